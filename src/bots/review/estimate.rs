//! Estimate of how often a turn wins.

use crate::game::Turn;

/// Estimate of how often a turn wins, from deals of the hidden cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The turn, or the part of it up to a card that is drawn.
    pub turn: Turn,
    /// Number of deals in which it won. If these are only a part of the deals of the turn that was made, the luck that they
    /// held for that one is taken out.
    pub won: u32,
    /// Number of deals in which it was tried, at least one.
    pub worlds: u32,
    /// Number of these deals that it won and the turn that was made lost.
    pub better: u32,
    /// Number of these deals that it lost and the turn that was made won.
    pub worse: u32,
}

/// A chance of 1, in thousandths.
const CERTAIN: u32 = 1_000;

impl Estimate {
    /// Difference of two chances that is worth a word, in thousandths.
    pub const NOTABLE: u16 = 30;

    /// Returns the chance to win, in thousandths.
    #[must_use]
    pub const fn chance(&self) -> u32 {
        (self.won * CERTAIN + self.worlds / 2) / self.worlds
    }

    /// Returns the lower and the upper bound of the chance to win, in thousandths: the
    /// 95 % interval of Wilson (1927), for two standard deviations.
    #[must_use]
    pub const fn interval(&self) -> (u32, u32) {
        let (won, worlds) = (self.won as u64, self.worlds as u64);
        let scale = CERTAIN as u64;
        // won·lost / worlds + 1, in the square of the scale
        let spread = (scale * scale * (won * (worlds - won) + worlds) / worlds).isqrt();
        let (middle, whole) = ((won + 2) * scale, worlds + 4);
        let low = middle.saturating_sub(2 * spread) / whole;
        let high = (middle + 2 * spread).div_ceil(whole);
        (low as u32, if high < scale { high as u32 } else { CERTAIN })
    }

    /// Returns the estimate without the luck of its deals, if they are only a part of those of the turn that was `made`: what
    /// that one won in all deals, and the difference of the two in these, which is a control variate. So chances from
    /// different numbers of deals can stand beside each other. A turn that won all deals or none stays as it is.
    pub(super) fn corrected(self, made: &Self) -> Self {
        if self.won == 0 || self.won == self.worlds {
            return self;
        }
        let [worlds, all, won] = [self.worlds, made.worlds, made.won].map(i64::from);
        let won = (won * worlds + all / 2) / all + self.lead();
        // It won these deals and lost those, whatever the luck.
        let (least, most) = (self.better.max(1), self.worlds - self.worse.max(1));
        let won = u32::try_from(won).unwrap_or(0).clamp(least, most);
        Self { won, ..self }
    }

    /// Returns the number of deals by which the turn is ahead of the one that was made; negative if it is behind.
    #[must_use]
    pub fn lead(&self) -> i64 {
        i64::from(self.better) - i64::from(self.worse)
    }

    /// Returns the number of deals by which luck alone may separate two equal turns: two standard deviations of the
    /// [lead](Estimate::lead). As in the test of McNemar (1947), only deals count that exactly one of the turns won.
    #[must_use]
    pub fn margin(&self) -> i64 {
        (4 * (i64::from(self.better) + i64::from(self.worse))).isqrt()
    }

    /// Returns how much higher the chance to win is than that of the turn that was made, in thousandths.
    #[must_use]
    pub fn gain(&self) -> i64 {
        self.lead() * i64::from(CERTAIN) / i64::from(self.worlds)
    }

    /// Returns `true` if luck doesn't explain the difference from the turn that was made: the [lead](Estimate::lead)
    /// is beyond its [margin](Estimate::margin).
    fn is_beyond_luck(&self) -> bool {
        self.lead().abs() > self.margin()
    }

    /// Returns `true` if the turn is clearly better than the one that was made: it wins notably more often, and luck
    /// doesn't explain it.
    #[must_use]
    pub fn is_clearly_better(&self) -> bool {
        self.is_beyond_luck() && self.gain() >= i64::from(Self::NOTABLE)
    }

    /// Returns `true` if the turn is clearly worse than the one that was made.
    #[must_use]
    pub fn is_clearly_worse(&self) -> bool {
        self.is_beyond_luck() && self.gain() <= -i64::from(Self::NOTABLE)
    }

    /// Returns `true` if luck doesn't explain the difference from the turn that was made, but it is too small to count.
    #[must_use]
    pub fn is_negligible(&self) -> bool {
        self.is_beyond_luck() && !self.is_clearly_better() && !self.is_clearly_worse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Estimate of a turn that won in `won` of `worlds` deals.
    fn estimate(won: u32, worlds: u32, better: u32, worse: u32) -> Estimate {
        Estimate {
            turn: Turn::default(),
            won,
            worlds,
            better,
            worse,
        }
    }

    #[test]
    fn the_luck_of_fewer_deals_is_taken_out() {
        let made = estimate(120, 240, 0, 0);
        // In these 60 deals the turn that was made won 40 times, 10 more than its share.
        let lucky = estimate(45, 60, 10, 5);
        assert_eq!(lucky.corrected(&made).won, 35);
        let in_all = estimate(130, 240, 30, 20);
        assert_eq!(in_all.clone().corrected(&made), in_all);
        for certain in [estimate(60, 60, 20, 0), estimate(0, 60, 0, 40)] {
            assert_eq!(certain.clone().corrected(&made), certain);
        }
        // The deals that one of the two alone won are known.
        let unlucky = estimate(20, 60, 18, 0);
        assert_eq!(unlucky.corrected(&estimate(0, 240, 0, 0)).won, 18);
        assert_eq!(estimate(1, 60, 0, 59).corrected(&made).won, 1);
    }
}
