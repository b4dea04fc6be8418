//! Plural forms, name forms, and the choice of the language.

use super::super::{Localizer, RichText};
use super::assert_said;
use crate::game::{Card, Color, Rule, Seat, View};
use crate::state::{Language, LeadStatus, PlayerNames};

#[test]
fn plural_forms_of_polish_follow_its_numbers() {
    for (number, cards, points, even) in [
        (0, "0 kart na ręce", "0 punktów", "0 parzystych"),
        (1, "1 karta na ręce", "1 punkt", "1 parzysta"),
        (2, "2 karty na ręce", "2 punkty", "2 parzyste"),
        (4, "4 karty na ręce", "4 punkty", "4 parzyste"),
        (5, "5 kart na ręce", "5 punktów", "5 parzystych"),
        (12, "12 kart na ręce", "12 punktów", "12 parzystych"),
        (22, "22 karty na ręce", "22 punkty", "22 parzyste"),
        (25, "25 kart na ręce", "25 punktów", "25 parzystych"),
        (112, "112 kart na ręce", "112 punktów", "112 parzystych"),
        (121, "121 kart na ręce", "121 punktów", "121 parzystych"),
    ] {
        assert_eq!(Localizer::POLISH.hand_cards(number), cards);
        assert_eq!(Localizer::POLISH.points(number), points);
        assert_eq!(Localizer::POLISH.strength_green(number), even);
    }
}

#[test]
fn plural_forms_of_english_are_two() {
    for (number, cards) in [
        (0, "0 cards in hand"),
        (1, "1 card in hand"),
        (21, "21 cards in hand"),
    ] {
        assert_eq!(Localizer::ENGLISH.hand_cards(number), cards);
    }
}

/// Numbers have the same category if Unicode says so, and no others.
#[test]
fn categories_are_those_of_unicode() {
    use intl_pluralrules::{PluralRuleType, PluralRules};
    for loc in Localizer::all() {
        let tag = loc.language().tag();
        let language: unic_langid::LanguageIdentifier = tag.parse().expect("a tag");
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("rules");
        let mut known = Vec::new();
        for number in 0_usize..=1000 {
            let named = rules.select(number).expect("a category");
            let pair = (named, loc.category(number));
            if !known.contains(&pair) {
                let is_new = |it: &(_, _)| it.0 != pair.0 && it.1 != pair.1;
                assert!(known.iter().all(is_new), "{number} in {tag}: {known:?}");
                known.push(pair);
            }
        }
    }
}

#[test]
fn a_name_takes_the_form_that_its_sentence_needs() {
    let card: Card = "G7".parse().expect("a card");
    assert_said(|loc| loc.card_name(card), "Green 7", "zielona 7");
    assert_said(|loc| loc.card_letters(card), "G7", "Z7");
    let played = |loc: Localizer| loc.log_played(card, Seat::FIRST).plain(loc);
    assert_said(played, "played Green 7", "zagrywasz zieloną 7");
    assert_said(
        |loc| loc.rule_in_force(Color::Green),
        "The rule is Green",
        "Obowiązuje zielony",
    );
    for (count, polish) in [(1, "1 zielona"), (3, "3 zielone"), (5, "5 zielonych")] {
        assert_eq!(
            Localizer::POLISH.strength_yellow(Color::Green, count),
            polish
        );
    }
}

#[test]
fn letters_of_colours_differ() {
    for loc in Localizer::all() {
        let mut short = Card::ALL.map(|card| loc.card_letters(card));
        short.sort_unstable();
        assert!(short.windows(2).all(|pair| pair[0] != pair[1]), "{loc:?}");
    }
}

