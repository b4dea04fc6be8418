//! The application as plain values: screens, the game being played, settings,
//! saves. [`App::reduce`] is the one way it changes, and it has no side effects.

mod app;
mod daily;
mod day;
mod document;
mod engine;
mod friends;
mod lesson;
mod lineup;
mod link;
mod notice;
mod picture;
mod play;
mod puzzle;
mod replay;
mod sent;
mod settings;
mod statistics;
mod store;

pub use app::{
    Action, App, Arrival, FormAction, FriendsAction, GameAction, Navigation, NoticeAction, Opened,
    Screen, Sheet,
};
pub use daily::{Daily, DailyAction, SHARE_CARD_SIZE, ShareCard};
pub use day::{Day, ParseDayError};
pub use document::{Document, DocumentKind, LoadError};
pub use engine::{Answer, Asked, ParseQuestionError, Question, Search, ask, read_reply, reply};
pub use friends::{
    Agreed, Correspondence, GameId, Letter, LetterError, ParseSeatingError, Party, Relation,
    Seating, Sitter,
};
pub use lesson::{Deed, Feedback, Goal, LESSONS, Left, Lesson, LessonAction, LessonScene};
pub use lineup::{Lineup, ParseLineupError, Player};
pub use link::{GameLink, Link, LinkError};
pub use notice::Notice;
pub use picture::{Brush, Mark, Marks, Paints, Picture, sheet, streaks};
pub use play::{
    Adviser, Awaits, Cell, Course, CourseRow, Event, Flow, FollowUp, FriendScene, Game, GameResult,
    Games, Glance, Hint, HintState, HintStep, LogLine, Moment, Outlook, Place, Prospects, Pulse,
    RoundResult, Scene, Score, Since, SoundCue, Stage, Step, Story, TurnAction, Verdict, example,
    load_correspondence, load_game, save_game,
};
pub use puzzle::{
    Attempt, Occasion, Outcome, PuzzleAction, PuzzleBook, PuzzleScene, Rush, RushTry, Sitting,
    rating_of,
};
pub use replay::{
    Exact, Judged, KeyMoment, KeyTurn, Opinion, Rating, Replay, ReplayAction, ReplayScene,
    ReviewScene, RoundStory, SolutionScene, Winnable,
};
pub use sent::{Answered, SentAction, SentGame, SentKind};
pub use settings::{
    Language, Learned, Motion, Names, Pace, Settings, SettingsAction, Switch, Terms, Theme,
};
pub use statistics::{
    DealKey, Filter, FinishedRound, Opposition, Rate, SeatResult, Statistics, Sums, Win, interval,
};
pub use store::{
    Backup, BackupError, BackupFile, Contents, Entry, Found, GameSummary, Holding, News, Report,
    Storage, StorageError, Store, aside_name, kind_of,
};
