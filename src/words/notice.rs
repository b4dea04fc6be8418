//! Messages about what went otherwise than expected.

use super::Words;
use crate::state::Notice;

impl Words {
    /// What a message says.
    #[must_use]
    pub fn notice(self, notice: Notice) -> &'static str {
        match notice {
            Notice::StorageBlocked => self.notice_storage_blocked(),
            Notice::StorageFull => self.notice_storage_full(),
            Notice::UnreadableGame => self.notice_unreadable_game(),
            Notice::NewerGame => self.notice_newer_game(),
            Notice::UnreadableSettings => self.notice_unreadable_settings(),
            Notice::NewerSettings => self.notice_newer_settings(),
            Notice::CannotSetAside => self.notice_cannot_set_aside(),
            Notice::OtherTab => self.notice_other_tab(),
            Notice::DrawnCard => self.cannot_undo(),
            Notice::NoWorker => self.notice_no_worker(),
        }
    }
}
