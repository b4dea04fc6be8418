//! The entry point: of the page, and of the worker that thinks beside it.

use gloo::timers::callback::Timeout;

fn main() {
    if red7::platform::serve(red7::state::answer) {
        return;
    }
    // A task of its own: the browser can answer between starting the program and drawing the page.
    Timeout::new(0, draw).forget();
}

/// Draws the page in its place, and keeps it as its state says.
fn draw() {
    let root = gloo::utils::document().get_element_by_id("app");
    match root {
        Some(root) => yew::Renderer::<red7::ui::App>::with_root(root).render(),
        None => yew::Renderer::<red7::ui::App>::new().render(),
    };
}
