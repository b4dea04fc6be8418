//! Back, Forward and reloads: a browser's history that follows the page.

use super::*;
use crate::state::{DailyAction, LessonAction, PuzzleAction, ReplayAction, ReplaySource};

/// A page in a browser, with the entries of its history.
struct BrowserTab {
    app: AppState,
    entries: Vec<String>,
    at: usize,
}

impl BrowserTab {
    fn new(app: AppState) -> Self {
        let mut visit = Self {
            app,
            entries: vec!["0 0 ".to_owned()],
            at: 0,
        };
        visit.follow();
        visit
    }

    /// Moves as `platform::BrowserHistory` does.
    fn follow(&mut self) {
        let entry = self.app.history_entry();
        if entry.index > self.at {
            self.entries.truncate(self.at + 1);
            assert_eq!(entry.index, self.entries.len(), "one entry at a time");
            self.entries.push(String::new());
        }
        self.at = entry.index;
        self.entries[self.at] = entry.text;
    }

    fn does(&mut self, action: impl Into<Action>) -> &mut Self {
        self.app = self.app.reduce(action.into());
        self.follow();
        self
    }

    /// Goes back or forward by so many entries.
    fn goes(&mut self, entries: isize) -> &mut Self {
        self.at = self.at.checked_add_signed(entries).expect("an entry");
        let entry = self.entries[self.at].clone();
        self.does(NavigationAction::Visit(entry))
    }

    /// Loads the page again, with everything that is stored.
    fn reloads(&mut self) -> &mut Self {
        let games = self.app.games().iter().map(|(slot, game)| {
            let stored = crate::state::save_game(game);
            (slot, slot.load(&stored, game.id()).expect("a game"))
        });
        let mut found = LoadedData {
            settings: *self.app.settings(),
            daily: (**self.app.daily()).clone(),
            recent: (**self.app.recent()).clone(),
            ..LoadedData::default()
        };
        for (slot, game) in games {
            found.games.put(slot, game);
        }
        self.app = AppState::new(seed("otherone"), self.app.today(), found);
        let entry = self.entries[self.at].clone();
        self.does(NavigationAction::Visit(entry))
    }

    fn shows(&self, screen: &Screen, sheet: Option<Sheet>) {
        assert!(
            self.app.screen().is_same_page(screen),
            "{:?}",
            self.app.screen()
        );
        assert_eq!(self.app.sheet(), sheet);
    }
}

fn open(sheet: Sheet) -> NavigationAction {
    NavigationAction::OpenSheet(sheet)
}

fn table() -> Screen {
    Screen::Table(GameSlot::Solo)
}

/// At the end of a round.
fn over() -> AppState {
    let mut app = app().led_by("1/1.3/h1/red7game");
    while !game(&app).is_round_over() {
        app = after_a_turn(&app, Level::Casual);
    }
    app
}

#[test]
fn every_page_is_an_entry_for_back_forward_and_reload() {
    let day = Day::FIRST;
    let puzzle = "1/q/2e-red7game".to_owned();
    let pages: [(&str, Action, Option<Sheet>); 7] = [
        (
            "table",
            Action::Navigate(NavigationAction::Resume(GameSlot::Solo)),
            None,
        ),
        ("review", Action::Replay(ReplayAction::Open), None),
        ("daily", Action::Daily(DailyAction::Show(day)), None),
        (
            "puzzle",
            Action::Navigate(NavigationAction::OpenLink(puzzle)),
            None,
        ),
        ("lesson", Action::Lesson(LessonAction::Begin(2)), None),
        (
            "settings",
            open(Sheet::Settings).into(),
            Some(Sheet::Settings),
        ),
        (
            "statistics",
            open(Sheet::Statistics).into(),
            Some(Sheet::Statistics),
        ),
    ];
    for (name, way, sheet) in pages {
        let mut visit = BrowserTab::new(over());
        visit.does(way);
        let there = visit.app.clone();
        let (screen, entries) = (there.screen().clone(), visit.entries.clone());
        // To the start page, and forward again.
        let steps = visit.at as isize;
        visit.goes(-steps).shows(&Screen::Home, None);
        visit.goes(steps).shows(&screen, sheet);
        assert_eq!(visit.app.screen(), &screen, "{name}");
        assert_eq!(visit.app.games(), there.games(), "{name}");
        assert_eq!(visit.entries, entries, "{name}");
        // The same after a reload, where only the texts are left.
        visit.reloads().shows(&screen, sheet);
        visit.goes(-steps).shows(&Screen::Home, None);
        visit.goes(steps).shows(&screen, sheet);
        assert_eq!(visit.entries, entries, "{name}");
    }
}

