//! Invalid links: each is reported with its reason and changes nothing.

use red7::game::{CardSet, Move};
use red7::i18n::Localizer;
use red7::state::{
    Action, AppState, Day, GameSlot, LoadedData, NavigationAction, NoticeAction, ReceivedAction,
    ReceivedKind, Screen, TurnAction,
};

const DEAL: &str = "1/1.3a/h43/k7q2m9xd";

/// Some turns of that deal.
const GAME: &str = "1/1.3a/h43/k7q2m9xd/cV4d.pR1.cO2d.pO3";

fn app() -> AppState {
    let seed = "keepthis".parse().expect("a seed");
    AppState::new(seed, Day::FIRST, LoadedData::default())
}

fn open(app: &AppState, address: &str) -> AppState {
    let there = app.reduce(Action::Navigate(NavigationAction::OpenLink(
        address.to_owned(),
    )));
    // A received deal is played, anything else viewed.
    match &there.screen() {
        Screen::Received(sent) if sent.kind == ReceivedKind::Deal => {
            there.reduce(Action::Received(ReceivedAction::Play))
        }
        Screen::Received(_) => there.reduce(Action::Received(ReceivedAction::See)),
        _ => there,
    }
}

/// A page with a game in which the player has played a card.
fn under_way() -> AppState {
    let app = open(&app(), "1/1.3/h1/red7game");
    let hand = app.game().map(|game| game.view().hand());
    let card = hand.and_then(CardSet::highest).expect("a card");
    let app = app.reduce(Action::Turn(TurnAction::Make(Move::Play(card))));
    assert!(app.game().is_some_and(|game| game.is_under_way()));
    app
}

/// English text of the page's only notice.
fn told(app: &AppState) -> String {
    assert_eq!(app.notices().len(), 1, "{:?}", app.notices());
    Localizer::ENGLISH.notice(app.notices()[0])
}

/// Opens a link, and asserts that the notice contains this text and nothing else has changed.
fn leads_nowhere(address: &str, says: &str) {
    let before = under_way();
    let after = open(&before, address);
    let told = told(&after);
    assert!(told.contains(says), "{address}: {told}");
    assert!(told.contains("Nothing has changed."), "{told}");
    assert_eq!(*after.screen(), Screen::Home);
    let read = after.reduce(Action::Notice(NoticeAction::Dismiss(after.notices()[0])));
    assert_eq!(
        read,
        before.reduce(Action::Navigate(NavigationAction::Home)),
        "{address}"
    );
}

#[test]
fn each_says_why_it_leads_nowhere_and_changes_nothing() {
    for (address, says) in [
        ("nonsense", "can’t read this link"),
        ("2/1.3/h1/red7game", "can’t read this link"),
        ("1/9.9/h1/red7game", "rules that this page doesn’t know"),
        ("1/1.3/11/red7game", "doesn’t say who plays"),
        ("1/1.3/h/red7game", "doesn’t say who plays"),
        ("1/1.3/h1/red7", "this one has 4"),
        ("1/1.3/h1/red7gam%C3%A9", "neither a letter"),
        ("1/1.3/h1", "missing"),
        (&format!("{GAME}/x"), "missing"),
        (&format!("{GAME}.pR1"), "link was damaged or cut off"),
        (&format!("{GAME}.zz"), "link was damaged or cut off"),
        (&format!("{GAME}..."), "link was cut off"),
        (&format!("{GAME}%E2%80%A6"), "link was cut off"),
        (&format!("{GAME}@5"), "isn’t in its game"),
        (&format!("{GAME}@-1"), "isn’t in its game"),
        ("1/p/1.3_V2_V2_2_O7/B6/-_G5Y1/O2/-", "isn’t possible"),
        ("1/p/<img src=x onerror=alert(1)>", "isn’t possible"),
        ("1/q/9z-red7game", "doesn’t lead to a puzzle"),
        ("1/b/1.3/h1/red7game", "over"),
        ("1/d/20261131", "missing"),
        ("1/1.3/h1/<script>alert(1)</script>", "doesn’t name a deal"),
        (&"1/".repeat(50_000), "far too long"),
    ] {
        leads_nowhere(address, says);
    }
}

/// What messengers and people add to a link does no harm.
#[test]
fn a_link_opens_whatever_was_added_to_it() {
    let opened = open(&app(), GAME);
    for spoiled in [
        format!("{GAME}."),
        format!(" {GAME})%20"),
        format!("{GAME}%E2%80%8B"),
        format!("{GAME}?fbclid=IwAR0"),
        format!("{GAME}&utm_source=mail&utm_medium=a"),
        GAME.replace('/', "%2F"),
    ] {
        assert_eq!(open(&app(), &spoiled), opened, "{spoiled}");
    }
}

/// Inserts a character that links never contain, at each position.
#[test]
fn a_damaged_address_leads_nowhere() {
    for at in 0..=GAME.len() {
        let (before, after) = GAME.split_at(at);
        leads_nowhere(&format!("{before}ż{after}"), "");
    }
}

#[test]
fn a_bad_address_at_the_first_visit_leaves_the_start_page_with_a_message() {
    let after = open(&app(), "1/9.9/h1/red7game");
    assert!(told(&after).contains("rules that this page doesn’t know"));
    assert_eq!(
        after.reduce(Action::Notice(NoticeAction::Dismiss(after.notices()[0]))),
        app()
    );
}

/// The undamaged link is valid; otherwise the tests above would prove nothing.
#[test]
fn the_address_that_is_damaged_here_is_a_good_one() {
    let opened = open(&app(), GAME);
    assert!(opened.replay().is_some());
    assert!(opened.notices().is_empty());
    assert_eq!(*open(&app(), DEAL).screen(), Screen::Table(GameSlot::Solo));
}
