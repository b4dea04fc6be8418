//! How a game begins: from a deal, from turns that were kept, or from a position.

use std::rc::Rc;

use super::{Game, GameMode, Intent};
use crate::bots::Level;
use crate::game::{Match, Record, ReplayError, Round, Seat, Seed, Turn};
use crate::state::day::Day;
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::play::hint::HintState;
use crate::state::play::playback::Playback;

impl Game {
    /// A game from its start and the turns since. `id` tells it from others.
    ///
    /// # Errors
    ///
    /// Names the first turn that is not legal.
    pub fn new(id: u32, lineup: Lineup, record: Record) -> Result<Self, ReplayError> {
        let start = record.at_start();
        let mut game = Self::start(id, lineup, start.deal(), start);
        game.play_turns(record.turns)?;
        Ok(game)
    }

    /// Makes turns that were made before, round after round.
    pub(super) fn play_turns(&mut self, turns: Vec<Turn>) -> Result<(), ReplayError> {
        for (ply, turn) in (1..).zip(turns) {
            Rc::make_mut(&mut self.played).next_round();
            self.play_turn(turn)
                .map_err(|reason| ReplayError { ply, reason })?;
        }
        Ok(())
    }

    /// A game for practice that starts from a position. Its record does not tell how it
    /// began, so it can neither be kept nor thought about.
    #[must_use]
    pub fn from_position(round: Round) -> Self {
        let (ruleset, players) = (*round.table().ruleset(), round.table().players());
        let lineup = Lineup::new(players, [PlayerKind::Bot(Level::Novice); Seat::MAX - 1]);
        let seed = Seed::from_entropy(0);
        let record = Record::new(ruleset, players, seed);
        Self::start(0, lineup, Match::from_position(seed, round), record)
    }

    pub(super) fn start(id: u32, lineup: Lineup, played: Match, record: Record) -> Self {
        let first = lineup.persons().next();
        Self {
            id,
            holder: first.filter(|_| !lineup.is_shared()),
            lineup,
            next_lineup: None,
            record: Rc::new(record),
            played: Rc::new(played),
            staged: Vec::new(),
            intent: Intent::None,
            hint: HintState::None,
            hinted: 0,
            flow: Playback::Timed,
            asked_on: None,
            recall: None,
            taken_back: 0,
            tried_from: None,
            kind: GameMode::Solo,
            rival: None,
            log: Rc::default(),
            results: Rc::default(),
            marks: Rc::default(),
        }
    }

    /// The same game as the try at a day's deal that counts. In it nothing is advised, and no
    /// turn is taken back.
    #[must_use]
    pub(crate) fn of_day(mut self, day: Day) -> Self {
        self.kind = GameMode::Daily(day);
        self
    }

    /// The day whose deal it is, if this is the try that counts.
    #[must_use]
    pub const fn day(&self) -> Option<Day> {
        match self.kind {
            GameMode::Daily(day) => Some(day),
            GameMode::Solo | GameMode::Correspondence(_) | GameMode::Sealed(_) => None,
        }
    }

    /// The same game as one that is to beat another from the same deal; `None` if the turns of that are none, or do
    /// not come to an end.
    pub(in crate::state) fn with_challenge(mut self, rival: Rc<Vec<Turn>>) -> Option<Self> {
        let mut record = Record::clone(&self.record);
        record.turns = rival.to_vec();
        record.replay(usize::MAX).ok()?.winners()?;
        self.rival = Some(rival);
        Some(self)
    }

    /// The turns of the game that this one is to beat, if it is to beat one.
    #[must_use]
    pub fn challenge_turns(&self) -> Option<&Rc<Vec<Turn>>> {
        self.rival.as_ref()
    }

    /// The same game under another number.
    #[must_use]
    pub(in crate::state) const fn numbered(mut self, id: u32) -> Self {
        self.id = id;
        self
    }
}
