//! Statistics: the figures, and the rounds they cover.

use yew::prelude::*;

use super::looking::{app, page, visitor};
use super::tree::Element;
use super::{keep_parts, rendered};
use crate::game::{PlayerCount, Ruleset};
use crate::i18n::Localizer;
use crate::state::{
    Action, DailyResults, Document, LearnProgress, LoadedData, Mistakes, NavigationAction, Rating,
    RecentGames, Sheet, Statistics, StatisticsFilter,
};
use crate::ui::sheets::{Known, counted};

/// Rounds with three combinations of rules and opponents.
pub const STATISTICS: &str = r#"{"version":1,"tables":[
    {"rules":"1.3a","seats":"h2","rounds":12,"turns":60,"points":90,"matches":2,"matches_won":1,"won_with_hints":2,"by_rule":[3,0,1,0,2,1,0],
     "ends":[[4,3],[2,0],[1,1],[0,0],[3,2],[1,1],[0,0]],"hints":[[8,5],[3,2]]},
    {"rules":"1.3","seats":"h133","rounds":8,"turns":30,"points":0,"matches":0,"matches_won":0,"by_rule":[0,2,0,0,0,0,0]},
    {"rules":"1.3","seats":"h4","rounds":1,"turns":3,"points":0,"matches":0,"matches_won":0,"by_rule":[0,0,0,0,0,0,0]}
    ],"streak":0,"longest":4}"#;

/// The statistics read from them.
pub fn statistics() -> Statistics {
    Statistics::read(STATISTICS).expect("statistics")
}

/// A rating after its first rounds.
fn rating_of(rounds: u32) -> Rating {
    let course = r#"["20261110",1300,200,1]"#;
    let text = format!(
        r#"{{"version":1,"rounds":{rounds},"rating":130000,"deviation":20000,"course":[{course}]}}"#
    );
    Rating::read(&text).expect("a rating")
}

/// A rating after so many rounds, the last of them ten days after the first.
pub fn rating(rounds: usize) -> Rating {
    let course = (0..rounds).map(|number| {
        let day = 20_261_110 + number * 10 / rounds.max(2).saturating_sub(1);
        format!(
            r#"["{day}",{},{},{number}]"#,
            1_300 + 10 * number,
            90 - number
        )
    });
    let course: Vec<String> = course.collect();
    let text = format!(
        r#"{{"version":1,"rounds":{},"rating":140000,"deviation":8000,"course":[{}]}}"#,
        rounds + 40,
        course.join(",")
    );
    Rating::read(&text).expect("a rating")
}

/// The sheet with a filter applied.
pub fn sheet(rules: Option<&str>, players: Option<usize>) -> Element {
    sheet_of(rating(0), rules, players)
}

fn sheet_of(rating: Rating, rules: Option<&str>, players: Option<usize>) -> Element {
    let ruleset = rules.map(|rules| rules.parse::<Ruleset>().expect(rules));
    let players = players.map(|players| PlayerCount::new(players).expect("two to four"));
    let filter = StatisticsFilter { ruleset, players };
    told(statistics(), rating, filter, Mistakes::default())
}

fn told(
    statistics: Statistics,
    rating: Rating,
    filter: StatisticsFilter,
    mistakes: Mistakes,
) -> Element {
    rendered(move || {
        let known = Known {
            statistics: &statistics,
            rating: &rating,
            mistakes,
            daily: &DailyResults::read(DAILY).expect("days"),
            today: "20261123".parse().expect("a day"),
        };
        counted(Localizer::ENGLISH, &known, filter, &Callback::noop())
    })
}

/// Three days in a row, then one more after a day without.
const DAILY: &str = r#"{"version":1,"days":[
    {"day":"20261118","won":true,"turns":6,"points":null,"rules":"V"},
    {"day":"20261119","won":false,"turns":6,"points":null,"rules":"V"},
    {"day":"20261120","won":true,"turns":6,"points":null,"rules":"V"},
    {"day":"20261122","won":true,"turns":6,"points":null,"rules":"V"},
    {"day":"20261123","won":true,"turns":6,"points":null,"rules":"V"}]}"#;

