//! The game being played: its record, the turn that is being put together, and what
//! can be done next.

mod advance;
mod correspondence;
mod hand_over;
mod hints;
mod instant_replay;
mod new;
mod pacing;
mod resign;
mod round_end;
mod scene;
mod sealed;
mod take_back;
mod turn;

pub use correspondence::{CorrespondenceSummary, WaitingFor};
pub use round_end::{FinishedRound, Win};

use self::instant_replay::InstantReplay;
use super::hint::HintState;
use super::log::LogLine;
use super::playback::Playback;
use super::scene::RoundResult;
use std::rc::Rc;

use crate::bots::Level;
use crate::game::{Card, Match, Move, Record, Round, Seat, Table, Turn, View};
use crate::state::correspondence::CorrespondenceGame;
use crate::state::day::Day;
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::link::GameLink;
use crate::state::play::picture::RuleHistory;
use crate::state::sealed_game::SealedGame;

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
    flow: Playback,
    /// The turns made when the person last asked for the next one, which then need not wait.
    asked_on: Option<usize>,
    /// What is shown once more.
    recall: Option<InstantReplay>,
    /// How many turns the person took back.
    taken_back: usize,
    /// After how many turns it is tried once more, if it was played to its end before.
    tried_from: Option<usize>,
    kind: GameMode,
    /// The turns of a game from the same deal, which this one is to beat.
    rival: Option<Rc<Vec<Turn>>>,
    log: Rc<Vec<LogLine>>,
    results: Rc<Vec<RoundResult>>,
    /// The rules that were set in each round, that under way included.
    marks: Rc<Vec<RuleHistory>>,
}

/// What kind of game it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum GameMode {
    /// One that is played for itself.
    Solo,
    /// The try at a day's deal that counts.
    Daily(Day),
    /// One with friends at other devices.
    Correspondence(Rc<CorrespondenceGame>),
    /// One with a friend at another device, in which nobody can know a hidden card.
    Sealed(Rc<SealedGame>),
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
    /// End the turn by which one goes out, if it is confirmed.
    GoOut,
}

impl Game {
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
    pub(crate) fn with_next_lineup(mut self, lineup: Lineup) -> Self {
        self.next_lineup = Some(lineup).filter(|lineup| *lineup != self.lineup);
        self
    }

    /// Lets an opponent play at another level from the next round on. In the deal of a day all have the same, and
    /// friends have agreed on theirs.
    #[must_use]
    pub fn change_level(self, seat: Seat, level: Level) -> Self {
        match self.kind {
            GameMode::Daily(_) | GameMode::Correspondence(_) | GameMode::Sealed(_) => self,
            GameMode::Solo => {
                let lineup = self.next_lineup().with_level(seat, level);
                self.with_next_lineup(lineup)
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

    /// The game as an address, with all persons at one device; of a sealed one the rounds that are proved, and nothing of
    /// later ones.
    #[must_use]
    pub fn link(&self) -> GameLink {
        GameLink {
            lineup: self.lineup.together(),
            record: self.open_record(),
            ply: None,
        }
    }

    /// Whether something would be lost if it were given up.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let is_begun = self.ply() > 0 || !self.staged.is_empty();
        is_begun && self.winners().is_none()
    }

    /// Whether the round is over, and so nothing is hidden any more.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.table().winner().is_some()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_match_over(&self) -> bool {
        self.winners().is_some()
    }

    /// What the person knows, the moves of the turn under way included; while the hand is
    /// covered, what all know.
    #[must_use]
    pub fn view(&self) -> View {
        let view = self.full_round_staged().view(self.seat());
        let view = view.without_unseen(self.unseen());
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

    /// Who has won the match; `None` while it goes on.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.played
            .winners()
            .or_else(|| self.winners_by_resignation())
    }

    /// The level of the opponent that is to move, if one is.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<Level> {
        match self.lineup.at(self.to_move()?) {
            PlayerKind::Bot(level) => Some(level),
            PlayerKind::Human | PlayerKind::Friend => None,
        }
    }

    /// The seat that is to move, unless the round is over.
    fn to_move(&self) -> Option<Seat> {
        let table = self.table();
        table.winner().is_none().then(|| table.turn())
    }

    /// Whether hints are given.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        match &self.kind {
            GameMode::Solo => true,
            GameMode::Daily(_) | GameMode::Sealed(_) => false,
            GameMode::Correspondence(friends) => friends.agreed.hints,
        }
    }

    /// What lies open with the moves of the turn under way.
    fn table_now(&self) -> &Table {
        self.full_round_staged().table()
    }

    /// What lies open after all finished turns.
    fn table(&self) -> &Table {
        self.full_round().table()
    }

    /// The round after all finished turns, with every card: it cannot be had of a game of which this device knows
    /// one seat's part alone.
    pub(in crate::state) fn full_round(&self) -> &Round {
        self.played.round()
    }

    /// The same with the moves of the turn under way.
    pub(in crate::state) fn full_round_staged(&self) -> &Round {
        self.staged
            .last()
            .map_or(self.full_round(), |(_, round)| round)
    }
}

#[cfg(test)]
impl Game {
    /// A game in which nothing was done yet, of players and rules in their text forms.
    pub(in crate::state) fn dealt(lineup: &str, rules: &str, seed: &str) -> Self {
        let lineup: Lineup = lineup.parse().expect("players");
        let rules = rules.parse().expect("rules");
        let seed = seed.parse().expect("a seed");
        let deal = Record::new(rules, lineup.players(), seed);
        Self::new(0, lineup, deal).expect("no turns")
    }

    /// The game after the turn of the opponent to move, or after one that a level makes for the
    /// person, who takes the device if need be.
    pub(in crate::state) fn after_a_turn(self, level: Level) -> Self {
        if let Some(turn) = self.question().and_then(|question| question.turn()) {
            return self.apply_bot_turn(turn);
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
