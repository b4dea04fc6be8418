//! Binary logarithm in whole numbers.

/// Number of steps of one doubling.
pub(super) const ONE: i64 = 1 << BITS;

const BITS: u32 = 8;

/// Returns the binary logarithm of a number in steps of 1/256, rounded down; 0 for 0.
pub(super) fn log2(number: u64) -> i64 {
    let Some(whole) = number.checked_ilog2() else {
        return 0;
    };
    // The number scaled into 1..2, with 31 bits after the point. Squaring it doubles its logarithm, so
    // each squaring yields one more bit.
    let mut scaled = (number << (63 - whole)) >> 32;
    let mut log = whole;
    for _ in 0..BITS {
        scaled = (scaled * scaled) >> 31;
        let bit = (scaled >> 32) as u32;
        scaled >>= bit;
        log = log << 1 | bit;
    }
    i64::from(log)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two_are_exact() {
        for power in 0..64 {
            assert_eq!(log2(1 << power), i64::from(power) * ONE);
        }
        assert_eq!(log2(0), 0);
    }

    #[test]
    fn log2_matches_known_values() {
        // 256 * log2, rounded down.
        for (number, log) in [(3, 405), (5, 594), (7, 718), (10, 850), (1000, 2551)] {
            assert_eq!(log2(number), log, "{number}");
        }
        assert_eq!(log2(u64::MAX), 64 * ONE - 1);
        assert!((1..5000).map(log2).is_sorted());
    }
}
