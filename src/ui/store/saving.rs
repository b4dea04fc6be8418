//! Keeping in the browser what changes, and learning what other tabs keep there.

use std::rc::Rc;

use yew::prelude::*;

use super::keep::Keeper;
use super::start::Visit;
use crate::platform;
use crate::state::{self, Action, App, Daily, Document, Place, PuzzleBook, Settings};

/// Keeps the games, what came of the days and of puzzles, and the settings whenever they change.
#[hook]
pub fn use_saving(visit: &Rc<Visit>, app: &App, dispatch: &Callback<Action>) {
    use_saving_game(visit, app, Place::Free, dispatch);
    use_saving_game(visit, app, Place::Daily, dispatch);
    use_saving_game(visit, app, Place::Shared, dispatch);
    let (keeping, tell) = (visit.clone(), dispatch.clone());
    let is_first = use_mut_ref(|| true);
    let documents = (app.daily.clone(), app.puzzles, app.settings);
    use_effect_with(documents, move |(daily, puzzles, settings)| {
        // As they were read they need not be kept.
        if !is_first.replace(false) {
            save(&keeping.daily, &**daily, Daily::joined, &tell);
            save(&keeping.puzzles, puzzles, PuzzleBook::joined, &tell);
            save(&keeping.settings, settings, Settings::joined, &tell);
        }
    });
    use_other_tabs(visit, dispatch);
}

/// Stores a document that all tabs share, if it is another than the one that is stored. If another tab has stored
/// one since, the two are joined, and this tab learns what came of it.
fn save<T: Document>(
    keeper: &Keeper,
    document: &T,
    join: impl FnOnce(&T, T) -> T,
    tell: &Callback<Action>,
) {
    // What a new visitor has need not be kept.
    if keeper.is_empty() && *document == T::default() {
        return;
    }
    let mut joined = None;
    let kept = keeper.write(document.write(), |stored| {
        let both = join(document, T::read(stored).ok()?);
        let text = both.write();
        joined = Some(both.into());
        Some(text)
    });
    if let Some(notice) = kept.unwrap_or_else(Some) {
        tell.emit(Action::Tell(notice));
    }
    if let Some(joined) = joined {
        tell.emit(Action::Know(joined));
    }
}

/// Keeps the game of a place. It is not written over one that another tab has stored since.
#[hook]
fn use_saving_game(visit: &Rc<Visit>, app: &App, place: Place, dispatch: &Callback<Action>) {
    let (keeping, tell) = (visit.clone(), dispatch.clone());
    use_effect_with(app.games.at(place).cloned(), move |game| {
        let keeper = &keeping.games[place as usize];
        let kept = game
            .as_ref()
            .map(|game| keeper.write(state::save_game(game), |_| None));
        if let Some(notice) = kept.and_then(|kept| kept.unwrap_or_else(Some)) {
            tell.emit(Action::Tell(notice));
        }
    });
}

/// Learns of the documents that other tabs have stored or deleted.
#[hook]
fn use_other_tabs(visit: &Rc<Visit>, dispatch: &Callback<Action>) {
    let (visit, dispatch) = (visit.clone(), dispatch.clone());
    use_effect_with((), move |()| {
        let listening = platform::on_stored(move || {
            for known in visit.catch_up() {
                dispatch.emit(Action::Know(known));
            }
        });
        move || drop(listening)
    });
}
