//! The review of a turn by what its player could know, and further parts about its round; among them, as another
//! question, what its turns were worth with all cards open.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::bots::FairJudgement;
use crate::game::{Rule, Scoring, Seat};
use crate::i18n::Localizer;
use crate::state::{
    Action, DealAssessment, ExactAssessment, ReplayAction, ReplayScene, ReplaySource, ReviewScene,
    ReviewedTurn, SeatResult, TurnAssessment, TurnRating,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{
    Mood, character, icon, inline_card, rule_icon, sentence, signed, text_button,
};

/// The review of the turn shown, and of its round. The layout doesn't shift when results arrive: each part reserves its
/// space.
pub fn review(loc: Localizer, replay: &ReplayScene, dispatch: &Callback<Action>) -> Html {
    let Some(review) = &replay.review else {
        return html! { <p class="muted">{ loc.review_none() }</p> };
    };
    html! {
        <div class="review">
            { opinion(loc, review, replay) }
            { progress(loc, review) }
            { deck(loc, review) }
            { more(loc, review, replay, dispatch) }
        </div>
    }
}

/// The parts of a review that follow its summary.
pub fn more(
    loc: Localizer,
    review: &ReviewScene,
    replay: &ReplayScene,
    dispatch: &Callback<Action>,
) -> Html {
    let on = |action| on_click(dispatch, Action::Replay(action));
    html! {
        <>
            { open_cards(loc, review, replay) }
            { table(loc, review, replay) }
            { seats(loc, review, replay) }
            <div class="row">
                // The summary has a button of its own, for the turn that it shows.
                if replay.can_go_on && replay.summary.is_none() {
                    { text_button(None, play_on(loc, replay), on(ReplayAction::PlayOn)) }
                }
                { text_button(None, loc.review_other_seat(), on(ReplayAction::OtherSeat)) }
            </div>
        </>
    }
}

/// Label of the button to play on: as the user, or in the sender's place.
fn play_on(loc: Localizer, replay: &ReplayScene) -> &'static str {
    if replay.source == ReplaySource::Received {
        loc.replay_take_over()
    } else {
        loc.review_on()
    }
}

/// Selects the player to review.
pub fn whose(loc: Localizer, review: &ReviewScene, dispatch: &Callback<Action>) -> Html {
    let (persons, dispatch) = (review.persons.clone(), dispatch.clone());
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let chosen = usize::try_from(select.selected_index()).ok();
        if let Some(&seat) = chosen.and_then(|chosen| persons.get(chosen)) {
            dispatch.emit(Action::Replay(ReplayAction::SelectPlayer(seat)));
        }
    };
    html! {
        <label class="whose">
            <span>{ loc.review_whose() }</span>
            <select class="text" {onchange}>
                { for review.persons.iter().map(|&seat| html! {
                    <option selected={seat == review.seat}>{ loc.name(seat) }</option>
                }) }
            </select>
        </label>
    }
}

/// Progress of the review.
fn progress(loc: Localizer, review: &ReviewScene) -> Html {
    html! { <p class="progress muted" role="status">{ for loc.review_state(review) }</p> }
}

/// Note on whether the deal could be won, and the turn that lost it.
fn deal(loc: Localizer, review: &ReviewScene) -> Html {
    let mut turns = review.turns.iter();
    let lost_by = turns.find(|turn| Some(turn.ply) == review.lost_by);
    let lost_by = lost_by.map(|turn| loc.lost_by(review, turn.turn));
    let awaits = (review.deal == DealAssessment::Unknown).then_some("awaits");
    // The table tells which turns are in reach.
    let is_out_of_reach = matches!(review.deal, DealAssessment::OutOfReach(_));
    let verdict = (!is_out_of_reach).then(|| loc.deal_verdict(review));
    html! { <p class={classes!("deal", awaits)}>{ verdict }{ loc.sentence_gap() }{ lost_by }</p> }
}

/// The deck. The hands are on the table.
fn deck(loc: Localizer, review: &ReviewScene) -> Html {
    html! {
        <section class="open-deck">
            <h3>{ icon("deck") }{ loc.review_deck() }</h3>
            <p>
                if review.deck.is_empty() {
                    <span class="muted">{ loc.scores_no_card() }</span>
                }
                { for review.deck.iter().map(|&card| inline_card(loc, card)) }
            </p>
        </section>
    }
}

