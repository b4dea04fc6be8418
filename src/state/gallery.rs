//! The last finished games as paintings: a document of their links, from which the paintings follow.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::game::{Rule, Seat};
use crate::state::archive::{RecentGame, RecentGames};
use crate::state::day::Day;
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};
use crate::state::fnv::fnv1a;
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, Picture};

/// The last finished games, the newest first, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gallery {
    games: Vec<GalleryGame>,
    /// Hashes of the links of games with friends that were hung, the newest last: such a game stays stored after its
    /// painting has made way for others.
    friends: Vec<u32>,
}

/// A finished game as it is stored. Its link is played only when it is painted, since a hundred matches take a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryGame {
    day: Day,
    end: GalleryEnd,
    link: String,
}

/// End of a game for the player of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GalleryEnd {
    Won,
    Lost,
    /// Several people played on this device.
    Shared,
}

/// A game as a painting: of its only round, or of the best round of a match's winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painting {
    pub game: Rc<RecentGame>,
    pub end: GalleryEnd,
    pub picture: Picture,
    /// The rule at the end of the round.
    pub rule: Rule,
    /// Number of rounds of the game.
    pub rounds: usize,
}

/// Each game is a text: the day on which it ended, a sign for its end, and its link, separated by spaces.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct GalleryDocument {
    version: u32,
    games: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    friends: Vec<u32>,
}

impl Gallery {
    /// Most games kept.
    pub const MOST: usize = 100;

    /// Most bytes of all links. The recent games always have room in it.
    const MOST_BYTES: usize = 250_000;

    /// Greatest length of a link in bytes: the longest that can be opened.
    const LONGEST: usize = 20_000;

    /// Most games with friends that are known to have been hung: more than anybody keeps.
    const MOST_FRIENDS: usize = 500;

    /// Hangs the recent games that aren't here yet, and takes down the oldest if there are too many.
    pub fn take_in(&mut self, recent: &RecentGames) {
        for game in recent.finished().rev() {
            self.add(GalleryGame::of(game));
        }
        self.make_room();
    }

    /// Hangs the finished games with friends that never hung here, once all cards of them are open.
    pub fn take_in_friends(&mut self, games: &[Rc<Game>], today: Day) {
        for game in games {
            let link = game.link();
            let hash = fnv1a(&link.to_string());
            // Only a new one is played through.
            if self.friends.contains(&hash) {
                continue;
            }
            if let Some(game) = GalleryGame::with_friends(game.lineup(), link, today) {
                self.friends.push(hash);
                self.add(game);
            }
        }
        let surplus = self.friends.len().saturating_sub(Self::MOST_FRIENDS);
        self.friends.drain(..surplus);
        self.make_room();
    }

    fn add(&mut self, game: GalleryGame) {
        if self.games.iter().all(|other| other.link != game.link) {
            self.games.insert(0, game);
        }
    }

    /// Takes down the oldest if there are too many.
    fn make_room(&mut self) {
        let mut room = Self::MOST_BYTES;
        let fits = |game: &&GalleryGame| {
            let rest = room.checked_sub(game.link.len());
            room = rest.unwrap_or_default();
            rest.is_some()
        };
        let count = self.games.iter().take(Self::MOST).take_while(fits).count();
        self.games.truncate(count);
    }

    /// The games with one of these ends, the newest first.
    pub fn games(&self, end: Option<GalleryEnd>) -> impl Iterator<Item = &GalleryGame> {
        let games = self.games.iter();
        games.filter(move |game| end.is_none_or(|end| end == game.end))
    }

    /// Number of games.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }
}

impl GalleryGame {
    fn of(game: &RecentGame) -> Self {
        Self {
            day: game.day(),
            end: GalleryEnd::of(&game.link().lineup, game.winners()),
            link: game.link().to_string(),
        }
    }

    /// A game with friends in which someone at this device has played; `None` if it isn't finished, or not all of its
    /// cards are open.
    fn with_friends(lineup: &Lineup, link: GameLink, today: Day) -> Option<Self> {
        lineup.persons().next()?;
        let text = link.to_string();
        let over = RecentGame::new(link, today).filter(|_| text.len() <= Gallery::LONGEST)?;
        Some(Self {
            day: today,
            end: GalleryEnd::of(lineup, over.winners()),
            link: text,
        })
    }

