//! Messages about what went otherwise than expected.

use crate::state::Notice;

/// What a message says.
pub fn notice(notice: Notice) -> &'static str {
    match notice {
        Notice::StorageBlocked => {
            "Your browser does not let this page store anything. You can play, but closing the page ends the game."
        }
        Notice::StorageFull => {
            "Your browser’s storage is full. You can play on, but closing the page ends the game."
        }
        Notice::UnreadableGame => {
            "The stored game could not be read, so it was set aside. Nothing was deleted."
        }
        Notice::UnreadableSettings => {
            "The stored settings could not be read, so they were set aside. Nothing was deleted."
        }
        Notice::NewerSettings => {
            "The stored settings come from a newer version of this page, so they were set aside. Nothing was deleted."
        }
        Notice::CannotSetAside => {
            "Something stored could not be read, and there is no room to set it aside. It stays as it is; closing this page ends the game."
        }
        Notice::OtherTab => {
            "Another tab has stored a game or settings since, and this tab does not write over that. Closing this page ends its game."
        }
        Notice::DrawnCard => super::cannot_undo(),
        Notice::NoWorker => {
            "The opponents cannot think in the background here, so they think on the page. It may pause for a moment; the game goes on."
        }
        Notice::NewerGame => {
            "The stored game comes from a newer version of this page, so it was set aside. Nothing was deleted."
        }
    }
}
