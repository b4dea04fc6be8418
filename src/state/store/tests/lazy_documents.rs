//! Documents that tabs read again before each change: what came of learning from reviews, as an example.

use super::*;
use crate::state::learn::LearnProgress;
use crate::state::link::{GameLink, Link};

const NAME: &str = LearnProgress::NAME;

fn game(text: &str) -> GameLink {
    match text.parse() {
        Ok(Link::Game(game)) => game,
        other => panic!("{other:?}"),
    }
}

/// Notes that a turn of a game was solved or missed.
fn note(browser: &Browser, game: &GameLink, ply: usize, is_solved: bool) -> Result<(), Notice> {
    let today = TODAY.parse().expect("a day");
    change_document(browser, |all: &mut LearnProgress| {
        all.note(game, [(ply, is_solved)], today);
    })
}

#[test]
fn what_two_tabs_note_is_kept() {
    let browser = Browser::default();
    let (one, other) = (game("1/1.3/3h/red7game/x"), game("1/1.3/3h/otherone/x"));
    assert_eq!(note(&browser, &one, 1, true), Ok(()));
    assert_eq!(note(&browser.clone(), &other, 1, false), Ok(()));
    let kept: LearnProgress = browser.document();
    assert!(kept.is_solved(&one, 1));
    // Nothing is written merely because it was read, or noted already.
    let writes = browser.0.borrow().writes;
    assert_eq!(note(&browser, &one, 1, true), Ok(()));
    assert_eq!(browser.0.borrow().writes, writes);
    // Only one tab offers what comes back.
    let later = TODAY.parse::<Day>().expect("a day").after(7);
    let due = || {
        change_document(&browser, |all: &mut LearnProgress| all.take_due(later))
            .expect("a document")
    };
    assert_eq!(due().map(|due| due.game), Some(other));
    assert_eq!(due(), None);
}

#[test]
fn fields_of_a_later_build_stay() {
    let browser = Browser::default();
    browser.put(NAME, r#"{"version":1,"solved":[7],"later":[1,{"two":3}]}"#);
    assert_eq!(
        note(&browser, &game("1/1.3/3h/red7game/x"), 1, true),
        Ok(())
    );
    let text = browser.text(NAME).expect("a document");
    assert!(text.contains(r#""later":[1,{"two":3}]"#), "{text}");
    assert!(text.contains("[7,"), "{text}");
}

#[test]
fn what_cannot_be_read_is_set_aside_or_left_alone() {
    let one = game("1/1.3/3h/red7game/x");
    let browser = Browser::default();
    browser.put(NAME, "}{");
    browser.crowd([ASIDES]);
    assert_eq!(note(&browser, &one, 1, true), Err(Notice::CannotSetAside));
    assert_eq!(browser.text(NAME).as_deref(), Some("}{"));
    browser.crowd([]);
    assert_eq!(note(&browser, &one, 1, true), Ok(()));
    assert_eq!(browser.text("learn.aside1").as_deref(), Some("}{"));
    let newer = r#"{"version":2}"#;
    browser.put(NAME, newer);
    assert_eq!(note(&browser, &one, 1, true), Err(Notice::OtherTab));
    assert_eq!(browser.text(NAME).as_deref(), Some(newer));
}

#[test]
fn that_nothing_can_be_stored_is_told() {
    let one = game("1/1.3/3h/red7game/x");
    let browser = Browser::default();
    browser.crowd([NAME]);
    assert_eq!(note(&browser, &one, 1, true), Err(Notice::StorageFull));
    browser.crowd([]);
    browser.block(true);
    assert_eq!(note(&browser, &one, 1, true), Err(Notice::StorageBlocked));
}
