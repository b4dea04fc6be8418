//! Chart of a match: each player's points after each round.

use yew::prelude::*;

use crate::collections::sorted_by_key;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Scene, Score};
use crate::ui::widgets::{Mood, character};

/// Minimum distance between the labels at the ends of two lines, in percent of the height.
const APART: u32 = 26;

/// Maximum number of rounds labelled.
const NAMED: usize = 10;

/// Maximum number of steps of the scale, and their possible lengths.
const STEPS: u32 = 4;
const LENGTHS: [u32; 6] = [5, 10, 20, 25, 50, 100];

/// Points labelled on the scale, up to `most`.
fn scale(most: u32) -> impl Iterator<Item = u32> {
    let few = |&length: &u32| most / length <= STEPS;
    let length = LENGTHS.into_iter().find(few).unwrap_or(most);
    (0..=most / length).map(move |step| step * length)
}

/// Points of each seat before the first round and after each round.
fn courses(score: &Score) -> Vec<(Seat, Vec<u32>)> {
    let seats = (0..score.piles.len()).filter_map(Seat::new);
    let course = |seat| {
        let won = score.results.iter().map(move |result| {
            if result.winner == seat {
                result.scored_cards.points()
            } else {
                0
            }
        });
        let sums = won.scan(0, |sum, won| {
            *sum += won;
            Some(*sum)
        });
        std::iter::once(0).chain(sums).collect()
    };
    seats.map(|seat| (seat, course(seat))).collect()
}

/// Labels of the lines: seat, points and distance from the top in percent. Each is near its line's end, and none
/// overlap.
fn names_at(courses: &[(Seat, Vec<u32>)], most: u32) -> Vec<(Seat, u32, u32)> {
    let ends = courses.iter().map(|(seat, course)| {
        let points = course.last().copied().unwrap_or_default();
        (*seat, points, 100 - points * 100 / most)
    });
    let mut ends = sorted_by_key(ends, |&(_, _, y)| y);
    // From the top down, each label is at least `APART` below the one before. Then, from the bottom up, each moves up
    // to fit.
    let mut highest = 0;
    for (_, _, y) in &mut ends {
        *y = highest.max(*y);
        highest = *y + APART;
    }
    let mut lowest = 100;
    for (_, _, y) in ends.iter_mut().rev() {
        *y = lowest.min(*y);
        lowest = y.saturating_sub(APART);
    }
    ends
}

/// The chart, with its data as text for screen readers.
pub fn race(loc: Localizer, scene: &Scene) -> Html {
    let score = &scene.score;
    let courses = courses(score);
    let ends = courses.iter().filter_map(|(_, course)| course.last());
    let most = ends.copied().chain(score.target).max().unwrap_or(0).max(1);
    let rounds = score.results.len();
    let x = |round: usize| round * 100 / rounds.max(1);
    let line = |(seat, course): &(Seat, Vec<u32>)| {
        let dots = (0..).zip(course);
        let dots: Vec<String> = dots
            .map(|(round, &points)| format!("{},{}", x(round), 100 - points * 100 / most))
            .collect();
        let own = loc.is_addressing(*seat).then_some("own");
        html! { <polyline class={classes!(own)} points={dots.join(" ")} /> }
    };
    let own = courses.iter().filter(|(seat, _)| loc.is_addressing(*seat));
    let dots = own.flat_map(|(_, course)| (0..).zip(course).skip(1));
    let dots = dots.map(|(round, &points)| {
        let y = 100 - points * 100 / most;
        html! { <span class="dot" style={format!("--x:{};--y:{y}", x(round))} /> }
    });
    let told = courses.iter().map(|(seat, course)| {
        let points: Vec<String> = course.iter().skip(1).map(u32::to_string).collect();
        format!("{} {}", loc.name(*seat), points.join(" "))
    });
    // The target is told by its own line.
    let has_room = |points: u32| {
        let is_apart = |target: u32| points.abs_diff(target) * 100 / most >= APART / 2;
        score.target.is_none_or(is_apart)
    };
    let title = match score.target {
        Some(target) => loc.race_to(target as usize),
        None => loc.scores_caption().to_owned(),
    };
    html! {
        <section class="race box" aria-label={title.clone()}>
            <h2>{ title }</h2>
            <div role="img" aria-label={loc.facts(told)}>
                { for scale(most).filter(|&points| has_room(points)).map(|points| html! {
                    <span class="tick" style={format!("--y:{}", 100 - points * 100 / most)}>{ points }</span>
                }) }
                <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                    { for courses.iter().filter(|(seat, _)| !loc.is_addressing(*seat)).map(line) }
                    { for courses.iter().filter(|(seat, _)| loc.is_addressing(*seat)).map(line) }
                </svg>
                { for dots }
                { for score.target.map(|target| html! {
                    <span class="goal" style={format!("--y:{}", 100 - target * 100 / most)}>{ target }</span>
                }) }
                { for names_at(&courses, most).into_iter().map(|(seat, points, y)| html! {
                    <span class="end" style={format!("--y:{y}")}>{ character(loc, seat, Mood::at(scene, seat)) }{ points }</span>
                }) }
                { for (1..=rounds).step_by(rounds.div_ceil(NAMED).max(1)).map(|round| html! { <span class="round" style={format!("--x:{}", x(round))}>{ round }</span> }) }
            </div>
            { for loc.doubt_about(score).map(|says| html! { <p class="muted">{ says }</p> }) }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_has_few_steps_and_no_more_than_there_are_points() {
        for (most, named) in [
            (1, vec![0]),
            (35, vec![0, 10, 20, 30]),
            (78, vec![0, 20, 40, 60]),
        ] {
            assert_eq!(scale(most).collect::<Vec<_>>(), named);
        }
        assert!((1..1000).all(|most| (1..=5).contains(&scale(most).count())));
    }

    #[test]
    fn no_name_of_a_line_lies_over_another() {
        let seat = |index| Seat::new(index).expect("a seat");
        for points in [[0, 0, 0, 37], [37, 36, 35, 34], [9, 13, 37, 13]] {
            let courses: Vec<_> = (0..4)
                .zip(points)
                .map(|(index, end)| (seat(index), vec![0, end]))
                .collect();
            let ys: Vec<u32> = names_at(&courses, 37)
                .into_iter()
                .map(|(_, _, y)| y)
                .collect();
            assert!(
                ys.windows(2).all(|pair| pair[0] + APART <= pair[1]),
                "{points:?}: {ys:?}"
            );
        }
    }
}
