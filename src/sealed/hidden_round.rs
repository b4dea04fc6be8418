//! Cards of a round in progress, as one of the two players knows them.

use curve25519_dalek::Scalar;

use super::deck::HiddenDeck;
use super::message::{CommittedDeck, OpenTurn};
use super::protocol_error::ProtocolError;
use super::secret::{Commitment, Secret};
use crate::game::{Card, CardSet, Move, PlayerCount, Round, Ruleset, Seat, Turn};

/// Number of cards dealt to a hand, and the positions in the deck where the palettes and the cards to
/// draw begin.
const HAND: usize = 7;
const PALETTES: usize = 2 * HAND;
const TO_DRAW: usize = PALETTES + 2;

/// The opponent's seat.
pub(super) const fn other_seat(seat: Seat) -> Seat {
    PlayerCount::TWO.after(seat)
}

/// Start of a round, known to both players.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundStart {
    pub ruleset: Ruleset,
    /// Number of the round, from 1.
    pub number: u16,
    /// Seat that shuffles first.
    pub opener: Seat,
    pub scored: [CardSet; Seat::MAX],
}

impl RoundStart {
    /// Start of the first round of a game.
    pub const fn first(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            number: 1,
            opener: Seat::FIRST,
            scored: [CardSet::EMPTY; Seat::MAX],
        }
    }

    /// Cards that take part, from the highest to the lowest.
    pub fn cards(&self) -> Vec<Card> {
        let scored: CardSet = self.scored.into_iter().collect();
        (CardSet::FULL - scored).iter().collect()
    }

    /// Returns the round with its deck in this order.
    pub fn deal(&self, order: &[Card]) -> Round {
        let cards = order.iter().copied();
        Round::deal_cards(self.ruleset, PlayerCount::TWO, cards, self.scored)
    }
}

/// Viewer of a round's cards: a seat and its player's secret for the round.
#[derive(Clone, Debug)]
pub(super) struct Viewer {
    pub seat: Seat,
    pub secret: Secret,
}

/// Cards of a round, and everything done with them.
#[derive(Clone, Debug)]
pub(super) struct HiddenRound {
    pub start: RoundStart,
    /// Shuffled decks of the opener and of the other player.
    pub shuffled: [CommittedDeck; 2],
    pub deck: HiddenDeck,
    /// Keys that each seat has given, by position in the deck.
    pub given: [Vec<Option<Scalar>>; 2],
    /// Seats that have drawn, in order.
    drawn: Vec<Seat>,
    /// Cards that the viewer has seen, by position in the deck.
    pub seen: Vec<Option<Card>>,
    pub turns: Vec<OpenTurn>,
}

/// Cards that leave a hand in a turn, in order.
fn moved(turn: &Turn) -> impl Iterator<Item = Card> {
    turn.moves().iter().filter_map(|&mv| match mv {
        Move::Play(card) | Move::ToCanvas(card) | Move::ToDeck(card) => Some(card),
        Move::Draw | Move::Pass | Move::End => None,
    })
}

impl HiddenRound {
    pub fn new(start: RoundStart, shuffled: [CommittedDeck; 2], deck: HiddenDeck) -> Self {
        let count = deck.len();
        Self {
            start,
            shuffled,
            deck,
            given: [vec![None; count], vec![None; count]],
            drawn: Vec::new(),
            seen: vec![None; count],
            turns: Vec::new(),
        }
    }

    /// Commitment of a seat to its secret.
    pub fn commitment(&self, seat: Seat) -> Commitment {
        let [opener, joiner] = &self.shuffled;
        if seat == self.start.opener {
            opener.commitment
        } else {
            joiner.commitment
        }
    }

    /// Seat whose hand a card is in, or was in before it was moved; `None` if it was dealt to a
    /// palette or is still to be drawn.
    fn owner(&self, position: usize) -> Option<Seat> {
        match position {
            ..PALETTES => Seat::new(position / HAND),
            PALETTES..TO_DRAW => None,
            _ => self.drawn.get(position - TO_DRAW).copied(),
        }
    }

    /// Places for which a seat owes the key: those of the palettes, and of the cards in the other
    /// player's hand.
    pub fn owed(&self, giver: Seat) -> Vec<usize> {
        let is_due = |&position: &usize| {
            (PALETTES..TO_DRAW).contains(&position)
                || self.owner(position) == Some(other_seat(giver))
        };
        let given = &self.given[giver.index()];
        let positions = (0..given.len()).filter(|&position| given[position].is_none());
        positions.filter(is_due).collect()
    }

    /// Accepts the keys that a seat owes.
    pub fn give(
        &mut self,
        giver: Seat,
        keys: &[Scalar],
        eyes: &Viewer,
    ) -> Result<(), ProtocolError> {
        let owed = self.owed(giver);
        if owed.len() != keys.len() {
            return Err(ProtocolError::Keys {
                expected: owed.len(),
                found: keys.len(),
            });
        }
        for (position, &key) in owed.into_iter().zip(keys) {
            self.take_key(giver, position, key, eyes)?;
        }
        self.look(eyes)
    }

