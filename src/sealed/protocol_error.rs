//! Why a message is not taken.

use thiserror::Error;

use super::message_error::MessageError;
use crate::game::{Card, IllegalTurn};

/// Why a message is not taken, or a turn not made. Then the game stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProtocolError {
    /// It is no message.
    #[error(transparent)]
    Unreadable(#[from] MessageError),
    /// A game with Actions cannot be sealed: cards would have to be drawn in the middle of turns.
    #[error("a sealed game goes without Actions")]
    Actions,
    /// It is a message, but it begins no game.
    #[error("this message begins no game")]
    NoBeginning,
    /// It belongs to another game.
    #[error("this message is of another game")]
    OtherGame,
    /// This message was taken before.
    #[error("message {0} has been taken already")]
    Known(u16),
    /// A message is missing before it.
    #[error("message {expected} comes before message {found}")]
    Early {
        /// The number of the message that is due.
        expected: u16,
        /// The number of this one.
        found: u16,
    },
    /// The game has gone on otherwise than this message says.
    #[error("the game has gone on otherwise than message {0} says")]
    Forked(u16),
    /// It says what is not due now.
    #[error("that is not due now")]
    NotNow,
    /// The deck has another number of cards than take part.
    #[error("the deck has {found} cards, not {expected}")]
    DeckSize {
        /// How many cards take part.
        expected: usize,
        /// How many are in the deck.
        found: usize,
    },
    /// It gives another number of keys than it owes.
    #[error("it gives {found} keys, and owes {expected}")]
    Keys {
        /// How many are owed.
        expected: usize,
        /// How many are given.
        found: usize,
    },
    /// The card at this place is not in the player's hand, so that no turn can open it.
    #[error("place {0} of the deck is not in the player's hand")]
    NotInHand(usize),
    /// The key opens no card.
    #[error("the key for place {0} of the deck opens no card")]
    OpensNothing(usize),
    /// The key opens a card that lies elsewhere.
    #[error("the key for place {place} of the deck opens {card}, which lies elsewhere")]
    Twice {
        /// The place.
        place: usize,
        /// The card.
        card: Card,
    },
    /// The turn names another card than its key opens.
    #[error("the turn names {named}, but place {place} of the deck is another card")]
    OtherCard {
        /// The card that the turn names.
        named: Card,
        /// The place of which it gives the key.
        place: usize,
    },
    /// The turn opens another number of cards than it moves.
    #[error("the turn moves {moved} cards and opens {opened}")]
    Opened {
        /// How many cards leave the hand.
        moved: usize,
        /// How many are opened.
        opened: usize,
    },
    /// The rules do not allow the turn.
    #[error("{0}")]
    Illegal(#[from] IllegalTurn),
    /// A secret is shown before the round is over, or not when it is.
    #[error("a secret is shown exactly when the round is over")]
    Ending,
    /// The next round is begun though there is none, or it is not begun though there is one.
    #[error("the next round begins exactly when the game is not over")]
    NextRound,
    /// What this side is said to have sent does not follow from its secret.
    #[error("this does not follow from the secret of the side that is said to have sent it")]
    NotOurs,
}
