//! The canvas: the rule in force, painted over the earlier ones.

use std::cell::Cell;

use yew::prelude::*;

use crate::game::{Card, CardSet, Color, Rule};
use crate::i18n::Localizer;
use crate::state::LeadStatus;
use crate::ui::context::use_localizer;
use crate::ui::effect::use_effect_with;
use crate::ui::widgets::{
    collapsible_text, face_down, glyph, icon, inline_card, lying, rule_icon, suit,
};

#[derive(Clone, PartialEq, Properties)]
pub struct CanvasProps {
    /// Discards, oldest first.
    pub cards: Vec<Card>,
    /// Rules before the one in force, newest first.
    pub before: Vec<Rule>,
    pub deck_size: usize,
    /// Top card of the deck, if all players saw it go there.
    pub deck_top: Option<Card>,
    /// Leader under the rule in force.
    pub verdict: LeadStatus,
    /// Leader under the rule before it, shown until the new paint covers it.
    pub verdict_before: Option<LeadStatus>,
    /// Called with the number of rules once all of them are visible.
    pub on_painted: Callback<usize>,
    /// `true` if the top discard belongs to the unfinished turn.
    pub is_staged: bool,
    /// `true` if the panel beside the board shows the leader, with the reason.
    pub is_told: bool,
    /// The winning palette.
    pub won: Option<CardSet>,
    /// Class of the look of the result.
    pub look: &'static str,
    /// `true` if a human player has won the game or match.
    pub is_festive: bool,
    /// Content of the canvas beside the winning cards.
    pub beside: Html,
    /// Text naming the winner.
    pub result: AttrValue,
    /// Points the winner scored in the round, in a match for points.
    pub points: Option<u32>,
}

/// Number of earlier rules shown.
const EARLIER: usize = 5;

/// Number of brush strokes; a coat of paint keeps its stroke.
const STROKES: usize = 5;

/// Name of the animation that ends when a new coat covers the text of the one before.
const COVERED: &str = "covered";

#[component]
pub fn Canvas(props: &CanvasProps) -> Html {
    let dry = use_dry(props.before.len());
    let loc = use_localizer();
    // A new canvas shows all rules at once.
    let (on_painted, rules) = (props.on_painted.clone(), props.before.len() + 1);
    use_effect_with((), move |()| on_painted.emit(rules));
    let ended = props.won.map(|_| props.look);
    html! {
        <section class="canvas" aria-label={loc.canvas()}>
            { deck(loc, props.deck_size, props.deck_top) }
            <div class={classes!("linen", ended)}>
                { coats(loc, props, dry) }
                if let Some(palette) = props.won {
                    if props.is_festive {
                        { strokes() }
                    }
                    { result(loc, props, palette) }
                    { props.beside.clone() }
                } else {
                    { pile(loc, &props.cards, props.is_staged) }
                }
                { earlier(loc, &props.before) }
            </div>
        </section>
    }
}

/// Returns the index of the newest coat that is dry: the newest one on first render, or an older one after turns were
/// taken back. Later coats are animated, even when painted a second time.
#[hook]
fn use_dry(newest: usize) -> usize {
    let dry = use_memo((), |()| Cell::new(newest));
    dry.set(dry.get().min(newest));
    dry.get()
}

/// The paint: the rule in force over the two before it. A coat is a stroke with the rule's pictogram and text. It stays
/// the same element while others cover it, so it is animated only once and remains readable until covered.
fn coats(loc: Localizer, props: &CanvasProps, dry: usize) -> Html {
    let newest = props.before.len();
    let under = |age: usize| {
        let rule = *props.before.get(age.checked_sub(1)?)?;
        let past = props
            .verdict_before
            .as_ref()
            .filter(|_| age == 1 && props.won.is_none());
        let past = past.map(|verdict| covered(loc, verdict));
        Some(coat(
            rule,
            newest - age,
            age,
            dry,
            past.unwrap_or_default(),
            None,
        ))
    };
    let said = match props.won {
        Some(_) => Html::default(),
        None => in_force(loc, props),
    };
    html! {
        <>
            { for under(2) }
            { for under(1) }
            { coat(props.verdict.rule, newest, 0, dry, said, Some(&props.on_painted)) }
        </>
    }
}

/// The coat with index `nth`, under `age` later coats. A new one is revealed along the front of the brush.
fn coat(
    rule: Rule,
    nth: usize,
    age: usize,
    dry: usize,
    text: Html,
    on_painted: Option<&Callback<usize>>,
) -> Html {
    let onanimationend = on_painted.map(|on_painted| {
        let on_painted = on_painted.clone();
        Callback::from(move |event: AnimationEvent| {
            if event.animation_name() == COVERED {
                on_painted.emit(nth + 1);
            }
        })
    });
    let over = match age {
        0 => None,
        1 => Some("o1"),
        _ => Some("o2"),
    };
    let is_wet = (nth > dry).then_some("is-drying");
    let stroke = format!("k{}", nth % STROKES + 1);
    html! {
        <div key={nth} class={classes!("paint-layer", stroke, is_wet, over, suit(rule))} {onanimationend}>
            <div>
                <i class="paint"><b>{ glyph(format!("p{rule}"), "sign") }</b></i>
                { text }
            </div>
        </div>
    }
}

