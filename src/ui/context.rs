//! The Yew context of all components: the localizer and the action dispatcher.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::Action;

/// Context of all components. The localizer changes with the language and with the player addressed, and then every
/// component that shows text renders again; the dispatcher never changes.
#[derive(Clone, PartialEq)]
pub struct PageContext {
    /// Localizer that addresses the player at the table, if there is one.
    pub loc: Localizer,
    pub dispatch: Callback<Action>,
}

#[hook]
pub fn use_page() -> PageContext {
    use_context().expect("a page around the component")
}

/// The localizer, for a component that dispatches no actions.
#[hook]
pub fn use_localizer() -> Localizer {
    use_page().loc
}

/// Dispatches an action on each click.
pub fn on_click(dispatch: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    dispatch.reform(move |_| action.clone())
}
