//! Positions in text form, unchecked: `1.3 - - 2 R7O5/B6/- O7/O2/-`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::card::Card;
use super::card_set::{CardSet, ParseCardsError, read_cards, write_cards};
use super::lead_threshold::LeadThreshold;
use super::round::Round;
use super::ruleset::{ParseRulesetError, Ruleset};
use super::seat::{PlayerCount, Seat};
use super::standings::Standings;
use super::table::{Phase, Table};

/// One player's part of a [`Setup`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSetup {
    /// Cards in hand.
    pub hand: CardSet,
    /// Cards in the palette.
    pub palette: CardSet,
    /// Cards in the score pile.
    pub scored: CardSet,
    /// `true` if the player is out of the round.
    pub out: bool,
}

/// A position between two turns, not yet checked. `Round::try_from` checks it and converts it to a
/// [`Round`]; [`Round::setup`] does the reverse.
///
/// The text form is `RULES CANVAS DECK TURN SEAT SEAT`, with up to four seats. A seat is
/// `HAND/PALETTE/SCORED`, with `x` in front if the player is out (section 9).
///
/// ```
/// use red7::game::{Round, Setup};
///
/// let text = "1.3 V2 R1 2 O7/B6/- G5Y1/O2/-";
/// let round = Round::try_from(text.parse::<Setup>()?)?;
/// assert_eq!(round.legal_moves().len(), 3); // play either card, or pass
/// assert_eq!(round.setup().map(|s| s.to_string()).as_deref(), Some(text));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Rules of the game.
    pub ruleset: Ruleset,
    /// Discards, the oldest first.
    pub canvas: Vec<Card>,
    /// Cards of the deck, the top card first.
    pub deck: Vec<Card>,
    /// Number of the seat to move, counted from 1; once the round is over, the winner's.
    pub turn: usize,
    /// Players, in turn order.
    pub seats: Vec<SeatSetup>,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.ruleset)?;
        write_cards(f, self.canvas.iter().copied())?;
        f.write_str(" ")?;
        write_cards(f, self.deck.iter().copied())?;
        write!(f, " {}", self.turn)?;
        for seat in &self.seats {
            let out = if seat.out { "x" } else { "" };
            write!(f, " {out}{}/{}/{}", seat.hand, seat.palette, seat.scored)?;
        }
        Ok(())
    }
}

impl Setup {
    /// Returns the text form as one word, with `_` for each space.
    #[must_use]
    pub fn to_word(&self) -> String {
        self.to_string().replace(' ', "_")
    }

    /// Reads a word written by [`Setup::to_word`].
    ///
    /// # Errors
    ///
    /// If the word is not a position, the reason.
    pub fn from_word(word: &str) -> Result<Self, ParseSetupError> {
        word.replace('_', " ").parse()
    }
}

/// A field in the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The rules.
    Rules,
    /// The discards.
    Canvas,
    /// The deck.
    Deck,
    /// The seat to move.
    Turn,
    /// The seat with this number, counted from 1.
    Seat(usize),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules => f.write_str("rules"),
            Self::Canvas => f.write_str("canvas"),
            Self::Deck => f.write_str("deck"),
            Self::Turn => f.write_str("turn"),
            Self::Seat(number) => write!(f, "seat {number}"),
        }
    }
}

/// Error parsing a [`Setup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSetupError {
    /// The text has this many fields; a position has six to eight.
    #[error("a position has 6 to 8 fields with one space between them, not {0}")]
    Fields(usize),
    /// The first field is not a ruleset.
    #[error("rules: {0}")]
    Rules(#[from] ParseRulesetError),
    /// A list of cards in one of the fields is invalid.
    #[error("{field}: {reason}")]
    Cards {
        /// The field.
        field: Field,
        /// The fault in its text.
        #[source]
        reason: ParseCardsError,
    },
    /// The turn is not a digit from 1 to 9.
    #[error("turn: the number of a seat, from 1")]
    Turn,
    /// The text of this seat, counted from 1, is not three lists of cards.
    #[error("seat {0}: a hand, a palette and a score pile with / between them")]
    Seat(usize),
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [rules, canvas, deck, turn, seats @ ..] = fields.as_slice() else {
            return Err(ParseSetupError::Fields(fields.len()));
        };
        if !matches!(seats.len(), 2..=Seat::MAX) {
            return Err(ParseSetupError::Fields(fields.len()));
        }
        let list = |field, text| {
            read_cards(text).map_err(|reason| ParseSetupError::Cards { field, reason })
        };
        Ok(Self {
            ruleset: rules.parse()?,
            canvas: list(Field::Canvas, canvas)?,
            deck: list(Field::Deck, deck)?,
            turn: match turn.as_bytes() {
                [digit @ b'1'..=b'9'] => usize::from(digit - b'0'),
                _ => return Err(ParseSetupError::Turn),
            },
            seats: (1..)
                .zip(seats)
                .map(|(number, text)| parse_seat(number, text))
                .collect::<Result<_, _>>()?,
        })
    }
}

