//! The player's rating: a number with its range, on a scale with the levels, and how it went.

use yew::prelude::*;

use super::Answer;
use crate::bots::Level;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{RatedRound, Rating, RatingRange, usual_points};

/// Fewest rated rounds that say which level the player is like.
const FEWEST: usize = 5;

/// Fewest rounds with a settled rating whose course says something.
const FEWEST_IN_COURSE: usize = 10;

/// Ends of the scale, unless the range reaches beyond them.
const SCALE: (i32, i32) = (900, 1_800);

/// The rating; the levels beside it only once it is more than a guess.
pub(super) fn strength(loc: Localizer, rating: &Rating) -> Answer {
    let Some(range) = rating.range() else {
        return Answer::Later(loc.statistics_rating(), loc.rating_none().to_owned());
    };
    let between = loc.rating_between(range);
    let rounds = rating.rounds();
    let is_early = (rounds as usize) < FEWEST;
    let lead = match is_early {
        true => loc.rating_early().to_owned(),
        false => loc.rating_from(range, rounds),
    };
    let content = if is_early {
        let number = range.rating.to_string();
        html! { <p class="muted">{ loc.aside(&between, &number) }</p> }
    } else {
        html! {
            <>
                <p><b>{ range.rating }</b>{ " " }{ between }</p>
                { ladder(loc, range) }
            </>
        }
    };
    Answer::Known(html! {
        <section class="strength">
            <h3 id="strength">{ loc.statistics_rating() }</h3>
            <p class="lead">{ lead }</p>
            { content }
        </section>
    })
}

/// Course of the rating since it is no longer provisional: what came before was a search for it, not progress. The chart needs
/// more than one day.
pub(super) fn course(loc: Localizer, course: &[RatedRound]) -> Answer {
    if course.is_empty() {
        return Answer::Unasked;
    }
    let later = |when| Answer::Later(loc.statistics_course(), when);
    let mut rounds = course.iter();
    let provisional = rounds.rposition(|round| round.range.is_provisional());
    let course = course.get(provisional.map_or(0, |last| last + 1)..);
    let course = course.unwrap_or_default();
    let [first, .., last] = course else {
        return later(match course {
            [] => loc.rating_course_provisional().to_owned(),
            _ => loc.rating_course_after(FEWEST_IN_COURSE - course.len()),
        });
    };
    if course.len() < FEWEST_IN_COURSE {
        return later(loc.rating_course_after(FEWEST_IN_COURSE - course.len()));
    }
    Answer::Known(html! {
        <section>
            <h3>{ loc.statistics_course() }</h3>
            <p class="lead">{ loc.rating_change(first, last) }</p>
            if first.day != last.day {
                { chart(course, &loc.rating_course(first, last)) }
                <p class="ends muted" aria-hidden="true">
                    <span>{ loc.date_of(first.day) }</span>
                    <span>{ loc.date_of(last.day) }</span>
                </p>
            }
        </section>
    })
}

/// The levels and the player, the strongest first, each with its place on a line.
fn ladder(loc: Localizer, range: RatingRange) -> Html {
    let (low, high) = (range.low().min(SCALE.0), range.high().max(SCALE.1));
    let at = |points: i32| f64::from((points - low) * 1_000 / (high - low).max(1)) / 10.;
    let tick = |points: i32| {
        let x = format!("{}%", at(points));
        html! { <line x1={x.clone()} x2={x} y1="10%" y2="90%" /> }
    };
    let row = |name: String, points: i32, class: Option<&'static str>, band: Html| {
        html! {
            <tr {class}>
                <th scope="row">{ name }</th>
                <td class="plot">
                    <svg aria-hidden="true">
                        <line class="base" x1="0" x2="100%" y1="50%" y2="50%" />
                        { band }
                        { tick(points) }
                    </svg>
                </td>
                <td>{ points }</td>
            </tr>
        }
    };
    let (from, to) = (at(range.low()), at(range.high()));
    let band = html! {
        <rect x={format!("{from}%")} width={format!("{}%", to - from)} y="20%" height="60%" />
    };
    let you = loc.addressing(Some(Seat::FIRST)).name(Seat::FIRST);
    let own = (range.rating, row(you, range.rating, Some("own"), band));
    let levels = Level::OFFERED.into_iter().map(|level| {
        let points = usual_points(level);
        let name = loc.level(level).to_owned();
        (points, row(name, points, None, Html::default()))
    });
    let mut rows: Vec<(i32, Html)> = levels.rev().collect();
    let place = rows.iter().position(|&(points, _)| points <= own.0);
    rows.insert(place.unwrap_or(rows.len()), own);
    html! {
        <table class="counts ladder" aria-labelledby="strength">
            <tbody>{ for rows.into_iter().map(|(_, row)| row) }</tbody>
        </table>
    }
}

/// The ratings after the last rounds as a line, on a band for their ranges. The chart is as high as the ratings and the
/// last range need: the first ranges are so wide that nothing would be seen of the line.
fn chart(course: &[RatedRound], label: &str) -> Html {
    let lows = course.iter().map(|round| round.range.low());
    let highs = course.iter().map(|round| round.range.high());
    let last = course.iter().rev().take(1);
    let seen = last.flat_map(|round| [round.range.low(), round.range.high()]);
    let seen = seen.chain(course.iter().map(|round| round.range.rating));
    let low = seen.clone().min().unwrap_or_default().div_euclid(100) * 100;
    let high = (seen.max().unwrap_or_default() + 99).div_euclid(100) * 100;
    let up = |points: i32| (points.clamp(low, high) - low) * 1_000 / (high - low).max(1);
    let point = |(place, points): (usize, i32)| {
        let x = place * 1_000 / (course.len() - 1).max(1);
        format!("{x},{} ", 1_000 - up(points))
    };
    let ratings = course.iter().map(|round| round.range.rating);
    let line: String = ratings.enumerate().map(point).collect();
    let above = highs.enumerate().map(point);
    let below = lows.enumerate().map(point).rev();
    let band: String = above.chain(below).collect();
    let level = |points: i32| {
        html! { <span class="level" style={format!("--y:{}", up(points))}>{ points }</span> }
    };
    html! {
        <div class="chart" role="img" aria-label={label.to_owned()}>
            { for [low, i32::midpoint(low, high), high].map(level) }
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                <polygon points={band} />
                <polyline points={line} />
            </svg>
        </div>
    }
}
