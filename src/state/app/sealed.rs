//! Owner of the requests to the sealed module, and of what may be sent of sealed games.

use std::rc::Rc;

use super::library::Library;
use super::request::{Request, Requests};
use super::screen::{Screen, Sheet};
use super::sealed_lobby::{PendingSealedRequest, SealedAction, SealedLobby};
use super::session::Session;
use crate::game::{PlayerCount, Ruleset, Seat};
use crate::state::correspondence::GameId;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::{Doubt, SealedGame, SealedLink, SideCheck};
use crate::state::sealed_game::{Entropy, SealedRejection, SealedRequest, SealedSide};
use crate::state::settings::PlayerNames;

/// Work that waits for the sealed module, besides turns: those are part of their games.
#[derive(Clone, Debug, PartialEq)]
enum SealedTask {
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

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct SealedTasks {
    tasks: Vec<SealedTask>,
    /// Slots whose game isn't stored in its current state.
    unsaved: Vec<GameSlot>,
}

impl SealedTasks {
    pub fn update(
        &mut self,
        action: SealedAction,
        session: &Session,
        library: &Library,
    ) -> Requests {
        match action {
            SealedAction::Begin { id, entropy } => self.begin_from_form(id, entropy, library),
            SealedAction::Rematch { id, entropy } => self.rematch(id, entropy, session, library),
            SealedAction::Join { name, entropy } => self.join(name, entropy, session, library),
            SealedAction::Replied(request, reply) => {
                if self.pending_request(session, library).as_ref() == Some(&request) {
                    self.on_reply(request, reply, session, library)
                } else {
                    Vec::new()
                }
            }
        }
    }

    /// The request to the sealed module now, whatever is on the screen: turns first, then links, then stored sides that
    /// aren't checked yet, that of the screen first. A side is checked before it is used. A reply counts as long as its
    /// request is pending.
    pub fn pending_request(
        &self,
        session: &Session,
        library: &Library,
    ) -> Option<PendingSealedRequest> {
        let games = || {
            library
                .games()
                .iter()
                .filter_map(|(_, game)| game.sealed().map(|it| (game, it)))
        };
        let turn = games().find_map(|(game, sealed)| {
            let turn = game.turn_to_seal().filter(|_| !is_damaged(game))?;
            let side = sealed.side.stored.clone();
            let turn = turn.clone();
            Some(PendingSealedRequest {
                id: sealed.id,
                request: SealedRequest::Play { turn, side },
            })
        });
        let task = || self.tasks.iter().find_map(|task| task.request(library));
        let check = |sealed: &SealedGame| {
            let request = SealedRequest::Check(sealed.side.stored.clone());
            (sealed.check() == SideCheck::Pending).then_some(PendingSealedRequest {
                id: sealed.id,
                request,
            })
        };
        if let Some(request) = turn.or_else(task) {
            let mut used = games().filter(|(_, sealed)| sealed.id == request.id);
            return used.find_map(|(_, sealed)| check(sealed)).or(Some(request));
        }
        let shown = session.sealed_game(library).and_then(|game| game.sealed());
        shown
            .into_iter()
            .chain(games().map(|(_, sealed)| sealed))
            .find_map(|sealed| check(sealed))
    }

    /// The message that is being read.
    pub fn reading(&self) -> Option<&SealedLink> {
        self.tasks.iter().find_map(|task| match task {
            SealedTask::Read(link) => Some(link),
            SealedTask::Begin { .. } | SealedTask::Join { .. } => None,
        })
    }

    /// Returns `true` while the game of the link on the screen is being joined.
    pub fn is_joining(&self, session: &Session) -> bool {
        let Some(shown) = invitation(session) else {
            return false;
        };
        let mut tasks = self.tasks.iter();
        tasks.any(|task| matches!(task, SealedTask::Join { letter, .. } if letter == shown))
    }

    /// Keeps in mind whether the game of a slot is stored in its current state.
    pub fn set_stored(&mut self, slot: GameSlot, is_stored: bool) {
        self.unsaved.retain(|&other| other != slot);
        if !is_stored {
            self.unsaved.push(slot);
        }
    }

    /// Lets a message be read.
    pub fn read(&mut self, link: SealedLink) {
        let task = SealedTask::Read(link);
        if !self.tasks.contains(&task) {
            self.tasks.push(task);
        }
    }

    /// Sends the last message of the sealed game on the screen, if that is stored: a side that forgets what it has sent
    /// may answer twice, and so give cards away.
    pub fn send(&self, session: &Session, library: &Library) -> Requests {
        let Some(game) = session.sealed_game(library) else {
            return Vec::new();
        };
        match library.games().slot_of(game.id()) {
            Some(slot) if self.unsaved.contains(&slot) => vec![Request::Notify(Notice::NotSent)],
            Some(_) if !game.is_checked() => vec![Request::Notify(Notice::NotSent)],
            Some(slot) => {
                let sent = Box::new(Game::clone(game).sent());
                vec![
                    Request::UpdateGame(slot, sent),
                    Request::OpenSheet(Sheet::Send),
                ]
            }
            None => Vec::new(),
        }
    }

