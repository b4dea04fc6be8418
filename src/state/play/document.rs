//! Documents of games for the browser's storage.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::game::Game;
use crate::game::{Move, Record, Ruleset, Turn, read_deal, read_turns, write_deal, write_turns};
use crate::state::correspondence::{CorrespondenceLink, CorrespondenceLinkError, GameId};
use crate::state::document::{LoadError, VERSION, read, to_json, unreadable};
use crate::state::lineup::Lineup;
use crate::state::sealed_game::SealedGame;
use crate::state::sealed_game::SealedSide;
use crate::state::settings::PlayerNames;

/// A missing field reads as empty; loading the game then reports it.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct GameDocument {
    version: u32,
    rules: String,
    seats: String,
    /// The lineup from the next round on, if it changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_seats: Option<String>,
    seed: String,
    /// The finished turns, separated by dots; empty if there are none.
    turns: Option<String>,
    /// The number of the current round, from 1; if missing, the round of the last turn.
    round: Option<usize>,
    /// The moves of the unfinished turn; empty if there are none.
    staged: String,
    taken_back: usize,
    /// The ply from which a finished game is retried.
    #[serde(skip_serializing_if = "Option::is_none")]
    tried_from: Option<usize>,
    /// The last round with a hint, from 1; 0 if there was none.
    #[serde(skip_serializing_if = "is_zero")]
    hinted: usize,
    /// The day of the daily deal, if this is the counted try.
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    /// The turns of the game to beat, from the same deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    rival: Option<String>,
    /// `true` once the player has given up the match.
    #[serde(skip_serializing_if = "is_false")]
    given_up: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// A correspondence game: its current link, and what only this device knows.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct CorrespondenceDocument {
    version: u32,
    letter: String,
    /// The letter that stands for the party at this device.
    own: String,
    /// Number of turns when the game was last sent or received.
    sent: Option<usize>,
    round: Option<usize>,
    staged: String,
    taken_back: usize,
}

/// A sealed game: its side with its secrets, and what only this device knows.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SealedDocument {
    version: u32,
    id: String,
    /// The text form of a [`SealedSide`].
    side: String,
    names: PlayerNames,
    /// Number of messages when the last one was sent.
    sent: usize,
    /// The turn that the next message carries; empty if there is none.
    turn: String,
    round: Option<usize>,
    staged: String,
}

/// Writes the document of a game.
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
    if let (Some(letter), Some(friends)) = (game.correspondence_link(), game.correspondence()) {
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
    save_local_game(game)
}

/// Writes the document of a game at one device.
#[must_use]
pub fn save_local_game(game: &Game) -> String {
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
        given_up: game.is_given_up(),
    })
}

/// Reads the document of a game at one device. `id` identifies the game in this session.
///
/// # Errors
///
/// If the text isn't such a document, this version can't read it, or the game is illegal under the rules.
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
    let game = if document.given_up {
        game.give_up_match()
    } else {
        game
    };
    let Some(seats) = document.next_seats else {
        return Ok(game);
    };
    let lineup: Lineup = seats.parse().map_err(unreadable)?;
    if lineup.players() != game.lineup().players() {
        return Err(LoadError::Unreadable);
    }
    Ok(game.with_next_lineup(lineup))
}

/// Reads the document of a correspondence game. `id` identifies the game in this session.
///
/// # Errors
///
/// If the text isn't such a document, this version can't read it, or the game is illegal under the rules.
pub fn load_correspondence(text: &str, id: u32) -> Result<Game, LoadError> {
    let document: CorrespondenceDocument = read(text)?;
    let letter: CorrespondenceLink = document.letter.parse().map_err(|error| match error {
        CorrespondenceLinkError::Newer => LoadError::Newer(VERSION + 1),
        error => unreadable(error),
    })?;
    let own = letter.seating.party(&document.own);
    let own = own.ok_or(LoadError::Unreadable)?;
    let game = Game::from_link(id, &letter, Some(own)).map_err(unreadable)?;
    if document.sent.is_some_and(|sent| sent > game.ply()) {
        return Err(LoadError::Unreadable);
    }
    let game = game
        .sent_at(document.sent)
        .with_take_backs(document.taken_back);
    resume(game, document.round, &document.staged)
}

/// Reads the document of a sealed game. `id` identifies the game in this session.
///
/// # Errors
///
/// If the text isn't such a document, this version can't read it, or the game is illegal under the rules.
pub fn load_sealed(text: &str, id: u32) -> Result<Game, LoadError> {
    let document: SealedDocument = read(text)?;
    let side = SealedSide::read(&document.side).ok_or(LoadError::Unreadable)?;
    if document.sent > side.messages {
        return Err(LoadError::Unreadable);
    }
    let name = GameId(document.id.parse().map_err(unreadable)?);
    let sealed = SealedGame::new(name, side.into(), document.names).unchecked(document.sent);
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

/// Restores the round and the staged moves.
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
    // The player who made these moves held the device then.
    let moves = staged.moves().iter().copied();
    let resumed = moves.fold(game.take_device(), |game, mv: Move| game.stage_move(mv));
    if resumed.staged() != staged {
        return Err(LoadError::Unreadable);
    }
    Ok(resumed.put_down_device())
}
