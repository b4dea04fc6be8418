//! An opponent's place: who it is, its palette, how it stands.

use yew::prelude::*;

use super::art::{avatar, icon, pill};
use super::choosing::Choosing;
use super::palette::Palette;
use super::words;
use crate::bots::Level;
use crate::game::{Card, CardSet, Rule, Seat as SeatNumber};
use crate::state::Player;

/// What [`Seat`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SeatProps {
    /// Which seat.
    pub seat: SeatNumber,
    /// Who plays it.
    pub player: Player,
    /// Its palette.
    pub palette: CardSet,
    /// The number of cards in its hand.
    pub hand_size: usize,
    /// The rule in force.
    pub rule: Rule,
    /// Whether it is winning.
    pub is_leading: bool,
    /// Whether it is to move.
    pub is_to_move: bool,
    /// Whether it is out of the round.
    pub is_out: bool,
    /// In which turn it went out.
    pub out_since: Option<usize>,
    /// The card that it played last.
    pub fresh: Option<Card>,
    /// The cards in its hand that all know of.
    pub shown: CardSet,
    /// Its points, if the match is for points.
    pub points: Option<u32>,
    /// What can be chosen now.
    pub choosing: Choosing,
}

/// An opponent.
#[component]
pub fn Seat(props: &SeatProps) -> Html {
    let name = words::name(props.seat);
    let class = classes!(
        "seat",
        props.is_leading.then_some("leads"),
        props.is_to_move.then_some("turn"),
        props.is_out.then_some("is-out"),
    );
    let cards = Palette {
        cards: props.palette,
        fresh: props.fresh,
        staged: CardSet::EMPTY,
        ghost: None,
        choosing: &props.choosing,
    };
    let palette = match props.is_out {
        true => cards.face_down(),
        false => cards.under(props.rule),
    };
    html! {
        <article {class} aria-label={label(props)}>
            <header class="who">
                <span class="id">
                    { avatar(props.seat) }
                    <span class="name">{ name }</span>
                    { level(props.player) }
                </span>
                <span class="end">
                    { points(props.points) }
                    if !props.is_out {
                        <span class="held">
                            { for props.shown.iter().map(pill) }
                            { fan(props.hand_size) }
                        </span>
                    }
                </span>
            </header>
            { palette }
            <p class="why">{ why(props) }</p>
        </article>
    }
}

/// The whole state of the seat in words.
fn label(props: &SeatProps) -> String {
    let name = words::name(props.seat);
    let points = props.points.map(words::points);
    let points = points
        .map(|points| format!(", {points}"))
        .unwrap_or_default();
    if props.is_out {
        let since = props.out_since.map(|ply| format!(" since turn {ply}"));
        return format!("{name}, out{}{points}", since.unwrap_or_default());
    }
    let shown = words::known_in_hand(props.shown);
    let standing = words::standing(props.rule, props.rule.standing(props.palette));
    let leads = if props.is_leading { ", leads" } else { "" };
    let to_move = if props.is_to_move { ", to move" } else { "" };
    format!(
        "{name}, {}{shown}, {standing}{leads}{to_move}{points}",
        words::cards_in_hand(props.hand_size)
    )
}

fn why(props: &SeatProps) -> Html {
    if props.is_out {
        let since = props.out_since.map(|ply| {
            html! { <span class="since">{ format!("\u{a0}since turn {ply}") }</span> }
        });
        return html! { <span class="mark outm">{ "Out" }{ for since }</span> };
    }
    html! {
        <>
            if props.is_to_move {
                <span class="think" aria-hidden="true"><i /><i /><i /></span>
            }
            if props.is_leading {
                <span class="mark">{ icon("lead") }<span class="word">{ "Leads" }</span></span>
            }
            { strength(props.rule, props.palette) }
        </>
    }
}

/// How a palette stands: "3 even, top Green 6".
pub fn strength(rule: Rule, palette: CardSet) -> Html {
    let standing = rule.standing(palette);
    let top = standing.map(|standing| {
        let between = match rule {
            Rule::Red => html! { " " },
            _ => html! { <span class="tp">{ ", top " }</span> },
        };
        html! { <>{ between }{ pill(standing.top()) }</> }
    });
    html! { <span><b>{ words::strength(rule, standing) }</b>{ top }</span> }
}

/// Points, where there are any.
pub fn points(points: Option<u32>) -> Html {
    match points {
        Some(points) => html! {
            <span class="pts"><b>{ points }</b>{ " " }{ words::points_unit(points) }</span>
        },
        None => Html::default(),
    }
}

fn level(player: Player) -> Html {
    let Some((name, filled)) = words::level(player) else {
        return Html::default();
    };
    let pips = (0..Level::ALL.len()).map(|n| html! { <i class={(n < filled).then_some("on")} /> });
    html! {
        <span class="lv">
            <span class="pips" role="img" aria-label={name}>{ for pips }</span>
            <span class="word" aria-hidden="true">{ name }</span>
        </span>
    }
}

fn fan(cards: usize) -> Html {
    let backs = (0..cards.min(3)).map(|_| html! { <i /> });
    html! {
        <span class="fan" role="img" aria-label={words::cards_in_hand(cards)}>
            <span class="b">{ for backs }</span>
            { cards }
        </span>
    }
}
