//! Short reasons for a turn.

use std::mem::take;

use super::next_opponent::{NextOpponent, ReplyCount};
use super::turns::{Candidate, awaits_card, candidates, is_same_but_for_draw};
use crate::game::{ActionKind, Card, CardSet, Move, Rule, Seat, Turn, View};

/// A reason for a turn, which is true by what its player knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No turn leaves the player winning.
    Lost,
    /// The player could stay in, but going out now costs less than losing later.
    Cheaper,
    /// No turn surely leaves the player winning, but this one draws a card that may help.
    Hope,
    /// The turn draws a card before the player has to decide how to stay in.
    Draws,
    /// This is the only turn that leaves the player winning.
    Only,
    /// The turn wins: no other player has a card in hand, so they can only pass. Holds the last opponent if
    /// only one is left.
    Wins(Option<Seat>),
    /// The turn leaves the next player with a card no turn to stay in, whatever the hand.
    NoReply {
        /// The player without a reply.
        seat: Seat,
        /// `true` if all others are out then, so that the turn wins.
        wins: bool,
    },
    /// Only so many cards of the next player with a card reply to the turn.
    Answers {
        /// The player who may reply.
        seat: Seat,
        /// Number of cards that do.
        answers: ReplyCount,
        /// `true` if actions may reply as well.
        has_actions: bool,
        /// `true` if no other turn leaves fewer, of those that leave the player winning with as many cards.
        is_fewest: bool,
        /// Number of cards that reply to the turn that this one is compared with, if it is with one.
        against: Option<usize>,
    },
    /// All other turns that leave the player winning cost more cards.
    Cheapest,
    /// The turn leaves the player winning under these rules.
    LeadsUnder(Vec<Rule>),
    /// The turn leaves the player winning under these rules, too, besides those under which the turn does that it is
    /// compared with.
    LeadsUnderToo(Vec<Rule>),
    /// The discard earns a card.
    Earns,
    /// The turn saves a card that could be discarded in the next turn if nothing changes: the player would
    /// be winning under its rule as well.
    Saves(Card),
    /// The only turn that wins with all cards open.
    Key,
    /// The player goes out with the turn that it is compared with.
    StaysIn,
    /// The turn keeps more cards in hand than most turns that leave the player winning.
    KeepsCards,
    /// The turn leaves the player with so many cards more than the turn that it is compared with.
    MoreCards(usize),
    /// The turn keeps cards that could be discarded in the next turn if nothing changes: the player would be winning under
    /// these other rules as well. The turn that it is compared with keeps them for fewer.
    KeepsDiscards(Vec<Rule>),
    /// The turn keeps this card, which would strengthen the palette under the rule in force. The turn that it is compared with
    /// spends it, and keeps none like it.
    KeepsPlay(Card, Rule),
    /// The turn keeps this card, the highest in hand, which the turn that it is compared with spends.
    KeepsHighest(Card),
    /// None of these: the turn does best against what the others may hold.
    BestOnTheWhole,
}

/// Maximum number of reasons given.
const MOST: usize = 2;

/// Difference between numbers of replies that is worth naming.
const NOTABLY_FEWER: usize = 2;

/// Minimum number of rules worth naming as those under which a turn leads.
const MANY_RULES: usize = 3;

