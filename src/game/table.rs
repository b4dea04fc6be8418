//! The public state of a round.

use std::iter;

use super::card::Card;
use super::card_set::CardSet;
use super::lead_threshold::LeadThreshold;
use super::pile::Pile;
use super::rule::{Rule, Standing};
use super::ruleset::{Ruleset, Scoring};
use super::seat::{PlayerCount, Seat};
use super::standings::Standings;

/// Phase of a turn: the decision that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The turn begins: play, discard or pass.
    Start,
    /// A 1 was played: take a card out of another player's palette.
    Take,
    /// This 7 was played: move a card out of the player's own palette.
    Recycle(Card),
    /// A 5 was played: play another card.
    PlayAgain,
    /// A card was played, and its action is finished: discard, or end the turn.
    Played,
    /// A card was discarded first: play, or end the turn.
    Discarded,
    /// A high discard has earned a draw: take it, or end the turn.
    MayDraw,
    /// No other move is left: end the turn.
    Done,
    /// The round is over; the turn stays with its winner.
    Over,
}

/// Rule while the canvas is empty.
const FIRST_RULE: Rule = Rule::Red;

/// Public state of a round and everything that follows from it: the leader, the player to move, the
/// legal moves. [`Round::table`](super::Round::table) and [`View::table`](super::View::table)
/// return it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) ruleset: Ruleset,
    pub(super) players: PlayerCount,
    pub(super) palettes: [CardSet; Seat::MAX],
    /// Standings of the palettes, cached because every turn is measured by those of the others. Those of the player to
    /// move are from before the turn.
    pub(super) standings: [Standings; Seat::MAX],
    pub(super) scored: [CardSet; Seat::MAX],
    pub(super) out: [bool; Seat::MAX],
    pub(super) canvas: Pile,
    pub(super) deck_size: usize,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// Threshold of the player to move, cached because every move is measured by it.
    pub(super) challenge: LeadThreshold,
    /// `true` if a card went from hand to canvas in this turn.
    pub(super) discarded: bool,
    /// `true` if a card played in this turn requires its player to end it winning.
    pub(super) must_stay: bool,
}

impl Table {
    /// Rules of the round.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Number of players.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    /// Palette of a seat. A player who is out keeps it, but it does not count.
    #[must_use]
    pub const fn palette(&self, seat: Seat) -> CardSet {
        self.palettes[seat.index()]
    }

    /// Score pile of a seat, from the rounds before this one.
    #[must_use]
    pub const fn scored(&self, seat: Seat) -> CardSet {
        self.scored[seat.index()]
    }

    /// Cards that the winner moves from palette to score pile; empty before the round is over, and
    /// in Basic (sections 5 and 6).
    #[must_use]
    pub fn scored_cards(&self) -> CardSet {
        match (self.winner(), self.ruleset().scoring()) {
            (Some(winner), Scoring::Points) => {
                let palette = self.palette(winner);
                self.rule().qualifying(palette)
            }
            _ => CardSet::EMPTY,
        }
    }

    /// Score pile of a seat; for the winner of the round it includes the [scored
    /// cards](Table::scored_cards).
    #[must_use]
    pub fn pile(&self, seat: Seat) -> CardSet {
        let scored = self.scored(seat);
        match self.winner() {
            Some(winner) if winner == seat => scored | self.scored_cards(),
            _ => scored,
        }
    }

    /// Winners of the game, if this round is over and the game ends with it. Players with equal
    /// highest scores share the win (sections 5 and 6).
    #[must_use]
    pub fn game_winners(&self) -> Option<Vec<Seat>> {
        let (ruleset, players) = (self.ruleset(), self.players());
        let round_winner = self.winner()?;
        if ruleset.scoring() == Scoring::Game {
            return Some(vec![round_winner]);
        }
        let points = |seat| self.pile(seat).points();
        let most = players.seats().map(points).max()?;
        let target = ruleset.target().points(players);
        let is_reached = target.is_some_and(|target| most >= target);
        let scored: usize = players.seats().map(|seat| self.pile(seat).len()).sum();
        let runs_short = Card::COUNT - scored < players.cards_dealt();
        let winners = players.seats().filter(|&seat| points(seat) == most);
        (is_reached || runs_short).then(|| winners.collect())
    }

    /// Returns `true` if a seat is out of the round.
    #[must_use]
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }

    /// Seats still in the round, in order.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> {
        self.players.seats().filter(|&seat| !self.is_out(seat))
    }

    /// Discards, the oldest first: the last one is on top.
    #[must_use]
    pub fn canvas(&self) -> &[Card] {
        self.canvas.cards()
    }

    /// Rule in force: the colour of the top discard, or red if there is none.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.canvas.top().map_or(FIRST_RULE, Card::color)
    }

    /// Every rule so far, the oldest first: red, which lies under all discards, then the colour of
    /// each discard.
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = Rule> {
        let discards = self.canvas().iter().map(|card| card.color());
        iter::once(FIRST_RULE).chain(discards)
    }

    /// Number of cards left in the deck.
    #[must_use]
    pub const fn deck_size(&self) -> usize {
        self.deck_size
    }

    /// Seat to move; once the round is over, the winner's.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Phase of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Winner of the round; `None` while it goes on.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        (self.phase == Phase::Over).then_some(self.turn)
    }

    /// Standing of a seat under a rule; `None` if it is out, or if none of its cards counts.
    #[must_use]
    pub fn standing(&self, seat: Seat, rule: Rule) -> Option<Standing> {
        if self.is_out(seat) {
            return None;
        }
        rule.standing(self.palette(seat))
    }

    /// Best seat under a rule and its standing, among all seats except `but`; `None` if none of
    /// them has a card that counts.
    #[must_use]
    pub fn best(&self, rule: Rule, but: Option<Seat>) -> Option<(Seat, Standing)> {
        self.players
            .seats()
            .filter(|&seat| Some(seat) != but)
            .filter_map(|seat| Some((seat, self.standing(seat, rule)?)))
            .max_by_key(|&(_, standing)| standing)
    }

    /// Seat that would be winning under this rule; `None` if no seat would.
    #[must_use]
    pub fn leader_under(&self, rule: Rule) -> Option<Seat> {
        self.best(rule, None).map(|(seat, _)| seat)
    }

    /// Seat that is winning under the rule in force; `None` if none is.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        self.leader_under(self.rule())
    }

    /// Returns `true` if the player to move is winning now.
    #[must_use]
    pub fn is_mover_winning(&self) -> bool {
        self.would_mover_win(self.rule())
    }

    /// Returns `true` if the player to move would be winning under a rule.
    pub(super) fn would_mover_win(&self, rule: Rule) -> bool {
        self.challenge.is_met(rule, self.palette(self.turn))
    }

    /// Standing that the player of a seat must exceed to be winning.
    #[must_use]
    pub fn lead_threshold(&self, seat: Seat) -> LeadThreshold {
        if seat == self.turn {
            self.challenge
        } else {
            self.compute_lead_threshold(seat)
        }
    }

    /// Computes the threshold of a seat without the cached one, as the palettes may have changed.
    pub(super) fn compute_lead_threshold(&self, seat: Seat) -> LeadThreshold {
        let others = self.seats_in().filter(|&other| other != seat);
        let standings = others.map(|other| match other == self.turn {
            true => Standings::of(self.palette(other)),
            false => self.standings[other.index()],
        });
        LeadThreshold::of_standings(standings, self.ruleset.discard_bonus())
    }
}
