//! Who sits where.

use thiserror::Error;

use crate::bots::Level;
use crate::game::Seat;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The program, at a level.
    Bot(Level),
}

impl Player {
    /// The sign of the player in texts: `h`, or the number of the level.
    ///
    /// 2 and 4 are kept for levels between and above the two there are.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Bot(Level::Novice) => '1',
            Self::Bot(Level::Skilled) => '3',
        }
    }

    fn from_sign(sign: char) -> Option<Self> {
        let bots = Level::ALL.into_iter().map(Self::Bot);
        bots.chain([Self::Human])
            .find(|player| player.sign() == sign)
    }
}

/// Writes players as one sign for each seat: `h13`.
#[must_use]
pub fn write_players(players: &[Player]) -> String {
    players.iter().map(|player| player.sign()).collect()
}

/// Why a text does not name the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParsePlayersError {
    /// Two to four play.
    #[error("2 to 4 play, not {0}")]
    Number(usize),
    /// An unknown sign.
    #[error("{0:?} is no player")]
    Sign(char),
    /// One person plays, at the first seat.
    #[error("one person plays, at the first seat")]
    Human,
}

/// Reads what [`write_players`] wrote.
///
/// # Errors
///
/// Says what is wrong with the text.
pub fn parse_players(text: &str) -> Result<Vec<Player>, ParsePlayersError> {
    let players = text
        .chars()
        .map(|sign| Player::from_sign(sign).ok_or(ParsePlayersError::Sign(sign)))
        .collect::<Result<Vec<_>, _>>()?;
    if !matches!(players.len(), 2..=Seat::MAX) {
        return Err(ParsePlayersError::Number(players.len()));
    }
    let is_human = |player: &Player| *player == Player::Human;
    if !is_human(&players[0]) || players[1..].iter().any(is_human) {
        return Err(ParsePlayersError::Human);
    }
    Ok(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_gives_the_players_back() {
        for text in ["h1", "h31", "h113"] {
            let players = parse_players(text).expect(text);
            assert_eq!(write_players(&players), text);
        }
    }

    #[test]
    fn bad_texts_say_what_is_wrong() {
        assert_eq!(parse_players(""), Err(ParsePlayersError::Number(0)));
        assert_eq!(parse_players("h"), Err(ParsePlayersError::Number(1)));
        assert_eq!(parse_players("h1111"), Err(ParsePlayersError::Number(5)));
        assert_eq!(parse_players("h?"), Err(ParsePlayersError::Sign('?')));
        assert_eq!(parse_players("1h"), Err(ParsePlayersError::Human));
        assert_eq!(parse_players("hh"), Err(ParsePlayersError::Human));
    }
}
