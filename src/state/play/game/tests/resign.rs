//! Resigning a round.

use crate::bots::Level;
use crate::game::{Move, Seat, Turn};
use crate::state::play::game::Game;
use crate::state::play::playback::PlaybackMode;

/// The game after the turns of the opponents.
fn after_opponents(mut game: Game) -> Game {
    while game.bot_to_move().is_some() {
        game = game.after_a_turn(Level::Novice);
    }
    game
}

#[test]
fn resigning_discards_the_draft_and_passes() {
    let game = Game::dealt("h22", "1.3", "giveitup");
    assert_eq!(after_opponents(game.clone()).resign().rounds_over(), 0);
    let game = after_opponents(game);
    let card = game.view().hand().highest().expect("a card");
    let resigned = game.clone().stage_move(Move::Play(card)).resign();
    assert_eq!(resigned, game.resign());
    assert_eq!(
        resigned.record().turns.last(),
        Some(&Turn::from(Move::Pass))
    );
    assert!(resigned.table().is_out(Seat::FIRST));
    assert_eq!(resigned.flow(), PlaybackMode::FastForward);
    let mut over = resigned;
    while !over.is_round_over() {
        over = over.after_a_turn(Level::Novice);
    }
    assert_ne!(over.table().winner(), Some(Seat::FIRST));
}

#[test]
fn player_not_to_move_cannot_resign() {
    let game = after_opponents(Game::dealt("h2", "1.3", "giveitup"));
    let waiting = game.after_a_turn(Level::Skilled);
    if waiting.bot_to_move().is_some() {
        assert_eq!(waiting.clone().resign(), waiting);
    }
}
