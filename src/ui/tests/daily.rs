//! The page of a day: before its deal is played, and its result.

use super::looking::{after, after_a_turn, page, played, today, visitor};
use super::tree::Element;
use crate::game::Scoring;
use crate::state::{
    Action, AppState, DailyAction, DailyResults, Day, DayHour, Document, GameAction, LoadedData,
    NavigationAction, Settings, Sheet, TurnAction,
};
use crate::ui::tests::keep_parts;

/// A round of three won in six turns, and one lost.
const WON: &str = r#""won":true,"turns":6,"points":null,"rules":"VYI","course":"3R1R2R3V1B2R3G1O2O3G1I2B2Bx31V2Y1Y1Yx2""#;
const LOST: &str =
    r#""won":false,"turns":5,"points":null,"rules":"V","course":"1R2R3R1V2B3R1G2O3O1G2I3B3Bx1""#;

/// A match of three rounds, with many turns.
const MATCH: &str = r#""won":true,"turns":18,"points":41,"rules":"V..","course":"3R1Rx32Bx1.1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2Rx31Bx2.1O1Ox31Ix2""#;

/// A result stored before lead histories were recorded.
const OLD: &str = r#""won":false,"turns":9,"points":12,"rules":"V.YI.""#;

const BEFORE: &str = r#"{"day":"20261120","won":true,"turns":5,"points":null,"rules":"VYI"}"#;