#[test]
fn what_is_closed_or_left_by_a_button_is_found_by_forward() {
    let mut visit = BrowserTab::new(over());
    visit.does(open(Sheet::Settings));
    assert_eq!(visit.at, 2);
    visit
        .does(NavigationAction::CloseSheet)
        .shows(&table(), None);
    assert_eq!(visit.at, 1);
    visit.goes(1).shows(&table(), Some(Sheet::Settings));
    visit
        .does(NavigationAction::Home)
        .shows(&Screen::Home, None);
    assert_eq!(visit.at, 0);
    visit.goes(1).shows(&table(), None);
    // A way to somewhere else ends that.
    visit.goes(-1).does(LessonAction::Begin(0));
    assert_eq!(visit.entries.len(), 2);
}

#[test]
fn back_leads_from_a_position_to_its_review_as_far_as_that_has_come() {
    let mut visit = BrowserTab::new(over());
    visit.does(ReplayAction::Open).does(ReplayAction::GoTo(1));
    let summary = |visit: &BrowserTab| {
        let scene = visit.app.replay_scene().expect("a review");
        let done = scene.review.map(|review| review.done());
        (visit.at, scene.summary.is_some(), done)
    };
    assert_eq!(summary(&visit), (3, false, Some(0)));
    let asked = visit.app.next_request().expect("a turn to judge");
    let answer = asked.request.answer().expect("a judgement");
    visit.does(Action::EngineReplied(asked, answer)).goes(-1);
    assert_eq!(summary(&visit), (2, true, Some(1)));
    // The page's own button is the same way.
    visit
        .does(ReplayAction::GoTo(1))
        .does(ReplayAction::GoTo(2));
    assert_eq!(summary(&visit), (3, false, Some(1)));
    visit.does(ReplayAction::ShowSummary);
    assert_eq!(summary(&visit), (2, true, Some(1)));
    visit.goes(-1).shows(&table(), None);
    // A position that was shown first gives way to the summary.
    visit
        .does(ReplayAction::OpenAt(1))
        .does(ReplayAction::ShowSummary);
    assert_eq!((visit.at, visit.entries.len()), (2, 3));
    visit.does(ReplayAction::GoTo(1)).goes(-1);
    assert_eq!(summary(&visit), (2, true, Some(1)));
}

#[test]
fn back_leads_the_way_one_has_come() {
    let mut visit = BrowserTab::new(over());
    visit
        .does(ReplayAction::Open)
        .does(ReplayAction::GoTo(1))
        .does(LessonAction::Begin(0))
        .does(LessonAction::Begin(1));
    let reviewed = |visit: &BrowserTab| visit.app.replay().map(|replay| replay.scene().ply);
    assert_eq!((visit.at, reviewed(&visit)), (4, None));
    visit.goes(-1);
    assert_eq!(reviewed(&visit), Some(1));
    visit.goes(-2).shows(&table(), None);
    assert!(visit.app.review_at_table().is_some());
    visit.goes(3);
    assert_eq!(visit.app.lesson().map(|lesson| lesson.number()), Some(1));
    // Leads back, not on: the number of entries doesn't grow.
    visit
        .does(NavigationAction::Home)
        .does(NavigationAction::Home)
        .does(NavigationAction::Resume(GameSlot::Solo));
    assert_eq!((visit.at, visit.entries.len()), (1, 2));
}

#[test]
fn forward_repeats_no_turn_and_begins_no_try() {
    let mut visit = BrowserTab::new(app());
    visit
        .does(DailyAction::Show(Day::FIRST))
        .does(DailyAction::Play(Day::FIRST));
    visit.app = after_a_turn(&visit.app, Level::Novice);
    visit.app = after_a_turn(&visit.app, Level::Novice);
    let games = visit.app.games().clone();
    for steps in [1, 2] {
        visit.goes(-steps);
        visit
            .goes(steps)
            .shows(&Screen::Table(GameSlot::Daily(Some(Day::FIRST))), None);
        assert_eq!(*visit.app.games(), games);
    }
    visit.reloads();
    assert_eq!(
        game(&visit.app).record(),
        games
            .at(GameSlot::Daily(Some(Day::FIRST)))
            .expect("a game")
            .record()
    );

    // An attempt at a puzzle is as it was left.
    let mut visit = BrowserTab::new(app());
    visit.does(PuzzleAction::OfDay);
    visit.app = answered(&visit.app).expect("a puzzle");
    visit.does(TurnAction::AskToPass).does(TurnAction::EndTurn);
    let tried = visit.app.puzzle_session().cloned();
    visit.goes(-1).goes(1);
    assert_eq!(visit.app.puzzle_session(), tried.as_ref());
    assert_eq!(visit.app.puzzles().tried, 1);
}

