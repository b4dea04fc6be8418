//! The browser's Back button, which is a gesture on phones. It closes whatever is over the page, then leads to the
//! start page, and leaves the page only from there.

use yew::prelude::*;

use crate::platform;
use crate::state::{Action, NavigationAction};

/// Makes Back lead towards the start page while another screen or a sheet is shown.
///
/// One history entry is enough: it is pushed when there is something to go back from, and again after Back has consumed
/// it. An entry may be left over on the start page; Back then does nothing once.
#[hook]
pub fn use_back(is_away: bool, dispatch: &Callback<Action>) {
    let has_entry = use_mut_ref(|| false);
    {
        let has_entry = has_entry.clone();
        // Runs after each rendering, because after Back there may still be something to go back from.
        use_effect(move || {
            if is_away && !has_entry.replace(true) {
                platform::push_entry();
            }
        });
    }
    use_effect_with(dispatch.clone(), move |dispatch| {
        let dispatch = dispatch.clone();
        let listener = platform::on_back(move || {
            has_entry.replace(false);
            dispatch.emit(Action::Navigate(NavigationAction::Back));
        });
        move || drop(listener)
    });
}
