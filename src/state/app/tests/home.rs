//! The start page: new players, the first round, and recent games.

use super::*;
use crate::state::settings::Company;
use crate::state::{
    BoolSetting, CorrespondenceAction, GameId, GameLink, GameOptions, LessonAction, Link,
    PlayerKind, RecentAction, RecentGames, SettingsAction, Shortcut,
};

fn go(app: &AppState, shortcut: Shortcut) -> AppState {
    let name = shortcut.name().to_owned();
    app.reduce(Action::Navigate(NavigationAction::OpenLink(name)))
}

fn home(app: &AppState) -> AppState {
    app.reduce(Action::Navigate(NavigationAction::Home))
}

fn first_round_begun() -> AppState {
    app().reduce(Action::Lesson(LessonAction::FirstRound(seed("red7game"))))
}

/// Plays the first round to its end.
fn first_round() -> AppState {
    let mut app = first_round_begun();
    while !game(&app).is_match_over() {
        app = after_a_turn(&app, Level::Casual);
    }
    app
}

#[test]
fn a_newcomer_is_one_who_has_neither_played_nor_learned_nor_chosen() {
    let new = app();
    assert!(new.is_new_player());
    let dark = SettingsAction::Theme(crate::state::Theme::Dark);
    assert!(new.reduce(Action::Settings(dark)).is_new_player());
    let begun = new.reduce(Action::Lesson(LessonAction::Begin(0)));
    assert!(home(&begun).is_new_player());
    let mut learned = new.clone();
    learned.complete_lesson(3);
    let chosen = new.reduce(Action::NewGame(NewGameAction::Players(PlayerCount::FOUR)));
    let dealt = new.reduce(Action::Game(GameAction::Deal(seed("nextgame"))));
    let over = first_round();
    for known in [&learned, &chosen, &dealt, &over] {
        assert!(!known.is_new_player());
    }
}

#[test]
fn a_game_that_is_over_would_be_missed_and_one_with_friends_from_its_start() {
    assert!(!app().has_data_worth_keeping() && !dealt().has_data_worth_keeping());
    assert!(first_round().has_data_worth_keeping());
    let with_a_friend = app().reduce(Action::NewGame(NewGameAction::SetOpponent(
        0,
        PlayerKind::Friend,
    )));
    let begun = with_a_friend.reduce(Action::Correspondence(CorrespondenceAction::Begin {
        id: GameId(seed("friendly")),
        next: seed("nextgame"),
        agreed: GameOptions::default(),
    }));
    assert!(begun.has_data_worth_keeping() && !begun.is_new_player());
}

#[test]
fn who_plays_with_another_finds_the_form_for_two() {
    let rules = app().settings().new_game.ruleset();
    for (way, lineup) in [
        (NewGameAction::Company(Company::Friends), "hf"),
        (NewGameAction::Company(Company::Device), "hh"),
    ] {
        let open = app().reduce(Action::NewGame(way));
        let terms = open.settings().new_game;
        assert!(open.is_customising());
        assert_eq!(
            (terms.lineup().to_string(), terms.ruleset()),
            (lineup.to_owned(), rules)
        );
    }
}

#[test]
fn who_keeps_a_game_under_way_finds_it_in_place_of_the_form() {
    let mut left = first_round_begun();
    while game(&left).ply() == 0 {
        left = after_a_turn(&left, Level::Casual);
    }
    let open = home(&left).reduce(Action::NewGame(NewGameAction::Open));
    let asked = open.reduce(Action::Game(GameAction::Deal(seed("nextgame"))));
    assert!(asked.is_customising());
    assert!(
        !asked
            .reduce(Action::Navigate(NavigationAction::CloseSheet))
            .is_customising()
    );
    // Closing any other sheet leaves the form open.
    let rules = open.reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::HowTo)));
    assert!(
        rules
            .reduce(Action::Navigate(NavigationAction::CloseSheet))
            .is_customising()
    );
}

