//! Documents stored by earlier versions of the page: each must remain readable.

use std::fs;
use std::path::{Path, PathBuf};

use red7::bots::Level;
use red7::game::{Card, Edition, Seat};
use red7::state::{
    Backup, CardStyle, DailyResults, DealKey, Document, Gallery, GalleryEnd, Game, GameSlot,
    Language, LearnProgress, LiveRooms, Motion, Pace, PuzzleProgress, Rating, RecentGames,
    Settings, Shortcut, Statistics, StatisticsFilter, Theme, load_correspondence, load_game,
    load_sealed, save_game,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored_documents")
}

fn text(name: &str) -> String {
    let text = fs::read_to_string(folder().join(name)).expect(name);
    text.trim_end().to_owned()
}

fn game(name: &str) -> Game {
    load_game(&text(name), 0).expect(name)
}

fn settings(name: &str) -> Settings {
    Settings::read(&text(name)).expect(name)
}

#[test]
fn games_are_where_they_were_left() {
    let first = game("game-1-first.json");
    assert_eq!((first.ply(), first.round_number()), (6, 1));
    assert_eq!(first.staged().to_string(), "pY6");
    let later = game("game-1-matches.json");
    assert_eq!((later.ply(), later.round_number()), (14, 2));
    assert_eq!(later.staged().to_string(), "pG7");
    let card: Card = "G7".parse().expect("a card");
    assert!(later.view().table().palette(Seat::FIRST).contains(card));
    assert_eq!(later.taken_back(), 0);
    assert_eq!(game("game-1-taken-back.json").taken_back(), 3);
    assert_eq!(game("game-1-hinted.json").last_hinted(), 2);
    assert!(!later.is_given_up() && game("game-1-given-up.json").is_given_up());
    let day = game("game-1-days.json").day();
    assert_eq!(day.map(|day| day.to_string()).as_deref(), Some("20261116"));
}

#[test]
fn games_with_friends_are_where_they_were_left() {
    let game = load_correspondence(&text("friend-1-first.json"), 0).expect("a game");
    assert_eq!((game.ply(), game.round_number()), (16, 2));
    assert_eq!(game.staged().to_string(), "pO6");
    assert_eq!(game.lineup().to_string(), "fh3");
    let friends = game.correspondence().expect("with friends");
    assert_eq!(
        (friends.names.of(Seat::FIRST), friends.sent),
        ("Ann", Some(16))
    );
    assert_eq!(save_game(&game), text("friend-1-first.json"));
}

#[test]
fn sealed_games_are_where_they_were_left() {
    let game = load_sealed(&text("sealed-1-first.json"), 0).expect("a game");
    assert_eq!(
        (game.ply(), game.staged().to_string()),
        (3, "pB7".to_owned())
    );
    assert_eq!(game.lineup().to_string(), "hf");
    let sealed = game.sealed().expect("a sealed game");
    assert_eq!(
        (sealed.names.of(sealed.other()), sealed.side.messages),
        ("Ben", 6)
    );
    assert_eq!(save_game(&game), text("sealed-1-first.json"));
}

/// Since messages are signed, the side says what they say of the game.
#[test]
fn signed_games_keep_their_code() {
    let game = load_sealed(&text("sealed-1-signed.json"), 0).expect("a game");
    let sealed = game.sealed().expect("a sealed game");
    let identity = sealed.side.identity.as_ref().expect("signed messages");
    assert_eq!((identity.id, &*identity.names[1]), (sealed.id, "Ben"));
    assert_eq!(identity.code.as_deref(), Some("76128-67811-51459-77984"));
    assert_eq!(save_game(&game), text("sealed-1-signed.json"));
}

#[test]
fn what_was_learned_is_known_and_what_was_missed_comes_back() {
    let text = text("learn-1-first.json");
    let mut learned = LearnProgress::read(&text).expect("a document");
    assert_eq!(learned.write(), text);
    let day = |text: &str| text.parse().expect("a day");
    assert_eq!(learned.take_due(day("20261204")), None);
    let due = learned.take_due(day("20261205")).expect("a week later");
    assert_eq!((&due.plies[..], learned.solved()), (&[4, 8][..], 1));
    assert!(learned.is_solved(&due.game, 2) && !learned.is_solved(&due.game, 4));
}

#[test]
fn a_rating_is_as_it_was() {
    let text = text("rating-1-first.json");
    let rating = Rating::read(&text).expect("a rating");
    assert_eq!(rating.write(), text);
    let range = rating.range().expect("a range");
    assert_eq!(
        (range.low(), range.rating, range.high()),
        (980, 1_371, 1_770)
    );
    assert_eq!((rating.rounds(), rating.course().len()), (2, 2));
}

#[test]
fn the_games_of_the_gallery_can_be_painted() {
    let text = text("gallery-1-first.json");
    let gallery = Gallery::read(&text).expect("a gallery");
    assert_eq!(gallery.write(), text);
    let rules = gallery.games(None).map(|game| {
        let painting = game.painting().expect("a painting");
        (painting.rounds, painting.picture.rules().len())
    });
    assert_eq!(rules.collect::<Vec<_>>(), [(1, 6), (1, 6)]);
    assert_eq!(gallery.games(Some(GalleryEnd::Won)).count(), 1);
}

