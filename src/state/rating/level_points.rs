//! Levels as fixed points of the rating.

use super::RatingRange;
use crate::bots::Level;
use crate::game::{PlayerCount, Ruleset};

/// Points of the levels in each kind of game for two, and for three or four, in the order of [`Level::ALL`]. The arena
/// places them, relative to Skilled: docs/opponents.md.
const POINTS: [[[i16; Level::ALL.len()]; 2]; 4] = [
    // Basic
    [
        [1_190, 1_330, 1_395, 1_450, 1_500, 1_565],
        [1_265, 1_360, 1_425, 1_450, 1_500, 1_560],
    ],
    // Basic with Actions
    [
        [1_065, 1_300, 1_405, 1_500, 1_500, 1_565],
        [1_175, 1_375, 1_445, 1_500, 1_500, 1_590],
    ],
    // Advanced
    [
        [1_145, 1_295, 1_360, 1_415, 1_500, 1_590],
        [1_210, 1_335, 1_385, 1_410, 1_500, 1_600],
    ],
    // Advanced with Actions
    [
        [830, 1_245, 1_345, 1_500, 1_500, 1_640],
        [1_025, 1_330, 1_415, 1_500, 1_500, 1_610],
    ],
];

/// Points of a level at a table.
pub(super) fn level_points(level: Level, ruleset: &Ruleset, players: PlayerCount) -> f64 {
    let kind = 2 * usize::from(ruleset.is_advanced()) + usize::from(ruleset.actions().is_some());
    let tables = usize::from(players != PlayerCount::TWO);
    f64::from(POINTS[kind][tables][level as usize])
}

/// Points of a level on average over the kinds of games.
#[must_use]
pub fn usual_points(level: Level) -> i32 {
    let tables = POINTS.as_flattened();
    let all = tables
        .iter()
        .map(|points| i32::from(points[level as usize]));
    all.sum::<i32>() / tables.len() as i32
}

/// The offered levels that a rating stands for: the first and the last whose points lie in its likely range, or else those
/// on either side of it. Both are the same if there is only one.
#[must_use]
pub fn levels_near(range: RatingRange) -> (Level, Level) {
    let levels = || Level::OFFERED.into_iter();
    let mut within =
        levels().filter(|&level| (range.low()..=range.high()).contains(&usual_points(level)));
    if let Some(first) = within.next() {
        return (first, within.next_back().unwrap_or(first));
    }
    let below = levels().rfind(|&level| usual_points(level) < range.rating);
    let above = levels().find(|&level| usual_points(level) > range.rating);
    let outer = below.or(above).unwrap_or(Level::Novice);
    (outer, above.unwrap_or(outer))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The document has a row for each table, with the points of all levels.
    #[test]
    fn the_document_has_these_points() {
        let document = include_str!("../../../docs/opponents.md");
        let (_, table) = document
            .split_once("<!-- figures: points -->")
            .expect("a table");
        let (table, _) = table.split_once("<!-- end -->").expect("its end");
        let rows: Vec<Vec<i16>> = table
            .lines()
            .skip(3)
            .map(|row| {
                row.split('|')
                    .filter_map(|cell| cell.trim().parse().ok())
                    .collect()
            })
            .collect();
        let points: Vec<Vec<i16>> = POINTS
            .as_flattened()
            .iter()
            .map(|row| row.to_vec())
            .collect();
        assert_eq!(rows, points);
    }
}
