//! What a player does in later turns of playouts, learned from the playouts before.

use super::log2::{ONE, log2};
use super::playout::{finish, play_turn, value};
use super::replies::open_replies;
use super::stakes::worth;
use crate::game::{Card, Generator, Move, Round, Seat};

/// From which visit on a moment has branches. Before that its player does as the others.
const BRANCHING: i64 = 10;
/// How widely branches are tried: so many thousandths of a win are to be hoped for from one
/// that was not tried, times the root of the logarithm of how often it could have been.
const WIDTH: i64 = 250;
/// How many steps of the logarithm, in which turns are valued at first sight, weigh as much
/// as a thousandth of a win.
const FIRST_SIGHT: i64 = 20;
/// In how many worlds a branch is valued at first sight: one world may be misleading, and more
/// tell nothing new.
const SIGHTS: i64 = 32;

/// The later turns of one player, as a tree that grows with each playout from the same
/// beginning. It knows of no other's cards or turns: what is done differs by what the player
/// itself has done before, and by what can be done, so no plan relies on cards that the
/// player cannot know (information set Monte Carlo tree search: Cowling, Powley and
/// Whitehouse, 2012). The others play as in any playout.
pub(super) struct Plan {
    /// The moments in which the player is to move; the first of them is the earliest.
    moments: Vec<Moment>,
}

/// What is known of all playouts in which the player had made the same turns.
#[derive(Default)]
struct Moment {
    visits: i64,
    /// What these playouts have won, in all.
    won: i64,
    branches: Vec<Branch>,
}

/// A turn that could be made at a moment.
struct Branch {
    way: Way,
    /// In how many visits it was possible.
    possible: i64,
    /// In how many it was made.
    visits: i64,
    /// What it has won, in all.
    won: i64,
    /// What it was valued at first sight, over the first visits in which it was possible.
    liked: i64,
    /// The moment that it leads to.
    next: usize,
}

/// A card that is played, one that is discarded, or both.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Way {
    play: Option<Card>,
    discard: Option<Card>,
}

impl Plan {
    pub(super) fn new() -> Self {
        let first = Moment::default();
        Self {
            moments: vec![first],
        }
    }

    /// Plays a round that is between two turns to its end, the player of a seat by this plan
    /// as far as it reaches, and learns from how it ends. Gives back what that is worth to
    /// the player, and how many turns there were.
    pub(super) fn play_out(
        &mut self,
        round: &mut Round,
        seat: Seat,
        chance: &mut Generator,
    ) -> (i64, u64) {
        let mut turns = 0;
        let mut next = Some(0);
        let mut visited = Vec::new();
        let mut made = Vec::new();
        while round.table().winner().is_none() {
            let moment = next.filter(|_| round.table().turn() == seat);
            if let Some(moment) = moment {
                visited.push(moment);
                next = None;
            }
            if let Some((moment, branch, after)) = moment
                .filter(|&moment| self.moments[moment].visits >= BRANCHING)
                .and_then(|moment| {
                    let (branch, after) = self.choose(moment, round, chance)?;
                    Some((moment, branch, after))
                })
            {
                made.push((moment, branch));
                next = Some(self.moments[moment].branches[branch].next);
                *round = after;
            } else if !play_turn(round, chance) {
                break;
            }
            turns += 1;
        }
        let won = worth(round, seat);
        for moment in visited {
            let moment = &mut self.moments[moment];
            moment.visits += 1;
            moment.won += won;
        }
        for (moment, branch) in made {
            let branch = &mut self.moments[moment].branches[branch];
            branch.visits += 1;
            branch.won += won;
        }
        (won, turns)
    }

    /// The branch to try, of those that are possible, and the round after it; none if
    /// the player cannot stay in.
    fn choose(
        &mut self,
        moment: usize,
        round: &Round,
        chance: &mut Generator,
    ) -> Option<(usize, Round)> {
        let mut best: Option<(i64, usize, Way)> = None;
        for way in ways(round) {
            let place = self.place(moment, way);
            let moment = &mut self.moments[moment];
            let mean = moment.won / moment.visits.max(1);
            let branch = &mut moment.branches[place];
            if branch.possible < SIGHTS {
                let after = way.after(round, chance)?;
                branch.liked += value(&after, round.table().turn(), open_replies(&after));
            }
            branch.possible += 1;
            let promise = branch.promise(mean);
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, place, way));
            }
        }
        let (_, place, way) = best?;
        Some((place, way.after(round, chance)?))
    }

    /// The place of a branch at a moment, which is put there if it is new.
    fn place(&mut self, moment: usize, way: Way) -> usize {
        let branches = &self.moments[moment].branches;
        let found = branches.iter().position(|branch| branch.way == way);
        found.unwrap_or_else(|| {
            let next = self.moments.len();
            self.moments.push(Moment::default());
            let branches = &mut self.moments[moment].branches;
            branches.push(Branch {
                way,
                possible: 0,
                visits: 0,
                won: 0,
                liked: 0,
                next,
            });
            branches.len() - 1
        })
    }
}

