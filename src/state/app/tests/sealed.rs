//! Sealed games between two pages.

use super::*;
use crate::game::{CardSet, Seat};
use crate::state::correspondence::GameId;
use crate::state::lineup::PlayerKind;
use crate::state::play::{Games, WaitingFor, load_sealed, save_game};
use crate::state::sealed_game::{Doubt, Entropy, SealedRejection, SealedRequest, SealedService};
use crate::state::store::StoreEvent;

mod again;
mod attacks;
mod live_rooms;
mod owed;
mod stored;

/// A page with the service that keeps the secrets of its sealed games.
struct TestDevice {
    app: AppState,
    vault: SealedService,
}

impl TestDevice {
    fn new(app: AppState) -> Self {
        let vault = SealedService::default();
        Self { app, vault }
    }

    fn act(&mut self, action: impl Into<Action>) {
        self.app = self.app.reduce(action.into()).settled(&mut self.vault);
    }

    fn open(&mut self, link: &str) {
        self.act(NavigationAction::OpenLink(link.to_owned()));
    }

    fn game(&self) -> &Game {
        self.app.sealed_game().expect("a sealed game on the page")
    }

    /// Sends the last message, and returns its link.
    fn sent(&mut self) -> String {
        self.act(CorrespondenceAction::Send);
        let letter = self.game().sealed().and_then(|sealed| sealed.last_link());
        format!("1/{}", letter.expect("a message"))
    }

    /// Returns `true` if this device's player is to move, if need be in the next round.
    fn is_due(&self) -> bool {
        self.game().awaits() == Some(WaitingFor::You)
    }

    /// Makes a turn that a Novice chooses.
    fn play(&mut self) {
        let choice = Level::Novice.choose(&self.game().view(), 0);
        let moves = choice.turn().moves();
        match moves {
            [Move::Pass] => self.act(TurnAction::AskToPass),
            _ => moves
                .iter()
                .filter(|&&mv| mv != Move::Draw)
                .for_each(|&mv| self.act(TurnAction::Make(mv))),
        }
        self.act(TurnAction::EndTurn);
    }
}

/// Fills in the form for a game that can be sealed.
fn fill_in(app: &mut AppState, rules: &str) {
    let mut form = app.settings().new_game;
    form.players = PlayerCount::TWO;
    form.set_other(0, PlayerKind::Friend);
    form.set_ruleset(&rules.parse().expect("rules"));
    app.library.save_form(form);
}

fn begun(rules: &str) -> [TestDevice; 2] {
    let mut app = app();
    fill_in(&mut app, rules);
    let mut here =
        TestDevice::new(app.reduce(SettingsAction::Name(Seat::FIRST, "Ann".to_owned()).into()));
    here.act(SealedAction::Begin {
        id: GameId("h3k2m9xq".parse().expect("an id")),
        entropy: Entropy([1; Entropy::LEN]),
    });
    [here, TestDevice::new(super::app())]
}

fn join(there: &mut TestDevice, link: &str) {
    there.open(link);
    there.act(SealedAction::Join {
        name: "Ben".to_owned(),
        entropy: Entropy([2; Entropy::LEN]),
    });
}

/// The first device sends its link, and the second opens it or joins by it. Then swaps the two.
fn pass_on(devices: &mut [TestDevice; 2]) {
    let [here, there] = devices;
    let link = here.sent();
    assert!(link.len() < 4_000, "{}", link.len());
    match there.app.sealed_game() {
        Some(_) => there.open(&link),
        None => join(there, &link),
    }
    assert_eq!(there.app.notices(), []);
    assert!(!there.game().shows_too_much());
    devices.swap(0, 1);
}

/// Plays for both until there is no message left to send.
fn play_out(devices: &mut [TestDevice; 2]) {
    loop {
        let here = &mut devices[0];
        if here.is_due() {
            if here.game().is_round_over() {
                here.act(GameAction::NextRound);
            }
            assert_eq!(here.game().stage(), Stage::Idle);
            here.play();
        }
        // A reload restores the same game.
        let kept = save_game(here.game());
        let loaded = load_sealed(&kept, here.game().id()).expect("a sealed game");
        assert_eq!(save_game(&loaded), kept);
        if here.game().awaits() == Some(WaitingFor::Nobody) {
            return;
        }
        pass_on(devices);
    }
}

impl Game {
    /// Returns `true` if the scene shows all hands, or if the shown hand has a card that its player hasn't seen.
    fn shows_too_much(&self) -> bool {
        let scene = self.scene();
        let unseen = self.sealed().map_or(CardSet::EMPTY, |it| it.side.unseen);
        scene.round_end.open_hands.is_some()
            || scene.view.hand().iter().any(|card| unseen.contains(card))
    }
}

