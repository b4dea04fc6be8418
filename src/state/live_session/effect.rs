//! Things that the page has to do for a live game.

use crate::live::PageEvent;
use crate::state::app::Action;

/// Something that the page has to do for a live game.
#[derive(Clone, Debug, PartialEq)]
pub enum LiveEffect {
    /// Tell the live module.
    Tell(PageEvent),
    Dispatch(Box<Action>),
    /// Join the sealed game of the invitation on the screen, under this name.
    JoinSealed(String),
    /// Store the room.
    Store,
}

impl LiveEffect {
    /// Returns `true` if it takes in something from a friend.
    #[must_use]
    pub fn is_delivery(&self) -> bool {
        match self {
            Self::Dispatch(action) => {
                matches!(&**action, Action::Live(step) if step.is_delivery())
            }
            Self::Tell(_) | Self::JoinSealed(_) | Self::Store => false,
        }
    }

    pub(super) fn dispatch(action: impl Into<Action>) -> Self {
        Self::Dispatch(Box::new(action.into()))
    }
}

/// Outcome of a letter that was looked at.
pub(super) struct LetterOutcome {
    /// `true` if nothing more will follow from the letter.
    pub is_done: bool,
    pub effect: Option<LiveEffect>,
}

impl LetterOutcome {
    /// Nothing more will follow from the letter than this effect, if there is one.
    pub fn done(effect: impl Into<Option<LiveEffect>>) -> Self {
        Self {
            is_done: true,
            effect: effect.into(),
        }
    }

    /// The letter has to be looked at again, after this effect, if there is one.
    pub fn pending(effect: impl Into<Option<LiveEffect>>) -> Self {
        Self {
            is_done: false,
            effect: effect.into(),
        }
    }
}
