//! The current turn.

use super::super::Localizer;
use super::assert_said;
use crate::game::{Card, IllegalMove, Move, ParseSeedError, Seat, View};
use crate::state::{LeadStatus, MovePreview};

fn card(text: &str) -> Card {
    text.parse().expect(text)
}

/// Asserts the preview text of a move in a position.
#[track_caller]
fn assert_outlook(position: &str, mv: Move, english: &str, polish: &str) {
    let view = View::of_position(position);
    let outlook = MovePreview::of(&view, mv);
    assert_said(|loc| loc.outlook(outlook, &view, mv), english, polish);
}

#[test]
fn each_outlook_is_told() {
    let basic = "1.3 - - 1 R7V2G5/O1/- I1/O6/-";
    let play = |text| Move::Play(card(text));
    let discard = |text| Move::ToCanvas(card(text));
    assert_outlook(basic, play("R7"), "You lead", "Prowadzisz");
    assert_outlook(
        basic,
        play("V2"),
        "Sienna still leads",
        "Nadal prowadzi Siena",
    );
    assert_outlook(
        basic,
        discard("G5"),
        "Under Green, Sienna would lead",
        "Przy zielonym prowadzi Siena",
    );
    assert_outlook(
        basic,
        discard("R7"),
        "Sienna would lead",
        "Wtedy prowadzi Siena",
    );
    assert_outlook(
        basic,
        play("B1"),
        "Blue 1 isn’t there",
        "Tej karty tu nie ma: niebieska 1",
    );
    let nobody = "1.3 - - 1 G5V2/O1/- I1/O7/-";
    assert_outlook(
        nobody,
        discard("G5"),
        "Under Green, no one would lead",
        "Przy zielonym nikt nie prowadzi",
    );
}

/// A discard that changes the rule names the new one, unless something else forbids it.
#[test]
fn an_outlook_under_another_rule_names_it() {
    let discard = |text| Move::ToCanvas(card(text));
    assert_outlook(
        "1.3a - R4 1 B5/O1B3/- I1/O6/-",
        discard("B5"),
        "Under Blue, you lead. The discard earns you a card",
        "Przy niebieskim prowadzisz. To daje kartę",
    );
    let low = "1.0a - - 1 B1/G4O2Y3/- I1/V2/-";
    let (english, polish) = (
        "Too low: your palette has 3 cards",
        "Niższa niż liczba kart w palecie (3)",
    );
    assert_outlook(low, discard("B1"), english, polish);
}

#[test]
fn what_a_card_sets_going_is_told() {
    let play = |text| Move::Play(card(text));
    let position = |rules| format!("{rules} - G5B6 1 R7R5R3R1/G4O2/- I1/O3V3/-");
    for (rules, played, english, polish) in [
        (
            "1.0x",
            "R7",
            "You lead. Next, you move a card",
            "Prowadzisz. Potem przenosisz kartę",
        ),
        (
            "1.0x",
            "R5",
            "You lead. Next, you play again",
            "Prowadzisz. Grasz jeszcze raz",
        ),
        (
            "1.3x",
            "R7",
            "You lead. Next, you move a card, and must end in the lead",
            "Prowadzisz. Potem przenosisz kartę i musisz skończyć na prowadzeniu",
        ),
    ] {
        assert_outlook(&position(rules), play(played), english, polish);
    }
}

/// The 7 that gives you the lead is what the move takes away.
#[test]
fn a_lead_that_a_move_loses_is_not_another_players_still() {
    let view = View::of_position("1.3x - - 1 R7V1/V3/- I1/B4/-");
    let view = view.after(Move::Play(card("R7"))).expect("a play");
    let mv = Move::ToDeck(card("R7"));
    let outlook = MovePreview::of(&view, mv);
    assert_said(
        |loc| loc.outlook(outlook, &view, mv),
        "Sienna would lead",
        "Wtedy prowadzi Siena",
    );
}

