//! Chairs, names and presence.

use super::*;

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
fn a_player_goes_on_at_another_device() {
    let mut devices = seated("ab", "1.3axt");
    for _ in 0..3 {
        devices[0].play();
        deliver(&mut devices);
        devices[1].play();
        deliver(&mut devices);
    }
    let mut phone = TestDevice::new(&invitation(&link("ab", "1.3axt")), 9, "");
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
    let seen = |device: &TestDevice| LiveView::of(&device.live, device.table()).friends[0].presence;
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
fn a_game_that_was_not_stored_is_dealt_again() {
    let devices = seated("ab", "1.3");
    let mut again = TestDevice::new(&invitation(&link("ab", "1.3")), 2, "Guest 1");
    again.live = LiveSession::new(devices[1].live.room().clone());
    again.settle();
    assert_eq!(again.game().record(), devices[1].game().record());
    // One that is deleted later is not.
    again.app = TestDevice::new(&invitation(&link("ab", "1.3")), 2, "").app;
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
    let party = |device: &TestDevice| device.game().correspondence().and_then(|game| game.own);
    assert_eq!(party(&devices[1]), party(&devices[2]));
    assert_eq!(devices[1].live.room().own(), devices[2].live.room().own());
}

#[test]
fn a_chair_whose_letter_got_lost_can_be_sat_down_on() {
    let devices = seated("ab", "1.3");
    let host = devices[0].live.room().clone();
    let chair = devices[1].chair();
    let claims = Command::Seated(host.seated);
    let mut phone = TestDevice::new(&invitation(&link("ab", "1.3")), 9, "");
    phone.live.take(claims, 0);
    let taken = phone.live.taken_chairs();
    assert!(taken.iter().any(|&(other, _)| other == chair));
    let effects = phone.live.sit(chair);
    phone.carry_out(effects);
    assert_eq!(phone.live.room().own(), devices[1].live.room().own());
}

#[test]
fn whoever_sits_down_takes_the_claim_that_the_host_lists() {
    let devices = seated("ab", "1.3");
    let own = devices[1].live.room().own().expect("a chair");
    let mut phone = TestDevice::new(&invitation(&link("ab", "1.3")), 9, "");
    phone
        .live
        .take(Command::Seated(devices[0].live.room().seated), 0);
    let rivals = Command::Letter {
        chair: own.chair,
        counter: 60,
        claim: claim(7),
        body: devices[1].sent.clone().expect("a letter"),
    };
    phone.live.take(rivals, 0);
    let effects = phone.live.sit(own.chair);
    phone.carry_out(effects);
    assert_eq!(phone.live.room().own(), Some(own));
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

/// Whoever knows a game can write an invitation with its id, for a room of their own.
#[test]
fn an_invitation_does_not_take_the_place_of_a_known_game() {
    for seed in ["k7q2m9xd", "other123"] {
        let mut devices = seated("ab", "1.3axt");
        for _ in 0..3 {
            devices.iter_mut().for_each(TestDevice::play);
            deliver(&mut devices);
        }
        let host = &mut devices[0];
        let game = host.game().correspondence_link();
        assert!(game.as_ref().is_some_and(|link| link.plies() > 1));
        let slot = host.live.room().slot().expect("a game");
        let mut start = link("ab", "1.3axt");
        start.record.seed = seed.parse().expect("a seed");
        let secret = RoomSecret([8; RoomSecret::LEN]);
        let invitation = LiveInvitation {
            secret,
            ..invitation(&start)
        };
        host.live = LiveSession::new(LiveRoom::new(invitation, claim(9), String::new()));
        sit(host);
        host.settle();
        let kept = host.app.games().at(slot).expect("a game");
        assert_eq!(kept.correspondence_link(), game, "{seed}");
        let own = kept.correspondence().and_then(|game| game.own);
        assert_eq!(own, Some(Party::FIRST), "{seed}");
    }
}

#[test]
fn a_room_with_the_secret_of_another_one_is_another_room() {
    let mut other = link("ab", "1.3");
    other.record.seed = "other123".parse().expect("a seed");
    let rooms = [link("ab", "1.3"), other].map(|start| {
        let invitation = invitation(&start);
        LiveRoom::new(invitation, claim(1), String::new())
    });
    let mut all = crate::state::live::LiveRooms::default();
    rooms.iter().for_each(|room| all.put(room.clone()));
    all.put(rooms[0].clone());
    let kept: Vec<&LiveRoom> = all.iter().collect();
    assert_eq!(kept, [&rooms[1], &rooms[0]]);
}

/// A game that is over and of which no letter is left, with a device that has no chair.
fn onlooker_after_the_end(seen: bool) -> (Vec<TestDevice>, TestDevice) {
    let mut devices = seated("ab", "1.3");
    let mut phone = at_another_device(&devices, 1);
    phone.live.take(Command::Taken(devices[1].chair()), 0);
    phone.sent = None;
    play_out(&mut devices);
    deliver(&mut devices);
    assert!(devices.iter().all(|device| device.sent.is_none()));
    let end = devices[0].game().correspondence_link().expect("a link");
    for device in &devices {
        let own = device.live.room().own().expect("a chair");
        if seen {
            let letter = Command::Letter {
                chair: own.chair,
                counter: 60,
                claim: own.claim,
                body: end.to_string().parse().expect("a body"),
            };
            phone.live.take(letter, 0);
            phone.settle();
        }
        phone.live.take(Command::Cleared(own.chair), 0);
    }
    phone.settle();
    (devices, phone)
}

#[test]
fn whoever_sits_down_after_the_end_keeps_it() {
    let (devices, mut phone) = onlooker_after_the_end(true);
    let effects = phone.live.sit(devices[0].chair());
    phone.carry_out(effects);
    phone.settle();
    assert_eq!(phone.game().record(), devices[0].game().record());
    let party = |device: &TestDevice| device.game().correspondence().and_then(|game| game.own);
    assert_eq!(party(&phone), party(&devices[0]));
}

#[test]
fn whoever_lost_the_end_is_told_it_again() {
    let (mut devices, mut phone) = onlooker_after_the_end(false);
    // It had been cleared here, too, before the game got lost.
    let mut room = phone.live.room().clone();
    room.is_cleared = true;
    phone.live = LiveSession::new(room);
    phone.live.take(Command::Status(Status::Ready), 0);
    let effects = phone.live.sit(devices[0].chair());
    phone.carry_out(effects);
    phone.settle();
    assert_ne!(phone.game().record(), devices[0].game().record());
    devices[1].hear(std::slice::from_ref(&phone));
    devices[1].settle();
    phone.hear(&devices[1..]);
    phone.settle();
    assert_eq!(phone.game().record(), devices[0].game().record());
}
