//! The connection of this page to a room: the live module, the socket, the timer and the session.

mod module;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use super::page::LivePage;
use super::table::table_of;
use crate::live::{Begin, PageEvent, Reaction, RelayUrl, Status, VisitSeed};
use crate::platform::{self, AfterPaint, Relay, Socket, Timer, WasmModule, entropy_bytes};
use crate::state::{
    Action, AppState, LiveEffect, LiveRoom, LiveRooms, LiveSession, Notice, NoticeAction,
    SealedAction, change_document,
};
use crate::ui::shell::fresh_entropy;
use crate::ui::store::BrowserStorage;

/// Name of the module that encrypts letters and speaks to relays.
const MODULE: &str = "live";

/// A room that is open on this page, if one is.
#[derive(Clone)]
pub struct LiveClient(Rc<ClientState>);

struct ClientState {
    session: RefCell<Option<LiveSession>>,
    module: RefCell<Option<WasmModule>>,
    socket: RefCell<Option<Socket>>,
    timer: RefCell<Option<Timer>>,
    /// Events that the module has yet to be told of.
    events: RefCell<VecDeque<PageEvent>>,
    is_telling: Cell<bool>,
    /// `true` if the module has told something that the session takes in since it last caught up.
    has_news: Cell<bool>,
    /// Number of the room that was entered last: what comes for an earlier one is dropped.
    visit: Cell<u32>,
    /// `true` if the module or the list of relays could not be loaded.
    has_failed: Cell<bool>,
    /// Number of changes so far.
    revision: Cell<u32>,
    /// Runs while a friend's turn is shown: the next one waits.
    hold: RefCell<Option<Timer>>,
    /// The work that follows once a friend's turn has been drawn.
    rest: RefCell<Option<AfterPaint>>,
    /// `true` if the room has changed since it was stored.
    is_unstored: Cell<bool>,
    is_catching_up: Cell<bool>,
    /// `true` if something has changed while the client caught up.
    is_behind: Cell<bool>,
    page: LivePage,
    dispatch: Callback<Action>,
    on_change: Callback<()>,
}

impl PartialEq for LiveClient {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl LiveClient {
    /// `on_change` is called whenever what is shown of the session may have changed.
    pub fn new(page: LivePage, dispatch: Callback<Action>, on_change: Callback<()>) -> Self {
        Self(Rc::new(ClientState {
            session: RefCell::default(),
            module: RefCell::default(),
            socket: RefCell::default(),
            timer: RefCell::default(),
            events: RefCell::default(),
            is_telling: Cell::default(),
            has_news: Cell::default(),
            visit: Cell::default(),
            has_failed: Cell::default(),
            revision: Cell::default(),
            hold: RefCell::default(),
            rest: RefCell::default(),
            is_unstored: Cell::default(),
            is_catching_up: Cell::default(),
            is_behind: Cell::default(),
            page,
            dispatch,
            on_change,
        }))
    }

    /// Calls `look` with the session, if a room is open.
    pub fn look<T>(&self, look: impl FnOnce(&LiveSession) -> T) -> Option<T> {
        self.0.session.borrow().as_ref().map(look)
    }

    /// Number of changes so far: what is drawn of the session is drawn again when it has grown.
    pub fn revision(&self) -> u32 {
        self.0.revision.get()
    }

    fn changed(&self) {
        self.0.revision.set(self.0.revision.get().wrapping_add(1));
        self.0.on_change.emit(());
    }

    /// Returns `true` if the relay is gone, or live play couldn't be loaded.
    pub fn is_away(&self) -> bool {
        self.0.has_failed.get() || self.look(LiveSession::status) == Some(Status::Away)
    }

    /// Enters a room, unless that one is open. Connects to its relay.
    pub fn enter(&self, room: &LiveRoom) {
        let is_open = self.look(|open| open.room().invitation() == room.invitation());
        if is_open == Some(true) {
            return;
        }
        self.leave();
        self.0.session.replace(Some(LiveSession::new(room.clone())));
        self.connect();
        self.catch_up();
    }

    /// Loads what is missing and connects.
    pub fn connect(&self) {
        let visit = self.0.visit.get() + 1;
        self.0.visit.set(visit);
        let is_again = self.0.has_failed.replace(false);
        self.changed();
        let client = self.clone();
        spawn_local(async move {
            let module = WasmModule::load(MODULE, is_again).await;
            let relays = platform::relays().await;
            if client.0.visit.get() != visit {
                return;
            }
            let begun = match (module, relays, entropy_bytes()) {
                (Ok(module), Ok(relays), Ok(seed)) => {
                    client.0.module.replace(Some(module));
                    client.begin(&relays, VisitSeed(seed))
                }
                _ => false,
            };
            if !begun {
                client.0.has_failed.set(true);
                client.changed();
            }
            client.catch_up();
        });
    }

