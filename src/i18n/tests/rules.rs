//! The rules page for every ruleset, and descriptions of single fields.

use super::super::Localizer;
use super::assert_said;
use crate::game::{Edition, PlayerCount, Ruleset, Target};

fn rules(text: &str) -> Ruleset {
    text.parse().expect(text)
}

#[test]
fn the_rules_are_named() {
    for (text, english, polish) in [
        ("1.3", "Rules v1.3, Basic", "Zasady v1.3, Podstawowa"),
        (
            "1.0ax",
            "Rules v1.0, Advanced, with Actions",
            "Zasady v1.0, Zaawansowana, z akcjami",
        ),
        (
            "bgax",
            "Board Game Arena, Basic, with Actions",
            "Board Game Arena, Podstawowa, z akcjami",
        ),
        (
            "weba",
            "Web guide, Advanced",
            "Poradnik z sieci, Zaawansowana",
        ),
    ] {
        assert_said(|loc| loc.rules_in_force(&rules(text)), english, polish);
    }
}

#[test]
fn opponents_of_one_level_are_named_once() {
    for (lineup, said) in [
        ("h111", "4 players · Novice · Basic"),
        ("h155", "4 players · Novice, Casual, Casual · Basic"),
        ("h1", "2 players · Novice · Basic"),
    ] {
        let lineup = lineup.parse().expect(lineup);
        assert_eq!(
            Localizer::ENGLISH.table_in_short(&lineup, &rules("1.3")),
            said
        );
    }
}

#[test]
fn which_cards_demand_the_lead_is_said() {
    let says = |text: &'static str| {
        move |loc: Localizer| {
            let sections = loc.rules_page(&rules(text), PlayerCount::TWO);
            let actions = sections.last().expect("a section about actions");
            actions.description.clone()
        }
    };
    let printed = says("1.3x");
    assert!(printed(Localizer::ENGLISH).contains("You may play a 1 or 7 only if"));
    assert!(printed(Localizer::POLISH).contains("Kartę 1 lub 7 wolno zagrać tylko wtedy"));
    let arena = says("bgax");
    assert!(!arena(Localizer::ENGLISH).contains("only if you can still end"));
}

/// No description is empty or malformed, for any ruleset.
#[test]
fn every_rules_page_is_whole() {
    for loc in Localizer::all() {
        for edition in Edition::ALL {
            for (is_advanced, has_actions) in
                [(false, false), (false, true), (true, false), (true, true)]
            {
                for target in [Target::Points, Target::None] {
                    let rules = Ruleset::new(edition, is_advanced, has_actions).with_target(target);
                    for section in loc.rules_page(&rules, PlayerCount::THREE) {
                        assert_whole(&section.description);
                        for item in section.items {
                            assert!(!item.name.is_empty());
                            assert_whole(&item.description);
                        }
                    }
                }
            }
        }
    }
}

fn assert_whole(text: &str) {
    assert!(
        text.ends_with(['.', '。']) && !text.contains("  "),
        "{text:?}"
    );
    let starts = text
        .split(". ")
        .all(|start| start.starts_with(|first: char| !first.is_lowercase()));
    assert!(starts, "{text:?}");
}

#[test]
fn a_target_depends_on_the_players() {
    let says =
        |target: Target, players| move |loc: Localizer| loc.target_description(target, players);
    assert_said(
        says(Target::Points, PlayerCount::TWO),
        "The first to reach 40 points wins. About 40 turns each.",
        "Wygrywa pierwszy, kto ma co najmniej 40 punktów. Około 40 tur na gracza.",
    );
    assert_said(
        says(Target::None, PlayerCount::FOUR),
        "When fewer than 32 cards are left to deal, the highest score wins. About 30 turns each.",
        "Gdy do rozdania zostaje mniej niż 32 karty, wygrywa najwyższy wynik. Około 30 tur na gracza.",
    );
}
