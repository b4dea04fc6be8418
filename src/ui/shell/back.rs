//! The browser's Back button, which phones have as a gesture: it takes away what lies over the page, then
//! leads to the start page, and only from there out of it.

use yew::prelude::*;

use crate::platform;
use crate::state::{Action, NavigationAction};

/// Lets Back lead towards the start page while that is covered or not shown.
///
/// One entry of the history is enough: it is put in when there is something to go back from, and again when
/// Back has taken it. On the start page it may be left over, and then Back does nothing once.
#[hook]
pub fn use_back(is_away: bool, dispatch: &Callback<Action>) {
    let has_entry = use_mut_ref(|| false);
    {
        let has_entry = has_entry.clone();
        // After each rendering: Back may have left something else to go back from.
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
