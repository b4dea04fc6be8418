//! The leader, and the effect of moves on it: facts that the page puts into words.

use crate::game::{Card, CardSet, IllegalMove, Move, Phase, Rule, Seat, Standing, Table, View};

/// The leader and the runner-up under one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadStatus {
    pub rule: Rule,
    /// The leader and its standing; `None` if no player has a qualifying card.
    pub leader: Option<(Seat, Standing)>,
    /// The second-best player and its standing.
    pub runner_up: Option<(Seat, Standing)>,
}

impl LeadStatus {
    /// The status under the rule in effect.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self::under(table, table.rule())
    }

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

    /// Returns `true` if this seat leads.
    #[must_use]
    pub fn is_led_by(&self, seat: Seat) -> bool {
        self.leader.is_some_and(|(leader, _)| leader == seat)
    }

    /// Returns `true` if the two best have equally many cards, so the top card decides.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        match (self.leader, self.runner_up) {
            (Some((_, leader)), Some((_, next))) => leader.count() == next.count(),
            _ => false,
        }
    }
}

/// The outcome of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePreview {
    /// Legal, and its player would lead.
    Leads,
    /// Legal, but another player would lead, or none.
    Behind(Option<Seat>),
    Illegal(IllegalMove),
}

impl MovePreview {
    /// The outcome of a move of the view's own player.
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

/// Returns `true` if the view's own player has cards, but no turn with them can lead. With Actions a turn may bring other
/// cards, so nothing is said then.
#[must_use]
pub fn is_stuck(view: &View) -> bool {
    let hand = || view.hand().iter();
    let discards_leading = |view: &View| {
        let mut hand = view.hand().iter();
        hand.any(|card| MovePreview::of(view, Move::ToCanvas(card)) == MovePreview::Leads)
    };
    let leads = |card| {
        let played = view.after(Move::Play(card));
        played.is_ok_and(|after| {
            after.table().leader() == Some(view.seat()) || discards_leading(&after)
        })
    };
    let is_known = view.table().ruleset().actions().is_none() && !view.hand().is_empty();
    is_known && !discards_leading(view) && !hand().any(leads)
}

/// Returns `true` if the view's own player has one card left, and that has an action: it may lead although neither playing
/// nor discarding it does so by itself.
#[must_use]
pub fn may_last_card_act(view: &View) -> bool {
    let hand = view.hand();
    hand.len() == 1 && hand.iter().any(|card| acts(view.table(), card))
}

/// The effect that follows a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// The player takes a card out of another palette.
    Take,
    /// The player moves a card of the own palette.
    Recycle,
    /// The player plays another card.
    PlayAgain,
    /// The player draws a card.
    Draw,
    /// The player may draw a card.
    MayDraw,
    /// The card has an action, but nothing to act on.
    Nothing,
}

impl FollowUp {
    /// The effect of a move of the view's own player; `None` for an illegal move, and for one without effect.
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

/// Returns `true` if a card has an action when played under these rules.
pub fn acts(table: &Table, card: Card) -> bool {
    table.ruleset().actions().is_some() && card.value().action().is_some()
}

/// Earliest moment of this turn at which the view's own player can discard a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discardable {
    Now,
    /// After playing another card, and what its action asks for.
    AfterPlay,
    No,
}

impl Discardable {
    /// The answer for each card in hand.
    #[must_use]
    pub fn of_hand(view: &View) -> Vec<(Card, Self)> {
        let cards = view.hand().iter();
        cards.map(|card| (card, Self::of(view, card))).collect()
    }

    #[must_use]
    pub fn of(view: &View, card: Card) -> Self {
        let others = view.hand().without(card).iter();
        let mut played = others.filter_map(|other| view.after(Move::Play(other)).ok());
        if can_discard(view, card) {
            Self::Now
        } else if played.any(|after| can_discard_after_actions(&after, card, MOST_ACTIONS)) {
            Self::AfterPlay
        } else {
            Self::No
        }
    }
}

