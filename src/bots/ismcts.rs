//! A player's later turns in playouts, learned from earlier playouts.

use super::log2::{ONE, log2};
use super::payoff::payoff;
use super::playout::{finish, play_turn, value};
use super::replies::open_replies;
use crate::game::{Card, GameRng, Move, Round, Seat};

/// Number of visits from which on a node has edges. Before that its player plays as the others.
const EXPANSION_VISITS: i64 = 10;
/// Weight of exploration: an edge is credited with this many thousandths of a win, times the root of the
/// logarithm of its availability divided by its visits.
const EXPLORATION: i64 = 250;
/// Number of steps of the logarithm, in which static values are measured, that weigh as much as a
/// thousandth of a win.
const PRIOR_WEIGHT: i64 = 20;
/// Number of worlds in which an edge gets a static value: one world may be misleading, and more than
/// these add nothing.
const PRIOR_SAMPLES: i64 = 32;

/// Tree over the later turns of one player, which grows with each playout from the same start. It
/// doesn't know the others' cards or turns: its nodes differ only by what the player itself has done and
/// can do, so no plan relies on cards that the player can't know (information set Monte Carlo tree
/// search: Cowling, Powley and Whitehouse, 2012). The others play as in any playout.
pub(super) struct IsmctsTree {
    /// Nodes at which the player is to move; the first one is the root.
    nodes: Vec<Node>,
}

/// Statistics of all playouts in which the player had made the same turns.
#[derive(Default)]
struct Node {
    visits: i64,
    /// Sum of the payoffs of these playouts.
    won: i64,
    edges: Vec<Edge>,
}

/// A turn that could be made at a node.
struct Edge {
    turn: PlainTurn,
    /// Number of visits in which it was available.
    available: i64,
    /// Number of visits in which it was made.
    visits: i64,
    /// Sum of the payoffs after it.
    won: i64,
    /// Sum of its static values in the first visits in which it was available.
    liked: i64,
    /// Index of the node after it.
    child: usize,
}

/// A played card, a discarded card, or both.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PlainTurn {
    play: Option<Card>,
    discard: Option<Card>,
}

impl IsmctsTree {
    pub(super) fn new() -> Self {
        let first = Node::default();
        Self { nodes: vec![first] }
    }

    /// Plays a round between two turns to its end, and learns from the result. The player of a seat follows
    /// this plan as far as it reaches. Returns the player's payoff, and the number of turns.
    pub(super) fn play_out(
        &mut self,
        round: &mut Round,
        seat: Seat,
        rng: &mut GameRng,
    ) -> (i64, u64) {
        let mut turns = 0;
        let mut next = Some(0);
        let mut visited = Vec::new();
        let mut made = Vec::new();
        while round.table().winner().is_none() {
            let node = next.filter(|_| round.table().turn() == seat);
            if let Some(node) = node {
                visited.push(node);
                next = None;
            }
            if let Some((node, edge, after)) = node
                .filter(|&node| self.nodes[node].visits >= EXPANSION_VISITS)
                .and_then(|node| {
                    let (edge, after) = self.choose(node, round, rng)?;
                    Some((node, edge, after))
                })
            {
                made.push((node, edge));
                next = Some(self.nodes[node].edges[edge].child);
                *round = after;
            } else if !play_turn(round, rng) {
                break;
            }
            turns += 1;
        }
        let won = payoff(round, seat);
        for node in visited {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.won += won;
        }
        for (node, edge) in made {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.won += won;
        }
        (won, turns)
    }

    /// Returns the edge to try, among the available ones, and the round after it; `None` if the player can't
    /// stay in.
    fn choose(&mut self, node: usize, round: &Round, rng: &mut GameRng) -> Option<(usize, Round)> {
        let mut best: Option<(i64, usize, PlainTurn)> = None;
        for turn in staying_turns(round) {
            let index = self.edge_for(node, turn);
            let node = &mut self.nodes[node];
            let mean = node.won / node.visits.max(1);
            let edge = &mut node.edges[index];
            if edge.available < PRIOR_SAMPLES {
                let after = turn.after(round, rng)?;
                edge.liked += value(&after, round.table().turn(), open_replies(&after));
            }
            edge.available += 1;
            let bound = edge.confidence_bound(mean);
            if best.is_none_or(|(most, ..)| bound > most) {
                best = Some((bound, index, turn));
            }
        }
        let (_, index, turn) = best?;
        Some((index, turn.after(round, rng)?))
    }

    /// Returns the index of a turn's edge, which is added if it is new.
    fn edge_for(&mut self, node: usize, turn: PlainTurn) -> usize {
        let edges = &self.nodes[node].edges;
        let found = edges.iter().position(|edge| edge.turn == turn);
        found.unwrap_or_else(|| {
            let child = self.nodes.len();
            self.nodes.push(Node::default());
            let edges = &mut self.nodes[node].edges;
            edges.push(Edge {
                turn,
                available: 0,
                visits: 0,
                won: 0,
                liked: 0,
                child,
            });
            edges.len() - 1
        })
    }
}

