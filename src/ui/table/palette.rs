//! A palette: the cards that count on a bracket, the others tucked in behind.

use yew::prelude::*;

use super::choosing::Picker;
use crate::game::{Card, CardSet, Rule};
use crate::ui::widgets::{face_down, icon};

/// The cards before a player.
#[derive(Clone, Copy)]
pub struct Palette<'a> {
    /// The cards.
    pub cards: CardSet,
    /// The card that was played in the turn under way.
    pub staged: CardSet,
    /// A chosen card that may come here: a place is kept for it.
    pub ghost: Option<Card>,
    /// Draws the cards, some of which can be chosen now.
    pub picker: Picker<'a>,
}

impl Palette<'_> {
    /// The palette of a player who is out.
    pub fn face_down(&self) -> Html {
        let label = self.picker.words.palette_face_down();
        let backs = (0..self.cards.len()).map(|nth| face_down(label, nth));
        html! {
            <div class="pal" style={format!("--nr:{}", self.cards.len())}>{ for backs }</div>
        }
    }

    /// The palette under the rule in force.
    pub fn under(&self, rule: Rule) -> Html {
        let counting = rule.qualifying(self.cards);
        let rest = self.cards - counting;
        let shown = |card: Card, idle: bool| {
            let staged = self.staged.contains(card).then_some("staged");
            let extra = classes!(idle.then_some("idle"), staged);
            self.picker.on_table(card, extra)
        };
        // The place for a chosen card is where the card would lie.
        let (ghost_counts, ghost_rests) = match self.ghost {
            Some(card) if rule.qualifying(self.cards.with(card)).contains(card) => (1, 0),
            Some(_) => (0, 1),
            None => (0, 0),
        };
        let ghost = |places: usize| {
            (places > 0)
                .then(|| html! { <div key="ghost" class="ghost" aria-hidden="true">{ icon("palette") }</div> })
        };
        let (on_bracket, beside) = (counting.len() + ghost_counts, rest.len() + ghost_rests);
        html! {
            <div
                class={classes!("pal", self.picker.choosing.offers(self.cards).then_some("offers"))}
                style={format!("--ns:{on_bracket};--nr:{beside}")}
            >
                if on_bracket > 0 {
                    <div class="set">
                        { for counting.iter().map(|card| shown(card, false)) }
                        { for ghost(ghost_counts) }
                    </div>
                }
                if beside > 0 {
                    <div class="rest">
                        { for (rest - self.staged).iter().map(|card| shown(card, true)) }
                        { for (rest & self.staged).iter().map(|card| shown(card, true)) }
                        { for ghost(ghost_rests) }
                    </div>
                }
            </div>
        }
    }
}
