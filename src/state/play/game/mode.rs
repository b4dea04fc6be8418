//! Modes of a game, each with the data that only it needs.

use std::rc::Rc;

use super::core::GameCore;
use crate::game::{CardSet, PlayerCount, Record, Ruleset, Seat, Seed, Turn};
use crate::state::correspondence::{CorrespondenceGame, CorrespondenceLink};
use crate::state::day::Day;
use crate::state::play::log::{LogLine, TurnEvent};
use crate::state::sealed_game::SealedGame;
use crate::state::settings::PlayerNames;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameMode {
    /// Any game at one device, except a daily deal.
    Solo,
    /// The counted try at a daily deal.
    Daily(Day),
    /// A game with friends at other devices.
    Correspondence(Rc<CorrespondenceGame>),
    /// A game with a friend at another device, in which neither can know a hidden card.
    Sealed(Rc<SealedGame>),
}

impl GameMode {
    /// The day of the daily deal, if this is the counted try.
    pub const fn day(&self) -> Option<Day> {
        match self {
            Self::Daily(day) => Some(*day),
            Self::Solo | Self::Correspondence(_) | Self::Sealed(_) => None,
        }
    }

    pub fn correspondence(&self) -> Option<&CorrespondenceGame> {
        match self {
            Self::Correspondence(friends) => Some(friends),
            Self::Solo | Self::Daily(_) | Self::Sealed(_) => None,
        }
    }

    pub const fn sealed(&self) -> Option<&Rc<SealedGame>> {
        match self {
            Self::Sealed(sealed) => Some(sealed),
            Self::Solo | Self::Daily(_) | Self::Correspondence(_) => None,
        }
    }

    /// Player names of a game with friends.
    pub fn names(&self) -> Option<PlayerNames> {
        match self {
            Self::Solo | Self::Daily(_) => None,
            Self::Correspondence(friends) => Some(friends.names),
            Self::Sealed(sealed) => Some(sealed.names),
        }
    }

    pub fn allows_hints(&self) -> bool {
        match self {
            Self::Solo => true,
            Self::Daily(_) | Self::Sealed(_) => false,
            Self::Correspondence(friends) => friends.options.hints,
        }
    }

    /// Opponents of a daily deal all have the same level, and friends have agreed on theirs.
    pub const fn allows_level_changes(&self) -> bool {
        matches!(self, Self::Solo)
    }

    pub const fn allows_round_restart(&self) -> bool {
        matches!(self, Self::Solo)
    }

    /// The one try at a daily deal is finished, and friends have a way of their own to give up.
    pub const fn allows_giving_up_match(&self) -> bool {
        matches!(self, Self::Solo)
    }

    /// The earliest ply that a take-back can return to; `None` if turns can't be taken back. A sent turn stays.
    pub fn earliest_take_back(&self) -> Option<usize> {
        match self {
            Self::Solo => Some(0),
            Self::Correspondence(friends) if friends.options.take_backs => {
                Some(friends.sent.unwrap_or_default())
            }
            Self::Correspondence(_) | Self::Daily(_) | Self::Sealed(_) => None,
        }
    }

    /// Returns `true` if the friends know all turns of a correspondence or sealed game; always `true` in other modes.
    pub fn is_sent(&self, record: &Record) -> bool {
        match self {
            Self::Solo | Self::Daily(_) => true,
            Self::Correspondence(friends) => friends.sent == Some(record.turns.len()),
            Self::Sealed(sealed) => !sealed.is_to_send() && self.turn_to_seal(record).is_none(),
        }
    }
}

/// Correspondence games.
impl GameMode {
    /// The link of a correspondence game with these turns.
    pub fn correspondence_link(&self, record: &Record) -> Option<CorrespondenceLink> {
        let friends = self.correspondence()?;
        Some(CorrespondenceLink {
            id: friends.id,
            seating: friends.seating.clone(),
            record: record.clone(),
            names: friends.names,
            options: friends.options,
            resigned: friends.resigned.clone(),
        })
    }

    /// Seats whose players have resigned.
    pub fn resigned_seats(&self, log: &[LogLine]) -> Vec<Seat> {
        let friends = self.correspondence();
        let plies = friends.map_or(&[][..], |friends| &friends.resigned);
        let lines = plies.iter().filter_map(|&ply| log.get(ply - 1));
        lines.map(|line| line.seat).collect()
    }

