//! Sealed games: what is asked of where they are kept secret, and what its answers change.

use std::rc::Rc;

use super::{AppState, Screen, Sheet};
use crate::game::{PlayerCount, Ruleset, Seat};
use crate::state::correspondence::GameId;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::{Entropy, SealedRejection, SealedRequest, SealedSide};
use crate::state::sealed_game::{SealedGame, SealedLink};
use crate::state::settings::PlayerNames;

/// What can be done about sealed games.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedAction {
    /// Begin the game that the form describes.
    Begin {
        /// What tells it from all others.
        id: GameId,
        /// What its secrets follow from.
        entropy: Entropy,
    },
    /// Begin another like the one at the table, once that is over.
    Again {
        /// What tells it from all others.
        id: GameId,
        /// What its secrets follow from.
        entropy: Entropy,
    },
    /// Join the game of the link on the page.
    Join {
        /// What the player is called.
        name: String,
        /// What the secrets follow from.
        entropy: Entropy,
    },
    /// What was asked was answered.
    Answered(
        PendingSealedRequest,
        Result<Rc<SealedSide>, SealedRejection>,
    ),
}

/// A question about a sealed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingSealedRequest {
    /// The game.
    pub id: GameId,
    /// The question.
    pub question: SealedRequest,
}

/// A sealed game on the page that has no cards yet.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedLobby {
    /// A link invites to it.
    Invited(SealedLink),
    /// A link belongs to it, but it is not kept here.
    Elsewhere(SealedLink),
    /// It is being begun here.
    Beginning(GameId),
    /// Both shuffle, message by message.
    Shuffling(GameId),
}

/// What waits for an answer, besides turns: these are part of their games.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SealedTask {
    Begin {
        id: GameId,
        ruleset: Ruleset,
        names: PlayerNames,
        entropy: Entropy,
    },
    Join {
        letter: SealedLink,
        name: String,
        entropy: Entropy,
    },
    Read(SealedLink),
}

impl AppState {
    /// Something that is done about sealed games.
    pub(super) fn seal(&mut self, action: SealedAction) {
        match action {
            SealedAction::Begin { id, entropy } if self.settings.terms.can_be_sealed() => {
                let (ruleset, names) = (self.settings.terms.ruleset(), self.settings.names);
                self.settings.terms = self.settings.terms.without_friends();
                self.begin_sealed(id, ruleset, names, entropy);
            }
            SealedAction::Begin { .. } => {}
            SealedAction::Again { id, entropy } => self.seal_again(id, entropy),
            SealedAction::Join { name, entropy } => self.join_sealed(name, entropy),
            SealedAction::Answered(asked, answer) => {
                if self.sealed_request().as_ref() == Some(&asked) {
                    self.on_sealed_reply(asked, answer);
                }
            }
        }
    }

    /// What is asked of where sealed games are kept secret, wherever the player looks: turns that were made first, then
    /// what came. An answer counts as long as this is asked.
    #[must_use]
    pub fn sealed_request(&self) -> Option<PendingSealedRequest> {
        let mut games = self.games.iter();
        let turn = games.find_map(|(_, game)| {
            let sealed = game.sealed()?;
            let question = SealedRequest::Play {
                turn: game.turn_to_seal()?.clone(),
                side: sealed.side.stored.clone(),
            };
            Some(PendingSealedRequest {
                id: sealed.id,
                question,
            })
        });
        turn.or_else(|| {
            self.sealed_tasks
                .iter()
                .find_map(|errand| self.to_ask(errand))
        })
    }

    fn to_ask(&self, errand: &SealedTask) -> Option<PendingSealedRequest> {
        let (id, question) = match errand {
            SealedTask::Begin {
                id,
                ruleset,
                entropy,
                ..
            } => (*id, SealedRequest::Invite(*ruleset, entropy.clone())),
            SealedTask::Join {
                letter, entropy, ..
            } => (
                letter.id,
                SealedRequest::Join(entropy.clone(), letter.message.clone()),
            ),
            SealedTask::Read(letter) => {
                let game = self.games.at(GameSlot::Sealed(letter.id))?;
                let question = SealedRequest::Read {
                    message: letter.message.clone(),
                    side: game.sealed()?.side.stored.clone(),
                };
                (letter.id, question)
            }
        };
        Some(PendingSealedRequest { id, question })
    }