#[test]
fn a_whole_match_is_played_and_proved_at_both_ends() {
    for rules in ["1.3", "1.3a"] {
        let mut devices = begun(rules);
        play_out(&mut devices);
        let ends = devices
            .each_ref()
            .map(|device| device.game().record().clone());
        assert_eq!(ends[0], ends[1]);
        for device in &devices {
            let game = device.game();
            assert!(game.is_match_over() && game.is_open());
            assert_eq!(game.doubt(), None);
            // All cards are known now, so its link opens like that of any other game.
            let link = game.link().to_string();
            let shown = app().reduce(NavigationAction::OpenLink(link).into());
            assert!(matches!(shown.screen(), Screen::Received(_)));
        }
    }
}

#[test]
fn until_there_are_cards_both_shuffle() {
    let [mut here, mut there] = begun("1.3");
    let shuffling = |device: &TestDevice| matches!(device.app.screen(), Screen::Sealed(visit) if matches!(**visit, SealedLobby::Shuffling(_)));
    assert!(shuffling(&here));
    let friend = |device: &TestDevice| device.app.correspondence_games()[0].1.clone();
    assert!(friend(&here).is_sealed);
    assert!(matches!(friend(&here).waiting_for, WaitingFor::SendTo(_)));
    let first = here.sent();
    assert!(matches!(friend(&here).waiting_for, WaitingFor::Friend(_)));
    there.open(&first);
    assert!(
        matches!(there.app.screen(), Screen::Sealed(visit) if matches!(**visit, SealedLobby::Invited(_)))
    );
    join(&mut there, &first);
    assert!(shuffling(&there));
    let second = there.sent();
    here.open(&second);
    assert!(shuffling(&here));
    let third = here.sent();
    there.open(&third);
    assert!(matches!(
        there.app.screen(),
        Screen::Table(GameSlot::Sealed(_))
    ));
    assert_eq!(there.game().view().hand().len(), 7);
    assert_eq!(friend(&there).names.of(Seat::FIRST), "Ann");
}

#[test]
fn a_link_that_does_not_fit_changes_nothing() {
    let mut devices = begun("1.3");
    let first = devices[0].sent();
    join(&mut devices[1], &first);
    let second = devices[1].sent();
    let mut refused = |device: usize, link: &str, notice| {
        let before = save_game(devices[device].game());
        devices[device].open(link);
        assert_eq!(devices[device].app.notices(), [notice]);
        let again = Action::Notice(NoticeAction::Dismiss(notice));
        devices[device].act(again);
        assert_eq!(save_game(devices[device].game()), before);
    };
    refused(0, &first, Notice::Sealed(SealedRejection::Known));
    refused(1, &first, Notice::Sealed(SealedRejection::Known));
    // A message of another game, with the ID of this one.
    let [mut other, _] = begun("1.3a");
    let foreign: Link = other.sent().parse().expect("a link");
    let Link::Sealed(mut foreign) = foreign else {
        panic!("{foreign:?}");
    };
    let own: Link = first.parse().expect("a link");
    let Link::Sealed(own) = own else {
        panic!("{own:?}");
    };
    foreign.id = own.id;
    refused(
        0,
        &format!("1/{foreign}"),
        Notice::Sealed(SealedRejection::OtherGame),
    );
    // A later message belongs to a game that a new page doesn't have, even if its number is changed.
    let mut stranger = TestDevice::new(app());
    stranger.open(&second);
    let is_elsewhere = |visit: &SealedLobby| matches!(visit, SealedLobby::Elsewhere(_));
    assert!(matches!(stranger.app.screen(), Screen::Sealed(visit) if is_elsewhere(visit)));
    let Ok(Link::Sealed(mut renumbered)) = second.parse() else {
        panic!("{second}");
    };
    renumbered.number = 1;
    join(&mut stranger, &format!("1/{renumbered}"));
    assert_eq!(
        stranger.app.notices(),
        [Notice::Sealed(SealedRejection::OtherGame)]
    );
    assert_eq!(stranger.app.correspondence_games(), []);
    // The link's rules differ from those of the message.
    let Ok(Link::Sealed(mut other)) = first.parse() else {
        panic!("{first}");
    };
    other.ruleset = "1.0".parse().expect("rules");
    let mut stranger = TestDevice::new(app());
    join(&mut stranger, &format!("1/{other}"));
    assert_eq!(
        stranger.app.notices(),
        [Notice::Sealed(SealedRejection::Wrong)]
    );
    assert_eq!(stranger.app.correspondence_games(), []);
}

#[test]
fn what_is_shared_of_a_match_has_no_card_of_a_round_that_is_not_proved() {
    let mut devices = begun("1.3a");
    // Plays until a device that still shows the end of the first round has the cards of the second.
    while !(devices[0].is_due() && devices[0].game().is_round_over()) {
        if devices[0].is_due() {
            devices[0].play();
        }
        pass_on(&mut devices);
    }
    let game = devices[0].game();
    assert!(game.is_open() && !game.is_match_over());
    assert_eq!(game.record().shuffles.to_string().split('.').count(), 2);
    let shared = game.link().record;
    assert_eq!(shared.shuffles.to_string().split('.').count(), 1);
    assert_eq!(shared.turns, game.record().turns);
    // The review uses the shared record, and so does everything derived from the review.
    let review = devices[0].app.review_at_table().expect("a review");
    assert_eq!(
        review.so_far().map(|link| link.record.shuffles),
        Some(shared.shuffles)
    );
}

