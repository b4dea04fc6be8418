//! Actions at a table other than turns.

use super::*;
use crate::game::Seat;

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
