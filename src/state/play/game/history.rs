//! Games beyond the table: take-backs and other attempts at a deal, and what friends at other devices know.

use std::rc::Rc;

use super::{Game, GameMode, Hints};
use crate::game::{Move, ReplayError, Seat, Turn};
use crate::state::correspondence::{CorrespondenceGame, CorrespondenceLink, HistoryRelation};
use crate::state::day::Day;
use crate::state::lineup::PlayerKind;
use crate::state::play::log::LogLine;
use crate::state::sealed_game::{Doubt, SealedGame, SealedRefusal, SealedSide, SideCheck};
use crate::state::settings::PlayerNames;

/// Attempts at a deal.
impl Game {
    /// The same game as the counted try at a daily deal, without hints and take-backs.
    #[must_use]
    pub(crate) fn of_day(mut self, day: Day) -> Self {
        self.mode = GameMode::Daily(day);
        self
    }

    /// The day of the daily deal, if this is the counted try.
    #[must_use]
    pub const fn day(&self) -> Option<Day> {
        self.mode.day()
    }

    /// The same game with a game to beat; `None` if its turns are illegal from this deal or don't end the match.
    pub(in crate::state) fn with_challenge(mut self, turns: Rc<Vec<Turn>>) -> Option<Self> {
        let is_set = self.conditions.set_challenge(turns, self.core.record());
        is_set.then_some(self)
    }

    /// The turns of the game to beat.
    #[must_use]
    pub const fn challenge_turns(&self) -> Option<&Rc<Vec<Turn>>> {
        self.conditions.challenge()
    }

    /// Number of turns that the player took back.
    #[must_use]
    pub const fn taken_back(&self) -> usize {
        self.conditions.taken_back()
    }

    #[must_use]
    pub(crate) const fn with_take_backs(mut self, turns: usize) -> Self {
        self.conditions.set_taken_back(turns);
        self
    }

    /// The ply from which a finished game is retried.
    #[must_use]
    pub const fn retry_from(&self) -> Option<usize> {
        self.conditions.retry_from()
    }

    /// Ignores a ply after the current one.
    #[must_use]
    pub(in crate::state) fn with_retry_from(mut self, ply: Option<usize>) -> Self {
        self.conditions.set_retry_from(ply, self.core.ply());
        self
    }

    /// The same game as a retry from here, for which the player took back this number of turns. After the last turn of
    /// a round it starts with the next round.
    #[must_use]
    pub(in crate::state) fn into_retry(self, taken_back: usize) -> Self {
        let game = self.next_round();
        let here = game.ply();
        game.with_take_backs(taken_back).with_retry_from(Some(here))
    }

    /// Returns `true` if the player can give up the match: a single player against opponents, in a mode that allows it,
    /// until the match is over.
    #[must_use]
    pub fn can_give_up_match(&self) -> bool {
        self.mode.allows_giving_up_match()
            && self.record().ruleset.is_advanced()
            && !self.lineup().is_shared()
            && !self.is_match_over()
    }

    /// Gives up the match: it stays without a result, and nothing leads to it any more.
    #[must_use]
    pub fn give_up_match(mut self) -> Self {
        if self.can_give_up_match() {
            self.conditions.give_up();
        }
        self
    }

    /// Returns `true` once the player has given up the match.
    #[must_use]
    pub const fn is_given_up(&self) -> bool {
        self.conditions.is_given_up()
    }

    /// The same game, whose last round with a hint is this one.
    #[must_use]
    pub(crate) fn hinted_until(mut self, round: usize) -> Self {
        self.hints = Hints::since(round);
        self
    }

    /// The ply before the player's last turn in this round, if the player can take it back: a single player at this
    /// device, in a mode that allows it, while a player is to move.
    pub(in crate::state) fn last_own_turn(&self) -> Option<usize> {
        let is_time = self.is_persons_turn() || self.friend_to_move().is_some();
        let earliest = self.mode.earliest_take_back()?;
        if !is_time || self.lineup().is_shared() {
            return None;
        }
        let own = self.seat();
        let mut lines = self.core.round_log().iter().rev();
        let before = lines.find(|line| line.seat == own)?.ply - 1;
        (before >= earliest).then_some(before)
    }

    /// Returns to before the player's last turn, and counts the take-back.
    #[must_use]
    pub fn take_back(self) -> Self {
        let back = self
            .last_own_turn()
            .and_then(|plies| self.back_to(plies, 1));
        back.unwrap_or(self)
    }

    /// The ply before this round, if the player can restart the round: in a mode that allows it, once something was
    /// done in the round, and until the match is over.
    pub(in crate::state) fn round_start(&self) -> Option<usize> {
        let played = self.core.round_log().len();
        let is_begun = played > 0 || !self.draft.is_empty();
        let can_restart = is_begun && self.mode.allows_round_restart() && !self.is_match_over();
        can_restart.then(|| self.ply() - played)
    }

