//! Course of a game so far. It grows turn by turn and is never edited.

use std::rc::Rc;

use crate::game::{
    CardSet, IllegalMove, Match, Record, ReplayError, Round, Seat, Seed, Table, Turn,
};
use crate::state::lineup::Lineup;
use crate::state::play::log::{LogLine, PassReason, events, private_draws};
use crate::state::play::picture::RuleHistory;
use crate::state::play::scene::RoundResult;

/// The record of a game and all that follows from it.
///
/// Clones of a game share these parts until the next turn, because only turns change them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCore {
    record: Rc<Record>,
    /// The match after all turns of the record.
    current: Rc<Match>,
    log: Rc<Vec<LogLine>>,
    results: Rc<Vec<RoundResult>>,
    /// Rule histories of all rounds that have a turn.
    rules: Rc<Vec<RuleHistory>>,
}

impl GameCore {
    /// Plays the turns of a record from its deal on.
    ///
    /// # Errors
    ///
    /// Names the first illegal turn.
    pub fn from_record(record: Record, lineup: &Lineup) -> Result<Self, ReplayError> {
        let start = record.at_start();
        let mut core = Self::start(start.deal(), start);
        for (ply, turn) in (1..).zip(record.turns) {
            core.next_round();
            core.play_turn(turn, lineup)
                .map_err(|reason| ReplayError { ply, reason })?;
        }
        Ok(core)
    }

    /// Starts from a position. The record doesn't contain it, so the game can be neither stored nor sent to the worker.
    pub fn from_position(round: Round) -> Self {
        let (ruleset, players) = (*round.table().ruleset(), round.table().players());
        let seed = Seed::from_entropy(0);
        let record = Record::new(ruleset, players, seed);
        Self::start(Match::from_position(seed, round), record)
    }

    fn start(current: Match, record: Record) -> Self {
        Self {
            record: Rc::new(record),
            current: Rc::new(current),
            log: Rc::default(),
            results: Rc::default(),
            rules: Rc::default(),
        }
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Number of finished turns.
    pub fn ply(&self) -> usize {
        self.record.turns.len()
    }

    /// The finished turns, oldest first.
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// The finished turns of the current round.
    pub fn round_log(&self) -> &[LogLine] {
        let round = self.round_number();
        let start = self.log.partition_point(|line| line.round < round);
        &self.log[start..]
    }

    /// The finished rounds, oldest first.
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    pub fn rules(&self) -> &[RuleHistory] {
        &self.rules
    }

    /// The round after all finished turns.
    pub fn round(&self) -> &Round {
        self.current.round()
    }

    pub fn table(&self) -> &Table {
        self.round().table()
    }

    /// Number of the current round, from 1.
    pub fn round_number(&self) -> usize {
        self.current.round_number()
    }

    /// The seat to move, unless the round is over.
    pub fn to_move(&self) -> Option<Seat> {
        let table = self.table();
        table.winner().is_none().then(|| table.turn())
    }

    pub fn is_round_over(&self) -> bool {
        self.table().winner().is_some()
    }

    /// The winners of the match by its rules; resignations don't count here.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.current.winners()
    }

    /// The score pile of a seat.
    pub fn pile(&self, seat: Seat) -> CardSet {
        self.current.pile(seat)
    }

    /// The turn of the current round in which a seat went out, from 1.
    pub fn out_since(&self, seat: Seat) -> Option<usize> {
        let mut lines = self.round_log().iter().rev();
        let line = lines.find(|line| line.seat == seat && line.out)?;
        Some(line.turn)
    }

    /// Returns `true` if the next round can be dealt: by the seed if the record contains no shuffles, else by the shuffle
    /// of that round.
    pub fn is_next_dealt(&self) -> bool {
        let shuffles = &self.record.shuffles;
        shuffles.is_none() || shuffles.round(self.round_number()).is_some()
    }

    /// The record of the first rounds alone, without the shuffles of later ones.
    pub fn record_of_rounds(&self, rounds: usize) -> Record {
        let turns = self.log.iter().take_while(|line| line.round <= rounds);
        let mut record = self.record.until(turns.count());
        record.shuffles = record.shuffles.until(rounds);
        record
    }

    /// Deals the next round and returns `true`, if a round is over and the match isn't.
    pub fn next_round(&mut self) -> bool {
        Rc::make_mut(&mut self.current).next_round()
    }

    /// Plays the next turn.
    ///
    /// # Errors
    ///
    /// Returns the reason if the turn is illegal; nothing changes then.
    pub fn play_turn(&mut self, turn: Turn, lineup: &Lineup) -> Result<(), IllegalMove> {
        let before = self.round().clone();
        Rc::make_mut(&mut self.current)
            .play_turn(&turn)
            .map_err(|illegal| illegal.reason)?;
        self.add_rules(&before, &turn);
        let line = self.log_line(&before, &turn, lineup);
        Rc::make_mut(&mut self.log).push(line);
        Rc::make_mut(&mut self.record).turns.push(turn);
        if let Some(result) = RoundResult::of(self.round()) {
            Rc::make_mut(&mut self.results).push(result);
        }
        Ok(())
    }

    fn add_rules(&mut self, before: &Round, turn: &Turn) {
        let round = self.round_number();
        let rules = Rc::make_mut(&mut self.rules);
        if rules.len() < round {
            rules.push(RuleHistory::new(before.table()));
        }
        if let Some(rules) = rules.last_mut() {
            rules.add(before, turn);
        }
    }

    /// The log line of a turn that was just played.
    fn log_line(&self, before: &Round, turn: &Turn, lineup: &Lineup) -> LogLine {
        let seat = before.table().turn();
        let after = self.table();
        let rule = after.rule();
        let lead = after.best(rule, None);
        LogLine {
            ply: self.ply() + 1,
            round: self.round_number(),
            turn: self.round_log().last().map_or(1, |line| line.turn + 1),
            seat,
            rule: before.table().rule(),
            events: events(before, turn, seat),
            hidden: private_draws(before, turn),
            out: after.is_out(seat),
            pass_reason: PassReason::of(before, turn, lineup),
            lead: lead.map(|(leader, _)| (leader, rule)),
            having: lead.map(|(_, standing)| standing),
        }
    }
}
