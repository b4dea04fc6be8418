//! Letters and invitations of somebody who has the link and means harm.

use super::*;
use crate::live::Counters;
use crate::state::live::LiveRooms;

fn letter(chair: Chair, by: Claim, counter: u64, link: &CorrespondenceLink) -> Command {
    Command::Letter {
        chair,
        counter,
        claim: by,
        body: link.to_string().parse().expect("a body"),
    }
}

fn claim_of(device: &TestDevice) -> Claim {
    device.live.room().own().expect("a chair").claim
}

/// As often as a page follows its state in some seconds.
fn look(device: &mut TestDevice) {
    for _ in 0..100 {
        let mut live = device.live.clone();
        let effects = live.sync(device.table());
        device.live = live;
        device.carry_out(effects);
    }
}

/// Plays until it is a device's turn.
fn play_to(devices: &mut [TestDevice], wanted: usize) {
    while devices[wanted].game().human_to_move().is_none() {
        for at in 0..devices.len() {
            if at != wanted && devices[at].game().human_to_move().is_some() {
                devices[at].play();
                deliver(devices);
            }
        }
    }
}

/// The ID is that of a rematch, the seating isn't.
#[test]
fn a_rematch_that_cannot_follow_hides_nobodys_turn() {
    let mut devices = seated("abc", "1.3");
    play_to(&mut devices, 2);
    let mut forged = link("abc", "1.3");
    forged.id = forged.id.rematch(Party::FIRST);
    let (chair, claim) = (devices[1].chair(), claim_of(&devices[1]));
    devices[0].live.take(letter(chair, claim, 900, &forged), 0);
    devices[2].play();
    devices[2].settle();
    let third = devices[2].own_letter(5_000).expect("a letter");
    devices[0].live.take(third, 0);
    look(&mut devices[0]);
    assert_eq!(devices[0].game().ply(), devices[2].game().ply());
}

#[test]
fn a_rematch_that_cannot_follow_is_not_preferred() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    let last = devices[1].game().correspondence_link().expect("a link");
    let seed = "other456".parse().expect("a seed");
    let rematch = CorrespondenceAction::Rematch(seed);
    devices[1].act(Action::Correspondence(rematch));
    devices[1].settle();
    let slot = devices[1].live.room().slot();
    let mut forged = link("ab", "1.3");
    forged.id = last.id.rematch(Party::FIRST);
    forged.seating = last.seating.clone();
    let claim = claim_of(&devices[0]);
    devices[1]
        .live
        .take(letter(Chair::HOST, claim, 900, &forged), 0);
    look(&mut devices[1]);
    assert_eq!(devices[1].live.room().slot(), slot);
}

/// The letter tells of another game under the ID of the invitation, or of a rematch for fewer.
#[test]
fn a_newcomer_sits_down_in_the_game_of_the_invitation() {
    let start = link("abc", "1.3");
    let mut other_game = link("abc", "1.3axt");
    other_game.record.seed = "other123".parse().expect("a seed");
    let mut rematch_for_two = link("ab", "1.3");
    rematch_for_two.id = start.id.rematch(Party::FIRST);
    for forged in [other_game, rematch_for_two] {
        let devices = seated("abc", "1.3");
        let (chair, claim) = (devices[1].chair(), claim_of(&devices[1]));
        let mut guest = TestDevice::new(&invitation(&start), 7, "Cy");
        guest.hear(&devices[..1]);
        guest.live.take(letter(chair, claim, 900, &forged), 0);
        let effects = guest.live.sit(Chair::new(2).expect("a chair"));
        guest.carry_out(effects);
        look(&mut guest);
        let told = guest.game().correspondence_link().expect("a link");
        assert!(told.id == start.id && told.has_same_start(&start), "{told}");
    }
}

/// Anybody who knows a game can write an invitation with its ID, and a letter with one turn more.
#[test]
fn an_invitation_takes_no_seat_of_a_known_game() {
    for is_ahead in [false, true] {
        let mut devices = seated("ab", "1.3");
        let slot = devices[0].live.room().slot().expect("a game");
        let own = |device: &TestDevice| {
            let game = device.app.games().at(slot).expect("a game");
            game.correspondence().and_then(|game| game.own)
        };
        let before = own(&devices[0]);
        if is_ahead {
            play_to(&mut devices, 1);
            devices[1].play();
            devices[1].settle();
        }
        let more = devices[1].game().correspondence_link().expect("a link");
        let invitation = LiveInvitation {
            secret: RoomSecret([8; RoomSecret::LEN]),
            ..invitation(&link("ab", "1.3"))
        };
        let host = &mut devices[0];
        host.live = LiveSession::new(LiveRoom::new(invitation, claim(9), String::new()));
        host.live.take(Command::Status(Status::Ready), 0);
        host.live.take(letter(Chair::HOST, claim(1), 1, &more), 0);
        sit(host);
        host.settle();
        assert_eq!(own(host), before, "ahead: {is_ahead}");
    }
}

/// Texts that are no letter of the game, or of any.
#[test]
fn a_foreign_letter_on_the_own_chair_is_outdone_once() {
    let mut other_deal = link("ab", "1.3");
    other_deal.record.seed = "other123".parse().expect("a seed");
    let mut other_game = link("ab", "1.3");
    other_game.id = GameId("str4nge1".parse().expect("an ID"));
    let texts = ["1/g9/abc", &other_deal.to_string(), &other_game.to_string()];
    for text in texts {
        let mut devices = seated("ab", "1.3");
        play_to(&mut devices, 0);
        devices[0].play();
        devices[0].settle();
        let said = devices[0].sent.take().expect("a letter");
        let foreign = |counter| Command::Letter {
            chair: Chair::HOST,
            counter,
            claim: claim(1),
            body: text.parse().expect("a body"),
        };
        let host = &mut devices[0];
        host.live.take(foreign(900), 0);
        look(host);
        assert_eq!(host.sent.take(), Some(said), "{text}");
        host.live.take(foreign(901), 0);
        look(host);
        assert_eq!(host.sent, None, "{text}");
    }
}

/// Anybody who knows a game can write an invitation with its ID.
#[test]
fn a_game_opens_in_the_room_that_was_entered_first() {
    let devices = seated("ab", "1.3");
    let first = devices[0].live.room().clone();
    let mut other = first.clone();
    other.invitation.secret = RoomSecret([8; RoomSecret::LEN]);
    let mut rooms = LiveRooms::default();
    for room in [&first, &other, &first, &other] {
        rooms.put(room.clone());
    }
    let slot = first.slot().expect("a game");
    assert_eq!(rooms.of_game(slot), Some(&first));
}

/// Two tabs have the room open, and one of them has seen more.
#[test]
fn no_tab_puts_counters_back() {
    let devices = seated("ab", "1.3");
    let room = |counters| LiveRoom {
        counters: Counters(counters),
        ..devices[0].live.room().clone()
    };
    let mut rooms = LiveRooms::default();
    rooms.put(room([5, 9, 0, 0]));
    rooms.put(room([6, 2, 0, 0]));
    assert_eq!(rooms.iter().collect::<Vec<_>>(), [&room([6, 9, 0, 0])]);
}
