//! Puzzles, from the first try to the end of a rush.

use super::*;
use crate::bots::Reason;
use crate::engine::EngineRequest;
use crate::game::{Move, Turn};
use crate::puzzle::{Grade, PuzzleId, generate};
use crate::state::{
    HintState, HintStep, LinkError, Outcome, PuzzleAction, PuzzleAttempt, PuzzleMode, Rush, Step,
    TurnAction,
};

fn app() -> AppState {
    let day: Day = "20261121".parse().expect("a day");
    AppState::new(seed(), day, LoadedData::default())
}

fn seed() -> Seed {
    "red7game".parse().expect("a seed")
}

fn open(text: &str) -> AppState {
    app().reduce(Action::Navigate(NavigationAction::OpenLink(
        text.to_owned(),
    )))
}

fn puzzle(app: &AppState) -> &PuzzleAttempt {
    &app.puzzle_session().expect("a puzzle").attempt
}

/// Returns the page after the reply to its pending request, if there is one.
fn answered(app: AppState) -> AppState {
    super::answered(&app).unwrap_or(app)
}

fn rush(app: &AppState) -> Rush {
    let session = app.puzzle_session().expect("a puzzle");
    session.rush().cloned().expect("a rush")
}

fn make(app: AppState, turn: &Turn) -> AppState {
    let moves = turn.moves().iter();
    let staged = moves.fold(app, |app, &mv| match mv {
        Move::Pass => app.reduce(Action::Turn(TurnAction::AskToPass)),
        _ => app.reduce(Action::Turn(TurnAction::Make(mv))),
    });
    staged.reduce(Action::Turn(TurnAction::EndTurn))
}

/// Returns the key of the puzzle, and a wrong turn that keeps the player in the round.
fn key_and_wrong(id: PuzzleId) -> (Turn, Turn) {
    let puzzle = generate(id);
    let own = puzzle.round.table().turn();
    let turns = puzzle.round.turns().into_iter();
    let mut leading = turns.filter(|(_, after)| !after.table().is_out(own));
    let wrong = leading.find(|(turn, _)| *turn != puzzle.key);
    (puzzle.key, wrong.expect("a wrong turn").0)
}

#[test]
fn a_puzzle_is_failed_refuted_and_solved() {
    let app = answered(open("1/q/2e-red7game"));
    assert_eq!(
        app.puzzle_session().map(|session| &session.mode),
        Some(&PuzzleMode::Practice)
    );
    let (key, wrong) = key_and_wrong(puzzle(&app).id());
    let failed = make(app, &wrong);
    assert_eq!(puzzle(&failed).scene().outcome, Some(Outcome::Wrong));
    let refuted = answered(failed);
    let follow = puzzle(&refuted).scene().follow.expect("a line");
    let end = refuted.reduce(Action::Puzzle(PuzzleAction::Step(Step::Last)));
    let scene = puzzle(&end).scene();
    let table = scene.scene.expect("a table");
    assert_eq!(scene.shown, follow);
    assert!(table.view.table().is_out(table.view.seat()));
    assert_eq!((end.puzzles().tried, end.puzzles().solved), (1, 0));
    let solved = answered(make(
        end.reduce(Action::Puzzle(PuzzleAction::TryAgain)),
        &key,
    ));
    let scene = puzzle(&solved).scene();
    assert_eq!(scene.outcome, Some(Outcome::Right));
    // Only the first try counts.
    assert_eq!(
        (puzzle(&solved).first(), solved.puzzles().solved),
        (Some(false), 0)
    );
    let follow = scene.follow.expect("a line");
    let end = (0..follow + 9).fold(solved, |app, _| {
        app.reduce(Action::Puzzle(PuzzleAction::Step(Step::Next)))
    });
    let scene = puzzle(&end).scene().scene.expect("a table");
    assert_eq!(scene.view.table().winner(), Some(scene.view.seat()));
}

