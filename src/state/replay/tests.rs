use super::review::{DealAssessment, ExactAssessment, ReviewedTurn, TurnRating};
use super::*;
use crate::bots::{Estimate, FairJudgement, Judgement, Level, SolveError};
use crate::game::{Card, CardSet, Move, Turn};
use crate::state::play::TurnEvent;

fn replay(text: &str) -> Replay {
    Replay::of(text.parse().expect(text)).expect("a replay")
}

/// The replay of a finished round, at its end.
fn over(lineup: &str, rules: &str, level: Level) -> Replay {
    let mut game = Game::dealt(lineup, rules, "lookback");
    while !game.is_round_over() {
        game = game.after_a_turn(level);
    }
    Replay::of_table(&game).expect("a replay")
}

/// The request for the most urgent turn, or for the position.
fn question(replay: &Replay) -> Option<EngineRequest> {
    let turn = || Some(replay.queue()?.first());
    replay.question().or_else(turn)
}

/// The replay once the most urgent turn has this judgement.
fn with_judgement(replay: Replay, judgement: Judgement) -> Replay {
    let queue = replay.queue().expect("a turn to judge");
    replay.judged(queue.plies[0], judgement)
}

/// The replay once all turns of the round are judged, and the order of their judgements.
fn judged(mut replay: Replay) -> (Replay, Vec<usize>) {
    let mut order = Vec::new();
    while let Some(question) = question(&replay) {
        let EngineRequest::Review(ply, record) = question else {
            panic!("{question}");
        };
        let round = record.replay(ply - 1).expect("legal");
        let seed = record.seed.bot_seed(ply - 1);
        let made = &record.turns[ply - 1];
        let judgement = crate::bots::review_turn(round.round(), made, seed);
        order.push(ply);
        replay = replay.judged(ply, judgement);
    }
    (replay, order)
}

#[test]
fn every_moment_can_be_seen() {
    let replay = replay("1/1.3a/h2/red7game/x.pO6.pG7");
    assert_eq!((replay.scene().ply, replay.scene().plies), (3, 3));
    for ply in 0..=3 {
        let scene = replay.clone().after(ply).scene();
        assert_eq!((scene.ply, scene.scene.log.len()), (ply, ply));
        assert_eq!(scene.log.len(), 3);
        assert_eq!(scene.scene.choosable, CardSet::EMPTY);
    }
    assert_eq!(replay.clone().after(9), replay);
    let so_far = replay.after(1).so_far().expect("a game");
    assert_eq!(so_far.to_string(), "1/1.3a/h2/red7game/x");
}

#[test]
fn who_makes_a_turn_leads_or_is_out() {
    let replay = over("h222", "1.3", Level::Skilled);
    let review = replay.scene().review.expect("a review");
    let who = |turn: &ReviewedTurn| turn.lead.map(|(seat, _)| seat);
    for turn in &review.turns {
        assert_eq!(
            turn.is_out,
            who(turn) != Some(turn.seat),
            "turn {}",
            turn.ply
        );
    }
    assert_eq!(review.turns.iter().filter(|turn| turn.is_out).count(), 3);
    let end = replay.scene().scene.view.table().clone();
    let last = review.turns.last().and_then(|turn| turn.lead);
    assert_eq!(last, end.winner().map(|winner| (winner, end.rule())));
}

#[test]
fn a_position_is_all_there_is() {
    let replay = replay("1/p/1.3_V2_R1_2_O7/B6/-_G5Y1/O2/-");
    assert_eq!(replay.clone().after(1), replay);
    assert_eq!(replay.so_far(), None);
    assert!(!replay.scene().can_go_on);
    assert_eq!((replay.scene().review, question(&replay)), (None, None));
}

#[test]
fn hands_are_open_in_the_rounds_that_are_over_and_in_no_other() {
    // A pass ended the first round; the second one is in progress.
    let replay = replay("1/1.3a/h2/red7game/x.pO6.pG7");
    for (ply, is_open) in [(0, true), (1, true), (2, false), (3, false)] {
        let moment = replay.clone().after(ply);
        assert_eq!(moment.scene().review.is_some(), is_open, "{ply}");
        assert_eq!(question(&moment).is_some(), is_open, "{ply}");
    }
    let open = replay.after(0).scene().review.expect("a review");
    let on_table = [0, 1].map(Seat::new).into_iter().flatten();
    let palettes = on_table.map(|seat| open.deck.len() + open.hands[seat.index()].len());
    assert_eq!(palettes.collect::<Vec<_>>(), [40, 40]);
    let all: CardSet = open.hands.iter().copied().collect();
    assert_eq!(all.len() + open.deck.len() + 2, Card::COUNT);
}

