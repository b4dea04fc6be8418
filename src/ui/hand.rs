//! One's own hand.

use yew::prelude::*;

use super::card::held;
use super::words;
use crate::game::{Card, CardSet, Color};
use crate::state::Action;

/// What [`Hand`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct HandProps {
    /// The cards.
    pub cards: CardSet,
    /// The chosen one.
    pub chosen: Option<Card>,
    /// Whether a card can be chosen now.
    pub is_enabled: bool,
    /// Where actions go.
    pub dispatch: Callback<Action>,
}

/// The cards that only their player sees, by colour, the highest first.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let sorted = Color::ALL
        .into_iter()
        .flat_map(|color| props.cards & CardSet::of_color(color));
    let cards = sorted.map(|card| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Action::Choose(card));
        held(card, props.chosen == Some(card), props.is_enabled, onclick)
    });
    let label = format!("Your hand: {}", words::cards_in_hand(props.cards.len()));
    html! { <section class="hand" aria-label={label}>{ for cards }</section> }
}