/// Each rule describes the leader in its own way, for the player and for an opponent.
#[test]
fn each_rule_tells_who_leads_in_its_own_way() {
    for (canvas, palette, english, polish) in [
        ("-", "R7", "You lead with Red 7", "Prowadzisz z czerwoną 7"),
        (
            "O1",
            "R7B7",
            "You lead with two 7s, highest Red 7",
            "Prowadzisz z 2 siódemkami, najwyższa czerwona 7",
        ),
        (
            "O1",
            "R7",
            "You lead with one 7, highest Red 7",
            "Prowadzisz z 1 siódemką, najwyższa czerwona 7",
        ),
        (
            "Y1",
            "R7R2R1",
            "You lead with 3 red cards, highest Red 7",
            "Prowadzisz z 3 czerwonymi kartami, najwyższa czerwona 7",
        ),
        (
            "Y1",
            "R7",
            "You lead with 1 red card, highest Red 7",
            "Prowadzisz z 1 czerwoną kartą, najwyższa czerwona 7",
        ),
        (
            "G1",
            "R6B4",
            "You lead with 2 even cards, highest Red 6",
            "Prowadzisz z 2 kartami parzystymi, najwyższa czerwona 6",
        ),
        (
            "B1",
            "R6B4",
            "You lead with 2 colours, highest Red 6",
            "Prowadzisz z 2 kolorami, najwyższa czerwona 6",
        ),
        (
            "B1",
            "R7",
            "You lead with 1 colour, highest Red 7",
            "Prowadzisz z 1 kolorem, najwyższa czerwona 7",
        ),
        (
            "I1",
            "R6B5",
            "You lead with a run of 2, highest Red 6",
            "Prowadzisz z ciągiem 2 kart, najwyższa czerwona 6",
        ),
        (
            "V2",
            "R3B2",
            "You lead with 2 cards below 4, highest Red 3",
            "Prowadzisz z 2 kartami poniżej 4, najwyższa czerwona 3",
        ),
    ] {
        let view = View::of_position(&format!("1.3 {canvas} - 1 O7/{palette}/- -/V1/-"));
        let verdict = LeadStatus::of(view.table());
        assert_said(|loc| loc.who_leads(&verdict), english, polish);
    }
    let view = View::of_position("1.3 - - 1 O7/V1/- -/R6/-");
    let verdict = LeadStatus::of(view.table());
    assert_said(
        |loc| loc.who_leads(&verdict),
        "Sienna leads with Red 6",
        "Siena prowadzi z czerwoną 6",
    );
    let view = View::of_position("1.3 G1 - 1 O7/V1/- -/R7/-");
    let verdict = LeadStatus::of(view.table());
    assert_said(
        |loc| loc.who_leads_stop(&verdict),
        "No one has a card that counts.",
        "Nikt nie ma karty, która się liczy.",
    );
}

#[test]
fn a_palette_is_told_with_its_top_card() {
    let told = |rule: Rule, palette: &str| {
        let view = View::of_position(&format!("1.3 - - 1 O7/{palette}/- -/V1/-"));
        let standing = rule.standing(view.table().palette(Seat::FIRST));
        move |loc: Localizer| loc.standing_told(rule, standing)
    };
    assert_said(
        told(Rule::Red, "R7"),
        "highest card Red 7",
        "najwyższa karta czerwona 7",
    );
    assert_said(
        told(Rule::Green, "R6B4"),
        "2 even, top Red 6",
        "2 parzyste, najwyższa czerwona 6",
    );
    assert_said(told(Rule::Green, "R7"), "no even cards", "brak parzystych");
    assert_said(
        told(Rule::Violet, "R7"),
        "no cards below 4",
        "nic poniżej 4",
    );
    assert_said(
        told(Rule::Orange, "R7B7"),
        "two 7s, top Red 7",
        "2 × 7, najwyższa czerwona 7",
    );
    assert_said(
        told(Rule::Yellow, "R7R6R5R4R3"),
        "5 red, top Red 7",
        "5 czerwonych, najwyższa czerwona 7",
    );
    assert_said(
        told(Rule::Indigo, "R7B6"),
        "run of 2, top Red 7",
        "ciąg 2, najwyższa czerwona 7",
    );
    assert_said(
        told(Rule::Indigo, "R7B5"),
        "run of 1, top Red 7",
        "ciąg 1, najwyższa czerwona 7",
    );
}