    /// Whether a message that came is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        let mut errands = self.sealed_tasks.iter();
        errands.any(|errand| matches!(errand, SealedTask::Read(_)))
    }

    /// Whether the game of the link on the page is being joined.
    #[must_use]
    pub fn is_joining(&self) -> bool {
        let Screen::Sealed(visit) = &self.screen else {
            return false;
        };
        let SealedLobby::Invited(shown) = &**visit else {
            return false;
        };
        let mut errands = self.sealed_tasks.iter();
        errands.any(|errand| matches!(errand, SealedTask::Join { letter, .. } if letter == shown))
    }

    /// The sealed game on the page, at the table or before there are cards.
    #[must_use]
    pub fn sealed_game(&self) -> Option<&Rc<Game>> {
        match &self.screen {
            Screen::Sealed(visit) => match **visit {
                SealedLobby::Shuffling(id) => self.games.at(GameSlot::Sealed(id)),
                SealedLobby::Invited(_) | SealedLobby::Elsewhere(_) | SealedLobby::Beginning(_) => {
                    None
                }
            },
            _ => self.game().filter(|game| game.sealed().is_some()),
        }
    }

    /// Takes a message that came.
    pub(super) fn receive_sealed(&mut self, letter: SealedLink) {
        let is_of_letter = |notice: &Notice| matches!(notice, Notice::Sealed(_));
        self.notices.retain(|notice| !is_of_letter(notice));
        let place = GameSlot::Sealed(letter.id);
        if self.games.at(place).is_none() {
            let visit = match letter.number {
                1 => SealedLobby::Invited(letter),
                _ => SealedLobby::Elsewhere(letter),
            };
            return self.show(Screen::Sealed(Rc::new(visit)));
        }
        self.go_on(place);
        let errand = SealedTask::Read(letter);
        if !self.sealed_tasks.contains(&errand) {
            self.sealed_tasks.push(errand);
        }
    }

    /// The screen of a sealed game.
    pub(super) fn sealed_screen(&self, id: GameId) -> Screen {
        let place = GameSlot::Sealed(id);
        match self.games.at(place) {
            Some(game) if game.is_dealt() => Screen::Table(place),
            _ => Screen::Sealed(Rc::new(SealedLobby::Shuffling(id))),
        }
    }

    /// The last message of the sealed game on the page is sent, if that is stored: a side that forgets what it has sent may
    /// answer twice, and so give cards away.
    pub(super) fn send_sealed(&mut self) {
        if let Some(game) = self.sealed_game().cloned()
            && let Some(place) = self.games.place_of(game.id())
        {
            if self.unsaved_sealed.contains(&place) {
                self.notices.retain(|&notice| notice != Notice::NotSent);
                return self.notices.push(Notice::NotSent);
            }
            self.games.put(place, Game::clone(&game).sent());
            self.sheet = Some(Sheet::Send);
        }
    }

    fn begin_sealed(&mut self, id: GameId, ruleset: Ruleset, names: PlayerNames, entropy: Entropy) {
        self.sealed_tasks.push(SealedTask::Begin {
            id,
            ruleset,
            names,
            entropy,
        });
        self.show(Screen::Sealed(Rc::new(SealedLobby::Beginning(id))));
    }

    /// Whoever begins it sits at the first seat.
    fn seal_again(&mut self, id: GameId, entropy: Entropy) {
        let over = self.sealed_game().filter(|game| game.is_match_over());
        if let Some(sealed) = over.and_then(|game| game.sealed()).cloned() {
            let names = match sealed.side.seat {
                Seat::FIRST => sealed.names,
                _ => sealed.names.turned(PlayerCount::TWO),
            };
            self.begin_sealed(id, sealed.side.ruleset, names, entropy);
        }
    }

    fn join_sealed(&mut self, name: String, entropy: Entropy) {
        let Screen::Sealed(visit) = &self.screen else {
            return;
        };
        let SealedLobby::Invited(letter) = &**visit else {
            return;
        };
        let letter = letter.clone();
        // Another tab may have joined meanwhile.
        if self.games.at(GameSlot::Sealed(letter.id)).is_some() {
            return self.receive_sealed(letter);
        }
        if !self.is_joining() {
            self.sealed_tasks.push(SealedTask::Join {
                letter,
                name,
                entropy,
            });
        }
    }

    fn on_sealed_reply(
        &mut self,
        asked: PendingSealedRequest,
        answer: Result<Rc<SealedSide>, SealedRejection>,
    ) {
        let PendingSealedRequest { id, question } = asked;
        if let SealedRequest::Play { .. } = question {
            return self.turn_sealed(id, answer);
        }
        let mut errands = self.sealed_tasks.iter();
        let is_asked = |errand: &SealedTask| {
            let asked = self.to_ask(errand);
            asked.is_some_and(|asked| asked.id == id && asked.question == question)
        };
        let Some(at) = errands.position(is_asked) else {
            return;
        };
        match (self.sealed_tasks.remove(at), answer) {
            (SealedTask::Begin { names, .. }, Ok(side)) => self.add_sealed_game(id, side, names),
            // What is not what its link said is not kept.
            (SealedTask::Join { letter, .. } | SealedTask::Read(letter), Ok(side))
                if side.ruleset != letter.ruleset =>
            {
                self.notices.push(Notice::Sealed(SealedRejection::Wrong));
            }
            (SealedTask::Join { letter, name, .. }, Ok(side)) => {
                let mut names = PlayerNames::NONE;
                names.set(Seat::FIRST, &letter.name);
                names.set(side.seat, name.trim());
                self.add_sealed_game(id, side, names);
            }
            (SealedTask::Read(letter), Ok(side)) => self.sealed_further(&letter, side),
            (SealedTask::Begin { .. }, Err(refusal)) => {
                self.leave_sealed(&SealedLobby::Beginning(id));
                self.notices.push(Notice::Sealed(refusal));
            }
            (SealedTask::Join { .. }, Err(refusal)) => self.notices.push(Notice::Sealed(refusal)),
            (SealedTask::Read(_), Err(refusal)) => self.notices.push(Notice::Sealed(refusal)),
        }
    }

    /// A game has come to be here: it was begun, or joined.
    fn add_sealed_game(&mut self, id: GameId, side: Rc<SealedSide>, names: PlayerNames) {
        let place = GameSlot::Sealed(id);
        let sealed = SealedGame {
            id,
            names: names.among(PlayerCount::TWO),
            sent: 0,
            side,
        };
        // All turns were checked.
        if self.games.at(place).is_none()
            && let Ok(game) = Game::of_sealed(self.next_id, sealed)
        {
            self.next_id += 1;
            self.games.put(place, game);
        }
        let is_shown = match &self.screen {
            Screen::Sealed(visit) => match &**visit {
                SealedLobby::Invited(letter) | SealedLobby::Elsewhere(letter) => letter.id == id,
                SealedLobby::Beginning(other) | SealedLobby::Shuffling(other) => *other == id,
            },
            _ => false,
        };
        if is_shown {
            self.go_on(place);
        }
    }

    fn leave_sealed(&mut self, visit: &SealedLobby) {
        let is_shown = matches!(&self.screen, Screen::Sealed(shown) if **shown == *visit);
        if is_shown {
            self.show(Screen::Home);
        }
    }

    /// A message was read: what has happened since is told turn by turn.
    fn sealed_further(&mut self, letter: &SealedLink, side: Rc<SealedSide>) {
        let place = GameSlot::Sealed(letter.id);
        let Some(before) = self.games.at(place).cloned() else {
            return;
        };
        // All turns were checked.
        let Ok(after) = before.with_side(side) else {
            return self.notices.push(Notice::Sealed(SealedRejection::Wrong));
        };
        let (from, to) = (before.ply() + 1, after.ply());
        let after = after.naming_friend(&letter.name).recall(from, to);
        self.update_sealed_game(place, after);
    }

    /// A turn was made into a message, or could not be.
    fn turn_sealed(&mut self, id: GameId, answer: Result<Rc<SealedSide>, SealedRejection>) {
        let place = GameSlot::Sealed(id);
        let Some(before) = self.games.at(place).cloned() else {
            return;
        };
        let after = match &answer {
            Ok(side) => before.with_side(side.clone()).ok(),
            Err(_) => None,
        };
        match after.or_else(|| before.unsealed()) {
            Some(after) => self.update_sealed_game(place, after),
            None => return,
        }
        if let Err(refusal) = answer {
            self.notices.push(Notice::Sealed(refusal));
        }
    }

    /// Puts a later telling of a sealed game at its place. Who waits for its cards gets to the table once there are any.
    pub(super) fn update_sealed_game(&mut self, place: GameSlot, game: Game) {
        let id = game.sealed().map(|sealed| sealed.id);
        self.games.put(place, game);
        if let (Some(id), Screen::Sealed(visit)) = (id, &self.screen)
            && **visit == SealedLobby::Shuffling(id)
        {
            self.screen = self.sealed_screen(id);
        }
        self.review_table();
    }
}
