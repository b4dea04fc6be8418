//! Compares the engine with test vectors from an independent reference implementation of the rules.
//!
//! `tests/vectors/README.md` describes the files.

use red7::game::{Card, CardSet, Color, Round, Rule, Seat, Setup, perft};

/// Rows of a file without its header line, split at the tabs.
fn rows(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    file.lines().skip(1).map(|line| line.split('\t').collect())
}

fn round(position: &str) -> Round {
    let setup: Setup = position.parse().expect(position);
    assert_eq!(setup.to_string(), position);
    Round::try_from(setup).expect(position)
}

#[test]
fn winning_agrees() {
    for row in rows(include_str!("../vectors/winning.tsv")) {
        let [rule, palettes, winner, set] = row[..] else {
            panic!("{row:?}");
        };
        let rule: Rule =
            Color::from_letter(rule.chars().next().expect("a rule")).expect("a colour");
        let palettes: Vec<CardSet> = palettes.split('/').map(|p| p.parse().expect(p)).collect();
        let best = (1..)
            .zip(&palettes)
            .filter_map(|(number, &palette)| Some((rule.standing(palette)?, number, palette)))
            .max_by_key(|&(standing, ..)| standing);
        let (number, qualifying) = best.map_or((0, CardSet::EMPTY), |(_, number, palette)| {
            (number, rule.qualifying(palette))
        });
        assert_eq!(
            (number.to_string().as_str(), qualifying.to_string().as_str()),
            (winner, set),
            "{row:?}"
        );
    }
}

#[test]
fn turns_agree() {
    let rows: Vec<_> = rows(include_str!("../vectors/turns.tsv")).collect();
    for group in rows.chunk_by(|a, b| a[0] == b[0]) {
        let position = group[0][0];
        let mut turns: Vec<(String, String)> = round(position)
            .turns()
            .into_iter()
            .map(|(turn, after)| {
                (
                    turn.to_string(),
                    after.setup().expect("between turns").to_string(),
                )
            })
            .collect();
        turns.sort();
        let expected: Vec<(String, String)> = group
            .iter()
            .map(|row| (row[1].to_owned(), row[2].to_owned()))
            .collect();
        assert_eq!(turns, expected, "{position}");
    }
}

#[test]
fn perft_agrees() {
    for row in rows(include_str!("../vectors/perft.tsv")) {
        let depth = row[1].parse().expect("a depth");
        assert_eq!(perft(&round(row[0]), depth).to_string(), row[2], "{row:?}");
    }
}

#[test]
fn scoring_agrees() {
    for row in rows(include_str!("../vectors/scoring.tsv")) {
        let round = round(row[0]);
        let winner: Seat = round.table().winner().expect("a round that is over");
        let scored = round
            .table()
            .rule()
            .qualifying(round.table().palette(winner));
        let points: u32 = scored
            .iter()
            .map(|card: Card| u32::from(card.value().get()))
            .sum();
        assert_eq!(
            (scored.to_string().as_str(), points.to_string().as_str()),
            (row[1], row[2]),
            "{row:?}"
        );
    }
}
