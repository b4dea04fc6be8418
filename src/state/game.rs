//! The round being played: its record, the turn that is being put together, and
//! what can be done next.

use crate::bots::stops_short;
use crate::game::{
    Card, IllegalMove, Move, Phase, Record, ReplayError, Round, Seat, Seed, Turn, View,
};

use super::log::LogLine;
use super::player::Player;

/// A round under way or over, as the person at the device sees and handles it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Tells one game from another, so that a late answer finds only its own.
    id: u32,
    players: Vec<Player>,
    record: Record,
    /// The round after all turns of the record.
    round: Round,
    /// The moves of the turn that is not yet ended, and the round after each.
    staged: Vec<(Move, Round)>,
    chosen: Option<Card>,
    is_passing: bool,
    is_hurried: bool,
    log: Vec<LogLine>,
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
    /// Who plays, in the order of seats.
    pub players: Vec<Player>,
    /// The turn in which each seat went out, if it did.
    pub out_since: Vec<Option<usize>>,
    /// The finished turns, the oldest first.
    pub log: Vec<LogLine>,
    /// The seed of the deal.
    pub seed: Seed,
    /// Whether opponents move at once because the person wants to see the end.
    pub is_hurried: bool,
}

impl Game {
    /// A game from its record.
    ///
    /// # Errors
    ///
    /// Names the first turn of the record that is not legal.
    pub fn new(id: u32, players: Vec<Player>, record: Record) -> Result<Self, ReplayError> {
        let turns = record.turns.clone();
        let mut game = Self {
            id,
            players,
            round: record.deal(),
            record: Record {
                turns: Vec::new(),
                ..record
            },
            staged: Vec::new(),
            chosen: None,
            is_passing: false,
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

    /// Who plays, in the order of seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The start and the turns.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The finished turns, the oldest first.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
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
            players: self.players.clone(),
            log: self.log.clone(),
            seed: self.record.seed,
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
        match (table.winner(), self.chosen) {
            (Some(winner), _) => Stage::Over(winner),
            _ if table.turn() != own && table.is_out(own) => Stage::Out(table.turn()),
            _ if table.turn() != own => Stage::Waiting(table.turn()),
            _ if self.is_passing => Stage::Passing,
            (None, Some(card)) => Stage::Chosen(card),
            _ if self.staged.is_empty() => Stage::Idle,
            _ => Stage::Staged,
        }
    }

    /// The opponent that is to move, if one is.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<Player> {
        let table = self.round.table();
        let player = self.players[table.turn().index()];
        (table.winner().is_none() && player != Player::Human).then_some(player)
    }

    /// The turn that the opponent to move makes. It sees the view of its seat and
    /// nothing else; whenever it draws a card it is asked again.
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
                round.play(mv).ok()?;
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
        if self.is_persons_turn() && self.view().hand().contains(card) {
            self.chosen = (self.chosen != Some(card)).then_some(card);
            self.is_passing = false;
        }
        self
    }

    /// Puts a chosen card back, and takes back the wish to pass.
    #[must_use]
    pub fn put_back(mut self) -> Self {
        self.chosen = None;
        self.is_passing = false;
        self
    }

    /// Makes a move of the person's turn. An illegal one changes nothing.
    #[must_use]
    pub fn stage_move(mut self, mv: Move) -> Self {
        let mut round = self.now().clone();
        let ends = matches!(mv, Move::End | Move::Pass);
        if self.is_persons_turn() && !ends && round.play(mv).is_ok() {
            self.staged.push((mv, round));
            self.chosen = None;
            self.is_passing = false;
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
            self.chosen = None;
            self.is_passing = true;
        }
        self
    }

    /// Ends the person's turn: the moves made so far, or a pass that was confirmed.
    #[must_use]
    pub fn end_turn(mut self) -> Self {
        let turn = if self.is_passing {
            Turn::from_iter([Move::Pass])
        } else {
            self.staged()
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

    fn is_persons_turn(&self) -> bool {
        let table = self.round.table();
        table.phase() != Phase::Over && table.turn() == self.seat()
    }

    fn play_turn(&mut self, turn: Turn) -> Result<(), IllegalMove> {
        let (seat, rule) = (self.round.table().turn(), self.round.table().rule());
        self.round.play_turn(&turn).map_err(|(_, reason)| reason)?;
        self.staged.clear();
        self.chosen = None;
        self.is_passing = false;
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
