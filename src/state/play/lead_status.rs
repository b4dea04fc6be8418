//! Who leads, and what a move would make of it: facts, for the page to put in words.

use crate::game::{Card, CardSet, IllegalMove, Move, Phase, Rule, Seat, Standing, Table, View};

/// How the players stand under one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadStatus {
    /// The rule.
    pub rule: Rule,
    /// Who is winning, and how; `None` if nobody has a card that qualifies.
    pub leader: Option<(Seat, Standing)>,
    /// Who comes next, and how.
    pub runner_up: Option<(Seat, Standing)>,
}

impl LeadStatus {
    /// The verdict under the rule in force.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self::under(table, table.rule())
    }

    /// The verdict under a rule.
    #[must_use]
    pub fn under(table: &Table, rule: Rule) -> Self {
        let leader = table.best(rule, None);
        let next = leader.and_then(|(seat, _)| table.best(rule, Some(seat)));
        Self {
            rule,
            leader,
            runner_up: next,
        }
    }

    /// Whether a seat is winning.
    #[must_use]
    pub fn is_led_by(&self, seat: Seat) -> bool {
        self.leader.is_some_and(|(leader, _)| leader == seat)
    }

    /// Whether the two best have equally many cards, so that the top card decides.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        match (self.leader, self.runner_up) {
            (Some((_, leader)), Some((_, next))) => leader.count() == next.count(),
            _ => false,
        }
    }
}

/// What a move would lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePreview {
    /// It is allowed, and its player would be winning.
    Leads,
    /// It is allowed, but another would be winning, or nobody.
    Behind(Option<Seat>),
    /// It is not allowed.
    Illegal(IllegalMove),
}

impl MovePreview {
    /// The outlook of a move of the view's own player.
    #[must_use]
    pub fn of(view: &View, mv: Move) -> Self {
        match view.after(mv) {
            Err(reason) => Self::Illegal(reason),
            Ok(after) => match after.table().leader() {
                Some(leader) if leader == view.seat() => Self::Leads,
                other => Self::Behind(other),
            },
        }
    }
}

/// What a move sets going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// A card is to be taken out of another palette.
    Take,
    /// A card of the own palette is to be moved.
    Recycle,
    /// Another card is to be played.
    PlayAgain,
    /// A card is drawn.
    Draw,
    /// A draw is earned.
    MayDraw,
    /// The action of the card finds nothing to act on.
    Nothing,
}

impl FollowUp {
    /// What a legal move of the view's own player sets going.
    #[must_use]
    pub fn of(view: &View, mv: Move) -> Option<Self> {
        let after = view.after(mv).ok()?;
        match after.table().phase() {
            Phase::Take => Some(Self::Take),
            Phase::Recycle(_) => Some(Self::Recycle),
            Phase::PlayAgain => Some(Self::PlayAgain),
            Phase::MayDraw => Some(Self::MayDraw),
            _ if after.table().deck_size() < view.table().deck_size() => Some(Self::Draw),
            _ => match mv {
                Move::Play(card) if acts(view.table(), card) => Some(Self::Nothing),
                _ => None,
            },
        }
    }
}

/// Whether a card has an action here when it is played.
pub fn acts(table: &Table, card: Card) -> bool {
    table.ruleset().actions().is_some() && card.value().action().is_some()
}

/// Whether the player whose view it is can discard a card in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discardable {
    /// At once.
    Now,
    /// Once another card was played, whose action, if it has one, does not come between.
    AfterPlay,
    /// Neither.
    No,
}

impl Discardable {
    /// What holds for each card of a hand.
    #[must_use]
    pub fn of_hand(view: &View) -> Vec<(Card, Self)> {
        let cards = view.hand().iter();
        cards.map(|card| (card, Self::of(view, card))).collect()
    }

