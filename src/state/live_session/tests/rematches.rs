//! Games after the first one of a room.

use super::*;

fn deal_again(device: &mut TestDevice, seed: &str) {
    let seed = seed.parse().expect("a seed");
    device.act(Action::Correspondence(CorrespondenceAction::Rematch(seed)));
}

/// Opens the rematch that the page offers.
fn open_rematch(device: &mut TestDevice) {
    let view = LiveView::of(&device.live, device.table());
    device.act(view.rematch.expect("a rematch"));
}

#[test]
fn a_rematch_needs_no_second_invitation() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    deal_again(&mut devices[1], "other123");
    deliver(&mut devices);
    let slot = devices[1].live.room().slot();
    assert_ne!(devices[0].live.room().slot(), slot);
    open_rematch(&mut devices[0]);
    deliver(&mut devices);
    assert_eq!(devices[0].live.room().slot(), slot);
    play_out(&mut devices);
    assert_eq!(devices[0].game().record(), devices[1].game().record());
}

#[test]
fn of_two_rematches_at_once_that_of_the_host_is_played() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    for (device, seed) in devices.iter_mut().zip(["other123", "other456"]) {
        deal_again(device, seed);
        device.settle();
    }
    let hosts = devices[0].live.room().slot();
    assert_ne!(devices[1].live.room().slot(), hosts);
    deliver(&mut devices);
    assert_eq!(devices[0].live.room().slot(), hosts);
    assert_eq!(devices[1].live.room().slot(), hosts);
    play_out(&mut devices);
    assert_eq!(devices[0].game().record(), devices[1].game().record());
}

/// Plays one of two players' games to the end, then some turns of a rematch, without a second device of the guest.
fn rematch_without_phone() -> (Vec<TestDevice>, TestDevice) {
    let mut devices = seated("ab", "1.3");
    let phone = at_another_device(&devices, 1);
    play_out(&mut devices);
    deliver(&mut devices);
    assert!(devices.iter().all(|device| device.sent.is_none()));
    deal_again(&mut devices[0], "other123");
    deliver(&mut devices);
    open_rematch(&mut devices[1]);
    deliver(&mut devices);
    for _ in 0..2 {
        devices.iter_mut().for_each(TestDevice::play);
        deliver(&mut devices);
    }
    assert!(devices[0].game().ply() > 0);
    (devices, phone)
}

#[test]
fn a_device_that_missed_the_end_goes_on_where_its_player_is() {
    let (devices, mut phone) = rematch_without_phone();
    assert!(!phone.game().is_match_over());
    phone.come_back(&devices);
    phone.settle();
    assert_eq!(phone.live.room().slot(), devices[1].live.room().slot());
    assert_eq!(phone.live.room().parties, devices[1].live.room().parties);
    assert_eq!(phone.game().record(), devices[1].game().record());
    assert!(
        matches!(phone.app.screen(), Screen::Table(slot) if Some(*slot) == phone.live.room().slot())
    );
}

#[test]
fn a_device_that_missed_the_end_is_offered_the_rematch_of_others() {
    let (mut devices, mut phone) = rematch_without_phone();
    // The letter of the own chair is lost.
    devices[1].sent = None;
    phone.come_back(&devices);
    phone.settle();
    assert_ne!(phone.live.room().slot(), devices[1].live.room().slot());
    open_rematch(&mut phone);
    phone.settle();
    assert_eq!(phone.game().record(), devices[1].game().record());
}

#[test]
fn the_end_is_seen_before_the_rematch_if_somebody_still_tells_it() {
    let mut devices = seated("abc", "1.3");
    let mut phone = at_another_device(&devices, 1);
    play_out(&mut devices);
    // The third player stays with the result.
    for device in &mut devices[..2] {
        device.settle();
    }
    let end = devices[2].game().correspondence_link().expect("a link");
    devices[2].sent = Some(end.to_string().parse().expect("a body"));
    deal_again(&mut devices[0], "other123");
    deliver(&mut devices[..2]);
    open_rematch(&mut devices[1]);
    deliver(&mut devices[..2]);
    phone.come_back(&devices);
    phone.settle();
    assert!(phone.game().is_match_over());
    open_rematch(&mut phone);
    phone.settle();
    assert_eq!(phone.live.room().slot(), devices[0].live.room().slot());
}

#[test]
fn several_games_that_were_missed_are_passed_over() {
    let (mut devices, mut phone) = rematch_without_phone();
    for seed in ["other456", "other789"] {
        play_out(&mut devices);
        deliver(&mut devices);
        deal_again(&mut devices[1], seed);
        deliver(&mut devices);
        open_rematch(&mut devices[0]);
        deliver(&mut devices);
    }
    phone.come_back(&devices);
    phone.settle();
    assert_eq!(phone.game().record(), devices[1].game().record());
    assert_eq!(phone.live.room().parties, devices[1].live.room().parties);
    let own = |device: &TestDevice| device.game().correspondence().and_then(|game| game.own);
    assert_eq!(own(&phone), own(&devices[1]));
}

#[test]
fn a_letter_of_an_earlier_game_on_the_own_chair_is_outdone() {
    let (mut devices, phone) = rematch_without_phone();
    let said = devices[1].sent.take();
    let own = devices[1].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 60,
        claim: own.claim,
        body: phone.sent.clone().expect("a letter"),
    };
    devices[1].live.take(letter, 0);
    devices[1].settle();
    assert_eq!(devices[1].sent, said);
}

#[test]
fn a_rematch_that_was_not_stored_is_taken_from_a_letter() {
    let (mut devices, _) = rematch_without_phone();
    let mut again = TestDevice::new(devices[1].live.room().invitation(), 2, "");
    again.live = LiveSession::new(devices[1].live.room().clone());
    again.settle();
    assert_eq!(again.app.games().iter().count(), 0);
    // The module doesn't tell of letters that were written here.
    again.hear(&devices[..1]);
    again.live.take(Command::Status(Status::Ready), 0);
    again.settle();
    assert_eq!(again.game().record(), devices[0].game().record());
    assert_eq!(again.live.room().slot(), devices[1].live.room().slot());
    // One that is deleted later is not dealt again.
    let kept = std::mem::replace(
        &mut again.app,
        TestDevice::host(again.live.room().invitation()).app,
    );
    again.settle();
    assert_eq!(again.app.games().iter().count(), 1);
    again.app = kept;
    devices[1] = again;
    play_out(&mut devices);
    assert_eq!(devices[0].game().record(), devices[1].game().record());
}

#[test]
fn whoever_sits_down_in_a_rematch_plays_that() {
    let (devices, _) = rematch_without_phone();
    let phone = at_another_device(&devices, 1);
    assert_eq!(phone.live.room().slot(), devices[1].live.room().slot());
    assert_eq!(phone.live.room().parties, devices[1].live.room().parties);
    assert_eq!(phone.game().record(), devices[1].game().record());
    assert_eq!(phone.app.games().iter().count(), 1);
}
