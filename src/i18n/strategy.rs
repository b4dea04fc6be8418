//! Facts about winning.

use super::Localizer;
use crate::state::{Fact, FactUnit};

impl Localizer {
    /// A figure of a fact, given in tenths: "87.0%", or "+8.5" for points.
    #[must_use]
    pub fn fact_figure(self, fact: Fact, tenths: i16) -> String {
        let size = usize::from(tenths.unsigned_abs());
        let figure = self.strategy_figure(size % 10, size / 10);
        match fact.unit() {
            FactUnit::Percent => self.strategy_percent(&figure),
            FactUnit::Points if tenths < 0 => self.strategy_less(&figure),
            FactUnit::Points => self.strategy_more(&figure),
        }
    }
}
