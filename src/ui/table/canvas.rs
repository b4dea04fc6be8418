//! The canvas: the rule in force, painted over the ones before it.

use yew::prelude::*;

use crate::game::{Card, CardSet, Color, Rule, Scoring, Seat};
use crate::state::Verdict;
use crate::ui::context::use_words;
use crate::ui::widgets::{dab, face_down, glyph, icon, lying, pill, sparing, suit};
use crate::words::Words;

/// What [`Canvas`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct CanvasProps {
    /// The discards, the oldest first.
    pub cards: Vec<Card>,
    /// The rules before the one in force, the newest first.
    pub before: Vec<Rule>,
    /// How many cards the deck has.
    pub deck_size: usize,
    /// The card on top of the deck, if all have seen it go there.
    pub deck_top: Option<Card>,
    /// Who leads under the rule in force.
    pub verdict: Verdict,
    /// Whether the top discard belongs to a turn that is not ended.
    pub is_staged: bool,
    /// Whether who leads is told elsewhere, with the reason.
    pub is_told: bool,
    /// Who has won, and with which palette.
    pub won: Option<(Seat, CardSet)>,
    /// What is won.
    pub scoring: Scoring,
    /// What the round brought its winner, where points count.
    pub points: Option<u32>,
}

/// How many of the rules before are shown.
const EARLIER: usize = 5;

/// The canvas and the deck.
#[component]
pub fn Canvas(props: &CanvasProps) -> Html {
    let (words, rule) = (use_words(), props.verdict.rule);
    html! {
        <section class="canvas" aria-label={words.canvas()}>
            { deck(words, props.deck_size, props.deck_top) }
            <div class={classes!("linen", props.won.map(|_| "won"))}>
                { layers(rule, &props.before) }
                if let Some((winner, palette)) = props.won {
                    { strokes() }
                    { result(words, props, winner, palette) }
                } else {
                    { pile(words, &props.cards, props.is_staged) }
                    <div key={rule.to_string()} class="rule" data-rule={rule.to_string()}>
                        <div class="eyebrow">{ words.rule_in_force(rule) }</div>
                        <h1>{ words.rule_title(rule) }</h1>
                        <div class={classes!("lead", props.is_told.then_some("told"))}>
                            { icon("lead") }
                            <span>{ words.who_leads(&props.verdict) }</span>
                        </div>
                    </div>
                }
                { earlier(words, &props.before) }
            </div>
        </section>
    }
}

/// The paint: the rule in force over the two before it. A layer stays the same element
/// as others come over it, and so is painted once.
fn layers(rule: Rule, before: &[Rule]) -> Html {
    let depth = before.len();
    let under = |nth: usize, class| {
        before
            .get(nth)
            .map(|&rule| html! { <i key={depth - nth - 1} class={classes!("paint", class, suit(rule))}><b /></i> })
    };
    html! {
        <>
            { for under(1, "o2") }
            { for under(0, "o1") }
            <i key={depth} class={classes!("paint", suit(rule))}>
                <b>{ glyph(format!("p{rule}"), "sign") }</b>
            </i>
        </>
    }
}

/// A stroke in each colour, to celebrate.
fn strokes() -> Html {
    let strokes = Color::ALL.into_iter().enumerate().map(|(nth, color)| {
        html! { <i class={classes!("stroke", suit(color))} style={format!("--nth:{nth}")} /> }
    });
    html! { <>{ for strokes }</> }
}

/// The deck: its top card, if that is known, and its size.
fn deck(words: Words, size: usize, top: Option<Card>) -> Html {
    html! {
        <div key={if top.is_some() { "known" } else { "unknown" }} class="deck">
            if size == 0 {
                <div class="card none" role="img" aria-label={words.deck_empty()} />
            } else if let Some(card) = top {
                <div class="known" role="img" aria-label={words.deck_known(card).plain(words)}>
                    <div class="card back" />
                    // What went there comes from where it was, and takes nothing from the deck meanwhile.
                    <div class="card back put" data-card={card.to_string()} />
                    { pill(words, card) }
                </div>
            } else {
                { face_down(words.deck(), 0) }
            }
            <span key={size}>{ sparing(words, &words.deck_size(size), "word") }</span>
        </div>
    }
}

/// The two cards on top.
fn pile(words: Words, cards: &[Card], is_staged: bool) -> Html {
    let Some((&top, under)) = cards.split_last() else {
        // The printed card "you are playing red" is no card of the 49.
        return html! {
            <div class="pile">
                <div class="card s-R start" role="img" aria-label={words.canvas_start()}>
                    { glyph("pR", "p") }
                </div>
            </div>
        };
    };
    html! {
        <div class="pile">
            if let Some(&under) = under.last() {
                { lying(words, under, classes!("under")) }
            }
            { lying(words, top, classes!(is_staged.then_some("staged"))) }
        </div>
    }
}

/// The rules before the one in force, the newest first.
fn earlier(words: Words, before: &[Rule]) -> Html {
    if before.is_empty() {
        return Html::default();
    }
    let shown = &before[..before.len().min(EARLIER)];
    let names = words.facts(shown.iter().map(|&rule| words.color(rule)));
    html! {
        <p key={before.len()} class="was" role="img" aria-label={words.canvas_rules_before(&names)}>
            <span class="word">{ words.canvas_before() }</span>
            { for shown.iter().map(|&rule| dab(words, rule)) }
        </p>
    }
}

/// Who has won, by which rule and cards.
fn result(words: Words, props: &CanvasProps, winner: Seat, palette: CardSet) -> Html {
    let rule = props.verdict.rule;
    let cards = rule.qualifying(palette);
    html! {
        <>
            <div class="pile won-cards" style={format!("--ns:{}", cards.len())}>
                { for cards.iter().map(|card| lying(words, card, Classes::new())) }
            </div>
            <div key="won" class="rule" data-rule={rule.to_string()}>
                <div class="eyebrow">{ words.rule_title(rule) }</div>
                <h1>
                    { words.wins(winner, props.scoring) }
                    { for props.points.map(|points| gain(rule, points)) }
                </h1>
                <div class="lead">
                    { icon("lead") }
                    <span>{ words.won_by(rule, rule.standing(palette)) }</span>
                </div>
            </div>
        </>
    }
}

/// What a round brought, which counts up to it. The turn's verdict says it in words.
fn gain(rule: Rule, points: u32) -> Html {
    html! {
        <>
            { " " }
            <span class={classes!("gain", suit(rule))} style={format!("--points:{points}")} aria-hidden="true">
                { format!("+{points}") }
            </span>
        </>
    }
}
