//! Log of finished turns.

use crate::bots::Level;
use crate::game::{Card, CardSet, Move, Phase, Round, Rule, Scoring, Seat, Standing, Turn};
use crate::state::lineup::{Lineup, PlayerKind};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Number of the turn in the match, from 1.
    pub ply: usize,
    /// Number of the round, from 1.
    pub round: usize,
    /// Number of the turn in its round, from 1.
    pub turn: usize,
    /// The player whose turn it was.
    pub seat: Seat,
    /// The rule before the turn.
    pub rule: Rule,
    /// The events of the turn, in order.
    pub events: Vec<TurnEvent>,
    /// The drawn cards that only this player saw.
    pub hidden: CardSet,
    /// `true` if the player went out.
    pub out: bool,
    /// The reason for a pass; irrelevant for other turns.
    pub pass_reason: PassReason,
    /// The leader after the turn, and the rule.
    pub lead: Option<(Seat, Rule)>,
    /// The leader's standing after the turn.
    pub having: Option<Standing>,
}

impl LogLine {
    /// The cards played to the player's palette.
    #[must_use]
    pub fn played(&self) -> CardSet {
        let played = self.events.iter().filter_map(|event| match event {
            TurnEvent::Played(card) => Some(*card),
            _ => None,
        });
        played.collect()
    }

    /// Returns `true` if a card went to the canvas.
    #[must_use]
    pub fn paints(&self) -> bool {
        let mut events = self.events.iter();
        events.any(|event| matches!(event, TurnEvent::Discarded(_) | TurnEvent::Recycled(_)))
    }

    /// The same turn as an observer saw it; `None` stands for what all players saw.
    #[must_use]
    pub fn seen_by(&self, observer: Option<Seat>) -> Self {
        let mut line = self.clone();
        if observer != Some(self.seat) {
            line.hide(self.hidden);
            line.hidden = CardSet::EMPTY;
        }
        line
    }

    /// Hides which of these cards were drawn.
    pub(in crate::state) fn hide(&mut self, cards: CardSet) {
        for event in &mut self.events {
            if let TurnEvent::Drew(card) = event {
                *card = card.filter(|&card| !cards.contains(card));
            }
        }
    }
}

/// The turns of others in a round since the last turn of a seat.
pub(super) fn since_own(log: &[LogLine], round: usize, own: Seat) -> &[LogLine] {
    let is_past = |line: &LogLine| line.round != round || line.seat == own;
    let from = log.iter().rposition(is_past).map_or(0, |last| last + 1);
    &log[from..]
}

/// Reason for a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassReason {
    /// The player's hand was empty.
    NoCards,
    /// No turn would have led. Opponents that pass for no other reason get this, which reveals no more of their cards than
    /// the pass does; and a person whom no other one watches.
    NothingLeads,
    /// Only the player knows.
    NotTold,
}

impl PassReason {
    /// The reason why the player to move in a round passes, if the turn is a pass.
    ///
    /// It stays secret with Actions, because no one knows which cards the player could have drawn; for a Master in
    /// a match, who may give up a round; and among several people.
    pub(in crate::state) fn of(round: &Round, turn: &Turn, lineup: &Lineup) -> Self {
        let (seat, ruleset) = (round.table().turn(), round.table().ruleset());
        let may_be_told = match lineup.at(seat) {
            PlayerKind::Bot(Level::Master) => ruleset.scoring() == Scoring::Game,
            PlayerKind::Bot(_) => true,
            PlayerKind::Human => lineup.lone_person().is_some(),
            PlayerKind::Friend => false,
        };
        let is_public = turn.is_pass() && may_be_told && ruleset.actions().is_none();
        let leads = |(_, after): &(Turn, Round)| !after.table().is_out(seat);
        if round.hand(seat).is_empty() {
            Self::NoCards
        } else if is_public && !round.turns().iter().any(leads) {
            // Trying all turns is slow, so only a pass does it.
            Self::NothingLeads
        } else {
            Self::NotTold
        }
    }
}

/// An event of a turn, as an observer saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEvent {
    /// A card went from the hand to the palette.
    Played(Card),
    /// A card went from the hand to the canvas.
    Discarded(Card),
    /// A card was drawn; `None` if the observer doesn't know which one.
    Drew(Option<Card>),
    /// The action of a 1 moved a card from this player's palette onto the deck.
    Took(Card, Seat),
    /// The action of a 7 moved a card from the own palette to the canvas.
    Recycled(Card),
    /// The action of a 7 moved a card from the own palette onto the deck.
    Returned(Card),
    Passed,
}

/// The events of a legal turn, as `observer` sees them.
pub fn events(round: &Round, turn: &Turn, observer: Seat) -> Vec<TurnEvent> {
    let mut before = round.clone();
    let mut events = Vec::new();
    for &mv in turn.moves() {
        let mut after = before.clone();
        if after.play(mv).is_err() {
            break;
        }
        events.extend(event(&before, mv));
        events.extend(draw(&before, &after, observer));
        before = after;
    }
    events
}

