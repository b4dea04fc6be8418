//! Values that may render a little later than the rest.

use yew::prelude::*;

use crate::platform;
use crate::ui::effect::use_effect_with;

/// The value at the time of the last paint. Less urgent parts of the page render this one, so they don't delay the
/// response to a key or a tap.
#[hook]
pub fn use_deferred<T: Clone + PartialEq + 'static>(value: &T) -> T {
    let shown = use_state_eq(|| value.clone());
    let setter = shown.setter();
    use_effect_with(value.clone(), move |value| {
        let value = value.clone();
        let waiting = platform::after_paint(move || setter.set(value));
        move || drop(waiting)
    });
    T::clone(&shown)
}
