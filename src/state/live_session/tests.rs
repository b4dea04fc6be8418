//! Live games between devices whose letters arrive as they are sent.

mod attacks;
mod chairs;
mod games;
mod rematches;
mod versions;

use super::*;
use crate::bots::Level;
use crate::game::Seat;
use crate::live::{Body, Chair, Claim, Command, PageEvent, RoomSecret, Status};
use crate::state::app::{
    Action, AppState, CorrespondenceAction, GameAction, NavigationAction, Screen,
};
use crate::state::correspondence::{
    CorrespondenceLink, GameId, GameOptions, HistoryRelation, Party,
};
use crate::state::live::{LiveInvitation, LiveRoom, LiveTerms};
use crate::state::play::{Game, GameSlot, TurnAction};
use crate::state::settings::PlayerNames;
use crate::state::store::LoadedData;

/// A page with its session.
struct TestDevice {
    app: AppState,
    live: LiveSession,
    /// The letter that the relay has of it.
    sent: Option<Body>,
    counter: u64,
}

fn link(seating: &str, rules: &str) -> CorrespondenceLink {
    let names = PlayerNames::from(vec!["Ann".to_owned()]);
    CorrespondenceLink::begin(
        GameId("h3k2m9xq".parse().expect("an id")),
        seating.parse().expect("a seating"),
        rules.parse().expect("rules"),
        "k7q2m9xd".parse().expect("a seed"),
        names,
        GameOptions::default(),
    )
}

fn invitation(link: &CorrespondenceLink) -> LiveInvitation {
    LiveInvitation {
        relay: 3,
        secret: RoomSecret([7; RoomSecret::LEN]),
        terms: LiveTerms::Open(Box::new(link.clone())),
    }
}

fn claim(number: u8) -> Claim {
    Claim([number; Claim::LEN])
}

impl TestDevice {
    fn new(invitation: &LiveInvitation, number: u8, name: &str) -> Self {
        let day: crate::state::Day = "20261129".parse().expect("a day");
        let app = AppState::new(
            "red7game".parse().expect("a seed"),
            day,
            LoadedData::default(),
        );
        let room = LiveRoom::new(invitation.clone(), claim(number), name.to_owned());
        let mut live = LiveSession::new(room);
        live.take(Command::Status(Status::Ready), 0);
        Self {
            app,
            live,
            sent: None,
            counter: 0,
        }
    }

    fn host(invitation: &LiveInvitation) -> Self {
        let mut device = Self::new(invitation, 1, "Ann");
        let effects = device.live.sit(Chair::HOST);
        device.carry_out(effects);
        device
    }

    fn table(&self) -> LiveTable<'_> {
        let shown = match self.app.screen() {
            Screen::Table(slot) => Some(*slot),
            _ => None,
        };
        LiveTable {
            games: self.app.games(),
            shown,
            sealed_message: None,
            invited: None,
            may_deliver: true,
        }
    }

    fn carry_out(&mut self, effects: Vec<LiveEffect>) {
        for effect in effects {
            match effect {
                LiveEffect::Tell(PageEvent::Say(body)) => {
                    self.counter += 1;
                    self.sent = Some(body);
                }
                LiveEffect::Tell(PageEvent::Clear) => self.sent = None,
                LiveEffect::Tell(_) | LiveEffect::Store => {}
                LiveEffect::Dispatch(action) => self.app = self.app.reduce(*action),
                LiveEffect::JoinSealed(_) => panic!("no sealed game"),
            }
        }
    }

    /// Catches up until nothing more follows.
    fn settle(&mut self) {
        for _ in 0..1_000 {
            let mut live = self.live.clone();
            let effects = live.sync(self.table());
            self.live = live;
            if effects.is_empty() {
                return;
            }
            self.carry_out(effects);
        }
        panic!("it never settles");
    }

    fn game(&self) -> &Game {
        let slot = self.live.room().slot().expect("a game");
        self.app.games().at(slot).expect("a game")
    }

    fn chair(&self) -> Chair {
        self.live.room().chair().expect("a chair")
    }

    /// The letter that the relay has of it, with a counter.
    fn own_letter(&self, counter: u64) -> Option<Command> {
        let own = self.live.room().own()?;
        Some(Command::Letter {
            chair: own.chair,
            counter,
            claim: own.claim,
            body: self.sent.clone()?,
        })
    }

    /// Takes in the letters that the relay keeps, of all chairs.
    fn hear(&mut self, devices: &[TestDevice]) {
        for device in devices {
            if let Some(letter) = device.own_letter(device.counter) {
                let effects = self.live.take(letter, 0);
                self.carry_out(effects);
            }
        }
    }

    /// The page is loaded again, and hears what the relay keeps.
    fn come_back(&mut self, devices: &[TestDevice]) {
        self.live = LiveSession::new(self.live.room().clone());
        self.settle();
        self.hear(devices);
        self.live.take(Command::Status(Status::Ready), 0);
    }

    /// Plays a turn, or goes on to the next round.
    fn play(&mut self) {
        let slot = self.live.room().slot().expect("a game");
        self.act(Action::Navigate(NavigationAction::Resume(slot)));
        self.act(Action::Game(GameAction::ShowResult));
        if self.game().is_round_over() {
            self.act(Action::Game(GameAction::NextRound));
        }
        if let Some(question) = self.game().question() {
            let request = self.app.pending_request().expect("a request");
            let turn = question.turn().expect("a turn");
            let reply = crate::engine::EngineReply::Turn(turn);
            self.act(Action::EngineReplied(request, reply));
        } else if self.game().human_to_move().is_some() {
            let view = self.game().view();
            let choice = Level::Novice.choose(&view, 0);
            for &mv in choice.turn().moves() {
                self.act(Action::Turn(TurnAction::Make(mv)));
            }
            if self.game().staged().is_empty() {
                self.act(Action::Turn(TurnAction::AskToPass));
            }
            self.act(Action::Turn(TurnAction::EndTurn));
        }
    }

    fn act(&mut self, action: Action) {
        self.app = self.app.reduce(action);
    }
}

