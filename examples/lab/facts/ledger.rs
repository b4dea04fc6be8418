//! Counts over many deals. They add up to the same in any order.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::super::estimate::{Estimate, median_ranks, wilson};

/// Answers to yes-or-no questions, and distributions of small numbers, each under its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    shares: BTreeMap<String, Share>,
    distributions: BTreeMap<String, Distribution>,
}

/// How often something was the case. A deal may give several answers, which depend on each other: so the interval
/// follows from the sums over deals of products of both numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    hits: u64,
    of: u64,
    hits_squared: u64,
    hits_by_of: u64,
    of_squared: u64,
}

/// How often each number came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Distribution(BTreeMap<u64, u64>);

/// What one deal has to say.
#[derive(Default)]
pub struct Answers {
    shares: BTreeMap<String, Share>,
    numbers: Vec<(String, u64)>,
}

impl Answers {
    /// Adds an answer to a question.
    pub fn ask(&mut self, question: &str, is_so: bool) {
        if !self.shares.contains_key(question) {
            self.shares.insert(question.to_owned(), Share::default());
        }
        if let Some(share) = self.shares.get_mut(question) {
            share.hits += u64::from(is_so);
            share.of += 1;
        }
    }

    /// Adds an answer to each of several questions, exactly one of which is answered with yes.
    pub fn choose(&mut self, questions: &[&str], chosen: usize) {
        for (place, question) in questions.iter().enumerate() {
            self.ask(question, place == chosen);
        }
    }

    /// Adds a number.
    pub fn measure(&mut self, quantity: &str, number: usize) {
        self.numbers.push((quantity.to_owned(), number as u64));
    }
}

impl Ledger {
    /// Adds what one deal has to say.
    pub fn add_deal(&mut self, answers: &Answers) {
        for (question, &Share { hits, of, .. }) in &answers.shares {
            let share = Share {
                hits,
                of,
                hits_squared: hits * hits,
                hits_by_of: hits * of,
                of_squared: of * of,
            };
            self.add_share(question, share);
        }
        for (quantity, number) in &answers.numbers {
            self.add_numbers(quantity, *number, 1);
        }
    }

    /// Adds the counts of other deals.
    pub fn add(&mut self, more: &Self) {
        for (question, &share) in &more.shares {
            self.add_share(question, share);
        }
        for (quantity, distribution) in &more.distributions {
            for (&number, &count) in &distribution.0 {
                self.add_numbers(quantity, number, count);
            }
        }
    }

    /// Returns the answers to a question.
    pub fn share(&self, question: &str) -> Share {
        self.shares.get(question).copied().unwrap_or_default()
    }

    /// Returns the distribution of a quantity.
    pub fn distribution(&self, quantity: &str) -> Distribution {
        let known = self.distributions.get(quantity);
        known.cloned().unwrap_or_default()
    }

    fn add_share(&mut self, question: &str, more: Share) {
        match self.shares.get_mut(question) {
            Some(share) => *share = *share + more,
            None => {
                self.shares.insert(question.to_owned(), more);
            }
        }
    }

    fn add_numbers(&mut self, quantity: &str, number: u64, count: u64) {
        if !self.distributions.contains_key(quantity) {
            self.distributions
                .insert(quantity.to_owned(), Distribution::default());
        }
        if let Some(distribution) = self.distributions.get_mut(quantity) {
            *distribution.0.entry(number).or_default() += count;
        }
    }

    /// Returns all counts as JSON, to continue from.
    pub fn to_json(&self) -> Value {
        let shares = self.shares.iter();
        let shares = shares.map(|(question, is)| (question.clone(), json!(is.parts())));
        let numbers = self.distributions.iter().map(|(quantity, distribution)| {
            let counts: Vec<_> = distribution.0.iter().collect();
            (quantity.clone(), json!(counts))
        });
        json!({
            "shares": shares.collect::<Map<_, _>>(),
            "distributions": numbers.collect::<Map<_, _>>(),
        })
    }

