//! Messages about unexpected events.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform;
use crate::state::{Action, AppState, Importance, Notice, NoticeAction};
use crate::ui::context::on_click;
use crate::ui::engine::ModuleStatus;
use crate::ui::widgets::{IconButton, icon, text_button};

/// Renders the most important message, the oldest of several, with a button that dismisses it: one at a time, so that the
/// page stays in sight. Some disappear by themselves and come after those about data alone: a problem with the engine, or
/// with the module for sealed games, and a link that is being read. A module that is missing while there is a new build
/// belongs to an old one, which the server doesn't have any more.
pub fn notices(
    notices: &[Notice],
    modules: [(ModuleStatus, &Callback<()>); 2],
    app: &AppState,
    loc: Localizer,
    dispatch: &Callback<Action>,
) -> Html {
    let missing = [
        ("engine", loc.engine_missing()),
        ("sealed", loc.sealed_missing()),
    ];
    let is_outdated = app.has_update()
        && modules
            .iter()
            .any(|&(status, _)| status == ModuleStatus::Missing);
    let modules = modules.into_iter().zip(missing);
    let mut modules = modules.filter_map(|((status, try_again), (name, missing))| {
        let says = module_problem(status, missing, loc)?;
        Some(if is_outdated && status == ModuleStatus::Missing {
            outdated_notice(name, loc)
        } else {
            module_notice(name, status, says, try_again, loc)
        })
    });
    let notices = notices.iter().copied();
    let notices = notices.filter(|&notice| !(is_outdated && notice == Notice::NewVersion));
    let first = notices.min_by_key(|notice| notice.importance());
    let tell = |notice: Notice| {
        let says = loc.notice(notice);
        let is_update = notice == Notice::NewVersion;
        let sign = match () {
            () if is_update => "retry",
            () if notice == Notice::Faster => "clock",
            () => "warn",
        };
        html! {
            <div key={says.as_str()} class="notice">
                { icon(sign) }
                <p>{ &says }</p>
                if is_update {
                    { update_button(loc) }
                }
                if notice == Notice::StorageCleared {
                    { put_back_button(loc, dispatch) }
                }
                { IconButton::new(loc.notice_dismiss(), "cross").sends(Action::Notice(NoticeAction::Dismiss(notice)), dispatch) }
            </div>
        }
    };
    let reading = || {
        (app.is_reading() && !app.is_open_elsewhere()).then(|| html! {
            <p key="reading" class="notice reading">{ icon("lock") }<span>{ loc.sealed_reading() }</span></p>
        })
    };
    let of_data = first.filter(|notice| notice.importance() == Importance::Data);
    let told = of_data.map(tell);
    let told = told.or_else(|| modules.next());
    let told = told.or_else(reading);
    let told = told.or_else(|| first.map(tell));
    html! { <div class="notices" role="status" aria-atomic="false">{ for told }</div> }
}

/// Describes a problem with a module; `missing` says that it couldn't be loaded.
fn module_problem(
    status: ModuleStatus,
    missing: &'static str,
    loc: Localizer,
) -> Option<&'static str> {
    Some(match status {
        ModuleStatus::Ok => return None,
        ModuleStatus::Missing => missing,
        ModuleStatus::NeedsWorker => loc.module_needs_worker(),
        ModuleStatus::InvalidReply => loc.module_invalid_reply(),
        ModuleStatus::Retrying => loc.part_coming(),
    })
}

/// Describes a problem with the engine.
pub fn engine_problem(status: ModuleStatus, loc: Localizer) -> Option<&'static str> {
    module_problem(status, loc.engine_missing(), loc)
}

/// Renders a problem with the engine apart from the other messages.
pub fn engine_notice(
    status: ModuleStatus,
    try_again: &Callback<()>,
    has_update: bool,
    loc: Localizer,
) -> Option<Html> {
    let says = engine_problem(status, loc)?;
    let notice = if has_update && status == ModuleStatus::Missing {
        outdated_notice("engine", loc)
    } else {
        module_notice("engine", status, says, try_again, loc)
    };
    Some(html! { <div class="notices" role="status" aria-atomic="false">{ notice }</div> })
}

/// Renders that a module needs the new build.
fn outdated_notice(name: &'static str, loc: Localizer) -> Html {
    html! {
        <div key={name} class="notice missing">
            { icon("retry") }
            <p key="outdated">{ loc.part_outdated() }</p>
            { update_button(loc) }
        </div>
    }
}

/// Renders a problem with the module of this name. The button keeps the focus when it is pressed, since the key doesn't
/// depend on the status.
fn module_notice(
    name: &'static str,
    status: ModuleStatus,
    says: &'static str,
    try_again: &Callback<()>,
    loc: Localizer,
) -> Html {
    html! {
        <div key={name} class={classes!("notice", "missing", name)}>
            { icon("warn") }
            <p key={says}>{ says }</p>
            <div class="actions">{ recovery_buttons(status, try_again, loc) }</div>
        </div>
    }
}

/// Buttons that try again to get a module, and that reload the page.
pub fn recovery_buttons(status: ModuleStatus, try_again: &Callback<()>, loc: Localizer) -> Html {
    let is_busy = status == ModuleStatus::Retrying;
    let again = try_again.reform(|_: MouseEvent| ());
    html! {
        <>
            <button type="button" class="btn" aria-disabled={is_busy.then_some("true")} onclick={again}>
                { loc.part_again() }
            </button>
            { reload_button(loc) }
        </>
    }
}

/// Button that puts back what something else than this page has deleted.
fn put_back_button(loc: Localizer, dispatch: &Callback<Action>) -> Html {
    let put_back = Action::Notice(NoticeAction::PutBack);
    text_button(None, loc.notice_put_back(), on_click(dispatch, put_back))
}

/// Button that loads the new build.
pub fn update_button(loc: Localizer) -> Html {
    text_button(None, loc.notice_load_it(), take_update())
}

/// Button that reloads the page, in a new build if there is one.
pub fn reload_button(loc: Localizer) -> Html {
    text_button(None, loc.part_reload(), take_update())
}

fn take_update() -> Callback<MouseEvent> {
    Callback::from(|_| platform::apply_update())
}
