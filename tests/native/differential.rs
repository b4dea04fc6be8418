//! Compares the engine with a plain model of the rules, on random cards and in random rounds.

use red7::game::{Card, CardSet, Color, GameRng, Round};

use crate::common::{composed, deal, pick, tables, text};
use crate::model::{self, Position};

/// Converts a set for the model.
fn plain(set: CardSet) -> Vec<model::Card> {
    model::read_cards(&set.to_string())
}

/// Removes at most `most` cards from those left.
fn random_palette(rng: &mut GameRng, left: &mut Vec<Card>, most: usize) -> CardSet {
    let count = rng.below(most + 1).min(left.len());
    left.split_off(left.len() - count).into_iter().collect()
}

/// Returns `true` if all cards of a set count together under a rule: the definitions of section 2, without choosing the
/// best set.
fn may_qualify(rule: Color, set: &[model::Card]) -> bool {
    let different = |key: fn(&model::Card) -> char| {
        let mut keys: Vec<char> = set.iter().map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        keys.len()
    };
    let color = |card: &model::Card| card.0;
    let value = |card: &model::Card| char::from(card.1);
    match rule {
        Color::Red => set.len() == 1,
        Color::Orange => different(value) == 1,
        Color::Yellow => different(color) == 1,
        Color::Green => set.iter().all(|card| [2, 4, 6].contains(&card.1)),
        Color::Blue => different(color) == set.len(),
        Color::Indigo => {
            // From the highest to the lowest, as sets are written.
            set.windows(2).all(|pair| pair[0].1 == pair[1].1 + 1)
        }
        Color::Violet => set.iter().all(|card| [1, 2, 3].contains(&card.1)),
    }
}

/// The best qualifying subset of a palette: the most cards, then the higher cards from the top down.
fn best_subset(rule: Color, palette: CardSet) -> CardSet {
    let cards: Vec<Card> = palette.iter().collect();
    (1..1_u32 << cards.len())
        .map(|chosen| {
            let is_chosen = |n: &usize| chosen >> n & 1 == 1;
            let indexes = (0..cards.len()).filter(is_chosen);
            indexes.map(|n| cards[n]).collect::<Vec<Card>>()
        })
        .filter(|subset| may_qualify(rule, &plain(subset.iter().copied().collect())))
        .max_by_key(|subset| (subset.len(), subset.clone()))
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn qualifying_sets_are_the_best_of_all_subsets() {
    let mut rng = GameRng::new(1);
    for _ in 0..1_500 {
        let mut cards = Card::ALL.to_vec();
        rng.shuffle(&mut cards);
        let palette = random_palette(&mut rng, &mut cards, 8);
        for rule in Color::ALL {
            let best = best_subset(rule, palette);
            assert_eq!(rule.qualifying(palette), best, "{rule}: {palette}");
            let standing = rule.standing(palette);
            assert_eq!(
                standing.map(|standing| (standing.count(), standing.top())),
                best.highest().map(|top| (best.len(), top)),
                "{rule}: {palette}"
            );
        }
    }
}

#[test]
fn qualifying_sets_and_leaders_agree() {
    let mut rng = GameRng::new(2);
    for _ in 0..10_000 {
        let mut cards = Card::ALL.to_vec();
        rng.shuffle(&mut cards);
        let most = pick(&mut rng, &[1, 3, 6, 12]);
        let palettes: Vec<CardSet> = (0..4)
            .map(|_| random_palette(&mut rng, &mut cards, most))
            .collect();
        let plain: Vec<Option<Vec<model::Card>>> = palettes
            .iter()
            .map(|&palette| Some(plain(palette)))
            .collect();
        for rule in Color::ALL {
            for (&palette, plain) in palettes.iter().zip(plain.iter().flatten()) {
                assert_eq!(
                    rule.qualifying(palette).to_string(),
                    model::write_cards(&model::standing::qualifying(rule.letter(), plain)),
                    "{rule}: {palette}"
                );
            }
            let leader = (0..4)
                .filter_map(|n| Some((rule.standing(palettes[n])?, n)))
                .max()
                .map(|(_, n)| n);
            let expected = model::leader(rule.letter(), &plain);
            assert_eq!(leader, expected, "{rule}: {palettes:?}");
        }
    }
}

/// Compares all turns of a position and their results; returns the rounds after them.
fn compare_turns(round: &Round) -> Vec<Round> {
    let position = text(round);
    let model = Position::read(&position);
    assert_eq!(model.write(), position);
    let mut turns: Vec<(String, Round)> = round
        .turns()
        .into_iter()
        .map(|(turn, after)| (turn.to_string(), after))
        .collect();
    turns.sort_by(|a, b| a.0.cmp(&b.0));
    let expected = model.turns();
    let texts: Vec<&str> = turns.iter().map(|(turn, _)| turn.as_str()).collect();
    let expected_texts: Vec<&str> = expected.iter().map(|(turn, _)| turn.as_str()).collect();
    assert_eq!(texts, expected_texts, "the turns of {position}");
    for ((turn, after), (_, expected)) in turns.iter().zip(&expected) {
        assert_eq!(text(after), expected.write(), "{turn} in {position}");
    }
    turns.into_iter().map(|(_, after)| after).collect()
}

/// Compares a round at each turn of a random game in which most players stay in.
fn compare_game(rng: &mut GameRng, start: Round) -> usize {
    let mut round = start;
    let mut compared = 1;
    loop {
        let mover = round.table().turn();
        let afters = compare_turns(&round);
        let staying: Vec<&Round> = afters.iter().filter(|r| !r.table().is_out(mover)).collect();
        let next = if staying.is_empty() || rng.below(8) == 0 {
            afters.get(rng.below(afters.len()))
        } else {
            Some(pick(rng, &staying))
        };
        match next {
            Some(next) => round = next.clone(),
            None => return compared,
        }
        compared += 1;
    }
}

#[test]
fn dealt_rounds_agree() {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        let mut compared = 0;
        while compared < 150 {
            let start = deal(ruleset, players, 1_000 * number + compared as u64);
            compared += compare_game(&mut rng, start);
        }
    }
}

#[test]
fn composed_rounds_agree() {
    for (number, (ruleset, players)) in (100..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for _ in 0..60 {
            let start = composed(&mut rng, ruleset, players);
            compare_game(&mut rng, start);
        }
    }
}
