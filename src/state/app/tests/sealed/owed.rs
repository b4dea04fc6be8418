//! Wins that the winner has yet to prove.

use super::*;
use crate::state::{Gallery, GalleryEnd};

/// Plays until the first device has lost the match. The other has yet to prove the win.
pub fn lost(rules: &str) -> [TestDevice; 2] {
    let mut devices = begun(rules);
    loop {
        let here = &mut devices[0];
        if here.is_due() {
            here.act(GameAction::NextRound);
            here.play();
        }
        if here.game().is_match_over() {
            return devices;
        }
        pass_on(&mut devices);
    }
}

#[test]
fn a_win_is_owed_until_the_last_link_proves_it() {
    for rules in ["1.3", "1.3a"] {
        let mut devices = lost(rules);
        let winner = devices[1].game().seat();
        let doubts = |devices: &[TestDevice; 2], seat| {
            let device = devices.iter().find(|it| it.game().seat() == seat);
            let game = device.expect("a device").game();
            let listed = game.correspondence_summary().and_then(|game| game.doubt);
            assert_eq!([game.scene().score.doubt, listed], [game.doubt(); 2]);
            game.doubt()
        };
        let loser = devices[0].game().seat();
        assert_eq!(doubts(&devices, loser), Some(Doubt::Owed(winner)));
        // The winner knows both secrets, and sends the last link.
        pass_on(&mut devices);
        assert_eq!(doubts(&devices, winner), None);
        assert_eq!(doubts(&devices, loser), Some(Doubt::Owed(winner)));
        pass_on(&mut devices);
        assert_eq!(doubts(&devices, loser), None);
        assert!(devices.iter().all(|it| it.game().can_be_shared()));
    }
}

#[test]
fn a_match_that_is_not_proved_is_none_of_the_last_games() {
    let devices = lost("1.3");
    let game = devices[0].game();
    assert!(!game.is_open() && !game.can_be_shared());
    assert!(!devices[0].app.has_played());
    assert_eq!(devices[0].app.review_at_table(), None);
    let mut games = Games::default();
    games.put(
        GameSlot::Sealed(game.sealed().expect("a sealed game").id),
        game.clone(),
    );
    let found = LoadedData {
        games,
        ..LoadedData::default()
    };
    let again = AppState::new(seed("red7game"), Day::FIRST, found);
    assert!(again.recent().is_empty());
}

#[test]
fn a_match_hangs_in_the_gallery_once_it_is_proved() {
    let mut devices = lost("1.3");
    let ends = |devices: &[TestDevice; 2]| {
        [&devices[0], &devices[1]].map(|device| {
            let mut gallery = Gallery::default();
            gallery.take_in_friends(&device.app.finished_with_friends(), Day::FIRST);
            let ends = [GalleryEnd::Lost, GalleryEnd::Won];
            ends.map(|end| gallery.games(Some(end)).count())
        })
    };
    let loser = devices[0].game().seat();
    assert_eq!(ends(&devices)[0], [0, 0]);
    while devices.iter().any(|device| device.game().doubt().is_some()) {
        pass_on(&mut devices);
    }
    let expected = [&devices[0], &devices[1]].map(|device| {
        let has_lost = usize::from(device.game().seat() == loser);
        [has_lost, 1 - has_lost]
    });
    assert_eq!(ends(&devices), expected);
}
