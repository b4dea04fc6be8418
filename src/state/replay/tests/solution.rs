//! Positions that are worked out.

use super::*;

/// A position, solved.
fn worked_out(text: &str) -> Replay {
    let mut replay = replay(text).solving();
    while let Some(question) = question(&replay) {
        replay = replay.answered(question.answer().expect("an answer"));
    }
    replay
}

#[test]
fn a_position_is_worked_out_turn_by_turn_and_can_be_followed() {
    let start = replay("1/p/1.3_-_-_2_B4B3/O5/-_R6V2/Y1/-");
    assert_eq!(start.scene().solution, Some(SolutionScene::NotStarted));
    let begun = start.clone().solving();
    let Some(SolutionScene::Trying(0, count)) = begun.scene().solution else {
        panic!("{:?}", begun.scene().solution);
    };
    assert!(count > 1, "{count}");
    assert_eq!(begun.clone().not_solving(), start);
    // A late reply changes nothing.
    let late = start.clone().answered(EngineReply::Wins(Some(true)));
    assert_eq!(late, start);

    let known = worked_out("1/p/1.3_-_-_2_B4B3/O5/-_R6V2/Y1/-");
    let scene = known.scene();
    let red: Card = "R6".parse().expect("a card");
    let winning = vec![vec![TurnEvent::Played(red)]];
    let second = Seat::new(1).expect("a seat");
    let solution = SolutionScene::Known(second, winning, true);
    assert_eq!((scene.ply, &scene.solution), (0, &Some(solution)));
    assert!(scene.plies > 1 && scene.log.len() == scene.plies);
    assert_eq!(scene.log[0].events, [TurnEvent::Played(red)]);
    let end = known.clone().after(scene.plies).scene();
    assert_eq!(end.scene.view.table().winner(), Some(second));
    assert_eq!(known.after(99).scene().ply, scene.plies);
}

#[test]
fn a_lost_position_says_so_and_one_out_of_reach_says_why() {
    let lost = worked_out("1/p/1.3_-_-_1_V2/Y1/-_B4B3/O5/-").scene();
    let solution = SolutionScene::Known(Seat::FIRST, Vec::new(), true);
    assert_eq!(lost.solution, Some(solution));
    let points = worked_out("1/p/1.3a_-_B7_1_R6V2/Y1/-_B4B3/O5/-").scene();
    assert!(matches!(
        points.solution,
        Some(SolutionScene::Known(_, _, false))
    ));
    assert_eq!(points.plies, 0);
    for (position, reason) in [
        ("1/p/1.3x_-_-_1_R7G6/Y1/-_G4G3/O5/-", SolveError::Actions),
        (
            "1/p/1.3a_-_-_1_R7/Y1/-_G4/O5/-_B1/B2/-",
            SolveError::Advanced,
        ),
    ] {
        let solution = SolutionScene::OutOfReach(reason);
        assert_eq!(worked_out(position).scene().solution, Some(solution));
    }
    assert_eq!(
        replay("1/p/1.3_-_-_1_R7G6/Y1/-_xG4G3/O5/-")
            .scene()
            .solution,
        None
    );
    let game = replay("1/1.3a/h2/red7game/x");
    assert_eq!(
        (game.scene().solution, game.clone().solving()),
        (None, game)
    );
}
