//! Random seeds on the command line.

use red7::game::Seed;

/// Parses a number as it is; a game's seed becomes the bot seed of its first ply.
pub fn chance(text: &str) -> Result<u64, String> {
    if let Ok(number) = text.parse() {
        return Ok(number);
    }
    text.parse::<Seed>()
        .map(|seed| seed.bot_seed(0))
        .map_err(|reason| format!("seed {text:?}: a number, or the seed of a game: {reason}"))
}
