//! The end of a round, or of the match.

use yew::prelude::*;

use crate::game::{Scoring, Seat};
use crate::state::{Action, GameAction, Navigation, ReplayAction, Sheet};
use crate::ui::table::act::{ActProps, button, on, verdict};
use crate::ui::widgets::icon;

/// How the round ended, and how to go on.
pub fn ending(props: &ActProps, winner: Seat) -> Html {
    match props.scene.view.table().ruleset().scoring() {
        Scoring::Game => game_over(props, winner),
        Scoring::Points => round_over(props, winner),
    }
}

/// The round was the whole game.
fn game_over(props: &ActProps, winner: Seat) -> Html {
    let words = props.words;
    let seed = marked(props, words.seed_of_deal(&props.scene.seed));
    let is_won = words.is_to(winner);
    if props.scene.day.is_some() {
        let buttons = html! { <>{ home(props) }{ review(props) }{ result_of_day(props) }</> };
        return told(is_won, &words.wins(winner, Scoring::Game), &seed, buttons);
    }
    let buttons = html! {
        <>
            { home(props) }
            { review(props) }
            { button(props, "same", "half final", on(props, Action::Game(GameAction::SameDeal)), html! { words.button_same_deal() }) }
            { button(props, "again", "go final", props.on_play_again.clone(), html! { words.button_again() }) }
        </>
    };
    told(is_won, &words.wins(winner, Scoring::Game), &seed, buttons)
}

/// A round of a match for points, or the match with it.
fn round_over(props: &ActProps, winner: Seat) -> Html {
    let (words, score) = (props.words, &props.scene.score);
    // Beside a wide table the sheet stands already.
    let scores = button(
        props,
        "scores",
        "tool only-phone",
        on(props, Action::Navigate(Navigation::Open(Sheet::Scores))),
        html! { <>{ icon("stats") }<span>{ words.button_scores() }</span></> },
    );
    let standings = words.stopped(words.standings(score));
    if let Some(winners) = &score.winners {
        let buttons = html! {
            <>
                { home(props) }
                { review(props) }
                { scores }
                if props.scene.day.is_some() {
                    { result_of_day(props) }
                } else {
                    { button(props, "again", "go final", props.on_play_again.clone(), html! { words.button_again() }) }
                }
            </>
        };
        let text = marked(props, format!("{} {standings}", words.why_over(score)));
        return told(
            winners.iter().any(|&winner| words.is_to(winner)),
            &words.match_result(winners),
            &text,
            buttons,
        );
    }
    let buttons = html! {
        <>
            { home(props) }
            { review(props) }
            { scores }
            { button(props, "next", "go final", on(props, Action::Game(GameAction::NextRound)), html! { words.button_next_round() }) }
        </>
    };
    let title = words.round_result(winner, score);
    let text = format!("{standings} {}", words.played_to(score));
    told(words.is_to(winner), &title, &text, buttons)
}

/// What there is to say, and how many turns were taken back, if any were.
fn marked(props: &ActProps, text: String) -> String {
    match props.scene.taken_back {
        0 => text,
        count => format!(
            "{text} {}",
            props.words.stopped(props.words.taken_back(count))
        ),
    }
}

/// The way to what came of the day's deal.
fn result_of_day(props: &ActProps) -> Html {
    let show = on(props, Action::Navigate(Navigation::Open(Sheet::Daily)));
    button(
        props,
        "result",
        "go final",
        show,
        html! { props.words.daily_result() },
    )
}

/// The way to the review of the round. Where there is little room it is a sign alone.
fn review(props: &ActProps) -> Html {
    button(
        props,
        "review",
        "tool",
        on(props, Action::Replay(ReplayAction::Open)),
        html! {
            <>{ icon("first") }<span>{ props.words.review_look_back() }</span></>
        },
    )
}

fn home(props: &ActProps) -> Html {
    button(
        props,
        "home",
        "tool leave",
        on(props, Action::Navigate(Navigation::Home)),
        html! {
            <>{ icon("back") }<span class="sr">{ props.words.button_home() }</span></>
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
