//! A device: the page around the module for live play.

use std::collections::VecDeque;

use red7::live::{
    Begin, Body, Call, Chair, ChairCount, Claim, ClaimedChair, Command, Counters, LiveService,
    PageEvent, Reaction, RelayUrl, RoomSecret, SeatedClaims, Status, VisitSeed,
};

use super::relay::{Socket, SocketEvent};

/// The room, which is the same for all devices.
#[derive(Clone)]
pub struct Room {
    pub secret: RoomSecret,
    pub chairs: ChairCount,
    pub relays: Vec<RelayUrl>,
}

/// Everything that survives a reload.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    pub own: Option<ClaimedChair>,
    pub seen: Counters,
    /// Text that the own letter has or should have.
    pub said: Option<Body>,
    /// Newest letter of each chair.
    pub letters: [Option<(u64, Body)>; Chair::MAX],
    /// Claims that this device, as the host, has given a place.
    pub seated: Vec<ClaimedChair>,
}

/// A device.
pub struct Device {
    room: Room,
    service: LiveService,
    pub stored: Stored,
    /// Index of the relay, and the socket there.
    pub socket: Option<(usize, Socket)>,
    pub timer: Option<u64>,
    pub is_asleep: bool,
    inbox: VecDeque<SocketEvent>,
    pub status: Option<Status>,
    pub here: [bool; Chair::MAX],
    pub listed: SeatedClaims,
    /// Times that a device has come to the own chair, in this visit.
    pub arrivals: usize,
    /// Reactions of each chair that were shown in this visit.
    pub reactions: [usize; Chair::MAX],
    pub dropped: u32,
    /// Chairs whose letter was cleared, as told in this visit.
    pub cleared: Vec<Chair>,
}

/// Something that a device does to the world.
pub enum Deed {
    Open(usize),
    Close,
    Send(Vec<u8>),
}

impl Device {
    pub fn new(room: Room) -> Self {
        Self {
            room,
            service: LiveService::default(),
            stored: Stored::default(),
            socket: None,
            timer: None,
            is_asleep: false,
            inbox: VecDeque::new(),
            status: None,
            here: [false; Chair::MAX],
            listed: SeatedClaims::default(),
            arrivals: 0,
            reactions: [0; Chair::MAX],
            dropped: 0,
            cleared: Vec::new(),
        }
    }

    /// The page is loaded, and live play begins.
    pub fn begin(&mut self, now: u64, seed: VisitSeed) -> Vec<Deed> {
        let fresh = Self::new(self.room.clone());
        let stored = std::mem::take(&mut self.stored);
        *self = Self { stored, ..fresh };
        let begin = Begin {
            secret: self.room.secret.clone(),
            chairs: self.room.chairs,
            own: self.stored.own,
            seen: self.stored.seen,
            seed,
            relays: self.room.relays.clone(),
        };
        let mut deeds = self.happen(now, PageEvent::Begin(Box::new(begin)));
        for seated in self.stored.seated.clone() {
            deeds.extend(self.happen(now, PageEvent::Seat(seated)));
        }
        if let Some(said) = self.stored.said.clone() {
            deeds.extend(self.happen(now, PageEvent::Say(said)));
        }
        deeds
    }

    pub fn sit(&mut self, now: u64, own: ClaimedChair) -> Vec<Deed> {
        if self.stored.own != Some(own) {
            self.stored.own = Some(own);
            self.stored.said = None;
        }
        self.happen(now, PageEvent::Sit(own))
    }

    pub fn seat(&mut self, now: u64, seated: ClaimedChair) -> Vec<Deed> {
        self.stored
            .seated
            .retain(|other| other.chair != seated.chair);
        self.stored.seated.push(seated);
        self.happen(now, PageEvent::Seat(seated))
    }

    pub fn say(&mut self, now: u64, body: Body) -> Vec<Deed> {
        self.stored.said = Some(body.clone());
        self.happen(now, PageEvent::Say(body))
    }

    pub fn react(&mut self, now: u64, reaction: Reaction) -> Vec<Deed> {
        self.happen(now, PageEvent::Reaction(reaction))
    }

    pub fn clear(&mut self, now: u64) -> Vec<Deed> {
        self.stored.said = None;
        self.happen(now, PageEvent::Clear)
    }

    pub fn leave(&mut self, now: u64) -> Vec<Deed> {
        self.happen(now, PageEvent::Leave)
    }

