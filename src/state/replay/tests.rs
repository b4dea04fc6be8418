use super::review::{DealAssessment, ExactAssessment, ReviewedTurn, TurnRating};
use super::*;
use crate::bots::{Estimate, FairJudgement, Judgement, Level, SolveError};
use crate::game::{Card, CardSet, Move, Turn};
use crate::state::play::{LogLine, TurnEvent};

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
        let EngineRequest::Review { ply, record, .. } = question else {
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
        assert_eq!(scene.scene.turn.choosable, CardSet::EMPTY);
    }
    assert_eq!(replay.clone().after(9), replay);
    let so_far = replay.after(1).so_far().expect("a game");
    assert_eq!(so_far.to_string(), "1/1.3a/h2/red7game/x");
}

/// A friend's device plays the first seat.
#[test]
fn a_game_with_a_friend_is_reviewed_for_the_player_at_this_device() {
    let own = Seat::new(1);
    let played = over("hh", "1.3", Level::Skilled).game_link();
    let record = played.expect("a game").record;
    let game = Game::new(1, "fh".parse().expect("players"), record).expect("legal turns");
    let replay = Replay::of_table(&game).expect("a replay");
    let scene = replay.scene();
    let review = scene.review.expect("a review");
    assert_eq!((Some(review.seat), review.persons.len()), (own, 1));
    assert_eq!(scene.scene.players.you, own);
    assert_eq!(scene.scene.view.seat(), review.seat);
    assert_eq!(replay.highlight().map(|it| it.seat), own);
    // The own turns are judged first.
    let seat_of = |ply: usize| {
        scene
            .log
            .iter()
            .find(|line| line.ply == ply)
            .map(|it| it.seat)
    };
    let first = replay.queue().and_then(|queue| seat_of(queue.plies[0]));
    assert_eq!(first, own);
    // Nobody else sees whose device it was.
    let link = replay.game_link().expect("a game");
    assert_eq!(link.lineup.to_string(), "hh");
    assert_eq!(replay.deal_of_round(), None);
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
        let queue = replay.queue().expect("turns to judge");
        let reply = queue.request(ply).answer();
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
        assert_eq!(end.scene.round_end.open_hands, Some(review.hands));
    }
    assert!(mistakes > 0);
}

/// A turn that won in every deal couldn't have been better, whatever a Master would have made.
#[test]
fn a_turn_that_always_won_is_not_said_to_be_close() {
    let estimate = |turn: &str, won, worse| Estimate {
        turn: turn.parse().expect(turn),
        won,
        worlds: 240,
        better: 0,
        worse,
    };
    let rating = |made, best| {
        TurnRating::of(&FairJudgement {
            recommended: estimate("pR7", best, made - best),
            played: estimate("pR6", made, 0),
            others: Vec::new(),
        })
    };
    assert_eq!(rating(240, 240), TurnRating::Certain);
    assert_eq!(rating(240, 238), TurnRating::Certain);
    assert_eq!(rating(240, 200), TurnRating::Ahead);
    assert_eq!(rating(239, 239), TurnRating::Close);
}

/// A round, judged as if a pass had won with all cards open until turn 6, and nothing after it.
fn given_away(link: &str) -> ReviewScene {
    let mut replay = replay(link);
    while let Some(EngineRequest::Review { ply, .. }) = question(&replay) {
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
    match replay.scene().summary {
        Some(RoundSummary::KeyMoment(moment)) => *moment,
        other => panic!("{other:?}"),
    }
}

mod agreement;
mod rounds;
mod solution;
mod summary;

/// Such a turn is judged up to the draw, so its chance isn't what came of it.
#[test]
fn a_turn_that_went_out_with_a_drawn_card_says_so() {
    let mut found = 0;
    for number in 0..60 {
        let mut game = Game::dealt("h1", "1.3x", &format!("drawn{number:03}"));
        while !game.is_round_over() {
            game = game.after_a_turn(Level::Novice);
        }
        let replay = Replay::of_table(&game).expect("a replay");
        let log = replay.scene().log;
        let drew = |event: &TurnEvent| matches!(event, TurnEvent::Drew(_));
        let unlucky = log
            .iter()
            .filter(|line| line.out && line.events.iter().any(drew));
        for ply in unlucky.map(|line| line.ply) {
            let queue = replay.queue().expect("turns to judge");
            let Some(EngineReply::Judgement(judgement)) = queue.request(ply).answer() else {
                panic!("turn {ply} isn't judged");
            };
            let scene = replay.clone().judged(ply, judgement).after(ply).scene();
            let review = scene.review.expect("a review");
            let turn = review.turns.iter().find(|turn| turn.ply == ply);
            let turn = turn.expect("the turn");
            let shown = review.shown.expect("an assessment");
            let had_a_chance = turn.fair().is_some_and(|fair| fair.played.won > 0);
            assert_eq!(turn.is_out_by_draw(), had_a_chance);
            assert_eq!(shown.is_out_by_draw, had_a_chance);
            found += usize::from(had_a_chance);
        }
    }
    assert!(found > 0);
}