    /// The winners of a finished round because all others have resigned.
    pub fn winners_by_resignation(&self, core: &GameCore) -> Option<Vec<Seat>> {
        let friends = self.correspondence()?;
        if !core.is_round_over() {
            return None;
        }
        let resigned = self.resigned_seats(core.log());
        friends
            .seating
            .winners_by_resignation(|seat| resigned.contains(&seat))
    }

    /// Records that a player resigned with this ply, counted from 1.
    pub fn resign(&mut self, ply: usize) {
        self.update_correspondence(|friends| friends.resigned.push(ply));
    }

    /// Records the number of turns that the friends of a correspondence game know.
    pub fn set_sent(&mut self, plies: Option<usize>) {
        self.update_correspondence(|friends| friends.sent = plies);
    }

    /// Names a player of a correspondence game.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.update_correspondence(|friends| friends.names.set(seat, name));
    }

    fn update_correspondence(&mut self, change: impl FnOnce(&mut CorrespondenceGame)) {
        if let Self::Correspondence(friends) = self {
            change(Rc::make_mut(friends));
        }
    }
}

/// Sealed games: this device knows only one seat's cards until a round is proved.
impl GameMode {
    /// The record of a sealed game as its side knows it. The game's id stands where other games have a seed.
    pub fn sealed_record(sealed: &SealedGame) -> Record {
        let known = sealed.side.record.clone();
        Record {
            seed: sealed.id.0,
            ..known.unwrap_or_else(|| undealt(sealed.side.ruleset))
        }
    }

    /// Returns `true` if a sealed game waits for a turn from this device; always `true` in other modes.
    pub fn is_turn_due(&self) -> bool {
        self.sealed().is_none_or(|sealed| sealed.is_turn_due())
    }

    /// Returns `true` if there are cards. Those of a sealed game are shuffled first.
    pub fn is_dealt(&self) -> bool {
        self.sealed()
            .is_none_or(|sealed| sealed.side.record.is_some())
    }

    /// Returns `true` if all cards of a finished round are known.
    pub fn is_open(&self, round: usize) -> bool {
        self.sealed()
            .is_none_or(|sealed| sealed.proved_rounds() >= round)
    }

    /// The record as far as all of its cards are known.
    pub fn open_record(&self, core: &GameCore) -> Record {
        match self.sealed() {
            Some(sealed) => core.record_of_rounds(sealed.proved_rounds()),
            None => core.record().clone(),
        }
    }

    /// The turn made here since the last message of a sealed game; the next message carries it.
    pub fn turn_to_seal<'a>(&self, record: &'a Record) -> Option<&'a Turn> {
        let known = self.sealed()?.side.record.as_ref()?;
        record.turns.get(known.turns.len())
    }

    /// Cards in the player's own hand that the player hasn't seen yet: the friend's reply reveals a drawn card.
    pub fn unseen(&self, core: &GameCore) -> CardSet {
        match self.sealed() {
            None => CardSet::EMPTY,
            Some(_) if self.turn_to_seal(core.record()).is_some() => {
                core.log().last().map_or(CardSet::EMPTY, drawn_cards)
            }
            Some(sealed) => sealed.side.unseen,
        }
    }

    /// Records that the player sent the last message.
    pub fn set_message_sent(&mut self) {
        self.update_sealed(|sealed| sealed.sent = sealed.side.messages);
    }

    /// Names the friend in a sealed game. Ignores an empty name.
    pub fn set_friend_name(&mut self, name: &str) {
        if !name.is_empty() {
            self.update_sealed(|sealed| sealed.names.set(sealed.other(), name));
        }
    }

    fn update_sealed(&mut self, change: impl FnOnce(&mut SealedGame)) {
        if let Self::Sealed(sealed) = self {
            change(Rc::make_mut(sealed));
        }
    }
}

fn drawn_cards(line: &LogLine) -> CardSet {
    let drawn = line.events.iter().filter_map(|event| match event {
        TurnEvent::Drew(card) => *card,
        _ => None,
    });
    drawn.collect()
}

/// Placeholder for a sealed game whose cards are still being shuffled. Nothing of it is shown.
fn undealt(ruleset: Ruleset) -> Record {
    Record::new(ruleset, PlayerCount::TWO, Seed::from_entropy(0))
}
