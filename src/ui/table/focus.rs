//! Where the keyboard's focus goes when what had it is gone.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform::{self, Timer};

/// How long it rests on the place around, in milliseconds: a key that is pressed twice must not press what is new as
/// well. The buttons are deaf to fingers for as long.
const REST: u32 = 350;

/// Takes the focus that was lost by a change to a place, and then, if it is still there, to what goes on from there.
#[hook]
pub fn use_focus_here<T: PartialEq + 'static>(change: T, goes_on: Option<&'static str>) -> NodeRef {
    let place = use_node_ref();
    let here = place.clone();
    use_effect_with((change, goes_on), move |&(_, goes_on)| {
        let here = here.cast::<HtmlElement>();
        here.iter().for_each(platform::focus_if_lost);
        let timer = here.zip(goes_on).map(|(here, goes_on)| {
            Timer::after(REST, move || platform::move_focus(&here, goes_on))
        });
        move || drop(timer)
    });
    place
}
