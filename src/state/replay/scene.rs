//! What the page shows of a game that is looked at.

use std::rc::Rc;

use super::solution::{Solution, SolutionScene};
use super::{Replay, ReplayView, ReviewScene, RoundSummary};
use crate::game::{CardSet, Seat};
use crate::state::archive::SeatResult;
use crate::state::play::{LogLine, Scene};

/// What the page shows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayScene {
    /// After how many turns.
    pub ply: usize,
    /// How many there are.
    pub plies: usize,
    /// Whether one can play on from here.
    pub can_go_on: bool,
    /// Whether it is the game at the table, to which one can go back.
    pub is_own: bool,
    /// Whether somebody sent it, whose place one takes if one plays on.
    pub is_sent: bool,
    /// All turns of the game.
    pub log: Vec<LogLine>,
    /// The table.
    pub scene: Rc<Scene>,
    /// Whether the last turn is one that was not made.
    pub is_better: bool,
    /// What there is to say about the round, if it is over.
    pub review: Option<ReviewScene>,
    /// What it comes to, if that is to be told instead of showing the table.
    pub story: Option<RoundSummary>,
    /// How the person has fared with the deal of this round, from each seat.
    pub results: Vec<SeatResult>,
    /// Whether it is a position, and not a game.
    pub is_position: bool,
    /// Who wins, where it is a position that is not over.
    pub solution: Option<SolutionScene>,
}

/// What to remember of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Highlight {
    /// Whose turns it is about.
    pub seat: Seat,
    /// The best of them if that player has won, else the one on which the round hung.
    pub story: RoundSummary,
    /// The best chance that the player had in it, in thousandths, if it was lost.
    pub lost_chance: Option<u32>,
}

impl ReplayScene {
    /// Whether a position is being worked out.
    #[must_use]
    pub const fn is_trying(&self) -> bool {
        matches!(self.solution, Some(SolutionScene::Trying(..)))
    }
}

impl Replay {
    /// The turns of the round that is shown. Of one that is still being played there are none,
    /// since no hand may be seen.
    pub(super) fn round(&self) -> Option<&[LogLine]> {
        let whole = self.game.as_ref()?;
        let round = self.shown.round_number();
        if round > whole.rounds_over {
            return None;
        }
        let mut rounds = whole.log.chunk_by(|line, next| line.round == next.round);
        rounds.find(|lines| lines.iter().any(|line| line.round == round))
    }

    /// What there is to say about it.
    pub(super) fn review(&self) -> Option<ReviewScene> {
        let whole = self.game.as_ref()?;
        let lines = self.round()?;
        let persons: Vec<Seat> = whole.lineup.persons().collect();
        let first = persons.first().copied().unwrap_or(Seat::FIRST);
        let seat = self.watched.unwrap_or(first);
        Some(ReviewScene::of(
            self.shown.full_round(),
            &whole.record,
            self.ply,
            seat,
            persons,
            lines,
            &self.judgements,
        ))
    }

    /// What it comes to.
    pub(super) fn story(&self) -> Option<RoundSummary> {
        let (record, lines) = (&self.game.as_ref()?.record, self.round()?);
        Some(RoundSummary::of(
            record,
            lines,
            &self.review()?,
            self.moment,
        ))
    }

    /// What to remember of the round that has just ended; nothing where no person at this device has played it.
    #[must_use]
    pub fn highlight(&self) -> Option<Highlight> {
        let whole = self.game.as_ref()?;
        whole.lineup.persons().next()?;
        let (lines, review) = (self.round()?, self.review()?);
        Some(Highlight {
            seat: review.seat,
            story: RoundSummary::at_end(&whole.record, lines, &review),
            lost_chance: review.lost_chance(),
        })
    }

    /// What the page shows.
    #[must_use]
    pub fn scene(&self) -> ReplayScene {
        let mut scene = self.shown.scene();
        let review = self.review();
        scene.choosable = CardSet::EMPTY;
        scene.open_hands = review.as_ref().map(|review| review.hands.clone());
        let whole = self.game.as_ref();
        ReplayScene {
            ply: self.ply,
            plies: self.plies(),
            can_go_on: whole.is_some() && scene.score.winners.is_none(),
            is_own: self.of_game().is_some(),
            is_sent: self.is_sent(),
            log: match (whole, &self.solution) {
                (Some(whole), _) => whole.log.clone(),
                (None, Some(solution)) => solution.shown(self.plies()).log().to_vec(),
                (None, None) => Vec::new(),
            },
            scene: Rc::new(scene),
            is_better: self.face == ReplayView::Better,
            story: self.story().filter(|_| self.face == ReplayView::Summary),
            review,
            results: Vec::new(),
            is_position: whole.is_none(),
            solution: self.solution.as_ref().map(Solution::scene),
        }
    }
}
