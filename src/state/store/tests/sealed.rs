//! Sealed games in several tabs.

use super::*;
use crate::game::PlayerCount;
use crate::state::{
    CorrespondenceAction, Entropy, GameId, NewGameAction, PlayerKind, Screen, SealedAction,
    SealedLobby, SealedService,
};

const ID: &str = "h3k2m9xq";

impl Tab {
    /// Performs an action and answers the resulting requests about sealed games.
    fn seal(&mut self, action: impl Into<Action>) {
        self.act(action);
        while let Some(asked) = self.app.sealed_request() {
            let answer = SealedService::default().answer(&asked.request).map(Rc::new);
            self.act(SealedAction::Replied(asked, answer));
        }
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
        let game = self.app.games().at(place()).expect("a sealed game");
        let letter = game.sealed().and_then(|sealed| sealed.last_link());
        format!("1/{}", letter.expect("a message"))
    }

    fn stored_side(&self) -> Rc<str> {
        let game = self.app.games().at(place()).expect("a sealed game");
        game.sealed().expect("a sealed game").side.stored.clone()
    }
}

fn place() -> GameSlot {
    GameSlot::Sealed(GameId(seed(ID)))
}

/// A tab that has started a game, another tab of the same browser, and the friend's tab.
fn begun() -> (Browser, Tab, Tab, Tab) {
    let browser = Browser::default();
    let (mut a, b) = (Tab::open(&browser), Tab::open(&browser));
    a.act(NewGameAction::Players(PlayerCount::TWO));
    a.act(NewGameAction::SetOpponent(0, PlayerKind::Friend));
    a.seal(SealedAction::Begin {
        id: GameId(seed(ID)),
        entropy: Entropy([1; Entropy::LEN]),
    });
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
    b.act(NavigationAction::Resume(place()));
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
    b.act(NavigationAction::Resume(place()));
    b.receive(there.message());
    let whole = browser.text(&place().name());
    // The first tab has not synced, and reports that its message was sent.
    let mut behind = a;
    behind.act(CorrespondenceAction::Send);
    assert_eq!(browser.text(&place().name()), whole);
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
        tab.act(NavigationAction::Resume(place()));
    }
    a.receive(first);
    let stored = browser.text(&place().name());
    b.receive(second);
    assert_eq!(browser.text(&place().name()), stored);
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
    browser.crowd(["sealed.h3k2m9xq"]);
    tab.act(NewGameAction::Players(PlayerCount::TWO));
    tab.act(NewGameAction::SetOpponent(0, PlayerKind::Friend));
    tab.seal(SealedAction::Begin {
        id: GameId(seed(ID)),
        entropy: Entropy([1; Entropy::LEN]),
    });
    tab.act(CorrespondenceAction::Send);
    assert_eq!(tab.app.notices(), [Notice::StorageFull, Notice::NotSent]);
    browser.crowd([]);
    tab.save();
    tab.act(CorrespondenceAction::Send);
    assert_eq!(tab.app.sheet(), Some(crate::state::Sheet::Send));
}

#[test]
fn a_backup_takes_no_sealed_game_back_to_an_earlier_moment() {
    let (browser, mut a, _, there) = begun();
    let all = || -> Backup { browser.0.borrow().documents.clone().into_iter().collect() };
    let early = all();
    assert!(early.has_sealed() && !early.clone().without_sealed().has_sealed());
    a.receive(there.message());
    let is_sealed = |(name, _): &(String, String)| *name == place().name();
    assert!(!early.over(&all()).iter().any(is_sealed));
    assert!(early.over(&Backup::default()).iter().any(is_sealed));
}
