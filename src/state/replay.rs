//! Replays: games and positions, stepped through turn by turn.

mod action;
mod key_moment;
mod learning;
mod queue;
mod review;
mod rounds;
mod scene;
mod solution;
mod source;
mod summary;

pub use action::ReplayAction;
pub(super) use key_moment::is_turn_open;
pub use key_moment::{KeyMoment, KeyTurn, MomentKind};
pub use learning::LearnTurn;
pub use queue::ReviewQueue;
pub use review::{
    DealAssessment, ExactAssessment, LostChance, ReviewScene, ReviewedTurn, TurnAssessment,
    TurnRating,
};
pub use rounds::ReviewRound;
pub use scene::{Highlight, ReplayScene, ReplaySource};
pub use solution::SolutionScene;
pub use summary::{RoundSummary, arguments};

use std::rc::Rc;

use self::review::{Judgements, judgement_of};
use self::rounds::costliest;
use self::solution::Solution;
use self::source::{Origin, ReplayGame};
use self::summary::SummaryFocus;
use crate::bots::Judgement;
use crate::engine::{EngineReply, EngineRequest};
use crate::game::{Record, Round, Seat};
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, Step};

/// A game or a position, and the moment of it on screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The whole game; `None` for a position.
    game: Option<Rc<ReplayGame>>,
    view: ReplayView,
    ply: usize,
    shown: Game,
    /// The turn that the summary shows.
    focus: SummaryFocus,
    judgements: Judgements,
    /// The reviewed player, if the user has chosen one.
    watched: Option<Seat>,
    /// The solution of a position.
    solution: Option<Solution>,
    /// Plies (1-based) of turns that came back from an earlier session to be tried again, if there are any.
    returned: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReplayView {
    /// The summary of a finished round.
    Summary,
    /// The table after a turn.
    Table,
    /// The table after the better turn.
    Better,
    /// Turns that are tried again.
    Learn,
}

impl Replay {
    /// Opens the game or the position of a link; `None` for other links.
    #[must_use]
    pub fn of(link: Link) -> Option<Self> {
        match link {
            Link::Game(game) | Link::Challenge(game) => Self::of_turns(game, Origin::Local),
            Link::Position(setup) => {
                let round = Round::try_from(setup).ok()?;
                Some(Self {
                    game: None,
                    view: ReplayView::Table,
                    ply: 0,
                    focus: SummaryFocus::Main,
                    solution: Solution::of(&round),
                    shown: Game::from_position(round),
                    judgements: Judgements::new(),
                    watched: None,
                    returned: Vec::new(),
                })
            }
            Link::Puzzle(_)
            | Link::Day(_)
            | Link::Correspondence(_)
            | Link::Sealed(_)
            | Link::Live(_) => None,
        }
    }

    /// Opens a received game.
    #[must_use]
    pub(super) fn of_sent(game: GameLink) -> Option<Self> {
        Self::of_turns(game, Origin::Received)
    }

    /// Opens the game at the table in its current state, for the first human player at this device.
    #[must_use]
    pub fn of_table(game: &Game) -> Option<Self> {
        let link = GameLink {
            lineup: game.lineup().clone(),
            ..game.link()
        };
        let replay = Self::of_turns(link, Origin::Table(game.id()))?;
        Some(replay.in_last_round())
    }

    /// Shows the summary of a match's costliest round, or of the round that was played last.
    #[must_use]
    pub(super) fn opened(self) -> Self {
        let whole = self.game.as_ref().filter(|_| self.shown.is_match_over());
        let round = whole.and_then(|whole| costliest(&whole.rounds, self.reviewed()));
        match round.map(|round| round.number) {
            Some(number) => self.in_round(number),
            None => self.with_summary(),
        }
    }

    /// Shows the summary of a finished round.
    #[must_use]
    pub(super) fn in_round(self, number: usize) -> Self {
        let rounds = self.game.as_ref().map(|whole| &whole.rounds[..]);
        let round = rounds.and_then(|rounds| rounds.get(number.checked_sub(1)?));
        match round.map(|round| round.last) {
            Some(last) => self.moved_to(last).with_summary(),
            None => self,
        }
    }

    /// Shows the summary of the last finished round.
    #[must_use]
    pub(super) fn in_last_round(self) -> Self {
        let rounds = self.game.as_ref().map_or(0, |whole| whole.rounds.len());
        self.in_round(rounds)
    }

    /// The reviewed player.
    fn reviewed(&self) -> Seat {
        let first = || self.game.as_ref()?.lineup.persons().next();
        self.watched.or_else(first).unwrap_or(Seat::FIRST)
    }

