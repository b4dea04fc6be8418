//! The application as plain values: screens, the game being played, settings,
//! saves. [`App::reduce`] is the one way it changes, and it has no side effects.

mod address;
mod app;
mod archive;
mod daily;
mod day;
mod day_deal;
mod document;
mod engine;
mod friends;
mod lineup;
mod notice;
mod play;
mod practice;
mod replay;
mod sealing;
mod settings;
mod store;

pub use address::{GameLink, Link, LinkError, Shortcut};
pub use app::{
    Action, App, Arrival, ChallengeResult, Extent, FormAction, FriendsAction, GameAction,
    Navigation, NoticeAction, Opened, Screen, SealAsked, SealedAction, SealedVisit, SentAction,
    SentGame, SentKind, Sheet,
};
pub use archive::{
    DealKey, Filter, Opposition, Rate, Recent, RecentAction, RecentGame, SeatResult, Statistics,
    Sums, interval,
};
pub use daily::{Daily, DailyAction, SHARE_CARD_SIZE, ShareCard};
pub use day::{Day, ParseDayError};
pub use document::{Document, DocumentKind, LoadError};
pub use engine::{
    Answer, Answering, Asked, ParseQuestionError, Question, READY, Search, ask, read_reply, reply,
};
pub use friends::{
    Agreed, Correspondence, GameId, Letter, LetterError, ParseSeatingError, Party, Relation,
    SealedGame, SealedLetter, SealedLetterError, Seating, Sitter,
};
pub use lineup::{Lineup, ParseLineupError, Player};
pub use notice::Notice;
pub use play::{
    Adviser, Awaits, Branch, Brush, Cell, Course, CourseRow, Discardable, Event, FinishedRound,
    Flow, FollowUp, FriendScene, Game, GameResult, Games, Glance, Hint, HintState, HintStep,
    LogLine, Mark, Marks, Moment, Outlook, Paints, PassReason, Picture, Place, Prospects, Pulse,
    RoundResult, Scene, Score, SealScene, Since, SoundCue, Stage, Step, TurnAction, Verdict, Win,
    example, load_correspondence, load_game, load_sealed, save_game, sheet, streaks,
};
pub use practice::{
    Attempt, Deed, Feedback, Goal, LESSONS, Left, Lesson, LessonAction, LessonScene, Occasion,
    Outcome, PuzzleAction, PuzzleBook, PuzzleScene, Rush, RushTry, Sitting, rating_of,
};
pub use replay::{
    Exact, Highlight, Judged, KeyMoment, KeyTurn, MomentKind, Opinion, Rating, Replay,
    ReplayAction, ReplayScene, ReviewScene, RoundStory, SolutionScene, Winnable,
};
#[cfg(feature = "sealed")]
pub use sealing::Vault;
pub use sealing::{
    Entropy, ParseSealError, Proved, SealDue, SealQuestion, SealRefusal, SealedSide, read_answer,
};
pub use settings::{
    CardStyle, Language, Learned, Motion, Names, Pace, Settings, SettingsAction, Switch, Terms,
    Theme,
};
pub use store::{
    Backup, BackupError, BackupFile, Contents, Entry, GameSummary, Loaded, News, Report, Snapshot,
    Storage, StorageError, Store, aside_name, kind_of,
};