    /// Returns `false` if there is no relay.
    fn begin(&self, relays: &[Relay], seed: VisitSeed) -> bool {
        let begin = self.look(|session| {
            let room = session.room();
            let place = room.invitation().relay;
            // That of the link is the one where the others are.
            let (first, rest): (Vec<&Relay>, Vec<&Relay>) =
                relays.iter().partition(|relay| relay.place() == place);
            let urls = first.into_iter().chain(rest);
            let urls = urls.filter_map(|relay| relay.url().parse().ok());
            Begin {
                secret: room.invitation().secret.clone(),
                chairs: room.invitation().chairs(),
                own: room.own(),
                seen: room.counters_to_begin_with(),
                seed,
                relays: urls.collect::<Vec<RelayUrl>>(),
            }
        });
        // Earlier events could reach no module.
        self.0.events.borrow_mut().clear();
        match begin {
            Some(begin) if !begin.relays.is_empty() => {
                let listed = self.look(|session| session.room().claims_to_list());
                if let Some(session) = &mut *self.0.session.borrow_mut() {
                    session.begin_visit();
                }
                self.tell(PageEvent::Begin(Box::new(begin)));
                for claim in listed.unwrap_or_default() {
                    self.tell(PageEvent::Seat(claim));
                }
                true
            }
            _ => false,
        }
    }

    /// Leaves the room; its game goes on by link, or when the room is entered again.
    pub fn leave(&self) {
        self.0.is_unstored.set(false);
        if self.0.session.borrow().is_some() {
            self.tell(PageEvent::Leave);
        }
        self.0.visit.set(self.0.visit.get() + 1);
        self.0.session.replace(None);
        self.0.hold.replace(None);
        self.0.rest.replace(None);
        self.0.socket.replace(None);
        self.0.timer.replace(None);
        self.changed();
    }

    /// Tries at once, because the page is seen again, the network is back, or the player asks for it.
    pub fn wake(&self) {
        if self.0.has_failed.get() {
            self.connect();
        } else if self.0.session.borrow().is_some() {
            self.tell(PageEvent::Wake);
        }
    }

    pub fn show_reaction(&self, reaction: Reaction) {
        self.tell(PageEvent::Reaction(reaction));
    }

    /// Changes the session, and does what follows.
    pub fn change(&self, change: impl FnOnce(&mut LiveSession) -> Vec<LiveEffect>) {
        let effects = self.0.session.borrow_mut().as_mut().map(change);
        self.carry_out(effects.unwrap_or_default());
        self.changed();
        self.catch_up();
    }

    /// Changes the state of the page, and catches up with it in an open room.
    pub fn follow(&self, action: Action) {
        let page = &self.0.page;
        let before = page.app.emit(());
        page.change.emit(action);
        let is_open = self.look(|_| ()).is_some();
        // An action that is ignored has nothing to be followed.
        if is_open && before != page.app.emit(()) {
            page.save.emit(());
            self.catch_up();
        }
    }

    /// Catches up with the games, until nothing more follows.
    pub fn catch_up(&self) {
        self.0.is_behind.set(true);
        // What is done here may change the state. The effects of one look are carried out before the next one.
        if self.0.is_catching_up.replace(true) {
            return;
        }
        let mut has_delivered = false;
        while self.0.is_behind.replace(false) && !has_delivered {
            has_delivered = self.sync(&self.0.page.app.emit(()));
        }
        self.0.is_catching_up.set(false);
        if has_delivered {
            // A friend's turn is drawn first; that it is known here can be told after that.
            let client = self.clone();
            let rest = platform::after_paint(move || client.catch_up());
            self.0.rest.replace(Some(rest));
        } else {
            self.store();
        }
    }

    /// Returns `true` if something from a friend was taken in.
    fn sync(&self, app: &AppState) -> bool {
        let message = app.sealed_message();
        let may_deliver = self.0.hold.borrow().is_none();
        let table = table_of(app, message.as_ref(), may_deliver);
        let effects = {
            let mut session = self.0.session.borrow_mut();
            session.as_mut().map(|session| session.sync(table))
        };
        let effects = effects.unwrap_or_default();
        let has_delivered = effects.iter().any(LiveEffect::is_delivery);
        if has_delivered {
            self.hold(app.live_pace());
        }
        if !effects.is_empty() {
            self.carry_out(effects);
            self.changed();
        }
        has_delivered
    }

    /// Shows what has come for so long before the next turn is taken in.
    fn hold(&self, millis: u32) {
        let client = self.clone();
        let timer = Timer::after(millis, move || {
            client.0.hold.replace(None);
            client.catch_up();
        });
        self.0.hold.replace(Some(timer));
    }

    fn carry_out(&self, effects: Vec<LiveEffect>) {
        for effect in effects {
            match effect {
                LiveEffect::Tell(event) => self.tell(event),
                LiveEffect::Dispatch(action) => self.0.dispatch.emit(*action),
                LiveEffect::JoinSealed(name) => {
                    let join = fresh_entropy().map(|entropy| SealedAction::Join { name, entropy });
                    let join = join.map(Action::Sealed);
                    self.0.dispatch.emit(
                        join.unwrap_or(Action::Notice(NoticeAction::Tell(Notice::NoEntropy))),
                    );
                }
                LiveEffect::Store => self.0.is_unstored.set(true),
            }
        }
    }

    /// Stores the room, if it has changed.
    fn store(&self) {
        let room = self.look(|session| session.room().clone());
        let Some(room) = room.filter(|_| self.0.is_unstored.replace(false)) else {
            return;
        };
        let stored = change_document(&BrowserStorage, |rooms: &mut LiveRooms| rooms.put(room));
        if let Err(notice) = stored {
            let tell = NoticeAction::Tell(notice);
            self.0.dispatch.emit(Action::Notice(tell));
        }
    }
}
