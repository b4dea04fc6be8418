//! Entries of the browser's history, as texts that outlive a reload.

use super::screen::{Screen, Sheet};
use super::sealed_lobby::SealedLobby;
use crate::state::link::Link;
use crate::state::play::{GameSlot, Games};
use crate::state::puzzle::PuzzleMode;
use crate::state::replay::Replay;

/// Begins the route of a lesson; its number follows.
pub(super) const LESSON: &str = "lesson ";

/// Begins the route of a review; the slot of the game follows, or the game as a link.
pub(super) const REVIEW: &str = "review ";

/// An entry of the browser's history.
///
/// Its text is the index of the entry, the number of the sheet or 0, and the route of the screen: a link, the name of a
/// slot, or one of the forms above. An empty route is the start page, and so is a screen that can't be shown again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Number of entries before it.
    pub index: usize,
    pub text: String,
}

impl HistoryEntry {
    pub(super) fn new(at: usize, sheet: Option<Sheet>, route: &str) -> Self {
        let index = at + usize::from(sheet.is_some());
        let sheet = sheet.map_or(0, |sheet| sheet as usize + 1);
        Self {
            index,
            text: format!("{index} {sheet} {route}"),
        }
    }

    /// Reads a text: the number of screens before it, the sheet, and the route.
    pub(super) fn read(text: &str) -> Option<(usize, Option<Sheet>, &str)> {
        let mut parts = text.splitn(3, ' ');
        let mut number = || parts.next()?.parse::<u8>().ok().map(usize::from);
        let (index, sheet) = (number()?, number()?);
        let sheet = Sheet::ALL.into_iter().find(|&it| it as usize + 1 == sheet);
        let at = index.checked_sub(usize::from(sheet.is_some()))?;
        Some((at, sheet, parts.next()?))
    }
}

/// The route of a screen.
pub(super) fn route(screen: &Screen, games: &Games) -> String {
    let link = match screen {
        Screen::Home => return String::new(),
        Screen::Table(slot) => return slot.name(),
        Screen::Lesson(lesson) => return format!("{LESSON}{}", lesson.number()),
        Screen::Replay(replay) => return review_route(replay, games),
        Screen::Puzzle(session) => match session.mode {
            PuzzleMode::Practice | PuzzleMode::Day(_) => Link::Puzzle(session.attempt.id()),
            // A rush is over when it is left.
            PuzzleMode::Rush(_) | PuzzleMode::Retry(_) => return String::new(),
        },
        Screen::Daily(day) => Link::Day(Some(*day)),
        Screen::Received(received) => received.to_link(),
        Screen::IncomingLink(incoming) => Link::Correspondence(incoming.link.clone()),
        Screen::Live(live) => Link::Live(live.clone()),
        Screen::Sealed(lobby) => match &**lobby {
            SealedLobby::Invited(link) | SealedLobby::Elsewhere(link) => Link::Sealed(link.clone()),
            SealedLobby::Beginning(id) | SealedLobby::Shuffling(id) => {
                return GameSlot::Sealed(*id).name();
            }
        },
    };
    link.to_string()
}

fn review_route(replay: &Replay, games: &Games) -> String {
    let slot = replay.of_game().and_then(|id| games.slot_of(id));
    match (slot, replay.link()) {
        (Some(slot), _) => format!("{REVIEW}{}", slot.name()),
        (None, Some(link)) if replay.is_sent() || matches!(link, Link::Position(_)) => {
            link.to_string()
        }
        (None, Some(link)) => format!("{REVIEW}{link}"),
        (None, None) => String::new(),
    }
}
