//! Tests of [`AppState::reduce`] by sequences of actions.

mod correspondence;
mod daily;
mod early;
mod history;
mod home;
mod late_replies;
mod links;
mod midnight;
mod puzzle;
mod received;
mod replay;
#[cfg(feature = "sealed")]
mod sealed;
mod statistics;
mod table;
mod weekly;

use super::*;
use crate::bots::Level;
use crate::game::{Edition, Move, PlayerCount, Ruleset, Target};
use crate::state::archive::Statistics;
use crate::state::notice::Notice;
use crate::state::play::{Game, GameSlot, Games};
use crate::state::{
    BoolSetting, Day, GameAction, Language, Link, NavigationAction, NewGameAction, NoticeAction,
    Pace, ReceivedAction, SettingsAction, Stage, TurnAction,
};

impl AppState {
    /// Opens a link without the screen for received games: a deal starts as from the form, and a game is shown at its
    /// end, or at the moment that the link names.
    pub(crate) fn led_by(&self, address: &str) -> Self {
        match address.parse() {
            Ok(Link::Game(game)) if game.record.turns.is_empty() => {
                let mut app = self.clone();
                let game = GameRequest::from_page(game);
                app.carry_out_all(vec![Request::StartGame(game)]);
                app
            }
            _ => self
                .reduce(Action::Navigate(NavigationAction::OpenLink(
                    address.to_owned(),
                )))
                .reduce(Action::Received(ReceivedAction::See)),
        }
    }
}

#[cfg(feature = "sealed")]
impl AppState {
    /// The state once the browser has given the lock of the sealed game that is to be played.
    pub(crate) fn locked(&self) -> Self {
        match self.sealed_lock() {
            Some((lock, LockState::Waiting)) => {
                self.reduce(SealedAction::LockChanged(lock, LockState::Held).into())
            }
            _ => self.clone(),
        }
    }

    /// The state once the browser has given the lock of a sealed game, the module has replied, and all is stored.
    pub(crate) fn settled(&self, service: &mut crate::state::SealedService) -> Self {
        let mut app = self.locked();
        while let Some(asked) = app.sealed_request() {
            let answer = service.answer(&asked.request).map(Rc::new);
            app = app.reduce(SealedAction::Replied(asked, answer).into());
            app = app.locked();
        }
        let games = app.games().clone();
        for (slot, game) in games.iter() {
            if let Some(sealed) = game.sealed() {
                let side = Some(sealed.side.stored.clone());
                app = app.reduce(Action::StoreChanged(StoreEvent::Sealed { slot, side }));
            }
        }
        app
    }
}

/// Shortcuts that skip the player's preceding actions.
impl AppState {
    pub(crate) fn complete_lesson(&mut self, number: usize) {
        self.library.complete_lesson(number);
    }

    /// Follows the browser's Back button: closes the sheet, or goes to the screen before.
    pub(crate) fn back(&self) -> Self {
        let before = self.history_entry().index.saturating_sub(1);
        let entry = format!("{before} 0 ");
        self.reduce(Action::Navigate(NavigationAction::Visit(entry)))
    }

    #[cfg(feature = "web")]
    pub(crate) fn showing(mut self, screen: Screen) -> Self {
        self.session.show(screen);
        self
    }
}

fn seed(text: &str) -> Seed {
    text.parse().expect("a seed")
}

fn app() -> AppState {
    AppState::new(seed("red7game"), Day::FIRST, LoadedData::default())
}

fn game(app: &AppState) -> &Game {
    app.game().expect("a game")
}

/// Returns the reply to the pending request, for example the turn of the opponent to move.
fn answer(app: &AppState) -> Action {
    let asked = app.next_request().expect("a question");
    let answer = asked.request.answer().expect("an answer");
    Action::EngineReplied(asked, answer)
}

/// Deals a four-player game in which an opponent moves first.
fn dealt() -> AppState {
    let app = app().reduce(Action::NewGame(NewGameAction::Players(PlayerCount::FOUR)));
    let app = app.reduce(Action::Game(GameAction::Deal(seed("nextgame"))));
    assert!(game(&app).bot_to_move().is_some());
    app
}

/// Returns the page after the reply to its pending request, or `None` if there is no request.
fn answered(app: &AppState) -> Option<AppState> {
    let asked = app.next_request()?;
    let answer = asked.request.answer()?;
    Some(app.reduce(Action::EngineReplied(asked, answer)))
}

