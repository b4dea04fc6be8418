//! The list of turns of a round, in order, each as icons with its rating.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, LogLine, ReplayAction, ReplayScene, ReviewScene, ReviewedTurn, TurnEvent, TurnRating,
};
use crate::ui::widgets::{Mood, character, glyph, icon, inline_card, rating_sign};

/// The turns, each of which leads to its comparison with another one.
pub fn turns(
    loc: Localizer,
    replay: &ReplayScene,
    review: &ReviewScene,
    dispatch: &Callback<Action>,
) -> Html {
    let key = replay.summary.as_ref().and_then(|summary| summary.moment());
    let line = |ply| replay.log.iter().find(|line| line.ply == ply);
    let shown = |turn: &ReviewedTurn| key.is_some_and(|key| key.ply == turn.ply);
    let place = review.turns.iter().position(shown);
    let turns = (0..).zip(&review.turns).filter_map(|(index, turn)| {
        let line = line(turn.ply)?;
        let rated = turn.rated();
        let says = loc.log_of(line).plain(loc);
        let worth = rated.map(|(rating, fair)| match turn.is_out_by_draw() {
            true => loc.before_draw(&fair.played),
            false => loc.rated(rating, &fair.played),
        });
        let label = format!("{} {says} {}", line.turn, worth.unwrap_or_default());
        let show = Action::Replay(ReplayAction::ShowTurn(turn.ply));
        let onclick = dispatch.reform(move |_: MouseEvent| {
            // On a narrow page the list is below.
            platform::bring_into_sight(".choice.made");
            show.clone()
        });
        // The arrow keys lead to the turns beside the one shown.
        let arrow = match place {
            Some(place) if index + 1 == place => Some("ArrowLeft"),
            Some(place) if index == place + 1 => Some("ArrowRight"),
            _ => None,
        };
        Some(html! {
            <li key={turn.ply} class={(turn.seat != review.seat).then_some("others")}>
                <button
                    type="button"
                    aria-label={label}
                    aria-current={(place == Some(index)).then_some("true")}
                    aria-keyshortcuts={arrow}
                    {onclick}
                >
                    <span class="ordinal">{ line.turn }</span>
                    { character(loc, turn.seat, replay.is_bot(turn.seat).then(|| mood(turn))) }
                    <span class="what"><b>{ loc.name(turn.seat) }</b>{ for moves(loc, line) }</span>
                    { sign(rated.map(|(rating, _)| rating)) }
                </button>
            </li>
        })
    });
    html! {
        <section class="panel long turns" aria-label={loc.turns()}>
            <header>
                <h2>{ loc.turns() }</h2>
                <p class="muted key" aria-hidden="true">
                    { for key_of_signs(loc) }
                </p>
            </header>
            <ol class="scroll">{ for turns }</ol>
        </section>
    }
}

/// Each sign with its meaning.
fn key_of_signs(loc: Localizer) -> impl Iterator<Item = Html> {
    let signs = [
        (TurnRating::AsAdvised, loc.review_sign_best()),
        (TurnRating::Slip, loc.review_sign_slip()),
        (TurnRating::Mistake, loc.review_sign_mistake()),
    ];
    let told = |(rating, says)| html! { <span>{ sign(Some(rating)) }{ says }</span> };
    let none = html! { <span>{ loc.review_sign_none() }</span> };
    signs.into_iter().map(told).chain([none])
}

/// Mood of an opponent after a turn.
const fn mood(turn: &ReviewedTurn) -> Mood {
    if turn.is_out {
        Mood::Out
    } else {
        Mood::Leading
    }
}

/// The cards of a turn; those that went to the canvas follow an arrow.
fn moves(loc: Localizer, line: &LogLine) -> Vec<Html> {
    let told = line.events.iter().map(|&event| match event {
        TurnEvent::Played(card) => inline_card(loc, card),
        TurnEvent::Discarded(card) | TurnEvent::Recycled(card) => {
            html! { <>{ icon("next") }{ inline_card(loc, card) }</> }
        }
        TurnEvent::Took(card, _) => {
            html! { <>{ glyph("a1", "icon") }{ inline_card(loc, card) }</> }
        }
        TurnEvent::Returned(card) => {
            html! { <>{ glyph("a7", "icon") }{ inline_card(loc, card) }</> }
        }
        TurnEvent::Drew(_) => html! { <>{ glyph("a3", "icon") }{ icon("deck") }</> },
        TurnEvent::Passed => html! { <span class="muted">{ loc.pass_told(line) }</span> },
    });
    told.collect()
}

/// The sign of a rating. A turn that has none keeps its space.
fn sign(rating: Option<TurnRating>) -> Html {
    let sign = rating.and_then(rating_sign);
    sign.unwrap_or_else(|| html! { <span class="worth-sign" /> })
}
