//! Elements that move from where they were to where they are. How, and how long it
//! takes, the styles say: see `[data-moves]` there.

use web_sys::HtmlElement;

/// Lets an element come from where a `transform` would put it.
pub fn come_from(element: &HtmlElement, transform: &str) {
    // Names and values that the browser knows cannot be refused.
    let _ = element.style().set_property("--from", transform);
    let _ = element.remove_attribute("data-moves");
    // Asking for a size lets the browser see that it is gone, so that it begins anew.
    let _ = element.offset_width();
    let _ = element.set_attribute("data-moves", "");
}
