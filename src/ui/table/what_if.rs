//! The *What if* matrix: who would lead under each of the seven rules.

use std::rc::Rc;

use yew::prelude::*;

use crate::game::{Card, CardSet, Rule, Seat, Table, View};
use crate::i18n::Localizer;
use crate::state::{Action, BoolSetting, Discardable, Scene, Settings, SettingsAction, Sheet};
use crate::ui::context::{on_click, use_localizer};
use crate::ui::shell::{sheet_shortcut, use_deferred};
use crate::ui::widgets::{Mood, character, icon, rule_icon, suit};

#[derive(Clone, PartialEq, Properties)]
pub struct WhatIfProps {
    pub scene: Rc<Scene>,
}

/// Matrix of the seven rules by players, with the cards in hand that could set each rule. It updates a frame after the
/// table.
#[component]
pub fn WhatIf(props: &WhatIfProps) -> Html {
    let scene = use_deferred(&props.scene);
    html! { <Matrix {scene} /> }
}

/// The panel beside a wide table. It can be collapsed, leaving its space to the log.
pub fn what_if_panel(
    loc: Localizer,
    scene: &Rc<Scene>,
    settings: &Settings,
    dispatch: &Callback<Action>,
) -> Html {
    let is_open = !settings.what_if_collapsed;
    let keys = sheet_shortcut(settings, Sheet::WhatIf);
    let fold = BoolSetting::WhatIfCollapsed;
    let fold = Action::Settings(SettingsAction::Switch(fold, is_open));
    // Keyed by player: the deferred matrix would otherwise show the previous player's hand for a frame.
    let seat_key = scene.players.you.map_or(0, |you| you.index() + 1);
    html! {
        <section
            class="panel"
            aria-label={loc.what_if()}
            tabindex="-1"
            aria-keyshortcuts={keys.filter(|_| is_open)}
        >
            <header>
                <h2>
                    <button
                        type="button"
                        class="fold"
                        aria-expanded={is_open.to_string()}
                        aria-keyshortcuts={keys.filter(|_| !is_open)}
                        onclick={on_click(dispatch, fold)}
                    >
                        { loc.what_if_title() }
                        { icon("next") }
                    </button>
                </h2>
            </header>
            if is_open {
                <WhatIf key={seat_key} scene={scene.clone()} />
            }
        </section>
    }
}

#[component]
fn Matrix(props: &WhatIfProps) -> Html {
    let (loc, scene) = (use_localizer(), &props.scene);
    let view = &scene.view;
    let table = view.table();
    let seats = || table.players().seats();
    // Players who share a device are all called by name, as at their seats.
    let called = if scene.players.lineup.is_shared() {
        loc.addressing(None)
    } else {
        loc
    };
    html! {
        <>
            <table class="matrix" data-n={seats().len().to_string()}>
                <caption class="sr">{ loc.matrix_caption() }</caption>
                <thead>
                    <tr>
                        <th scope="col" class="r">{ loc.matrix_rule() }</th>
                        { for seats().map(|seat| html! {
                            <th scope="col" title={called.name(seat)}>
                                { character(called, seat, Mood::at(scene, seat)) }
                                <span class="sr">{ called.name(seat) }</span>
                            </th>
                        }) }
                        <th scope="col" class="h">{ loc.matrix_hand() }</th>
                    </tr>
                </thead>
                <tbody>{ for Rule::ALL.map(|rule| row(loc, view, rule)) }</tbody>
            </table>
            <p class="legend">
                { for [
                    ("can s-B", loc.matrix_legend_may()),
                    ("later s-B", loc.matrix_legend_later()),
                    ("cannot", loc.matrix_legend_may_not()),
                ].map(|(class, says)| html! {
                    <span class="entry"><span class={classes!("mv", class)}>{ "5" }</span>{ " " }{ says }{ " " }</span>
                }) }
            </p>
        </>
    }
}

fn row(loc: Localizer, view: &View, rule: Rule) -> Html {
    let table = view.table();
    let is_now = table.rule() == rule;
    let cells = table
        .players()
        .seats()
        .map(|seat| cell(loc, table, seat, rule));
    let in_hand = view.hand() & CardSet::of_color(rule);
    let key: String = in_hand.iter().map(|card| card.to_string()).collect();
    html! {
        <tr class={classes!(suit(rule), is_now.then_some("now"))}>
            <th scope="row">
                <span class="r">
                    { rule_icon(loc, rule) }
                    <span>
                        { loc.rule_short(rule) }
                        if is_now {
                            <span class="sr">{ loc.also(loc.matrix_in_force()) }</span>
                        }
                    </span>
                </span>
            </th>
            { for cells }
            <td>
                <span {key} class={classes!("reach", (in_hand.len() > 2).then_some("many"))}>
                    if in_hand.is_empty() {
                        <span class="muted"><span class="sr">{ loc.matrix_none() }</span>{ " ·" }</span>
                    }
                    { for in_hand.iter().map(|card| reach(loc, view, card)) }
                </span>
            </td>
        </tr>
    }
}

fn cell(loc: Localizer, table: &Table, seat: Seat, rule: Rule) -> Html {
    if table.is_out(seat) {
        return html! {
            <td><span class="cell">{ "– " }<span class="sr">{ loc.matrix_out() }</span></span></td>
        };
    }
    let leads = table.leader_under(rule) == Some(seat);
    let standing = table.standing(seat, rule);
    // Keyed by standing: an updated element would count as a layout shift.
    let key = standing.map(|standing| format!("{} {}", standing.count(), standing.top()));
    let content = match standing {
        None => html! { <b>{ "0" }</b> },
        Some(standing) if rule == Rule::Red => html! { <b>{ short(loc, standing.top()) }</b> },
        Some(standing) => html! {
            <><b>{ standing.count() }</b>{ " " }<small>{ short(loc, standing.top()) }</small></>
        },
    };
    html! {
        <td>
            <span key={key.unwrap_or_default()} class={classes!("cell", leads.then_some("win"))}>
                { content }
                if leads {
                    { icon("lead") }
                    { " " }
                    <span class="sr">{ loc.matrix_leads() }</span>
                }
            </span>
        </td>
    }
}

/// Letter and number of a card, with its full name for screen readers.
fn short(loc: Localizer, card: Card) -> Html {
    html! {
        <>
            <span aria-hidden="true">{ loc.card_letters(card) }</span>
            <span class="sr">{ loc.card_name(card) }</span>
        </>
    }
}

fn reach(loc: Localizer, view: &View, card: Card) -> Html {
    let discardable = Discardable::of(view, card);
    let class = match discardable {
        Discardable::Now => "can",
        Discardable::AfterPlay => "later",
        Discardable::No => "cannot",
    };
    html! {
        <>
            <span class={classes!("mv", class)}>
                { card.value() }
                <span class="sr">{ " " }{ loc.discardable(discardable) }</span>
            </span>
            { " " }
        </>
    }
}
