//! The page's first part by itself: its actions, and those that wait for the second.

use super::*;
use crate::engine::EngineReply;
use crate::state::lesson::LessonAction;
use crate::state::puzzle::PuzzleAction;
use crate::state::settings::Theme;

const DEALS: [&str; 4] = [
    "1/1.3/h3/red7game",
    "1/1.3ax/h43/red7game",
    "1/1.3/hh/red7game",
    "1/1.3a/h133/otherone",
];

fn seed() -> Seed {
    "red7game".parse().expect("a seed")
}

fn day() -> Day {
    "20261121".parse().expect("a day")
}

/// A first visit with the first part alone, and the same with both.
#[derive(Clone)]
struct Visit {
    early: AppState,
    whole: AppState,
}

impl Visit {
    fn new() -> Self {
        Self {
            early: AppState::first_visit(seed(), day()),
            whole: AppState::new(seed(), day(), LoadedData::default()),
        }
    }

    /// Does the same in both, and checks that both show the same.
    fn act(&mut self, action: impl Into<Action>) {
        let action = action.into();
        self.early = self.early.reduce_early(action.clone());
        self.whole = self.whole.reduce(action.clone());
        let (early, whole) = (&self.early, &self.whole);
        assert!(!early.awaits_screen(), "{action:?}");
        assert_eq!(early.screen(), whole.screen(), "{action:?}");
        assert_eq!(early.sheet(), whole.sheet(), "{action:?}");
        assert_eq!(early.games(), whole.games(), "{action:?}");
        assert_eq!(early.settings(), whole.settings(), "{action:?}");
        assert_eq!(early.early_request(), whole.pending_request(), "{action:?}");
        assert_eq!(early.early_history_entry(), whole.history_entry());
    }

    /// Opens a deal that was sent, and deals it.
    fn deal(link: &str) -> Self {
        let mut visit = Self::new();
        visit.act(NavigationAction::OpenLink(link.to_owned()));
        assert!(matches!(visit.early.screen(), Screen::Received(_)));
        visit.act(ReceivedAction::Play);
        visit
    }

    /// Plays a turn at Novice level, for whoever is to move.
    fn turn(&mut self) {
        if let Some(request) = self.early.early_request() {
            let answer = request.request.answer().expect("an answer");
            return self.act(Action::EngineReplied(request, answer));
        }
        self.act(GameAction::TakeDevice);
        let view = self.early.game().expect("a game").view();
        let turn = Level::Novice.choose(&view, 0).turn().clone();
        for &mv in turn.moves() {
            self.act(match mv {
                Move::Pass => TurnAction::AskToPass,
                _ => TurnAction::Make(mv),
            });
        }
        self.act(TurnAction::EndTurn);
    }

    fn is_over(&self) -> bool {
        self.early.game().is_some_and(|game| game.is_round_over())
    }

    /// The second part comes.
    fn come(self) -> [AppState; 2] {
        let hour = || Action::HourChanged(day().into());
        [self.early, self.whole].map(|app| app.reduce(hour()))
    }
}

#[test]
fn a_round_is_played_as_with_the_second_part_and_counts_once_that_has_come() {
    let mut counted = 0;
    for deal in DEALS {
        let mut visit = Visit::deal(deal);
        visit.act(GameAction::Pause);
        visit.act(GameAction::Resume);
        while !visit.is_over() {
            visit.turn();
            visit.act(GameAction::NextTurn);
        }
        visit.act(GameAction::NextEndStep);
        visit.act(GameAction::ShowResult);
        assert!(visit.early.statistics().is_empty());
        let [early, whole] = visit.come();
        assert_eq!(early, whole, "{deal}");
        counted += usize::from(!early.statistics().is_empty());
    }
    // People who share the device aren't counted.
    assert_eq!(counted, DEALS.len() - 1);
}

#[test]
fn the_way_home_and_back_needs_no_second_part() {
    let mut visit = Visit::new();
    let start = visit.early.early_history_entry().text;
    visit.act(LessonAction::FirstRound(seed()));
    let table = visit.early.early_history_entry().text;
    visit.turn();
    visit.act(NavigationAction::Visit(start));
    assert_eq!(*visit.early.screen(), Screen::Home);
    visit.act(NavigationAction::Visit(table));
    visit.act(NavigationAction::OpenSheet(Sheet::Menu));
    visit.act(TurnAction::PutBack);
    visit.act(NavigationAction::CloseSheet);
    visit.act(NavigationAction::Home);
    visit.act(NavigationAction::Resume(GameSlot::Solo));
    // Another deal would lose that one.
    visit.act(NavigationAction::Home);
    visit.act(GameAction::Deal(seed()));
    assert_eq!(visit.early.sheet(), Some(Sheet::Replace));
    visit.act(SettingsAction::Theme(Theme::Dark));
    visit.act(NoticeAction::Tell(Notice::NewVersion));
    let [early, whole] = visit.come();
    assert_eq!(early, whole);
}

#[test]
fn what_needs_the_second_part_is_done_in_its_order_once_that_has_come() {
    let mut visit = Visit::new();
    visit.act(LessonAction::FirstRound(seed()));
    let puzzle = Action::Puzzle(PuzzleAction::OfDay);
    let shown = visit.early.screen().clone();
    for action in [GameAction::Resign.into(), puzzle] {
        visit.early = visit.early.reduce_early(action.clone());
        visit.whole = visit.whole.reduce(action);
    }
    assert!(visit.early.awaits_screen());
    assert_eq!(*visit.early.screen(), shown);
    let [early, whole] = visit.come();
    assert!(matches!(early.screen(), Screen::Puzzle(_)));
    assert!(!early.awaits_screen());
    assert_eq!(early, whole);
}

#[test]
fn whoever_goes_elsewhere_waits_no_longer() {
    for link in [
        "1/q/2h-k7q2m9xd",
        "1/1.3/h1/red7game/x",
        "puzzle",
        "nonsense",
    ] {
        let mut visit = Visit::new();
        let open = NavigationAction::OpenLink(link.to_owned());
        let app = visit.early.reduce_early(open.into());
        assert!(app.awaits_screen(), "{link}");
        visit.early = app;
        visit.act(LessonAction::FirstRound(seed()));
        let [early, whole] = visit.come();
        assert_eq!(early, whole, "{link}");
    }
}

#[test]
fn a_reply_to_another_question_changes_nothing() {
    let mut visit = Visit::deal(DEALS[0]);
    while visit.early.early_request().is_none() {
        visit.turn();
    }
    let request = visit.early.early_request().expect("a request");
    visit.turn();
    let before = visit.early.clone();
    visit.act(Action::EngineReplied(
        request,
        EngineReply::Turn(Move::Pass.into()),
    ));
    assert_eq!(visit.early, before);
}
