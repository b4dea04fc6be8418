use super::*;
use crate::bots::Level;

fn game() -> Game {
    Game::dealt("h13", "1.3", "red7game")
}

/// A later moment of the game, with a move staged.
fn game_with_staged_move() -> Game {
    let mut game = game();
    while game.ply() < 4 || game.bot_to_move().is_some() {
        let ply = game.ply();
        game = match game.question().and_then(|question| question.turn()) {
            Some(turn) => game.apply_bot_turn(turn),
            None => {
                let choice = Level::Novice.choose(&game.view(), 0);
                let moves = choice.turn().moves().iter().copied();
                moves.fold(game, Game::stage_move).end_turn(false)
            }
        };
        assert_eq!(game.ply(), ply + 1, "someone moves");
    }
    let card = game.view().hand().highest().expect("a card");
    game.stage_move(Move::Play(card))
}

#[test]
fn stored_game_loads_unchanged() {
    let game = game_with_staged_move();
    assert!(!game.staged().is_empty());
    assert_eq!(load_game(&save_game(&game), game.id()), Ok(game));
}

#[test]
fn drawn_card_stays_drawn() {
    let game = Game::dealt("h111", "1.0ax", "ac000007");
    let game = game.stage_move(Move::Play("V3".parse().expect("a card")));
    let loaded = load_game(&save_game(&game), game.id()).expect("a game");
    let scene = loaded.scene();
    assert!(!scene.turn.drawn.is_empty() && !scene.turn.can_undo);
    assert_eq!(scene.turn.drawn, game.scene().turn.drawn);
}

#[test]
fn next_lineup_is_stored() {
    let seat = crate::game::Seat::new(1).expect("a seat");
    let game = Game::dealt("h13", "1.3a", "red7game").change_level(seat, Level::Master);
    assert_eq!(game.next_lineup().to_string(), "h43");
    let loaded = load_game(&save_game(&game), game.id());
    assert_eq!(loaded.as_ref(), Ok(&game));
    let text = save_game(&game).replace("\"h43\"", "\"h4\"");
    assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable));
    // A level that is changed back leaves nothing in the document.
    let game = game.change_level(seat, Level::Novice);
    assert!(!save_game(&game).contains("next_seats"));
}

#[test]
fn last_round_with_a_hint_is_stored() {
    let game = game_with_staged_move().ask_for_hint();
    assert!(save_game(&game).contains("\"hinted\":1"));
    let loaded = load_game(&save_game(&game), game.id()).expect("a game");
    assert_eq!((game.last_hinted(), loaded.last_hinted()), (1, 1));
    // Documents of games without hints have no such field.
    assert!(!save_game(&game_with_staged_move()).contains("hinted"));
}

#[test]
fn draft_of_a_shared_device_is_stored() {
    let taken = Game::dealt("hh", "1.3", "shared77").take_device();
    let card = taken.view().hand().highest().expect("a card");
    let game = taken.stage_move(Move::Play(card));
    let loaded = load_game(&save_game(&game), game.id()).expect("a game");
    assert!(loaded.is_covered());
    assert_eq!(loaded.staged(), game.staged());
    let scene = loaded.scene();
    assert!(scene.view.hand().is_empty() && scene.turn.choosable.is_empty());
    assert_eq!(loaded.take_device(), game);
}

#[test]
fn challenge_is_stored() {
    let over = read_turns("x.x").expect("turns");
    let game = game()
        .with_challenge(over.into())
        .expect("a game that is over");
    let text = save_game(&game);
    assert_eq!(load_game(&text, game.id()), Ok(game));
    for wrong in ["x.x.x", "pR1", ""] {
        let text = text.replace(r#""rival":"x.x""#, &format!(r#""rival":"{wrong}""#));
        assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable), "{wrong}");
    }
}

#[test]
fn newer_version_differs_from_damage() {
    let newer = save_game(&game()).replace("\"version\":1", "\"version\":2");
    assert_eq!(load_game(&newer, 0), Err(LoadError::Newer(2)));
    let others = r#"{"version":2,"turns":["pR7"],"theme":"sepia"}"#;
    assert_eq!(load_game(others, 0), Err(LoadError::Newer(2)));
}

#[test]
fn round_that_was_not_dealt_is_damage() {
    let whole = save_game(&game_with_staged_move());
    for wrong in ["\"round\":0", "\"round\":2", "\"round\":-1"] {
        let text = whole.replace("\"round\":1", wrong);
        assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable), "{text}");
    }
    // Games stored by versions without matches have no round.
    let old = whole.replace("\"round\":1,", "");
    assert_eq!(load_game(&old, 0), Ok(game_with_staged_move()));
}

#[test]
fn damage_in_any_field_is_an_error() {
    let whole = save_game(&game_with_staged_move());
    let damaged = [
        ("\"rules\":\"1.3\"", "\"rules\":\"9.9\""),
        ("\"seats\":\"h13\"", "\"seats\":\"h1\""),
        ("\"seats\":\"h13\"", "\"seats\":\"113\""),
        ("\"seed\":\"red7game\"", "\"seed\":\"otherone\""),
        ("\"staged\":\"p", "\"staged\":\"t"),
        ("\"staged\":\"p", "\"staged\":\"x"),
        ("\"turns\":\"", "\"turns\":\".."),
        ("\"turns\":", "\"torns\":"),
        ("\"version\":1", "\"version\":-1"),
    ];
    for (old, new) in damaged {
        let text = whole.replacen(old, new, 1);
        assert_ne!(text, whole, "{old} is in {whole}");
        assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable), "{text}");
    }
    for end in 0..whole.len() {
        assert!(load_game(&whole[..end], 0).is_err());
    }
}