    /// Reads what [`Self::to_json`] returned; `None` if it is something else.
    pub fn from_json(value: &Value) -> Option<Self> {
        let pair = |value: &Value| match value.as_array()?.as_slice() {
            [first, second] => Some((first.as_u64()?, second.as_u64()?)),
            _ => None,
        };
        let shares = value.get("shares")?.as_object()?.iter();
        let shares = shares.map(|(question, value)| {
            let parts = value.as_array()?.iter().map(Value::as_u64);
            let parts: Vec<u64> = parts.collect::<Option<_>>()?;
            Some((question.clone(), Share::of_parts(parts.try_into().ok()?)))
        });
        let distributions = value.get("distributions")?.as_object()?.iter();
        let distributions = distributions.map(|(quantity, value)| {
            let counts = value.as_array()?.iter().map(pair);
            Some((
                quantity.clone(),
                Distribution(counts.collect::<Option<_>>()?),
            ))
        });
        Some(Self {
            shares: shares.collect::<Option<_>>()?,
            distributions: distributions.collect::<Option<_>>()?,
        })
    }
}

impl std::ops::Add for Share {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        let (own, more) = (self.parts(), more.parts());
        Self::of_parts(std::array::from_fn(|part| own[part] + more[part]))
    }
}

impl Share {
    const fn parts(self) -> [u64; 5] {
        [
            self.hits,
            self.of,
            self.hits_squared,
            self.hits_by_of,
            self.of_squared,
        ]
    }

    const fn of_parts(parts: [u64; 5]) -> Self {
        let [hits, of, hits_squared, hits_by_of, of_squared] = parts;
        Self {
            hits,
            of,
            hits_squared,
            hits_by_of,
            of_squared,
        }
    }

    /// Returns the number of answers.
    pub const fn count(self) -> u64 {
        self.of
    }

    /// Returns the share as a rate; 0 if there are no answers.
    pub fn rate(self) -> f64 {
        self.hits as f64 / self.of.max(1) as f64
    }

    /// Returns the variance of the rate, over deals: that of a ratio of two sums.
    pub fn variance(self) -> f64 {
        let rate = self.rate();
        let [hits, both, of] =
            [self.hits_squared, self.hits_by_of, self.of_squared].map(|sum| sum as f64);
        let squares = hits - 2.0 * rate * both + rate * rate * of;
        squares.max(0.0) / (self.of.max(1) as f64).powi(2)
    }

    /// Returns the percentage, with Wilson's interval for as many independent answers as have the same variance.
    pub fn percent(self) -> Estimate {
        let rate = self.rate();
        let (binomial, variance) = (rate * (1.0 - rate), self.variance());
        let answers = if variance > 0.0 {
            binomial / variance
        } else {
            self.of as f64
        };
        let (low, high) = wilson(rate, answers);
        let of = self.of;
        Estimate {
            value: rate,
            low,
            high,
            of,
        }
        .times(100.0)
    }

    /// Returns the difference from another share in percentage points, as if both were independent.
    pub fn points_above(self, other: Self) -> Estimate {
        let variance = self.variance() + other.variance();
        Estimate::normal(self.rate() - other.rate(), variance, self.of).times(100.0)
    }
}

impl Distribution {
    fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Returns the mean.
    pub fn mean(&self) -> Estimate {
        let count = self.count();
        let over = |power| {
            let sum: f64 = self
                .0
                .iter()
                .map(|(&number, &count)| (number as f64).powi(power) * count as f64)
                .sum();
            sum / count.max(1) as f64
        };
        let variance = (over(2) - over(1).powi(2)).max(0.0);
        Estimate::normal(over(1), variance / count.max(1) as f64, count)
    }

