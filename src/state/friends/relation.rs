//! How two links tell of a game.

use super::letter::Letter;

/// How what a link tells stands to what is known of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It tells the same.
    Known,
    /// It goes on from there.
    Further,
    /// It tells of an earlier moment.
    Older,
    /// It tells another story from this turn on, counted from 1.
    Forked(usize),
}

impl Relation {
    /// How a letter stands to another one of the same game, which is known.
    #[must_use]
    pub fn of(letter: &Letter, known: &Letter) -> Self {
        if !letter.has_same_start(known) {
            return Self::Forked(1);
        }
        let (told, turns) = (&letter.record.turns, &known.record.turns);
        let gives_up = |letter: &Letter, ply| letter.gave_up.contains(&ply);
        let mut plies = (1..).zip(told.iter().zip(turns));
        let differs = plies.find(|&(ply, (turn, other))| {
            turn != other || gives_up(letter, ply) != gives_up(known, ply)
        });
        match differs {
            Some((ply, _)) => Self::Forked(ply),
            None if told.len() > turns.len() => Self::Further,
            None if told.len() < turns.len() => Self::Older,
            None => Self::Known,
        }
    }
}
