use yew::prelude::*;

/// A panel beside a wide table, with a heading and the keyboard shortcut that leads to it. `class` adds styling.
pub fn panel(
    title: &'static str,
    class: Option<&'static str>,
    keys: Option<&'static str>,
    content: Html,
) -> Html {
    html! {
        <section class={classes!("panel", "long", class)} aria-label={title} tabindex="-1" aria-keyshortcuts={keys}>
            <header><h2>{ title }</h2></header>
            { content }
        </section>
    }
}
