//! Connects the store to the browser's storage.

pub mod backup;
mod browser;
mod sealed_lock;

pub use browser::BrowserStorage;
pub use sealed_lock::{SealedLockHolder, SealedLockProps};

use std::cell::RefCell;
use std::fmt::Debug;
use std::mem::replace;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform;
use crate::state::{
    Action, AppState, EarlyStore, NavigationAction, Notice, NoticeAction, Snapshot, Store,
    StoreReport,
};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::{fresh_seed, now};

/// The store as the session uses it. Its code is in the lazy chunk.
trait Keeping: Debug {
    fn save(&mut self, snapshot: &Snapshot<'_>) -> StoreReport;
    fn sync(&mut self) -> StoreReport;
    fn sync_without_offer(&mut self) -> StoreReport;
}

impl Keeping for Store<BrowserStorage> {
    fn save(&mut self, snapshot: &Snapshot<'_>) -> StoreReport {
        self.save(snapshot)
    }

    fn sync(&mut self) -> StoreReport {
        self.sync()
    }

    fn sync_without_offer(&mut self) -> StoreReport {
        self.sync_without_offer()
    }
}

/// Ways to a store, as the lazy chunk has them.
#[derive(Clone, Copy, Debug)]
pub struct Stores {
    open: fn() -> (Box<dyn Keeping>, AppState),
    after: fn(EarlyStore<BrowserStorage>) -> Box<dyn Keeping>,
}

impl Stores {
    pub const OF_BROWSER: Self = Self {
        open,
        after: |early| Box::new(Store::after(early)),
    };
}

fn open() -> (Box<dyn Keeping>, AppState) {
    let (store, found, notices) = Store::open(BrowserStorage);
    let app = AppState::new(fresh_seed(), now(), found);
    let tell = |app: AppState, notice| app.reduce(Action::Notice(NoticeAction::Tell(notice)));
    let app = notices.into_iter().fold(app, tell);
    let visit = |entry| app.reduce(Action::Navigate(NavigationAction::Visit(entry)));
    // After a reload, the same page.
    let app = platform::restored_entry().map_or_else(|| app.clone(), visit);
    (Box::new(store), app)
}

/// The keeper of a session's documents.
#[derive(Debug)]
enum Keeper {
    /// Until the lazy chunk has come.
    Early(EarlyStore<BrowserStorage>),
    Store(Box<dyn Keeping>),
}

/// A session of the page: its initial state, and the store that saves it.
#[derive(Debug)]
pub struct Session {
    /// The initial state, from the stored documents.
    pub app: AppState,
    keeper: RefCell<Keeper>,
}

impl Session {
    /// Starts a session: from the stored documents, or where nothing is stored perhaps before there is a store.
    pub fn new(stores: Option<Stores>) -> Self {
        let Some(stores) = stores else {
            return Self::without_store(AppState::first_visit(fresh_seed(), now()));
        };
        let (store, app) = (stores.open)();
        let keeper = RefCell::new(Keeper::Store(store));
        Self { app, keeper }
    }

    /// Starts a session in a given state, before there is a store.
    pub fn without_store(app: AppState) -> Self {
        let early = EarlyStore::new(BrowserStorage);
        let keeper = RefCell::new(Keeper::Early(early));
        Self { app, keeper }
    }

    pub fn save(&self, app: &AppState, dispatch: &Callback<Action>) {
        // Seen in Firefox, on a page that is being left: probably a save was ended in its middle.
        let Ok(mut keeper) = self.keeper.try_borrow_mut() else {
            return;
        };
        let report = match &mut *keeper {
            Keeper::Early(early) => {
                early.save(app.games());
                return;
            }
            Keeper::Store(store) => store.save(&app.snapshot()),
        };
        drop(keeper);
        tell(report, dispatch);
    }

    /// Hands over to the store, if that isn't done yet. It takes in what other tabs have stored meanwhile, and stores
    /// everything that had to wait for it.
    pub fn take_over(
        &self,
        stores: Stores,
        app: impl Fn() -> AppState,
        dispatch: &Callback<Action>,
    ) {
        let Ok(mut keeper) = self.keeper.try_borrow_mut() else {
            return;
        };
        let Keeper::Early(early) = &mut *keeper else {
            return;
        };
        let early = replace(early, EarlyStore::new(BrowserStorage));
        let mut store = (stores.after)(early);
        let report = store.sync();
        *keeper = Keeper::Store(store);
        drop(keeper);
        tell(report, dispatch);
        self.save(&app(), dispatch);
    }

    fn catch_up(&self, is_deleted_by_player: bool, dispatch: &Callback<Action>) {
        if is_deleted_by_player {
            let dismiss = NoticeAction::Dismiss(Notice::StorageCleared);
            dispatch.emit(Action::Notice(dismiss));
        }
        let mut keeper = self.keeper.borrow_mut();
        let Keeper::Store(store) = &mut *keeper else {
            return;
        };
        let report = if is_deleted_by_player {
            store.sync_without_offer()
        } else {
            store.sync()
        };
        drop(keeper);
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
