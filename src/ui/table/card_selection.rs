//! Choosing a card: in one's hand, or on the table for an action.

use yew::prelude::*;

use crate::game::{Card, CardSet};
use crate::i18n::Localizer;
use crate::state::{Action, ActionTargets, Discardable, TurnAction};
use crate::ui::context::on_click;
use crate::ui::widgets::{face, glyph, icon, lying, suit};

/// What can be chosen now.
#[derive(Clone, PartialEq)]
pub struct CardSelection {
    /// The cards that can be chosen, in hand or on the table.
    pub cards: CardSet,
    /// The chosen one.
    pub chosen: Option<Card>,
    /// What they would lead to, while an action asks for one of them.
    pub prospects: Option<ActionTargets>,
    /// Which cards in hand can be discarded, at the beginning of a turn.
    pub discardable: Vec<(Card, Discardable)>,
    /// The one at which a hint points.
    pub pointed: Option<Card>,
    /// The cards in hand that were drawn last.
    pub drawn: CardSet,
    /// Whether cards act when they are played.
    pub has_actions: bool,
    /// The card of a group that the Tab key reaches; arrows lead to the others.
    pub stop: Option<Card>,
    /// Gets the card that receives the focus.
    pub on_focus: Callback<Card>,
}

impl CardSelection {
    /// The same for one group of cards: Tab reaches the one that had the focus last, else
    /// the chosen one, else the first. What concerns other cards is left out, so that a place without any
    /// of these is not rendered again.
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

    /// Whether an action asks for one of these cards.
    pub fn offers(&self, cards: CardSet) -> bool {
        self.prospects.is_some() && !(self.cards & cards).is_empty()
    }

    /// Draws these cards, so that they can be chosen.
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

/// Draws cards, of which some can be chosen.
#[derive(Clone, Copy)]
pub struct CardPicker<'a> {
    /// What can be chosen now.
    pub choosing: &'a CardSelection,
    /// The language.
    pub loc: Localizer,
    dispatch: &'a Callback<Action>,
}

impl CardPicker<'_> {
    /// A card in one's own hand.
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

/// What a card would lead to, as a sign on it.
fn badge(card: Card, prospects: ActionTargets) -> Option<Html> {
    let sign = match () {
        () if prospects.leading.contains(card) => "check",
        () if prospects.movable.contains(card) => "warn",
        () => return None,
    };
    Some(html! { <span class={classes!("badge", sign)}>{ icon(sign) }</span> })
}
