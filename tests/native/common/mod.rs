//! Shared by several tests: rounds of every kind, and random walks through them from fixed seeds.

use std::fmt::Debug;
use std::str::FromStr;

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;
use red7::game::{
    Card, CardSet, Edition, GameRng, Move, PlayerCount, Round, Ruleset, Seat, SeatSetup, Seed,
    Setup, Turn,
};

/// Configuration of a property test with random but reproducible cases.
pub(crate) fn random_cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// All sixteen rulesets.
pub(crate) fn rulesets() -> impl Iterator<Item = Ruleset> {
    let options = [(false, false), (true, false), (false, true), (true, true)];
    Edition::ALL
        .into_iter()
        .flat_map(move |edition| options.map(|(a, x)| Ruleset::new(edition, a, x)))
}

/// Every ruleset with every number of players.
pub(crate) fn tables() -> impl Iterator<Item = (Ruleset, PlayerCount)> {
    rulesets().flat_map(|ruleset| PlayerCount::ALL.map(|players| (ruleset, players)))
}

/// Deals a round from a numbered seed.
pub(crate) fn deal(ruleset: Ruleset, players: PlayerCount, number: u64) -> Round {
    Round::deal(ruleset, players, Seed::from_entropy(number))
}

/// Parses a position into a round.
pub(crate) fn round(position: &str) -> Round {
    let setup: Setup = position.parse().expect(position);
    Round::try_from(setup).expect(position)
}

/// Formats a round between two turns as a position.
pub(crate) fn text(round: &Round) -> String {
    round.setup().expect("between two turns").to_string()
}

/// Parses a valid text.
pub(crate) fn parse<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().expect(text)
}

/// Every move that can be written, legal or not.
pub(crate) fn all_moves() -> Vec<Move> {
    Card::ALL
        .into_iter()
        .flat_map(|card| [Move::Play(card), Move::ToCanvas(card), Move::ToDeck(card)])
        .chain([Move::Draw, Move::Pass, Move::End])
        .collect()
}

/// A random item.
pub(crate) fn pick<T: Copy>(rng: &mut GameRng, things: &[T]) -> T {
    things[rng.below(things.len())]
}

/// A random move for the player to move. It rarely gives up the lead, so rounds are long.
pub(crate) fn random_move(rng: &mut GameRng, round: &Round) -> Move {
    let moves = round.legal_moves();
    let keeps_on = |mv: &Move| match mv {
        Move::Pass => false,
        Move::End => round.table().is_mover_winning(),
        _ => true,
    };
    let good: Vec<Move> = moves.iter().copied().filter(keeps_on).collect();
    if good.is_empty() || rng.below(20) == 0 {
        pick(rng, &moves)
    } else {
        pick(rng, &good)
    }
}

/// A whole turn for the player to move, consisting of [`random_move`]s.
pub(crate) fn random_turn(rng: &mut GameRng, round: &Round) -> Turn {
    let mut round = round.clone();
    let mover = round.table().turn();
    let mut turn = Turn::default();
    while round.table().turn() == mover && round.table().winner().is_none() {
        let mv = random_move(rng, &round);
        round.play(mv).expect("a legal move");
        turn.push(mv).expect("a legal turn fits");
    }
    turn
}

/// Calls `visit` with the round at each moment of a random game, including the middle of turns and the end, and with
/// the moves made so far.
pub(crate) fn walk(rng: &mut GameRng, start: Round, mut visit: impl FnMut(&Round, &[Move])) {
    let mut round = start;
    let mut moves = Vec::new();
    visit(&round, &moves);
    while round.table().winner().is_none() {
        let mv = random_move(rng, &round);
        round.play(mv).expect("a legal move");
        moves.push(mv);
        visit(&round, &moves);
    }
}

/// A position that cannot result from a deal: few cards, many of them with an action, a short deck, players who are
/// out, score piles.
pub(crate) fn composed(rng: &mut GameRng, ruleset: Ruleset, players: PlayerCount) -> Round {
    let mut cards = Card::ALL;
    rng.shuffle(&mut cards);
    // Three of four even cards go to the end, so most cards have an action.
    let (odd, even): (Vec<Card>, Vec<Card>) = cards
        .into_iter()
        .partition(|card| card.value().get() % 2 == 1 || rng.below(4) == 0);
    let mut rest = odd.into_iter().chain(even);
    let mut take = |count: usize| -> Vec<Card> { rest.by_ref().take(count).collect() };
    let mut setup = Setup {
        ruleset,
        canvas: take(rng.below(4)),
        deck: take(rng.below(4)),
        turn: 1 + rng.below(players.get()),
        seats: Vec::new(),
    };
    for seat in players.seats() {
        let to_move = seat.index() + 1 == setup.turn;
        let mut set = |count| CardSet::from_iter(take(count));
        setup.seats.push(SeatSetup {
            hand: set(rng.below(6)),
            palette: set(rng.below(6)),
            scored: set(rng.below(3)),
            out: !to_move && rng.below(5) == 0,
        });
    }
    Round::try_from(setup).expect("different cards")
}

/// Locations of cards: hands, palettes, score piles, canvas, deck.
pub(crate) fn card_sets(round: &Round) -> impl Iterator<Item = CardSet> {
    let table = round.table();
    let of_seat =
        |seat: Seat| [round.hand(seat), table.palette(seat), table.scored(seat)].into_iter();
    let piles = [table.canvas(), round.deck()].map(|pile| pile.iter().copied().collect());
    let seats = (0..Seat::MAX).filter_map(Seat::new);
    seats.flat_map(of_seat).chain(piles)
}

/// All cards in the round, one location after another.
pub(crate) fn cards(round: &Round) -> Vec<Card> {
    card_sets(round).flat_map(CardSet::iter).collect()
}
