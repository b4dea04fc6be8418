//! The deal of the day: what came of it, and the days before.

use super::looking::{page, today, visitor};
use super::tree::Element;
use crate::state::{Action, App, Daily, Document, Found, Navigation, Sheet};
use crate::ui::tests::keep_parts;

/// The sheet of a visitor with these results.
fn sheet(days: &str) -> Element {
    let text = format!(r#"{{"version":1,"days":[{days}]}}"#);
    let daily = Daily::read(&text).expect(days);
    let app: App = visitor(Found {
        daily,
        ..Found::default()
    });
    page(&app.reduce(Action::Navigate(Navigation::Open(Sheet::Daily))))
}

const BEFORE: &str = r#"{"day":"20261120","won":true,"turns":5,"points":null,"rules":"VYI"}"#;

/// What came of that day, the Saturday on which all this is.
fn of_day(result: &str) -> Element {
    assert_eq!(today().to_string(), "20261121");
    sheet(&format!(r#"{BEFORE},{{"day":"20261121",{result}}}"#))
}

#[test]
fn before_it_is_played() {
    let page = sheet(BEFORE);
    keep_parts("daily_not_played", &page, &[".of-day"]);
    let days = page.only(".past").all("li");
    assert_eq!(days.len(), 14);
    let friday = days[0].text();
    assert!(
        friday.contains("Friday, November 20") && friday.contains("Won in 5"),
        "{friday}"
    );
    keep_parts("daily_days_before", &page, &[".other-day"]);
}

#[test]
fn once_it_is_won() {
    let page = of_day(r#""won":true,"turns":6,"points":null,"rules":"VYI""#);
    keep_parts("daily_won", &page, &[".of-day"]);
    // The text to give to others tells of the row of days, and where it is from.
    let text = page.only("pre").text();
    assert!(text.starts_with("Red7 2026-11-21"), "{text}");
    assert!(text.contains("2 days in a row"), "{text}");
    assert!(text.ends_with("https://r7.test/"), "{text}");
}

#[test]
fn once_it_is_lost() {
    let page = of_day(r#""won":false,"turns":9,"points":12,"rules":"V.YI.""#);
    keep_parts("daily_lost", &page, &[".of-day"]);
}
