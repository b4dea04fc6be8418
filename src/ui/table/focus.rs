//! Where the keyboard's focus goes when what had it is gone.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform::{self, Timer};

/// How long it rests on the place around, in milliseconds: a key that is pressed twice must not press what is new as
/// well. The buttons are deaf to fingers for as long.
const REST: u32 = 350;

/// Takes the focus that was lost by a change to a place, and then, if it is still there, to what goes on from there.
/// Whether it came to the place, and so told its name, is noted.
#[hook]
pub fn use_focus_here<T: PartialEq + 'static>(
    change: T,
    goes_on: Option<&'static str>,
    is_named: &Rc<RefCell<bool>>,
) -> NodeRef {
    let place = use_node_ref();
    let (here, is_named) = (place.clone(), is_named.clone());
    use_effect_with((change, goes_on), move |&(_, goes_on)| {
        let here = here.cast::<HtmlElement>();
        is_named.replace(here.as_ref().is_some_and(platform::focus_if_lost));
        let timer = here.zip(goes_on).map(|(here, goes_on)| {
            Timer::after(REST, move || platform::move_focus(&here, goes_on))
        });
        move || drop(timer)
    });
    place
}
