//! Devices, relays, and time.

use std::collections::BTreeSet;

use red7::game::GameRng;
use red7::live::{
    Chair, ChairCount, Claim, ClaimedChair, Reaction, RelayUrl, RoomSecret, Status, VisitSeed,
};

use super::device::{Deed, Device, Room};
use super::mqtt::{self, ClientPacket};
use super::relay::{Relay, SocketEvent};

/// Sizes of payloads: none, one small block, or some large ones, each with what encryption adds.
const SIZES: [usize; 9] = [0, 104, 2_024, 4_008, 5_992, 7_976, 9_960, 11_944, 13_928];

/// Devices around relays. Time is a number.
pub struct World {
    pub rng: GameRng,
    pub now: u64,
    pub devices: Vec<Device>,
    pub relays: Vec<Relay>,
    pub room: Room,
    /// All texts that players have written, with their chairs.
    said: BTreeSet<(usize, String)>,
    /// Reactions that were sent, by chair.
    reactions: [usize; Chair::MAX],
    /// Start of the topics of the room, once somebody has published there.
    pub root: String,
    seeds: u64,
}

impl World {
    pub fn new(number: u64, chairs: usize, devices: usize, relays: usize) -> Self {
        let mut secret = [0; RoomSecret::LEN];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        let urls =
            (0..relays).map(|relay| format!("ws://relay{relay}/").parse().expect("an address"));
        let room = Room {
            secret: RoomSecret(secret),
            chairs: ChairCount::new(chairs).expect("a room"),
            relays: urls.collect::<Vec<RelayUrl>>(),
        };
        let mut world = Self {
            rng: GameRng::new(number),
            now: 1_000,
            devices: (0..devices).map(|_| Device::new(room.clone())).collect(),
            relays: (0..relays)
                .map(|relay| Relay::new(number * 8 + relay as u64))
                .collect(),
            room,
            said: BTreeSet::new(),
            reactions: [0; Chair::MAX],
            root: String::new(),
            seeds: 0,
        };
        for device in 0..devices {
            world.begin(device);
        }
        world
    }

    fn seed(&mut self) -> VisitSeed {
        self.seeds += 1;
        let mut seed = [0; VisitSeed::LEN];
        seed[..8].copy_from_slice(&self.seeds.to_be_bytes());
        seed[8..16].copy_from_slice(&self.room.secret.0[..8]);
        VisitSeed(seed)
    }

    /// Lets a device begin, or begin anew. What it had open is lost without a word.
    pub fn begin(&mut self, device: usize) {
        if let Some((relay, socket)) = self.devices[device].socket.take() {
            self.relays[relay].close(self.now, socket);
        }
        let seed = self.seed();
        let deeds = self.devices[device].begin(self.now, seed);
        self.perform(device, deeds);
    }

    pub fn sit(&mut self, device: usize, own: ClaimedChair) {
        let deeds = self.devices[device].sit(self.now, own);
        self.perform(device, deeds);
    }

    pub fn seat(&mut self, device: usize, seated: ClaimedChair) {
        let deeds = self.devices[device].seat(self.now, seated);
        self.perform(device, deeds);
    }

    /// A device on a chair says something new.
    pub fn say(&mut self, device: usize) {
        let Some(own) = self.devices[device].stored.own else {
            return;
        };
        let number = self.said.len();
        let filler = "x".repeat(if self.rng.below(8) == 0 {
            self.rng.below(11_000)
        } else {
            0
        });
        let text = format!("1/{number}.{device}.{}.{filler}", own.chair);
        self.said.insert((own.chair.index(), text.clone()));
        let deeds = self.devices[device].say(self.now, text.parse().expect("a body"));
        self.perform(device, deeds);
    }

    pub fn react(&mut self, device: usize) {
        if let Some(own) = self.devices[device].stored.own {
            self.reactions[own.chair.index()] += 1;
        }
        let reaction = Reaction::new(self.rng.below(Reaction::COUNT)).expect("a reaction");
        let deeds = self.devices[device].react(self.now, reaction);
        self.perform(device, deeds);
    }

    pub fn clear(&mut self, device: usize) {
        let deeds = self.devices[device].clear(self.now);
        self.perform(device, deeds);
    }

    pub fn leave(&mut self, device: usize) {
        let deeds = self.devices[device].leave(self.now);
        self.perform(device, deeds);
    }

    pub fn sleep(&mut self, device: usize) {
        self.devices[device].is_asleep = true;
    }

    /// A device wakes up: timers and what has come meanwhile are handled, in either order.
    pub fn wake(&mut self, device: usize) {
        if !std::mem::take(&mut self.devices[device].is_asleep) {
            return;
        }
        if self.rng.below(2) == 0 {
            self.tick_if_due(device);
        }
        while let Some(event) = self.devices[device].next_in_inbox() {
            self.hear(device, event);
        }
        let deeds = self.devices[device].wake(self.now);
        self.perform(device, deeds);
    }

    /// Lets time pass.
    pub fn run(&mut self, ms: u64) {
        let end = self.now + ms;
        loop {
            let deliveries = self.relays.iter().filter_map(Relay::next_delivery);
            let awake = self.devices.iter().filter(|device| !device.is_asleep);
            let next = deliveries
                .chain(awake.filter_map(|device| device.timer))
                .min();
            let Some(next) = next.filter(|&next| next <= end) else {
                break;
            };
            self.now = self.now.max(next);
            for relay in 0..self.relays.len() {
                while let Some((socket, event)) = self.relays[relay].deliver(self.now) {
                    let to = self
                        .devices
                        .iter()
                        .position(|device| device.socket == Some((relay, socket)));
                    if let Some(device) = to {
                        self.cut_and_hear(device, event);
                    }
                }
            }
            for device in 0..self.devices.len() {
                if !self.devices[device].is_asleep {
                    self.tick_if_due(device);
                }
            }
            self.check_always();
        }
        self.now = end;
    }

