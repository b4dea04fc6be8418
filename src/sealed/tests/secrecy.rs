//! A player who has all messages and one secret, and tries to see more than the rules allow.

use curve25519_dalek::Scalar;

use super::{secret, step, table};
use crate::game::{Card, CardSet, GameRng, Move, PlayerCount, Round, Seat};
use crate::sealed::hidden_round::{HiddenRound, Viewer, other_seat};
use crate::sealed::participant::Participant;
use crate::sealed::{Awaiting, Proof};

/// Cards that a side has seen so far.
fn hands(side: &Participant) -> Option<HiddenRound> {
    side.dealing.hands().cloned()
}

/// Every scalar that a player knows: the player's own, all that were given, and their products with
/// the mask.
fn known_numbers(hands: &HiddenRound, eyes: &Viewer) -> Vec<Scalar> {
    let count = hands.seen.len();
    let own = (0..count).map(|position| *eyes.secret.key(position));
    let given = hands.given.iter().flatten().flatten().copied();
    let mask = *eyes.secret.mask();
    let mut known: Vec<Scalar> = [Scalar::ONE, mask]
        .into_iter()
        .chain(own)
        .chain(given)
        .collect();
    known.extend(known.clone().iter().map(Scalar::invert));
    known.extend(known.clone().iter().map(|number| number * mask));
    known
}

#[test]
fn no_number_that_a_player_knows_opens_a_card_that_it_may_not_see() {
    let mut generator = GameRng::new(3);
    for rules in ["1.3", "1.3a"] {
        let mut sides = table(rules, 11);
        for moment in 0..6 {
            step(&mut sides, &mut generator);
            let side = &sides[moment % 2];
            let Some(hands) = hands(side) else {
                continue;
            };
            let eyes = side.eyes().expect("a secret");
            let known = known_numbers(&hands, &eyes);
            // A few positions of each kind: the other player's hand, and the deck.
            let hidden = (0..hands.seen.len()).filter(|&position| hands.seen[position].is_none());
            for position in hidden.step_by(7) {
                let own = eyes.secret.key(position);
                for number in &known {
                    let opened =
                        [*own, Scalar::ONE].map(|own| hands.deck.unlock(position, [&own, number]));
                    assert_eq!(opened, [None, None], "{rules}, position {position}");
                }
            }
        }
    }
}

/// Without either secret nothing can be opened until both players have given their keys, not even
/// cards that both may see.
#[test]
fn who_reads_along_sees_only_what_lies_open() {
    let mut generator = GameRng::new(4);
    let mut sides = table("1.3a", 12);
    for _ in 0..8 {
        step(&mut sides, &mut generator);
        let Some(hands) = hands(&sides[0]) else {
            continue;
        };
        let open: CardSet = (0..hands.seen.len())
            .filter_map(|position| {
                let keys = [0, 1].map(|seat: usize| hands.given[seat][position]);
                let [Some(first), Some(second)] = keys else {
                    return None;
                };
                hands.deck.unlock(position, [&first, &second])
            })
            .collect();
        let world = hands.world();
        let table = world.table();
        let palettes = PlayerCount::TWO.seats().map(|seat| table.palette(seat));
        let lying: CardSet = palettes
            .chain([table.canvas().iter().copied().collect()])
            .collect();
        // The palettes are not open until the second player has given the keys.
        assert!(
            open == lying || open.is_empty() && hands.turns.is_empty(),
            "{open} {lying}"
        );
    }
}

/// Cards that a seat may have seen after some turns, by the rules alone: the public cards and its
/// hand, except a card that it drew in the last turn.
fn may_see(proof: &Proof, seat: Seat, turns: usize) -> CardSet {
    let order = proof.order();
    let mut round = Round::deal_cards(
        *proof.round().table().ruleset(),
        PlayerCount::TWO,
        order.iter().copied(),
        [CardSet::EMPTY; Seat::MAX],
    );
    let mut just_drawn = None;
    for turn in &proof.turns()[..turns] {
        just_drawn = None;
        if round.table().turn() == seat && turn.moves().contains(&Move::Draw) {
            just_drawn = round.deck().last().copied();
        }
        round.play_turn(turn).expect("a legal turn");
    }
    let view = round.view(seat);
    let unknown = view.unknown();
    let seen = CardSet::FULL - unknown;
    just_drawn.map_or(seen, |card: Card| seen.without(card))
}

#[test]
fn each_player_has_seen_what_the_rules_show_and_nothing_else() {
    let mut generator = GameRng::new(5);
    let mut drawn = 0;
    for number in 0..12 {
        let mut sides = table("1.3a", 100 + number);
        let mut moments: Vec<(Seat, usize, CardSet)> = Vec::new();
        while sides[0].rounds().is_empty() {
            for side in &sides {
                if let Some(hands) = hands(side) {
                    let seen = hands.seen.iter().flatten().copied().collect();
                    moments.push((side.seat(), hands.turns.len(), seen));
                }
            }
            step(&mut sides, &mut generator);
        }
        let proof = sides[0].rounds()[0].as_ref().expect("a proof");
        for (seat, turns, seen) in moments {
            let may_see = may_see(proof, seat, turns);
            // The palettes are seen with the other player's keys; before that the hand is not seen
            // either.
            let is_dealt = !seen.is_empty();
            assert!(
                !is_dealt || seen == may_see,
                "{seat} after {turns} turns: {seen}, not {may_see}"
            );
            assert!(is_dealt || turns == 0 || seat == Seat::FIRST && turns == 1);
        }
        drawn += proof
            .turns()
            .iter()
            .filter(|turn| turn.moves().contains(&Move::Draw))
            .count();
    }
    assert!(drawn > 10, "only {drawn} cards were drawn");
}

#[test]
fn a_side_shows_no_secret_when_it_is_printed() {
    let [side, _] = table("1.3", 1);
    let bytes = format!("{:?}", secret(2).bytes());
    assert!(!format!("{side:?}").contains(&bytes));
    assert_eq!(side.due(), Awaiting::Reply);
    assert_eq!(other_seat(side.seat()), Seat::new(1).expect("a seat"));
}
