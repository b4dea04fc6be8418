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
    let sound = Switch::new(
        "sound",
        words.settings_sound(),
        values.has_sound,
        [words.sound_off(), words.sound_on()],
        Action::Sound,
    );
    let cards = Switch::new(
        "cards",
        words.settings_cards(),
        values.has_large_cards,
        [words.cards_ordinary(), words.cards_large()],
        Action::LargeCards,
    );
    let draws = Switch::new(
        "draws",
        words.settings_draws(),
        values.takes_draws_by_hand,
        [false, true].map(|by_hand| words.draws_say(by_hand)),
        Action::TakeDrawsByHand,
    );
    let take_back = Switch::new(
        "take-back",
        words.settings_take_back(),
        values.may_take_back,
        [words.take_back_off(), words.take_back_on()],
        Action::MayTakeBack,
    );
    let letters = Switch::new(
        "letters",
        words.keys_letters(),
        !values.ignores_letters,
        [words.letters_off(), words.letters_on()],
        |has_letters| Action::IgnoreLetters(!has_letters),
    );
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
            { name_fields(words, &values.names, Players::FOUR.seats(), dispatch) }
            { draws.view(dispatch) }
            { take_back.view(dispatch) }
            { letters.view(dispatch) }
            { way(words.keys(), Action::Open(Sheet::Keys), dispatch) }
            { way(words.statistics(), Action::Open(Sheet::Statistics), dispatch) }
            { way(words.data(), Action::Open(Sheet::Data), dispatch) }
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