    /// Whether a card in hand can be discarded.
    #[must_use]
    pub fn of(view: &View, card: Card) -> Self {
        let can_discard = |view: &View| view.check(Move::ToCanvas(card)).is_ok();
        let others = view.hand().without(card).iter();
        let mut played = others.filter_map(|other| view.after(Move::Play(other)).ok());
        match can_discard(view) {
            true => Self::Now,
            false if played.any(|after| can_discard(&after)) => Self::AfterPlay,
            false => Self::No,
        }
    }
}

/// What the cards would lead to that an action may move, or that save a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionTargets {
    /// The cards that may be moved.
    pub movable: CardSet,
    /// Those of them by which one would lead at once.
    pub leading: CardSet,
}

impl ActionTargets {
    /// The prospects of what the view's player has to do, if there is such a thing: an
    /// action to carry out, or a discard without which the turn may not end.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let has_to_act = match view.table().phase() {
            Phase::Take | Phase::Recycle(_) | Phase::PlayAgain => view.is_to_move(),
            _ => view.check(Move::End) == Err(IllegalMove::CannotStay),
        };
        if !has_to_act {
            return None;
        }
        let mut prospects = Self::default();
        for mv in view.legal_moves() {
            if let Some(card) = moved(mv) {
                prospects.movable.insert(card);
                if MovePreview::of(view, mv) == MovePreview::Leads {
                    prospects.leading.insert(card);
                }
            }
        }
        Some(prospects)
    }
}

/// The card that a move moves.
const fn moved(mv: Move) -> Option<Card> {
    match mv {
        Move::Play(card) | Move::ToCanvas(card) | Move::ToDeck(card) => Some(card),
        Move::Draw | Move::Pass | Move::End => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_is_broken_by_the_top_card() {
        let view = View::of_position("1.3 B2 - 1 R7/G6Y3/- -/R5G4/- -/V1/-");
        let verdict = LeadStatus::of(view.table());
        assert!(verdict.is_led_by(view.seat()));
        assert!(verdict.is_tie());
    }

    #[test]
    fn what_can_be_discarded_is_told_from_what_needs_a_play_before() {
        // Under Violet the O1 leads as it is, under Orange the R7 would, and no even card of the hand beats the O6.
        let view = View::of_position("1.3 - - 1 R7V2G5O3/O1/- I1/O6/-");
        let discardable = |card: &str| Discardable::of(&view, card.parse().expect("a card"));
        assert_eq!(discardable("V2"), Discardable::Now);
        assert_eq!(discardable("O3"), Discardable::AfterPlay);
        assert_eq!(discardable("G5"), Discardable::No);
    }

    #[test]
    fn what_a_card_sets_going_depends_on_what_there_is_to_act_on() {
        let of = |deck: &str, card: &str| {
            let view = View::of_position(&format!("1.3x - {deck} 1 R7V3G2/O4/- I1/O6/-"));
            let card = card.parse().expect("a card");
            FollowUp::of(&view, Move::Play(card))
        };
        assert_eq!(of("B1", "V3"), Some(FollowUp::Draw));
        assert_eq!(of("-", "V3"), Some(FollowUp::Nothing));
        assert_eq!(of("B1", "R7"), Some(FollowUp::Recycle));
        assert_eq!(of("B1", "G2"), None);
    }

    #[test]
    fn outlooks_tell_the_three_cases_apart() {
        let view = View::of_position("1.3 - - 1 R7V2G5/O1/- I1/O6/-");
        let outlook = |text: char, card: &str| {
            let card = card.parse().expect("a card");
            MovePreview::of(
                &view,
                if text == 'p' {
                    Move::Play(card)
                } else {
                    Move::ToCanvas(card)
                },
            )
        };
        let other = Seat::new(1);
        assert_eq!(outlook('p', "R7"), MovePreview::Leads);
        assert_eq!(outlook('p', "V2"), MovePreview::Behind(other));
        let not_winning = IllegalMove::NotWinning { leader: other };
        assert_eq!(outlook('c', "G5"), MovePreview::Illegal(not_winning));
        assert_eq!(outlook('c', "V2"), MovePreview::Leads);
    }
}
