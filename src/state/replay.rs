//! A game that is looked at turn by turn.

mod review;
mod scene;
mod solution;
mod summary;

pub use review::{
    DealAssessment, ExactAssessment, ReviewScene, ReviewedTurn, TurnAssessment, TurnRating,
};
pub use scene::{Highlight, ReplayScene};
pub use solution::SolutionScene;
pub use summary::{KeyMoment, KeyTurn, MomentKind, RoundSummary};

use std::rc::Rc;

use self::review::Judgements;
use self::solution::Solution;
use crate::bots::Judgement;
use crate::game::{Record, Round, Seat};
use crate::state::archive::DealKey;
use crate::state::engine::{EngineReply, EngineRequest};
use crate::state::lineup::Lineup;
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, LogLine, Step};

/// A game, and the moment of it that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The whole game; `None` for a position, which is all there is.
    game: Option<Rc<ReplayGame>>,
    /// What is shown of it.
    face: ReplayView,
    ply: usize,
    shown: Game,
    /// Which of the moments of its story is told, from 0.
    moment: usize,
    judgements: Judgements,
    /// The player whose chances are shown, if that was chosen.
    watched: Option<Seat>,
    /// Who wins, where it is a position.
    solution: Option<Solution>,
    /// The turn that is being judged. One is judged to the end before another is asked for.
    asked: Option<usize>,
}

/// What is shown of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReplayView {
    /// What a round comes to, if one is over.
    Summary,
    /// The table after a turn.
    Table,
    /// The table after the turn that would have been better.
    Better,
}

/// A game with all of its turns.
#[derive(Debug, PartialEq, Eq)]
struct ReplayGame {
    lineup: Lineup,
    record: Record,
    log: Vec<LogLine>,
    /// How many rounds of it are over.
    rounds_over: usize,
    /// Where it comes from.
    origin: Origin,
}

/// Where a game that is looked at comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// It is the game at the table with this number.
    Table(u32),
    /// It was played here.
    Kept,
    /// Somebody sent it.
    Sent,
}

/// What can be done about games and positions that are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Look back at the round at the table, which is over.
    Open,
    /// The same, at the moment after so many turns.
    OpenAt(usize),
    /// Go back from there to the table.
    BackToTable,
    /// Tell what the round comes to.
    ShowSummary,
    /// Tell of the next turn on which it hung.
    NextMoment,
    /// Show the better turn on the table.
    ShowBetter,
    /// Play on from before that turn, for practice.
    Retry,
    /// From there back to what the round comes to.
    BackToReview,
    /// Show the game after so many turns.
    GoTo(usize),
    /// Show an earlier or a later moment.
    Step(Step),
    /// Show the chances of the player of a seat.
    SelectPlayer(Seat),
    /// Play on from the moment that is shown.
    PlayOn,
    /// The same deal, with each player at another seat.
    OtherSeat,
    /// Work out who wins a position.
    Solve,
    /// Give that up.
    StopSolving,
}

