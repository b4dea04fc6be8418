//! Rendering of every state of the table.

use std::rc::Rc;

use yew::prelude::*;

use super::{keep, outline, rendered};
use crate::bots::Level;
use crate::game::{Move, Phase, Record, Seat, Seed, Turn};
use crate::i18n::Localizer;
use crate::state::{Adviser, Game, Lineup, Settings, Stage};
use crate::ui::table::{LogLinks, RoundOver, TableScreen, TurnPanel, log};

/// First deal with this lineup and these rules for which `wanted` returns a result.
fn first<T>(lineup: &str, rules: &str, wanted: impl Fn(Game) -> Option<T>) -> T {
    let mut found = (0..500).map(|number| {
        let lineup: Lineup = lineup.parse().expect("a lineup");
        let rules = rules.parse().expect("rules");
        let seed = Seed::from_entropy(number);
        let deal = Record::new(rules, lineup.players(), seed);
        Game::new(0, lineup, deal).expect("no turns")
    });
    found.find_map(wanted).expect("such a deal")
}

/// First deal in which the human player begins.
fn idle(lineup: &str, rules: &str) -> Game {
    first(lineup, rules, |game| {
        (game.stage() == Stage::Idle).then_some(game)
    })
}

/// First deal in which the human player begins and has a move after which the game is as wanted.
fn staged(rules: &str, wanted: impl Fn(&Game) -> bool) -> Game {
    first("h1", rules, |game| {
        let moves = game.view().legal_moves().into_iter();
        let moves = moves.filter(|&mv| mv != Move::Pass && game.stage() == Stage::Idle);
        let mut games = moves.map(|mv| game.clone().stage_move(mv));
        games.find(&wanted)
    })
}

fn phase(game: &Game) -> Phase {
    game.view().table().phase()
}

fn is_leading(game: &Game) -> bool {
    game.view().table().is_mover_winning()
}

/// The whole table of a game.
fn table(game: &Game) -> Html {
    let shown = game.clone().show_result();
    let (scene, settings) = (Rc::new(shown.scene()), Settings::default());
    let ends = scene.view.table().winner().map(|winner| {
        html! { <RoundOver scene={scene.clone()} {winner} {settings} highlight={None} /> }
    });
    html! { <TableScreen {scene} {settings} ends={ends.unwrap_or_default()} /> }
}

/// The turn panel of a game.
fn act(game: &Game) -> Html {
    html! {
        <TurnPanel
            scene={Rc::new(game.scene())}
            settings={Settings::default()}
        />
    }
}

/// Compares the rendering of a game with the stored snapshot.
macro_rules! shows {
    ($name:literal, $show:ident, $game:expr) => {
        keep($name, &outline(|| $show(&$game)));
    };
}

#[test]
fn the_whole_table() {
    shows!("table_of_four", table, idle("h123", "1.3"));
    shows!("table_with_a_chosen_card", table, {
        let game = idle("h1", "1.3");
        let card = game.view().hand().highest().expect("a card");
        game.choose(card)
    });
    shows!("table_between_rounds", table, {
        idle("h1", "1.3a").ask_to_pass().end_turn(false)
    });
}

/// First turn of the player at the first seat in which `seat`, still in the round, has no card left.
fn without_cards(seat: Seat) -> Game {
    first("hh", "1.3", |mut game| {
        while game.view().table().winner().is_none() {
            game = game.take_device();
            let view = game.view();
            if view.seat() == Seat::FIRST && view.hand_size(seat) == 0 {
                return Some(game);
            }
            let choice = Level::Novice.choose(&view, 0);
            let moves = choice.turn().moves().iter().copied();
            game = moves.fold(game.ask_to_pass(), Game::stage_move);
            game = game.end_turn(false);
        }
        None
    })
}

#[test]
fn an_empty_hand_is_the_outline_of_a_card() {
    for (seat, place) in [(0, ".hand"), (1, ".opponents")] {
        let game = without_cards(Seat::new(seat).expect("a seat"));
        let table = rendered(move || table(&game));
        assert_eq!(table.only(place).only(".fan.none").text(), "0");
        assert_eq!(table.all(".fan.none").len(), 1);
    }
}

