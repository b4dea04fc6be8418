//! What the player is told once, and can dismiss.

use super::link::LinkError;

/// Something that went otherwise than expected. Nothing is lost by any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The browser does not let the page store anything.
    StorageBlocked,
    /// The storage of the browser is full.
    StorageFull,
    /// Somebody has emptied the storage; from here on it is kept anew.
    StorageCleared,
    /// The stored game cannot be read; it is kept aside.
    UnreadableGame,
    /// The stored settings cannot be read; they are kept aside.
    UnreadableSettings,
    /// The stored statistics cannot be read; they are kept aside.
    UnreadableStatistics,
    /// The stored game was made by a newer version of the page; it is kept aside.
    NewerGame,
    /// The stored settings were made by a newer version of the page; they are kept aside.
    NewerSettings,
    /// The stored results of the days cannot be read; they are kept aside.
    UnreadableDaily,
    /// The stored results of the days were made by a newer version of the page; they are kept aside.
    NewerDaily,
    /// The stored statistics were made by a newer version of the page; they are kept aside.
    NewerStatistics,
    /// What was stored of puzzles cannot be read; it is kept aside.
    UnreadablePuzzles,
    /// What was stored of puzzles was made by a newer version of the page; it is kept aside.
    NewerPuzzles,
    /// Something stored cannot be read, and there is no room to keep it aside: it
    /// stays where it is, and nothing is stored in its place.
    CannotSetAside,
    /// What was drawn in this turn cannot be put back.
    DrawnCard,
    /// No worker thinks for the opponents: they think on the page.
    NoWorker,
    /// The address leads nowhere; what was there stays.
    BadLink(LinkError),
    /// There is a new build of the page, which can be loaded.
    NewVersion,
    /// Another tab has stored a game since: this one does not write over it.
    OtherTab,
}
