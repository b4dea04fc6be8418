//! The game being played. Each part of its state has one owner, and `Game` passes each action on to the owners concerned.

mod conditions;
mod core;
mod draft;
mod hints;
mod history;
mod lineup_state;
mod mode;
#[cfg(test)]
mod tests;
mod turns;

pub use self::core::GameCore;
pub use conditions::Conditions;
pub use draft::{Draft, Intent};
pub use hints::Hints;
pub use lineup_state::LineupState;
pub use mode::GameMode;

use std::rc::Rc;

use super::correspondence_summary::{CorrespondenceSummary, WaitingFor};
use super::finished_round::FinishedRound;
use super::playback::Playback;
use super::scene::{Scene, Stage};
use crate::bots::Level;
use crate::game::{Record, ReplayError, Round, Seat, Table, Turn, View};
use crate::state::correspondence::{CorrespondenceGame, CorrespondenceLink, Party};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::link::GameLink;
use crate::state::play::log::LogLine;
use crate::state::sealed_game::SealedGame;

/// A match as the players at this device see and play it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Identifies the game in this session: a late reply of the worker reaches only its own game.
    id: u32,
    players: LineupState,
    core: GameCore,
    draft: Draft,
    hints: Hints,
    playback: Playback,
    mode: GameMode,
    conditions: Conditions,
}

/// New games.
impl Game {
    /// A game from its record.
    ///
    /// # Errors
    ///
    /// Names the first illegal turn.
    pub fn new(id: u32, lineup: Lineup, record: Record) -> Result<Self, ReplayError> {
        let core = GameCore::from_record(record, &lineup)?;
        Ok(Self::assemble(id, lineup, GameMode::Solo, core))
    }

    /// A correspondence game from its link, as one party or a spectator sees it.
    ///
    /// # Errors
    ///
    /// Names the first illegal turn.
    pub fn from_link(
        id: u32,
        link: &CorrespondenceLink,
        own: Option<Party>,
    ) -> Result<Self, ReplayError> {
        let lineup = link.seating.seen_from(own);
        let core = GameCore::from_record(link.record.clone(), &lineup)?;
        let mode = GameMode::Correspondence(Rc::new(CorrespondenceGame::of(link, own)));
        let mut game = Self::assemble(id, lineup, mode, core);
        game.pass_for_resigned();
        Ok(game)
    }

    /// A sealed game, as its side at this device knows it.
    ///
    /// # Errors
    ///
    /// Names the first illegal turn.
    pub fn of_sealed(id: u32, sealed: SealedGame) -> Result<Self, ReplayError> {
        let lineup = sealed.lineup();
        let core = GameCore::from_record(GameMode::sealed_record(&sealed), &lineup)?;
        let mode = GameMode::Sealed(Rc::new(sealed));
        Ok(Self::assemble(id, lineup, mode, core))
    }

    /// A practice game from a position. The record doesn't contain the position, so the game can be neither stored nor
    /// sent to the worker.
    #[must_use]
    pub fn from_position(round: Round) -> Self {
        let others = [PlayerKind::Bot(Level::Novice); Seat::MAX - 1];
        let lineup = Lineup::new(round.table().players(), others);
        Self::assemble(0, lineup, GameMode::Solo, GameCore::from_position(round))
    }

    fn assemble(id: u32, lineup: Lineup, mode: GameMode, core: GameCore) -> Self {
        Self {
            id,
            players: LineupState::new(lineup),
            core,
            draft: Draft::default(),
            hints: Hints::default(),
            playback: Playback::default(),
            mode,
            conditions: Conditions::default(),
        }
    }

    /// The same game under another id.
    #[must_use]
    pub(in crate::state) const fn numbered(mut self, id: u32) -> Self {
        self.id = id;
        self
    }
}

/// The parts, to read.
impl Game {
    /// Identifies the game in this session.
    #[must_use]
    pub const fn id(&self) -> u32 {
        self.id
    }

    pub(in crate::state) const fn core(&self) -> &GameCore {
        &self.core
    }

    pub(in crate::state) const fn draft(&self) -> &Draft {
        &self.draft
    }

    pub(in crate::state) const fn playback(&self) -> Playback {
        self.playback
    }

    pub(in crate::state) const fn mode(&self) -> &GameMode {
        &self.mode
    }

    pub(in crate::state) const fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    #[must_use]
    pub const fn lineup(&self) -> &Lineup {
        self.players.lineup()
    }

    /// The lineup from the next round on, or of the next game.
    #[must_use]
    pub fn next_lineup(&self) -> &Lineup {
        self.players.next_lineup()
    }

    #[must_use]
    pub fn record(&self) -> &Record {
        self.core.record()
    }

    /// Number of finished turns.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.core.ply()
    }

    /// The finished turns, oldest first.
    pub(in crate::state) fn log(&self) -> &[LogLine] {
        self.core.log()
    }

    /// Number of the current round, from 1.
    #[must_use]
    pub fn round_number(&self) -> usize {
        self.core.round_number()
    }

    /// The moves of the unfinished turn.
    #[must_use]
    pub fn staged(&self) -> Turn {
        self.draft.turn()
    }

    /// The game before the unfinished turn.
    #[must_use]
    pub fn before_draft(mut self) -> Self {
        self.draft.clear();
        self
    }

    /// The round after all finished turns, with all cards that this device knows.
    pub(in crate::state) fn full_round(&self) -> &Round {
        self.core.round()
    }

    /// The round after the moves of the unfinished turn, with all cards that this device knows.
    pub(in crate::state) fn full_round_staged(&self) -> &Round {
        self.draft.round(self.core.round())
    }

    /// The table after all finished turns.
    pub(in crate::state) fn table(&self) -> &Table {
        self.core.table()
    }

    /// The game as a link for one device. It contains only the proved rounds of a sealed game.
    #[must_use]
    pub fn link(&self) -> GameLink {
        GameLink {
            lineup: self.lineup().together(),
            record: self.mode.open_record(&self.core),
            ply: None,
        }
    }
}

