//! Received games before anything is shown or played, and both results of a challenge.

use super::looking::{app, open, page, played};
use crate::state::{Action, AppState, NavigationAction, ReceivedAction, ReplayAction, Step};
use crate::ui::tests::keep_parts;

const DEAL: &str = "1/1.3a/h43/k7q2m9xd";
const SHARED: &str = "1/1.3/hh1/k7q2m9xd";
const OVER: &str = "1.3/h3/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

fn follow(app: &AppState, address: &str) -> AppState {
    app.reduce(Action::Navigate(NavigationAction::OpenLink(
        address.to_owned(),
    )))
}

fn game() -> AppState {
    follow(&app(), &format!("1/{OVER}"))
}

fn moment() -> AppState {
    follow(&app(), &format!("1/{OVER}@4"))
}

fn challenge() -> AppState {
    follow(&app(), &format!("1/b/{OVER}"))
}

fn answered() -> AppState {
    let over = played(challenge().reduce(Action::Received(ReceivedAction::Play)));
    over.reduce(Action::Received(ReceivedAction::Compare))
}

/// All states of the page.
pub fn states() -> Vec<AppState> {
    vec![
        follow(&app(), DEAL),
        follow(&app(), SHARED),
        game(),
        moment(),
        challenge(),
        answered(),
    ]
}

#[test]
fn a_deal_says_what_it_is_before_it_is_dealt() {
    keep_parts("sent_deal", &page(&follow(&app(), DEAL)), &[".sent"]);
    // With several human players, it isn't known yet whose hand is dealt first.
    let shared = page(&follow(&app(), SHARED));
    assert!(shared.all(".dealt").is_empty());
}

#[test]
fn who_has_a_game_is_told_that_it_is_kept() {
    let kept = |app: &AppState| {
        page(app)
            .only(".sent")
            .text()
            .contains("Your own game is safe")
    };
    assert!(!kept(&follow(&app(), DEAL)));
    assert!(kept(&follow(&open("1/1.3/h1/red7game"), DEAL)));
}

#[test]
fn a_game_says_who_played_and_how_it_ended_if_one_wants_to_know() {
    let page = page(&game());
    keep_parts("sent_game", &page, &[".sent"]);
    assert_eq!(page.only("details").get("open"), None);
    assert_eq!(
        page.only(".actions .primary").text(),
        "Watch from the start"
    );
}

#[test]
fn a_moment_is_seen_or_watched_from_the_start() {
    keep_parts("sent_moment", &page(&moment()), &[".sent"]);
}

#[test]
fn a_challenge_says_what_is_to_be_beaten() {
    let page = page(&challenge());
    keep_parts("sent_challenge", &page, &[".sent"]);
    assert_eq!(page.only(".actions .primary").text(), "Take the challenge");
}

#[test]
fn both_results_stand_beside_each_other() {
    let over = played(challenge().reduce(Action::Received(ReceivedAction::Play)));
    let table = page(&over);
    let last = table.only(".actions .primary");
    assert_eq!(last.text(), "Compare results");
    keep_parts("sent_compared", &page(&answered()), &[".sent"]);
}

#[test]
fn who_has_learned_something_is_not_asked_to() {
    let mut learned = app();
    learned.complete_lesson(0);
    let there = page(&follow(&learned, DEAL));
    assert_eq!(there.all(".actions button").len(), 1);
    assert_eq!(page(&follow(&app(), DEAL)).all(".actions button").len(), 2);
}

#[test]
fn who_sent_a_game_is_spoken_of_and_not_to() {
    let own = |text: &str| {
        let mut words = text.split(|sign: char| !sign.is_alphabetic());
        words.any(|word| matches!(word, "You" | "you" | "Your" | "your"))
    };
    for at in 0..=4 {
        let watched = game().reduce(Action::Received(ReceivedAction::Watch));
        let watched = watched.reduce(Action::Replay(ReplayAction::GoTo(at)));
        let page = page(&watched);
        let said = [".table", ".side", "[role=status]"].map(|part| page.all(part));
        for part in said.into_iter().flatten() {
            let told = part.text().replace("Your friend", "");
            assert!(!own(&told), "{at}: {told}");
        }
        assert_eq!(page.only(".own-area .name .wide").text(), "Your friend");
    }
}

#[test]
fn whose_place_one_takes_is_said_before_one_plays_on() {
    let under_way = follow(&app(), "1/1.3a/h43/k7q2m9xd/cV4d.pR1.cO2d.pO3");
    let watched = under_way.reduce(Action::Received(ReceivedAction::Watch));
    // The primary button shows the next turn; after the last turn it takes over the game.
    let lead = |app: &AppState| {
        let page = page(app);
        let go = page.only(".turn-panel .primary");
        go.get("aria-label")
            .map_or_else(|| go.text(), str::to_owned)
    };
    assert_eq!(lead(&watched), "Next turn");
    page(&watched)
        .only(".turn-panel")
        .saying("button", "Take over here");
    let seen = watched.reduce(Action::Replay(ReplayAction::Step(Step::Last)));
    assert_eq!(lead(&seen), "Take over here");
}