    /// Returns the median, with the interval that its rank allows.
    pub fn median(&self) -> Estimate {
        let count = self.count();
        let [value, low, high] = median_ranks(count).map(|rank| self.at(rank) as f64);
        Estimate {
            value,
            low,
            high,
            of: count,
        }
    }

    /// Returns the number of this rank, counted from 0.
    fn at(&self, rank: u64) -> u64 {
        let mut below = 0;
        let found = self.0.iter().find(|&(_, &count)| {
            below += count;
            below > rank
        });
        found.map_or(0, |(&number, _)| number)
    }

    /// Returns the share of each number.
    pub fn shares(&self) -> impl Iterator<Item = (u64, Share)> {
        let of = self.count();
        self.0
            .iter()
            .map(move |(&number, &hits)| (number, Share::of_parts([hits, of, hits, hits, of])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(deals: &[(&[bool], usize)]) -> Ledger {
        let mut ledger = Ledger::default();
        for (is_so, number) in deals {
            let mut answers = Answers::default();
            is_so.iter().for_each(|&is_so| answers.ask("q", is_so));
            answers.measure("n", *number);
            ledger.add_deal(&answers);
        }
        ledger
    }

    /// Counts of single answers, `hits` of them yes.
    fn share(hits: u64, of: u64) -> Share {
        Share::of_parts([hits, of, hits, hits, of])
    }

    #[test]
    fn parts_add_up_in_any_order() {
        let deals: [(&[bool], usize); 4] =
            [(&[true], 3), (&[false, true], 1), (&[], 3), (&[true], 2)];
        let whole = ledger(&deals);
        let parts = [ledger(&deals[..1]), ledger(&deals[1..])];
        for order in [[0, 1], [1, 0]] {
            let mut sum = Ledger::default();
            order.into_iter().for_each(|part| sum.add(&parts[part]));
            assert_eq!(sum, whole);
        }
        assert_eq!(whole.share("q").parts(), [3, 4, 3, 4, 6]);
        assert_eq!(whole.share("other"), Share::default());
    }

    #[test]
    fn json_gives_the_counts_back() {
        let whole = ledger(&[(&[true, false], 3), (&[], 1), (&[], 3)]);
        assert_eq!(Ledger::from_json(&whole.to_json()), Some(whole));
        for bad in [
            json!({}),
            json!({ "shares": { "q": [1] }, "distributions": {} }),
        ] {
            assert_eq!(Ledger::from_json(&bad), None, "{bad}");
        }
    }

    #[test]
    fn numbers_have_a_mean_and_a_median() {
        let deals: Vec<(&[bool], usize)> = (1..=101).map(|number| (&[][..], number)).collect();
        let known = ledger(&deals).distribution("n");
        assert_eq!((known.mean().value, known.median().value), (51.0, 51.0));
        assert_eq!((known.median().low, known.median().high), (41.0, 61.0));
        assert!((known.mean().high - 51.0 - 5.69).abs() < 0.01);
    }

    #[test]
    fn shares_have_an_interval() {
        let half = share(50, 100);
        let is = half.percent();
        assert_eq!(
            (is.value, is.low.round(), is.high.round()),
            (50.0, 40.0, 60.0)
        );
        let more = share(75, 100).points_above(half);
        assert_eq!(
            (more.value, more.low.round(), more.high.round()),
            (25.0, 12.0, 38.0)
        );
    }

    #[test]
    fn answers_of_one_deal_count_as_one_if_they_agree() {
        let yes: &[bool] = &[true; 4];
        let no: &[bool] = &[false; 4];
        let deals: Vec<(&[bool], usize)> = (0..100)
            .map(|number| (if number < 50 { yes } else { no }, 0))
            .collect();
        let fourfold = ledger(&deals).share("q");
        assert_eq!(fourfold.count(), 400);
        let (one, other) = (fourfold.percent(), share(50, 100).percent());
        assert!((one.low - other.low).abs() < 1e-9 && (one.high - other.high).abs() < 1e-9);
    }
}
