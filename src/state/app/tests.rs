//! What happens on the page, one thing after another.

use super::*;
use crate::game::{Edition, Move, Players, Ruleset, Target};
use crate::state::{Language, Pace, Stage};

fn seed(text: &str) -> Seed {
    text.parse().expect("a seed")
}

fn app() -> App {
    App::new(seed("red7game"), Day::FIRST, Kept::default())
}

fn game(app: &App) -> &Game {
    app.games.current().expect("a game")
}

/// The action by which the opponent to move makes its turn.
fn answer(app: &App) -> Action {
    let game = game(app);
    Action::BotPlayed {
        game: game.id(),
        ply: game.ply(),
        turn: game
            .task()
            .and_then(|task| task.turn())
            .expect("an opponent to move"),
    }
}

/// A table of four, at which the person is not the first to move.
fn dealt() -> App {
    let app = app().reduce(Action::Players(Players::FOUR));
    let app = app.reduce(Action::Deal(seed("nextgame")));
    assert!(game(&app).bot_to_move().is_some());
    app
}

#[test]
fn a_deal_opens_the_table() {
    let app = dealt();
    assert_eq!(app.screen, Screen::Table);
    assert_eq!(game(&app).lineup().players().get(), 4);
    assert_eq!(game(&app).record().seed, seed("red7game"));
    assert_eq!(app.seed, "nextgame");
}

#[test]
fn a_deal_is_under_the_rules_of_the_form() {
    let choices = [
        Action::Edition(Edition::V1_0),
        Action::Advanced(true),
        Action::WithActions(true),
        Action::Target(Target::None),
        Action::Deal(seed("nextgame")),
    ];
    let app = choices.into_iter().fold(app(), |app, it| app.reduce(it));
    let rules = Ruleset::new(Edition::V1_0, true, true).with_target(Target::None);
    assert_eq!(game(&app).record().ruleset, rules);
}

#[test]
fn a_bad_seed_deals_nothing() {
    let app = app().reduce(Action::TypeSeed("bad".to_owned()));
    assert_eq!(app.reduce(Action::Deal(seed("nextgame"))), app);
}

#[test]
fn an_opponents_turn_counts_once_and_only_in_its_game() {
    let app = dealt();
    let answered = answer(&app);
    let after = app.reduce(answered.clone());
    assert_eq!(game(&after).ply(), 1);
    assert_eq!(after.reduce(answered.clone()), after);

    let other = app.reduce(Action::SameDeal);
    assert_ne!(game(&other).id(), game(&app).id());
    assert_eq!(other.reduce(answered), other);
}

#[test]
fn nothing_can_be_done_while_others_move() {
    let app = dealt();
    let card = game(&app).view().hand().highest().expect("a card");
    for action in [
        Action::Choose(card),
        Action::TakeUp(card),
        Action::Play(Move::Play(card)),
        Action::Undo,
        Action::AskToPass,
        Action::EndTurn,
    ] {
        assert_eq!(app.reduce(action.clone()), app, "{action:?}");
    }
}

#[test]
fn a_turn_is_made_of_moves_that_can_be_taken_back() {
    let mut app = dealt();
    while game(&app).bot_to_move().is_some() {
        app = app.reduce(answer(&app));
    }
    let card = game(&app).view().hand().highest().expect("a card");
    let chosen = app.reduce(Action::Choose(card));
    assert_eq!(game(&chosen).stage(), Stage::Chosen(card));
    assert_eq!(chosen.reduce(Action::Choose(card)), app);
    assert_eq!(chosen.reduce(Action::PutBack), app);
    assert_eq!(app.reduce(Action::TakeUp(card)), chosen);
    assert_eq!(chosen.reduce(Action::TakeUp(card)), chosen);

    let staged = chosen.reduce(Action::Play(Move::Play(card)));
    assert_eq!(game(&staged).stage(), Stage::Staged);
    assert_eq!(staged.reduce(Action::Undo), app);
    assert_eq!(
        game(&staged.reduce(Action::EndTurn)).ply(),
        game(&app).ply() + 1
    );
    // Once a card is played, only a discard can follow.
    let again = game(&staged).view().hand().highest().expect("a card");
    assert_eq!(staged.reduce(Action::Play(Move::Play(again))), staged);
}

#[test]
fn a_pass_has_to_be_confirmed() {
    let mut app = dealt();
    while game(&app).bot_to_move().is_some() {
        app = app.reduce(answer(&app));
    }
    // Without a move there is no turn to end.
    assert_eq!(app.reduce(Action::EndTurn), app);
    let asked = app.reduce(Action::AskToPass);
    assert_eq!(game(&asked).stage(), Stage::Passing);
    assert_eq!(asked.reduce(Action::PutBack), app);
    let passed = asked.reduce(Action::EndTurn);
    assert!(matches!(game(&passed).stage(), Stage::Out(_)));
}

#[test]
fn another_deal_keeps_the_players() {
    let app = dealt();
    let again = app.reduce(Action::PlayAgain(seed("otherone")));
    assert_eq!(game(&again).lineup(), game(&app).lineup());
    assert_eq!(game(&again).record().seed, seed("otherone"));
}

#[test]
fn a_notice_is_told_once() {
    let told = app().reduce(Action::Tell(Notice::StorageFull));
    assert_eq!(told.reduce(Action::Tell(Notice::StorageFull)), told);
    assert_eq!(told.notices, [Notice::StorageFull]);
    let dismissed = told.reduce(Action::Dismiss(Notice::StorageFull));
    assert!(dismissed.notices.is_empty());
    assert_eq!(
        dismissed.reduce(Action::Tell(Notice::StorageFull)),
        dismissed
    );
}

#[test]
fn settings_and_sheets_leave_the_game_alone() {
    let app = dealt();
    let set = app.reduce(Action::Pace(Pace::Instant));
    let set = set.reduce(Action::TakeDrawsByHand(true));
    let set = set.reduce(Action::Language(Language::Polish));
    assert_eq!(set.settings.pace, Pace::Instant);
    assert_eq!(set.settings.language, Language::Polish);
    assert!(set.settings.takes_draws_by_hand);
    let open = set.reduce(Action::Open(Sheet::Log));
    assert_eq!(open.reduce(Action::PutBack), open);
    assert_eq!(open.sheet, Some(Sheet::Log));
    assert_eq!(open.reduce(Action::Close), set);
    assert_eq!(open.reduce(Action::Back), set);
    assert_eq!(set.reduce(Action::Back), set.reduce(Action::GoHome));
    assert!(open.is_away() && set.is_away() && !set.reduce(Action::Back).is_away());
    assert_eq!(
        open.reduce(Action::GoHome)
            .reduce(Action::Continue(Place::Free)),
        set
    );
    assert_eq!(set.games, app.games);
}