#[test]
fn the_turn_that_is_shown_is_judged_first_then_the_own_ones() {
    let whole = over("h2", "1.3", Level::Casual);
    let shown = whole.scene().plies - 1;
    let address = whole.so_far().expect("a game").to_string();
    let (replay, order) = judged(self::replay(&format!("{address}@{shown}")));
    let scene = replay.scene();
    let review = scene.review.expect("a review");
    assert_eq!(order.len(), scene.plies);
    assert_eq!((order[0], review.done()), (shown, scene.plies));
    let is_own = |ply: usize| scene.log[ply - 1].seat == review.seat;
    let firsts = order[1..].iter().take_while(|&&ply| is_own(ply)).count();
    let own = (1..=scene.plies).filter(|&ply| ply != shown && is_own(ply));
    let own = own.count();
    assert_eq!(firsts, own);
    assert_eq!(question(&replay), None);
}

#[test]
fn every_turn_of_the_round_is_awaited_whatever_is_shown_and_judged_in_any_order() {
    let whole = over("h22", "1.3", Level::Casual);
    let record = whole.so_far().expect("a game").record;
    let plies = record.turns.len();
    let sorted = |replay: &Replay| {
        let mut plies = replay.queue().map_or_else(Vec::new, |queue| queue.plies);
        plies.sort_unstable();
        plies
    };
    let all: Vec<usize> = (1..=plies).collect();
    for ply in 0..=plies {
        let shown = whole.clone().after(ply);
        assert_eq!(sorted(&shown), all);
        let first = shown.queue().and_then(|queue| queue.plies.first().copied());
        assert!(ply == 0 || first == Some(ply));
    }
    // The same review comes out whichever turn is judged first.
    let judge = |replay: Replay, ply: usize| {
        let reply = EngineRequest::Review(ply, record.clone()).answer();
        let Some(EngineReply::Judgement(judgement)) = reply else {
            panic!("{reply:?}");
        };
        assert!(replay.awaits(ply, &record));
        replay.judged(ply, judgement)
    };
    let forward = (1..=plies).fold(whole.clone(), judge);
    let backward = (1..=plies).rev().fold(whole, judge);
    assert_eq!(forward.scene(), backward.scene());
    assert_eq!((forward.queue(), sorted(&backward)), (None, Vec::new()));
    assert!(!forward.awaits(1, &record));
}

#[test]
fn what_is_said_of_a_duel_fits_together() {
    let mut mistakes = 0;
    for level in [Level::Novice, Level::Casual] {
        let (replay, _) = judged(over("h2", "1.3", level));
        let end = replay.scene();
        let review = end.review.expect("a review");
        let is_won = end.scene.view.table().winner() == Some(review.seat);
        // A player who could win and didn't has lost the win at some turn.
        match review.deal {
            DealAssessment::Known(true) => assert_eq!(review.lost_by.is_some(), !is_won),
            DealAssessment::Known(false) => {}
            other => panic!("{other:?}"),
        }
        for ply in 1..=end.plies {
            let moment = replay.clone().after(ply).scene();
            let opinion = moment.review.and_then(|review| review.shown);
            let opinion = opinion.expect("an opinion");
            assert_eq!(opinion.seat, end.log[ply - 1].seat);
            let gave_away = matches!(opinion.exact, ExactAssessment::GaveAway(_));
            let is_own = opinion.seat == review.seat;
            assert!(!gave_away || is_won || review.lost_by >= Some(ply) || !is_own);
            let (rating, fair) = opinion.fair.expect("a fair verdict");
            assert_eq!(rating == TurnRating::Mistake, fair.is_mistake());
            mistakes += usize::from(rating == TurnRating::Mistake);
        }
        assert_eq!(review.is_won, is_won);
        assert_eq!(end.scene.open_hands, Some(review.hands));
    }
    assert!(mistakes > 0);
}

