//! Actions at the table, besides the parts of a turn.

use std::rc::Rc;

use crate::game::Seed;
use crate::state::app::GameAction;
use crate::state::app::game_request::{GameOrigin, GameRequest};
use crate::state::app::library::Library;
use crate::state::app::new_game::NewGame;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::{Screen, Sheet};
use crate::state::app::session::Session;
use crate::state::lineup::Lineup;
use crate::state::link::{GameLink, Link};
use crate::state::play::{Game, GameSlot};
use crate::state::replay::Replay;

pub fn update(
    action: GameAction,
    session: &Session,
    library: &Library,
    new_game: &NewGame,
) -> Requests {
    if let Some(requests) = update_early(&action, session, library, new_game) {
        return requests;
    }
    let change_and_close = |action: &dyn Fn(Game) -> Game| {
        let mut requests = vec![Request::CloseSheet];
        requests.extend(change(session, library, action));
        requests
    };
    match action {
        GameAction::PlayAgain(seed) => play_again(Some(seed), session, library),
        GameAction::SameDeal => play_again(None, session, library),
        GameAction::PlayAgainst(lineup, seed) => play_against(lineup, seed, session, library),
        GameAction::ConfirmReplace => vec![Request::ConfirmReplace],
        GameAction::NextRound => change_and_close(&Game::next_round),
        GameAction::RestartRound => change_and_close(&Game::restart_round),
        GameAction::Resign => change_and_close(&Game::resign),
        GameAction::GiveUpMatch => give_up_match(session, library),
        GameAction::Rematch(seed) => rematch(seed, library),
        GameAction::ReviewGivenUp => library
            .given_up()
            .map_or_else(Vec::new, |game| review_given_up(game.link())),
        GameAction::ChangeLevel(seat, level) => change(session, library, &|game: Game| {
            game.change_level(seat, level)
        }),
        _ => Vec::new(),
    }
}

/// Carries out the actions that the page's first part has; `None` for others.
pub fn update_early(
    action: &GameAction,
    session: &Session,
    library: &Library,
    new_game: &NewGame,
) -> Option<Requests> {
    let change = |action: &dyn Fn(Game) -> Game| change(session, library, action);
    Some(match *action {
        GameAction::Deal(next_seed) => new_game.deal(&library.settings().new_game, next_seed),
        GameAction::TakeBack if !may_take_back(session, library) => Vec::new(),
        GameAction::TakeBack => change(&Game::take_back),
        GameAction::TakeDevice => change(&Game::take_device),
        GameAction::Pause => change(&Game::pause),
        GameAction::Resume => change(&Game::resume),
        GameAction::NextTurn => change(&Game::show_next),
        GameAction::FastForward => change(&Game::hurry),
        GameAction::NextEndStep => change(&Game::next_end_step),
        GameAction::ShowResult => change(&Game::show_result),
        GameAction::ReplayTurns(from, to) => change(&|game| game.recall(from, to)),
        GameAction::ReplayNext => session.change_game(library, Game::recall_on),
        GameAction::StopReplay => change(&|game| game),
        _ => return None,
    })
}

/// Changes the game at the table. Any action but the next step ends an instant replay.
fn change(session: &Session, library: &Library, action: &dyn Fn(Game) -> Game) -> Requests {
    session.change_game(library, |game| action(game.recall_no_more()))
}

/// Returns `true` if turns can be taken back at the table: by a setting, or as agreed with friends.
fn may_take_back(session: &Session, library: &Library) -> bool {
    let game = session.game(library);
    library.settings().may_take_back || game.is_some_and(|game| game.is_with_friends())
}

/// Gives up the match at the table, and requests the start page with the match's end.
fn give_up_match(session: &Session, library: &Library) -> Requests {
    let can = |game: &Rc<Game>| game.can_give_up_match();
    if !session.game(library).is_some_and(can) {
        return Vec::new();
    }
    let mut requests = session.change_game(library, Game::give_up_match);
    requests.push(Request::Show(Screen::Home));
    requests.push(Request::OpenSheet(Sheet::GivenUp));
    requests
}

/// Requests another deal to the players of the match that was given up.
fn rematch(seed: Seed, library: &Library) -> Requests {
    let deal = library.given_up().map(|game| {
        let ruleset = game.record().ruleset;
        GameLink::deal(game.next_lineup().clone(), ruleset, seed)
    });
    let start = deal.map(|deal| Request::StartGame(GameRequest::from_page(deal)));
    start.into_iter().collect()
}

/// Requests the review of a match that was given up, at the last round that it finished.
pub fn review_given_up(game: GameLink) -> Requests {
    let replay = Replay::of(Link::Game(game));
    let show = replay.map(|replay| Request::Show(Screen::Replay(Rc::new(replay.in_last_round()))));
    show.into_iter().collect()
}

/// Requests another deal with the same players, or the same deal again.
fn play_again(seed: Option<Seed>, session: &Session, library: &Library) -> Requests {
    let Some(game) = session.game(library) else {
        return Vec::new();
    };
    let last = game.record();
    let lineup = game.next_lineup().clone();
    // The same deal with the same players still has to beat the same game.
    let is_same = seed.is_none() && lineup == *game.lineup();
    let challenge = game.challenge_turns().filter(|_| is_same).cloned();
    let is_received = session.slot() == Some(GameSlot::Received);
    let origin = match challenge {
        Some(turns) => GameOrigin::Challenge { turns, is_received },
        None if is_received => GameOrigin::Received,
        None => GameOrigin::Page,
    };
    let deal = match seed {
        Some(seed) => GameLink::deal(lineup, last.ruleset, seed),
        None => GameLink::of_deal(lineup, last),
    };
    vec![Request::StartGame(GameRequest::new(deal, origin))]
}

/// Requests a deal to other players by the same rules, and a form with these players.
fn play_against(lineup: Lineup, seed: Seed, session: &Session, library: &Library) -> Requests {
    let Some(game) = session.game(library) else {
        return Vec::new();
    };
    let mut form = library.settings().new_game;
    form.set_lineup(&lineup);
    let deal = GameLink::deal(lineup, game.record().ruleset, seed);
    let game = GameRequest::new(deal, GameOrigin::Page);
    vec![Request::SaveForm(form), Request::StartGame(game)]
}
