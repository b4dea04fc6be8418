//! A browser in which events happen, compared with a plain model of its expected content.

use serde_json::{Value, json};

use super::event::{Doing, ScheduleEvent};
use super::*;

/// The browser with its tabs, and the expected content of the storage.
pub struct World {
    pub(super) browser: Browser,
    pub(super) tabs: Vec<Option<(Tab, Memory)>>,
    pub(super) documents: BTreeMap<DocumentName, Stored>,
    /// Names and texts of documents that were damaged from outside.
    pub(super) damaged: Vec<(&'static str, String)>,
    /// `true` if documents were deleted or damaged from outside. Earlier games may then be played again.
    pub(super) is_tampered_with: bool,
    today: Day,
    deals: u32,
}

impl Browser {
    /// Returns `true` if the stored document is already in quarantine or can be moved there.
    pub fn can_set_aside(&self, name: &str) -> bool {
        let stored = self.text(name);
        let mut asides = (1..=9).map(|number| self.text(&quarantine_name(name, number)));
        asides.clone().any(|aside| aside == stored)
            || (self.has_room_for(&quarantine_name(name, 1)) && asides.any(|aside| aside.is_none()))
    }

    /// Adds an unknown field to a document and to each of its items, as a newer build would. Returns the number of
    /// slots.
    fn extend(&self, name: &str) -> usize {
        let Some(Ok(mut value)) = self.text(name).map(|text| serde_json::from_str(&text)) else {
            return 0;
        };
        let count = extend(&mut value);
        self.put(name, &value.to_string());
        count
    }
}

pub(super) const UNKNOWN: &str = "later";

fn extend(value: &mut Value) -> usize {
    let Some(fields) = value.as_object_mut() else {
        return 0;
    };
    let items = fields.values_mut().filter_map(Value::as_array_mut);
    let count: usize = items.flatten().map(extend).sum();
    fields.insert(UNKNOWN.to_owned(), json!(1));
    count + 1
}

impl World {
    pub fn new(tabs: usize) -> Self {
        Self {
            browser: Browser::default(),
            tabs: (0..tabs).map(|_| None).collect(),
            documents: DocumentName::ALL.map(|kind| (kind, Stored::Nothing)).into(),
            damaged: Vec::new(),
            is_tampered_with: false,
            today: day(TODAY),
            deals: 0,
        }
    }

    pub fn happen(&mut self, event: ScheduleEvent) {
        match event {
            ScheduleEvent::In(number, doing) => {
                let number = self.tab_of(number);
                self.act(number, doing);
            }
            ScheduleEvent::Told(number) => {
                let number = self.tab_of(number);
                self.tell(number);
            }
            ScheduleEvent::Hidden(number) => {
                let number = self.tab_of(number);
                self.save(number);
            }
            ScheduleEvent::Closed(number, is_told) => {
                let number = self.tab_of(number);
                if is_told {
                    self.save(number);
                }
                self.tabs[number] = None;
            }
            ScheduleEvent::Blocked(is_blocked) => self.browser.block(is_blocked),
            ScheduleEvent::Crowded(names) => self.browser.crowd(names),
            ScheduleEvent::Emptied => {
                self.browser.empty();
                self.documents = DocumentName::ALL.map(|kind| (kind, Stored::Nothing)).into();
                self.damaged.clear();
                self.is_tampered_with = true;
            }
            ScheduleEvent::Damaged(name) => self.damage(name),
            ScheduleEvent::Extended(name) => {
                let count = self.browser.extend(name);
                let documents = self.documents.iter_mut();
                for (_, document) in documents.filter(|(kind, _)| kind.name() == name) {
                    if let Stored::There { unknown, .. } = document {
                        *unknown = count;
                    }
                }
            }
            // A week has four days with a short deal, so the date stops after the fourth.
            ScheduleEvent::NextDay if self.today.in_week() == 3 => {}
            ScheduleEvent::NextDay => {
                self.today = self.today.after(1);
                for number in 0..self.tabs.len() {
                    if self.tabs[number].is_some() {
                        self.step(number, Action::HourChanged(self.today.into()));
                    }
                }
            }
        }
    }

    fn damage(&mut self, name: &'static str) {
        let Some(text) = self.browser.text(name) else {
            return;
        };
        // A document is damaged only once, or nothing would be left of it to keep.
        if self
            .damaged
            .iter()
            .any(|damaged| *damaged == (name, text.clone()))
        {
            return;
        }
        let damaged = text[..text.len() / 2].to_owned();
        self.browser.put(name, &damaged);
        self.damaged.push((name, damaged));
        let documents = self.documents.iter_mut();
        for (_, document) in documents.filter(|(kind, _)| kind.name() == name) {
            *document = Stored::Damaged;
        }
        self.is_tampered_with = true;
    }

