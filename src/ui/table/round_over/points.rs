//! Standings of a match after a round: each player's points towards the target.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Scene, Score};
use crate::ui::widgets::{Mood, character};

/// A bar for each player, best first, with the points of the last round marked.
pub fn points(loc: Localizer, scene: &Scene) -> Html {
    let score = &scene.score;
    let seats = score.standings();
    let most = seats.first().map_or(0, |&(points, _)| points);
    let whole = score.target.unwrap_or(most).max(most).max(1);
    let last = score.results.last();
    let rows = seats.into_iter().map(|(points, seat)| {
        let won = last.filter(|result| result.winner == seat);
        let won = won.map_or(0, |result| result.scored_cards.points());
        let bar = format!(
            "--had:{}%;--won:{}%",
            (points - won) * 100 / whole,
            won * 100 / whole
        );
        html! {
            <li>
                { character(loc, seat, Mood::at(scene, seat)) }
                <span>{ loc.name(seat) }</span>
                { " " }
                <b>
                    { points }
                    if won > 0 {
                        { " " }
                        <small>{ loc.points_won(won as usize) }</small>
                    }
                </b>
                <i style={bar} />
            </li>
        }
    });
    html! {
        <section class="points box" aria-label={loc.round_and_target(score)}>
            <h2>{ loc.round_and_target(score) }</h2>
            <ul>{ for rows }</ul>
            { for points_of_round(loc, score).map(|says| html! { <p class="muted">{ says }</p> }) }
            { for loc.left_to_deal(score).map(|says| html! { <p class="muted">{ says }</p> }) }
            { for loc.doubt_about(score).map(|says| html! { <p class="muted">{ says }</p> }) }
        </section>
    }
}

/// The points of the last round, and the cards that they are for.
pub fn points_of_round(loc: Localizer, score: &Score) -> Option<String> {
    let cards = score.results.last()?.scored_cards;
    let values: Vec<String> = cards
        .iter()
        .map(|card| card.value().get().to_string())
        .collect();
    (!values.is_empty()).then(|| loc.points_from(cards.points() as usize, &values.join(" + ")))
}
