use yew::prelude::*;

use crate::game::{CardSet, Seat};
use crate::i18n::Localizer;
use crate::state::{RoundResult, Scene};
use crate::ui::widgets::{Mood, character, icon, inline_card, rule_icon};

/// Score sheet: the rounds so far, and the cards in the score piles. In a panel it scrolls by itself.
pub fn scores(loc: Localizer, scene: &Scene, scrolls: bool) -> Html {
    let score = &scene.score;
    let sign = |seat| character(loc, seat, Mood::at(scene, seat));
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
            <p class="muted">{ loc.round_played_to(score) }</p>
            <table class="rounds">
                <caption class="sr">{ loc.scores_caption() }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ loc.scores_round() }</th>
                        { for seats().map(|seat| html! {
                            <th scope="col" title={loc.name(seat)}>
                                { sign(seat) }
                                <span class="sr">{ loc.name(seat) }</span>
                            </th>
                        }) }
                    </tr>
                </thead>
                <tbody>
                    { for (1..).zip(&score.results).map(|(number, result)| row(loc, number, result, score.piles.len())) }
                </tbody>
                <tfoot>
                    <tr><th scope="row">{ loc.scores_points() }</th>{ for totals }</tr>
                </tfoot>
            </table>
            { for loc.doubt_about(score).map(|says| html! { <p class="muted">{ says }</p> }) }
            <h3>{ loc.scores_piles() }</h3>
            <p class="muted">{ loc.out_of_the_deal(out.len()) }{ loc.sentence_gap() }{ loc.left_to_deal(score) }</p>
            <dl class="piles">
                { for seats().zip(&score.piles).map(|(seat, &pile)| html! {
                    <div>
                        <dt>{ sign(seat) }{ loc.name(seat) }</dt>
                        <dd>
                            if pile.is_empty() {
                                <span class="muted">{ loc.scores_no_card() }</span>
                            }
                            { for pile.iter().map(|card| inline_card(loc, card)) }
                        </dd>
                    </div>
                }) }
            </dl>
        </div>
    }
}

/// A finished round, with the points each seat scored.
fn row(loc: Localizer, number: usize, result: &RoundResult, seats: usize) -> Html {
    let cells = (0..seats).filter_map(Seat::new).map(|seat| {
        if seat == result.winner {
            let points = result.scored_cards.points();
            html! {
                <td class="won">{ icon("lead") }<span class="sr">{ loc.scores_won() }{ " " }</span>{ format!("+{points}") }</td>
            }
        } else {
            html! { <td><span class="muted">{ "–" }</span></td> }
        }
    });
    html! {
        <tr>
            <th scope="row">{ number }{ " " }{ rule_icon(loc, result.rule) }</th>
            { for cells }
        </tr>
    }
}
