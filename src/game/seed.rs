//! Seeds, the random number generator, and the shuffle. They never change, because a seed must give
//! the same deal for ever.
//!
//! The generator is xoshiro256++ (Blackman and Vigna, 2019), with its state filled from 64 bits by
//! SplitMix64; the shuffle is Fisher–Yates, downwards, with indexes drawn by rejection. Golden
//! deals in the tests pin all three.

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use thiserror::Error;

/// Source of every deal: eight letters or digits. The same seed gives the same deal, in every
/// version and on every machine.
///
/// Capitals are read as lower case. [`Seed::from_entropy`] avoids the characters `0 1 i l o`, which
/// are easily mistaken for one another.
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

// Each seed has 2^16 random streams. Streams from 0 up deal the rounds of a match.

/// First stream of the opponents, which use one for each turn. No match has enough turns to reach
/// the streams of pictures and puzzles.
const BOTS: u16 = 1 << 15;

/// First stream of the puzzles, one for each kind.
const PUZZLES: u16 = 0xff00;

/// First stream of the pictures, one for each round. No match has enough turns or rounds to reach
/// other streams.
const PICTURES: u16 = 0xfe00;

/// Characters of seeds made from entropy.
const CLEAR: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

impl Seed {
    /// Number of characters in a seed.
    pub const LEN: usize = 8;

    /// Makes a seed from a random number. About 40 of its 64 bits make a difference.
    #[must_use]
    pub fn from_entropy(entropy: u64) -> Self {
        let mut rest = entropy;
        Self(std::array::from_fn(|_| {
            let digit = rest % CLEAR.len() as u64;
            rest /= CLEAR.len() as u64;
            CLEAR[digit as usize]
        }))
    }

    /// Seed for an opponent to move after `ply` turns of the game: see
    /// [`Level::choose`](crate::bots::Level::choose). It reveals nothing about the deal.
    #[must_use]
    pub fn bot_seed(self, ply: usize) -> u64 {
        self.rng(BOTS | ply as u16).0.next_u64()
    }

    /// Generator that shuffles for the round after `earlier` others.
    pub(super) fn deal_generator(self, earlier: usize) -> GameRng {
        self.rng(earlier as u16 & !BOTS)
    }

    /// Generator that makes a puzzle. Each kind of puzzle, a number, has its own; kind 0 is for the
    /// series of puzzles of a rush.
    #[must_use]
    pub fn puzzle_generator(self, kind: u8) -> GameRng {
        self.rng(PUZZLES | u16::from(kind))
    }

    /// Generator that paints the picture of a round; rounds count from 1. It reveals nothing about
    /// the deal.
    #[must_use]
    pub fn picture_generator(self, round: usize) -> GameRng {
        self.rng(PICTURES | round as u16 & 0xff)
    }

    /// Generator of this seed for one purpose: each `stream` is an independent sequence. Streams
    /// below 2^15 deal the rounds of a match, those from 2^15 on are for the opponents, except that
    /// the last 2^9 paint pictures and make puzzles.
    #[must_use]
    pub fn rng(self, stream: u16) -> GameRng {
        let number = self.0.iter().fold(0, |n, &byte| {
            let digit = (byte as char).to_digit(36).unwrap_or_default();
            n * 36 + u64::from(digit)
        });
        // 36^8 < 2^42, so the number and the stream use different bits.
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

/// Error parsing a [`Seed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSeedError {
    /// The text has this many characters; a seed has eight.
    #[error("a seed has 8 characters, not {0}")]
    Length(usize),
    /// A character is neither a letter from a to z nor a digit.
    #[error("{found:?} at character {at} is neither a letter from a to z nor a digit")]
    Character {
        /// Position of the character, counted in characters from 0.
        at: usize,
        /// The character.
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

/// Random number generator with the same output in every version and on every machine:
/// xoshiro256++.
#[derive(Clone, Debug)]
pub struct GameRng(Xoshiro256PlusPlus);

impl GameRng {
    /// Returns the generator that starts from this number.
    #[must_use]
    pub fn new(start: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(start))
    }

    /// Returns a uniformly distributed number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let Some(highest) = bound.checked_sub(1) else {
            return 0;
        };
        // Uses as many low bits of a draw as the bound needs, and draws again if the number is too
        // high.
        let mask = usize::MAX.unbounded_shr(highest.leading_zeros());
        loop {
            let number = self.0.next_u64() as usize & mask;
            if number <= highest {
                return number;
            }
        }
    }

    /// Shuffles uniformly: every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Fisher–Yates: swaps each item with a random one among those up to it.
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
        // First outputs of xoshiro256++ after SplitMix64 of 0, as printed by the authors' C
        // programs.
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
