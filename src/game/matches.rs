//! A whole game: rounds until it ends.

use super::card::Card;
use super::card_set::CardSet;
use super::deck_orders::DeckOrders;
use super::legality::IllegalTurn;
use super::round::Round;
use super::ruleset::Ruleset;
use super::seat::{PlayerCount, Seat};
use super::seed::Seed;
use super::turn::Turn;

/// A whole game. In Basic it is one round; in Advanced the winner of a round scores the
/// cards that won it, and rounds go on until the target is reached or the cards run short
/// (sections 5 and 6).
///
/// ```
/// use red7::bots::Level;
/// use red7::game::{Match, PlayerCount};
///
/// let mut game = Match::deal("1.3a".parse()?, PlayerCount::TWO, "red7game".parse()?);
/// while game.winners().is_none() {
///     if game.round().table().winner().is_some() {
///         game.next_round();
///     }
///     let turn = Level::Novice.whole_turn(game.round(), 0);
///     game.play_turn(&turn)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    seed: Seed,
    shuffles: DeckOrders,
    /// Number of rounds before this one.
    earlier: usize,
    round: Round,
}

impl Match {
    /// Deals the first round.
    #[must_use]
    pub fn deal(ruleset: Ruleset, players: PlayerCount, seed: Seed) -> Self {
        Self::from_position(seed, Round::deal(ruleset, players, seed))
    }

    /// Deals the first round from `shuffles`, or from the seed if there are none.
    #[must_use]
    pub fn deal_shuffled(
        ruleset: Ruleset,
        players: PlayerCount,
        seed: Seed,
        shuffles: DeckOrders,
    ) -> Self {
        let nothing = [CardSet::EMPTY; Seat::MAX];
        let round = match shuffles.round(0) {
            Some(cards) => Round::deal_cards(ruleset, players, cards.iter().copied(), nothing),
            None => Round::deal(ruleset, players, seed),
        };
        Self {
            shuffles,
            ..Self::from_position(seed, round)
        }
    }

    /// Returns a match that starts from a round in progress. The seed deals the rounds after it.
    #[must_use]
    pub const fn from_position(seed: Seed, round: Round) -> Self {
        Self {
            seed,
            shuffles: DeckOrders::NONE,
            earlier: 0,
            round,
        }
    }

    /// Round in progress, or the one that has just ended.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Number of that round, counted from 1.
    #[must_use]
    pub const fn round_number(&self) -> usize {
        self.earlier + 1
    }

    /// Makes all moves of a turn and ends it: see [`Round::play_turn`].
    ///
    /// # Errors
    ///
    /// If the turn is illegal: the illegal move, and the reason. The match is then unchanged. After
    /// the last turn of a round every turn is [`IllegalMove::Over`](super::IllegalMove::Over),
    /// until [`Match::next_round`] deals the next one.
    pub fn play_turn(&mut self, turn: &Turn) -> Result<(), IllegalTurn> {
        self.round.play_turn(turn)
    }

    /// Score pile of a seat; once the round is over, it includes the cards just won.
    #[must_use]
    pub fn pile(&self, seat: Seat) -> CardSet {
        self.round.pile(seat)
    }

    /// Points of a seat: the value of its [pile](Match::pile).
    #[must_use]
    pub fn points(&self, seat: Seat) -> u32 {
        self.pile(seat).points()
    }

    /// Winners of the game; `None` while it goes on. Players with equal highest scores share the
    /// win.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.round.game_winners()
    }

    /// Deals the next round if this one is over and the game is not. Returns `true` if it did. It
    /// returns `false` also if the match has deck orders, but none for this round, or one that does
    /// not match the cards left.
    pub fn next_round(&mut self) -> bool {
        let table = self.round.table();
        if table.winner().is_none() || self.winners().is_some() {
            return false;
        }
        let (ruleset, players) = (*table.ruleset(), table.players());
        let mut scored = [CardSet::EMPTY; Seat::MAX];
        for seat in players.seats() {
            scored[seat.index()] = self.pile(seat);
        }
        let earlier = self.earlier + 1;
        let round = match (self.shuffles.is_none(), self.shuffles.round(earlier)) {
            (true, _) => Round::deal_later(ruleset, players, self.seed, earlier, scored),
            (false, Some(cards)) if is_all_but(cards, scored) => {
                Round::deal_cards(ruleset, players, cards.iter().copied(), scored)
            }
            (false, _) => return false,
        };
        (self.earlier, self.round) = (earlier, round);
        true
    }
}

/// Returns `true` if these are the cards in no score pile.
fn is_all_but(cards: &[Card], scored: [CardSet; Seat::MAX]) -> bool {
    let scored: CardSet = scored.into_iter().collect();
    cards.iter().copied().collect::<CardSet>() == CardSet::FULL - scored
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{SeatSetup, Setup};

    /// A match whose first player wins the round with one card, after which `scored` cards are in
    /// score piles.
    fn after_round(players: usize, scored: usize) -> Match {
        let mut seats = vec![
            SeatSetup {
                out: true,
                ..SeatSetup::default()
            };
            players
        ];
        seats[0].out = false;
        seats[0].palette = Card::ALL.into_iter().take(1).collect();
        seats[1].scored = Card::ALL.into_iter().take(scored).skip(1).collect();
        let setup = Setup {
            ruleset: "1.3a".parse().expect("rules"),
            canvas: Vec::new(),
            deck: Vec::new(),
            turn: 1,
            seats,
        };
        Match {
            seed: "red7game".parse().expect("a seed"),
            shuffles: DeckOrders::NONE,
            earlier: 3,
            round: Round::try_from(setup).expect("a position"),
        }
    }

    #[test]
    fn a_game_goes_on_while_everybody_can_be_dealt_a_hand_and_a_palette_card() {
        for players in 2..=4 {
            let most = Card::COUNT - 8 * players;
            let mut game = after_round(players, most);
            assert_eq!(game.winners(), None);
            assert!(game.next_round());
            assert_eq!(game.round_number(), 5);
            assert!(game.round().deck().is_empty());
            let mut over = after_round(players, most + 1);
            assert_eq!(over.winners(), Seat::new(1).map(|seat| vec![seat]));
            assert!(!over.next_round());
        }
    }

    #[test]
    fn the_round_just_won_counts() {
        let game = after_round(2, 3);
        let points = |seat: usize| Seat::new(seat).map(|seat| game.points(seat));
        assert_eq!((points(0), points(1)), (Some(7), Some(14)));
    }
}