/// Assessment of the turn that led to the position shown.
fn opinion(loc: Localizer, review: &ReviewScene, replay: &ReplayScene) -> Html {
    let is_turn = review.turns.iter().any(|turn| turn.ply == replay.ply);
    let told = match &review.shown {
        _ if !is_turn => html! { <p class="muted">{ loc.review_at_deal() }</p> },
        Some(opinion) => fair(loc, opinion, replay.is_better),
        None => html! { <p class="muted awaits">{ loc.review_asked() }</p> },
    };
    html! {
        <section class="opinion">
            <h3>{ if is_turn { loc.replay_at(replay) } else { loc.replay_deal().to_owned() } }</h3>
            { told }
        </section>
    }
}

/// A rating with its icon, in a few words.
pub fn rating(loc: Localizer, rating: TurnRating, fair: &FairJudgement) -> Html {
    let text = loc.rated(rating, &fair.played);
    signed(rating, html! { text })
}

/// What a turn was worth as played. If the table shows the better one, that comes first.
fn fair(loc: Localizer, opinion: &TurnAssessment, is_better_shown: bool) -> Html {
    let Some((rated, fair)) = &opinion.fair else {
        return html! { <p>{ loc.review_unknown() }</p> };
    };
    let advised = fair.recommended.chance();
    let is_told = rated.is_loss() || *rated == TurnRating::Debatable;
    let is_advised_shown = fair.is_as_advised() || is_told;
    let told = is_told.then(|| {
        let advised = loc.chance_advised(&fair.recommended, &opinion.advised);
        html! { <p>{ sentence(loc, &advised) }</p> }
    });
    let (before, after) = if is_better_shown {
        (told, None)
    } else {
        (None, told)
    };
    let mut others = opinion.others.iter();
    let has_higher = is_advised_shown && others.any(|(_, other)| other.chance() > advised);
    html! {
        <>
            if *rated != TurnRating::NoChoice {
                <h4>{ loc.estimated_from(&fair.played, opinion.seat) }</h4>
            }
            { for before }
            if is_better_shown {
                <h4>{ loc.review_table_made() }</h4>
            }
            <p>
                if opinion.is_out_by_draw {
                    { loc.before_draw(&fair.played) }
                } else {
                    { rating(loc, *rated, fair) }
                }
            </p>
            { for after }
            if !opinion.others.is_empty() {
                <details>
                    <summary>{ loc.review_others() }</summary>
                    <p class="muted">{ loc.review_others_description() }</p>
                    if has_higher {
                        <p class="muted">{ loc.review_others_higher() }</p>
                    }
                    <ul>
                        { for opinion.others.iter().map(|(events, estimate)| html! {
                            <li>{ sentence(loc, &loc.chance_of_other(events, estimate)) }</li>
                        }) }
                    </ul>
                </details>
            }
        </>
    }
}

/// The answer to another question: what the turns were worth with all cards open.
fn open_cards(loc: Localizer, review: &ReviewScene, replay: &ReplayScene) -> Html {
    // The summary is about the round.
    let shown = review.shown.as_ref().filter(|_| replay.summary.is_none());
    let row = |turn: &ReviewedTurn| {
        html! {
            <tr>
                <th scope="row">{ turn.turn }{ " " }{ loc.name(turn.seat) }</th>
                <td>{ loc.was_won(turn) }</td>
            </tr>
        }
    };
    let is_solved = review.turns.iter().any(ReviewedTurn::is_solved);
    let has_answer = match review.deal {
        DealAssessment::OutOfReach(_) => is_solved,
        DealAssessment::Unknown | DealAssessment::Known(_) | DealAssessment::FromFirstTurn(_) => {
            true
        }
    };
    if !has_answer {
        return Html::default();
    }
    html! {
        <details class="open-cards">
            <summary>{ loc.review_open_title() }</summary>
            <p class="muted">{ loc.review_open_note() }</p>
            { deal(loc, review) }
            { for shown.map(|shown| exact(loc, replay, shown)) }
            if is_solved {
                <table class="rounds">
                    <thead>
                        <tr>
                            <th scope="col">{ loc.review_table_turn() }</th>
                            <th scope="col">{ loc.review_table_open() }</th>
                        </tr>
                    </thead>
                    <tbody>{ for review.turns.iter().map(row) }</tbody>
                </table>
                { for loc.not_solved(review).map(|says| html! { <p class="muted">{ says }</p> }) }
            }
        </details>
    }
}

/// Number of winning turns to list.
const NAMED: usize = 3;

