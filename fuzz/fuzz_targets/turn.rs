//! Turns: any text is parsed or rejected, a parsed turn formats as the same text, and a round plays it as a whole or
//! rejects it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use red7::game::{Round, Setup, Turn};

/// Positions that together allow every kind of move.
const POSITIONS: [&str; 4] = [
    "1.3ax V2 R1O4 1 R7O5Y1G4B3V6/I2/- O3R2/O2V3Y7/- G1/B4G6/-",
    "1.0ax - I5 1 R7O5Y1R3/B7/- O3/O2V6/-",
    "bgaax G2 - 1 R7O5Y1V3/B7I2/- O3/O2V6/- -/Y4Y6/R6",
    "webax B1 R2V7 1 R7O7R1O1R5/I2B5/- O3/O2V6/-",
];

fuzz_target!(|text: &str| {
    let Ok(turn) = text.parse::<Turn>() else {
        return;
    };
    assert_eq!(turn.to_string(), text);
    for position in POSITIONS {
        let before = round(position);
        let mut after = before.clone();
        match after.play_turn(&turn) {
            Ok(()) => assert!(after.setup().is_some(), "{turn} ends"),
            Err(illegal) => {
                assert!(illegal.index <= turn.moves().len());
                assert_eq!(after, before);
            }
        }
    }
});

fn round(position: &str) -> Round {
    let setup: Setup = position.parse().expect("a position");
    Round::try_from(setup).expect("different cards")
}
