//! Log of the turns, newest first.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{LogLine, TurnRating};
use crate::ui::context::use_localizer;
use crate::ui::widgets::{icon, sentence, signed};

#[derive(Clone, PartialEq, Properties)]
pub struct LogProps {
    /// Turns so far, oldest first.
    pub lines: Vec<LogLine>,
    /// Links to each turn, in a replay.
    #[prop_or_default]
    pub links: Option<LogLinks>,
}

/// Links from turns to moments of a replay.
#[derive(Clone, PartialEq)]
pub struct LogLinks {
    /// Ply of the turn shown.
    pub shown: usize,
    /// Plies of the reviewed round, each with its rating and text once known.
    pub worth: Vec<(usize, Option<(TurnRating, String)>)>,
    /// Called with the ply of the turn to show.
    pub go: Callback<usize>,
}

/// The log in its panel. It renders together with the table that its turns changed.
#[component]
pub fn Log(props: &LogProps) -> Html {
    log(use_localizer(), &props.lines, true, props.links.as_ref())
}

/// The log; `lines` are oldest first. In a panel it scrolls by itself. Earlier rounds are collapsed, except the one
/// shown in a replay.
pub fn log(loc: Localizer, lines: &[LogLine], scrolls: bool, links: Option<&LogLinks>) -> Html {
    let mut rounds = lines.chunk_by(|line, next| line.round == next.round).rev();
    let Some(newest) = rounds.next() else {
        return turn_steps(loc);
    };
    let has_rounds = lines.iter().any(|line| line.round > 1);
    let name = newest.first().filter(|_| has_rounds);
    html! {
        <div class={classes!("log", scrolls.then_some("scroll"))} tabindex={scrolls.then_some("0")}>
            { for name.map(|line| html! { <p class="round-title">{ loc.round(line.round) }</p> }) }
            <ol aria-label={loc.turns_newest_first()}>{ for turns(loc, newest, links) }</ol>
            { for rounds.map(|round| earlier(round, links)) }
        </div>
    }
}

/// Parts of a turn, shown until there is one.
fn turn_steps(loc: Localizer) -> Html {
    let steps = [
        ("palette", loc.steps_play()),
        ("canvas", loc.steps_discard()),
        ("next", loc.steps_both()),
        ("lead", loc.steps_lead()),
    ];
    html! {
        <ul class="turn-steps">
            { for steps.map(|(sign, says)| html! { <li>{ icon(sign) }{ says }</li> }) }
        </ul>
    }
}

fn earlier(lines: &[LogLine], links: Option<&LogLinks>) -> Html {
    lines.first().map_or_else(Html::default, |line| {
        let is_shown = links.is_some_and(|links| lines.iter().any(|line| line.ply == links.shown));
        html! { <EarlierRound key={line.round} lines={lines.to_vec()} links={links.cloned()} {is_shown} /> }
    })
}

#[derive(Clone, PartialEq, Properties)]
struct EarlierRoundProps {
    /// Turns of one round.
    lines: Vec<LogLine>,
    links: Option<LogLinks>,
    /// `true` if the turn shown in a replay is one of them.
    is_shown: bool,
}

/// A finished round. Its turns are in the DOM only while expanded, because a long match has hundreds.
#[component]
fn EarlierRound(props: &EarlierRoundProps) -> Html {
    let loc = use_localizer();
    let is_open = use_state(|| false);
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<HtmlElement>();
            is_open.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    let shows = *is_open || props.is_shown;
    let number = props.lines.first().map_or(0, |line| line.round);
    html! {
        <details open={shows} ontoggle={toggle}>
            <summary>{ loc.round(number) }</summary>
            if shows {
                <ol>{ for turns(loc, &props.lines, props.links.as_ref()) }</ol>
            }
        </details>
    }
}

fn turns(
    loc: Localizer,
    lines: &[LogLine],
    links: Option<&LogLinks>,
) -> impl Iterator<Item = Html> {
    lines.iter().rev().map(move |line| turn(loc, line, links))
}

fn turn(loc: Localizer, line: &LogLine, links: Option<&LogLinks>) -> Html {
    let ply = line.ply;
    let number = html! { <><span class="t">{ line.turn }</span>{ " " }</> };
    let told = sentence(loc, &loc.log_of(line));
    let Some(links) = links else {
        return html! { <li key={ply}>{ number }<span>{ told }</span></li> };
    };
    let go = links.go.reform(move |_: MouseEvent| ply);
    let is_shown = (links.shown == ply).then_some("true");
    let worth = links.worth.iter().find(|(judged, _)| *judged == ply);
    html! {
        <li key={ply} class="to">
            <button type="button" aria-current={is_shown} onclick={go}>
                { number }
                <span>
                    { told }
                    // Its space is reserved before the rating is known.
                    if let Some((_, known)) = worth {
                        <span class="worth">
                            { for known.iter().map(|(rating, text)| html! { <>{ " " }{ signed(*rating, html! { text }) }</> }) }
                        </span>
                    }
                </span>
            </button>
        </li>
    }
}