    /// Returns the tab with this number, opening it if necessary.
    fn tab_of(&mut self, number: usize) -> usize {
        let number = number % self.tabs.len();
        if self.tabs[number].is_none() {
            self.open(number);
        }
        number
    }

    pub(super) fn tab(&mut self, number: usize) -> &mut (Tab, Memory) {
        self.tabs[number].as_mut().expect("an open tab")
    }

    fn open(&mut self, number: usize) {
        let is_blocked = self.browser.0.borrow().is_blocked;
        let before = self.browser.0.borrow().writes;
        let is_whole = self.damaged.is_empty();
        let tab = Tab::open_unsaved(&self.browser, self.today);
        let after = self.browser.0.borrow().writes;
        assert!(
            before == after || !is_whole,
            "opening a page writes nothing"
        );
        let mut memory = Memory::default();
        for (&kind, document) in &self.documents {
            let known = memory.documents.entry(kind).or_default();
            if let (Stored::There { deeds, .. }, false) = (document, is_blocked) {
                known.read(deeds);
            }
            known.is_stored = !is_blocked && !matches!(document, Stored::Nothing);
        }
        for slot in slots() {
            let text = self.browser.text(&slot.name()).filter(|_| !is_blocked);
            let game = tab.app.games().at(slot);
            let known = KnownGame {
                is_met: text.is_some(),
                text,
                kept: game.map(|game| (game.id(), save_game(game))),
                ..KnownGame::default()
            };
            memory.games.insert(slot, known);
        }
        // The last visit may have ended before the result of the daily deal was stored.
        for (_, game) in tab.app.games().iter() {
            if let Some((day, result)) = game.day().zip(GameResult::of(game))
                && memory
                    .shown(DocumentName::Daily)
                    .daily
                    .result(day)
                    .is_none()
            {
                memory.waiting.push((game.id(), Change::Day(day, result)));
            }
        }
        // Earlier versions did not store finished games.
        if memory.shown(DocumentName::Recent).recent.is_empty() {
            for (_, game) in tab.app.games().iter() {
                note_end(game, self.today, &mut memory);
            }
        }
        self.tabs[number] = Some((tab, memory));
        self.save(number);
    }

    /// The tab performs an action and saves the results.
    fn step(&mut self, number: usize, action: Action) {
        let (tab, memory) = self.tab(number);
        let before = tab.app.clone();
        if !tab.change(action) {
            return;
        }
        note_what_was_done(&before, &tab.app, memory);
        self.save(number);
    }

    fn steps(&mut self, number: usize, actions: Vec<Action>) {
        for action in actions {
            self.step(number, action);
        }
    }

    fn act(&mut self, number: usize, doing: Doing) {
        let app = &self.tab(number).0.app;
        match doing {
            Doing::Choose(deed) => {
                let action = deed.action().expect("a choice");
                let (tab, memory) = self.tab(number);
                let before = (*tab.app.settings(), *tab.app.puzzles());
                tab.change(action);
                if before != (*tab.app.settings(), *tab.app.puzzles()) {
                    memory.note(deed);
                    self.save(number);
                }
            }
            Doing::Learn(lesson) if app.settings().learned.contains(lesson) => {}
            Doing::Learn(lesson) => {
                let (tab, memory) = self.tab(number);
                tab.app.complete_lesson(lesson);
                memory.note(Change::Lesson(lesson));
                self.save(number);
            }
            Doing::OpenLesson => self.step(number, LessonAction::Begin(0).into()),
            Doing::OpenPuzzle => self.step(number, begin_puzzle().into()),
            Doing::Puzzle(is_solved) => self.puzzle(number, begin_puzzle(), is_solved),
            Doing::PuzzleOfDay(is_solved) => self.puzzle(number, PuzzleAction::OfDay, is_solved),
            Doing::Rush(puzzles) => {
                let seed = seed("red7game");
                self.step(number, PuzzleAction::Rush(seed).into());
                self.step(number, PuzzleAction::Begin { now: 0 }.into());
                for _ in 0..puzzles {
                    let actions = puzzling(&self.tab(number).0.app, true);
                    self.steps(number, actions);
                    self.step(number, PuzzleAction::GoOn.into());
                }
            }
            Doing::Deal(terms, is_claimed) => {
                self.deals += 1;
                // Each deal has a new seed.
                let seed = crate::game::Seed::from_entropy(self.deals.into());
                let deal = format!("1/{terms}/{seed}");
                self.begin(number, GameSlot::Solo, |app| app.led_by(&deal), is_claimed);
            }
            Doing::Daily(is_claimed) => {
                let play = |app: &AppState| app.reduce(DailyAction::Play(app.today()).into());
                let slot = GameSlot::Daily(Some(app.today()));
                self.begin(number, slot, play, is_claimed);
            }
            Doing::Continue(slot) => self.step(number, NavigationAction::Resume(slot).into()),
            Doing::Turn => self.at_table(number, turn),
            Doing::Pass => self.at_table(number, |app| {
                let next = Action::Game(GameAction::NextRound);
                let is_over = app.game().is_some_and(|game| game.is_round_over());
                if is_over { vec![next] } else { pass(app) }
            }),
        }
    }

