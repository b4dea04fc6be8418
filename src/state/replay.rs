//! Replays: games and positions, stepped through turn by turn.

mod learning;
mod queue;
mod review;
mod rounds;
mod scene;
mod solution;
mod summary;

pub use learning::LearnTurn;
pub use queue::ReviewQueue;
pub use review::{
    DealAssessment, ExactAssessment, ReviewScene, ReviewedTurn, TurnAssessment, TurnRating,
};
pub use rounds::ReviewRound;
pub use scene::{Highlight, ReplayScene};
pub use solution::SolutionScene;
pub use summary::{KeyMoment, KeyTurn, MomentKind, RoundSummary, arguments};

use std::rc::Rc;

use self::review::Judgements;
use self::rounds::costliest;
use self::solution::Solution;
use crate::engine::{EngineReply, EngineRequest};
use crate::game::{Record, Round, Seat};
use crate::state::archive::DealKey;
use crate::state::lineup::Lineup;
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, LogLine, Step};

/// A game or a position, and the moment of it on screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The whole game; `None` for a position.
    game: Option<Rc<ReplayGame>>,
    face: ReplayView,
    ply: usize,
    shown: Game,
    /// Index of the key moment on screen, from 0.
    moment: usize,
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

#[derive(Debug, PartialEq, Eq)]
struct ReplayGame {
    lineup: Lineup,
    record: Rc<Record>,
    log: Vec<LogLine>,
    /// The finished rounds, oldest first.
    rounds: Vec<ReviewRound>,
    origin: Origin,
}

