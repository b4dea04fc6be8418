//! Sealed games beside others: rematches, refusals, instant replays, and comparison with stored games.

use super::*;
use crate::state::correspondence::HistoryRelation;

const OTHER: &str = "h3k2m9xr";

fn id(text: &str) -> GameId {
    GameId(text.parse().expect("an id"))
}

/// The player who starts the rematch takes the first seat.
#[test]
fn another_begins_with_the_same_two() {
    let mut devices = begun("1.3");
    play_out(&mut devices);
    for device in &mut devices {
        let (first, seat) = (device.game().id(), device.game().seat());
        device.act(SealedAction::Rematch {
            id: id(OTHER),
            entropy: Entropy([3; Entropy::LEN]),
        });
        let names = device.game().friend_names().expect("another game");
        let names = [0, 1].map(|index| names.of(Seat::new(index).expect("a seat")).to_owned());
        let began = ["Ann", "Ben"][seat.index()];
        assert_eq!(names[0], began);
        assert_ne!(names[1], began);
        assert_ne!(device.game().id(), first);
        assert_eq!(device.game().seat(), Seat::FIRST);
    }
}

#[test]
fn a_game_that_cannot_begin_leads_home() {
    let mut app = app();
    fill_in(&mut app, "1.3");
    let begin = SealedAction::Begin {
        id: id(OTHER),
        entropy: Entropy([1; Entropy::LEN]),
    };
    let beginning = app.reduce(begin.into()).locked();
    let asked = beginning.sealed_request().expect("a game to begin");
    let refused = SealedAction::Replied(asked, Err(SealedRejection::Wrong));
    let after = beginning.reduce(refused.into());
    assert_eq!(*after.screen(), Screen::Home);
    assert_eq!(after.notices(), [Notice::Sealed(SealedRejection::Wrong)]);
    assert_eq!(after.correspondence_games(), []);
}

fn show(app: &mut AppState, notices: [Notice; 2]) {
    for notice in notices {
        app.navigation.notify(notice);
    }
}

#[test]
fn a_link_that_comes_takes_away_what_was_said_of_the_one_before_and_nothing_else() {
    let [mut here, mut there] = begun("1.3");
    join(&mut there, &here.sent());
    show(
        &mut there.app,
        [Notice::Sealed(SealedRejection::Wrong), Notice::DrawnCard],
    );
    let answer = there.sent();
    show(
        &mut here.app,
        [Notice::Sealed(SealedRejection::Known), Notice::DrawnCard],
    );
    here.open(&answer);
    assert_eq!(here.app.notices(), [Notice::DrawnCard]);
}

/// Plays until both players have made a turn, or the round is over.
fn until_answered(devices: &mut [TestDevice; 2]) {
    while devices[0].game().ply() < 2 && !devices[0].game().is_round_over() {
        if devices[0].is_due() {
            devices[0].play();
        }
        pass_on(devices);
    }
}

#[test]
fn the_turn_that_came_is_told_from_the_moment_before_it() {
    let mut devices = begun("1.3");
    while !devices[0].is_due() {
        pass_on(&mut devices);
    }
    let before = devices[1].game().ply();
    devices[0].play();
    pass_on(&mut devices);
    let scene = devices[0].game().scene();
    let told = scene.instant_replay.expect("a moment that is told");
    assert_eq!((told.ply, told.is_before), (before, true));
}

#[test]
fn two_tellings_of_a_game_are_compared_message_by_message() {
    let mut devices = begun("1.3");
    let early = devices[0].game().clone();
    until_answered(&mut devices);
    let games = devices.each_ref().map(|device| device.game().clone());
    assert_eq!(games[0].relation(&games[0]), Some(HistoryRelation::Same));
    let late = games.iter().find(|game| game.seat() == early.seat());
    let late = late.expect("the game of who began it");
    assert_eq!(late.relation(&early), Some(HistoryRelation::Ahead));
    assert_eq!(early.relation(late), Some(HistoryRelation::Behind));
    let [mut other, _] = begun("1.3");
    fill_in(&mut other.app, "1.3");
    other.act(SealedAction::Begin {
        id: id(OTHER),
        entropy: Entropy([9; Entropy::LEN]),
    });
    assert_eq!(
        late.relation(other.game()),
        Some(HistoryRelation::Diverged(1))
    );
}