/// A round, judged as if a pass had won with all cards open until turn 6, and nothing after it.
fn given_away(link: &str) -> ReviewScene {
    let mut replay = replay(link);
    while let Some(EngineRequest::Review(ply, _)) = question(&replay) {
        let winning = vec![Turn::from(Move::Pass); usize::from(ply <= 6)];
        let exact = Ok(winning);
        replay = replay.judged(ply, Judgement { exact, fair: None });
    }
    replay.scene().review.expect("a review")
}

#[test]
fn a_round_is_lost_with_the_last_turn_that_gave_it_away() {
    const TURNS: &str = "seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let lost = given_away(&format!("1/1.3/3h/{TURNS}"));
    assert_eq!((lost.is_won, lost.lost_by), (false, Some(6)));
    // The winner lost nothing, though others might have won.
    let won = given_away(&format!("1/1.3/h3/{TURNS}"));
    assert_eq!((won.is_won, won.lost_by), (true, None));
    // A turn that isn't judged yet might have been winning again.
    let winning = Judgement {
        exact: Ok(vec![Turn::from(Move::Pass)]),
        fair: None,
    };
    let begun = with_judgement(replay(&format!("1/1.3/3h/{TURNS}")), winning);
    let review = begun.scene().review.expect("a review");
    assert_eq!((review.done(), review.lost_by), (1, None));
}

#[test]
fn the_same_deal_can_be_had_from_the_other_seat() {
    let turned = replay("1/1.3a/h21/red7game/x")
        .other_seat()
        .expect("a deal");
    assert_eq!(turned.to_string(), "1/1.3a/1h2/red7game");
}

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

#[test]
fn where_several_persons_play_one_chooses_whose_chances_are_shown() {
    let replay = over("h1h", "1.3", Level::Casual);
    let watched = |replay: &Replay| replay.scene().review.map(|review| review.seat);
    let third = Seat::new(2).expect("a seat");
    assert_eq!(watched(&replay), Some(Seat::FIRST));
    let persons = replay.scene().review.map(|review| review.persons);
    assert_eq!(persons, Some(vec![Seat::FIRST, third]));
    let other = replay.for_player(third);
    assert_eq!(watched(&other), Some(third));
    // Bots can't be reviewed.
    assert_eq!(
        watched(&other.for_player(Seat::new(1).expect("a seat"))),
        Some(third)
    );
}

/// The key moment on screen.
fn moment(replay: &Replay) -> KeyMoment {
    match replay.scene().story {
        Some(RoundSummary::KeyMoment(moment)) => *moment,
        other => panic!("{other:?}"),
    }
}

/// A round of Basic in which the player makes mistakes.
fn with_mistakes() -> Replay {
    judged(over("h2", "1.3", Level::Novice)).0
}

#[test]
fn a_round_that_is_over_opens_on_its_story_and_a_turn_of_it_on_the_table() {
    let replay = over("h2", "1.3", Level::Casual);
    let own = replay.scene().review.expect("a review").own().count();
    assert_eq!(replay.scene().story, Some(RoundSummary::Analysing(0, own)));
    // The player's own turns are judged first.
    let Some(EngineRequest::Review(first, _)) = question(&replay) else {
        panic!("{:?}", question(&replay));
    };
    assert_eq!(replay.scene().log[first - 1].seat, Seat::FIRST);
    let shown = replay.clone().after(2);
    assert_eq!(shown.scene().story, None);
    assert_eq!(shown.with_summary().scene().story, replay.scene().story);
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
        let (made, better) = (&moment.made.estimate, &better.estimate);
        assert_eq!(moment.lead.0, i64::from(better.won - made.won));
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
    assert!(scene.is_better && scene.story.is_none());
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
    assert_eq!(again.scene().story, replay.scene().story);
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
    let made = &told.made.estimate;
    let review = replay.scene().review.expect("a review");
    let own = review.own().filter_map(ReviewedTurn::fair);
    let best = own.filter(|fair| fair.is_clearly_best());
    let lead = |fair: &FairJudgement| fair.played.chance() - fair.others[0].chance();
    let best = best.map(lead).max().expect("a turn");
    assert_eq!(made.chance() - told.other.estimate.chance(), best);
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
    let shown = distance(&told.made.estimate, &told.other.estimate);
    let closer = own().filter(|fair| !fair.is_as_advised());
    let mut closer = closer.filter(|fair| fair.played.chance() > 50);
    assert!(closer.all(|fair| distance(&fair.played, &fair.recommended) >= shown));
}

mod agreement;
mod rounds;
