//! Turns: those that players put together, those of opponents and their playback, and the next round.

use super::{Game, Intent};
use crate::bots::Level;
use crate::engine::EngineRequest;
use crate::game::{Card, CardSet, IllegalMove, Move, Record, Seat, Turn};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::play::action::TurnAction;
use crate::state::play::hint::{Adviser, Hint, HintState};
use crate::state::play::log::since_own;
use crate::state::play::playback::{InstantReplay, PlaybackMode};
use crate::state::settings::Pace;

/// Finished turns and rounds.
impl Game {
    /// Ends the turn: discards the draft and the hint, and hands the table to the player once no opponent is to move.
    pub(super) fn play_turn(&mut self, turn: Turn) -> Result<(), IllegalMove> {
        self.core.play_turn(turn, self.players.lineup())?;
        self.draft.clear();
        self.hints.clear();
        // A player who pauses also looks at the turn that ends a round.
        let is_paused_at_end =
            self.playback.mode() == PlaybackMode::Paused && self.core.is_round_over();
        if self.bot_to_move().is_none() && !is_paused_at_end {
            self.playback.set_mode(PlaybackMode::Timed);
        }
        Ok(())
    }

    /// Passes for players who have resigned.
    pub(super) fn pass_for_resigned(&mut self) {
        let resigned = self.resigned_seats();
        let is_resigned = |seat: Seat| resigned.contains(&seat);
        while self.core.to_move().is_some_and(is_resigned) {
            if self.play_turn(Turn::from(Move::Pass)).is_err() {
                return;
            }
        }
    }

    /// Plays a turn at the table, then those of players who have resigned. An illegal turn changes nothing.
    fn play_turn_and_passes(&mut self, turn: Turn) {
        if self.play_turn(turn).is_ok() {
            self.pass_and_end();
        }
    }

    /// Passes for players who have resigned. If the round is certainly over then, its end begins.
    pub(super) fn pass_and_end(&mut self) {
        self.pass_for_resigned();
        let is_over = self.is_round_over() && self.doubt().is_none();
        if let Some(last) = self.core.log().last().filter(|_| is_over) {
            self.playback.begin_end(last);
        }
    }

    /// Plays a turn for any player, to show how the game could continue. An illegal turn changes nothing.
    #[must_use]
    pub(in crate::state) fn played(mut self, turn: Turn) -> Self {
        let _ = self.play_turn(turn);
        self
    }

    /// Plays an opponent's turn. Ignores an illegal turn, and any turn while no opponent is to move.
    #[must_use]
    pub fn apply_bot_turn(mut self, turn: Turn) -> Self {
        if self.bot_to_move().is_some() {
            self.play_turn_and_passes(turn);
        }
        self
    }

    /// Deals the next round, if one is over and the match isn't.
    #[must_use]
    pub fn next_round(mut self) -> Self {
        if self.winners().is_none() && self.core.next_round() {
            self.players.begin_round();
            self.playback.set_mode(PlaybackMode::Timed);
            self.playback.show_result();
            self.pass_for_resigned();
        }
        self
    }

    /// The request to the engine: the turn of the opponent to move, or a hint that the player asked for.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        let record = || Record::clone(self.record());
        match self.bot_to_move() {
            Some(level) => Some(EngineRequest::Turn(level, record())),
            None if self.hints.is_asked() => Some(EngineRequest::Hint(self.staged(), record())),
            None => None,
        }
    }

    /// Applies the reply to [`Self::question`].
    #[must_use]
    pub fn answered(self, turn: Turn) -> Self {
        match self.bot_to_move() {
            Some(_) => self.apply_bot_turn(turn),
            None => self.hinted(&turn, Adviser::Master),
        }
    }

    /// Sets the lineup from the next round on.
    #[must_use]
    pub(crate) fn with_next_lineup(mut self, lineup: Lineup) -> Self {
        self.players.set_next_lineup(lineup);
        self
    }

    /// Changes an opponent's level from the next round on, if the mode allows it.
    #[must_use]
    pub fn change_level(self, seat: Seat, level: Level) -> Self {
        if !self.mode.allows_level_changes() {
            return self;
        }
        let lineup = self.next_lineup().with_level(seat, level);
        self.with_next_lineup(lineup)
    }
}