#[test]
fn the_right_turn_counts_and_a_hint_does_not() {
    let start = answered(open("1/q/2h-red7game"));
    let (key, _) = key_and_wrong(puzzle(&start).id());
    let solved = make(start.clone(), &key);
    assert_eq!((solved.puzzles().tried, solved.puzzles().solved), (1, 1));
    assert!(solved.puzzles().rating > start.puzzles().rating);
    let told = make(start.reduce(Action::Turn(TurnAction::AskForHint)), &key);
    assert_eq!(puzzle(&told).scene().outcome, Some(Outcome::Right));
    assert_eq!((told.puzzles().tried, told.puzzles().solved), (1, 0));
}

#[test]
fn a_hint_tells_the_key_step_by_step() {
    let start = answered(open("1/q/2h-red7game"));
    let (key, _) = key_and_wrong(puzzle(&start).id());
    let ask = |app: &AppState| app.reduce(Action::Turn(TurnAction::AskForHint));
    let hint = |app: &AppState| {
        let scene = puzzle(app).scene().scene.expect("a table");
        match &scene.turn.hint {
            HintState::Given(hint) => hint.clone(),
            other => panic!("{other:?}"),
        }
    };
    let look = ask(&start);
    let card = ask(&look);
    let turn = ask(&card);
    let steps = [&look, &card, &turn].map(|app| hint(app).step);
    assert_eq!(steps, [HintStep::Look, HintStep::Card, HintStep::Turn]);
    assert_eq!(ask(&turn), turn);
    assert_eq!(
        (hint(&turn).events.len(), hint(&turn).reasons),
        (key.moves().len(), vec![Reason::Key])
    );
    // A hint counts as a try once, at its first step.
    assert_eq!((look.puzzles().tried, turn.puzzles().tried), (1, 1));
    // A move restarts the hint at its first step.
    let moved = card.reduce(Action::Turn(TurnAction::Make(key.moves()[0])));
    assert_eq!(hint(&ask(&moved)).step, HintStep::Look);
}

#[test]
fn who_ends_a_turn_behind_is_out() {
    let app = answered(open("1/q/2m-red7game"));
    let out = answered(make(app, &Turn::from(Move::Pass)));
    let scene = puzzle(&out).scene();
    assert_eq!((scene.outcome, scene.follow), (Some(Outcome::Out), Some(0)));
}

#[test]
fn a_bad_name_is_told_of() {
    let app = open("1/q/9z-red7game");
    assert_eq!(app.notices(), [Notice::BadLink(LinkError::Puzzle)]);
    assert_eq!((app.screen(), app.puzzle_session()), (&Screen::Home, None));
}

#[test]
fn an_answer_to_another_question_changes_nothing() {
    let app = open("1/q/2e-red7game");
    let other = open("1/q/2e-otherone");
    let asked = other.next_request().expect("a question");
    let answer = asked.request.answer().expect("an answer");
    let late = Action::EngineReplied(asked, answer);
    assert_eq!(app.reduce(late.clone()), app);
    assert_ne!(other.reduce(late), other);
}

#[test]
fn the_puzzle_of_a_day_counts_once() {
    let begin = |app: AppState| answered(app.reduce(Action::Puzzle(PuzzleAction::OfDay)));
    let app = begin(app());
    let today = app.today();
    let (key, wrong) = key_and_wrong(today.puzzle());
    let failed = make(app, &wrong);
    assert_eq!(failed.puzzles().of_day(today), Some(false));
    let again = make(begin(failed.clone()), &key);
    assert_eq!(again.puzzles(), failed.puzzles());
    assert_eq!(
        again.puzzle_session().expect("a puzzle").rating_change,
        None
    );
    // The puzzle's link opens it as the puzzle of the day.
    let sent = open(&format!("1/q/{}", today.puzzle()));
    let occasion = sent.puzzle_session().map(|session| &session.mode);
    assert_eq!(occasion, Some(&PuzzleMode::Day(today)));
}