    fn begin_from_form(&mut self, id: GameId, entropy: Entropy, library: &Library) -> Requests {
        let (form, names) = (library.settings().new_game, library.settings().names);
        if !form.can_be_sealed() {
            return Vec::new();
        }
        vec![
            Request::SaveForm(form.without_friends()),
            self.begin(id, form.ruleset(), names, entropy),
        ]
    }

    /// Starts another game with the same friend; the player who starts it takes the first seat.
    fn rematch(
        &mut self,
        id: GameId,
        entropy: Entropy,
        session: &Session,
        library: &Library,
    ) -> Requests {
        let game = session.sealed_game(library);
        let over = game.filter(|game| game.is_match_over());
        let Some(sealed) = over.and_then(|game| game.sealed()).cloned() else {
            return Vec::new();
        };
        let names = match sealed.side.seat {
            Seat::FIRST => sealed.names,
            _ => sealed.names.turned(PlayerCount::TWO),
        };
        vec![self.begin(id, sealed.side.ruleset, names, entropy)]
    }

    fn begin(
        &mut self,
        id: GameId,
        ruleset: Ruleset,
        names: PlayerNames,
        entropy: Entropy,
    ) -> Request {
        self.tasks.push(SealedTask::Begin {
            id,
            ruleset,
            names,
            entropy,
        });
        Request::Show(Screen::Sealed(Rc::new(SealedLobby::Beginning(id))))
    }

    fn join(
        &mut self,
        name: String,
        entropy: Entropy,
        session: &Session,
        library: &Library,
    ) -> Requests {
        let Some(letter) = invitation(session).cloned() else {
            return Vec::new();
        };
        // Another tab may have joined in the meantime.
        if library.games().at(GameSlot::Sealed(letter.id)).is_some() {
            return receive(letter, library);
        }
        if !self.is_joining(session) {
            self.tasks.push(SealedTask::Join {
                letter,
                name,
                entropy,
            });
        }
        Vec::new()
    }

