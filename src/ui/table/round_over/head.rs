//! The head of a result: the canvas of the round, or the winner of the match.

use yew::prelude::*;

use crate::game::{Color, Scoring, Seat};
use crate::i18n::Localizer;
use crate::state::{PlayerKind, Scene, Score};
use crate::ui::table::board::{ShownBeside, canvas, is_human};
use crate::ui::table::palette::fallen;
use crate::ui::widgets::{Mood, character, suit};

/// The canvas with the cards that won the round. If another player won, their face is on it, and the player's own cards
/// lie in its corner as they fell. After a match for points: its winner.
pub fn head(loc: Localizer, scene: &Scene, winner: Seat) -> Html {
    let is_for_points = scene.view.table().ruleset().scoring() == Scoring::Points;
    let winners = scene.score.winners.as_ref();
    if let Some(winners) = winners.filter(|_| is_for_points && scene.score.doubt.is_none()) {
        return of_match(loc, scene, winners);
    }
    let own = scene.view.seat();
    let is_lost = !is_human(scene, winner) && scene.score.doubt.is_none();
    let beside = html! {
        if is_lost {
            { sign(loc, scene, winner) }
            if is_human(scene, own) {
                <div aria-hidden="true">{ fallen(loc, scene.view.table().palette(own), "fallen") }</div>
            }
        }
    };
    canvas(loc, scene, Callback::noop(), ShownBeside::Nothing, beside)
}

/// The winner as one: in a fan of all seven colours, whoever won the last round, and the points of all, with their
/// places where there are more than two.
fn of_match(loc: Localizer, scene: &Scene, winners: &[Seat]) -> Html {
    let score = &scene.score;
    let strokes = Color::ALL.into_iter().enumerate();
    let standings = score.standings();
    let has_places = standings.len() > 2;
    // Equal points share a place.
    let place = |points: u32| {
        let better = standings.iter().filter(|&&(others, _)| others > points);
        better.count() + 1
    };
    let standing = |points: u32, seat: Seat| match has_places {
        true => html! { loc.place(place(points), points as usize, seat) },
        false => html! { <><small>{ loc.name(seat) }</small>{ " " }{ points }</> },
    };
    let standings = standings.iter().copied();
    html! {
        <section class="canvas of-match" aria-label={loc.canvas()}>
            <div class="halo" aria-hidden="true">
                { for strokes.map(|(nth, color)| html! { <i class={suit(color)} style={format!("--nth:{nth}")} /> }) }
                { for winners.iter().map(|&winner| sign(loc, scene, winner)) }
            </div>
            <div class="rule">
                <h1>{ loc.match_result(winners) }</h1>
                <p class={classes!("total", has_places.then_some("places"))} aria-hidden="true">
                    { for standings.map(|(points, seat)| html! {
                        <span class={winners.contains(&seat).then_some("most")}>{ standing(points, seat) }{ " " }</span>
                    }) }
                </p>
                <p class="sr">{ loc.standings(score) }</p>
                { for rounds_won(loc, score, winners).map(|says| html! { <p class="rounds-won">{ says }</p> }) }
                <p>{ loc.why_over(score) }</p>
            </div>
        </section>
    }
}

/// Number of rounds that the winner of a match of several rounds won, unless two share the win.
fn rounds_won(loc: Localizer, score: &Score, winners: &[Seat]) -> Option<String> {
    let rounds = score.results.len();
    let &[winner] = winners else {
        return None;
    };
    let results = score.results.iter();
    let won = results.filter(|result| result.winner == winner).count();
    (rounds > 1).then(|| loc.rounds_of_match(won, winner, rounds))
}

/// A winner: the laughing face of an opponent, or the initial of a person.
fn sign(loc: Localizer, scene: &Scene, winner: Seat) -> Html {
    let is_bot = matches!(scene.players.lineup.at(winner), PlayerKind::Bot(_));
    character(loc, winner, is_bot.then_some(Mood::Leading))
}
