//! The game being played: its record, the turn that is being put together, and what
//! can be done next.

mod flow;
mod hand_over;
mod hinting;
mod recall;
mod resign;
mod round_end;
mod scene;
mod take_back;
mod turn;

pub use flow::Flow;

use self::recall::Recall;
use super::hint::{Adviser, HintState};
use super::log::{LogLine, events, hidden};
use super::scene::RoundResult;
use std::rc::Rc;

use crate::bots::Level;
use crate::game::{
    Card, IllegalMove, Match, Move, Record, ReplayError, Round, Ruleset, Seat, Seed, Turn, View,
};
use crate::state::day::Day;
use crate::state::engine::Question;
use crate::state::lineup::{Lineup, Player};
use crate::state::link::GameLink;

/// A match under way or over, as the person at the device sees and handles it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Tells one game from another, so that a late answer finds only its own.
    id: u32,
    lineup: Lineup,
    /// Who plays from the next round on, if that was changed.
    next_lineup: Option<Lineup>,
    /// The person who holds the device; `None` where several share it and none has taken it yet.
    holder: Option<Seat>,
    /// What is past changes with every turn, and with nothing that is done within one: so it is shared until then.
    record: Rc<Record>,
    /// The match after all turns of the record.
    played: Rc<Match>,
    /// The moves of the turn that is not yet ended, and the round after each.
    staged: Vec<(Move, Round)>,
    intent: Intent,
    hint: HintState,
    /// The last round in which the person had a hint, from 1; 0 before there was one.
    hinted: usize,
    flow: Flow,
    /// The turns made when the person last asked for the next one, which then need not wait.
    asked_on: Option<usize>,
    /// What is shown once more.
    recall: Option<Recall>,
    /// How many turns the person took back.
    taken_back: usize,
    /// The day whose deal it is, if this is the try that counts.
    day: Option<Day>,
    log: Rc<Vec<LogLine>>,
    results: Rc<Vec<RoundResult>>,
}

/// What the person is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Intent {
    /// Nothing yet.
    None,
    /// Put this card somewhere.
    Put(Card),
    /// Pass, if it is confirmed.
    Pass,
}

impl Game {
    /// A game from its start and the turns since. `id` tells it from others.
    ///
    /// # Errors
    ///
    /// Names the first turn that is not legal.
    pub fn new(
        id: u32,
        lineup: Lineup,
        ruleset: Ruleset,
        seed: Seed,
        turns: Vec<Turn>,
    ) -> Result<Self, ReplayError> {
        let record = Record::new(ruleset, lineup.players(), seed);
        let mut game = Self::start(id, lineup, record.deal(), record);
        for (ply, turn) in (1..).zip(turns) {
            Rc::make_mut(&mut game.played).next_round();
            game.play_turn(turn)
                .map_err(|reason| ReplayError { ply, reason })?;
        }
        Ok(game)
    }

    /// A game for practice that starts from a position. Its record does not tell how it
    /// began, so it can neither be kept nor thought about.
    #[must_use]
    pub fn from_position(round: Round) -> Self {
        let (ruleset, players) = (*round.table().ruleset(), round.table().players());
        let lineup = Lineup::new(players, [Player::Bot(Level::Novice); Seat::MAX - 1]);
        let seed = Seed::from_entropy(0);
        let record = Record::new(ruleset, players, seed);
        Self::start(0, lineup, Match::from_position(seed, round), record)
    }

