//! Native rendering tests: the markup of the page in each state.
//!
//! Outlines of single parts are stored in `snapshots/`. A changed outline fails its test until it is accepted with
//! `INSTA_UPDATE=always cargo test --lib ui::`, so the commit shows every change.

mod cards;
mod curtain;
mod daily;
mod data;
mod ends;
mod following;
mod form;
mod friends;
mod gallery;
mod home;
mod how_to;
mod keys;
mod lazy_loading;
mod learn;
mod live;
mod looking;
mod match_end;
mod menu;
mod moments;
mod outline;
mod polish;
mod puzzle;
mod rating_step;
mod review;
#[cfg(feature = "sealed")]
mod sealed;
mod sent;
mod settings;
mod sheets;
mod spoken;
mod statistics;
mod statistics_filter;
mod table;
mod tree;
mod turn;

use std::rc::Rc;

use futures::executor::block_on;
use tree::Element;
use yew::prelude::*;

use crate::i18n::Localizer;
use crate::ui::context::PageContext;

#[derive(Clone, Properties)]
struct ShownProps {
    show: Rc<dyn Fn() -> Html>,
}

impl PartialEq for ShownProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.show, &other.show)
    }
}

/// Wrapper for content of an English page, addressed to the player at the first seat.
#[component]
fn Shown(props: &ShownProps) -> Html {
    let page = PageContext {
        loc: Localizer::ENGLISH,
        dispatch: Callback::noop(),
    };
    html! { <ContextProvider<PageContext> context={page}>{ (props.show)() }</ContextProvider<PageContext>> }
}

/// Renders content as the server-side renderer does, without hydration markers, and checks what is read of it.
fn rendered(show: impl Fn() -> Html + 'static) -> Element {
    let show = Rc::new(show);
    let renderer = yew::LocalServerRenderer::<Shown>::with_props(ShownProps { show });
    let page = Element::read(&block_on(renderer.hydratable(false).render()));
    spoken::check(&page);
    page
}

/// Renders content and returns its outline.
fn outline(show: impl Fn() -> Html + 'static) -> String {
    let page = rendered(show);
    outline::of(&page, &[&page])
}

/// Compares an outline with the stored snapshot `name`.
fn keep(name: &str, outline: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, outline));
}

/// Compares the parts of a page matching `selectors` with the stored snapshot `name`.
#[track_caller]
fn keep_parts(name: &str, page: &Element, selectors: &[&str]) {
    let parts = |selector: &&str| {
        let parts = page.all(selector);
        assert!(!parts.is_empty(), "{selector} in {}", page.text());
        parts
    };
    let parts: Vec<&Element> = selectors.iter().flat_map(parts).collect();
    keep(name, &outline::of(page, &parts));
}
