//! Several players at one device.

use crate::bots::Level;
use crate::game::{CardSet, Move, Seat};
use crate::state::play::game::Game;
use crate::state::play::log::TurnEvent;
use crate::state::play::scene::{Scene, Stage};

fn game(lineup: &str, rules: &str) -> Game {
    Game::dealt(lineup, rules, "shared77")
}

/// The first scenes of a match.
fn scenes(mut game: Game) -> Vec<(Game, Scene)> {
    let mut scenes = Vec::new();
    for _ in 0..60 {
        scenes.push((game.clone(), game.scene()));
        game = match game.bot_to_move() {
            None if game.human_to_move().is_none() => game.next_round(),
            _ => game.after_a_turn(Level::Novice),
        };
    }
    scenes
}

#[test]
fn hand_is_covered_until_its_player_takes_the_device() {
    let mut hands = 0;
    for (game, scene) in scenes(game("h2hh", "1.3ax")) {
        let Stage::HandingOver(person) = scene.turn.stage else {
            continue;
        };
        assert_eq!((scene.players.you, scene.view.seat()), (None, person));
        assert_eq!(scene.view.hand(), CardSet::EMPTY);
        assert!(scene.turn.drawn.is_empty() && scene.turn.choosable.is_empty());
        // The player can do nothing until then.
        assert_eq!(game.clone().ask_to_pass().stage(), scene.turn.stage);
        assert_eq!(game.clone().ask_for_hint().question(), None);
        let taken = game.take_device();
        assert_eq!(taken.stage(), Stage::Idle);
        assert_eq!(taken.scene().players.you, Some(person));
        assert_eq!(taken.view(), taken.full_round().view(person));
        hands += taken.view().hand().len();
    }
    assert!(hands > 0);
}

#[test]
fn holder_sees_only_own_draws() {
    let drew = |scene: &Scene, by: Option<Seat>| {
        let lines = scene.log.iter().filter(|line| Some(line.seat) == by);
        let events = lines.flat_map(|line| line.events.clone());
        events
            .filter(|event| matches!(event, TurnEvent::Drew(Some(_))))
            .count()
    };
    let mut own = 0;
    for (game, scene) in scenes(game("hh", "1.3ax")) {
        for scene in [scene, game.take_device().scene()] {
            let hidden = scene.log.iter().filter(|line| !line.hidden.is_empty());
            assert!(
                hidden
                    .clone()
                    .all(|line| Some(line.seat) == scene.players.you)
            );
            own += drew(&scene, scene.players.you);
        }
    }
    assert!(own > 0);
}

#[test]
fn next_round_begins_behind_the_curtain() {
    let mut game = game("hh", "1.3a");
    for _ in 0..2 {
        let round = game.round_number();
        while game.round_number() == round {
            game = if game.is_round_over() {
                game.next_round()
            } else {
                game.after_a_turn(Level::Novice)
            };
        }
        assert!(game.is_covered());
    }
}

#[test]
fn single_player_never_takes_the_device() {
    for (game, scene) in scenes(game("h22", "1.3a")) {
        assert!(!game.is_covered());
        assert_eq!(scene.players.you, Some(Seat::FIRST));
        assert!(!matches!(scene.turn.stage, Stage::HandingOver(_)));
    }
}

#[test]
fn finished_round_addresses_all_players() {
    let all = scenes(game("hhh", "1.3"));
    let (_, last) = all.last().expect("a scene");
    assert!(matches!(last.turn.stage, Stage::Over(_)));
    assert_eq!((last.players.you, last.view.hand()), (None, CardSet::EMPTY));
    assert!(last.view.check(Move::Pass).is_err());
}