#[test]
fn a_first_round_is_against_one_novice_at_a_calm_pace() {
    let first = || Action::Lesson(LessonAction::FirstRound(seed("red7game")));
    let begun = app().reduce(first());
    let link = game(&begun).link().to_string();
    assert!(link.starts_with("1/1.3/h1/first"), "{link}");
    assert_eq!(begun.library.pace(), Pace::Calm);
    // The form remembers this table.
    assert_eq!(begun.settings().new_game.lineup().to_string(), "h1");
    let more = begun.reduce(Action::NewGame(NewGameAction::Players(PlayerCount::FOUR)));
    assert_eq!(more.settings().new_game.lineup().to_string(), "h111");
    // A table that the player chose stays in the form.
    let chosen = app().reduce(Action::NewGame(NewGameAction::Players(PlayerCount::FOUR)));
    let begun = chosen.reduce(first());
    assert_eq!(begun.settings(), chosen.settings());
    assert_eq!(game(&begun).lineup().to_string(), "h1");
}

#[test]
fn a_game_that_ends_is_among_the_last() {
    let over = first_round();
    let [last] = over.recent().all() else {
        panic!("one game is over");
    };
    assert_eq!(*last.link(), game(&over).link());
    assert_eq!(last.day(), over.today());
    assert!(over.has_played() && !app().has_played());
    // A reload doesn't add the game again.
    let found = LoadedData {
        games: over.games().clone(),
        recent: RecentGames::clone(over.recent()),
        ..LoadedData::default()
    };
    let again = AppState::new(seed("red7game"), Day::FIRST, found);
    assert_eq!(again.recent(), over.recent());
    // A match that continues after a round isn't a recent game.
    let mut dealt = app().led_by("1/1.3a/h1/counted1");
    while !game(&dealt).is_round_over() {
        dealt = after_a_turn(&dealt, Level::Casual);
    }
    assert!(!game(&dealt).is_match_over() && dealt.recent().is_empty());
}

#[test]
fn a_game_that_an_earlier_version_kept_is_among_the_last() {
    let found = LoadedData {
        games: first_round().games().clone(),
        ..LoadedData::default()
    };
    let app = AppState::new(seed("red7game"), Day::FIRST, found);
    assert_eq!(app.recent().all().len(), 1);
    assert_eq!(app.snapshot().journal.end(), 1);
}

#[test]
fn a_recent_game_can_be_looked_back_at_and_played_again() {
    let over = home(&first_round());
    let last = over.recent().all()[0].clone();
    let review = over.reduce(Action::Recent(RecentAction::Review(last.clone())));
    let replay = review.replay().expect("a replay").scene();
    assert_eq!(replay.ply, last.link().record.turns.len());
    assert!(replay.review.is_some());
    let again = over.reduce(Action::Recent(RecentAction::PlayAgain(last.clone())));
    let deal: GameLink = last.link().to_deal();
    assert_eq!(game(&again).link(), deal);
}

#[test]
fn shortcuts_lead_where_they_say() {
    let new = app();
    assert_eq!(*go(&new, Shortcut::Continue).screen(), Screen::Home);
    let daily = go(&new, Shortcut::Daily);
    assert_eq!(*daily.screen(), Screen::Daily(new.today()));
    let puzzle = go(&new, Shortcut::Puzzle);
    let id = puzzle.puzzle_session().map(|session| session.attempt.id());
    assert_eq!(id, Some(new.today().puzzle()));
    let left = home(&dealt());
    assert_eq!(left.resumable_slot(), Some(GameSlot::Solo));
    let on = go(&left, Shortcut::Continue);
    assert_eq!(*on.screen(), Screen::Table(GameSlot::Solo));
    // A game that is over can't be resumed.
    let over = home(&first_round());
    assert_eq!(*go(&over, Shortcut::Continue).screen(), Screen::Home);
    // Names of shortcuts aren't valid links.
    for shortcut in Shortcut::ALL {
        assert!(shortcut.name().parse::<Link>().is_err());
    }
}

#[test]
fn the_page_offers_to_be_installed_after_the_third_game_until_that_is_answered() {
    let mut app = first_round();
    for again in ["seconds2", "thirdone", "fourth44"] {
        let games = app.recent().all().len();
        assert_eq!(app.may_offer_install(), games >= 3, "{games}");
        app = app.reduce(Action::Game(GameAction::PlayAgain(seed(again))));
        while !game(&app).is_match_over() {
            app = after_a_turn(&app, Level::Casual);
        }
    }
    let answered = SettingsAction::Switch(BoolSetting::InstallAnswered, true);
    let answered = app.reduce(Action::Settings(answered));
    assert!(app.may_offer_install() && !answered.may_offer_install());
}
