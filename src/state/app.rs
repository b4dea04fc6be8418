//! The whole application.

mod action;

pub use action::{Action, PuzzleAction};

mod daily;
mod opening;
mod puzzle;
mod reviewing;
mod statistics;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use crate::game::{Record, Seed};

pub use puzzle::Rush;

use crate::state::daily::Daily;
use crate::state::day::Day;
use crate::state::document::Known;
use crate::state::lesson::LESSONS;
use crate::state::lesson::Lesson;
use crate::state::link::GameLink;
use crate::state::notice::Notice;
use crate::state::play::Game;
use crate::state::play::{Games, Place};
use crate::state::puzzle::PuzzleBook;
use crate::state::puzzle::Solving;
use crate::state::replay::Replay;
use crate::state::settings::Settings;
use crate::state::statistics::{FinishedRound, Statistics};

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The start page.
    Home,
    /// The table.
    Table,
    /// A lesson.
    Lesson,
    /// A game that is looked at.
    Replay,
    /// A puzzle.
    Puzzle,
}

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Who would lead under each rule.
    WhatIf,
    /// The turns so far.
    Log,
    /// The score sheet.
    Scores,
    /// The review of a round.
    Review,
    /// How to play.
    HowTo,
    /// Settings.
    Settings,
    /// The keys.
    Keys,
    /// The lessons.
    Lessons,
    /// The addresses of the deal and the game.
    Share,
    /// Which puzzle to begin, and how one stands with them.
    Puzzles,
    /// Whether the game under way is to be given up.
    Replace,
    /// The deals of the days.
    Daily,
    /// How the person has done so far.
    Statistics,
    /// All that is kept in the browser.
    Data,
}

/// What was kept of earlier visits.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// The settings, with the terms of the next game.
    pub settings: Settings,
    /// The game at each place, with numbers of their own.
    pub games: [Option<Game>; Place::ALL.len()],
    /// What came of the deals of the days.
    pub daily: Daily,
    /// How the person has done.
    pub statistics: Statistics,
    /// How the visitor stands with puzzles.
    pub puzzles: PuzzleBook,
}

/// A game that was asked for.
#[derive(Clone, Debug, PartialEq)]
struct Wish {
    game: GameLink,
    /// The day whose deal it is, if the try counts.
    day: Option<Day>,
    /// The seed that the form has next, if it was asked for there.
    next: Option<Seed>,
}

impl Wish {
    /// A game from elsewhere than the form, and not the one of a day.
    const fn of(game: GameLink) -> Self {
        Self {
            game,
            day: None,
            next: None,
        }
    }
}

/// The state of the page. It changes by [`App::reduce`] alone.
#[derive(Clone, Debug, PartialEq)]
pub struct App {
    /// What fills the page.
    pub screen: Screen,
    /// What lies over it.
    pub sheet: Option<Sheet>,
    /// What the player has to be told, until it is dismissed.
    pub notices: Vec<Notice>,
    /// What was told in this visit, to be told once.
    told: Vec<Notice>,
    /// The seed of the next game, as typed.
    pub seed: String,
    /// The games under way or just over.
    pub games: Games,
    /// What came of the deals of the days.
    pub daily: Rc<Daily>,
    /// The game of a day whose result was noted.
    noted: Option<u32>,
    /// The day it is.
    pub today: Day,
    /// The lesson under way.
    pub lesson: Option<Rc<Lesson>>,
    /// The game that is looked at.
    pub replay: Option<Rc<Replay>>,
    /// The puzzle under way.
    pub puzzle: Option<Rc<Solving>>,
    /// The rush to which it belongs.
    pub rush: Option<Rush>,
    /// The day of which it is the puzzle.
    day: Option<Day>,
    /// How the visitor stands with puzzles.
    pub puzzles: PuzzleBook,
    /// A game that was asked for, while another is under way.
    asked_for: Option<Wish>,
    /// The settings, with the terms of the next game.
    pub settings: Settings,
    /// How the person has done so far.
    pub statistics: Rc<Statistics>,
    /// What was counted of it in this visit.
    counted: Vec<FinishedRound>,
    /// The number of the next game.
    next_id: u32,
}