/// The turn of a player at this device.
impl Game {
    /// Applies an action of the player to move. Ignores one that doesn't fit.
    #[must_use]
    pub fn after(self, action: TurnAction) -> Self {
        match action {
            TurnAction::Choose(card) => self.choose(card),
            TurnAction::TakeUp(card) => self.take_up(card),
            TurnAction::PutBack => self.put_back(),
            TurnAction::Make(mv) => self.stage_move(mv),
            TurnAction::Undo => self.undo(),
            TurnAction::AskToPass => self.ask_to_pass(),
            TurnAction::AskToLeave => self.ask_to_leave(),
            TurnAction::EndTurn => self.end_turn(false),
            TurnAction::EndWithoutDraw => self.end_turn(true),
            TurnAction::AskForHint => self.ask_for_hint(),
        }
    }

    /// Cards that the player can choose now. Some of them may have no legal destination.
    pub(in crate::state) fn choosable(&self) -> CardSet {
        if self.is_persons_turn() {
            self.draft.choosable(self.core.round(), self.seat())
        } else {
            CardSet::EMPTY
        }
    }

    /// Returns `true` if the last move can be undone.
    pub(in crate::state) fn can_undo(&self) -> bool {
        self.draft.can_undo(self.core.round())
    }

    /// Chooses a card, or puts it back if it is chosen already.
    #[must_use]
    pub fn choose(self, card: Card) -> Self {
        if self.draft.intent() == Intent::Put(card) {
            self.put_back()
        } else {
            self.take_up(card)
        }
    }

    /// Chooses a card.
    #[must_use]
    pub fn take_up(mut self, card: Card) -> Self {
        if self.choosable().contains(card) {
            self.draft.set_intent(Intent::Put(card));
        }
        self
    }

    /// Cancels the choice of a card, a pass or going out.
    #[must_use]
    pub fn put_back(mut self) -> Self {
        self.draft.set_intent(Intent::None);
        self
    }

    /// Makes a move of the player's turn. Ignores an illegal one.
    #[must_use]
    pub fn stage_move(mut self, mv: Move) -> Self {
        if self.is_persons_turn() && self.draft.stage(mv, self.core.round()) {
            self.hints.clear();
        }
        self
    }

    /// Undoes the last move of the player's turn, unless it drew a card.
    #[must_use]
    pub fn undo(mut self) -> Self {
        if self.draft.undo(self.core.round()) {
            self.hints.clear();
        }
        self.put_back()
    }

    /// Asks the player to confirm a pass. With an empty hand nothing else can be done, so the player passes at once.
    #[must_use]
    pub fn ask_to_pass(mut self) -> Self {
        if !self.is_persons_turn() || !self.draft.is_empty() {
            return self;
        }
        self.draft.set_intent(Intent::Pass);
        if self.core.round().hand(self.seat()).is_empty() {
            return self.end_turn(false);
        }
        self
    }

    /// Asks the player to confirm the end of a turn that doesn't lead. A turn that leads ends at once.
    #[must_use]
    pub fn ask_to_leave(mut self) -> Self {
        if !self.is_persons_turn() || self.draft.is_empty() {
            return self;
        }
        if self.full_round_staged().table().leader() == Some(self.seat()) {
            return self.end_turn(false);
        }
        self.draft.set_intent(Intent::GoOut);
        self
    }

    /// Ends the player's turn: the moves made so far, or a confirmed pass. `leaves_draw` declines an earned draw. A
    /// turn that can't end yet stays unchanged.
    #[must_use]
    pub fn end_turn(mut self, leaves_draw: bool) -> Self {
        let turn = self.draft.finished(self.core.round(), leaves_draw);
        if self.is_persons_turn() && !turn.is_empty() {
            self.play_turn_and_passes(turn);
        }
        self
    }

    /// Returns `true` if the player can resign the round: only in the player's own turn.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        self.is_persons_turn()
    }

    /// Discards the draft, passes, and lets the opponents finish the round at once.
    #[must_use]
    pub fn resign(mut self) -> Self {
        if !self.can_resign() {
            return self;
        }
        self.draft.clear();
        self.draft.set_intent(Intent::Pass);
        self.end_turn(false).hurry()
    }

    /// The player to move takes the device.
    #[must_use]
    pub fn take_device(mut self) -> Self {
        self.players.take_device(self.core.to_move());
        self
    }

    /// Leaves the table: a shared device has no holder then, so the player to move has yet to take it; and a round that
    /// is over shows its result.
    #[must_use]
    pub(in crate::state) fn put_down_device(mut self) -> Self {
        self.players.put_down_device();
        self.playback.show_result();
        self
    }
}

