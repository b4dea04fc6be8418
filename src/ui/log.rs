//! The turns so far, in words, the newest first.

use yew::prelude::*;

use super::art::sentence;
use super::words;
use crate::state::LogLine;

/// The log of turns, given with the oldest first. In a panel it scrolls by itself.
pub fn log(lines: &[LogLine], scrolls: bool) -> Html {
    if lines.is_empty() {
        return html! { <p class="muted">{ "No turn has been made yet." }</p> };
    }
    let lines = lines.iter().rev().map(|line| {
        html! {
            <li key={line.ply}>
                <span class="t">{ line.ply }</span>
                <span>{ sentence(&words::log_line(line)) }</span>
            </li>
        }
    });
    let tabindex = scrolls.then_some("0");
    let class = classes!("log", scrolls.then_some("scroll"));
    html! { <ol {class} {tabindex} aria-label="Turns, the newest first">{ for lines }</ol> }
}
