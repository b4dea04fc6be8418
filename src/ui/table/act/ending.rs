//! The end of a round, or of the match.

use yew::prelude::*;

use crate::game::{Scoring, Seat};
use crate::state::{Action, DailyAction, GameAction, Navigation, ReplayAction, SentAction, Sheet};
use crate::ui::shell::fresh_seed;
use crate::ui::table::act::{ActView, button, verdict};
use crate::ui::widgets::icon;

/// How the round ended, and how to go on.
pub fn ending(act: &ActView<'_>, winner: Seat) -> Html {
    match act.scene.view.table().ruleset().scoring() {
        Scoring::Game => game_over(act, winner),
        Scoring::Points => round_over(act, winner),
    }
}

/// The round was the whole game.
fn game_over(act: &ActView<'_>, winner: Seat) -> Html {
    let words = act.words;
    let seed = marked(act, words.seed_of_deal(&act.scene.seed));
    let is_won = words.is_to(winner);
    if act.scene.day.is_some() {
        let buttons = html! { <>{ home(act) }{ review(act) }{ result_of_day(act) }</> };
        return told(is_won, &words.wins(winner, Scoring::Game), &seed, buttons);
    }
    let buttons = html! {
        <>
            { home(act) }
            { review(act) }
            { button(act, "same", "half final", act.on(Action::Game(GameAction::SameDeal)), html! { words.button_same_deal() }) }
            { onward(act) }
        </>
    };
    told(is_won, &words.wins(winner, Scoring::Game), &seed, buttons)
}

/// A round of a match for points, or the match with it.
fn round_over(act: &ActView<'_>, winner: Seat) -> Html {
    let (words, score) = (act.words, &act.scene.score);
    // Beside a wide table the sheet stands already.
    let scores = button(
        act,
        "scores",
        "tool only-phone",
        act.on(Action::Navigate(Navigation::Open(Sheet::Scores))),
        html! { <>{ icon("stats") }<span>{ words.button_scores() }</span></> },
    );
    let standings = words.stopped(words.standings(score));
    if let Some(winners) = &score.winners {
        let buttons = html! {
            <>
                { home(act) }
                { review(act) }
                { scores }
                if act.scene.day.is_some() {
                    { result_of_day(act) }
                } else {
                    { onward(act) }
                }
            </>
        };
        let text = marked(act, format!("{} {standings}", words.why_over(score)));
        return told(
            winners.iter().any(|&winner| words.is_to(winner)),
            &words.match_result(winners),
            &text,
            buttons,
        );
    }
    let buttons = html! {
        <>
            { home(act) }
            { review(act) }
            { scores }
            { button(act, "next", "go final", act.on(Action::Game(GameAction::NextRound)), html! { words.button_next_round() }) }
        </>
    };
    let title = words.round_result(winner, score);
    let text = format!("{standings} {}", words.played_to(score));
    told(words.is_to(winner), &title, &text, buttons)
}

/// What there is to say, and how many turns were taken back, if any were.
fn marked(act: &ActView<'_>, text: String) -> String {
    match act.scene.taken_back {
        0 => text,
        count => format!("{text} {}", act.words.stopped(act.words.taken_back(count))),
    }
}

/// The way to what came of the day's deal.
fn result_of_day(act: &ActView<'_>) -> Html {
    let show = act.on(Action::Daily(DailyAction::Play));
    button(
        act,
        "result",
        "go final",
        show,
        html! { act.words.daily_result() },
    )
}

/// The way to the review of the round. Where there is little room it is a sign alone.
fn review(act: &ActView<'_>) -> Html {
    button(
        act,
        "review",
        "tool",
        act.on(Action::Replay(ReplayAction::Open)),
        html! {
            <>{ icon("first") }<span>{ act.words.review_look_back() }</span></>
        },
    )
}

/// The way on: to both results where there are two to compare, else to another deal.
fn onward(act: &ActView<'_>) -> Html {
    match act.scene.is_answer {
        true => compare(act),
        false => play_again(act),
    }
}

fn compare(act: &ActView<'_>) -> Html {
    let show = act.on(Action::Sent(SentAction::Compare));
    button(
        act,
        "compare",
        "go final",
        show,
        html! { act.words.button_compare() },
    )
}

/// The way to another deal.
fn play_again(act: &ActView<'_>) -> Html {
    let onclick = act
        .dispatch
        .reform(|_: MouseEvent| Action::Game(GameAction::PlayAgain(fresh_seed())));
    button(
        act,
        "again",
        "go final",
        onclick,
        html! { act.words.button_again() },
    )
}

fn home(act: &ActView<'_>) -> Html {
    button(
        act,
        "home",
        "tool leave",
        act.on(Action::Navigate(Navigation::Home)),
        html! {
            <>{ icon("back") }<span class="sr">{ act.words.button_home() }</span></>
        },
    )
}

/// How it ended, and how to go on.
fn told(is_won: bool, title: &str, text: &str, buttons: Html) -> Html {
    let (class, sign) = match is_won {
        true => ("good", Some("check")),
        false => ("calm", None),
    };
    html! {
        <>
            { verdict(class, sign, title, html! { <p>{ text }</p> }) }
            <div class="row">{ buttons }</div>
        </>
    }
}