#[test]
fn settings_are_as_they_were_chosen() {
    let first = settings("settings-1-first.json");
    assert_eq!((first.theme, first.pace), (Theme::Dark, Some(Pace::Calm)));
    assert_eq!(first.new_game, Settings::default().new_game);

    let rules = |settings: &Settings| settings.new_game.ruleset().to_string();
    let players = settings("settings-1-players.json");
    assert_eq!(players.new_game.lineup().to_string(), "h166");
    assert_eq!(rules(&players), "1.0ax");
    assert!(players.asks_before_drawing);

    let terms = settings("settings-1-terms.json");
    assert_eq!(terms.new_game.lineup().to_string(), "h44");
    assert_eq!(terms.new_game.ruleset().edition(), Edition::Bga);
    assert_eq!(rules(&terms), "bgaaxu");

    let names = settings("settings-1-names.json");
    assert_eq!(
        (names.language, names.motion),
        (Language::of_tag("pl"), Motion::Reduced)
    );
    assert_eq!(
        Seat::new(1).map(|seat| names.names.of(seat)),
        Some("Żaneta")
    );
    assert!(names.may_take_back && names.has_sound && names.has_large_cards);
    assert_eq!((names.learned.len(), names.letter_keys_off), (3, true));
    assert!(!names.what_if_collapsed);

    let folded = settings("settings-1-folded.json");
    assert!(folded.what_if_collapsed);
    assert_eq!(folded.pace, Some(Pace::Brisk));

    let pace = settings("settings-1-pace.json");
    assert_eq!(pace.pace, Some(Pace::Steps));

    let still = settings("settings-1-still.json");
    assert!(still.mutes_vibration && !folded.mutes_vibration);

    let level = settings("settings-1-level.json");
    assert_eq!(level.new_game.lineup().to_string(), "hf");
    assert_eq!(level.new_game.usual_level(), Level::Skilled2);
    assert_eq!(level.write(), text("settings-1-level.json"));
    let friends = settings("settings-1-friends.json");
    assert_eq!(friends.new_game.lineup().to_string(), "hf6");
}

#[test]
fn counts_are_what_they_were() {
    let statistics = Statistics::read(&text("statistics-1-first.json")).expect("statistics");
    let all = statistics.sums(StatisticsFilter::default());
    assert_eq!((all.rounds, all.won, all.turns, all.points), (4, 2, 21, 31));
    assert_eq!((all.scored, all.matches, all.matches_won), (3, 1, 1));
    assert_eq!((statistics.streak(), statistics.longest_streak()), (0, 2));
    assert_eq!(all.won_with_hints, 0);
    let later = Statistics::read(&text("statistics-1-hints.json")).expect("statistics");
    let all = later.sums(StatisticsFilter::default());
    assert_eq!((all.won, all.won_with_hints), (2, 1));
    let ends = Statistics::read(&text("statistics-1-ends.json")).expect("statistics");
    let all = ends.sums(StatisticsFilter::default());
    assert_eq!((all.ends[0].lost(), all.ends[4].lost()), (1, 0));
    assert_eq!((all.hints[0].won, all.hints[0].rounds), (2, 3));
}

#[test]
fn results_of_deals_stand_by_seats() {
    let statistics = Statistics::read(&text("statistics-1-deals.json")).expect("statistics");
    let rules = "1.3a".parse().expect("rules");
    let lineup = "2h".parse().expect("players");
    let seed = "red7game".parse().expect("a seed");
    let key = DealKey::of(&rules, &lineup, seed).expect("one person");
    let results = statistics.of_deal(&key).iter();
    let points: Vec<_> = results
        .map(|result| (result.turns, result.points))
        .collect();
    assert_eq!(points, [(6, 0), (4, 17)]);
}

#[test]
fn copies_can_be_taken() {
    let contents = Backup::read(&text("copy-1-first.json"))
        .expect("a copy")
        .contents();
    assert_eq!((contents.games.len(), contents.rounds), (1, 4));
    let settings = contents.settings.expect("settings");
    assert_eq!(settings.names, ["Żaneta"]);
    assert_eq!((contents.aside, contents.others), (1, 0));
}

/// Each daily deal has a document of its own; earlier versions had one for all days.
#[test]
fn the_deals_of_days_are_in_copies() {
    let copy = Backup::read(&text("copy-1-days.json")).expect("a copy");
    let names: Vec<&str> = copy.documents().map(|(name, _)| name).collect();
    assert_eq!(names, ["game.daily", "game.daily.20261117"]);
    let days = copy.documents().map(|(name, text)| {
        let slot = GameSlot::from_name(name).expect(name);
        slot.load(text, 0)
            .expect(name)
            .day()
            .map(|day| day.to_string())
    });
    let days: Vec<String> = days.flatten().collect();
    assert_eq!(days, ["20261116", "20261117"]);
    assert_eq!(
        (copy.contents().games.len(), copy.contents().others),
        (2, 0)
    );
}

