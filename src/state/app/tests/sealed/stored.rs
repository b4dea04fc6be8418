//! Sealed games as they are found in storage, where anything may have changed them.

use super::owed::lost;
use super::*;
use crate::state::sealed_game::SideCheck;

/// A page that finds these documents of one sealed game and of a daily deal.
fn found(text: &str) -> TestDevice {
    let mut games = Games::default();
    let game = load_sealed(text, 0).expect("a sealed game");
    let slot = GameSlot::Sealed(game.sealed().expect("sealed").id);
    games.put(slot, game);
    let solo = Game::dealt("h2", "1.3", "red7game").numbered(1);
    games.put(GameSlot::Solo, solo);
    let found = LoadedData {
        games,
        ..LoadedData::default()
    };
    let app = AppState::new(seed("red7game"), Day::FIRST, found);
    TestDevice::new(app.reduce(NavigationAction::Resume(slot).into()))
}

fn check(device: &TestDevice) -> Option<SideCheck> {
    let mut games = device.app.games().iter();
    games.find_map(|(_, game)| Some(game.sealed()?.check()))
}

/// The document of the player who has lost, before the winner has proved the win, and after that.
fn owed_and_proved() -> [String; 2] {
    let mut devices = lost("1.3");
    let owed = save_game(devices[0].game());
    pass_on(&mut devices);
    pass_on(&mut devices);
    [owed, save_game(devices[0].game())]
}

#[test]
fn a_stored_proof_counts_once_the_messages_bear_it_out() {
    let [owed, proved] = owed_and_proved();
    let [unproved, is_proved] = ["\\n.\\n", "\\n+\\n"];
    for (text, expected) in [
        (proved.clone(), None),
        (owed.replacen(unproved, is_proved, 1), Some("owed")),
        (proved.replacen(is_proved, "\\n2\\n", 1), None),
    ] {
        let mut device = found(&text);
        assert_eq!(device.game().doubt(), Some(Doubt::Checking));
        assert!(!device.game().can_be_shared() && !device.game().is_open());
        assert_eq!(device.app.review_at_table(), None);
        device.act(NavigationAction::CloseSheet);
        assert_eq!(check(&device), Some(SideCheck::Passed));
        let doubt = device.game().doubt();
        assert_eq!(matches!(doubt, Some(Doubt::Owed(_))), expected.is_some());
        assert_eq!(device.game().can_be_shared(), expected.is_none());
        // Data stored beside the messages is put right.
        let right = if expected.is_some() { &owed } else { &proved };
        assert_eq!(save_game(device.game()), *right);
    }
}

#[test]
fn a_stored_number_of_messages_is_put_right() {
    let [_, proved] = owed_and_proved();
    let game = load_sealed(&proved, 0).expect("a sealed game");
    let sealed = game.sealed().expect("a sealed game");
    let (messages, sent) = (sealed.side.messages, sealed.sent);
    let more = proved
        .replacen(&format!(" {messages} 1.3"), " 99 1.3", 1)
        .replacen(&format!("\"sent\":{sent}"), "\"sent\":99", 1);
    let mut device = found(&more);
    assert_eq!(device.game().sealed().map(|sealed| sealed.sent), Some(99));
    device.act(NavigationAction::CloseSheet);
    let right = save_game(device.game());
    assert_eq!(
        right,
        proved.replacen(
            &format!("\"sent\":{sent}"),
            &format!("\"sent\":{messages}"),
            1
        )
    );
    assert!(load_sealed(&right, 0).is_ok());
}

#[test]
fn a_side_that_cannot_be_restored_is_said_to_be_damaged_and_takes_nothing_with_it() {
    let [owed, proved] = owed_and_proved();
    // A sign of the last message, which stands before the names.
    let at = proved.find("\",\"names\"").expect("names") - 20;
    let sign = if &proved[at..=at] == "A" { "B" } else { "A" };
    let changed = format!("{}{sign}{}", &proved[..at], &proved[at + 1..]);
    let mut device = found(&changed);
    device.act(NavigationAction::CloseSheet);
    assert_eq!(check(&device), Some(SideCheck::Failed));
    assert_eq!(device.app.notices(), []);
    assert_eq!(device.game().doubt(), Some(Doubt::Damaged));
    assert!(matches!(device.app.screen(), Screen::Sealed(_)));
    let listed = device.app.correspondence_games();
    assert_eq!(listed[0].1.waiting_for, WaitingFor::Nobody);
    // Nothing of it is sent or read any more.
    device.act(CorrespondenceAction::Send);
    assert_eq!(device.app.sheet(), None);
    let game = load_sealed(&owed, 0).expect("a sealed game");
    let link = game.sealed().and_then(|sealed| sealed.last_link());
    device.open(&format!("1/{}", link.expect("a message")));
    assert_eq!(device.app.sealed_request(), None);
    assert_eq!(save_game(device.game()), changed);
    assert!(device.app.games().at(GameSlot::Solo).is_some());
}

#[test]
fn a_turn_under_way_outlasts_the_check() {
    let mut devices = begun("1.3");
    while !devices[0].is_due() {
        pass_on(&mut devices);
    }
    let [here, _] = &mut devices;
    let card = here.game().view().hand().iter().next().expect("a card");
    here.act(TurnAction::Make(Move::Play(card)));
    let staged = save_game(here.game());
    let mut device = found(&staged);
    device.act(NavigationAction::CloseSheet);
    assert_eq!(check(&device), Some(SideCheck::Passed));
    assert_eq!(save_game(device.game()), staged);
    // A turn that was made before the reload is sealed after the check.
    here.app = here.app.reduce(TurnAction::EndTurn.into());
    here.app = here.app.reduce(TurnAction::EndTurn.into());
    let mut device = found(&save_game(here.game()));
    let asked = device.app.sealed_request().expect("a request");
    assert!(matches!(asked.request, SealedRequest::Check(_)));
    device.act(NavigationAction::CloseSheet);
    assert_eq!(device.game().turn_to_seal(), None);
    assert!(matches!(
        device.game().awaits(),
        Some(WaitingFor::SendTo(_))
    ));
}
