//! Received deals, games, moments and challenges.

use std::cmp::Ordering;

use crate::bots::Level;

use super::*;
use crate::state::play::{load_game, save_game};
use crate::state::{Action, GameAction, LessonAction, NavigationAction, ReplayAction};

const DEAL: &str = "1/1.3/h2/red7game";

fn app() -> AppState {
    let seed = "otherone".parse().expect("a seed");
    AppState::new(seed, Day::FIRST, LoadedData::default())
}

fn follow(app: &AppState, address: &str) -> AppState {
    app.reduce(Action::Navigate(NavigationAction::OpenLink(
        address.to_owned(),
    )))
}

fn do_it(app: &AppState, action: ReceivedAction) -> AppState {
    app.reduce(Action::Received(action))
}

fn sent(app: &AppState) -> &ReceivedGame {
    match app.screen() {
        Screen::Received(sent) => sent,
        other => unreachable!("{other:?}"),
    }
}

/// Plays the round at the table to its end.
fn played(mut app: AppState, level: Level) -> AppState {
    while app.game().is_some_and(|game| !game.is_round_over()) {
        app = after_a_turn(&app, level);
    }
    app
}

/// Returns the link of the game at the table.
fn over(app: &AppState) -> String {
    app.game().expect("a game").link().to_string()
}

/// Returns a page with the user's own game under way.
fn with_own() -> AppState {
    let app = after_a_turn(&app().led_by("1/1.3/h1/keepthis"), Level::Casual);
    let app = after_a_turn(&app, Level::Casual);
    assert!(app.game().is_some_and(|game| game.is_under_way()));
    app
}

#[test]
fn nothing_is_dealt_or_shown_before_it_is_said_what_it_is() {
    let game = over(&played(app().led_by(DEAL), Level::Casual));
    for (address, kind) in [
        (DEAL.to_owned(), ReceivedKind::Deal),
        (game.clone(), ReceivedKind::Game),
        (format!("{game}@1"), ReceivedKind::Moment),
        (game.replacen("1/", "1/b/", 1), ReceivedKind::Challenge),
    ] {
        let there = follow(&app(), &address);
        assert_eq!(sent(&there).kind, kind);
        assert_eq!(*there.games(), Games::default());
        let has_result = sent(&there).result.is_some();
        assert_eq!(has_result, kind != ReceivedKind::Deal, "{address}");
        // *Watch* starts at the first ply, even if the link names another moment.
        let watched = do_it(&there, ReceivedAction::Watch);
        let ply = watched.replay().map(|replay| replay.scene().ply);
        assert_eq!(ply, Some(0), "{address}");
    }
    let moment = do_it(&follow(&app(), &format!("{game}@1")), ReceivedAction::See);
    assert_eq!(moment.replay().map(|replay| replay.scene().ply), Some(1));
}

#[test]
fn a_deal_that_was_sent_lies_beside_ones_own_game() {
    let own = with_own();
    let dealt = do_it(&follow(&own, DEAL), ReceivedAction::Play);
    assert_eq!(*dealt.screen(), Screen::Table(GameSlot::Received));
    assert_eq!(
        dealt.games().at(GameSlot::Solo),
        own.games().at(GameSlot::Solo)
    );
    // Without an own game, the deal goes to its usual slot.
    let alone = do_it(&follow(&app(), DEAL), ReceivedAction::Play);
    assert_eq!(*alone.screen(), Screen::Table(GameSlot::Solo));
    // Replacing the received game by another needs confirmation; the own game stays.
    let begun = after_a_turn(&after_a_turn(&dealt, Level::Casual), Level::Casual);
    let asked = do_it(&follow(&begun, "1/1.3/h1/red7game"), ReceivedAction::Play);
    assert_eq!(asked.sheet(), Some(Sheet::Replace));
    let replaced = asked.reduce(Action::Game(GameAction::ConfirmReplace));
    assert_eq!(*replaced.screen(), Screen::Table(GameSlot::Received));
    assert_eq!(
        replaced.games().at(GameSlot::Solo),
        own.games().at(GameSlot::Solo)
    );
}

