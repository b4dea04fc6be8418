//! Moves, the turns they make up, and their notation (section 9 of the rules).

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use thiserror::Error;

use super::card::{Card, ParseCardError};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `pR7`: play a card from hand to palette.
    Play(Card),
    /// `cG4`: put a card on the canvas. A card in hand is discarded; the action of a 7 moves a card
    /// from the player's own palette.
    ToCanvas(Card),
    /// `tB5`: move a card from a palette face down to the top of the deck, as the action of a 1 or
    /// a 7.
    ToDeck(Card),
    /// `d`: take the draw that a high discard has earned.
    Draw,
    /// `x`: pass, and go out of the round.
    Pass,
    /// End a turn with at least one other move. It has no text form.
    End,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "p{card}"),
            Self::ToCanvas(card) => write!(f, "c{card}"),
            Self::ToDeck(card) => write!(f, "t{card}"),
            Self::Draw => f.write_str("d"),
            Self::Pass => f.write_str("x"),
            Self::End => Ok(()),
        }
    }
}

/// Moves of one player from the start of a turn to its end, without the [`Move::End`] that closes
/// it.
///
/// A turn may consist of any moves, up to [`Turn::CAPACITY`]. Their legality depends on the round:
/// [`Round::play_turn`](super::Round::play_turn) makes them all, or none of them.
///
/// ```
/// use red7::game::Turn;
///
/// let turn: Turn = "pO5pR3cB6".parse()?;
/// assert_eq!(turn.moves().len(), 3);
/// assert_eq!(turn.to_string(), "pO5pR3cB6");
/// # Ok::<(), red7::game::ParseTurnError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Turn(ArrayVec<Move, { Turn::CAPACITY }>);

impl Turn {
    /// Highest number of moves in a turn. Every legal turn fits: the longest has ten moves, which
    /// are seven 5s, a 7, the card that it moves, and a discard.
    pub const CAPACITY: usize = 16;

    /// Returns the turn that consists of these moves.
    ///
    /// # Errors
    ///
    /// If there are more than [`Turn::CAPACITY`] moves.
    pub fn from_moves(moves: impl IntoIterator<Item = Move>) -> Result<Self, TurnTooLong> {
        let mut turn = Self::default();
        moves.into_iter().try_for_each(|mv| turn.push(mv))?;
        Ok(turn)
    }

    /// The moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.0
    }

    /// Adds a move at the end. [`Move::End`] adds nothing, since a turn is written without it.
    ///
    /// # Errors
    ///
    /// If the turn is full; it then stays unchanged. A legal turn never is.
    pub fn push(&mut self, mv: Move) -> Result<(), TurnTooLong> {
        match mv {
            Move::End => Ok(()),
            _ => self.0.try_push(mv).map_err(|_| TurnTooLong),
        }
    }

    /// Adds a move to a turn that stays legal with it, and so has space for it.
    pub(super) fn push_legal(&mut self, mv: Move) {
        self.0.push(mv);
    }

    /// Returns `true` if the turn has no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes and returns the last move; `None` if there is none.
    pub fn pop(&mut self) -> Option<Move> {
        self.0.pop()
    }

    /// Cards that the turn plays to the palette, in order.
    pub fn plays(&self) -> impl Iterator<Item = Card> {
        self.0.iter().filter_map(|&mv| match mv {
            Move::Play(card) => Some(card),
            _ => None,
        })
    }

    /// Returns `true` if the turn is a pass.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        self.moves() == [Move::Pass]
    }
}

impl From<Move> for Turn {
    /// Returns the turn with this one move, such as [`Move::Pass`].
    fn from(mv: Move) -> Self {
        Self([mv].into_iter().filter(|&mv| mv != Move::End).collect())
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|mv| write!(f, "{mv}"))
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// More moves than a [`Turn`] can hold, and so more than any legal turn has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a turn has at most {} moves", Turn::CAPACITY)]
pub struct TurnTooLong;

/// Error parsing a [`Turn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseTurnError {
    /// The text is empty.
    #[error("a turn has at least one move")]
    Nothing,
    /// A move starts with an unknown letter.
    #[error("at character {at}: a move starts with one of p c t d x, not with {found:?}")]
    Letter {
        /// Position of the letter, counted in characters from 0.
        at: usize,
        /// The letter.
        found: char,
    },
    /// The text after the letter of a move is not a card.
    #[error("at character {at}: {reason}")]
    Card {
        /// Position of that text, counted in characters from 0.
        at: usize,
        /// The fault in it.
        #[source]
        reason: ParseCardError,
    },
    /// More moves than a turn can hold: see [`Turn::CAPACITY`].
    #[error("at character {at}: no turn is so long")]
    TooLong {
        /// Position of the first move too many, counted in characters from 0.
        at: usize,
    },
}

impl FromStr for Turn {
    type Err = ParseTurnError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut turn = Self::default();
        let mut chars = text.chars().enumerate();
        while let Some((at, letter)) = chars.next() {
            let mut card = || {
                let text: String = chars.by_ref().take(2).map(|(_, c)| c).collect();
                let at = at + 1;
                text.parse()
                    .map_err(|reason| ParseTurnError::Card { at, reason })
            };
            let mv = match letter {
                'p' => Move::Play(card()?),
                'c' => Move::ToCanvas(card()?),
                't' => Move::ToDeck(card()?),
                'd' => Move::Draw,
                'x' => Move::Pass,
                found => return Err(ParseTurnError::Letter { at, found }),
            };
            turn.push(mv)
                .map_err(|TurnTooLong| ParseTurnError::TooLong { at })?;
        }
        if turn.is_empty() {
            return Err(ParseTurnError::Nothing);
        }
        Ok(turn)
    }
}