    /// Deals this round again, and counts the player's turns in it as taken back.
    #[must_use]
    pub fn restart_round(self) -> Self {
        let again = self.round_start().and_then(|plies| {
            let is_own = |line: &&LogLine| self.lineup().at(line.seat) == PlayerKind::Human;
            let own_turns = self.core.round_log().iter().filter(is_own).count();
            self.back_to(plies, own_turns.max(1))
        });
        again.unwrap_or(self)
    }

    /// The game after its first plies, for which the player took back this number of turns.
    fn back_to(&self, plies: usize, taken_back: usize) -> Option<Self> {
        let mut game = self.after_plies(plies)?;
        // The first turn of a round comes after its deal.
        if game.round_number() < self.round_number() {
            game = game.next_round();
        }
        let game = game
            .with_next_lineup(self.next_lineup().clone())
            .hinted_until(self.last_hinted())
            .with_retry_from(self.retry_from())
            .with_take_backs(self.taken_back() + taken_back);
        Some(game)
    }

    fn after_plies(&self, plies: usize) -> Option<Self> {
        if let (Some(friends), Some(mut link)) = (self.correspondence(), self.correspondence_link())
        {
            link.record.turns.truncate(plies);
            link.resigned.retain(|&ply| ply <= plies);
            let game = Self::from_link(self.id, &link, friends.own).ok()?;
            return Some(game.sent_at(friends.sent));
        }
        let record = self.record().until(plies);
        Self::new(self.id, self.lineup().clone(), record).ok()
    }
}

/// Games with friends.
impl Game {
    #[must_use]
    pub fn correspondence(&self) -> Option<&CorrespondenceGame> {
        self.mode.correspondence()
    }

    #[must_use]
    pub const fn sealed(&self) -> Option<&Rc<SealedGame>> {
        self.mode.sealed()
    }

    /// The link of a correspondence game.
    #[must_use]
    pub fn correspondence_link(&self) -> Option<CorrespondenceLink> {
        self.mode.correspondence_link(self.core.record())
    }

    /// Returns `true` if friends at other devices take part.
    #[must_use]
    pub fn is_with_friends(&self) -> bool {
        self.friend_names().is_some()
    }

    /// Player names of a game with friends.
    #[must_use]
    pub fn friend_names(&self) -> Option<PlayerNames> {
        self.mode.names()
    }

    /// Compares the history of a game with friends with a known one; `None` if they are of different modes.
    #[must_use]
    pub(in crate::state) fn relation(&self, known: &Self) -> Option<HistoryRelation> {
        if let (Some(sealed), Some(known)) = (self.sealed(), known.sealed()) {
            return Some(sealed.relation(known));
        }
        Some(HistoryRelation::of(
            &self.correspondence_link()?,
            &known.correspondence_link()?,
        ))
    }

    #[must_use]
    pub fn resigned_seats(&self) -> Vec<Seat> {
        self.mode.resigned_seats(self.core.log())
    }

    /// Returns `true` if the friends know all turns of a game with friends; always `true` for other games.
    #[must_use]
    pub fn is_sent(&self) -> bool {
        self.mode.is_sent(self.record())
    }

    /// The player to move resigns a correspondence game: passes now, and in every later turn.
    #[must_use]
    pub fn give_up(self) -> Self {
        if !self.is_persons_turn() || self.correspondence().is_none() {
            return self;
        }
        let mut game = self.clone();
        match game.play_turn(Turn::from(Move::Pass)) {
            Err(_) => self,
            Ok(()) => {
                game.mode.resign(game.core.ply());
                game.pass_for_resigned();
                game
            }
        }
    }

    /// The game after the next turn of a link, if a friend at another device is to make it. `None` if not, or if the link
    /// has no such turn.
    #[must_use]
    pub(in crate::state) fn with_friends_turn(&self, link: &CorrespondenceLink) -> Option<Self> {
        self.friend_to_move()?;
        let turn = link.record.turns.get(self.ply())?;
        let mut game = self.clone();
        game.play_turn(turn.clone()).ok()?;
        let ply = game.core.ply();
        if link.resigned.contains(&ply) {
            game.mode.resign(ply);
        }
        game.pass_and_end();
        let here = game.ply();
        Some(game.sent_at(Some(here)))
    }

    /// The same game, which the player has sent to the friends.
    #[must_use]
    pub fn sent(mut self) -> Self {
        self.mode.set_message_sent();
        let here = self.ply();
        self.sent_at(Some(here))
    }

