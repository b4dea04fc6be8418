//! Documents for the browser's storage: JSON with a version number.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::{Move, Ruleset, Seat, Turn, read_turns, write_turns};
use crate::state::document::Document;
use crate::state::lineup::{Lineup, Player};
use crate::state::play::Game;
use crate::state::settings::{Language, Learned, Motion, Names, Pace, Settings, Terms, Theme};
use crate::state::store::DocumentKind;

/// The version that is written. Versions are read from 1 on.
pub(super) const VERSION: u32 = 1;

/// Why a stored document cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// It is no document of ours, it is damaged, or what it tells is against the rules.
    #[error("unreadable")]
    Unreadable,
    /// It comes from a newer version of the page.
    #[error("written by a newer version ({0})")]
    Newer(u32),
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// A field that is not there reads as empty, and is missed when the game is put
/// together.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct GameDocument {
    version: u32,
    rules: String,
    seats: String,
    seed: String,
    /// The finished turns, with dots between them; empty if there are none.
    turns: Option<String>,
    /// The number of the round under way or just over, from 1. Without it, it is the
    /// round of the last turn.
    round: Option<usize>,
    /// The moves of the turn under way; empty if there are none.
    staged: String,
    /// How many turns were taken back.
    taken_back: usize,
    /// The day whose deal it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<String>,
}

/// A field that is not there is as it is for a new visitor.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SettingsDocument {
    version: u32,
    theme: Theme,
    language: Language,
    pace: Pace,
    motion: Motion,
    has_sound: bool,
    takes_draws_by_hand: bool,
    may_take_back: bool,
    ignores_letters: bool,
    learned: Learned,
    has_large_cards: bool,
    folds_what_if: bool,
    names: Names,
    /// The terms of the next game.
    seats: String,
    rules: String,
}

/// Writes a game.
#[must_use]
pub fn save_game(game: &Game) -> String {
    let record = game.record();
    let turns = match record.turns.as_slice() {
        [] => String::new(),
        turns => write_turns(turns),
    };
    to_json(&GameDocument {
        version: VERSION,
        rules: record.ruleset.to_string(),
        seats: game.lineup().to_string(),
        seed: record.seed.to_string(),
        turns: Some(turns),
        round: Some(game.round_number()),
        staged: game.staged().to_string(),
        taken_back: game.taken_back(),
        day: game.day().map(|day| day.to_string()),
    })
}

/// Reads a game; `id` tells it from others of this visit.
///
/// # Errors
///
/// If the text is no such document, or one that this version cannot read, or if
/// what it tells is against the rules.
pub fn load_game(text: &str, id: u32) -> Result<Game, LoadError> {
    let document: GameDocument = read(text)?;
    let ruleset: Ruleset = document.rules.parse().map_err(unreadable)?;
    let lineup = document.seats.parse().map_err(unreadable)?;
    let seed = document.seed.parse().map_err(unreadable)?;
    let turns = match document.turns.ok_or(LoadError::Unreadable)?.as_str() {
        "" => Vec::new(),
        turns => read_turns(turns).map_err(unreadable)?,
    };
    let game = Game::new(id, lineup, ruleset, seed, turns).map_err(unreadable)?;
    let game = game.marked(document.taken_back);
    let game = match document.day {
        Some(day) => game.of_day(day.parse().map_err(unreadable)?),
        None => game,
    };
    let game = match document.round {
        Some(round) if round > game.round_number() => game.next_round(),
        _ => game,
    };
    if document
        .round
        .is_some_and(|round| round != game.round_number())
    {
        return Err(LoadError::Unreadable);
    }
    if document.staged.is_empty() {
        return Ok(game);
    }
    let staged: Turn = document.staged.parse().map_err(unreadable)?;
    // Who made these moves held the device then.
    let moves = staged.moves().iter().copied();
    let resumed = moves.fold(game.take_device(), |game, mv: Move| game.stage_move(mv));
    if resumed.staged() != staged {
        return Err(LoadError::Unreadable);
    }
    Ok(resumed.put_down_device())
}

