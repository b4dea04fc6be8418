//! The summary of a round and its key moments.

use super::*;

/// A round of Basic in which the player makes mistakes.
fn with_mistakes() -> Replay {
    judged(over("h2", "1.3", Level::Novice)).0
}

#[test]
fn a_round_that_is_over_opens_on_its_story_and_a_turn_of_it_on_the_table() {
    let replay = over("h2", "1.3", Level::Casual);
    let own = replay.scene().review.expect("a review").own().count();
    assert_eq!(
        replay.scene().summary,
        Some(RoundSummary::Analysing(0, own))
    );
    // The player's own turns are judged first.
    let Some(EngineRequest::Review { ply: first, .. }) = question(&replay) else {
        panic!("{:?}", question(&replay));
    };
    assert_eq!(replay.scene().log[first - 1].seat, Seat::FIRST);
    let shown = replay.clone().after(2);
    assert_eq!(shown.scene().summary, None);
    assert_eq!(shown.with_summary().scene().summary, replay.scene().summary);
    // A round in progress has no summary.
    let under_way = self::replay("1/1.3a/h2/red7game/x.pO6.pG7");
    assert_eq!(under_way.clone().with_summary(), under_way);
}

#[test]
fn it_tells_of_the_mistakes_the_worst_first() {
    let mut replay = with_mistakes();
    let review = replay.scene().review.expect("a review");
    let mistakes = review.own().filter_map(ReviewedTurn::fair);
    let mistakes: Vec<_> = mistakes.filter(|fair| fair.is_worse()).collect();
    assert!(mistakes.len() > 1, "{}", mistakes.len());
    let mut losses = Vec::new();
    for number in 1..=mistakes.len() {
        let moment = moment(&replay);
        assert_eq!((moment.number, moment.count), (number, mistakes.len()));
        let better = moment.better().expect("a better turn");
        let (made, better) = (&moment.comparison.made.estimate, &better.estimate);
        assert_eq!(moment.comparison.lead.0, i64::from(better.won - made.won));
        losses.push(better.chance() - made.chance());
        let before = replay.clone().after(moment.ply - 1).scene().scene;
        assert_eq!(
            (before.view.table().turn(), before.view.hand()),
            (Seat::FIRST, moment.hand)
        );
        replay = replay.at_next_moment();
    }
    assert!(losses.is_sorted_by(|one, other| one >= other), "{losses:?}");
    assert_eq!(moment(&replay).number, 1);
}

#[test]
fn the_better_turn_is_played_out_on_the_table() {
    let replay = with_mistakes();
    let told = moment(&replay);
    let scene = replay.clone().with_better_turn().scene();
    assert!(scene.is_better && scene.summary.is_none());
    assert_eq!(scene.ply, told.ply);
    let line = scene.scene.log.last().expect("a turn");
    let other = told.better().expect("a better turn");
    assert_eq!((line.ply, &line.events), (told.ply, &other.events));
    assert_eq!(scene.scene.view.table().palette(Seat::FIRST), other.palette);
    assert_eq!(scene.scene.view.table().rule(), other.rule);
    // From there, steps lead on through the game as played.
    let on = replay
        .clone()
        .with_better_turn()
        .after_step(Step::Next)
        .scene();
    assert_eq!((on.is_better, on.ply), (false, told.ply + 1));
    let again = replay.clone().with_better_turn().with_summary();
    assert_eq!(again.scene().summary, replay.scene().summary);
}

#[test]
fn one_tries_again_from_before_the_turn() {
    let replay = with_mistakes();
    let moment = moment(&replay);
    let (game, taken_back) = replay.before_moment().expect("a game");
    assert_eq!(game.record.turns.len(), moment.ply - 1);
    let own = replay
        .scene()
        .log
        .into_iter()
        .filter(|line| line.seat == Seat::FIRST);
    assert_eq!(
        own.filter(|line| line.ply >= moment.ply).count(),
        taken_back
    );
    assert!(taken_back > 0);
}

#[test]
fn without_a_mistake_it_tells_of_the_best_turn_of_who_has_won() {
    let won = "1/1.3/h3/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let (replay, _) = judged(self::replay(won));
    let told = moment(&replay);
    assert_eq!(told.kind, MomentKind::Best);
    // A slip follows.
    assert_eq!((told.number, told.count), (1, 2));
    let next = moment(&replay.clone().at_next_moment());
    assert_eq!(next.kind, MomentKind::Slip);
    let made = &told.comparison.made.estimate;
    let review = replay.scene().review.expect("a review");
    let own = review.own().filter_map(ReviewedTurn::fair);
    let best = own.filter(|fair| fair.is_clearly_best());
    let lead = |fair: &FairJudgement| fair.played.chance() - fair.others[0].chance();
    let best = best.map(lead).max().expect("a turn");
    assert_eq!(
        made.chance() - told.comparison.other.estimate.chance(),
        best
    );
    // There is no better turn to show.
    assert_eq!(replay.clone().with_better_turn(), replay);
}

#[test]
fn without_a_mistake_it_tells_of_the_closest_call_of_who_has_lost() {
    let (replay, _) = judged(over("h3", "1.3", Level::Master));
    let told = moment(&replay);
    assert_eq!(told.kind, MomentKind::Closest);
    let review = replay.scene().review.expect("a review");
    let own = || review.own().filter_map(ReviewedTurn::fair);
    assert!(!review.is_won && !own().any(FairJudgement::is_mistake));
    assert!(!own().any(FairJudgement::is_worse));
    let distance = |made: &Estimate, other: &Estimate| made.chance().abs_diff(other.chance());
    let shown = distance(
        &told.comparison.made.estimate,
        &told.comparison.other.estimate,
    );
    let closer = own().filter(|fair| !fair.is_as_advised());
    let mut closer = closer.filter(|fair| fair.played.chance() > 50);
    assert!(closer.all(|fair| distance(&fair.played, &fair.recommended) >= shown));
}
