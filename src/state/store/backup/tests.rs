//! Tests of backup files: contents, errors and documents left out.

use super::*;
use crate::state::{Game, PlayerNames, save_game};

fn backup(documents: &[(&str, &str)]) -> Backup {
    let owned = |&(name, text): &(&str, &str)| (name.to_owned(), text.to_owned());
    documents.iter().map(owned).collect()
}

fn file(backup: &Backup) -> String {
    let file = backup.to_file().expect("a file");
    assert_eq!(file.left_out, Vec::<String>::new());
    file.text
}

fn full() -> Backup {
    let settings = Settings {
        names: PlayerNames::from(vec![String::new(), "Żaneta".to_owned()]),
        ..Settings::default()
    };
    let statistics = r#"{"version":1,"tables":[{"rules":"1.3","seats":"h1","rounds":7}]}"#;
    backup(&[
        ("game", &save_game(&Game::dealt("h13", "1.3a", "red7game"))),
        (
            "game.daily",
            &save_game(&Game::dealt("h4", "1.3", "otherone")),
        ),
        ("learn", r#"{"version":1,"solved":[7,8]}"#),
        ("settings", &settings.write()),
        ("statistics", statistics),
        ("game.aside1", "}{ \"noise\" \u{0} ż"),
        ("later", "what a later version keeps"),
    ])
}

#[test]
fn a_file_gives_back_what_was_put_in() {
    let full = full();
    assert_eq!(Backup::read(&file(&full)), Ok(full.clone()));
    assert_eq!(Backup::read(&file(&Backup::default())), Ok(backup(&[])));
    assert_eq!(full.over(&full), []);
    let all: Backup = full.over(&Backup::default()).into_iter().collect();
    assert_eq!(all, full);
}

#[test]
fn what_cannot_be_read_is_in_the_file_as_set_aside() {
    let game = save_game(&Game::dealt("h13", "1.3a", "red7game"));
    let here = backup(&[
        ("game", "}{"),
        ("game.daily", &game),
        ("settings", r#"{"version":2}"#),
        ("settings.aside1", "older noise"),
        ("statistics", "noise"),
        ("statistics.aside1", "noise"),
    ]);
    let expected = backup(&[
        ("game.aside1", "}{"),
        ("game.daily", &game),
        ("settings.aside1", "older noise"),
        ("settings.aside2", r#"{"version":2}"#),
        ("statistics.aside1", "noise"),
    ]);
    assert_eq!(Backup::read(&file(&here)), Ok(expected));
}

#[test]
fn what_is_in_it_is_told() {
    let contents = full().contents();
    assert_eq!(contents.better_turns, 2);
    assert_eq!(contents.games.len(), 2);
    assert_eq!(contents.games[0].players.get(), 3);
    assert_eq!(contents.rounds, 7);
    let settings = contents.settings.expect("settings");
    assert_eq!(settings.names, ["Żaneta"]);
    assert_eq!((contents.aside, contents.others), (1, 1));
    // A document may come from a newer version.
    let newer = backup(&[("settings", r#"{"version":2}"#)]).contents();
    assert_eq!((newer.others, newer.settings), (1, None));
}

#[test]
fn a_file_that_cannot_be_used_is_refused_with_the_reason() {
    let whole = file(&full());
    for end in 0..whole.len() {
        if whole.is_char_boundary(end) {
            assert_eq!(Backup::read(&whole[..end]), Err(BackupError::Unreadable));
        }
    }
    for text in ["[]", "7", "null", "{}", r#"{"format":"chess","version":1}"#] {
        assert_eq!(Backup::read(text), Err(BackupError::Foreign), "{text}");
    }
    let large = format!("{whole}{}", " ".repeat(Backup::MOST_BYTES));
    assert_eq!(Backup::read(&large), Err(BackupError::TooLarge));
    let newer = r#"{"format":"red7","version":2,"documents":{}}"#;
    assert_eq!(Backup::read(newer), Err(BackupError::Newer));
    use DocumentKind::{Daily, Game, Other, Puzzles, Settings, Statistics};
    for (documents, error) in [
        ("{}", BackupError::Damaged(Other)),
        (r#"[["game",7]]"#, BackupError::Damaged(Other)),
        (r#"[["a b",""]]"#, BackupError::Damaged(Other)),
        (r#"[["",""]]"#, BackupError::Damaged(Other)),
        (
            r#"[["later","1"],["later","2"]]"#,
            BackupError::Damaged(Other),
        ),
        (r#"[["game","{}"]]"#, BackupError::Damaged(Game)),
        (r#"[["game.daily","{}"]]"#, BackupError::Damaged(Game)),
        (r#"[["settings","[]"]]"#, BackupError::Damaged(Settings)),
        (r#"[["daily","{}"]]"#, BackupError::Damaged(Daily)),
        (r#"[["puzzles","{}"]]"#, BackupError::Damaged(Puzzles)),
        (r#"[["statistics",""]]"#, BackupError::Damaged(Statistics)),
        (
            r#"[["game","{\"version\":2,\"turns\":[]}"]]"#,
            BackupError::Newer,
        ),
    ] {
        let text = format!(r#"{{"format":"red7","version":1,"documents":{documents}}}"#);
        assert_eq!(Backup::read(&text), Err(error), "{text}");
    }
}

#[test]
fn nothing_that_was_set_aside_is_lost() {
    let here = backup(&[("game.aside1", "a"), ("game.aside3", "b"), ("game", "c")]);
    let file = backup(&[
        ("game.aside1", "b"),
        ("game.aside2", "x"),
        ("game.aside7", "y"),
        ("game", "d"),
    ]);
    let changes = file.over(&here);
    let expected = [("game", "d"), ("game.aside2", "x"), ("game.aside4", "y")];
    let owned = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(changes, owned);
}

#[test]
fn what_no_file_can_have_is_left_out_and_told() {
    let large = "x".repeat(Backup::MOST_BYTES);
    let full = full();
    let with = |more: &[(&str, &str)]| {
        let documents: Vec<(&str, &str)> = full.documents().chain(more.iter().copied()).collect();
        backup(&documents).to_file().expect("a file")
    };
    for (more, left_out) in [
        // Too large: an unknown document, a quarantined one, and a game that cannot be read.
        (("unknown", large.as_str()), "unknown"),
        (("game.aside2", large.as_str()), "game.aside2"),
        (("game.shared", large.as_str()), "game.shared.aside1"),
        // Invalid name.
        (("a b", "a text"), "a b"),
    ] {
        let file = with(&[more]);
        assert_eq!(file.left_out, [left_out]);
        assert_eq!(Backup::read(&file.text), Ok(full.clone()));
    }
    let many: Vec<String> = (0..2_000)
        .map(|number| format!("game.aside{number}"))
        .collect();
    let many: Vec<(&str, &str)> = many
        .iter()
        .map(|name| (name.as_str(), name.as_str()))
        .collect();
    let file = with(&many);
    let read = Backup::read(&file.text).expect("a backup");
    assert_eq!(read.documents().count(), Backup::MOST_DOCUMENTS);
    assert_eq!(read.contents().games.len(), 2);
}

#[test]
fn a_file_of_many_names_is_refused() {
    let document = |number: usize| (format!("a.aside{number}"), number.to_string());
    let documents: Vec<(String, String)> = (1..=Backup::MOST_DOCUMENTS + 1).map(document).collect();
    let text = to_json(&BackupDocument::of(documents.clone()));
    assert_eq!(Backup::read(&text), Err(BackupError::TooLarge));
    let text = to_json(&BackupDocument::of(documents[1..].to_vec()));
    let read = Backup::read(&text).expect("a backup");
    // Each search for a free name starts after the last name found.
    assert_eq!(read.over(&Backup::default()).len(), Backup::MOST_DOCUMENTS);
    assert_eq!(read.over(&read), []);
}

#[test]
fn kinds_are_told_by_names() {
    for (name, kind) in [
        ("game", DocumentKind::Game),
        ("game.shared", DocumentKind::Game),
        ("game.daily.20261116", DocumentKind::Game),
        ("game.daily.20261116.aside1", DocumentKind::Game),
        ("game.aside2", DocumentKind::Game),
        ("games", DocumentKind::Other),
        ("settings.aside1", DocumentKind::Settings),
        ("statistics", DocumentKind::Statistics),
        ("daily", DocumentKind::Daily),
        ("puzzles", DocumentKind::Puzzles),
        ("settings.asides", DocumentKind::Other),
    ] {
        assert_eq!(kind_of(name), kind, "{name}");
    }
}

#[test]
fn the_deal_of_each_day_is_in_it() {
    let day = |text: &str| text.parse().expect("a day");
    let daily = |text| {
        let deal = Game::dealt("h3", "1.3", text);
        save_game(&deal.of_day(day(text)))
    };
    let (monday, tuesday) = (daily("20261116"), daily("20261117"));
    let all = backup(&[
        ("game.daily", &monday),
        ("game.daily.20261116", &monday),
        ("game.daily.20261117", &tuesday),
    ]);
    let read = Backup::read(&file(&all));
    assert_eq!(read, Ok(all.clone()));
    assert_eq!((all.contents().games.len(), all.contents().others), (3, 0));
    // A deal under the name of another day isn't taken.
    let other = backup(&[("game.daily.20261118", &monday)]);
    assert_eq!(
        (other.contents().games.len(), other.contents().others),
        (0, 1)
    );
}
