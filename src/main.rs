//! The entry point of the page.

fn main() {
    let root = gloo::utils::document().get_element_by_id("app");
    match root {
        Some(root) => yew::Renderer::<red7::ui::App>::with_root(root).render(),
        None => yew::Renderer::<red7::ui::App>::new().render(),
    };
}
