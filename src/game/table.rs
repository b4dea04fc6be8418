//! What lies open on the table.

use std::iter;

use super::card::Card;
use super::card_set::CardSet;
use super::lead_threshold::LeadThreshold;
use super::pile::Pile;
use super::rule::{Rule, Standing};
use super::ruleset::Ruleset;
use super::seat::{PlayerCount, Seat};

/// How far a turn has come: what is to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nothing was done yet: play, discard or pass.
    Start,
    /// A 1 was played: take a card out of another player's palette.
    Take,
    /// This 7 was played: move a card out of the player's own palette.
    Recycle(Card),
    /// A 5 was played: play another card.
    PlayAgain,
    /// A card was played, and its action is done: discard, or end the turn.
    Played,
    /// A card was discarded first: play, or end the turn.
    Discarded,
    /// A high discard has earned a draw: take it, or end the turn.
    MayDraw,
    /// Nothing is left to do but to end the turn.
    Done,
    /// The round is over; the turn stays with its winner.
    Over,
}

/// The rule as long as nothing is discarded.
const FIRST_RULE: Rule = Rule::Red;

/// What lies open in a round, and what follows from it: who is winning, whose turn it is,
/// which moves are legal. [`Round::table`](super::Round::table) and
/// [`View::table`](super::View::table) give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) ruleset: Ruleset,
    pub(super) players: PlayerCount,
    pub(super) palettes: [CardSet; Seat::MAX],
    pub(super) scored: [CardSet; Seat::MAX],
    pub(super) out: [bool; Seat::MAX],
    pub(super) canvas: Pile,
    pub(super) deck_size: usize,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// What the player to move has to beat: kept, since every move is measured by it.
    pub(super) challenge: LeadThreshold,
    /// A card went from hand to canvas in this turn.
    pub(super) discarded: bool,
    /// A card of this turn demands that it ends with its player winning.
    pub(super) must_stay: bool,
}

impl Table {
    /// The rules that the round is played by.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    /// The palette of a seat. A player who is out keeps it, but it does not count.
    #[must_use]
    pub const fn palette(&self, seat: Seat) -> CardSet {
        self.palettes[seat.index()]
    }

    /// The score pile of a seat, from the rounds before this one.
    #[must_use]
    pub const fn scored(&self, seat: Seat) -> CardSet {
        self.scored[seat.index()]
    }

    /// Whether a seat is out of the round.
    #[must_use]
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }

    /// The seats still in the round, from the first seat on.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> {
        self.players.seats().filter(|&seat| !self.is_out(seat))
    }

    /// The discards, the oldest first: the last one is on top.
    #[must_use]
    pub fn canvas(&self) -> &[Card] {
        self.canvas.cards()
    }

    /// The rule in force: the colour of the top discard, or red if there is none.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.canvas.top().map_or(FIRST_RULE, Card::color)
    }

    /// Every rule so far, the oldest first: red, which lies under all discards, then the
    /// colour of each discard.
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = Rule> {
        let discards = self.canvas().iter().map(|card| card.color());
        iter::once(FIRST_RULE).chain(discards)
    }

    /// How many cards are left in the deck.
    #[must_use]
    pub const fn deck_size(&self) -> usize {
        self.deck_size
    }

    /// The seat to move; once the round is over, the winner's.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How far the turn has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has won the round; `None` while it goes on.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        (self.phase == Phase::Over).then_some(self.turn)
    }

    /// How good the palette of a seat is under a rule; `None` if it is out, or if none of its
    /// cards counts.
    #[must_use]
    pub fn standing(&self, seat: Seat, rule: Rule) -> Option<Standing> {
        if self.is_out(seat) {
            return None;
        }
        rule.standing(self.palette(seat))
    }

    /// Who is best under a rule, with that standing, among all seats but `but`; `None` if
    /// none of them has a card that counts.
    #[must_use]
    pub fn best(&self, rule: Rule, but: Option<Seat>) -> Option<(Seat, Standing)> {
        self.players
            .seats()
            .filter(|&seat| Some(seat) != but)
            .filter_map(|seat| Some((seat, self.standing(seat, rule)?)))
            .max_by_key(|&(_, standing)| standing)
    }

    /// Who would be winning if this were the rule; `None` if no one would.
    #[must_use]
    pub fn leader_under(&self, rule: Rule) -> Option<Seat> {
        self.best(rule, None).map(|(seat, _)| seat)
    }

    /// Who is winning under the rule in force; `None` if no one is.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        self.leader_under(self.rule())
    }

    /// Whether the player to move is winning now.
    #[must_use]
    pub fn is_mover_winning(&self) -> bool {
        self.would_mover_win(self.rule())
    }

    /// Whether the player to move would be winning under a rule.
    pub(super) fn would_mover_win(&self, rule: Rule) -> bool {
        self.challenge.is_met(rule, self.palette(self.turn))
    }

    /// What the player of a seat has to beat to be winning.
    #[must_use]
    pub fn lead_threshold(&self, seat: Seat) -> LeadThreshold {
        if seat == self.turn {
            self.challenge
        } else {
            self.compute_lead_threshold(seat)
        }
    }

    /// The same, whatever is kept: the palettes may have changed.
    pub(super) fn compute_lead_threshold(&self, seat: Seat) -> LeadThreshold {
        let others = self.seats_in().filter(|&other| other != seat);
        let palettes = others.map(|other| self.palette(other));
        LeadThreshold::of(palettes, self.ruleset.discard_bonus())
    }
}
