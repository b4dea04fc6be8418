//! Settings.

use yew::prelude::*;

use crate::game::Players;
use crate::state::{
    Action, Language, Motion, Navigation, Pace, Settings, SettingsAction, Sheet, Switch, Theme,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{Alternative, RadioGroup, Toggle, name_fields, text_button};
use crate::words::Words;

/// All that can be set; and the ways out of a table, which a phone on its side has no other room for.
pub fn settings(
    words: Words,
    values: Settings,
    is_at_table: bool,
    can_share: bool,
    has_haptics: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let [sound, haptics, cards, draws, take_back, letters] = toggles(words, values);
    html! {
        <div class="settings">
            { choices(words, &values, dispatch) }
            { sound.view(dispatch) }
            if has_haptics {
                { haptics.view(dispatch) }
            }
            { cards.view(dispatch) }
            { name_fields(words, &values.names, Players::FOUR.seats(), dispatch) }
            { draws.view(dispatch) }
            { take_back.view(dispatch) }
            { letters.view(dispatch) }
            { way(words.keys(), Navigation::Open(Sheet::Keys), dispatch) }
            { way(words.statistics(), Navigation::Open(Sheet::Statistics), dispatch) }
            { way(words.data(), Navigation::Open(Sheet::Data), dispatch) }
            if is_at_table {
                if can_share {
                    { way(words.share(), Navigation::Open(Sheet::Share), dispatch) }
                }
                { way(words.how_to(), Navigation::Open(Sheet::HowTo), dispatch) }
                { way(words.settings_home(), Navigation::Home, dispatch) }
            }
        </div>
    }
}

/// The settings that are one of a few.
fn choices(words: Words, values: &Settings, dispatch: &Callback<Action>) -> Html {
    let themes = Theme::ALL.map(|theme| {
        let action = Action::Settings(SettingsAction::Theme(theme));
        (words.theme(theme).into(), theme == values.theme, action)
    });
    let languages = Language::ALL.map(|language| Alternative {
        text: words.language(language).into(),
        lang: tag(language),
        is_chosen: language == values.language,
        action: Action::Settings(SettingsAction::Language(language)),
    });
    let paces = Pace::ALL.map(|pace| {
        let action = Action::Settings(SettingsAction::Pace(pace));
        (words.pace(pace).into(), Some(pace) == values.pace, action)
    });
    let motions = Motion::ALL.map(|motion| {
        let action = Action::Settings(SettingsAction::Motion(motion));
        (words.motion(motion).into(), motion == values.motion, action)
    });
    let choice = |name, label, says| RadioGroup::new(name, label, dispatch).saying(says);
    html! {
        <>
            { choice("theme", words.settings_theme(), words.theme_says(values.theme)).among(themes) }
            { choice("language", words.settings_language(), words.language_says(values.language)).among(languages) }
            { choice("pace", words.settings_pace(), values.pace.map_or("", |pace| words.pace_says(pace))).among(paces) }
            { choice("motion", words.settings_motion(), words.motion_says(values.motion)).among(motions) }
        </>
    }
}

/// The settings that are yes or no: sound, vibration, cards, draws, taking back, letters.
fn toggles(words: Words, values: Settings) -> [Toggle; 6] {
    let toggle = |name, label, says: [&'static str; 2], setting: fn(&mut Settings) -> &mut bool| {
        let switch = Switch(setting);
        let is_on = switch.is_on(values);
        Toggle {
            name,
            label,
            says: says[usize::from(is_on)],
            is_on,
            action: Action::Settings(SettingsAction::Switch(switch, !is_on)),
        }
    };
    let letters = toggle(
        "letters",
        words.keys_letters(),
        [words.letters_on(), words.letters_off()],
        |settings| &mut settings.ignores_letters,
    );
    let haptics = toggle(
        "haptics",
        words.settings_haptics(),
        [words.haptics_on(), words.haptics_off()],
        |settings| &mut settings.is_still,
    );
    [
        toggle(
            "sound",
            words.settings_sound(),
            [words.sound_off(), words.sound_on()],
            |settings| &mut settings.has_sound,
        ),
        // The setting keeps the device still, the control says that it is not.
        Toggle {
            is_on: !haptics.is_on,
            ..haptics
        },
        toggle(
            "cards",
            words.settings_cards(),
            [words.cards_ordinary(), words.cards_large()],
            |settings| &mut settings.has_large_cards,
        ),
        toggle(
            "draws",
            words.settings_draws(),
            [false, true].map(|by_hand| words.draws_say(by_hand)),
            |settings| &mut settings.takes_draws_by_hand,
        ),
        toggle(
            "take-back",
            words.settings_take_back(),
            [words.take_back_off(), words.take_back_on()],
            |settings| &mut settings.may_take_back,
        ),
        // The setting ignores letters, the control says that they count.
        Toggle {
            is_on: !letters.is_on,
            ..letters
        },
    ]
}

/// In which language a choice of language is written.
fn tag(language: Language) -> Option<&'static str> {
    match language {
        Language::System => None,
        Language::English => Some(Words::ENGLISH.tag()),
        Language::Polish => Some(Words::POLISH.tag()),
    }
}

fn way(text: &'static str, way: Navigation, dispatch: &Callback<Action>) -> Html {
    text_button(None, text, on_click(dispatch, Action::Navigate(way)))
}
