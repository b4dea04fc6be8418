//! Sealed games in several tabs.

use super::*;
use crate::game::PlayerCount;
use crate::state::{
    CorrespondenceAction, Entropy, GameId, LockState, NewGameAction, PlayerKind, Screen,
    SealedAction, SealedLobby, SealedLock, SealedRequest, SealedService,
};

impl Tab {
    /// Performs an action and answers the resulting requests about sealed games.
    fn seal(&mut self, action: impl Into<Action>) {
        self.act(action);
        loop {
            // As in a browser without locks, every tab gets them.
            if let Some((lock, LockState::Waiting)) = self.app.sealed_lock() {
                self.act(SealedAction::LockChanged(lock, LockState::Held));
            } else if let Some(asked) = self.app.sealed_request() {
                let answer = SealedService::default().answer(&asked.request).map(Rc::new);
                self.act(SealedAction::Replied(asked, answer));
            } else {
                return;
            }
        }
    }

    /// Tells this tab that another one has the game open that it wants to play, or no longer has.
    fn find_open_elsewhere(&mut self, is_elsewhere: bool) {
        let (lock, _) = self.app.sealed_lock().expect("a game to play");
        let state = match is_elsewhere {
            true => LockState::Elsewhere,
            false => LockState::Held,
        };
        self.act(SealedAction::LockChanged(lock, state));
    }

    fn receive(&mut self, link: String) {
        self.seal(NavigationAction::OpenLink(link));
    }

    /// Passes if it is the player's turn.
    fn pass_sealed(&mut self) {
        self.act(TurnAction::AskToPass);
        self.seal(TurnAction::EndTurn);
    }

    fn message(&self) -> String {
        let game = self.app.games().at(slot()).expect("a sealed game");
        let letter = game.sealed().and_then(|sealed| sealed.last_link());
        format!("1/{}", letter.expect("a message"))
    }

    fn stored_side(&self) -> Rc<str> {
        let game = self.app.games().at(slot()).expect("a sealed game");
        game.sealed().expect("a sealed game").side.stored.clone()
    }
}

/// Starts the game of these tests.
fn begin(tab: &mut Tab) {
    tab.act(NewGameAction::Players(PlayerCount::TWO));
    tab.act(NewGameAction::SetOpponent(0, PlayerKind::Friend));
    tab.seal(SealedAction::Begin {
        id: GameId(seed("h3k2m9xq")),
        entropy: Entropy([1; Entropy::LEN]),
    });
}

/// The slot of the game, which follows from its first message.
fn slot() -> GameSlot {
    let mut tab = Tab::open(&Browser::default());
    begin(&mut tab);
    tab.app.correspondence_games()[0].0
}

/// A tab that has started a game, another tab of the same browser, and the friend's tab.
fn begun() -> (Browser, Tab, Tab, Tab) {
    let browser = Browser::default();
    let (mut a, b) = (Tab::open(&browser), Tab::open(&browser));
    begin(&mut a);
    let mut there = Tab::open(&Browser::default());
    there.receive(a.message());
    there.seal(SealedAction::Join {
        name: "Ben".to_owned(),
        entropy: Entropy([2; Entropy::LEN]),
    });
    (browser, a, b, there)
}

#[test]
fn what_one_tab_reads_another_takes_over() {
    let (_, mut a, mut b, mut there) = begun();
    b.hear();
    b.act(NavigationAction::Resume(slot()));
    assert!(matches!(b.app.screen(), Screen::Sealed(_)));
    // The second tab reads incoming messages; the first tab syncs, and shows the table once there are cards.
    while !matches!(b.app.screen(), Screen::Table(_)) {
        b.receive(there.message());
        there.receive(b.message());
        there.pass_sealed();
    }
    a.hear();
    assert_eq!(a.stored_side(), b.stored_side());
    assert!(matches!(a.app.screen(), Screen::Table(_)));
    b.act(CorrespondenceAction::Send);
    a.hear();
    assert_eq!(
        a.app.correspondence_games()[0].1.waiting_for,
        b.app.correspondence_games()[0].1.waiting_for
    );
    assert_eq!((a.app.notices(), b.app.notices()), (&[][..], &[][..]));
}

#[test]
fn a_tab_that_knows_less_does_not_write_over_more() {
    let (browser, a, mut b, there) = begun();
    b.hear();
    b.act(NavigationAction::Resume(slot()));
    b.receive(there.message());
    let whole = browser.text(&slot().name());
    // The first tab has not synced, and reports that its message was sent.
    let mut behind = a;
    behind.act(CorrespondenceAction::Send);
    assert_eq!(browser.text(&slot().name()), whole);
    behind.hear();
    assert_eq!(behind.stored_side(), b.stored_side());
}

#[test]
fn two_tabs_that_join_by_one_link_are_one_side() {
    let (.., a, _, _) = begun();
    let browser = Browser::default();
    let (mut c, mut d) = (Tab::open(&browser), Tab::open(&browser));
    for tab in [&mut c, &mut d] {
        tab.receive(a.message());
        let is_invited = |visit: &SealedLobby| matches!(visit, SealedLobby::Invited(_));
        assert!(matches!(tab.app.screen(), Screen::Sealed(visit) if is_invited(visit)));
    }
    let join = |byte| SealedAction::Join {
        name: String::new(),
        entropy: Entropy([byte; Entropy::LEN]),
    };
    c.seal(join(3));
    d.hear();
    d.seal(join(4));
    assert_eq!(c.stored_side(), d.stored_side());
}

