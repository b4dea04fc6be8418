//! Errors of the protocol.

use thiserror::Error;

use super::message_error::MessageError;
use crate::game::{Card, IllegalTurn};

/// Reason why a message or a turn is refused. The game then stays unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProtocolError {
    /// The message is invalid.
    #[error(transparent)]
    Unreadable(#[from] MessageError),
    /// A game with Actions cannot be sealed, because cards would have to be drawn in the middle of
    /// turns.
    #[error("a sealed game goes without Actions")]
    Actions,
    /// The message does not start a game.
    #[error("this message begins no game")]
    NoBeginning,
    /// The message isn't signed with the key of its sender.
    #[error("it is not signed by the player who is said to have sent it")]
    Signature,
    /// The message belongs to another game.
    #[error("this message is of another game")]
    OtherGame,
    /// The message was accepted before.
    #[error("message {0} has been taken already")]
    Known(u16),
    /// A message before this one is missing.
    #[error("message {expected} comes before message {found}")]
    Early {
        /// Number of the next message.
        expected: u16,
        /// Number of this message.
        found: u16,
    },
    /// The game continued differently: this message, or one before it, differs from the one known
    /// here.
    #[error("the game has gone on otherwise than message {0} says")]
    Forked(u16),
    /// The message is of a kind that is not expected now.
    #[error("that is not due now")]
    NotNow,
    /// The deck has the wrong number of cards.
    #[error("the deck has {found} cards, not {expected}")]
    DeckSize {
        /// Number of cards that take part.
        expected: usize,
        /// Number of cards in the deck.
        found: usize,
    },
    /// The message gives the wrong number of keys.
    #[error("it gives {found} keys, and owes {expected}")]
    Keys {
        /// Number of keys that the sender owes.
        expected: usize,
        /// Number of keys given.
        found: usize,
    },
    /// The card at this position is not in the player's hand, so no turn can open it.
    #[error("position {0} of the deck is not in the player's hand")]
    NotInHand(usize),
    /// The key opens no card.
    #[error("the key for position {0} of the deck opens no card")]
    OpensNothing(usize),
    /// The key opens a card that is also elsewhere.
    #[error("the key for position {position} of the deck opens {card}, which lies elsewhere")]
    Twice {
        /// Place in the deck.
        position: usize,
        /// The card.
        card: Card,
    },
    /// The turn names a different card from the one that its key opens.
    #[error("the turn names {named}, but position {position} of the deck is another card")]
    OtherCard {
        /// Card that the turn names.
        named: Card,
        /// Place whose key the turn gives.
        position: usize,
    },
    /// The turn opens a different number of cards from the one it moves.
    #[error("the turn moves {moved} cards and opens {opened}")]
    Opened {
        /// Number of cards that leave the hand.
        moved: usize,
        /// Number of cards that the turn opens.
        opened: usize,
    },
    /// The turn is illegal.
    #[error("{0}")]
    Illegal(#[from] IllegalTurn),
    /// A secret is revealed before the round is over, or missing after it.
    #[error("a secret is shown exactly when the round is over")]
    Ending,
    /// The secret is not the one that its player committed to before the deal.
    #[error("this is not the secret that was fixed before the deal")]
    Secret,
    /// A next round is opened although the game is over, or missing although it is not.
    #[error("the next round begins exactly when the game is not over")]
    NextRound,
    /// A message attributed to this side does not follow from its secret.
    #[error("this does not follow from the secret of the side that is said to have sent it")]
    NotOurs,
}
