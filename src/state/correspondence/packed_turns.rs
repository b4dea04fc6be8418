//! Compact encoding of turns: each move is its index among the legal moves.
//!
//! The format is `COUNT.BITS`: the number of turns, then the indexes, each in as many bits as the largest possible
//! index needs, with six bits per character. A move without an alternative takes no bits. At the start of a turn there
//! is one more index, for resigning. A player who has resigned passes in all later turns, which take no bits either.

use super::seating::Seating;
use crate::game::{Match, Move, Phase, Record, Round, Seat, Turn};

/// Alphabet of 64 characters; the position of a character is its value.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Number of bits per character.
const BITS: usize = 6;

/// Maximum number of turns accepted: several times that of the longest match.
const MOST: usize = 2_000;

/// The turns of a game, and the plies (1-based) at which a player resigned.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct PackedTurns {
    pub turns: Vec<Turn>,
    pub resigned: Vec<usize>,
}

/// Error unpacking turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnpackError {
    /// The number of turns is missing or invalid, or a character isn't in the alphabet.
    Form,
    /// Illegal or missing turn, by ply (1-based).
    Turn(usize),
    /// Data after the last turn.
    Rest,
}

/// Packs turns; `None` if one of them is illegal.
pub(super) fn pack(start: &Record, seating: &Seating, turns: &PackedTurns) -> Option<String> {
    let mut bits = Vec::new();
    let mut game = Play::of(start, seating);
    for (ply, turn) in (1..).zip(&turns.turns) {
        let gives_up = turns.resigned.contains(&ply);
        game.next_round();
        if !game.has_given_up() {
            write_turn(game.round(), turn, gives_up, &mut bits)?;
        }
        game.play(turn, gives_up)?;
    }
    let signs = bits.chunks(BITS).map(|bits| {
        let number = (0..BITS).fold(0, |number, at| {
            number << 1 | usize::from(bits.get(at) == Some(&true))
        });
        SIGNS[number] as char
    });
    Some(format!(
        "{}.{}",
        turns.turns.len(),
        signs.collect::<String>()
    ))
}

pub(super) fn unpack(
    start: &Record,
    seating: &Seating,
    text: &str,
) -> Result<PackedTurns, UnpackError> {
    let (count, signs) = text.split_once('.').ok_or(UnpackError::Form)?;
    let number = count.parse::<usize>().map_err(|_| UnpackError::Form)?;
    if number > MOST || number.to_string() != count {
        return Err(UnpackError::Form);
    }
    let mut bits = Bits::of(signs).ok_or(UnpackError::Form)?;
    let mut game = Play::of(start, seating);
    let mut read = PackedTurns::default();
    for ply in 1..=number {
        game.next_round();
        let (turn, gives_up) = if game.has_given_up() {
            (Turn::from(Move::Pass), false)
        } else {
            read_turn(game.round(), &mut bits).ok_or(UnpackError::Turn(ply))?
        };
        game.play(&turn, gives_up).ok_or(UnpackError::Turn(ply))?;
        read.turns.push(turn);
        read.resigned.extend(gives_up.then_some(ply));
    }
    if bits.is_rest_empty() {
        Ok(read)
    } else {
        Err(UnpackError::Rest)
    }
}

/// A game and the seats that have resigned.
struct Play<'a> {
    game: Match,
    seating: &'a Seating,
    gave_up: [bool; Seat::MAX],
}

impl<'a> Play<'a> {
    fn of(start: &Record, seating: &'a Seating) -> Self {
        Self {
            game: start.deal(),
            seating,
            gave_up: [false; Seat::MAX],
        }
    }

    /// Deals the next round if one is over, unless resignations have ended the game.
    fn next_round(&mut self) {
        let left = self
            .seating
            .winners_by_resignation(|seat| self.gave_up[seat.index()]);
        if left.is_none() {
            self.game.next_round();
        }
    }

    const fn round(&self) -> &Round {
        self.game.round()
    }

    fn has_given_up(&self) -> bool {
        self.gave_up[self.round().table().turn().index()]
    }

    fn play(&mut self, turn: &Turn, gives_up: bool) -> Option<()> {
        let seat = self.round().table().turn();
        let must_pass = gives_up || self.has_given_up();
        self.gave_up[seat.index()] |= gives_up;
        let is_allowed = turn.is_pass() || !must_pass;
        (is_allowed && self.game.play_turn(turn).is_ok()).then_some(())
    }
}

/// Number of bits that an index below `count` takes.
const fn width(count: usize) -> usize {
    (usize::BITS - count.saturating_sub(1).leading_zeros()) as usize
}

/// Number of possible indexes: one for each legal move, plus one for resigning at the start of a turn.
fn numbers(round: &Round) -> usize {
    round.legal_moves().len() + usize::from(round.table().phase() == Phase::Start)
}

fn write_turn(start: &Round, turn: &Turn, gives_up: bool, bits: &mut Vec<bool>) -> Option<()> {
    let mut round = start.clone();
    let end = (!turn.is_pass()).then_some(Move::End);
    for mv in turn.moves().iter().copied().chain(end) {
        let moves = round.legal_moves();
        let index = if gives_up {
            moves.len()
        } else {
            moves.iter().position(|&legal| legal == mv)?
        };
        let width = width(numbers(&round));
        bits.extend((0..width).rev().map(|bit| index >> bit & 1 == 1));
        round.play(mv).ok()?;
    }
    Some(())
}

/// Returns the turn, and `true` with it if the player resigns.
fn read_turn(start: &Round, bits: &mut Bits) -> Option<(Turn, bool)> {
    let mut round = start.clone();
    let mut turn = Turn::default();
    if round.table().winner().is_some() {
        return None;
    }
    loop {
        let moves = round.legal_moves();
        let count = numbers(&round);
        let index = bits.read(width(count)).filter(|&index| index < count)?;
        let Some(&mv) = moves.get(index) else {
            return Some((Turn::from(Move::Pass), true));
        };
        match mv {
            Move::End => return Some((turn, false)),
            Move::Pass => return Some((Turn::from(mv), false)),
            _ => turn.push(mv).ok()?,
        }
        round.play(mv).ok()?;
    }
}

/// Cursor over unpacked bits.
struct Bits {
    bits: Vec<bool>,
    next: usize,
}

impl Bits {
    fn of(signs: &str) -> Option<Self> {
        let mut bits = Vec::new();
        for sign in signs.bytes() {
            let number = SIGNS.iter().position(|&known| known == sign)?;
            bits.extend((0..BITS).rev().map(|bit| number >> bit & 1 == 1));
        }
        Some(Self { bits, next: 0 })
    }

    fn read(&mut self, width: usize) -> Option<usize> {
        let bits = self.bits.get(self.next..self.next + width)?;
        self.next += width;
        Some(
            bits.iter()
                .fold(0, |number, &bit| number << 1 | usize::from(bit)),
        )
    }

    /// Returns `true` if the remaining bits are fewer than a character has, and all zero.
    fn is_rest_empty(&self) -> bool {
        let rest = &self.bits[self.next..];
        rest.len() < BITS && !rest.contains(&true)
    }
}
