//! The pages that the browser's Back and Forward lead to.

use super::screen::Screen;

/// The screens on the way from the start page to the one shown, and those that the player went back from. A screen is
/// kept as it was left, so nothing begins anew when the player returns to it.
///
/// Each screen is an entry in the browser's history; an open sheet is one more entry after its screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ScreenHistory {
    /// `None` for a screen that was shown before the page was loaded.
    screens: Vec<Option<Screen>>,
    at: usize,
    /// The place over which the gallery was when a review was opened from it.
    gallery: Option<usize>,
}

impl Default for ScreenHistory {
    fn default() -> Self {
        Self {
            screens: vec![Some(Screen::Home)],
            at: 0,
            gallery: None,
        }
    }
}

impl ScreenHistory {
    /// Number of screens before the one shown.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The screen of a place, if it is known.
    pub fn known(&self, at: usize) -> Option<&Screen> {
        self.screens.get(at)?.as_ref()
    }

    /// The screen before the one shown.
    pub fn previous(&self) -> Option<&Screen> {
        self.screens.get(self.at.checked_sub(1)?)?.as_ref()
    }

    /// Notes how the screen shown is left: from the gallery over it, or by another way.
    pub fn leave(&mut self, is_from_gallery: bool) {
        if is_from_gallery {
            self.gallery = Some(self.at);
        } else if self.is_under_gallery() {
            self.gallery = None;
        }
    }

    /// The screen whose gallery led to those after it, if that is before the one shown.
    pub fn under_gallery(&self) -> Option<&Screen> {
        let at = self.gallery.filter(|&at| at < self.at)?;
        self.screens[at].as_ref()
    }

    /// Returns `true` if the place shown is the one whose gallery led on.
    pub fn is_under_gallery(&self) -> bool {
        self.gallery == Some(self.at)
    }

    /// Moves to a screen: back to it, if it is on the way to the one shown, else to a new place after that.
    pub fn show(&mut self, screen: &Screen) {
        let current = &self.screens[self.at];
        let is_same = |it: &Option<Screen>| it.as_ref().is_some_and(|it| it.is_same_page(screen));
        let is_known = current.is_some() || *screen == Screen::Home;
        let before = self.screens[..=self.at].iter().rposition(is_same);
        if let Some(at) = before.filter(|_| is_known) {
            self.at = at;
        } else if !current.as_ref().is_none_or(|it| it.gives_way_to(screen)) {
            self.end();
            self.screens.push(None);
            self.at += 1;
        }
        self.keep(screen);
    }

    /// Keeps the screen shown in its current state.
    pub fn keep(&mut self, screen: &Screen) {
        self.screens[self.at] = Some(screen.clone());
    }

    /// Drops the screens that the player went back from.
    pub fn end(&mut self) {
        self.screens.truncate(self.at + 1);
    }

    /// Moves as the browser has; returns the screen of that place, if it is known.
    pub fn go_to(&mut self, at: usize) -> Option<Screen> {
        if at >= self.screens.len() {
            self.screens.resize(at + 1, None);
        }
        self.at = at;
        self.screens[at].clone()
    }
}
