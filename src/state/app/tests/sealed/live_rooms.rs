//! Live rooms and sealed games with somebody else.

use super::*;
use crate::live::{Chair, Claim, Command, RoomSecret, Status};
use crate::state::{LiveEffect, LiveInvitation, LiveRoom, LiveSession, LiveTable, LiveTerms};

/// The session of a guest who sits in somebody's room.
fn guest_in_room(rules: &str) -> LiveSession {
    let invitation = LiveInvitation {
        relay: 1,
        secret: RoomSecret([7; RoomSecret::LEN]),
        terms: LiveTerms::Sealed {
            ruleset: rules.parse().expect("rules"),
            host: "Mallory".to_owned(),
        },
    };
    let room = LiveRoom::new(invitation, Claim([3; 8]), "Ann".to_owned());
    let mut live = LiveSession::new(room);
    live.take(Command::Status(Status::Ready), 0);
    live.sit(Chair::new(1).expect("a chair"));
    live
}

/// Lets a session follow a page, and returns what it does.
fn look(live: &mut LiveSession, app: &AppState) -> Vec<LiveEffect> {
    let message = app.sealed_message();
    let shown = app.sealed_game().map(|game| game.id());
    let invited = match app.screen() {
        Screen::Sealed(lobby) => match &**lobby {
            SealedLobby::Invited(link) => Some(link.id),
            _ => None,
        },
        _ => None,
    };
    live.sync(LiveTable {
        games: app.games(),
        shown: shown.and_then(|id| app.games().slot_of(id)),
        sealed_message: message.as_ref(),
        invited,
        may_deliver: true,
    })
}

#[test]
fn a_game_with_somebody_else_does_not_come_into_a_room() {
    let [here, _there] = begun("1.3");
    let mut live = guest_in_room("1.3");
    for _ in 0..3 {
        let effects = look(&mut live, &here.app);
        let tells = effects
            .iter()
            .any(|effect| matches!(effect, LiveEffect::Tell(_) | LiveEffect::Store));
        assert!(!tells, "{effects:?}");
    }
    assert_eq!(live.room().slot(), None);
}

#[test]
fn an_invitation_of_somebody_else_is_not_joined_unasked() {
    let [mut here, mut there] = begun("1.3");
    there.open(&here.sent());
    let joins = |live: &mut LiveSession, app: &AppState| {
        let effects = look(live, app);
        effects
            .iter()
            .any(|effect| matches!(effect, LiveEffect::JoinSealed(_)))
    };
    let mut live = guest_in_room("1.3");
    assert!(!joins(&mut live, &there.app));
    // The same from another chair is what the guest waits for, if it has the rules of the room.
    for (rules, is_joined) in [("1.3a", false), ("1.3", true)] {
        let mut live = guest_in_room(rules);
        let link = here.sent();
        let body = link.trim_start_matches("1/").parse().expect("a body");
        live.take(
            Command::Letter {
                chair: Chair::HOST,
                counter: 5,
                claim: Claim([1; 8]),
                body,
            },
            0,
        );
        look(&mut live, &there.app);
        assert_eq!(joins(&mut live, &there.app), is_joined, "{rules}");
    }
}
