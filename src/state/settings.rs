//! What a player can set.

mod new_game_form;
mod options;
mod player_names;

pub use new_game_form::NewGameForm;
pub use options::{CardStyle, CompletedLessons, LanguageSetting, Motion, Pace, Theme};
pub use player_names::PlayerNames;

use serde::{Deserialize, Serialize};

use self::new_game_form::NewGameDocument;
use crate::game::Seat;
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};

/// The settings. They are kept as they stand here: a field that a stored document lacks is as it is for a new
/// visitor. So each yes-or-no setting is named for what a new visitor does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// How cards and paint look.
    pub style: CardStyle,
    /// The language.
    pub language: LanguageSetting,
    /// How long the turns of opponents are shown, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// How much moves.
    pub motion: Motion,
    /// Whether the game can be heard.
    pub has_sound: bool,
    /// Whether nothing is to be felt.
    #[serde(rename = "is_still")]
    pub mutes_vibration: bool,
    /// Whether the player takes draws that may be declined, or they are taken by themselves.
    #[serde(rename = "takes_draws_by_hand")]
    pub asks_before_drawing: bool,
    /// Whether whole turns can be taken back.
    pub may_take_back: bool,
    /// Whether keys that are letters are switched off.
    #[serde(rename = "ignores_letters")]
    pub letter_keys_off: bool,
    /// Which lessons are learned.
    pub learned: CompletedLessons,
    /// Whether the cards are larger, where there is room.
    pub has_large_cards: bool,
    /// Whether the panel of the seven rules beside a wide table is folded.
    #[serde(rename = "folds_what_if")]
    pub what_if_collapsed: bool,
    /// What players are called.
    pub names: PlayerNames,
    /// What the form for a new game was last filled in with.
    #[serde(skip)]
    pub terms: NewGameForm,
}

/// A yes/no setting: where it is found among the settings.
#[derive(Clone, Copy, Debug)]
pub struct BoolSetting(pub fn(&mut Settings) -> &mut bool);

impl BoolSetting {
    /// Whether it is on.
    #[must_use]
    pub fn is_on(self, mut settings: Settings) -> bool {
        *(self.0)(&mut settings)
    }

    /// Puts it on or off.
    pub fn set(self, settings: &mut Settings, is_on: bool) {
        *(self.0)(settings) = is_on;
    }
}

/// Two are the same if they are found at the same place.
impl PartialEq for BoolSetting {
    fn eq(&self, other: &Self) -> bool {
        let alone = |switch: Self| {
            let mut settings = Settings::default();
            switch.set(&mut settings, true);
            settings
        };
        alone(*self) == alone(*other)
    }
}

/// A choice of the player among the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsAction {
    /// Light or dark.
    Theme(Theme),
    /// How cards and paint look.
    Style(CardStyle),
    /// The language.
    Language(LanguageSetting),
    /// How long opponents take.
    Pace(Pace),
    /// How much moves.
    Motion(Motion),
    /// A yes/no setting.
    Switch(BoolSetting, bool),
    /// What a player is called, as typed.
    Name(Seat, String),
}

impl Settings {
    /// Makes a choice.
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

/// How settings are written: with the terms of the next game as texts.
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
            terms: self.terms.into(),
        })
    }

    fn read(text: &str) -> Result<Self, LoadError> {
        let terms: NewGameDocument = read(text)?;
        Ok(Self {
            terms: terms.try_into()?,
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
            names: vec!["Ann".to_owned()].into(),
            theme: Theme::Dark,
            style: CardStyle::Print,
            language: LanguageSetting::Polish,
            pace: Some(Pace::Steps),
            motion: Motion::Reduced,
            has_sound: true,
            mutes_vibration: true,
            asks_before_drawing: true,
            may_take_back: true,
            letter_keys_off: true,
            learned,
            terms,
        };
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        let sparse = r#"{"version":1}"#;
        assert_eq!(Settings::read(sparse), Ok(Settings::default()));
        // What was not chosen is not written, so that it stays open.
        assert!(!Settings::default().write().contains("pace"));
        // Settings that were stored before there were languages, motion and sound name none.
        let old = settings
            .write()
            .replace("\"language\":\"pl\",", "")
            .replace("\"motion\":\"reduced\",", "")
            .replace("\"has_sound\":true,", "");
        let before = Settings {
            language: LanguageSetting::System,
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
        let others = r#"{"version":2,"turns":["pR7"],"theme":"sepia"}"#;
        assert_eq!(Settings::read(others), Err(LoadError::Newer(2)));
    }

    #[test]
    fn a_switch_is_known_by_its_place() {
        let sound = BoolSetting(|settings| &mut settings.has_sound);
        let mut settings = Settings::default();
        sound.set(&mut settings, true);
        assert!(settings.has_sound && sound.is_on(settings));
        assert_eq!(sound, BoolSetting(|settings| &mut settings.has_sound));
        assert_ne!(sound, BoolSetting(|settings| &mut settings.may_take_back));
    }
}
