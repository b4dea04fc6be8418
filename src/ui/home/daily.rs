//! The deals of the days: this week on the start page, and a sheet with all of them.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::game::Color;
use crate::state::{Action, Daily, DailyAction, DailyResult, Day, Navigation, Sheet};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{Device, ShareButtons, Shareable, dab, glyph, icon, suit, text_button};
use crate::words::Words;

/// How many days before today are listed; the others are found by their date.
const LISTED: u16 = 14;

/// What [`Week`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct WeekProps {
    /// What came of the days.
    pub daily: Rc<Daily>,
    /// The day it is.
    pub today: Day,
    /// Whether today's deal is under way.
    pub is_begun: bool,
}

/// This week, and the way to today's deal.
#[component]
pub fn Week(props: &WeekProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    let today = props.today;
    let go = match props.daily.result(today) {
        Some(_) => words.daily_result(),
        None if props.is_begun => words.daily_continue(),
        None => words.daily_play(),
    };
    let play = on_click(&dispatch, Action::Daily(DailyAction::Play));
    let all = Action::Navigate(Navigation::Open(Sheet::Daily));
    html! {
        <section class="box daily" aria-labelledby="daily">
            <div class="head">
                <h2 id="daily">{ words.daily() }</h2>
                <span class="muted">{ words.date_of(today) }</span>
            </div>
            <ol class="week" aria-label={words.daily_week()}>
                { for week_of(today).map(|(color, day)| in_week(words, props, color, day)) }
            </ol>
            <p class="muted plan">{ plan(words, today) }</p>
            <div class="row">
                { text_button(Some("go"), go, play) }
                { text_button(None, words.daily_all(), on_click(&dispatch, all)) }
            </div>
        </section>
    }
}

/// The days of a day's week, each with a colour of its own.
fn week_of(today: Day) -> impl Iterator<Item = (Color, Option<Day>)> {
    let place = today.in_week();
    Color::ALL
        .into_iter()
        .enumerate()
        .map(move |(number, color)| {
            let day = match number.checked_sub(place) {
                Some(later) => Some(today.after(later as u16)),
                None => today.before((place - number) as u16),
            };
            (color, day)
        })
}

fn in_week(words: Words, props: &WeekProps, color: Color, day: Option<Day>) -> Html {
    let Some(day) = day else {
        return Html::default();
    };
    let result = props.daily.result(day).map(|result| result.is_won);
    let is_today = day == props.today;
    let (class, sign, said) = match result {
        Some(true) => ("won", "i-check".to_owned(), words.daily_won()),
        Some(false) => ("lost", "i-cross".to_owned(), words.daily_lost()),
        None if is_today => ("open", format!("p{color}"), words.daily_today()),
        None if day < props.today => ("none", String::new(), words.daily_missed()),
        None => ("none", String::new(), words.daily_to_come()),
    };
    html! {
        <li class={classes!(suit(color), class, is_today.then_some("today"))} aria-current={is_today.then_some("date")}>
            <span class="d">
                if !sign.is_empty() {
                    { glyph(sign, "") }
                }
            </span>
            { words.weekday_of(day) }
            <span class="sr">{ format!(" {said}") }</span>
        </li>
    }
}

/// What [`DailyDeals`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct DailyDealsProps {
    /// What came of the days.
    pub daily: Rc<Daily>,
    /// The day it is.
    pub today: Day,
    /// The device.
    pub device: Device,
}

/// What came of today, and the days before, which can be played for practice.
#[component]
pub fn DailyDeals(props: &DailyDealsProps) -> Html {
    let PageContext { words, dispatch } = use_page();
    let today = props.today;
    let days = (1..=LISTED).filter_map(|days| today.before(days));
    let field = use_node_ref();
    html! {
        <div class="days">
            <p>{ words.daily_says() }</p>
            <section class="of-day">
                <h3>{ words.day_named(today) }</h3>
                <p class="muted">{ plan(words, today) }</p>
                { match props.daily.result(today) {
                    Some(result) => html! {
                        <>
                            { outcome(words, result) }
                            <p>{ words.daily_streak(props.daily.streak(today)) }</p>
                            { shareable_text(&words.daily_text(today, result, props.daily.streak(today)), &props.device) }
                            { text_button(None, words.daily_practise(), practise(&dispatch, today)) }
                        </>
                    },
                    None => {
                        let play = on_click(&dispatch, Action::Daily(DailyAction::Play));
                        text_button(Some("go"), words.daily_play(), play)
                    }
                } }
            </section>
            <h3>{ words.daily_past() }</h3>
            <p class="muted">{ words.daily_other_says() }</p>
            <ul class="past">{ for days.map(|day| past(words, props, day, &dispatch)) }</ul>
            { other_day(words, props.today, &field, &dispatch) }
        </div>
    }
}

