//! The log, in both languages and for all persons.

use super::super::{Localizer, Span};
use super::assert_said;
use crate::game::{CardSet, Rule, Seat};
use crate::state::{LogLine, PassReason, RoundResult, Score, Stage, TurnEvent};

fn card(text: &str) -> crate::game::Card {
    text.parse().expect(text)
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A turn of a seat under the red rule.
fn turn(seat: Seat, events: &[TurnEvent], out: bool) -> LogLine {
    LogLine {
        hidden: CardSet::EMPTY,
        ply: 1,
        round: 1,
        turn: 1,
        seat,
        rule: Rule::Red,
        events: events.to_vec(),
        out,
        pass_reason: PassReason::NotTold,
        lead: None,
        having: None,
    }
}

#[track_caller]
fn assert_logged(line: &LogLine, english: &str, polish: &str) {
    assert_said(|loc| loc.log_of(line).plain(loc), english, polish);
}

#[test]
fn each_event_is_told_of_oneself_and_of_others() {
    let (you, other) = (Seat::FIRST, seat(2));
    for (event, english, to_you, of_other) in [
        (
            TurnEvent::Played(card("G7")),
            "played Green 7",
            "zagrywasz zieloną 7",
            "zagrywa zieloną 7",
        ),
        (
            TurnEvent::Discarded(card("R2")),
            "discarded Red 2 (same rule)",
            "odrzucasz czerwoną 2 (reguła bez zmian)",
            "odrzuca czerwoną 2 (reguła bez zmian)",
        ),
        (
            TurnEvent::Discarded(card("B2")),
            "changed the rule to Blue with Blue 2",
            "odrzucasz niebieską 2, zmieniając regułę na niebieską",
            "odrzuca niebieską 2, zmieniając regułę na niebieską",
        ),
        (
            TurnEvent::Recycled(card("R2")),
            "moved Red 2 to the canvas (same rule)",
            "przenosisz czerwoną 2 na płótno (reguła bez zmian)",
            "przenosi czerwoną 2 na płótno (reguła bez zmian)",
        ),
        (
            TurnEvent::Recycled(card("V2")),
            "moved Violet 2 to the canvas, making Violet the rule",
            "przenosisz fioletową 2 na płótno, zmieniając regułę na fioletową",
            "przenosi fioletową 2 na płótno, zmieniając regułę na fioletową",
        ),
        (
            TurnEvent::Returned(card("I2")),
            "moved Indigo 2 to the deck",
            "przenosisz granatową 2 na talię",
            "przenosi granatową 2 na talię",
        ),
        (
            TurnEvent::Took(card("Y2"), seat(1)),
            "removed Sienna’s Yellow 2",
            "zabierasz żółtą 2 Sieny",
            "zabiera żółtą 2 Sieny",
        ),
        (
            TurnEvent::Drew(Some(card("O3"))),
            "drew Orange 3",
            "dobierasz pomarańczową 3",
            "dobiera pomarańczową 3",
        ),
        (
            TurnEvent::Drew(None),
            "drew a card",
            "dobierasz kartę",
            "dobiera kartę",
        ),
        (TurnEvent::Passed, "passed", "pasujesz", "pasuje"),
    ] {
        let line = |who| turn(who, &[event], false);
        assert_logged(
            &line(you),
            &format!("You {english}."),
            &format!("Ty {to_you}."),
        );
        assert_logged(
            &line(other),
            &format!("Umber {english}."),
            &format!("Umbra {of_other}."),
        );
    }
}

#[test]
fn who_could_not_lead_is_told_so() {
    let line = LogLine {
        pass_reason: PassReason::NothingLeads,
        ..turn(seat(1), &[TurnEvent::Passed], true)
    };
    assert_logged(
        &line,
        "Sienna couldn’t take the lead and went out.",
        "Siena nie może objąć prowadzenia i odpada.",
    );
    assert_said(
        |loc| loc.narrate(&line).plain(loc),
        "Sienna can’t take the lead and goes out.",
        "Siena nie może objąć prowadzenia i odpada.",
    );
}

#[test]
fn who_has_no_cards_left_is_told_so() {
    let line = LogLine {
        pass_reason: PassReason::NoCards,
        ..turn(seat(1), &[TurnEvent::Passed], true)
    };
    let (english, polish) = (
        "Sienna had no cards left and went out.",
        "Siena nie ma już kart i odpada.",
    );
    assert_logged(&line, english, polish);
    assert_said(
        |loc| loc.narrate(&line).plain(loc),
        "Sienna has no cards left and goes out.",
        polish,
    );
}

/// The new leader is announced once the new rule is visible.
#[test]
fn a_turn_whose_paint_is_wet_is_told_without_who_leads() {
    let line = turn(
        seat(1),
        &[
            TurnEvent::Played(card("G7")),
            TurnEvent::Discarded(card("B2")),
        ],
        false,
    );
    assert_said(
        |loc| loc.narrate_without_lead(&line).plain(loc),
        "Sienna plays Green 7 and changes the rule to Blue with Blue 2…",
        "Siena zagrywa zieloną 7 i odrzuca niebieską 2, zmieniając regułę na niebieską…",
    );
}

#[test]
fn who_goes_out_is_told() {
    let (you, other) = (Seat::FIRST, seat(3));
    let played = [TurnEvent::Played(card("G7"))];
    assert_logged(
        &turn(you, &played, true),
        "You played Green 7, but weren’t leading and went out.",
        "Ty zagrywasz zieloną 7, nie prowadzisz i odpadasz.",
    );
    assert_logged(
        &turn(other, &played, true),
        "Chalk played Green 7, but wasn’t leading and went out.",
        "Kreda zagrywa zieloną 7, nie prowadzi i odpada.",
    );
    let passed = [TurnEvent::Passed];
    assert_logged(
        &turn(you, &passed, true),
        "You passed and went out.",
        "Ty pasujesz i odpadasz.",
    );
    assert_logged(
        &turn(other, &passed, true),
        "Chalk passed and went out.",
        "Kreda pasuje i odpada.",
    );
}

#[test]
fn several_events_are_a_list_and_the_rule_goes_along() {
    let events = [
        TurnEvent::Played(card("B3")),
        TurnEvent::Drew(None),
        TurnEvent::Discarded(card("G5")),
        TurnEvent::Discarded(card("G4")),
    ];
    assert_logged(
        &turn(seat(1), &events, false),
        "Sienna played Blue 3, drew a card, changed the rule to Green with Green 5 and discarded Green 4 (same rule).",
        "Siena zagrywa niebieską 3, dobiera kartę, odrzuca zieloną 5, zmieniając regułę na zieloną i odrzuca zieloną 4 (reguła bez zmian).",
    );
}

#[test]
fn a_card_that_was_taken_from_oneself_is_told() {
    let took = |who| turn(who, &[TurnEvent::Took(card("Y2"), Seat::FIRST)], false);
    assert_logged(
        &took(seat(1)),
        "Sienna removed your Yellow 2.",
        "Siena zabiera twoją żółtą 2.",
    );
    let own = turn(Seat::FIRST, &[TurnEvent::Played(card("G7"))], false);
    let log = [took(seat(1)), own, took(seat(2)), took(seat(3))];
    let told = |loc: Localizer| {
        let losses = loc.losses(&log, Seat::FIRST).into_iter();
        losses
            .map(|loss| loss.plain(loc))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_said(
        told,
        "Chalk removed your Yellow 2. Umber removed your Yellow 2.",
        "Kreda zabiera twoją żółtą 2. Umbra zabiera twoją żółtą 2.",
    );
    assert!(Localizer::ENGLISH.losses(&log[..2], Seat::FIRST).is_empty());
}

#[test]
fn a_sentence_falls_into_words_and_cards() {
    let line = turn(seat(1), &[TurnEvent::Discarded(card("B2"))], false);
    let told = Localizer::ENGLISH.log_of(&line);
    let pieces = told.spans();
    assert_eq!(pieces[0], Span::Bold("Sienna"));
    assert_eq!(pieces[1], Span::Text(" changed the rule to "));
    assert_eq!(pieces[2], Span::Bold("Blue"));
    assert_eq!(pieces[3], Span::Text(" with "));
    assert!(matches!(pieces[4], Span::Card(found, _) if found == card("B2")));
    assert_eq!(pieces[5], Span::Text("."));
    assert_eq!(pieces.len(), 6);
}

fn score(piles: &[&str], target: Option<u32>, winners: Option<Vec<Seat>>) -> Score {
    let pile = |text: &&str| -> CardSet {
        let signs: Vec<char> = text.chars().collect();
        signs
            .chunks(2)
            .map(|pair| card(&pair.iter().collect::<String>()))
            .collect()
    };
    let piles: Vec<CardSet> = piles.iter().map(pile).collect();
    let results = vec![RoundResult {
        winner: Seat::FIRST,
        rule: Rule::Red,
        scored_cards: piles[0],
    }];
    Score {
        doubt: None,
        piles,
        results,
        round: 2,
        target,
        winners,
    }
}

#[test]
fn a_score_is_told() {
    let won = score(&["R7G5", "B4", "V1"], Some(12), Some(vec![Seat::FIRST]));
    assert_said(
        |loc| loc.standings(&won),
        "You 12, Sienna 4, Umber 1",
        "Ty 12, Siena 4, Umbra 1",
    );
    assert_said(
        |loc| loc.why_over(&won),
        "The target of 12 points was reached.",
        "Osiągnięto 12 punktów.",
    );
    assert_said(
        |loc| loc.round_and_target(&won),
        "Round 2, first to 12 points",
        "Runda 2, do 12 punktów",
    );
    let open = score(&["B4", "R7"], None, None);
    assert_said(
        |loc| loc.standings(&open),
        "Sienna 7, You 4",
        "Siena 7, Ty 4",
    );
    assert_said(
        |loc| loc.round_played_to(&open),
        "Round 2, until the deck runs low.",
        "Runda 2, gra trwa, dopóki starczy kart.",
    );
    assert_said(
        |loc| loc.why_over(&open),
        "The deck has run low: most points win.",
        "Zostało za mało kart na rozdanie: wygrywa większość punktów.",
    );
    for (winners, english, polish) in [
        (&[Seat::FIRST][..], "You win the match", "Wygrywasz mecz"),
        (&[seat(1)], "Sienna wins the match", "Siena wygrywa mecz"),
        (
            &[seat(1), seat(3)],
            "Sienna and Chalk share the win",
            "Remis w meczu: Siena i Kreda",
        ),
    ] {
        assert_said(|loc| loc.match_result(winners), english, polish);
    }
    assert_said(
        |loc| loc.out_of_the_deal(22),
        "22 cards are in score piles and out of play.",
        "22 karty nie wrócą już do rozdań.",
    );
}

#[test]
fn a_game_that_was_left_says_who_is_to_move() {
    for (stage, english, polish) in [
        (Stage::Idle, "Your turn", "Twoja tura"),
        (
            Stage::OpponentsTurn(seat(2)),
            "Umber’s turn",
            "Ruch wykonuje Umbra",
        ),
        (Stage::Over(seat(2)), "The round is over", "Runda skończona"),
    ] {
        assert_said(|loc| loc.left_at(stage), english, polish);
    }
}

#[test]
fn the_turns_of_others_are_told_with_what_comes_of_them() {
    let told = |events: &[TurnEvent], out, english, polish| {
        let mut line = turn(seat(2), events, out);
        let cards: CardSet = "G4G6".parse().expect("cards");
        line.having = Rule::Green.standing(cards).filter(|_| !out);
        assert_said(|loc| loc.narrate(&line).plain(loc), english, polish);
    };
    told(
        &[
            TurnEvent::Played(card("I6")),
            TurnEvent::Discarded(card("G4")),
        ],
        false,
        "Umber plays Indigo 6 and changes the rule to Green with Green 4, leading with 2 even cards.",
        "Umbra zagrywa granatową 6 i odrzuca zieloną 4, zmieniając regułę na zieloną: prowadzi z 2 kartami parzystymi.",
    );
    told(
        &[TurnEvent::Played(card("G7"))],
        true,
        "Umber plays Green 7, but isn’t leading and goes out.",
        "Umbra zagrywa zieloną 7, nie prowadzi i odpada.",
    );
    told(
        &[TurnEvent::Passed],
        true,
        "Umber passes and goes out.",
        "Umbra pasuje i odpada.",
    );
}
