//! Updates of the screen that the browser paints as a whole.
//!
//! After 16 ms Yew lets the browser paint, also where parents have been rendered and their children have yet to be,
//! unless a component waits to be rendered. So the component that is rendered last waits from the beginning of each
//! update on. It is also told of the beginning, when the layout still is that of the last frame: to measure it then costs
//! little.

use std::cell::RefCell;

use yew::functional::UseForceUpdateHandle;
use yew::prelude::*;

use crate::ui::effect::use_effect_with;

#[derive(Clone)]
struct Last {
    on_begin: Callback<()>,
    wait: UseForceUpdateHandle,
}

thread_local! {
    static LAST: RefCell<Option<Last>> = RefCell::default();
}

/// Called when an update begins.
pub fn begin_update() {
    if let Some(last) = LAST.with_borrow(Clone::clone) {
        last.on_begin.emit(());
        last.wait.force_update();
    }
}

/// Marks a component as the one that is rendered last: the first child of its parent, since Yew creates children from
/// the last to the first, and renders them as they were created.
#[hook]
pub fn use_end_of_update(on_begin: &Callback<()>) {
    let wait = use_force_update();
    use_effect_with(on_begin.clone(), move |on_begin| {
        let on_begin = on_begin.clone();
        LAST.set(Some(Last { on_begin, wait }));
        || LAST.set(None)
    });
}
