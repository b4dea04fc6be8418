//! The rules sheet shows exactly the rules in force.

use super::looking::{after, app, open, page, page_in};
use super::tree::Element;
use crate::game::{Edition, Ruleset, Target};
use crate::i18n::Localizer;
use crate::state::{Action, AppState, NavigationAction, NewGameAction, Sheet};

fn is_advanced(rules: &Ruleset) -> bool {
    rules.is_advanced()
}

fn has_actions(rules: &Ruleset) -> bool {
    rules.actions().is_some()
}

fn is_printed(rules: &Ruleset) -> bool {
    rules.edition() == Edition::V1_3
}

fn is_first(rules: &Ruleset) -> bool {
    rules.edition() == Edition::V1_0
}

fn is_arena(rules: &Ruleset) -> bool {
    rules.edition() == Edition::Bga
}

fn is_web(rules: &Ruleset) -> bool {
    rules.edition() == Edition::Web
}

/// A text shown only under some rules, with the condition for it.
type Fact = (&'static str, fn(&Ruleset) -> bool);

const FACTS: [Fact; 24] = [
    ("If you do both, play first.", |r| !is_first(r)),
    ("Either may come first.", is_first),
    ("The last player standing wins the round.", |r| {
        !is_advanced(r)
    }),
    (
        "The last player standing wins the round and scores.",
        is_advanced,
    ),
    ("you may draw a card from the deck", |r| {
        is_advanced(r) && !is_first(r)
    }),
    (
        "lower than the number of cards in your palette; equal is fine.",
        |r| is_advanced(r) && is_first(r),
    ),
    ("each is worth its number", is_advanced),
    ("The first to reach 40 points wins.", |r| {
        is_advanced(r) && r.target() == Target::Points
    }),
    ("When fewer than 16 cards are left to deal", is_advanced),
    ("acts at once", has_actions),
    ("Then you may still discard.", |r| {
        has_actions(r) && !is_first(r)
    }),
    (
        "Then you may still discard, unless you already have.",
        |r| has_actions(r) && is_first(r),
    ),
    ("You may play a 1 or 7 only if", |r| {
        has_actions(r) && is_printed(r)
    }),
    ("You may play a 1 only if", |r| has_actions(r) && is_web(r)),
    (
        "Never from a player with fewer palette cards than you",
        |r| has_actions(r) && (is_printed(r) || is_web(r)),
    ),
    ("Never a player’s only palette card.", |r| {
        has_actions(r) && is_arena(r)
    }),
    ("Even someone’s only card can be removed.", |r| {
        has_actions(r) && is_first(r)
    }),
    ("this 7 or another", |r| {
        has_actions(r) && (is_printed(r) || is_web(r))
    }),
    ("Choose a card other than this 7", |r| {
        has_actions(r) && (is_arena(r) || is_first(r))
    }),
    (
        "Put it on the canvas, or face down on top of the deck.",
        |r| has_actions(r) && is_printed(r),
    ),
    (
        "Put it on the canvas if you then lead, or face down on top of the deck.",
        |r| has_actions(r) && is_web(r),
    ),
    ("Put it on the canvas, if you then lead.", |r| {
        has_actions(r) && (is_arena(r) || is_first(r) && !is_advanced(r))
    }),
    (
        "isn’t lower than the number of cards left in your palette.",
        |r| has_actions(r) && is_first(r) && is_advanced(r),
    ),
    ("Moving it this way earns no card.", |r| {
        has_actions(r) && is_advanced(r) && !is_first(r)
    }),
];

fn headings(rules: &Ruleset) -> Vec<&'static str> {
    let mut all = vec![
        "How to play",
        "The goal",
        "The deal",
        "Your turn",
        "The seven rules",
        "Which card is higher",
    ];
    if rules.is_advanced() {
        all.extend(["What you discard", "Points", "The end"]);
    }
    if has_actions(rules) {
        all.push("Actions");
    }
    all
}

