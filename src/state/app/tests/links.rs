//! Deals from the form, and games opened by link.

use super::*;
use crate::game::Move;
use crate::state::{
    Action, Day, GameAction, LinkError, LoadedData, NavigationAction, NewGameAction, ReplayAction,
    TurnAction,
};

const DEAL: &str = "1/1.3a/h2/red7game";
const GAME: &str = "1/1.3a/h2/red7game/x.pO6.pG7";

fn app() -> AppState {
    let seed = "otherone".parse().expect("a seed");
    AppState::new(seed, Day::FIRST, LoadedData::default())
}

fn open(app: &AppState, text: &str) -> AppState {
    app.led_by(text)
}

fn link(app: &AppState) -> String {
    app.game().expect("a game").link().to_string()
}

/// Returns a page with a game under way: the player has made a move.
fn under_way() -> AppState {
    let app = open(&app(), "1/1.3/h1/red7game");
    let card = app.game().and_then(|game| game.view().hand().highest());
    let app = app.reduce(Action::Turn(TurnAction::Make(Move::Play(
        card.expect("a card"),
    ))));
    assert!(app.game().is_some_and(|game| game.is_under_way()));
    app
}

#[test]
fn a_deal_is_dealt_at_once_if_nothing_is_lost() {
    let app = open(&app(), DEAL);
    assert_eq!(
        (app.screen(), link(&app)),
        (&Screen::Table(GameSlot::Solo), DEAL.to_owned())
    );
    let other = open(&app, "1/1.3/h4/red7game");
    assert_eq!(link(&other), "1/1.3/h4/red7game");
}

#[test]
fn a_game_under_way_is_given_up_only_if_one_says_so() {
    let before = under_way();
    let asked = open(&before, DEAL);
    assert_eq!(asked.sheet(), Some(Sheet::Replace));
    assert_eq!(asked.games(), before.games());
    let kept = asked.reduce(Action::Navigate(NavigationAction::CloseSheet));
    assert_eq!(kept, before);
    assert_eq!(
        kept.reduce(Action::Game(GameAction::ConfirmReplace)),
        before
    );
    assert_eq!(
        link(&asked.reduce(Action::Game(GameAction::ConfirmReplace))),
        DEAL
    );
}

#[test]
fn the_form_asks_as_well_and_gets_its_next_seed_with_the_game() {
    let before = under_way().reduce(Action::NewGame(NewGameAction::Seed("typedone".to_owned())));
    let next = "nextseed".parse().expect("a seed");
    let asked = before.reduce(Action::Game(GameAction::Deal(next)));
    assert_eq!(asked.sheet(), Some(Sheet::Replace));
    assert_eq!(
        asked.reduce(Action::Navigate(NavigationAction::CloseSheet)),
        before
    );
    let dealt = asked.reduce(Action::Game(GameAction::ConfirmReplace));
    assert!(link(&dealt).ends_with("/typedone"));
    assert_eq!(dealt.seed(), "nextseed");
}

#[test]
fn a_game_is_looked_at_and_played_on() {
    let app = open(&app(), GAME);
    assert!(app.replay().is_some() && *app.games() == Games::default());
    let earlier = app.reduce(Action::Replay(ReplayAction::GoTo(2)));
    let on = earlier.reduce(Action::Replay(ReplayAction::PlayOn));
    assert_eq!(
        (on.screen(), link(&on)),
        (
            &Screen::Table(GameSlot::Solo),
            "1/1.3a/h2/red7game/x.pO6".to_owned()
        )
    );
}

#[test]
fn a_bad_address_is_told_of_and_changes_nothing() {
    let before = under_way();
    let after = open(&before, "1/1.3/h1/red7game/pR1.pR1");
    assert!(matches!(
        after.notices()[..],
        [Notice::BadLink(LinkError::Illegal { .. })]
    ));
    assert_eq!(
        (after.screen(), after.games()),
        (&Screen::Home, before.games())
    );
    assert_eq!(open(&after, "1/1.3/h1/red7game/pR1.pR1"), after);
}

#[test]
fn of_bad_addresses_only_the_last_is_told() {
    let bad = ["1/q/9z-red7game", "nonsense", "1/1.3/h1/red7game/pR1.pR1"];
    let app = bad.into_iter().fold(app(), |app, text| open(&app, text));
    assert!(matches!(
        app.notices()[..],
        [Notice::BadLink(LinkError::Illegal { .. })]
    ));
}