    fn of_turns(link: GameLink, origin: Origin) -> Option<Self> {
        let all = Game::new(0, link.lineup.clone(), link.record.clone()).ok()?;
        let scene = all.scene();
        let rounds = ReviewRound::all_of(&scene);
        let whole = Rc::new(ReplayGame {
            lineup: link.lineup,
            log: scene.log,
            rounds,
            origin,
            record: Rc::new(link.record),
        });
        let plies = whole.record.turns.len();
        let replay = Self {
            game: Some(whole),
            view: ReplayView::Summary,
            ply: plies,
            shown: all,
            focus: SummaryFocus::Main,
            judgements: Judgements::new(),
            watched: None,
            solution: None,
            returned: Vec::new(),
        };
        match link.ply {
            Some(ply) if ply < plies => Some(replay.after(ply)),
            _ => Some(replay.opened()),
        }
    }

    /// Shows the summary of the round, or the table if the round isn't over.
    #[must_use]
    pub(super) fn with_summary(mut self) -> Self {
        // A turn that was never played is left behind.
        if self.view == ReplayView::Better {
            self = self.clone().moved_to(self.ply);
        }
        self.view = ReplayView::Summary;
        if self.round().is_none() {
            self.view = ReplayView::Table;
        }
        self
    }

    /// Shows the key moment after the turn shown, or the first after the last.
    #[must_use]
    pub(super) fn at_next_moment(mut self) -> Self {
        if let Some(moment) = self.summary().as_ref().and_then(RoundSummary::moment) {
            self.focus = SummaryFocus::After(moment.ply);
        }
        self
    }

    /// Shows the turn of this ply (1-based) in the summary, or on the table if it has no judgement.
    #[must_use]
    pub(super) fn at_turn(self, ply: usize) -> Self {
        let log = self.game.as_ref().map(|whole| &whole.log[..]);
        let mut lines = log.unwrap_or_default().iter();
        let round = lines.find(|line| line.ply == ply).map(|line| line.round);
        let in_round = match round.filter(|&round| round != self.shown.round_number()) {
            Some(round) => self.clone().in_round(round),
            None => self.clone().with_summary(),
        };
        let focus = SummaryFocus::Turn(ply);
        let at_turn = Self { focus, ..in_round };
        match at_turn.summary().as_ref().and_then(RoundSummary::moment) {
            Some(moment) if moment.ply == ply => at_turn,
            // It is shown as soon as the round is judged.
            _ if self.is_learning() => at_turn,
            _ => self.after(ply),
        }
    }

    /// Shows the table after the better turn, if there is one.
    #[must_use]
    pub(super) fn with_better_turn(self) -> Self {
        let Some(RoundSummary::KeyMoment(moment)) =
            self.summary().filter(|_| self.view == ReplayView::Summary)
        else {
            return self;
        };
        let Some(better) = moment.better() else {
            return self;
        };
        // The turn is only known up to a drawn card.
        if better.is_open {
            return self;
        }
        let before = self.clone().after(moment.ply - 1);
        let turn = better.estimate.turn.clone();
        let shown = before.shown.clone().next_round().played(turn);
        if shown.ply() < moment.ply {
            return self;
        }
        let ply = moment.ply;
        Self {
            view: ReplayView::Better,
            ply,
            shown,
            ..self
        }
    }

    /// Returns the game before the key moment, and the number of turns of its player that this takes back.
    #[must_use]
    pub(super) fn before_moment(&self) -> Option<(GameLink, usize)> {
        let Some(RoundSummary::KeyMoment(moment)) = self.summary() else {
            return None;
        };
        let review = self.review()?;
        let taken_back = review.own().filter(|turn| turn.ply >= moment.ply).count();
        let before = self.clone().after(moment.ply - 1);
        Some((before.so_far()?, taken_back))
    }

    /// Returns the game up to the moment on screen, and the number of the reviewed player's turns that this takes back, if
    /// what follows in the round has been shown with open hands; then playing on from here is practice.
    #[must_use]
    pub(super) fn before_what_was_seen(&self) -> Option<(GameLink, usize)> {
        let whole = self.game.as_ref()?;
        let next = whole.log.iter().find(|line| line.ply > self.ply)?;
        if next.round > whole.rounds.len() {
            return None;
        }
        let later = whole.log.iter().filter(|line| line.ply > self.ply);
        let own = later.filter(|line| (line.round, line.seat) == (next.round, self.reviewed()));
        Some((self.so_far()?, own.count()))
    }

    /// Shows the table after `ply` turns.
    #[must_use]
    pub fn after(self, ply: usize) -> Self {
        let mut replay = self.moved_to(ply);
        replay.view = ReplayView::Table;
        replay
    }