/// The events of a legal turn, without the names of drawn cards.
pub fn planned_events(round: &Round, turn: &Turn) -> Vec<TurnEvent> {
    let happens = events(round, turn, round.table().turn()).into_iter();
    let unseen = happens.map(|event| match event {
        TurnEvent::Drew(_) => TurnEvent::Drew(None),
        _ => event,
    });
    unseen.collect()
}

/// The cards drawn in a legal turn that only its player sees.
pub(in crate::state) fn private_draws(round: &Round, turn: &Turn) -> CardSet {
    let (own, players) = (round.table().turn(), round.table().players());
    let drawn = |observer| {
        let events = events(round, turn, observer).into_iter();
        let drawn = events.filter_map(|event| match event {
            TurnEvent::Drew(card) => card,
            _ => None,
        });
        drawn.collect::<CardSet>()
    };
    let other = players.seats().find(|&seat| seat != own);
    drawn(own) - other.map_or(CardSet::EMPTY, drawn)
}

/// The event of a move, apart from a draw.
fn event(before: &Round, mv: Move) -> Option<TurnEvent> {
    let table = before.table();
    let owner = |card| {
        let mut seats = table.players().seats();
        seats.find(|&seat| table.palette(seat).contains(card))
    };
    Some(match mv {
        Move::Play(card) => TurnEvent::Played(card),
        Move::ToCanvas(card) if matches!(table.phase(), Phase::Recycle(_)) => {
            TurnEvent::Recycled(card)
        }
        Move::ToCanvas(card) => TurnEvent::Discarded(card),
        Move::ToDeck(card) => match owner(card)? {
            seat if seat == table.turn() => TurnEvent::Returned(card),
            seat => TurnEvent::Took(card, seat),
        },
        Move::Pass => TurnEvent::Passed,
        Move::Draw | Move::End => return None,
    })
}

/// The draw of a move, if it draws a card.
fn draw(before: &Round, after: &Round, observer: Seat) -> Option<TurnEvent> {
    if after.deck().len() >= before.deck().len() {
        return None;
    }
    let drawer = before.table().turn();
    let known = |round: &Round| {
        let view = round.view(observer);
        if drawer == observer {
            view.hand()
        } else {
            view.shown(drawer)
        }
    };
    Some(TurnEvent::Drew((known(after) - known(before)).highest()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;

    fn round(position: &str) -> Round {
        let setup: Setup = position.parse().expect(position);
        Round::try_from(setup).expect(position)
    }

    /// The events of a turn from a position, as a seat sees them.
    fn seen(position: &str, turn: &str, observer: usize) -> Vec<TurnEvent> {
        let observer = Seat::new(observer).expect("a seat");
        events(&round(position), &turn.parse().expect(turn), observer)
    }

    fn card(text: &str) -> Card {
        text.parse().expect(text)
    }

    #[test]
    fn only_the_player_sees_a_drawn_card() {
        let position = "1.3ax - G5B6 1 R3O7V2/Y1/- Y5/V1/-";
        let (three, seven) = (
            TurnEvent::Played(card("R3")),
            TurnEvent::Discarded(card("O7")),
        );
        let own = [
            three,
            TurnEvent::Drew(Some(card("G5"))),
            seven,
            TurnEvent::Drew(Some(card("B6"))),
        ];
        assert_eq!(seen(position, "pR3cO7d", 0), own);
        let others = [three, TurnEvent::Drew(None), seven, TurnEvent::Drew(None)];
        assert_eq!(seen(position, "pR3cO7d", 1), others);
    }

    #[test]
    fn planned_events_name_no_drawn_card() {
        let turn = "pR3cO7d".parse().expect("a turn");
        let told = planned_events(&round("1.3ax - G5B6 1 R3O7V2/Y1/- Y5/V1/-"), &turn);
        let (three, seven) = (
            TurnEvent::Played(card("R3")),
            TurnEvent::Discarded(card("O7")),
        );
        assert_eq!(
            told,
            [three, TurnEvent::Drew(None), seven, TurnEvent::Drew(None)]
        );
    }

    #[test]
    fn everyone_sees_a_drawn_card_that_was_public() {
        let mut round = round("1.3x - B6 1 R1/Y2/- Y3R6/V7G2/-");
        let (observer, other) = (Seat::FIRST, Seat::new(1).expect("a seat"));
        let taking = "pR1tV7".parse().expect("a turn");
        let took = [
            TurnEvent::Played(card("R1")),
            TurnEvent::Took(card("V7"), other),
        ];
        assert_eq!(events(&round, &taking, observer), took);
        round.play_turn(&taking).expect("a legal turn");
        let drawing = "pY3".parse().expect("a turn");
        let drew = [
            TurnEvent::Played(card("Y3")),
            TurnEvent::Drew(Some(card("V7"))),
        ];
        assert_eq!(events(&round, &drawing, observer), drew);
    }

    #[test]
    fn seven_moves_a_card_of_the_own_palette() {
        let position = "1.3x - - 1 R7V2/Y1/- Y5/V1/-";
        let seven = TurnEvent::Played(card("R7"));
        let returned = [seven, TurnEvent::Returned(card("Y1"))];
        assert_eq!(seen(position, "pR7tY1", 1), returned);
        let recycled = [seven, TurnEvent::Recycled(card("Y1"))];
        assert_eq!(seen(position, "pR7cY1", 1), recycled);
    }
}
