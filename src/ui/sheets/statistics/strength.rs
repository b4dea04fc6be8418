//! The player's rating: a number with its range, on a scale with the levels, and how it went.

use yew::prelude::*;

use crate::bots::Level;
use crate::i18n::Localizer;
use crate::state::{RatedRound, Rating, RatingRange, usual_points};

/// Fewest rated rounds whose course says something.
const FEWEST: usize = 5;

/// Ends of the scale, unless the range reaches beyond them.
const SCALE: (i32, i32) = (900, 1_800);

/// The rating; its scale only once it is more than a guess.
pub(super) fn strength(loc: Localizer, rating: &Rating) -> Html {
    let content = match rating.range() {
        None => html! { <p>{ loc.rating_none() }</p> },
        Some(range) => {
            let says = loc.rating_from(range, rating.rounds());
            let between = loc.rating_between(range);
            if (rating.rounds() as usize) < FEWEST {
                let number = range.rating.to_string();
                html! {
                    <>
                        <p class="lead">{ says }</p>
                        <p class="muted">{ loc.aside(&between, &number) }</p>
                    </>
                }
            } else {
                html! {
                    <>
                        <p class="lead">{ says }</p>
                        <p><b>{ range.rating }</b>{ " " }{ between }</p>
                        { scale(loc, range) }
                        <p class="muted">{ loc.rating_levels() }</p>
                    </>
                }
            }
        }
    };
    html! {
        <section class="strength">
            <h3>{ loc.statistics_rating() }</h3>
            { content }
        </section>
    }
}

/// Course of the rating, once there is one.
pub(super) fn course(loc: Localizer, course: &[RatedRound]) -> Html {
    let content = match course {
        [first, .., last] if course.len() >= FEWEST => html! {
            <>
                <p class="lead">{ loc.rating_change(first, last) }</p>
                { chart(course, &loc.rating_course(first, last)) }
                <p class="ends muted" aria-hidden="true">
                    <span>{ loc.date_of(first.day) }</span>
                    <span>{ loc.date_of(last.day) }</span>
                </p>
            </>
        },
        _ => html! { <p>{ loc.rating_course_after(FEWEST - course.len().min(FEWEST)) }</p> },
    };
    html! {
        <section>
            <h3>{ loc.statistics_course() }</h3>
            { content }
        </section>
    }
}

/// The range on a line with the levels. The text beside it has the same values.
fn scale(loc: Localizer, range: RatingRange) -> Html {
    let (low, high) = (range.low().min(SCALE.0), range.high().max(SCALE.1));
    let at = |points: i32| (points - low) * 1_000 / (high - low).max(1);
    let (from, to) = (at(range.low()), at(range.high()));
    let band = format!("--x:{from};--w:{}", to - from);
    let level = |level: Level| {
        let x = at(usual_points(level));
        html! { <span style={format!("--x:{x}")}>{ loc.level(level) }</span> }
    };
    html! {
        <div class="scale" aria-hidden="true">
            <i style={band} />
            <b style={format!("--x:{}", at(range.rating))} />
            { for Level::OFFERED.map(level) }
        </div>
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
