//! Games over letters.

use super::*;

#[test]
fn games_are_played_to_their_end_without_a_link_by_hand() {
    for (seating, rules) in [
        ("ab", "1.3"),
        ("ab", "1.3axt"),
        ("ab3c", "1.3ax"),
        ("abcd", "bga"),
        ("a3b4", "1.0"),
    ] {
        let rules_text: Result<crate::game::Ruleset, _> = rules.parse();
        if rules_text.is_err() {
            continue;
        }
        let mut devices = seated(seating, rules);
        play_out(&mut devices);
        let turns = &devices[0].game().record().turns;
        assert!(turns.len() > 2);
        for device in &devices {
            assert_eq!(&device.game().record().turns, turns, "{seating} {rules}");
            assert!(device.game().is_sent());
        }
    }
}

#[test]
fn a_turn_that_has_gone_is_not_taken_back() {
    let mut devices = seated("ab", "1.3");
    while devices[0].game().ply() == 0 {
        devices.iter_mut().for_each(TestDevice::play);
    }
    deliver(&mut devices);
    for device in &mut devices {
        let turns = device.game().ply();
        device.act(Action::Game(GameAction::TakeBack));
        assert_eq!(device.game().ply(), turns);
    }
}

#[test]
fn ten_turns_that_were_missed_are_caught_up_with() {
    let mut devices = seated("abc", "1.3axt");
    for _ in 0..4 {
        let (present, _) = devices.split_at_mut(2);
        for at in 0..2 {
            present[at].play();
            deliver(present);
        }
    }
    let known = devices[2].game().ply();
    assert!(known <= devices[0].game().ply());
    deliver(&mut devices);
    assert_eq!(devices[2].game().ply(), devices[0].game().ply());
}

/// Two devices of a player: at one the next round goes on, at the other the result is still looked at.
#[test]
fn a_turn_of_the_next_round_waits_until_its_player_goes_on() {
    let mut devices = seated("ab", "1.3a");
    let mut phone = at_another_device(&devices, 0);
    while !devices.iter().all(|device| device.game().is_round_over()) {
        for at in 0..devices.len() {
            if !devices[at].game().is_round_over() {
                devices[at].play();
            }
            deliver(&mut devices);
            phone.hear(&devices);
            phone.settle();
        }
    }
    let result = phone.game().record().clone();
    assert!(phone.game().is_round_over() && !phone.game().is_match_over());
    while devices[0].game().ply() == result.turns.len() {
        devices.iter_mut().for_each(TestDevice::play);
        deliver(&mut devices);
    }
    phone.hear(&devices);
    phone.settle();
    assert_eq!(phone.game().record(), &result);
    let slot = phone.live.room().slot().expect("a game");
    phone.act(Action::Navigate(NavigationAction::Resume(slot)));
    phone.act(Action::Game(GameAction::NextRound));
    phone.settle();
    assert_eq!(phone.game().record(), devices[0].game().record());
    assert_eq!(phone.app.games().iter().count(), 1);
}

#[test]
fn letters_are_cleared_once_all_have_the_end() {
    let mut devices = seated("ab", "1.3");
    play_out(&mut devices);
    deliver(&mut devices);
    assert!(devices.iter().all(|device| device.sent.is_none()));
    // One who comes back may lack it.
    let guest = devices[1].chair();
    let effects = devices[0].live.take(Command::Here(guest), 0);
    devices[0].carry_out(effects);
    devices[0].settle();
    assert!(devices[0].live.room().own().is_some());
}

#[test]
fn a_letter_that_says_no_game_changes_nothing() {
    let mut devices = seated("ab", "1.3");
    let before = devices[0].app.clone();
    for body in [
        "x",
        "1/2/3",
        "f1/1.3/ab",
        "s1/1.3a/h3k2m9xq/Ann/1/A/0000000",
    ] {
        let letter = Command::Letter {
            chair: devices[1].chair(),
            counter: 50,
            claim: claim(2),
            body: body.parse().expect("a body"),
        };
        devices[0].live.take(letter, 0);
        devices[0].settle();
        assert_eq!(devices[0].app, before, "{body}");
    }
}