/// A device that its player has taken the chair of another one at, with all that is known there.
fn at_another_device(devices: &[TestDevice], at: usize) -> TestDevice {
    let room = devices[at].live.room();
    let mut phone = TestDevice::new(room.invitation(), 9, "");
    phone.hear(devices);
    let chair = room.chair().expect("a chair");
    let effects = phone.live.sit(chair);
    phone.carry_out(effects);
    phone.settle();
    phone
}

/// Hands every letter to every other device, and lets all catch up.
fn deliver(devices: &mut [TestDevice]) {
    for _ in 0..3 {
        devices.iter_mut().for_each(TestDevice::settle);
        let letters: Vec<_> = devices
            .iter()
            .filter_map(|device| {
                let own = device.live.room().own()?;
                Some((own, device.counter, device.sent.clone()?))
            })
            .collect();
        let cleared = devices.iter().filter(|device| device.sent.is_none());
        let cleared: Vec<Chair> = cleared
            .filter_map(|device| device.live.room().chair())
            .collect();
        for chair in cleared {
            for device in devices.iter_mut() {
                if device.live.letter(chair).is_some() {
                    device.live.take(Command::Cleared(chair), 0);
                }
            }
        }
        for (own, counter, body) in letters {
            for device in devices.iter_mut() {
                let is_other = device.live.room().chair() != Some(own.chair);
                if is_other && device.live.letter(own.chair) != Some(body.as_str()) {
                    let letter = Command::Letter {
                        chair: own.chair,
                        counter,
                        claim: own.claim,
                        body: body.clone(),
                    };
                    let effects = device.live.take(letter, 0);
                    device.carry_out(effects);
                }
            }
        }
    }
    devices.iter_mut().for_each(TestDevice::settle);
}

fn sit(device: &mut TestDevice) {
    let chair = device.live.free_chairs().next().expect("a free chair");
    let effects = device.live.sit(chair);
    device.carry_out(effects);
}

/// Devices at a table, all seated.
fn seated(seating: &str, rules: &str) -> Vec<TestDevice> {
    let link = link(seating, rules);
    let invitation = invitation(&link);
    let mut devices = vec![TestDevice::host(&invitation)];
    deliver(&mut devices);
    for number in 1..invitation.chairs().get() as u8 {
        let mut guest = TestDevice::new(&invitation, number + 1, &format!("Guest {number}"));
        guest.hear(&devices);
        sit(&mut guest);
        devices.push(guest);
        deliver(&mut devices);
    }
    devices
}

fn play_out(devices: &mut [TestDevice]) {
    for _ in 0..3_000 {
        if devices.iter().all(|device| device.game().is_match_over()) {
            return;
        }
        for at in 0..devices.len() {
            devices[at].play();
            deliver(devices);
        }
    }
    panic!("the game doesn't end");
}
