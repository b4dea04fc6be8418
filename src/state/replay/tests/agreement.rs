//! Every sentence about a turn agrees with every other, in reviewed rounds at eight kinds of table.
//!
//! `REVIEWS=500` before `cargo test` sets their number.

use super::*;
use crate::bots::Reason;
use crate::engine::round_before;
use crate::game::Record;
use crate::state::play::planned_events;

/// Rounds reviewed at all tables together.
const ROUNDS: usize = 60;

/// Number of kinds of table.
const TABLES: usize = 8;

/// Reviews the rounds of one kind of table.
fn agrees(table: usize, rules: &str, lineup: &str) {
    let rounds = std::env::var("REVIEWS").ok();
    let rounds = rounds.map_or(ROUNDS, |rounds| rounds.parse().expect("a number"));
    for number in (table..rounds).step_by(TABLES) {
        let level = Level::OFFERED[number / TABLES % Level::OFFERED.len()];
        let mut game = Game::dealt(lineup, rules, &format!("agree{number:03}"));
        while !game.is_round_over() {
            game = game.after_a_turn(level);
        }
        let replay = with_own_turns_judged(Replay::of_table(&game).expect("a replay"));
        let round = AgreeingRound::new(&replay);
        round.check_turns();
        round.check_loss();
        round.check_moments(replay);
    }
}

/// The replay once the player's own turns are judged, which come first.
fn with_own_turns_judged(mut replay: Replay) -> Replay {
    let own = replay
        .scene()
        .review
        .map_or(0, |review| review.own().count());
    for _ in 0..own {
        let queue = replay.queue().expect("a turn to judge");
        let ply = queue.plies[0];
        let Some(EngineReply::Judgement(judgement)) = queue.request(ply).answer() else {
            panic!("turn {ply} is not judged");
        };
        // It comes as a text, from a worker.
        assert_eq!(judgement.to_string().parse().as_ref(), Ok(&judgement));
        replay = replay.judged(ply, judgement);
    }
    replay
}

/// Returns `true` if a turn leaves its player in the lead.
fn leads(before: &Round, turn: &KeyTurn) -> bool {
    let (mut after, mover) = (before.clone(), before.table().turn());
    for &mv in turn.estimate.turn.moves() {
        after.play(mv).expect("legal");
    }
    after.table().leader() == Some(mover)
}

struct AgreeingRound {
    address: String,
    record: Record,
    review: ReviewScene,
}

impl AgreeingRound {
    fn new(replay: &Replay) -> Self {
        let game = replay.so_far().expect("a game");
        Self {
            address: game.to_string(),
            record: game.record,
            review: replay.scene().review.expect("a review"),
        }
    }

    fn before(&self, ply: usize) -> Round {
        round_before(&self.record, ply).expect("legal")
    }

    /// The rating of each turn agrees with its chances, and with what could be played.
    fn check_turns(&self) {
        for turn in self.review.own() {
            let (rating, fair) = turn.rated().expect("a rating");
            let at = format!("turn {} of {}: {rating:?}, {fair}", turn.ply, self.address);
            let round = self.before(turn.ply);
            let told = |estimate: &Estimate| planned_events(&round, &estimate.turn);
            let is_same = told(&fair.recommended) == told(&fair.played);
            let has_drawn = |estimate: &Estimate| {
                let events = told(estimate);
                events.iter().any(|it| matches!(it, TurnEvent::Drew(_)))
            };
            assert!(
                !turn.is_out || has_drawn(&fair.played) || fair.played.won == 0,
                "{at}"
            );
            assert_eq!(fair.is_as_advised(), is_same, "{at}");
            assert_eq!(rating.is_loss(), fair.is_worse(), "{at}");
            assert!(fair.is_worse() || !fair.is_mistake(), "{at}");
            match rating {
                TurnRating::Mistake | TurnRating::Slip => {
                    assert!(!is_same && fair.recommended.won > fair.played.won, "{at}");
                }
                TurnRating::AsAdvised => {
                    assert!(is_same && fair.outdoing().is_none(), "{at}");
                    assert!(!fair.is_hopeless(), "{at}");
                }
                TurnRating::Outdone => assert!(is_same && fair.outdoing().is_some(), "{at}"),
                TurnRating::Only | TurnRating::NoChoice => {
                    assert!(is_same && fair.next_best().is_none(), "{at}");
                    let is_pass = rating == TurnRating::NoChoice;
                    assert_eq!(fair.played.turn.is_pass(), is_pass, "{at}");
                    assert!(!is_pass || fair.played.won == 0, "{at}");
                }
                TurnRating::Close => {
                    assert!(!is_same && fair.is_close(), "{at}");
                    assert!(!fair.is_hopeless(), "{at}");
                    assert!(fair.played.won < fair.played.worlds, "{at}");
                }
                TurnRating::Debatable => {
                    assert!(!is_same && !fair.is_close(), "{at}");
                    let outdoing = fair.outdoing().expect("a better turn");
                    assert!(outdoing.won > fair.played.won, "{at}");
                }
                TurnRating::Hopeless => assert!(fair.is_close() && fair.is_hopeless(), "{at}"),
                TurnRating::Ahead => {
                    assert!(!is_same && fair.played.won > fair.recommended.won, "{at}");
                }
                TurnRating::Certain => {
                    assert!(!is_same && fair.is_close(), "{at}");
                    assert_eq!(fair.played.won, fair.played.worlds, "{at}");
                }
            }
        }
    }

