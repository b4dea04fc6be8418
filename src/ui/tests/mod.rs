//! Components, rendered to text on this machine: every state of a card and of the table.
//!
//! What they show is kept in `snapshots/`. A change of it fails the tests until it is
//! taken with `INSTA_UPDATE=always cargo test --lib ui::`, and so seen in the commit.

mod cards;
mod outline;
mod table;

use futures::executor::block_on;
use yew::prelude::*;

#[derive(Clone, Properties)]
struct ShownProps {
    show: fn() -> Html,
}

impl PartialEq for ShownProps {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.show, other.show)
    }
}

#[component]
fn Shown(props: &ShownProps) -> Html {
    (props.show)()
}

/// What a person gets of something that is rendered, as an outline.
fn outline(show: fn() -> Html) -> String {
    let renderer = yew::ServerRenderer::<Shown>::with_props(move || ShownProps { show });
    outline::of(&block_on(renderer.hydratable(false).render()))
}

/// Compares an outline with the one that is kept under a name.
fn keep(name: &str, outline: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, outline));
}
