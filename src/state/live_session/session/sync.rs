//! Catching up with the games: sends what is new here, and clears what is over.

use super::LiveSession;
use crate::live::{PageEvent, Status};
use crate::state::app::LiveAction;
use crate::state::correspondence::HistoryRelation;
use crate::state::live_session::effect::LiveEffect;
use crate::state::live_session::table::LiveTable;
use crate::state::play::GameSlot;

impl LiveSession {
    /// Catches up with the games: sends what is new here, and takes in what is new there.
    pub fn sync(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let mut effects = self.restore(table);
        effects.extend(self.follow_version(table));
        effects.extend(self.follow_rematch(table));
        effects.extend(self.sealed.follow(&mut self.room, table));
        effects.extend(self.receive(table));
        effects.extend(self.send(table));
        effects.extend(self.clear(table));
        effects
    }

    /// Deals the game of the room again, if the page was left when the room was stored and the game wasn't. A rematch is
    /// dealt again once a letter tells it.
    fn restore(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        if self.has_game || table.game_of(&self.room).is_some() {
            self.has_game = true;
            return Vec::new();
        }
        if self.room.slot.is_none() {
            return Vec::new();
        }
        let Some(sit) = self.take_seats() else {
            return Vec::new();
        };
        self.has_game = true;
        vec![LiveEffect::Store, sit]
    }

    /// Goes on with the version that the player has opened.
    fn follow_version(&mut self, table: LiveTable<'_>) -> Option<LiveEffect> {
        let (current, _) = table.game_of(&self.room)?;
        let shown = table.shown?;
        let is_other = shown != current && shown.is_version_of(current);
        let is_opened = is_other && table.games.at(shown).is_some();
        is_opened.then(|| self.go_on_with_version(shown))
    }

    pub(super) fn go_on_with_version(&mut self, version: GameSlot) -> LiveEffect {
        self.room.slot = Some(version);
        self.room.is_cleared = false;
        self.inbox.forget_ends();
        LiveEffect::Store
    }

    /// Goes on with a rematch once it is at the table.
    fn follow_rematch(&mut self, table: LiveTable<'_>) -> Option<LiveEffect> {
        let (slot, rematch) = self.rematch.at_table(&self.room, table)?;
        self.rematch.follow(&mut self.room, slot, &rematch);
        self.inbox.reread();
        self.outbox.say_again();
        Some(LiveEffect::Store)
    }

    fn send(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let Some((number, text)) = table.letter_of(&self.room) else {
            return Vec::new();
        };
        let Some((slot, game)) = table.game_of(&self.room) else {
            return Vec::new();
        };
        // Here the end got lost, or was never known: others say it again once they hear so.
        self.room.is_cleared &= game.is_match_over();
        let Some(chair) = self.room.chair.filter(|_| !self.room.is_cleared) else {
            return Vec::new();
        };
        let say = self.outbox.say(text).map(LiveEffect::Tell);
        if say.is_some() {
            self.inbox.outdo(chair);
        }
        let is_to_mark = self.status == Status::Ready && !game.is_sent();
        let mark = is_to_mark.then(|| LiveEffect::dispatch(LiveAction::Sent(slot, number)));
        say.into_iter().chain(mark).collect()
    }

    /// Clears the letter once everybody has the end of the game.
    fn clear(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let Some((_, game)) = table.game_of(&self.room) else {
            return Vec::new();
        };
        let Some(own) = game.correspondence_link() else {
            return Vec::new();
        };
        if !game.is_match_over() || self.room.is_cleared || self.status != Status::Ready {
            return Vec::new();
        }
        let mut chairs = self.room.invitation.chairs().chairs();
        let know_all =
            chairs.all(|chair| self.room.chair == Some(chair) || self.inbox.knows_end(chair, &own));
        if !know_all {
            return Vec::new();
        }
        self.room.is_cleared = true;
        vec![LiveEffect::Tell(PageEvent::Clear), LiveEffect::Store]
    }

    /// Returns `true` if the game of the room isn't over here, and no letter that the relay keeps says how it goes on.
    pub(in crate::state::live_session) fn is_left_behind(&self, table: LiveTable<'_>) -> bool {
        let Some((_, game)) = table.game_of(&self.room) else {
            return false;
        };
        let Some(own) = game.correspondence_link() else {
            return false;
        };
        let mut chairs = self.room.invitation.chairs().chairs();
        let goes_on =
            chairs.any(|chair| self.inbox.relation(chair, &own) == Some(HistoryRelation::Ahead));
        self.status == Status::Ready && !game.is_match_over() && !goes_on
    }
}