#[test]
fn a_low_discard_is_refused_with_the_number_of_cards() {
    let position = "1.0a - - 1 R1R7/G4O2Y3/- I1/V2/-";
    assert_outlook(
        position,
        Move::ToCanvas(card("R1")),
        "Too low: your palette has 3 cards",
        "Niższa niż liczba kart w palecie (3)",
    );
}

#[test]
fn the_verdict_says_why() {
    let told = |position: &str| {
        let view = View::of_position(position);
        let verdict = LeadStatus::of(view.table());
        move |loc: Localizer| {
            let reason = loc.verdict_reason(&verdict, Seat::FIRST).plain(loc);
            format!("{}: {reason}", loc.verdict_title(&verdict, Seat::FIRST))
        }
    };
    assert_said(
        told("1.3 - - 1 O1/R7/- -/O7/-"),
        "You lead with Red 7: If numbers tie, colour decides: Red 7 beats Orange 7.",
        "Prowadzisz z czerwoną 7: Przy tej samej liczbie decyduje kolor: czerwona 7 bije pomarańczową 7.",
    );
    assert_said(
        told("1.3 G1 - 1 O1/R6B4/- -/O6/-"),
        "You lead with 2 even cards: Sienna comes next, with 1 even card.",
        "Prowadzisz z 2 kartami parzystymi: Tuż za tobą Siena z 1 kartą parzystą.",
    );
    assert_said(
        told("1.3 G1 - 1 O1/R6/- -/O6/-"),
        "You lead with 1 even card: You tie with Sienna at 1 and lead by the highest card: your Red 6 beats Orange 6.",
        "Prowadzisz z 1 kartą parzystą: Siena też ma 1, ale prowadzisz najwyższą kartą: twoja czerwona 6 bije pomarańczową 6.",
    );
    assert_said(
        told("1.3 G1 - 1 O1/R6/- -/O7/-"),
        "You lead with 1 even card: No one else has a card that counts.",
        "Prowadzisz z 1 kartą parzystą: Nikt inny nie ma karty, która się liczy.",
    );
    assert_said(
        told("1.3 - - 1 O1/V6/- -/R6/-"),
        "You’d be out: Sienna leads with Red 6. If numbers tie, colour decides: Red 6 beats Violet 6.",
        "Tak odpadniesz: Siena prowadzi z czerwoną 6. \
         Przy tej samej liczbie decyduje kolor: czerwona 6 bije fioletową 6.",
    );
}

#[test]
fn the_gap_to_who_leads_is_told() {
    for (position, english, polish) in [
        (
            "1.3 - - 1 R7V2G5/O1/- I1/O6/-",
            "Sienna leads with Orange 6. Your palette’s highest card is Orange 1.",
            "Siena prowadzi z pomarańczową 6. Najwyższa karta twojej palety to pomarańczowa 1.",
        ),
        (
            "1.3 - - 1 R7V2G5/B6/- I1/O6/-",
            "Sienna leads with Orange 6. If numbers tie, colour decides: Orange 6 beats Blue 6. \
             Your palette’s highest card is Blue 6.",
            "Siena prowadzi z pomarańczową 6. Przy tej samej liczbie decyduje kolor: pomarańczowa 6 bije \
             niebieską 6. Najwyższa karta twojej palety to niebieska 6.",
        ),
        (
            "1.3 G1 - 1 R7V2G5/O1/- I1/O6/-",
            "Sienna leads with 1 even card, highest Orange 6. You have no even cards.",
            "Siena prowadzi z 1 kartą parzystą, najwyższa pomarańczowa 6. U ciebie: brak parzystych.",
        ),
        (
            "1.3 B1 - 1 R7V2G5/O1/- I1/O6Y4/-",
            "Sienna leads with 2 colours, highest Orange 6. You have 1 colour, highest Orange 1.",
            "Siena prowadzi z 2 kolorami, najwyższa pomarańczowa 6. Jesteś dalej, z 1 kolorem, najwyższa \
             pomarańczowa 1.",
        ),
    ] {
        let view = View::of_position(position);
        let (table, own) = (view.table(), view.seat());
        let gap = |loc: Localizer| {
            let leads = loc.why_another_leads(&LeadStatus::of(table), own);
            match loc.has_against(table, own) {
                Some(has) => loc.sentences(&[&leads.plain(loc), &has.plain(loc)]),
                None => leads.plain(loc),
            }
        };
        assert_said(gap, english, polish);
    }
}

