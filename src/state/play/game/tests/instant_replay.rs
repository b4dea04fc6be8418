//! Instant replays of past turns.

use crate::bots::Level;
use crate::state::play::game::Game;
use crate::state::play::log::since_own;
use crate::state::play::scene::Stage;
use crate::state::settings::Pace;

/// The player's turn, after a turn of each of the three others.
fn mine(lineup: &str, rules: &str) -> Game {
    let mut game = Game::dealt(lineup, rules, "recalled");
    while game.ply() < 4 || game.stage() != Stage::Idle {
        game = game.after_a_turn(Level::Skilled).next_round();
    }
    game
}

#[test]
fn replay_starts_before_the_turn_and_returns_to_the_game() {
    let game = mine("h333", "1.3");
    let ply = game.ply() - 1;
    let shown = |game: &Game| {
        let moment = game.scene().instant_replay?;
        Some((moment.ply, moment.is_before))
    };
    let before = game.clone().recall(ply, ply);
    assert_eq!(shown(&before), Some((ply - 1, true)));
    let after = before.clone().recall_on();
    assert_eq!(shown(&after), Some((ply, false)));
    assert_eq!(after.recall_on(), game);
    assert_eq!(before.recall_no_more(), game);
}

#[test]
fn frames_show_what_the_player_saw_then() {
    for (lineup, rules) in [("h333", "1.3"), ("h22", "1.3ax"), ("hh2", "1.0ax")] {
        let mut game = Game::dealt(lineup, rules, "recalled");
        // The game after each turn of the round, the deal included.
        let mut seen = vec![game.clone()];
        let is_mine = |game: &Game| matches!(game.stage(), Stage::Idle | Stage::HandingOver(_));
        while game.ply() < 6 || !is_mine(&game) || game.scene().narrated_turn().is_none() {
            game = game.after_a_turn(Level::Skilled);
            if game.is_round_over() {
                game = game.next_round();
                seen = Vec::new();
            }
            seen.push(game.clone());
        }
        let game = game.take_device();
        let first = since_own(game.log(), game.round_number(), game.seat())[0].ply;
        let mut shown = game.clone().recall(first, game.ply());
        for then in seen.iter().filter(|then| then.ply() >= first - 1) {
            let moment = shown.scene().instant_replay.expect("a moment");
            assert_eq!(moment.ply, then.ply());
            assert_eq!(moment.scene.view, then.full_round().view(game.seat()));
            shown = shown.recall_on();
        }
        assert_eq!(shown, game);
    }
}

#[test]
fn replay_holds_opponents_and_ignores_other_turns() {
    let game = mine("h333", "1.3");
    for (from, to) in [(0, 1), (1, game.ply() + 1), (2, 1)] {
        assert_eq!(game.clone().recall(from, to), game);
    }
    let waiting = game
        .after_a_turn(Level::Skilled)
        .after_a_turn(Level::Skilled);
    let ply = waiting.ply();
    assert_eq!(waiting.recall(ply, ply).wait(Pace::Brisk), None);
}
