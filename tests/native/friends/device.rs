//! A device in a game with friends: the page and its browser storage.

use super::*;

/// Browser storage.
#[derive(Clone, Debug, Default)]
pub struct FakeStorage(Rc<RefCell<BTreeMap<String, String>>>);

impl FakeStorage {
    /// A copy of the storage, as in another browser.
    pub fn copied(&self) -> Self {
        Self(Rc::new(RefCell::new(self.0.borrow().clone())))
    }

    /// The stored games with friends.
    pub fn games(&self) -> Vec<(String, Game)> {
        let texts = self.0.borrow();
        let texts = texts.iter().filter(|(name, _)| name.starts_with("friend."));
        let games = texts.map(|(name, text)| {
            let game = load_correspondence(text, 0).expect("a game");
            (name.clone(), game)
        });
        games.collect()
    }
}

impl Storage for FakeStorage {
    fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn names(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().remove(name);
        Ok(())
    }
}

/// The page on a device.
pub struct TestPage {
    pub shelf: FakeStorage,
    store: Store<FakeStorage>,
    pub app: AppState,
}

impl TestPage {
    pub fn open(shelf: FakeStorage) -> Self {
        let (store, found, notices) = Store::open(shelf.clone());
        assert_eq!(notices, []);
        let app = AppState::new(
            parse("red7game"),
            parse::<red7::state::Day>("20261116"),
            found,
        );
        Self { shelf, store, app }
    }

    pub fn new() -> Self {
        Self::open(FakeStorage::default())
    }

    pub fn act(&mut self, action: impl Into<Action>) {
        self.app = self.app.reduce(action.into());
        loop {
            let StoreReport { notices, news } = self.store.save(&self.app.snapshot());
            assert_eq!(notices, []);
            let before = self.app.clone();
            for news in news {
                self.app = self.app.reduce(Action::StoreChanged(news));
            }
            if self.app == before {
                return;
            }
        }
    }

    /// Reloads the page, and resumes the game that was at the table.
    pub fn reload(&mut self) {
        let screen = self.app.screen().clone();
        *self = Self::open(self.shelf.clone());
        if let Screen::Table(place) = screen {
            self.act(NavigationAction::Resume(place));
        }
    }

    pub fn follow(&mut self, link: &str) {
        self.act(NavigationAction::OpenLink(link.to_owned()));
    }

    /// Question asked about the incoming link shown, if any.
    pub fn asks(&self) -> Option<IncomingLinkKind> {
        self.app.incoming_link().map(|opened| opened.kind)
    }

    /// Notice about the last link.
    pub fn said(&self) -> Option<Notice> {
        self.app.notices().last().copied()
    }

    pub fn game(&self) -> &Game {
        self.app.game().expect("a game at the table")
    }

    pub fn letter(&self) -> CorrespondenceLink {
        self.game()
            .correspondence_link()
            .expect("a game with friends")
    }

    /// The link, as sent.
    pub fn link(&self) -> String {
        let link = Link::Correspondence(self.letter());
        let text = link.to_string();
        assert_eq!(text.parse(), Ok(link), "{text}");
        text
    }

    /// Makes one turn for the player to move here, or starts the next round.
    pub fn step(&mut self, rng: &mut GameRng) {
        let asked = self.app.pending_request();
        if let Some(asked) = asked.filter(|asked| matches!(asked.request, EngineRequest::Turn(..)))
        {
            let answer = asked.request.answer().expect("an answer");
            return self.act(Action::EngineReplied(asked, answer));
        }
        if self.game().is_round_over() {
            return self.act(GameAction::NextRound);
        }
        self.act(GameAction::TakeDevice);
        if rng.below(60) == 0 {
            return self.act(CorrespondenceAction::Resign);
        }
        let round = replayed(self.game().record());
        let turn = random_turn(rng, &round);
        let plies = self.game().ply();
        for (number, &mv) in turn.moves().iter().enumerate() {
            match mv {
                Move::Pass => self.act(TurnAction::AskToPass),
                Move::Draw if number + 1 == turn.moves().len() => {}
                Move::End => {}
                _ => self.act(TurnAction::Make(mv)),
            }
            if mv != Move::Pass && rng.below(8) == 0 {
                let staged = self.game().staged();
                self.reload();
                assert_eq!(self.game().staged(), staged);
                self.act(GameAction::TakeDevice);
            }
        }
        // A pass with an empty hand ends the turn at once.
        if self.game().ply() == plies {
            self.act(if turn.moves().contains(&Move::Draw) {
                TurnAction::EndTurn
            } else {
                TurnAction::EndWithoutDraw
            });
        }
        assert!(self.game().ply() > plies, "{turn} can be made");
    }
}

/// The round in which the next turn is made.
pub fn replayed(record: &Record) -> red7::game::Round {
    let mut game = record.replay(usize::MAX).expect("legal turns");
    game.next_round();
    game.round().clone()
}