impl App {
    /// The page of a visitor, on a day, with what was kept.
    #[must_use]
    pub fn new(seed: Seed, today: Day, kept: Kept) -> Self {
        let mut games = Games::default();
        let mut next_id = 0;
        for (place, game) in Place::ALL.into_iter().zip(kept.games) {
            if let Some(game) = game {
                next_id = next_id.max(game.id() + 1);
                games.put(place, game);
            }
        }
        let mut app = Self {
            screen: Screen::Home,
            sheet: None,
            notices: Vec::new(),
            told: Vec::new(),
            seed: seed.to_string(),
            games,
            daily: Rc::new(kept.daily),
            noted: None,
            today,
            lesson: None,
            replay: None,
            puzzle: None,
            rush: None,
            day: None,
            puzzles: kept.puzzles,
            asked_for: None,
            settings: kept.settings,
            statistics: Rc::new(kept.statistics),
            counted: Vec::new(),
            next_id,
        };
        app.note_daily();
        app
    }

    /// Whether there is something to go back from.
    #[must_use]
    pub fn is_away(&self) -> bool {
        self.screen != Screen::Home || self.sheet.is_some()
    }

    /// The page after something happened. Whatever does not fit changes nothing.
    #[must_use]
    pub fn reduce(&self, action: Action) -> Self {
        let mut app = self.clone();
        match action {
            Action::GoHome => app.show(Screen::Home),
            Action::Learn => {
                let is_open = |&lesson: &usize| !app.settings.learned.contains(lesson);
                let open = (0..LESSONS.len()).find(is_open).unwrap_or_default();
                app.begin_lesson(open);
            }
            Action::Lesson(number) => app.begin_lesson(number),
            Action::Continue(place) => app.go_on(place),
            Action::Today(day) => app.today = day,
            Action::PlayDaily => app.play_daily(),
            Action::Practise(day) => app.practise(day),
            Action::Open(sheet) => app.sheet = Some(sheet),
            Action::Close => app.close(),
            Action::Back => app.go_back(),
            Action::OpenLink(text) => app.open(&text),
            Action::ShowPly(ply) => app.in_replay(|replay| replay.after(ply)),
            Action::Step(step) if app.screen == Screen::Replay => {
                app.in_replay(|replay| replay.stepped(step));
            }
            Action::PlayOn => app.play_on(),
            Action::Review => app.review(),
            Action::EndReview => app.end_review(),
            Action::Judged {
                question,
                judgement,
            } => app.judged(&question, judgement),
            Action::Watch(seat) => app.in_replay(|replay| replay.watching(seat)),
            Action::Solve => app.in_replay(Replay::solving),
            Action::StopSolving => app.in_replay(Replay::not_solving),
            Action::Solved(quest, answer) => app.in_replay(|replay| replay.solved(&quest, &answer)),
            Action::OtherSeat => app.deal_other_seat(),
            Action::Replace => app.replace(),
            Action::Puzzle(action) => app.with_puzzles(action),
            Action::Tell(notice) if app.told.contains(&notice) => {}
            Action::Tell(notice) => {
                app.told.push(notice);
                app.notices.push(notice);
            }
            Action::Dismiss(notice) => app.notices.retain(|&other| other != notice),
            Action::Theme(theme) => app.settings.theme = theme,
            Action::Language(language) => app.settings.language = language,
            Action::Pace(pace) => app.settings.pace = pace,
            Action::Motion(motion) => app.settings.motion = motion,
            Action::Sound(has_sound) => app.settings.has_sound = has_sound,
            Action::TakeDrawsByHand(by_hand) => app.settings.takes_draws_by_hand = by_hand,
            Action::MayTakeBack(may) => app.settings.may_take_back = may,
            Action::IgnoreLetters(ignore) => app.settings.ignores_letters = ignore,
            Action::Players(players) => app.settings.terms.players = players,
            Action::LargeCards(are_large) => app.settings.has_large_cards = are_large,
            Action::FoldWhatIf(folds) => app.settings.folds_what_if = folds,
            Action::Other(number, player) => app.settings.terms.set_other(number, player),
            Action::Name(seat, name) => app.settings.names.give(seat, &name),
            Action::Edition(edition) => app.settings.terms.set_edition(edition),
            Action::Advanced(advanced) => app.settings.terms.is_advanced = advanced,
            Action::WithActions(actions) => app.settings.terms.has_actions = actions,
            Action::Target(target) => app.settings.terms.target = target,
            Action::TypeSeed(seed) => app.seed = seed.trim().to_owned(),
            Action::Deal(next) => {
                if let Some(game) = app.form() {
                    app.ask_for(Wish {
                        next: Some(next),
                        ..Wish::of(game)
                    });
                }
            }
            Action::PlayAgain(seed) => app.start_again(Some(seed)),
            Action::SameDeal => app.start_again(None),
            // While a sheet is open, Escape closes that and nothing else.
            Action::PutBack if app.sheet.is_some() => {}
            _ if app.screen == Screen::Lesson => app.in_lesson(&action),
            _ if app.screen == Screen::Puzzle => app.in_puzzle(&action),
            // A lesson alone has tasks, and at a table there is nothing to look at again.
            Action::NextTask | Action::TryAgain | Action::Step(_) => {}
            Action::TakeBack if !app.settings.may_take_back => {}
            Action::TakeBack => app.in_game(Game::take_back),
            Action::TakeDevice => app.in_game(Game::take_device),
            Action::Choose(_)
            | Action::TakeUp(_)
            | Action::PutBack
            | Action::Play(_)
            | Action::Undo
            | Action::AskToPass => app.in_game(|game| game.after(&action)),
            Action::EndTurn => app.in_game(|game| game.end_turn(false)),
            Action::EndWithoutDraw => app.in_game(|game| game.end_turn(true)),
            Action::NextRound => {
                app.sheet = None;
                app.in_game(Game::next_round);
            }
            Action::Hurry => app.in_game(Game::hurry),
            Action::AskForHint => app.in_game(Game::ask_for_hint),
            Action::Hinted {
                game: id,
                ply,
                turn,
            } => app.in_game_of(id, |game| game.hinted(ply, &turn)),
            Action::BotPlayed {
                game: id,
                ply,
                turn,
            } => app.in_game_of(id, |game| game.bot_played(ply, turn)),
            Action::Know(known) => match known {
                Known::Settings(settings) => app.settings = settings,
                Known::Daily(daily) => app.daily = Rc::new(daily),
                Known::Statistics(statistics) => app.statistics = Rc::new(statistics),
                Known::Puzzles(book) => app.puzzles = book,
            },
        }
        app.note_daily();
        app.count_round(self.games.current().map(Rc::as_ref));
        app
    }

