//! Win rates with confidence intervals.

/// A win rate with its 95 % confidence interval. All values are between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinRate {
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// Quantile of the standard normal distribution for a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// Returns the win rate with Wilson's score interval, which also holds for few rounds and never leaves 0 to 1. `None`
/// if there are no rounds.
#[must_use]
pub fn wilson_interval(won: u32, rounds: u32) -> Option<WinRate> {
    if rounds == 0 {
        return None;
    }
    let n = f64::from(rounds);
    let value = f64::from(won) / n;
    let spread = Z * Z / n;
    let middle = (value + spread / 2.0) / (1.0 + spread);
    let reach = Z / (1.0 + spread) * (value * (1.0 - value) / n + spread / n / 4.0).sqrt();
    Some(WinRate {
        value,
        low: (middle - reach).max(0.0).min(value),
        high: (middle + reach).min(1.0).max(value),
    })
}

impl WinRate {
    /// Converts a value between 0 and 1 to a whole percentage.
    #[must_use]
    pub const fn percent(part: f64) -> usize {
        // The value is neither negative nor large.
        (part * 100.0).round() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ends of the interval in units of 1/10,000.
    fn ends(won: u32, rounds: u32) -> (i32, i32) {
        let rate = wilson_interval(won, rounds).expect("a rate");
        let places = |part: f64| (part * 10_000.0).round() as i32;
        (places(rate.low), places(rate.high))
    }

    #[test]
    fn the_intervals_are_those_of_the_tables() {
        // Wilson's score interval without continuity correction. 81 of 263 and the next two are examples from Newcombe
        // (1998), table I; the others follow from the formula at the ends.
        assert_eq!(ends(81, 263), (2553, 3662));
        assert_eq!(ends(15, 148), (624, 1605));
        assert_eq!(ends(0, 20), (0, 1611));
        assert_eq!(ends(1, 29), (61, 1718));
        assert_eq!(ends(5, 10), (2366, 7634));
        assert_eq!(ends(10, 10), (7225, 10_000));
        assert_eq!(ends(0, 1), (0, 7935));
    }

    #[test]
    fn a_rate_lies_in_its_interval() {
        assert_eq!(wilson_interval(0, 0), None);
        for rounds in 1..60 {
            for won in 0..=rounds {
                let WinRate { value, low, high } = wilson_interval(won, rounds).expect("a rate");
                assert!(0.0 <= low && low <= value && value <= high && high <= 1.0);
            }
        }
        assert_eq!(WinRate::percent(0.625), 63);
        assert_eq!(WinRate::percent(1.0), 100);
    }
}
