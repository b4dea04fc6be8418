//! Finished turns.

use super::{Sentence, color_name, is_you, name, verb};
use crate::game::{Rule, Seat};
use crate::state::{Event, LogLine};

/// What a finished turn did.
pub fn log_line(line: &LogLine) -> Sentence {
    let mut sentence = Sentence::default().bold(name(line.seat));
    let mut rule = line.rule;
    for (number, &event) in line.events.iter().enumerate() {
        sentence = sentence.text(match (number, number + 1 == line.events.len()) {
            (0, _) => " ",
            (_, false) => ", ",
            (_, true) => " and ",
        });
        sentence = told(sentence, event, &mut rule);
    }
    match (line.out, line.events.last()) {
        (false, _) => sentence.stop(),
        (true, Some(Event::Passed)) => {
            sentence.text(format!(" and {} out.", verb(line.seat, "are", "is")))
        }
        (true, _) => sentence.text(format!(
            ", did not lead and {} out.",
            verb(line.seat, "are", "is")
        )),
    }
}

/// One event of a turn. The rule is the one in force before it, and then after it.
fn told(sentence: Sentence, event: Event, rule: &mut Rule) -> Sentence {
    match event {
        Event::Played(card) => sentence.text("played ").card(card),
        Event::Discarded(card) if card.color() == *rule => sentence
            .text("discarded ")
            .card(card)
            .text(", so the rule stays"),
        Event::Discarded(card) => {
            *rule = card.color();
            let changed = sentence
                .text("changed the rule to ")
                .bold(color_name(*rule));
            changed.text(" with ").card(card)
        }
        Event::Recycled(card) if card.color() == *rule => sentence
            .text("moved ")
            .card(card)
            .text(" to the canvas, so the rule stays"),
        Event::Recycled(card) => {
            *rule = card.color();
            let moved = sentence.text("moved ").card(card);
            moved
                .text(" to the canvas: the rule is ")
                .bold(color_name(*rule))
        }
        Event::Returned(card) => sentence.text("moved ").card(card).text(" onto the deck"),
        Event::Took(card, from) => sentence
            .text(format!("put {} ", whose(from)))
            .card(card)
            .text(" on the deck"),
        Event::Drew(Some(card)) => sentence.text("drew ").card(card),
        Event::Drew(None) => sentence.text("drew a card"),
        Event::Passed => sentence.text("passed"),
    }
}

/// Which cards a player has lost to the others since the last own turn, if any.
pub fn lost(log: &[LogLine], own: Seat) -> Option<Sentence> {
    let since = log.iter().rev().take_while(|line| line.seat != own);
    let taken = since.flat_map(|line| {
        line.events.iter().filter_map(|event| match event {
            Event::Took(card, from) if *from == own => Some((line.seat, *card)),
            _ => None,
        })
    });
    let told = taken.fold(Sentence::default(), |told, (seat, card)| {
        let told = told.text(format!("{} put your ", name(seat)));
        told.card(card).text(" on the deck. ")
    });
    (told != Sentence::default()).then_some(told)
}

/// Whose a card is: "your", "Umber’s".
fn whose(seat: Seat) -> String {
    if is_you(seat) {
        "your".to_owned()
    } else {
        format!("{}’s", name(seat))
    }
}