    /// Goes to the moment after `ply` turns. Another round begins with its main key moment.
    fn moved_to(mut self, ply: usize) -> Self {
        if let Some(whole) = &self.game {
            // Never fails: all turns were checked.
            if let Ok(shown) = Game::new(0, whole.lineup.clone(), whole.record.until(ply)) {
                if shown.round_number() != self.shown.round_number() {
                    self.focus = SummaryFocus::Main;
                }
                self.ply = shown.ply();
                self.shown = shown;
            }
        }
        if let Some(solution) = &self.solution {
            self.shown = solution.shown(ply);
            self.ply = self.shown.log().len();
        }
        self
    }

    #[must_use]
    pub(super) fn after_step(self, step: Step) -> Self {
        // A better turn is followed by the turn as it was made: no later one was a reply to the better one.
        let ply = match (self.view, step) {
            (ReplayView::Better, Step::Next) => self.ply,
            _ => step.from(self.ply, self.plies()),
        };
        self.after(ply)
    }

    /// Number of turns.
    fn plies(&self) -> usize {
        match (&self.game, &self.solution) {
            (Some(whole), _) => whole.record.turns.len(),
            (None, Some(solution)) => solution.line().unwrap_or_default().len(),
            (None, None) => 0,
        }
    }

    /// Reviews the player of a seat, if that is a human player.
    #[must_use]
    pub(super) fn for_player(mut self, seat: Seat) -> Self {
        let lineup = self.game.as_ref().map(|whole| &whole.lineup);
        if lineup.is_some_and(|lineup| lineup.persons().any(|person| person == seat)) {
            self.watched = Some(seat);
            self.focus = SummaryFocus::Main;
        }
        self
    }

    /// Starts solving the position.
    #[must_use]
    pub(super) fn solving(mut self) -> Self {
        self.solution = self.solution.map(Solution::begun);
        self
    }

    #[must_use]
    pub(super) fn not_solving(mut self) -> Self {
        self.solution = self.solution.map(Solution::given_up);
        self
    }

    /// Tries the turns with a clearly better one again.
    #[must_use]
    pub(in crate::state) fn learning(mut self) -> Self {
        self.view = ReplayView::Learn;
        self.returned = Vec::new();
        self
    }

    /// Tries these turns again, which were missed in an earlier session.
    #[must_use]
    pub(in crate::state) fn learning_again(self, plies: Vec<usize>) -> Self {
        let first = plies.first().copied().unwrap_or_default();
        let mut replay = self.moved_to(first);
        replay.view = ReplayView::Learn;
        replay.returned = plies;
        replay
    }

    #[must_use]
    pub(in crate::state) fn is_summary(&self) -> bool {
        self.view == ReplayView::Summary
    }

    /// Takes over the judgements of the same game that have arrived since this one was left.
    #[must_use]
    pub(in crate::state) fn with_judgements_of(mut self, later: &Self) -> Self {
        if self.game == later.game {
            self.judgements = later.judgements.clone();
        }
        self
    }

    /// Returns `true` while turns are tried again.
    #[must_use]
    pub fn is_learning(&self) -> bool {
        self.view == ReplayView::Learn
    }

    /// The turns to try again, and `true` if they came back from an earlier session.
    #[must_use]
    pub fn to_learn(&self) -> (Vec<LearnTurn>, bool) {
        LearnTurn::all_of(self)
    }

    /// The turns that are to be judged now, if there are any.
    #[must_use]
    pub fn queue(&self) -> Option<ReviewQueue> {
        ReviewQueue::of(self)
    }

    /// Those of them that belong to the round on screen.
    #[must_use]
    pub(in crate::state) fn queue_of_round(&self) -> Option<ReviewQueue> {
        let (round, log) = (self.shown.round_number(), &self.game.as_ref()?.log);
        self.queue()?.in_round(round, log)
    }

    /// Returns `true` if the judgement of this turn of a game is awaited: its round is over, and it has none.
    #[must_use]
    pub(in crate::state) fn awaits(&self, ply: usize, record: &Record) -> bool {
        let Some(whole) = self.game.as_ref().filter(|whole| *whole.record == *record) else {
            return false;
        };
        let last = whole.rounds.last().map_or(0, |round| round.last);
        (1..=last).contains(&ply) && judgement_of(&self.judgements, ply).is_none()
    }

    /// Stores the judgement of a turn.
    #[must_use]
    pub fn judged(mut self, ply: usize, judgement: Judgement) -> Self {
        self.judgements.push((ply, judgement));
        self
    }

    /// The engine request that solving the position waits for, if any. The turns of a game wait in a
    /// [queue](Self::queue).
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        self.solution.as_ref()?.question()
    }

    /// Applies the reply to a request about the position.
    #[must_use]
    pub(in crate::state) fn answered(mut self, answer: EngineReply) -> Self {
        self.solution = self.solution.map(|solution| solution.answered(answer));
        self
    }
}

#[cfg(test)]
mod tests;
