//! Live games between devices whose letters arrive as they are sent.

use super::*;
use crate::bots::Level;
use crate::game::Seat;
use crate::live::{Body, Chair, Claim, Command, Event, RoomSecret, Status};
use crate::state::app::{
    Action, AppState, CorrespondenceAction, GameAction, NavigationAction, Screen,
};
use crate::state::correspondence::{CorrespondenceLink, GameId, GameOptions, Party};
use crate::state::live::{LiveInvitation, LiveRoom, LiveTerms};
use crate::state::play::{Game, TurnAction};
use crate::state::settings::PlayerNames;
use crate::state::store::LoadedData;

/// A page with its session.
struct Device {
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

impl Device {
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
            is_invited: false,
            may_deliver: true,
        }
    }

    fn carry_out(&mut self, effects: Vec<LiveEffect>) {
        for effect in effects {
            match effect {
                LiveEffect::Tell(Event::Say(body)) => {
                    self.counter += 1;
                    self.sent = Some(body);
                }
                LiveEffect::Tell(Event::Clear) => self.sent = None,
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

/// Hands every letter to every other device, and lets all catch up.
fn deliver(devices: &mut [Device]) {
    for _ in 0..3 {
        devices.iter_mut().for_each(Device::settle);
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
    devices.iter_mut().for_each(Device::settle);
}

fn sit(device: &mut Device) {
    let chair = device.live.free_chairs().next().expect("a free chair");
    let effects = device.live.sit(chair);
    device.carry_out(effects);
}

/// Devices at a table, all seated.
fn seated(seating: &str, rules: &str) -> Vec<Device> {
    let link = link(seating, rules);
    let invitation = invitation(&link);
    let mut devices = vec![Device::host(&invitation)];
    deliver(&mut devices);
    for number in 1..invitation.chairs().get() as u8 {
        let mut guest = Device::new(&invitation, number + 1, &format!("Guest {number}"));
        for device in &devices {
            if let (Some(own), Some(body)) = (device.live.room().own(), &device.sent) {
                let letter = Command::Letter {
                    chair: own.chair,
                    counter: device.counter,
                    claim: own.claim,
                    body: body.clone(),
                };
                guest.live.take(letter, 0);
            }
        }
        sit(&mut guest);
        devices.push(guest);
        deliver(&mut devices);
    }
    devices
}

fn play_out(devices: &mut [Device]) {
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

#[test]
fn games_are_played_to_their_end_without_a_link_by_hand() {
    for (seating, rules) in [
        ("ab", "1.3"),
        ("ab", "1.3axt"),
        ("ab3c", "1.3ax"),
        ("abcd", "bga"),
        ("a3b4", "1.0"),
    ] {
        let rules_text: Result<crate::game::Ruleset, _> = rules.parse();
        if rules_text.is_err() {
            continue;
        }
        let mut devices = seated(seating, rules);
        play_out(&mut devices);
        let turns = &devices[0].game().record().turns;
        assert!(turns.len() > 2);
        for device in &devices {
            assert_eq!(&device.game().record().turns, turns, "{seating} {rules}");
            assert!(device.game().is_sent());
        }
    }
}

#[test]
fn everybody_has_the_names_of_all_from_the_beginning() {
    let devices = seated("abc", "1.3");
    for device in &devices {
        let named = device.game().friend_names().expect("names");
        let all = (0..3).filter_map(Seat::new).map(|seat| named.of(seat));
        let all: Vec<&str> = all.collect();
        assert_eq!(all, ["Ann", "Guest 1", "Guest 2"], "{:?}", device.chair());
    }
}

#[test]
fn a_turn_that_has_gone_is_not_taken_back() {
    let mut devices = seated("ab", "1.3");
    while devices[0].game().ply() == 0 {
        devices.iter_mut().for_each(Device::play);
    }
    deliver(&mut devices);
    for device in &mut devices {
        let turns = device.game().ply();
        device.act(Action::Game(GameAction::TakeBack));
        assert_eq!(device.game().ply(), turns);
    }
}

#[test]
fn ten_turns_that_were_missed_are_caught_up_with() {
    let mut devices = seated("abc", "1.3axt");
    for _ in 0..4 {
        let (present, _) = devices.split_at_mut(2);
        for at in 0..2 {
            present[at].play();
            deliver(present);
        }
    }
    let known = devices[2].game().ply();
    assert!(known <= devices[0].game().ply());
    deliver(&mut devices);
    assert_eq!(devices[2].game().ply(), devices[0].game().ply());
}

#[test]
fn letters_are_cleared_once_all_have_the_end() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    assert!(devices.iter().all(|device| device.sent.is_none()));
    // One who comes back may lack it.
    let guest = devices[1].chair();
    let effects = devices[0].live.take(Command::Here(guest), 0);
    devices[0].carry_out(effects);
    devices[0].settle();
    assert!(devices[0].live.room().own().is_some());
}

#[test]
fn a_rematch_needs_no_second_invitation() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    let seed = "other123".parse().expect("a seed");
    let rematch = Action::Correspondence(CorrespondenceAction::Rematch(seed));
    devices[1].act(rematch.clone());
    deliver(&mut devices);
    let slot = devices[1].live.room().slot();
    assert_ne!(devices[0].live.room().slot(), slot);
    let view = devices[0].live.view(devices[0].table());
    let open = view.rematch.expect("a rematch");
    devices[0].act(open);
    deliver(&mut devices);
    assert_eq!(devices[0].live.room().slot(), slot);
    play_out(&mut devices);
    assert_eq!(devices[0].game().record(), devices[1].game().record());
}

#[test]
fn of_two_rematches_at_once_that_of_the_host_is_played() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    for (device, seed) in devices.iter_mut().zip(["other123", "other456"]) {
        let seed = seed.parse().expect("a seed");
        device.act(Action::Correspondence(CorrespondenceAction::Rematch(seed)));
        device.settle();
    }
    let hosts = devices[0].live.room().slot();
    assert_ne!(devices[1].live.room().slot(), hosts);
    deliver(&mut devices);
    assert_eq!(devices[0].live.room().slot(), hosts);
    assert_eq!(devices[1].live.room().slot(), hosts);
    play_out(&mut devices);
    assert_eq!(devices[0].game().record(), devices[1].game().record());
}

#[test]
fn a_player_goes_on_at_another_device() {
    let mut devices = seated("ab", "1.3axt");
    for _ in 0..3 {
        devices[0].play();
        deliver(&mut devices);
        devices[1].play();
        deliver(&mut devices);
    }
    let mut phone = Device::new(&invitation(&link("ab", "1.3axt")), 9, "");
    for device in &devices {
        let own = device.live.room().own().expect("a chair");
        let letter = Command::Letter {
            chair: own.chair,
            counter: device.counter,
            claim: own.claim,
            body: device.sent.clone().expect("a letter"),
        };
        phone.live.take(letter, 0);
    }
    assert_eq!(phone.live.free_chairs().count(), 0);
    let taken = phone.live.taken_chairs();
    let (chair, _) = taken
        .iter()
        .find(|(_, name)| name == "Guest 1")
        .expect("a guest");
    let effects = phone.live.sit(*chair);
    phone.carry_out(effects);
    phone.settle();
    assert_eq!(phone.game().record(), devices[1].game().record());
    assert_eq!(phone.live.room().own(), devices[1].live.room().own());
}

#[test]
fn two_versions_of_a_turn_are_both_kept_and_shown() {
    let mut devices = seated("ab", "1.3");
    let slot = devices[0].live.room().slot().expect("a game");
    let mover = usize::from(devices[0].game().human_to_move().is_none());
    devices[mover].play();
    // The same player has passed at another device.
    let mut other = devices[mover].game().correspondence_link().expect("a link");
    other.record.turns = vec![crate::game::Turn::from(crate::game::Move::Pass)];
    assert_ne!(devices[mover].game().record().turns, other.record.turns);
    deliver(&mut devices);
    let watcher = 1 - mover;
    devices[watcher].act(Action::Navigate(NavigationAction::Resume(slot)));
    let own = devices[mover].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 99,
        claim: own.claim,
        body: other.to_string().parse().expect("a body"),
    };
    devices[watcher].live.take(letter, 0);
    devices[watcher].settle();
    assert!(matches!(
        devices[watcher].app.screen(),
        Screen::IncomingLink(_)
    ));
    let branches = devices[watcher].app.games().iter().count();
    assert_eq!(branches, 2);
}

#[test]
fn a_letter_that_says_no_game_changes_nothing() {
    let mut devices = seated("ab", "1.3");
    let before = devices[0].app.clone();
    for body in [
        "x",
        "1/2/3",
        "f1/1.3/ab",
        "s1/1.3a/h3k2m9xq/Ann/1/A/0000000",
    ] {
        let letter = Command::Letter {
            chair: devices[1].chair(),
            counter: 50,
            claim: claim(2),
            body: body.parse().expect("a body"),
        };
        devices[0].live.take(letter, 0);
        devices[0].settle();
        assert_eq!(devices[0].app, before, "{body}");
    }
}

#[test]
fn the_host_lists_who_came_first() {
    let devices = seated("ab", "1.3");
    let mut host = devices.into_iter().next().expect("the host");
    let seated = host.live.room().clone();
    let late = Command::Letter {
        chair: Chair::new(1).expect("a chair"),
        counter: 1,
        claim: claim(0),
        body: "x".parse().expect("a body"),
    };
    assert!(host.live.take(late, 0).is_empty());
    assert_eq!(*host.live.room(), seated);
}

#[test]
fn a_chair_that_somebody_else_has_is_left() {
    let mut devices = seated("ab", "1.3");
    let chair = devices[1].chair();
    let effects = devices[1].live.take(Command::Taken(chair), 0);
    assert_eq!(effects, [LiveEffect::Store]);
    assert_eq!(devices[1].live.room().chair(), None);
    assert_eq!(devices[1].live.lost(), Some(chair));
    // Nothing is said for it any more.
    devices[1].play();
    let said = devices[1].sent.clone();
    devices[1].settle();
    assert_eq!(devices[1].sent, said);
}

#[test]
fn presence_is_as_it_was_heard_last() {
    let mut devices = seated("ab", "1.3");
    let guest = devices[1].chair();
    let seen = |device: &Device| device.live.view(device.table()).friends[0].presence;
    assert_eq!(seen(&devices[0]), Presence::Unseen);
    devices[0].live.take(Command::Here(guest), 5);
    assert_eq!(seen(&devices[0]), Presence::Here);
    devices[0].live.take(Command::Gone(guest), 9);
    assert_eq!(seen(&devices[0]), Presence::Away { since: 9 });
}

#[test]
fn only_party_of_a_chair_may_name_itself() {
    let mut devices = seated("ab", "1.3");
    let mut link = devices[1].game().correspondence_link().expect("a link");
    let seat = link.seating.seats_of(Party::FIRST).next().expect("a seat");
    link.names.set(seat, "Mallory");
    let own = devices[1].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 70,
        claim: own.claim,
        body: link.to_string().parse().expect("a body"),
    };
    devices[0].live.take(letter, 0);
    devices[0].settle();
    let names = devices[0].game().friend_names().expect("names");
    assert_eq!(names.of(seat), "Ann");
}