    /// The turn that is said to have lost a round did so: after it no win could be forced.
    fn check_loss(&self) {
        let Some(lost) = self.review.lost_by else {
            return;
        };
        let at = format!("turn {lost} of {}", self.address);
        assert!(!self.review.is_won, "{at}");
        for turn in self.review.own().filter(|turn| turn.ply >= lost) {
            let judgement = turn.judgement.as_ref().expect("a judgement");
            let winning = judgement.exact.as_ref().expect("in reach");
            assert_eq!(winning.is_empty(), turn.ply > lost, "{at}");
            assert!(!winning.contains(&self.record.turns[turn.ply - 1]), "{at}");
        }
    }

    /// All key moments, and the highlight of the round.
    fn check_moments(&self, mut replay: Replay) {
        let highlight = replay.highlight().expect("a person");
        self.check_moment(&highlight.summary);
        let count = replay
            .scene()
            .summary
            .as_ref()
            .and_then(|story| story.moment().map(|it| it.count));
        for _ in 0..count.unwrap_or_default() {
            let story = replay.scene().summary.expect("a summary");
            self.check_moment(&story);
            let moment = story.moment().expect("a moment");
            let mut own = self.review.own().filter_map(ReviewedTurn::fair);
            let is_calm = moment.better().is_none();
            assert!(
                !is_calm || !own.any(FairJudgement::is_mistake),
                "{}",
                self.address
            );
            replay = replay.at_next_moment();
        }
        for turn in self.review.own() {
            let story = replay.clone().at_turn(turn.ply).scene().summary;
            let story = story.expect("a summary");
            assert_eq!(story.moment().map(|it| it.ply), Some(turn.ply));
            self.check_moment(&story);
        }
    }

