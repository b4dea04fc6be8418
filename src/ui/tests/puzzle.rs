//! Puzzles: before and after an attempt, in a rush, and the sheet that leads to them.

use super::looking::{after, answered, app, moved, open, page, page_with, solved};
use super::tree::Element;
use crate::game::{PlayerCount, Seed};
use crate::puzzle::Grade;
use crate::state::{
    Action, AppState, NavigationAction, PuzzleAction, Rush, Sheet, Step, TurnAction,
};
use crate::ui::engine::ModuleStatus;
use crate::ui::tests::keep_parts;

/// Parts that only a puzzle has; its table is the same as in any game.
const PARTS: [&str; 3] = ["nav", ".task", ".turn-panel"];

/// An easy puzzle for two players. Playing V2 wins; discarding R4 takes the lead but loses.
fn puzzle() -> AppState {
    answered(open("1/q/2e-red7game"))
}

fn tried(moves: &str) -> AppState {
    answered(moved(&puzzle(), moves).reduce(Action::Turn(TurnAction::EndTurn)))
}

fn news(app: &AppState) -> String {
    let page = page(app);
    let status = page.all(".sr").into_iter();
    let mut status = status.filter(|it| it.get("role") == Some("status"));
    status.next_back().expect("news").text()
}

#[test]
fn it_is_made_and_then_asks() {
    let making = open("1/q/2e-red7game");
    keep_parts("puzzle_being_made", &page(&making), &[".task"]);
    keep_parts("puzzle_open", &page(&puzzle()), &PARTS);
}

#[test]
fn the_right_turn_is_proved() {
    let right = solved("2e-red7game");
    keep_parts("puzzle_right", &page(&right), &[".turn-panel"]);
    let end = right.reduce(Action::Puzzle(PuzzleAction::Step(Step::Last)));
    assert!(page(&end).only("h1").text().contains("You win"));
    assert!(news(&right).starts_with("Right."), "{}", news(&right));
}

#[test]
fn a_wrong_turn_is_refuted_turn_by_turn() {
    let wrong = tried("cR4");
    keep_parts("puzzle_wrong", &page(&wrong), &[".turn-panel"]);
    assert!(news(&wrong).starts_with("This loses."), "{}", news(&wrong));
    let end = wrong.reduce(Action::Puzzle(PuzzleAction::Step(Step::Last)));
    keep_parts("puzzle_refuted", &page(&end), &[".turn-panel"]);
    assert!(news(&end).contains("You"), "{}", news(&end));
}

#[test]
fn who_ends_a_turn_behind_is_told_so() {
    let out = after(
        &puzzle(),
        [
            Action::Turn(TurnAction::AskToPass),
            Action::Turn(TurnAction::EndTurn),
        ],
    );
    keep_parts("puzzle_out", &page(&out), &[".turn-panel"]);
}

#[test]
fn a_hint_tells_the_key_step_by_step() {
    let mut asked = puzzle();
    for says in [
        "you can take the lead under it",
        "Violet 2",
        "play Violet 2",
    ] {
        asked = asked.reduce(Action::Turn(TurnAction::AskForHint));
        assert!(news(&asked).contains(says), "{}", news(&asked));
    }
    let act = page(&asked).only(".turn-panel").text();
    assert!(act.contains("Every other turn loses."), "{act}");
    let task = page(&asked).only("#task-says").text();
    assert!(task.contains("this one counts as a miss"), "{task}");
}

#[test]
fn it_has_as_many_players_as_its_name_says() {
    for (name, others) in [("2e-red7game", 1), ("3m-red7game", 2)] {
        let page = page(&answered(open(&format!("1/q/{name}"))));
        assert_eq!(page.only(".opponents").all("article").len(), others);
    }
}

/// A hint also warns that the puzzle counts as a miss.
#[test]
fn a_hint_is_no_solution() {
    let asked = puzzle().reduce(Action::Turn(TurnAction::AskForHint));
    let task = |app: &AppState| page(app).only("#task-says").text();
    assert_ne!(task(&asked), task(&puzzle()));
    // Its price is told beside its button, but not after a miss, when it costs nothing more.
    let price = |app: &AppState| page(app).all(".turn-panel #hint-price").len();
    assert_eq!(price(&puzzle()), 1);
    let opened = page(&puzzle());
    let described = opened.only("section.task").get("aria-describedby");
    assert_eq!(described, Some("task-says hint-price"));
    let again = tried("cR4").reduce(Action::Puzzle(PuzzleAction::TryAgain));
    assert_eq!((price(&again), task(&again)), (0, task(&puzzle())));
}

