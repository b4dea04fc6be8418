//! Links that somebody has changed on their way.

use super::*;
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
