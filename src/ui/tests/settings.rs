//! The *Settings* sheet, on the start page and at a table.

use super::looking::{after, app, open, page};
use super::tree::{Element, Node};
use crate::game::Seat;
use crate::state::{
    Action, AppState, BoolSetting, CardStyle, Language, LessonAction, Motion, NavigationAction,
    Pace, SettingsAction, Sheet, Theme,
};
use crate::ui::tests::keep_parts;

fn settings(app: &AppState) -> Element {
    page(&app.reduce(Action::Navigate(NavigationAction::OpenSheet(
        Sheet::Settings,
    ))))
}

#[test]
fn as_a_new_visitor_finds_them() {
    let sheet = without_languages(settings(&app()));
    keep_parts("settings", &sheet, &["dialog"]);
    // The first name is the player's own; opponents have theirs already.
    let names = sheet.all("input.text").into_iter();
    let names: Vec<_> = names.filter_map(|it| it.get("placeholder")).collect();
    assert_eq!(names, ["Your name", "Sienna", "Umber", "Chalk"]);
}

/// The sheet without the names of the languages: a language more is no other sheet.
fn without_languages(mut element: Element) -> Element {
    let is_language = |child: &Node| matches!(child, Node::Element(it) if it.name == "label" && names_a_language(it));
    element.children.retain(|child| !is_language(child));
    for child in &mut element.children {
        if let Node::Element(inner) = child {
            *inner = without_languages(std::mem::take(inner));
        }
    }
    element
}

fn names_a_language(element: &Element) -> bool {
    let mut inner = element.elements().into_iter();
    inner.any(|it| it.get("lang").is_some())
}

#[test]
fn languages_are_called_what_their_speakers_call_them() {
    let sheet = settings(&app());
    let named = sheet.elements().into_iter().filter_map(|it| {
        let tag = it.get("lang")?;
        Some((tag.to_owned(), it.text()))
    });
    let offered = Language::offered().map(|it| (it.tag().to_owned(), it.name().to_owned()));
    assert_eq!(named.collect::<Vec<_>>(), offered.collect::<Vec<_>>());
}

/// Every setting changed from its default, with its description.
#[test]
fn all_set_to_something_else() {
    let app = after(
        &app(),
        [
            Action::Settings(SettingsAction::Theme(Theme::Dark)),
            Action::Settings(SettingsAction::Style(CardStyle::Classic)),
            Action::Settings(SettingsAction::Language(Some(Language::ENGLISH))),
            Action::Settings(SettingsAction::Pace(Pace::Instant)),
            Action::Settings(SettingsAction::Motion(Motion::Off)),
            Action::Settings(SettingsAction::Switch(BoolSetting::Sound, true)),
            Action::Settings(SettingsAction::Switch(BoolSetting::LargeCards, true)),
            Action::Settings(SettingsAction::Name(Seat::FIRST, "Ann".to_owned())),
            Action::Settings(SettingsAction::Switch(BoolSetting::AsksBeforeDrawing, true)),
            Action::Settings(SettingsAction::Switch(BoolSetting::MayTakeBack, true)),
            Action::Settings(SettingsAction::Switch(BoolSetting::LetterKeysOff, true)),
        ],
    );
    let sheet = without_languages(settings(&app));
    let parts = [".settings fieldset.field", ".settings .switch"];
    keep_parts("settings_changed", &sheet, &parts);
}

/// On pages without a menu the sheet has navigation buttons: a phone in landscape has no other space for them.
#[test]
fn they_lead_out_of_where_there_is_no_menu() {
    let ways = |app: &AppState| -> Vec<String> {
        let sheet = settings(app);
        let buttons = sheet.only(".settings").all("button").into_iter();
        buttons.map(Element::text).collect()
    };
    let home = ["Keys", "Backup and stored data"];
    assert_eq!(ways(&app()), home);
    assert_eq!(ways(&open("1/1.3/h1/red7game")), home);
    let replay = [
        &home[..],
        &["Share", "How to play", "Back to the start page"],
    ]
    .concat();
    assert_eq!(ways(&open(super::review::OVER)), replay);
    // A lesson can't be shared.
    let lesson = [&home[..], &["How to play", "Back to the start page"]].concat();
    assert_eq!(
        ways(&app().reduce(Action::Lesson(LessonAction::Learn))),
        lesson
    );
}

/// A caption describes the purpose of a switch, independent of its position.
#[test]
fn settings_stand_in_groups_and_a_caption_only_where_it_is_needed() {
    let sheet = settings(&app());
    let groups = sheet.only(".settings").all("h3").into_iter();
    let groups: Vec<String> = groups.map(Element::text).collect();
    assert_eq!(
        groups,
        [
            "Gameplay",
            "Appearance",
            "Sound",
            "Keyboard and language",
            "Your data"
        ]
    );
    let draws = |by_hand| {
        let sheet = settings(&app().reduce(Action::Settings(SettingsAction::Switch(
            BoolSetting::AsksBeforeDrawing,
            by_hand,
        ))));
        let is_on = sheet.only("#draws").get("checked").is_some();
        (is_on, sheet.only("#draws-says").text())
    };
    let says = "In Advanced, choose each time whether to draw the card you’ve earned".to_owned();
    assert_eq!(
        (draws(false), draws(true)),
        ((false, says.clone()), (true, says))
    );
    let theme = sheet.all("fieldset").into_iter();
    let mut theme = theme.filter(|it| it.only("legend").text() == "Theme");
    assert!(theme.next().is_some_and(|it| it.all("small").is_empty()));
}