    fn go_on(&mut self, place: Place) {
        if self.games.go_to(place) {
            self.show(Screen::Table);
        }
    }

    fn go_back(&mut self) {
        match self.sheet {
            Some(_) => self.close(),
            None => self.show(Screen::Home),
        }
    }

    fn close(&mut self) {
        self.sheet = None;
        self.asked_for = None;
    }

    fn show(&mut self, screen: Screen) {
        self.screen = screen;
        self.sheet = None;
    }

    fn begin_lesson(&mut self, number: usize) {
        if let Some(lesson) = Lesson::begin(number) {
            self.lesson = Some(Rc::new(lesson));
            self.show(Screen::Lesson);
        }
    }

    fn in_lesson(&mut self, action: &Action) {
        if let Some(lesson) = self.lesson.take() {
            let lesson = Rc::unwrap_or_clone(lesson).after(action);
            if lesson.is_over() {
                self.settings.learned.insert(lesson.number());
            }
            self.lesson = Some(Rc::new(lesson));
        }
    }

    fn in_game(&mut self, change: impl FnOnce(Game) -> Game) {
        self.games.change(change);
    }

    /// Changes the game only if it is the one of that number.
    fn in_game_of(&mut self, id: u32, change: impl FnOnce(Game) -> Game) {
        if self.games.current().is_some_and(|game| game.id() == id) {
            self.in_game(change);
        }
    }

    fn start_again(&mut self, seed: Option<Seed>) {
        if let Some(game) = self.games.current().cloned() {
            let last = game.record();
            let seed = seed.unwrap_or(last.seed);
            let game = GameLink::deal(game.lineup().clone(), last.ruleset, seed);
            self.ask_for(Wish::of(game));
        }
    }

    fn start(&mut self, Wish { game, day, next }: Wish) {
        let GameLink { lineup, record, .. } = game;
        let place = Place::of(&lineup, day);
        let Record {
            ruleset,
            seed,
            turns,
            ..
        } = record;
        // All turns were checked.
        if let Ok(game) = Game::new(self.next_id, lineup, ruleset, seed, turns) {
            self.next_id += 1;
            let game = match day {
                Some(day) => game.of_day(day),
                None => game,
            };
            self.games.put(place, game);
            self.go_on(place);
            if let Some(next) = next {
                self.seed = next.to_string();
            }
        }
    }
}
