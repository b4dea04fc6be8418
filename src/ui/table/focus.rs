//! Restores the keyboard focus when the focused element disappears.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform::{self, Timer};
use crate::ui::effect::use_effect_with;

/// Time the focus rests on the surrounding section, in milliseconds, so that a key pressed twice doesn't activate a new
/// button. Buttons ignore taps for the same time.
const REST: u32 = 350;

/// Moves a focus lost by `change`, or left in a part of the page as it becomes `spent`, to the returned section, and
/// then, if it is still there, to the element matching `goes_on`. Sets `is_named` if the section received the focus and
/// so had its name announced.
#[hook]
pub fn use_focus_here<T: PartialEq + 'static>(
    change: T,
    goes_on: Option<&'static str>,
    spent: Option<&'static str>,
    is_named: &Rc<RefCell<bool>>,
) -> NodeRef {
    let place = use_node_ref();
    let (here, is_named) = (place.clone(), is_named.clone());
    let came = use_mut_ref(|| None::<u32>);
    let was_spent = use_mut_ref(|| None::<&'static str>);
    use_effect_with((change, goes_on, spent), move |&(_, goes_on, spent)| {
        let here = here.cast::<HtmlElement>();
        let newly_spent = spent.filter(|_| *was_spent.borrow() != spent);
        was_spent.replace(spent);
        let is_here = here.as_ref().is_some_and(|here| {
            platform::focus_if_lost(here)
                || newly_spent.is_some_and(|spent| platform::take_focus(spent, here))
        });
        // A screen reader stays silent about a section that had the focus a moment ago.
        let now = platform::uptime();
        let before = *came.borrow();
        if is_here {
            came.replace(Some(now));
        }
        is_named.replace(is_here && before.is_none_or(|before| now - before > 1));
        let timer = here.zip(goes_on).map(|(here, goes_on)| {
            Timer::after(REST, move || platform::move_focus(&here, goes_on))
        });
        move || drop(timer)
    });
    place
}