impl Replay {
    /// The game or position to which an address leads.
    #[must_use]
    pub fn of(link: Link) -> Option<Self> {
        match link {
            Link::Game(game) | Link::Challenge(game) => Self::of_turns(game, Origin::Kept),
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
                    asked: None,
                })
            }
            Link::Puzzle(_) | Link::Day(_) | Link::Letter(_) | Link::Sealed(_) => None,
        }
    }

    /// A game that somebody sent.
    #[must_use]
    pub(super) fn of_sent(game: GameLink) -> Option<Self> {
        Self::of_turns(game, Origin::Sent)
    }

    /// The game at the table, as it stands, for the person at this device.
    #[must_use]
    pub fn of_table(game: &Game) -> Option<Self> {
        let mut replay = Self::of_turns(game.link(), Origin::Table(game.id()))?;
        replay.watched = game.lineup().persons().next();
        replay.asked = None;
        Some(replay.with_summary())
    }

    fn of_turns(link: GameLink, origin: Origin) -> Option<Self> {
        let all = Game::new(0, link.lineup.clone(), link.record.clone()).ok()?;
        let scene = all.scene();
        let whole = Rc::new(ReplayGame {
            lineup: link.lineup,
            log: scene.log,
            rounds_over: scene.score.results.len(),
            origin,
            record: link.record,
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
            asked: None,
        };
        match link.ply {
            Some(ply) if ply < plies => Some(replay.after(ply)),
            _ => Some(replay.with_summary()),
        }
    }

    /// The same game with what the round comes to, or with the table where it is not over.
    #[must_use]
    pub(super) fn with_summary(mut self) -> Self {
        self.face = ReplayView::Summary;
        if self.round().is_none() {
            self.face = ReplayView::Table;
        }
        self.asking()
    }

    /// The same with the next turn on which the round hung.
    #[must_use]
    pub(super) fn at_next_moment(mut self) -> Self {
        if let Some(moment) = self.story().as_ref().and_then(RoundSummary::moment) {
            self.moment = moment.number % moment.count;
        }
        self
    }

    /// The same with the table after the better turn, if there is one.
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
        // Only a part of it is known where a card was to be drawn.
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

    /// The game up to before the turn that is told of, and how many turns of its player that
    /// takes back.
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

    /// The same game after so many turns.
    #[must_use]
    pub fn after(mut self, ply: usize) -> Self {
        self.face = ReplayView::Table;
        if let Some(whole) = &self.game {
            // All turns were checked.
            if let Ok(shown) = Game::new(0, whole.lineup.clone(), whole.record.until(ply)) {
                self.ply = shown.ply();
                self.shown = shown;
            }
        }
        if let Some(solution) = &self.solution {
            self.shown = solution.shown(ply);
            self.ply = self.shown.log().len();
        }
        self.asking()
    }

    /// The same game a step from here.
    #[must_use]
    pub(super) fn after_step(self, step: Step) -> Self {
        let ply = step.from(self.ply, self.plies());
        self.after(ply)
    }

    /// How many turns there are.
    fn plies(&self) -> usize {
        match (&self.game, &self.solution) {
            (Some(whole), _) => whole.record.turns.len(),
            (None, Some(solution)) => solution.line().unwrap_or_default().len(),
            (None, None) => 0,
        }
    }

    /// The same with the chances of another player, if it is a person.
    #[must_use]
    pub(super) fn for_player(mut self, seat: Seat) -> Self {
        let lineup = self.game.as_ref().map(|whole| &whole.lineup);
        if lineup.is_some_and(|lineup| lineup.persons().any(|person| person == seat)) {
            self.watched = Some(seat);
            self.moment = 0;
        }
        self
    }

    /// Begins to work out who wins a position.
    #[must_use]
    pub(super) fn solving(mut self) -> Self {
        self.solution = self.solution.map(Solution::begun);
        self
    }

    /// Gives that up.
    #[must_use]
    pub(super) fn not_solving(mut self) -> Self {
        self.solution = self.solution.map(Solution::given_up);
        self
    }

    /// What there is to be thought about: who wins a position, or what a turn was worth.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        match (&self.game, &self.solution) {
            (Some(game), _) => Some(EngineRequest::Review(self.asked?, game.record.clone())),
            (None, Some(solution)) => solution.question(),
            (None, None) => None,
        }
    }

    /// Takes the answer to it.
    #[must_use]
    pub(in crate::state) fn answered(mut self, answer: EngineReply) -> Self {
        if let (Some(ply), EngineReply::Judgement(judgement)) = (self.asked, &answer) {
            return self.judged(ply, judgement.clone());
        }
        self.solution = self.solution.map(|solution| solution.answered(answer));
        self
    }

    /// The deal of the round that is shown, if that is over, the first of its game, and of one
    /// person against opponents.
    pub(super) fn deal_of_round(&self) -> Option<DealKey> {
        let whole = self.game.as_ref()?;
        let is_first = self.shown.round_number() == 1 && whole.rounds_over > 0;
        let Record { ruleset, seed, .. } = whole.record;
        DealKey::of(&ruleset, &whole.lineup, seed).filter(|_| is_first)
    }

    /// The same, with the turn that is to be judged next, if none is being judged.
    fn asking(mut self) -> Self {
        if self.asked.is_none() {
            let shown = (self.face != ReplayView::Summary).then_some(self.ply);
            self.asked = self.review().and_then(|review| review.next(shown));
        }
        self
    }

    /// Whether it is this game, as it stands.
    pub(super) fn is_of(&self, game: &Game) -> bool {
        self.of_game() == Some(game.id()) && self.plies() == game.ply()
    }

    /// The number of the game at the table, if it is that one.
    pub(super) fn of_game(&self) -> Option<u32> {
        match self.game.as_ref()?.origin {
            Origin::Table(id) => Some(id),
            Origin::Kept | Origin::Sent => None,
        }
    }

    /// Whether somebody sent it, who has played it elsewhere.
    pub(super) fn is_sent(&self) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|whole| whole.origin == Origin::Sent)
    }

    /// The seat of the one person who has played it elsewhere.
    pub(super) fn sender(&self) -> Option<Seat> {
        let lineup = &self.game.as_ref()?.lineup;
        let is_ones = self.is_sent() && !lineup.is_shared();
        lineup.persons().next().filter(|_| is_ones)
    }

    /// Takes the judgement of a turn.
    #[must_use]
    pub fn judged(mut self, ply: usize, judgement: Judgement) -> Self {
        self.judgements.push((ply, judgement));
        self.asked = None;
        self.asking()
    }

    /// Who plays, and the game up to the moment that is shown; nothing for a position.
    #[must_use]
    pub fn so_far(&self) -> Option<GameLink> {
        self.game.as_ref()?;
        Some(self.shown.link())
    }

    /// Who plays, and the deal, each player in the place of the one before.
    #[must_use]
    pub fn other_seat(&self) -> Option<GameLink> {
        let whole = self.game.as_ref()?;
        Some(GameLink::of_deal(whole.lineup.turned(), &whole.record))
    }
}

#[cfg(test)]
mod tests;
