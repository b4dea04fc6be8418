//! Results of learning: a document of their own in the browser's storage.

use serde::{Deserialize, Serialize};

use crate::state::day::Day;
use crate::state::document::{
    Document, DocumentKind, LoadError, VERSION, read, to_json, unreadable,
};
use crate::state::fnv::fnv1a;
use crate::state::link::{GameLink, Link};
use crate::state::replay::{LearnTurn, Replay};

/// Turns that were solved, and those that were missed and come back once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnProgress {
    /// Turns that were solved, the oldest first, each as the hash of the game up to it.
    solved: Vec<u32>,
    /// Turns that come back, by game, the oldest first.
    missed: Vec<ReturningMoments>,
}

/// Turns of a game that were missed, and come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturningMoments {
    pub game: GameLink,
    /// Plies (1-based) of the turns.
    pub plies: Vec<usize>,
    /// Day on which the first of them was missed.
    day: Day,
}

/// A turn to try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnToLearn {
    /// Number of its round in the match, from 1.
    pub round: usize,
    /// `true` if the turn cost much; else it was a small slip.
    pub is_mistake: bool,
    pub is_solved: bool,
}

/// Days until a turn that was missed comes back.
const LATER: u16 = 7;

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct LearnDocument {
    version: u32,
    solved: Vec<u32>,
    /// Each with the day, the game and the plies.
    missed: Vec<(String, String, Vec<usize>)>,
}

impl LearnProgress {
    /// Most solved turns that are remembered.
    const MOST_SOLVED: usize = 500;

    /// Most games of which missed turns come back.
    const MOST_GAMES: usize = 8;

    /// Greatest length of a game whose turns come back, as a link in bytes: longer than nearly all matches.
    const LONGEST: usize = 4_000;

    /// Returns `true` if a turn of a game was solved.
    #[must_use]
    pub fn is_solved(&self, game: &GameLink, ply: usize) -> bool {
        self.solved.contains(&hash(game, ply))
    }

    /// Returns `true` if a turn of a game was solved, or is to come back.
    #[must_use]
    pub(super) fn is_known(&self, game: &GameLink, ply: usize) -> bool {
        let is_its = |missed: &ReturningMoments| missed.plies.contains(&ply) && missed.is_of(game);
        self.missed.iter().any(is_its) || self.is_solved(game, ply)
    }

    /// The turns of a replay to try again.
    #[must_use]
    pub fn to_learn(&self, replay: &Replay) -> Vec<TurnToLearn> {
        let Some(game) = replay.game_link() else {
            return Vec::new();
        };
        let (turns, _) = replay.to_learn();
        let to_learn = |turn: LearnTurn| TurnToLearn {
            round: turn.line.round,
            is_mistake: turn.fair.is_some_and(|fair| fair.is_mistake()),
            is_solved: self.is_solved(&game, turn.line.ply),
        };
        turns.into_iter().map(to_learn).collect()
    }

    /// Number of turns that were solved.
    #[must_use]
    pub const fn solved(&self) -> usize {
        self.solved.len()
    }

    /// Notes the results of a session: the plies of turns of a game, each with `true` if it was solved.
    pub fn note(
        &mut self,
        game: &GameLink,
        results: impl IntoIterator<Item = (usize, bool)>,
        today: Day,
    ) {
        for (ply, is_solved) in results {
            let hash = hash(game, ply);
            if is_solved {
                self.forget(game, ply);
            }
            match is_solved {
                _ if self.solved.contains(&hash) => {}
                true => self.solved.push(hash),
                false => self.miss(game, ply, today),
            }
        }
        let surplus = self.solved.len().saturating_sub(Self::MOST_SOLVED);
        self.solved.drain(..surplus);
        let surplus = self.missed.len().saturating_sub(Self::MOST_GAMES);
        self.missed.drain(..surplus);
    }

    fn forget(&mut self, game: &GameLink, ply: usize) {
        for missed in &mut self.missed {
            if missed.is_of(game) {
                missed.plies.retain(|&other| other != ply);
            }
        }
        self.missed.retain(|missed| !missed.plies.is_empty());
    }

    fn miss(&mut self, game: &GameLink, ply: usize, day: Day) {
        let known = self.missed.iter_mut().find(|missed| missed.is_of(game));
        match known {
            Some(missed) => {
                if !missed.plies.contains(&ply) {
                    missed.plies.push(ply);
                }
                // A match may have gone on.
                missed.game = game.clone();
            }
            None if game.to_string().len() <= Self::LONGEST => {
                self.missed.push(ReturningMoments {
                    game: game.clone(),
                    plies: vec![ply],
                    day,
                });
            }
            None => {}
        }
    }

    /// Takes the turns that come back now, those of one game; `None` if there are none. They come back only once.
    pub fn take_due(&mut self, today: Day) -> Option<ReturningMoments> {
        let is_due = |missed: &ReturningMoments| missed.day.after(LATER) <= today;
        let index = self.missed.iter().position(is_due)?;
        Some(self.missed.remove(index))
    }
}

/// Hash of a game up to a turn.
fn hash(game: &GameLink, ply: usize) -> u32 {
    let game = GameLink {
        lineup: game.lineup.clone(),
        record: game.record.until(ply),
        ply: None,
    };
    fnv1a(&game.to_string())
}

impl ReturningMoments {
    /// Returns `true` if these are turns of this game, or of one that it goes on from.
    fn is_of(&self, game: &GameLink) -> bool {
        let plies = self.game.record.turns.len();
        self.game.record == game.record.until(plies) && self.game.lineup == game.lineup
    }