fn name(rules: &Ruleset) -> String {
    let edition = match rules.edition() {
        Edition::V1_3 => "Rules v1.3",
        Edition::V1_0 => "Rules v1.0",
        Edition::Bga => "Board Game Arena",
        Edition::Web => "Web guide",
    };
    let game = ["Basic", "Advanced"][usize::from(rules.is_advanced())];
    let actions = ["", ", with Actions"][usize::from(has_actions(rules))];
    format!("{edition}, {game}{actions}")
}

/// Headings of a sheet; the first is its title.
fn titles(sheet: &Element) -> Vec<String> {
    let mut titles = sheet.elements();
    titles.retain(|element| ["h2", "h3"].contains(&element.name.as_str()));
    titles.into_iter().map(Element::text).collect()
}

/// The form with every choice of rules.
fn forms() -> Vec<AppState> {
    let mut forms = Vec::new();
    for edition in Edition::ALL {
        for has_actions in [false, true] {
            let chosen = [
                Action::NewGame(NewGameAction::Edition(edition)),
                Action::NewGame(NewGameAction::Actions(has_actions)),
            ];
            let basic = after(&app(), chosen);
            for target in [Target::Points, Target::None] {
                let chosen = [
                    Action::NewGame(NewGameAction::Advanced(true)),
                    Action::NewGame(NewGameAction::Target(target)),
                ];
                forms.push(after(&basic, chosen));
            }
            forms.push(basic);
        }
    }
    forms
}

fn open_rules(app: &AppState) -> AppState {
    app.reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::HowTo)))
}

#[test]
fn it_changes_with_the_rules_of_the_form() {
    let mut told = [0; FACTS.len()];
    for form in forms() {
        let rules = form.settings().new_game.ruleset();
        let name = name(&rules);
        let page = page(&open_rules(&form));
        let sheet = page.only("dialog");
        assert_eq!(sheet.all("p.muted")[0].text(), name);
        assert_eq!(titles(sheet), headings(&rules), "{name}");
        let text = sheet.text();
        for ((fact, holds), told) in FACTS.into_iter().zip(&mut told) {
            let is_told = text.contains(fact);
            assert_eq!(
                is_told,
                holds(&rules),
                "{name}, {:?}: {fact}",
                rules.target()
            );
            *told += usize::from(is_told);
        }
    }
    assert!(told.iter().all(|&times| times > 0), "{told:?}");
}

/// A test can't understand the text, but it can count its parts.
#[test]
fn it_has_as_many_parts_in_each_language() {
    for form in forms().iter().map(open_rules) {
        let parts = Localizer::all().map(|loc| {
            let page = page_in(loc, &form);
            let sheet = page.only("dialog");
            ["h3", "p", "li", "b", ".example"].map(|part| sheet.all(part).len())
        });
        let parts: Vec<_> = parts.collect();
        let rules = form.settings().new_game.ruleset();
        let is_like_english = |it: &[usize; 5]| *it == parts[0];
        assert!(parts.iter().all(is_like_english), "{rules}: {parts:?}");
    }
}

#[test]
fn at_a_table_it_is_about_the_rules_of_that_table() {
    let table =
        open("1/1.0/h1/red7game").reduce(Action::NewGame(NewGameAction::Edition(Edition::Web)));
    let rules = |app: &AppState| page(&open_rules(app)).only("dialog").all("p.muted")[0].text();
    assert_eq!(rules(&table), "Rules v1.0, Basic");
    assert_eq!(
        rules(&table.reduce(Action::Navigate(NavigationAction::Home))),
        "Web guide, Basic"
    );
}

#[test]
fn each_of_the_seven_rules_has_an_example() {
    let page = page(&open_rules(&app()));
    assert_eq!(page.only("dialog").all("li").len(), 7);
    assert_eq!(page.only("dialog").all(".example").len(), 7);
}
