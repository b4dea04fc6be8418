//! The sheet of settings, in groups.

use std::iter;

use yew::prelude::*;

use super::menu_row::MenuRow;
use crate::game::{Card, Color, PlayerCount, Value};
use crate::i18n::Localizer;
use crate::state::{
    Action, BoolSetting, CardStyle, Language, Motion, NavigationAction, Pace, Settings,
    SettingsAction, Sheet, Theme,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{RadioGroup, RadioOption, Toggle, face, name_fields, suit, text_button};

/// All settings, in groups. On screens without a menu it also has links to other sheets and to the start page, because
/// a phone in landscape has no other space for them.
pub fn settings(
    loc: Localizer,
    values: Settings,
    has_haptics: bool,
    leads_out: bool,
    can_share: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let toggles = Toggles::of(loc, values);
    let [theme, style, language, pace, motion] = choices(loc, &values, dispatch);
    let names = name_fields(
        loc,
        &values.names,
        PlayerCount::FOUR.seats(),
        true,
        None,
        dispatch,
    );
    let way = |sign, text, way| {
        MenuRow::new(sign, text, on_click(dispatch, Action::Navigate(way))).view()
    };
    html! {
        <div class="settings">
            { group("play", loc.settings_play(), html! { <>
                { pace }
                { toggles.draws.view(dispatch) }
                { toggles.take_back.view(dispatch) }
            </> }) }
            { group("look", loc.settings_look(), html! { <>
                { theme }
                { style }
                { toggles.cards.view(dispatch) }
                { motion }
            </> }) }
            { group("noise", loc.settings_sound(), html! { <>
                { toggles.sound.view(dispatch) }
                if has_haptics {
                    { toggles.haptics.view(dispatch) }
                }
            </> }) }
            { group("input", loc.settings_input(), html! { <>
                { language }
                { toggles.letters.view(dispatch) }
                { row(loc.keys(), NavigationAction::OpenSheet(Sheet::Keys), dispatch) }
            </> }) }
            <div class="group">{ names }</div>
            { group("kept", loc.data(), row(loc.settings_data(), NavigationAction::OpenSheet(Sheet::Data), dispatch)) }
            if leads_out {
                <div class="menu">
                    if can_share {
                        { way("share", loc.share(), NavigationAction::OpenSheet(Sheet::Share)) }
                    }
                    { way("help", loc.how_to(), NavigationAction::OpenSheet(Sheet::HowTo)) }
                    { way("home", loc.settings_home(), NavigationAction::Home) }
                </div>
            }
        </div>
    }
}

/// A group of related settings.
fn group(name: &'static str, title: &'static str, settings: Html) -> Html {
    let id = format!("settings-{name}");
    html! {
        <section aria-labelledby={id.clone()}>
            <h3 {id}>{ title }</h3>
            <div class="group">{ settings }</div>
        </section>
    }
}

/// The settings with a few options: theme, cards, language, pace, motion.
fn choices(loc: Localizer, values: &Settings, dispatch: &Callback<Action>) -> [Html; 5] {
    let themes = Theme::ALL.map(|theme| {
        let action = Action::Settings(SettingsAction::Theme(theme));
        (loc.theme(theme).into(), theme == values.theme, action)
    });
    let styles = CardStyle::ALL.map(|style| {
        let action = Action::Settings(SettingsAction::Style(style));
        let text = loc.card_style(style).into();
        (text, style == values.style, action)
    });
    let languages = iter::once(None).chain(Language::offered().map(Some));
    let languages = languages.map(|language| RadioOption {
        // A language is called what its speakers call it.
        text: language
            .map_or(loc.language_system(), Language::name)
            .into(),
        lang: language.map(Language::tag),
        is_chosen: language == values.language,
        action: Action::Settings(SettingsAction::Language(language)),
    });
    let motions = Motion::ALL.map(|motion| {
        let action = Action::Settings(SettingsAction::Motion(motion));
        (loc.motion(motion).into(), motion == values.motion, action)
    });
    let choice = |name, label| RadioGroup::new(name, label, dispatch);
    let motion = choice("motion", loc.settings_motion())
        .with_description(loc.motion_description(values.motion));
    [
        choice("theme", loc.settings_theme()).among(themes),
        html! { <div>{ choice("style", loc.settings_style()).among(styles) }{ spread() }</div> },
        choice("language", loc.settings_language()).among(languages),
        pace(loc, values, dispatch),
        motion.among(motions),
    ]
}

/// The speed of the opponents.
pub fn pace(loc: Localizer, values: &Settings, dispatch: &Callback<Action>) -> Html {
    let paces = Pace::ALL.map(|pace| {
        let action = Action::Settings(SettingsAction::Pace(pace));
        (loc.pace(pace).into(), Some(pace) == values.pace, action)
    });
    RadioGroup::new("pace", loc.settings_pace(), dispatch)
        .with_description(values.pace.map_or("", |pace| loc.pace_description(pace)))
        .among(paces)
}

/// The settings that are on or off.
struct Toggles {
    sound: Toggle,
    haptics: Toggle,
    cards: Toggle,
    draws: Toggle,
    take_back: Toggle,
    letters: Toggle,
}

impl Toggles {
    fn of(loc: Localizer, values: Settings) -> Self {
        let toggle = |name, label, says, switch: BoolSetting| {
            let is_on = switch.is_on(values);
            Toggle {
                name,
                label,
                description: says,
                is_on,
                action: Action::Settings(SettingsAction::Switch(switch, !is_on)),
            }
        };
        // The stored setting is negative ("mutes", "off"); the control is positive.
        let inverse = |toggle: Toggle| Toggle {
            is_on: !toggle.is_on,
            ..toggle
        };
        Self {
            sound: toggle(
                "sound",
                loc.settings_sounds(),
                loc.sounds_description(),
                BoolSetting::Sound,
            ),
            haptics: inverse(toggle(
                "haptics",
                loc.settings_haptics(),
                loc.haptics_description(),
                BoolSetting::VibrationOff,
            )),
            cards: toggle(
                "cards",
                loc.settings_cards(),
                loc.cards_description(),
                BoolSetting::LargeCards,
            ),
            draws: toggle(
                "draws",
                loc.settings_draws(),
                loc.draws_description(),
                BoolSetting::AsksBeforeDrawing,
            ),
            take_back: toggle(
                "take-back",
                loc.settings_take_back(),
                loc.take_back_description(),
                BoolSetting::MayTakeBack,
            ),
            letters: inverse(toggle(
                "letters",
                loc.keys_letters(),
                loc.letters_description(),
                BoolSetting::LetterKeysOff,
            )),
        }
    }
}

/// A card of each colour, as a preview of the style.
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

fn row(text: &'static str, way: NavigationAction, dispatch: &Callback<Action>) -> Html {
    text_button(None, text, on_click(dispatch, Action::Navigate(way)))
}
