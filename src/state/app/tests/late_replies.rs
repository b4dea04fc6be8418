//! Replies that arrive after their request has changed.

use super::*;

#[test]
fn a_turn_of_an_opponent_that_comes_late_changes_nothing() {
    let app = dealt();
    let late = answer(&app);
    let Action::EngineReplied(asked, _) = late.clone() else {
        unreachable!("an answer");
    };
    // A pass is always legal, so only its request shows that the reply is out of date.
    let pass = Action::EngineReplied(
        asked.clone(),
        EngineReply::Turn("x".parse().expect("a turn")),
    );
    let once = app.reduce(late);
    assert_eq!(game(&once).ply(), 1);
    assert_eq!(once.reduce(pass.clone()), once);
    assert_ne!(app.reduce(pass), app);
}

#[test]
fn a_hint_that_comes_late_changes_nothing() {
    let mut app = dealt();
    while game(&app).stage() != Stage::Idle {
        app = after_a_turn(&app, Level::Novice);
    }
    let advised = app.reduce(Action::Turn(TurnAction::AskForHint));
    let late = answer(&advised);
    assert_ne!(advised.reduce(late.clone()), advised);
    let on = after_a_turn(&app, Level::Novice);
    assert_eq!(on.reduce(late.clone()), on);
    assert_eq!(app.reduce(late), app);
}