/// Text form of an empty list of turns.
const NO_TURN: &str = "-";

/// Writes a list of turns with dots between them; `-` if there are none.
///
/// ```
/// use red7::game::{read_turns, write_turns};
///
/// let turns = read_turns("pO6.x")?;
/// assert_eq!(turns.len(), 2);
/// assert_eq!(write_turns(&turns), "pO6.x");
/// assert_eq!(write_turns(&[]), "-");
/// # Ok::<(), red7::game::ParseTurnsError>(())
/// ```
#[must_use]
pub fn write_turns(turns: &[Turn]) -> String {
    if turns.is_empty() {
        return NO_TURN.to_owned();
    }
    let turns: Vec<String> = turns.iter().map(Turn::to_string).collect();
    turns.join(".")
}

/// Error parsing a list of turns: the first invalid turn, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("turn {ply}: {reason}")]
pub struct ParseTurnsError {
    /// Number of the turn, counted from 1.
    pub ply: usize,
    /// The fault in its text.
    #[source]
    pub reason: ParseTurnError,
}

/// Reads turns written by [`write_turns`].
///
/// # Errors
///
/// If a turn is invalid: the first such turn, and the reason.
pub fn read_turns(text: &str) -> Result<Vec<Turn>, ParseTurnsError> {
    if text == NO_TURN {
        return Ok(Vec::new());
    }
    let turns = (1..).zip(text.split('.'));
    let turn = |(ply, text): (usize, &str)| {
        text.parse()
            .map_err(|reason| ParseTurnsError { ply, reason })
    };
    turns.map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_turn_back() {
        for text in ["x", "pR7cG4d", "pO5pR3cB6", "pR1tB5", "cV2", "cV2pI1"] {
            let turn: Turn = text.parse().expect(text);
            assert_eq!(turn.to_string(), text);
            assert_eq!(format!("{turn:?}"), text);
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let full = Turn::from_moves([Move::Draw; Turn::CAPACITY]).expect("as many as fit");
        let text = "d".repeat(Turn::CAPACITY);
        assert_eq!(
            (full.to_string(), text.parse()),
            (text.clone(), Ok(full.clone()))
        );

        let mut fuller = full.clone();
        assert_eq!(fuller.push(Move::Pass), Err(TurnTooLong));
        assert_eq!(fuller.push(Move::End), Ok(()));
        assert_eq!(fuller, full);

        let too_many = [Move::Draw; Turn::CAPACITY + 1];
        assert_eq!(Turn::from_moves(too_many), Err(TurnTooLong));
        let at = Turn::CAPACITY;
        let refused = Err(ParseTurnError::TooLong { at });
        assert_eq!((text + "d").parse::<Turn>(), refused);
    }

    #[test]
    fn one_move_is_a_turn_but_its_end_alone_is_none() {
        assert!(Turn::from(Move::Pass).is_pass());
        assert_eq!(Turn::from(Move::Draw).moves(), [Move::Draw]);
        assert!(Turn::from(Move::End).is_empty());
    }

    /// A 7 removes a card from the palette, but not enough for a draw to follow the discard.
    #[test]
    fn the_longest_turn_has_ten_moves() {
        use crate::game::{Round, Setup};
        for position in [
            "1.3ax - V2 1 R7O7R5O5Y5G5B5I5V5/-/- R1/V4/-",
            "bgaax - V2 1 R1O7R5O5Y5G5B5I5V5/-/- O1/V4V6/-",
            "1.0x - - 1 R7V2R5O5Y5G5B5I5V5/R3/- R1/O3/-",
        ] {
            let setup: Setup = position.parse().expect("a position");
            let round = Round::try_from(setup).expect("different cards");
            let mut longest = 0;
            round.each_turn(|turn| longest = longest.max(turn.moves().len()));
            assert_eq!(longest, 10, "{position}");
        }
    }

    #[test]
    fn plays_are_the_cards_that_go_to_the_palette() {
        let turn: Turn = "pO5pR3cB6".parse().expect("a turn");
        let cards: Vec<String> = turn.plays().map(|card| card.to_string()).collect();
        assert_eq!(cards, ["O5", "R3"]);
    }

    #[test]
    fn of_several_turns_the_first_bad_one_is_named() {
        for text in ["-", "x", "pO6.pR7cG4.x"] {
            let turns = read_turns(text).expect(text);
            assert_eq!(write_turns(&turns), text);
        }
        let nothing = ParseTurnError::Nothing;
        for (text, ply) in [("", 1), (".x", 1), ("x.", 2), ("x..q", 2)] {
            let error = ParseTurnsError {
                ply,
                reason: nothing,
            };
            assert_eq!(read_turns(text), Err(error), "{text:?}");
        }
        assert_eq!(
            read_turns("x.-").map_err(|error| error.to_string()),
            Err("turn 2: at character 0: a move starts with one of p c t d x, not with '-'".into())
        );
    }

    #[test]
    fn bad_texts_say_where() {
        use ParseCardError as Card;
        use ParseTurnError as Error;
        for (text, error) in [
            ("", Error::Nothing),
            ("q", Error::Letter { at: 0, found: 'q' }),
            ("pR7 cG4", Error::Letter { at: 3, found: ' ' }),
            (
                "pR7c",
                Error::Card {
                    at: 4,
                    reason: Card::Length,
                },
            ),
            (
                "pR7cG",
                Error::Card {
                    at: 4,
                    reason: Card::Length,
                },
            ),
            (
                "pR7cZ1",
                Error::Card {
                    at: 4,
                    reason: Card::Color('Z'),
                },
            ),
            ("dddddddddddddddddd", Error::TooLong { at: 16 }),
        ] {
            assert_eq!(text.parse::<Turn>(), Err(error), "{text:?}");
        }
    }
}
