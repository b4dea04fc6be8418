//! What is seen a little later than the rest.

use yew::prelude::*;

use crate::platform;

/// A value as it was when the page was painted last. What is less urgent than the answer to a key or a finger
/// shows this one: so it does not keep the answer waiting.
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