    fn take_key(
        &mut self,
        giver: Seat,
        position: usize,
        key: Scalar,
        eyes: &Viewer,
    ) -> Result<(), ProtocolError> {
        if giver == eyes.seat && key != *eyes.secret.key(position) {
            return Err(ProtocolError::NotOurs);
        }
        self.given[giver.index()][position] = Some(key);
        Ok(())
    }

    /// Opens all cards for which the other player has given the key.
    fn look(&mut self, eyes: &Viewer) -> Result<(), ProtocolError> {
        for position in 0..self.seen.len() {
            let key = self.given[other_seat(eyes.seat).index()][position];
            let (None, Some(key)) = (self.seen[position], key) else {
                continue;
            };
            let card = self
                .deck
                .unlock(position, [&key, &eyes.secret.key(position)]);
            let card = card.ok_or(ProtocolError::OpensNothing(position))?;
            let elsewhere = self.seen.contains(&Some(card));
            if elsewhere || self.start.scored.iter().any(|pile| pile.contains(card)) {
                return Err(ProtocolError::Twice { position, card });
            }
            self.seen[position] = Some(card);
        }
        Ok(())
    }

    /// Plays a turn of the player of a seat.
    pub fn play(
        &mut self,
        mover: Seat,
        open: &OpenTurn,
        eyes: &Viewer,
    ) -> Result<(), ProtocolError> {
        let (moved, opened) = (moved(&open.turn).count(), open.cards.len());
        if moved != opened {
            return Err(ProtocolError::Opened { moved, opened });
        }
        for &(position, key) in &open.cards {
            let given = self.given[mover.index()].get(position);
            if given != Some(&None) || self.owner(position) != Some(mover) {
                return Err(ProtocolError::NotInHand(position));
            }
            self.take_key(mover, position, key, eyes)?;
        }
        self.look(eyes)?;
        self.check_names(open)?;
        self.world().play_turn(&open.turn)?;
        self.turns.push(open.clone());
        if open.turn.moves().contains(&Move::Draw) {
            self.drawn.push(mover);
        }
        Ok(())
    }

    /// Checks that a turn's keys open the cards that it names.
    fn check_names(&self, open: &OpenTurn) -> Result<(), ProtocolError> {
        for (named, &(position, _)) in moved(&open.turn).zip(&open.cards) {
            if self.seen[position] != Some(named) {
                return Err(ProtocolError::OtherCard { named, position });
            }
        }
        Ok(())
    }

    /// Adds to a turn of the viewer the keys that open its cards; cards that are not in the hand
    /// get none.
    pub fn open_turn(&self, turn: &Turn, eyes: &Viewer) -> OpenTurn {
        let position = |card| self.seen.iter().position(|&seen| seen == Some(card));
        let positions = moved(turn).filter_map(position);
        OpenTurn {
            turn: turn.clone(),
            cards: positions
                .map(|position| (position, *eyes.secret.key(position)))
                .collect(),
        }
    }

    /// A deck order that is consistent with what the viewer has seen: unseen cards are in an
    /// arbitrary possible order.
    pub fn order(&self) -> Vec<Card> {
        let unseen = |card: &Card| !self.seen.contains(&Some(*card));
        let mut rest = self.start.cards().into_iter().filter(unseen);
        let seen = self.seen.iter();
        seen.filter_map(|&seen| seen.or_else(|| rest.next()))
            .collect()
    }

    /// Returns `true` if the viewer has seen the cards dealt to the palettes, and so the viewer's
    /// own hand.
    pub fn is_dealt(&self) -> bool {
        self.seen[PALETTES..TO_DRAW].iter().all(Option::is_some)
    }

    /// A full round that is consistent with what the viewer has seen.
    pub fn world(&self) -> Round {
        let mut round = self.start.deal(&self.order());
        for open in &self.turns {
            // The turn was legal when it was made, and that depends on no unseen card.
            let is_made = round.play_turn(&open.turn).is_ok();
            debug_assert!(is_made, "{:?}", open.turn);
        }
        round
    }

    /// Cards in the hand of a seat that the viewer has seen.
    pub fn hand(&self, seat: Seat) -> CardSet {
        let given = &self.given[seat.index()];
        let positions = (0..self.seen.len()).filter(|&position| given[position].is_none());
        let positions = positions.filter(|&position| self.owner(position) == Some(seat));
        positions
            .filter_map(|position| self.seen[position])
            .collect()
    }
}

/// Place of the first card in a turn that differs from the card named, in a deck whose order is
/// known; `None` if all match.
pub(super) fn misnamed(open: &OpenTurn, order: &[Card]) -> Option<usize> {
    let mut cards = moved(&open.turn).zip(&open.cards);
    let wrong = cards.find(|&(named, &(position, _))| order.get(position) != Some(&named));
    wrong.map(|(_, &(position, _))| position)
}
