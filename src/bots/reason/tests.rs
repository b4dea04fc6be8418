//! Reasons for turns in known positions.

use super::*;

fn reasons(position: &str, turn: &str) -> Vec<Reason> {
    let turn = turn.parse().expect(turn);
    Reason::all_of(&View::of_position(position), &turn)
}

fn first(position: &str, turn: &str) -> Option<Reason> {
    reasons(position, turn).into_iter().next()
}

#[test]
fn a_pass_without_alternative_has_that_reason() {
    assert_eq!(reasons("1.3 - - 1 Y2/Y1/- G3/O4/-", "x"), [Reason::Lost]);
    let cheaper = reasons("1.3a - - 1 R7O7/Y1/- G3/O6/-", "x");
    assert_eq!(cheaper, [Reason::Cheaper]);
    let hope = reasons("1.3x - B4V4 1 R3/V2/- G4/O6/-", "pR3");
    assert_eq!(hope, [Reason::Hope]);
}

#[test]
fn a_turn_that_leads_stays_in_where_another_goes_out() {
    let rather = |position: &str, turn: &str, other: &str| {
        let [turn, other] = [turn, other].map(|turn| turn.parse().expect(turn));
        let reasons = Reason::rather_than(&View::of_position(position), &turn, &other);
        reasons.contains(&Reason::StaysIn)
    };
    let position = "1.3 - - 1 R7G6O1/Y1/- G3V2/O5/-";
    assert!(rather(position, "pR7", "x"));
    // It ends without the lead.
    assert!(rather(position, "pR7", "pO1"));
    assert!(!rather(position, "pR7", "pG6"));
    // A card that is drawn may still save it.
    let position = "1.3x - B4V4 1 R7O3/V2/- G4B1/O6/-";
    assert!(!rather(position, "pR7", "pO3"));
}

#[test]
fn a_winning_turn_has_that_reason() {
    let seat = Seat::new(1).expect("a seat");
    let last = first("1.3 - - 1 R7G6/Y1/- -/O5/-", "pR7");
    assert_eq!(last, Some(Reason::Wins(Some(seat))));
    let both = first("1.3 - - 1 R7G6/Y1/- -/O5/- -/B5/-", "pR7");
    assert_eq!(both, Some(Reason::Wins(None)));
    let wins = true;
    let duel = first("1.3 - - 1 R7G6/Y1/- G3/O5/-", "pR7");
    assert_eq!(duel, Some(Reason::NoReply { seat, wins }));
}

#[test]
fn players_without_cards_do_not_count() {
    let third = Seat::new(2).expect("a seat");
    let reason = first("1.3 - - 1 R7G6/Y1/- -/V6/- G2/O4/-", "pR7");
    let Some(Reason::Answers { seat, answers, .. }) = reason else {
        panic!("{reason:?}");
    };
    // The greens: under that rule the other player has a 6, but is out then.
    assert_eq!((seat, answers.count), (third, 6));
    // The opponent goes out without a card: two are left, and one of them has a card.
    let (seat, wins) = (third, true);
    let reason = first("1.3 - - 1 R7G6/Y1/- -/V6/- G2/O5/-", "pR7");
    assert_eq!(reason, Some(Reason::NoReply { seat, wins }));
}

#[test]
fn a_turn_without_a_reason_has_more_than_another_one() {
    let beyond = |turn: &str, other: &str| {
        let view = View::of_position("1.3 - - 1 R7G6V1/Y1/- G3/O4/-");
        Reason::beyond(
            &view,
            &turn.parse().expect(turn),
            &other.parse().expect(other),
        )
    };
    assert_eq!(beyond("pR7", "pR7cV1"), Some(Reason::MoreCards(1)));
    assert_eq!(beyond("pR7cV1", "pR7"), None);
    let Some(Reason::LeadsUnderToo(rules)) = beyond("pR7", "cV1") else {
        panic!("no rules");
    };
    // Under Violet both lead, and Red is in force.
    assert!(rules.contains(&Rule::Orange), "{rules:?}");
    let untold = [Rule::Red, Rule::Violet];
    assert!(!untold.iter().any(|rule| rules.contains(rule)), "{rules:?}");
}

/// Both turns of a pair lead under as many rules, and spend as many cards.
#[test]
fn of_two_turns_alike_one_keeps_more_discards_and_the_other_the_highest_card() {
    let view = View::of_position("1.3 - - 1 R7G5V1/Y2/- G3/O1/-");
    let [red, green] = ["pR7", "pG5"].map(|turn| turn.parse().expect(turn));
    let rules = vec![Rule::Green, Rule::Violet];
    assert_eq!(
        Reason::beyond(&view, &red, &green),
        Some(Reason::KeepsDiscards(rules))
    );
    let highest = "R7".parse().expect("a card");
    let [green, red] = ["pV1cG5", "pV1cR7"].map(|turn| turn.parse().expect(turn));
    assert_eq!(
        Reason::beyond(&view, &green, &red),
        Some(Reason::KeepsHighest(highest))
    );
}

/// Both keep as many discards, and spend a violet card after the same play: one keeps a 3, which counts under Violet.
#[test]
fn of_two_turns_alike_one_keeps_a_card_to_play() {
    let view = View::of_position("1.3 - V7 1 O1V3V5/Y1/- G3/O4/-");
    let [keeps, spends] = ["pO1cV5", "pO1cV3"].map(|turn| turn.parse().expect(turn));
    let card = "V3".parse().expect("a card");
    assert_eq!(
        Reason::beyond(&view, &keeps, &spends),
        Some(Reason::KeepsPlay(card, Rule::Violet))
    );
    let back = Reason::beyond(&view, &spends, &keeps);
    assert!(!matches!(back, Some(Reason::KeepsPlay(..))), "{back:?}");
}

#[test]
fn the_only_turn_has_that_reason() {
    let only = first("1.3 - - 1 R7/Y1/- G3/O4/-", "pR7");
    assert_eq!(only, Some(Reason::Only));
    // Another card might be drawn that saves the player.
    let drawing = first("1.3x - B4V4 1 R7G3/Y1/- G4/O4/-", "pR7");
    assert_ne!(drawing, Some(Reason::Only));
}

#[test]
fn against_a_turn_speak_replies_that_the_better_one_has_not() {
    let view = View::of_position("1.3 - - 1 R7G6O1/Y1/- G3V2/O5/-");
    let against = |turn: &str, better: &str| {
        let [turn, better] = [turn, better].map(|turn| turn.parse().expect(turn));
        Reason::against(&view, &turn, &better)
    };
    let reason = against("pG6", "pR7");
    let Some(Reason::Answers { answers, .. }) = reason else {
        panic!("{reason:?}");
    };
    // Six sevens, and sixes of three higher colours.
    assert_eq!(answers.count, 9);
    assert_eq!(against("pR7", "pG6"), None);
    // Whoever goes out with it needs no reply.
    assert_eq!(against("pO1", "pR7"), None);
}
