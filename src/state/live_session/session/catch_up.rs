//! Catching up with the games: sends what is new here, and clears what is over.

use super::{LiveEffect, LiveSession, LiveTable};
use crate::live::{PageEvent, Status};
use crate::state::app::{Action, LiveAction};
use crate::state::correspondence::HistoryRelation;
use crate::state::play::{Game, GameSlot};

impl LiveSession {
    /// Catches up with the games: sends what is new here, and takes in what is new there.
    pub fn sync(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let mut effects = self.restore(table);
        effects.extend(self.follow_version(table));
        effects.extend(self.follow_rematch(table));
        effects.extend(self.follow_sealed(table));
        effects.extend(self.receive(table));
        effects.extend(self.send(table));
        effects.extend(self.clear(table));
        effects
    }

    pub(super) fn game<'a>(&self, table: LiveTable<'a>) -> Option<(GameSlot, &'a Game)> {
        let slot = self.room.slot?;
        Some((slot, table.games.at(slot)?))
    }

    /// Deals the game of the room again, if the page was left when the room was stored and the game wasn't. A rematch is
    /// dealt again once a letter tells it.
    pub(super) fn restore(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        if self.has_game || self.game(table).is_some() {
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

    /// Text of the letter that says how the game is here, if anything may be said of it.
    pub(super) fn body(&self, table: LiveTable<'_>) -> Option<(GameSlot, usize, String)> {
        let (slot, game) = self.game(table)?;
        if let Some(sealed) = game.sealed() {
            let message = table.sealed_message.filter(|link| link.id == sealed.id)?;
            return Some((slot, message.number, message.to_string()));
        }
        let link = game.correspondence_link()?;
        Some((slot, link.plies(), link.to_string()))
    }

    pub(super) fn send(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let Some((slot, number, body)) = self.body(table) else {
            return Vec::new();
        };
        // Here the end got lost, or was never known: others say it again once they hear so.
        let is_over = self
            .game(table)
            .is_some_and(|(_, game)| game.is_match_over());
        self.room.is_cleared &= is_over;
        if self.room.chair.is_none() || self.room.is_cleared {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if self.said.as_ref() != Some(&body)
            && let Ok(text) = body.parse()
        {
            self.said = Some(body);
            effects.push(LiveEffect::Tell(PageEvent::Say(text)));
        }
        let is_sent = table.games.at(slot).is_some_and(|game| game.is_sent());
        if self.status == Status::Ready && !is_sent {
            let sent = LiveAction::Sent(slot, number);
            effects.push(LiveEffect::Dispatch(Box::new(Action::Live(sent))));
        }
        effects
    }

    /// Clears the letter once everybody has the end of the game.
    pub(super) fn clear(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let Some((_, game)) = self.game(table) else {
            return Vec::new();
        };
        let Some(own) = game.correspondence_link() else {
            return Vec::new();
        };
        if !game.is_match_over() || self.room.is_cleared || self.status != Status::Ready {
            return Vec::new();
        }
        let mut others = self.room.invitation.chairs().chairs();
        let know_all = others.all(|chair| {
            self.room.chair == Some(chair)
                || self.has_cleared[chair.index()]
                || self.open_letter(chair).is_some_and(|link| {
                    link.id == own.id && HistoryRelation::of(&link, &own) == HistoryRelation::Same
                })
        });
        if !know_all {
            return Vec::new();
        }
        self.room.is_cleared = true;
        vec![LiveEffect::Tell(PageEvent::Clear), LiveEffect::Store]
    }
}