#[test]
fn forward_into_a_shared_game_leads_to_the_curtain() {
    let mut visit = BrowserTab::new(app().led_by("1/1.3/hh/shared77"));
    visit
        .does(GameAction::TakeDevice)
        .does(open(Sheet::Settings));
    // Over the table again: the settings, and the start page.
    for steps in [1, -1] {
        visit.goes(-1).does(GameAction::TakeDevice);
        assert!(!game(&visit.app).is_covered());
        visit.goes(steps).goes(-steps);
        assert_eq!((visit.at, game(&visit.app).is_covered()), (1, true));
        visit.goes(1);
    }
}

#[test]
fn a_review_of_a_round_that_was_followed_by_another_shows_no_hand() {
    let mut app = app().led_by("1/1.3a/h1/red7game");
    while !game(&app).is_round_over() {
        app = after_a_turn(&app, Level::Casual);
    }
    let mut visit = BrowserTab::new(app);
    visit
        .does(ReplayAction::Open)
        .goes(-1)
        .does(GameAction::NextRound);
    visit.goes(1).reloads().shows(&table(), None);
}

#[test]
fn texts_that_are_no_entries_lead_to_the_start_page() {
    for text in [
        "",
        "1",
        "1/1.3/h1/red7game",
        "1 0 nonsense",
        "0 9 game",
        "999 0 game",
        "1 0 lesson 99",
        "1 0 review game",
        "3 0 game",
    ] {
        let app = app().reduce(Action::Navigate(NavigationAction::Visit(text.to_owned())));
        assert_eq!(*app.screen(), Screen::Home, "{text}");
    }
}

#[test]
fn a_rush_is_left_by_its_result_and_not_begun_again() {
    let mut visit = BrowserTab::new(app());
    visit.does(PuzzleAction::Rush(seed("red7game")));
    visit.app = answered(&visit.app).expect("a puzzle");
    visit
        .does(PuzzleAction::Begin { now: 1_000 })
        .does(TurnAction::AskToPass)
        .does(TurnAction::EndTurn);
    let rush = |visit: &BrowserTab| visit.app.puzzle_session()?.rush().cloned();
    assert!(visit.goes(-1).app.puzzle_session().is_some());
    let left = rush(&visit).expect("a rush");
    assert!(left.is_over() && visit.at == 1);
    visit.goes(-1).shows(&Screen::Home, None);
    visit.goes(1);
    assert_eq!(rush(&visit), Some(left));
    visit.reloads().shows(&Screen::Home, None);
}

#[test]
fn a_review_opened_from_the_gallery_leads_back_to_it() {
    let home = over().reduce(Action::Navigate(NavigationAction::Home));
    let game = home.recent().all()[0].clone();
    let review = || Action::Recent(RecentAction::Review(game.clone()));
    let is_offered = |visit: &BrowserTab| {
        let scene = visit.app.replay_scene();
        scene.expect("a review").source == ReplaySource::Gallery
    };
    let mut visit = BrowserTab::new(home.clone());
    visit.does(open(Sheet::Gallery)).does(review());
    assert!(is_offered(&visit));
    visit
        .does(NavigationAction::BackToGallery)
        .shows(&Screen::Home, Some(Sheet::Gallery));
    assert_eq!(visit.at, 1);
    // The browser's way is the same, and leads on from there.
    visit
        .does(review())
        .goes(-1)
        .shows(&Screen::Home, Some(Sheet::Gallery));
    visit.goes(-1).shows(&Screen::Home, None);
    // One opened elsewhere has no way there.
    visit.does(review());
    assert!(!is_offered(&visit));
    visit.does(NavigationAction::BackToGallery);
    assert!(visit.app.replay().is_some());
    visit.goes(-1).shows(&Screen::Home, None);
}
