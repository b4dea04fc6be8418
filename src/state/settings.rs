//! Player settings.

mod language;
mod new_game_form;
mod options;
mod player_names;

pub use language::Language;
pub use new_game_form::{Company, NewGameForm};
pub use options::{CardStyle, CompletedLessons, Motion, Pace, Theme};
pub use player_names::PlayerNames;
pub(super) use player_names::is_seen;

use serde::{Deserialize, Serialize};

use self::new_game_form::NewGameDocument;
use crate::game::Seat;
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};

/// The settings, serialized as they are here: a field missing in a stored document takes its default. Boolean settings
/// are therefore named so that `false` is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    pub style: CardStyle,
    /// The language that is set; `None` to follow the browser.
    #[serde(with = "language::setting")]
    pub language: Option<Language>,
    /// Time for which opponents' turns are shown; `None` until the player chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    pub motion: Motion,
    /// `true` to play sounds.
    pub has_sound: bool,
    /// `true` to turn vibration off.
    #[serde(rename = "is_still")]
    pub mutes_vibration: bool,
    /// `true` to let the player take optional draws; otherwise they are taken automatically.
    #[serde(rename = "takes_draws_by_hand")]
    pub asks_before_drawing: bool,
    /// `true` to allow taking back whole turns.
    pub may_take_back: bool,
    /// `true` to turn off keyboard shortcuts that are letters.
    #[serde(rename = "ignores_letters")]
    pub letter_keys_off: bool,
    pub learned: CompletedLessons,
    /// `true` for larger cards where there is space.
    pub has_large_cards: bool,
    /// `true` if the panel of the seven rules beside a wide table is collapsed.
    #[serde(rename = "folds_what_if")]
    pub what_if_collapsed: bool,
    /// `true` once the player has answered the offer to install the page.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub has_answered_install: bool,
    /// `true` to see no reactions of others in live games, and to send none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hides_signs: bool,
    pub names: PlayerNames,
    /// Last values of the new game form.
    #[serde(skip)]
    pub new_game: NewGameForm,
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoolSetting {
    Sound,
    VibrationOff,
    AsksBeforeDrawing,
    MayTakeBack,
    LetterKeysOff,
    LargeCards,
    WhatIfCollapsed,
    InstallAnswered,
    SignsHidden,
}

impl BoolSetting {
    #[must_use]
    pub const fn is_on(self, mut settings: Settings) -> bool {
        *self.field(&mut settings)
    }

    pub const fn set(self, settings: &mut Settings, is_on: bool) {
        *self.field(settings) = is_on;
    }

    const fn field(self, settings: &mut Settings) -> &mut bool {
        match self {
            Self::Sound => &mut settings.has_sound,
            Self::VibrationOff => &mut settings.mutes_vibration,
            Self::AsksBeforeDrawing => &mut settings.asks_before_drawing,
            Self::MayTakeBack => &mut settings.may_take_back,
            Self::LetterKeysOff => &mut settings.letter_keys_off,
            Self::LargeCards => &mut settings.has_large_cards,
            Self::WhatIfCollapsed => &mut settings.what_if_collapsed,
            Self::InstallAnswered => &mut settings.has_answered_install,
            Self::SignsHidden => &mut settings.hides_signs,
        }
    }
}

/// A change to a setting.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsAction {
    Theme(Theme),
    Style(CardStyle),
    Language(Option<Language>),
    Pace(Pace),
    Motion(Motion),
    Switch(BoolSetting, bool),
    /// Name of the player at a seat, as typed.
    Name(Seat, String),
}

impl Settings {
    /// Applies a change.
    pub fn reduce(&mut self, action: SettingsAction) {
        match action {
            SettingsAction::Theme(theme) => self.theme = theme,
            SettingsAction::Style(style) => self.style = style,
            SettingsAction::Language(language) => self.language = language,
            SettingsAction::Pace(pace) => self.pace = Some(pace),
            SettingsAction::Motion(motion) => self.motion = motion,
            SettingsAction::Switch(switch, is_on) => switch.set(self, is_on),
            SettingsAction::Name(seat, name) => self.names.set(seat, &name),
        }
    }
}

/// Document of the settings, with the values of the new game form as strings.
#[derive(Serialize)]
struct SettingsDocument<'a> {
    version: u32,
    #[serde(flatten)]
    settings: &'a Settings,
    #[serde(flatten)]
    terms: NewGameDocument,
}

impl Document for Settings {
    const KIND: DocumentKind = DocumentKind::Settings;
    const NAME: &'static str = "settings";

    fn write(&self) -> String {
        to_json(&SettingsDocument {
            version: VERSION,
            settings: self,
            terms: self.new_game.into(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let terms: NewGameDocument = read(text)?;
        Ok(Self {
            new_game: terms.try_into()?,
            ..read(text)?
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        let mut terms = NewGameForm::default();
        terms.set_lineup(&"hf33".parse().expect("players"));
        terms.set_ruleset(&"bgaaxu".parse().expect("rules"));
        let mut learned = CompletedLessons::default();
        learned.insert(0);
        learned.insert(7);
        let settings = Settings {
            has_large_cards: true,
            what_if_collapsed: true,
            has_answered_install: true,
            hides_signs: true,
            names: vec!["Ann".to_owned()].into(),
            theme: Theme::Dark,
            style: CardStyle::Print,
            language: Language::of_tag("pl"),
            pace: Some(Pace::Steps),
            motion: Motion::Reduced,
            has_sound: true,
            mutes_vibration: true,
            asks_before_drawing: true,
            may_take_back: true,
            letter_keys_off: true,
            learned,
            new_game: terms,
        };
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        let sparse = r#"{"version":1}"#;
        assert_eq!(Settings::read(sparse), Ok(Settings::default()));
        // A pace that was not chosen is not written, so it stays open.
        assert!(!Settings::default().write().contains("pace"));
        // Settings stored before languages, motion and sound existed lack these fields.
        let old = settings
            .write()
            .replace("\"language\":\"pl\",", "")
            .replace("\"motion\":\"reduced\",", "")
            .replace("\"has_sound\":true,", "");
        let before = Settings {
            language: None,
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
            r#""style":"neon""#,
            r#""language":"tlh""#,
            r#""pace":"hectic""#,
            r#""motion":"wild""#,
            r#""has_sound":"loud""#,
            r#""takes_draws_by_hand":1"#,
            r#""ignores_letters":"no""#,
            r#""learned":65536"#,
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
        let others = r#"{"version":2,"turns":["pR7"],"theme":"sepia"}"#;
        assert_eq!(Settings::read(others), Err(LoadError::Newer(2)));
    }

    #[test]
    fn a_switch_is_known_by_its_place() {
        let sound = BoolSetting::Sound;
        let mut settings = Settings::default();
        sound.set(&mut settings, true);
        assert!(settings.has_sound && sound.is_on(settings));
        assert_eq!(sound, BoolSetting::Sound);
        assert_ne!(sound, BoolSetting::MayTakeBack);
    }
}
