//! The sheet of settings, in groups.

use yew::prelude::*;

use crate::game::{Card, Color, PlayerCount, Value};
use crate::i18n::Localizer;
use crate::state::{
    Action, BoolSetting, CardStyle, LanguageSetting, Motion, Navigation, Pace, Settings,
    SettingsAction, Sheet, Theme,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{RadioGroup, RadioOption, Toggle, face, name_fields, suit, text_button};

/// All that can be set, in groups; and the ways out of where there is no menu, which a phone on its side has no other
/// room for.
pub fn settings(
    words: Localizer,
    values: Settings,
    has_haptics: bool,
    leads_out: bool,
    can_share: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let toggles = Toggles::of(words, values);
    let [theme, style, language, pace, motion] = choices(words, &values, dispatch);
    let names = name_fields(words, &values.names, PlayerCount::FOUR.seats(), dispatch);
    html! {
        <div class="settings">
            { group("play", words.settings_play(), html! { <>
                { pace }
                { toggles.draws.view(dispatch) }
                { toggles.take_back.view(dispatch) }
            </> }) }
            { group("look", words.settings_look(), html! { <>
                { theme }
                { style }
                { toggles.cards.view(dispatch) }
                { motion }
            </> }) }
            { group("noise", words.settings_sound(), html! { <>
                { toggles.sound.view(dispatch) }
                if has_haptics {
                    { toggles.haptics.view(dispatch) }
                }
            </> }) }
            { group("input", words.settings_input(), html! { <>
                { language }
                { toggles.letters.view(dispatch) }
                { row(words.keys(), Navigation::OpenSheet(Sheet::Keys), dispatch) }
            </> }) }
            <div class="group">{ names }</div>
            { group("kept", words.data(), row(words.settings_data(), Navigation::OpenSheet(Sheet::Data), dispatch)) }
            if leads_out {
                if can_share {
                    { row(words.share(), Navigation::OpenSheet(Sheet::Share), dispatch) }
                }
                { row(words.how_to(), Navigation::OpenSheet(Sheet::HowTo), dispatch) }
                { row(words.settings_home(), Navigation::Home, dispatch) }
            }
        </div>
    }
}

/// Settings that belong together.
fn group(name: &'static str, title: &'static str, settings: Html) -> Html {
    let id = format!("settings-{name}");
    html! {
        <section aria-labelledby={id.clone()}>
            <h3 {id}>{ title }</h3>
            <div class="group">{ settings }</div>
        </section>
    }
}

/// The settings that are one of a few: theme, cards, language, pace, motion.
fn choices(words: Localizer, values: &Settings, dispatch: &Callback<Action>) -> [Html; 5] {
    let themes = Theme::ALL.map(|theme| {
        let action = Action::Settings(SettingsAction::Theme(theme));
        (words.theme(theme).into(), theme == values.theme, action)
    });
    let styles = CardStyle::ALL.map(|style| {
        let action = Action::Settings(SettingsAction::Style(style));
        let text = words.card_style(style).into();
        (text, style == values.style, action)
    });
    let languages = LanguageSetting::ALL.map(|language| RadioOption {
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
    let choice = |name, label| RadioGroup::new(name, label, dispatch);
    let pace = choice("pace", words.settings_pace())
        .with_description(values.pace.map_or("", |pace| words.pace_description(pace)));
    let motion = choice("motion", words.settings_motion())
        .with_description(words.motion_description(values.motion));
    [
        choice("theme", words.settings_theme()).among(themes),
        html! { <div>{ choice("style", words.settings_style()).among(styles) }{ spread() }</div> },
        choice("language", words.settings_language()).among(languages),
        pace.among(paces),
        motion.among(motions),
    ]
}

/// The settings that are yes or no.
struct Toggles {
    sound: Toggle,
    haptics: Toggle,
    cards: Toggle,
    draws: Toggle,
    take_back: Toggle,
    letters: Toggle,
}

impl Toggles {
    fn of(words: Localizer, values: Settings) -> Self {
        let toggle = |name, label, says, setting: fn(&mut Settings) -> &mut bool| {
            let switch = BoolSetting(setting);
            let is_on = switch.is_on(values);
            Toggle {
                name,
                label,
                says,
                is_on,
                action: Action::Settings(SettingsAction::Switch(switch, !is_on)),
            }
        };
        // The setting says what is left out, the control what there is.
        let inverse = |toggle: Toggle| Toggle {
            is_on: !toggle.is_on,
            ..toggle
        };
        Self {
            sound: toggle("sound", words.settings_sounds(), words.sounds_say(), |it| {
                &mut it.has_sound
            }),
            haptics: inverse(toggle(
                "haptics",
                words.settings_haptics(),
                words.haptics_say(),
                |it| &mut it.mutes_vibration,
            )),
            cards: toggle("cards", words.settings_cards(), words.cards_say(), |it| {
                &mut it.has_large_cards
            }),
            draws: toggle("draws", words.settings_draws(), words.draws_say(), |it| {
                &mut it.asks_before_drawing
            }),
            take_back: toggle(
                "take-back",
                words.settings_take_back(),
                words.take_back_says(),
                |it| &mut it.may_take_back,
            ),
            letters: inverse(toggle(
                "letters",
                words.keys_letters(),
                words.letters_say(),
                |it| &mut it.letter_keys_off,
            )),
        }
    }
}

/// A card of each colour, as they look.
fn spread() -> Html {
    let cards = Color::ALL.into_iter().zip(Value::ALL.into_iter().rev());
    html! {
        <div class="dealt" aria-hidden="true">
            { for cards.map(|(color, value)| html! {
                <div class={classes!("card", suit(color))}>{ face(Card::new(color, value)) }</div>
            }) }
        </div>
    }
}

/// In which language a choice of language is written.
fn tag(language: LanguageSetting) -> Option<&'static str> {
    match language {
        LanguageSetting::System => None,
        LanguageSetting::English => Some(Localizer::ENGLISH.tag()),
        LanguageSetting::Polish => Some(Localizer::POLISH.tag()),
    }
}

fn row(text: &'static str, way: Navigation, dispatch: &Callback<Action>) -> Html {
    text_button(None, text, on_click(dispatch, Action::Navigate(way)))
}
