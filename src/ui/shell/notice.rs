//! Messages about what went otherwise than expected.

use yew::prelude::*;

use crate::platform;
use crate::state::{Action, Notice, NoticeAction};
use crate::ui::engine::Wits;
use crate::ui::widgets::{IconButton, icon, text_button};
use crate::words::Words;

/// The messages, the oldest first, each with a button that takes it away. The last one goes by itself: that what thinks
/// is missing.
pub fn notices(
    notices: &[Notice],
    wits: Wits,
    load_again: &Callback<()>,
    words: Words,
    dispatch: &Callback<Action>,
) -> Html {
    let notices = notices.iter().map(|&notice| {
        let says = words.notice(notice);
        let is_update = notice == Notice::NewVersion;
        html! {
            <div key={says.as_str()} class="notice">
                { icon(if is_update { "retry" } else { "warn" }) }
                <p>{ &says }</p>
                if is_update {
                    <button type="button" class="btn" onclick={|_| platform::take_update()}>
                        { words.notice_load_it() }
                    </button>
                }
                { IconButton::new(words.notice_dismiss(), "cross").sends(Action::Notice(NoticeAction::Dismiss(notice)), dispatch) }
            </div>
        }
    });
    html! {
        <div class="notices" role="status">
            { for notices }
            if wits != Wits::Fine {
                { missing(wits, load_again, words) }
            }
        </div>
    }
}

/// That what thinks is missing. A button that was pressed keeps the focus.
fn missing(wits: Wits, load_again: &Callback<()>, words: Words) -> Html {
    let is_coming = wits == Wits::ComingAgain;
    let again = load_again.reform(|_: MouseEvent| ());
    html! {
        <div key="missing" class="notice missing">
            { icon("warn") }
            <p>{ if is_coming { words.part_coming() } else { words.thinking_failed() } }</p>
            <div class="ways">
                <button type="button" class="btn" aria-disabled={is_coming.then_some("true")} onclick={again}>
                    { words.part_again() }
                </button>
                { text_button(None, words.part_reload(), Callback::from(|_: MouseEvent| platform::reload())) }
            </div>
        </div>
    }
}
