//! Invalid texts: each is rejected with its reason, and none makes a parser panic. `tests/valid/` contains valid texts
//! similar to them.
//!
//! A line of `tests/invalid/` is a text as a JSON string, a tab, and the error.

use std::fmt::Debug;
use std::str::FromStr;

use proptest::prelude::*;
use red7::game::{
    Card, CardSet, ParseCardsError, ParseRulesetError, ParseSeedError, ParseSetupError,
    ParseTurnError, Record, Round, Ruleset, Seed, Setup, SetupError, Turn,
};

use crate::common::{parse, random_cases, round};

/// Lines of a corpus, split at the tabs.
fn lines<const N: usize>(corpus: &str) -> impl Iterator<Item = [&str; N]> {
    corpus.lines().map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().expect(line)
    })
}

fn check_bad<E: Debug>(corpus: &str, read: impl Fn(&str) -> Result<(), E>) {
    for [json, expected] in lines(corpus) {
        let text: String = serde_json::from_str(json).expect(json);
        let error = read(&text).expect_err(json);
        assert_eq!(format!("{error:?}"), expected, "{json}");
    }
}

fn check_good<T: FromStr<Err: Debug> + ToString>(corpus: &str) {
    for [text, written] in lines(corpus) {
        let value: T = parse(text);
        assert_eq!(value.to_string(), written, "{text}");
        assert_eq!(parse::<T>(written).to_string(), written);
    }
}

/// Error parsing a position or checking its setup.
#[derive(Debug)]
#[allow(dead_code, reason = "the fields are read by Debug")]
enum PositionError {
    Text(ParseSetupError),
    Setup(SetupError),
}

fn read_position(text: &str) -> Result<Round, PositionError> {
    let setup: Setup = text.parse().map_err(PositionError::Text)?;
    Round::try_from(setup).map_err(PositionError::Setup)
}

#[test]
fn bad_cards() {
    let corpus = include_str!("../invalid/cards.txt");
    check_bad(corpus, |text| text.parse::<CardSet>().map(drop));
}

#[test]
fn bad_turns() {
    let corpus = include_str!("../invalid/turns.txt");
    check_bad(corpus, |text| text.parse::<Turn>().map(drop));
}

#[test]
fn bad_positions() {
    let corpus = include_str!("../invalid/positions.txt");
    check_bad(corpus, |text| read_position(text).map(drop));
}

#[test]
fn bad_rulesets() {
    let corpus = include_str!("../invalid/rulesets.txt");
    check_bad(corpus, |text| text.parse::<Ruleset>().map(drop));
}

#[test]
fn bad_records() {
    let corpus = include_str!("../invalid/records.txt");
    check_bad(corpus, |text| text.parse::<Record>().map(drop));
}

#[test]
fn bad_seeds() {
    let corpus = include_str!("../invalid/seeds.txt");
    check_bad(corpus, |text| text.parse::<Seed>().map(drop));
}

/// Well-formed but illegal turns: position, turn, index of the illegal move (from 0), reason.
#[test]
fn illegal_turns() {
    for [position, turn, number, expected] in lines(include_str!("../invalid/plays.txt")) {
        let mut after = round(position);
        let illegal = after.play_turn(&parse(turn)).expect_err(turn);
        let found = (illegal.index.to_string(), format!("{:?}", illegal.reason));
        let expected = (number.to_owned(), expected.to_owned());
        assert_eq!(found, expected, "{turn} in {position}");
        assert_eq!(after, round(position), "{turn} changes {position}");
    }
}

#[test]
fn good_texts() {
    check_good::<CardSet>(include_str!("../valid/cards.txt"));
    check_good::<Turn>(include_str!("../valid/turns.txt"));
    check_good::<Setup>(include_str!("../valid/positions.txt"));
    check_good::<Ruleset>(include_str!("../valid/rulesets.txt"));
    check_good::<Seed>(include_str!("../valid/seeds.txt"));
    check_good::<Record>(include_str!("../valid/records.txt"));
}

#[test]
fn good_positions_can_be_played() {
    for [position, _] in lines(include_str!("../valid/positions.txt")) {
        let round = round(position);
        let over = round.table().winner().is_some();
        assert_eq!(round.legal_moves().is_empty(), over, "{position}");
    }
}