#[test]
fn what_is_not_stored_is_not_sent() {
    let [here, _] = begun("1.3");
    let slot = here.app.correspondence_games()[0].0;
    let side = here
        .game()
        .sealed()
        .map(|sealed| sealed.side.stored.clone());
    let send = |app: &AppState| app.reduce(CorrespondenceAction::Send.into());
    // Another state of the game is stored, or none.
    for stored in [Some("another".into()), None] {
        let event = StoreEvent::Sealed { slot, side: stored };
        let app = send(&here.app.reduce(event.into()));
        assert_eq!((app.sheet(), app.notices()), (None, &[Notice::NotSent][..]));
        assert_eq!(app.sealed_message(), None);
        let listed = app.correspondence_games()[0].1.waiting_for;
        assert!(matches!(listed, WaitingFor::SendTo(_)));
        // Once there is room, the notice is gone.
        let event = StoreEvent::Sealed {
            slot,
            side: side.clone(),
        };
        let app = app.reduce(event.into());
        assert_eq!(app.notices(), []);
        let app = send(&app);
        assert_eq!(app.sheet(), Some(Sheet::Send));
        assert!(app.sealed_message().is_some());
    }
}

#[test]
fn a_turn_that_is_not_sealed_yet_is_so_after_a_reload() {
    let mut devices = begun("1.3");
    while !devices[0].is_due() {
        pass_on(&mut devices);
    }
    let [here, _] = &mut devices;
    here.act(TurnAction::AskToPass);
    let made = here.app.reduce(TurnAction::EndTurn.into());
    let asked = made.sealed_request().expect("a turn to seal");
    assert!(matches!(asked.request, SealedRequest::Play { .. }));
    let game = made.sealed_game().expect("a game");
    let loaded = load_sealed(&save_game(game), game.id()).expect("a sealed game");
    assert_eq!(loaded.turn_to_seal(), game.turn_to_seal());
    // A refused turn is undone.
    let refused = SealedAction::Replied(asked.clone(), Err(SealedRejection::Wrong));
    let back = made.reduce(refused.into());
    assert_eq!(back.notices(), [Notice::Sealed(SealedRejection::Wrong)]);
    assert_eq!(
        back.sealed_game().map(|game| game.stage()),
        Some(Stage::Idle)
    );
    // A reply without a matching request is ignored.
    let late = SealedAction::Replied(
        PendingSealedRequest {
            id: GameId("red7game".parse().expect("an id")),
            ..asked
        },
        Err(SealedRejection::Wrong),
    );
    assert_eq!(made.reduce(late.into()), made);
}

#[test]
fn what_the_form_cannot_seal_is_not_begun() {
    let mut app = app();
    let mut form = app.settings().new_game;
    form.players = PlayerCount::THREE;
    form.set_other(0, PlayerKind::Friend);
    app.library.save_form(form);
    let begin = SealedAction::Begin {
        id: GameId("h3k2m9xq".parse().expect("an id")),
        entropy: Entropy([1; Entropy::LEN]),
    };
    assert_eq!(app.reduce(begin.into()), app);
}

/// The page shows that it is reading a message, or joining a game, until that is done.
#[test]
fn what_takes_its_time_is_said_meanwhile() {
    let [mut here, mut there] = begun("1.3");
    let invitation = here.sent();
    there.app = there
        .app
        .reduce(Action::Navigate(NavigationAction::OpenLink(invitation)));
    let is_busy = |app: &AppState| (app.is_joining(), app.is_reading());
    assert_eq!(is_busy(&there.app), (false, false));
    let join = SealedAction::Join {
        name: "Ben".to_owned(),
        entropy: Entropy([2; Entropy::LEN]),
    };
    let joining = there.app.reduce(join.clone().into());
    assert_eq!(is_busy(&joining), (true, false));
    there.act(join);
    assert_eq!(is_busy(&there.app), (false, false));
    let answer = there.sent();
    let reading = here
        .app
        .reduce(Action::Navigate(NavigationAction::OpenLink(answer.clone())));
    assert_eq!(is_busy(&reading), (false, true));
    // A reload meanwhile reads the message again.
    let at_home = reading.reduce(Action::Navigate(NavigationAction::Home));
    let found = LoadedData {
        games: here.app.games().clone(),
        ..LoadedData::default()
    };
    let reloaded = AppState::new(seed("otherone"), here.app.today(), found);
    assert_eq!(is_busy(&reloaded), (false, false));
    for left in [reading, at_home] {
        let entry = left.history_entry().text;
        assert!(entry.ends_with(&format!(" {answer}")), "{entry}");
        let visit = Action::Navigate(NavigationAction::Visit(entry));
        assert_eq!(is_busy(&reloaded.reduce(visit)), (false, true));
    }
    here.open(&answer);
    assert_eq!(is_busy(&here.app), (false, false));
    let entry = here.app.history_entry().text;
    assert!(!entry.contains(&answer), "{entry}");
}
