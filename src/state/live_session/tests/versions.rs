//! Versions of a game, when a player moves differently at two devices.

use super::*;
use crate::state::live::LiveRooms;

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
fn a_version_that_another_one_overtakes_is_kept() {
    let mut devices = seated("abc", "1.3");
    let mut all = devices.iter();
    let mover = all.position(|device| device.game().human_to_move().is_some());
    let mover = mover.expect("a player");
    let mut phone = at_another_device(&devices, mover);
    let mut tablet = at_another_device(&devices, mover);
    devices[mover].play();
    devices[mover].settle();
    phone.act(Action::Turn(TurnAction::AskToPass));
    phone.act(Action::Turn(TurnAction::EndTurn));
    phone.settle();
    // The first can't be shown yet when the second comes.
    tablet.hear(&devices[mover..=mover]);
    tablet.hear(std::slice::from_ref(&phone));
    tablet.settle();
    let known = |other: &TestDevice| {
        let mut versions = tablet.app.games().iter();
        versions.any(|(_, game)| game.record() == other.game().record())
    };
    assert!(known(&devices[mover]) && known(&phone));
    assert_eq!(tablet.app.games().iter().count(), 2);
}

#[test]
fn the_own_version_is_said_again_once_after_each_other_one() {
    let mut devices = seated("ab", "1.3");
    let mover = usize::from(devices[0].game().human_to_move().is_none());
    let device = &mut devices[mover];
    let view = device.game().view();
    let choices = (0..99).map(|seed| Level::Novice.choose(&view, seed).turn().clone());
    let mut turns: Vec<_> = choices.collect();
    turns.insert(0, crate::game::Turn::from(crate::game::Move::Pass));
    device.play();
    device.settle();
    let (own, said) = (
        device.live.room().own().expect("a chair"),
        device.sent.clone(),
    );
    let link = device.game().correspondence_link().expect("a link");
    turns.retain(|turn| *turn != link.record.turns[0]);
    turns.dedup();
    let letter = |other: usize| {
        let mut version = link.clone();
        version.record.turns = vec![turns[other].clone()];
        Command::Letter {
            chair: own.chair,
            counter: 99,
            claim: own.claim,
            body: version.to_string().parse().expect("a body"),
        }
    };
    let mut says = |command| {
        let before = device.counter;
        device.live.take(command, 0);
        device.settle();
        assert_eq!(device.sent, said);
        device.counter - before
    };
    let after = [0, 1, 0, 1].map(|other| says(letter(other)));
    assert_eq!(after, [1, 1, 0, 0]);
    // A device that comes has heard neither. After the own letter nothing has to be said again.
    assert_eq!([(); 2].map(|()| says(Command::Arrived)), [1, 0]);
    let after = [0, 1, 0, 1].map(|other| says(letter(other)));
    assert_eq!(after, [1, 1, 0, 0]);
}

/// A game of three in which the first one has moved at one device and passed at another one, which is returned with the
/// indexes of the devices: of whoever has moved, of the next player, and of the last one. All know both versions.
fn forked() -> (Vec<TestDevice>, TestDevice, [usize; 3]) {
    let mut devices = seated("abc", "1.3");
    let mover = |devices: &[TestDevice]| {
        let mut all = devices.iter();
        all.position(|device| device.game().human_to_move().is_some())
            .expect("a player")
    };
    let first = mover(&devices);
    let mut phone = at_another_device(&devices, first);
    devices[first].play();
    phone.act(Action::Turn(TurnAction::AskToPass));
    phone.act(Action::Turn(TurnAction::EndTurn));
    phone.settle();
    deliver(&mut devices);
    assert_ne!(phone.game().record(), devices[first].game().record());
    phone.hear(&devices);
    phone.settle();
    for device in &mut devices {
        device.hear(std::slice::from_ref(&phone));
        device.settle();
        assert_eq!(device.app.games().iter().count(), 2);
    }
    let next = mover(&devices);
    (devices, phone, [first, next, 3 - first - next])
}

/// The slot of a device's other version.
fn other_version(device: &TestDevice) -> GameSlot {
    let current = device.live.room().slot();
    let mut slots = device.app.games().iter().map(|(slot, _)| slot);
    slots
        .find(|&slot| Some(slot) != current)
        .expect("a version")
}

#[test]
fn the_version_that_a_player_opens_is_played() {
    let (mut devices, phone, [_, next, _]) = forked();
    let slot = other_version(&devices[next]);
    devices[next].act(Action::Navigate(NavigationAction::Resume(slot)));
    devices[next].settle();
    assert_eq!(devices[next].live.room().slot(), Some(slot));
    let mut rooms = LiveRooms::default();
    rooms.put(devices[next].live.room().clone());
    // The room is found by both versions.
    for slot in [slot, other_version(&devices[next])] {
        assert!(rooms.of_game(slot).is_some());
    }
    devices[next].play();
    devices[next].settle();
    let said = devices[next].sent.as_ref().expect("a letter");
    let said: CorrespondenceLink = said.as_str().parse().expect("a link");
    let passed = phone.game().correspondence_link().expect("a link");
    assert_eq!(HistoryRelation::of(&said, &passed), HistoryRelation::Ahead);
    assert_eq!(said.record.turns, devices[next].game().record().turns);
}

#[test]
fn the_version_in_which_a_friend_has_moved_on_is_played_by_all() {
    for chosen in [0, 1] {
        let (mut devices, mut phone, [first, next, last]) = forked();
        let own = devices[first].live.room().slot().expect("a game");
        // One has gone back to the table, one still sees that there are two.
        devices[first].act(Action::Navigate(NavigationAction::Resume(own)));
        if chosen == 1 {
            let slot = other_version(&devices[next]);
            devices[next].act(Action::Navigate(NavigationAction::Resume(slot)));
            devices[next].settle();
        }
        devices[next].play();
        devices[next].settle();
        let chosen = devices[next].game().record().clone();
        phone.hear(&devices[next..=next]);
        phone.settle();
        assert_eq!(phone.game().record(), &chosen);
        for other in [first, last] {
            let letter = devices[next].own_letter(0).expect("a letter");
            devices[other].live.take(letter, 0);
            devices[other].settle();
            assert_eq!(devices[other].game().record(), &chosen);
        }
        play_out(&mut devices);
        let turns = &devices[0].game().record().turns;
        for device in &devices {
            assert_eq!(&device.game().record().turns, turns);
        }
    }
}