/// The rule in force and its leader.
fn in_force(loc: Localizer, props: &CanvasProps) -> Html {
    let rule = props.verdict.rule;
    html! {
        <div class="rule" data-rule={rule.to_string()}>
            <div class="eyebrow">{ loc.rule_in_force(rule) }</div>
            <h1>{ loc.rule_title(rule) }</h1>
            <div class={classes!("lead", props.is_told.then_some("told"))}>
                { icon("lead") }
                <span>{ loc.who_leads(&props.verdict) }</span>
            </div>
        </div>
    }
}

/// The same for the rule before, while it is still visible.
fn covered(loc: Localizer, verdict: &LeadStatus) -> Html {
    html! {
        <div class="rule past" aria-hidden="true">
            <div class="eyebrow">{ loc.rule_in_force(verdict.rule) }</div>
            <div class="h1">{ loc.rule_title(verdict.rule) }</div>
            <div class="lead">{ icon("lead") }<span>{ loc.who_leads(verdict) }</span></div>
        </div>
    }
}

/// A stroke of each colour, to celebrate.
fn strokes() -> Html {
    let strokes = Color::ALL.into_iter().enumerate().map(|(nth, color)| {
        html! { <i class={classes!("stroke", suit(color))} style={format!("--nth:{nth}")} /> }
    });
    html! { <>{ for strokes }</> }
}

/// The deck: its top card, if known, and its size.
fn deck(loc: Localizer, size: usize, top: Option<Card>) -> Html {
    html! {
        <div key={if top.is_some() { "known" } else { "unknown" }} class="deck">
            if size == 0 {
                <div class="card none" role="img" aria-label={loc.deck_empty()} />
            } else if let Some(card) = top {
                <div class="known" role="img" aria-label={loc.deck_known(card).plain(loc)}>
                    <div class="card back" />
                    // A card put on the deck flies there from where it was; until then the deck keeps its appearance.
                    <div class="card back put" data-card={card.to_string()} />
                    { inline_card(loc, card) }
                </div>
            } else {
                { face_down(loc.deck(), 0) }
            }
            <span key={size}>{ collapsible_text(loc, &loc.deck_size(size), "word") }</span>
        </div>
    }
}

/// The two top discards.
fn pile(loc: Localizer, cards: &[Card], is_staged: bool) -> Html {
    let Some((&top, under)) = cards.split_last() else {
        // The printed start card "you are playing red" is not one of the 49 cards.
        return html! {
            <div class="pile">
                <div class="card s-R start" role="img" aria-label={loc.canvas_start()}>
                    { glyph("pR", "p") }
                </div>
            </div>
        };
    };
    html! {
        <div class="pile">
            if let Some(&under) = under.last() {
                { lying(loc, under, classes!("under")) }
            }
            { lying(loc, top, classes!(is_staged.then_some("staged"))) }
        </div>
    }
}

fn earlier(loc: Localizer, before: &[Rule]) -> Html {
    if before.is_empty() {
        return Html::default();
    }
    let shown = &before[..before.len().min(EARLIER)];
    let names = loc.facts(shown.iter().map(|&rule| loc.color(rule)));
    html! {
        <p key={before.len()} class="was" role="img" aria-label={loc.canvas_rules_before(&names)}>
            <span class="word">{ loc.canvas_before() }</span>
            { for shown.iter().map(|&rule| rule_icon(loc, rule)) }
        </p>
    }
}

/// The winner, with the winning rule and cards.
fn result(loc: Localizer, props: &CanvasProps, palette: CardSet) -> Html {
    let rule = props.verdict.rule;
    let cards = rule.qualifying(palette);
    let won_by = loc.won_by(rule, rule.standing(palette));
    html! {
        <>
            <div class="pile won-cards" style={format!("--ns:{}", cards.len())}>
                { for cards.iter().map(|card| lying(loc, card, Classes::new())) }
            </div>
            <div key="won" class="rule" data-rule={rule.to_string()}>
                <div class="eyebrow">{ loc.rule_title(rule) }</div>
                <h1>
                    { props.result.clone() }
                    { for props.points.map(|points| gain(loc, rule, points)) }
                </h1>
                <div class="lead">
                    { icon("lead") }
                    <span>{ won_by }</span>
                </div>
            </div>
        </>
    }
}

/// Points scored in the round, their number animated as a counter. Hidden from screen readers, which read them in the
/// turn panel.
fn gain(loc: Localizer, rule: Rule, points: u32) -> Html {
    let (text, number) = (loc.points_won(points as usize), format!("+{points}"));
    html! {
        <>
            { " " }
            <span class={classes!("gain", suit(rule))} style={format!("--points:{points}")} aria-hidden="true">
                <b>{ &number }</b>
                { text.strip_prefix(&number).unwrap_or_default().to_owned() }
            </span>
        </>
    }
}
