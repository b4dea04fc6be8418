//! Choosing a card: in hand, or on the table for an action.

use yew::prelude::*;

use crate::game::{Card, CardSet};
use crate::i18n::Localizer;
use crate::state::{Action, ActionTargets, Discardable, TurnAction};
use crate::ui::context::on_click;
use crate::ui::widgets::{face, glyph, icon, lying, suit};

/// The cards that can be chosen now.
#[derive(Clone, PartialEq)]
pub struct CardSelection {
    /// Cards that can be chosen, in hand or on the table.
    pub cards: CardSet,
    pub chosen: Option<Card>,
    /// Effects of choosing each card, while an action asks for one.
    pub prospects: Option<ActionTargets>,
    /// When each card in hand can be discarded, at the beginning of a turn.
    pub discardable: Vec<(Card, Discardable)>,
    /// Card a hint points at.
    pub pointed: Option<Card>,
    /// Cards in hand that were drawn last.
    pub drawn: CardSet,
    /// `true` if cards have actions when played.
    pub has_actions: bool,
    /// Card of a group that the Tab key reaches; arrow keys move to the others (roving tabindex).
    pub stop: Option<Card>,
    /// Called with the card that receives the focus.
    pub on_focus: Callback<Card>,
}

impl CardSelection {
    /// Restricts the selection to one group of cards. The Tab key reaches the card that had the focus last, else the
    /// chosen one, else the first. Drops everything about other cards, so a seat without any of them is not rendered
    /// again.
    pub fn among(&self, group: &[Card]) -> Self {
        let is_there = |card: &Card| group.contains(card);
        let stop = self.stop.filter(is_there);
        let chosen = self.chosen.filter(is_there);
        Self {
            chosen,
            prospects: self.prospects.filter(|_| !group.is_empty()),
            pointed: self.pointed.filter(is_there),
            drawn: self.drawn & group.iter().copied().collect(),
            stop: stop.or(chosen).or(group.first().copied()),
            ..self.clone()
        }
    }

    /// Returns `true` if an action asks for one of these cards.
    pub fn offers(&self, cards: CardSet) -> bool {
        self.prospects.is_some() && !(self.cards & cards).is_empty()
    }

    /// Renderer for cards that can be chosen.
    pub const fn picker<'a>(
        &'a self,
        loc: Localizer,
        dispatch: &'a Callback<Action>,
    ) -> CardPicker<'a> {
        CardPicker {
            choosing: self,
            loc,
            dispatch,
        }
    }
}

/// Renders cards, some of which can be chosen.
#[derive(Clone, Copy)]
pub struct CardPicker<'a> {
    pub choosing: &'a CardSelection,
    pub loc: Localizer,
    dispatch: &'a Callback<Action>,
}

impl CardPicker<'_> {
    /// A card in the player's own hand.
    pub fn in_hand(&self, card: Card) -> Html {
        let choosing = self.choosing;
        let action = self.loc.action(card).filter(|_| choosing.has_actions);
        let is_new = choosing.drawn.contains(card);
        let mut label = vec![self.loc.card_name(card)];
        label.extend(action.map(|action| self.loc.card_action(action)));
        label.extend(is_new.then(|| self.loc.card_drawn().to_owned()));
        let mark = action.map(|_| glyph(format!("a{}", card.value()), "a"));
        let drawn = html! { <>{ face(card) }{ for mark }</> };
        self.button(card, classes!(is_new.then_some("drawn")), label, drawn)
    }

    /// A card on the table.
    pub fn on_table(&self, card: Card, extra: Classes) -> Html {
        let choosing = self.choosing;
        if choosing.cards.contains(card) {
            self.button(card, extra, vec![self.loc.card_name(card)], face(card))
        } else {
            lying(self.loc, card, extra)
        }
    }

    fn button(&self, card: Card, extra: Classes, mut label: Vec<String>, drawn: Html) -> Html {
        let choosing = self.choosing;
        let is_chosen = choosing.chosen == Some(card);
        let is_pointed = choosing.pointed == Some(card);
        let is_enabled = choosing.cards.contains(card);
        let prospect = choosing.prospects.filter(|_| is_enabled);
        let class = classes!(
            "card",
            suit(card.color()),
            is_chosen.then_some("selected"),
            is_pointed.then_some("pointed"),
            prospect.map(|prospects| if prospects.movable.contains(card) {
                "can"
            } else {
                "cannot"
            }),
            extra,
        );
        let mut discardable = choosing.discardable.iter();
        let discardable = discardable.find(|(of, _)| *of == card);
        let prospect_told = prospect.map(|prospects| self.loc.prospect(card, prospects));
        label.extend(prospect_told.map(str::to_owned));
        let onclick = on_click(self.dispatch, Action::Turn(TurnAction::Choose(card)));
        let onfocusin = choosing.on_focus.reform(move |_: FocusEvent| card);
        html! {
            <button
                key={card.rank()}
                type="button"
                {class}
                data-card={card.to_string()}
                aria-label={self.loc.facts(label)}
                aria-description={discardable.map(|&(_, discardable)| self.loc.discardable(discardable))}
                aria-pressed={if is_chosen { "true" } else { "false" }}
                aria-disabled={(!is_enabled).then_some("true")}
                tabindex={if choosing.stop == Some(card) { "0" } else { "-1" }}
                {onclick}
                {onfocusin}
            >
                { drawn }
                if is_pointed {
                    <span class="badge lamp">{ icon("hint") }</span>
                }
                { for prospect.and_then(|prospects| badge(card, prospects)) }
            </button>
        }
    }
}

/// Badge with the effect of choosing a card. Where none leads yet, a warning on each would say nothing about any.
fn badge(card: Card, prospects: ActionTargets) -> Option<Html> {
    let sign = match () {
        () if prospects.leading.is_empty() => return None,
        () if prospects.leading.contains(card) => "check",
        () if prospects.movable.contains(card) => "warn",
        () => return None,
    };
    Some(html! { <span class={classes!("badge", sign)}>{ icon(sign) }</span> })
}
