//! The review of a round.

use std::iter;

use super::{Localizer, RichText};
use crate::bots::{Estimate, FairJudgement, SolveError};
use crate::game::Seat;
use crate::state::{
    DealAssessment, ExactAssessment, KeyMoment, LogLine, LostChance, MomentKind, PassReason,
    ReplayScene, ReviewRound, ReviewScene, ReviewedTurn, SolutionScene, TurnEvent, TurnRating,
};

/// Number of winning turns to list for a position.
const NAMED: usize = 2;

/// Converts a chance from thousandths to percent, rounded; to 0 or 100 only if it is exactly that.
const fn percent(chance: u32) -> usize {
    match chance {
        0 => 0,
        1..15 => 1,
        985..1_000 => 99,
        _ => (chance as usize + 5) / 10,
    }
}

impl Localizer {
    /// Rating of a turn in two or three words.
    #[must_use]
    pub fn rating(self, rating: TurnRating) -> &'static str {
        match rating {
            TurnRating::Mistake => self.review_mistake(),
            TurnRating::Slip => self.review_small_slip(),
            TurnRating::AsAdvised => self.review_as_advised(),
            TurnRating::Only => self.review_only(),
            TurnRating::NoChoice => self.review_no_choice(),
            TurnRating::Close => self.review_close(),
            TurnRating::Ahead => self.review_ahead(),
            TurnRating::Certain => self.review_certain(),
            TurnRating::Outdone => self.review_outdone(),
            TurnRating::Debatable => self.review_debatable(),
            TurnRating::Hopeless => self.review_hopeless(),
        }
    }

    /// Rating of a turn, with its chance of winning.
    #[must_use]
    pub fn rated(self, rating: TurnRating, made: &Estimate) -> String {
        let says = self.rating(rating).to_owned();
        // A player without a choice is out, so the chance adds nothing.
        if rating == TurnRating::NoChoice {
            return says;
        }
        let rating = RichText::from(says);
        let rated = self.review_rated(&self.odds(made), &rating);
        rated.plain(self)
    }

    /// Chance that a turn had before a card was drawn with which its player went out.
    #[must_use]
    pub fn before_draw(self, made: &Estimate) -> String {
        self.review_before_draw(&self.odds(made))
    }

    /// Chance as a percentage: "62%".
    #[must_use]
    pub fn chance(self, estimate: &Estimate) -> String {
        self.review_percent(percent(estimate.chance()))
    }

    /// Chance with its meaning: "about 62% to win".
    #[must_use]
    pub fn chance_to_win(self, estimate: &Estimate) -> String {
        self.review_to_win(&self.odds(estimate))
    }

    /// Chance as an estimate: "about 62%", but "100%" if every deal was won.
    pub(super) fn odds(self, estimate: &Estimate) -> String {
        match percent(estimate.chance()) {
            certain @ (0 | 100) => self.review_percent(certain),
            chance => self.review_about(chance),
        }
    }

    /// Chance with its 95% interval.
    #[must_use]
    pub fn chance_within(self, estimate: &Estimate) -> String {
        let (low, high) = estimate.interval();
        // Whoever passes is out, which needs no estimate.
        if estimate.turn.is_pass() {
            return self.chance(estimate);
        }
        self.review_within(percent(estimate.chance()), percent(high), percent(low))
    }

    /// Chance that the best turn would have had.
    #[must_use]
    pub fn could_be(self, estimate: &Estimate) -> String {
        self.review_could_be(percent(estimate.chance()))
    }

    /// Number of deals by which the other turn of a moment was ahead or behind, and how much of it may be luck, or all; or
    /// that it was tried in far fewer deals; `None` if it won as often, if one won all and the other none, or if the two weren't
    /// tried in the same deals.
    #[must_use]
    pub fn more_wins(self, moment: &KeyMoment) -> Option<String> {
        let made = &moment.comparison.made.estimate;
        let other = &moment.comparison.other.as_ref()?.estimate;
        let lead = other.won.abs_diff(made.won);
        if 4 * other.worlds < 3 * made.worlds {
            return Some(self.review_fewer_deals(other.worlds as usize, made.worlds as usize));
        }
        if lead == 0 || made.worlds != other.worlds {
            return None;
        }
        let most = made.worlds.checked_sub(lead).filter(|&rest| rest > 0)?;
        let margin = u32::try_from(other.margin()).unwrap_or(most).min(most);
        let [margin, lead, deals] = [margin, lead, made.worlds].map(|count| count as usize);
        Some(match other.won > made.won {
            _ if lead <= margin => self.review_luck_wins(lead, deals),
            _ if other.is_negligible() => self.review_few_wins(lead, deals),
            true => self.review_more_wins(margin, lead, deals),
            false => self.review_fewer_wins(margin, lead, deals),
        })
    }

    /// In place of reasons for a better turn, where there are none.
    #[must_use]
    pub fn no_reason(self, better: &Estimate) -> &'static str {
        if better.won == better.worlds {
            self.review_always_won()
        } else {
            self.review_no_reason()
        }
    }

    /// The turn that a Master would have played, and its chance.
    #[must_use]
    pub fn chance_advised(self, advised: &Estimate, events: &[TurnEvent]) -> RichText {
        self.review_advised(&self.turn_told(events), &self.odds(advised))
    }

    /// Result of a round of a match.
    #[must_use]
    pub fn round_taken(self, round: &ReviewRound) -> String {
        self.review_round(round.points as usize, round.number, round.winner)
    }

    /// Result of a round of a match, and the number of better turns of it that are still to find, if any are known.
    #[must_use]
    pub fn round_reviewed(self, round: &ReviewRound, open: Option<usize>) -> String {
        let losses = open.filter(|&open| open > 0);
        let losses = losses.map(|losses| self.review_round_losses(losses));
        let whole = self.facts(iter::once(self.round_taken(round)).chain(losses));
        match open {
            Some(0) => self.moments_solved(&whole.into()).plain(self),
            _ => whole,
        }
    }

    /// Heading of the chart of chances: how the round ended.
    #[must_use]
    pub fn review_story(self, review: &ReviewScene, round: Option<&ReviewRound>) -> String {
        if let Some(round) = round {
            let costliest = round
                .is_costliest
                .then(|| self.review_costliest().to_owned());
            self.facts(iter::once(self.round_taken(round)).chain(costliest))
        } else if review.is_won {
            self.review_story_won(review.seat)
        } else {
            self.review_story_lost(review.seat)
        }
    }

    /// Number of the turn shown, within its round.
    #[must_use]
    pub fn replay_at(self, replay: &ReplayScene) -> String {
        let Some(line) = replay.log.iter().find(|line| line.ply == replay.ply) else {
            return self.replay_deal().to_owned();
        };
        let of_round = replay.log.iter().filter(|other| other.round == line.round);
        let moment = if replay.is_better {
            self.review_better_moment(line.turn)
        } else {
            self.replay_moment(of_round.count(), line.turn)
        };
        if replay.log.iter().any(|line| line.round > 1) {
            format!("{} · {moment}", self.round(line.round))
        } else {
            moment
        }
    }

    /// Heading of a key moment.
    #[must_use]
    pub fn moment(self, moment: &KeyMoment) -> String {
        let turn = moment.line.turn;
        match moment.kind {
            MomentKind::Mistake => self.review_key(turn),
            MomentKind::Slip => self.review_slip(turn),
            MomentKind::Best => self.review_best(turn),
            MomentKind::Closest => self.review_closest(turn),
            MomentKind::Chosen if self.is_addressing(moment.line.seat) => self.moments_turn(turn),
            MomentKind::Chosen => self.facts([
                self.moments_turn(turn),
                self.name(moment.line.seat).to_owned(),
            ]),
        }
    }

    /// Note that the player made no mistake. `lost_chance` is the best chance the player had in a lost round, in
    /// thousandths.
    #[must_use]
    pub fn no_mistakes(self, seat: Seat, lost_chance: Option<LostChance>) -> String {
        match lost_chance {
            Some(lost) if (1..=500).contains(&lost.chance) => {
                self.review_no_key_lost(percent(lost.chance), lost.turn, seat)
            }
            Some(lost) if lost.chance > 500 => {
                self.review_no_key_luck(percent(lost.chance), lost.turn, seat)
            }
            _ => self.review_no_key(seat),
        }
    }

    /// Heading of the turn shown beside another one.
    #[must_use]
    pub fn beside_moment(self, moment: &KeyMoment) -> &'static str {
        match moment.kind {
            _ if moment.better().is_some() => self.review_better(),
            MomentKind::Best => self.review_next_best(),
            _ if moment.rating == TurnRating::Ahead => self.review_masters(),
            _ => self.review_another(),
        }
    }

    /// Rating of a turn in a few words, if its heading doesn't say it. `is_won` if its player won the round.
    #[must_use]
    pub fn moment_rating(self, moment: &KeyMoment, is_won: bool) -> Option<String> {
        match moment.kind {
            MomentKind::Mistake | MomentKind::Slip | MomentKind::Best => None,
            MomentKind::Closest | MomentKind::Chosen => Some(match moment.rating {
                TurnRating::Hopeless if is_won => self.review_hopeless_won(moment.line.seat),
                rating => self.rating(rating).to_owned(),
            }),
        }
    }

    /// Basis of an estimate: the number of deals, and whose knowledge they fit.
    #[must_use]
    pub fn estimated_from(self, estimate: &Estimate, seat: Seat) -> String {
        let deals = self.review_deals(estimate.worlds as usize);
        self.facts([deals, self.review_knew(seat)])
    }

    /// What makes a turn a mistake, or a small slip.
    #[must_use]
    pub fn loss_grades(self) -> String {
        let percent = |thousandths: u16| usize::from(thousandths / 10);
        let low = percent(FairJudgement::MISTAKE_LEAVING_LITTLE);
        let least = percent(Estimate::NOTABLE);
        self.review_grades(percent(FairJudgement::MISTAKE), low, least)
    }

    /// Another turn, and its chance.
    #[must_use]
    pub fn chance_of_other(self, events: &[TurnEvent], estimate: &Estimate) -> RichText {
        self.review_other(
            &self.turn_told(events),
            &self.chance_within(estimate).into(),
        )
    }

    /// The moves of a turn that could be played.
    #[must_use]
    pub fn turn_told(self, events: &[TurnEvent]) -> RichText {
        let events = events.iter().map(|&event| self.move_told(event));
        let events = events.reduce(|head, tail| self.hint_then(&head, &tail));
        events.unwrap_or_default()
    }

    fn move_told(self, event: TurnEvent) -> RichText {
        match event {
            TurnEvent::Played(card) => self.review_play(card),
            TurnEvent::Discarded(card) => self.review_discard(card),
            TurnEvent::Recycled(card) => self.review_to_canvas(card),
            TurnEvent::Returned(card) => self.review_to_deck(card),
            TurnEvent::Took(card, from) => self.review_take(card, from),
            TurnEvent::Drew(_) => self.review_draw().into(),
            TurnEvent::Passed => self.review_pass().into(),
        }
    }

    /// The pass of a turn, in a few words: why there was no other.
    #[must_use]
    pub fn pass_told(self, line: &LogLine) -> &'static str {
        match line.pass_reason {
            PassReason::NoCards => self.review_no_cards(),
            PassReason::NothingLeads => self.review_nothing_led(),
            PassReason::NotTold => self.review_passed(),
        }
    }

    /// Assessment of a turn with all cards face up.
    #[must_use]
    pub fn exact(self, exact: &ExactAssessment) -> String {
        match exact {
            ExactAssessment::Won(1) => self.review_won_only().to_owned(),
            ExactAssessment::Won(count) => self.review_won(*count),
            ExactAssessment::GaveAway(turns) => self.review_gave_away(turns.len()),
            ExactAssessment::Lost => self.review_lost().to_owned(),
            ExactAssessment::OutOfReach(reason) => self.out_of_reach(*reason).to_owned(),
        }
    }

    fn out_of_reach(self, reason: SolveError) -> &'static str {
        match reason {
            SolveError::Actions => self.review_reach_actions(),
            SolveError::Advanced => self.review_reach_advanced(),
            SolveError::Over | SolveError::MidTurn | SolveError::Hand | SolveError::TooLarge => {
                self.review_reach_large()
            }
        }
    }

    /// Note on whether the reviewed player could have won this deal.
    #[must_use]
    pub fn deal_verdict(self, review: &ReviewScene) -> String {
        let who = review.seat;
        match review.deal {
            DealAssessment::Unknown => self.review_deal_asked().to_owned(),
            DealAssessment::Known(true) if review.is_won => self.review_deal_kept(who),
            DealAssessment::Known(true) => self.review_deal_won(who),
            DealAssessment::Known(false) if review.is_won => self.review_deal_lucky(who),
            DealAssessment::Known(false) => self.review_deal_lost(who),
            DealAssessment::FromFirstTurn(true) => self.review_first_won(who),
            DealAssessment::FromFirstTurn(false) => self.review_first_lost(who),
            DealAssessment::OutOfReach(reason) => self.out_of_reach(reason).to_owned(),
        }
    }

    /// Note on the turn with which the reviewed player gave the last sure win away.
    #[must_use]
    pub fn lost_by(self, review: &ReviewScene, turn: usize) -> String {
        match review.deal {
            DealAssessment::Known(true) | DealAssessment::FromFirstTurn(true) => {
                self.review_lost_by(turn)
            }
            // The verdict on the deal says that there was no sure win, or nothing.
            DealAssessment::Known(false)
            | DealAssessment::FromFirstTurn(false)
            | DealAssessment::OutOfReach(_)
            | DealAssessment::Unknown => self.review_lost_later(turn, review.seat),
        }
    }

    /// Winner of a position, as far as it is known, and the turns that win.
    #[must_use]
    pub fn solution(self, solution: &SolutionScene) -> Option<RichText> {
        Some(match solution {
            SolutionScene::NotStarted => return None,
            SolutionScene::OutOfReach(reason) => self.out_of_reach(*reason).to_owned().into(),
            SolutionScene::Trying(done, count) => self.solve_trying(*count, *done).into(),
            SolutionScene::Known(who, winning, _) => {
                let turns = winning.iter().take(NAMED);
                let turns = turns.map(|events| self.turn_told(events));
                match turns.reduce(|head, tail| self.solve_or(&head, &tail)) {
                    Some(turns) => self.solve_won(&turns, *who),
                    None => self.solve_lost(*who).into(),
                }
            }
        })
    }

    /// Number of winning turns that [`solution`](Self::solution) doesn't list, and a note if the continuation is
    /// unknown.
    #[must_use]
    pub fn beside_solution(self, solution: &SolutionScene) -> String {
        let SolutionScene::Known(_, winning, has_line) = solution else {
            return String::new();
        };
        let more = winning.len().saturating_sub(NAMED);
        let more = (more > 0).then(|| self.solve_more(more));
        let no_line = (!has_line).then(|| self.solve_no_line());
        self.sentences(&[
            more.as_deref().unwrap_or_default(),
            no_line.unwrap_or_default(),
        ])
    }

    /// Verdict on the position before a turn, for the player to move: won or lost; a dash if unknown.
    #[must_use]
    pub fn was_won(self, turn: &ReviewedTurn) -> &'static str {
        match turn.judgement.as_ref().map(|judgement| &judgement.exact) {
            Some(Ok(winning)) if winning.is_empty() => self.review_was_lost(),
            Some(Ok(_)) => self.review_was_won(),
            Some(Err(_)) | None => "–",
        }
    }

    /// Why the verdict on a position is a dash, if it is one for any.
    #[must_use]
    pub fn not_solved(self, review: &ReviewScene) -> Option<String> {
        let judged = review
            .turns
            .iter()
            .filter_map(|turn| turn.judgement.as_ref());
        let mut reasons = judged.filter_map(|judgement| judgement.exact.as_ref().err());
        let reason = reasons.next()?;
        Some(format!("– {}", self.out_of_reach(*reason)))
    }

    /// Progress of a review; `None` once it is complete.
    #[must_use]
    pub fn review_state(self, review: &ReviewScene) -> Option<String> {
        let (done, count) = (review.done(), review.turns.len());
        (done < count).then(|| self.review_progress(count, done))
    }
}
