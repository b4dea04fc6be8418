//! A turn under way: what can be done, what it would lead to, and why not.

use super::{card_name, leads, name, with};
use crate::game::{
    ActionRules, Card, CardSet, IllegalMove, Move, Phase, RecycleDeck, RecycleSource, Rule,
    Ruleset, Seat, Table, TakeLimit, View,
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
        (Phase::MayDraw, _, _) => Some("Your discard earns a card."),
        (_, _, true) => None,
        (Phase::Played, true, false) => Some("Change the rule with a discard, or undo."),
        (Phase::Discarded, true, false) => Some("Play a card that brings the lead, or undo."),
        (_, _, false) => Some("No discard would save you: undo, and try another way."),
    }
}

/// A turn that may not end yet: a heading, and what to do.
pub fn must_lead() -> (&'static str, &'static str) {
    (
        "You must end in the lead",
        "That is the rule of the card you played. Discard a marked card, or undo.",
    )
}

/// Where a chosen card is asked to go: what stands before and behind the card.
pub fn where_to(phase: Phase) -> (&'static str, &'static str) {
    match phase {
        Phase::Take => ("Take ", " away?"),
        Phase::Recycle(_) => ("Where do you move ", "?"),
        _ => ("Where does ", " go?"),
    }
}

/// What was just drawn.
pub fn drew(cards: CardSet) -> Sentence {
    let drew = Sentence::new("You drew ");
    let all = cards.iter().enumerate().fold(drew, |told, (number, card)| {
        let told = if number > 0 { told.text(" and ") } else { told };
        told.card(card)
    });
    all.stop()
}

/// Why a move cannot be taken back.
pub fn cannot_undo() -> &'static str {
    "A drawn card stays drawn."
}

/// Whether to take a draw.
pub fn draw_question() -> &'static str {
    "Your discard earns a card. Do you draw it?"
}

/// What the action of the card just played asks for: a heading, and what to do.
pub fn acting(phase: Phase, ruleset: &Ruleset) -> (&'static str, &'static str) {
    match phase {
        Phase::Take => (
            "Take a card away",
            "Choose it in another palette. It goes onto the deck.",
        ),
        Phase::Recycle(_) => (
            "Move a card of yours",
            match ruleset.actions().map(|actions| actions.recycle_deck) {
                Some(RecycleDeck::Always) => {
                    "Choose it in your palette. It goes to the canvas or onto the deck."
                }
                None | Some(RecycleDeck::Never) => {
                    "Choose another one in your palette. It goes to the canvas."
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
pub fn outlook(outlook: Outlook, view: &View, mv: Move) -> String {
    let table = view.table();
    let head = match outlook {
        Outlook::Leads => "You lead".to_owned(),
        Outlook::Behind(Some(seat)) => format!("{} still leads", name(seat)),
        Outlook::Behind(None) => "Nobody leads".to_owned(),
        Outlook::Illegal(reason) => return refusal(reason, table),
    };
    let follow_up = FollowUp::of(view, mv);
    let then = match follow_up {
        None => "",
        Some(FollowUp::Take) => ". You then take a card away",
        Some(FollowUp::Recycle) => ". You then move a card",
        Some(FollowUp::PlayAgain) => ". You play again",
        Some(FollowUp::Draw) => ". You draw, without undo",
        Some(FollowUp::MayDraw) => ". It earns a card",
    };
    let demands_staying = match (mv, table.ruleset().actions()) {
        (Move::Play(card), Some(actions)) => actions.demands_staying(card.value()),
        _ => false,
    };
    let demand = match (demands_staying, follow_up) {
        (false, _) => "",
        (true, Some(_)) => ", and must end in the lead",
        (true, None) => ". You must end in the lead",
    };
    format!("{head}{then}{demand}")
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
