//! Statistics: the figures, and the rounds they cover.

use yew::prelude::*;

use super::looking::{app, page, visitor};
use super::tree::Element;
use super::{keep_parts, rendered};
use crate::game::{PlayerCount, Ruleset};
use crate::i18n::Localizer;
use crate::state::{
    Action, Document, LoadedData, NavigationAction, Sheet, Statistics, StatisticsFilter,
};
use crate::ui::sheets::counted;

/// Rounds with three combinations of rules and opponents.
pub const STATISTICS: &str = r#"{"version":1,"tables":[
    {"rules":"1.3a","seats":"h2","rounds":12,"turns":60,"points":90,"matches":2,"matches_won":1,"won_with_hints":2,"by_rule":[3,0,1,0,2,1,0]},
    {"rules":"1.3","seats":"h133","rounds":8,"turns":30,"points":0,"matches":0,"matches_won":0,"by_rule":[0,2,0,0,0,0,0]},
    {"rules":"1.3","seats":"h4","rounds":1,"turns":3,"points":0,"matches":0,"matches_won":0,"by_rule":[0,0,0,0,0,0,0]}
    ],"streak":0,"longest":4}"#;

/// The statistics read from them.
pub fn statistics() -> Statistics {
    Statistics::read(STATISTICS).expect("statistics")
}

/// The sheet with a filter applied.
fn sheet(rules: Option<&str>, players: Option<usize>) -> Element {
    let ruleset = rules.map(|rules| rules.parse::<Ruleset>().expect(rules));
    let players = players.map(|players| PlayerCount::new(players).expect("two to four"));
    let filter = StatisticsFilter { ruleset, players };
    rendered(move || counted(Localizer::ENGLISH, &statistics(), filter, &Callback::noop()))
}

/// Body rows of the table labelled by `id`; `None` if there is no such table.
fn rows(sheet: &Element, id: &str) -> Option<Vec<String>> {
    let mut tables = sheet.all("table").into_iter();
    let table = tables.find(|table| table.get("aria-labelledby") == Some(id))?;
    let rows = table.only("tbody").all("tr");
    // A space between cells, as screen readers have it.
    let row = |row: &Element| {
        let cells: Vec<String> = ["th", "td"]
            .iter()
            .flat_map(|cell| row.all(cell))
            .map(Element::text)
            .filter(|text| !text.is_empty())
            .collect();
        cells.join(" ")
    };
    Some(rows.into_iter().map(row).collect())
}

/// Figures with their names.
fn figures(sheet: &Element) -> Vec<(String, String)> {
    let names = sheet.all("dt").into_iter().map(Element::text);
    names
        .zip(sheet.all("dd").into_iter().map(Element::text))
        .collect()
}

fn figure(sheet: &Element, name: &str) -> Option<String> {
    let mut figures = figures(sheet).into_iter();
    figures
        .find(|(other, _)| other == name)
        .map(|(_, figure)| figure)
}

#[test]
fn all_rounds_are_told_in_tables() {
    let sheet = sheet(None, None);
    let levels = rows(&sheet, "by-level").expect("a table");
    assert_eq!(
        levels,
        ["Casual 58% 7 of 12", "Master 0% 0 of 1", "Mixed 25% 2 of 8",]
    );
    let rules = rows(&sheet, "by-rule").expect("a table");
    let counts: Vec<&str> = rules
        .iter()
        .filter_map(|row| row.rsplit(' ').next())
        .collect();
    assert_eq!(counts, ["3", "2", "1", "0", "2", "1", "0"]);
    assert_eq!(figure(&sheet, "Points per round").as_deref(), Some("7.5"));
}

#[test]
fn the_rounds_of_some_rules_are_told_by_themselves() {
    let sheet = sheet(Some("1.3"), None);
    assert_eq!(figure(&sheet, "Rounds").as_deref(), Some("9"));
    assert_eq!(figure(&sheet, "Won").as_deref(), Some("2"));
    assert_eq!(figure(&sheet, "Points per round"), None);
    assert_eq!(rows(&sheet, "by-rule").map(|rows| rows.len()), Some(7));
}

#[test]
fn so_are_those_of_so_many_players() {
    let sheet = sheet(Some("1.3"), Some(2));
    assert_eq!(figure(&sheet, "Rounds").as_deref(), Some("1"));
    assert_eq!(figure(&sheet, "Won").as_deref(), Some("0"));
    assert_eq!(rows(&sheet, "by-rule"), None);
}

#[test]
fn where_no_round_is_of_a_kind_that_is_said() {
    let sheet = sheet(Some("1.3a"), Some(4));
    assert_eq!(sheet.only(".found").text(), "No rounds of this kind yet.");
    assert_eq!(rows(&sheet, "by-level"), None);
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

#[test]
fn some_and_none() {
    let open = Action::Navigate(NavigationAction::OpenSheet(Sheet::Statistics));
    let kept = LoadedData {
        statistics: statistics(),
        ..LoadedData::default()
    };
    let some = visitor(kept);
    keep_parts("statistics", &page(&some.reduce(open.clone())), &["dialog"]);
    keep_parts(
        "statistics_of_nothing",
        &page(&app().reduce(open)),
        &["dialog"],
    );
}

/// The most important figures come first, and the confidence interval last.
#[test]
fn rounds_wins_and_streak_come_first() {
    let sheet = sheet(None, None);
    let names: Vec<String> = figures(&sheet).into_iter().map(|(name, _)| name).collect();
    let first = [
        "Rounds",
        "Won",
        "Win rate",
        "Current streak",
        "Longest streak",
    ];
    assert_eq!(names[..5], first);
    let details = sheet.only("details").text();
    assert!(details.contains("24–63%"), "{details}");
    assert!(!sheet.only(".found").text().contains('–'));
}