/// Source of a replayed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// The game at the table with this ID.
    Table(u32),
    /// A game played here.
    Local,
    /// A game received by link.
    Received,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Review the finished round at the table; of a match, the round that cost most.
    Open,
    /// Review a finished round of the match at the table, by its number.
    OpenRound(usize),
    /// Review another finished round of the match.
    ShowRound(usize),
    /// Review it from the moment after this many turns.
    OpenAt(usize),
    /// Return from the review to the table.
    BackToTable,
    ShowSummary,
    NextMoment,
    /// Show the better turn on the table.
    ShowBetter,
    /// Try the turns again that could have been clearly better.
    Learn,
    /// Play on from before the key moment, for practice.
    Retry,
    /// Return from practice to the review.
    BackToReview,
    /// Show the game after this many turns.
    GoTo(usize),
    Step(Step),
    /// Review the player of this seat.
    SelectPlayer(Seat),
    /// Play on from the moment on screen.
    PlayOn,
    /// Play the same deal with each player at another seat.
    OtherSeat,
    /// Start solving the position.
    Solve,
    StopSolving,
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
                    face: ReplayView::Table,
                    ply: 0,
                    moment: 0,
                    solution: Solution::of(&round),
                    shown: Game::from_position(round),
                    judgements: Judgements::new(),
                    watched: None,
                    returned: Vec::new(),
                })
            }
            Link::Puzzle(_) | Link::Day(_) | Link::Correspondence(_) | Link::Sealed(_) => None,
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
        let replay = Self::of_turns(game.link(), Origin::Table(game.id()))?;
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
            face: ReplayView::Summary,
            ply: plies,
            shown: all,
            moment: 0,
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
        self.face = ReplayView::Summary;
        if self.round().is_none() {
            self.face = ReplayView::Table;
        }
        self
    }

    /// Shows the next key moment, or the first after the last.
    #[must_use]
    pub(super) fn at_next_moment(mut self) -> Self {
        if let Some(moment) = self.story().as_ref().and_then(RoundSummary::moment) {
            self.moment = moment.number % moment.count;
        }
        self
    }

    /// Shows the table after the better turn, if there is one.
    #[must_use]
    pub(super) fn with_better_turn(self) -> Self {
        let Some(RoundSummary::KeyMoment(moment)) =
            self.story().filter(|_| self.face == ReplayView::Summary)
        else {
            return self;
        };
        let Some(better) = moment.better() else {
            return self;
        };
        let before = self.clone().after(moment.ply - 1);
        let turn = better.estimate.turn.clone();
        let shown = before.shown.clone().next_round().played(turn);
        // The turn is only known up to a drawn card.
        if shown.ply() < moment.ply {
            return self;
        }
        let ply = moment.ply;
        Self {
            face: ReplayView::Better,
            ply,
            shown,
            ..self
        }
    }

    /// Returns the game before the key moment, and the number of turns of its player that this takes back.
    #[must_use]
    pub(super) fn before_moment(&self) -> Option<(GameLink, usize)> {
        let Some(RoundSummary::KeyMoment(moment)) = self.story() else {
            return None;
        };
        let review = self.review()?;
        let taken_back = review.own().filter(|turn| turn.ply >= moment.ply).count();
        let before = self.clone().after(moment.ply - 1);
        Some((before.so_far()?, taken_back))
    }

    /// Shows the table after `ply` turns.
    #[must_use]
    pub fn after(self, ply: usize) -> Self {
        let mut replay = self.moved_to(ply);
        replay.face = ReplayView::Table;
        replay
    }

    /// Goes to the moment after `ply` turns. Another round begins with its first key moment.
    fn moved_to(mut self, ply: usize) -> Self {
        if let Some(whole) = &self.game {
            // Never fails: all turns were checked.
            if let Ok(shown) = Game::new(0, whole.lineup.clone(), whole.record.until(ply)) {
                if shown.round_number() != self.shown.round_number() {
                    self.moment = 0;
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
        let ply = step.from(self.ply, self.plies());
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
            self.moment = 0;
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

    /// Key of the deal, if the round on screen is finished and the first of its game, with one human player against
    /// bots.
    pub(super) fn deal_of_round(&self) -> Option<DealKey> {
        let whole = self.game.as_ref()?;
        let is_first = self.shown.round_number() == 1 && !whole.rounds.is_empty();
        let Record { ruleset, seed, .. } = *whole.record;
        DealKey::of(&ruleset, &whole.lineup, seed).filter(|_| is_first)
    }

    /// Returns `true` if this replay shows `game` in its current state.
    pub(super) fn is_of(&self, game: &Game) -> bool {
        self.of_game() == Some(game.id()) && self.plies() == game.ply()
    }

    /// ID of the game at the table, if this is its replay.
    pub(super) fn of_game(&self) -> Option<u32> {
        match self.game.as_ref()?.origin {
            Origin::Table(id) => Some(id),
            Origin::Local | Origin::Received => None,
        }
    }

    /// Returns `true` if the game was received by link: the sender has played it elsewhere.
    pub(super) fn is_sent(&self) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|whole| whole.origin == Origin::Received)
    }

    /// Seat of the sender, if no other human player took part.
    pub(super) fn sender(&self) -> Option<Seat> {
        let lineup = &self.game.as_ref()?.lineup;
        let is_ones = self.is_sent() && !lineup.is_shared();
        lineup.persons().next().filter(|_| is_ones)
    }

    /// The game up to the moment on screen; `None` for a position.
    #[must_use]
    pub fn so_far(&self) -> Option<GameLink> {
        self.game.as_ref()?;
        Some(self.shown.link())
    }

    /// Link to the whole game, or to the position.
    pub(super) fn link(&self) -> Option<Link> {
        let Some(whole) = &self.game else {
            let solution = self.solution.as_ref();
            let round = solution.map_or_else(|| self.shown.full_round(), Solution::round);
            return round.setup().map(Link::Position);
        };
        Some(Link::Game(GameLink {
            lineup: whole.lineup.clone(),
            record: Record::clone(&whole.record),
            ply: None,
        }))
    }

    /// The deal with every player one seat on; `None` for a position.
    #[must_use]
    pub fn other_seat(&self) -> Option<GameLink> {
        let whole = self.game.as_ref()?;
        Some(GameLink::of_deal(whole.lineup.turned(), &whole.record))
    }
}

#[cfg(test)]
mod tests;
