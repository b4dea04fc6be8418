//! Seeds, the generator they start, and the shuffle: deals are for ever.
//!
//! The generator is xoshiro256++ (Blackman and Vigna, 2019), its state filled
//! from 64 bits by SplitMix64; the shuffle is Fisher and Yates's, downwards, with
//! indexes drawn by rejection. All three are pinned by golden deals in the tests.

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use thiserror::Error;

/// What a deal follows from: eight letters or digits. The same seed gives the same deal, in
/// every version and on every machine.
///
/// Capitals are read as small letters. [`Seed::from_entropy`] avoids the characters
/// `0 1 i l o`, which are easily mistaken for one another.
///
/// ```
/// use red7::game::Seed;
///
/// let seed: Seed = "Red7game".parse()?;
/// assert_eq!(seed.to_string(), "red7game");
/// # Ok::<(), red7::game::ParseSeedError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed([u8; Self::LEN]);

// Each seed has 2^16 streams of chance. Those from 0 up are the deals of a match's rounds.

/// The first stream of the opponents' chance, one for each turn. No match has so many turns
/// that they come as far as the puzzles.
const BOTS: u16 = 1 << 15;

/// The first stream of puzzles, one for each kind.
const PUZZLES: u16 = 0xff00;

/// The first stream of pictures, one for each round. No match has so many turns or rounds that others come so far.
const PICTURES: u16 = 0xfe00;

/// The characters of seeds made from entropy.
const CLEAR: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

impl Seed {
    /// How many characters a seed has.
    pub const LEN: usize = 8;

    /// A seed from a random number. About 40 of its 64 bits make a difference.
    #[must_use]
    pub fn from_entropy(entropy: u64) -> Self {
        let mut rest = entropy;
        Self(std::array::from_fn(|_| {
            let digit = rest % CLEAR.len() as u64;
            rest /= CLEAR.len() as u64;
            CLEAR[digit as usize]
        }))
    }

    /// The seed for an opponent that is to move after `ply` turns of the game: see
    /// [`Level::choose`](crate::bots::Level::choose). It tells nothing about the deal.
    #[must_use]
    pub fn bot_seed(self, ply: usize) -> u64 {
        self.rng(BOTS | ply as u16).0.next_u64()
    }

    /// The generator that shuffles for the round after `earlier` others.
    pub(super) fn deal_generator(self, earlier: usize) -> GameRng {
        self.rng(earlier as u16 & !BOTS)
    }

    /// The generator that makes a puzzle. Each kind of puzzle, which is a number, has its
    /// own; kind 0 is for the series of puzzles of a rush.
    #[must_use]
    pub fn puzzle_generator(self, kind: u8) -> GameRng {
        self.rng(PUZZLES | u16::from(kind))
    }

    /// The generator by which the picture of a round is painted; rounds are counted from 1. It tells nothing
    /// about the deal.
    #[must_use]
    pub fn picture_generator(self, round: usize) -> GameRng {
        self.rng(PICTURES | round as u16 & 0xff)
    }

    /// The generator of this seed for one purpose: each `stream` is a sequence of its own.
    /// Those below 2^15 deal the rounds of a match, those from 2^15 on are for the
    /// opponents, of which the last 2^9 paint pictures and make puzzles.
    #[must_use]
    pub fn rng(self, stream: u16) -> GameRng {
        let number = self.0.iter().fold(0, |n, &byte| {
            let digit = (byte as char).to_digit(36).unwrap_or_default();
            n * 36 + u64::from(digit)
        });
        // 36^8 < 2^42, so the number and the stream do not touch.
        GameRng::new(number | u64::from(stream) << 48)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&byte| write!(f, "{}", byte as char))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSeedError {
    /// A seed has eight characters, not this many.
    #[error("a seed has 8 characters, not {0}")]
    Length(usize),
    /// One of its characters is neither a letter from a to z nor a digit.
    #[error("{found:?} at character {at} is neither a letter from a to z nor a digit")]
    Character {
        /// Where, counted in characters from 0.
        at: usize,
        /// What stands there.
        found: char,
    },
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some((at, found)) = text
            .chars()
            .enumerate()
            .find(|(_, c)| !c.is_ascii_alphanumeric())
        {
            return Err(ParseSeedError::Character { at, found });
        }
        text.to_ascii_lowercase()
            .into_bytes()
            .try_into()
            .map(Self)
            .map_err(|bytes| ParseSeedError::Length(bytes.len()))
    }
}