    /// The same correspondence game, in which the friends know this number of turns.
    #[must_use]
    pub(in crate::state) fn sent_at(mut self, plies: Option<usize>) -> Self {
        self.mode.set_sent(plies);
        self
    }

    /// The same game, in which the friends also know what they know in another copy of it.
    #[must_use]
    pub(in crate::state) fn sent_as(self, other: &Self) -> Self {
        match (self.correspondence(), other.correspondence()) {
            (Some(own), Some(other)) => {
                let sent = own.sent.max(other.sent);
                self.sent_at(sent)
            }
            _ if other.sealed().is_some_and(|other| !other.is_to_send()) => self.sent(),
            _ => self,
        }
    }

    /// Names the players at this device in a correspondence game.
    #[must_use]
    pub(in crate::state) fn with_own_names(mut self, names: &PlayerNames) -> Self {
        for seat in self.players.lineup().persons() {
            self.mode.set_name(seat, names.of(seat));
        }
        self
    }

    /// Names a player at this device in a correspondence game.
    #[must_use]
    pub(in crate::state) fn named(mut self, seat: Seat, name: &str) -> Self {
        if self.lineup().at(seat) == PlayerKind::Human {
            self.mode.set_name(seat, name);
        }
        self
    }

    /// Names a friend in a correspondence game, as the friend wishes. Ignores an empty name.
    #[must_use]
    pub(in crate::state) fn with_friends_name(mut self, seat: Seat, name: &str) -> Self {
        if self.lineup().at(seat) == PlayerKind::Friend && !name.is_empty() {
            self.mode.set_name(seat, name);
        }
        self
    }

    /// Names the friend in a sealed game. Ignores an empty name.
    pub(in crate::state) fn naming_friend(mut self, name: &str) -> Self {
        self.mode.set_friend_name(name);
        self
    }

    /// Returns `true` if there are cards. Those of a sealed game are shuffled first.
    #[must_use]
    pub fn is_dealt(&self) -> bool {
        self.mode.is_dealt()
    }

    /// The refusal of the cards of a sealed game, after the rounds that were played out.
    #[must_use]
    pub fn refusal(&self) -> Option<SealedRefusal> {
        self.sealed()?.side.refusal(self.core.results().len())
    }

    /// Returns `true` if all cards of the current round are known, which a review requires.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.mode.is_open(self.round_number())
    }

    /// Returns `true` if all that a sealed game says follows from its messages; always `true` in other modes.
    #[must_use]
    pub(in crate::state) fn is_checked(&self) -> bool {
        let sealed = self.sealed();
        sealed.is_none_or(|sealed| sealed.check() == SideCheck::Passed)
    }

    /// Reason why the result of the round isn't certain. Only that of a sealed game needs a proof.
    #[must_use]
    pub fn doubt(&self) -> Option<Doubt> {
        self.sealed()?
            .doubt(self.round_number(), self.core.table().winner())
    }

    /// Returns `true` if the game can be shared as a link; a sealed game only once all its cards are known.
    #[must_use]
    pub fn can_be_shared(&self) -> bool {
        self.sealed().is_none() || self.is_match_over() && self.is_open()
    }

    /// The turn made here since the last message of a sealed game; the next message carries it.
    #[must_use]
    pub fn turn_to_seal(&self) -> Option<&Turn> {
        self.mode.turn_to_seal(self.core.record())
    }

    /// The same sealed game with a later state of its side. A player who looks at a later round stays there.
    ///
    /// # Errors
    ///
    /// Names the first illegal turn.
    pub(in crate::state) fn with_side(&self, side: Rc<SealedSide>) -> Result<Self, ReplayError> {
        let Some(sealed) = self.sealed() else {
            return Ok(self.clone());
        };
        let after = Self::of_sealed(self.id, sealed.with_side(side))?;
        Ok(if after.round_number() < self.round_number() {
            after.next_round()
        } else {
            after
        })
    }

    /// The same sealed game with its side as the service has restored it; `None` if that failed.
    pub(in crate::state) fn checked(&self, restored: Option<Rc<SealedSide>>) -> Self {
        let Some(sealed) = self.sealed() else {
            return self.clone();
        };
        let check = match restored {
            Some(side) if side != sealed.side => {
                return self.with_side(side).unwrap_or_else(|_| self.clone());
            }
            Some(_) => SideCheck::Passed,
            None => SideCheck::Failed,
        };
        Self {
            mode: GameMode::Sealed(Rc::new(sealed.checked(check))),
            ..self.clone()
        }
    }

    /// A sealed game without the turn that couldn't be made into a message.
    pub(in crate::state) fn unsealed(&self) -> Option<Self> {
        Self::of_sealed(self.id, SealedGame::clone(self.sealed()?)).ok()
    }
}
