//! What ties the store to the browser's storage.

pub mod backup;
mod browser;

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use self::browser::BrowserStorage;
use crate::platform;
use crate::state::{Action, AppState, NoticeAction, Store, StoreReport};
use crate::ui::shell::{fresh_seed, today};

/// A visit of the page: how it begins, and what keeps it for the next.
#[derive(Debug)]
pub struct Session {
    /// The page as this visitor finds it.
    pub app: AppState,
    store: RefCell<Store<BrowserStorage>>,
}

impl Session {
    /// Begins a visit with what was kept from the last.
    pub fn new() -> Self {
        let (store, found, notices) = Store::open(BrowserStorage);
        let app = AppState::new(fresh_seed(), today(), found);
        let tell = |app: AppState, notice| app.reduce(Action::Notice(NoticeAction::Tell(notice)));
        Self {
            app: notices.into_iter().fold(app, tell),
            store: RefCell::new(store),
        }
    }

    fn save(&self, app: &AppState, dispatch: &Callback<Action>) {
        let report = self.store.borrow_mut().save(&app.snapshot());
        tell(report, dispatch);
    }

    fn catch_up(&self, dispatch: &Callback<Action>) {
        let report = self.store.borrow_mut().sync();
        tell(report, dispatch);
    }
}

/// Passes on what came of keeping.
fn tell(StoreReport { notices, news }: StoreReport, dispatch: &Callback<Action>) {
    for notice in notices {
        dispatch.emit(Action::Notice(NoticeAction::Tell(notice)));
    }
    for news in news {
        dispatch.emit(Action::StoreChanged(news));
    }
}

/// Keeps in the browser what changes, and learns what other tabs keep there. What could not be stored is tried again
/// when the page is left or seen again. Once there is something to lose, the browser is asked to keep it.
#[hook]
pub fn use_store(visit: &Rc<Session>, app: &AppState, dispatch: &Callback<Action>) {
    let latest = use_mut_ref(|| app.clone());
    latest.replace(app.clone());
    {
        let (visit, dispatch, latest) = (visit.clone(), dispatch.clone(), latest.clone());
        use_effect_with(app.clone(), move |_| {
            visit.save(&latest.borrow(), &dispatch);
        });
    }
    use_effect_with(app.has_data_worth_keeping(), |&is_asked_for| {
        if is_asked_for {
            platform::persist();
        }
    });
    let (visit, dispatch) = (visit.clone(), dispatch.clone());
    use_effect_with((), move |()| {
        let stored = {
            let (visit, dispatch) = (visit.clone(), dispatch.clone());
            platform::on_stored(move || visit.catch_up(&dispatch))
        };
        let left = platform::on_leaving(move || {
            let app = latest.borrow().clone();
            visit.save(&app, &dispatch);
        });
        move || drop((stored, left))
    });
}