    fn on_reply(
        &mut self,
        request: PendingSealedRequest,
        reply: Result<Rc<SealedSide>, SealedRejection>,
        session: &Session,
        library: &Library,
    ) -> Requests {
        let id = request.id;
        match request.request {
            SealedRequest::Play { .. } => return seal_turn(id, reply, library),
            SealedRequest::Check(_) => return self.check(id, reply.ok(), library),
            SealedRequest::Invite(..) | SealedRequest::Join(..) | SealedRequest::Read { .. } => {}
        }
        let is_for = |task: &SealedTask| task.request(library).as_ref() == Some(&request);
        let Some(at) = self.tasks.iter().position(is_for) else {
            return Vec::new();
        };
        match (self.tasks.remove(at), reply) {
            (SealedTask::Begin { names, .. }, Ok(side)) => {
                add_game(id, side, names, session, library)
            }
            // A game that isn't as its link said is not stored.
            (SealedTask::Join { letter, .. } | SealedTask::Read(letter), Ok(side))
                if side.ruleset != letter.ruleset =>
            {
                reject(SealedRejection::Wrong)
            }
            (SealedTask::Join { letter, name, .. }, Ok(side)) => {
                let mut names = PlayerNames::NONE;
                names.set(Seat::FIRST, &letter.name);
                names.set(side.seat, name.trim());
                add_game(id, side, names, session, library)
            }
            (SealedTask::Read(letter), Ok(side)) => advance(&letter, side, library),
            (SealedTask::Begin { .. }, Err(rejection)) => {
                let lobby = Screen::Sealed(Rc::new(SealedLobby::Beginning(id)));
                let is_shown = *session.screen() == lobby;
                let mut requests = reject(rejection);
                if is_shown {
                    requests.insert(0, Request::Show(Screen::Home));
                }
                requests
            }
            (SealedTask::Join { .. } | SealedTask::Read(_), Err(rejection)) => reject(rejection),
        }
    }
}

impl SealedTasks {
    /// Takes over a stored side as the module has restored it. Nothing is read into one that it can't restore.
    fn check(
        &mut self,
        id: GameId,
        restored: Option<Rc<SealedSide>>,
        library: &Library,
    ) -> Requests {
        let slot = GameSlot::Sealed(id);
        let Some(game) = library.games().at(slot) else {
            return Vec::new();
        };
        if restored.is_none() {
            let is_of = |task: &SealedTask| matches!(task, SealedTask::Read(link) if link.id == id);
            self.tasks.retain(|task| !is_of(task));
        }
        vec![Request::UpdateGame(slot, Box::new(game.checked(restored)))]
    }
}

impl SealedTask {
    fn request(&self, library: &Library) -> Option<PendingSealedRequest> {
        let (id, question) = match self {
            Self::Begin {
                id,
                ruleset,
                entropy,
                ..
            } => (*id, SealedRequest::Invite(*ruleset, entropy.clone())),
            Self::Join {
                letter, entropy, ..
            } => (
                letter.id,
                SealedRequest::Join(entropy.clone(), letter.message.clone()),
            ),
            Self::Read(letter) => {
                let game = library.games().at(GameSlot::Sealed(letter.id))?;
                let question = SealedRequest::Read {
                    message: letter.message.clone(),
                    side: game.sealed()?.side.stored.clone(),
                };
                (letter.id, question)
            }
        };
        Some(PendingSealedRequest {
            id,
            request: question,
        })
    }
}

/// The invitation on the screen.
fn invitation(session: &Session) -> Option<&SealedLink> {
    let Screen::Sealed(lobby) = session.screen() else {
        return None;
    };
    match &**lobby {
        SealedLobby::Invited(link) => Some(link),
        SealedLobby::Elsewhere(_) | SealedLobby::Beginning(_) | SealedLobby::Shuffling(_) => None,
    }
}

fn is_damaged(game: &Game) -> bool {
    game.doubt() == Some(Doubt::Damaged)
}

fn reject(rejection: SealedRejection) -> Requests {
    vec![Request::Notify(Notice::Sealed(rejection))]
}

/// Slot of the game that this message began.
fn begun_by(message: &str, library: &Library) -> Option<GameSlot> {
    let mut games = library.games().iter();
    games.find_map(|(slot, game)| {
        let first = game.sealed()?.side.first_message();
        (first == Some(message)).then_some(slot)
    })
}

/// Opens a link: to the lobby, if its game isn't known here, else to the game, which reads the message.
pub(super) fn receive(link: SealedLink, library: &Library) -> Requests {
    let slot = GameSlot::Sealed(link.id);
    let mut requests = vec![Request::ForgetSealedNotices];
    if library.games().at(slot).is_none()
        && let Some(slot) = begun_by(&link.message, library)
    {
        // Under another ID: whoever joined would play against the same side, perhaps their own.
        requests.push(Request::Resume(slot));
        requests.extend(reject(SealedRejection::Known));
    } else if let Some(game) = library.games().at(slot) {
        requests.push(Request::Resume(slot));
        // A damaged game reads nothing; its screen says so.
        requests.extend((!is_damaged(game)).then_some(Request::ReadSealed(link)));
    } else {
        let lobby = match link.number {
            1 => SealedLobby::Invited(link),
            _ => SealedLobby::Elsewhere(link),
        };
        requests.push(Request::Show(Screen::Sealed(Rc::new(lobby))));
    }
    requests
}

/// Stores a game that was begun or joined here, and shows it if its lobby is on the screen.
fn add_game(
    id: GameId,
    side: Rc<SealedSide>,
    names: PlayerNames,
    session: &Session,
    library: &Library,
) -> Requests {
    let slot = GameSlot::Sealed(id);
    let mut requests = Requests::new();
    if library.games().at(slot).is_none() {
        let sealed = SealedGame::new(id, side, names.among(PlayerCount::TWO));
        // All turns were checked; the library gives it its number.
        if let Ok(game) = Game::of_sealed(0, sealed) {
            requests.push(Request::AddGame(slot, Box::new(game)));
        }
    }
    let is_shown = match session.screen() {
        Screen::Sealed(lobby) => match &**lobby {
            SealedLobby::Invited(link) | SealedLobby::Elsewhere(link) => link.id == id,
            SealedLobby::Beginning(other) | SealedLobby::Shuffling(other) => *other == id,
        },
        _ => false,
    };
    if is_shown {
        requests.push(Request::Resume(slot));
    }
    requests
}

/// Applies a message that was read; the new turns are shown one by one.
fn advance(link: &SealedLink, side: Rc<SealedSide>, library: &Library) -> Requests {
    let slot = GameSlot::Sealed(link.id);
    let Some(before) = library.games().at(slot) else {
        return Vec::new();
    };
    // All turns were checked.
    let Ok(after) = before.with_side(side) else {
        return reject(SealedRejection::Wrong);
    };
    let (from, to) = (before.ply() + 1, after.ply());
    let after = after.naming_friend(&link.name).recall(from, to);
    vec![Request::UpdateGame(slot, Box::new(after))]
}

/// Applies the message that a turn was made into, or takes the turn back if that failed.
fn seal_turn(
    id: GameId,
    reply: Result<Rc<SealedSide>, SealedRejection>,
    library: &Library,
) -> Requests {
    let slot = GameSlot::Sealed(id);
    let Some(before) = library.games().at(slot) else {
        return Vec::new();
    };
    let after = match &reply {
        Ok(side) => before.with_side(side.clone()).ok(),
        Err(_) => None,
    };
    let Some(after) = after.or_else(|| before.unsealed()) else {
        return Vec::new();
    };
    let mut requests = vec![Request::UpdateGame(slot, Box::new(after))];
    if let Err(rejection) = reply {
        requests.extend(reject(rejection));
    }
    requests
}
