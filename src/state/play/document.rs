//! A game as a document for the browser's storage.

use serde::{Deserialize, Serialize};

use super::game::Game;
use crate::game::{Move, Record, Ruleset, Turn, read_deal, read_turns, write_deal, write_turns};
use crate::state::correspondence::{CorrespondenceLink, CorrespondenceLinkError, GameId};
use crate::state::document::{LoadError, VERSION, read, to_json, unreadable};
use crate::state::lineup::Lineup;
use crate::state::sealed_game::SealedGame;
use crate::state::sealed_game::SealedSide;
use crate::state::settings::PlayerNames;

/// A field that is not there reads as empty, and is missed when the game is put
/// together.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct GameDocument {
    version: u32,
    rules: String,
    seats: String,
    /// Who plays from the next round on, if that was changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_seats: Option<String>,
    seed: String,
    /// The finished turns, with dots between them; empty if there are none.
    turns: Option<String>,
    /// The number of the round under way or just over, from 1. Without it, it is the
    /// round of the last turn.
    round: Option<usize>,
    /// The moves of the turn under way; empty if there are none.
    staged: String,
    /// How many turns were taken back.
    taken_back: usize,
    /// After how many turns it is tried once more, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    tried_from: Option<usize>,
    /// The last round in which a hint was asked for, from 1; 0 if there was none.
    #[serde(skip_serializing_if = "is_zero")]
    hinted: usize,
    /// The day whose deal it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    /// The turns of the game from the same deal that is to be beaten, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    rival: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// A game with friends: the letter as it would be sent now, and what only this device knows.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct CorrespondenceDocument {
    version: u32,
    letter: String,
    /// The letter of the party at this device.
    own: String,
    /// After how many turns the game was last sent, or came.
    sent: Option<usize>,
    round: Option<usize>,
    staged: String,
    taken_back: usize,
}

/// A sealed game: what its side knows and keeps secret, and what only this device knows.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SealedDocument {
    version: u32,
    /// What tells it from others.
    id: String,
    /// The [side](SealedSide).
    side: String,
    /// What the two are called.
    names: PlayerNames,
    /// How many messages there were when the last was sent.
    sent: usize,
    /// The turn that is to be made into a message; empty if there is none.
    turn: String,
    round: Option<usize>,
    staged: String,
}

/// Writes a game.
#[must_use]
pub fn save_game(game: &Game) -> String {
    if let Some(sealed) = game.sealed() {
        return to_json(&SealedDocument {
            version: VERSION,
            id: sealed.id.to_string(),
            side: sealed.side.to_string(),
            names: sealed.names,
            sent: sealed.sent,
            turn: game
                .turn_to_seal()
                .map(ToString::to_string)
                .unwrap_or_default(),
            round: Some(game.round_number()),
            staged: game.staged().to_string(),
        });
    }
    if let (Some(letter), Some(friends)) = (game.letter(), game.correspondence()) {
        return to_json(&CorrespondenceDocument {
            version: VERSION,
            letter: letter.to_string(),
            own: friends.own.map(|own| own.to_string()).unwrap_or_default(),
            sent: friends.sent,
            round: Some(game.round_number()),
            staged: game.staged().to_string(),
            taken_back: game.taken_back(),
        });
    }
    let record = game.record();
    let turns = match record.turns.as_slice() {
        [] => String::new(),
        turns => write_turns(turns),
    };
    to_json(&GameDocument {
        version: VERSION,
        rules: record.ruleset.to_string(),
        seats: game.lineup().to_string(),
        next_seats: (game.next_lineup() != game.lineup()).then(|| game.next_lineup().to_string()),
        seed: write_deal(record.seed, &record.shuffles),
        turns: Some(turns),
        round: Some(game.round_number()),
        staged: game.staged().to_string(),
        taken_back: game.taken_back(),
        tried_from: game.retry_from(),
        hinted: game.last_hinted(),
        day: game.day().map(|day| day.to_string()),
        rival: game.challenge_turns().map(|turns| write_turns(turns)),
    })
}

