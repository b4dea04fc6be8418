//! Text forms: every value is the same after formatting and parsing.

use proptest::prelude::*;
use red7::game::{
    Card, CardSet, GameRng, Move, Round, Ruleset, Seat, SeatSetup, Seed, Setup, Target, Turn,
};

use crate::common::{composed, parse, random_cases, round, rulesets, tables, text};

fn card() -> impl Strategy<Value = Card> {
    (0..Card::COUNT).prop_map(|rank| Card::from_rank(rank).expect("a card"))
}

/// Some different cards in any order.
fn some_cards() -> impl Strategy<Value = Vec<Card>> {
    let all = Card::ALL.to_vec();
    (Just(all).prop_shuffle(), 0..=Card::COUNT).prop_map(|(mut cards, count)| {
        cards.truncate(count);
        cards
    })
}

fn ruleset() -> impl Strategy<Value = Ruleset> {
    let targets = [Target::None, Target::Points];
    let rulesets =
        rulesets().flat_map(move |rules| targets.map(|target| rules.with_target(target)));
    prop::sample::select(rulesets.collect::<Vec<Ruleset>>())
}

fn turn() -> impl Strategy<Value = Turn> {
    let mv = prop_oneof![
        card().prop_map(Move::Play),
        card().prop_map(Move::ToCanvas),
        card().prop_map(Move::ToDeck),
        Just(Move::Draw),
        Just(Move::Pass),
    ];
    prop::collection::vec(mv, 1..=16)
        .prop_map(|moves| Turn::from_moves(moves).expect("there is room"))
}

/// Any cards in any locations, including invalid positions.
fn setup() -> impl Strategy<Value = Setup> {
    let set = || some_cards().prop_map(|cards| cards.into_iter().take(9).collect::<CardSet>());
    let seat =
        (set(), set(), set(), any::<bool>()).prop_map(|(hand, palette, scored, out)| SeatSetup {
            hand,
            palette,
            scored,
            out,
        });
    let seats = prop::collection::vec(seat, 2..=Seat::MAX);
    (ruleset(), some_cards(), some_cards(), 1..=9_usize, seats).prop_map(
        |(ruleset, canvas, deck, turn, seats)| Setup {
            ruleset,
            canvas,
            deck,
            turn,
            seats,
        },
    )
}

fn written(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(random_cases(500))]

    #[test]
    fn sets_of_cards(cards in some_cards()) {
        let set: CardSet = cards.iter().copied().collect();
        prop_assert_eq!(set.len(), cards.len());
        prop_assert_eq!(parse::<CardSet>(&set.to_string()), set);
        if !cards.is_empty() {
            prop_assert_eq!(parse::<CardSet>(&written(&cards)), set, "in any order");
        }
        prop_assert!(set.iter().is_sorted_by(|a, b| a > b));
    }

    #[test]
    fn turns(turn in turn()) {
        prop_assert_eq!(parse::<Turn>(&turn.to_string()), turn);
    }

    #[test]
    fn rules(ruleset in ruleset()) {
        prop_assert_eq!(parse::<Ruleset>(&ruleset.to_string()), ruleset);
    }

    #[test]
    fn seeds(text in "[0-9a-z]{8}") {
        prop_assert_eq!(parse::<Seed>(&text).to_string(), text.clone());
        prop_assert_eq!(parse::<Seed>(&text.to_uppercase()), parse::<Seed>(&text));
    }

    #[test]
    fn seeds_of_entropy(entropy: u64) {
        let seed = Seed::from_entropy(entropy);
        let text = seed.to_string();
        prop_assert!(!text.contains(['0', '1', 'i', 'l', 'o']), "{text}");
        prop_assert_eq!(parse::<Seed>(&text), seed);
    }

    #[test]
    fn positions(setup in setup()) {
        prop_assert_eq!(parse::<Setup>(&setup.to_string()), setup);
    }
}

#[test]
fn rounds_are_written_as_they_are_read() {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for _ in 0..50 {
            let start = composed(&mut rng, ruleset, players);
            assert_eq!(round(&text(&start)), start);
        }
    }
}

#[test]
fn only_what_is_between_two_turns_is_written() {
    let mut round: Round = round("1.3 - - 2 R1/R7/- R2O6/V3/-");
    round.play(Move::Play(parse("O6"))).expect("a legal move");
    assert_eq!(round.setup(), None);
    round
        .play(Move::ToCanvas(parse("R2")))
        .expect_err("R7 is higher");
    assert_eq!(round.setup(), None);
    round.play(Move::End).expect("a legal move");
    assert_eq!(text(&round), "1.3 - - 1 R1/R7/- xR2/O6V3/-");
}

#[test]
fn the_order_of_a_pile_is_kept_and_that_of_a_set_is_not() {
    let setup: Setup = parse("1.3 V1R7O3 I2R1B5 1 V2R6/O3B5/Y1Y2 xG1G2/-/-");
    let written = "1.3 V1R7O3 I2R1B5 1 R6V2/B5O3/Y2Y1 xG2G1/-/-";
    assert_eq!(setup.to_string(), written);
}
