//! The sheet of facts about winning: a small chart for each, and a deal that shows it.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, Fact, FactSubject, FactUnit, NavigationAction};
use crate::ui::context::on_click;
use crate::ui::widgets::{inline_card, rule_icon, suit};

pub fn what_wins(loc: Localizer, dispatch: &Callback<Action>) -> Html {
    let facts = (1..).zip(Fact::ALL);
    html! {
        <>
            <p class="muted">{ loc.strategy_description() }</p>
            <ol class="what-wins">{ for facts.map(|(number, fact)| view(loc, number, fact, dispatch)) }</ol>
        </>
    }
}

/// A fact with its number, counted from 1.
fn view(loc: Localizer, number: usize, fact: Fact, dispatch: &Callback<Action>) -> Html {
    let id = format!("fact-{number}");
    let example = fact.example();
    let play = Action::Navigate(NavigationAction::OpenLink(example.link()));
    html! {
        <li aria-labelledby={id.clone()}>
            <h3 id={id.clone()}>{ loc.strategy_title(number) }</h3>
            { chart(loc, number, fact) }
            <p class="muted">{ loc.strategy_note(number) }</p>
            <p>{ loc.strategy_example(example.leading, example.winning) }</p>
            <button type="button" class="btn" aria-describedby={id} onclick={on_click(dispatch, play)}>
                { loc.strategy_play() }
            </button>
        </li>
    }
}

/// A bar for each figure of a fact. Shares are drawn on a track for the whole, points beside the largest.
fn chart(loc: Localizer, number: usize, fact: Fact) -> Html {
    let largest = fact.figures().iter().map(|tenths| tenths.unsigned_abs());
    let (whole, track) = match fact.unit() {
        FactUnit::Percent => (1000, Some("shares")),
        FactUnit::Points => (largest.max().unwrap_or(1), None),
    };
    let bar = |(index, &tenths): (usize, &i16)| {
        let (color, label) = match fact.subject(index) {
            FactSubject::Nth(index) => (None, loc.strategy_subject(number, index + 1).into()),
            FactSubject::Rule(rule) => (
                Some(rule),
                html! { <>{ rule_icon(loc, rule) }{ " " }{ loc.rule_title(rule) }</> },
            ),
            FactSubject::Card(card) => (Some(card.color()), inline_card(loc, card)),
            FactSubject::Number(number) => (None, number.into()),
        };
        let width = format!(
            "{}%",
            u32::from(tenths.unsigned_abs()) * 100 / u32::from(whole)
        );
        html! {
            <div class={classes!(color.map(suit), (tenths < 0).then_some("below"))}>
                <dt>{ label }</dt>
                <dd>
                    <svg aria-hidden="true"><rect {width} height="100%" /></svg>
                    <span>{ loc.fact_figure(fact, tenths) }</span>
                </dd>
            </div>
        }
    };
    html! { <dl class={classes!("bars", track)}>{ for fact.figures().iter().enumerate().map(bar) }</dl> }
}