impl Document for Settings {
    const KIND: DocumentKind = DocumentKind::Settings;
    const NAME: &'static str = "settings";

    fn write(&self) -> String {
        to_json(&SettingsDocument {
            version: VERSION,
            theme: self.theme,
            language: self.language,
            pace: self.pace,
            motion: self.motion,
            has_sound: self.has_sound,
            takes_draws_by_hand: self.takes_draws_by_hand,
            may_take_back: self.may_take_back,
            ignores_letters: self.ignores_letters,
            learned: self.learned,
            has_large_cards: self.has_large_cards,
            folds_what_if: self.folds_what_if,
            names: self.names,
            seats: self.terms.lineup().to_string(),
            rules: self.terms.ruleset().to_string(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let document: SettingsDocument = read(text)?;
        let mut terms = Terms::default();
        if !document.seats.is_empty() {
            let lineup: Lineup = document.seats.parse().map_err(unreadable)?;
            // The form has a person at the first seat.
            if lineup.at(Seat::FIRST) != Player::Human {
                return Err(LoadError::Unreadable);
            }
            terms.set_lineup(&lineup);
        }
        if !document.rules.is_empty() {
            terms.set_ruleset(&document.rules.parse().map_err(unreadable)?);
        }
        Ok(Self {
            theme: document.theme,
            language: document.language,
            pace: document.pace,
            motion: document.motion,
            has_sound: document.has_sound,
            takes_draws_by_hand: document.takes_draws_by_hand,
            may_take_back: document.may_take_back,
            ignores_letters: document.ignores_letters,
            learned: document.learned,
            has_large_cards: document.has_large_cards,
            folds_what_if: document.folds_what_if,
            names: document.names,
            terms,
        })
    }
}

pub(super) fn unreadable<E>(_: E) -> LoadError {
    LoadError::Unreadable
}

pub(super) fn to_json(document: &impl Serialize) -> String {
    // Strings and numbers in named fields: there is nothing in it that could fail.
    serde_json::to_string(document).unwrap_or_default()
}

/// Reads a document after a look at its version alone: the fields of a newer one may
/// be of any kind.
pub(super) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, LoadError> {
    let Versioned { version } = serde_json::from_str(text).map_err(unreadable)?;
    match version {
        1..=VERSION => serde_json::from_str(text).map_err(unreadable),
        0 => Err(LoadError::Unreadable),
        newer => Err(LoadError::Newer(newer)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;

    fn game() -> Game {
        let lineup = "h13".parse().expect("players");
        let seed = "red7game".parse().expect("a seed");
        Game::new(0, lineup, Ruleset::default(), seed, Vec::new()).expect("no turns")
    }

    /// Some turns on, with a move of the person's turn made.
    fn game_with_staged_move() -> Game {
        let mut game = game();
        while game.ply() < 4 || game.bot_to_move().is_some() {
            let ply = game.ply();
            game = match game.task().and_then(|task| task.turn()) {
                Some(turn) => game.bot_played(ply, turn),
                None => {
                    let choice = Level::Novice.choose(&game.view(), 0);
                    let moves = choice.turn().moves().iter().copied();
                    moves.fold(game, Game::stage_move).end_turn(false)
                }
            };
            assert_eq!(game.ply(), ply + 1, "someone moves");
        }
        let card = game.view().hand().highest().expect("a card");
        game.stage_move(Move::Play(card))
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        let game = game_with_staged_move();
        assert!(!game.staged().is_empty());
        assert_eq!(load_game(&save_game(&game), game.id()), Ok(game));
    }

    #[test]
    fn a_turn_comes_back_where_several_persons_share_the_device() {
        let taken = Game::dealt("hh", "1.3", "shared77").take_device();
        let card = taken.view().hand().highest().expect("a card");
        let game = taken.stage_move(Move::Play(card));
        let loaded = load_game(&save_game(&game), game.id()).expect("a game");
        assert!(loaded.is_covered());
        assert_eq!(loaded.staged(), game.staged());
        let scene = loaded.scene();
        assert!(scene.view.hand().is_empty() && scene.choosable.is_empty());
        assert_eq!(loaded.take_device(), game);
    }

    #[test]
    fn settings_come_back_as_they_were() {
        let mut terms = Terms::default();
        terms.set_lineup(&"h133".parse().expect("players"));
        terms.set_ruleset(&"bgaaxu".parse().expect("rules"));
        let mut learned = Learned::default();
        learned.insert(0);
        learned.insert(7);
        let settings = Settings {
            has_large_cards: true,
            folds_what_if: true,
            names: vec!["Ann".to_owned()].into(),
            theme: Theme::Dark,
            language: Language::Polish,
            pace: Pace::Instant,
            motion: Motion::Reduced,
            has_sound: true,
            takes_draws_by_hand: true,
            may_take_back: true,
            ignores_letters: true,
            learned,
            terms,
        };
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        let sparse = r#"{"version":1}"#;
        assert_eq!(Settings::read(sparse), Ok(Settings::default()));
        // Settings that were stored before there were languages, motion and sound name none.
        let old = settings
            .write()
            .replace("\"language\":\"pl\",", "")
            .replace("\"motion\":\"reduced\",", "")
            .replace("\"has_sound\":true,", "");
        let before = Settings {
            language: Language::System,
            motion: Motion::System,
            has_sound: false,
            ..settings
        };
        assert_eq!(Settings::read(&old), Ok(before));
    }

    #[test]
    fn damaged_settings_are_found_out() {
        for field in [
            r#""theme":"sepia""#,
            r#""language":"tlh""#,
            r#""motion":"wild""#,
            r#""has_sound":"loud""#,
            r#""takes_draws_by_hand":1"#,
            r#""ignores_letters":"no""#,
            r#""learned":256"#,
            r#""learned":"all""#,
            r#""seats":"h3310""#,
            r#""seats":"4h""#,
            r#""seats":["h31"]"#,
            r#""rules":"2.0""#,
        ] {
            let text = format!("{{\"version\":1,{field}}}");
            assert_eq!(Settings::read(&text), Err(LoadError::Unreadable), "{text}");
        }
    }

    #[test]
    fn a_newer_version_is_told_from_damage() {
        let newer = save_game(&game()).replace("\"version\":1", "\"version\":2");
        assert_eq!(load_game(&newer, 0), Err(LoadError::Newer(2)));
        let others = r#"{"version":2,"turns":["pR7"],"theme":"sepia"}"#;
        assert_eq!(load_game(others, 0), Err(LoadError::Newer(2)));
        assert_eq!(Settings::read(others), Err(LoadError::Newer(2)));
    }

    #[test]
    fn a_round_that_was_not_dealt_is_damage() {
        let whole = save_game(&game_with_staged_move());
        for wrong in ["\"round\":0", "\"round\":2", "\"round\":-1"] {
            let text = whole.replace("\"round\":1", wrong);
            assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable), "{text}");
        }
        // Games that were stored before there were matches name no round.
        let old = whole.replace("\"round\":1,", "");
        assert_eq!(load_game(&old, 0), Ok(game_with_staged_move()));
    }

    #[test]
    fn damage_is_found_wherever_it_is() {
        let whole = save_game(&game_with_staged_move());
        let damaged = [
            ("\"rules\":\"1.3\"", "\"rules\":\"9.9\""),
            ("\"seats\":\"h13\"", "\"seats\":\"h1\""),
            ("\"seats\":\"h13\"", "\"seats\":\"113\""),
            ("\"seed\":\"red7game\"", "\"seed\":\"otherone\""),
            ("\"staged\":\"p", "\"staged\":\"t"),
            ("\"staged\":\"p", "\"staged\":\"x"),
            ("\"turns\":\"", "\"turns\":\".."),
            ("\"turns\":", "\"torns\":"),
            ("\"version\":1", "\"version\":-1"),
        ];
        for (old, new) in damaged {
            let text = whole.replacen(old, new, 1);
            assert_ne!(text, whole, "{old} is in {whole}");
            assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable), "{text}");
        }
        for end in 0..whole.len() {
            assert!(load_game(&whole[..end], 0).is_err());
        }
    }
}