#[test]
fn a_turn() {
    shows!("act_idle", act, idle("h1", "1.3"));
    shows!("act_passing", act, idle("h1", "1.3").ask_to_pass());
    shows!(
        "act_passing_of_three",
        act,
        idle("h11", "1.3").ask_to_pass()
    );
    shows!("act_leading", act, staged("1.3", is_leading));
    shows!("act_behind", act, staged("1.3", |game| !is_leading(game)));
    shows!(
        "act_may_draw",
        act,
        staged("1.3a", |game| phase(game) == Phase::MayDraw)
    );
    shows!(
        "act_take",
        act,
        staged("1.0x", |game| phase(game) == Phase::Take)
    );
    shows!(
        "act_move",
        act,
        staged("1.3x", |game| matches!(phase(game), Phase::Recycle(_)))
    );
    shows!(
        "act_play_again",
        act,
        staged("1.3x", |game| phase(game) == Phase::PlayAgain)
    );
    shows!(
        "act_drawn",
        act,
        staged("1.3x", |game| !game.scene().turn.drawn.is_empty())
    );
    shows!(
        "act_must_lead",
        act,
        staged("1.3x", |game| game.scene().must_lead_yet())
    );
}

#[test]
fn a_hint() {
    shows!("act_hint_asked", act, idle("h1", "1.3").ask_for_hint());
    // A hint to pass is given at once, a card step by step; the card is then highlighted in the hand.
    shows!("act_hint_to_pass", act, {
        let game = idle("h1", "1.3").ask_for_hint();
        let pass = Turn::from(Move::Pass);
        game.hinted(&pass, Adviser::Master)
    });
    shows!("act_hint_look", act, advised(0));
    shows!("act_hint_card", act, advised(1));
    shows!("act_hint_turn", act, advised(2));
    for (more, pointed) in [(0, 0), (1, 1), (2, 1)] {
        let table = rendered(move || table(&advised(more)));
        let cards = table.all(".pointed");
        assert_eq!(cards.len(), pointed);
        let first = advised(more).scene().turn.hint.card();
        assert!(
            cards
                .iter()
                .all(|card| card.get("data-card") == first.map(|card| card.to_string()).as_deref())
        );
    }
}

/// A game with a hint that was extended `more` times.
fn advised(more: usize) -> Game {
    let asked = idle("h1", "1.3").ask_for_hint();
    let advice = Level::Skilled.choose(&asked.view(), 0);
    let hinted = asked.hinted(advice.turn(), Adviser::Master);
    (0..more).fold(hinted, |game, _| game.ask_for_hint())
}

#[test]
fn others_turns() {
    shows!(
        "act_waiting",
        act,
        first("h1", "1.3", |game| {
            matches!(game.stage(), Stage::OpponentsTurn(_)).then_some(game)
        })
    );
    shows!(
        "act_out",
        act,
        idle("h11", "1.3").ask_to_pass().end_turn(false)
    );
    shows!(
        "act_over",
        act,
        idle("h1", "1.3").ask_to_pass().end_turn(false)
    );
}

/// Log of two rounds, with links to one turn.
fn turns(shown: usize) -> Html {
    let pass = |game: Game| game.ask_to_pass().end_turn(false);
    let game = first("h1", "1.3a", |game| {
        let game = pass(pass(game).next_round());
        (game.scene().log.len() == 2).then_some(game)
    });
    let links = LogLinks {
        shown,
        worth: Vec::new(),
        go: Callback::noop(),
    };
    log(Localizer::ENGLISH, &game.scene().log, true, Some(&links))
}

#[test]
fn the_round_of_the_turn_that_is_shown_is_not_folded() {
    let buttons = |shown| rendered(move || turns(shown)).all("button").len();
    assert_eq!(buttons(2), 1);
    assert_eq!(buttons(1), 2);
}
