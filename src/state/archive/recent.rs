//! Recently finished games, and matches that were given up.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::game::{Scoring, Seat};
use crate::state::day::Day;
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};
use crate::state::link::{GameLink, Link};
use crate::state::play::{RuleHistory, RulePeriod};

/// A finished game, or a match that was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentGame {
    link: GameLink,
    /// Empty if it was given up.
    winners: Vec<Seat>,
    /// Points of each player of a match.
    points: Vec<u32>,
    /// Rules of the last round.
    rules: RuleHistory,
    day: Day,
}

/// Recently finished games, and matches given up among them, the newest first, without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentGames(Vec<Rc<RecentGame>>);

/// Actions on a finished game.
#[derive(Clone, Debug, PartialEq)]
pub enum RecentAction {
    /// Opens its replay.
    Review(Rc<RecentGame>),
    /// Opens its replay at the end of one of its rounds.
    ReviewRound(Rc<RecentGame>, usize),
    /// Plays its deal again with the same players.
    PlayAgain(Rc<RecentGame>),
    /// Tries turns of a game again that were missed in an earlier session, by their plies (1-based).
    LearnAgain(GameLink, Vec<usize>),
}

/// Each game is a string: the day on which it ended, a space, and its link. Before those of a match that was given up are
/// the number of finished games that are newer, and a space.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct RecentDocument {
    version: u32,
    games: Vec<String>,
    /// Matches that were given up, which an earlier version doesn't know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    given_up: Vec<String>,
}

impl RecentGame {
    /// Game that ended on `day`, or `None` if `link` is not a finished game.
    #[must_use]
    pub fn new(link: GameLink, day: Day) -> Option<Self> {
        Self::played(link, day).filter(|game| !game.is_given_up())
    }

    /// Match that was given up on `day`, or `None` if it has no finished round, or is over.
    #[must_use]
    pub fn left(link: GameLink, day: Day) -> Option<Self> {
        Self::played(link, day).filter(Self::is_given_up)
    }

    fn played(link: GameLink, day: Day) -> Option<Self> {
        let mut played = link.record.deal();
        let mut rules = RuleHistory::new(played.round().table());
        for turn in &link.record.turns {
            if played.next_round() {
                rules = RuleHistory::new(played.round().table());
            }
            rules.add(played.round(), turn);
            played.play_turn(turn).ok()?;
        }
        let has_round = played.round_number() > 1 || played.round().table().winner().is_some();
        let seats = link.lineup.players().seats();
        let is_match = link.record.ruleset.scoring() == Scoring::Points;
        let points = seats.filter(|_| is_match).map(|seat| played.points(seat));
        let points = points.collect();
        has_round.then(|| Self {
            link,
            winners: played.winners().unwrap_or_default(),
            points,
            rules,
            day,
        })
    }

    /// Players and turns of the whole game.
    #[must_use]
    pub const fn link(&self) -> &GameLink {
        &self.link
    }

    /// Winners; several if they share a match, none if it was given up.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// Points of the only person in a match, and the most of an opponent.
    #[must_use]
    pub fn score(&self) -> Option<(u32, u32)> {
        let mut persons = self.link.lineup.persons();
        let (Some(you), None) = (persons.next(), persons.next()) else {
            return None;
        };
        let others = self.points.iter().enumerate();
        let others = others.filter(|(seat, _)| *seat != you.index());
        let most = others.map(|(_, &points)| points).max()?;
        Some((*self.points.get(you.index())?, most))
    }

    /// Returns `true` if it is a match that was given up.
    #[must_use]
    pub const fn is_given_up(&self) -> bool {
        self.winners.is_empty()
    }

    /// Rules in force in the last round, in order.
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = &RulePeriod> {
        self.rules.periods()
    }

    /// Day on which the game ended.
    #[must_use]
    pub const fn day(&self) -> Day {
        self.day
    }

    fn read(text: &str) -> Option<Self> {
        let (day, address) = text.split_once(' ')?;
        match address.parse().ok()? {
            Link::Game(link) => Self::played(link, day.parse().ok()?),
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

    /// All of them, the newest first.
    #[must_use]
    pub fn all(&self) -> &[Rc<RecentGame>] {
        &self.0
    }

    /// The finished games, the newest first.
    pub fn finished(&self) -> impl DoubleEndedIterator<Item = &Rc<RecentGame>> {
        self.0.iter().filter(|game| !game.is_given_up())
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
        let mut document = RecentDocument {
            version: VERSION,
            ..RecentDocument::default()
        };
        for game in &self.0 {
            let text = format!("{} {}", game.day, game.link);
            if game.is_given_up() {
                let newer = document.games.len();
                document.given_up.push(format!("{newer} {text}"));
            } else {
                document.games.push(text);
            }
        }
        to_json(&document)
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: RecentDocument = read(text)?;
        let mut recent = Self::default();
        for text in document.games.iter().rev() {
            let game = RecentGame::read(text).filter(|game| !game.is_given_up());
            recent.note(Rc::new(game.ok_or(LoadError::Unreadable)?));
        }
        for (earlier, text) in document.given_up.iter().enumerate() {
            let place = text.split_once(' ').and_then(|(newer, text)| {
                let game = RecentGame::read(text).filter(RecentGame::is_given_up)?;
                Some((newer.parse::<usize>().ok()?, game))
            });
            let (newer, game) = place.ok_or(LoadError::Unreadable)?;
            let place = newer.saturating_add(earlier).min(recent.0.len());
            recent.0.insert(place, Rc::new(game));
        }
        recent.0.truncate(Self::MOST);
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
        let seeds = games.all().iter();
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
            games.all(),
            [
                recent("red7game", "20261121"),
                recent("othergam", "20261120")
            ]
        );
    }

    /// A match of two players that was given up in its second round.
    fn given_up(seed: &str) -> Rc<RecentGame> {
        let mut game = Game::dealt("h1", "1.3a", seed);
        let day = "20261121".parse().expect("a day");
        assert_eq!(RecentGame::left(game.link(), day), None, "no round is over");
        while !game.is_round_over() {
            game = game.after_a_turn(Level::Casual);
        }
        let game = game.next_round().after_a_turn(Level::Casual);
        assert_eq!(RecentGame::new(game.link(), day), None);
        Rc::new(RecentGame::left(game.link(), day).expect("it has a round"))
    }

    #[test]
    fn a_match_that_was_given_up_keeps_its_place_among_finished_games() {
        let (early, late) = (given_up("givenup1"), given_up("givenup2"));
        let finished = |number: usize| recent(&format!("recent{number}"), "20261121");
        let mut games = RecentGames::default();
        games.note(finished(10));
        games.note(early.clone());
        games.note(finished(11));
        games.note(late.clone());
        assert_eq!(
            games.all(),
            [late.clone(), finished(11), early, finished(10)]
        );
        let newest = games.finished().next();
        assert_eq!(newest, Some(&finished(11)));
        assert_eq!(RecentGames::read(&games.write()), Ok(games.clone()));
        // The oldest make way, of either kind.
        for number in 12..21 {
            games.note(finished(number));
        }
        assert_eq!(games.all().last(), Some(&late));
        assert_eq!(games.all().len(), RecentGames::MOST);
        games.note(finished(21));
        assert!(!games.write().contains("given_up"));
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