/// Number of actions that are looked at between a play and a discard.
const MOST_ACTIONS: usize = 2;

fn can_discard(view: &View, card: Card) -> bool {
    view.check(Move::ToCanvas(card)).is_ok()
}

/// Returns `true` if the card can be discarded at once, or after at most `most` actions that spare it.
fn can_discard_after_actions(view: &View, card: Card, most: usize) -> bool {
    if can_discard(view, card) {
        return true;
    }
    let is_acting = matches!(
        view.table().phase(),
        Phase::Take | Phase::Recycle(_) | Phase::PlayAgain
    );
    let moves = (is_acting && most > 0).then(|| view.legal_moves());
    moves.into_iter().flatten().any(|mv| {
        let after = view.after(mv);
        after.is_ok_and(|after| can_discard_after_actions(&after, card, most - 1))
    })
}

/// Cards that the player has to choose from: for an action, or for a discard that the turn can't end without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionTargets {
    pub movable: CardSet,
    /// Those of them that take the lead at once.
    pub leading: CardSet,
}

impl ActionTargets {
    /// The targets of the view's own player; `None` if the player has no such choice.
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

const fn moved(mv: Move) -> Option<Card> {
    match mv {
        Move::Play(card) | Move::ToCanvas(card) | Move::ToDeck(card) => Some(card),
        Move::Draw | Move::Pass | Move::End => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::{Round, Turn};
    use crate::state::play::game::Game;

    /// In all editions, the same as trying all turns; with Actions nothing is claimed.
    #[test]
    fn who_is_stuck_has_no_turn_that_leads() {
        let mut stuck = 0;
        for rules in ["1.3", "1.3a", "1.0", "1.0a", "bga"] {
            for number in 0..12 {
                let mut game = Game::dealt("hh", rules, &format!("stuck{number:03}"));
                while !game.is_round_over() {
                    let (round, seat) = (game.core().round(), game.core().round().table().turn());
                    let view = round.view(seat);
                    let leads = |(_, after): &(Turn, Round)| !after.table().is_out(seat);
                    let is_known = !view.hand().is_empty();
                    let expected = is_known && !round.turns().iter().any(leads);
                    assert_eq!(is_stuck(&view), expected, "{rules} {number} {view:?}");
                    stuck += u32::from(expected);
                    game = game.after_a_turn(Level::Casual);
                }
            }
        }
        assert!(stuck > 10, "{stuck}");
        let view = View::of_position("1.3x - - 1 R2O3/V1/- I4/R7B6G6/-");
        assert!(!is_stuck(&view));
    }

    #[test]
    fn top_card_breaks_a_tie() {
        let view = View::of_position("1.3 B2 - 1 R7/G6Y3/- -/R5G4/- -/V1/-");
        let verdict = LeadStatus::of(view.table());
        assert!(verdict.is_led_by(view.seat()));
        assert!(verdict.is_tie());
    }

    #[test]
    fn discardable_cards_differ_from_those_that_need_a_play_first() {
        // The O1 leads under Violet without a play, the R7 would under Orange, and no even card in hand beats the O6.
        let view = View::of_position("1.3 - - 1 R7V2G5O3/O1/- I1/O6/-");
        let discardable = |card: &str| Discardable::of(&view, card.parse().expect("a card"));
        assert_eq!(discardable("V2"), Discardable::Now);
        assert_eq!(discardable("O3"), Discardable::AfterPlay);
        assert_eq!(discardable("G5"), Discardable::No);
        // The G7 leads under Red once its action has moved the other card.
        let view = View::of_position("1.3x - B1 1 G7R5/Y2/- I1/O6/-");
        let card = "R5".parse().expect("a card");
        assert_eq!(Discardable::of(&view, card), Discardable::AfterPlay);
    }

    #[test]
    fn follow_up_depends_on_what_there_is_to_act_on() {
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
    fn previews_distinguish_the_three_outcomes() {
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
