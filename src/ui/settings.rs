//! Settings.

use yew::prelude::*;

use super::choice::{Alternative, Choice, Switch};
use super::name_fields::name_fields;
use crate::game::Players;
use crate::state::{Action, Language, Motion, Pace, Settings, Sheet, Theme};
use crate::words::Words;

/// Theme, language, pace, motion, sound, cards, names, draws and keys; and the ways out of a table, which a phone on its side has no
/// other room for.
pub fn settings(
    words: Words,
    values: Settings,
    is_at_table: bool,
    can_share: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let themes = Theme::ALL.map(|theme| {
        let name = words.theme(theme).into();
        (name, theme == values.theme, Action::Theme(theme))
    });
    let languages = Language::ALL.map(|language| Alternative {
        text: words.language(language).into(),
        lang: tag(language),
        is_chosen: language == values.language,
        action: Action::Language(language),
    });
    let paces = Pace::ALL.map(|pace| {
        let name = words.pace(pace).into();
        (name, pace == values.pace, Action::Pace(pace))
    });
    let motions = Motion::ALL.map(|motion| {
        let name = words.motion(motion).into();
        (name, motion == values.motion, Action::Motion(motion))
    });
    let sound = Switch {
        name: "sound",
        label: words.settings_sound(),
        says: match values.has_sound {
            true => words.sound_on(),
            false => words.sound_off(),
        },
        is_on: values.has_sound,
        action: Action::Sound(!values.has_sound),
    };
    let are_large = values.has_large_cards;
    let cards = Switch {
        name: "cards",
        label: words.settings_cards(),
        says: match are_large {
            true => words.cards_large(),
            false => words.cards_ordinary(),
        },
        is_on: are_large,
        action: Action::LargeCards(!are_large),
    };
    let by_hand = values.takes_draws_by_hand;
    let draws = Switch {
        name: "draws",
        label: words.settings_draws(),
        says: words.draws_say(by_hand),
        is_on: by_hand,
        action: Action::TakeDrawsByHand(!by_hand),
    };
    let takes_back = values.may_take_back;
    let take_back = Switch {
        name: "take-back",
        label: words.settings_take_back(),
        says: match takes_back {
            true => words.take_back_on(),
            false => words.take_back_off(),
        },
        is_on: takes_back,
        action: Action::MayTakeBack(!takes_back),
    };
    let has_letters = !values.ignores_letters;
    let letters = Switch {
        name: "letters",
        label: words.keys_letters(),
        says: match has_letters {
            true => words.letters_on(),
            false => words.letters_off(),
        },
        is_on: has_letters,
        action: Action::IgnoreLetters(has_letters),
    };
    html! {
        <div class="settings">
            {
                Choice::new("theme", words.settings_theme(), dispatch)
                    .saying(words.theme_says(values.theme))
                    .among(themes)
            }
            {
                Choice::new("language", words.settings_language(), dispatch)
                    .saying(words.language_says(values.language))
                    .among(languages)
            }
            {
                Choice::new("pace", words.settings_pace(), dispatch)
                    .saying(words.pace_says(values.pace))
                    .among(paces)
            }
            {
                Choice::new("motion", words.settings_motion(), dispatch)
                    .saying(words.motion_says(values.motion))
                    .among(motions)
            }
            { sound.view(dispatch) }
            { cards.view(dispatch) }
            { name_fields(words, &values.names, Players::ALL[2].seats(), dispatch) }
            { draws.view(dispatch) }
            { take_back.view(dispatch) }
            { letters.view(dispatch) }
            { way(words.keys(), Action::Open(Sheet::Keys), dispatch) }
            if is_at_table {
                if can_share {
                    { way(words.share(), Action::Open(Sheet::Share), dispatch) }
                }
                { way(words.how_to(), Action::Open(Sheet::HowTo), dispatch) }
                { way(words.settings_home(), Action::GoHome, dispatch) }
            }
        </div>
    }
}

/// In which language a choice of language is written.
fn tag(language: Language) -> Option<&'static str> {
    match language {
        Language::System => None,
        Language::English => Some(Words::ENGLISH.tag()),
        Language::Polish => Some(Words::POLISH.tag()),
    }
}

fn way(text: &'static str, action: Action, dispatch: &Callback<Action>) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" class="btn" {onclick}>{ text }</button> }
}
