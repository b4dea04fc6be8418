//! Determinization: every sampled round looks like the real one to its player.

use red7::bots::Worlds;
use red7::game::{CardSet, GameRng, Round};

use crate::common::{composed, deal, tables, walk};

/// Compares some determinizations with the real round; returns the number of cards that lie elsewhere in them.
fn compare(round: &Round, seed: u64) -> usize {
    let mut moved = 0;
    for seat in round.table().players().seats() {
        let view = round.view(seat);
        for world in Worlds::of(&view, GameRng::new(seed)).take(3) {
            assert_eq!(world.view(seat), view, "{world:?} is no world of {round:?}");
            let hidden = |of: &Round| -> CardSet {
                let unseen = of.deck().len() - view.deck_top().len();
                of.deck()[..unseen].iter().copied().collect()
            };
            assert!((hidden(&world) - view.unknown()).is_empty(), "{world:?}");
            for other in round.table().players().seats() {
                let held = world.hand(other);
                assert!((view.shown(other) - held).is_empty(), "{world:?}");
                if other != seat {
                    let others = held - view.shown(other);
                    assert!((others - view.unknown()).is_empty(), "{world:?}");
                }
                moved += (held - round.hand(other)).len();
            }
        }
    }
    moved
}

#[test]
fn worlds_fit_what_the_player_knows() {
    let mut moved = 0;
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for game in 0..10 {
            let starts = [
                deal(ruleset, players, 1_000 * number + game),
                composed(&mut rng, ruleset, players),
            ];
            for start in starts {
                walk(&mut rng, start, |round, _| {
                    moved += compare(round, number);
                });
            }
        }
    }
    assert!(moved > 10_000, "the worlds differ: {moved}");
}

#[test]
fn every_place_is_equally_likely() {
    // Each of the 41 unknown cards is in the opponent's hand of seven in 7 of 41 worlds.
    const WORLDS: usize = 4_100;
    let round = deal(
        "1.3".parse().expect("rules"),
        red7::game::PlayerCount::TWO,
        1,
    );
    let mover = round.table().turn();
    let other = round.table().players().after(mover);
    let view = round.view(mover);
    let mut counts = [0; 49];
    for world in Worlds::of(&view, GameRng::new(1)).take(WORLDS) {
        for card in world.hand(other) {
            counts[card.rank()] += 1;
        }
    }
    for card in view.unknown() {
        let count = counts[card.rank()];
        assert!((580..820).contains(&count), "{card}: {count}");
    }
}