#[test]
fn a_game_that_is_unknown_here_is_not_opened() {
    let mut devices = seated("ab", "1.3");
    let mut other = link("ab", "1.3");
    other.id = GameId("zzzzzzzz".parse().expect("an id"));
    let own = devices[1].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 71,
        claim: own.claim,
        body: other.to_string().parse().expect("a body"),
    };
    devices[0].live.take(letter, 0);
    devices[0].settle();
    assert_eq!(devices[0].app.games().iter().count(), 1);
}

#[test]
fn a_game_that_was_not_stored_is_dealt_again() {
    let devices = seated("ab", "1.3");
    let mut again = Device::new(&invitation(&link("ab", "1.3")), 2, "Guest 1");
    again.live = LiveSession::new(devices[1].live.room().clone());
    again.settle();
    assert_eq!(again.game().record(), devices[1].game().record());
    // One that is deleted later is not.
    again.app = Device::new(&invitation(&link("ab", "1.3")), 2, "").app;
    again.settle();
    assert_eq!(again.app.games().iter().count(), 0);
}

#[test]
fn whoever_lost_a_chair_plays_on_another_one() {
    let mut devices = seated("abc", "1.3");
    let chair = devices[1].chair();
    let other = devices[2].chair();
    devices[1].live.take(Command::Taken(chair), 0);
    let effects = devices[1].live.sit(other);
    devices[1].carry_out(effects);
    let party = |device: &Device| device.game().correspondence().and_then(|game| game.own);
    assert_eq!(party(&devices[1]), party(&devices[2]));
    assert_eq!(devices[1].live.room().own(), devices[2].live.room().own());
}