#[test]
fn very_long_texts_are_refused() {
    const LENGTH: usize = 100_000;
    let noise: String = ('!'..='~').cycle().take(LENGTH).collect();
    let wide: String = ('а'..='я').cycle().take(LENGTH).collect();
    for letter in [
        "R7", "x", "d", "pR7", " ", "-", "/", "1", "é", "😀", "\0", &noise, &wide,
    ] {
        let text = letter.repeat(LENGTH / letter.len());
        let name: String = text.chars().take(20).collect();
        assert!(text.parse::<Card>().is_err(), "{name}");
        assert!(text.parse::<CardSet>().is_err(), "{name}");
        assert!(text.parse::<Turn>().is_err(), "{name}");
        assert!(text.parse::<Ruleset>().is_err(), "{name}");
        assert!(text.parse::<Seed>().is_err(), "{name}");
        assert!(text.parse::<Setup>().is_err(), "{name}");
        assert!(text.parse::<Record>().is_err(), "{name}");
        let canvas = format!("1.3 {text} - 1 R7/O3/- V1/B4/-");
        assert!(canvas.parse::<Setup>().is_err(), "{name} as canvas");
        let seat = format!("1.3 - - 1 R7/O3/- V1/B4/{text}");
        assert!(seat.parse::<Setup>().is_err(), "{name} as a score pile");
        let turn = format!("1.3 - - {text} R7/O3/- V1/B4/G1");
        if letter != "1" {
            assert!(turn.parse::<Setup>().is_err(), "{name} as turn");
        }
    }
    let cards = "R7".repeat(LENGTH);
    let twice = cards.parse::<CardSet>();
    assert!(matches!(twice, Err(ParseCardsError::Twice { at: 2, .. })));
    let turn = "pR7".repeat(LENGTH).parse::<Turn>();
    assert_eq!(turn, Err(ParseTurnError::TooLong { at: 48 }));
    let rules = format!("1.3{}", "a".repeat(LENGTH));
    assert_eq!(rules.parse::<Ruleset>(), Err(ParseRulesetError::Options));
    let seed = "a".repeat(LENGTH).parse::<Seed>();
    assert_eq!(seed, Err(ParseSeedError::Length(LENGTH)));
    let position = " ".repeat(LENGTH).parse::<Setup>();
    assert_eq!(position, Err(ParseSetupError::Fields(LENGTH + 1)));
}

/// Parses a text as every type. A parsed value must survive formatting and parsing again.
fn read_as_everything(text: &str) {
    fn back<T: FromStr<Err: Debug> + ToString + PartialEq + Debug>(text: &str) -> Option<T> {
        let value: T = text.parse().ok()?;
        assert_eq!(parse::<T>(&value.to_string()), value, "{text:?}");
        Some(value)
    }
    back::<Card>(text);
    back::<CardSet>(text);
    back::<Ruleset>(text);
    back::<Seed>(text);
    if let Some(record) = back::<Record>(text) {
        // Replaying must terminate, whether the record is legal or not.
        let played = record.replay(usize::MAX);
        assert_eq!(played, record.replay(record.turns.len()), "{text:?}");
    }
    let turn = back::<Turn>(text);
    if let Some(turn) = turn {
        // A random turn is rejected or played, never applied in part.
        let before = round("1.0x - I5 1 R7O5Y1/B7/- O3/O2V6/-");
        let mut after = before.clone();
        if after.play_turn(&turn).is_err() {
            assert_eq!(after, before, "{text:?}");
        }
    }
    if let Some(round) = back::<Setup>(text).and_then(|setup| Round::try_from(setup).ok()) {
        for mv in round.legal_moves() {
            assert_eq!(round.clone().play(mv), Ok(()), "{text:?}");
        }
    }
}

/// A valid text with some characters replaced, removed or inserted.
fn damaged() -> impl Strategy<Value = String> {
    let good = [
        include_str!("../valid/cards.txt"),
        include_str!("../valid/turns.txt"),
        include_str!("../valid/positions.txt"),
        include_str!("../valid/rulesets.txt"),
        include_str!("../valid/seeds.txt"),
        include_str!("../valid/records.txt"),
    ];
    let texts: Vec<&str> = good
        .into_iter()
        .flat_map(lines)
        .map(|[text, _]| text)
        .collect();
    let damage = (
        any::<prop::sample::Index>(),
        0..3_u8,
        "[ROYGBIVpctdxau0-9/ .é-]",
    );
    let damages = prop::collection::vec(damage, 1..4);
    (prop::sample::select(texts), damages).prop_map(|(text, damages)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (index, kind, new) in damages {
            let at = index.index(chars.len() + 1);
            let end = if kind == 2 {
                at
            } else {
                chars.len().min(at + 1)
            };
            let put_in = if kind == 1 { "" } else { new.as_str() };
            chars.splice(at..end, put_in.chars());
        }
        chars.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(random_cases(1_000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_as_everything(&text);
    }

    #[test]
    fn any_text_of_the_notation_is_read_or_refused(text in "[ROYGBIVpctdxu1-9/ .a-]{0,60}") {
        read_as_everything(&text);
    }

    #[test]
    fn any_damaged_text_is_read_or_refused(text in damaged()) {
        read_as_everything(&text);
    }
}
