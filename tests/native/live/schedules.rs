//! Random schedules: after the faults have ended, every device has the newest letter of every chair.

use super::*;

fn play(number: u64) {
    let chairs = 2 + (number % 3) as usize;
    let devices = 2 + (number / 3 % 3) as usize;
    let relays = 1 + (number / 9 % 2) as usize;
    let mut world = World::new(number, chairs, devices, relays);
    // Messages of another room, which a lying relay moves here.
    let mut other = World::new(number + 1_000_000, 2, 2, 1);
    for device in 0..2 {
        other.sit(device, seat(device));
        other.say(device);
    }
    other.run(10_000);
    for topic in ["l/0", "l/1", "p/0", "p/1"] {
        let strange = other.relays[0]
            .retained(&format!("{}/{topic}", other.root))
            .cloned();
        let mut strange = strange.expect(topic);
        strange.topic = strange.topic.replace(&other.root, &world.root);
        for relay in &mut world.relays {
            relay.remember(strange.clone());
        }
    }
    for step in 0..60 {
        if step % 10 == 0 {
            for relay in 0..relays {
                world.relays[relay].faults = random_faults(&mut world.rng);
            }
        }
        disturb(&mut world);
        let pause = match world.rng.below(12) {
            0 => world.rng.below(120_000),
            1..4 => world.rng.below(8_000),
            _ => world.rng.below(300),
        };
        world.run(pause as u64);
    }
    for relay in &mut world.relays {
        relay.faults = Faults::default();
        relay.start();
    }
    for device in 0..devices {
        world.wake(device);
    }
    world.run(280_000);
    world.check_at_rest();
}

pub fn random_faults(rng: &mut red7::game::GameRng) -> Faults {
    let mut chance = |most: usize| {
        if rng.below(2) == 0 {
            0
        } else {
            rng.below(most)
        }
    };
    Faults {
        drop: chance(300),
        double: chance(300),
        reorder: chance(300),
        keep_old: chance(300),
        lie: chance(200),
    }
}

fn disturb(world: &mut World) {
    let device = world.rng.below(world.devices.len());
    let relay = world.rng.below(world.relays.len());
    let is_asleep = world.devices[device].is_asleep;
    match world.rng.below(20) {
        _ if is_asleep && world.rng.below(4) == 0 => world.wake(device),
        0..3 => world.begin(device),
        3 => world.sleep(device),
        4 => {
            let now = world.now;
            world.relays[relay].stop(now);
        }
        5..7 => world.relays[relay].start(),
        7 => world.relays[relay].forget(),
        8 => world.relays[relay].mute(),
        9 if !is_asleep => world.react(device),
        // The own chair or any other one, by the own claim or that of another device.
        10..12 if !is_asleep && world.devices[device].stored.own.is_none() => {
            let chair = match world.rng.below(4) {
                0 => world.rng.below(world.room.chairs.get()),
                _ => device % world.room.chairs.get(),
            };
            let claim = match world.rng.below(4) {
                0 => world.rng.below(world.devices.len()),
                _ => device,
            };
            world.sit(
                device,
                ClaimedChair {
                    chair: Chair::new(chair).expect("a chair"),
                    claim: Device::claim(claim),
                },
            );
            world.say(device);
        }
        12 if !is_asleep
            && world.devices[device]
                .stored
                .own
                .is_some_and(|own| own.chair == Chair::HOST) =>
        {
            let chair = 1 + world.rng.below(world.room.chairs.get() - 1);
            let claim = Device::claim(world.rng.below(world.devices.len()));
            world.seat(
                device,
                ClaimedChair {
                    chair: Chair::new(chair).expect("a chair"),
                    claim,
                },
            );
        }
        _ if !is_asleep => world.say(device),
        _ => {}
    }
}

#[test]
fn nothing_is_lost_doubled_or_forged() {
    let schedules = std::env::var("LIVE")
        .ok()
        .and_then(|schedules| schedules.parse().ok());
    for number in 0..schedules.unwrap_or(500) {
        let result = std::panic::catch_unwind(|| play(number));
        assert!(result.is_ok(), "schedule {number}");
    }
}
