//! Everything that can happen to the application.

use crate::bots::Judgement;
use crate::game::{Card, Edition, Move, Players, Seat, Seed, Target, Turn};
use crate::puzzle::Grade;
use crate::state::app::Sheet;
use crate::state::day::Day;
use crate::state::document::Known;
use crate::state::engine::Quest;
use crate::state::lineup::Player;
use crate::state::notice::Notice;
use crate::state::play::{Place, Step};
use crate::state::settings::{Language, Motion, Pace, Theme};

/// Something that happened: a wish of the player, an opponent's turn, a fault.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Show the start page.
    GoHome,
    /// Begin the first lesson that is not learned yet.
    Learn,
    /// Begin a lesson, by its number from 0.
    Lesson(usize),
    /// Lesson: the next task.
    NextTask,
    /// Lesson: another try at the same task.
    TryAgain,
    /// Go on with the game of a place.
    Continue(Place),
    /// It is this day now.
    Today(Day),
    /// Play today's deal, or show what came of it.
    PlayDaily,
    /// Play the deal of a day for practice.
    Practise(Day),
    /// Open what an address leads to: the part of it after `#`.
    OpenLink(String),
    /// Replay: show the game after so many turns.
    ShowPly(usize),
    /// Replay, puzzle: show an earlier or a later moment.
    Step(Step),
    /// Replay: play on from the moment that is shown.
    PlayOn,
    /// Look back at the round that is over.
    Review,
    /// Go back from there to the table.
    EndReview,
    /// Review: what a turn was worth. The question tells which one.
    Judged {
        /// As it was asked.
        question: String,
        /// The answer.
        judgement: Judgement,
    },
    /// Review: show the chances of the player of a seat.
    Watch(Seat),
    /// Replay of a position: work out who wins.
    Solve,
    /// Give that up.
    StopSolving,
    /// What was asked for that is known.
    Solved(Quest, String),
    /// Replay: the same deal, with each player at another seat.
    OtherSeat,
    /// Something with puzzles.
    Puzzle(PuzzleAction),
    /// Give up the game under way for the one that was asked for.
    Replace,
    /// Go back: take the sheet away, or show the start page.
    Back,
    /// Lay a sheet over the page.
    Open(Sheet),
    /// Take the sheet away.
    Close,
    /// Tell the player something.
    Tell(Notice),
    /// The player has read it.
    Dismiss(Notice),
    /// Setting: light or dark.
    Theme(Theme),
    /// Setting: the language.
    Language(Language),
    /// Setting: how long opponents take.
    Pace(Pace),
    /// Setting: how much moves.
    Motion(Motion),
    /// Setting: whether the game can be heard.
    Sound(bool),
    /// Setting: whether the player takes draws, or they are taken alone.
    TakeDrawsByHand(bool),
    /// Setting: whether whole turns can be taken back.
    MayTakeBack(bool),
    /// Setting: whether keys that are letters do nothing.
    IgnoreLetters(bool),
    /// Form: how many play.
    Players(Players),
    /// Form: who sits at a seat after the first; these are counted from 0.
    Other(usize, Player),
    /// Setting: whether the cards are larger.
    LargeCards(bool),
    /// Setting: whether the panel of the seven rules is folded.
    FoldWhatIf(bool),
    /// Setting: what a player is called, as typed.
    Name(Seat, String),
    /// Form: the edition of the rules.
    Edition(Edition),
    /// Form: Advanced or Basic.
    Advanced(bool),
    /// Form: with or without Actions.
    WithActions(bool),
    /// Form: when a game for points ends.
    Target(Target),
    /// Form: the seed as typed.
    TypeSeed(String),
    /// Start the game that the form describes, if its seed can be read; the seed here
    /// is for the game after it.
    Deal(Seed),
    /// Another deal with the same players.
    PlayAgain(Seed),
    /// The same deal with the same players.
    SameDeal,
    /// Take back the last turn of the person, and what the others did since.
    TakeBack,
    /// The person to move holds the device now.
    TakeDevice,
    /// Choose a card, or put it back.
    Choose(Card),
    /// Choose a card by lifting it: one that is chosen already stays so.
    TakeUp(Card),
    /// Put back what was chosen.
    PutBack,
    /// Make a move of one's turn.
    Play(Move),
    /// Take back the last move.
    Undo,
    /// Ask what a master would do.
    AskForHint,
    /// The answer, in a game after so many turns.
    Hinted {
        /// The game it belongs to.
        game: u32,
        /// How many turns had been made.
        ply: usize,
        /// The turn, or the rest of it.
        turn: Turn,
    },
    /// Ask for a pass.
    AskToPass,
    /// End the turn, with the draw that it has earned, or pass if that was asked for.
    EndTurn,
    /// End the turn without the draw that it has earned.
    EndWithoutDraw,
    /// Let the others finish at once.
    Hurry,
    /// Deal the next round of the match.
    NextRound,
    /// An opponent has made its turn in a game after so many turns.
    BotPlayed {
        /// The game it belongs to.
        game: u32,
        /// How many turns had been made.
        ply: usize,
        /// The turn.
        turn: Turn,
    },
    /// What another tab has stored was found in the browser's storage.
    Know(Known),
}

impl Action {
    /// Whether it is a wish of the player after which much of the table looks different.
    #[must_use]
    pub const fn changes_table(&self) -> bool {
        matches!(
            self,
            Self::Deal(_)
                | Self::PlayAgain(_)
                | Self::SameDeal
                | Self::NextRound
                | Self::Choose(_)
                | Self::PutBack
                | Self::Play(_)
                | Self::Undo
                | Self::AskToPass
                | Self::EndTurn
                | Self::EndWithoutDraw
                | Self::TakeBack
                | Self::TakeDevice
                | Self::Step(_)
        )
    }
}

/// What can happen with puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleAction {
    /// How many play in the next puzzles.
    Players(Players),
    /// How hard the next puzzles are.
    Grade(Grade),
    /// Begin a puzzle as chosen, from this seed.
    New(Seed),
    /// Begin the puzzle of the day.
    OfDay,
    /// Begin a rush.
    Rush {
        /// Where its puzzles come from.
        seed: Seed,
        /// The seconds since the beginning of 1970.
        now: i64,
    },
    /// Look at the clock of the rush.
    Tick {
        /// The seconds since the beginning of 1970.
        now: i64,
    },
    /// What was asked about the puzzle is known.
    Answered(Quest, String),
}