#[test]
fn a_chair_whose_letter_got_lost_can_be_sat_down_on() {
    let devices = seated("ab", "1.3");
    let host = devices[0].live.room().clone();
    let chair = devices[1].chair();
    let claims = Command::Seated(host.seated);
    let mut phone = Device::new(&invitation(&link("ab", "1.3")), 9, "");
    phone.live.take(claims, 0);
    let taken = phone.live.taken_chairs();
    assert!(taken.iter().any(|&(other, _)| other == chair));
    let effects = phone.live.sit(chair);
    phone.carry_out(effects);
    assert_eq!(phone.live.room().own(), devices[1].live.room().own());
}

#[test]
fn an_older_letter_on_the_own_chair_is_outdone() {
    let mut devices = seated("ab", "1.3");
    let mover = usize::from(devices[0].game().human_to_move().is_none());
    let before = devices[mover].sent.clone().expect("a letter");
    devices[mover].play();
    devices[mover].settle();
    let after = devices[mover].sent.take();
    assert_ne!(after.as_ref(), Some(&before));
    let own = devices[mover].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 60,
        claim: own.claim,
        body: before,
    };
    devices[mover].live.take(letter, 0);
    devices[mover].settle();
    assert_eq!(devices[mover].sent, after);
}

#[test]
fn a_game_with_another_deal_is_no_version() {
    let mut devices = seated("ab", "1.3");
    let mut other = devices[1].game().correspondence_link().expect("a link");
    other.record.seed = "other123".parse().expect("a seed");
    let own = devices[1].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 72,
        claim: own.claim,
        body: other.to_string().parse().expect("a body"),
    };
    devices[0].live.take(letter, 0);
    devices[0].settle();
    assert_eq!(devices[0].app.games().iter().count(), 1);
}
