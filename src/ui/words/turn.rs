//! A turn under way: what can be done, what it would lead to, and why not.

use super::{card_name, leads, name, with};
use crate::game::{
    ActionRules, Card, IllegalMove, Phase, RecycleDeck, RecycleSource, Rule, Ruleset, Seat, Table,
    TakeLimit,
};
use crate::state::{FollowUp, Outlook, Prospects, Verdict};

use super::Sentence;

/// What would become of a turn that ended now: a heading.
pub fn verdict_title(verdict: &Verdict, own: Seat) -> String {
    match verdict.leader {
        Some((seat, standing)) if seat == own => {
            format!("You lead with {}", with(verdict.rule, standing))
        }
        _ => "You would be out".to_owned(),
    }
}

/// Why that is so.
pub fn verdict_reason(verdict: &Verdict, own: Seat) -> Sentence {
    let Some((leader, best)) = verdict.leader else {
        return Sentence::new("Nobody has a card that counts.");
    };
    if leader != own {
        return Sentence::new(format!("{}.", leads(verdict)));
    }
    let Some((next, second)) = verdict.next else {
        return Sentence::new("Nobody else has a card that counts.");
    };
    if !verdict.is_tie() {
        let strength = with(verdict.rule, second);
        return Sentence::new(format!("Next is {} with {strength}.", name(next)));
    }
    let head = match verdict.rule {
        Rule::Red => Sentence::new("Your "),
        _ => Sentence::new(format!(
            "{} has {} as well, but your ",
            name(next),
            second.count()
        )),
    };
    let whose = if verdict.rule == Rule::Red {
        format!(" beats {}’s ", name(next))
    } else {
        " beats the ".to_owned()
    };
    head.card(best.top())
        .text(whose)
        .card(second.top())
        .text(".")
}

/// What can still be done in a turn that was begun: in which phase it is, whether
/// there is a card for it that is allowed, and whether one leads.
pub fn what_next(phase: Phase, is_there: bool, is_leading: bool) -> Option<&'static str> {
    match (phase, is_there, is_leading) {
        (Phase::Played, true, true) => Some("You may still discard a card to change the rule."),
        (Phase::Discarded, true, true) => Some("You may still play a card."),
        (Phase::MayDraw, _, _) => Some("Your discard earns a card from the deck."),
        (_, _, true) => None,
        (Phase::Played, true, false) => Some("Change the rule with a discard, or undo."),
        (Phase::Discarded, true, false) => Some("Play a card that brings the lead, or undo."),
        (_, _, false) => Some("No discard would save you: undo, and try another way."),
    }
}

/// Why a move cannot be taken back.
pub fn cannot_undo() -> &'static str {
    "A drawn card stays drawn: there is no undo before it."
}

/// Whether to take a draw.
pub fn draw_question() -> &'static str {
    "Your discard earns a card. Take it, or end the turn without?"
}

/// What the action of the card just played asks for: a heading, and what to do.
pub fn acting(phase: Phase, ruleset: &Ruleset) -> (&'static str, &'static str) {
    match phase {
        Phase::Take => (
            "Take a card away",
            "Choose a card of another palette: it goes onto the deck.",
        ),
        Phase::Recycle(_) => (
            "Move a card of yours",
            match ruleset.actions().map(|actions| actions.recycle_deck) {
                Some(RecycleDeck::Always) => {
                    "Choose a card of your palette: it goes to the canvas or onto the deck."
                }
                None | Some(RecycleDeck::Never) => {
                    "Choose another card of your palette: it goes to the canvas."
                }
            },
        ),
        _ => ("Play another card", "The 5 lets you. Choose a card."),
    }
}

/// What a card would lead to, for a screen reader.
pub fn prospect(card: Card, prospects: Prospects) -> &'static str {
    match () {
        () if prospects.leading.contains(card) => "you would lead",
        () if prospects.movable.contains(card) => "allowed, but you would not lead",
        () => "not allowed",
    }
}

/// What comes of a pass, if these others are in the round.
pub fn pass(others: &[Seat]) -> String {
    match others {
        [last] => format!("If you pass, {} wins the round.", name(*last)),
        _ => "If you pass you are out, and the others play on.".to_owned(),
    }
}

/// What one destination of a card would mean, in a few words.
pub fn outlook(outlook: Outlook, follow_up: Option<FollowUp>, table: &Table) -> String {
    let head = match outlook {
        Outlook::Leads => "You lead".to_owned(),
        Outlook::Behind(Some(seat)) => format!("{} still leads", name(seat)),
        Outlook::Behind(None) => "Nobody leads".to_owned(),
        Outlook::Illegal(reason) => refusal(reason, table),
    };
    let tail = match follow_up {
        None => return head,
        Some(FollowUp::Take) => "then take a card away",
        Some(FollowUp::Recycle) => "then move a card",
        Some(FollowUp::PlayAgain) => "then play again",
        Some(FollowUp::Draw) => "and draw, for good",
        Some(FollowUp::MayDraw) => "and earn a card",
    };
    format!("{head}, {tail}")
}

/// Why a move is not allowed, in a few words.
fn refusal(reason: IllegalMove, table: &Table) -> String {
    match reason {
        IllegalMove::NotWinning { leader: Some(seat) } => format!("{} would lead", name(seat)),
        IllegalMove::NotWinning { leader: None } => "Nobody would lead".to_owned(),
        IllegalMove::TooLow { palette, .. } => format!("Lower than your {palette} cards"),
        IllegalMove::CannotStay => "You could not stay in".to_owned(),
        IllegalMove::NotForAction(_) => not_for_action(table).to_owned(),
        IllegalMove::NotNow if table.phase() == Phase::PlayAgain => "First play again".to_owned(),
        IllegalMove::NotNow => "Not at this point of the turn".to_owned(),
        IllegalMove::NotThere(card) => format!("{} is not there", card_name(card)),
        IllegalMove::Over => "The round is over".to_owned(),
    }
}

/// Why the action that is to be carried out may not move a card.
fn not_for_action(table: &Table) -> &'static str {
    let Some(ActionRules { take, recycle, .. }) = table.ruleset().actions() else {
        return "Not for this action";
    };
    match (table.phase(), take, recycle) {
        (Phase::Take, TakeLimit::NotFromFewer, _) => "That palette is smaller than yours",
        (Phase::Take, TakeLimit::NotTheOnlyOne, _) => "An only card stays",
        (Phase::Recycle(_), _, RecycleSource::Another) => "Another card than this 7",
        _ => "Not for this action",
    }
}