/// Reads a game; `id` tells it from others of this visit.
///
/// # Errors
///
/// If the text is no such document, or one that this version cannot read, or if
/// what it tells is against the rules.
pub fn load_game(text: &str, id: u32) -> Result<Game, LoadError> {
    let document: GameDocument = read(text)?;
    let ruleset: Ruleset = document.rules.parse().map_err(unreadable)?;
    let lineup: Lineup = document.seats.parse().map_err(unreadable)?;
    let (seed, shuffles) = read_deal(&document.seed).map_err(unreadable)?;
    let turns = match document.turns.ok_or(LoadError::Unreadable)?.as_str() {
        "" => Vec::new(),
        turns => read_turns(turns).map_err(unreadable)?,
    };
    let record = Record {
        ruleset,
        players: lineup.players(),
        seed,
        shuffles,
        turns,
    };
    let game = Game::new(id, lineup, record).map_err(unreadable)?;
    let game = game
        .with_take_backs(document.taken_back)
        .with_retry_from(document.tried_from)
        .hinted_until(document.hinted);
    let game = match document.day {
        Some(day) => game.of_day(day.parse().map_err(unreadable)?),
        None => game,
    };
    let game = match document.rival {
        Some(turns) => {
            let turns = read_turns(&turns).map_err(unreadable)?;
            game.with_challenge(turns.into())
                .ok_or(LoadError::Unreadable)?
        }
        None => game,
    };
    let game = resume(game, document.round, &document.staged)?;
    let Some(seats) = document.next_seats else {
        return Ok(game);
    };
    let lineup: Lineup = seats.parse().map_err(unreadable)?;
    match lineup.players() == game.lineup().players() {
        true => Ok(game.with_next_lineup(lineup)),
        false => Err(LoadError::Unreadable),
    }
}

/// Reads a game with friends; `id` tells it from others of this visit.
///
/// # Errors
///
/// If the text is no such document, or one that this version cannot read, or if
/// what it tells is against the rules.
pub fn load_correspondence(text: &str, id: u32) -> Result<Game, LoadError> {
    let document: CorrespondenceDocument = read(text)?;
    let letter: CorrespondenceLink = document.letter.parse().map_err(|error| match error {
        CorrespondenceLinkError::Newer => LoadError::Newer(VERSION + 1),
        error => unreadable(error),
    })?;
    let own = letter.seating.party(&document.own);
    let own = own.ok_or(LoadError::Unreadable)?;
    let game = Game::of_letter(id, &letter, Some(own)).map_err(unreadable)?;
    if document.sent.is_some_and(|sent| sent > game.ply()) {
        return Err(LoadError::Unreadable);
    }
    let game = game
        .sent_at(document.sent)
        .with_take_backs(document.taken_back);
    resume(game, document.round, &document.staged)
}

/// Reads a sealed game; `id` tells it from others of this visit.
///
/// # Errors
///
/// If the text is no such document, or one that this version cannot read, or if
/// what it tells is against the rules.
pub fn load_sealed(text: &str, id: u32) -> Result<Game, LoadError> {
    let document: SealedDocument = read(text)?;
    let side = SealedSide::read(&document.side).ok_or(LoadError::Unreadable)?;
    if document.sent > side.messages {
        return Err(LoadError::Unreadable);
    }
    let sealed = SealedGame {
        id: GameId(document.id.parse().map_err(unreadable)?),
        side: side.into(),
        names: document.names,
        sent: document.sent,
    };
    let game = Game::of_sealed(id, sealed).map_err(unreadable)?;
    let game = resume(game, document.round, &document.staged)?;
    if document.turn.is_empty() {
        return Ok(game);
    }
    let turn: Turn = document.turn.parse().map_err(unreadable)?;
    let after = game.played(turn);
    match after.turn_to_seal() {
        Some(_) => Ok(after),
        None => Err(LoadError::Unreadable),
    }
}

