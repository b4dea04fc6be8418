//! The canvas: the rule in force, painted over the ones before it.

use yew::prelude::*;

use super::art::{dab, glyph, icon, pill, suit};
use super::card::{face_down, lying};
use super::words;
use crate::game::{Card, CardSet, Rule, Scoring, Seat};
use crate::state::Verdict;

/// What [`Canvas`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct CanvasProps {
    /// The discards, the oldest first.
    pub cards: Vec<Card>,
    /// How many cards the deck has.
    pub deck_size: usize,
    /// The card on top of the deck, if all have seen it go there.
    pub deck_top: Option<Card>,
    /// Who leads under the rule in force.
    pub verdict: Verdict,
    /// Whether the top discard belongs to a turn that is not ended.
    pub is_staged: bool,
    /// Who has won, and with which palette.
    pub won: Option<(Seat, CardSet)>,
    /// What is won.
    pub scoring: Scoring,
}

/// How many of the rules before are shown.
const EARLIER: usize = 5;

/// The canvas and the deck.
#[component]
pub fn Canvas(props: &CanvasProps) -> Html {
    let rule = props.verdict.rule;
    // The newest first; under all of them lies the card "you are playing red".
    let before: Vec<Rule> = props
        .cards
        .iter()
        .rev()
        .skip(1)
        .map(|card| card.color())
        .chain((!props.cards.is_empty()).then_some(Rule::Red))
        .collect();
    html! {
        <section class="canvas" aria-label="Canvas">
            { deck(props.deck_size, props.deck_top) }
            <div class={classes!("linen", props.won.map(|_| "won"))}>
                if let Some(&older) = before.get(1) {
                    <i class={classes!("paint", "o2", suit(older))} />
                }
                if let Some(&old) = before.first() {
                    <i class={classes!("paint", "o1", suit(old))} />
                }
                <i key={props.cards.len()} class={classes!("paint", suit(rule))}>
                    { glyph(format!("p{rule}"), "sign") }
                </i>
                if let Some((winner, palette)) = props.won {
                    { result(winner, palette, rule, props.scoring) }
                } else {
                    { pile(&props.cards, props.is_staged) }
                    <div class="rule">
                        <p class="eyebrow">{ words::color_name(rule) }{ " is in force" }</p>
                        <h1>{ words::rule_title(rule) }</h1>
                        <p class="lead">
                            { icon("lead") }
                            <span>{ words::leads(&props.verdict) }</span>
                        </p>
                    </div>
                }
                { earlier(&before) }
            </div>
        </section>
    }
}

/// The deck: its top card, if that is known, and its size.
fn deck(size: usize, top: Option<Card>) -> Html {
    html! {
        <div class="deck">
            if size == 0 {
                <div class="card none" role="img" aria-label="empty deck" />
            } else if let Some(card) = top {
                <div class="known" role="img" aria-label={words::known_on_deck(card)}>
                    <div class="card back" />
                    { pill(card) }
                </div>
            } else {
                { face_down("deck") }
            }
            <span>{ size }<span class="word">{ " in deck" }</span></span>
        </div>
    }
}

/// The two cards on top.
fn pile(cards: &[Card], is_staged: bool) -> Html {
    let Some((&top, under)) = cards.split_last() else {
        // The printed card "you are playing red" is no card of the 49.
        return html! {
            <div class="pile">
                <div class="card s-R start" role="img" aria-label="Start: you are playing red">
                    { glyph("pR", "p") }
                </div>
            </div>
        };
    };
    html! {
        <div class="pile">
            if let Some(&under) = under.last() {
                { lying(under, classes!("under")) }
            }
            { lying(top, classes!(is_staged.then_some("staged"))) }
        </div>
    }
}

/// The rules before the one in force, the newest first.
fn earlier(before: &[Rule]) -> Html {
    if before.is_empty() {
        return Html::default();
    }
    let shown = &before[..before.len().min(EARLIER)];
    let names: Vec<_> = shown.iter().map(|&rule| words::color_name(rule)).collect();
    html! {
        <p class="was" role="img" aria-label={format!("Rules before: {}", names.join(", "))}>
            <span class="word">{ "before" }</span>
            { for shown.iter().map(|&rule| dab(rule)) }
        </p>
    }
}

/// Who has won, by which rule and cards.
fn result(winner: Seat, palette: CardSet, rule: Rule, scoring: Scoring) -> Html {
    let cards = rule.qualifying(palette);
    html! {
        <>
            <div class="pile won-cards" style={format!("--ns:{}", cards.len())}>
                { for cards.iter().map(|card| lying(card, Classes::new())) }
            </div>
            <div class="rule">
                <p class="eyebrow">{ words::rule_title(rule) }</p>
                <h1>{ words::wins(winner, scoring) }</h1>
                <p class="lead">
                    { icon("lead") }
                    <span>{ words::won_by(rule, rule.standing(palette)) }</span>
                </p>
            </div>
        </>
    }
}
