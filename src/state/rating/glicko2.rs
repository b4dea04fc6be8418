//! Glicko-2 by Mark Glickman (*Example of the Glicko-2 system*, 2022), by its steps 2 to 8.

use std::f64::consts::PI;

/// Estimate of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub rating: f64,
    /// Standard deviation of the rating.
    pub deviation: f64,
    /// Expected change of strength within a rating period.
    pub volatility: f64,
}

/// A game of a rating period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    pub opponent: f64,
    /// Deviation of the opponent's rating.
    pub deviation: f64,
    /// 1 for a win, 0 for a loss.
    pub score: f64,
}

/// Constraint on changes of the volatility (τ).
const CHANGE: f64 = 0.5;

/// Points of a rating for a unit of the system's own scale.
const UNIT: f64 = 173.717_8;

/// Rating at the middle of the scale.
const MIDDLE: f64 = 1_500.0;

/// Precision of the volatility, on a logarithmic scale.
const PRECISION: f64 = 0.000_001;

/// Steps after which the search for the volatility ends anyway. It usually takes fewer than ten.
const MOST_STEPS: usize = 100;

impl Estimate {
    /// The estimate after a rating period with these games.
    #[must_use]
    pub fn after(self, games: &[RatedGame]) -> Self {
        let (mean, spread) = ((self.rating - MIDDLE) / UNIT, self.deviation / UNIT);
        let (mut information, mut surprise) = (0.0, 0.0);
        for game in games {
            let weight = weight(game.deviation / UNIT);
            let expected = 1.0 / (1.0 + (weight * ((game.opponent - MIDDLE) / UNIT - mean)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (game.score - expected);
        }
        if information == 0.0 {
            return self;
        }
        let variance = 1.0 / information;
        let volatility = self.new_volatility(spread, variance, variance * surprise);
        let before = spread * spread + volatility * volatility;
        let spread = 1.0 / (1.0 / before + information).sqrt();
        Self {
            rating: (mean + spread * spread * surprise) * UNIT + MIDDLE,
            deviation: spread * UNIT,
            volatility,
        }
    }

    /// Step 5: the zero of `f`, by the Illinois variant of regula falsi.
    fn new_volatility(self, spread: f64, variance: f64, improvement: f64) -> f64 {
        let start = (self.volatility * self.volatility).ln();
        let (spread, improvement) = (spread * spread, improvement * improvement);
        let f = |x: f64| {
            let all = spread + variance + x.exp();
            x.exp() * (improvement - all) / (2.0 * all * all) - (x - start) / (CHANGE * CHANGE)
        };
        let mut low = start;
        let mut high = if improvement > spread + variance {
            (improvement - spread - variance).ln()
        } else {
            let below = |steps: usize| start - steps as f64 * CHANGE;
            let steps = (1..MOST_STEPS).find(|&steps| f(below(steps)) >= 0.0);
            below(steps.unwrap_or(MOST_STEPS))
        };
        let (mut at_low, mut at_high) = (f(low), f(high));
        for _ in 0..MOST_STEPS {
            if (high - low).abs() <= PRECISION {
                break;
            }
            let next = low + (low - high) * at_low / (at_high - at_low);
            let at_next = f(next);
            if at_next * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (next, at_next);
        }
        (low / 2.0).exp()
    }
}

/// Weight of a game against an opponent whose rating has this deviation, on the system's own scale (g).
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(opponent: f64, deviation: f64, score: f64) -> RatedGame {
        RatedGame {
            opponent,
            deviation,
            score,
        }
    }

    fn is_near(value: f64, expected: f64, precision: f64) -> bool {
        (value - expected).abs() < precision
    }

    #[test]
    fn it_agrees_with_the_published_example() {
        let before = Estimate {
            rating: 1_500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let after = before.after(&[
            game(1_400.0, 30.0, 1.0),
            game(1_550.0, 100.0, 0.0),
            game(1_700.0, 300.0, 0.0),
        ]);
        assert!(is_near(after.rating, 1_464.06, 0.01), "{after:?}");
        assert!(is_near(after.deviation, 151.52, 0.01), "{after:?}");
        assert!(is_near(after.volatility, 0.059_99, 0.000_01), "{after:?}");
    }

    #[test]
    fn values_of_the_example_on_the_way_agree() {
        for (deviation, expected) in [(30.0, 0.9955), (100.0, 0.9531), (300.0, 0.7242)] {
            assert!(is_near(weight(deviation / UNIT), expected, 0.0001));
        }
    }

    #[test]
    fn surprises_raise_the_volatility() {
        let before = Estimate {
            rating: 1_500.0,
            deviation: 50.0,
            volatility: 0.06,
        };
        let calm = before.after(&[game(1_500.0, 0.0, 1.0), game(1_500.0, 0.0, 0.0)]);
        let wild = before.after(&[game(2_300.0, 0.0, 1.0); 4]);
        assert!(calm.volatility < 0.06 && wild.volatility > 0.06);
        assert!(is_near(calm.rating, 1_500.0, 0.001) && wild.rating > 1_550.0);
    }

    #[test]
    fn a_period_without_games_changes_nothing() {
        let before = Estimate {
            rating: 1_350.0,
            deviation: 250.0,
            volatility: 0.06,
        };
        assert_eq!(before.after(&[]), before);
    }
}
