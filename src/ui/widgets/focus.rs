//! Keyboard focus after a part of the page has changed.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform;
use crate::ui::effect::use_effect_with;

/// Focuses the returned ref when it is mounted, and after each change of a value.
#[hook]
pub fn use_focus<T: PartialEq + 'static>(change: T) -> NodeRef {
    use_place(change, platform::focus)
}

/// Focuses the returned ref if a change has left the focus nowhere, because the focused element is gone.
#[hook]
pub fn use_lost_focus<T: PartialEq + 'static>(change: T) -> NodeRef {
    use_place(change, |place| {
        platform::focus_if_lost(place);
    })
}

#[hook]
fn use_place<T: PartialEq + 'static>(change: T, arrive: fn(&HtmlElement)) -> NodeRef {
    let place = use_node_ref();
    let here = place.clone();
    use_effect_with(change, move |_| {
        here.cast::<HtmlElement>().iter().for_each(arrive);
    });
    place
}