/// Returns the page after the opponent's turn, or after a turn that `level` chooses for the player, who takes the
/// device first if necessary.
fn after_a_turn(app: &AppState, level: Level) -> AppState {
    if let Some(after) = answered(app) {
        return after;
    }
    let app = app.reduce(Action::Game(GameAction::TakeDevice));
    let choice = level.choose(&game(&app).view(), 0);
    let play = |app: AppState, mv| app.reduce(Action::Turn(TurnAction::Make(mv)));
    let staged = choice.turn().moves().iter().copied().fold(app, play);
    let asked = if game(&staged).staged().is_empty() {
        staged.reduce(Action::Turn(TurnAction::AskToPass))
    } else {
        staged
    };
    asked.reduce(Action::Turn(TurnAction::EndTurn))
}

#[test]
fn a_deal_opens_the_table() {
    let app = dealt();
    assert_eq!(*app.screen(), Screen::Table(GameSlot::Solo));
    assert_eq!(game(&app).lineup().players().get(), 4);
    assert_eq!(game(&app).record().seed, seed("red7game"));
    assert_eq!(app.seed(), "nextgame");
}

#[test]
fn a_deal_is_under_the_rules_of_the_form() {
    let choices = [
        Action::NewGame(NewGameAction::Edition(Edition::V1_0)),
        Action::NewGame(NewGameAction::Advanced(true)),
        Action::NewGame(NewGameAction::Actions(true)),
        Action::NewGame(NewGameAction::Target(Target::None)),
        Action::Game(GameAction::Deal(seed("nextgame"))),
    ];
    let app = choices.into_iter().fold(app(), |app, it| app.reduce(it));
    let rules = Ruleset::new(Edition::V1_0, true, true).with_target(Target::None);
    assert_eq!(game(&app).record().ruleset, rules);
}

#[test]
fn a_deal_code_may_be_typed_in_capitals_or_pasted_with_its_surroundings() {
    for typed in ["SameDeal", " (samedeal).", "same deal"] {
        let app = app().reduce(Action::NewGame(NewGameAction::Seed(typed.to_owned())));
        let app = app.reduce(Action::Game(GameAction::Deal(seed("nextgame"))));
        assert_eq!(game(&app).record().seed, seed("samedeal"));
    }
}

#[test]
fn a_bad_seed_deals_nothing() {
    let app = app().reduce(Action::NewGame(NewGameAction::Seed("bad".to_owned())));
    assert_eq!(
        app.reduce(Action::Game(GameAction::Deal(seed("nextgame")))),
        app
    );
}

#[test]
fn an_opponents_turn_counts_once_and_only_in_its_game() {
    let app = dealt();
    let answered = answer(&app);
    let after = app.reduce(answered.clone());
    assert_eq!(game(&after).ply(), 1);
    assert_eq!(after.reduce(answered.clone()), after);

    let other = app.reduce(Action::Game(GameAction::SameDeal));
    assert_ne!(game(&other).id(), game(&app).id());
    assert_eq!(other.reduce(answered), other);
}

