//! Pace, pause and fast forward.

use crate::bots::Level;
use crate::state::play::game::Game;
use crate::state::play::playback::PlaybackMode;
use crate::state::play::scene::Stage;
use crate::state::settings::Pace;

/// The game after the player's first turn, against three.
fn answered() -> Game {
    let mut game = Game::dealt("h111", "1.3", "red7game");
    while game.stage() != Stage::Idle {
        game = game.after_a_turn(Level::Novice);
    }
    game.after_a_turn(Level::Novice)
}

#[test]
fn pace_sets_the_time_of_a_turn_and_half_of_it_for_the_own_turn() {
    let own = answered();
    let told = own.clone().after_a_turn(Level::Novice);
    for (pace, first, next) in [
        (Pace::Calm, Some(1300), Some(2600)),
        (Pace::Brisk, Some(650), Some(1300)),
        (Pace::Instant, Some(0), Some(0)),
        (Pace::Steps, Some(650), None),
    ] {
        assert_eq!((own.wait(pace), told.wait(pace)), (first, next), "{pace:?}");
    }
}

#[test]
fn paused_game_shows_only_requested_turns() {
    let held = answered().pause();
    assert_eq!(
        (held.flow(), held.wait(Pace::Brisk)),
        (PlaybackMode::Paused, None)
    );
    let next = held.clone().show_next();
    assert_eq!(next.wait(Pace::Brisk), Some(0));
    // After that turn it is still paused.
    let shown = next.after_a_turn(Level::Novice);
    assert_eq!(
        (shown.flow(), shown.wait(Pace::Brisk)),
        (PlaybackMode::Paused, None)
    );
    let resumed = shown.resume();
    assert_eq!(resumed.wait(Pace::Brisk), Some(0));
    let flowing = resumed.after_a_turn(Level::Novice);
    assert_eq!(flowing.wait(Pace::Brisk), Some(1300));
}

#[test]
fn pause_holds_the_last_turn_of_a_round_and_ends_with_the_next_deal() {
    let mut game = Game::dealt("h11", "1.3a", "red7game");
    while game.bot_to_move().is_some() {
        game = game.after_a_turn(Level::Novice);
    }
    game = game.resign().pause();
    while !game.is_round_over() {
        game = game.after_a_turn(Level::Novice);
    }
    assert_eq!(game.flow(), PlaybackMode::Paused);
    assert_eq!(game.next_round().flow(), PlaybackMode::Timed);
}

#[test]
fn steps_wait_for_each_turn_until_the_player_is_to_move() {
    let mut game = answered().after_a_turn(Level::Novice);
    let mut asked = 0;
    while game.bot_to_move().is_some() {
        assert_eq!(game.wait(Pace::Steps), None);
        game = game.show_next();
        assert_eq!(game.wait(Pace::Steps), Some(0));
        game = game.after_a_turn(Level::Novice);
        asked += 1;
    }
    assert_eq!(asked, 2);
    assert!(matches!(game.stage(), Stage::Idle | Stage::Over(_)));
}

#[test]
fn fast_forward_stops_at_the_players_turn() {
    let mut game = answered().pause().hurry();
    let mut millis = 0;
    while game.bot_to_move().is_some() {
        millis += game.wait(Pace::Steps).expect("a time");
        game = game.after_a_turn(Level::Novice);
    }
    assert!((100..=200).contains(&millis), "{millis}");
    assert_eq!(game.flow(), PlaybackMode::Timed);
    // A pause does nothing in the player's own turn.
    assert_eq!(game.clone().pause(), game);
}
