//! The start of the page.

use web_sys::Element;
use yew::Renderer;
use yew::platform::spawn_local;

use super::app::{App, load_lazy_code};
use crate::platform;

/// Shows the page. At a first visit the first part of the program is enough to begin with. Whoever has something stored,
/// or comes back to what was shown, waits for the second, which can read it.
pub fn start() {
    if is_first_visit() {
        render();
    } else {
        spawn_local(async {
            // The second try bypasses the browser's cache, which may hold a broken file.
            if load_lazy_code().await.is_some() || load_lazy_code().await.is_some() {
                render();
            } else {
                platform::say_not_loaded();
            }
        });
    }
}

/// Returns `true` if nothing is stored, or can be, and nothing was shown before.
fn is_first_visit() -> bool {
    let is_empty = platform::names().map_or(true, |names| names.is_empty());
    is_empty && platform::restored_entry().is_none()
}

fn render() {
    match platform::query::<Element>("#app") {
        Some(root) => Renderer::<App>::with_root(root).render(),
        None => Renderer::<App>::new().render(),
    };
}
