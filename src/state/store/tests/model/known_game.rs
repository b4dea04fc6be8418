//! The game in a slot, as a tab knows it.

use super::*;

/// The game in a slot, as a tab knows it.
#[derive(Clone, Debug, Default)]
pub(in crate::state::store::tests) struct KnownGame {
    /// Text that the tab last read or stored.
    pub text: Option<String>,
    /// ID within this visit and saved state of the game in `text`.
    pub kept: Option<(u32, String)>,
    /// Text that another tab has stored, as last seen.
    pub seen: Option<String>,
    /// `true` if the tab has found something in the slot or stored something there.
    pub is_met: bool,
    /// IDs of games that could not be stored yet.
    pub failed: BTreeSet<u32>,
    /// IDs of games that another tab has replaced or plays.
    pub refused: BTreeSet<u32>,
}

impl KnownGame {
    /// Stores the current state of a game if that is allowed: a game continues where no other tab has stored one since,
    /// and a new game replaces one that is over or discarded. Returns `true` if the game was stored.
    pub fn store(&mut self, browser: &Browser, name: &str, game: &Game, is_claimed: bool) -> bool {
        let (id, text) = (game.id(), save_game(game));
        if self.refused.contains(&id) || self.kept.as_ref() == Some(&(id, text.clone())) {
            return false;
        }
        let stored = browser.text(name);
        let other = stored.as_deref().map(|text| load_game(text, 0));
        let is_known = stored == self.text;
        let is_new = self.kept.as_ref().is_none_or(|kept| kept.0 != id);
        let is_blocked = browser.0.borrow().is_blocked;
        let results = || {
            browser
                .text(DailyResults::NAME)
                .map(|text| DailyResults::read(&text))
        };
        let has_result = |day| matches!(results(), Some(Ok(daily)) if daily.result(day).is_some());
        if !is_blocked && stored.is_none() && game.day().is_some_and(has_result) {
            self.refused.insert(id);
            self.refused.append(&mut self.failed);
            return false;
        }
        let mut is_taken_over = false;
        if let (false, Some(Ok(other)), false) = (is_blocked, &other, is_known) {
            is_taken_over = true;
            let is_same_try = other.day().is_some() && other.day() == game.day();
            if !is_new || ((other.is_under_way() || is_same_try) && !is_claimed) {
                self.refused.insert(id);
                self.refused.append(&mut self.failed);
                return false;
            }
        }
        let is_damaged = matches!(other, Some(Err(_)));
        if is_blocked || !browser.has_room_for(name) || (is_damaged && !browser.can_set_aside(name))
        {
            self.failed.insert(id);
            return false;
        }
        if is_taken_over {
            self.failed.remove(&id);
            self.refused.append(&mut self.failed);
        }
        self.failed.clear();
        self.kept = Some((id, text));
        true
    }

    /// Returns `true` if another tab was last seen to have a game under way in the slot.
    pub fn is_elsewhere(&self) -> bool {
        let game = self.seen.as_deref().map(|text| load_game(text, 0));
        game.is_some_and(|game| game.is_ok_and(|game| game.is_under_way()))
    }

    /// Reads what another tab has stored in the slot.
    pub fn look(&mut self, browser: &Browser, name: &str) {
        let stored = browser.text(name);
        self.is_met |= stored.is_some();
        if stored.is_none() {
            self.text = None;
        }
        self.seen = stored.filter(|text| Some(text) != self.text.as_ref());
    }

    /// Expects the stored game to be removed, since its day has a result and another deal is begun. Returns `true` if that
    /// is allowed.
    pub fn remove(&mut self, browser: &Browser, name: &str) -> bool {
        if browser.text(name) != self.text {
            return false;
        }
        let kept = self.kept.take();
        self.refused.extend(kept.as_ref().map(|kept| kept.0));
        if kept.is_some() {
            self.text = None;
        }
        kept.is_some()
    }
}
