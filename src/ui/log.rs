//! The turns so far, in words, the newest first.

use yew::prelude::*;

use super::art::sentence;
use crate::state::LogLine;
use crate::words::Words;

/// The log of turns, given with the oldest first. In a panel it scrolls by itself.
pub fn log(words: Words, lines: &[LogLine], scrolls: bool) -> Html {
    if lines.is_empty() {
        return html! { <p class="muted">{ words.turns_none() }</p> };
    }
    let rounds = lines.chunk_by(|line, next| line.round == next.round).rev();
    let has_rounds = lines.iter().any(|line| line.round > 1);
    let lines = rounds.flat_map(|round| {
        let name = round.first().filter(|_| has_rounds).map(|line| {
            html! { <li key={format!("round-{}", line.round)} class="rd">{ words.round(line.round) }</li> }
        });
        name.into_iter().chain(round.iter().rev().map(move |line| turn(words, line)))
    });
    let tabindex = scrolls.then_some("0");
    let class = classes!("log", scrolls.then_some("scroll"));
    html! { <ol {class} {tabindex} aria-label={words.turns_newest_first()}>{ for lines }</ol> }
}

fn turn(words: Words, line: &LogLine) -> Html {
    html! {
        <li key={line.ply}>
            <span class="t">{ line.ply }</span>
            <span>{ sentence(words, &words.log_of(line)) }</span>
        </li>
    }
}
