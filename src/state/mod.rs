//! The application as plain values: screens, the game being played, settings,
//! saves. [`App::reduce`] is the one way it changes, and it has no side effects.

mod app;
mod daily;
mod day;
mod document;
mod engine;
mod lesson;
mod lineup;
mod link;
mod notice;
mod play;
mod puzzle;
mod replay;
mod save;
mod settings;
mod statistics;
mod store;

pub use app::{Action, PuzzleAction};
pub use app::{App, Kept, Rush, Screen, Sheet};
pub use daily::{Daily, DailyResult};
pub use day::{Day, ParseDayError};
pub use document::{Document, Known};
pub use engine::Quest;
pub use engine::{ParseTaskError, Question, Search, Task, read_turn};
pub use engine::{Ponder, answer, begin, read_answer};
pub use engine::{ReviewTask, read_judgement};
pub use lesson::Answer;
pub use lesson::{Deed, Goal, LESSONS};
pub use lesson::{Lesson, LessonScene};
pub use lineup::{Lineup, ParseLineupError, Player};
pub use link::{GameLink, Link, LinkError};
pub use notice::Notice;
pub use play::Cue;
pub use play::Game;
pub use play::Step;
pub use play::example;
pub use play::{Event, LogLine};
pub use play::{FollowUp, Outlook, Prospects, Verdict};
pub use play::{Games, Place};
pub use play::{Hint, HintState};
pub use play::{RoundResult, Scene, Score, Stage};
pub use puzzle::PuzzleBook;
pub use puzzle::rating_of;
pub use puzzle::{Outcome, PuzzleScene, Solving};
pub use replay::SolutionScene;
pub use replay::{Deal, Exact, Judged, Opinion, Rating, ReviewScene};
pub use replay::{Replay, ReplayScene};
pub use save::{LoadError, load_game, save_game};
pub use settings::Names;
pub use settings::Terms;
pub use settings::{Language, Learned, Motion, Pace, Settings, Theme};
pub use statistics::{
    DealKey, Filter, FinishedRound, Opposition, Rate, SeatResult, Statistics, Sums, Win, interval,
};
pub use store::{Bundle, BundleError, Contents, DocumentKind, GameSummary, aside_name};
