//! The rules of the protocol, one by one.

use super::*;

/// Devices on chairs of their own, each of which has said something.
fn room(devices: usize, relays: usize) -> World {
    let mut world = World::new(7, devices.max(2), devices, relays);
    for device in 0..devices {
        world.sit(device, seat(device));
        world.say(device);
    }
    world.run(10_000);
    world.check_at_rest();
    world
}

fn status(world: &World, device: usize) -> Option<Status> {
    world.devices[device].status
}

#[test]
fn a_letter_arrives_at_once() {
    let mut world = room(4, 1);
    world.say(2);
    world.run(100);
    world.check_at_rest();
}

#[test]
fn a_lost_relay_is_known_within_ten_seconds() {
    for is_mute in [false, true] {
        let mut world = room(2, 2);
        let now = world.now;
        for relay in &mut world.relays {
            if is_mute {
                relay.mute();
            } else {
                relay.stop(now);
            }
        }
        world.run(10_000);
        assert_eq!(
            [status(&world, 0), status(&world, 1)],
            [Some(Status::Away); 2]
        );
        world.say(0);
        world.relays[0].start();
        world.run(40_000);
        world.check_at_rest();
    }
}

#[test]
fn no_relay_at_the_beginning_is_known_within_ten_seconds() {
    for relays in 1..4 {
        let mut world = World::new(1, 2, 2, relays);
        world.relays.iter_mut().for_each(relay::Relay::mute);
        world.run(10_000);
        assert_eq!(status(&world, 0), Some(Status::Away));
    }
}

#[test]
fn a_relay_that_grants_all_and_passes_nothing_on_is_not_used() {
    let mut world = World::new(1, 2, 2, 2);
    world.relays[0].faults.drop = 1_000;
    world.run(2_900);
    assert_eq!(status(&world, 0), Some(Status::Connecting));
    world.run(5_000);
    assert_eq!(
        [world.relays[0].sockets(), world.relays[1].sockets()],
        [0, 2]
    );
    assert_eq!(status(&world, 0), Some(Status::Ready));
    // Neither is one that passes nothing on any more.
    world.relays[0].faults.drop = 0;
    world.relays[1].faults.drop = 1_000;
    world.run(70_000);
    assert_eq!(
        [world.relays[0].sockets(), world.relays[1].sockets()],
        [2, 0]
    );
}

#[test]
fn another_relay_is_used_until_the_first_one_answers() {
    let mut world = room(2, 3);
    let now = world.now;
    world.relays[0].stop(now);
    world.relays[1].mute();
    world.run(10_000);
    assert_eq!(
        [world.relays[1].sockets(), world.relays[2].sockets()],
        [0, 2]
    );
    world.say(0);
    world.run(150_000);
    assert_eq!(status(&world, 0), Some(Status::Ready));
    let heard = world.devices[1].stored.letters[0].clone();
    assert_eq!(heard.map(|(_, body)| body), world.devices[0].stored.said);
    world.relays[0].start();
    world.run(75_000);
    world.check_at_rest();
}

#[test]
fn a_relay_that_forgets_is_told_again() {
    let mut world = room(2, 1);
    world.relays[0].forget();
    world.run(70_000);
    world.check_at_rest();
}

/// Another device has sat on the chair and is gone, and so is the only copy of its letter.
#[test]
fn a_letter_that_got_lost_does_not_keep_the_next_back() {
    let mut world = room(2, 1);
    world.devices.push(Device::new(world.room.clone()));
    world.begin(2);
    world.sit(2, seat(1));
    world.run(1_000);
    world.sleep(1);
    for _ in 0..3 {
        world.say(2);
        world.run(1_000);
    }
    let lost = world.devices[2].stored.said.clone();
    let heard = |world: &World| {
        let letter = world.devices[0].stored.letters[1].clone();
        letter.map(|(_, body)| body)
    };
    assert_eq!(heard(&world), lost);
    world.leave(2);
    world.relays[0].forget();
    world.begin(1);
    world.run(70_000);
    assert_eq!(heard(&world), world.devices[1].stored.said);
    assert_ne!(heard(&world), lost);
}

