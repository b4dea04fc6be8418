//! The round being played: its record, the turn that is being put together, and
//! what can be done next.

use crate::bots::stops_short;
use crate::game::{
    Card, IllegalMove, Move, Phase, Record, ReplayError, Round, Ruleset, Seat, Seed, Turn, View,
};

use super::lineup::{Lineup, Player};
use super::log::LogLine;

/// A round under way or over, as the person at the device sees and handles it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Tells one game from another, so that a late answer finds only its own.
    id: u32,
    lineup: Lineup,
    record: Record,
    /// The round after all turns of the record.
    round: Round,
    /// The moves of the turn that is not yet ended, and the round after each.
    staged: Vec<(Move, Round)>,
    intent: Intent,
    is_hurried: bool,
    log: Vec<LogLine>,
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

/// What is to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Choose a card, or pass.
    Idle,
    /// Choose where this card goes.
    Chosen(Card),
    /// Moves were made; the turn can be continued, ended or undone.
    Staged,
    /// Confirm a pass.
    Passing,
    /// Another is to move.
    Waiting(Seat),
    /// The person is out, and others play on.
    Out(Seat),
    /// The round is over.
    Over(Seat),
}

/// What the table shows of a game: nothing in it that the person does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What the person knows, the moves of the turn under way included.
    pub view: View,
    /// What is to be decided next.
    pub stage: Stage,
    /// The moves of the turn under way.
    pub staged: Turn,
    /// Whether a card in hand can be chosen now.
    pub can_choose: bool,
    /// Who plays.
    pub lineup: Lineup,
    /// The turn in which each seat went out, if it did.
    pub out_since: Vec<Option<usize>>,
    /// The finished turns, the oldest first.
    pub log: Vec<LogLine>,
    /// The seed of the deal, to be shown: a [`Seed`](crate::game::Seed) could deal the cards.
    pub seed: String,
    /// Whether opponents move at once because the person wants to see the end.
    pub is_hurried: bool,
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
        let mut game = Self {
            id,
            lineup,
            round: record.deal().round().clone(),
            record,
            staged: Vec::new(),
            intent: Intent::None,
            is_hurried: false,
            log: Vec::new(),
        };
        for (ply, turn) in (1..).zip(turns) {
            game.play_turn(turn)
                .map_err(|reason| ReplayError { ply, reason })?;
        }
        Ok(game)
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

    /// The start and the turns.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The seat of the person at the device.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        Seat::FIRST
    }

    /// Whether opponents move at once because the person wants to see the end.
    #[must_use]
    pub const fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// What the person knows, the moves of the turn under way included.
    #[must_use]
    pub fn view(&self) -> View {
        self.now().view(self.seat())
    }

    /// All that the table shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let view = self.view();
        let seats = view.table().players().seats();
        Scene {
            out_since: seats.map(|seat| self.out_since(seat)).collect(),
            stage: self.stage(),
            staged: self.staged(),
            can_choose: self.can_choose(),
            lineup: self.lineup.clone(),
            log: self.log.clone(),
            seed: self.record.seed.to_string(),
            is_hurried: self.is_hurried,
            view,
        }
    }

    /// The moves of the turn under way.
    #[must_use]
    pub fn staged(&self) -> Turn {
        self.staged.iter().map(|&(mv, _)| mv).collect()
    }

    /// The turn in which a seat went out.
    fn out_since(&self, seat: Seat) -> Option<usize> {
        let line = self.log.iter().find(|line| line.seat == seat && line.out)?;
        Some(line.ply)
    }

    /// What is to be decided next.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let table = self.round.table();
        let own = self.seat();
        match (table.winner(), self.intent) {
            (Some(winner), _) => Stage::Over(winner),
            _ if table.turn() != own && table.is_out(own) => Stage::Out(table.turn()),
            _ if table.turn() != own => Stage::Waiting(table.turn()),
            (None, Intent::Pass) => Stage::Passing,
            (None, Intent::Put(card)) => Stage::Chosen(card),
            _ if self.staged.is_empty() => Stage::Idle,
            _ => Stage::Staged,
        }
    }

    /// The opponent that is to move, if one is.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<Player> {
        let table = self.round.table();
        let player = self.lineup.at(table.turn());
        (table.winner().is_none() && player != Player::Human).then_some(player)
    }

    /// The turn that the opponent to move makes, if one is. It sees the view of its
    /// seat and nothing else; whenever it draws a card it is asked again. Should it
    /// ever answer with an illegal move, it passes, so that the game goes on.
    #[must_use]
    pub fn bot_turn(&self) -> Option<Turn> {
        let Some(Player::Bot(level)) = self.bot_to_move() else {
            return None;
        };
        let seat = self.round.table().turn();
        let seed = self.record.seed.bot_seed(self.ply());
        let mut round = self.round.clone();
        let mut turn = Turn::default();
        loop {
            let view = round.view(seat);
            let part = level.choose(&view, seed);
            for &mv in part.moves() {
                if round.play(mv).is_err() {
                    return Some(Turn::from_iter([Move::Pass]));
                }
                turn.push(mv);
            }
            if !stops_short(&view, &part) {
                return Some(turn);
            }
        }
    }

    /// Chooses a card in hand, or puts it back if it is chosen already.
    #[must_use]
    pub fn choose(mut self, card: Card) -> Self {
        if self.can_choose() && self.now().hand(self.seat()).contains(card) {
            self.intent = match self.intent {
                Intent::Put(chosen) if chosen == card => Intent::None,
                _ => Intent::Put(card),
            };
        }
        self
    }

    /// Puts a chosen card back, and takes back the wish to pass.
    #[must_use]
    pub fn put_back(mut self) -> Self {
        self.intent = Intent::None;
        self
    }

    /// Makes a move of the person's turn. An illegal one changes nothing.
    #[must_use]
    pub fn stage_move(mut self, mv: Move) -> Self {
        let mut round = self.now().clone();
        let ends = matches!(mv, Move::End | Move::Pass);
        if self.is_persons_turn() && !ends && round.play(mv).is_ok() {
            self.staged.push((mv, round));
            self.intent = Intent::None;
        }
        self
    }

    /// Takes back the last move of the person's turn.
    #[must_use]
    pub fn undo(mut self) -> Self {
        self.staged.pop();
        self.put_back()
    }

    /// Asks whether the person really wants to pass.
    #[must_use]
    pub fn ask_to_pass(mut self) -> Self {
        if self.is_persons_turn() && self.staged.is_empty() {
            self.intent = Intent::Pass;
        }
        self
    }

    /// Ends the person's turn: the moves made so far, or a pass that was confirmed.
    #[must_use]
    pub fn end_turn(mut self) -> Self {
        let turn = match self.intent {
            Intent::Pass => Turn::from_iter([Move::Pass]),
            Intent::None | Intent::Put(_) => self.staged(),
        };
        if self.is_persons_turn() && !turn.is_empty() {
            // A turn that cannot end yet stays as it is.
            let _ = self.play_turn(turn);
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

    /// Lets the opponents finish the round at once.
    #[must_use]
    pub fn hurry(mut self) -> Self {
        self.is_hurried = true;
        self
    }

    /// The round with the moves of the turn under way.
    fn now(&self) -> &Round {
        self.staged.last().map_or(&self.round, |(_, round)| round)
    }

    /// Whether a card of the hand can still go anywhere in the person's turn.
    fn can_choose(&self) -> bool {
        let phase = self.now().table().phase();
        self.is_persons_turn()
            && matches!(
                phase,
                Phase::Start | Phase::Played | Phase::Discarded | Phase::PlayAgain
            )
    }

    fn is_persons_turn(&self) -> bool {
        let table = self.round.table();
        table.phase() != Phase::Over && table.turn() == self.seat()
    }

    fn play_turn(&mut self, turn: Turn) -> Result<(), IllegalMove> {
        let (seat, rule) = (self.round.table().turn(), self.round.table().rule());
        self.round.play_turn(&turn).map_err(|(_, reason)| reason)?;
        self.staged.clear();
        self.intent = Intent::None;
        self.log.push(LogLine {
            ply: self.ply() + 1,
            seat,
            turn: turn.clone(),
            rule,
            out: self.round.table().is_out(seat),
        });
        self.record.turns.push(turn);
        Ok(())
    }
}