/// A sentence tells how the rating changed, and a right turn that came too late says so.
#[test]
fn what_counted_is_told() {
    let told = |app: &AppState| page(app).only(".counted").text();
    let key =
        |app: &AppState| answered(moved(app, "pV2").reduce(Action::Turn(TurnAction::EndTurn)));
    let right = told(&key(&puzzle()));
    assert!(
        right.starts_with("Your puzzle rating went up by "),
        "{right}"
    );
    let wrong = tried("cR4");
    assert_eq!(told(&wrong), "Your puzzle rating went down by 30, to 1170.");
    let retry = wrong.reduce(Action::Puzzle(PuzzleAction::TryAgain));
    let missed = answered(moved(&retry, "cR4").reduce(Action::Turn(TurnAction::EndTurn)));
    assert_eq!(page(&missed).all(".counted").len(), 0, "it is told once");
    let again = key(&retry);
    assert_eq!(
        told(&again),
        "Only the first try counts, and that was a miss."
    );
    let helped = key(&puzzle().reduce(Action::Turn(TurnAction::AskForHint)));
    assert_eq!(
        told(&helped),
        "You used a hint, so this one counts as a miss. Your puzzle rating went down by 30, to 1170."
    );
}

/// The main button leads on from a right turn, before and after one has seen how it wins.
#[test]
fn the_next_puzzle_is_the_main_button() {
    let mut app = solved("2e-red7game");
    for is_seen in [false, true] {
        let page = page(&app);
        assert_eq!(page.only(".turn-panel .primary").text(), "Next puzzle");
        let see = page.only(".turn-panel .half");
        assert_eq!(see.get("aria-disabled").is_some(), is_seen);
        assert_eq!(see.get("aria-label"), is_seen.then_some("Next turn"));
        assert_eq!(see.text(), if is_seen { "" } else { "See it win" });
        app = app.reduce(Action::Puzzle(PuzzleAction::Step(Step::Last)));
    }
    let wrong = page(&tried("cR4"));
    assert_eq!(wrong.only(".turn-panel .primary").text(), "Try again");
    wrong.saying("button", "Next puzzle");
}

/// The page with an engine that can't run.
fn without_engine(app: &AppState) -> Element {
    page_with(ModuleStatus::NeedsWorker, app)
}

#[test]
fn a_puzzle_that_cannot_be_made_says_so_in_its_place() {
    let making = open("1/q/2e-red7game");
    for app in [&making, &rush_in_view()] {
        let page = without_engine(app);
        assert!(page.all(".notice").is_empty(), "it covers the top bar");
        let says = page.only("main").text();
        assert!(says.contains("need a background worker"), "{says}");
        assert!(!page.text().contains("Making a puzzle…"), "{says}");
        page.saying("button", "Try again");
        page.saying("button", "Reload the page");
    }
    let spoken = without_engine(&making);
    let status = spoken.all(".sr").pop().expect("a status").text();
    assert!(status.contains("background worker"), "{status}");
    // A puzzle that is there can be tried, but its replies can't be worked out.
    let right = moved(&puzzle(), "pV2").reduce(Action::Turn(TurnAction::EndTurn));
    let page = without_engine(&right);
    assert_eq!(page.all(".notice").len(), 1);
    assert!(!page.text().contains("Working out the replies…"));
}

const BEGINS: u32 = 1_000;

fn rush() -> AppState {
    let begin = PuzzleAction::Begin { now: BEGINS };
    answered(rush_in_view()).reduce(Action::Puzzle(begin))
}

/// A rush before its first puzzle is generated.
fn rush_in_view() -> AppState {
    let seed = Seed::from_entropy(1);
    app().reduce(Action::Puzzle(PuzzleAction::Rush(seed)))
}

#[test]
fn a_rush_waits_until_one_is_ready() {
    let begin = |app: &AppState| {
        let page = page(app);
        assert!(page.all(".hand").is_empty(), "no puzzle before the clock");
        let begin = page.only(".actions .primary");
        (begin.text(), begin.get("aria-disabled").is_some())
    };
    let making = rush_in_view();
    assert_eq!(begin(&making), ("Making a puzzle…".to_owned(), true));
    let ready = answered(making);
    assert_eq!(begin(&ready), ("Start the clock".to_owned(), false));
    keep_parts("rush_ready", &page(&ready), &["main"]);
}

