//! The whole application.

mod opening;

use std::rc::Rc;

use crate::game::{Record, Seed};

use super::action::Action;
use super::course::LESSONS;
use super::game::Game;
use super::lesson::Lesson;
use super::link::GameLink;
use super::notice::Notice;
use super::replay::Replay;
use super::settings::Settings;

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
    /// Whether the game under way is to be given up.
    Replace,
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
    /// The game under way or just over.
    pub game: Option<Rc<Game>>,
    /// The lesson under way.
    pub lesson: Option<Rc<Lesson>>,
    /// The game that is looked at.
    pub replay: Option<Rc<Replay>>,
    /// A game that was asked for, while another is under way.
    asked_for: Option<GameLink>,
    /// The settings, with the terms of the next game.
    pub settings: Settings,
    /// The number of the next game.
    next_id: u32,
}

impl App {
    /// The page of a visitor with these settings, and with a game if one was kept.
    #[must_use]
    pub fn new(seed: Seed, settings: Settings, game: Option<Game>) -> Self {
        let next_id = game.as_ref().map_or(0, |game| game.id() + 1);
        Self {
            screen: Screen::Home,
            sheet: None,
            notices: Vec::new(),
            told: Vec::new(),
            seed: seed.to_string(),
            game: game.map(Rc::new),
            lesson: None,
            replay: None,
            asked_for: None,
            settings,
            next_id,
        }
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
            Action::Continue if app.game.is_some() => app.show(Screen::Table),
            Action::Continue => {}
            Action::Open(sheet) => app.sheet = Some(sheet),
            Action::Close => app.close(),
            Action::Back => app.go_back(),
            Action::OpenLink(text) => app.open(&text),
            Action::ShowPly(ply) => app.show_ply(ply),
            Action::PlayOn => app.play_on(),
            Action::Replace => app.replace(),
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
            Action::Other(number, player) => app.settings.terms.set_other(number, player),
            Action::Name(seat, name) => app.settings.names.give(seat, &name),
            Action::Edition(edition) => app.settings.terms.set_edition(edition),
            Action::Advanced(advanced) => app.settings.terms.is_advanced = advanced,
            Action::WithActions(actions) => app.settings.terms.has_actions = actions,
            Action::Target(target) => app.settings.terms.target = target,
            Action::TypeSeed(seed) => app.seed = seed.trim().to_owned(),
            Action::Deal(next) => {
                if let Ok(seed) = app.seed.parse() {
                    let terms = app.settings.terms;
                    app.start(GameLink::deal(terms.lineup(), terms.ruleset(), seed));
                    app.seed = next.to_string();
                }
            }
            Action::PlayAgain(seed) => app.start_again(Some(seed)),
            Action::SameDeal => app.start_again(None),
            // While a sheet is open, Escape closes that and nothing else.
            Action::PutBack if app.sheet.is_some() => {}
            _ if app.screen == Screen::Lesson => app.in_lesson(&action),
            // A lesson alone has tasks.
            Action::NextTask | Action::TryAgain => {}
            Action::TakeBack if !app.settings.may_take_back => {}
            Action::TakeBack => app.in_game(Game::take_back),
            Action::TakeDevice => app.in_game(Game::take_device),
            Action::Choose(card) => app.in_game(|game| game.choose(card)),
            Action::TakeUp(card) => app.in_game(|game| game.take_up(card)),
            Action::PutBack => app.in_game(Game::put_back),
            Action::Play(mv) => app.in_game(|game| game.stage_move(mv)),
            Action::Undo => app.in_game(Game::undo),
            Action::AskToPass => app.in_game(Game::ask_to_pass),
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
        }
        app
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
        if let Some(game) = self.game.take() {
            self.game = Some(Rc::new(change(Rc::unwrap_or_clone(game))));
        }
    }

    /// Changes the game only if it is the one of that number.
    fn in_game_of(&mut self, id: u32, change: impl FnOnce(Game) -> Game) {
        if self.game.as_ref().is_some_and(|game| game.id() == id) {
            self.in_game(change);
        }
    }

    fn start_again(&mut self, seed: Option<Seed>) {
        if let Some(game) = self.game.clone() {
            let last = game.record();
            let seed = seed.unwrap_or(last.seed);
            self.start(GameLink::deal(game.lineup().clone(), last.ruleset, seed));
        }
    }

    fn start(&mut self, GameLink { lineup, record, .. }: GameLink) {
        let Record {
            ruleset,
            seed,
            turns,
            ..
        } = record;
        // All turns were checked.
        if let Ok(game) = Game::new(self.next_id, lineup, ruleset, seed, turns) {
            self.next_id += 1;
            self.game = Some(Rc::new(game));
            self.show(Screen::Table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, Move, Players, Ruleset, Target};
    use crate::state::{Language, Pace, Stage};

    fn seed(text: &str) -> Seed {
        text.parse().expect("a seed")
    }

    fn app() -> App {
        App::new(seed("red7game"), Settings::default(), None)
    }

    fn game(app: &App) -> &Game {
        app.game.as_ref().expect("a game")
    }

    /// The action by which the opponent to move makes its turn.
    fn answer(app: &App) -> Action {
        let game = game(app);
        Action::BotPlayed {
            game: game.id(),
            ply: game.ply(),
            turn: game
                .task()
                .and_then(|task| task.turn())
                .expect("an opponent to move"),
        }
    }

    /// A table of four, at which the person is not the first to move.
    fn dealt() -> App {
        let app = app().reduce(Action::Players(Players::ALL[2]));
        let app = app.reduce(Action::Deal(seed("nextgame")));
        assert!(game(&app).bot_to_move().is_some());
        app
    }

    #[test]
    fn a_deal_opens_the_table() {
        let app = dealt();
        assert_eq!(app.screen, Screen::Table);
        assert_eq!(game(&app).lineup().players().get(), 4);
        assert_eq!(game(&app).record().seed, seed("red7game"));
        assert_eq!(app.seed, "nextgame");
    }

    #[test]
    fn a_deal_is_under_the_rules_of_the_form() {
        let choices = [
            Action::Edition(Edition::V1_0),
            Action::Advanced(true),
            Action::WithActions(true),
            Action::Target(Target::None),
            Action::Deal(seed("nextgame")),
        ];
        let app = choices.into_iter().fold(app(), |app, it| app.reduce(it));
        let rules = Ruleset::new(Edition::V1_0, true, true).with_target(Target::None);
        assert_eq!(game(&app).record().ruleset, rules);
    }

    #[test]
    fn a_bad_seed_deals_nothing() {
        let app = app().reduce(Action::TypeSeed("bad".to_owned()));
        assert_eq!(app.reduce(Action::Deal(seed("nextgame"))), app);
    }

    #[test]
    fn an_opponents_turn_counts_once_and_only_in_its_game() {
        let app = dealt();
        let answered = answer(&app);
        let after = app.reduce(answered.clone());
        assert_eq!(game(&after).ply(), 1);
        assert_eq!(after.reduce(answered.clone()), after);

        let other = app.reduce(Action::SameDeal);
        assert_ne!(game(&other).id(), game(&app).id());
        assert_eq!(other.reduce(answered), other);
    }

    #[test]
    fn nothing_can_be_done_while_others_move() {
        let app = dealt();
        let card = game(&app).view().hand().highest().expect("a card");
        for action in [
            Action::Choose(card),
            Action::TakeUp(card),
            Action::Play(Move::Play(card)),
            Action::Undo,
            Action::AskToPass,
            Action::EndTurn,
        ] {
            assert_eq!(app.reduce(action.clone()), app, "{action:?}");
        }
    }

    #[test]
    fn a_turn_is_made_of_moves_that_can_be_taken_back() {
        let mut app = dealt();
        while game(&app).bot_to_move().is_some() {
            app = app.reduce(answer(&app));
        }
        let card = game(&app).view().hand().highest().expect("a card");
        let chosen = app.reduce(Action::Choose(card));
        assert_eq!(game(&chosen).stage(), Stage::Chosen(card));
        assert_eq!(chosen.reduce(Action::Choose(card)), app);
        assert_eq!(chosen.reduce(Action::PutBack), app);
        assert_eq!(app.reduce(Action::TakeUp(card)), chosen);
        assert_eq!(chosen.reduce(Action::TakeUp(card)), chosen);

        let staged = chosen.reduce(Action::Play(Move::Play(card)));
        assert_eq!(game(&staged).stage(), Stage::Staged);
        assert_eq!(staged.reduce(Action::Undo), app);
        assert_eq!(
            game(&staged.reduce(Action::EndTurn)).ply(),
            game(&app).ply() + 1
        );
        // Once a card is played, only a discard can follow.
        let again = game(&staged).view().hand().highest().expect("a card");
        assert_eq!(staged.reduce(Action::Play(Move::Play(again))), staged);
    }

    #[test]
    fn a_pass_has_to_be_confirmed() {
        let mut app = dealt();
        while game(&app).bot_to_move().is_some() {
            app = app.reduce(answer(&app));
        }
        // Without a move there is no turn to end.
        assert_eq!(app.reduce(Action::EndTurn), app);
        let asked = app.reduce(Action::AskToPass);
        assert_eq!(game(&asked).stage(), Stage::Passing);
        assert_eq!(asked.reduce(Action::PutBack), app);
        let passed = asked.reduce(Action::EndTurn);
        assert!(matches!(game(&passed).stage(), Stage::Out(_)));
    }

    #[test]
    fn another_deal_keeps_the_players() {
        let app = dealt();
        let again = app.reduce(Action::PlayAgain(seed("otherone")));
        assert_eq!(game(&again).lineup(), game(&app).lineup());
        assert_eq!(game(&again).record().seed, seed("otherone"));
    }

    #[test]
    fn a_notice_is_told_once() {
        let told = app().reduce(Action::Tell(Notice::StorageFull));
        assert_eq!(told.reduce(Action::Tell(Notice::StorageFull)), told);
        assert_eq!(told.notices, [Notice::StorageFull]);
        let dismissed = told.reduce(Action::Dismiss(Notice::StorageFull));
        assert!(dismissed.notices.is_empty());
        assert_eq!(
            dismissed.reduce(Action::Tell(Notice::StorageFull)),
            dismissed
        );
    }

    #[test]
    fn settings_and_sheets_leave_the_game_alone() {
        let app = dealt();
        let set = app.reduce(Action::Pace(Pace::Instant));
        let set = set.reduce(Action::TakeDrawsByHand(true));
        let set = set.reduce(Action::Language(Language::Polish));
        assert_eq!(set.settings.pace, Pace::Instant);
        assert_eq!(set.settings.language, Language::Polish);
        assert!(set.settings.takes_draws_by_hand);
        let open = set.reduce(Action::Open(Sheet::Log));
        assert_eq!(open.reduce(Action::PutBack), open);
        assert_eq!(open.sheet, Some(Sheet::Log));
        assert_eq!(open.reduce(Action::Close), set);
        assert_eq!(open.reduce(Action::Back), set);
        assert_eq!(set.reduce(Action::Back), set.reduce(Action::GoHome));
        assert!(open.is_away() && set.is_away() && !set.reduce(Action::Back).is_away());
        assert_eq!(open.reduce(Action::GoHome).reduce(Action::Continue), set);
        assert_eq!(set.game, app.game);
    }
}
