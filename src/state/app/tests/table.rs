//! Actions at a table other than turns.

use super::*;
use crate::game::Seat;
use crate::state::{DailyAction, LessonAction, ReplayAction, ReplaySource};

/// A three-player round against Novices: the player has made a turn, and is to move again.
fn begun() -> AppState {
    let mut app = app().led_by("1/1.3a/h11/red7game");
    while game(&app).stage() != Stage::Idle || game(&app).ply() < 3 {
        app = after_a_turn(&app, Level::Skilled);
    }
    app
}

fn do_it(app: &AppState, action: GameAction) -> AppState {
    app.reduce(Action::Game(action))
}

#[test]
fn turns_are_taken_back_if_the_settings_allow_it() {
    let app = begun();
    assert_eq!(do_it(&app, GameAction::TakeBack), app);
    let switch = BoolSetting::MayTakeBack;
    let may = app.reduce(Action::Settings(SettingsAction::Switch(switch, true)));
    let back = do_it(&may, GameAction::TakeBack);
    assert_eq!((game(&back).taken_back(), game(&app).taken_back()), (1, 0));
}

#[test]
fn what_is_done_in_the_menu_closes_it() {
    let open = begun().reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Menu)));
    for action in [GameAction::Resign, GameAction::RestartRound] {
        let done = do_it(&open, action.clone());
        assert_ne!(done.games(), open.games(), "{action:?}");
        assert_eq!(done.sheet(), None, "{action:?}");
    }
}

#[test]
fn a_match_that_is_given_up_is_gone_and_counts_for_nothing() {
    let mut app = app().led_by("1/1.3a/h11/red7game");
    while game(&app).ply() < 4 {
        app = after_a_turn(&app, Level::Skilled);
    }
    let open = app.reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Menu)));
    let gone = do_it(&open, GameAction::GiveUpMatch);
    assert_eq!(
        (gone.screen(), gone.sheet()),
        (&Screen::Home, Some(Sheet::GivenUp))
    );
    assert_eq!(gone.resumable_slot(), None);
    assert_eq!(gone.statistics(), app.statistics());
    assert!(gone.recent().is_empty() && gone.daily().days() == 0);
    for way in [
        NavigationAction::Resume(GameSlot::Solo),
        NavigationAction::Visit("1 0 game".to_owned()),
        NavigationAction::OpenLink("continue".to_owned()),
    ] {
        let after = gone.reduce(Action::Navigate(way.clone()));
        assert_eq!(*after.screen(), Screen::Home, "{way:?}");
    }
    // Nothing is lost by a new game, so nobody is asked.
    let next = do_it(&gone, GameAction::Deal(seed("nextgame")));
    assert_eq!(next.sheet(), None);
    assert!(!game(&next).is_given_up() && game(&next).ply() == 0);
}

#[test]
fn the_review_of_a_round_does_not_lead_back_to_a_match_that_was_given_up() {
    let mut app = app().led_by("1/1.3a/h11/red7game");
    while !game(&app).is_round_over() {
        app = after_a_turn(&app, Level::Skilled);
    }
    let rounds = app.statistics().clone();
    let review = app.reduce(Action::Replay(ReplayAction::Open));
    assert!(matches!(review.screen(), Screen::Replay(_)));
    let gone = do_it(&review.back(), GameAction::GiveUpMatch);
    assert_eq!(*gone.screen(), Screen::Home);
    // The round that was over has counted before, and is found among the recent games.
    assert_eq!(*gone.statistics(), rounds);
    let listed = gone.recent().all();
    assert_eq!(listed.len(), 1);
    assert!(listed[0].is_given_up());
    let action = Action::Recent(RecentAction::Review(listed[0].clone()));
    assert!(matches!(gone.reduce(action).screen(), Screen::Replay(_)));
    // Its end ends the way forward to its review, and the review opened from there is of a game that is over.
    let forward = gone.reduce(Action::Navigate(NavigationAction::Visit("2 0 ".to_owned())));
    assert_eq!(*forward.screen(), Screen::Home);
    let review = do_it(&gone, GameAction::ReviewGivenUp);
    let left = review.reduce(Action::Replay(ReplayAction::BackToTable));
    assert_eq!(left.game(), None);
}

