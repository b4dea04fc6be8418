//! Statistics of some rounds: of some rules, or for so many players.

use super::statistics::{figure, rows, sheet};
use super::tree::Element;

#[test]
fn the_rounds_of_some_rules_are_told_by_themselves() {
    let sheet = sheet(Some("1.3"), None);
    assert!(sheet.text().contains("You’ve won 2 of 9 rounds."));
    assert_eq!(figure(&sheet, "Points"), None);
    // No round of these rules was counted by its rule.
    assert_eq!(rows(&sheet, "by-rule"), None);
}

#[test]
fn so_are_those_of_so_many_players() {
    let sheet = sheet(Some("1.3"), Some(2));
    assert!(sheet.text().contains("One round counted, and you lost it."));
    assert_eq!(rows(&sheet, "by-rule"), None);
}

#[test]
fn where_no_round_is_of_a_kind_that_is_said() {
    let sheet = sheet(Some("1.3a"), Some(4));
    assert!(sheet.text().contains("No rounds of this kind yet."));
    assert_eq!(rows(&sheet, "by-level"), None);
}

/// Mistakes are those of all games.
#[test]
fn what_to_work_on_is_told_of_all_rounds_alone() {
    let says = |sheet: Element| sheet.text().contains("What should I work on?");
    assert!(says(sheet(None, None)) && !says(sheet(Some("1.3"), None)));
}

/// A streak is one of all rounds.
#[test]
fn streaks_are_told_of_all_rounds_alone() {
    let longest = "Longest winning streak";
    assert_eq!(figure(&sheet(None, None), longest).as_deref(), Some("4"));
    assert_eq!(figure(&sheet(Some("1.3"), None), longest), None);
}

/// The filter lists the available rules and numbers of players, with the chosen ones marked.
#[test]
fn the_choice_is_shown() {
    let sheet = sheet(Some("1.3"), Some(4));
    let options = sheet.all("option");
    let chosen: Vec<String> = options
        .iter()
        .filter(|option| option.get("selected").is_some())
        .map(|option| option.text())
        .collect();
    assert_eq!(
        (options.len(), &chosen[..]),
        (3, &["Rules v1.3, Basic".to_owned()][..])
    );
    let labels = sheet.all("label").into_iter();
    let chosen = labels.filter(|label| {
        let inputs = label.all("input");
        inputs.iter().any(|input| input.get("checked").is_some())
    });
    assert_eq!(chosen.map(Element::text).collect::<Vec<_>>(), ["4"]);
}
