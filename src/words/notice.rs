//! Messages about what went otherwise than expected.

use super::Words;
use crate::game::ParseDealError;
use crate::state::{
    DocumentKind, LetterError, LinkError, LoadError, Notice, SealRefusal, SealedLetterError,
};

impl Words {
    /// What a message says.
    #[must_use]
    pub fn notice(self, notice: Notice) -> String {
        let says = match notice {
            Notice::BadLink(error) => return self.bad_link(error),
            Notice::Sealed(refusal) => return self.sealed_refusal(refusal),
            Notice::StorageBlocked => self.notice_storage_blocked(),
            Notice::StorageFull => self.notice_storage_full(),
            Notice::StorageCleared => self.notice_storage_cleared(),
            Notice::NotRead(kind, LoadError::Unreadable) => self.unreadable(kind),
            Notice::NotRead(kind, LoadError::Newer(_)) => self.newer(kind),
            Notice::CannotSetAside => self.notice_cannot_set_aside(),
            Notice::LetterKnown => self.notice_letter_known(),
            Notice::LetterOlder => self.notice_letter_older(),
            Notice::OtherTab => self.notice_other_tab(),
            Notice::DrawnCard => self.cannot_undo(),
            Notice::NewVersion => self.notice_new_version(),
            Notice::NotSent => self.notice_not_sent(),
            Notice::NoEntropy => self.notice_no_entropy(),
            Notice::Faster => self.notice_faster(),
            Notice::NoWorker => self.notice_no_worker(),
        };
        says.to_owned()
    }

    fn unreadable(self, kind: DocumentKind) -> &'static str {
        match kind {
            DocumentKind::Game | DocumentKind::Other => self.notice_unreadable_game(),
            DocumentKind::Settings => self.notice_unreadable_settings(),
            DocumentKind::Daily => self.notice_unreadable_daily(),
            DocumentKind::Recent => self.notice_unreadable_recent(),
            DocumentKind::Statistics => self.notice_unreadable_statistics(),
            DocumentKind::Puzzles => self.notice_unreadable_puzzles(),
        }
    }

    fn newer(self, kind: DocumentKind) -> &'static str {
        match kind {
            DocumentKind::Game | DocumentKind::Other => self.notice_newer_game(),
            DocumentKind::Settings => self.notice_newer_settings(),
            DocumentKind::Daily => self.notice_newer_daily(),
            DocumentKind::Recent => self.notice_newer_recent(),
            DocumentKind::Statistics => self.notice_newer_statistics(),
            DocumentKind::Puzzles => self.notice_newer_puzzles(),
        }
    }

    /// Why an address leads nowhere, and that nothing is lost by it.
    fn bad_link(self, error: LinkError) -> String {
        let why = match error {
            LinkError::TooLong(_) => self.bad_link_long().to_owned(),
            LinkError::Form => self.bad_link_form().to_owned(),
            LinkError::Parts(_) | LinkError::Day => self.bad_link_parts().to_owned(),
            LinkError::Rules => self.bad_link_rules().to_owned(),
            LinkError::Letter(error) => self.bad_letter(error),
            LinkError::Sealed(SealedLetterError::Newer) => self.bad_letter_newer().to_owned(),
            LinkError::Sealed(SealedLetterError::Damaged) => self.bad_letter_damaged().to_owned(),
            LinkError::Sealed(SealedLetterError::Form) => self.bad_letter_other().to_owned(),
            LinkError::Players(_) | LinkError::Friend => self.bad_link_players().to_owned(),
            LinkError::Deal(ParseDealError::Seed(error)) => {
                format!("{} {}", self.bad_link_seed(), self.seed_error(error))
            }
            LinkError::Deal(ParseDealError::Shuffles(_)) => self.bad_link_shuffles().to_owned(),
            LinkError::Turn(ply) => self.bad_link_turn(ply),
            LinkError::Illegal { ply, .. } => self.bad_link_illegal(ply),
            LinkError::Ply => self.bad_link_ply().to_owned(),
            LinkError::Position => self.bad_link_position().to_owned(),
            LinkError::Puzzle => self.bad_link_puzzle().to_owned(),
            LinkError::Challenge => self.bad_link_challenge().to_owned(),
        };
        format!("{why} {}", self.bad_link_kept())
    }

    /// Why a message of a sealed game is refused.
    fn sealed_refusal(self, refusal: SealRefusal) -> String {
        let bad_link = |why: &str| format!("{why} {}", self.bad_link_kept());
        match refusal {
            SealRefusal::Damaged => bad_link(self.bad_letter_damaged()),
            SealRefusal::Newer => bad_link(self.bad_letter_newer()),
            SealRefusal::Known => self.notice_sealed_known().to_owned(),
            SealRefusal::Early => self.notice_sealed_early().to_owned(),
            SealRefusal::OtherGame => self.notice_sealed_other().to_owned(),
            SealRefusal::Forked => self.notice_sealed_forked().to_owned(),
            SealRefusal::Wrong => self.notice_sealed_wrong().to_owned(),
        }
    }

    /// Why a link of a game with friends is refused.
    fn bad_letter(self, error: LetterError) -> String {
        match error {
            LetterError::Newer => self.bad_letter_newer().to_owned(),
            LetterError::Parts(_) | LetterError::Damaged => self.bad_letter_damaged().to_owned(),
            LetterError::Turn(ply) => self.bad_link_illegal(ply),
            LetterError::Rules => self.bad_link_rules().to_owned(),
            LetterError::Seating(_)
            | LetterError::Seed(_)
            | LetterError::Names
            | LetterError::Agreed
            | LetterError::Turns => self.bad_letter_other().to_owned(),
        }
    }
}
