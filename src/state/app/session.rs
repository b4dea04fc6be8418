//! Owner of what the screen works on.

mod puzzle;
mod replay;

pub(super) use puzzle::open_puzzle;

use std::mem::replace;
use std::rc::Rc;

use super::library::Library;
use super::request::{Request, Requests};
use super::screen::Screen;
use super::sealed_lobby::SealedLobby;
use crate::engine::{EngineReply, EngineRequest};
use crate::state::correspondence::GameId;
use crate::state::lesson::{LESSONS, Lesson, LessonAction};
use crate::state::play::{Game, GameSlot, TurnAction};
use crate::state::puzzle::PuzzleSession;
use crate::state::replay::Replay;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Session {
    screen: Screen,
    /// Review of the round that has ended at the table; it goes on while the result is shown.
    round_review: Option<Rc<Replay>>,
    /// Review from which the moment at the table is tried again.
    retried_from: Option<Rc<Replay>>,
}

impl Session {
    pub const fn new() -> Self {
        Self {
            screen: Screen::Home,
            round_review: None,
            retried_from: None,
        }
    }

    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Shows a screen; returns the one that was left.
    pub const fn show(&mut self, screen: Screen) -> Screen {
        replace(&mut self.screen, screen)
    }

    pub fn set_retried_from(&mut self, review: Option<Rc<Replay>>) {
        self.retried_from = review;
    }

    /// The slot of the game at the table, while the table is shown.
    pub const fn slot(&self) -> Option<GameSlot> {
        match self.screen {
            Screen::Table(slot) => Some(slot),
            _ => None,
        }
    }

    /// The game at the table, while the table is shown.
    pub fn game<'a>(&self, library: &'a Library) -> Option<&'a Rc<Game>> {
        library.games().at(self.slot()?)
    }

    /// The sealed game on the screen: at the table, or while both players shuffle.
    pub fn sealed_game<'a>(&self, library: &'a Library) -> Option<&'a Rc<Game>> {
        match &self.screen {
            Screen::Sealed(lobby) => match **lobby {
                SealedLobby::Shuffling(id) => library.games().at(GameSlot::Sealed(id)),
                SealedLobby::Invited(_) | SealedLobby::Elsewhere(_) | SealedLobby::Beginning(_) => {
                    None
                }
            },
            _ => {
                let game = self.game(library);
                game.filter(|game| game.sealed().is_some())
            }
        }
    }

    pub const fn lesson(&self) -> Option<&Rc<Lesson>> {
        match &self.screen {
            Screen::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    pub const fn replay(&self) -> Option<&Rc<Replay>> {
        match &self.screen {
            Screen::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    pub const fn puzzle(&self) -> Option<&Rc<PuzzleSession>> {
        match &self.screen {
            Screen::Puzzle(session) => Some(session),
            _ => None,
        }
    }

    /// The request to the engine that the screen needs now, if any, apart from a review.
    pub fn engine_request(&self, library: &Library) -> Option<EngineRequest> {
        match &self.screen {
            Screen::Home
            | Screen::Lesson(_)
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::IncomingLink(_)
            | Screen::Sealed(_)
            | Screen::Live(_) => None,
            Screen::Table(_) => self.game(library)?.question(),
            Screen::Replay(replay) => replay.question(),
            Screen::Puzzle(session) => session.question(),
        }
    }

    /// Applies a reply of the engine to what it was asked for.
    pub fn on_engine_reply(&mut self, reply: EngineReply, library: &Library) -> Requests {
        match &self.screen {
            Screen::Home
            | Screen::Lesson(_)
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::IncomingLink(_)
            | Screen::Sealed(_)
            | Screen::Live(_) => {}
            Screen::Table(_) => match reply {
                EngineReply::Turn(turn) => {
                    return self.change_game(library, |game| game.recall_no_more().answered(turn));
                }
                EngineReply::Judgement(_)
                | EngineReply::Puzzle(_)
                | EngineReply::Line(_)
                | EngineReply::Wins(_) => {}
            },
            Screen::Replay(_) => self.change_replay(|replay| replay.answered(reply)),
            Screen::Puzzle(_) => match reply {
                EngineReply::Puzzle(puzzle) => self.change_puzzle(|session| session.made(*puzzle)),
                EngineReply::Line(line) => self.change_puzzle(|session| session.continued(line)),
                EngineReply::Turn(_) | EngineReply::Judgement(_) | EngineReply::Wins(_) => {}
            },
        }
        Vec::new()
    }

    /// Handles a part of the player's turn, in whatever is on the screen.
    pub fn update_turn(&mut self, action: TurnAction, library: &Library) -> Requests {
        match &self.screen {
            Screen::Home
            | Screen::Replay(_)
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::IncomingLink(_)
            | Screen::Sealed(_)
            | Screen::Live(_) => Vec::new(),
            Screen::Table(_) => {
                self.change_game(library, |game| game.recall_no_more().after(action))
            }
            Screen::Lesson(_) => self.change_lesson(|lesson| lesson.after(action)),
            Screen::Puzzle(_) => self.turn_in_puzzle(action),
        }
    }

    /// Requests a change of the game at the table.
    pub fn change_game(&self, library: &Library, change: impl FnOnce(Game) -> Game) -> Requests {
        match (self.slot(), self.game(library)) {
            (Some(slot), Some(game)) => {
                let game = change(Game::clone(game));
                vec![Request::UpdateGame(slot, Box::new(game))]
            }
            _ => Vec::new(),
        }
    }

    pub fn update_lesson(&mut self, action: LessonAction, library: &Library) -> Requests {
        match action {
            LessonAction::Learn => {
                let learned = library.settings().learned;
                let mut lessons = 0..LESSONS.len();
                let next = lessons.find(|&lesson| !learned.contains(lesson));
                begin_lesson(next.unwrap_or_default())
            }
            LessonAction::Begin(number) => begin_lesson(number),
            LessonAction::Next => self.change_lesson(Lesson::next),
            LessonAction::TryAgain => self.change_lesson(Lesson::try_again),
            // The form for a new game deals it.
            LessonAction::FirstRound(_) => Vec::new(),
        }
    }

    fn change_lesson(&mut self, change: impl FnOnce(Lesson) -> Lesson) -> Requests {
        let Screen::Lesson(lesson) = &mut self.screen else {
            return Vec::new();
        };
        let after = change(Lesson::clone(lesson));
        let learned = after.is_over().then(|| after.number());
        *lesson = Rc::new(after);
        learned.map(Request::CompleteLesson).into_iter().collect()
    }

    /// Catches up with the library after an action: a lobby gives way to the table once the cards are dealt, the table to
    /// the lobby if the game turns out to be damaged or open in another tab, and a round that has ended at the table is
    /// reviewed.
    pub fn sync(&mut self, library: &Library, open_elsewhere: Option<GameId>) {
        if let Some(game) = self.sealed_game(library)
            && let Some(sealed) = game.sealed()
        {
            let id = sealed.id;
            self.screen = match open_elsewhere {
                Some(other) if other == id => Screen::Sealed(Rc::new(SealedLobby::Shuffling(id))),
                _ => library.sealed_screen(id),
            };
        }
        self.review_round(library);
    }
}

fn begin_lesson(number: usize) -> Requests {
    let lesson = Lesson::begin(number);
    let show = lesson.map(|lesson| Request::Show(Screen::Lesson(Rc::new(lesson))));
    show.into_iter().collect()
}