    fn start(id: u32, lineup: Lineup, played: Match, record: Record) -> Self {
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
            flow: Flow::Paced,
            asked_on: None,
            recall: None,
            taken_back: 0,
            day: None,
            log: Rc::default(),
            results: Rc::default(),
        }
    }

    /// The same game as the try at a day's deal that counts. In it nothing is advised, and no
    /// turn is taken back.
    #[must_use]
    pub(crate) const fn of_day(mut self, day: Day) -> Self {
        self.day = Some(day);
        self
    }

    /// The day whose deal it is, if this is the try that counts.
    #[must_use]
    pub const fn day(&self) -> Option<Day> {
        self.day
    }

    /// The number that tells this game from others of the same visit.
    #[must_use]
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// How many turns were made.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.record.turns.len()
    }

    /// Who plays.
    #[must_use]
    pub const fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// Who plays from the next round on, or in the next game.
    #[must_use]
    pub fn next_lineup(&self) -> &Lineup {
        self.next_lineup.as_ref().unwrap_or(&self.lineup)
    }

    /// The same game, in which these play from the next round on.
    #[must_use]
    pub(crate) fn followed_by(mut self, lineup: Lineup) -> Self {
        self.next_lineup = Some(lineup).filter(|lineup| *lineup != self.lineup);
        self
    }

    /// Lets an opponent play at another level from the next round on. In the deal of a day all have the same.
    #[must_use]
    pub fn change_level(self, seat: Seat, level: Level) -> Self {
        match self.day {
            Some(_) => self,
            None => {
                let lineup = self.next_lineup().with_level(seat, level);
                self.followed_by(lineup)
            }
        }
    }

    /// The start and the turns.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The finished turns, the oldest first.
    #[must_use]
    pub(in crate::state) fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// The game as an address.
    #[must_use]
    pub fn link(&self) -> GameLink {
        GameLink {
            lineup: self.lineup.clone(),
            record: Record::clone(&self.record),
            ply: None,
        }
    }

    /// Whether something would be lost if it were given up.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let is_begun = self.ply() > 0 || !self.staged.is_empty();
        is_begun && self.played.winners().is_none()
    }

    /// Whether there is nothing more to be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.played.winners().is_some()
    }

    /// Whether the round is over, and so nothing is hidden any more.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.round().table().winner().is_some()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_match_over(&self) -> bool {
        self.played.winners().is_some()
    }

    /// What the person knows, the moves of the turn under way included; while the hand is
    /// covered, what all know.
    #[must_use]
    pub fn view(&self) -> View {
        let view = self.now().view(self.seat());
        match self.you() {
            Some(_) => view,
            None => view.covered(),
        }
    }

    /// The number of the round under way or just over, from 1.
    #[must_use]
    pub fn round_number(&self) -> usize {
        self.played.round_number()
    }

    /// The moves of the turn under way.
    #[must_use]
    pub fn staged(&self) -> Turn {
        // They are legal, so there is room for them.
        Turn::from_moves(self.staged.iter().map(|&(mv, _)| mv)).unwrap_or_default()
    }

    /// The opponent that is to move, if one is.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<Player> {
        let table = self.round().table();
        let player = self.lineup.at(table.turn());
        (table.winner().is_none() && player != Player::Human).then_some(player)
    }

    /// What there is to be thought about: the turn of the opponent to move, or a hint for
    /// the person, if one was asked for.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self.bot_to_move() {
            Some(Player::Bot(level)) => Some(Question::Turn(level, Record::clone(&self.record))),
            _ if self.hint == HintState::Asked => {
                Some(Question::Hint(self.staged(), Record::clone(&self.record)))
            }
            _ => None,
        }
    }

    /// Takes the answer to it: the opponent's turn, or the hint.
    #[must_use]
    pub fn answered(self, turn: Turn) -> Self {
        let ply = self.ply();
        match self.bot_to_move() {
            Some(_) => self.bot_played(ply, turn),
            None => self.hinted(ply, &turn, Adviser::Master),
        }
    }

    /// Deals the next round, if one is over and the match is not.
    #[must_use]
    pub fn next_round(mut self) -> Self {
        if Rc::make_mut(&mut self.played).next_round() {
            self.lineup = self.next_lineup.take().unwrap_or(self.lineup);
        }
        self
    }

    /// Makes an opponent's turn. One that is late (made for another turn) or not
    /// legal changes nothing.
    #[must_use]
    pub fn bot_played(mut self, ply: usize, turn: Turn) -> Self {
        if self.bot_to_move().is_some() && ply == self.ply() {
            let _ = self.play_turn(turn);
        }
        self
    }

    /// Makes the next turn, whoever is to move: for showing how it could go on. One that is not
    /// legal changes nothing.
    #[must_use]
    pub(in crate::state) fn played(mut self, turn: Turn) -> Self {
        let _ = self.play_turn(turn);
        self
    }

    /// The round after all finished turns.
    pub(in crate::state) fn round(&self) -> &Round {
        self.played.round()
    }

    /// The round with the moves of the turn under way.
    pub(in crate::state) fn now(&self) -> &Round {
        self.staged.last().map_or(self.round(), |(_, round)| round)
    }

    fn play_turn(&mut self, turn: Turn) -> Result<(), IllegalMove> {
        let before = self.round().clone();
        Rc::make_mut(&mut self.played)
            .play_turn(&turn)
            .map_err(|illegal| illegal.reason)?;
        self.staged.clear();
        self.intent = Intent::None;
        self.hint = HintState::None;
        let seat = before.table().turn();
        let rule = before.table().rule();
        let after = self.round().table();
        let (is_out, now) = (after.is_out(seat), after.rule());
        let lead = after.best(now, None);
        let line = LogLine {
            ply: self.ply() + 1,
            round: self.round_number(),
            seat,
            rule,
            events: events(&before, &turn, seat),
            hidden: hidden(&before, &turn),
            out: is_out,
            lead: lead.map(|(leader, _)| (leader, now)),
            having: lead.map(|(_, standing)| standing),
        };
        Rc::make_mut(&mut self.log).push(line);
        Rc::make_mut(&mut self.record).turns.push(turn);
        let round = self.round();
        if let Some(winner) = round.table().winner() {
            let result = RoundResult {
                winner,
                rule: round.table().rule(),
                spoils: round.spoils(),
            };
            Rc::make_mut(&mut self.results).push(result);
        }
        if self.bot_to_move().is_none() {
            self.flow = Flow::Paced;
        }
        Ok(())
    }
}

#[cfg(test)]
impl Game {
    /// A game in which nothing was done yet, of players and rules in their text forms.
    pub(in crate::state) fn dealt(lineup: &str, rules: &str, seed: &str) -> Self {
        let lineup = lineup.parse().expect("players");
        let rules = rules.parse().expect("rules");
        let seed = seed.parse().expect("a seed");
        Self::new(0, lineup, rules, seed, Vec::new()).expect("no turns")
    }

    /// The game after the turn of the opponent to move, or after one that a level makes for the
    /// person, who takes the device if need be.
    pub(in crate::state) fn after_a_turn(self, level: Level) -> Self {
        let ply = self.ply();
        if let Some(turn) = self.question().and_then(|question| question.turn()) {
            return self.bot_played(ply, turn);
        }
        let game = self.take_device();
        let choice = level.choose(&game.view(), 0);
        let moves = choice.turn().moves().iter().copied();
        let staged = moves.fold(game, Self::stage_move);
        match staged.staged().is_empty() {
            true => staged.ask_to_pass().end_turn(false),
            false => staged.end_turn(false),
        }
    }
}
