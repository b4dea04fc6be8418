//! The turns so far, in words, the newest first.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::art::{icon, sentence};
use crate::state::LogLine;
use crate::words::Words;

/// What [`Log`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LogProps {
    /// The language.
    pub words: Words,
    /// The turns so far.
    pub lines: Vec<LogLine>,
    /// The way to each of them, in a replay.
    #[prop_or_default]
    pub way: Option<Way>,
}

/// The way to the moments of a game.
#[derive(Clone, PartialEq)]
pub struct Way {
    /// The turn that is shown.
    pub shown: usize,
    /// The turns that were mistakes, as far as that is known.
    pub mistakes: Vec<usize>,
    /// Leads to the moment after a turn.
    pub go: Callback<usize>,
}

/// The log of turns in its panel. It is put there together with what the turns have changed.
#[component]
pub fn Log(props: &LogProps) -> Html {
    log(props.words, &props.lines, true, props.way.as_ref())
}

/// The log of turns, given with the oldest first. In a panel it scrolls by itself. Rounds
/// before the newest are folded.
pub fn log(words: Words, lines: &[LogLine], scrolls: bool, way: Option<&Way>) -> Html {
    let mut rounds = lines.chunk_by(|line, next| line.round == next.round).rev();
    let Some(newest) = rounds.next() else {
        return html! { <p class="muted">{ words.turns_none() }</p> };
    };
    let has_rounds = lines.iter().any(|line| line.round > 1);
    let name = newest.first().filter(|_| has_rounds);
    html! {
        <div class={classes!("log", scrolls.then_some("scroll"))} tabindex={scrolls.then_some("0")}>
            { for name.map(|line| html! { <p class="rd">{ words.round(line.round) }</p> }) }
            <ol aria-label={words.turns_newest_first()}>{ for turns(words, newest, way) }</ol>
            { for rounds.map(|round| earlier(words, round, way)) }
        </div>
    }
}

fn earlier(words: Words, lines: &[LogLine], way: Option<&Way>) -> Html {
    lines.first().map_or_else(Html::default, |line| {
        html! { <EarlierRound key={line.round} {words} lines={lines.to_vec()} way={way.cloned()} /> }
    })
}

/// What [`EarlierRound`] shows.
#[derive(Clone, PartialEq, Properties)]
struct EarlierRoundProps {
    words: Words,
    /// The turns of one round.
    lines: Vec<LogLine>,
    way: Option<Way>,
}

/// A round that is over. Its turns are in the page only while it is unfolded: a long match has hundreds.
#[component]
fn EarlierRound(props: &EarlierRoundProps) -> Html {
    let is_open = use_state(|| false);
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<HtmlElement>();
            is_open.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    let number = props.lines.first().map_or(0, |line| line.round);
    html! {
        <details ontoggle={toggle}>
            <summary>{ props.words.round(number) }</summary>
            if *is_open {
                <ol>{ for turns(props.words, &props.lines, props.way.as_ref()) }</ol>
            }
        </details>
    }
}

fn turns(words: Words, lines: &[LogLine], way: Option<&Way>) -> impl Iterator<Item = Html> {
    lines.iter().rev().map(move |line| turn(words, line, way))
}

fn turn(words: Words, line: &LogLine, way: Option<&Way>) -> Html {
    let content = html! {
        <>
            <span class="t">{ line.ply }</span>
            <span>{ sentence(words, &words.log_of(line)) }</span>
        </>
    };
    let Some(way) = way else {
        return html! { <li key={line.ply}>{ content }</li> };
    };
    let ply = line.ply;
    let go = way.go.reform(move |_: MouseEvent| ply);
    let is_shown = (way.shown == ply).then_some("true");
    html! {
        <li key={line.ply} class="to">
            <button type="button" aria-current={is_shown} onclick={go}>
                { content }
                if way.mistakes.contains(&ply) {
                    <span class="rating bad">{ icon("warn") }<span class="sr">{ words.review_mistake() }</span></span>
                }
            </button>
        </li>
    }
}
