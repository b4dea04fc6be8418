//! Elements of the page, by selectors.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};

/// Gives an element the focus.
pub fn focus(element: &HtmlElement) {
    // Fails only for an element that is not in the page any more.
    let _ = element.focus();
}

/// The first element of a selector, if it is of this kind.
pub fn query<T: JsCast>(selector: &str) -> Option<T> {
    let found = document().query_selector(selector).ok().flatten();
    found.and_then(|found| found.dyn_into().ok())
}

/// The first element of a selector as text, with all in it.
#[must_use]
pub fn outer_html(selector: &str) -> String {
    query::<Element>(selector).map_or_else(String::new, |element| element.outer_html())
}

/// All elements of a selector.
pub fn query_all(selector: &str) -> Vec<HtmlElement> {
    list(document().query_selector_all(selector))
}

/// The elements of a list.
pub fn list<E>(nodes: Result<NodeList, E>) -> Vec<HtmlElement> {
    let Ok(nodes) = nodes else {
        return Vec::new();
    };
    let nodes = (0..nodes.length()).filter_map(|index| nodes.get(index));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}
