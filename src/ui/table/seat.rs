//! An opponent's seat: name, palette, strength and hand size.

use yew::prelude::*;

use super::card_selection::CardSelection;
use super::palette::{Palette, fallen};
use crate::bots::Level;
use crate::game::{CardSet, Rule, Seat};
use crate::i18n::Localizer;
use crate::state::PlayerKind;
use crate::ui::context::{PageContext, use_page};
use crate::ui::widgets::{Mood, character, collapsible_text, face, inline_card, sentence, suit};

#[derive(Clone, PartialEq, Properties)]
pub struct OpponentProps {
    pub seat: Seat,
    pub player: PlayerKind,
    /// Facial expression of the opponent's character.
    pub mood: Option<Mood>,
    pub palette: CardSet,
    /// The palette whose strength is told: that one, or until its cards have landed the one before.
    pub landed: CardSet,
    pub hand_size: usize,
    pub rule: Rule,
    pub is_leading: bool,
    pub is_to_move: bool,
    /// `true` if it is to move and knows so: a friend may still have to be sent the turn before.
    pub is_thinking: bool,
    /// `true` while its turn is shown.
    pub is_told: bool,
    /// Cards it played in that turn.
    pub fresh: CardSet,
    /// `true` if it is out of the round.
    pub is_out: bool,
    /// `true` while its cards fall, at the end of the round.
    pub falls: bool,
    /// Turn of the round in which it went out.
    pub out_since: Option<usize>,
    /// Cards in its hand that all players know.
    pub shown: CardSet,
    /// Its hand, if open.
    pub open: Option<CardSet>,
    /// Its points, if the match is for points.
    pub points: Option<u32>,
    pub choosing: CardSelection,
}

#[component]
pub fn Opponent(props: &OpponentProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let class = classes!(
        "seat",
        props.is_leading.then_some("leads"),
        props.is_to_move.then_some("turn"),
        props.is_told.then_some("told"),
        props.is_out.then_some("is-out"),
        props.choosing.has_actions.then_some("acts"),
    );
    let cards = Palette {
        cards: props.palette,
        staged: CardSet::EMPTY,
        fresh: props.fresh,
        ghost: None,
        picker: props.choosing.picker(loc, &dispatch),
    };
    let palette = if props.falls {
        fallen(loc, props.palette, "palette fallen")
    } else if props.is_out {
        cards.face_down()
    } else {
        cards.under(props.rule)
    };
    html! {
        <article {class} aria-label={label(loc, props)}>
            <header class="who">
                <span class="id">
                    { character(loc, props.seat, props.mood) }
                    <span class="name">{ loc.name(props.seat) }</span>
                    { " " }
                    { level(loc, props.player) }
                </span>
                { " " }
                <span class="end">
                    { points(loc, props.points) }
                    if props.open.is_none() {
                        { fan(loc, props.hand_size) }
                        { " " }
                    }
                    { known(loc, props) }
                </span>
            </header>
            { palette }
            { for props.open.map(|hand| open_hand(loc, hand)) }
            <p class="why">{ reason(loc, props) }</p>
        </article>
    }
}

/// Full state of the seat, for screen readers.
fn label(loc: Localizer, props: &OpponentProps) -> String {
    let mut facts = vec![loc.name(props.seat)];
    if props.is_out {
        facts.push(match props.out_since {
            Some(turn) => loc.seat_label_out_since(turn),
            None => loc.seat_label_out().to_owned(),
        });
    } else {
        let standing = props.rule.standing(props.landed);
        facts.push(loc.hand_cards(props.hand_size));
        if !props.shown.is_empty() {
            facts.push(loc.known_in_hand(props.shown));
        }
        facts.push(loc.standing_told(props.rule, standing));
        if props.is_leading {
            facts.push(loc.seat_label_leads().to_owned());
        }
        if props.is_to_move {
            facts.push(loc.seat_label_to_move().to_owned());
        }
    }
    facts.extend(props.points.map(|points| loc.points(points as usize)));
    loc.facts(facts)
}

