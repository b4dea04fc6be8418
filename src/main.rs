//! The entry point of the page.

fn main() {
    red7::state::Language::set_list(red7::platform::listed_languages().leak());
    #[cfg(target_arch = "wasm32")]
    red7::i18n::set_source(red7::platform::loaded_text);
    let root = gloo::utils::document().get_element_by_id("app");
    match root {
        Some(root) => yew::Renderer::<red7::ui::App>::with_root(root).render(),
        None => yew::Renderer::<red7::ui::App>::new().render(),
    };
}