impl Reason {
    /// Returns the main reasons for a turn of the player of a view, by what that player knows: one or two.
    #[must_use]
    pub fn all_of(view: &View, turn: &Turn) -> Vec<Self> {
        let all = candidates(view);
        let staying: Vec<&Candidate> = all.iter().filter(|other| other.stays()).collect();
        let (same, others): (Vec<&Candidate>, Vec<&Candidate>) = staying
            .iter()
            .partition(|candidate| is_same_but_for_draw(candidate.turn(), turn));
        // After a drawn card there are several ways to continue; here the turn ends with it.
        let end = end_of(view, turn);
        let Some(chosen) = same.iter().find(|candidate| *candidate.end() == end) else {
            let reason = match (turn.is_pass(), staying.is_empty()) {
                (true, false) => Self::Cheaper,
                (false, _) if !same.is_empty() => Self::Draws,
                (false, _) if draws(turn) => Self::Hope,
                (true, true) | (false, _) => Self::Lost,
            };
            return vec![reason];
        };
        let may_draw = all
            .iter()
            .any(|other| !other.stays() && other.awaits_card());
        let kept = |candidate: &Candidate| candidate.end().hand_size(view.seat());
        let (dearer, peers): (Vec<_>, Vec<_>) =
            others.iter().partition(|other| kept(other) < kept(chosen));
        let is_earned = turn.moves().contains(&Move::Draw);
        let found = [
            (others.is_empty() && !may_draw).then_some(Self::Only),
            of_rival(chosen.end(), &peers),
            (peers.is_empty() && !dearer.is_empty()).then_some(Self::Cheapest),
            leads_under(chosen.end(), &peers),
            is_earned.then_some(Self::Earns),
            saves(chosen.end(), &others, view.hand()),
        ];
        let mut found: Vec<Self> = found.into_iter().flatten().take(MOST).collect();
        if found.is_empty() {
            found.push(if 2 * dearer.len() >= others.len() {
                Self::KeepsCards
            } else {
                Self::BestOnTheWhole
            });
        }
        found
    }

    /// Returns those main reasons for a turn that speak for it rather than for `other`: what holds for both alike is left
    /// out. There may be none.
    #[must_use]
    pub fn rather_than(view: &View, turn: &Turn, other: &Turn) -> Vec<Self> {
        let mut reasons = Self::all_of(view, turn);
        let earns = |turn: &Turn| turn.moves().contains(&Move::Draw);
        let is_earned_by_both = earns(turn) && (earns(other) || draws(other));
        let (own, end, other) = (view.seat(), end_of(view, turn), end_of(view, other));
        if goes_out(&other, own) {
            if !end.table().is_out(own) && end.table().is_mover_winning() {
                reasons.insert(0, Self::StaysIn);
                reasons.truncate(MOST);
            }
            return reasons;
        }
        // A turn that may still draw a card has no replies yet.
        let is_led = other.table().is_mover_winning();
        let answers_to_other = || NextOpponent::of(&other).filter(|_| is_led)?.answers(&other);
        let led_by_other = led(&other);
        reasons.retain_mut(|reason| match reason {
            Self::Answers {
                answers, against, ..
            } => {
                let other = answers_to_other();
                *against = other
                    .filter(|other| other.is_of_same(*answers))
                    .map(|it| it.count);
                match *against {
                    Some(against) => answers.count + NOTABLY_FEWER <= against,
                    None => other.is_none_or(|other| answers.are_fewer(other)),
                }
            }
            Self::LeadsUnder(rules) => led_by_other.len() < rules.len(),
            Self::Saves(card) => !other.hand().contains(*card),
            // The other stays in as well: it is the same turn with or without its draw.
            Self::Only => false,
            // It stands where nothing is known.
            Self::BestOnTheWhole => false,
            Self::KeepsCards => other.hand_size(own) < end.hand_size(own),
            Self::Earns => !is_earned_by_both,
            Self::NoReply { .. } => {
                NextOpponent::of(&other).is_some_and(|rival| !rival.has_no_reply(&other))
            }
            Self::Lost
            | Self::Cheaper
            | Self::Hope
            | Self::Draws
            | Self::Wins(_)
            | Self::Cheapest
            | Self::Key
            | Self::StaysIn
            | Self::LeadsUnderToo(_)
            | Self::MoreCards(_)
            | Self::KeepsDiscards(_)
            | Self::KeepsPlay(..)
            | Self::KeepsHighest(_) => true,
        });
        for reason in &mut reasons {
            if let Self::LeadsUnder(rules) = reason {
                *reason = Self::leads_under_more(take(rules), &led_by_other, &end);
            }
        }
        reasons.retain(|reason| !matches!(reason, Self::LeadsUnderToo(rules) if rules.is_empty()));
        reasons
    }

