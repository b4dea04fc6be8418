//! The root component: the state, the view of it, and the effects of its changes.

mod lazy_chunk;
mod lazy_screens;
mod page_view;
mod rule_background;
mod view_context;

#[cfg(test)]
pub use lazy_chunk::LoadState;
pub use lazy_chunk::{load_lazy_code, use_lazy_chunk};
pub use page_view::PageView;
pub use view_context::ViewContext;

use std::cell::Cell;
use std::mem::discriminant;
use std::rc::Rc;

use web_sys::Element;
use yew::platform::spawn_local;
use yew::prelude::*;

use self::lazy_chunk::{LazyChunk, lazy_code};
use crate::game::Rule;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    self, Action, CardStyle, Language, LateFunctions, NavigationAction, Notice, NoticeAction,
    Screen, SecondPart, Settings, Theme,
};
use crate::ui::effect::use_effect_with;
use crate::ui::engine::{ModuleStatus, use_engine, use_sealed_worker};
use crate::ui::live_slots::FollowerPlace;
use crate::ui::scenes::use_scenes;
use crate::ui::shell::{begin_update, now, use_history, use_keys, use_press_feedback};
use crate::ui::store::{Session, use_store};
use crate::ui::table::{use_haptics, use_motion_setting, use_sound, use_wake_lock};
use crate::ui::widgets::use_device;

/// The state as a Yew reducer.
#[derive(Clone, PartialEq)]
pub struct AppReducer(pub state::AppState);

impl Reducible for AppReducer {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Self(match LateFunctions::loaded() {
            Some(late) => (late.reduce)(&self.0, action),
            None => self.0.reduce_early(action),
        }))
    }
}

/// The root component.
#[component]
pub fn App() -> Html {
    // One hook for both costs fewer bytes than two.
    let kept = use_memo((), |()| {
        let session = Session::new(lazy_code().map(|lazy| lazy.stores));
        (Rc::new(session), Rc::<FollowerPlace>::default())
    });
    let (visit, follower) = &*kept;
    let store = {
        let visit = visit.clone();
        use_reducer_eq(move || AppReducer(visit.app.clone()))
    };
    let app = &store.0;
    let redraw = use_force_update();
    let dispatch = use_dispatch(&store, follower);
    let dispatch = use_press_feedback(dispatch);
    let scenes = use_scenes(app);
    let (engine_status, load_engine) = use_engine(app, &dispatch);
    let (sealed_status, load_sealed) = use_sealed_worker(app, &dispatch);
    let loc = use_language(app.settings().language, &dispatch);
    let device = use_device(loc.language());
    let has_come = {
        let (visit, dispatch, store) = (visit.clone(), dispatch.clone(), store.clone());
        Callback::from(move |lazy: &'static LazyChunk| {
            visit.take_over(lazy.stores, || store.clone().0.clone(), &dispatch);
            // Carries out what has waited.
            dispatch.emit(Action::HourChanged(now()));
        })
    };
    let (lazy, load_again) = use_lazy_chunk(loc.language(), has_come);
    let live = follower
        .borrow()
        .as_ref()
        .map(|live| live.slots(loc, app, &dispatch));
    let on_table = scenes.on_table(app);
    let is_at_table = on_table.is_some() || app.puzzle_session().is_some();
    // Saves before the entry of the history follows: a reload in between opens a link again that isn't stored yet.
    let catch_up = use_store(visit, app, &dispatch);
    use_outside_events(app, &dispatch);
    use_settings(*app.settings());
    let rush = app.puzzle_session().and_then(|session| session.rush());
    let tried = rush.and_then(|rush| Some((rush.tried.len(), rush.last()?)));
    use_sound(on_table.cloned(), tried, app.settings().has_sound);
    use_haptics(on_table.cloned(), tried, !app.settings().mutes_vibration);
    use_wake_lock(is_at_table);
    let rule = on_table.map(|scene| scene.view.table().rule());
    let room = use_theme_color(app, rule, is_at_table);
    use_focus_recovery(app, [engine_status, sealed_status]);
    let all = ViewContext {
        loc,
        app,
        scenes: &scenes,
        device: &device,
        dispatch: &dispatch,
        engine: (engine_status, &load_engine),
        live: live.as_ref(),
        follower,
        store: &store,
        session: visit,
        redraw: &redraw,
        catch_up: &catch_up,
    };
    let shown = PageView {
        room: &all,
        lazy,
        load_again: &load_again,
        sealed: (sealed_status, &load_sealed),
    };
    let rule = rule.map(|rule| rule.to_string());
    html! {
        <div
            class={classes!("screen", is_at_table.then_some("has-table"), screen_class(app.screen()))}
            data-rule={rule}
            data-n={on_table.map(|scene| (scene.view.table().players().get() - 1).to_string())}
            ref={room}
        >
            { shown.view() }
        </div>
    }
}

/// Class of the page, for what is styled by its screen and lies beside it. With `:has()` instead, a browser would style the
/// page anew with each element that comes or goes.
fn screen_class(screen: &Screen) -> Option<&'static str> {
    match screen {
        Screen::Home => Some("has-home"),
        Screen::Replay(replay) if replay.is_learning() => Some("has-learning"),
        Screen::Replay(_)
        | Screen::Table(_)
        | Screen::Lesson(_)
        | Screen::Puzzle(_)
        | Screen::Daily(_)
        | Screen::Received(_)
        | Screen::IncomingLink(_)
        | Screen::Sealed(_)
        | Screen::Live(_) => None,
    }
}

