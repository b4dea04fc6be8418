//! What the player is told once, and can dismiss.

use crate::state::document::DocumentKind;
use crate::state::document::LoadError;
use crate::state::link::LinkError;
use crate::state::sealed_game::SealedRejection;

/// Something that went otherwise than expected. The page itself loses nothing by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The browser does not let the page store anything.
    StorageBlocked,
    /// The storage of the browser is full.
    StorageFull,
    /// Somebody has emptied the storage; from here on it is kept anew.
    StorageCleared,
    /// A stored document cannot be read, for a reason; it is kept aside.
    NotRead(DocumentKind, LoadError),
    /// Something stored cannot be read, and there is no room to keep it aside: it
    /// stays where it is, and nothing is stored in its place.
    CannotSetAside,
    /// What was drawn in this turn cannot be put back.
    DrawnCard,
    /// No worker thinks for the opponents: they think on the page.
    NoWorker,
    /// The address leads nowhere; what was there stays.
    BadLink(LinkError),
    /// The link of a game with friends tells what is known.
    LetterKnown,
    /// It tells of an earlier moment.
    LetterOlder,
    /// A message of a sealed game is refused, for a reason. The game stays as it was.
    Sealed(SealedRejection),
    /// A message of a sealed game is not sent, since it is not stored.
    NotSent,
    /// The browser gives no random numbers, without which nothing can be sealed.
    NoEntropy,
    /// There is a new build of the page, which can be loaded.
    NewVersion,
    /// From now on opponents take less time for a turn, since the player has chosen no pace and has played some games.
    Faster,
    /// Another tab has stored a document since, and this one does not write over it.
    OtherTab,
}

impl Notice {
    /// Whether it can wait until the start page is seen: it has nothing to do with what goes on.
    #[must_use]
    pub fn can_wait(self) -> bool {
        self == Self::Faster
    }

    /// Whether it says that a friend's link brought nothing new.
    #[must_use]
    pub const fn is_of_letter(self) -> bool {
        matches!(self, Self::LetterKnown | Self::LetterOlder)
    }

    /// Returns `true` if a new notice takes the place of this one: it is the same, or about the next link.
    #[must_use]
    pub fn is_replaced_by(self, new: Self) -> bool {
        self == new || matches!((self, new), (Self::BadLink(_), Self::BadLink(_)))
    }

    /// Whether it says that something is not stored.
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
            | Self::LetterKnown
            | Self::LetterOlder
            | Self::Sealed(_)
            | Self::NotSent
            | Self::NoEntropy
            | Self::Faster
            | Self::NewVersion => false,
        }
    }
}
