//! Work for the sealed module.

use crate::game::{Ruleset, Seat};
use crate::state::app::library::Library;
use crate::state::app::sealed_lobby::PendingSealedRequest;
use crate::state::correspondence::GameId;
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::{Doubt, Entropy, SealedLink, SealedRequest, SideCheck};
use crate::state::settings::PlayerNames;

/// Work that waits for the sealed module, besides turns: those are part of their games.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedTask {
    Begin {
        id: GameId,
        ruleset: Ruleset,
        names: PlayerNames,
        entropy: Entropy,
    },
    Join {
        link: SealedLink,
        name: String,
        entropy: Entropy,
    },
    Read(SealedLink),
}

impl SealedTask {
    pub const fn id(&self) -> GameId {
        match self {
            Self::Begin { id, .. } => *id,
            Self::Join { link, .. } | Self::Read(link) => link.id,
        }
    }

    /// The request to the module; `None` if the game of the task is gone.
    pub fn request(&self, library: &Library) -> Option<PendingSealedRequest> {
        let (id, question) = match self {
            Self::Begin {
                id,
                ruleset,
                names,
                entropy,
            } => {
                let name = names.of(Seat::FIRST).into();
                (*id, SealedRequest::Invite(*ruleset, entropy.clone(), name))
            }
            Self::Join {
                link,
                name,
                entropy,
            } => {
                let (message, name) = (link.message.clone(), name.as_str().into());
                (link.id, SealedRequest::Join(entropy.clone(), message, name))
            }
            Self::Read(link) => {
                let game = library.games().at(GameSlot::Sealed(link.id))?;
                let question = SealedRequest::Read {
                    message: link.message.clone(),
                    side: game.sealed()?.side.stored.clone(),
                };
                (link.id, question)
            }
        };
        Some(PendingSealedRequest {
            id,
            request: question,
        })
    }
}

/// The request to check the stored side of a game, if that is still to be done.
pub fn check(game: &Game) -> Option<PendingSealedRequest> {
    let sealed = game.sealed()?;
    (sealed.check() == SideCheck::Pending).then(|| PendingSealedRequest {
        id: sealed.id,
        request: SealedRequest::Check(sealed.side.stored.clone()),
    })
}

/// The request to make a message of the turn that was made here, if there is one.
pub fn play(game: &Game) -> Option<PendingSealedRequest> {
    let sealed = game.sealed()?;
    let turn = game.turn_to_seal().filter(|_| !is_damaged(game))?.clone();
    let side = sealed.side.stored.clone();
    Some(PendingSealedRequest {
        id: sealed.id,
        request: SealedRequest::Play { turn, side },
    })
}

/// Returns `true` if the stored side of a game can't be restored.
pub fn is_damaged(game: &Game) -> bool {
    game.doubt() == Some(Doubt::Damaged)
}