/// Body rows of the table labelled by `id`; `None` if there is no such table.
pub fn rows(sheet: &Element, id: &str) -> Option<Vec<String>> {
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

pub fn figure(sheet: &Element, name: &str) -> Option<String> {
    let mut figures = figures(sheet).into_iter();
    figures
        .find(|(other, _)| other == name)
        .map(|(_, figure)| figure)
}

#[test]
fn all_rounds_are_told_in_tables() {
    let sheet = sheet(None, None);
    let levels = rows(&sheet, "by-level").expect("a table");
    assert_eq!(levels, ["Casual 7 of 12", "Master 0 of 1", "Mixed 2 of 8"]);
    assert!(sheet.text().contains("You’ve won 9 of 21 rounds."));
    assert_eq!(figure(&sheet, "Points").as_deref(), Some("90 in 12 rounds"));
}

/// The rule under which the player loses most comes first; a rule under which no round has ended has no row.
#[test]
fn the_rule_to_lose_under_comes_first() {
    let sheet = sheet(None, None);
    let rules = rows(&sheet, "by-rule").expect("a table");
    assert_eq!(
        rules,
        [
            "Most of one number 2 of 2",
            "Most different colours 1 of 3",
            "Highest card 1 of 4",
            "Most of one colour 0 of 1",
            "Longest run 0 of 1",
        ]
    );
    // Rounds that earlier versions counted have no rule in the document.
    let says = sheet.text();
    assert!(says.contains("10 earlier rounds aren’t in"), "{says}");
    assert!(
        says.contains("Most rounds lost: under Orange, 2 of 2."),
        "{says}"
    );
}

/// No share is without its counts, and none is a percentage.
#[test]
fn rates_are_fractions() {
    let sheet = sheet(None, None);
    for (name, value) in [("Without hints", "5 of 8"), ("With hints", "2 of 3")] {
        assert_eq!(figure(&sheet, name).as_deref(), Some(value), "{name}");
    }
    for (name, value) in figures(&sheet) {
        assert!(!value.contains(['%', '.']), "{name}: {value}");
    }
}

#[test]
fn the_rating_is_one_number_with_its_range() {
    let sheet = sheet_of(rating(11), None, None);
    let section = sheet.only(".strength");
    assert!(section.text().contains("1400"), "{}", section.text());
    for says in [
        "most likely 1240 to 1560",
        "going by 51 rounds without hints",
    ] {
        assert!(section.text().contains(says), "{}", section.text());
    }
    let levels = section.only(".ladder").all("th").into_iter();
    let levels: Vec<String> = levels.map(Element::text).collect();
    assert_eq!(levels, ["Master", "Skilled", "You", "Casual", "Novice"]);
    let chart = sheet.only(".chart");
    assert_eq!(
        chart.get("aria-label"),
        Some("From 1300 on 10 November to 1400 on 20 November")
    );
    // It is there without rounds as well, and says how it starts; after some, it says when one sees how it went.
    let none = sheet_of(rating(0), None, None);
    assert!(none.all(".chart").is_empty() && none.all(".ladder").is_empty());
    assert!(
        none.only(".later")
            .text()
            .contains("first round without hints")
    );
    assert!(!none.text().contains("How has it gone?"));
    assert!(none.all(".strength").is_empty());
    let few = sheet_of(rating(9), None, None);
    assert!(few.text().contains("after one more round without hints"));
}

/// Each question but that of a guess has an answer in a sentence.
#[test]
fn each_answer_begins_with_a_sentence() {
    let all = told(
        statistics(),
        rating(11),
        StatisticsFilter::default(),
        mistakes(),
    );
    let leads: Vec<String> = all.all(".lead").into_iter().map(Element::text).collect();
    assert_eq!(leads.len(), all.all("section").len(), "{leads:?}");
    for says in [
        "Up 100 since 10 November.",
        "Most frequent: only played a card, 2 of 5.",
        "5 daily deals played, 4 won.",
        "Highest level at which you win at least your share of rounds: Casual.",
    ] {
        assert!(leads.iter().any(|lead| lead == says), "{leads:?}");
    }
    let says = all.text();
    assert!(
        says.contains("2 days played in a rowMost days played in a row: 3"),
        "{says}"
    );
    let kinds = rows(&all, "mistakes").expect("a table");
    assert_eq!(
        kinds[..2],
        ["only played a card 2 of 5", "only changed the rule 1 of 5"]
    );
    // Two mistakes would make no kind.
    let few = sheet(None, None);
    assert_eq!(rows(&few, "mistakes"), None);
    assert!(few.text().contains("After 3 of them, in finished games"));
}

/// Five turns of a kept game that were tried again.
fn mistakes() -> Mistakes {
    let link = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let recent = format!(r#"{{"version":1,"games":["20261128 {link}"]}}"#);
    let recent = RecentGames::read(&recent).expect("a game");
    let missed = format!(r#"{{"version":1,"missed":[["20261128","{link}",[2,4,6,8,12]]]}}"#);
    Mistakes::of(&LearnProgress::read(&missed).expect("turns"), &recent)
}

/// A line over time needs time: a single day is told in words.
#[test]
fn the_course_of_a_single_day_has_no_chart() {
    let course =
        (0..11).map(|number| format!(r#"["20261110",{},90,{number}]"#, 1_300 + 20 * number));
    let course: Vec<String> = course.collect();
    let text = format!(
        r#"{{"version":1,"rounds":11,"rating":140000,"deviation":8000,"course":[{}]}}"#,
        course.join(",")
    );
    let sheet = sheet_of(Rating::read(&text).expect("a rating"), None, None);
    let says = sheet.text();
    assert!(
        says.contains("So far only on 10 November: from 1300 to 1500."),
        "{says}"
    );
    assert!(sheet.all(".chart").is_empty() && sheet.all(".ends").is_empty());
}

/// A provisional rating still seeks its place: what it has moved is no progress.
#[test]
fn the_course_begins_once_the_rating_is_settled() {
    let of = |provisional: usize, settled: usize| {
        let course = (0..provisional + settled).map(|number| {
            let deviation = if number < provisional { 180 } else { 90 };
            format!(
                r#"["{}",{},{deviation},{number}]"#,
                20_261_101 + number,
                1_300 + 20 * number
            )
        });
        let course: Vec<String> = course.collect();
        let text = format!(
            r#"{{"version":1,"rounds":{},"rating":140000,"deviation":8000,"course":[{}]}}"#,
            provisional + settled,
            course.join(",")
        );
        sheet_of(Rating::read(&text).expect("a rating"), None, None)
    };
    let later = |sheet: &Element| {
        assert!(sheet.all(".chart").is_empty());
        sheet.only(".later").text()
    };
    assert!(later(&of(12, 0)).contains("once your rating is no longer provisional."));
    assert!(later(&of(12, 3)).contains("How has it gone? You’ll see this after 7 more rounds"));
    let known = of(8, 10);
    known.saying(".lead", "Up 180 since 9 November.");
    let label = known.only(".chart").get("aria-label");
    assert_eq!(
        label,
        Some("From 1460 on 9 November to 1640 on 18 November")
    );
}

/// Six are as good as five, and a rule under which many rounds end is lost under often.
#[test]
fn nothing_is_named_that_does_not_stand_out() {
    let of = |ends: [[u32; 2]; 3]| {
        let [rounds, won] = [0, 1].map(|which| ends.map(|end| end[which]).iter().sum::<u32>());
        let [[_, red], [_, orange], [_, yellow]] = ends;
        let text = format!(
            r#"{{"version":1,"tables":[{{"rules":"1.3","seats":"h2","rounds":{rounds},"turns":80,"points":0,"matches":0,"matches_won":0,
            "by_rule":[{red},{orange},{yellow},0,0,0,0],"hints":[[{rounds},{won}],[0,0]],
            "ends":[{:?},{:?},{:?},[0,0],[0,0],[0,0],[0,0]]}}],"streak":0,"longest":0}}"#,
            ends[0], ends[1], ends[2]
        );
        let statistics = Statistics::read(&text).expect("statistics");
        let all = StatisticsFilter::default();
        told(statistics, rating(0), all, Mistakes::default()).text()
    };
    let none = "No rule stands out so far.";
    assert!(of([[8, 2], [6, 1], [6, 6]]).contains(none), "six and five");
    assert!(
        of([[14, 8], [6, 3], [4, 2]]).contains(none),
        "six of fourteen"
    );
    let worst = "Most rounds lost: under Red, 6 of 8.";
    assert!(of([[8, 2], [6, 2], [6, 5]]).contains(worst));
    // Two kinds of mistakes, as often.
    let link = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let recent = format!(r#"{{"version":1,"games":["20261128 {link}"]}}"#);
    let recent = RecentGames::read(&recent).expect("a game");
    let missed = format!(r#"{{"version":1,"missed":[["20261128","{link}",[2,4,8]]]}}"#);
    let kinds = Mistakes::of(&LearnProgress::read(&missed).expect("turns"), &recent);
    let all = StatisticsFilter::default();
    told(statistics(), rating(0), all, kinds).saying(".lead", "No kind stands out so far.");
}

/// Half of five rounds is no number of rounds.
#[test]
fn what_is_too_little_to_tell_against_whom_is_said_so() {
    let of = |rounds: u32, won: u32| {
        let table = |seats: &str| {
            format!(
                r#"{{"rules":"1.3","seats":"{seats}","rounds":{rounds},"turns":{},"points":0,"matches":0,"matches_won":0,"by_rule":[{won},0,0,0,0,0,0]}}"#,
                rounds * 4
            )
        };
        let text = format!(
            r#"{{"version":1,"tables":[{},{}],"streak":0,"longest":0}}"#,
            table("h2"),
            table("h4")
        );
        let statistics = Statistics::read(&text).expect("statistics");
        let all = StatisticsFilter::default();
        told(statistics, rating(0), all, Mistakes::default()).text()
    };
    for (rounds, won, says) in [
        (
            4,
            1,
            "After 5 rounds against the same level you’ll see here whether you win your share of them.",
        ),
        (
            5,
            2,
            "You don’t win your share of rounds yet at any level with 5 rounds or more.",
        ),
        (
            5,
            3,
            "Highest level at which you win at least your share of rounds: Master.",
        ),
    ] {
        let text = of(rounds, won);
        assert!(text.contains(says), "{rounds} {won}: {text}");
    }
}

/// Few rounds have a short bar, so that one lost of one doesn't look like the worst.
#[test]
fn a_bar_is_as_long_as_its_count() {
    let sheet = sheet(None, None);
    let bars = sheet
        .all("table")
        .into_iter()
        .filter(|it| it.get("aria-labelledby") == Some("by-rule"));
    let bars = bars.flat_map(|table| table.all("rect"));
    let widths: Vec<_> = bars.filter_map(|bar| bar.get("width")).take(4).collect();
    assert_eq!(widths, ["50%", "50%", "75%", "25%"]);
}

/// Sums and rules of a few rounds say nothing; how many are won does.
#[test]
fn little_is_told_of_few_rounds() {
    let few = r#"{"version":1,"tables":[{"rules":"1.3a","seats":"h2","rounds":3,"turns":12,"points":9,"matches":0,"matches_won":0,
        "by_rule":[1,0,0,0,0,0,0],"ends":[[2,1],[1,0],[0,0],[0,0],[0,0],[0,0],[0,0]],"hints":[[3,1],[0,0]]}],"streak":1,"longest":1}"#;
    let few = Statistics::read(few).expect("statistics");
    let sheet = told(
        few,
        rating_of(3),
        StatisticsFilter::default(),
        Mistakes::default(),
    );
    assert_eq!(figures(&sheet), []);
    assert!(sheet.text().contains("You’ve won 1 of 3 rounds."));
    // A rating that is a guess isn't drawn, and there is nothing to choose from.
    assert!(sheet.all(".ladder").is_empty() && sheet.all("fieldset").is_empty());
    let says = sheet.text();
    let early = "Too early to say: it takes more rounds without hints.";
    assert!(
        says.contains(early) && !says.contains("as strong as"),
        "{says}"
    );
    assert_eq!(rows(&sheet, "by-rule"), None);
    assert!(sheet.text().contains("after 2 more rounds."));
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
