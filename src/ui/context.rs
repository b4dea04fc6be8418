//! What all components have in common, and get by context: the words of the page, and where actions go.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::Action;

/// What a page tells all its components. It changes with the language and with whom the page speaks to, and then all
/// that shows words is rendered anew; where actions go never changes.
#[derive(Clone, PartialEq)]
pub struct PageContext {
    /// The words, as they are said to the person at the table, if one sits there.
    pub loc: Localizer,
    /// Where actions go.
    pub dispatch: Callback<Action>,
}

/// What the page around a component tells it.
#[hook]
pub fn use_page() -> PageContext {
    use_context().expect("a page around the component")
}

/// The words of the page around a component that sends no actions.
#[hook]
pub fn use_localizer() -> Localizer {
    use_page().loc
}

/// Sends an action at a click.
pub fn on_click(dispatch: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    dispatch.reform(move |_| action.clone())
}
