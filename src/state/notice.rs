//! Notices shown once, which the player can dismiss.

use crate::state::document::DocumentKind;
use crate::state::document::LoadError;
use crate::state::link::LinkError;
use crate::state::sealed_game::SealedRejection;

/// How much depends on a notice, from the most. The page shows one notice at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Importance {
    /// Data is lost, set aside or not stored.
    Data,
    /// The reply to what the player has just done, who waits for it.
    Reply,
    /// A new build of the page.
    NewVersion,
    /// Everything else.
    Remark,
}

/// A notice of something unexpected. The page itself loses no data by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The browser blocks storage.
    StorageBlocked,
    StorageFull,
    /// Something else than this page has deleted stored documents, which this tab can put back.
    StorageCleared,
    /// A stored document could not be read and was moved to quarantine.
    NotRead(DocumentKind, LoadError),
    /// A stored document can be neither read nor moved to quarantine for lack of space: it stays where it is, and
    /// nothing is stored in its place.
    CannotSetAside,
    /// The turn cannot be taken back beyond a drawn card.
    DrawnCard,
    /// No worker could be started: the opponents compute their turns on the main thread.
    NoWorker,
    /// The address is invalid; the page stays unchanged.
    BadLink(LinkError),
    /// A correspondence link has no new turns.
    LinkKnown,
    /// A correspondence link shows an earlier state of the game.
    LinkOutdated,
    /// A message of a sealed game was rejected. The game stays unchanged.
    Sealed(SealedRejection),
    /// A message of a sealed game was not sent because it is not stored.
    NotSent,
    /// The texts of a language could not be loaded: the page keeps its language.
    NoTexts,
    /// The browser provides no random numbers, so nothing can be sealed.
    NoEntropy,
    /// A new build of the page can be loaded.
    NewVersion,
    /// Opponents take less time from now on: the player has chosen no pace and has played some games.
    Faster,
    /// Another tab has stored this document since, and this tab does not overwrite it.
    OtherTab,
}

impl Notice {
    #[must_use]
    pub const fn importance(self) -> Importance {
        match self {
            Self::StorageBlocked
            | Self::StorageFull
            | Self::StorageCleared
            | Self::NotRead(..)
            | Self::CannotSetAside
            | Self::NotSent
            | Self::OtherTab => Importance::Data,
            Self::DrawnCard
            | Self::BadLink(_)
            | Self::LinkKnown
            | Self::LinkOutdated
            | Self::Sealed(_)
            | Self::NoTexts
            | Self::NoEntropy => Importance::Reply,
            Self::NewVersion => Importance::NewVersion,
            Self::NoWorker | Self::Faster => Importance::Remark,
        }
    }

    /// Returns `true` if the notice can wait until the start page is shown, because it does not concern the current
    /// activity.
    #[must_use]
    pub fn can_wait(self) -> bool {
        self == Self::Faster
    }

    /// Returns `true` if the notice reports that a correspondence link brought nothing new.
    #[must_use]
    pub const fn is_about_link(self) -> bool {
        matches!(self, Self::LinkKnown | Self::LinkOutdated)
    }

    /// Returns `true` if a new notice takes the place of this one: it is the same, or about the next link.
    #[must_use]
    pub fn is_replaced_by(self, new: Self) -> bool {
        self == new || matches!((self, new), (Self::BadLink(_), Self::BadLink(_)))
    }

    /// Returns `true` if the notice reports that something is not stored.
    #[must_use]
    pub const fn is_of_storage(&self) -> bool {
        match self {
            Self::StorageBlocked | Self::StorageFull | Self::CannotSetAside | Self::OtherTab => {
                true
            }
            Self::StorageCleared
            | Self::NotRead(..)
            | Self::DrawnCard
            | Self::NoWorker
            | Self::BadLink(_)
            | Self::LinkKnown
            | Self::LinkOutdated
            | Self::Sealed(_)
            | Self::NotSent
            | Self::NoTexts
            | Self::NoEntropy
            | Self::Faster
            | Self::NewVersion => false,
        }
    }
}
