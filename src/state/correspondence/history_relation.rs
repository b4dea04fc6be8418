//! How two links tell of a game.

use super::link::CorrespondenceLink;

/// How what a link tells stands to what is known of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryRelation {
    /// It tells the same.
    Same,
    /// It goes on from there.
    Ahead,
    /// It tells of an earlier moment.
    Behind,
    /// It tells another story from this turn on, counted from 1.
    Diverged(usize),
}

impl HistoryRelation {
    /// How a letter stands to another one of the same game, which is known.
    #[must_use]
    pub fn of(letter: &CorrespondenceLink, known: &CorrespondenceLink) -> Self {
        if !letter.has_same_start(known) {
            return Self::Diverged(1);
        }
        let (told, turns) = (&letter.record.turns, &known.record.turns);
        let gives_up = |letter: &CorrespondenceLink, ply| letter.gave_up.contains(&ply);
        let mut plies = (1..).zip(told.iter().zip(turns));
        let differs = plies.find(|&(ply, (turn, other))| {
            turn != other || gives_up(letter, ply) != gives_up(known, ply)
        });
        match differs {
            Some((ply, _)) => Self::Diverged(ply),
            None if told.len() > turns.len() => Self::Ahead,
            None if told.len() < turns.len() => Self::Behind,
            None => Self::Same,
        }
    }
}
