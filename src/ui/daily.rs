//! The daily deal: its page before the game, its result, and the calendar.

mod calendar;
mod continue_button;
mod share_result;

pub use continue_button::continue_button;

use std::rc::Rc;

use yew::prelude::*;

use self::calendar::Calendar;
use self::share_result::{ShareButton, ShareResult};
use crate::game::{Color, Seat};
use crate::i18n::Localizer;
use crate::state::{
    Action, DailyAction, DailyResults, Day, DayHour, GameResult, LeadCell, LeadHistory,
    LeadHistoryRow, LessonAction, NavigationAction, Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{
    DeviceCapabilities, IconButton, Mood, character, dealt, icon, lead_history_table, page_bar,
    rule_icon, suit, tenths, text_button,
};

#[derive(Clone, PartialEq, Properties)]
pub struct DailyScreenProps {
    /// The day to show.
    pub day: Day,
    pub now: DayHour,
    pub daily: Rc<DailyResults>,
    /// Days whose deal is under way.
    pub begun: Vec<Day>,
    /// `true` if the player has neither played nor done a lesson yet.
    pub is_new: bool,
    /// `true` if the counted try can be reviewed.
    pub can_review: bool,
    pub device: DeviceCapabilities,
}

#[component]
pub fn DailyScreen(props: &DailyScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let result = props.daily.result(props.day);
    let calendar = html! {
        <Calendar daily={props.daily.clone()} now={props.now} begun={props.begun.clone()} shown={props.day} />
    };
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            { match result {
                Some(result) => {
                    let streak = props.daily.streak(props.day);
                    html! {
                        <main class="day played">
                            <div class="left">
                                { outcome(loc, props.day, result, streak) }
                                { history_table(loc, props.day, result) }
                                { action_buttons(loc, props, result, streak, &dispatch) }
                            </div>
                            <div class="right">
                                <ShareResult day={props.day} result={result.clone()} {streak} device={props.device.clone()} />
                                { calendar }
                            </div>
                        </main>
                    }
                }
                None => html! {
                    <main class="day">
                        <div class="left">{ before(loc, props, &dispatch) }</div>
                        <div class="right">{ calendar }</div>
                    </main>
                },
            } }
        </div>
    }
}

/// The page of a deal that hasn't been played yet.
fn before(loc: Localizer, props: &DailyScreenProps, dispatch: &Callback<Action>) -> Html {
    let day = props.day;
    let is_today = day.is_on(props.now.day());
    let is_begun = props.begun.contains(&day);
    let (go, action): (AttrValue, _) = if is_begun {
        let go = if day.is_week() {
            loc.weekly_continue().into()
        } else if is_today {
            loc.daily_continue().into()
        } else {
            loc.daily_continue_day(&loc.date_of(day)).into()
        };
        (go, DailyAction::Play(day))
    } else if is_today {
        (loc.daily_start().into(), DailyAction::Play(day))
    } else {
        (loc.daily_practise().into(), DailyAction::Practise(day))
    };
    let hand = if day.is_week() {
        loc.weekly_hand()
    } else if is_today {
        loc.daily_hand()
    } else {
        loc.daily_hand_then()
    };
    // The help button opens the section that explains what this day's rules add.
    let ruleset = day.ruleset();
    let rules = match ruleset.actions() {
        Some(_) => Sheet::Actions,
        None if ruleset.is_advanced() => Sheet::Discards,
        None => Sheet::HowTo,
    };
    html! {
        <section class="box before" aria-labelledby="day">
            <div>
                <h1 id="day">{ loc.daily_title(day) }</h1>
                <p class="muted">{ loc.day_named(day) }</p>
            </div>
            if props.is_new {
                <p>{ loc.start_title() }{ loc.sentence_gap() }{ loc.start_description() }</p>
            }
            if is_today {
                <div class="one-try-notice">
                    <span class="one" aria-hidden="true">{ "1" }</span>
                    <p><b>{ loc.daily_one() }</b>{ loc.sentence_gap() }{ loc.daily_one_description() }</p>
                </div>
            } else if is_begun {
                <p class="one-try-notice">{ loc.daily_begun_description() }</p>
            } else {
                <p class="one-try-notice">{ if day.is_week() { loc.weekly_over() } else { loc.daily_over() } }</p>
            }
            <div>
                <p class="muted">{ hand }</p>
                { dealt(loc, day.hand()) }
            </div>
            <ul class="facts">
                <li>
                    <span class="avatars">{ for others(day).map(|seat| character(loc, seat, Some(Mood::Thinking))) }</span>
                    { loc.against(&day.lineup()) }
                </li>
                <li>
                    { icon("palette") }
                    <span>
                        { loc.kind_of_game(&day.ruleset()) }
                        { for kind_description(loc, day).into_iter().map(|says| html! { <>{ " " }<small class="muted">{ says }</small></> }) }
                    </span>
                    { IconButton::new(loc.how_to(), "help").sends(Action::Navigate(NavigationAction::OpenSheet(rules)), dispatch) }
                </li>
                <li>{ icon("log") }{ loc.day_length(day) }</li>
                if day.win_tenths().is_some() {
                    <li>{ icon("stats") }<span>{ tenths(day) }{ loc.daily_odds(day) }</span></li>
                }
                if is_today {
                    <li>{ icon("retry") }{ loc.daily_afterwards() }</li>
                }
                if props.is_new {
                    <li>
                        { icon("learn") }
                        { text_button(None, loc.sent_learn(), on_click(dispatch, Action::Lesson(LessonAction::Learn))) }
                    </li>
                }
            </ul>
            <div class="actions">
                <button type="button" class="btn primary" onclick={on_click(dispatch, Action::Daily(action))}>{ go }</button>
            </div>
        </section>
    }
}