/// Today's page of a user with these results.
fn with(days: &str) -> AppState {
    assert_eq!(today().to_string(), "20261121");
    let text = format!(r#"{{"version":1,"days":[{days}]}}"#);
    let daily = DailyResults::read(&text).expect(days);
    let app: AppState = visitor(LoadedData {
        daily,
        ..LoadedData::default()
    });
    app.reduce(Action::Daily(DailyAction::Show(today())))
}

/// The page with this result for today, a Saturday.
fn of_day(result: &str) -> AppState {
    with(&format!(r#"{BEFORE},{{"day":"20261121",{result}}}"#))
}

/// The start page on the day after one whose deal was left under way.
fn left() -> AppState {
    let begun = after_a_turn(&with(BEFORE).reduce(Action::Daily(DailyAction::Play(today()))));
    let later = begun.reduce(Action::HourChanged(today().after(1).into()));
    later.reduce(Action::Navigate(NavigationAction::Home))
}

/// All states of the page.
pub fn states() -> Vec<AppState> {
    let mut states = vec![with(BEFORE)];
    states.extend([WON, LOST, MATCH, OLD].map(of_day));
    let friday: Day = "20261119".parse().expect("a day");
    states.push(with(BEFORE).reduce(Action::Daily(DailyAction::Show(friday))));
    states.push(left());
    states.push(left().reduce(Action::Daily(DailyAction::Show(today()))));
    states
}

#[test]
fn before_it_is_played() {
    let page = page(&with(BEFORE));
    keep_parts("daily_not_played", &page, &[".before"]);
    assert!(page.all(".share").is_empty());
}

/// A link shared before the deal is over leads to the day, not to a deal that doesn't count.
#[test]
fn the_day_itself_is_shared_from_the_table() {
    let share = Action::Navigate(NavigationAction::OpenSheet(Sheet::Share));
    let begun = with(BEFORE).reduce(Action::Daily(DailyAction::Play(today())));
    let page = page(&begun.reduce(share));
    let address = page.only(".share").only("input.text").get("value");
    assert_eq!(address, Some("https://r7.test/#1/d/20261121"));
    // Its turns aren't shared either, because they would give the deal away.
    let mut under_way = begun.clone();
    while under_way.game().is_some_and(|game| game.ply() < 2) {
        under_way = after_a_turn(&under_way);
    }
    let share = Action::Navigate(NavigationAction::OpenSheet(Sheet::Share));
    assert!(
        self::page(&under_way.reduce(share))
            .all(".share input[type=radio]")
            .is_empty()
    );
}

#[test]
fn the_calendar() {
    let page = page(&with(BEFORE));
    keep_parts("daily_calendar", &page, &[".calendar"]);
}

#[test]
fn once_it_is_won() {
    let page = page(&of_day(WON));
    keep_parts("daily_won", &page, &[".outcome", ".left .box", ".share"]);
    let text = page.only("pre").text();
    assert!(text.ends_with("https://r7.test/#1/d/20261121"), "{text}");
    // Sharing is the primary button.
    assert_eq!(page.only(".actions .primary").text(), "Share");
    // A status is no part of a button's name.
    let in_buttons = page.all("button span").into_iter();
    assert_eq!(in_buttons.filter_map(|it| it.get("role")).count(), 0);
}

#[test]
fn once_it_is_lost() {
    let page = page(&of_day(LOST));
    keep_parts("daily_lost", &page, &[".outcome", ".left .box"]);
}

#[test]
fn of_a_match() {
    let page = page(&of_day(MATCH));
    keep_parts("daily_match", &page, &[".outcome", ".left .box"]);
    let rounds = page.only(".left details");
    assert_eq!(rounds.all("h3").len(), 3);
    // The second round is wrapped: its three rows appear twice.
    assert_eq!(rounds.all(".course").len(), 3 + 6 + 3);
}

#[test]
fn of_a_result_that_tells_little() {
    let page = page(&of_day(OLD));
    keep_parts("daily_old", &page, &[".outcome", ".left .box"]);
}

#[test]
fn of_a_day_that_is_past() {
    let friday: Day = "20261119".parse().expect("a day");
    let there = with(BEFORE).reduce(Action::Daily(DailyAction::Show(friday)));
    keep_parts("daily_past", &page(&there), &[".before"]);
}

/// The start page and the calendar lead to a deal left under way, and so does the page of its day.
#[test]
fn a_deal_left_under_way_is_continued() {
    let home = page(&left());
    keep_parts("home_with_a_day_left", &home, &[".daily"]);
    let sunday = page(&left().reduce(Action::Daily(DailyAction::Show(today().after(1)))));
    let calendar = sunday.only(".calendar");
    assert!(calendar.text().contains("Continue 21 November"));
    keep_parts(
        "daily_left",
        &page(&left().reduce(Action::Daily(DailyAction::Show(today())))),
        &[".before"],
    );
}

/// Days are in UTC, wherever the player is, and the page says when the next one begins.
#[test]
fn the_page_says_when_the_next_deal_comes() {
    // Minutes by which local time is ahead of UTC; local day of November 2026, hour and minute; what the page says.
    let places = [
        ("Apia", 780, (16, 12, 0), "15 November", "within 1 h"),
        ("Apia", 780, (16, 13, 0), "16 November", "within 24 h"),
        ("Kolkata", 330, (15, 23, 59), "15 November", "within 6 h"),
        ("Kolkata", 330, (16, 0, 1), "15 November", "within 6 h"),
        ("Kolkata", 330, (16, 5, 30), "16 November", "within 24 h"),
        ("London", 0, (15, 23, 59), "15 November", "within 1 h"),
        ("London", 0, (16, 0, 0), "16 November", "within 24 h"),
        (
            "Los Angeles",
            -480,
            (15, 15, 59),
            "15 November",
            "within 1 h",
        ),
        (
            "Los Angeles",
            -480,
            (15, 20, 0),
            "16 November",
            "within 20 h",
        ),
        (
            "Los Angeles",
            -480,
            (16, 0, 0),
            "16 November",
            "within 16 h",
        ),
        (
            "Pago Pago",
            -660,
            (15, 23, 59),
            "16 November",
            "within 14 h",
        ),
    ];
    let first: i64 = 1_793_491_200;
    for (place, ahead, (day, hour, minute), date, next) in places {
        let minutes = ((day - 1) * 24 + hour) * 60 + minute - ahead;
        let now = DayHour::at(first + minutes * 60);
        let app = visitor(LoadedData::default()).reduce(Action::HourChanged(now));
        let head = page(&app).only(".daily .head span").text();
        assert_eq!(head, format!("{date} · new {next}"), "{place}");
        let there = page(&app.reduce(Action::Daily(DailyAction::Show(now.day()))));
        let says = there.only(".calendar").text();
        let clock = format!("Days change at midnight UTC: the next deal comes {next}.");
        assert!(says.contains(&clock), "{place}: {says}");
    }
}

/// A try just played can be reviewed; after a loss, the review is the primary button.
#[test]
fn a_try_that_is_kept_can_be_reviewed() {
    let monday: Day = "20261116".parse().expect("a day");
    let app = visitor(LoadedData::default()).reduce(Action::HourChanged(monday.into()));
    let over = played(app.reduce(Action::Daily(DailyAction::Play(monday))));
    let is_won = over
        .daily()
        .result(monday)
        .is_some_and(|result| result.is_won);
    let there = page(&over.reduce(Action::Daily(DailyAction::Play(monday))));
    let first = there.only(".actions .primary").text();
    assert_eq!(first, if is_won { "Share" } else { "Review" });
    let names: Vec<String> = buttons(&there);
    assert!(names.contains(&"Review".to_owned()), "{names:?}");
    let practice = over.reduce(Action::Game(GameAction::SameDeal));
    assert!(practice.game().is_some_and(|game| game.day().is_none()));
}

/// A daily match has its result after its last round.
#[test]
fn a_match_of_a_day_goes_on_from_round_to_round() {
    let saturday: Day = "20261121".parse().expect("a day");
    assert_eq!(saturday.ruleset().scoring(), Scoring::Points);
    let app = visitor(LoadedData::default()).reduce(Action::HourChanged(saturday.into()));
    let mut app = played(app.reduce(Action::Daily(DailyAction::Play(saturday))));
    let mut rounds = 1;
    while app.daily().result(saturday).is_none() {
        let first = page(&app).only(".actions .primary").text();
        assert_eq!(first, "Next round", "after round {rounds}");
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
        rounds += 1;
    }
    assert!(rounds > 1);
    // The result is shared where it is shown.
    let over = page(&app);
    let ways = over.only(".actions").texts();
    assert_eq!(ways, ["Daily result", "Review", "Home"]);
}

/// The start page on a Sunday with one round.
fn sunday_of(settings: Settings) -> AppState {
    let sunday: Day = "20261220".parse().expect("a day");
    let visitor = visitor(LoadedData {
        settings,
        ..LoadedData::default()
    });
    visitor.reduce(Action::HourChanged(sunday.into()))
}

/// The same for someone who has learned the game.
fn sunday() -> AppState {
    let mut settings = Settings::default();
    settings.learned.insert(0);
    sunday_of(settings)
}

#[test]
fn a_newcomer_finds_what_they_begin_with() {
    let home = page(&sunday_of(Settings::default()));
    assert!(home.all(".odds").is_empty());
    assert!(home.all(".weekly").is_empty());
}

#[test]
fn the_start_page_says_how_hard_a_deal_is() {
    let app = sunday();
    let today = app.today();
    let tenths = today.win_tenths().expect("a figure");
    let home = page(&app);
    keep_parts("home_on_a_sunday", &home, &[".daily"]);
    let says = home.only(".daily .odds").text();
    let odds = format!("A Skilled player wins {tenths} in 10.");
    assert_eq!(says, odds);
    let terms = home.all(".daily .plan")[0].text();
    assert_eq!(terms, "One round, about 3 minutes. One try only.");
    let there = page(&app.reduce(Action::Daily(DailyAction::Show(today))));
    let facts = there.only(".facts").text();
    assert!(facts.contains(&odds), "{facts}");
    assert!(
        facts.contains("One round, about 3 minutes and 5 turns each."),
        "{facts}"
    );
    // A win is told with what it was worth, in the same words.
    let won = format!(
        r#"{{"version":1,"days":[{{"day":"{today}","won":true,"turns":6,"points":null,"rules":"VYI"}}]}}"#
    );
    let daily = DailyResults::read(&won).expect("results");
    let app = visitor(LoadedData {
        daily,
        ..LoadedData::default()
    });
    let home = app.reduce(Action::HourChanged(today.into()));
    assert_eq!(page(&home).only(".daily .odds").text(), odds);
    let result = page(&home.reduce(Action::Daily(DailyAction::Show(today))));
    assert!(result.only(".outcome").text().contains(&odds));
    // Earlier days have no figure.
    let early = page(&visitor(LoadedData::default()));
    assert!(early.all(".odds").is_empty());
    assert!(early.all(".weekly").is_empty());
}

#[test]
fn the_match_of_the_week_is_beside_the_daily_deal() {
    let app = sunday();
    let home = page(&app);
    let weekly = home.only(".weekly").text();
    assert!(weekly.starts_with("Weekly match"), "{weekly}");
    let week = app.today().week().expect("a week");
    let show = app.reduce(Action::Daily(DailyAction::Show(week)));
    keep_parts("weekly_not_played", &page(&show), &[".before"]);
    let begun = after_a_turn(&show.reduce(Action::Daily(DailyAction::Play(week))));
    let home = page(&begun.reduce(Action::Navigate(NavigationAction::Home)));
    assert_eq!(home.only(".weekly button").text(), "Continue");
    // The button for a day left under way is not for this match.
    assert_eq!(home.all(".daily .row button").len(), 2);
    let result = MATCH.replace(
        "3R1Rx32Bx1.1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2R1R2Rx31Bx2.1O1Ox31Ix2",
        "1R2R1Rx2.2B1Bx2",
    );
    let text = format!(r#"{{"version":1,"weeks":[{{"day":"{week}",{result}}}]}}"#);
    let over = visitor(LoadedData {
        daily: DailyResults::read(&text).expect("results"),
        ..LoadedData::default()
    });
    let over = over.reduce(Action::HourChanged(app.now()));
    let home = page(&over);
    assert_eq!(home.only(".weekly button").text(), "Result");
    let there = page(&over.reduce(Action::Daily(DailyAction::Show(week))));
    keep_parts("weekly_won", &there, &[".outcome", ".share"]);
    assert!(!there.only(".outcome").text().contains("in a row"));
    let text = there.only("pre").text();
    assert!(text.starts_with("Red7 weekly · 14 December"), "{text}");
    // Past weeks are listed where past days are, each in the month in which it begins.
    let weeks = |app: &AppState| {
        let page = page(&app.reduce(Action::Daily(DailyAction::Show(app.today()))));
        let weeks = page.all(".calendar .weeks button").into_iter();
        weeks.map(Element::text).collect::<Vec<_>>()
    };
    assert_eq!(weeks(&app), ["Week of 14 December this week"]);
    assert_eq!(weeks(&begun), ["Week of 14 December unfinished"]);
    let next = over.reduce(Action::HourChanged(app.today().after(1).into()));
    assert_eq!(
        weeks(&next),
        [
            "Week of 14 December Won in 18 turns",
            "Week of 21 December this week"
        ]
    );
    let month_before: Day = "20261130".parse().expect("a day");
    assert_eq!(
        weeks(&over.reduce(Action::HourChanged(month_before.into()))),
        [""; 0]
    );
    assert!(text.ends_with("https://r7.test/#1/w/20261214"), "{text}");
}

/// Practice is marked at the table, at its end, and among the recent games.
#[test]
fn practice_says_that_it_is() {
    let monday: Day = "20261116".parse().expect("a day");
    let app = visitor(LoadedData::default()).reduce(Action::HourChanged(monday.into()));
    let begun = app.reduce(Action::Daily(DailyAction::Play(monday)));
    let hand = begun.game().map(|game| game.view().hand());
    assert_eq!(hand, Some(monday.hand()), "as it was shown before");
    let table = page(&begun).only(".info").text();
    assert!(!table.contains("practice"), "{table}");
    let mut app = played(begun).reduce(Action::Daily(DailyAction::Practise(monday)));
    while app.next_request().is_some() {
        app = after_a_turn(&app);
    }
    let table = page(&app);
    assert!(table.only(".info").text().contains("practice"));
    let act = table.only(".turn-panel").text();
    assert!(act.contains("Your turn · practice"), "{act}");
    // It ends differently from the try that counted.
    let passed = [TurnAction::AskToPass, TurnAction::EndTurn].map(Action::Turn);
    let over = played(after(&app, passed));
    let ends = page(&over).only(".round-over").text();
    let says = "This was practice, so it doesn’t count as your daily result.";
    assert!(ends.contains(says), "{ends}");
    let home = page(&over.reduce(Action::Navigate(NavigationAction::Home)));
    let games = home.only(".recent").all("li");
    let are_marked: Vec<bool> = games
        .iter()
        .map(|game| game.text().contains("practice"))
        .collect();
    assert_eq!(are_marked, [true, false]);
}

fn buttons(page: &Element) -> Vec<String> {
    page.all(".actions button")
        .iter()
        .map(|it| it.text())
        .collect()
}
