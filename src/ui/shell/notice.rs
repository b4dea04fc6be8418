//! Messages about what went otherwise than expected.

use yew::prelude::*;

use crate::platform;
use crate::state::{Action, Notice, NoticeAction};
use crate::ui::widgets::{IconButton, icon};
use crate::words::Words;

/// The messages, the oldest first, each with a button that takes it away.
pub fn notices(notices: &[Notice], words: Words, dispatch: &Callback<Action>) -> Html {
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
    html! { <div class="notices" role="status">{ for notices }</div> }
}
