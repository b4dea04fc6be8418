//! A received game or deal: a description and the possible actions, before any of it is shown or played. All but a deal
//! is in the lazy chunk.

mod deal;

pub use deal::DealScreen;

use std::cmp::Ordering;
use std::rc::Rc;

use yew::prelude::*;

use self::deal::players;
use crate::game::{Rule, Seat};
use crate::i18n::Localizer;
use crate::state::{
    Action, ChallengeResult, GameResult, LeadHistory, LessonAction, Lineup, Link, NavigationAction,
    PlayerKind, ReceivedAction, ReceivedGame, ReceivedKind,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{
    DeviceCapabilities, ShareButtons, Shareable, all_rules, dealt, icon, lead_history_table,
    page_bar, painting,
};

/// Maximum number of strokes in a picture.
const STROKES: usize = 12;

#[derive(Clone, PartialEq, Properties)]
pub struct ReceivedScreenProps {
    pub sent: Rc<ReceivedGame>,
    /// `true` if the user hasn't done any lesson yet.
    pub is_new: bool,
    /// `true` if the user has a game of their own, which is kept.
    pub keeps_game: bool,
    pub device: DeviceCapabilities,
}

/// The screen of a received game; once a challenge has been answered, both results.
#[component]
pub fn ReceivedScreen(props: &ReceivedScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let sent = &*props.sent;
    // The player of the received game is called the sender.
    let person = sent.link.lineup.persons().next();
    let loc = loc.addressing(person);
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            <main class="sent">
                { match (&sent.answer, &sent.result) {
                    (Some(answer), Some(theirs)) => compared(loc, props, answer, theirs, &dispatch),
                    _ => details(loc, props, &dispatch),
                } }
            </main>
        </div>
    }
}

/// A description of the game, and its buttons.
fn details(loc: Localizer, props: &ReceivedScreenProps, dispatch: &Callback<Action>) -> Html {
    let sent = &*props.sent;
    let link = &sent.link;
    let turns = link.record.turns.len();
    let is_hand_shown = !sent.hand.is_empty() && sent.kind != ReceivedKind::Game;
    html! {
        <section class="box" aria-labelledby="sent">
            { picture(sent) }
            <h1 id="sent">{ title(loc, sent.kind) }</h1>
            { lead(loc, sent) }
            { players(loc, &link.lineup, sent.kind != ReceivedKind::Deal) }
            <p class="muted">{ loc.game_sent(&link.record.ruleset, turns, link.lineup.players().get()) }</p>
            if is_hand_shown && sent.kind != ReceivedKind::Moment {
                <div>
                    <p class="muted">{ loc.sent_hand() }</p>
                    { dealt(loc, sent.hand) }
                </div>
            }
            { end(loc, sent) }
            { action_buttons(loc, props, dispatch) }
            if sent.kind == ReceivedKind::Challenge {
                <p class="muted">{ loc.sent_spoils() }</p>
            }
            if props.keeps_game {
                <p class="muted">{ loc.sent_kept() }</p>
            }
        </section>
    }
}

/// A stroke for each rule under which a player led in a finished game, from the left if the sender led. Shows all rules
/// instead if there is nothing to reveal, or too much.
fn picture(sent: &ReceivedGame) -> Html {
    let result = sent
        .result
        .as_ref()
        .filter(|_| sent.kind == ReceivedKind::Game);
    let Some(course) = result.and_then(|result| result.course.as_ref()) else {
        return all_rules();
    };
    let own = sent.link.lineup.persons().next();
    let rows = course.rows();
    let leads = LeadHistory::leads(&rows).map(|(seat, rule)| (rule, own == Some(seat)));
    let mut strokes: Vec<(Rule, bool)> = leads.collect();
    strokes.dedup_by_key(|&mut (rule, _)| rule);
    match strokes.len() {
        1..=STROKES => painting(strokes),
        _ => all_rules(),
    }
}

fn title(loc: Localizer, kind: ReceivedKind) -> &'static str {
    match kind {
        ReceivedKind::Deal => loc.sent_deal(),
        ReceivedKind::Game => loc.sent_game(),
        ReceivedKind::Moment => loc.sent_moment(),
        ReceivedKind::Challenge => loc.sent_beat(),
    }
}

/// Introductory sentence.
fn lead(loc: Localizer, sent: &ReceivedGame) -> Html {
    match (sent.kind, &sent.result) {
        (ReceivedKind::Challenge, Some(result)) => html! {
            <div class="one-try-notice">
                <span class="one" aria-hidden="true">{ result.turns }</span>
                <p><b>{ loc.sender_fared(result) }</b>{ loc.sentence_gap() }{ loc.sent_same() }</p>
            </div>
        },
        (ReceivedKind::Moment, _) => {
            html! { <p>{ loc.sent_moment_description(sent.link.ply.unwrap_or_default()) }</p> }
        }
        // A deal has a screen of its own.
        (ReceivedKind::Deal | ReceivedKind::Game | ReceivedKind::Challenge, _) => {
            html! { <p>{ loc.sent_game_description() }</p> }
        }
    }
}

/// Name of a player. The only human player of a played game is the sender.
pub fn name_of(loc: Localizer, lineup: &Lineup, seat: Seat, has_sender: bool) -> String {
    match lineup.at(seat) {
        PlayerKind::Human if has_sender && !lineup.is_shared() => loc.sent_sender().to_owned(),
        _ => loc.name(seat),
    }
}