/// Hints.
impl Game {
    #[must_use]
    pub const fn hint(&self) -> &HintState {
        self.hints.state()
    }

    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.mode.allows_hints()
    }

    /// The last round in which the player asked for a hint, from 1; 0 before the first hint.
    #[must_use]
    pub const fn last_hinted(&self) -> usize {
        self.hints.last_round()
    }

    /// Asks for a hint, or for more of the current one, in the player's turn.
    #[must_use]
    pub fn ask_for_hint(mut self) -> Self {
        if self.is_persons_turn() && self.can_hint() {
            self.draft.set_intent(Intent::None);
            self.hints.ask(self.core.round_number());
        }
        self
    }

    /// Shows the hint that the player asked for: the best turn from here. Ignores one that the player didn't ask for.
    #[must_use]
    pub fn hinted(mut self, turn: &Turn, adviser: Adviser) -> Self {
        if self.hints.is_asked() {
            let is_at_start = self.draft.is_empty();
            let hint = Hint::new(self.full_round_staged(), turn, is_at_start, adviser);
            let can_undo = self.can_undo();
            self.hints.give(Hint { can_undo, ..hint });
        }
        self
    }
}

/// Playback.
impl Game {
    #[must_use]
    pub const fn flow(&self) -> PlaybackMode {
        self.playback.mode()
    }

    /// Pauses at the current table while an opponent is to move.
    #[must_use]
    pub fn pause(self) -> Self {
        self.with_playback_mode(PlaybackMode::Paused)
    }

    /// Resumes playback with the next turn at once.
    #[must_use]
    pub fn resume(self) -> Self {
        self.with_playback_mode(PlaybackMode::Timed).show_next()
    }

    /// Plays the opponents' remaining turns in quick succession.
    #[must_use]
    pub fn hurry(self) -> Self {
        self.with_playback_mode(PlaybackMode::FastForward)
    }

    fn with_playback_mode(mut self, mode: PlaybackMode) -> Self {
        if self.bot_to_move().is_some() {
            self.playback.set_mode(mode);
        }
        self
    }

    /// Shows the next turn of an opponent at once, in any playback mode.
    #[must_use]
    pub fn show_next(mut self) -> Self {
        self.playback.ask_for_next(self.core.ply());
        self
    }

    /// Time that the current table stays before the next turn of an opponent, in milliseconds; `None` if the player has
    /// to ask for that turn.
    #[must_use]
    pub fn wait(&self, pace: Pace) -> Option<u32> {
        let last = self.core.round_log().last();
        let is_narrated = last.is_some_and(|line| self.lineup().at(line.seat) != PlayerKind::Human);
        let has_cards = !self.core.round().hand(self.table().turn()).is_empty();
        self.playback.wait(self.ply(), is_narrated, has_cards, pace)
    }

    /// Returns `true` while the end of the round is shown, before its result.
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.playback.end_step().is_some()
    }

    /// Moves the end of the round to its next step, or to the result after the last one.
    #[must_use]
    pub fn next_end_step(mut self) -> Self {
        self.playback.advance_end();
        self
    }

    /// Shows the result of the round at once.
    #[must_use]
    pub fn show_result(mut self) -> Self {
        self.playback.show_result();
        self
    }

    /// Starts an instant replay of turns, by the plies of the first and the last one. They must be turns of the others
    /// since the player's last turn in the current round.
    #[must_use]
    pub fn recall(mut self, from: usize, to: usize) -> Self {
        let lines = since_own(self.log(), self.round_number(), self.seat());
        let has = |ply| lines.iter().any(|line| line.ply == ply);
        if has(from) && has(to) && from <= to && !self.is_round_over() {
            self.playback.set_replay(Some(InstantReplay::new(from, to)));
        }
        self
    }

    /// Moves the instant replay to its next frame, or ends it after the last one.
    #[must_use]
    pub fn recall_on(mut self) -> Self {
        self.playback.advance_replay();
        self
    }

    /// Ends the instant replay.
    #[must_use]
    pub fn recall_no_more(mut self) -> Self {
        self.playback.set_replay(None);
        self
    }
}
