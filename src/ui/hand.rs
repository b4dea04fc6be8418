//! One's own hand.

use yew::prelude::*;

use super::choosing::Choosing;
use crate::game::{Card, CardSet, Color};

/// What [`Hand`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct HandProps {
    /// The cards.
    pub cards: CardSet,
    /// What can be chosen now.
    pub choosing: Choosing,
}

/// The cards that only their player sees, by colour, the highest first.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let sorted: Vec<Card> = Color::ALL
        .into_iter()
        .flat_map(|color| props.cards & CardSet::of_color(color))
        .collect();
    let choosing = props.choosing.among(&sorted);
    let cards = sorted.iter().map(|&card| choosing.in_hand(card));
    let words = props.choosing.words;
    let label = words.hand_label(&words.hand_cards(props.cards.len()).into());
    html! { <section class="hand" aria-label={label.plain(words)}>{ for cards }</section> }
}
