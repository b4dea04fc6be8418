//! Others on the same relay, who see all topics and messages, and can send what they like, but don't have the key.

use super::mqtt::Message;
use super::*;

const GUEST: Chair = Chair::ALL[1];

/// A room in which everybody has said something.
fn room(devices: usize) -> World {
    let mut world = World::new(11, devices, devices, 1);
    for device in 0..devices {
        world.sit(device, seat(device));
        world.say(device);
    }
    world.run(10_000);
    world.check_at_rest();
    world
}

/// Topic of the letter of a chair.
fn letter(world: &World, chair: Chair) -> String {
    format!("{}/l/{chair}", world.root)
}

fn kept(world: &World, topic: &str) -> Message {
    world.relays[0].retained(topic).cloned().expect("a message")
}

fn publish(world: &mut World, message: &Message, is_retained: bool) {
    let message = Message {
        is_retained,
        ..message.clone()
    };
    world.relays[0].publish(world.now, message);
}

#[test]
fn a_letter_that_was_cleared_by_others_is_told_again() {
    let mut world = room(3);
    let topic = letter(&world, GUEST);
    let empty = Message {
        topic,
        payload: Vec::new(),
        is_retained: true,
    };
    publish(&mut world, &empty, true);
    world.run(1_000);
    assert_eq!(world.devices[0].cleared, [GUEST]);
    world.run(69_000);
    world.check_at_rest();
    assert_eq!(world.devices[0].cleared, []);
    assert_eq!(world.devices[2].cleared, []);
}

/// A relay may keep larger messages than any room has, and sends them to whoever comes.
#[test]
fn messages_that_are_too_large_keep_nobody_away() {
    let mut world = room(2);
    for topic in ["l/0", "l/1", "p/0", "s/1"] {
        let large = Message {
            topic: format!("{}/{topic}", world.root),
            payload: vec![7; 200_000],
            is_retained: true,
        };
        publish(&mut world, &large, true);
    }
    world.run(1_000);
    assert_eq!(world.devices[0].status, Some(Status::Ready));
    world.begin(1);
    world.run(5_000);
    assert_eq!(world.devices[1].status, Some(Status::Ready));
    assert!(world.devices[1].dropped > 0);
    world.run(65_000);
    world.check_at_rest();
    assert!(kept(&world, &letter(&world, GUEST)).payload.len() < 20_000);
}

/// An old letter is kept, and the newest is repeated at once, as if that one were.
#[test]
fn a_repeated_letter_does_not_hide_which_one_is_kept() {
    let mut world = room(2);
    let topic = letter(&world, GUEST);
    let old = kept(&world, &topic);
    world.say(1);
    world.run(1_000);
    let newest = kept(&world, &topic);
    let is_undone = (0..35).any(|_| {
        publish(&mut world, &old, true);
        publish(&mut world, &newest, false);
        world.run(2_000);
        kept(&world, &topic) != old
    });
    assert!(is_undone, "the old letter stays");
}

#[test]
fn nothing_that_is_sent_again_counts_again() {
    let mut world = room(3);
    for device in 0..3 {
        world.react(device);
        world.say(device);
        world.run(1_000);
    }
    world.leave(1);
    world.run(1_000);
    let told = |world: &World| {
        let device = &world.devices[0];
        (device.stored.letters.clone(), device.here, device.reactions)
    };
    let before = told(&world);
    for is_retained in [false, true] {
        for message in world.relays[0].overheard().to_vec() {
            publish(&mut world, &message, is_retained);
        }
        world.run(3_000);
        assert_eq!(told(&world), before);
    }
    // What is kept for those who come is put right by those who are there, and by the others when they come.
    world.run(70_000);
    world.begin(1);
    world.run(70_000);
    world.check_at_rest();
}
