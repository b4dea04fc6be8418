//! Where chance starts from on the command line.

use red7::game::Seed;

/// A number stands for itself; a seed of a game gives the number that its first ply has.
pub fn chance(text: &str) -> Result<u64, String> {
    if let Ok(number) = text.parse() {
        return Ok(number);
    }
    text.parse::<Seed>()
        .map(|seed| seed.bot_seed(0))
        .map_err(|reason| format!("seed {text:?}: a number, or the seed of a game: {reason}"))
}
