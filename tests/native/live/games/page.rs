//! A device with everything: the module for live play, the session, the games, and the browser's storage.

use std::collections::VecDeque;

use red7::engine::EngineRequest;
use red7::game::{GameRng, Move, Turn};
use red7::live::{Begin, Call, Chair, Claim, Command, LiveService, PageEvent, RelayUrl, VisitSeed};
use red7::state::{
    Action, Game, GameAction, LiveEffect, LiveInvitation, LiveRoom, LiveRooms, LiveSession,
    LiveTable, NavigationAction, Screen, Storage, TurnAction, WaitingFor, change_document,
};

use crate::common::random_turn;
use crate::friends::device::{FakeStorage, TestPage, replayed};
use crate::live::device::Deed;
use crate::live::relay::{Socket, SocketEvent};

/// Most times that a page catches up after one event.
const MOST_SYNCS: usize = 200;

/// A turn that a player has finished on a device.
#[derive(Clone, Debug)]
pub struct Finished {
    pub ply: usize,
    pub turn: Turn,
}

pub struct Page {
    number: u8,
    invitation: LiveInvitation,
    relays: Vec<RelayUrl>,
    pub shown: TestPage,
    /// The storage as it was a while ago.
    backup: FakeStorage,
    pub live: LiveSession,
    service: LiveService,
    /// Index of the relay, and the socket there.
    pub socket: Option<(usize, Socket)>,
    pub timer: Option<u64>,
    pub is_asleep: bool,
    pub inbox: VecDeque<SocketEvent>,
    /// `true` if turns of friends may be shown at once.
    pub may_deliver: bool,
    /// `true` if something has changed since the page caught up.
    has_news: bool,
}

/// What is lost by a reload.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    Nothing,
    /// The games are older than the room.
    Games,
    Everything,
}

impl Page {
    pub fn new(number: u8, invitation: LiveInvitation, relays: Vec<RelayUrl>) -> Self {
        let shelf = FakeStorage::default();
        let claim = Claim([number + 1; Claim::LEN]);
        let room = LiveRoom::new(invitation.clone(), claim, format!("P{number}"));
        Self {
            number,
            invitation,
            relays,
            backup: shelf.copied(),
            shown: TestPage::open(shelf),
            live: LiveSession::new(room),
            service: LiveService::default(),
            socket: None,
            timer: None,
            is_asleep: false,
            inbox: VecDeque::new(),
            may_deliver: true,
            has_news: true,
        }
    }

    /// From here on, a reload may lose something.
    pub fn keep_backup(&mut self) {
        self.backup = self.shown.shelf.copied();
    }

    /// The page is loaded, and its room is entered.
    pub fn load(&mut self, now: u64, seed: VisitSeed, loss: Loss) -> Vec<Deed> {
        let shelf = self.shown.shelf.copied();
        let shelf = match loss {
            Loss::Nothing => shelf,
            Loss::Everything => self.backup.copied(),
            Loss::Games => {
                let old = self.backup.copied();
                if let Some(rooms) = shelf.read("live").expect("storage") {
                    old.write("live", &rooms).expect("storage");
                }
                old
            }
        };
        let (number, invitation) = (self.number, self.invitation.clone());
        let fresh = Self::new(number, invitation, self.relays.clone());
        let rooms = change_document(&shelf, |rooms: &mut LiveRooms| rooms.clone()).expect("rooms");
        let link = fresh.invitation.link().expect("a link");
        let room = rooms.of_link(&link).cloned();
        *self = Self {
            backup: shelf.copied(),
            shown: TestPage::open(shelf),
            live: LiveSession::new(room.unwrap_or_else(|| fresh.live.room().clone())),
            ..fresh
        };
        if let Some(slot) = self.live.room().slot() {
            self.shown.act(NavigationAction::Resume(slot));
        }
        let room = self.live.room();
        let begin = Begin {
            secret: room.invitation().secret.clone(),
            chairs: room.invitation().chairs(),
            own: room.own(),
            seen: room.counters_to_begin_with(),
            seed,
            relays: self.relays.clone(),
        };
        let listed = room.claims_to_list();
        let mut events = vec![PageEvent::Begin(Box::new(begin))];
        events.extend(listed.into_iter().map(PageEvent::Seat));
        self.happen(now, events)
    }

    /// Sits down on a chair, on a taken one as another device of the same player.
    pub fn sit(&mut self, now: u64, chair: Chair) -> Vec<Deed> {
        let effects = self.live.sit(chair);
        let events = self.carry_out(effects);
        self.happen(now, events)
    }