impl Edge {
    /// Returns the upper confidence bound of the edge (Kocsis and Szepesvári, 2006), in thousandths of a win:
    /// its mean payoff, as if it had been tried once more with the mean of its node, the credit for
    /// exploration, and its static value.
    fn confidence_bound(&self, mean: i64) -> i64 {
        let tried = self.visits + 1;
        let unsure = log2(self.available.unsigned_abs() + 1);
        let hope = (EXPLORATION * EXPLORATION * unsure / (ONE * tried)).isqrt();
        let sight = self.liked / self.available.clamp(1, PRIOR_SAMPLES) / PRIOR_WEIGHT;
        (self.won + mean) / tried + hope + sight
    }
}

impl PlainTurn {
    /// Returns the round after this turn; `None` if the turn doesn't leave its player winning.
    fn after(self, round: &Round, rng: &mut GameRng) -> Option<Round> {
        let mut after = round.clone();
        let play = self.play.map(Move::Play);
        let discard = self.discard.map(Move::ToCanvas);
        for mv in play.into_iter().chain(discard) {
            after.play(mv).ok()?;
        }
        finish(&mut after, rng, false).then_some(after)
    }
}

/// Returns the turns by which the player to move stays in, without actions.
fn staying_turns(round: &Round) -> Vec<PlainTurn> {
    let table = round.table();
    let hand = round.hand(table.turn());
    let challenge = table.lead_threshold(table.turn());
    let palette = table.palette(table.turn());
    let discards = |play: Option<Card>| {
        let palette = play.map_or(palette, |card| palette.with(card));
        let hand = play.map_or(hand, |card| hand.without(card));
        let cards = challenge.discards(palette, hand).iter();
        cards.map(move |card| PlainTurn {
            play,
            discard: Some(card),
        })
    };
    let mut turns: Vec<PlainTurn> = discards(None).collect();
    for card in hand {
        let play = Some(card);
        if challenge.is_met(table.rule(), palette.with(card)) {
            turns.push(PlainTurn {
                play,
                discard: None,
            });
        }
        turns.extend(discards(play));
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{PlayerCount, Seed};

    fn deal(number: u64) -> Round {
        Round::deal(
            "1.3".parse().expect("rules"),
            PlayerCount::FOUR,
            Seed::from_entropy(number),
        )
    }

    #[test]
    fn staying_turns_lists_every_turn_that_stays_in() {
        for number in 0..20 {
            let mut round = deal(number);
            let mut rng = GameRng::new(number);
            while round.table().winner().is_none() {
                let mover = round.table().turn();
                let turns = round.turns().into_iter();
                let staying = turns.filter(|(_, after)| !after.table().is_out(mover));
                let turns = staying_turns(&round);
                assert_eq!(turns.len(), staying.count());
                let stays = |turn: &PlainTurn| turn.after(&round, &mut GameRng::new(1)).is_some();
                assert!(turns.iter().all(stays));
                assert!(play_turn(&mut round, &mut rng));
            }
        }
    }

    /// Returns the wins of a plan in each hundred playouts of a deal.
    fn learned(number: u64) -> (Vec<i64>, IsmctsTree) {
        let (mut plan, mut rng) = (IsmctsTree::new(), GameRng::new(number));
        let mut hundred = || {
            let mut played = || {
                let mut round = deal(number);
                let seat = round.table().turn();
                plan.play_out(&mut round, seat, &mut rng).0 / 1_000
            };
            (0..100).map(|_| played()).sum()
        };
        let won = (0..6).map(|_| hundred()).collect();
        (won, plan)
    }

    #[test]
    fn the_plan_learns() {
        let all: Vec<Vec<i64>> = (0..8).map(|number| learned(number).0).collect();
        let of = |hundred: usize| all.iter().map(|won| won[hundred]).sum::<i64>();
        assert!(of(5) > of(0) + 40, "{all:?}");
    }

    #[test]
    fn visits_and_payoffs_add_up() {
        let (won, plan) = learned(1);
        let first = &plan.nodes[0];
        assert_eq!(first.visits, 600);
        assert_eq!(first.won, won.iter().sum::<i64>() * 1_000);
        let made: i64 = first.edges.iter().map(|edge| edge.visits).sum();
        assert_eq!(made, first.visits - EXPANSION_VISITS);
        for edge in &first.edges {
            assert!(edge.visits <= edge.available && edge.won <= edge.visits * 1_000);
            assert!(plan.nodes[edge.child].visits <= edge.visits);
        }
    }
}