/// A device without a chair has seen a letter that nobody has any more.
#[test]
fn an_onlooker_goes_back_to_the_letter_that_is_kept() {
    let mut world = room(2, 1);
    for _ in 0..2 {
        world.devices.push(Device::new(world.room.clone()));
    }
    let (second, onlooker) = (2, 3);
    world.begin(second);
    world.begin(onlooker);
    world.sit(second, seat(1));
    world.run(1_000);
    // The host sleeps through what a second device of the guest says.
    for asleep in [0, 1] {
        world.sleep(asleep);
    }
    for _ in 0..3 {
        world.say(second);
        world.run(1_000);
    }
    let lost = world.devices[second].stored.said.clone();
    let heard = |world: &World| {
        let letter = world.devices[onlooker].stored.letters[1].clone();
        letter.map(|(_, body)| body)
    };
    assert_eq!(heard(&world), lost);
    world.leave(second);
    world.relays[0].forget();
    for asleep in [0, 1] {
        world.begin(asleep);
        world.devices[asleep].is_asleep = false;
    }
    world.run(70_000);
    assert_eq!(heard(&world), world.devices[1].stored.said);
    assert_ne!(heard(&world), lost);
}

#[test]
fn a_message_is_good_for_its_own_chair_only() {
    let mut world = room(3, 1);
    for kind in ["l", "p"] {
        let message = world.relays[0].retained(&format!("{}/{kind}/0", world.root));
        let mut message = message.cloned().expect("a message");
        message.topic = format!("{}/{kind}/2", world.root);
        world.relays[0].publish(world.now, message);
    }
    world.run(100);
    assert_eq!(world.devices[0].dropped, 2);
}

#[test]
fn a_reload_writes_nothing_new() {
    let mut world = room(3, 1);
    let seen = world.devices[0].stored.seen;
    for device in 0..3 {
        world.begin(device);
    }
    world.run(5_000);
    world.check_at_rest();
    assert_eq!(world.devices[0].stored.seen, seen);
}

#[test]
fn the_claim_that_the_host_lists_holds() {
    for listed in [1, 2] {
        let mut world = World::new(3, 2, 3, 1);
        world.sit(0, seat(0));
        world.say(0);
        let guest = |device| ClaimedChair {
            chair: Chair::ALL[1],
            claim: Device::claim(device),
        };
        world.seat(0, guest(listed));
        for device in [2, 1] {
            world.sit(device, guest(device));
            world.say(device);
        }
        world.run(5_000);
        world.check_at_rest();
        assert_eq!(world.devices[listed].stored.own, Some(guest(listed)));
        assert_eq!(world.devices[3 - listed].stored.own, None);
        assert_eq!(
            world.devices[0].listed.at(Chair::ALL[1]),
            Some(Device::claim(listed))
        );
        let other = guest(3 - listed);
        world.seat(0, other);
        world.run(5_000);
        assert_eq!(world.devices[listed].stored.own, None);
    }
}

#[test]
fn without_a_list_the_smaller_claim_holds() {
    let mut world = World::new(3, 2, 3, 1);
    for device in [2, 1] {
        world.sit(
            device,
            ClaimedChair {
                chair: Chair::HOST,
                claim: Claim([device as u8; 8]),
            },
        );
        world.say(device);
        world.run(2_000);
    }
    world.check_at_rest();
    assert!(world.devices[1].stored.own.is_some());
    assert_eq!(world.devices[2].stored.own, None);
}

#[test]
fn two_devices_on_one_chair_that_write_at_once_agree() {
    let mut world = room(2, 1);
    // A third device gets the link with the claim.
    world.devices.push(Device::new(world.room.clone()));
    world.begin(2);
    world.sit(2, seat(1));
    world.run(5_000);
    world.say(1);
    world.say(2);
    world.run(5_000);
    world.check_at_rest();
}

