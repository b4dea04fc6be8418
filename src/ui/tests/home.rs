//! The start page of a new and of a returning user.

use super::ends::at_the_end;
use super::looking::{after, after_a_turn, app, moved, open, page, played, visitor};
use super::statistics::statistics;
use crate::game::{PlayerCount, Seat};
use crate::state::{
    Action, AppState, CompletedLessons, DailyAction, DailyResults, Document, GameSlot, LoadedData,
    NavigationAction, NewGameAction, PuzzleProgress, Settings, SettingsAction,
};
use crate::ui::tests::keep_parts;

/// The start page without the form, which has its own tests.
const PARTS: [&str; 4] = [".bar", ".play", ".daily", ".more"];

/// A user who has used every feature.
pub fn returned() -> AppState {
    let mut learned = CompletedLessons::default();
    learned.insert(0);
    learned.insert(4);
    let daily = r#"{"version":1,"days":[
        {"day":"20261116","won":true,"turns":6,"points":null,"rules":"VYI"},
        {"day":"20261118","won":false,"turns":9,"points":12,"rules":"V.YI."}
    ]}"#;
    let visitor = visitor(LoadedData {
        settings: Settings {
            learned,
            ..Settings::default()
        },
        statistics: statistics(),
        daily: DailyResults::read(daily).expect("results"),
        puzzles: PuzzleProgress {
            tried: 7,
            solved: 4,
            rating: 1_234,
            best_rush: 5,
            ..PuzzleProgress::default()
        },
        ..LoadedData::default()
    });
    // A match for points, the daily deal, and a pass-and-play game.
    let free = after_a_turn(&visitor.led_by("1/1.3a/h12/red7game"));
    let daily = after_a_turn(&after(
        &free,
        [
            Action::Navigate(NavigationAction::Home),
            Action::Daily(DailyAction::Play(visitor.today())),
        ],
    ));
    let shared = daily
        .reduce(Action::Navigate(NavigationAction::Home))
        .led_by("1/1.0/h1h/red7game");
    let shared = shared.reduce(Action::Navigate(NavigationAction::Home));
    assert!(
        [
            GameSlot::Solo,
            GameSlot::Daily(Some(visitor.today())),
            GameSlot::PassAndPlay
        ]
        .iter()
        .all(|&place| shared.games().at(place).is_some())
    );
    shared
}

/// The very first turn shows a short explanation of a turn; later turns don't.
#[test]
fn a_newcomer_is_told_what_a_turn_is_about() {
    let new = visitor(LoadedData::default()).led_by("1/1.3/h1/red7game");
    let told = page(&new).only(".primer").text();
    assert!(
        told.starts_with("Be in the lead when your turn ends"),
        "{told}"
    );
    let mut later = after_a_turn(&new);
    while later.next_request().is_some() {
        later = after_a_turn(&later);
    }
    let known = returned().led_by("1/1.3/h1/red7game");
    for app in [later, known] {
        assert!(page(&app).all(".primer").is_empty());
    }
}

/// The name of a friend isn't that of a bot in the same seat.
#[test]
fn names_are_those_of_people() {
    let second = PlayerCount::TWO.after(Seat::FIRST);
    let name = Action::Settings(SettingsAction::Name(second, "Ben".to_owned()));
    let known = after(&app(), [name]);
    for (deal, is_named) in [("1/1.3/h1/red7game", false), ("1/1.3/hh/red7game", true)] {
        let table = known.led_by(deal);
        let home = after_a_turn(&table).reduce(Action::Navigate(NavigationAction::Home));
        for app in [table, home] {
            assert_eq!(page(&app).text().contains("Ben"), is_named, "{deal}");
        }
    }
}

/// The rule and the leader of a game to continue are those before an unfinished turn, which is still there then.
#[test]
fn an_unfinished_turn_is_not_told_as_done() {
    let table = open("1/1.3a/h111/ac000007");
    let begun = moved(&table, "pR7");
    let home = |app: &AppState| app.reduce(Action::Navigate(NavigationAction::Home));
    let told = |app: &AppState| page(app).only(".in-force").text();
    let palette = |app: &AppState| page(app).only(".own-area").all(".card").len();
    let leads = begun
        .game()
        .map(|game| game.view().table().is_mover_winning());
    assert_eq!(leads, Some(true));
    assert_eq!(told(&home(&begun)), told(&home(&table)));
    let slot = GameSlot::Solo;
    let again = home(&begun).reduce(Action::Navigate(NavigationAction::Resume(slot)));
    assert_eq!(palette(&again), palette(&table) + 1);
}

/// Label of the primary button on the start page. It is the only one in its box.
fn lead(app: &AppState) -> String {
    page(app).only(".play").only(".primary").text()
}

#[test]
fn of_a_new_visitor() {
    let page = page(&app());
    assert!(page.all(".recent").is_empty());
    keep_parts("home_of_a_new_visitor", &page, &PARTS);
    keep_parts("home_says_of_itself", &page, &["footer"]);
    keep_parts("home_without_friends", &page, &[".friends"]);
}

#[test]
fn of_one_who_comes_back() {
    let page = page(&returned());
    keep_parts(
        "home_of_one_who_comes_back",
        &page,
        &[".play", ".daily", ".more"],
    );
}

/// A finished game is no longer the primary content; it is among the recent games.
#[test]
fn after_a_game() {
    let over = played(open("1/1.3/h1/red7game"));
    let home = over.reduce(Action::Navigate(NavigationAction::Home));
    keep_parts("home_after_a_game", &page(&home), &[".play", ".recent"]);
}

#[test]
fn a_match_is_told_with_its_score() {
    let over = at_the_end();
    let score = over.game().expect("a game").scene().score;
    let points = |seat: &Seat| score.standings().into_iter().find(|(_, who)| who == seat);
    let [own, others @ ..] = [0, 1, 2].map(|seat| {
        let seat = Seat::new(seat).expect("a seat");
        points(&seat).expect("points").0
    });
    let most = others.into_iter().max().expect("an opponent");
    let home = over.reduce(Action::Navigate(NavigationAction::Home));
    let told = page(&home).only(".recent li b").text();
    assert_eq!(told, format!("Won the match {own}–{most}"));
}

#[test]
fn the_first_button_is_what_one_most_likely_wants() {
    assert_eq!(lead(&app()), "Play a first round");
    let left = after_a_turn(&open("1/1.3/h1/red7game"));
    let left = left.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(lead(&left), "Continue");
    let over = played(open("1/1.3/h1/red7game"));
    assert_eq!(
        lead(&over.reduce(Action::Navigate(NavigationAction::Home))),
        "Play"
    );
    let mut learned = CompletedLessons::default();
    learned.insert(0);
    let settings = Settings {
        learned,
        ..Settings::default()
    };
    let has_learned = LoadedData {
        settings,
        ..LoadedData::default()
    };
    assert_eq!(lead(&visitor(has_learned)), "Play");
    // While the form is open, the button deals the game described there.
    for app in [app(), left] {
        let open = app.reduce(Action::NewGame(NewGameAction::Open));
        assert_eq!(lead(&open), "Play");
        assert_eq!(page(&open).all("#seed").len(), 1);
    }
}

/// With another seat of a deal, the user is not among those who are played against.
#[test]
fn who_moved_to_another_seat_is_not_among_the_others() {
    let table = open("1/1.3/1h/ac000007");
    let home = table.reduce(Action::Navigate(NavigationAction::Home));
    let told = page(&home).only(".setup").only("p").text();
    assert!(told.ends_with("· Ochre"), "{told}");
}
