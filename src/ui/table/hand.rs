//! The player's own hand.

use yew::prelude::*;

use super::card_selection::CardSelection;
use super::seat::fan;
use crate::game::{Card, CardSet, Color};
use crate::i18n::Localizer;
use crate::ui::context::{PageContext, use_page};
use crate::ui::widgets::face_down;

#[derive(Clone, PartialEq, Properties)]
pub struct HandProps {
    pub cards: CardSet,
    pub choosing: CardSelection,
}

/// Number of cards from which they overlap so closely that each shows only its left side.
const MANY: usize = 8;

/// The cards that only their player sees, by colour, highest first.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let sorted: Vec<Card> = Color::ALL
        .into_iter()
        .flat_map(|color| props.cards & CardSet::of_color(color))
        .collect();
    let choosing = props.choosing.among(&sorted);
    let picker = choosing.picker(loc, &dispatch);
    let cards = sorted.iter().map(|&card| picker.in_hand(card));
    let label = loc.hand_label(props.cards.len());
    let class = classes!("hand", (sorted.len() >= MANY).then_some("is-large"));
    html! {
        <section {class} aria-label={label}>
            if sorted.is_empty() {
                { fan(loc, 0) }
            }
            { for cards }
        </section>
    }
}

/// A face-down hand of `cards` cards.
pub fn covered(loc: Localizer, cards: usize) -> Html {
    let label = loc.palette_face_down();
    html! {
        <section class="hand" aria-label={loc.hand_cards(cards)}>
            { for (0..cards).map(|nth| face_down(label, nth)) }
        </section>
    }
}