#[test]
fn a_game_that_is_unknown_here_is_not_opened() {
    let mut devices = seated("ab", "1.3");
    let mut other = link("ab", "1.3");
    other.id = GameId("zzzzzzzz".parse().expect("an id"));
    let own = devices[1].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 71,
        claim: own.claim,
        body: other.to_string().parse().expect("a body"),
    };
    devices[0].live.take(letter, 0);
    devices[0].settle();
    assert_eq!(devices[0].app.games().iter().count(), 1);
}

#[test]
fn a_game_with_another_deal_is_no_version() {
    let mut devices = seated("ab", "1.3");
    let mut other = devices[1].game().correspondence_link().expect("a link");
    other.record.seed = "other123".parse().expect("a seed");
    let own = devices[1].live.room().own().expect("a chair");
    let letter = Command::Letter {
        chair: own.chair,
        counter: 72,
        claim: own.claim,
        body: other.to_string().parse().expect("a body"),
    };
    devices[0].live.take(letter, 0);
    devices[0].settle();
    assert_eq!(devices[0].app.games().iter().count(), 1);
}

#[test]
fn a_turn_counts_though_others_have_cleared_its_letter() {
    let mut devices = seated("ab", "1.3");
    while devices[0].game().friend_to_move().is_none() {
        devices[0].play();
        deliver(&mut devices);
    }
    let before = devices[0].game().ply();
    devices[1].play();
    devices[1].settle();
    let (host, guest) = devices.split_at_mut(1);
    host[0].hear(guest);
    host[0].live.take(Command::Cleared(guest[0].chair()), 0);
    host[0].settle();
    assert_eq!(host[0].game().ply(), before + 1);
}

#[test]
fn a_sealed_game_is_joined_unasked_only_with_the_rules_that_were_told() {
    let told = |rules: &str| -> crate::game::Ruleset { rules.parse().expect("rules") };
    for (rules, joins) in [("1.3a", true), ("1.3", false)] {
        let terms = LiveTerms::Sealed {
            ruleset: told("1.3a"),
            host: "Ann".to_owned(),
        };
        let invitation = LiveInvitation {
            terms,
            ..invitation(&link("ab", "1.3"))
        };
        let mut guest = TestDevice::new(&invitation, 2, "Ben");
        sit(&mut guest);
        let first = crate::state::SealedLink {
            id: GameId("h3k2m9xq".parse().expect("an id")),
            ruleset: told(rules),
            name: "Ann".to_owned(),
            number: 1,
            message: "AgAA".into(),
        };
        let letter = Command::Letter {
            chair: Chair::HOST,
            counter: 1,
            claim: claim(1),
            body: first.to_string().parse().expect("a body"),
        };
        guest.live.take(letter, 0);
        let mut live = guest.live.clone();
        let effects = live.sync(guest.table());
        let opens = |effect: &LiveEffect| matches!(effect, LiveEffect::Dispatch(_));
        assert_eq!(effects.iter().any(opens), joins, "{rules}: {effects:?}");
    }
}

/// An earlier visit, or a page that is behind, has written it.
#[test]
fn a_sealed_message_that_another_one_replaces_is_said_again() {
    let message = |id: &str, number| crate::state::SealedLink {
        id: GameId(id.parse().expect("an id")),
        ruleset: "1.3a".parse().expect("rules"),
        name: "Ann".to_owned(),
        number,
        message: "AgAA".into(),
    };
    let mut outbox = outbox::Outbox::default();
    assert!(!outbox.has_to_repeat_sealed(&message("h3k2m9xq", 3)));
    outbox.say(message("h3k2m9xq", 3).to_string());
    for (number, repeats) in [(1, true), (3, false), (5, false)] {
        let letter = message("h3k2m9xq", number);
        assert_eq!(outbox.has_to_repeat_sealed(&letter), repeats, "{number}");
    }
    // Two pages with different games don't go on about it.
    let other = message("zzzzzzzz", 9);
    assert!(outbox.has_to_repeat_sealed(&other));
    assert!(!outbox.has_to_repeat_sealed(&other));
}
