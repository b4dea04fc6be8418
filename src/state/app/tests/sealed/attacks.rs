//! Links that somebody has changed on their way.

use super::*;
use crate::sealed::tests::without_next_deck;
use crate::state::link::Link;

/// The link with another ID of the game, and a right checksum.
fn under_another_id(link: &str) -> String {
    let Ok(Link::Sealed(mut link)) = link.parse() else {
        panic!("{link}");
    };
    link.id = GameId("other2id".parse().expect("an id"));
    format!("1/{link}")
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
    while devices[0].game().sealed().expect("sealed").side.rounds.is_empty() {
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
    wrong.message = without_next_deck(&wrong.message).into();
    loser.open(&format!("1/{wrong}"));
    assert_eq!(
        loser.app.notices(),
        [Notice::Sealed(SealedRejection::NextDeck)]
    );
    let seal = loser.game().scene().friends.and_then(|it| it.sealed);
    assert_eq!(seal.and_then(|it| it.proved), Some(ProofStatus::Yes));
    let loaded = load_sealed(&save_game(loser.game()), 0).expect("a sealed game");
    assert!(loaded.is_open() && !loaded.is_match_over());
    loser.open(&link);
    assert_eq!(loser.app.notices(), []);
    devices.swap(0, 1);
    play_out(&mut devices);
    assert!(devices.iter().all(|device| device.game().is_match_over()));
}
