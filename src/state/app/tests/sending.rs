//! What somebody sent.

use std::cmp::Ordering;

use super::after_a_turn;
use crate::bots::Level;
use crate::state::app::sent::{SentAction, SentGame, SentKind};
use crate::state::app::*;
use crate::state::play::{load_game, save_game};
use crate::state::{Action, GameAction, LessonAction, Navigation, ReplayAction};

const DEAL: &str = "1/1.3/h2/red7game";

fn app() -> App {
    let seed = "otherone".parse().expect("a seed");
    App::new(seed, Day::FIRST, Loaded::default())
}

fn follow(app: &App, address: &str) -> App {
    app.reduce(Action::Navigate(Navigation::Follow(address.to_owned())))
}

fn do_it(app: &App, action: SentAction) -> App {
    app.reduce(Action::Sent(action))
}

fn sent(app: &App) -> &SentGame {
    match &app.screen {
        Screen::Sent(sent) => sent,
        other => unreachable!("{other:?}"),
    }
}

/// The page after the game at its table was played to its end.
fn played(mut app: App, level: Level) -> App {
    while app.game().is_some_and(|game| !game.is_round_over()) {
        app = after_a_turn(&app, level);
    }
    app
}

/// The address of a game of that deal that was played to its end.
fn over(app: &App) -> String {
    app.game().expect("a game").link().to_string()
}

/// A page with a game of the visitor's own under way.
fn with_own() -> App {
    let app = after_a_turn(&app().led_by("1/1.3/h1/keepthis"), Level::Casual);
    let app = after_a_turn(&app, Level::Casual);
    assert!(app.game().is_some_and(|game| game.is_under_way()));
    app
}

#[test]
fn nothing_is_dealt_or_shown_before_it_is_said_what_it_is() {
    let game = over(&played(app().led_by(DEAL), Level::Casual));
    for (address, kind) in [
        (DEAL.to_owned(), SentKind::Deal),
        (game.clone(), SentKind::Game),
        (format!("{game}@1"), SentKind::Moment),
        (game.replacen("1/", "1/b/", 1), SentKind::Challenge),
    ] {
        let there = follow(&app(), &address);
        assert_eq!(sent(&there).kind, kind);
        assert_eq!(there.games, Games::default());
        let has_result = sent(&there).result.is_some();
        assert_eq!(has_result, kind != SentKind::Deal, "{address}");
        // It is watched from the start, whatever moment was sent.
        let watched = do_it(&there, SentAction::Watch);
        let ply = watched.replay().map(|replay| replay.scene().ply);
        assert_eq!(ply, Some(0), "{address}");
    }
    let moment = do_it(&follow(&app(), &format!("{game}@1")), SentAction::See);
    assert_eq!(moment.replay().map(|replay| replay.scene().ply), Some(1));
}

#[test]
fn a_deal_that_was_sent_lies_beside_ones_own_game() {
    let own = with_own();
    let dealt = do_it(&follow(&own, DEAL), SentAction::Play);
    assert_eq!(dealt.screen, Screen::Table(Place::Sent));
    assert_eq!(dealt.games.at(Place::Free), own.games.at(Place::Free));
    // Where there is none, it takes its usual place.
    let alone = do_it(&follow(&app(), DEAL), SentAction::Play);
    assert_eq!(alone.screen, Screen::Table(Place::Free));
    // A second one is asked about, and the own game is kept still.
    let begun = after_a_turn(&after_a_turn(&dealt, Level::Casual), Level::Casual);
    let asked = do_it(&follow(&begun, "1/1.3/h1/red7game"), SentAction::Play);
    assert_eq!(asked.sheet, Some(Sheet::Replace));
    let replaced = asked.reduce(Action::Game(GameAction::Replace));
    assert_eq!(replaced.screen, Screen::Table(Place::Sent));
    assert_eq!(replaced.games.at(Place::Free), own.games.at(Place::Free));
}

