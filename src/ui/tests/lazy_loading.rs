//! The lazily loaded chunk: placeholders while it loads, and if loading fails.

use super::looking::{Rest, app, open, page_until, played};
use crate::state::{
    Action, AppState, LessonAction, NavigationAction, NewGameAction, Notice, NoticeAction, Sheet,
};

/// Views in that chunk, each with the element that will contain it.
fn awaited() -> [(AppState, &'static str); 4] {
    [
        (app().reduce(Action::Lesson(LessonAction::Begin(0))), "main"),
        (
            app().reduce(Action::Navigate(NavigationAction::OpenSheet(
                Sheet::Settings,
            ))),
            "dialog",
        ),
        (app().reduce(Action::NewGame(NewGameAction::Open)), ".play"),
        (played(open("1/1.3/h1/red7game")), "main"),
    ]
}

#[test]
fn it_is_awaited_where_it_will_stand() {
    for (app, place) in awaited() {
        let page = page_until(Rest::Coming, &app);
        let told = page.only(place).only(".loading");
        assert_eq!(told.get("role"), Some("status"), "{place}");
        assert_eq!(told.text(), "One moment…", "{place}");
        assert!(page_until(Rest::Here, &app).all(".loading").is_empty());
    }
}

#[test]
fn that_it_failed_is_told_there_with_another_try() {
    for (app, place) in awaited() {
        for (rest, says, is_busy) in [
            (Rest::Failed, "couldn’t be loaded", None),
            (Rest::ComingAgain, "One moment…", Some("true")),
        ] {
            let page = page_until(rest, &app);
            let told = page.only(place).only(".loading");
            let alert = told.only("p");
            assert_eq!(alert.get("role"), Some("alert"), "{place}");
            assert!(alert.text().contains(says), "{}", alert.text());
            let again = told.saying("button", "Try again");
            assert_eq!(again.get("aria-disabled"), is_busy, "{rest:?}");
            told.saying("button", "Reload the page");
        }
    }
}

#[test]
fn what_an_old_build_lacks_comes_with_the_new_version() {
    for (app, place) in awaited() {
        let app = app.reduce(Action::Notice(NoticeAction::Tell(Notice::NewVersion)));
        let page = page_until(Rest::Failed, &app);
        let told = page.only(place).only(".loading");
        assert!(told.only("p").text().contains("needs the new version"));
        assert_eq!(told.only("button").text(), "Update now", "{place}");
        let page = page_until(Rest::Coming, &app);
        assert_eq!(page.only(place).only(".loading").text(), "One moment…");
    }
}

#[test]
fn a_sheet_is_called_by_what_became_of_it() {
    let app = app().reduce(Action::Navigate(NavigationAction::OpenSheet(
        Sheet::Settings,
    )));
    for (rest, title) in [
        (Rest::Coming, "One moment…"),
        (Rest::Failed, "Not loaded"),
        (Rest::ComingAgain, "Not loaded"),
        (Rest::Here, "Settings"),
    ] {
        let page = page_until(rest, &app);
        assert_eq!(page.only("dialog").only("h2").text(), title, "{rest:?}");
    }
}

/// The start page and a turn at a table need nothing from the chunk.
#[test]
fn the_first_cards_do_not_wait_for_it() {
    let at_table = page_until(Rest::Coming, &open("1/1.3/h1/red7game"));
    assert_eq!(at_table.only(".hand").all("button").len(), 7);
    for page in [at_table, page_until(Rest::Coming, &app())] {
        assert!(page.all(".loading").is_empty());
    }
}