/// Dispatches an action. Once there is a follower, it changes the state, because it sends what has changed.
#[hook]
fn use_dispatch(
    store: &UseReducerHandle<AppReducer>,
    follower: &Rc<FollowerPlace>,
) -> Callback<Action> {
    let (store, follower) = (store.dispatcher(), follower.clone());
    use_callback((), move |action: Action, ()| {
        let live = follower.borrow().clone();
        match live {
            Some(live) => live.dispatch(action),
            None => change(&store, action),
        }
    })
}

/// Changes the state, which is drawn later.
fn change(store: &UseReducerDispatcher<AppReducer>, action: Action) {
    store.dispatch(action);
    begin_update();
}

/// Listens for events from outside the page: keys, links, Back, the clock, new builds.
#[hook]
fn use_outside_events(app: &state::AppState, dispatch: &Callback<Action>) {
    use_keys(dispatch);
    let entry = match LateFunctions::loaded() {
        Some(late) => (late.history_entry)(app),
        None => app.early_history_entry(),
    };
    use_history(entry, dispatch);
    use_updates(dispatch);
    use_now(dispatch);
    use_curtain(dispatch);
}

/// Applies the settings to the root element, for the style sheets.
#[hook]
fn use_settings(settings: Settings) {
    use_appearance(settings.theme, settings.style);
    use_effect_with(settings.has_large_cards, |&are_large| {
        platform::set_root_attribute("data-cards", are_large.then_some("large"));
    });
    use_motion_setting(settings.motion);
}

/// Localizer for the language that is set, else for one that the user prefers. Also sets the language of the page.
///
/// A language is shown once its texts are loaded. If that fails, a notice says so, and the page keeps its language.
#[hook]
fn use_language(set: Option<Language>, dispatch: &Callback<Action>) -> Localizer {
    let preferred = use_memo((), |()| platform::languages());
    let wanted = set.unwrap_or_else(|| Language::best(preferred.iter()));
    let shown =
        use_state_eq(|| Language::of_tag(&platform::language()).unwrap_or(Language::ENGLISH));
    {
        let (shown, dispatch) = (shown.clone(), dispatch.clone());
        use_effect_with(wanted, move |&wanted| {
            let is_wanted = Rc::new(Cell::new(true));
            let still_wanted = is_wanted.clone();
            spawn_local(async move {
                let is_loaded = *shown == wanted || platform::load_texts(wanted.tag()).await;
                match (still_wanted.get(), is_loaded) {
                    (true, true) => shown.set(wanted),
                    (true, false) => {
                        dispatch.emit(Action::Notice(NoticeAction::Tell(Notice::NoTexts)));
                    }
                    (false, _) => {}
                }
            });
            move || is_wanted.set(false)
        });
    }
    use_effect_with(*shown, |shown| platform::set_language(shown.tag()));
    Localizer::of_language(*shown)
}

/// Ref for the root element, whose background colours the browser's bars.
#[hook]
fn use_theme_color(app: &state::AppState, rule: Option<Rule>, is_at_table: bool) -> NodeRef {
    let root = use_node_ref();
    let here = root.clone();
    use_effect_with((rule, is_at_table, app.settings().theme), move |_| {
        if let Some(root) = here.cast::<Element>() {
            platform::set_theme_color(&root);
        }
    });
    root
}

/// Moves a lost focus to the main part of the page: the focused element may have gone with a screen, a sheet or a
/// notice.
#[hook]
fn use_focus_recovery(app: &state::AppState, modules: [ModuleStatus; 2]) {
    let notices = (
        app.notices().len(),
        modules.map(|status| status == ModuleStatus::Ok),
    );
    let shown = (discriminant(app.screen()), app.sheet(), notices);
    let was_shown = use_mut_ref(|| false);
    use_effect_with(shown, move |_| {
        // Nothing is gone after the first rendering: a screen reader starts with the title.
        if was_shown.replace(true) {
            platform::focus_main_if_lost();
        }
    });
}

/// Updates the date and the hour whenever the page becomes visible, and at every full hour.
#[hook]
fn use_now(dispatch: &Callback<Action>) {
    let look = dispatch.reform(|()| Action::HourChanged(now()));
    use_effect_with((), move |()| {
        let hours = platform::HourChangeListener::watch(move || look.emit(()));
        move || drop(hours)
    });
}

/// Puts up the curtain of a shared game whenever the page is left or hidden: somebody else may return to it.
#[hook]
fn use_curtain(dispatch: &Callback<Action>) {
    let look_away = dispatch.reform(|()| Action::Navigate(NavigationAction::LookAway));
    use_effect_with((), move |()| {
        let left = platform::on_leaving(move || look_away.emit(()));
        move || drop(left)
    });
}

/// Shows a notice when a new build is available.
#[hook]
fn use_updates(dispatch: &Callback<Action>) {
    let tell = dispatch.reform(|()| Action::Notice(NoticeAction::Tell(Notice::NewVersion)));
    use_effect_with((), move |()| {
        let updates = platform::UpdateListener::listen(move || tell.emit(()));
        move || drop(updates)
    });
}

#[hook]
fn use_appearance(theme: Theme, style: CardStyle) {
    use_effect_with(theme, |theme| {
        let theme = match theme {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        platform::set_root_attribute("data-theme", theme);
    });
    use_effect_with(style, |style| {
        let style = match style {
            CardStyle::Paint => None,
            CardStyle::Classic => Some("classic"),
            CardStyle::Print => Some("print"),
        };
        platform::set_root_attribute("data-style", style);
    });
}
