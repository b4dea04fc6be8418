//! What if: who would lead under each of the seven rules.

use yew::prelude::*;

use super::art::{avatar, dab, icon, suit};
use super::words;
use crate::game::{Card, CardSet, Move, Rule, Seat, Table, View};

/// What [`WhatIf`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct WhatIfProps {
    /// What the player knows.
    pub view: View,
}

/// Seven rules by players, and the cards in hand that could bring them about.
#[component]
pub fn WhatIf(props: &WhatIfProps) -> Html {
    let view = &props.view;
    let table = view.table();
    let seats = || table.players().seats();
    html! {
        <>
            <table class="matrix" data-n={seats().len().to_string()}>
                <caption class="sr">{ "Who would be winning under each rule" }</caption>
                <thead>
                    <tr>
                        <th scope="col" class="r">{ "Rule" }</th>
                        { for seats().map(|seat| html! {
                            <th scope="col" title={words::name(seat)}>
                                { avatar(seat) }
                                <span class="sr">{ words::name(seat) }</span>
                            </th>
                        }) }
                        <th scope="col" class="h">{ "Hand" }</th>
                    </tr>
                </thead>
                <tbody>{ for Rule::ALL.map(|rule| row(view, rule)) }</tbody>
            </table>
            <p class="legend">
                <span class="mv can s-B">{ "5" }</span>
                { " may be discarded now " }
                <span class="mv cannot">{ "5" }</span>
                { " may not" }
            </p>
        </>
    }
}

fn row(view: &View, rule: Rule) -> Html {
    let table = view.table();
    let is_now = table.rule() == rule;
    let cells = table.players().seats().map(|seat| cell(table, seat, rule));
    let in_hand = view.hand() & CardSet::of_color(rule);
    html! {
        <tr class={classes!(suit(rule), is_now.then_some("now"))}>
            <th scope="row">
                <span class="r">
                    { dab(rule) }
                    <span>
                        { words::rule_short(rule) }
                        if is_now {
                            <span class="sr">{ ", in force" }</span>
                        }
                    </span>
                </span>
            </th>
            { for cells }
            <td>
                <span class="reach">
                    if in_hand.is_empty() {
                        <span class="muted"><span class="sr">{ "none" }</span>{ "·" }</span>
                    }
                    { for in_hand.iter().map(|card| reach(view, card)) }
                </span>
            </td>
        </tr>
    }
}

fn cell(table: &Table, seat: Seat, rule: Rule) -> Html {
    if table.is_out(seat) {
        return html! {
            <td><span class="cell">{ "–" }<span class="sr">{ "out" }</span></span></td>
        };
    }
    let leads = table.leader_under(rule) == Some(seat);
    let content = match table.standing(seat, rule) {
        None => html! { <b>{ "0" }</b> },
        Some(standing) if rule == Rule::Red => html! { <b>{ short(standing.top()) }</b> },
        Some(standing) => html! {
            <><b>{ standing.count() }</b><small>{ short(standing.top()) }</small></>
        },
    };
    html! {
        <td>
            <span class={classes!("cell", leads.then_some("win"))}>
                { content }
                if leads {
                    { icon("lead") }
                    <span class="sr">{ "leads" }</span>
                }
            </span>
        </td>
    }
}

/// A card by its letter and number, in full for a screen reader.
fn short(card: Card) -> Html {
    html! {
        <>
            <span aria-hidden="true">{ card.to_string() }</span>
            <span class="sr">{ words::card_name(card) }</span>
        </>
    }
}

fn reach(view: &View, card: Card) -> Html {
    let (class, says) = match view.check(Move::ToCanvas(card)) {
        Ok(()) => ("can", " may be discarded"),
        Err(_) => ("cannot", " may not be discarded"),
    };
    html! {
        <span class={classes!("mv", class)}>
            { card.value() }
            <span class="sr">{ says }</span>
        </span>
    }
}
