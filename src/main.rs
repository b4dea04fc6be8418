//! The entry point of the page.

fn main() {
    red7::state::Language::set_list(red7::platform::listed_languages().leak());
    #[cfg(target_arch = "wasm32")]
    red7::i18n::set_source(red7::platform::loaded_text);
    red7::ui::start();
}
