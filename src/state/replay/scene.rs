//! View model of a replay.

use std::rc::Rc;

use super::rounds::costliest;
use super::solution::{Solution, SolutionScene};
use super::source::Origin;
use super::summary::SummaryFocus;
use super::{LostChance, Replay, ReplayView, ReviewRound, ReviewScene, RoundSummary};
use crate::game::{CardSet, Seat};
use crate::state::archive::SeatResult;
use crate::state::lineup::PlayerKind;
use crate::state::play::{LogLine, Scene};

/// Source of what is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplaySource {
    /// The game at the table, to which the user can return.
    Table,
    /// Another game that was played here.
    Local,
    /// A game of the gallery, to which the user can return.
    Gallery,
    /// A game received by link. A user who plays on takes the sender's seat.
    Received,
    /// A position without the turns before it.
    Position,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReplayScene {
    /// Number of turns before the moment on screen.
    pub ply: usize,
    /// Number of turns in the game.
    pub plies: usize,
    /// `true` if the user can play on from here.
    pub can_go_on: bool,
    pub source: ReplaySource,
    /// All turns of the game.
    pub log: Vec<LogLine>,
    pub scene: Rc<Scene>,
    /// `true` if the last turn on the table is a better turn, which no one made.
    pub is_better: bool,
    /// The finished rounds of a match, oldest first; empty if there is only one.
    pub rounds: Vec<ReviewRound>,
    /// Review of the round, if that is over.
    pub review: Option<ReviewScene>,
    /// Summary of the round, if it is on screen instead of the table.
    pub summary: Option<RoundSummary>,
    /// The player's results with the deal of this round, by seat.
    pub results: Vec<SeatResult>,
    /// The solution of a position that isn't over.
    pub solution: Option<SolutionScene>,
}

/// The most memorable turn of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Highlight {
    /// The player who made the turn.
    pub seat: Seat,
    /// That of the review, at its main key moment.
    pub summary: RoundSummary,
    /// The player's best chance in a lost round.
    pub lost_chance: Option<LostChance>,
}

impl ReplayScene {
    /// Returns `true` if an opponent of the program sits there.
    #[must_use]
    pub fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.scene.players.lineup.at(seat), PlayerKind::Bot(_))
    }
}

impl ReplaySource {
    const fn of(origin: Option<Origin>) -> Self {
        match origin {
            Some(Origin::Table(_)) => Self::Table,
            Some(Origin::Local) => Self::Local,
            Some(Origin::Received) => Self::Received,
            None => Self::Position,
        }
    }
}

impl ReplayScene {
    /// The round on screen, if it is one of several in a match.
    #[must_use]
    pub fn round(&self) -> Option<&ReviewRound> {
        let number = self.scene.score.round;
        self.rounds.iter().find(|round| round.number == number)
    }

    /// Returns `true` while the position is being solved.
    #[must_use]
    pub const fn is_trying(&self) -> bool {
        matches!(self.solution, Some(SolutionScene::Trying(..)))
    }
}

impl Replay {
    /// The turns of the round on screen. `None` if that is still being played, because its hands are hidden.
    pub(super) fn round(&self) -> Option<&[LogLine]> {
        let whole = self.game.as_ref()?;
        let round = self.shown.round_number();
        if round > whole.rounds.len() {
            return None;
        }
        let mut rounds = whole.log.chunk_by(|line, next| line.round == next.round);
        rounds.find(|lines| lines.iter().any(|line| line.round == round))
    }

    /// Review of the round on screen, if that is over.
    pub(super) fn review(&self) -> Option<ReviewScene> {
        let whole = self.game.as_ref()?;
        let lines = self.round()?;
        let persons: Vec<Seat> = whole.lineup.persons().collect();
        Some(ReviewScene::of(
            self.shown.full_round(),
            &whole.record,
            self.ply,
            self.reviewed(),
            persons,
            lines,
            &self.judgements,
        ))
    }

    /// Summary of the round on screen, if that is over.
    pub(super) fn summary(&self) -> Option<RoundSummary> {
        let (record, lines) = (&self.game.as_ref()?.record, self.round()?);
        Some(RoundSummary::of(record, lines, &self.review()?, self.focus))
    }

    /// The most memorable turn of the round that has just ended; `None` if no human player at this device took part.
    #[must_use]
    pub fn highlight(&self) -> Option<Highlight> {
        let whole = self.game.as_ref()?;
        whole.lineup.persons().next()?;
        let (lines, review) = (self.round()?, self.review()?);
        Some(Highlight {
            seat: review.seat,
            summary: RoundSummary::of(&whole.record, lines, &review, SummaryFocus::Main),
            lost_chance: review.lost_chance(),
        })
    }

    #[must_use]
    pub fn scene(&self) -> ReplayScene {
        let mut scene = self.shown.scene();
        let review = self.review();
        scene.turn.choosable = CardSet::EMPTY;
        scene.round_end.open_hands = review.as_ref().map(|review| review.hands.clone());
        let whole = self.game.as_ref();
        ReplayScene {
            ply: self.ply,
            plies: self.plies(),
            can_go_on: whole.is_some() && scene.score.winners.is_none(),
            source: ReplaySource::of(whole.map(|whole| whole.origin)),
            log: match (whole, &self.solution) {
                (Some(whole), _) => whole.log.clone(),
                (None, Some(solution)) => solution.shown(self.plies()).log().to_vec(),
                (None, None) => Vec::new(),
            },
            scene: Rc::new(scene),
            rounds: match whole {
                Some(whole) if whole.rounds.len() > 1 => {
                    let seat = self.reviewed();
                    let costliest = costliest(&whole.rounds, seat);
                    let is_alone = |cost: &&ReviewRound| {
                        let lost = whole.rounds.iter().filter(|round| round.winner != seat);
                        cost.winner != seat
                            && lost.filter(|round| round.points == cost.points).count() == 1
                    };
                    let costliest = costliest.filter(is_alone);
                    let judged = |round: &ReviewRound| ReviewRound {
                        is_costliest: costliest.is_some_and(|other| other.number == round.number),
                        ..round.judged(&whole.log, seat, &self.judgements)
                    };
                    whole.rounds.iter().map(judged).collect()
                }
                _ => Vec::new(),
            },
            is_better: self.view == ReplayView::Better,
            summary: self.summary().filter(|_| self.view == ReplayView::Summary),
            review,
            results: Vec::new(),
            solution: self.solution.as_ref().map(Solution::scene),
        }
    }
}
