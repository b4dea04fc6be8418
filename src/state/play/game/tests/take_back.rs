//! Take-backs, restarts and retries.

use crate::bots::Level;
use crate::state::play::game::Game;
use crate::state::play::scene::Stage;

/// The level that plays for the player.
const LEVEL: Level = Level::Skilled;

fn game(lineup: &str, rules: &str) -> Game {
    Game::dealt(lineup, rules, "takeback")
}

/// The game after the turns of the opponents.
fn answered(mut game: Game) -> Game {
    while game.bot_to_move().is_some() {
        game = game.after_a_turn(LEVEL);
    }
    game
}

#[test]
fn retry_after_a_round_starts_with_the_next_round() {
    let mut over = game("h2", "1.3a");
    while !over.is_round_over() {
        over = over.after_a_turn(LEVEL);
    }
    let tried = over.clone().into_retry(1);
    assert_eq!(tried.round_number(), over.round_number() + 1);
    assert!(!tried.is_round_over() && tried.ply() == over.ply());
    let trial = tried.scene().attempt.retry.expect("a trial");
    assert_eq!((trial.turn, trial.begins), (1, true));
}

#[test]
fn take_back_restores_the_game_and_counts() {
    let mut taken = 0;
    let mut game = answered(game("h2", "1.3a"));
    assert_eq!(game.clone().take_back(), game);
    for _ in 0..40 {
        let before = game.clone();
        let after = answered(game.after_a_turn(LEVEL));
        let is_same_round = after.round_number() == before.round_number();
        if after.stage() == Stage::Idle && is_same_round {
            let back = after.clone().take_back();
            assert_eq!(back, before.clone().with_take_backs(1));
            taken += 1;
        }
        game = answered(after.next_round());
    }
    assert!(taken > 3, "{taken}");
}

#[test]
fn take_backs_and_hints_are_counted() {
    let asked = answered(Game::dealt("h11", "1.3a", "red7game")).ask_for_hint();
    let hint = asked.question().and_then(|question| question.turn());
    let advised = asked.answered(hint.expect("a hint"));
    assert_eq!(advised.last_hinted(), 1);
    let first = answered(advised.after_a_turn(LEVEL)).take_back();
    let second = answered(first.clone().after_a_turn(LEVEL)).take_back();
    assert_eq!((first.taken_back(), second.taken_back()), (1, 2));
    assert_eq!((first.last_hinted(), second.last_hinted()), (1, 1));
    let again = answered(second.after_a_turn(LEVEL)).restart_round();
    assert_eq!((again.taken_back(), again.last_hinted()), (3, 1));
}

#[test]
fn shared_device_allows_no_take_back() {
    let mut game = game("hh", "1.3");
    for _ in 0..3 {
        game = game.after_a_turn(LEVEL).take_device();
        assert_eq!(game.clone().take_back(), game);
    }
}

#[test]
fn restarted_round_is_the_same_deal() {
    let mut game = game("h2", "1.3a");
    let mut restarted = 0;
    for _ in 0..30 {
        let start = game.clone();
        assert_eq!(start.clone().restart_round(), start);
        while !game.is_round_over() {
            game = game.after_a_turn(LEVEL);
            let again = game.clone().restart_round();
            if game.is_match_over() {
                assert!(again == game);
                break;
            }
            assert!(again.clone().with_take_backs(0) == start.clone().with_take_backs(0));
            assert!(again.taken_back() > game.taken_back());
            restarted += 1;
        }
        game = game.next_round();
    }
    assert!(restarted > 10, "{restarted}");
}

#[test]
fn daily_deal_allows_no_restart() {
    let day = "20261121".parse().expect("a day");
    let game = game("h2", "1.3").of_day(day).after_a_turn(LEVEL);
    assert_eq!(game.clone().restart_round(), game);
}