#[test]
fn devices_of_a_player_are_told_when_one_comes() {
    let mut world = room(2, 1);
    let arrivals = |world: &World| -> Vec<usize> {
        let devices = world.devices.iter();
        devices.map(|device| device.arrivals).collect()
    };
    assert_eq!(arrivals(&world), [1, 1]);
    world.devices.push(Device::new(world.room.clone()));
    world.begin(2);
    world.sit(2, seat(1));
    world.run(5_000);
    assert_eq!(arrivals(&world), [1, 2, 1]);
    world.begin(2);
    world.run(5_000);
    assert_eq!(arrivals(&world), [1, 3, 1]);
    // That both still are there is no news.
    world.run(100_000);
    assert_eq!(arrivals(&world), [1, 3, 1]);
    world.begin(1);
    world.run(5_000);
    assert_eq!(arrivals(&world), [1, 1, 2]);
    // All lose the connection and find it again.
    world.relays[0].stop(world.now);
    world.relays[0].start();
    world.run(5_000);
    let [host, one, other] = arrivals(&world)[..] else {
        unreachable!("three devices");
    };
    assert!(host == 2 && one > 1 && other > 2, "{host} {one} {other}");
}

#[test]
fn a_cleared_letter_is_gone() {
    let mut world = room(2, 1);
    world.clear(1);
    world.run(100_000);
    assert_eq!(
        world.relays[0].retained(&format!("{}/l/1", world.root)),
        None
    );
    assert_eq!(world.devices[0].cleared, [Chair::ALL[1]]);
    let seen = world.devices[0].stored.seen.at(Chair::ALL[1]);
    world.say(1);
    world.run(1_000);
    world.check_at_rest();
    assert!(world.devices[0].stored.seen.at(Chair::ALL[1]) > seen);
}

#[test]
fn presence_follows_those_who_leave_reload_and_vanish() {
    let mut world = room(3, 1);
    world.leave(1);
    world.run(100);
    assert_eq!(world.devices[0].here, [false, false, true, false]);
    world.begin(1);
    world.begin(2);
    world.run(1_000);
    world.check_at_rest();
    // The relay takes a device that says nothing for lost.
    world.sleep(2);
    world.run(100_000);
    assert_eq!(world.devices[0].here, [false, true, false, false]);
    world.wake(2);
    world.run(1_000);
    world.check_at_rest();
    // Now the relay loses the will, too.
    world.sleep(2);
    world.relays[0].stop(world.now);
    world.relays[0].start();
    world.run(160_000);
    assert_eq!(world.devices[0].here, [false, true, false, false]);
}

#[test]
fn a_chair_that_was_lost_can_be_taken_again() {
    let mut world = room(2, 1);
    let other = ClaimedChair {
        chair: Chair::ALL[1],
        claim: Claim([0xff; Claim::LEN]),
    };
    world.seat(0, other);
    world.run(1_000);
    assert_eq!(world.devices[1].stored.own, None);
    assert_eq!(world.devices[0].here, [false; 4]);
    world.sit(1, other);
    world.run(1_000);
    world.check_at_rest();
    assert_eq!(world.devices[0].here, [false, true, false, false]);
}

#[test]
fn a_sign_is_shown_once() {
    let mut world = room(2, 1);
    world.relays[0].faults.double = 1_000;
    world.react(0);
    world.run(1_000);
    assert_eq!(world.devices[1].reactions, [1, 0, 0, 0]);
    assert_eq!(world.devices[0].reactions, [0; 4]);
}

/// A wrong key on the right topic, and a packet as large as they come.
#[test]
fn what_cannot_be_read_is_counted_and_nothing_else() {
    let mut world = room(2, 1);
    for length in [1, 40, 104, 2_024, 60_000] {
        let message = mqtt::Message {
            topic: format!("{}/l/0", world.root),
            payload: vec![7; length],
            is_retained: true,
        };
        world.relays[0].publish(world.now, message);
    }
    world.run(100);
    assert_eq!([world.devices[0].dropped, world.devices[1].dropped], [5, 5]);
    // The own letter has been replaced by garbage, and is told again.
    world.run(70_000);
    world.check_at_rest();
    world.say(1);
    world.run(100);
    world.check_at_rest();
}