/// A source of random numbers that are the same in every version and on every machine:
/// xoshiro256++.
#[derive(Clone, Debug)]
pub struct GameRng(Xoshiro256PlusPlus);

impl GameRng {
    /// The generator that starts from this number.
    #[must_use]
    pub fn new(start: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(start))
    }

    /// A number below `bound`, each as likely as any other; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let Some(highest) = bound.checked_sub(1) else {
            return 0;
        };
        // As many low bits of a draw as the bound needs; drawn again while they are too high.
        let mask = usize::MAX.unbounded_shr(highest.leading_zeros());
        loop {
            let number = self.0.next_u64() as usize & mask;
            if number <= highest {
                return number;
            }
        }
    }

    /// Shuffles, every order being as likely as any other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Fisher and Yates: each place is exchanged with one drawn among those up to it.
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_seed_back() {
        for entropy in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            let seed = Seed::from_entropy(entropy);
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        let capitals: Seed = "ABCD2345".parse().expect("a seed");
        assert_eq!(format!("{capitals} {capitals:?}"), "abcd2345 abcd2345");
    }

    #[test]
    fn entropy_is_written_digit_by_digit() {
        for (entropy, text) in [
            (0, "22222222"),
            (1, "32222222"),
            (30, "z2222222"),
            (31, "23222222"),
            (31 * 31 + 5, "72322222"),
        ] {
            assert_eq!(Seed::from_entropy(entropy).to_string(), text);
        }
    }

    #[test]
    fn bad_seeds_say_what_is_wrong() {
        assert_eq!("abc".parse::<Seed>(), Err(ParseSeedError::Length(3)));
        assert_eq!("abcdefghi".parse::<Seed>(), Err(ParseSeedError::Length(9)));
        let space = ParseSeedError::Character { at: 3, found: ' ' };
        assert_eq!("abc defg".parse::<Seed>(), Err(space));
        let accent = ParseSeedError::Character { at: 0, found: 'é' };
        assert_eq!("ébcdefg".parse::<Seed>(), Err(accent));
    }

    #[test]
    fn deals_opponents_and_puzzles_have_streams_of_their_own() {
        let seed: Seed = "red7game".parse().expect("a seed");
        let first = |stream| seed.rng(stream).0.next_u64();
        assert_eq!(seed.bot_seed(5), first(1 << 15 | 5));
        assert_eq!(seed.bot_seed(1 << 15 | 5), first(1 << 15 | 5));
        assert_eq!(seed.deal_generator(5).0.next_u64(), first(5));
        assert_eq!(seed.deal_generator(1 << 15 | 5).0.next_u64(), first(5));
        assert_eq!(seed.puzzle_generator(5).0.next_u64(), first(0xff05));
    }

    #[test]
    fn the_generator_is_the_published_one() {
        // First outputs of xoshiro256++ after SplitMix64 of 0, as printed by the
        // authors' C programs.
        let mut rng = GameRng::new(0);
        assert_eq!(rng.0.next_u64(), 0x53175d61490b23df);
        assert_eq!(rng.0.next_u64(), 0x61da6f3dc380d507);
    }

    #[test]
    fn numbers_below_a_bound_reach_all_of_it() {
        let mut rng = GameRng::new(7);
        for bound in 1..=50 {
            let mut seen = vec![false; bound];
            for _ in 0..bound * 40 {
                seen[rng.below(bound)] = true;
            }
            assert!(seen.into_iter().all(|s| s), "{bound}");
        }
        assert_eq!(rng.below(0), 0);
    }
}
