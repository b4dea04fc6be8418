//! Owner of what surrounds the screen: the sheet over it, notices, and the ways back and forward.

use super::request::{Request, Requests};
use super::screen::{Screen, Sheet};
use super::screen_history::ScreenHistory;
use super::{NavigationAction, NoticeAction};
use crate::state::notice::Notice;
use crate::state::store::DeletionAnswer;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Navigation {
    sheet: Option<Sheet>,
    history: ScreenHistory,
    notices: Vec<Notice>,
    /// Notices already shown since the page was loaded; each is shown only once.
    shown_notices: Vec<Notice>,
}

impl Navigation {
    pub const fn sheet(&self) -> Option<Sheet> {
        self.sheet
    }

    pub const fn history(&self) -> &ScreenHistory {
        &self.history
    }

    /// Keeps the screen in its current state, for the way back to it.
    pub fn keep(&mut self, screen: &Screen) {
        self.history.keep(screen);
    }

    /// Moves to a place of the history, as the browser has; returns its screen, if that is known.
    pub fn go_to(&mut self, at: usize) -> Option<Screen> {
        self.history.go_to(at)
    }

    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Returns `true` if a new build of the page can be loaded, even if its notice was dismissed.
    pub fn has_update(&self) -> bool {
        self.shown_notices.contains(&Notice::NewVersion)
    }

    /// Handles the ways that don't depend on what is shown.
    pub fn update(action: NavigationAction) -> Requests {
        match action {
            NavigationAction::Home => vec![Request::Leave],
            NavigationAction::CloseSheet => vec![Request::CloseSheet, Request::CancelReplace],
            NavigationAction::Resume(slot) => vec![Request::Resume(slot)],
            NavigationAction::OpenSheet(sheet) => vec![Request::OpenSheet(sheet)],
            // `AppState` handles these: what they show depends on more.
            NavigationAction::OpenLink(_)
            | NavigationAction::Visit(_)
            | NavigationAction::BackToGallery => Vec::new(),
            NavigationAction::LookAway => vec![Request::PutDownDevice],
        }
    }

    pub fn update_notices(&mut self, action: NoticeAction) -> Requests {
        match action {
            NoticeAction::Tell(notice) => {
                // Data may be deleted again, and each time the player decides about it.
                let can_repeat = notice == Notice::StorageCleared;
                if can_repeat || !self.shown_notices.contains(&notice) {
                    self.shown_notices.push(notice);
                    if !self.notices.contains(&notice) {
                        self.notices.push(notice);
                    }
                }
            }
            NoticeAction::Dismiss(Notice::StorageCleared) => {
                return self.answer_deletion(DeletionAnswer::LeaveDeleted);
            }
            NoticeAction::Dismiss(notice) => self.forget(notice),
            NoticeAction::PutBack => return self.answer_deletion(DeletionAnswer::PutBack),
        }
        Vec::new()
    }

    /// Dismisses the notice about deleted documents with an answer, if it is shown.
    fn answer_deletion(&mut self, answer: DeletionAnswer) -> Requests {
        let cleared = Notice::StorageCleared;
        let dismissed = self.notices.extract_if(.., |notice| *notice == cleared);
        dismissed.map(|_| Request::AnswerDeletion(answer)).collect()
    }

    /// Shows a notice, in place of an earlier one of its kind.
    pub fn notify(&mut self, notice: Notice) {
        self.notices.retain(|other| !other.is_replaced_by(notice));
        self.notices.push(notice);
    }

    pub fn forget(&mut self, notice: Notice) {
        self.notices.retain(|&other| other != notice);
    }

    pub fn forget_sealed_notices(&mut self) {
        self.notices
            .retain(|notice| !matches!(notice, Notice::Sealed(_)));
    }

    /// Lets the notices about storage be shown again: another game may not be stored.
    pub fn repeat_storage_notices(&mut self) {
        self.shown_notices.retain(|notice| !notice.is_of_storage());
    }

    pub fn open_sheet(&mut self, sheet: Sheet) {
        self.sheet = Some(sheet);
        self.history.end();
    }

    pub const fn close_sheet(&mut self) {
        self.sheet = None;
    }

    /// A game has changed, and perhaps a round has ended by that.
    pub fn on_change(&mut self, is_round_over: bool) {
        if is_round_over {
            self.on_round_end();
        }
    }

    /// Closes *What if* with the round: there is nothing more to try.
    pub fn on_round_end(&mut self) {
        self.sheet = self.sheet.filter(|&sheet| sheet != Sheet::WhatIf);
    }

    /// Drops what belongs to the screen that is left.
    pub fn on_screen_change(&mut self, from: &Screen, to: &Screen) {
        let is_review = matches!(to, Screen::Replay(_));
        self.history
            .leave(is_review && self.sheet == Some(Sheet::Gallery));
        self.history.show(to);
        // Any change of screen drops notices about links; leaving the start page also drops those that can wait.
        let was_home = *from == Screen::Home;
        self.notices
            .retain(|notice| !(notice.is_about_link() || (was_home && notice.can_wait())));
        // A sealed game is begun while its room is opened.
        let is_lobby = matches!((from, to), (Screen::Sealed(_), Screen::Sealed(_)));
        self.sheet = self.sheet.filter(|&sheet| is_lobby && sheet == Sheet::Live);
    }
}