#[test]
fn of_two_answers_that_two_tabs_make_at_once_the_stored_one_stays() {
    let (browser, mut a, mut b, there) = begun();
    b.hear();
    // The friend has joined twice, on two devices.
    let mut twin = Tab::open(&Browser::default());
    twin.receive(a.message());
    twin.seal(SealedAction::Join {
        name: String::new(),
        entropy: Entropy([9; Entropy::LEN]),
    });
    let (first, second) = (there.message(), twin.message());
    for tab in [&mut a, &mut b] {
        tab.act(NavigationAction::Resume(slot()));
    }
    a.receive(first);
    let stored = browser.text(&slot().name());
    b.receive(second);
    assert_eq!(browser.text(&slot().name()), stored);
    assert_eq!(a.stored_side(), b.stored_side());
    // The second tab has taken over the stored game and can store changes again.
    b.act(CorrespondenceAction::Send);
    a.hear();
    assert_eq!(
        a.app.correspondence_games()[0].1.waiting_for,
        b.app.correspondence_games()[0].1.waiting_for
    );
}

#[test]
fn what_there_is_no_room_for_is_not_sent() {
    let browser = Browser::default();
    let mut tab = Tab::open(&browser);
    browser.crowd([&*slot().name().leak()]);
    begin(&mut tab);
    // It is said at once, and nothing is sent.
    assert_eq!(tab.app.notices(), [Notice::StorageFull, Notice::NotSent]);
    tab.act(CorrespondenceAction::Send);
    assert_eq!((tab.app.sheet(), tab.app.sealed_message()), (None, None));
    tab.act(NoticeAction::Dismiss(Notice::NotSent));
    tab.save();
    assert_eq!(tab.app.notices(), [Notice::StorageFull]);
    browser.crowd([]);
    tab.save();
    tab.act(CorrespondenceAction::Send);
    assert_eq!(tab.app.sheet(), Some(crate::state::Sheet::Send));
}

#[test]
fn a_game_is_played_in_one_tab_at_a_time() {
    let (browser, mut a, _, mut there) = begun();
    a.receive(there.message());
    there.receive(a.message());
    there.pass_sealed();
    let mut b = Tab::open(&browser);
    b.act(NavigationAction::Resume(slot()));
    b.find_open_elsewhere(true);
    assert!(b.app.is_open_elsewhere() && matches!(b.app.screen(), Screen::Sealed(_)));
    // Nothing is played, read or sent there; the game is only checked.
    let stored = browser.text(&slot().name());
    b.act(NavigationAction::OpenLink(there.message()));
    b.act(TurnAction::AskToPass);
    b.act(TurnAction::EndTurn);
    let asked = b.app.sealed_request().expect("a request");
    assert!(matches!(asked.request, SealedRequest::Check(_)));
    let answer = SealedService::default().answer(&asked.request).map(Rc::new);
    b.act(SealedAction::Replied(asked, answer));
    assert_eq!(b.app.sealed_request(), None);
    assert_eq!(browser.text(&slot().name()), stored);
    // The first tab goes on; the second has that when it gets the lock.
    a.receive(there.message());
    b.hear();
    b.find_open_elsewhere(false);
    assert_eq!(b.stored_side(), a.stored_side());
    assert!(matches!(b.app.screen(), Screen::Table(_)));
    assert!(!b.app.is_open_elsewhere());
}

/// A page that was hidden has given the lock back; what it still asks of the module is not for it any more.
#[test]
fn a_reply_counts_only_while_the_lock_is_held() {
    let (_, mut a, _, there) = begun();
    a.act(NavigationAction::OpenLink(there.message()));
    let asked = a.app.sealed_request().expect("a message to read");
    let (lock, _) = a.app.sealed_lock().expect("a lock");
    a.act(SealedAction::LockChanged(lock, LockState::Waiting));
    let before = a.stored_side();
    let answer = SealedService::default().answer(&asked.request).map(Rc::new);
    a.act(SealedAction::Replied(asked, answer));
    assert_eq!(
        (a.stored_side(), a.app.sealed_request()),
        (before.clone(), None)
    );
    // An answer about an earlier lock doesn't count.
    let early = SealedLock { number: 0, ..lock };
    a.act(SealedAction::LockChanged(early, LockState::Held));
    assert_eq!(a.app.sealed_request(), None);
    a.seal(SealedAction::LockChanged(lock, LockState::Held));
    assert_ne!(a.stored_side(), before);
}

#[test]
fn a_backup_takes_no_sealed_game_back_to_an_earlier_moment() {
    let (browser, mut a, _, there) = begun();
    let all = || -> Backup { browser.0.borrow().documents.clone().into_iter().collect() };
    let early = all();
    assert!(early.has_sealed() && !early.clone().without_sealed().has_sealed());
    a.receive(there.message());
    let is_sealed = |(name, _): &(String, String)| *name == slot().name();
    assert!(!early.over(&all()).iter().any(is_sealed));
    assert!(early.over(&Backup::default()).iter().any(is_sealed));
}