impl Branch {
    /// What may be hoped of the branch, in thousandths of a win: what it has won, as if it
    /// had been tried once more with the mean of its moment, what there may be to find yet
    /// (upper confidence bounds: Kocsis and Szepesvári, 2006), and how it looks at first
    /// sight.
    fn promise(&self, mean: i64) -> i64 {
        let tried = self.visits + 1;
        let unsure = log2(self.possible.unsigned_abs() + 1);
        let hope = (WIDTH * WIDTH * unsure / (ONE * tried)).isqrt();
        let sight = self.liked / self.possible.clamp(1, SIGHTS) / FIRST_SIGHT;
        (self.won + mean) / tried + hope + sight
    }
}

impl Way {
    /// The round after this turn; none if it does not leave its player winning.
    fn after(self, round: &Round, chance: &mut Generator) -> Option<Round> {
        let mut after = round.clone();
        let play = self.play.map(Move::Play);
        let discard = self.discard.map(Move::ToCanvas);
        for mv in play.into_iter().chain(discard) {
            after.play(mv).ok()?;
        }
        finish(&mut after, chance, false).then_some(after)
    }
}

/// The ways for the player to move to stay in, without actions.
fn ways(round: &Round) -> Vec<Way> {
    let table = round.table();
    let hand = round.hand(table.turn());
    let challenge = table.challenge(table.turn());
    let palette = table.palette(table.turn());
    let discards = |play: Option<Card>| {
        let palette = play.map_or(palette, |card| palette.with(card));
        let hand = play.map_or(hand, |card| hand.without(card));
        let cards = challenge.discards(palette, hand).iter();
        cards.map(move |card| Way {
            play,
            discard: Some(card),
        })
    };
    let mut ways: Vec<Way> = discards(None).collect();
    for card in hand {
        let play = Some(card);
        if challenge.is_met(table.rule(), palette.with(card)) {
            ways.push(Way {
                play,
                discard: None,
            });
        }
        ways.extend(discards(play));
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Players, Seed};

    fn deal(number: u64) -> Round {
        Round::deal(
            "1.3".parse().expect("rules"),
            Players::FOUR,
            Seed::from_entropy(number),
        )
    }

    #[test]
    fn the_ways_are_all_turns_that_stay() {
        for number in 0..20 {
            let mut round = deal(number);
            let mut chance = Generator::new(number);
            while round.table().winner().is_none() {
                let mover = round.table().turn();
                let turns = round.turns().into_iter();
                let staying = turns.filter(|(_, after)| !after.table().is_out(mover));
                let ways = ways(&round);
                assert_eq!(ways.len(), staying.count());
                let stays = |way: &Way| way.after(&round, &mut Generator::new(1)).is_some();
                assert!(ways.iter().all(stays));
                assert!(play_turn(&mut round, &mut chance));
            }
        }
    }

    /// How often a plan wins of each hundred playouts of a deal.
    fn learned(number: u64) -> (Vec<i64>, Plan) {
        let (mut plan, mut chance) = (Plan::new(), Generator::new(number));
        let mut hundred = || {
            let mut played = || {
                let mut round = deal(number);
                let seat = round.table().turn();
                plan.play_out(&mut round, seat, &mut chance).0 / 1_000
            };
            (0..100).map(|_| played()).sum()
        };
        let won = (0..6).map(|_| hundred()).collect();
        (won, plan)
    }

    #[test]
    fn it_learns() {
        let all: Vec<Vec<i64>> = (0..8).map(|number| learned(number).0).collect();
        let of = |hundred: usize| all.iter().map(|won| won[hundred]).sum::<i64>();
        assert!(of(5) > of(0) + 40, "{all:?}");
    }

    #[test]
    fn it_counts_what_it_does() {
        let (won, plan) = learned(1);
        let first = &plan.moments[0];
        assert_eq!(first.visits, 600);
        assert_eq!(first.won, won.iter().sum::<i64>() * 1_000);
        let made: i64 = first.branches.iter().map(|branch| branch.visits).sum();
        assert_eq!(made, first.visits - BRANCHING);
        for branch in &first.branches {
            assert!(branch.visits <= branch.possible && branch.won <= branch.visits * 1_000);
            assert!(plan.moments[branch.next].visits <= branch.visits);
        }
    }
}