    /// Tells the module what has happened, and catches up.
    pub fn happen(&mut self, now: u64, events: Vec<PageEvent>) -> Vec<Deed> {
        let mut deeds = Vec::new();
        self.has_news |= events.is_empty();
        let mut events = VecDeque::from(events);
        for _ in 0..MOST_SYNCS {
            while let Some(event) = events.pop_front() {
                let call = Call { now, event }.to_string();
                let reply = self.service.reply(&call).expect("an event");
                for line in reply.lines() {
                    let command = line.parse().expect(line);
                    events.extend(self.obey(now, command, &mut deeds));
                }
            }
            if !std::mem::take(&mut self.has_news) {
                return deeds;
            }
            let mut live = self.live.clone();
            let effects = live.sync(self.table());
            self.live = live;
            events.extend(self.carry_out(effects));
        }
        unreachable!("device {} settles", self.number);
    }

    fn obey(&mut self, now: u64, command: Command, deeds: &mut Vec<Deed>) -> Vec<PageEvent> {
        match command {
            Command::Open(url) => {
                let index = self.relays.iter().position(|relay| *relay == url);
                deeds.push(Deed::Open(index.expect("a relay of the room")));
            }
            Command::Close => deeds.push(Deed::Close),
            Command::Send(bytes) => deeds.push(Deed::Send(bytes)),
            Command::Timer(ms) => self.timer = Some(now + ms),
            command => {
                let effects = self.live.take(command, now);
                self.has_news = true;
                return self.carry_out(effects);
            }
        }
        Vec::new()
    }

    fn table(&self) -> LiveTable<'_> {
        let shown = match self.shown.app.screen() {
            Screen::Table(slot) => Some(*slot),
            _ => None,
        };
        LiveTable {
            games: self.shown.app.games(),
            shown,
            sealed_message: None,
            invited: None,
            may_deliver: self.may_deliver,
        }
    }

    fn carry_out(&mut self, effects: Vec<LiveEffect>) -> Vec<PageEvent> {
        let mut events = Vec::new();
        self.has_news |= !effects.is_empty();
        for effect in effects {
            match effect {
                LiveEffect::Tell(event) => events.push(event),
                LiveEffect::Dispatch(action) => self.shown.act(*action),
                LiveEffect::JoinSealed(_) => unreachable!("no sealed game"),
                LiveEffect::Store => {
                    let room = self.live.room().clone();
                    let stored = change_document(&self.shown.shelf, |rooms: &mut LiveRooms| {
                        rooms.put(room);
                    });
                    stored.expect("storage");
                }
            }
        }
        events
    }

    /// The game of the room.
    pub fn game(&self) -> Option<&Game> {
        let game = self.shown.app.games().at(self.live.room().slot()?)?;
        Some(game)
    }

    pub fn is_over(&self) -> bool {
        self.game().is_some_and(Game::is_match_over)
    }

    /// Looks at the game, and goes on to the next round, or makes the turn of an opponent who is to move. Returns `false`
    /// if a person is to move.
    pub fn watch(&mut self) -> bool {
        if let Some(slot) = self.live.room().slot() {
            self.shown.act(NavigationAction::Resume(slot));
            self.shown.act(GameAction::ShowResult);
        }
        self.next_round() || self.play_opponent()
    }

    /// Returns `false` if no round is over, or the whole game is.
    fn next_round(&mut self) -> bool {
        let is_due = |game: &Game| game.is_round_over() && !game.is_match_over();
        if !self.game().is_some_and(is_due) {
            return false;
        }
        self.shown.act(GameAction::NextRound);
        true
    }

    fn play_opponent(&mut self) -> bool {
        let asked = self.shown.app.pending_request();
        let asked = asked.filter(|asked| matches!(asked.request, EngineRequest::Turn(..)));
        let Some(asked) = asked else {
            return false;
        };
        let answer = asked.request.answer().expect("an answer");
        self.shown.act(Action::EngineReplied(asked, answer));
        true
    }

    /// Plays on: a turn of the player or an opponent, or the next round. The same situation has the same turn on every
    /// device with this mind.
    pub fn play(&mut self, mind: u64) -> Option<Finished> {
        let slot = self.live.room().slot()?;
        self.shown.act(NavigationAction::Resume(slot));
        self.shown.act(GameAction::ShowResult);
        if self.next_round() || self.play_opponent() {
            return None;
        }
        let game = self.game()?;
        if game.awaits() != Some(WaitingFor::You) {
            return None;
        }
        self.shown.act(GameAction::TakeDevice);
        let game = self.game()?;
        let before = game.ply();
        let mut rng = GameRng::new(mind * 1_000 + before as u64);
        let turn = random_turn(&mut rng, &replayed(game.record()));
        for (number, &mv) in turn.moves().iter().enumerate() {
            match mv {
                Move::Pass => self.shown.act(TurnAction::AskToPass),
                Move::Draw if number + 1 == turn.moves().len() => {}
                Move::End => {}
                _ => self.shown.act(TurnAction::Make(mv)),
            }
        }
        self.shown.act(if turn.moves().contains(&Move::Draw) {
            TurnAction::EndTurn
        } else {
            TurnAction::EndWithoutDraw
        });
        let turns = &self.game()?.record().turns;
        let turn = turns.get(before).expect("the turn can be made").clone();
        let ply = before + 1;
        Some(Finished { ply, turn })
    }
}
