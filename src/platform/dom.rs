//! Elements of the page, found by selectors.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};

pub fn focus(element: &HtmlElement) {
    // Fails only for an element that is no longer in the page.
    let _ = element.focus();
}

/// The first element that a selector matches, if it has this type.
pub fn query<T: JsCast>(selector: &str) -> Option<T> {
    let found = document().query_selector(selector).ok().flatten();
    found.and_then(|found| found.dyn_into().ok())
}

/// HTML of the first element that a selector matches, including the element itself; empty if there
/// is none.
#[must_use]
pub fn outer_html(selector: &str) -> String {
    query::<Element>(selector).map_or_else(String::new, |element| element.outer_html())
}

/// Scrolls a list, and nothing around it, until the item that a selector matches is in view.
pub fn show_in_list(item: &str) {
    let Some(item) = query::<Element>(item) else {
        return;
    };
    if let Some(list) = item.closest(".scroll").ok().flatten() {
        let (whole, part) = (
            list.get_bounding_client_rect(),
            item.get_bounding_client_rect(),
        );
        let above = (part.top() - whole.top()).min(0.);
        let below = (part.bottom() - whole.bottom()).max(0.);
        list.set_scroll_top(list.scroll_top() + (above + below) as i32);
    }
}

pub fn query_all(selector: &str) -> Vec<HtmlElement> {
    list(document().query_selector_all(selector))
}

pub fn list<E>(nodes: Result<NodeList, E>) -> Vec<HtmlElement> {
    let Ok(nodes) = nodes else {
        return Vec::new();
    };
    let nodes = (0..nodes.length()).filter_map(|index| nodes.get(index));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}
