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
fn it_begins_with_the_worst_mistake_and_goes_on_with_the_next_worst() {
    let mut replay = with_mistakes();
    let review = replay.scene().review.expect("a review");
    let worse = review
        .own()
        .filter(|turn| turn.fair().is_some_and(FairJudgement::is_worse));
    let plies: Vec<usize> = worse.map(|turn| turn.ply).collect();
    let mut shown = Vec::new();
    for number in 1..=plies.len() {
        let moment = moment(&replay);
        assert_eq!((moment.number, moment.count), (Some(number), plies.len()));
        assert_eq!(moment.has_next, number < plies.len());
        let better = moment.better().expect("a better turn");
        let (made, better) = (&moment.comparison.made.estimate, &better.estimate);
        assert_eq!(better.lead(), i64::from(better.won - made.won));
        shown.push((moment.ply, better.chance() - made.chance()));
        let before = replay.clone().after(moment.ply - 1).scene().scene;
        assert_eq!(
            (before.view.table().turn(), before.view.hand()),
            (Seat::FIRST, moment.hand)
        );
        replay = replay.at_next_moment();
    }
    assert!(
        shown.is_sorted_by(|(_, loss), (_, next)| loss >= next),
        "{shown:?}"
    );
    let mut all: Vec<usize> = shown.iter().map(|&(ply, _)| ply).collect();
    all.sort_unstable();
    assert_eq!(all, plies);
    // After the last one comes the first again.
    assert_eq!(moment(&replay).ply, shown[0].0);
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
    // From there, steps lead to the turn as it was made, and on through the game.
    let better = replay.clone().with_better_turn();
    let place = |steps: &[Step]| {
        let steps = steps.iter().copied();
        let scene = steps.fold(better.clone(), Replay::after_step).scene();
        (scene.is_better, scene.ply)
    };
    assert_eq!(place(&[Step::Next]), (false, told.ply));
    assert_eq!(place(&[Step::Next, Step::Next]), (false, told.ply + 1));
    assert_eq!(place(&[Step::Previous]), (false, told.ply - 1));
    // The game is shared as it was played.
    let shared = better.as_played().expect("a game");
    assert_eq!(
        Some(&shared),
        replay.clone().after(told.ply).so_far().as_ref()
    );
    assert_ne!(Some(shared), better.so_far());
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
    // There was a slip as well, before it.
    assert_eq!((told.number, told.count), (Some(1), 2));
    assert!(told.has_next);
    let next = replay.clone().at_next_moment();
    let slip = moment(&next);
    assert_eq!((slip.kind, slip.number), (MomentKind::Slip, Some(2)));
    assert!(slip.ply < told.ply && !slip.has_next);
    assert_eq!(moment(&next.at_next_moment()).kind, MomentKind::Best);
    let made = &told.comparison.made.estimate;
    let review = replay.scene().review.expect("a review");
    let own = review.own().filter_map(ReviewedTurn::fair);
    let best = own.filter(|fair| fair.is_clearly_best());
    let lead = |fair: &FairJudgement| fair.played.chance() - fair.others[0].chance();
    let best = best.map(lead).max().expect("a turn");
    let other = told.comparison.other.expect("another turn").estimate;
    assert_eq!(made.chance() - other.chance(), best);
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
    let other = told.comparison.other.expect("another turn").estimate;
    let shown = distance(&told.comparison.made.estimate, &other);
    let closer = own().filter(|fair| !fair.is_as_advised());
    let mut closer = closer.filter(|fair| fair.played.chance() > 50);
    assert!(closer.all(|fair| distance(&fair.played, &fair.recommended) >= shown));
    // The best chance is told with its turn.
    let lost = review.lost_chance().expect("a chance");
    let at = review.own().find(|reviewed| reviewed.turn == lost.turn);
    let fair = at.and_then(ReviewedTurn::fair).expect("a judgement");
    let tried = [&fair.played, &fair.recommended].into_iter();
    let mut tried = tried.chain(&fair.others);
    assert!(tried.any(|estimate| estimate.chance() == lost.chance));
    assert!(own().all(|fair| fair.played.chance() <= lost.chance));
}

/// A turn that the user chooses is shown beside its alternative, too, whosever it is.
#[test]
fn any_turn_is_shown_beside_its_alternative() {
    let (replay, _) = judged(over("h3", "1.3", Level::Master));
    let review = replay.scene().review.expect("a review");
    let key = moment(&replay);
    let mut alone = 0;
    for turn in &review.turns {
        let (rating, fair) = turn.rated().expect("a rating");
        let at_turn = replay.clone().at_turn(turn.ply);
        let shown = moment(&at_turn);
        assert_eq!((shown.ply, shown.line.seat), (turn.ply, turn.seat));
        assert_eq!(shown.comparison.made.estimate, fair.played);
        if turn.ply == key.ply {
            assert_eq!(shown, key);
        } else {
            assert_eq!(shown.number, None);
            assert_eq!((shown.kind, shown.rating), (MomentKind::Chosen, rating));
        }
        let other = shown.comparison.other.as_ref();
        alone += usize::from(other.is_none());
        assert_eq!(
            other.is_none(),
            fair.is_as_advised() && fair.others.is_empty()
        );
        assert_eq!(shown.better().is_some(), rating.is_loss());
        // The key moments are still there.
        assert_eq!(moment(&at_turn.at_next_moment()), key);
    }
    assert!(alone > 0);
}

/// As long as a turn isn't judged, it is shown on the table, and the summary stays where it was.
#[test]
fn a_turn_that_is_not_judged_is_shown_on_the_table() {
    let replay = over("h2", "1.3", Level::Casual);
    let shown = replay.clone().at_turn(2);
    let scene = shown.scene();
    assert_eq!((scene.ply, scene.summary), (2, None));
    let back = shown.with_summary().scene();
    assert_eq!(back.summary, replay.scene().summary);
}
