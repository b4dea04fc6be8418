//! What is in a bundle, for people.

use super::{Backup, kind_of};
use crate::game::{PlayerCount, Ruleset};
use crate::state::archive::{RecentGames, Statistics, StatisticsFilter};
use crate::state::daily_results::DailyResults;
use crate::state::document::Document;
use crate::state::document::DocumentKind;
use crate::state::document::LoadError;
use crate::state::play::GameSlot;
use crate::state::puzzle::PuzzleProgress;
use crate::state::settings::Settings;
use crate::state::store::quarantine::quarantined_from;

/// A game in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// The rules.
    pub ruleset: Ruleset,
    /// How many play.
    pub players: PlayerCount,
    /// How many turns were made.
    pub turns: usize,
    /// Whether it is over.
    pub is_over: bool,
}

/// What is in a bundle, for people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupContents {
    /// The games.
    pub games: Vec<GameSummary>,
    /// How many rounds were counted.
    pub rounds: u32,
    /// Whether there are settings.
    pub has_settings: bool,
    /// The names that players were given.
    pub names: Vec<String>,
    /// How many lessons are learned.
    pub learned: usize,
    /// How many deals of the days were played.
    pub days: usize,
    /// How many puzzles were tried.
    pub puzzles: u32,
    /// How many games that are over can be looked back at.
    pub recent: usize,
    /// How many documents were set aside.
    pub aside: usize,
    /// How many documents this version cannot read.
    pub others: usize,
}

impl Backup {
    /// What is in it.
    #[must_use]
    pub fn contents(&self) -> BackupContents {
        let mut contents = BackupContents::default();
        for (name, text) in self.documents() {
            if quarantined_from(name).is_some() {
                contents.aside += 1;
            } else if contents.add(name, text).is_err() {
                contents.others += 1;
            }
        }
        contents
    }
}

impl BackupContents {
    /// Adds a document that was not set aside.
    pub(in crate::state) fn add(&mut self, name: &str, text: &str) -> Result<(), LoadError> {
        match kind_of(name) {
            DocumentKind::Game => {
                let place =
                    GameSlot::from_name(quarantined_from(name).unwrap_or(name)).unwrap_or_default();
                let game = place.load(text, 0)?;
                self.games.push(GameSummary {
                    ruleset: game.record().ruleset,
                    players: game.lineup().players(),
                    turns: game.ply(),
                    is_over: game.scene().is_match_over(),
                });
            }
            DocumentKind::Settings => {
                let settings = Settings::read(text)?;
                let seats = PlayerCount::FOUR.seats();
                let names = seats.map(|seat| settings.names.of(seat).to_owned());
                self.names = names.filter(|name| !name.is_empty()).collect();
                self.learned = settings.learned.len();
                self.has_settings = true;
            }
            DocumentKind::Statistics => {
                self.rounds = Statistics::read(text)?
                    .sums(StatisticsFilter::default())
                    .rounds;
            }
            DocumentKind::Daily => self.days = DailyResults::read(text)?.days(),
            DocumentKind::Puzzles => self.puzzles = PuzzleProgress::read(text)?.tried,
            DocumentKind::Recent => self.recent = RecentGames::read(text)?.games().len(),
            DocumentKind::Other => self.others += 1,
        }
        Ok(())
    }
}
