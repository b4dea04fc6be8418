//! Conditional logistic regression: weights with which a random choice, in proportion to the exponentials of the
//! values, most likely wins.

use red7::bots::OUTLOOK;

use super::choices::Decision;

/// Steps of Newton's method, after which nothing changes any more.
const STEPS: usize = 12;
/// Strength of the pull towards 0 (ridge regression), which also decides between equivalent weights.
const RIDGE: f64 = 1.0;

/// Returns the weights; those of other numbers than these are 0.
pub fn fit(decisions: &[Decision], numbers: &[usize]) -> Vec<f64> {
    let mut weights = vec![0.0; numbers.len()];
    for _ in 0..STEPS {
        let (gradient, curvature) = slopes(decisions, numbers, &weights);
        let step = solved(curvature, gradient);
        weights
            .iter_mut()
            .zip(step)
            .for_each(|(weight, step)| *weight += step);
    }
    let mut all = vec![0.0; OUTLOOK.len()];
    for (&number, weight) in numbers.iter().zip(weights) {
        all[number] = weight;
    }
    all
}

/// Returns the gradient of the logarithm of the likelihood, and its negative second derivatives, of which those that
/// could make a step point downward are left out.
fn slopes(decisions: &[Decision], numbers: &[usize], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = numbers.len();
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut curvature = vec![vec![0.0; count]; count];
    for (place, row) in curvature.iter_mut().enumerate() {
        row[place] = RIDGE;
    }
    for Decision(outcomes) in decisions {
        let picked = |place: usize| {
            numbers
                .iter()
                .map(move |&number| outcomes[place].outlook[number])
        };
        let rows: Vec<Vec<f64>> = (0..outcomes.len())
            .map(|place| picked(place).collect())
            .collect();
        let value = |row: &Vec<f64>| -> f64 {
            row.iter()
                .zip(weights)
                .map(|(number, weight)| number * weight)
                .sum()
        };
        let values: Vec<f64> = rows.iter().map(value).collect();
        let highest = values.iter().copied().fold(f64::MIN, f64::max);
        let odds: Vec<f64> = values.iter().map(|value| (value - highest).exp()).collect();
        let all: f64 = odds.iter().sum();
        let winning = odds.iter().zip(outcomes).filter(|(_, turn)| turn.wins);
        let winning: f64 = winning.map(|(odds, _)| odds).sum();
        let mut mean = vec![0.0; count];
        for ((row, odds), turn) in rows.iter().zip(&odds).zip(outcomes) {
            let won = if turn.wins { odds / winning } else { 0.0 };
            for (place, number) in row.iter().enumerate() {
                mean[place] += odds / all * number;
                gradient[place] += (won - odds / all) * number;
            }
        }
        for (row, odds) in rows.iter().zip(&odds) {
            for place in 0..count {
                let part = odds / all * (row[place] - mean[place]);
                for other in 0..count {
                    curvature[place][other] += part * (row[other] - mean[other]);
                }
            }
        }
    }
    (gradient, curvature)
}

/// Solves linear equations by elimination, with the largest element of a column as its pivot.
fn solved(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for place in 0..count {
        let size = |&row: &usize| rows[row][place].abs();
        let pivot = (place..count)
            .max_by(|a, b| size(a).total_cmp(&size(b)))
            .unwrap_or(place);
        rows.swap(place, pivot);
        right.swap(place, pivot);
        let top = rows[place].clone();
        for row in place + 1..count {
            let factor = rows[row][place] / top[place];
            rows[row]
                .iter_mut()
                .zip(&top)
                .for_each(|(number, top)| *number -= factor * top);
            right[row] -= factor * right[place];
        }
    }
    for place in (0..count).rev() {
        let known: f64 = (place + 1..count)
            .map(|other| rows[place][other] * right[other])
            .sum();
        right[place] = (right[place] - known) / rows[place][place];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let rows = vec![vec![0.0, 2.0], vec![4.0, 1.0]];
        assert_eq!(solved(rows, vec![6.0, 7.0]), [1.0, 3.0]);
    }
}