/// The game in the round and with the moves with which it was left.
fn resume(game: Game, round: Option<usize>, staged: &str) -> Result<Game, LoadError> {
    let game = match round {
        Some(round) if round > game.round_number() => game.next_round(),
        _ => game,
    };
    if round.is_some_and(|round| round != game.round_number()) {
        return Err(LoadError::Unreadable);
    }
    if staged.is_empty() {
        return Ok(game);
    }
    let staged: Turn = staged.parse().map_err(unreadable)?;
    // Who made these moves held the device then.
    let moves = staged.moves().iter().copied();
    let resumed = moves.fold(game.take_device(), |game, mv: Move| game.stage_move(mv));
    if resumed.staged() != staged {
        return Err(LoadError::Unreadable);
    }
    Ok(resumed.put_down_device())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;

    fn game() -> Game {
        Game::dealt("h13", "1.3", "red7game")
    }

    /// Some turns on, with a move of the person's turn made.
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
    fn a_game_comes_back_as_it_was() {
        let game = game_with_staged_move();
        assert!(!game.staged().is_empty());
        assert_eq!(load_game(&save_game(&game), game.id()), Ok(game));
    }

    #[test]
    fn a_card_that_was_drawn_stays_seen() {
        let game = Game::dealt("h111", "1.0ax", "ac000007");
        let game = game.stage_move(Move::Play("V3".parse().expect("a card")));
        let loaded = load_game(&save_game(&game), game.id()).expect("a game");
        let scene = loaded.scene();
        assert!(!scene.drawn.is_empty() && !scene.can_undo);
        assert_eq!(scene.drawn, game.scene().drawn);
    }

    #[test]
    fn who_plays_from_the_next_round_on_comes_back() {
        let seat = crate::game::Seat::new(1).expect("a seat");
        let game = Game::dealt("h13", "1.3a", "red7game").change_level(seat, Level::Master);
        assert_eq!(game.next_lineup().to_string(), "h43");
        let loaded = load_game(&save_game(&game), game.id());
        assert_eq!(loaded.as_ref(), Ok(&game));
        let text = save_game(&game).replace("\"h43\"", "\"h4\"");
        assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable));
        // Where the level is as it was, nothing is left of the change.
        let game = game.change_level(seat, Level::Novice);
        assert!(!save_game(&game).contains("next_seats"));
    }

    #[test]
    fn that_a_hint_was_asked_for_is_kept() {
        let game = game_with_staged_move().ask_for_hint();
        assert!(save_game(&game).contains("\"hinted\":1"));
        let loaded = load_game(&save_game(&game), game.id()).expect("a game");
        assert_eq!((game.last_hinted(), loaded.last_hinted()), (1, 1));
        // Documents of games without hints are as they were before.
        assert!(!save_game(&game_with_staged_move()).contains("hinted"));
    }

    #[test]
    fn a_turn_comes_back_where_several_persons_share_the_device() {
        let taken = Game::dealt("hh", "1.3", "shared77").take_device();
        let card = taken.view().hand().highest().expect("a card");
        let game = taken.stage_move(Move::Play(card));
        let loaded = load_game(&save_game(&game), game.id()).expect("a game");
        assert!(loaded.is_covered());
        assert_eq!(loaded.staged(), game.staged());
        let scene = loaded.scene();
        assert!(scene.view.hand().is_empty() && scene.choosable.is_empty());
        assert_eq!(loaded.take_device(), game);
    }

    #[test]
    fn a_game_remembers_which_one_it_is_to_beat() {
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
    fn a_newer_version_is_told_from_damage() {
        let newer = save_game(&game()).replace("\"version\":1", "\"version\":2");
        assert_eq!(load_game(&newer, 0), Err(LoadError::Newer(2)));
        let others = r#"{"version":2,"turns":["pR7"],"theme":"sepia"}"#;
        assert_eq!(load_game(others, 0), Err(LoadError::Newer(2)));
    }

    #[test]
    fn a_round_that_was_not_dealt_is_damage() {
        let whole = save_game(&game_with_staged_move());
        for wrong in ["\"round\":0", "\"round\":2", "\"round\":-1"] {
            let text = whole.replace("\"round\":1", wrong);
            assert_eq!(load_game(&text, 0), Err(LoadError::Unreadable), "{text}");
        }
        // Games that were stored before there were matches name no round.
        let old = whole.replace("\"round\":1,", "");
        assert_eq!(load_game(&old, 0), Ok(game_with_staged_move()));
    }

    #[test]
    fn damage_is_found_wherever_it_is() {
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
}