/// A reload opens the puzzle by its link, and may come after midnight; another tab may have tried the next one by then.
#[test]
fn the_puzzle_of_a_day_that_is_open_over_midnight_stays_that_of_its_day() {
    let today = app().today();
    let link = format!("1/q/{}", today.puzzle());
    let later = app().reduce(Action::HourChanged(today.after(1).into()));
    let next = answered(later.reduce(Action::Puzzle(PuzzleAction::OfDay)));
    let (_, wrong) = key_and_wrong(today.after(1).puzzle());
    let next = make(next, &wrong);
    let (key, wrong) = key_and_wrong(today.puzzle());
    let reload = |app: &AppState| {
        let link = NavigationAction::OpenLink(link.clone());
        answered(app.reduce(Action::Navigate(link)))
    };
    for app in [later, next] {
        let tried = app.puzzles().tried;
        let solved = make(reload(&app), &key);
        assert_eq!(solved.puzzles().of_day(today), Some(true));
        let again = make(reload(&solved), &wrong);
        assert_eq!(again.puzzles().of_day(today), Some(true));
        assert_eq!(again.puzzles().tried, tried + 1);
    }
    // By then it is practice like any other.
    let late = app().reduce(Action::HourChanged(today.after(2).into()));
    let session = reload(&late).puzzle_session().cloned().expect("a puzzle");
    assert_eq!(session.mode, PuzzleMode::Practice);
}

#[test]
fn a_rush_goes_on_until_time_is_up_or_three_are_missed() {
    let at = |now: u32| Action::Puzzle(PuzzleAction::Tick { now });
    let ready = answered(app().reduce(Action::Puzzle(PuzzleAction::Rush(seed()))));
    // The clock stands still and turns are ignored until the rush begins.
    assert_eq!(ready.reduce(at(5_000)), ready);
    assert_eq!(make(ready.clone(), &Turn::from(Move::Pass)), ready);
    let start = ready.reduce(Action::Puzzle(PuzzleAction::Begin { now: 1_000 }));
    assert_eq!(start.reduce(Action::Turn(TurnAction::AskForHint)), start);
    let first = puzzle(&start).id();
    let (key, _) = key_and_wrong(first);
    let mut app = answered(make(start.reduce(at(1_001)), &key));
    assert_ne!(puzzle(&app).id(), first);
    let standing = rush(&app);
    assert_eq!(
        (standing.left, standing.solved(), standing.missed()),
        (179, 1, 0)
    );
    // Turns are ignored while the outcome is shown.
    assert_eq!(make(app.clone(), &Turn::from(Move::Pass)), app);
    let go_on = || Action::Puzzle(PuzzleAction::GoOn);
    app = app.reduce(go_on());
    // A solved puzzle counts at once, even if the player leaves the rush.
    assert_eq!(app.puzzles().best_rush, 1);
    // Time without ticks still counts.
    let late = app.reduce(at(1_100)).reduce(at(1_181));
    let standing = rush(&late);
    assert_eq!((standing.left, standing.is_over()), (0, true));
    assert_eq!(make(late.clone(), &Turn::from(Move::Pass)), late);
    for missed in 1..=3 {
        app = answered(make(app.reduce(go_on()), &Turn::from(Move::Pass)));
        assert_eq!(rush(&app).missed(), missed);
    }
    let standing = rush(&app);
    assert_eq!((standing.is_over(), app.puzzles().best_rush), (true, 1));
    assert_eq!(app.puzzles().tried, 0);
    assert_eq!(app.reduce(at(1_100)), app);
    // Missed puzzles can be retried; a retry doesn't count.
    let missed = standing.tried[1].id;
    let again = answered(app.reduce(Action::Puzzle(PuzzleAction::Retry(missed))));
    let (key, _) = key_and_wrong(missed);
    let solved = make(again, &key);
    assert_eq!(puzzle(&solved).first(), Some(true));
    assert_eq!(solved.puzzles(), app.puzzles());
    let back = solved.reduce(Action::Puzzle(PuzzleAction::BackToRush));
    assert_eq!(rush(&back), standing);
}

