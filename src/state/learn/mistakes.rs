//! Kinds of the turns that were tried again, as far as their games are still kept.

use std::cmp::Reverse;

use super::LearnProgress;
use crate::collections::sorted_by_key;
use crate::game::{Move, Turn};
use crate::state::archive::RecentGames;

/// Kind of a turn that could have been better: what the player did in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Played, and left the rule as it was.
    OnlyCard,
    /// Discarded, and played no card.
    OnlyRule,
    Both,
    Out,
}

/// Numbers of mistakes by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mistakes([u32; 4]);

impl Mistake {
    const ALL: [Self; 4] = [Self::OnlyCard, Self::OnlyRule, Self::Both, Self::Out];

    fn of(turn: &Turn) -> Self {
        let has = |is_it: fn(&Move) -> bool| turn.moves().iter().any(is_it);
        let plays = has(|mv| matches!(mv, Move::Play(_)));
        match (plays, has(|mv| matches!(mv, Move::ToCanvas(_)))) {
            (true, false) => Self::OnlyCard,
            (false, true) => Self::OnlyRule,
            (true, true) => Self::Both,
            (false, false) => Self::Out,
        }
    }
}

impl Mistakes {
    /// Counts the turns of kept games that were tried again.
    #[must_use]
    pub fn of(progress: &LearnProgress, recent: &RecentGames) -> Self {
        let mut all = Self::default();
        for game in recent.all() {
            let game = game.link();
            for (turn, ply) in game.record.turns.iter().zip(1..) {
                if progress.is_known(game, ply) {
                    all.0[Mistake::of(turn) as usize] += 1;
                }
            }
        }
        all
    }

    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Kinds that occur, the most frequent first.
    #[must_use]
    pub fn kinds(&self) -> Vec<(Mistake, u32)> {
        let all = Mistake::ALL.into_iter().zip(self.0);
        sorted_by_key(all.filter(|&(_, count)| count > 0), |&(_, count)| {
            Reverse(count)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::document::Document;

    /// A turn of a game that is no longer kept has no kind.
    #[test]
    fn turns_of_kept_games_are_counted_by_what_was_done() {
        let link = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
        let recent = format!(r#"{{"version":1,"games":["20261128 {link}"]}}"#);
        let recent = RecentGames::read(&recent).expect("a game");
        let game = recent.all()[0].link().clone();
        let mut progress = LearnProgress::default();
        let day = "20261128".parse().expect("a day");
        progress.note(
            &game,
            [(2, true), (4, false), (6, true), (8, true), (12, false)],
            day,
        );
        let mistakes = Mistakes::of(&progress, &recent);
        let kinds = [
            (Mistake::OnlyCard, 2),
            (Mistake::OnlyRule, 1),
            (Mistake::Both, 1),
            (Mistake::Out, 1),
        ];
        assert_eq!((mistakes.count(), mistakes.kinds()), (5, kinds.to_vec()));
        assert_eq!(Mistakes::of(&progress, &RecentGames::default()).count(), 0);
    }
}
