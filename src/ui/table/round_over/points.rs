//! Standings of a match after a round: each player's points towards the target.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::Scene;
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
    let from = last.filter(|result| !result.scored_cards.is_empty());
    let from = from.map(|result| {
        let values = result.scored_cards.iter();
        let values: Vec<String> = values.map(|card| card.value().get().to_string()).collect();
        loc.points_from(result.scored_cards.points() as usize, &values.join(" + "))
    });
    html! {
        <section class="points box" aria-label={loc.round_and_target(score)}>
            <h2>{ loc.round_and_target(score) }</h2>
            <ul>{ for rows }</ul>
            { for from.map(|says| html! { <p class="muted">{ says }</p> }) }
            { for loc.doubt_about(score).map(|says| html! { <p class="muted">{ says }</p> }) }
        </section>
    }
}
