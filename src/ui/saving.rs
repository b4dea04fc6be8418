//! Keeping in the browser what changes.

use std::rc::Rc;

use yew::prelude::*;

use super::start::Visit;
use crate::state::{self, Action, App, Daily, Place, PuzzleBook};

/// Keeps the games, what came of the days and of puzzles, and the settings whenever they change.
#[hook]
pub fn use_saving(visit: &Rc<Visit>, app: &App, dispatch: &Callback<Action>) {
    use_saving_game(visit, app, Place::Free, dispatch);
    use_saving_game(visit, app, Place::Daily, dispatch);
    use_saving_game(visit, app, Place::Shared, dispatch);
    let (keeping, tell) = (visit.clone(), dispatch.clone());
    use_effect_with(app.daily.clone(), move |daily| {
        // Each tab adds the days that were played in it.
        let join = |other: &str| {
            let other = state::load_daily(other).ok()?;
            Some(state::save_daily(&Daily::clone(daily).joined(other)))
        };
        // That nothing was played yet need not be kept.
        if **daily != Daily::default()
            && let Err(notice) = keeping.daily.write(state::save_daily(daily), join)
        {
            tell.emit(Action::Tell(notice));
        }
    });
    let (keeping, tell) = (visit.clone(), dispatch.clone());
    use_effect_with(app.puzzles, move |book| {
        let text = state::save_puzzles(book);
        // Between tabs the last one counts.
        let join = |other: &str| state::load_puzzles(other).ok().map(|_| text.clone());
        if *book != PuzzleBook::default()
            && let Err(notice) = keeping.puzzles.write(text.clone(), join)
        {
            tell.emit(Action::Tell(notice));
        }
    });
    let (keeping, tell) = (visit.clone(), dispatch.clone());
    // The settings of a new visitor need not be kept.
    let is_first = use_mut_ref(|| true);
    use_effect_with(app.settings, move |settings| {
        let text = state::save_settings(settings);
        // Between tabs the last choice counts.
        let join = |other: &str| state::load_settings(other).ok().map(|_| text.clone());
        if !is_first.replace(false)
            && let Err(notice) = keeping.settings.write(text.clone(), join)
        {
            tell.emit(Action::Tell(notice));
        }
    });
}

/// Keeps the game of a place. It is not written over one that another tab has stored since.
#[hook]
fn use_saving_game(visit: &Rc<Visit>, app: &App, place: Place, dispatch: &Callback<Action>) {
    let (keeping, tell) = (visit.clone(), dispatch.clone());
    use_effect_with(app.games.at(place).cloned(), move |game| {
        let keeper = &keeping.games[place as usize];
        if let Some(game) = game
            && let Err(notice) = keeper.write(state::save_game(game), |_| None)
        {
            tell.emit(Action::Tell(notice));
        }
    });
}