/// Descriptions of what goes beyond a round of Basic.
fn kind_description(loc: Localizer, day: Day) -> Vec<&'static str> {
    let ruleset = day.ruleset();
    let game = ruleset
        .is_advanced()
        .then(|| loc.game_description(&ruleset));
    let actions = ruleset
        .actions()
        .map(|actions| loc.actions_description(Some(actions)));
    game.into_iter().chain(actions).collect()
}

fn others(day: Day) -> impl Iterator<Item = Seat> {
    day.lineup().players().seats().skip(1)
}

/// The result, on the paint of the rule the game ended under.
fn outcome(loc: Localizer, day: Day, result: &GameResult, streak: usize) -> Html {
    let rule = last_rule(result);
    let class = if result.is_won { "won" } else { "lost" };
    let besides = loc.facts(loc.daily_besides(day, result, streak));
    html! {
        <section class={classes!("paintbox", "outcome", class, suit(rule))} aria-labelledby="day">
            <i class={classes!("paint", suit(rule))}><b /></i>
            <div>
                <p>{ loc.day_named(day) }</p>
                <h1 id="day">{ loc.daily_end(result) }</h1>
                if !besides.is_empty() {
                    <p>{ besides }</p>
                }
                if day.is_counted() {
                    <p>{ loc.daily_odds(day) }</p>
                }
            </div>
        </section>
    }
}

/// The rule under which the winner of the last round led at its end.
fn last_rule(result: &GameResult) -> Color {
    let rounds = result.course.as_ref().map_or(0, LeadHistory::rounds);
    let rows = result.course.iter();
    let mut rows = rows.flat_map(|course| course.rows_of_round(rounds.saturating_sub(1)));
    let last = rows.find(|row| row.is_won);
    match last.and_then(|row| row.cells.last().copied()) {
        Some(LeadCell::Leads(rule)) => rule,
        _ => Color::Red,
    }
}

/// The course of the game. A match is shown round by round; its rounds, turn by turn, are in a collapsed part.
fn history_table(loc: Localizer, day: Day, result: &GameResult) -> Html {
    let Some(course) = &result.course else {
        return rules_set(loc, result);
    };
    let (rows, lineup) = (course.rows(), day.lineup());
    let names: Vec<String> = rows.iter().map(|row| loc.name(row.seat)).collect();
    let columns = rows.first().map_or(0, |row| row.cells.len());
    let is_match = course.rounds() > 1;
    let (count, says) = if is_match {
        (
            loc.daily_rounds(columns),
            loc.daily_story_match_description(),
        )
    } else {
        (loc.daily_turns(columns), loc.daily_story_description())
    };
    let round = |round: usize| {
        let rows: Vec<LeadHistoryRow> = course.rows_of_round(round);
        html! {
            <>
                <h3>{ loc.round(round + 1) }</h3>
                { lead_history_table(loc, &rows, &lineup, &names) }
            </>
        }
    };
    html! {
        <section class="box" aria-labelledby="went">
            <div class="head">
                <h2 id="went">{ loc.daily_story() }</h2>
                <span class="muted">{ count }</span>
            </div>
            { lead_history_table(loc, &rows, &lineup, &names) }
            <p class="muted">{ says }</p>
            if is_match {
                <details>
                    <summary>{ loc.daily_by_round() }</summary>
                    { for (0..course.rounds()).map(round) }
                </details>
            }
        </section>
    }
}

/// The rules that the player set: older results contain nothing else.
fn rules_set(loc: Localizer, result: &GameResult) -> Html {
    let round = |rules: &Vec<Color>| {
        html! {
            <li>
                { for rules.iter().map(|&rule| html! {
                    <>{ rule_icon(loc, rule) }<span class="sr">{ loc.color(rule) }{ " " }</span></>
                }) }
                if rules.is_empty() {
                    <span class="muted">{ loc.daily_none_set() }</span>
                }
            </li>
        }
    };
    html! {
        <section class="box" aria-labelledby="went">
            <h2 id="went">{ loc.daily_rules_set() }</h2>
            <ol class="rules-set">{ for result.rules.iter().map(round) }</ol>
            <p class="muted">{ loc.daily_unknown() }</p>
        </section>
    }
}

/// Buttons for a result: share it, review it, practise, or go home.
fn action_buttons(
    loc: Localizer,
    props: &DailyScreenProps,
    result: &GameResult,
    streak: usize,
    dispatch: &Callback<Action>,
) -> Html {
    let text = share_result::text(loc, props.day, result, streak, false, &props.device);
    let can_share = props.device.can_share;
    let is_first = result.is_won || !props.can_review;
    let way = |is_go: bool, action, sign, name: &'static str| {
        let class = classes!("btn", is_go.then_some("primary"));
        html! {
            <button type="button" {class} onclick={on_click(dispatch, action)}>{ icon(sign) }{ name }</button>
        }
    };
    let share = html! { <ShareButton {text} {can_share} is_primary={is_first} /> };
    let review = if props.can_review {
        way(
            !is_first,
            Action::Daily(DailyAction::Review),
            "eye",
            loc.review(),
        )
    } else {
        Html::default()
    };
    let (first, second) = if is_first {
        (share, review)
    } else {
        (review, share)
    };
    html! {
        <div class="actions">
            { first }
            { second }
            { way(false, Action::Daily(DailyAction::Practise(props.day)), "retry", loc.daily_practise()) }
            { way(false, Action::Navigate(NavigationAction::Home), "home", loc.button_home()) }
        </div>
    }
}