    /// Returns that a turn, which ends so, leads under these rules, and another one under those. The rule in force needs no
    /// word.
    fn leads_under_more(rules: Vec<Rule>, others: &[Rule], end: &View) -> Self {
        if others.is_empty() || !others.iter().all(|rule| rules.contains(rule)) {
            return Self::LeadsUnder(rules);
        }
        let in_force = end.table().rule();
        let is_more = |rule: &Rule| !others.contains(rule) && *rule != in_force;
        Self::LeadsUnderToo(rules.into_iter().filter(is_more).collect())
    }

    /// Returns what a turn has and `other` hasn't, for a turn for which no main reason speaks: more rules under which it
    /// leads, more cards in hand, more rules to which they could change the rule, a card to play, or the highest card.
    #[must_use]
    pub fn beyond(view: &View, turn: &Turn, other: &Turn) -> Option<Self> {
        let (own, end, other) = (view.seat(), end_of(view, turn), end_of(view, other));
        let (rules, others) = (led(&end), led(&other));
        if rules.len() > others.len().max(1) {
            let more = Self::leads_under_more(rules, &others, &end);
            if more != Self::LeadsUnderToo(Vec::new()) {
                return Some(more);
            }
        }
        let more = end.hand_size(own).saturating_sub(other.hand_size(own));
        if more > 0 {
            return Some(Self::MoreCards(more));
        }
        let rules = rules_to_change_to(&end);
        if rules.len() > rules_to_change_to(&other).len() {
            return Some(Self::KeepsDiscards(rules));
        }
        let in_force = end.table().rule();
        let to_play = |from: &View, cards: CardSet| {
            let palette = from.table().palette(own);
            let plays =
                |&card: &Card| in_force.standing(palette.with(card)) > in_force.standing(palette);
            cards.iter().filter(plays).last()
        };
        let kept = to_play(&end, end.hand() - other.hand());
        let is_alike = other.table().rule() != in_force
            || to_play(&other, other.hand() - end.hand()).is_some();
        if let Some(card) = kept.filter(|_| !is_alike) {
            return Some(Self::KeepsPlay(card, in_force));
        }
        let highest = view.hand().highest()?;
        let keeps = |view: &View| view.hand().contains(highest);
        (keeps(&end) && !keeps(&other)).then_some(Self::KeepsHighest(highest))
    }

    /// Returns what speaks against a turn, in words that don't tell the `better` one: notably more cards reply to it.
    #[must_use]
    pub fn against(view: &View, turn: &Turn, better: &Turn) -> Option<Self> {
        let is_drawn = turn.moves().contains(&Move::Draw) || draws(turn);
        let (end, better) = (end_of(view, turn), end_of(view, better));
        let is_out = [&end, &better].iter().any(|end| goes_out(end, view.seat()));
        // A card that is drawn isn't unseen any more.
        if is_drawn || is_out {
            return None;
        }
        let rival = NextOpponent::of(&end)?;
        let answers = rival.answers(&end)?;
        let fewer = NextOpponent::of(&better)?.answers(&better)?;
        let is_notable = fewer.count + NOTABLY_FEWER <= answers.count;
        (answers.is_of_same(fewer) && is_notable).then(|| Self::Answers {
            seat: rival.seat,
            answers,
            has_actions: end.table().ruleset().actions().is_some(),
            is_fewest: false,
            against: None,
        })
    }

    /// Returns `true` if the reason holds for many turns, and so says little about this one.
    #[must_use]
    pub const fn is_general(&self) -> bool {
        matches!(self, Self::KeepsCards | Self::BestOnTheWhole)
    }
}

/// Returns the view after a turn, or after the recommended part of one.
fn end_of(view: &View, turn: &Turn) -> View {
    let moves = turn.moves().iter();
    moves.fold(view.clone(), |view, &mv| view.after(mv).unwrap_or(view))
}

