//! Records: any text is parsed or rejected, parsed values survive formatting and parsing again, and a record can be
//! replayed to its end or its first illegal turn.
#![no_main]

use libfuzzer_sys::fuzz_target;
use red7::game::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    match record.replay(usize::MAX) {
        Ok(game) => assert!(game.round().setup().is_some(), "turns end"),
        Err(error) => {
            assert!((1..=record.turns.len()).contains(&error.ply));
            assert!(record.replay(error.ply - 1).is_ok());
            assert_eq!(record.replay(error.ply), Err(error));
        }
    }
});
