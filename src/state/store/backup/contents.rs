//! Summary of a backup for the user.

use super::{Backup, kind_of};
use crate::game::{PlayerCount, Ruleset};
use crate::state::archive::{RecentGames, Statistics, StatisticsFilter};
use crate::state::daily_results::DailyResults;
use crate::state::document::Document;
use crate::state::document::DocumentKind;
use crate::state::document::LoadError;
use crate::state::gallery::Gallery;
use crate::state::learn::LearnProgress;
use crate::state::live::LiveRooms;
use crate::state::play::GameSlot;
use crate::state::puzzle::PuzzleProgress;
use crate::state::rating::Rating;
use crate::state::settings::Settings;
use crate::state::store::quarantine::quarantined_from;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSummary {
    pub ruleset: Ruleset,
    pub players: PlayerCount,
    /// Number of turns played.
    pub turns: usize,
    pub is_over: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsSummary {
    /// Names given to players.
    pub names: Vec<String>,
    /// Number of lessons learned.
    pub learned: usize,
}

/// Summary of a backup for the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupContents {
    pub games: Vec<GameSummary>,
    /// Number of rounds in the statistics.
    pub rounds: u32,
    /// `None` if it has no settings.
    pub settings: Option<SettingsSummary>,
    /// Number of daily deals played.
    pub days: usize,
    /// Number of puzzles tried.
    pub puzzles: u32,
    /// Number of recently finished games.
    pub recent: usize,
    /// Number of better turns found after a review.
    pub better_turns: usize,
    /// Number of rounds that were rated.
    pub rated: u32,
    /// Number of games in the gallery.
    pub paintings: usize,
    /// Number of quarantined documents.
    pub aside: usize,
    /// Number of documents this version cannot read.
    pub others: usize,
}

impl Backup {
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
    /// Adds a document that is not in quarantine.
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
                    is_over: game.is_given_up() || game.is_match_over() && game.doubt().is_none(),
                });
            }
            DocumentKind::Settings => {
                let settings = Settings::read(text)?;
                let seats = PlayerCount::FOUR.seats();
                let names = seats.map(|seat| settings.names.of(seat).to_owned());
                self.settings = Some(SettingsSummary {
                    names: names.filter(|name| !name.is_empty()).collect(),
                    learned: settings.learned.len(),
                });
            }
            DocumentKind::Statistics => {
                self.rounds = Statistics::read(text)?
                    .sums(StatisticsFilter::default())
                    .rounds;
            }
            DocumentKind::Daily => self.days = DailyResults::read(text)?.days(),
            DocumentKind::Puzzles => self.puzzles = PuzzleProgress::read(text)?.tried,
            DocumentKind::Recent => self.recent = RecentGames::read(text)?.all().len(),
            DocumentKind::Learn => self.better_turns = LearnProgress::read(text)?.solved(),
            DocumentKind::Rating => self.rated = Rating::read(text)?.rounds(),
            DocumentKind::Gallery => self.paintings = Gallery::read(text)?.len(),
            DocumentKind::Live => {
                LiveRooms::read(text)?;
            }
            DocumentKind::Other => self.others += 1,
        }
        Ok(())
    }
}