/// Returns `true` if a player is out after a turn that ends so, whatever is drawn.
fn goes_out(end: &View, own: Seat) -> bool {
    end.table().is_out(own) || !(end.table().is_mover_winning() || awaits_card(end))
}

/// Returns `true` if a condition holds for at least half of the other turns.
fn is_most(others: &[&Candidate], is_so: impl Fn(&&Candidate) -> bool) -> bool {
    let so = others.iter().copied().filter(is_so).count();
    !others.is_empty() && 2 * so >= others.len()
}

/// Returns the replies of the next player with a card, compared with turns that keep as many cards.
fn of_rival(end: &View, peers: &[&Candidate]) -> Option<Reason> {
    let table = end.table();
    let Some(rival) = NextOpponent::of(end) else {
        let mut rest = table.seats_in().filter(|&seat| seat != end.seat());
        let first = rest.next();
        return Some(Reason::Wins(first.filter(|_| rest.next().is_none())));
    };
    let has_actions = table.ruleset().actions().is_some();
    if !has_actions && rival.has_no_reply(end) {
        return Some(Reason::NoReply {
            seat: rival.seat,
            wins: rival.is_last,
        });
    }
    let answers = rival.answers(end)?;
    let of_other = |other: &&Candidate| NextOpponent::of(other.end())?.answers(other.end());
    let is_more =
        |other: &&Candidate| of_other(other).is_some_and(|other| answers.are_fewer(other));
    let is_fewer =
        |other: &&Candidate| of_other(other).is_none_or(|other| other.are_fewer(answers));
    let is_fewest = !peers.is_empty() && !peers.iter().any(is_fewer);
    (is_fewest || peers.is_empty() || is_most(peers, is_more)).then_some(Reason::Answers {
        seat: rival.seat,
        answers,
        has_actions,
        is_fewest,
        against: None,
    })
}

/// Returns the rules under which the turn leaves its player winning, if there are many, and more than
/// after most turns that keep as many cards.
fn leads_under(end: &View, peers: &[&Candidate]) -> Option<Reason> {
    let rules = led(end);
    let is_fewer = |other: &&Candidate| led(other.end()).len() < rules.len();
    (rules.len() >= MANY_RULES && is_most(peers, is_fewer)).then_some(Reason::LeadsUnder(rules))
}

/// Returns the rules under which the player of a view would be winning.
fn led(end: &View) -> Vec<Rule> {
    let table = end.table();
    let (challenge, palette) = (table.lead_threshold(end.seat()), table.palette(end.seat()));
    let rules = Rule::ALL.into_iter();
    rules
        .filter(|&rule| challenge.is_met(rule, palette))
        .collect()
}

/// Returns the other rules to which the player of a view could change the rule by a discard, and be winning.
fn rules_to_change_to(end: &View) -> Vec<Rule> {
    let (table, own) = (end.table(), end.seat());
    let discards = table
        .lead_threshold(own)
        .discards(table.palette(own), end.hand());
    let is_one =
        |&rule: &Rule| rule != table.rule() && !(discards & CardSet::of_color(rule)).is_empty();
    Rule::ALL.into_iter().filter(is_one).collect()
}

/// Returns a card of the hand before the turn that others would have spent, and that could be discarded in the next one.
fn saves(end: &View, others: &[&Candidate], hand: CardSet) -> Option<Reason> {
    let (table, own) = (end.table(), end.seat());
    let spent = others.iter().fold(CardSet::EMPTY, |spent, other| {
        spent | (end.hand() - other.end().hand())
    });
    let discards = table
        .lead_threshold(own)
        .discards(table.palette(own), spent & hand);
    let of_other_rule = discards - CardSet::of_color(table.rule());
    of_other_rule.highest().map(Reason::Saves)
}

/// Returns `true` if the turn plays a card that may draw another.
fn draws(turn: &Turn) -> bool {
    let mut plays = turn.plays();
    plays.any(|card| card.value().action() == Some(ActionKind::Draw))
}

#[cfg(test)]
mod tests;
