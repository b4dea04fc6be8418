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
    /// `cG4`: put a card on the canvas, from hand, or from one's own palette as
    /// the action of a 7.
    ToCanvas(Card),
    /// `tB5`: put a card out of a palette face down on top of the deck, as the
    /// action of a 1 or a 7.
    ToDeck(Card),
    /// `d`: take the draw that a high discard has earned.
    Draw,
    /// `x`: do nothing, and so be out.
    Pass,
    /// End a turn in which something was done. It is not written.
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

/// The most moves that fit in a turn. A turn that the rules allow has at most
/// twelve: seven 5s, one more play, its action, a discard, the draw, the end.
const LONGEST: usize = 16;

/// The moves of one player from one turn's start to its end, without the
/// closing [`Move::End`].
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
pub struct Turn(ArrayVec<Move, LONGEST>);

impl Turn {
    /// Its moves in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.0
    }

    /// Adds a move. [`Move::End`] adds nothing, since it is not written; nor
    /// does a move beyond the longest turn that the rules allow.
    pub fn push(&mut self, mv: Move) {
        if mv != Move::End {
            let pushed = self.0.try_push(mv);
            debug_assert!(pushed.is_ok(), "no turn that the rules allow is so long");
        }
    }

    /// Whether it holds no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes back the last move.
    pub fn pop(&mut self) -> Option<Move> {
        self.0.pop()
    }

    /// The cards that are played to the palette, in order.
    pub fn plays(&self) -> impl Iterator<Item = Card> {
        self.0.iter().filter_map(|&mv| match mv {
            Move::Play(card) => Some(card),
            _ => None,
        })
    }

    /// Whether it is the turn of a player who does nothing.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        self.moves() == [Move::Pass]
    }
}

impl FromIterator<Move> for Turn {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut turn = Self::default();
        moves.into_iter().for_each(|mv| turn.push(mv));
        turn
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

/// Why a text is not a turn, and at which character (from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseTurnError {
    /// There is no move at all.
    #[error("a turn has at least one move")]
    Nothing,
    /// A move starts with an unknown letter.
    #[error("at character {at}: a move starts with one of p c t d x, not with {found:?}")]
    Letter {
        /// Where, counted in characters from 0.
        at: usize,
        /// What stands there.
        found: char,
    },
    /// The card of a move is none.
    #[error("at character {at}: {reason}")]
    Card {
        /// Where, counted in characters from 0.
        at: usize,
        /// What is wrong with it.
        #[source]
        reason: ParseCardError,
    },
    /// More moves than any turn has.
    #[error("at character {at}: no turn is so long")]
    TooLong {
        /// Where, counted in characters from 0.
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
            turn.0
                .try_push(mv)
                .map_err(|_| ParseTurnError::TooLong { at })?;
        }
        if turn.is_empty() {
            return Err(ParseTurnError::Nothing);
        }
        Ok(turn)
    }
}

/// What stands for no turn at all.
const NO_TURN: &str = "-";

/// Turns one after another with dots between them; `-` if there are none.
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

/// Which of some turns is none, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("turn {ply}: {reason}")]
pub struct ParseTurnsError {
    /// The number of the turn, from 1.
    pub ply: usize,
    /// What is wrong with it.
    #[source]
    pub reason: ParseTurnError,
}

/// Reads what [`write_turns`] writes.
///
/// # Errors
///
/// Names the first turn that is none.
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