fn past(words: Words, props: &DailyDealsProps, day: Day, dispatch: &Callback<Action>) -> Html {
    let name = words.day_named(day);
    let state = match props.daily.result(day) {
        Some(result) => words.daily_end(result),
        None => words.daily_missed().to_owned(),
    };
    html! {
        <li key={day.to_string()}>
            <div>
                <b>{ &name }</b>
                <span class="muted">{ plan(words, day) }</span>
                <span>{ state }</span>
            </div>
            <button
                type="button"
                class="btn"
                aria-label={words.daily_practise_day(&name)}
                onclick={practise(dispatch, day)}
            >
                { words.daily_practise() }
            </button>
        </li>
    }
}

/// The field for the date of any day that is past, and the button that deals: while one types, the
/// field already has other dates.
fn other_day(words: Words, today: Day, field: &NodeRef, dispatch: &Callback<Action>) -> Html {
    let Some(yesterday) = today.before(1) else {
        return Html::default();
    };
    let (dispatch, place, field) = (dispatch.clone(), field.clone(), field.clone());
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        let input = field.cast::<HtmlInputElement>();
        let day = input.and_then(|input| input.value().replace('-', "").parse().ok());
        if let Some(day) = day {
            dispatch.emit(Action::Daily(DailyAction::Practise(day)));
        }
    };
    let (first, last) = (date(Day::FIRST), date(yesterday));
    html! {
        <form class="other-day" {onsubmit}>
            <label class="field">
                <span>{ words.daily_other() }</span>
                <input class="text" type="date" required=true min={first} max={last} ref={place} />
            </label>
            <button class="btn">{ words.daily_practise() }</button>
        </form>
    }
}

/// How it ended, the points, and the rules that were set in each round.
fn outcome(words: Words, result: &DailyResult) -> Html {
    let round = |rules: &Vec<Color>| {
        html! {
            <li>
                { for rules.iter().map(|&rule| html! {
                    <>{ dab(words, rule) }<span class="sr">{ words.color(rule) }{ " " }</span></>
                }) }
                if rules.is_empty() {
                    <span class="muted">{ words.daily_none_set() }</span>
                }
            </li>
        }
    };
    html! {
        <>
            <p class="fared">
                { icon(if result.is_won { "check" } else { "cross" }) }
                <b>{ words.daily_end(result) }</b>
                if let Some(points) = result.points {
                    <span>{ words.points(points as usize) }</span>
                }
            </p>
            <ol class="rules-set" aria-label={words.daily_rules_set()}>
                { for result.rules.iter().map(round) }
            </ol>
        </>
    }
}

/// The result as a text, with the address of the page, and the ways to give it on.
fn shareable_text(text: &str, device: &Device) -> Html {
    let text: AttrValue = format!("{text}\n{}", device.address).into();
    html! {
        <div class="share">
            <pre class="result">{ &text }</pre>
            <ShareButtons content={Shareable::Text(text)} can_share={device.can_share} />
        </div>
    }
}

fn practise(dispatch: &Callback<Action>, day: Day) -> Callback<MouseEvent> {
    on_click(dispatch, Action::Daily(DailyAction::Practise(day)))
}

/// By how many a day's deal is played, and which game it is.
fn plan(words: Words, day: Day) -> String {
    let players = words.daily_players(day.lineup().players().get());
    words.facts([players, words.kind_of_game(&day.ruleset())])
}

/// A day as the field for dates wants it.
fn date(day: Day) -> String {
    let (year, month, day) = day.parts();
    format!("{year:04}-{month:02}-{day:02}")
}
