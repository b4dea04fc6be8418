//! Games with friends in several tabs, and with a storage that fails.

use super::*;
use crate::state::{
    Branch, CorrespondenceAction, GameId, GameOptions, Link, NewGameAction, PlayerKind, WaitingFor,
    load_correspondence,
};

const ID: &str = "h3k2m9xq";

fn slot(id: &str) -> GameSlot {
    GameSlot::Correspondence(Branch {
        id: GameId(seed(id)),
        number: 1,
    })
}

/// Starts a game with one friend and one opponent.
fn begin(tab: &mut Tab, id: &str) {
    tab.act(NewGameAction::SetOpponent(0, PlayerKind::Friend));
    tab.act(CorrespondenceAction::Begin {
        id: GameId(seed(id)),
        next: seed("red7game"),
        agreed: GameOptions::default(),
    });
}

/// A tab in which it is the player's turn, and another tab that has read the same game.
fn two() -> (Browser, Tab, Tab) {
    let browser = Browser::default();
    let mut a = Tab::open(&browser);
    begin(&mut a, ID);
    while a.game().awaits() != Some(WaitingFor::You) || a.game().bot_to_move().is_some() {
        match a.game().awaits() {
            Some(WaitingFor::You) => a.turn(),
            _ => answer(&mut a),
        }
    }
    let mut b = Tab::open(&browser);
    b.go_on(slot(ID));
    (browser, a, b)
}

/// The friend plays a turn and sends the game back.
fn answer(tab: &mut Tab) {
    let link = tab.game().correspondence_link().expect("with friends");
    let mut there = Tab::open(&Browser::default());
    there.follow(&Link::Correspondence(link).to_string());
    there.act(CorrespondenceAction::Join("Ben".to_owned()));
    while there.game().awaits() == Some(WaitingFor::You) {
        there.turn();
    }
    let link = there.game().correspondence_link().expect("with friends");
    tab.act(CorrespondenceAction::Sent);
    tab.follow(&Link::Correspondence(link).to_string());
}

fn stored(browser: &Browser) -> Game {
    let text = browser.text(&slot(ID).name()).expect("it is stored");
    load_correspondence(&text, 0).expect("it can be read")
}

#[test]
fn what_one_tab_does_another_takes_over() {
    let (browser, mut a, mut b) = two();
    let before = b.game().ply();
    a.turn();
    b.hear();
    assert!(b.game().ply() > before);
    assert_eq!(
        b.game().correspondence_link(),
        a.game().correspondence_link()
    );
    a.act(CorrespondenceAction::Sent);
    b.hear();
    assert_eq!(b.game().correspondence(), a.game().correspondence());
    assert_eq!((a.app.notices(), b.app.notices()), (&[][..], &[][..]));
    assert_eq!(
        stored(&browser).correspondence_link(),
        a.game().correspondence_link()
    );
    let c = Tab::open(&browser);
    begin(&mut a, "otherone");
    let mut c = c;
    c.hear();
    assert!(c.app.games().at(slot("otherone")).is_some());
}

#[test]
fn a_tab_that_is_behind_takes_over_what_it_finds() {
    let (_, mut a, mut b) = two();
    a.turn();
    // This tab has not synced.
    let card = b.game().view().hand().highest().expect("a card");
    b.act(TurnAction::Choose(card));
    b.act(TurnAction::Make(Move::Play(card)));
    assert_eq!(
        b.game().correspondence_link(),
        a.game().correspondence_link()
    );
    assert_eq!(b.app.notices(), []);
}

#[test]
fn of_two_stories_in_two_tabs_the_first_is_stored() {
    let (browser, mut a, mut b) = two();
    // Both tabs change before either syncs.
    for action in pass(&b.app) {
        b.change(action);
    }
    a.turn();
    assert_ne!(
        a.game().correspondence_link(),
        b.game().correspondence_link()
    );
    b.save();
    assert_eq!(b.app.notices(), [Notice::OtherTab]);
    assert_eq!(
        stored(&browser).correspondence_link(),
        a.game().correspondence_link()
    );
}

#[test]
fn a_game_that_there_was_no_room_for_is_stored_later() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    browser.crowd(["friend.h3k2m9xq"]);
    begin(&mut tab, ID);
    assert_eq!(tab.app.notices(), [Notice::StorageFull]);
    assert_eq!(browser.text(&slot(ID).name()), None);
    browser.crowd([]);
    tab.save();
    assert_eq!(
        stored(&browser).correspondence_link(),
        tab.game().correspondence_link()
    );
}

#[test]
fn sixty_games_lie_beside_each_other_and_in_a_backup() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    for number in 0..60 {
        begin(&mut tab, &format!("game00{number:02}"));
    }
    let again = Tab::open(&browser);
    assert_eq!(again.app.games().iter().count(), 60);
    let documents = browser.0.borrow().documents.clone();
    let backup: Backup = documents.into_iter().collect();
    let file = backup.to_file().expect("a file");
    assert_eq!(file.left_out, [""; 0]);
    let read = Backup::read(&file.text).expect("a backup");
    assert_eq!(read.contents().games.len(), 60);
}

#[test]
fn what_cannot_be_read_is_set_aside_alone() {
    let (browser, a, _) = two();
    let whole = stored(&browser).correspondence_link();
    let name = slot(ID).name();
    let text = browser.text(&name).expect("it is stored");
    for damaged in [
        text.replace("\"own\":\"a\"", "\"own\":\"c\""),
        text.replace("f1/", "f1/x"),
        text.replace("\"sent\":", "\"sent\":9"),
        text[1..].to_owned(),
    ] {
        assert_ne!(damaged, text);
        let other = Browser::default();
        other.put(&name, &damaged);
        other.put("friend.otherone", "{}");
        let tab = Tab::open(&other);
        assert_eq!(tab.app.games().iter().count(), 0);
        assert_eq!(other.text(&quarantine_name(&name, 1)), Some(damaged));
        assert_eq!(tab.app.notices().len(), 1);
    }
    assert_eq!(a.game().correspondence_link(), whole);
}
