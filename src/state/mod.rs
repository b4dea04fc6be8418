//! The application as plain values: screens, the game being played, settings,
//! saves. [`App::reduce`] is the one way it changes, and it has no side effects.

mod action;
mod answer;
mod app;
mod bundle;
mod course;
mod cue;
mod daily;
mod day;
mod example;
mod game;
mod games;
mod hint;
mod lesson;
mod lineup;
mod link;
mod log;
mod names;
mod notice;
mod puzzle;
mod puzzle_book;
mod quest;
mod question;
mod rating;
mod replay;
mod review;
mod save;
mod scene;
mod settings;
mod solution;
mod statistics;
mod step;
mod task;
mod terms;
mod verdict;

pub use action::{Action, PuzzleAction};
pub use answer::Answer;
pub use app::{App, Kept, Rush, Screen, Sheet};
pub use bundle::{Bundle, BundleError, Contents, DocumentKind, GameSummary};
pub use course::{Deed, Goal, LESSONS};
pub use cue::Cue;
pub use daily::{Daily, DailyResult, load_daily, save_daily};
pub use day::{Day, ParseDayError};
pub use example::example;
pub use game::Game;
pub use games::{Games, Place};
pub use hint::{Hint, HintState};
pub use lesson::{Lesson, LessonScene};
pub use lineup::{Lineup, ParseLineupError, Player};
pub use link::{GameLink, Link, LinkError};
pub use log::{Event, LogLine};
pub use names::Names;
pub use notice::Notice;
pub use puzzle::{Outcome, PuzzleScene, Solving};
pub use puzzle_book::{PuzzleBook, load_puzzles, save_puzzles};
pub use quest::Quest;
pub use question::{Ponder, answer, begin, read_answer};
pub use rating::rating_of;
pub use replay::{Replay, ReplayScene};
pub use review::{Deal, Exact, Judged, Opinion, Rating, ReviewScene, ReviewTask, read_judgement};
pub use save::{LoadError, load_game, load_settings, save_game, save_settings};
pub use scene::{RoundResult, Scene, Score, Stage};
pub use settings::{Language, Learned, Motion, Pace, Settings, Theme};
pub use solution::SolutionScene;
pub use statistics::{
    DealKey, Filter, FinishedRound, Opposition, Rate, SeatResult, Statistics, Sums, Win, interval,
    load_statistics, save_statistics,
};
pub use step::Step;
pub use task::{ParseTaskError, Question, Search, Task, read_turn};
pub use terms::Terms;
pub use verdict::{FollowUp, Outlook, Prospects, Verdict};