/// Every current document format has a file here, so a new format cannot be introduced without one: the file with the
/// newest format must be reproduced exactly.
#[test]
fn the_shape_of_today_is_among_them() {
    for name in [
        "game-1-taken-back.json",
        "game-1-days.json",
        "game-1-hinted.json",
        "game-1-rival.json",
        "game-1-given-up.json",
    ] {
        assert_eq!(save_game(&game(name)), text(name));
    }
    for name in [
        "daily-1-first.json",
        "daily-1-course.json",
        "daily-1-weeks.json",
    ] {
        let daily = text(name);
        let days = DailyResults::read(&daily).expect("results");
        assert_eq!((days.days(), days.write()), (1, daily));
    }
    for (name, streak) in [
        ("puzzles-1-first.json", 0),
        ("puzzles-1-streak.json", 2),
        ("puzzles-1-days.json", 2),
    ] {
        let book = PuzzleProgress::read(&text(name)).expect("a book");
        assert_eq!((book.tried, book.solved, book.rating), (9, 5, 1234));
        assert_eq!((book.streak, book.write()), (streak, text(name)));
    }
    let recent = text("recent-1-first.json");
    let games = RecentGames::read(&recent).expect("games");
    assert_eq!((games.all().len(), games.write()), (1, recent));
    let recent = text("recent-1-given-up.json");
    let games = RecentGames::read(&recent).expect("games");
    let listed = games.all();
    assert_eq!((games.finished().count(), listed.len()), (2, 4));
    assert!(listed[0].is_given_up() && listed[2].is_given_up());
    assert_eq!(games.write(), recent);
    // The form has the level that is offered now in place of an older one.
    let settings_text = text("settings-1-style.json");
    let settings_text = settings_text.replace("hh3", "hh6").replace("hf3", "hf6");
    assert_eq!(settings("settings-1-style.json").style, CardStyle::Print);
    assert!(!settings("settings-1-style.json").has_answered_install);
    assert_eq!(settings("settings-1-style.json").write(), settings_text);
    let install = settings("settings-1-install.json");
    assert!(install.has_answered_install);
    assert_eq!(install.write(), text("settings-1-install.json"));
    let signs = settings("settings-1-signs.json");
    assert!(signs.hides_signs);
    assert_eq!(signs.write(), text("settings-1-signs.json"));
    let rooms = text("live-1-first.json");
    let read = LiveRooms::read(&rooms).expect("rooms");
    assert_eq!((read.iter().count(), read.write()), (1, rooms));
    for name in ["statistics-1-deals.json", "statistics-1-hints.json"] {
        let statistics = Statistics::read(&text(name)).expect("statistics");
        assert_eq!(statistics.write(), text(name));
    }
    let copy = text("copy-1-first.json");
    let again = Backup::read(&copy).and_then(|backup| backup.to_file());
    let again = again.expect("a copy");
    assert_eq!((again.text, again.left_out), (copy, Vec::new()));
}

/// The shortcuts in the manifest of the installed page have links that the page understands.
#[test]
fn shortcuts_are_those_of_the_manifest() {
    let manifest = include_str!("../../static/manifest.webmanifest");
    let manifest: serde_json::Value = serde_json::from_str(manifest).expect("JSON");
    let shortcuts = manifest["shortcuts"].as_array().expect("a list").iter();
    let urls: Vec<&str> = shortcuts.filter_map(|it| it["url"].as_str()).collect();
    let known = Shortcut::ALL.map(|shortcut| format!("./#{}", shortcut.name()));
    assert_eq!(urls, known);
}

#[test]
fn every_file_is_read() {
    for entry in fs::read_dir(folder()).expect("a folder") {
        let name = entry.expect("a file").file_name();
        let name = name.to_string_lossy();
        let is_read = match name.split('-').next() {
            Some("game") => load_game(&text(&name), 0).is_ok(),
            Some("friend") => load_correspondence(&text(&name), 0).is_ok(),
            Some("sealed") => load_sealed(&text(&name), 0).is_ok(),
            Some("settings") => Settings::read(&text(&name)).is_ok(),
            Some("statistics") => Statistics::read(&text(&name)).is_ok(),
            Some("puzzles") => PuzzleProgress::read(&text(&name)).is_ok(),
            Some("daily") => DailyResults::read(&text(&name)).is_ok(),
            Some("recent") => RecentGames::read(&text(&name)).is_ok(),
            Some("learn") => LearnProgress::read(&text(&name)).is_ok(),
            Some("rating") => Rating::read(&text(&name)).is_ok(),
            Some("live") => LiveRooms::read(&text(&name)).is_ok(),
            Some("gallery") => Gallery::read(&text(&name)).is_ok(),
            Some("copy") => Backup::read(&text(&name)).is_ok(),
            other => other == Some("README.md"),
        };
        assert!(is_read, "{name}");
    }
}
