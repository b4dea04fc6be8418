//! A model of a relay, with everything that can be wrong with one.

use std::collections::{BTreeMap, BTreeSet};

use red7::game::GameRng;

use super::mqtt::{self, ClientPacket, Message, Will};

/// Name of a socket.
pub type Socket = u64;

/// Something that a client sees of its socket.
#[derive(Clone, Debug)]
pub enum SocketEvent {
    Opened,
    Closed,
    Bytes(Vec<u8>),
}

/// Chances of faults, in thousandths for each message.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// A message reaches nobody, or not everybody.
    pub drop: usize,
    pub double: usize,
    /// A message overtakes others, or is late.
    pub reorder: usize,
    /// The message that is kept for those who come later is not replaced.
    pub keep_old: usize,
    /// Something else comes as well: garbage, or what was sent before, here or elsewhere.
    pub lie: usize,
}

struct Client {
    will: Option<Will>,
    is_greeted: bool,
    /// Nothing that it sends is heard any more.
    is_ignored: bool,
    topics: BTreeSet<String>,
    /// Time of the last packet, and of the last delivery.
    heard: u64,
    last_at: u64,
}

/// A relay with its clients. Time passes in [`Relay::deliver`] only.
pub struct Relay {
    rng: GameRng,
    pub faults: Faults,
    retained: BTreeMap<String, Message>,
    clients: BTreeMap<Socket, Client>,
    queue: BTreeMap<(u64, u64), (Socket, SocketEvent)>,
    next_socket: Socket,
    next_place: u64,
    is_up: bool,
    /// Sockets open, and nothing else happens.
    is_mute: bool,
    /// Messages that a lying relay can send again.
    history: Vec<Message>,
}

/// A client that is silent for so long is lost, in milliseconds.
const KEEP_ALIVE: u64 = 90_000;

/// Most messages that a lying relay remembers.
const HISTORY: usize = 300;

