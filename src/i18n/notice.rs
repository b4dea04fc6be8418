//! Texts of notices and errors.

use super::Localizer;
use crate::game::ParseDealError;
use crate::state::{
    CorrespondenceLinkError, DocumentKind, LinkError, LoadError, Notice, SealedLinkError,
    SealedRejection,
};

impl Localizer {
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
            Notice::LinkKnown => self.notice_letter_known(),
            Notice::LinkOutdated => self.notice_letter_older(),
            Notice::OtherTab => self.notice_other_tab(),
            Notice::DrawnCard => self.cannot_undo(),
            Notice::NewVersion => self.notice_new_version(),
            Notice::NotSent => self.notice_not_sent(),
            Notice::NoTexts => self.notice_no_texts(),
            Notice::NoEntropy => self.notice_no_entropy(),
            Notice::Faster => self.notice_faster(),
            Notice::NoWorker => self.notice_no_worker(),
        };
        says.to_owned()
    }

    fn unreadable(self, kind: DocumentKind) -> &'static str {
        match kind {
            DocumentKind::Game
            | DocumentKind::Learn
            | DocumentKind::Rating
            | DocumentKind::Gallery
            | DocumentKind::Live
            | DocumentKind::Other => self.notice_unreadable_game(),
            DocumentKind::Settings => self.notice_unreadable_settings(),
            DocumentKind::Daily => self.notice_unreadable_daily(),
            DocumentKind::Recent => self.notice_unreadable_recent(),
            DocumentKind::Statistics => self.notice_unreadable_statistics(),
            DocumentKind::Puzzles => self.notice_unreadable_puzzles(),
        }
    }

    fn newer(self, kind: DocumentKind) -> &'static str {
        match kind {
            DocumentKind::Game
            | DocumentKind::Learn
            | DocumentKind::Rating
            | DocumentKind::Gallery
            | DocumentKind::Live
            | DocumentKind::Other => self.notice_newer_game(),
            DocumentKind::Settings => self.notice_newer_settings(),
            DocumentKind::Daily => self.notice_newer_daily(),
            DocumentKind::Recent => self.notice_newer_recent(),
            DocumentKind::Statistics => self.notice_newer_statistics(),
            DocumentKind::Puzzles => self.notice_newer_puzzles(),
        }
    }

    /// Reason why a link can't be opened, with the assurance that nothing is lost.
    fn bad_link(self, error: LinkError) -> String {
        let why = match error {
            LinkError::TooLong(_) => self.bad_link_long().to_owned(),
            LinkError::Cut => self.bad_link_cut().to_owned(),
            LinkError::Form => self.bad_link_form().to_owned(),
            LinkError::Parts(_) | LinkError::Day => self.bad_link_parts().to_owned(),
            LinkError::Rules => self.bad_link_rules().to_owned(),
            LinkError::Correspondence(error) => self.bad_letter(error),
            LinkError::Sealed(SealedLinkError::Newer) => self.bad_letter_newer().to_owned(),
            // A page offers no such link, so this one was changed on the way.
            LinkError::Sealed(SealedLinkError::Damaged)
            | LinkError::Turn(_)
            | LinkError::Illegal { .. } => self.bad_letter_damaged().to_owned(),
            LinkError::Sealed(SealedLinkError::Form) => self.bad_letter_other().to_owned(),
            LinkError::Players(_) | LinkError::Friend => self.bad_link_players().to_owned(),
            LinkError::Deal(ParseDealError::Seed(error)) => {
                self.sentences(&[self.bad_link_seed(), &self.seed_error(error)])
            }
            LinkError::Deal(ParseDealError::Shuffles(_)) => self.bad_link_shuffles().to_owned(),
            LinkError::Ply => self.bad_link_ply().to_owned(),
            LinkError::Position => self.bad_link_position().to_owned(),
            LinkError::Puzzle => self.bad_link_puzzle().to_owned(),
            LinkError::Challenge => self.bad_link_challenge().to_owned(),
        };
        self.sentences(&[&why, self.bad_link_kept()])
    }

    /// Reason why a message of a sealed game is rejected.
    fn sealed_refusal(self, refusal: SealedRejection) -> String {
        let bad_link = |why: &str| self.sentences(&[why, self.bad_link_kept()]);
        match refusal {
            SealedRejection::Damaged => bad_link(self.bad_letter_damaged()),
            SealedRejection::Newer => bad_link(self.bad_letter_newer()),
            SealedRejection::Known => self.notice_sealed_known().to_owned(),
            SealedRejection::Early => self.notice_sealed_early().to_owned(),
            SealedRejection::OtherGame => self.notice_sealed_other().to_owned(),
            SealedRejection::Forked => self.notice_sealed_forked().to_owned(),
            SealedRejection::Signature => self.notice_sealed_signature().to_owned(),
            SealedRejection::Secret => self.notice_sealed_secret().to_owned(),
            SealedRejection::NextDeck => self.notice_sealed_next_deck().to_owned(),
            SealedRejection::Wrong => self.notice_sealed_wrong().to_owned(),
        }
    }

    /// Reason why the link of a correspondence game is rejected.
    fn bad_letter(self, error: CorrespondenceLinkError) -> String {
        match error {
            CorrespondenceLinkError::Newer => self.bad_letter_newer().to_owned(),
            CorrespondenceLinkError::Parts(_)
            | CorrespondenceLinkError::Damaged
            | CorrespondenceLinkError::Turn(_) => self.bad_letter_damaged().to_owned(),
            CorrespondenceLinkError::Rules => self.bad_link_rules().to_owned(),
            CorrespondenceLinkError::Seating(_)
            | CorrespondenceLinkError::Seed(_)
            | CorrespondenceLinkError::Names
            | CorrespondenceLinkError::Agreed
            | CorrespondenceLinkError::Turns => self.bad_letter_other().to_owned(),
        }
    }
}
