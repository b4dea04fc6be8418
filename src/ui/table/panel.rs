//! A panel beside a wide table.

use yew::prelude::*;

/// A panel with a heading, and the key that leads to it. A further class says how it looks.
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