    fn check_moment(&self, story: &RoundSummary) {
        let Some(moment) = story.moment() else {
            return;
        };
        let turn = self.review.own().find(|turn| turn.ply == moment.ply);
        let (rating, fair) = turn.and_then(ReviewedTurn::rated).expect("a rating");
        let at = format!("{moment:?} of {}", self.address);
        let made = &moment.comparison.made;
        assert_eq!(moment.rating, rating, "{at}");
        assert_eq!(rating.is_loss(), moment.better().is_some(), "{at}");
        let Some(other) = &moment.comparison.other else {
            let is_alone = matches!(
                rating,
                TurnRating::Only | TurnRating::NoChoice | TurnRating::Hopeless
            );
            return assert!(is_alone && moment.number.is_none(), "{at}");
        };
        assert_ne!(made.events, other.events, "{at}");
        // A turn that wins either leads, or isn't over.
        assert!(
            other.estimate.won == 0 || other.is_open || leads(&self.before(moment.ply), other),
            "{at}"
        );
        // The number of deals is the difference of the two chances shown.
        let [won, by_other] = [made, other].map(|it| i64::from(it.estimate.won));
        if other.estimate.worlds == made.estimate.worlds {
            assert_eq!(other.estimate.lead(), by_other - won, "{at}");
        }
        let own = self.review.own().filter_map(ReviewedTurn::fair);
        let stayed = self.review.own().filter(|turn| !turn.is_out);
        let mut stayed = stayed.filter_map(ReviewedTurn::fair);
        match moment.kind {
            MomentKind::Mistake | MomentKind::Slip => {
                assert!(other.estimate.won > made.estimate.won, "{at}");
                assert!(other.estimate.lead() > other.estimate.margin(), "{at}");
            }
            MomentKind::Best => {
                assert!(self.review.is_won && fair.is_clearly_best(), "{at}");
                let next = |it: &FairJudgement| it.next_best().map_or(0, Estimate::chance);
                let lead = |it: &FairJudgement| it.played.chance() - next(it);
                let mut best = own.filter(|fair| fair.is_clearly_best());
                assert!(best.all(|it| lead(it) <= lead(fair)), "{at}");
            }
            MomentKind::Closest => {
                let distance =
                    |made: &Estimate, other: &Estimate| made.chance().abs_diff(other.chance());
                let nearest = distance(&made.estimate, &other.estimate);
                let is_choice = |fair: &FairJudgement| (100..900).contains(&fair.played.chance());
                let is_outdone = |fair: &FairJudgement| fair.outdoing().is_some();
                let is_nearest = |fair: &FairJudgement| {
                    let rival = fair.rival();
                    rival.is_none_or(|rival| distance(&fair.played, rival) >= nearest)
                };
                assert!(turn.is_some_and(|turn| !turn.is_out), "{at}");
                let is_calm =
                    |fair: &FairJudgement| !is_choice(fair) || !fair.is_close() || is_nearest(fair);
                assert!(
                    is_outdone(fair) || stayed.all(|fair| !is_outdone(fair) && is_calm(fair)),
                    "{at}"
                );
            }
            MomentKind::Chosen => {}
        }
        let (argued, rejected) = if moment.better().is_some() {
            (other, made)
        } else {
            (made, other)
        };
        for reason in &moment.comparison.why {
            self.check_reason(reason, moment, &argued.estimate, &at);
            if let Reason::Saves(card) | Reason::KeepsHighest(card) = reason {
                let spends = rejected
                    .estimate
                    .turn
                    .to_string()
                    .contains(&card.to_string());
                assert!(moment.hand.contains(*card), "{at}");
                assert!(spends || rejected.is_out, "{at}");
            }
        }
    }

    /// A reason agrees with the chance of the turn that it speaks for.
    fn check_reason(&self, reason: &Reason, moment: &KeyMoment, chance: &Estimate, at: &str) {
        let is_certain = chance.won == chance.worlds;
        let other = moment.comparison.other.as_ref();
        match reason {
            Reason::Wins(_) | Reason::NoReply { wins: true, .. } => assert!(is_certain, "{at}"),
            Reason::Answers {
                answers, against, ..
            } => {
                assert!(!is_certain, "{at}");
                assert!(answers.about() == 0 || chance.chance() < 900, "{at}");
                match against {
                    Some(against) => assert!(answers.count < *against, "{at}"),
                    None => assert!(2 * answers.count <= answers.unseen, "{at}"),
                }
            }
            Reason::Lost => assert_eq!(chance.won, 0, "{at}"),
            // Then there is no other turn to compare it with but to go out.
            Reason::Only => assert!(
                moment.comparison.made.is_out || other.is_some_and(|other| other.is_out),
                "{at}"
            ),
            _ => {}
        }
    }
}

#[test]
fn in_basic_for_two() {
    agrees(0, "1.3", "h3");
}

#[test]
fn in_basic_for_three() {
    agrees(1, "1.3", "h23");
}

#[test]
fn in_basic_for_four() {
    agrees(2, "1.3", "h222");
}

#[test]
fn in_advanced_for_two() {
    agrees(3, "1.3a", "h3");
}

#[test]
fn in_advanced_for_three() {
    agrees(4, "1.3a", "h22");
}

#[test]
fn with_actions_for_two() {
    agrees(5, "1.3x", "h3");
}

#[test]
fn with_actions_in_advanced_for_two() {
    agrees(6, "1.3ax", "h2");
}

#[test]
fn with_actions_in_advanced_for_three() {
    agrees(7, "bgaax", "h22");
}