/// The player to move, and the players' views.
impl Game {
    /// The level of the opponent to move, if one is.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<Level> {
        self.players.bot(self.core.to_move())
    }

    /// The friend at another device to move, if one is.
    #[must_use]
    pub fn friend_to_move(&self) -> Option<Seat> {
        self.players.friend(self.core.to_move())
    }

    /// Returns `true` if the friend to move may not have heard of the game yet: the player at this device began it, and
    /// that friend has made no turn.
    #[must_use]
    pub fn is_invitation(&self) -> bool {
        let friends = self.correspondence();
        let has_begun = friends.is_some_and(|friends| friends.own == Some(Party::FIRST));
        let friend = self.friend_to_move();
        has_begun && friend.is_some_and(|seat| self.log().iter().all(|line| line.seat != seat))
    }

    /// The player at this device to move, if one is.
    pub(in crate::state) fn human_to_move(&self) -> Option<Seat> {
        self.players.human(self.core.to_move())
    }

    /// Returns `true` if the player to move holds this device and a turn is due.
    pub(in crate::state) fn is_persons_turn(&self) -> bool {
        self.mode.is_turn_due() && self.human_to_move().is_some() && !self.is_covered()
    }

    /// The seat from which the table is seen: that of the player at this device to move, else of the holder.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.players.seat(self.core.to_move())
    }

    /// Returns `true` if the player of [`Self::seat`] has yet to take the device; the hand stays hidden until then.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.players.is_covered(self.core.to_move())
    }

    /// The player whom the table addresses. After a round it addresses all who share the device.
    pub(in crate::state) fn you(&self) -> Option<Seat> {
        let is_for_all = self.is_covered() || self.is_round_over() && self.lineup().is_shared();
        (!is_for_all).then(|| self.seat())
    }

    /// The addressed player's knowledge, with the moves of the unfinished turn; public knowledge while the hand is
    /// hidden.
    #[must_use]
    pub fn view(&self) -> View {
        let view = self.full_round_staged().view(self.seat());
        let view = view.without_unseen(self.mode.unseen(&self.core));
        if self.you().is_some() {
            view
        } else {
            view.covered()
        }
    }
}

/// Progress and results.
impl Game {
    /// Returns `true` if closing the game would lose something.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let is_begun = self.ply() > 0 || !self.draft.is_empty();
        is_begun && !self.is_match_over() && !self.is_given_up()
    }

    /// Returns `true` if the round is over, so nothing in it is hidden any more.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.core.is_round_over()
    }

    #[must_use]
    pub fn is_match_over(&self) -> bool {
        self.winners().is_some()
    }

    /// The winners of the match; `None` while it goes on.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.core
            .winners()
            .or_else(|| self.mode.winners_by_resignation(&self.core))
    }

    /// Number of finished rounds.
    #[must_use]
    pub fn rounds_over(&self) -> usize {
        self.core.results().len()
    }

    /// The last finished round, if it counts for the player's statistics.
    #[must_use]
    pub fn last_finished(&self) -> Option<FinishedRound> {
        FinishedRound::counted_of(self)
    }

    #[must_use]
    pub fn stage(&self) -> Stage {
        Stage::of(self)
    }

    #[must_use]
    pub fn scene(&self) -> Scene {
        Scene::of(self)
    }

    /// Summary of a game with friends.
    #[must_use]
    pub fn correspondence_summary(&self) -> Option<CorrespondenceSummary> {
        CorrespondenceSummary::of(self)
    }

    /// The player for whom a game with friends waits.
    #[must_use]
    pub fn awaits(&self) -> Option<WaitingFor> {
        WaitingFor::of(self)
    }
}

#[cfg(test)]
impl Game {
    /// A new game, from the text forms of its lineup, rules and seed.
    pub(in crate::state) fn dealt(lineup: &str, rules: &str, seed: &str) -> Self {
        let lineup: Lineup = lineup.parse().expect("players");
        let rules = rules.parse().expect("rules");
        let seed = seed.parse().expect("a seed");
        let deal = Record::new(rules, lineup.players(), seed);
        Self::new(0, lineup, deal).expect("no turns")
    }

    /// The game after the turn of the opponent to move, or after one that `level` chooses for the player, who takes the
    /// device if need be.
    pub(in crate::state) fn after_a_turn(self, level: Level) -> Self {
        if let Some(turn) = self.question().and_then(|question| question.turn()) {
            return self.apply_bot_turn(turn);
        }
        let game = self.take_device();
        let choice = level.choose(&game.view(), 0);
        let moves = choice.turn().moves().iter().copied();
        let staged = moves.fold(game, Self::stage_move);
        if staged.staged().is_empty() {
            staged.ask_to_pass().end_turn(false)
        } else {
            staged.end_turn(false)
        }
    }
}
