//! The cards of a round that is being played, as one of the two knows them.

use curve25519_dalek::Scalar;

use super::deck::HiddenDeck;
use super::message::{CommittedDeck, OpenTurn};
use super::protocol_error::ProtocolError;
use super::secret::Secret;
use crate::game::{Card, CardSet, Move, PlayerCount, Round, Ruleset, Seat, Turn};

/// How many cards are dealt to a hand, and where in the deck the palettes and the cards to draw begin.
const HAND: usize = 7;
const PALETTES: usize = 2 * HAND;
const TO_DRAW: usize = PALETTES + 2;

/// The seat across the table.
pub(super) const fn other_seat(seat: Seat) -> Seat {
    PlayerCount::TWO.after(seat)
}

/// What both know before a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundStart {
    pub ruleset: Ruleset,
    /// The number of the round, from 1.
    pub number: u16,
    /// Who shuffles first.
    pub opener: Seat,
    pub scored: [CardSet; Seat::MAX],
}

impl RoundStart {
    /// The first round of a game.
    pub const fn first(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            number: 1,
            opener: Seat::FIRST,
            scored: [CardSet::EMPTY; Seat::MAX],
        }
    }

    /// The cards that take part, from the highest to the lowest.
    pub fn cards(&self) -> Vec<Card> {
        let scored: CardSet = self.scored.into_iter().collect();
        (CardSet::FULL - scored).iter().collect()
    }

    /// The round, if its deck is in this order.
    pub fn deal(&self, order: &[Card]) -> Round {
        let cards = order.iter().copied();
        Round::deal_cards(self.ruleset, PlayerCount::TWO, cards, self.scored)
    }
}

/// Who looks at the cards of a round: a seat, with what its player keeps secret in it.
#[derive(Clone, Debug)]
pub(super) struct Viewer {
    pub seat: Seat,
    pub secret: Secret,
}

/// The cards of a round, and what has been done with them.
#[derive(Clone, Debug)]
pub(super) struct HiddenRound {
    pub start: RoundStart,
    /// What the opener and the other have shuffled.
    pub shuffled: [CommittedDeck; 2],
    pub deck: HiddenDeck,
    /// The keys that each seat has given away, by the place in the deck.
    pub given: [Vec<Option<Scalar>>; 2],
    /// Who has drawn, in order.
    drawn: Vec<Seat>,
    /// The cards that these eyes have seen, by the place in the deck.
    pub seen: Vec<Option<Card>>,
    pub turns: Vec<OpenTurn>,
}

/// The cards that leave a hand in a turn, in order.
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

    /// In whose hand a card is, or was before it was moved; `None` if it was dealt to a palette or is to be drawn.
    fn owner(&self, place: usize) -> Option<Seat> {
        match place {
            ..PALETTES => Seat::new(place / HAND),
            PALETTES..TO_DRAW => None,
            _ => self.drawn.get(place - TO_DRAW).copied(),
        }
    }

    /// The places of which a seat owes the keys: the palettes, and the cards that have come to the other's hand.
    pub fn owed(&self, giver: Seat) -> Vec<usize> {
        let is_due = |&place: &usize| {
            (PALETTES..TO_DRAW).contains(&place) || self.owner(place) == Some(other_seat(giver))
        };
        let given = &self.given[giver.index()];
        let places = (0..given.len()).filter(|&place| given[place].is_none());
        places.filter(is_due).collect()
    }

    /// Takes the keys that a seat owes.
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
        for (place, &key) in owed.into_iter().zip(keys) {
            self.take_key(giver, place, key, eyes)?;
        }
        self.look(eyes)
    }

    fn take_key(
        &mut self,
        giver: Seat,
        place: usize,
        key: Scalar,
        eyes: &Viewer,
    ) -> Result<(), ProtocolError> {
        if giver == eyes.seat && key != *eyes.secret.key(place) {
            return Err(ProtocolError::NotOurs);
        }
        self.given[giver.index()][place] = Some(key);
        Ok(())
    }

    /// Looks at all cards of which the other has given the key.
    fn look(&mut self, eyes: &Viewer) -> Result<(), ProtocolError> {
        for place in 0..self.seen.len() {
            let key = self.given[other_seat(eyes.seat).index()][place];
            let (None, Some(key)) = (self.seen[place], key) else {
                continue;
            };
            let card = self.deck.unlock(place, [&key, &eyes.secret.key(place)]);
            let card = card.ok_or(ProtocolError::OpensNothing(place))?;
            let elsewhere = self.seen.contains(&Some(card));
            if elsewhere || self.start.scored.iter().any(|pile| pile.contains(card)) {
                return Err(ProtocolError::Twice { place, card });
            }
            self.seen[place] = Some(card);
        }
        Ok(())
    }

    /// Takes a turn of the player of a seat.
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
        for &(place, key) in &open.cards {
            let given = self.given[mover.index()].get(place);
            if given != Some(&None) || self.owner(place) != Some(mover) {
                return Err(ProtocolError::NotInHand(place));
            }
            self.take_key(mover, place, key, eyes)?;
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

    /// Checks that the cards of a turn are those that it names.
    fn check_names(&self, open: &OpenTurn) -> Result<(), ProtocolError> {
        for (named, &(place, _)) in moved(&open.turn).zip(&open.cards) {
            if self.seen[place] != Some(named) {
                return Err(ProtocolError::OtherCard { named, place });
            }
        }
        Ok(())
    }

    /// A turn of the player who looks, with what opens the cards in it; nothing for cards that are not in the hand.
    pub fn open_turn(&self, turn: &Turn, eyes: &Viewer) -> OpenTurn {
        let place = |card| self.seen.iter().position(|&seen| seen == Some(card));
        let places = moved(turn).filter_map(place);
        OpenTurn {
            turn: turn.clone(),
            cards: places
                .map(|place| (place, *eyes.secret.key(place)))
                .collect(),
        }
    }

    /// An order of the deck in which the round would look like this: cards that are not seen lie in any order where they
    /// can be.
    pub fn order(&self) -> Vec<Card> {
        let unseen = |card: &Card| !self.seen.contains(&Some(*card));
        let mut rest = self.start.cards().into_iter().filter(unseen);
        let seen = self.seen.iter();
        seen.filter_map(|&seen| seen.or_else(|| rest.next()))
            .collect()
    }

    /// Whether the player who looks has seen the cards that were dealt to the palettes, and so the own hand.
    pub fn is_dealt(&self) -> bool {
        self.seen[PALETTES..TO_DRAW].iter().all(Option::is_some)
    }

    /// A round that would look like this.
    pub fn world(&self) -> Round {
        let mut round = self.start.deal(&self.order());
        for open in &self.turns {
            // It was legal when it was made, and depends on no card that is not seen.
            let is_made = round.play_turn(&open.turn).is_ok();
            debug_assert!(is_made, "{:?}", open.turn);
        }
        round
    }

    /// The cards in the hand of a seat that the player who looks has seen.
    pub fn hand(&self, seat: Seat) -> CardSet {
        let given = &self.given[seat.index()];
        let places = (0..self.seen.len()).filter(|&place| given[place].is_none());
        let places = places.filter(|&place| self.owner(place) == Some(seat));
        places.filter_map(|place| self.seen[place]).collect()
    }
}

/// Checks that the cards of turns are those that they name, in a deck whose order is known.
pub(super) fn misnamed(open: &OpenTurn, order: &[Card]) -> Option<usize> {
    let mut cards = moved(&open.turn).zip(&open.cards);
    let wrong = cards.find(|&(named, &(place, _))| order.get(place) != Some(&named));
    wrong.map(|(_, &(place, _))| place)
}
