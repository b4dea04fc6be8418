//! A palette: the qualifying cards on a bracket, the others tucked in behind.

use yew::prelude::*;

use super::card_selection::CardPicker;
use crate::game::{Card, CardSet, Rule};
use crate::i18n::Localizer;
use crate::ui::widgets::{face, face_down, suit};

/// The cards before a player.
#[derive(Clone, Copy)]
pub struct Palette<'a> {
    pub cards: CardSet,
    /// Cards played in the current turn.
    pub staged: CardSet,
    /// Cards played in the opponent's turn that is shown.
    pub fresh: CardSet,
    /// The chosen card, if it may be played here: a placeholder keeps its position.
    pub ghost: Option<Card>,
    /// Renders the cards, some of which can be chosen now.
    pub picker: CardPicker<'a>,
}

impl Palette<'_> {
    /// The palette of a player who is out.
    pub fn face_down(&self) -> Html {
        let label = self.picker.loc.palette_face_down();
        let backs = (0..self.cards.len()).map(|nth| face_down(label, nth));
        html! {
            <div class="palette" style={format!("--nr:{}", self.cards.len())}>{ for backs }</div>
        }
    }

    /// The palette under `rule`. With a placeholder, it is grouped as if the card were played.
    pub fn under(&self, rule: Rule) -> Html {
        let cards = self
            .ghost
            .map_or(self.cards, |ghost| self.cards.with(ghost));
        let counting = rule.qualifying(cards);
        let rest = cards - counting;
        let shown = |card: Card, idle: bool| {
            let idle = idle.then_some("idle");
            if self.ghost == Some(card) {
                ghost(
                    card,
                    &format!("ghost {counting:?} {rest:?}"),
                    classes!(idle),
                )
            } else {
                let staged = self.staged.contains(card).then_some("staged");
                let fresh = self.fresh.contains(card).then_some("fresh");
                self.picker.on_table(card, classes!(idle, staged, fresh))
            }
        };
        html! {
            <div
                class={classes!("palette", self.picker.choosing.offers(self.cards).then_some("offers"))}
                style={format!("--ns:{};--nr:{}", counting.len(), rest.len())}
            >
                if !counting.is_empty() {
                    <div class="set">{ for counting.iter().map(|card| shown(card, false)) }</div>
                }
                if !rest.is_empty() {
                    <div class="rest">
                        { for (rest - self.staged).iter().map(|card| shown(card, true)) }
                        { for (rest & self.staged).iter().map(|card| shown(card, true)) }
                    </div>
                }
            </div>
        }
    }
}

/// The palette of a player whose cards have just fallen. Each lies at an angle of its own, and they don't fly anywhere.
pub fn fallen(loc: Localizer, cards: CardSet, class: &'static str) -> Html {
    let fallen = cards.iter().enumerate().map(|(nth, card)| {
        html! {
            <div
                class={classes!("card", suit(card.color()))}
                style={format!("--nth:{nth}")}
                role="img"
                aria-label={loc.card_name(card)}
            >
                { face(card) }
            </div>
        }
    });
    html! { <div key="fallen" {class} style={format!("--ns:{}", cards.len())}>{ for fallen }</div> }
}

/// Placeholder for a card not played yet. It gets its own key among other cards; otherwise it would count as a layout
/// shift.
fn ghost(card: Card, among: &str, extra: Classes) -> Html {
    html! {
        <div
            key={among}
            class={classes!("card", suit(card.color()), "ghost", extra)}
            data-ghost={card.to_string()}
            aria-hidden="true"
        >
            { face(card) }
        </div>
    }
}