#[test]
fn drawn_cards_are_a_list() {
    let cards = [card("R7"), card("B2")].into_iter().collect();
    assert_said(
        |loc| loc.drew_cards(cards).plain(loc),
        "You drew Red 7 and Blue 2.",
        "Dobierasz czerwoną 7 i niebieską 2.",
    );
}

#[test]
fn a_pass_says_who_wins_by_it() {
    let umber = Seat::new(2).expect("a seat");
    assert_said(
        |loc| loc.pass(&[umber]),
        "If you pass, Umber wins the round.",
        "Jeśli spasujesz, rundę wygra Umbra.",
    );
    assert_said(
        |loc| loc.pass(&[Seat::FIRST, umber]),
        "If you pass, you’re out and the others play on.",
        "Jeśli spasujesz, odpadniesz, a pozostali zagrają dalej.",
    );
}

#[test]
fn a_bad_seed_is_told() {
    let length = |loc: Localizer| loc.seed_error(ParseSeedError::Length(5));
    assert_said(
        length,
        "A deal code has 8 letters or digits; this one has 5.",
        "Kod ma 8 liter lub cyfr; długość tego to 5.",
    );
    let character =
        |loc: Localizer| loc.seed_error(ParseSeedError::Character { at: 0, found: '<' });
    assert_said(
        character,
        "“<” is neither a letter from a to z nor a digit.",
        "„<” nie jest literą od a do z ani cyfrą.",
    );
}

#[test]
fn the_end_of_a_round_refuses_all() {
    let view = View::of_position("1.3 - - 1 R7/O1/- I1/O6/-");
    let refused = MovePreview::Illegal(IllegalMove::Over);
    let mv = Move::Play(card("R7"));
    assert_said(
        |loc| loc.outlook(refused, &view, mv),
        "The round is over",
        "Runda skończona",
    );
}

#[test]
fn the_card_that_broke_a_tie_is_told_at_the_end() {
    let [you, sienna] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
    let told = |position: &str| {
        let view = View::of_position(position);
        let tie = Localizer::ENGLISH.why_tie_broken(view.table(), you, sienna);
        tie.map(|tie| tie.plain(Localizer::ENGLISH))
    };
    assert_eq!(
        told("1.3 B1 - 1 G1/R7Y4/- I1/G5V3/-").as_deref(),
        Some("In a tie, the highest card that counts decides: Red 7 beats Green 5.")
    );
    assert_eq!(
        told("1.3 B1 - 1 G1/R7Y4/- I1/O7V3/-").as_deref(),
        Some("If numbers tie, colour decides: Red 7 beats Orange 7.")
    );
    assert_eq!(
        told("1.3 - - 1 G1/R7/- I1/O7/-").as_deref(),
        Some("If numbers tie, colour decides: Red 7 beats Orange 7.")
    );
    // Not as many cards, another card under red, and a winner whom the other would still beat.
    assert_eq!(told("1.3 B1 - 1 G1/R7Y4O2/- I1/G5V3/-"), None);
    assert_eq!(told("1.3 - - 1 G1/R7/- I1/O6/-"), None);
    assert_eq!(told("1.3 B1 - 1 G1/R2Y4/- I1/G5V3/-"), None);
}

#[test]
fn who_gives_up_a_round_is_told_who_wins_it() {
    let [second, third] = [1, 2].map(|seat| Seat::new(seat).expect("a seat"));
    let asks = |others: &[Seat]| Localizer::ENGLISH.resign_asks(others);
    assert_eq!(asks(&[second]), "Give up this round? Sienna wins it.");
    assert!(asks(&[second, third]).ends_with("the others finish it."));
}
