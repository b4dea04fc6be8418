//! Choosing a card: in one's hand, or on the table for an action.

use yew::prelude::*;

use super::art::{glyph, icon, suit};
use super::card::{face, lying};
use super::words;
use crate::game::{Card, CardSet};
use crate::state::{Action, Prospects};

/// What can be chosen now.
#[derive(Clone, PartialEq)]
pub struct Choosing {
    /// The cards that can be chosen, in hand or on the table.
    pub cards: CardSet,
    /// The chosen one.
    pub chosen: Option<Card>,
    /// What they would lead to, while an action asks for one of them.
    pub prospects: Option<Prospects>,
    /// Whether cards act when they are played.
    pub has_actions: bool,
    /// Where actions go.
    pub dispatch: Callback<Action>,
}

impl Choosing {
    /// A card in one's own hand.
    pub fn in_hand(&self, card: Card) -> Html {
        let mark = self.has_actions.then(|| action_mark(card));
        self.button(card, Classes::new(), html! { <>{ face(card) }{ mark }</> })
    }

    /// A card on the table.
    pub fn on_table(&self, card: Card, extra: Classes) -> Html {
        if self.cards.contains(card) {
            self.button(card, extra, face(card))
        } else {
            lying(card, extra)
        }
    }

    fn button(&self, card: Card, extra: Classes, drawn: Html) -> Html {
        let is_chosen = self.chosen == Some(card);
        let is_enabled = self.cards.contains(card);
        let prospect = self.prospects.filter(|_| is_enabled);
        let class = classes!(
            "card",
            suit(card.color()),
            is_chosen.then_some("selected"),
            prospect.map(|prospects| if prospects.movable.contains(card) {
                "can"
            } else {
                "cannot"
            }),
            extra,
        );
        let onclick = self
            .dispatch
            .reform(move |_: MouseEvent| Action::Choose(card));
        html! {
            <button
                key={card.rank()}
                type="button"
                {class}
                aria-label={self.label(card, prospect)}
                aria-pressed={if is_chosen { "true" } else { "false" }}
                aria-disabled={(!is_enabled).then_some("true")}
                {onclick}
            >
                { drawn }
                { for prospect.and_then(|prospects| badge(card, prospects)) }
            </button>
        }
    }

    fn label(&self, card: Card, prospect: Option<Prospects>) -> String {
        let mut label = words::card_name(card);
        if self.has_actions
            && let Some(action) = words::action_name(card)
        {
            label = format!("{label}, action: {action}");
        }
        match prospect {
            Some(prospects) => format!("{label}, {}", words::prospect(card, prospects)),
            None => label,
        }
    }
}

/// What a card would lead to, as a sign on it.
fn badge(card: Card, prospects: Prospects) -> Option<Html> {
    let sign = match () {
        () if prospects.leading.contains(card) => "check",
        () if prospects.movable.contains(card) => "warn",
        () => return None,
    };
    Some(html! { <span class={classes!("badge", sign)}>{ icon(sign) }</span> })
}

/// The sign of what a card does when it is played.
fn action_mark(card: Card) -> Html {
    match words::action_name(card) {
        Some(_) => glyph(format!("a{}", card.value()), "a"),
        None => Html::default(),
    }
}