    fn tick_if_due(&mut self, device: usize) {
        if self.devices[device].timer.is_some_and(|at| at <= self.now) {
            let deeds = self.devices[device].tick(self.now);
            self.perform(device, deeds);
        }
    }

    /// Packets come cut, now and then.
    fn cut_and_hear(&mut self, device: usize, event: SocketEvent) {
        match event {
            SocketEvent::Bytes(mut bytes) if self.rng.below(10) == 0 => {
                let socket = self.devices[device].socket;
                let rest = bytes.split_off(self.rng.below(bytes.len() + 1));
                self.hear(device, SocketEvent::Bytes(bytes));
                if self.devices[device].socket == socket {
                    self.hear(device, SocketEvent::Bytes(rest));
                }
            }
            event => self.hear(device, event),
        }
    }

    fn hear(&mut self, device: usize, event: SocketEvent) {
        let deeds = self.devices[device].hear(self.now, event);
        self.perform(device, deeds);
    }

    fn perform(&mut self, device: usize, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Open(relay) => {
                    assert_eq!(self.devices[device].socket, None, "one socket at a time");
                    let socket = self.relays[relay].open(self.now);
                    self.devices[device].socket = Some((relay, socket));
                }
                Deed::Close => {
                    let open = self.devices[device].socket.take();
                    let (relay, socket) = open.expect("a socket");
                    self.devices[device].forget_inbox();
                    self.relays[relay].close(self.now, socket);
                }
                Deed::Send(bytes) => {
                    let (relay, socket) = self.devices[device].socket.expect("a socket");
                    self.learn_root(&bytes);
                    self.relays[relay].receive(self.now, socket, &bytes);
                }
            }
        }
    }

    fn learn_root(&mut self, bytes: &[u8]) {
        for packet in mqtt::parse(bytes) {
            if let ClientPacket::Publish(message) = packet {
                assert!(
                    SIZES.contains(&message.payload.len()),
                    "{}",
                    message.payload.len()
                );
                let root: Vec<&str> = message.topic.split('/').take(2).collect();
                self.root = root.join("/");
            }
        }
    }

    /// Checks what holds at any time: nothing forged, nothing twice.
    fn check_always(&self) {
        for device in &self.devices {
            for (chair, letter) in device.stored.letters.iter().enumerate() {
                if let Some((_, body)) = letter {
                    assert!(
                        self.said.contains(&(chair, body.to_string())),
                        "{body} was never said"
                    );
                }
            }
            for (shown, sent) in device.reactions.iter().zip(&self.reactions) {
                assert!(shown <= sent);
            }
        }
    }

    /// Devices on a chair.
    pub fn owners(&self, chair: Chair) -> impl Iterator<Item = &Device> {
        self.devices
            .iter()
            .filter(move |device| device.stored.own.is_some_and(|own| own.chair == chair))
    }

    /// Checks what holds when nothing has disturbed for a while: everybody knows the newest letter of each chair, and
    /// who is here.
    pub fn check_at_rest(&self) {
        for (number, device) in self.devices.iter().enumerate() {
            assert_eq!(device.status, Some(Status::Ready), "device {number}");
            assert_eq!(device.socket.map(|(relay, _)| relay), Some(0));
        }
        for chair in self.room.chairs.chairs() {
            let index = chair.index();
            let claims: BTreeSet<Claim> = self
                .owners(chair)
                .filter_map(|device| device.stored.own)
                .map(|own| own.claim)
                .collect();
            assert!(claims.len() <= 1, "chair {chair} has {claims:?}");
            for device in self
                .devices
                .iter()
                .filter(|device| device.stored.own.is_none_or(|own| own.chair != chair))
            {
                assert_eq!(
                    device.here[index],
                    self.owners(chair).next().is_some(),
                    "chair {chair}"
                );
            }
            let texts: BTreeSet<String> = self
                .owners(chair)
                .filter_map(|device| device.stored.said.as_ref())
                .map(ToString::to_string)
                .collect();
            let Some(text) = texts.first() else {
                continue;
            };
            assert_eq!(texts.len(), 1, "devices on chair {chair} say {texts:?}");
            assert!(
                self.relays[0]
                    .retained(&format!("{}/l/{chair}", self.root))
                    .is_some()
            );
            let counters: BTreeSet<u64> = self
                .owners(chair)
                .map(|device| device.stored.seen.at(chair))
                .collect();
            assert_eq!(counters.len(), 1, "chair {chair}: {counters:?}");
            for (number, device) in self.devices.iter().enumerate() {
                let seen = device.stored.seen.at(chair);
                match device.stored.own {
                    Some(own) if own.chair == chair => continue,
                    _ => assert_eq!(Some(&seen), counters.first(), "chair {chair}"),
                }
                if text.split('.').nth(1) == Some(&number.to_string()) {
                    // It wrote the letter itself, when it still had the chair.
                    continue;
                }
                let letter = device.stored.letters[index].as_ref();
                assert_eq!(
                    letter.map(|(_, body)| body.as_str()),
                    Some(text.as_str()),
                    "chair {chair}"
                );
            }
        }
        let sockets: usize = self.relays.iter().map(Relay::sockets).sum();
        assert_eq!(sockets, self.devices.len());
    }
}