#[test]
fn both_results_of_a_challenge_stand_beside_each_other() {
    let game = over(&played(app().led_by(DEAL), Level::Novice));
    let challenge = game.replacen("1/", "1/b/", 1);
    let begun = do_it(&follow(&with_own(), &challenge), ReceivedAction::Play);
    assert!(
        begun
            .game()
            .is_some_and(|game| game.challenge_turns().is_some())
    );
    // Results can be compared only after the round is over.
    assert_eq!(do_it(&begun, ReceivedAction::Compare), begun);
    let over = played(begun, Level::Casual);
    let compared = do_it(&over, ReceivedAction::Compare);
    let shown = sent(&compared);
    let answer = shown.answer.as_ref().expect("an answer");
    let theirs = shown.result.as_ref().expect("a result");
    assert_eq!(answer.compared, answer.result.compare(theirs));
    assert_eq!(shown.link.to_string(), game);
    assert_eq!(answer.link, over.game().expect("a game").link());
    // The challenge survives a reload, and another try at the same deal.
    let kept = over.games().at(GameSlot::Received).expect("a game");
    let loaded = load_game(&save_game(kept), kept.id()).expect("a game");
    assert_eq!(loaded.challenge_turns(), kept.challenge_turns());
    let again = over.reduce(Action::Game(GameAction::SameDeal));
    assert_eq!(*again.screen(), Screen::Table(GameSlot::Received));
    assert!(
        again
            .game()
            .is_some_and(|game| game.challenge_turns().is_some())
    );
    // Another deal drops the challenge.
    let seed = "otherone".parse().expect("a seed");
    let other = over.reduce(Action::Game(GameAction::PlayAgain(seed)));
    assert_eq!(other.game().and_then(|game| game.challenge_turns()), None);
}

#[test]
fn the_same_turns_are_a_tie() {
    let game = over(&played(app().led_by(DEAL), Level::Casual));
    let challenge = game.replacen("1/", "1/b/", 1);
    let begun = do_it(&follow(&app(), &challenge), ReceivedAction::Play);
    let compared = do_it(&played(begun, Level::Casual), ReceivedAction::Compare);
    let answer = sent(&compared).answer.as_ref().expect("an answer");
    assert_eq!(answer.compared, Ordering::Equal);
}

#[test]
fn who_learns_first_gets_back_to_what_was_sent() {
    let day = follow(&app(), "1/d/20261116");
    assert!(
        matches!(day.screen(), Screen::Daily(_)),
        "{:?}",
        day.screen()
    );
    let watched = do_it(
        &follow(&app(), "1/1.3/h1/red7game/x"),
        ReceivedAction::Watch,
    );
    for there in [day, follow(&app(), DEAL), watched] {
        leads_back(&there);
    }
}

fn leads_back(there: &AppState) {
    let learning = there.reduce(Action::Lesson(LessonAction::Learn));
    assert!(learning.lesson().is_some());
    let next = learning.reduce(Action::Lesson(LessonAction::Begin(1)));
    let back = next.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(back.screen(), there.screen());
    // *Back* then leads to the start page, and later lessons don't return to the link.
    let home = back.back();
    let home = home.back();
    assert_eq!(*home.screen(), Screen::Home);
    let learned = home
        .reduce(Action::Lesson(LessonAction::Learn))
        .reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(*learned.screen(), Screen::Home);
}

#[test]
fn a_game_that_was_watched_is_played_on_beside_ones_own() {
    let own = with_own();
    let watched = do_it(&follow(&own, "1/1.3/h1/red7game/x"), ReceivedAction::Watch);
    let on = watched.reduce(Action::Replay(ReplayAction::PlayOn));
    // Its cards were seen, so it is practice.
    assert_eq!(*on.screen(), Screen::Table(GameSlot::Received));
    assert!(on.game().is_some_and(|game| game.retry_from().is_some()));
    assert_eq!(
        on.games().at(GameSlot::Solo),
        own.games().at(GameSlot::Solo)
    );
}

#[test]
fn an_address_is_kept_until_a_game_is_begun_or_the_start_page_is_shown() {
    let entry = |app: &AppState| app.history_entry().text;
    let there = follow(&app(), DEAL);
    assert_eq!(entry(&there), format!("1 0 {DEAL}"));
    let watched = do_it(&follow(&app(), &format!("{DEAL}/x")), ReceivedAction::Watch);
    assert_eq!(entry(&watched), format!("2 0 {DEAL}/x"));
    assert_eq!(
        entry(&there.reduce(Action::Navigate(NavigationAction::Home))),
        "0 0 "
    );
    assert_eq!(entry(&do_it(&there, ReceivedAction::Play)), "1 0 game");
    assert_eq!(entry(&follow(&app(), "1/nothing")), "0 0 ");
}