impl Relay {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: GameRng::new(seed),
            faults: Faults::default(),
            retained: BTreeMap::new(),
            clients: BTreeMap::new(),
            queue: BTreeMap::new(),
            next_socket: 0,
            next_place: 0,
            is_up: true,
            is_mute: false,
            history: Vec::new(),
        }
    }

    /// A client opens a socket.
    pub fn open(&mut self, now: u64) -> Socket {
        let socket = self.next_socket;
        self.next_socket += 1;
        if self.is_up {
            let client = Client {
                will: None,
                is_greeted: false,
                is_ignored: false,
                topics: BTreeSet::new(),
                heard: now,
                last_at: now,
            };
            self.clients.insert(socket, client);
            self.push(now, socket, SocketEvent::Opened);
        } else {
            self.push(now, socket, SocketEvent::Closed);
        }
        socket
    }

    /// A client sends bytes.
    pub fn receive(&mut self, now: u64, socket: Socket, bytes: &[u8]) {
        for packet in mqtt::parse(bytes) {
            let Some(client) = self.clients.get_mut(&socket) else {
                return;
            };
            client.heard = now;
            client.is_ignored |= self.is_mute;
            if client.is_ignored {
                continue;
            }
            assert!(
                client.is_greeted != matches!(packet, ClientPacket::Connect { .. }),
                "{packet:?}"
            );
            match packet {
                ClientPacket::Connect { client: name, will } => {
                    assert!(name.len() <= 23, "{name}");
                    client.will = will;
                    client.is_greeted = true;
                    self.push(now, socket, SocketEvent::Bytes(mqtt::CONNACK.to_vec()));
                }
                ClientPacket::Subscribe { id, topics } => {
                    client.topics.extend(topics.iter().cloned());
                    let answer = mqtt::suback(id, topics.len());
                    self.push(now, socket, SocketEvent::Bytes(answer));
                    for topic in topics {
                        if let Some(message) = self.retained.get(&topic).cloned() {
                            self.send(now, socket, &message);
                        }
                    }
                }
                ClientPacket::Publish(message) => self.publish(now, message),
                ClientPacket::Ping => {
                    self.push(now, socket, SocketEvent::Bytes(mqtt::PONG.to_vec()));
                }
                ClientPacket::Disconnect => client.will = None,
            }
        }
    }

    /// A client's socket is closed, or lost.
    pub fn close(&mut self, now: u64, socket: Socket) {
        if let Some(client) = self.clients.remove(&socket)
            && let Some(will) = client.will
            && !self.is_mute
        {
            self.publish(now, will);
        }
        self.queue.retain(|_, (to, _)| *to != socket);
    }

    /// The relay breaks down: sockets are closed, and wills are lost.
    pub fn stop(&mut self, now: u64) {
        self.is_up = false;
        for socket in std::mem::take(&mut self.clients).into_keys() {
            self.push(now, socket, SocketEvent::Closed);
        }
    }

    /// The relay works, with all that it kept.
    pub fn start(&mut self) {
        self.is_up = true;
        self.is_mute = false;
    }

    /// The relay takes all and says nothing.
    pub fn mute(&mut self) {
        self.is_mute = true;
    }

    /// The relay forgets what it kept.
    pub fn forget(&mut self) {
        self.retained.clear();
    }

    /// Message that is kept for a topic.
    pub fn retained(&self, topic: &str) -> Option<&Message> {
        self.retained.get(topic)
    }

    /// Number of open sockets.
    pub fn sockets(&self) -> usize {
        self.clients.len()
    }

    /// A message comes from somebody who knows the topic.
    pub fn publish(&mut self, now: u64, message: Message) {
        if self.chance(self.faults.drop) {
            return;
        }
        self.remember(message.clone());
        if message.is_retained && !self.chance(self.faults.keep_old) {
            if message.payload.is_empty() {
                self.retained.remove(&message.topic);
            } else {
                self.retained.insert(message.topic.clone(), message.clone());
            }
        }
        let message = Message {
            is_retained: false,
            ..message
        };
        let sockets: Vec<Socket> = self.clients.keys().copied().collect();
        for socket in sockets {
            if self.clients[&socket].topics.contains(&message.topic) {
                self.send(now, socket, &message);
            }
            if self.chance(self.faults.lie) {
                self.lie(now, socket);
            }
        }
    }

    /// Adds a message to what a lying relay sends again.
    pub fn remember(&mut self, message: Message) {
        if self.history.len() < HISTORY {
            self.history.push(message);
        } else {
            let place = self.rng.below(HISTORY);
            self.history[place] = message;
        }
    }

    /// Messages that were published, as far as they are remembered.
    pub fn overheard(&self) -> &[Message] {
        &self.history
    }

    /// Time at which something reaches a client.
    pub fn next_delivery(&self) -> Option<u64> {
        self.queue.keys().next().map(|&(at, _)| at)
    }

    /// Next event that reaches a client by now.
    pub fn deliver(&mut self, now: u64) -> Option<(Socket, SocketEvent)> {
        let lost = self
            .clients
            .iter()
            .find(|(_, client)| client.heard + KEEP_ALIVE < now);
        if let Some(socket) = lost.map(|(&socket, _)| socket) {
            self.close(now, socket);
            self.push(now, socket, SocketEvent::Closed);
        }
        let first = self
            .queue
            .first_entry()
            .filter(|first| first.key().0 <= now)?;
        Some(first.remove())
    }

    fn send(&mut self, now: u64, socket: Socket, message: &Message) {
        if self.chance(self.faults.drop) {
            return;
        }
        let bytes = mqtt::publish(message);
        if self.chance(self.faults.double) {
            self.push(now, socket, SocketEvent::Bytes(bytes.clone()));
        }
        self.push(now, socket, SocketEvent::Bytes(bytes));
    }

    fn push(&mut self, now: u64, socket: Socket, event: SocketEvent) {
        let mut at = now + 5 + self.rng.below(40) as u64;
        if self.chance(self.faults.reorder) {
            at += self.rng.below(4_000) as u64;
        } else if let Some(client) = self.clients.get_mut(&socket) {
            at = at.max(client.last_at);
            client.last_at = at;
        }
        self.queue.insert((at, self.next_place), (socket, event));
        self.next_place += 1;
    }

    fn chance(&mut self, thousandths: usize) -> bool {
        thousandths > 0 && self.rng.below(1_000) < thousandths
    }

    /// Sends something that no player has sent just now.
    fn lie(&mut self, now: u64, socket: Socket) {
        let pick =
            |rng: &mut GameRng, history: &[Message]| history[rng.below(history.len())].clone();
        let mut message = pick(&mut self.rng, &self.history);
        message.is_retained = self.rng.below(2) == 0;
        match self.rng.below(9) {
            // Again, to one client or to all later ones.
            0..3 => {}
            3 => drop(self.retained.insert(message.topic.clone(), message.clone())),
            // Moved to another chair.
            4 => {
                message.topic.pop();
                message.topic += ["0", "1", "2", "3"][self.rng.below(4)];
            }
            // Changed, cut off, lengthened.
            5 => {
                let at = self.rng.below(message.payload.len().max(1));
                message
                    .payload
                    .iter_mut()
                    .skip(at)
                    .take(1)
                    .for_each(|byte| *byte ^= 1);
            }
            6 => message
                .payload
                .truncate(self.rng.below(message.payload.len().max(1))),
            7 => message.payload.extend(vec![0; self.rng.below(70_000)]),
            // No packet at all.
            _ => {
                let length = self.rng.below(300);
                let garbage = (0..length).map(|_| self.rng.below(256) as u8).collect();
                self.push(now, socket, SocketEvent::Bytes(garbage));
                return;
            }
        }
        let bytes = mqtt::publish(&message);
        self.push(now, socket, SocketEvent::Bytes(bytes));
    }
}
