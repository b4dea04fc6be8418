//! Whole devices around faulty relays, and time.

use red7::game::GameRng;
use red7::live::{Chair, PageEvent, RelayUrl, RoomSecret, VisitSeed};
use red7::state::{
    CorrespondenceLink, Game, GameId, GameOptions, HistoryRelation, LiveInvitation, LiveTerms,
    PlayerNames,
};

use super::page::{Finished, Loss, Page};
use crate::common::parse;
use crate::live::device::Deed;
use crate::live::relay::{Relay, SocketEvent};

pub struct Table {
    pub rng: GameRng,
    now: u64,
    pub start: CorrespondenceLink,
    pub pages: Vec<Page>,
    pub relays: Vec<Relay>,
    /// Turns that were finished, each with its device.
    pub ledger: Vec<(usize, Finished)>,
    visits: u64,
}

impl Table {
    /// The first device is the host's.
    pub fn new(number: u64, seating: &str, rules: &str, devices: usize, relays: usize) -> Self {
        let seed = red7::game::Seed::from_entropy(number);
        let start = CorrespondenceLink::begin(
            GameId(red7::game::Seed::from_entropy(!number)),
            parse(seating),
            parse(rules),
            seed,
            PlayerNames::from(vec!["P0".to_owned()]),
            GameOptions::default(),
        );
        let mut secret = [9; RoomSecret::LEN];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        let invitation = LiveInvitation {
            relay: 0,
            secret: RoomSecret(secret),
            terms: LiveTerms::Open(Box::new(start.clone())),
        };
        let urls = (0..relays).map(|relay| parse(&format!("ws://relay{relay}/")));
        let urls: Vec<RelayUrl> = urls.collect();
        let pages =
            (0..devices).map(|page| Page::new(page as u8, invitation.clone(), urls.clone()));
        let mut table = Self {
            rng: GameRng::new(number),
            now: 1_000,
            start,
            pages: pages.collect(),
            relays: (0..relays as u64)
                .map(|relay| Relay::new(number * 8 + relay))
                .collect(),
            ledger: Vec::new(),
            visits: 0,
        };
        for page in 0..devices {
            table.load(page, Loss::Nothing);
        }
        table.sit(0, Chair::HOST);
        table.pages[0].keep_backup();
        table
    }

    pub const fn now(&self) -> u64 {
        self.now
    }

    /// Loads or reloads a page. What it had open is lost without a word.
    pub fn load(&mut self, page: usize, loss: Loss) {
        if let Some((relay, socket)) = self.pages[page].socket.take() {
            self.relays[relay].close(self.now, socket);
        }
        self.visits += 1;
        let mut seed = [1; VisitSeed::LEN];
        seed[..8].copy_from_slice(&self.visits.to_be_bytes());
        let deeds = self.pages[page].load(self.now, VisitSeed(seed), loss);
        self.perform(page, deeds);
    }

    pub fn sit(&mut self, page: usize, chair: Chair) {
        let deeds = self.pages[page].sit(self.now, chair);
        self.perform(page, deeds);
    }

    /// Sits down, if the page shows where: the first devices on chairs of their own, the others now and then on a free
    /// one, else as another device of somebody.
    pub fn sit_somewhere(&mut self, page: usize) {
        let live = &self.pages[page].live;
        let taken = live.taken_chairs().into_iter().map(|(chair, _)| chair);
        let taken: Vec<Chair> = taken.collect();
        // Nobody knows what is free before the host's letter is there.
        if live.room().chair().is_some() || !taken.contains(&Chair::HOST) {
            return;
        }
        let free = live.free_chairs().next();
        let chair = match Chair::new(page) {
            Some(own) if live.room().invitation().chairs().has(own) => own,
            _ => match free.filter(|_| self.rng.below(2) == 0) {
                Some(free) => free,
                None => taken[self.rng.below(taken.len())],
            },
        };
        self.sit(page, chair);
    }

    pub fn play(&mut self, page: usize, mind: u64) {
        if let Some(finished) = self.pages[page].play(mind) {
            self.ledger.push((page, finished));
        }
        self.happen(page, Vec::new());
    }

    /// Goes on with the next round and makes the turns of opponents on a device, which it takes in no turn of a friend
    /// without.
    pub fn watch(&mut self, page: usize) {
        while self.pages[page].watch() {
            self.happen(page, Vec::new());
        }
        self.happen(page, Vec::new());
    }

    /// A device wakes up, and sees what has come meanwhile.
    pub fn wake(&mut self, page: usize) {
        if !std::mem::take(&mut self.pages[page].is_asleep) {
            return;
        }
        while let Some(event) = self.pages[page].inbox.pop_front() {
            self.hear(page, event);
        }
        self.happen(page, vec![PageEvent::Wake]);
    }

    pub fn happen(&mut self, page: usize, events: Vec<PageEvent>) {
        let deeds = self.pages[page].happen(self.now, events);
        self.perform(page, deeds);
    }

