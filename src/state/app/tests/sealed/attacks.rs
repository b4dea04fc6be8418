//! Links that somebody has changed on their way.

use super::*;
use crate::sealed::tests::without_next_deck;
use crate::state::link::Link;
use crate::state::sealed_game::SealedLink;

/// The link after a change to its parts, with a right checksum.
fn changed(link: &str, change: impl FnOnce(&mut SealedLink)) -> String {
    let Ok(Link::Sealed(mut link)) = link.parse() else {
        panic!("{link}");
    };
    change(&mut link);
    format!("1/{link}")
}

/// The link with another ID of the game.
fn under_another_id(link: &str) -> String {
    changed(link, |link| {
        link.id = GameId("other2id".parse().expect("an id"));
    })
}

/// Names are in the messages.
#[test]
fn no_link_can_rename_a_friend() {
    let mut devices = begun("1.3");
    pass_on(&mut devices);
    let [there, here] = &mut devices;
    let link = changed(&there.sent(), |link| link.name = "Eve".to_owned());
    here.open(&link);
    let names = here.game().friend_names().expect("names");
    let names = PlayerCount::TWO
        .seats()
        .map(|seat| names.of(seat).to_owned());
    assert!(names.eq(["Ann", "Ben"]));
    // Neither can a link that begins the game.
    let mut stranger = TestDevice::new(app());
    let [mut first, _] = begun("1.3");
    let link = changed(&first.sent(), |link| link.name = "Eve".to_owned());
    join(&mut stranger, &link);
    let names = stranger.game().friend_names().expect("names");
    assert_eq!(names.of(Seat::FIRST), "Ann");
    // Nor can one that begins the game of a friend without a name.
    let mut nameless = app();
    fill_in(&mut nameless, "1.3");
    let mut here = TestDevice::new(nameless);
    here.act(SealedAction::Begin {
        id: GameId("h3k2m9xq".parse().expect("an id")),
        entropy: Entropy([1; Entropy::LEN]),
    });
    let mut stranger = TestDevice::new(app());
    let link = changed(&here.sent(), |link| link.name = "Eve".to_owned());
    join(&mut stranger, &link);
    let names = stranger.game().friend_names().expect("names");
    assert_eq!(names.of(Seat::FIRST), "");
}

/// The ID of a game follows from its invitation.
#[test]
fn nobody_can_take_the_id_of_a_game_before_it_begins() {
    let [mut here, mut there] = begun("1.3");
    let link = here.sent();
    let id = here.game().sealed().expect("a sealed game").id;
    let [mut other, _] = begun("1.3a");
    let taking = changed(&other.sent(), |link| link.id = id);
    join(&mut there, &taking);
    assert_eq!(
        there.app.notices(),
        [Notice::Sealed(SealedRejection::Damaged)]
    );
    assert_eq!(there.app.correspondence_games(), []);
    join(&mut there, &link);
    assert_eq!(there.app.notices(), []);
    assert_eq!(there.game().sealed().map(|sealed| sealed.id), Some(id));
}

#[test]
fn an_own_invitation_under_another_id_begins_no_game() {
    let [mut here, mut there] = begun("1.3");
    let link = here.sent();
    let changed = under_another_id(&link);
    join(&mut there, &link);
    for device in [&mut here, &mut there] {
        let games = device.app.games().iter().count();
        join(device, &changed);
        assert_eq!(device.app.games().iter().count(), games);
        assert_eq!(
            device.app.notices(),
            [Notice::Sealed(SealedRejection::Known)]
        );
    }
}

/// The loser's page has the proof, says that the next deck was wrong, and takes the true link.
#[test]
fn a_wrong_next_deck_does_not_keep_a_page_from_the_proof() {
    let mut devices = begun("1.3a");
    while devices[0]
        .game()
        .sealed()
        .expect("sealed")
        .side
        .rounds
        .is_empty()
    {
        if devices[0].is_due() {
            devices[0].play();
        }
        pass_on(&mut devices);
    }
    let [winner, loser] = &mut devices;
    let link = winner.sent();
    let Ok(Link::Sealed(mut wrong)) = link.parse() else {
        panic!("{link}");
    };
    let entropy = if winner.game().seat() == Seat::FIRST {
        1
    } else {
        2
    };
    wrong.message = without_next_deck(&wrong.message, [entropy; Entropy::LEN]).into();
    loser.open(&format!("1/{wrong}"));
    assert_eq!(
        loser.app.notices(),
        [Notice::Sealed(SealedRejection::NextDeck)]
    );
    assert_eq!(loser.game().doubt(), None);
    let loaded = load_sealed(&save_game(loser.game()), 0).expect("a sealed game");
    let loaded = loaded.checked(Some(loser.game().sealed().expect("sealed").side.clone()));
    assert!(loaded.is_open() && !loaded.is_match_over());
    loser.open(&link);
    assert_eq!(loser.app.notices(), []);
    devices.swap(0, 1);
    play_out(&mut devices);
    assert!(devices.iter().all(|device| device.game().is_match_over()));
}
