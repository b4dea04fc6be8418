//! Comparison of the histories in two links.

use super::link::CorrespondenceLink;

/// Relation of a link's history to the known history of the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryRelation {
    Same,
    /// The link has more turns.
    Ahead,
    /// The link has fewer turns.
    Behind,
    /// The histories differ from this ply (1-based) on.
    Diverged(usize),
}

impl HistoryRelation {
    /// Compares a link with `known`, a link of the same game.
    #[must_use]
    pub fn of(letter: &CorrespondenceLink, known: &CorrespondenceLink) -> Self {
        if !letter.has_same_start(known) {
            return Self::Diverged(1);
        }
        let (received, turns) = (&letter.record.turns, &known.record.turns);
        let gives_up = |letter: &CorrespondenceLink, ply| letter.resigned.contains(&ply);
        let mut plies = (1..).zip(received.iter().zip(turns));
        let differs = plies.find(|&(ply, (turn, other))| {
            turn != other || gives_up(letter, ply) != gives_up(known, ply)
        });
        match differs {
            Some((ply, _)) => Self::Diverged(ply),
            None if received.len() > turns.len() => Self::Ahead,
            None if received.len() < turns.len() => Self::Behind,
            None => Self::Same,
        }
    }
}
