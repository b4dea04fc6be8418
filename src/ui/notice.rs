//! Messages about what went otherwise than expected.

use yew::prelude::*;

use super::art::icon;
use super::words;
use crate::state::{Action, Notice};

/// The messages, the oldest first, each with a button that takes it away.
pub fn notices(notices: &[Notice], dispatch: &Callback<Action>) -> Html {
    let notices = notices.iter().map(|&notice| {
        let onclick = dispatch.reform(move |_: MouseEvent| Action::Dismiss(notice));
        html! {
            <div key={words::notice(notice)} class="notice">
                { icon("warn") }
                <p>{ words::notice(notice) }</p>
                <button type="button" class="icon-btn" aria-label="Dismiss" {onclick}>
                    { icon("cross") }
                </button>
            </div>
        }
    });
    html! { <div class="notices" role="status">{ for notices }</div> }
}
