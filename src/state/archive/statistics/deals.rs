//! Results of single deals, from each seat.

use std::fmt;

use super::own_target;
use crate::game::{Ruleset, Seat, Seed};
use crate::state::lineup::Lineup;
use crate::state::play::FinishedRound;

/// Identity of a deal, the same from every seat: rules, cards, and the other players relative to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealKey {
    /// With the default target of the edition.
    pub(super) ruleset: Ruleset,
    /// The player, then the others in turn order.
    pub(super) lineup: Lineup,
    pub(super) seed: Seed,
}

/// Result of a deal played from one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Seat of the player.
    pub seat: Seat,
    /// Winner of the round.
    pub winner: Seat,
    /// Number of turns the player took.
    pub turns: u32,
    /// Points the player won in the round.
    pub points: u32,
}

/// A deal with its results ordered by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    pub(super) key: DealKey,
    pub(super) results: Vec<SeatResult>,
}

/// Most recently played deals, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Deals(pub(super) Vec<Deal>);

/// Maximum number of deals kept.
const KEPT: usize = 50;

impl DealKey {
    /// Key of a game's deal, or `None` unless exactly one human plays.
    #[must_use]
    pub fn of(ruleset: &Ruleset, lineup: &Lineup, seed: Seed) -> Option<Self> {
        let own = lineup.persons().next().filter(|_| !lineup.is_shared())?;
        let turns = lineup.players().get() - own.index();
        Some(Self {
            ruleset: own_target(ruleset),
            lineup: (0..turns).fold(lineup.clone(), |lineup, _| lineup.turned()),
            seed,
        })
    }
}

impl fmt::Display for DealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.ruleset, self.lineup, self.seed)
    }
}

impl Deals {
    /// Records the first round of a game and ignores later ones. A newer result replaces an older one from the same
    /// seat.
    pub(super) fn note(&mut self, round: &FinishedRound) {
        let key = round
            .deal()
            .and_then(|seed| DealKey::of(&round.ruleset, &round.lineup, seed));
        let (Some(key), Some(seat)) = (key, round.lineup.persons().next()) else {
            return;
        };
        let result = SeatResult {
            seat,
            winner: round.winner,
            turns: round.turns,
            points: round.win.unwrap_or_default(),
        };
        let index = self.0.iter().position(|deal| deal.key == key);
        let mut results = index.map_or_else(Vec::new, |index| self.0.remove(index).results);
        results.retain(|other| other.seat != seat);
        let index = results.partition_point(|other| other.seat < seat);
        results.insert(index, result);
        self.0.push(Deal { key, results });
        if self.0.len() > KEPT {
            self.0.remove(0);
        }
    }

    /// Results of a deal, ordered by seat.
    pub(super) fn of(&self, key: &DealKey) -> &[SeatResult] {
        let deal = self.0.iter().find(|deal| deal.key == *key);
        deal.map_or(&[], |deal| &deal.results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::archive::Statistics;

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1).expect("a seat")
    }

    fn round(lineup: &str, seed: &str, winner: usize) -> FinishedRound {
        FinishedRound {
            ruleset: "1.3a".parse().expect("rules"),
            lineup: lineup.parse().expect("players"),
            turns: 5,
            winner: seat(winner),
            rule: crate::game::Rule::Red,
            win: None,
            had_hints: false,
            won_match: None,
            seed: Some(seed.parse().expect("a seed")),
            number: 1,
            is_known: false,
        }
    }

    fn key(rules: &str, lineup: &str, seed: &str) -> DealKey {
        let (rules, lineup) = (
            rules.parse().expect("rules"),
            lineup.parse().expect("players"),
        );
        DealKey::of(&rules, &lineup, seed.parse().expect("a seed")).expect("one person")
    }

    #[test]
    fn a_deal_is_the_same_from_every_seat_and_no_other() {
        let first = key("1.3a", "h14", "red7game");
        assert_eq!(first, key("1.3a", "4h1", "red7game"));
        assert_eq!(first, key("1.3at", "14h", "red7game"));
        for other in [
            key("1.3a", "h41", "red7game"),
            key("1.3a", "h14", "otherone"),
            key("1.3", "h14", "red7game"),
        ] {
            assert_ne!(first, other);
        }
        let shared = "hh4".parse().expect("players");
        assert_eq!(DealKey::of(&first.ruleset, &shared, first.seed), None);
    }

    #[test]
    fn results_stand_by_seats_and_the_last_time_counts() {
        let mut statistics = Statistics::default();
        let won = FinishedRound {
            win: Some(9),
            ..round("4h", "red7game", 2)
        };
        for round in [
            &won,
            &round("h4", "red7game", 2),
            &round("h4", "red7game", 1),
        ] {
            statistics.count(round);
        }
        let results = statistics.of_deal(&key("1.3a", "h4", "red7game"));
        let told = results.iter().map(|it| (it.seat, it.winner, it.points));
        let told: Vec<_> = told.collect();
        assert_eq!(told, [(seat(1), seat(1), 0), (seat(2), seat(2), 9)]);
    }

    #[test]
    fn later_rounds_of_a_game_are_no_deal_of_its_seed() {
        let mut statistics = Statistics::default();
        let later = FinishedRound {
            number: 2,
            ..round("h4", "red7game", 1)
        };
        statistics.count(&later);
        assert_eq!(statistics.of_deal(&key("1.3a", "h4", "red7game")), []);
    }

    #[test]
    fn the_newest_are_kept() {
        let mut statistics = Statistics::default();
        for number in 0..=KEPT {
            statistics.count(&round("h4", &format!("seed{number:04}"), 1));
            // A deal that is played again becomes the newest.
            statistics.count(&round("4h", "seed0000", 1));
        }
        let kept = |seed| statistics.of_deal(&key("1.3a", "h4", seed)).len();
        assert_eq!((kept("seed0000"), kept("seed0001")), (2, 0));
        assert_eq!((kept("seed0002"), kept("seed0050")), (1, 1));
        assert_eq!(statistics.deals.0.len(), KEPT);
    }
}
