//! Cards and lists of cards: any text is parsed or rejected, and parsed values survive formatting and parsing again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use red7::game::{Card, CardSet};

fuzz_target!(|text: &str| {
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string(), text);
    }
    if let Ok(cards) = text.parse::<CardSet>() {
        let written = cards.to_string();
        assert_eq!(written.parse(), Ok(cards));
        assert_eq!(written.len(), if cards.is_empty() { 1 } else { text.len() });
        assert_eq!(cards.iter().collect::<CardSet>(), cards);
    }
});
