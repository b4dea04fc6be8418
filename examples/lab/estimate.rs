//! Estimates with a 95 % interval.

/// Quantile of the normal distribution for 95 %.
const Z: f64 = 1.96;

/// A number estimated from a sample, with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// Size of the sample.
    pub of: u64,
}

impl Estimate {
    /// Returns an estimate with a normal interval.
    pub fn normal(value: f64, variance: f64, of: u64) -> Self {
        let half = Z * variance.sqrt();
        Self {
            value,
            low: value - half,
            high: value + half,
            of,
        }
    }

    /// Returns the same times a factor.
    pub fn times(self, factor: f64) -> Self {
        Self {
            value: self.value * factor,
            low: self.low * factor,
            high: self.high * factor,
            of: self.of,
        }
    }
}

/// The interval of a rate (Wilson, 1927).
pub fn wilson(rate: f64, games: f64) -> (f64, f64) {
    let spread = Z * Z / games;
    let middle = rate + spread / 2.0;
    let half = Z * ((rate * (1.0 - rate) + spread / 4.0) / games).sqrt();
    let width = 1.0 + spread;
    // At 0 and 1 rounding could lead past them.
    let low = ((middle - half) / width).max(0.0);
    (low, ((middle + half) / width).min(1.0))
}

/// Ranks, among `count` sorted numbers, of the median and of its interval.
pub fn median_ranks(count: u64) -> [u64; 3] {
    let half = Z * (count as f64).sqrt() / 2.0;
    let middle = count as f64 / 2.0;
    let last = count.saturating_sub(1);
    [middle, middle - half, middle + half].map(|rank| (rank.max(0.0) as u64).min(last))
}