fn reason(loc: Localizer, props: &OpponentProps) -> Html {
    if props.is_out {
        return match props.out_since {
            Some(turn) => html! {
                <span class="mark outm">{ collapsible_text(loc, &loc.seat_out_since(turn), "out-since") }</span>
            },
            None => html! { <span class="mark outm">{ loc.seat_out() }</span> },
        };
    }
    // Keyed by the whole line: updated elements would count as layout shifts.
    let text = strength_key(loc, props.rule, props.landed);
    let line = format!("{text} {}", props.is_thinking);
    html! {
        <>
            <span key={format!("how {line}")} class="how">{ standing(loc, props.rule, props.landed) }</span>
            if props.is_thinking && props.hand_size > 0 {
                <span key={format!("think {line}")} class="think" aria-hidden="true"><i /><i /><i /></span>
            }
        </>
    }
}

/// Strength of a palette: "3 even, top Green 6". Keyed by text: an updated element would count as a layout shift.
pub fn strength(loc: Localizer, rule: Rule, palette: CardSet) -> Html {
    let key = strength_key(loc, rule, palette);
    html! { <span {key} class="how">{ standing(loc, rule, palette) }</span> }
}

fn standing(loc: Localizer, rule: Rule, palette: CardSet) -> Html {
    collapsible_text(loc, &loc.standing_shown(rule, rule.standing(palette)), "tp")
}

/// Key for the text of [`strength`].
fn strength_key(loc: Localizer, rule: Rule, palette: CardSet) -> String {
    loc.standing_shown(rule, rule.standing(palette)).plain(loc)
}

pub fn points(loc: Localizer, points: Option<u32>) -> Html {
    match points {
        Some(points) => html! {
            <>
                <span key={points} class="seat-score">{ sentence(loc, &loc.points_short(points as usize)) }</span>
                { " " }
            </>
        },
        None => Html::default(),
    }
}

/// Level of an opponent: its name, and a pip for each level up to it.
fn level(loc: Localizer, player: PlayerKind) -> Html {
    let PlayerKind::Bot(level) = player else {
        return Html::default();
    };
    let name = loc.level(level);
    let pips =
        Level::OFFERED.map(|pip| html! { <i class={(pip <= level.offered()).then_some("on")} /> });
    html! {
        <span class="opponent-level">
            <span class="level-pips" role="img" aria-label={name}>{ for pips }</span>
            <span class="word" aria-hidden="true">{ name }</span>
        </span>
    }
}

/// Cards in a hand that all players know.
fn known(loc: Localizer, props: &OpponentProps) -> Html {
    if props.shown.is_empty() || props.is_out || props.open.is_some() {
        return Html::default();
    }
    let key: String = props.shown.iter().map(|card| card.to_string()).collect();
    let cards = props.shown.iter().map(|card| inline_card(loc, card));
    html! { <span {key} class="held">{ for cards }</span> }
}

fn open_hand(loc: Localizer, hand: CardSet) -> Html {
    html! {
        <div class="open-hand">
            <span class="word">{ loc.seat_in_hand() }</span>
            { for hand.iter().map(|card| html! {
                <>
                    { " " }
                    <span class={classes!("card", suit(card.color()))} role="img" aria-label={loc.card_name(card)}>
                        { face(card) }
                    </span>
                </>
            }) }
        </div>
    }
}

/// A hand of `cards` cards; an empty one is the outline of a card. The hand of a player who is out keeps its space.
pub fn fan(loc: Localizer, cards: usize) -> Html {
    let none = (cards == 0).then_some("none");
    let backs = (0..cards.clamp(1, 3)).map(|_| html! { <i /> });
    html! {
        <span class={classes!("fan", none)} role="img" aria-label={loc.hand_cards(cards)}>
            <span class="b">{ for backs }</span>
            { cards }
        </span>
    }
}