    fn read(day: &str, game: &str, plies: Vec<usize>) -> Result<Self, LoadError> {
        let day = day.parse().map_err(unreadable)?;
        let Link::Game(game) = game.parse().map_err(unreadable)? else {
            return Err(LoadError::Unreadable);
        };
        let turns = 1..=game.record.turns.len();
        if plies.is_empty() || !plies.iter().all(|ply| turns.contains(ply)) {
            return Err(LoadError::Unreadable);
        }
        Ok(Self { game, plies, day })
    }
}

impl Document for LearnProgress {
    const KIND: DocumentKind = DocumentKind::Learn;
    const NAME: &'static str = "learn";

    fn write(&self) -> String {
        let missed = self.missed.iter().map(|missed| {
            let plies = missed.plies.clone();
            (missed.day.to_string(), missed.game.to_string(), plies)
        });
        to_json(&LearnDocument {
            version: VERSION,
            solved: self.solved.clone(),
            missed: missed.collect(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: LearnDocument = read(text)?;
        let missed = document.missed.into_iter();
        let missed = missed.map(|(day, game, plies)| ReturningMoments::read(&day, &game, plies));
        Ok(Self {
            solved: document.solved,
            missed: missed.collect::<Result<_, _>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVER: &str = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

    fn game(text: &str) -> GameLink {
        match text.parse() {
            Ok(Link::Game(game)) => game,
            other => panic!("{other:?}"),
        }
    }

    fn day(text: &str) -> Day {
        text.parse().expect(text)
    }

    #[test]
    fn what_was_missed_comes_back_once_a_week_later() {
        let (over, missed_on) = (game(OVER), day("20261128"));
        let mut progress = LearnProgress::default();
        progress.note(&over, [(2, false), (4, true)], missed_on);
        // The same session goes on the next day.
        progress.note(&over, [(2, false), (6, false)], missed_on.after(1));
        assert!(progress.is_solved(&over, 4) && !progress.is_solved(&over, 2));
        assert_eq!(progress.take_due(day("20261204")), None);
        assert_eq!(LearnProgress::read(&progress.write()), Ok(progress.clone()));
        let due = progress.take_due(day("20261205")).expect("a week later");
        assert_eq!((due.game, due.plies), (over.clone(), vec![2, 6]));
        assert_eq!(progress.take_due(day("20270101")), None);
        assert!(progress.is_solved(&over, 4));
    }

    #[test]
    fn what_is_solved_after_all_does_not_come_back() {
        let (over, today) = (game(OVER), day("20261128"));
        let mut progress = LearnProgress::default();
        progress.note(&over, [(2, false)], today);
        progress.note(&over, [(2, true)], today);
        assert!(progress.is_solved(&over, 2));
        assert_eq!(progress.take_due(today.after(30)), None);
        // And it stays solved.
        progress.note(&over, [(2, false)], today);
        assert_eq!(progress.take_due(today.after(30)), None);
    }

    #[test]
    fn a_match_that_has_gone_on_is_the_same_game() {
        let rounds = "1/1.3a/h2/red7game/x.pO6.pG7";
        let (first, later) = (game(rounds), game("1/1.3a/h2/red7game/x.pO6.pG7.x"));
        let today = day("20261128");
        let mut progress = LearnProgress::default();
        progress.note(&first, [(1, true), (2, false)], today);
        assert!(progress.is_solved(&later, 1));
        progress.note(&later, [(2, false), (3, false)], today.after(3));
        let due = progress.take_due(today.after(7)).expect("a week later");
        assert_eq!((due.game, due.plies), (later, vec![2, 3]));
    }

    #[test]
    fn it_stays_small() {
        let today = day("20261128");
        let mut progress = LearnProgress::default();
        for number in 0..900 {
            let deal = format!("1/1.3/3h/seed{number:04}/x");
            progress.note(&game(&deal), [(1, number % 2 == 0)], today);
        }
        assert_eq!(progress.solved.len(), LearnProgress::MOST_SOLVED.min(450));
        assert_eq!(progress.missed.len(), LearnProgress::MOST_GAMES);
        // The newest stay.
        assert!(progress.is_solved(&game("1/1.3/3h/seed0898/x"), 1));
        let due = progress.take_due(today.after(7)).expect("one");
        assert_eq!(due.game, game("1/1.3/3h/seed0885/x"));
        for number in 0..900 {
            let deal = format!("1/1.3/3h/more{number:04}/x");
            progress.note(&game(&deal), [(1, true)], today);
        }
        assert_eq!(progress.solved.len(), LearnProgress::MOST_SOLVED);
        let bytes = progress.write().len();
        let most = LearnProgress::MOST_SOLVED * 11 + LearnProgress::MOST_GAMES * 5_000;
        assert!(bytes < most, "{bytes}");
    }

    #[test]
    fn damage_and_newer_versions_are_found_out() {
        for text in [
            "",
            "{}",
            r#"{"version":1,"solved":["1"]}"#,
            r#"{"version":1,"missed":[["20261131","1/1.3/3h/red7game/x",[1]]]}"#,
            r#"{"version":1,"missed":[["20261128","1/1.3/3h/red7game/x",[2]]]}"#,
            r#"{"version":1,"missed":[["20261128","1/1.3/3h/red7game/x",[]]]}"#,
            r#"{"version":1,"missed":[["20261128","1/q/2h-k7q2m9xd",[1]]]}"#,
        ] {
            assert_eq!(
                LearnProgress::read(text),
                Err(LoadError::Unreadable),
                "{text}"
            );
        }
        let newer = r#"{"version":2,"solved":7}"#;
        assert_eq!(LearnProgress::read(newer), Err(LoadError::Newer(2)));
        let empty = LearnProgress::read(r#"{"version":1}"#);
        assert_eq!(empty, Ok(LearnProgress::default()));
    }
}