/// Its end leads on: to its finished rounds, and to another match with the same players.
#[test]
fn a_match_that_is_given_up_shows_its_end() {
    let mut app = app().led_by("1/1.3a/h12/red7game");
    let scores = |app: &AppState| app.given_up().map(|game| game.scene().score);
    while !game(&app).is_round_over() {
        app = after_a_turn(&app, Level::Skilled);
    }
    let before = game(&app).scene().score;
    let gone = do_it(&app, GameAction::GiveUpMatch);
    assert_eq!(scores(&gone), Some(before));
    let review = do_it(&gone, GameAction::ReviewGivenUp);
    let scene = review.replay_scene().expect("a review");
    assert!(scene.summary.is_some() && scene.source != ReplaySource::Table);
    let again = do_it(&gone, GameAction::Rematch(seed("nextgame")));
    assert_eq!(again.screen(), &Screen::Table(GameSlot::Solo));
    assert_eq!(again.sheet(), None);
    let game = game(&again);
    assert_eq!(
        (game.lineup().to_string(), game.ply()),
        ("h12".to_owned(), 0)
    );
    assert!(game.record().ruleset.is_advanced());
    // Nothing else is given up.
    for action in [
        GameAction::Rematch(seed("nextgame")),
        GameAction::ReviewGivenUp,
    ] {
        assert_eq!(do_it(&app, action.clone()), app);
        assert_eq!(do_it(&again, action), again);
    }
}

#[test]
fn only_a_match_against_opponents_can_be_given_up() {
    for link in ["1/1.3/h11/red7game", "1/1.3a/hh1/red7game"] {
        let app = app().led_by(link);
        assert_eq!(do_it(&app, GameAction::GiveUpMatch), app, "{link}");
    }
    let day = |text: &str| text.parse::<Day>().expect(text);
    let week = AppState::new(seed("red7game"), day("20261216"), LoadedData::default());
    let week = week.reduce(Action::Daily(DailyAction::Play(day("w20261214"))));
    assert!(game(&week).record().ruleset.is_advanced());
    assert_eq!(do_it(&week, GameAction::GiveUpMatch), week);
}

#[test]
fn another_level_comes_with_the_next_round() {
    let other = Seat::new(1).expect("a seat");
    let mut app = do_it(&begun(), GameAction::ChangeLevel(other, Level::Master));
    while !game(&app).is_round_over() {
        assert_eq!(game(&app).lineup().to_string(), "h11");
        app = after_a_turn(&app, Level::Skilled);
    }
    let next = do_it(&app, GameAction::NextRound);
    assert_eq!(game(&next).lineup().to_string(), "h41");
}

/// The table of a shared game, whose player has taken the device and made a move.
fn taken() -> AppState {
    let app = do_it(&app().led_by("1/1.3/hh/shared77"), GameAction::TakeDevice);
    let card = game(&app).view().hand().highest().expect("a card");
    app.reduce(Action::Turn(TurnAction::Make(Move::Play(card))))
}

#[test]
fn every_way_into_a_shared_game_leads_to_the_curtain() {
    let open = |sheet| Action::Navigate(NavigationAction::OpenSheet(sheet));
    let go = Action::Navigate;
    let link = |text: &str| Action::Navigate(NavigationAction::OpenLink(text.to_owned()));
    let resume = go(NavigationAction::Resume(GameSlot::PassAndPlay));
    let app = taken();
    assert!(!game(&app).is_covered());
    for ways in [
        vec![go(NavigationAction::Home), resume.clone()],
        vec![
            go(NavigationAction::Visit("0 0 ".to_owned())),
            resume.clone(),
        ],
        vec![
            go(NavigationAction::Visit("0 0 ".to_owned())),
            go(NavigationAction::Visit("1 0 game.shared".to_owned())),
        ],
        vec![resume.clone()],
        vec![link("continue")],
        vec![link("1/d"), resume.clone()],
        vec![Action::Lesson(LessonAction::Begin(0)), resume],
        vec![open(Sheet::Settings), go(NavigationAction::CloseSheet)],
        vec![
            open(Sheet::Menu),
            open(Sheet::HowTo),
            go(NavigationAction::Visit("1 0 game.shared".to_owned())),
        ],
        vec![go(NavigationAction::LookAway)],
    ] {
        let back = ways
            .iter()
            .cloned()
            .fold(app.clone(), |app, way| app.reduce(way));
        assert_eq!(
            *back.screen(),
            Screen::Table(GameSlot::PassAndPlay),
            "{ways:?}"
        );
        assert_eq!(back.sheet(), None, "{ways:?}");
        assert!(
            game(&back).is_covered() && game(&back).view().hand().is_empty(),
            "{ways:?}"
        );
        // The moves are still made, and no one else has taken the device.
        let taken = do_it(&back, GameAction::TakeDevice);
        assert_eq!(taken.games(), app.games(), "{ways:?}");
    }
}

#[test]
fn a_sheet_of_the_game_leaves_the_device_with_its_player() {
    let app = taken();
    for sheet in [Sheet::WhatIf, Sheet::Log, Sheet::Menu] {
        let open = app.reduce(Action::Navigate(NavigationAction::OpenSheet(sheet)));
        assert!(!game(&open).is_covered());
    }
}

#[test]
fn leaving_the_page_changes_no_game_of_one_player() {
    let app = begun();
    assert_eq!(
        app.reduce(Action::Navigate(NavigationAction::LookAway)),
        app
    );
}