    /// Paints the game; `None` if its link is no finished game that can end so, thus if the document was altered.
    #[must_use]
    pub fn painting(&self) -> Option<Painting> {
        let Ok(Link::Game(link)) = self.link.parse() else {
            return None;
        };
        let game = RecentGame::new(link.clone(), self.day)?;
        // The link of a game with friends doesn't say which of its people played here.
        let end = GalleryEnd::of(&game.link().lineup, game.winners());
        if end != self.end && end != GalleryEnd::Shared {
            return None;
        }
        let lineup = self.own_lineup(&link.lineup, game.winners());
        let scene = Game::new(0, lineup, link.record).ok()?.scene();
        let round = scene.score.best_round(game.winners().first().copied());
        Some(Painting {
            picture: scene.round_end.pictures.get(round)?.clone(),
            rule: scene.score.results.get(round)?.rule,
            rounds: scene.score.results.len(),
            game: Rc::new(game),
            end: self.end,
        })
    }

    /// The lineup as seen from this device: in the link of a game with friends all people are alike, but the end tells
    /// which of them played here, unless several have lost.
    fn own_lineup(&self, lineup: &Lineup, winners: &[Seat]) -> Lineup {
        let has_end = |seat: &Seat| winners.contains(seat) == (self.end == GalleryEnd::Won);
        let mut likely = lineup.persons().filter(has_end);
        match (self.end, likely.next(), likely.next()) {
            (GalleryEnd::Won | GalleryEnd::Lost, Some(own), None) => {
                Lineup::seated(lineup.players(), |seat| match lineup.at(seat) {
                    PlayerKind::Human if seat != own => PlayerKind::Friend,
                    player => player,
                })
            }
            _ => lineup.clone(),
        }
    }

    /// The link, which no other game here has.
    #[must_use]
    pub fn link(&self) -> &str {
        &self.link
    }

    fn write(&self) -> String {
        format!("{} {} {}", self.day, self.end.sign(), self.link)
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ' ');
        let day = parts.next()?.parse().ok()?;
        let sign = parts.next()?;
        let link = parts.next().filter(|link| link.len() <= Gallery::LONGEST)?;
        Some(Self {
            day,
            end: GalleryEnd::ALL.into_iter().find(|end| end.sign() == sign)?,
            link: link.to_owned(),
        })
    }
}

impl GalleryEnd {
    const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Shared];

    fn of(lineup: &Lineup, winners: &[Seat]) -> Self {
        let mut persons = lineup.persons();
        match (persons.next(), persons.next()) {
            (Some(own), None) if winners.contains(&own) => Self::Won,
            (Some(_), None) => Self::Lost,
            _ => Self::Shared,
        }
    }

    /// Sign in the document.
    const fn sign(self) -> &'static str {
        match self {
            Self::Won => "+",
            Self::Lost => "-",
            Self::Shared => "=",
        }
    }
}

impl Document for Gallery {
    const KIND: DocumentKind = DocumentKind::Gallery;
    const NAME: &'static str = "gallery";

    fn write(&self) -> String {
        to_json(&GalleryDocument {
            version: VERSION,
            games: self.games.iter().map(GalleryGame::write).collect(),
            friends: self.friends.clone(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: GalleryDocument = read(text)?;
        let games = document.games.iter().map(|text| GalleryGame::read(text));
        let games: Option<Vec<GalleryGame>> = games.collect();
        let games = games.filter(|games| {
            let bytes: usize = games.iter().map(|game| game.link.len()).sum();
            games.len() <= Self::MOST && bytes <= Self::MOST_BYTES
        });
        let games = games.filter(|_| document.friends.len() <= Self::MOST_FRIENDS);
        let friends = document.friends;
        games
            .map(|games| Self { games, friends })
            .ok_or(LoadError::Unreadable)
    }
}

#[cfg(test)]
mod tests;
