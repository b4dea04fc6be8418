//! The rating as a document in the browser's storage.

use serde::{Deserialize, Serialize};

use super::glicko2::Estimate;
use super::{HIGHEST, RatedRound, Rating, RatingRange, START};
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};

/// All numbers are whole. Missing fields are those before the first round.
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct RatingDocument {
    version: u32,
    rounds: u32,
    /// In hundredths of a point.
    rating: u32,
    /// In hundredths of a point.
    deviation: u32,
    /// In millionths.
    volatility: u32,
    /// The last rated rounds, oldest first: day, rating and deviation in points, and hash.
    course: Vec<(String, u32, u32, u32)>,
    /// Hashes of the last finished rounds, oldest first.
    seen: Vec<u32>,
    /// Hash of how the last rated round was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<u32>,
}

/// Bounds of what can be.
const MOST_DEVIATION: u32 = 350;
const MOST_VOLATILITY: f64 = 1.0;

impl Default for RatingDocument {
    fn default() -> Self {
        Self {
            version: 0,
            rounds: 0,
            rating: scaled(START.rating, 100.0),
            deviation: scaled(START.deviation, 100.0),
            volatility: scaled(START.volatility, 1e6),
            course: Vec::new(),
            seen: Vec::new(),
            played: None,
        }
    }
}

/// A number that is not negative, as a whole number of smaller units.
fn scaled(value: f64, units: f64) -> u32 {
    (value * units).round() as u32
}

fn unscaled(value: u32, units: f64, most: f64) -> Result<f64, LoadError> {
    let value = f64::from(value) / units;
    let is_possible = value > 0.0 && value <= most;
    is_possible.then_some(value).ok_or(LoadError::Unreadable)
}

impl RatedRound {
    fn read((day, rating, deviation, id): (String, u32, u32, u32)) -> Option<Self> {
        let is_possible = f64::from(rating) <= HIGHEST && deviation <= MOST_DEVIATION;
        let range = RatingRange {
            rating: rating as i32,
            deviation: deviation as i32,
        };
        let day = day.parse().ok().filter(|_| is_possible)?;
        Some(Self { id, day, range })
    }

    fn write(&self) -> (String, u32, u32, u32) {
        let RatingRange { rating, deviation } = self.range;
        let points = |points: i32| points.unsigned_abs();
        (
            self.day.to_string(),
            points(rating),
            points(deviation),
            self.id,
        )
    }
}

impl Document for Rating {
    const KIND: DocumentKind = DocumentKind::Rating;
    const NAME: &'static str = "rating";

    fn write(&self) -> String {
        to_json(&RatingDocument {
            version: VERSION,
            rounds: self.rounds,
            rating: scaled(self.now.rating, 100.0),
            deviation: scaled(self.now.deviation, 100.0),
            volatility: scaled(self.now.volatility, 1e6),
            course: self.course.iter().map(RatedRound::write).collect(),
            seen: self.seen.clone(),
            played: self.played,
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: RatingDocument = read(text)?;
        let now = Estimate {
            rating: unscaled(document.rating, 100.0, HIGHEST)?,
            deviation: unscaled(document.deviation, 100.0, f64::from(MOST_DEVIATION))?,
            volatility: unscaled(document.volatility, 1e6, MOST_VOLATILITY)?,
        };
        let is_bounded = document.course.len() <= Self::MOST_ROUNDS
            && document.seen.len() <= Self::MOST_SEEN
            && document.course.len() <= document.rounds as usize;
        let course = document.course.into_iter().map(RatedRound::read);
        let course = course.collect::<Option<_>>().filter(|_| is_bounded);
        Ok(Self {
            now,
            rounds: document.rounds,
            course: course.ok_or(LoadError::Unreadable)?,
            seen: document.seen,
            played: document.played,
        })
    }
}
