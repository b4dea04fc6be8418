//! Correspondence games.

use crate::bots::Level;
use crate::state::correspondence::{CorrespondenceLink, GameId, GameOptions, Party};
use crate::state::play::game::Game;
use crate::state::play::{WaitingFor, load_correspondence, save_game};
use crate::state::settings::PlayerNames;

/// A game started here and not sent yet.
fn game(seating: &str, rules: &str) -> Game {
    agreed_on(seating, rules, false)
}

fn agreed_on(seating: &str, rules: &str, hints: bool) -> Game {
    let agreed = GameOptions {
        hints,
        take_backs: true,
    };
    let (seating, rules) = (seating.parse().expect(seating), rules.parse().expect(rules));
    let [id, seed] = ["h3k2m9xq", "red7game"].map(|seed| seed.parse().expect("a seed"));
    let link =
        CorrespondenceLink::begin(GameId(id), seating, rules, seed, PlayerNames::NONE, agreed);
    let game = Game::from_link(0, &link, Some(Party::FIRST)).expect("no turns");
    game.sent_at(None)
}

/// The game as the device of the player to move has it.
fn passed_on(game: &Game) -> Game {
    let link = game.correspondence_link().expect("with friends");
    let seat = link.next().expect("a player to move");
    let party = link.seating.party_at(seat);
    Game::from_link(0, &link, party).expect("legal turns")
}

#[test]
fn resigned_player_passes_in_every_later_turn() {
    let mut game = game("abc", "1.3a");
    while game.awaits() != Some(WaitingFor::You) {
        game = passed_on(&game);
    }
    let seat = game.seat();
    let mut game = game.give_up();
    assert_eq!(game.resigned_seats(), [seat]);
    for _ in 0..30 {
        assert_ne!(
            game.awaits(),
            Some(WaitingFor::You),
            "only at the others' devices"
        );
        let mut there = passed_on(&game);
        while there.awaits() == Some(WaitingFor::You) {
            there = if there.is_round_over() {
                there.next_round()
            } else {
                there.after_a_turn(Level::Novice)
            };
        }
        let again = load_correspondence(&save_game(&there), 0).expect("a document");
        assert_eq!(save_game(&again), save_game(&there));
        game = Game::from_link(
            0,
            &there.correspondence_link().expect("a letter"),
            Some(Party::FIRST),
        )
        .expect("legal turns");
        if game.winners().is_some() {
            return;
        }
    }
}

#[test]
fn last_player_left_wins_once_the_round_is_over() {
    let mut game = game("ab", "1.3a");
    while game.awaits() != Some(WaitingFor::You) {
        game = passed_on(&game);
    }
    let other = game.lineup().players().after(game.seat());
    let game = game.give_up();
    assert_eq!(
        (game.winners(), game.awaits()),
        (Some(vec![other]), Some(WaitingFor::Nobody))
    );
    assert_eq!(game.clone().next_round(), game);
    assert_eq!(
        game.correspondence_link().and_then(|link| link.next()),
        None
    );
}

#[test]
fn hints_require_agreement() {
    for hints in [false, true] {
        let mut game = agreed_on("ab", "1.3", hints);
        while game.awaits() != Some(WaitingFor::You) {
            game = passed_on(&game);
        }
        assert_eq!(game.ask_for_hint().question().is_some(), hints);
    }
}

#[test]
fn turn_can_be_taken_back_until_it_is_sent() {
    let mut game = game("ab", "1.3");
    while game.awaits() != Some(WaitingFor::You) {
        game = passed_on(&game);
    }
    let after = game.clone().after_a_turn(Level::Novice);
    assert_eq!(after.clone().take_back(), game.with_take_backs(1));
    let sent = after.sent();
    assert_eq!(sent.clone().take_back(), sent);
}