/// The end of a game, collapsed because not every user wants to know it in advance.
fn end(loc: Localizer, sent: &ReceivedGame) -> Html {
    let is_game = matches!(sent.kind, ReceivedKind::Game | ReceivedKind::Moment);
    let Some(result) = sent.result.as_ref().filter(|_| is_game) else {
        return Html::default();
    };
    html! {
        <details>
            <summary>{ loc.sent_how() }</summary>
            <p>{ loc.sender_fared(result) }</p>
            { history_table(loc, sent, result, true) }
        </details>
    }
}

/// The rows of a result.
fn history_table(
    loc: Localizer,
    sent: &ReceivedGame,
    result: &GameResult,
    has_sender: bool,
) -> Html {
    let Some(course) = &result.course else {
        return Html::default();
    };
    let lineup = &sent.link.lineup;
    let seats = lineup.players().seats();
    let names: Vec<String> = seats
        .map(|seat| name_of(loc, lineup, seat, has_sender))
        .collect();
    lead_history_table(loc, &course.rows(), lineup, &names)
}

/// The action buttons, with the primary one first.
fn action_buttons(
    loc: Localizer,
    props: &ReceivedScreenProps,
    dispatch: &Callback<Action>,
) -> Html {
    let (play, watch) = (ReceivedAction::Play, ReceivedAction::Watch);
    let ways: &[(ReceivedAction, &'static str, &'static str)] = match props.sent.kind {
        ReceivedKind::Deal => &[(play, "play", loc.sent_play_deal())],
        ReceivedKind::Game => &[
            (watch, "eye", loc.sent_watch()),
            (play, "play", loc.sent_play()),
        ],
        ReceivedKind::Moment => &[
            (ReceivedAction::See, "eye", loc.sent_see()),
            (watch, "first", loc.sent_watch()),
            (play, "play", loc.sent_play()),
        ],
        ReceivedKind::Challenge => &[
            (play, "play", loc.sent_go()),
            (watch, "eye", loc.sent_watch_theirs()),
        ],
    };
    let way = |(nth, &(action, sign, name)): (
        usize,
        &(ReceivedAction, &'static str, &'static str),
    )| {
        let class = classes!("btn", (nth == 0).then_some("primary"));
        html! {
            <button type="button" {class} onclick={on_click(dispatch, Action::Received(action))}>
                { icon(sign) }
                { name }
            </button>
        }
    };
    html! {
        <div class="actions">
            { for ways.iter().enumerate().map(way) }
            { learn_button(loc, props, dispatch) }
        </div>
    }
}

/// Button that leads a new player to the lessons.
fn learn_button(loc: Localizer, props: &ReceivedScreenProps, dispatch: &Callback<Action>) -> Html {
    if !props.is_new {
        return Html::default();
    }
    html! {
        <button type="button" class="btn" onclick={on_click(dispatch, Action::Lesson(LessonAction::Learn))}>
            { icon("learn") }
            { loc.sent_learn() }
        </button>
    }
}

/// Both results side by side, and buttons to send the user's own back.
fn compared(
    loc: Localizer,
    props: &ReceivedScreenProps,
    answer: &ChallengeResult,
    theirs: &GameResult,
    dispatch: &Callback<Action>,
) -> Html {
    let sent = &*props.sent;
    let own = &answer.result;
    let has_lasted = !own.is_won && own.points == theirs.points;
    let title = match answer.compared {
        Ordering::Greater if has_lasted => loc.sent_lasted(),
        Ordering::Greater => loc.sent_better(),
        Ordering::Equal => loc.sent_even(),
        Ordering::Less => loc.sent_worse(),
    };
    let side = |who: &'static str, result: &GameResult, has_sender| {
        html! {
            <section class="side-of" aria-label={who}>
                <h2>{ who }</h2>
                <p><b>{ loc.daily_end(result) }</b></p>
                { for result.points.map(|points| html! { <p>{ loc.points(points as usize) }</p> }) }
                { history_table(loc, sent, result, has_sender) }
            </section>
        }
    };
    let link = Link::Challenge(answer.link.clone());
    let address = format!("{}#{link}", props.device.address);
    let text = format!("{}\n{address}", loc.can_you(&answer.result));
    html! {
        <section class="box compared" aria-labelledby="sent">
            <h1 id="sent">{ title }</h1>
            <div class="sides">
                { side(loc.sent_yours(), &answer.result, false) }
                { side(loc.sent_sender(), theirs, true) }
            </div>
            <div class="share">
                <h2>{ loc.sent_send_back() }</h2>
                <ShareButtons content={Shareable::Text(text.into())} can_share={props.device.can_share} />
            </div>
            <div class="actions">
                <button type="button" class="btn" onclick={on_click(dispatch, Action::Received(ReceivedAction::Play))}>
                    { icon("retry") }
                    { loc.sent_again() }
                </button>
                <button type="button" class="btn" onclick={on_click(dispatch, Action::Received(ReceivedAction::Watch))}>
                    { icon("eye") }
                    { loc.sent_watch_them() }
                </button>
                <button type="button" class="btn" onclick={on_click(dispatch, Action::Navigate(NavigationAction::Home))}>
                    { icon("home") }
                    { loc.button_home() }
                </button>
            </div>
        </section>
    }
}