    fn at_table(&mut self, number: usize, actions: impl Fn(&AppState) -> Vec<Action>) {
        let app = &self.tab(number).0.app;
        if app.game().is_some() {
            let actions = actions(app);
            self.steps(number, actions);
        }
    }

    fn puzzle(&mut self, number: usize, begin: PuzzleAction, is_solved: bool) {
        self.step(number, begin.into());
        let actions = puzzling(&self.tab(number).0.app, is_solved);
        self.steps(number, actions);
    }

    /// Starts a game. If the player has a game under way there, or the tab knows of one, a dialog asks first.
    fn begin(
        &mut self,
        number: usize,
        slot: GameSlot,
        start: impl FnOnce(&AppState) -> AppState,
        is_claimed: bool,
    ) {
        let (tab, memory) = self.tab(number);
        for notice in tab.app.notices().to_vec() {
            tab.change(NoticeAction::Dismiss(notice));
        }
        let before = tab.app.games().at(slot).cloned();
        let is_under_way = before.as_ref().is_some_and(|game| game.is_under_way());
        let is_asked = is_under_way || memory.games[&slot].is_elsewhere();
        tab.app = start(&tab.app);
        if tab.app.sheet() == Some(Sheet::Replace) {
            assert!(is_asked, "nothing is asked without need");
            if is_claimed {
                tab.change(GameAction::ConfirmReplace)
            } else {
                tab.change(NavigationAction::CloseSheet)
            };
            let game = tab.app.games().at(slot).filter(|_| is_claimed);
            memory.claim = game.map(|game| game.id()).or(memory.claim);
        } else if before.as_ref() != tab.app.games().at(slot) {
            assert!(!is_asked, "what is under way is asked about");
        }
        let id = tab.app.games().at(slot).map(|game| game.id());
        self.save(number);
        if id == before.map(|game| game.id()) {
            return;
        }
        // Starting a game shows a notice each time it cannot be stored.
        let (tab, memory) = self.tab(number);
        let known = &memory.games[&slot];
        let is_stored = known.kept.as_ref().map(|kept| kept.0) == id;
        let is_told = tab.app.notices().iter().any(Notice::is_of_storage);
        assert!(is_stored || is_told, "{:?}", tab.app.notices());
    }
}

/// The fixed slots, and those of the days in a schedule.
pub(super) fn slots() -> impl Iterator<Item = GameSlot> {
    let days = (0..4).map(|days| GameSlot::Daily(Some(day(TODAY).after(days))));
    GameSlot::FIXED.into_iter().chain(days)
}

fn begin_puzzle() -> PuzzleAction {
    PuzzleAction::New(seed("red7game"))
}

/// Adds the finished rounds, daily deals and puzzles to the memory.
fn note_what_was_done(before: &AppState, after: &AppState, memory: &mut Memory) {
    for (slot, game) in after.games().iter() {
        let earlier = before
            .games()
            .at(slot)
            .filter(|other| other.id() == game.id());
        if earlier.is_none_or(|earlier| earlier.rounds_over() == game.rounds_over()) {
            continue;
        }
        if let Some(round) = game.last_finished() {
            let name = format!("{} {}", game.record().seed, game.rounds_over());
            memory.waiting.push((game.id(), Change::Round(name, round)));
        }
        if let Some((day, result)) = game.day().zip(GameResult::of(game))
            && before.daily().result(day).is_none()
        {
            memory.waiting.push((game.id(), Change::Day(day, result)));
        }
        note_end(game, after.today(), memory);
    }
    let Some((earlier, session)) = before.puzzle_session().zip(after.puzzle_session()) else {
        return;
    };
    if let Some((earlier, rush)) = earlier.rush().zip(session.rush()) {
        if rush.solved() > earlier.solved() {
            memory.note(Change::Rush(rush.solved() as u32));
        }
    } else if let (None, Some(is_solved)) = (earlier.attempt.first(), session.attempt.first()) {
        let day = match session.mode {
            PuzzleMode::Day(day) => Some(day),
            PuzzleMode::Practice | PuzzleMode::Rush(_) | PuzzleMode::Retry(_) => None,
        };
        memory.note(Change::Puzzle(session.attempt.id(), is_solved, day));
    }
}

/// Adds a finished game to the memory as one of the last.
fn note_end(game: &Game, today: Day, memory: &mut Memory) {
    if let Some(over) = RecentGame::new(game.link(), today) {
        memory
            .waiting
            .push((game.id(), Change::Over(Rc::new(over))));
    }
}
