//! Where the keyboard's focus goes when a part of the page has changed.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform;

/// Gives the focus to a place when it is new, and after each change of a value.
#[hook]
pub fn use_focus<T: PartialEq + 'static>(change: T) -> NodeRef {
    use_place(change, platform::focus)
}

/// Gives a place the focus, if the change has left it nowhere: what had it may be gone.
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
