//! Recently finished games.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::game::{Rule, Seat};
use crate::state::day::Day;
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};
use crate::state::link::{GameLink, Link};
use crate::state::play::RuleHistory;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentGame {
    link: GameLink,
    winners: Vec<Seat>,
    /// Rules of the last round.
    rules: RuleHistory,
    day: Day,
}

/// Recently finished games, the newest first, without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentGames(Vec<Rc<RecentGame>>);

/// Actions on a finished game.
#[derive(Clone, Debug, PartialEq)]
pub enum RecentAction {
    /// Opens its replay.
    Review(Rc<RecentGame>),
    /// Plays its deal again with the same players.
    PlayAgain(Rc<RecentGame>),
    /// Tries turns of a game again that were missed in an earlier session, by their plies (1-based).
    LearnAgain(GameLink, Vec<usize>),
}

/// Each game is a string: the day on which it ended, a space, and its link.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct RecentDocument {
    version: u32,
    games: Vec<String>,
}

impl RecentGame {
    /// Game that ended on `day`, or `None` if `link` is not a finished game.
    #[must_use]
    pub fn new(link: GameLink, day: Day) -> Option<Self> {
        let mut played = link.record.deal();
        let mut rules = RuleHistory::new(played.round().table());
        for turn in &link.record.turns {
            if played.next_round() {
                rules = RuleHistory::new(played.round().table());
            }
            rules.add(played.round(), turn);
            played.play_turn(turn).ok()?;
        }
        let winners = played.winners()?;
        Some(Self {
            link,
            winners,
            rules,
            day,
        })
    }

    /// Players and turns of the whole game.
    #[must_use]
    pub const fn link(&self) -> &GameLink {
        &self.link
    }

    /// Winners; several if they share a match.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// Rules in force in the last round, in order, each with the player who set it; `None` for the first rule.
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = (Rule, Option<Seat>)> {
        self.rules.setters()
    }

    /// Day on which the game ended.
    #[must_use]
    pub const fn day(&self) -> Day {
        self.day
    }

    fn read(text: &str) -> Option<Self> {
        let (day, address) = text.split_once(' ')?;
        match address.parse().ok()? {
            Link::Game(link) => Self::new(link, day.parse().ok()?),
            Link::Challenge(_)
            | Link::Correspondence(_)
            | Link::Sealed(_)
            | Link::Live(_)
            | Link::Position(_)
            | Link::Day(_)
            | Link::Puzzle(_) => None,
        }
    }
}

impl RecentGames {
    /// Maximum number of games kept.
    pub const MOST: usize = 10;

    /// The newest first.
    #[must_use]
    pub fn games(&self) -> &[Rc<RecentGame>] {
        &self.0
    }

    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a game as the newest, removing an earlier copy of it and the oldest if there are too many.
    pub fn note(&mut self, game: Rc<RecentGame>) {
        self.0.retain(|other| other.link != game.link);
        self.0.insert(0, game);
        self.0.truncate(Self::MOST);
    }
}

impl Document for RecentGames {
    const KIND: DocumentKind = DocumentKind::Recent;
    const NAME: &'static str = "recent";

    fn write(&self) -> String {
        let games = self.0.iter();
        let games = games.map(|game| format!("{} {}", game.day, game.link));
        to_json(&RecentDocument {
            version: VERSION,
            games: games.collect(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: RecentDocument = read(text)?;
        let mut recent = Self::default();
        for text in document.games.iter().rev() {
            let game = RecentGame::read(text).ok_or(LoadError::Unreadable)?;
            recent.note(Rc::new(game));
        }
        Ok(recent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::state::play::Game;

    /// A finished game of two players.
    fn over(seed: &str) -> GameLink {
        let mut game = Game::dealt("h1", "1.3", seed);
        while !game.is_round_over() {
            game = game.after_a_turn(Level::Casual);
        }
        game.link()
    }

    fn recent(seed: &str, day: &str) -> Rc<RecentGame> {
        let day = day.parse().expect("a day");
        Rc::new(RecentGame::new(over(seed), day).expect("it is over"))
    }

    #[test]
    fn the_last_ten_are_kept_the_newest_first() {
        let mut games = RecentGames::default();
        for number in 10..22 {
            games.note(recent(&format!("recent{number}"), "20261121"));
        }
        let seeds = games.games().iter();
        let seeds: Vec<String> = seeds
            .map(|game| game.link().record.seed.to_string())
            .collect();
        assert_eq!(seeds.len(), RecentGames::MOST);
        assert_eq!(
            (seeds[0].as_str(), seeds[9].as_str()),
            ("recent21", "recent12")
        );
    }

    #[test]
    fn a_game_stands_in_it_once() {
        let mut games = RecentGames::default();
        for (seed, day) in [
            ("red7game", "20261120"),
            ("othergam", "20261120"),
            ("red7game", "20261121"),
        ] {
            games.note(recent(seed, day));
        }
        assert_eq!(
            games.games(),
            [
                recent("red7game", "20261121"),
                recent("othergam", "20261120")
            ]
        );
    }

    #[test]
    fn a_game_tells_who_won_once_it_is_over() {
        let link = over("red7game");
        let day = "20261121".parse().expect("a day");
        let end = link.record.replay(usize::MAX).expect("legal");
        let game = RecentGame::new(link.clone(), day).expect("it is over");
        assert_eq!(Some(game.winners()), end.winners().as_deref());
        assert_eq!(RecentGame::new(link.to_deal(), day), None);
    }

    #[test]
    fn games_come_back_as_they_were() {
        let mut games = RecentGames::default();
        games.note(recent("red7game", "20261120"));
        games.note(recent("othergam", "20261121"));
        assert_eq!(RecentGames::read(&games.write()), Ok(games));
        assert_eq!(
            RecentGames::read(r#"{"version":1}"#),
            Ok(RecentGames::default())
        );
        let newer = r#"{"version":2,"games":{}}"#;
        assert_eq!(RecentGames::read(newer), Err(LoadError::Newer(2)));
    }

    #[test]
    fn damage_is_found() {
        let mut games = RecentGames::default();
        games.note(recent("red7game", "20261121"));
        let whole = games.write();
        let not_over = RecentGame::read("20261121 1/1.3/h1/red7game");
        assert_eq!(not_over, None);
        for (old, new) in [
            ("20261121 ", "20261131 "),
            ("20261121 ", ""),
            ("/h1/", "/h9/"),
            ("red7game", "red7gamf"),
            ("\"games\":[", "\"games\":[1,"),
            ("1/1.3/h1", "1/q/2h-k7q2m9xd "),
        ] {
            let text = whole.replacen(old, new, 1);
            assert_ne!(text, whole);
            assert_eq!(
                RecentGames::read(&text),
                Err(LoadError::Unreadable),
                "{text}"
            );
        }
    }
}
