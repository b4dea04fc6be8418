//! Sealed games: this device knows one seat's cards alone until a round is proved.

use std::rc::Rc;

use super::correspondence::WaitingFor;
use super::{Game, GameMode};
use crate::game::{CardSet, PlayerCount, Record, ReplayError, Ruleset, Seed, Turn};
use crate::state::play::log::{LogLine, TurnEvent};
use crate::state::play::scene::SealedScene;
use crate::state::sealed_game::SealedGame;
use crate::state::sealed_game::{SealedAwaiting, SealedSide};

impl Game {
    /// A sealed game, as its side at this device knows it. `id` tells it from others of this visit.
    ///
    /// # Errors
    ///
    /// Names the first turn that is not legal.
    pub fn of_sealed(id: u32, sealed: SealedGame) -> Result<Self, ReplayError> {
        let known = sealed.side.record.clone();
        let mut record = known.unwrap_or_else(|| not_dealt(sealed.side.ruleset));
        // The name of a game is what it is called by where others have a seed.
        record.seed = sealed.id.0;
        let start = record.at_start();
        let mut game = Self::start(id, sealed.lineup(), start.deal(), start);
        game.kind = GameMode::Sealed(Rc::new(sealed));
        game.play_turns(record.turns)?;
        Ok(game)
    }

    /// What is known of it as a sealed game, if it is one.
    #[must_use]
    pub fn sealed(&self) -> Option<&Rc<SealedGame>> {
        match &self.kind {
            GameMode::Sealed(sealed) => Some(sealed),
            GameMode::Solo | GameMode::Daily(_) | GameMode::Correspondence(_) => None,
        }
    }

    /// Whether there are cards: those of a sealed game are shuffled first.
    #[must_use]
    pub fn is_dealt(&self) -> bool {
        self.sealed()
            .is_none_or(|sealed| sealed.side.record.is_some())
    }

    /// Whether the cards of the round at the table are all known, so that it can be reviewed once it is over.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.sealed()
            .is_none_or(|sealed| sealed.proved_rounds() >= self.round_number())
    }

    /// The game as far as all of its cards are known.
    pub(super) fn open_record(&self) -> Record {
        let mut record = Record::clone(&self.record);
        if let Some(sealed) = self.sealed() {
            let proved = sealed.proved_rounds();
            let turns = self.log.iter().take_while(|line| line.round <= proved);
            record = record.until(turns.count());
            record.shuffles = record.shuffles.until(proved);
        }
        record
    }

    /// Whether others can be shown it as a link: a sealed game once all its cards are known.
    #[must_use]
    pub fn can_be_shared(&self) -> bool {
        self.sealed().is_none() || self.is_match_over() && self.is_open()
    }

    /// Whether the cards of the next round are shuffled.
    pub(super) fn is_next_dealt(&self) -> bool {
        let shuffles = &self.record.shuffles;
        shuffles.is_none() || shuffles.round(self.round_number()).is_some()
    }

    /// What the table shows of it as a sealed game, if it is one.
    pub(super) fn seal_scene(&self) -> Option<SealedScene> {
        let side = &self.sealed()?.side;
        Some(SealedScene {
            has_message: side.message.is_some() && self.turn_to_seal().is_none(),
            is_next_dealt: self.is_next_dealt(),
            proved: side.rounds.get(self.round_number() - 1).copied(),
        })
    }

    /// The turn that was made here since the last message, and is to be made into one.
    #[must_use]
    pub fn turn_to_seal(&self) -> Option<&Turn> {
        let side = &self.sealed()?.side;
        let known = side.record.as_ref()?.turns.len();
        self.record.turns.get(known)
    }

    /// The same game as a later side knows it.
    ///
    /// # Errors
    ///
    /// Names the first turn that is not legal.
    pub(in crate::state) fn with_side(&self, side: Rc<SealedSide>) -> Result<Self, ReplayError> {
        let Some(sealed) = self.sealed() else {
            return Ok(self.clone());
        };
        let after = Self::of_sealed(self.id, sealed.with_side(side))?;
        // Who looks at a later round goes on looking at that.
        Ok(match after.round_number() < self.round_number() {
            true => after.next_round(),
            false => after,
        })
    }

    /// The game without the turn that could not be made into a message.
    pub(in crate::state) fn unsealed(&self) -> Option<Self> {
        Self::of_sealed(self.id, SealedGame::clone(self.sealed()?)).ok()
    }

    /// The friend is called like this, if anything.
    pub(in crate::state) fn naming_friend(mut self, name: &str) -> Self {
        if let GameMode::Sealed(sealed) = &mut self.kind
            && !name.is_empty()
        {
            let sealed = Rc::make_mut(sealed);
            let other = sealed.other();
            sealed.names.set(other, name);
        }
        self
    }

    /// The last message was sent.
    pub(super) fn with_message_sent(mut self) -> Self {
        if let GameMode::Sealed(sealed) = &mut self.kind {
            let messages = sealed.side.messages;
            Rc::make_mut(sealed).sent = messages;
        }
        self
    }

    /// Whom a sealed game waits for.
    pub(super) fn seal_awaits(&self, sealed: &SealedGame) -> WaitingFor {
        match sealed.side.due {
            _ if sealed.is_to_send() || self.turn_to_seal().is_some() => {
                WaitingFor::SendTo(sealed.other())
            }
            SealedAwaiting::Turn => WaitingFor::You,
            SealedAwaiting::Answer => WaitingFor::Friend(sealed.other()),
            SealedAwaiting::Nothing => WaitingFor::Nobody,
        }
    }

    /// The cards of the own hand that the player has not seen yet: what was drawn is seen with the other's answer.
    pub(super) fn unseen(&self) -> CardSet {
        match self.sealed() {
            None => CardSet::EMPTY,
            Some(_) if self.turn_to_seal().is_some() => {
                self.log.last().map_or(CardSet::EMPTY, drawn_in)
            }
            Some(sealed) => sealed.side.unseen,
        }
    }
}

/// A line of the log without the names of cards that its player has not seen.
pub(super) fn before_looking(mut line: LogLine, unseen: CardSet) -> LogLine {
    for event in &mut line.events {
        if let TurnEvent::Drew(card) = event {
            *card = card.filter(|&card| !unseen.contains(card));
        }
    }
    line
}

fn drawn_in(line: &LogLine) -> CardSet {
    let drawn = line.events.iter().filter_map(|event| match event {
        TurnEvent::Drew(card) => *card,
        _ => None,
    });
    drawn.collect()
}

/// What stands for a game whose cards are still shuffled: nothing of it is shown.
fn not_dealt(ruleset: Ruleset) -> Record {
    Record::new(ruleset, PlayerCount::TWO, Seed::from_entropy(0))
}