    /// Lets time pass.
    pub fn run(&mut self, ms: u64) {
        let end = self.now + ms;
        loop {
            let deliveries = self.relays.iter().filter_map(Relay::next_delivery);
            let awake = self.pages.iter().filter(|page| !page.is_asleep);
            let next = deliveries.chain(awake.filter_map(|page| page.timer)).min();
            let Some(next) = next.filter(|&next| next <= end) else {
                break;
            };
            self.now = self.now.max(next);
            for relay in 0..self.relays.len() {
                while let Some((socket, event)) = self.relays[relay].deliver(self.now) {
                    let mut pages = self.pages.iter();
                    let to = pages.position(|page| page.socket == Some((relay, socket)));
                    if let Some(page) = to {
                        self.hear(page, event);
                    }
                }
            }
            for page in 0..self.pages.len() {
                let is_due = self.pages[page].timer.is_some_and(|at| at <= self.now);
                if is_due && !self.pages[page].is_asleep {
                    self.pages[page].timer = None;
                    self.happen(page, vec![PageEvent::Tick]);
                }
            }
        }
        self.now = end;
    }

    fn hear(&mut self, page: usize, event: SocketEvent) {
        if self.pages[page].is_asleep {
            return self.pages[page].inbox.push_back(event);
        }
        let event = match event {
            SocketEvent::Opened => PageEvent::Opened,
            SocketEvent::Closed => {
                self.pages[page].socket = None;
                PageEvent::Closed
            }
            SocketEvent::Bytes(bytes) => PageEvent::Bytes(bytes),
        };
        self.happen(page, vec![event]);
    }

    fn perform(&mut self, page: usize, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Open(relay) => {
                    assert_eq!(self.pages[page].socket, None, "one socket at a time");
                    let socket = self.relays[relay].open(self.now);
                    self.pages[page].socket = Some((relay, socket));
                }
                Deed::Close => {
                    let (relay, socket) = self.pages[page].socket.take().expect("a socket");
                    self.pages[page].inbox.clear();
                    self.relays[relay].close(self.now, socket);
                }
                Deed::Send(bytes) => {
                    let (relay, socket) = self.pages[page].socket.expect("a socket");
                    self.relays[relay].receive(self.now, socket, &bytes);
                }
            }
        }
    }

    /// All versions of the game that a device has.
    pub fn versions(&self, page: usize) -> Vec<CorrespondenceLink> {
        let games = self.pages[page].shown.app.games().iter();
        games
            .filter_map(|(_, game)| game.correspondence_link())
            .collect()
    }

    /// What each device has, for messages about failures.
    pub fn describe(&self) -> String {
        let pages = self.pages.iter().enumerate().map(|(number, page)| {
            let room = page.live.room();
            let (chair, status) = (room.chair(), page.live.status());
            let game = page
                .game()
                .map(|game| (game.ply(), game.awaits(), game.is_round_over()));
            let versions = self.versions(number).len();
            format!("\n{number}: {chair:?} {status:?} {game:?}, {versions} versions")
        });
        pages.collect()
    }

    /// Returns `true` if different turns were finished in the same place.
    pub fn ledger_is_split(&self) -> bool {
        let mut pairs = self.ledger.iter().enumerate();
        pairs.any(|(place, (_, one))| {
            let before = &self.ledger[..place];
            before
                .iter()
                .any(|(_, other)| one.ply == other.ply && one.turn != other.turn)
        })
    }

    /// Checks that no turn that was finished is missing, and that nobody has made others.
    pub fn check_everyone_has_the_game(&self) {
        let mut games = self.pages.iter().map(|page| page.game().expect("a game"));
        let first = games.next().expect("a device");
        for (number, game) in (1..).zip(games) {
            assert_eq!(game.record(), first.record(), "device {number}");
        }
        let turns = &first.record().turns;
        for (page, finished) in &self.ledger {
            let kept = turns.get(finished.ply - 1);
            assert_eq!(
                kept,
                Some(&finished.turn),
                "device {page}, ply {}",
                finished.ply
            );
        }
        let has_opponents = self
            .start
            .seating
            .to_string()
            .contains(|at: char| at.is_ascii_digit());
        if !has_opponents {
            let is_finished = |ply| self.ledger.iter().any(|(_, finished)| finished.ply == ply);
            assert!((1..=turns.len()).all(is_finished), "a turn from nowhere");
        }
        for page in 0..self.pages.len() {
            assert_eq!(
                self.versions(page).len(),
                1,
                "device {page} has other versions"
            );
        }
    }

    /// Checks that all devices on a chair know, in one version or another, how far the game is on each of them. A game
    /// that is over may be gone from the relay before another version comes.
    pub fn check_every_version_is_known(&self) {
        for (author, page) in self.pages.iter().enumerate() {
            let game = page.game().filter(|game| !game.is_match_over());
            let Some(own) = game.and_then(Game::correspondence_link) else {
                continue;
            };
            for (reader, other) in self.pages.iter().enumerate() {
                let is_known = self.versions(reader).iter().any(|version| {
                    matches!(
                        HistoryRelation::of(&own, version),
                        HistoryRelation::Same | HistoryRelation::Behind
                    )
                });
                // Devices without a chair share none: what was played there before it was lost is nobody's.
                let [chair, others] = [page, other].map(|page| page.live.room().chair());
                assert!(
                    is_known || chair.is_none() || chair != others,
                    "device {reader} lacks the version of {author}: {}",
                    self.describe()
                );
            }
        }
    }

    /// Puts a letter of somebody who has the link on a chair, with a counter greater than all others.
    pub fn forge(&mut self, page: usize, body: &str) {
        let deeds = self.pages[page].happen(self.now, vec![PageEvent::Say(parse(body))]);
        self.perform(page, deeds);
    }
}
