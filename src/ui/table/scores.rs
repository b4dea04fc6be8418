//! The score sheet: rounds, points, score piles.

use yew::prelude::*;

use crate::game::{CardSet, Seat};
use crate::i18n::Localizer;
use crate::state::{RoundResult, Scene};
use crate::ui::widgets::{Mood, character, icon, inline_card, rule_icon};

/// The rounds so far, and what lies in the score piles. In a panel it scrolls by itself.
pub fn scores(words: Localizer, scene: &Scene, scrolls: bool) -> Html {
    let score = &scene.score;
    let sign = |seat| character(words, seat, Mood::at(scene, seat));
    let seats = || (0..score.piles.len()).filter_map(Seat::new);
    let totals = score.piles.iter().map(|pile| {
        html! { <td><b>{ pile.points() }</b></td> }
    });
    let out: CardSet = score
        .piles
        .iter()
        .fold(CardSet::EMPTY, |all, &pile| all | pile);
    html! {
        <div class={classes!("scores", scrolls.then_some("scroll"))} tabindex={scrolls.then_some("0")}>
            <p class="muted">{ words.round_played_to(score) }</p>
            <table class="rounds">
                <caption class="sr">{ words.scores_caption() }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ words.scores_round() }</th>
                        { for seats().map(|seat| html! {
                            <th scope="col" title={words.name(seat)}>
                                { sign(seat) }
                                <span class="sr">{ words.name(seat) }</span>
                            </th>
                        }) }
                    </tr>
                </thead>
                <tbody>
                    { for (1..).zip(&score.results).map(|(number, result)| row(words, number, result, score.piles.len())) }
                </tbody>
                <tfoot>
                    <tr><th scope="row">{ words.scores_points() }</th>{ for totals }</tr>
                </tfoot>
            </table>
            <h3>{ words.scores_piles() }</h3>
            <p class="muted">{ words.out_of_the_deal(out.len()) }</p>
            <dl class="piles">
                { for seats().zip(&score.piles).map(|(seat, &pile)| html! {
                    <div>
                        <dt>{ sign(seat) }{ words.name(seat) }</dt>
                        <dd>
                            if pile.is_empty() {
                                <span class="muted">{ words.scores_no_card() }</span>
                            }
                            { for pile.iter().map(|card| inline_card(words, card)) }
                        </dd>
                    </div>
                }) }
            </dl>
        </div>
    }
}

/// A round that is over: what each seat won by it.
fn row(words: Localizer, number: usize, result: &RoundResult, seats: usize) -> Html {
    let cells = (0..seats).filter_map(Seat::new).map(|seat| {
        if seat == result.winner {
            let points = result.spoils.points();
            html! {
                <td class="won">{ icon("lead") }<span class="sr">{ words.scores_won() }{ " " }</span>{ format!("+{points}") }</td>
            }
        } else {
            html! { <td><span class="muted">{ "–" }</span></td> }
        }
    });
    html! {
        <tr>
            <th scope="row">{ number }{ " " }{ rule_icon(words, result.rule) }</th>
            { for cells }
        </tr>
    }
}
