//! Connects the store to the browser's storage.

pub mod backup;
mod browser;
mod sealed_lock;

pub use browser::BrowserStorage;
pub use sealed_lock::{SealedLockHolder, SealedLockProps};

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform;
use crate::state::{Action, AppState, NavigationAction, Notice, NoticeAction, Store, StoreReport};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::{fresh_seed, now};

/// A session of the page: its initial state, and the store that saves it.
#[derive(Debug)]
pub struct Session {
    /// The initial state, from the stored documents.
    pub app: AppState,
    store: RefCell<Store<BrowserStorage>>,
}

impl Session {
    /// Starts a session from the stored documents.
    pub fn new() -> Self {
        let (store, found, notices) = Store::open(BrowserStorage);
        let app = AppState::new(fresh_seed(), now(), found);
        let tell = |app: AppState, notice| app.reduce(Action::Notice(NoticeAction::Tell(notice)));
        let app = notices.into_iter().fold(app, tell);
        let visit = |entry| app.reduce(Action::Navigate(NavigationAction::Visit(entry)));
        Self {
            // After a reload, the same page.
            app: platform::restored_entry().map_or_else(|| app.clone(), visit),
            store: RefCell::new(store),
        }
    }

    pub fn save(&self, app: &AppState, dispatch: &Callback<Action>) {
        // Seen in Firefox, on a page that is being left: probably a save was ended in its middle.
        let Ok(mut store) = self.store.try_borrow_mut() else {
            return;
        };
        let report = store.save(&app.snapshot());
        drop(store);
        tell(report, dispatch);
    }

    fn catch_up(&self, is_deleted_by_player: bool, dispatch: &Callback<Action>) {
        let report = if is_deleted_by_player {
            let dismiss = NoticeAction::Dismiss(Notice::StorageCleared);
            dispatch.emit(Action::Notice(dismiss));
            self.store.borrow_mut().sync_without_offer()
        } else {
            self.store.borrow_mut().sync()
        };
        tell(report, dispatch);
    }
}

/// Dispatches the notices and news of a store report.
fn tell(StoreReport { notices, news }: StoreReport, dispatch: &Callback<Action>) {
    for notice in notices {
        dispatch.emit(Action::Notice(NoticeAction::Tell(notice)));
    }
    for news in news {
        dispatch.emit(Action::StoreChanged(news));
    }
}

/// Saves changes in the browser, and picks up changes from other tabs. Retries a failed save when the user leaves the
/// page or returns to it. Once there is data worth keeping, asks the browser for persistent storage. The callback picks
/// up changes at once.
#[hook]
pub fn use_store(visit: &Rc<Session>, app: &AppState, dispatch: &Callback<Action>) -> Callback<()> {
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
    let catch_up = {
        let (visit, dispatch) = (visit.clone(), dispatch.clone());
        use_callback((), move |(), ()| visit.catch_up(false, &dispatch))
    };
    let (visit, dispatch) = (visit.clone(), dispatch.clone());
    use_effect_with((), move |()| {
        let stored = {
            let (visit, dispatch) = (visit.clone(), dispatch.clone());
            platform::on_stored(move |is_by_player| visit.catch_up(is_by_player, &dispatch))
        };
        let left = platform::on_leaving(move || {
            let app = latest.borrow().clone();
            visit.save(&app, &dispatch);
        });
        move || drop((stored, left))
    });
    catch_up
}
