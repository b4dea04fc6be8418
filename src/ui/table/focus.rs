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
    let came = use_mut_ref(i64::default);
    use_effect_with((change, goes_on), move |&(_, goes_on)| {
        let here = here.cast::<HtmlElement>();
        let is_here = here.as_ref().is_some_and(platform::focus_if_lost);
        // Of a place that had the focus a moment ago a screen reader says nothing when it has it again.
        let now = platform::seconds();
        let before = *came.borrow();
        if is_here {
            came.replace(now);
        }
        is_named.replace(is_here && now - before > 1);
        let timer = here.zip(goes_on).map(|(here, goes_on)| {
            Timer::after(REST, move || platform::move_focus(&here, goes_on))
        });
        move || drop(timer)
    });
    place
}