#[test]
fn nothing_can_be_done_while_others_move() {
    let app = dealt();
    let card = game(&app).view().hand().highest().expect("a card");
    for action in [
        Action::Turn(TurnAction::Choose(card)),
        Action::Turn(TurnAction::TakeUp(card)),
        Action::Turn(TurnAction::Make(Move::Play(card))),
        Action::Turn(TurnAction::Undo),
        Action::Turn(TurnAction::AskToPass),
        Action::Turn(TurnAction::EndTurn),
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
    let chosen = app.reduce(Action::Turn(TurnAction::Choose(card)));
    assert_eq!(game(&chosen).stage(), Stage::Chosen(card));
    assert_eq!(chosen.reduce(Action::Turn(TurnAction::Choose(card))), app);
    assert_eq!(chosen.reduce(Action::Turn(TurnAction::PutBack)), app);
    assert_eq!(app.reduce(Action::Turn(TurnAction::TakeUp(card))), chosen);
    assert_eq!(
        chosen.reduce(Action::Turn(TurnAction::TakeUp(card))),
        chosen
    );

    let staged = chosen.reduce(Action::Turn(TurnAction::Make(Move::Play(card))));
    assert_eq!(game(&staged).stage(), Stage::Staged);
    assert_eq!(staged.reduce(Action::Turn(TurnAction::Undo)), app);
    assert_eq!(
        game(&staged.reduce(Action::Turn(TurnAction::EndTurn))).ply(),
        game(&app).ply() + 1
    );
    // After playing a card, the player can only discard.
    let again = game(&staged).view().hand().highest().expect("a card");
    assert_eq!(
        staged.reduce(Action::Turn(TurnAction::Make(Move::Play(again)))),
        staged
    );
}

#[test]
fn a_pass_has_to_be_confirmed() {
    let mut app = dealt();
    while game(&app).bot_to_move().is_some() {
        app = app.reduce(answer(&app));
    }
    // A turn without moves can't be ended.
    assert_eq!(app.reduce(Action::Turn(TurnAction::EndTurn)), app);
    let asked = app.reduce(Action::Turn(TurnAction::AskToPass));
    assert_eq!(game(&asked).stage(), Stage::ConfirmingPass);
    assert_eq!(asked.reduce(Action::Turn(TurnAction::PutBack)), app);
    let passed = asked.reduce(Action::Turn(TurnAction::EndTurn));
    assert!(matches!(game(&passed).stage(), Stage::Out(_)));
}

#[test]
fn another_deal_keeps_the_players() {
    let app = dealt();
    let again = app.reduce(Action::Game(GameAction::PlayAgain(seed("otherone"))));
    assert_eq!(game(&again).lineup(), game(&app).lineup());
    assert_eq!(game(&again).record().seed, seed("otherone"));
}

#[test]
fn a_notice_is_told_once() {
    let told = app().reduce(Action::Notice(NoticeAction::Tell(Notice::StorageFull)));
    assert_eq!(
        told.reduce(Action::Notice(NoticeAction::Tell(Notice::StorageFull))),
        told
    );
    assert_eq!(told.notices(), [Notice::StorageFull]);
    let dismissed = told.reduce(Action::Notice(NoticeAction::Dismiss(Notice::StorageFull)));
    assert!(dismissed.notices().is_empty());
    assert_eq!(
        dismissed.reduce(Action::Notice(NoticeAction::Tell(Notice::StorageFull))),
        dismissed
    );
}

#[test]
fn what_if_closes_with_the_round_and_the_turns_stay_open() {
    for (sheet, is_open) in [(Sheet::WhatIf, false), (Sheet::Log, true)] {
        let mut app = dealt().reduce(Action::Navigate(NavigationAction::OpenSheet(sheet)));
        while !game(&app).is_round_over() {
            assert_eq!(app.sheet(), Some(sheet));
            app = after_a_turn(&app, Level::Novice);
        }
        assert_eq!(app.sheet().is_some(), is_open);
    }
}

#[test]
fn settings_and_sheets_leave_the_game_alone() {
    let app = dealt();
    let set = app.reduce(Action::Settings(SettingsAction::Pace(Pace::Instant)));
    let set = set.reduce(Action::Settings(SettingsAction::Switch(
        BoolSetting::AsksBeforeDrawing,
        true,
    )));
    let set = set.reduce(Action::Settings(SettingsAction::Language(
        Language::of_tag("pl"),
    )));
    assert_eq!(set.settings().pace, Some(Pace::Instant));
    assert_eq!(set.settings().language, Language::of_tag("pl"));
    assert!(set.settings().asks_before_drawing);
    let open = set.reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Log)));
    assert_eq!(open.reduce(Action::Turn(TurnAction::PutBack)), open);
    assert_eq!(open.sheet(), Some(Sheet::Log));
    assert_eq!(
        open.reduce(Action::Navigate(NavigationAction::CloseSheet)),
        set
    );
    assert_eq!(open.back(), set);
    assert_eq!(
        set.back(),
        set.reduce(Action::Navigate(NavigationAction::Home))
    );
    let index = |app: &AppState| app.history_entry().index;
    assert_eq!((index(&open), index(&set), index(&set.back())), (2, 1, 0));
    assert_eq!(
        open.reduce(Action::Navigate(NavigationAction::Home))
            .reduce(Action::Navigate(NavigationAction::Resume(GameSlot::Solo))),
        set
    );
    assert_eq!(set.games(), app.games());
}
