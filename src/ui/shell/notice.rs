//! Notices about unexpected events.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform;
use crate::state::{Action, Notice, NoticeAction};
use crate::ui::engine::ModuleStatus;
use crate::ui::widgets::{IconButton, icon, text_button};

/// The notices, oldest first, each with a button to dismiss it. The notices about a missing worker come last and go
/// away by themselves.
pub fn notices(
    notices: &[Notice],
    modules: [(ModuleStatus, &Callback<()>); 2],
    is_reading: bool,
    loc: Localizer,
    dispatch: &Callback<Action>,
) -> Html {
    let lacks = [loc.thinking_failed(), loc.sealing_failed()];
    let missing = modules.into_iter().zip(lacks);
    let notices = notices.iter().map(|&notice| {
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
                    <button type="button" class="btn" onclick={|_| platform::apply_update()}>
                        { loc.notice_load_it() }
                    </button>
                }
                { IconButton::new(loc.notice_dismiss(), "cross").sends(Action::Notice(NoticeAction::Dismiss(notice)), dispatch) }
            </div>
        }
    });
    html! {
        <div class="notices" role="status">
            { for notices }
            if is_reading {
                <p key="reading" class="notice reading">{ icon("lock") }<span>{ loc.sealed_reading() }</span></p>
            }
            { for missing.map(|((wits, load_again), says)| html! {
                if wits != ModuleStatus::Ok {
                    { module_notice(wits, load_again, says, loc) }
                }
            }) }
        </div>
    }
}

/// Notice that a worker is missing. The button keeps the focus after it is pressed.
fn module_notice(
    wits: ModuleStatus,
    load_again: &Callback<()>,
    says: &'static str,
    loc: Localizer,
) -> Html {
    let is_coming = wits == ModuleStatus::Retrying;
    let again = load_again.reform(|_: MouseEvent| ());
    html! {
        <div key={says} class="notice missing">
            { icon("warn") }
            <p>{ if is_coming { loc.part_coming() } else { says } }</p>
            <div class="ways">
                <button type="button" class="btn" aria-disabled={is_coming.then_some("true")} onclick={again}>
                    { loc.part_again() }
                </button>
                { text_button(None, loc.part_reload(), Callback::from(|_: MouseEvent| platform::reload())) }
            </div>
        </div>
    }
}