    /// Something comes from the socket, or would if the device weren't asleep.
    pub fn hear(&mut self, now: u64, event: SocketEvent) -> Vec<Deed> {
        if self.is_asleep {
            self.inbox.push_back(event);
            return Vec::new();
        }
        let event = match event {
            SocketEvent::Opened => PageEvent::Opened,
            SocketEvent::Closed => {
                self.socket = None;
                PageEvent::Closed
            }
            SocketEvent::Bytes(bytes) => PageEvent::Bytes(bytes),
        };
        self.happen(now, event)
    }

    pub fn tick(&mut self, now: u64) -> Vec<Deed> {
        self.timer = None;
        self.happen(now, PageEvent::Tick)
    }

    /// The device sees again what it slept through. Returns what it does, event by event, to the socket that it then
    /// has.
    pub fn next_in_inbox(&mut self) -> Option<SocketEvent> {
        self.inbox.pop_front()
    }

    pub fn forget_inbox(&mut self) {
        self.inbox.clear();
    }

    pub fn wake(&mut self, now: u64) -> Vec<Deed> {
        self.happen(now, PageEvent::Wake)
    }

    fn happen(&mut self, now: u64, event: PageEvent) -> Vec<Deed> {
        let call = Call { now, event }.to_string();
        let reply = self.service.reply(&call).expect("an event");
        let commands: Vec<Command> = reply
            .lines()
            .map(|line| line.parse().expect(line))
            .collect();
        commands
            .into_iter()
            .filter_map(|command| self.obey(now, command))
            .collect()
    }

    fn obey(&mut self, now: u64, command: Command) -> Option<Deed> {
        match command {
            Command::Open(url) => {
                let index = self.room.relays.iter().position(|relay| *relay == url);
                return Some(Deed::Open(index.expect("a relay of the room")));
            }
            Command::Close => return Some(Deed::Close),
            Command::Send(bytes) => return Some(Deed::Send(bytes)),
            Command::Timer(ms) => self.timer = Some(now + ms),
            Command::Status(status) => {
                assert_ne!(self.status, Some(status), "a change");
                self.status = Some(status);
            }
            Command::Letter {
                chair,
                counter,
                claim,
                body,
            } => {
                // A rival's letter is told once the rival has got the chair. A device without one goes back to what the
                // relay keeps.
                let is_seated = self.stored.own.is_some();
                assert!(!is_seated || counter >= self.stored.seen.at(chair));
                // The page may be told once more of one that it knew before it took the chair.
                if let Some((last, known)) = &self.stored.letters[chair.index()]
                    && is_seated
                {
                    assert!(counter > *last || (counter, &body) == (*last, known));
                }
                self.cleared.retain(|&cleared| cleared != chair);
                if let Some(own) = self.stored.own.filter(|own| own.chair == chair) {
                    assert_eq!(own.claim, claim);
                    self.stored.said = Some(body.clone());
                }
                self.stored.letters[chair.index()] = Some((counter, body));
            }
            Command::Seated(claims) => {
                assert_ne!(self.listed, claims, "a change");
                self.listed = claims;
            }
            Command::Taken(chair) => {
                assert_eq!(self.stored.own.map(|own| own.chair), Some(chair));
                self.stored.own = None;
                self.stored.said = None;
            }
            Command::Cleared(chair) => self.cleared.push(chair),
            Command::Here(chair) => {
                assert!(!std::mem::replace(&mut self.here[chair.index()], true));
            }
            Command::Gone(chair) => {
                assert!(std::mem::replace(&mut self.here[chair.index()], false));
            }
            Command::Arrived => {
                assert!(self.stored.own.is_some());
                self.arrivals += 1;
            }
            Command::Reaction(chair, _) => self.reactions[chair.index()] += 1,
            Command::Counters(seen) => {
                let mut counters = self.stored.seen.0.iter().zip(seen.0);
                let only_grow = counters.all(|(&before, after)| before <= after);
                assert!(only_grow || self.stored.own.is_none());
                assert_ne!(self.stored.seen, seen);
                self.stored.seen = seen;
            }
            Command::Dropped(count) => {
                assert!(count > self.dropped);
                self.dropped = count;
            }
        }
        None
    }

    /// Claim of this device, which it keeps.
    pub fn claim(number: usize) -> Claim {
        Claim([number as u8 + 1; Claim::LEN])
    }
}