fn exact(loc: Localizer, replay: &ReplayScene, opinion: &TurnAssessment) -> Html {
    let turns = match &opinion.exact {
        ExactAssessment::GaveAway(turns) => &turns[..],
        ExactAssessment::Won(_) | ExactAssessment::Lost | ExactAssessment::OutOfReach(_) => &[],
    };
    let is_reached = !matches!(opinion.exact, ExactAssessment::OutOfReach(_));
    html! {
        <>
            <h4>{ loc.replay_at(replay) }</h4>
            <p>{ loc.exact(&opinion.exact) }</p>
            if !turns.is_empty() {
                <ul>
                    { for turns.iter().take(NAMED).map(|turn| html! {
                        <li>{ sentence(loc, &loc.turn_told(turn)) }</li>
                    }) }
                    if turns.len() > NAMED {
                        <li>{ loc.review_more(turns.len() - NAMED) }</li>
                    }
                </ul>
            }
            if is_reached && !opinion.is_duel {
                <p class="muted">{ loc.review_together() }</p>
            }
        </>
    }
}

/// The player's results with this deal, once it has been played from more than one seat.
fn seats(loc: Localizer, review: &ReviewScene, replay: &ReplayScene) -> Html {
    if replay.results.len() < 2 {
        return Html::default();
    }
    let is_for_points = replay.scene.view.table().ruleset().scoring() == Scoring::Points;
    let row = |result: &SeatResult| {
        let number = result.seat.index() + 1;
        let is_here = result.seat == review.seat;
        html! {
            <tr>
                <th scope="row">
                    if is_here { { loc.review_seat_here(number) } } else { { number } }
                </th>
                <td>{ loc.addressing(Some(result.seat)).name(result.winner) }</td>
                <td>{ result.turns }</td>
                if is_for_points {
                    <td>{ result.points }</td>
                }
            </tr>
        }
    };
    html! {
        <section class="seats">
            <h3>{ loc.review_seats() }</h3>
            <table class="rounds">
                <thead>
                    <tr>
                        <th scope="col">{ loc.review_seat() }</th>
                        <th scope="col">{ loc.review_seat_winner() }</th>
                        <th scope="col">{ loc.review_seat_turns() }</th>
                        if is_for_points {
                            <th scope="col">{ loc.review_seat_points() }</th>
                        }
                    </tr>
                </thead>
                <tbody>{ for replay.results.iter().map(row) }</tbody>
            </table>
        </section>
    }
}

/// Icons of the leader and the rule.
fn led_by(loc: Localizer, (seat, rule): (Seat, Rule), mood: Option<Mood>) -> Html {
    html! {
        <>
            { character(loc, seat, mood) }{ " " }{ rule_icon(loc, rule) }
            <span class="sr">{ loc.facts([loc.name(seat), loc.color(rule)]) }</span>
        </>
    }
}

/// The chances of all turns as a table.
fn table(loc: Localizer, review: &ReviewScene, replay: &ReplayScene) -> Html {
    let row = |turn: &ReviewedTurn| {
        let fair = turn.fair();
        // A player without a choice is out, which needs no estimate.
        let made = fair.filter(|fair| TurnRating::of(fair) != TurnRating::NoChoice);
        let chance = |estimate| loc.chance_within(estimate);
        let better = |fair: &FairJudgement| match TurnRating::of(fair).is_loss() {
            true => loc.chance_within(&fair.recommended),
            false => "–".to_owned(),
        };
        html! {
            <tr>
                <th scope="row">{ turn.turn }{ " " }{ loc.name(turn.seat) }</th>
                <td class="leader">{ for turn.lead.map(|lead| led_by(loc, lead, replay.is_bot(lead.0).then_some(Mood::Leading))) }</td>
                <td>{ made.map_or_else(|| "–".to_owned(), |fair| chance(&fair.played)) }</td>
                <td>{ fair.map_or_else(|| "–".to_owned(), better) }</td>
            </tr>
        }
    };
    html! {
        <details>
            <summary>{ loc.review_table() }</summary>
            <p class="muted">{ loc.review_each() }</p>
            <table class="rounds">
                <thead>
                    <tr>
                        <th scope="col">{ loc.review_table_turn() }</th>
                        <th scope="col">{ loc.review_table_lead() }</th>
                        <th scope="col">{ loc.review_table_made() }</th>
                        <th scope="col">{ loc.review_better() }</th>
                    </tr>
                </thead>
                <tbody>{ for review.turns.iter().map(row) }</tbody>
            </table>
            <p class="muted">{ loc.review_limits() }</p>
            <p class="muted">{ loc.loss_grades() }</p>
        </details>
    }
}
