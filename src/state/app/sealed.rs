//! Owner of the requests to the sealed module, and of what may be sent of sealed games.

mod effects;
mod task;

use std::rc::Rc;

pub(super) use self::effects::receive;
use self::effects::{add_game, advance, reject, seal_turn};
use self::task::{SealedTask, check, play};

use super::library::Library;
use super::request::{Request, Requests};
use super::screen::{Screen, Sheet};
use super::sealed_lobby::{LockState, PendingSealedRequest, SealedAction, SealedLobby, SealedLock};
use super::session::Session;
use crate::game::{PlayerCount, Ruleset, Seat};
use crate::state::correspondence::GameId;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::{
    Doubt, Entropy, SealedLink, SealedRejection, SealedRequest, SealedSide,
};
use crate::state::settings::PlayerNames;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct SealedTasks {
    tasks: Vec<SealedTask>,
    /// Stored sides.
    stored: Vec<(GameSlot, Rc<str>)>,
    lock: Option<(SealedLock, LockState)>,
    /// Number of locks that were wanted so far.
    locks: u32,
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
            SealedAction::LockChanged(lock, state) => {
                if let Some((wanted, now)) = &mut self.lock
                    && *wanted == lock
                {
                    *now = state;
                }
                Vec::new()
            }
        }
    }

    /// The request to the sealed module now. A game is only advanced while this tab holds its lock, and after its stored
    /// side is checked: turns first, then links. Without that, the stored side on the screen is checked, and then those
    /// whose result the list of games tells. A reply counts as long as its request is pending.
    pub fn pending_request(
        &self,
        session: &Session,
        library: &Library,
    ) -> Option<PendingSealedRequest> {
        let advance = || {
            let (SealedLock { id, .. }, LockState::Held) = self.lock? else {
                return None;
            };
            let game = library.games().at(GameSlot::Sealed(id));
            let step = game.and_then(|game| check(game).or_else(|| play(game)));
            let mut tasks = self.tasks.iter().filter(|task| task.id() == id);
            step.or_else(|| tasks.find_map(|task| task.request(library)))
        };
        let stored = || {
            let shown = session.sealed_game(library);
            let mut others = library.games().iter();
            let is_over = |game: &Game| game.doubt() == Some(Doubt::Checking);
            shown
                .and_then(|game| check(game))
                .or_else(|| others.find_map(|(_, game)| check(game).filter(|_| is_over(game))))
        };
        advance().or_else(stored)
    }

    /// The lock that this tab wants, with its state.
    pub const fn lock(&self) -> Option<(SealedLock, LockState)> {
        self.lock
    }

    /// The game that this tab wants to advance, if another tab has it open.
    pub fn open_elsewhere(&self) -> Option<GameId> {
        let lock = self
            .lock
            .filter(|&(_, state)| state == LockState::Elsewhere);
        lock.map(|(lock, _)| lock.id)
    }

    /// Catches up with the screen: the lock of the game shown is wanted, else that of one with something to do.
    pub fn sync(&mut self, session: &Session, library: &Library) {
        let shown = session.sealed_game(library);
        let shown = shown.and_then(|game| Some(game.sealed()?.id));
        let task = || {
            self.tasks
                .iter()
                .find_map(|task| Some(task.request(library)?.id))
        };
        let turn = || {
            library
                .games()
                .iter()
                .find_map(|(_, game)| Some(play(game)?.id))
        };
        let wanted = shown.or_else(task).or_else(turn);
        if wanted != self.lock.map(|(lock, _)| lock.id) {
            self.locks += 1;
            let number = self.locks;
            self.lock = wanted.map(|id| (SealedLock { id, number }, LockState::Waiting));
        }
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
        tasks.any(|task| matches!(task, SealedTask::Join { link, .. } if link == shown))
    }

    /// Keeps in mind which side of the game in a slot is stored.
    pub fn set_stored(&mut self, slot: GameSlot, side: Option<Rc<str>>) {
        self.stored.retain(|(other, _)| *other != slot);
        self.stored.extend(side.map(|side| (slot, side)));
    }

    /// Lets a message be read.
    pub fn read(&mut self, link: SealedLink) {
        let task = SealedTask::Read(link);
        if !self.tasks.contains(&task) {
            self.tasks.push(task);
        }
    }

    /// The last message of the sealed game on the screen, if it may be sent: a side that forgets what it has sent may
    /// answer twice, and so give cards away. So its side has to be stored, and checked in this visit.
    pub fn message(&self, session: &Session, library: &Library) -> Option<SealedLink> {
        let game = session.sealed_game(library)?;
        let sealed = game.sealed()?;
        let stored = (
            library.games().slot_of(game.id())?,
            sealed.side.stored.clone(),
        );
        let may_be_sent = game.is_checked() && self.stored.contains(&stored);
        sealed.last_link().filter(|_| may_be_sent)
    }

    /// Sends that message.
    pub fn send(&self, session: &Session, library: &Library) -> Requests {
        let Some(game) = session.sealed_game(library) else {
            return Vec::new();
        };
        match library.games().slot_of(game.id()) {
            Some(slot) if self.message(session, library).is_some() => {
                let sent = Box::new(Game::clone(game).sent());
                vec![
                    Request::UpdateGame(slot, sent),
                    Request::OpenSheet(Sheet::Send),
                ]
            }
            Some(_) if game.is_checked() => vec![Request::Notify(Notice::NotSent)],
            _ => Vec::new(),
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
        let Some(link) = invitation(session).cloned() else {
            return Vec::new();
        };
        // Another tab may have joined in the meantime.
        if library.games().at(GameSlot::Sealed(link.id)).is_some() {
            return receive(link, library);
        }
        if !self.is_joining(session) {
            let mut names = PlayerNames::NONE;
            names.set(Seat::FIRST, name.trim());
            self.tasks.push(SealedTask::Join {
                link,
                name: names.of(Seat::FIRST).to_owned(),
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
            (SealedTask::Join { link, .. } | SealedTask::Read(link), Ok(side))
                if side.ruleset != link.ruleset =>
            {
                reject(SealedRejection::Wrong)
            }
            (SealedTask::Join { link, .. }, Ok(side)) if side.id(link.id) != link.id => {
                reject(SealedRejection::Damaged)
            }
            (SealedTask::Join { link, name, .. }, Ok(side)) => {
                let mut names = PlayerNames::NONE;
                // A signed game has the name in its messages, if there is one.
                if side.identity.is_none() {
                    names.set(Seat::FIRST, &link.name);
                }
                names.set(side.seat, &name);
                add_game(id, side, names, session, library)
            }
            (SealedTask::Read(link), Ok(side)) => advance(&link, side, library),
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
