//! The end of a round: its steps, their time, and how they are cut short.

use crate::bots::Level;
use crate::game::{Seat, Turn};
use crate::state::play::game::Game;
use crate::state::play::playback::{EndStep, PlaybackMode};
use crate::state::play::scene::Stage;
use crate::state::settings::Pace;

/// A round for two after some of its turns. The second player is then left without a card, and the first wins.
fn after_turns(lineup: &str, count: usize) -> Game {
    let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x".split('.');
    let game = Game::dealt(lineup, "1.3", "seed0001");
    turns.take(count).fold(game, |game, turn| {
        game.played(turn.parse().expect("a turn"))
    })
}

/// The steps until the result, each with its time: a clock that only counts.
fn steps(mut game: Game) -> Vec<(EndStep, u32)> {
    let mut steps = Vec::new();
    while let Some(step) = game.scene().round_end.ending {
        steps.push((step, step.millis()));
        game = game.next_end_step();
    }
    steps
}

#[test]
fn who_has_no_cards_falls_the_rule_sweeps_and_the_result_follows() {
    for lineup in ["h3", "3h"] {
        let over = after_turns(lineup, 11).after_a_turn(Level::Novice);
        assert!(over.is_round_over());
        let expected = [(EndStep::Fall, 850), (EndStep::Sweep, 540)];
        assert_eq!(steps(over), expected, "{lineup}");
    }
}

#[test]
fn who_has_no_cards_passes_without_being_asked() {
    let game = after_turns("3h", 11);
    assert!(game.is_persons_turn() && game.view().hand().is_empty());
    assert!(game.ask_to_pass().is_round_over());
    // Before the last card there is something else to do.
    let asked = after_turns("3h", 9).ask_to_pass();
    assert_eq!(asked.stage(), Stage::ConfirmingPass);
}

/// A round that its first player has ended by a card that doesn't lead.
fn given_up() -> Game {
    let turn: Turn = "pI5".parse().expect("a turn");
    let game = after_turns("h3", 8)
        .stage_move(turn.moves()[0])
        .end_turn(false);
    assert!(game.is_round_over());
    game
}

#[test]
fn the_last_card_lands_and_its_paint_spreads_before_anyone_falls() {
    let shown = steps(given_up());
    assert_eq!((shown[0].0, shown[1].0), (EndStep::Landing, EndStep::Fall));
    let whole: u32 = [
        EndStep::Landing,
        EndStep::Wash,
        EndStep::Fall,
        EndStep::Sweep,
    ]
    .into_iter()
    .map(EndStep::millis)
    .sum();
    // With the 270 ms in which the result settles, it takes less than 2.5 s.
    assert!(whole + 270 <= 2500, "{whole}");
}

#[test]
fn the_last_to_go_stays_upright_until_it_falls() {
    let seat = Seat::FIRST;
    let game = given_up();
    let scene = game.scene();
    assert_eq!((scene.shows_out(seat), scene.falls(seat)), (false, false));
    let scene = game.clone().next_end_step().scene();
    assert_eq!((scene.shows_out(seat), scene.falls(seat)), (true, true));
    let scene = game.show_result().scene();
    assert_eq!((scene.shows_out(seat), scene.falls(seat)), (true, false));
    assert_eq!(scene.round_end.ending, None);
}

#[test]
fn result_is_shown_at_once_on_request_and_wherever_the_table_is_left() {
    let over = after_turns("h3", 11).after_a_turn(Level::Novice);
    assert!(over.is_ending());
    assert!(!over.clone().show_result().is_ending());
    assert!(!over.clone().put_down_device().is_ending());
    // A game that is loaded has ended long ago, and there is nothing more to show during a round.
    assert!(!after_turns("h3", 12).is_ending());
    assert!(!after_turns("h3", 5).next_end_step().is_ending());
}

#[test]
fn nobody_waits_for_a_player_without_cards_to_think() {
    let has_cards = after_turns("h3", 9);
    let has_none = after_turns("h3", 11);
    for (pace, thinks, passes) in [
        (Pace::Calm, 1300, 840),
        (Pace::Brisk, 650, 650),
        (Pace::Instant, 0, 0),
    ] {
        assert_eq!(has_cards.wait(pace), Some(thinks), "{pace:?}");
        assert_eq!(has_none.wait(pace), Some(passes), "{pace:?}");
    }
    assert_eq!(has_none.pause().flow(), PlaybackMode::Paused);
}