#[test]
fn both_results_of_a_challenge_stand_beside_each_other() {
    let game = over(&played(app().led_by(DEAL), Level::Novice));
    let challenge = game.replacen("1/", "1/b/", 1);
    let begun = do_it(&follow(&with_own(), &challenge), SentAction::Play);
    assert!(begun.game().is_some_and(|game| game.rival().is_some()));
    // Nothing is compared before it is over.
    assert_eq!(do_it(&begun, SentAction::Compare), begun);
    let over = played(begun, Level::Casual);
    let compared = do_it(&over, SentAction::Compare);
    let shown = sent(&compared);
    let answer = shown.answer.as_ref().expect("an answer");
    let theirs = shown.result.as_ref().expect("a result");
    assert_eq!(answer.compared, answer.result.compare(theirs));
    assert_eq!(shown.link.to_string(), game);
    assert_eq!(answer.link, over.game().expect("a game").link());
    // It outlives the visit, and another try at the same deal.
    let kept = over.games.at(Place::Sent).expect("a game");
    let loaded = load_game(&save_game(kept), kept.id()).expect("a game");
    assert_eq!(loaded.rival(), kept.rival());
    let again = over.reduce(Action::Game(GameAction::SameDeal));
    assert_eq!(again.screen, Screen::Table(Place::Sent));
    assert!(again.game().is_some_and(|game| game.rival().is_some()));
    // Another deal has nothing to do with it.
    let seed = "otherone".parse().expect("a seed");
    let other = over.reduce(Action::Game(GameAction::PlayAgain(seed)));
    assert_eq!(other.game().and_then(|game| game.rival()), None);
}

#[test]
fn the_same_turns_are_a_tie() {
    let game = over(&played(app().led_by(DEAL), Level::Casual));
    let challenge = game.replacen("1/", "1/b/", 1);
    let begun = do_it(&follow(&app(), &challenge), SentAction::Play);
    let compared = do_it(&played(begun, Level::Casual), SentAction::Compare);
    let answer = sent(&compared).answer.as_ref().expect("an answer");
    assert_eq!(answer.compared, Ordering::Equal);
}

#[test]
fn who_learns_first_gets_back_to_what_was_sent() {
    let day = follow(&app(), "1/d/20261116");
    assert!(matches!(day.screen, Screen::Daily(_)), "{:?}", day.screen);
    let watched = do_it(&follow(&app(), "1/1.3/h1/red7game/x"), SentAction::Watch);
    for there in [day, follow(&app(), DEAL), watched] {
        leads_back(&there);
    }
}

fn leads_back(there: &App) {
    let learning = there.reduce(Action::Lesson(LessonAction::Learn));
    assert!(learning.lesson().is_some());
    let next = learning.reduce(Action::Lesson(LessonAction::Begin(1)));
    let back = next.reduce(Action::Navigate(Navigation::Home));
    assert_eq!(back.screen, there.screen);
    // From there one gets home, and is not led back again.
    let home = back.reduce(Action::Navigate(Navigation::Back));
    assert_eq!(home.screen, Screen::Home);
    let learned = home
        .reduce(Action::Lesson(LessonAction::Learn))
        .reduce(Action::Navigate(Navigation::Home));
    assert_eq!(learned.screen, Screen::Home);
}

#[test]
fn a_game_that_was_watched_is_played_on_beside_ones_own() {
    let own = with_own();
    let watched = do_it(&follow(&own, "1/1.3/h1/red7game/x"), SentAction::Watch);
    let on = watched.reduce(Action::Replay(ReplayAction::PlayOn));
    // It is asked about, as ever.
    assert_eq!(on.sheet, Some(Sheet::Replace));
    assert_eq!(on.games, own.games);
}

#[test]
fn an_address_is_kept_until_a_game_is_begun_or_the_start_page_is_shown() {
    let home = |app: &App| app.reduce(Action::Navigate(Navigation::Home));
    let there = follow(&app(), DEAL);
    assert_eq!(there.address.as_deref(), Some(DEAL));
    let watched = do_it(&follow(&app(), &format!("{DEAL}/x")), SentAction::Watch);
    assert!(watched.address.is_some());
    assert_eq!(home(&there).address, None);
    assert_eq!(do_it(&there, SentAction::Play).address, None);
    assert_eq!(follow(&app(), "1/nothing").address, None);
}