fn parse_seat(number: usize, text: &str) -> Result<SeatSetup, ParseSetupError> {
    let (out, text) = match text.strip_prefix('x') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let lists: Vec<&str> = text.split('/').collect();
    let [hand, palette, scored] = lists[..] else {
        return Err(ParseSetupError::Seat(number));
    };
    let list = |text: &str| {
        text.parse().map_err(|reason| {
            let field = Field::Seat(number);
            ParseSetupError::Cards { field, reason }
        })
    };
    Ok(SeatSetup {
        hand: list(hand)?,
        palette: list(palette)?,
        scored: list(scored)?,
        out,
    })
}

/// Error converting a [`Setup`] to a [`Round`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// This many players; the game is for two to four.
    #[error("2 to 4 play, not {0}")]
    Players(usize),
    /// This card is in two places.
    #[error("{0} is in two places")]
    CardTwice(Card),
    /// The seat to move, counted from 1, does not exist or is out.
    #[error("seat {0} is not in the round and cannot be to move")]
    Turn(usize),
}

impl TryFrom<Setup> for Round {
    type Error = SetupError;

    /// Checks a position. Cards missing from it do not take part in the round.
    ///
    /// # Errors
    ///
    /// If there are too few or too many players, a card is in two places, or the player to move is
    /// not in the round.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let count = setup.seats.len();
        let players = PlayerCount::new(count).ok_or(SetupError::Players(count))?;
        check_cards(&setup)?;
        let turn = players
            .seats()
            .nth(setup.turn.wrapping_sub(1))
            .filter(|seat| !setup.seats[seat.index()].out)
            .ok_or(SetupError::Turn(setup.turn))?;
        let still_in = setup.seats.iter().filter(|seat| !seat.out).count();
        let mut seats = [SeatSetup::default(); Seat::MAX];
        seats[..count].copy_from_slice(&setup.seats);
        let others = players.seats().filter(|&seat| seat != turn);
        let challengers = others
            .map(|seat| seats[seat.index()])
            .filter(|seat| !seat.out);
        let table = Table {
            ruleset: setup.ruleset,
            players,
            palettes: seats.map(|seat| seat.palette),
            standings: seats.map(|seat| Standings::of(seat.palette)),
            scored: seats.map(|seat| seat.scored),
            out: seats.map(|seat| seat.out),
            canvas: setup.canvas.into_iter().collect(),
            deck_size: setup.deck.len(),
            turn,
            challenge: LeadThreshold::of(
                challengers.map(|seat| seat.palette),
                setup.ruleset.discard_bonus(),
            ),
            phase: if still_in == 1 {
                Phase::Over
            } else {
                Phase::Start
            },
            discarded: false,
            must_stay: false,
        };
        Ok(Self {
            table,
            hands: seats.map(|seat| seat.hand),
            deck: setup.deck.into_iter().rev().collect(),
            deck_seen: 0,
            shown: [CardSet::EMPTY; Seat::MAX],
        })
    }
}

fn check_cards(setup: &Setup) -> Result<(), SetupError> {
    let mut seen = CardSet::EMPTY;
    let seats = setup.seats.iter();
    let in_seats = seats.flat_map(|s| s.hand.iter().chain(s.palette).chain(s.scored));
    let in_piles = setup.canvas.iter().chain(&setup.deck).copied();
    for card in in_piles.chain(in_seats) {
        if !seen.insert(card) {
            return Err(SetupError::CardTwice(card));
        }
    }
    Ok(())
}

impl Round {
    /// Returns the position; `None` in the middle of a turn.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        if !matches!(self.table.phase(), Phase::Start | Phase::Over) {
            return None;
        }
        Some(Setup {
            ruleset: *self.table.ruleset(),
            canvas: self.table.canvas().to_vec(),
            deck: self.deck().iter().rev().copied().collect(),
            turn: self.table.turn().index() + 1,
            seats: self
                .table
                .players()
                .seats()
                .map(|seat| SeatSetup {
                    hand: self.hand(seat),
                    palette: self.table.palette(seat),
                    scored: self.table.scored(seat),
                    out: self.table.is_out(seat),
                })
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_a_word_it_has_no_space() {
        let setup: Setup = "1.3 V2 R1 2 O7/B6/- xG5Y1/O2/-".parse().expect("a setup");
        let word = setup.to_word();
        assert_eq!(word, "1.3_V2_R1_2_O7/B6/-_xG5Y1/O2/-");
        assert_eq!(Setup::from_word(&word), Ok(setup));
        assert_eq!(Setup::from_word("1.3"), Err(ParseSetupError::Fields(1)));
    }

    #[test]
    fn errors_name_the_field() {
        let nothing = "at character 0: a card is a colour and a number, like R7";
        for (text, message) in [
            ("1.3 q - 1 -/-/- -/-/-", format!("canvas: {nothing}")),
            ("1.3 - q 1 -/-/- -/-/-", format!("deck: {nothing}")),
            ("1.3 - - 1 -/-/- -/q/-", format!("seat 2: {nothing}")),
            (
                "1.3 - - 0 -/-/- -/-/-",
                "turn: the number of a seat, from 1".to_owned(),
            ),
            (
                "1.3 - - 1 -/- -/-/-",
                "seat 1: a hand, a palette and a score pile with / between them".to_owned(),
            ),
        ] {
            let error = text.parse::<Setup>().expect_err(text);
            assert_eq!(error.to_string(), message);
        }
        assert_eq!(Field::Rules.to_string(), "rules");
        assert_eq!(Field::Turn.to_string(), "turn");
    }
}
