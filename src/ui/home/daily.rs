//! This week's daily deals, on the start page.

use yew::prelude::*;

use crate::game::Color;
use crate::i18n::Localizer;
use crate::state::{Action, DailyAction, DailyResults, Day, DayHour, GameResult};
use crate::ui::context::on_click;
use crate::ui::daily::continue_button;
use crate::ui::widgets::{glyph, suit, tenths, text_button};

/// The week, with buttons for today's deal and for one of another day that is under way. A newcomer isn't told how hard
/// the deal is, nor of the match of the week: what they begin with has the room.
pub fn week(
    loc: Localizer,
    is_new: bool,
    daily: &DailyResults,
    now: DayHour,
    begun: &[Day],
    dispatch: &Callback<Action>,
) -> Html {
    let today = now.day();
    let show = Action::Daily(DailyAction::Show(today));
    let (go, action) = match daily.result(today) {
        Some(_) => (loc.daily_result(), show.clone()),
        None if begun.contains(&today) => (
            loc.daily_continue(),
            Action::Daily(DailyAction::Play(today)),
        ),
        None => (loc.daily_play(), show.clone()),
    };
    let is_new = is_new && daily.days() == 0;
    let is_known = |week: &Day| !is_new || begun.contains(week) || daily.result(*week).is_some();
    let shown_week = today.week().filter(is_known);
    html! {
        <section class="box daily" aria-labelledby="daily">
            <div class="head">
                <h2 id="daily">{ loc.daily() }</h2>
                <span class="muted">{ loc.date_of(today) }{ " · " }{ loc.daily_next(now.hours_left()) }</span>
            </div>
            <ol class={classes!("week", today.is_one_round().then_some("rising"))} aria-label={loc.daily_week()}>
                { for week_of(today).map(|(color, day)| in_week(loc, daily, today, begun, color, day)) }
            </ol>
            <p class="muted plan">{ description(loc, today, daily.result(today)) }</p>
            if !is_new {
                { odds(loc, today) }
            }
            <div class="row">
                { text_button(None, go, on_click(dispatch, action)) }
                { for continue_button(loc, begun, today, dispatch) }
                { text_button(None, loc.daily_calendar(), on_click(dispatch, show)) }
            </div>
            { for shown_week.map(|week| weekly(loc, week, daily.result(week), begun, dispatch)) }
        </section>
    }
}

/// The days of the week of `today`, each with its own colour.
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

fn in_week(
    loc: Localizer,
    daily: &DailyResults,
    today: Day,
    begun: &[Day],
    color: Color,
    day: Option<Day>,
) -> Html {
    let Some(day) = day else {
        return Html::default();
    };
    let result = daily.result(day).map(|result| result.is_won);
    let is_today = day == today;
    let (class, sign, said) = match result {
        Some(true) => ("won", "i-check".to_owned(), loc.daily_won()),
        Some(false) => ("lost", "i-cross".to_owned(), loc.daily_lost()),
        None if day != today && begun.contains(&day) => {
            ("open", format!("p{color}"), loc.daily_begun())
        }
        None if is_today => ("open", format!("p{color}"), loc.daily_today()),
        None if day < today => ("none", String::new(), loc.daily_missed()),
        None => ("ahead", format!("p{color}"), loc.daily_to_come()),
    };
    html! {
        <li class={classes!(suit(color), class, is_today.then_some("today"))} aria-current={is_today.then_some("date")}>
            <span class="d">
                if !sign.is_empty() {
                    { glyph(sign, "") }
                }
            </span>
            { loc.weekday_of(day) }
            <span class="sr">{ loc.also(said) }</span>
        </li>
    }
}

/// The result of a daily deal, or its terms before it is played.
fn description(loc: Localizer, day: Day, result: Option<&GameResult>) -> String {
    let points = |result: &GameResult| Some(loc.points(result.points? as usize));
    match result {
        Some(result) => loc.facts([loc.daily_end(result)].into_iter().chain(points(result))),
        None => loc.day_terms(day),
    }
}

/// Difficulty of the deal: a line that is there before the figure has been loaded.
fn odds(loc: Localizer, day: Day) -> Html {
    html! {
        if day.is_counted() {
            <p class="odds">{ tenths(day) }{ loc.daily_odds(day) }</p>
        }
    }
}

/// The match of this week, with a button for it.
fn weekly(
    loc: Localizer,
    week: Day,
    result: Option<&GameResult>,
    begun: &[Day],
    dispatch: &Callback<Action>,
) -> Html {
    let show = DailyAction::Show(week);
    let (says, go, action) = match result {
        Some(result) => (
            description(loc, week, Some(result)),
            loc.weekly_result(),
            show,
        ),
        None => {
            let terms = loc.day_terms(week);
            if begun.contains(&week) {
                (terms, loc.weekly_continue(), DailyAction::Play(week))
            } else {
                (terms, loc.weekly_play(), show)
            }
        }
    };
    html! {
        <div class="weekly">
            <div>
                <h3>{ loc.weekly() }</h3>
                <p class="muted plan">{ says }</p>
            </div>
            { text_button(None, go, on_click(dispatch, Action::Daily(action))) }
        </div>
    }
}
