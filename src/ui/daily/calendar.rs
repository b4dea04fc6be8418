//! The calendar of a month, with the results of its days.

use std::rc::Rc;

use yew::prelude::*;

use super::continue_button::continue_button;
use crate::collections::sorted_by_key;
use crate::game::Color;
use crate::i18n::Localizer;
use crate::state::{Action, DailyAction, DailyResults, Day, DayHour};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{glyph, icon, suit};

#[derive(Clone, PartialEq, Properties)]
pub struct CalendarProps {
    pub daily: Rc<DailyResults>,
    pub now: DayHour,
    /// Days whose deal is under way.
    pub begun: Vec<Day>,
    /// The day that the page shows.
    pub shown: Day,
}

/// A month, with buttons for the previous and the next one.
#[component]
pub fn Calendar(props: &CalendarProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let month = use_state(|| props.shown);
    let earlier = month.month().next().and_then(|first| first.before(1));
    let later = month.month().last().map(|last| last.after(1));
    let later = later.filter(|&first| first <= props.now.day());
    let to = |day: Option<Day>, sign, name: &'static str| {
        let month = month.clone();
        let onclick = move |_: MouseEvent| day.into_iter().for_each(|day| month.set(day));
        html! {
            <button
                type="button"
                class="icon-btn"
                aria-label={name}
                aria-disabled={day.is_none().then_some("true")}
                {onclick}
            >
                { icon(sign) }
            </button>
        }
    };
    let streak = props.daily.streak(props.now.day());
    let first_week = month.month().take(7);
    let weekdays = sorted_by_key(first_week, |day| day.in_week());
    html! {
        <section class="box calendar" aria-labelledby="calendar">
            <div class="head">
                <h2 id="calendar" aria-live="polite">{ loc.month_of(*month) }</h2>
                <div>
                    { to(earlier, "back", loc.daily_earlier()) }
                    { to(later, "next", loc.daily_later()) }
                </div>
            </div>
            <div class="month">
                { for weekdays.into_iter().map(|day| html! { <span class="weekday" aria-hidden="true">{ loc.weekday_of(day) }</span> }) }
                { for month.month().map(|day| in_month(loc, props, day, &dispatch)) }
            </div>
            { weeks(loc, props, *month, &dispatch) }
            { for continue_button(loc, &props.begun, props.shown, &dispatch) }
            if streak > 1 {
                <p><b>{ loc.daily_streak(streak) }</b></p>
            }
            <p class="muted">{ loc.daily_clock(props.now.hours_left()) }{ loc.sentence_gap() }{ loc.daily_strict() }</p>
        </section>
    }
}

/// The matches of the weeks that begin in a month, without those to come: buttons that open their pages.
fn weeks(loc: Localizer, props: &CalendarProps, month: Day, dispatch: &Callback<Action>) -> Html {
    let mondays = month.month().filter(|day| day.in_week() == 0);
    let begun = mondays.filter(|&monday| monday <= props.now.day());
    let mut weeks = begun.filter_map(Day::week).peekable();
    let week = |week: Day| {
        let (class, sign, said) = outcome(loc, props, week);
        html! {
            <li key={week.to_string()}>
                <button
                    type="button"
                    {class}
                    aria-current={(week == props.shown).then_some("date")}
                    onclick={on_click(dispatch, Action::Daily(DailyAction::Show(week)))}
                >
                    { for sign.map(|sign| glyph(sign, "")) }
                    <b>{ loc.day_named(week) }</b>
                    { " " }
                    <span>{ said }</span>
                </button>
            </li>
        }
    };
    html! {
        if weeks.peek().is_some() {
            <h3>{ loc.weekly_matches() }</h3>
            <ul class="weeks">{ for weeks.map(week) }</ul>
        }
    }
}

/// What came of a day or a week: its class, its sign and its words.
fn outcome(
    loc: Localizer,
    props: &CalendarProps,
    day: Day,
) -> (&'static str, Option<&'static str>, String) {
    match props.daily.result(day) {
        Some(result) if result.is_won => ("won", Some("i-check"), loc.daily_end(result)),
        Some(result) => ("lost", Some("i-cross"), loc.daily_end(result)),
        None if props.begun.contains(&day) => {
            ("open", Some("i-play"), loc.daily_begun().to_owned())
        }
        None if day.is_week() && day.is_on(props.now.day()) => {
            ("open", None, loc.weekly_now().to_owned())
        }
        None if day.is_on(props.now.day()) => ("open", None, loc.daily_today().to_owned()),
        None => ("none", None, loc.daily_missed().to_owned()),
    }
}

/// A day of the month: a button that opens its page, or just its number if it is still to come.
fn in_month(loc: Localizer, props: &CalendarProps, day: Day, dispatch: &Callback<Action>) -> Html {
    let (_, _, number) = day.parts();
    let place = day.in_week();
    let style = (number == 1).then(|| format!("grid-column-start:{}", place + 1));
    if day > props.now.day() {
        return html! { <div key={day.to_string()} class="to-come" {style}>{ number }</div> };
    }
    let is_today = day == props.now.day();
    let (class, sign, said) = outcome(loc, props, day);
    let class = classes!(class, suit(Color::ALL[place]), is_today.then_some("today"));
    html! {
        <button
            key={day.to_string()}
            type="button"
            {class}
            {style}
            aria-label={loc.labelled(&said, &loc.day_named(day))}
            aria-current={(day == props.shown).then_some("date")}
            onclick={on_click(dispatch, Action::Daily(DailyAction::Show(day)))}
        >
            { number }
            { for sign.map(|sign| glyph(sign, "")) }
        </button>
    }
}