#[test]
fn a_rush_that_is_left_says_so() {
    let now = BEGINS + 60;
    let pass = [
        Action::Turn(TurnAction::AskToPass),
        Action::Turn(TurnAction::EndTurn),
        Action::Puzzle(PuzzleAction::Tick { now }),
        Action::Navigate(NavigationAction::Home),
    ];
    let told = page(&after(&rush(), pass)).only("#task-says").text();
    assert_eq!(
        told,
        "You left with 2:00 to go. You solved 0 puzzles. Your best: 0."
    );
}

#[test]
fn in_a_rush_the_clock_and_the_score_are_shown() {
    let seen = |seconds| {
        let now = BEGINS + seconds;
        rush().reduce(Action::Puzzle(PuzzleAction::Tick { now }))
    };
    keep_parts("rush", &page(&seen(61)), &PARTS);
    let over = seen(Rush::SECONDS);
    keep_parts("rush_over", &page(&over), &["main"]);
}

#[test]
fn a_rush_counts_what_is_missed() {
    let pass = [
        Action::Turn(TurnAction::AskToPass),
        Action::Turn(TurnAction::EndTurn),
    ];
    let missed = answered(after(&rush(), pass.clone()));
    keep_parts("rush_missed_one", &page(&missed), &[".task", ".flash"]);
    let lost = after(&moved(&rush(), "pG4"), [Action::Turn(TurnAction::EndTurn)]);
    keep_parts(
        "rush_answered",
        &page(&answered(answered(lost))),
        &[".task"],
    );
    let go_on = Action::Puzzle(PuzzleAction::GoOn);
    let again = [go_on].into_iter().chain(pass);
    let twice = answered(after(&missed, again.clone()));
    let over = after(&twice, again);
    keep_parts("rush_over_with_misses", &page(&over), &["main"]);
    let share = Action::Navigate(NavigationAction::OpenSheet(Sheet::Share));
    keep_parts("rush_shared", &page(&over.reduce(share)), &["dialog"]);
    let first = over
        .puzzle_session()
        .and_then(|session| session.rush())
        .expect("a rush")
        .tried[0]
        .id;
    let retried = answered(over.reduce(Action::Puzzle(PuzzleAction::Retry(first))));
    keep_parts("rush_retried", &page(&retried), &[".task"]);
}

#[test]
fn the_puzzle_of_a_day_has_its_date_and_is_shared_with_its_result() {
    let pass = [
        Action::Puzzle(PuzzleAction::OfDay),
        Action::Turn(TurnAction::AskToPass),
        Action::Turn(TurnAction::EndTurn),
    ];
    let open = answered(after(&app(), pass[..1].to_vec()));
    let missed = after(&open, pass[1..].to_vec());
    keep_parts(
        "puzzle_of_day_missed",
        &page(&missed),
        &[".task", ".turn-panel"],
    );
    let share = Action::Navigate(NavigationAction::OpenSheet(Sheet::Share));
    keep_parts(
        "puzzle_of_day_shared",
        &page(&missed.reduce(share)),
        &["dialog"],
    );
}

#[test]
fn the_sheet_tells_how_one_stands() {
    let new = app().reduce(Action::Navigate(NavigationAction::OpenSheet(
        Sheet::Puzzles,
    )));
    keep_parts("puzzles_of_a_new_visitor", &page(&new), &["dialog"]);
    let chosen = [
        Action::Puzzle(PuzzleAction::Grade(Grade::Hard)),
        Action::Puzzle(PuzzleAction::Players(PlayerCount::FOUR)),
        Action::Puzzle(PuzzleAction::OfDay),
    ];
    let of_day = answered(after(&app(), chosen));
    let missed = after(
        &of_day,
        [
            Action::Turn(TurnAction::AskToPass),
            Action::Turn(TurnAction::EndTurn),
        ],
    );
    let sheet = page(&missed.reduce(Action::Navigate(NavigationAction::OpenSheet(
        Sheet::Puzzles,
    ))));
    keep_parts("puzzles_after_one", &sheet, &["dialog"]);
}

#[test]
fn it_is_shared_by_its_address() {
    let shared =
        page(&puzzle().reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Share))));
    let address = shared.only("dialog").only("input").get("value");
    assert_eq!(address, Some("https://r7.test/#1/q/2e-red7game"));
}
