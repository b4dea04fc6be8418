//! The rounds of a match, each of which can be reviewed.

use super::*;

/// A finished match of many rounds.
fn match_over() -> Game {
    let mut game = Game::dealt("h3", "1.3a", "matchone");
    while !game.is_match_over() {
        game = if game.is_round_over() {
            game.next_round()
        } else {
            game.after_a_turn(Level::Casual)
        };
    }
    assert!(game.rounds_over() > 2, "{}", game.rounds_over());
    game
}

/// Number, winner and points of each round, as its cards tell.
fn results(game: &Game) -> Vec<(usize, Seat, u32)> {
    let results = game.scene().score.results;
    let told = (1..).zip(results);
    told.map(|(number, it)| (number, it.winner, it.scored_cards.points()))
        .collect()
}

#[test]
fn a_match_opens_on_the_round_that_cost_most() {
    let game = match_over();
    let lost = results(&game)
        .into_iter()
        .filter(|&(_, winner, _)| winner != Seat::FIRST);
    let costliest = lost.max_by_key(|&(.., points)| points).expect("a lost one");
    assert_ne!(costliest.0, game.rounds_over());
    // At the table the last round is reviewed, whose end is shown there.
    let at_table = Replay::of_table(&game).expect("a replay");
    assert_eq!(at_table.scene().scene.score.round, game.rounds_over());
    let received = Replay::of(Link::Game(game.link())).expect("a replay");
    for opened in [at_table.opened(), received] {
        let scene = opened.scene();
        let round = scene.round().expect("one of several");
        assert_eq!(
            (round.number, round.winner, round.points),
            (costliest.0, costliest.1, costliest.2)
        );
        // It alone is called so.
        let told = scene.rounds.iter().filter(|round| round.is_costliest);
        assert_eq!(
            told.map(|round| round.number).collect::<Vec<_>>(),
            [costliest.0]
        );
        assert!(scene.summary.is_some() && !scene.review.expect("a review").is_won);
    }
}

/// From learning, one comes to the review of that very turn, in whichever round.
#[test]
fn a_turn_that_was_tried_again_is_shown_in_its_round() {
    let replay = Replay::of_table(&match_over()).expect("a replay").opened();
    let log = replay.scene().log;
    let shown = replay.scene().scene.score.round;
    let other = log
        .iter()
        .find(|line| line.seat == Seat::FIRST && line.round != shown)
        .expect("a turn");
    let learning = replay.learning().at_turn(other.ply);
    let scene = learning.scene();
    assert_eq!(scene.scene.score.round, other.round);
    assert!(matches!(scene.summary, Some(RoundSummary::Analysing(..))));
    assert_eq!(moment(&all_alike(learning)).ply, other.ply);
}

/// The replay once all its turns have the same judgement, by which another was better.
fn all_alike(mut replay: Replay) -> Replay {
    let judgement = "?large pR7:100/240+60-0,x:40/240+0-0";
    let judgement: Judgement = judgement.parse().expect("a judgement");
    while question(&replay).is_some() {
        replay = with_judgement(replay, judgement.clone());
    }
    replay
}

#[test]
fn each_round_of_a_match_has_its_review() {
    let game = match_over();
    let replay = Replay::of_table(&game).expect("a replay").opened();
    let results = results(&game);
    assert_eq!(replay.scene().rounds.len(), results.len());
    for &(number, winner, points) in &results {
        let scene = replay.clone().in_round(number).scene();
        let round = scene.round().expect("one of several");
        assert_eq!(
            (round.number, round.winner, round.points),
            (number, winner, points)
        );
        assert!(round.picture.is_some());
        let review = scene.review.expect("a review");
        assert_eq!(review.is_won, winner == Seat::FIRST);
        let turns: Vec<usize> = review.turns.iter().map(|turn| turn.ply).collect();
        let of_round = scene.log.iter().filter(|line| line.round == number);
        assert_eq!(turns, of_round.map(|line| line.ply).collect::<Vec<_>>());
        assert!(matches!(scene.summary, Some(RoundSummary::Analysing(0, _))));
    }
    // There is no such round.
    assert_eq!(replay.clone().in_round(results.len() + 1), replay);
    assert_eq!(replay.clone().in_round(0), replay);
}

#[test]
fn another_round_begins_with_its_first_key_moment() {
    let mut replay = Replay::of_table(&match_over())
        .expect("a replay")
        .in_round(1);
    for number in [2, 1] {
        replay = all_alike(replay);
        let before = moment(&replay).number;
        assert_eq!(
            (before, moment(&replay.clone().at_next_moment()).number),
            (Some(1), Some(2))
        );
        replay = replay.at_next_moment().in_round(number);
    }
    assert_eq!(moment(&replay).number, Some(1));
}

#[test]
fn the_summary_of_a_round_counts_what_was_missed_in_all_of_them() {
    let game = match_over();
    let at_table = Replay::of_table(&game).expect("a replay");
    let log = at_table.scene().log;
    let round_of = |ply: usize| {
        let line = log.iter().find(|line| line.ply == ply);
        line.map_or(0, |line| line.round)
    };
    // At the table only the round that has just ended is judged.
    let queue = at_table.queue_of_round().expect("turns to judge");
    assert!(
        queue
            .plies
            .iter()
            .all(|&ply| round_of(ply) == game.rounds_over())
    );
    let mut replay = at_table.opened();
    let shown = replay.scene().round().expect("one of several").number;
    let queue = replay.queue().expect("turns to judge");
    let first = queue
        .plies
        .iter()
        .take_while(|&&ply| round_of(ply) == shown);
    assert_eq!(
        first.count(),
        log.iter().filter(|line| line.round == shown).count()
    );
    // A turn shown on the table needs its own round only.
    let on_table = replay.clone().after(queue.plies[0]).queue();
    let is_shown = |&ply: &usize| round_of(ply) == shown;
    assert!(on_table.expect("turns to judge").plies.iter().all(is_shown));
    let worse: Judgement = "?large pR7:100/240+60-0,x:40/240+0-0"
        .parse()
        .expect("a judgement");
    while replay.queue().is_some() {
        let rounds = replay.scene().rounds;
        assert!(rounds.iter().any(|round| round.losses.is_none()));
        replay = with_judgement(replay, worse.clone());
    }
    for round in replay.scene().rounds {
        let own = |line: &&LogLine| (line.round, line.seat) == (round.number, Seat::FIRST);
        assert_eq!(round.losses, Some(log.iter().filter(own).count()));
    }
}

#[test]
fn a_single_round_is_not_one_of_several() {
    let scene = over("h3", "1.3", Level::Casual).scene();
    assert_eq!((scene.rounds.len(), scene.round()), (0, None));
}