/// The reply to a miss is shown only until the next puzzle is solved.
#[test]
fn a_miss_in_a_rush_is_answered() {
    let ready = answered(app().reduce(Action::Puzzle(PuzzleAction::Rush(seed()))));
    let start = ready.reduce(Action::Puzzle(PuzzleAction::Begin { now: 1_000 }));
    let (_, wrong) = key_and_wrong(puzzle(&start).id());
    let missed = make(start, &wrong);
    let reply = |app: &AppState| rush(app).last_miss().map(|missed| missed.reply().is_some());
    assert_eq!(reply(&missed), Some(false));
    // The next puzzle is generated before the reply is computed.
    let next = answered(missed);
    assert_eq!(reply(&next), Some(false));
    let told = answered(next);
    assert_eq!(reply(&told), Some(true));
    // The puzzle after the next one comes last.
    let after = told.next_request().map(|asked| asked.request);
    assert!(matches!(after, Some(EngineRequest::Puzzle(_))), "{after:?}");
    let (key, _) = key_and_wrong(puzzle(&told).id());
    let solved = make(told.reduce(Action::Puzzle(PuzzleAction::GoOn)), &key);
    assert_eq!((rush(&solved).solved(), reply(&solved)), (1, None));
}

#[test]
fn who_leaves_a_rush_sees_first_what_came_of_it() {
    let ready = answered(app().reduce(Action::Puzzle(PuzzleAction::Rush(seed()))));
    let begun = ready.reduce(Action::Puzzle(PuzzleAction::Begin { now: 1_000 }));
    let back = NavigationAction::Visit("0 0 ".to_owned());
    for way in [back, NavigationAction::Home] {
        let leave = Action::Navigate(way);
        // A rush without tries has no result to show.
        assert_eq!(*ready.reduce(leave.clone()).screen(), Screen::Home);
        assert_eq!(*begun.reduce(leave.clone()).screen(), Screen::Home);
        let tried = answered(make(begun.clone(), &Turn::from(Move::Pass)));
        let left = tried.reduce(leave.clone());
        let standing = rush(&left);
        assert!(standing.is_left && standing.is_over());
        assert_eq!(standing.tried.len(), 1);
        assert_eq!(*left.reduce(leave).screen(), Screen::Home);
    }
}

#[test]
fn who_looks_for_other_puzzles_leaves_a_rush() {
    for sheet in [Sheet::Puzzles, Sheet::Lessons] {
        let open = Action::Navigate(NavigationAction::OpenSheet(sheet));
        let ready = answered(app().reduce(Action::Puzzle(PuzzleAction::Rush(seed()))));
        let begun = ready.reduce(Action::Puzzle(PuzzleAction::Begin { now: 1_000 }));
        let tried = answered(make(begun, &Turn::from(Move::Pass)));
        let left = tried.reduce(open.clone());
        assert_eq!((left.sheet(), rush(&left).is_left), (None, true));
        // The sheet opens from the result of the rush.
        assert_eq!(left.reduce(open).sheet(), Some(sheet));
    }
}

#[test]
fn the_next_puzzle_of_a_rush_is_there_at_once() {
    let ready = answered(answered(
        app().reduce(Action::Puzzle(PuzzleAction::Rush(seed()))),
    ));
    assert_eq!(ready.next_request(), None);
    let begun = ready.reduce(Action::Puzzle(PuzzleAction::Begin { now: 1_000 }));
    let next = make(begun, &Turn::from(Move::Pass));
    assert_eq!(puzzle(&next).id(), rush(&next).puzzle());
    assert!(puzzle(&next).scene().scene.is_some());
    assert!(next.next_request().is_some());
}

#[test]
fn the_first_try_says_by_how_much_it_has_changed_the_rating() {
    let change = |app: &AppState| app.puzzle_session().expect("a puzzle").rating_change;
    let start = answered(open("1/q/2h-red7game"));
    let (key, wrong) = key_and_wrong(puzzle(&start).id());
    let solved = make(start.clone(), &key);
    let risen = solved.puzzles().rating - start.puzzles().rating;
    assert_eq!((change(&solved), solved.puzzles().streak), (Some(risen), 1));
    let again = make(
        solved.reduce(Action::Puzzle(PuzzleAction::TryAgain)),
        &wrong,
    );
    assert_eq!((change(&again), again.puzzles().streak), (None, 1));
    let failed = make(start, &wrong);
    assert!(change(&failed) < Some(0));
}

#[test]
fn the_next_puzzle_is_as_chosen() {
    let app = app()
        .reduce(Action::Puzzle(PuzzleAction::Grade(Grade::Hard)))
        .reduce(Action::Puzzle(PuzzleAction::New(seed())));
    assert_eq!(puzzle(&app).id().to_string(), "2h-red7game");
}
