//! Key of the marks on cards.

use yew::prelude::*;

use crate::game::{ActionKind, Card, Color, Ruleset, Value};
use crate::i18n::Localizer;
use crate::ui::widgets::glyph;

/// The mark on each card that acts when it is played, with a word; nothing in a game without Actions.
pub fn action_key(loc: Localizer, ruleset: &Ruleset) -> Html {
    let entry = |value: Value| {
        let action = match value.action()? {
            ActionKind::Take => loc.action_key_take(),
            ActionKind::Move => loc.action_key_move(),
            ActionKind::Draw | ActionKind::PlayAgain => loc.action(Card::new(Color::Red, value))?,
        };
        Some(html! {
            <li>
                <b>{ value.get() }</b>
                { glyph(format!("a{value}"), "mark") }
                { " " }
                { action }
            </li>
        })
    };
    html! {
        if ruleset.actions().is_some() {
            <ul class="action-key" aria-label={loc.form_actions()}>{ for Value::ALL.into_iter().filter_map(entry) }</ul>
        }
    }
}
