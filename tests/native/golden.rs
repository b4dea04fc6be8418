//! Deals never change: compares the random generator, the shuffle and the deal with golden rows, which are never
//! regenerated (`tests/golden/README.md`).

use red7::game::{GameRng, PlayerCount, Round, Ruleset, Seed};

use crate::common::{parse, rulesets, text};

/// Rows of a file without its header line, split at the tabs.
fn rows<const N: usize>(file: &'static str) -> Vec<[&'static str; N]> {
    let split = |line: &'static str| -> Vec<&str> { line.split('\t').collect() };
    let rows: Vec<[&str; N]> = file
        .lines()
        .skip(1)
        .map(|line| split(line).try_into().expect(line))
        .collect();
    assert!(!rows.is_empty());
    rows
}

fn numbers(text: &str) -> Vec<usize> {
    text.split(' ').map(parse).collect()
}

/// The first numbers of a generator, below a bound.
fn draw(rng: &mut GameRng, bound: usize, count: usize) -> Vec<usize> {
    (0..count).map(|_| rng.below(bound)).collect()
}

#[test]
fn generators_give_the_same_numbers() {
    for [start, bound, expected] in rows(include_str!("../golden/generator.tsv")) {
        let expected = numbers(expected);
        let mut rng = GameRng::new(parse(start));
        let drawn = draw(&mut rng, parse(bound), expected.len());
        assert_eq!(drawn, expected, "from {start} below {bound}");
    }
}

#[test]
fn streams_of_a_seed_give_the_same_numbers() {
    for [seed, stream, expected] in rows(include_str!("../golden/streams.tsv")) {
        let expected = numbers(expected);
        let mut rng = parse::<Seed>(seed).rng(parse(stream));
        let drawn = draw(&mut rng, 1 << 31, expected.len());
        assert_eq!(drawn, expected, "stream {stream} of {seed}");
    }
}

#[test]
fn shuffles_give_the_same_order() {
    for [start, expected] in rows(include_str!("../golden/shuffles.tsv")) {
        let expected = numbers(expected);
        let mut shuffled: Vec<usize> = (0..expected.len()).collect();
        GameRng::new(parse(start)).shuffle(&mut shuffled);
        assert_eq!(shuffled, expected, "from {start}");
    }
}

#[test]
fn seeds_give_the_same_deals() {
    for [seed, players, expected] in rows(include_str!("../golden/deals.tsv")) {
        let players: PlayerCount = parse(players);
        let round = Round::deal(Ruleset::default(), players, parse(seed));
        assert_eq!(text(&round), expected, "{seed}");
    }
}

#[test]
fn all_rulesets_deal_alike() {
    for [seed, players, expected] in rows(include_str!("../golden/deals.tsv")) {
        let players: PlayerCount = parse(players);
        for ruleset in rulesets() {
            let round = Round::deal(ruleset, players, parse(seed));
            let (rules, _) = expected.split_once(' ').expect("fields");
            let expected = expected.replacen(rules, &ruleset.to_string(), 1);
            assert_eq!(text(&round), expected, "{seed}");
        }
    }
}

#[test]
fn later_rounds_give_the_same_deals() {
    for [seed, players, earlier, expected] in rows(include_str!("../golden/rounds.tsv")) {
        let players: PlayerCount = parse(players);
        let ruleset = Ruleset::default();
        let round = Round::deal_round(ruleset, players, parse(seed), parse(earlier));
        assert_eq!(text(&round), expected, "{seed} after {earlier}");
    }
}

#[test]
fn opponents_draw_the_same_chances() {
    for [seed, ply, expected] in rows(include_str!("../golden/opponents.tsv")) {
        let number = parse::<Seed>(seed).bot_seed(parse(ply));
        assert_eq!(number, parse::<u64>(expected), "{seed} after {ply} turns");
    }
}
