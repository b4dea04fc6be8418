//! The application as plain values: screens, the current game, settings and stored data. [`AppState::reduce`] is the
//! only function that changes the state; it has no side effects.

mod app;
mod archive;
mod correspondence;
mod daily_deal;
mod daily_results;
mod day;
mod document;
mod first_round;
mod fnv;
mod gallery;
mod learn;
mod lesson;
mod level_step;
mod lineup;
mod link;
mod live;
mod live_session;
mod match_length;
mod notice;
mod pending_request;
mod play;
mod puzzle;
mod rating;
mod replay;
mod sealed_game;
mod second_part;
mod settings;
mod store;
mod strategy;

pub use app::{
    Action, AppState, ChallengeResult, CorrespondenceAction, GameAction, HistoryEntry,
    IncomingLink, IncomingLinkKind, LateFunctions, LiveAction, LockState, NavigationAction,
    NewGameAction, NoticeAction, PendingSealedRequest, ReceivedAction, ReceivedGame, ReceivedKind,
    Screen, SealedAction, SealedLobby, SealedLock, Sheet, UpdateScope,
};
pub use archive::{
    DealKey, OpponentGroup, Outcomes, RecentAction, RecentGame, RecentGames, SeatResult,
    Statistics, StatisticsFilter, Totals,
};
pub use correspondence::{
    CorrespondenceGame, CorrespondenceLink, CorrespondenceLinkError, GameId, GameOptions,
    HistoryRelation, Occupant, ParseSeatingError, Party, Seating,
};
pub use daily_deal::DayTable;
pub use daily_results::{DailyAction, DailyResults, SHARE_CARD_SIZE, ShareCard};
pub use day::{Day, DayHour, ParseDayError};
pub use document::{Document, DocumentKind, LoadError};
pub use gallery::{Gallery, GalleryEnd, GalleryGame, Painting};
pub use learn::{
    LearnAction, LearnAnswer, LearnMoment, LearnProgress, LearnScene, LearnSession, LearnStage,
    Mistake, Mistakes, ReturningMoments, TurnToLearn,
};
pub use lesson::{
    Feedback, Goal, LESSONS, Lesson, LessonAction, LessonScene, RemainingStep, TurnPart,
};
pub use level_step::LevelStep;
pub use lineup::{Lineup, ParseLineupError, PlayerKind};
pub use link::{GameLink, Link, LinkError, LiveLink, Shortcut, tidy_link};
pub use live::{LiveInvitation, LiveInvitationError, LiveRoom, LiveRooms, LiveTerms};
pub use live_session::{LiveEffect, LiveFriend, LiveSession, LiveTable, LiveView, Presence};
pub use match_length::usual_turns;
pub use notice::{Importance, Notice};
pub use pending_request::PendingRequest;
pub use play::{
    ActionTargets, Adviser, Branch, Brush, ColorTarget, CorrespondenceScene, CorrespondenceSummary,
    Discardable, EndStep, FRAME_SIZE, FinishedRound, FollowUp, Game, GameResult, GameSlot, Games,
    HapticCue, Hint, HintState, HintStep, LandedScene, LeadCell, LeadHistory, LeadHistoryRow,
    LeadStatus, LogLine, MovePreview, PassReason, Picture, PictureFrame, PictureSize, PlaybackMode,
    PlayerSign, RecapItem, ReplayFrame, RoundCaption, RoundResult, RuleHistory, RulePeriod, Scene,
    Score, SealedScene, Signature, SoundCue, Stage, Step, TurnAction, TurnEvent, WaitingFor,
    example, is_stuck, load_correspondence, load_game, load_sealed, may_last_card_act, save_game,
    streaks,
};
pub use puzzle::{
    FirstTry, Outcome, PuzzleAction, PuzzleAttempt, PuzzleMode, PuzzleProgress, PuzzleScene,
    PuzzleSession, Rush, RushAttempt, rating_of,
};
pub use rating::{RatedRound, Rating, RatingRange, RatingStep, levels_near, usual_points};
pub use replay::{
    DealAssessment, ExactAssessment, Highlight, KeyMoment, KeyTurn, LostChance, MomentKind, Replay,
    ReplayAction, ReplayScene, ReplaySource, ReviewQueue, ReviewRound, ReviewScene, ReviewedTurn,
    RoundSummary, SolutionScene, TurnAssessment, TurnRating,
};
#[cfg(feature = "sealed")]
pub use sealed_game::SealedService;
pub use sealed_game::{
    Doubt, Entropy, ParseSealedRequestError, ProofStatus, SealedAwaiting, SealedGame, SealedLink,
    SealedLinkError, SealedRefusal, SealedRejection, SealedRequest, SealedSide, SideCheck,
    read_answer,
};
pub use second_part::SecondPart;
pub use settings::{
    BoolSetting, CardStyle, Company, CompletedLessons, Language, Motion, NewGameForm, Pace,
    PlayerNames, Settings, SettingsAction, Theme,
};
pub use store::{
    Backup, BackupContents, BackupError, BackupFile, EarlyStore, GameSummary, JournalEntry,
    LoadedData, SettingsSummary, Snapshot, Storage, StorageError, Store, StoreEvent, StoreReport,
    change_document, kind_of, quarantine_name,
};
pub use strategy::{Fact, FactExample, FactSubject, FactUnit};