#[test]
fn a_list_joins_its_last_part_in_its_own_way() {
    let list = |things: &[&str]| {
        let things: Vec<RichText> = things.iter().map(|&thing| thing.into()).collect();
        move |loc: Localizer| loc.listed(things.clone()).plain(loc)
    };
    assert_said(list(&[]), "", "");
    assert_said(list(&["a"]), "a", "a");
    assert_said(list(&["a", "b"]), "a and b", "a i b");
    assert_said(list(&["a", "b", "c"]), "a, b and c", "a, b i c");
    let facts = |loc: Localizer| loc.facts(["a", "b", "c"]);
    assert_said(facts, "a, b, c", "a, b, c");
}

#[test]
fn a_friend_without_a_name_begins_a_sentence_with_a_capital() {
    let friend = Seat::new(1).expect("a seat");
    let none = PlayerNames::NONE;
    let loc = Localizer::ENGLISH.with_friends(none, Some(friend));
    assert_eq!(loc.name(friend), "Your friend");
    assert_eq!(loc.friends_ready(friend), "Send it to your friend");
    assert_eq!(loc.last_to_move(friend), "Your friend’s turn");
    assert_eq!(
        loc.friends_ready_description(friend),
        "Your turn is done. Your friend plays next, and needs the link."
    );
    let turn = loc.log_line(&RichText::from("passed"), friend);
    assert_eq!(turn.plain(loc), "Your friend passed.");
    let other = Seat::new(2).expect("a seat");
    assert_eq!(
        loc.with_players(&[other, friend]),
        "with your friend, Umber"
    );
    let german = Localizer::of_language(Language::of_tag("de").expect("a language"));
    let german = german.with_friends(none, Some(friend));
    assert_eq!(
        german.friends_ready(friend),
        "Schick deinem Gegenüber den Link"
    );
}

#[test]
fn a_friend_is_called_by_a_given_name_and_you_are_you() {
    let friend = Seat::new(1).expect("a seat");
    let mut names = PlayerNames::NONE;
    names.set(friend, "Bea");
    let loc = Localizer::ENGLISH.with_friends(names, Some(friend));
    assert_eq!(loc.friends_ready(friend), "Send it to Bea");
    let unnamed = Localizer::ENGLISH.with_friends(PlayerNames::NONE, Some(friend));
    assert_eq!(unnamed.addressing(Some(friend)).name(friend), "You");
    assert_eq!(unnamed.for_others().name(friend), "Friend");
    assert_eq!(loc.about_sender(friend).name(friend), "Your friend");
}

/// Two names that begin alike have two letters each on their avatars.
#[test]
fn avatars_of_names_that_begin_alike_differ() {
    let of = |given: [&str; 4], you: Option<usize>| {
        let mut names = PlayerNames::NONE;
        for (index, name) in given.into_iter().enumerate() {
            names.set(Seat::new(index).expect("a seat"), name);
        }
        let loc = Localizer::ENGLISH.with_names(names);
        let loc = loc.addressing(you.and_then(Seat::new));
        let initial = |index| loc.initial(Seat::new(index).expect("a seat"));
        [0, 1, 2, 3].map(|index| initial(index).unwrap_or_default())
    };
    for (given, you, letters) in [
        (["Ann", "Ben", "", ""], None, ["A", "B", "U", "C"]),
        (["Ann", "Al", "", ""], None, ["An", "Al", "U", "C"]),
        (["anna", "Anne", "", ""], None, ["aa", "Ae", "U", "C"]),
        // "You" is no name.
        (["Ann", "Yann", "", ""], Some(0), ["A", "Y", "U", "C"]),
        (["", "Yann", "", ""], Some(0), ["", "Y", "U", "C"]),
        (["Ann", "Al", "", ""], Some(0), ["An", "Al", "U", "C"]),
        (["Ann", "Ann", "", ""], None, ["An", "An", "U", "C"]),
        (["A", "Al", "", ""], None, ["A", "Al", "U", "C"]),
    ] {
        assert_eq!(of(given, you), letters, "{given:?}");
    }
}
