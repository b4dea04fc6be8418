//! A visit to a room.

use super::attendance::Attendance;
use super::chair::{Chair, ChairCount, ClaimedChair};
use super::command::Command;
use super::connection::Connection;
use super::content::Sign;
use super::event::{Begin, Call, Event};
use super::hex;
use super::letter::Letter;
use super::letter_box::{LetterBox, RelayCopy};
use super::packet::{self, Packet, PacketReader, Publication};
use super::probe::{Answer, Due, Probe};
use super::room_keys::{Padding, RoomKeys};
use super::topic::{Topic, Topics};
use super::visit::{Content, Presence, VisitId, VisitMessage};
use super::visit_random::VisitRandom;

/// Time between two messages that say that somebody is here, in milliseconds.
const HEARTBEAT: u64 = 30_000;

/// Latest time: what is added to a time must not be too much.
const LATEST: u64 = 1 << 53;

/// Live play on one device, from the beginning of a visit to its end.
pub struct Session {
    now: u64,
    keys: RoomKeys,
    topics: Topics,
    random: VisitRandom,
    connection: Connection,
    reader: PacketReader,
    probe: Probe,
    letters: LetterBox,
    chairs: ChairCount,
    attendance: [Attendance; Chair::MAX],
    /// Chairs at which somebody is, as the page knows.
    here: [bool; Chair::MAX],
    visit: OwnVisit,
    /// Messages that could not be read.
    dropped: u32,
    /// Time that the page's timer was last set to.
    timer: Option<u64>,
    out: Vec<Command>,
}

/// Own visit to a chair: what the relay knows under one name, which is new for every connection.
struct OwnVisit {
    id: VisitId,
    /// Chair in the will of this connection, until the visit is over.
    chair: Option<Chair>,
    /// The visit before, whose end the relay may not have been told.
    previous: Option<(Chair, VisitId)>,
    /// Number of the last message.
    number: u32,
    /// Time of the next message that says that somebody is here.
    heartbeat_at: u64,
}

impl Session {
    /// Begins a visit.
    #[must_use]
    pub fn begin(now: u64, begin: Begin) -> (Self, Vec<Command>) {
        let now = now.min(LATEST);
        let keys = RoomKeys::new(&begin.secret);
        let mut random = VisitRandom::new(&begin.seed);
        let topics = Topics::new(&keys, name(random.draw()), begin.chairs);
        let tag = random.draw();
        let mut out = Vec::new();
        let mut session = Self {
            now,
            keys,
            topics,
            visit: OwnVisit {
                id: VisitId(random.draw()),
                chair: None,
                previous: None,
                number: 0,
                heartbeat_at: 0,
            },
            random,
            connection: Connection::begin(begin.relays, now, &mut out),
            reader: PacketReader::new(),
            probe: Probe::new(),
            letters: LetterBox::new(begin.own, begin.seen, u32::from_be_bytes(tag)),
            chairs: begin.chairs,
            attendance: Default::default(),
            here: [false; Chair::MAX],
            dropped: 0,
            timer: None,
            out,
        };
        session.settle();
        let out = std::mem::take(&mut session.out);
        (session, out)
    }

    /// Takes in what has happened. Returns what the page has to do.
    pub fn handle(&mut self, call: Call) -> Vec<Command> {
        self.now = self.now.max(call.now.min(LATEST));
        let dropped = self.dropped;
        match call.event {
            Event::Begin(begin) => {
                self.leave();
                let mut out = std::mem::take(&mut self.out);
                let (session, commands) = Self::begin(self.now, *begin);
                *self = session;
                out.extend(commands);
                return out;
            }
            Event::Opened => self.opened(),
            Event::Closed => self.connection.closed(self.now, &mut self.out),
            Event::Bytes(bytes) => self.read(&bytes),
            Event::Tick => self.timer = None,
            Event::Wake => {
                self.connection.wake(self.now, &mut self.out);
                self.probe.hurry(self.now);
            }
            Event::Sit(own) => self.sit(own),
            Event::Seat(seated) if self.chairs.has(seated.chair) => self.letters.seat(seated),
            Event::Seat(_) => {}
            Event::Say(body) => self.letters.say(body),
            Event::Sign(sign) => self.sign(sign),
            Event::Clear => {
                self.letters.clear();
                if self.connection.is_ready() {
                    self.keep_letter();
                }
            }
            Event::Leave => self.leave(),
        }
        self.settle();
        if self.dropped != dropped {
            self.out.push(Command::Dropped(self.dropped));
        }
        std::mem::take(&mut self.out)
    }

    /// Does all that is due, and sets the timer.
    fn settle(&mut self) {
        let may_leave = self.probe.is_at_rest();
        self.connection
            .pass_time(self.now, may_leave, &mut self.out);
        if self.connection.is_ready() {
            match self.probe.due(self.now) {
                Due::Nothing => {}
                Due::Question => {
                    let question = self.probe.ask(self.now);
                    self.ask(&question);
                }
                Due::Failure => self.connection.fail(self.now, &mut self.out),
            }
        }
        if self.connection.is_ready() {
            if let Some(letter) = self.letters.write(&mut self.out) {
                self.send_letter(&letter);
            }
            if self.visit.heartbeat_at <= self.now {
                self.say_here();
            }
        }
        self.tell_presence();
        self.set_timer();
    }

    fn set_timer(&mut self) {
        let expiry = self
            .attendance
            .iter()
            .filter_map(Attendance::next_expiry)
            .min();
        let mut deadlines = vec![self.connection.next_deadline(), expiry];
        if self.connection.is_ready() {
            deadlines.push(Some(self.probe.next_deadline()));
            deadlines.push(self.letters.own().map(|_| self.visit.heartbeat_at));
        }
        // Without a connection nothing is left to wait for.
        let next = self
            .connection
            .next_deadline()
            .and(deadlines.into_iter().flatten().min());
        if self.timer != next {
            self.timer = next;
            self.out
                .extend(next.map(|next| Command::Timer(next.saturating_sub(self.now))));
        }
    }

    fn tell_presence(&mut self) {
        let own = self.letters.own().map(|own| own.chair);
        for chair in self.chairs.chairs() {
            let attendance = &mut self.attendance[chair.index()];
            attendance.expire(self.now);
            let is_here = attendance.is_anybody_here() && own != Some(chair);
            let here = &mut self.here[chair.index()];
            if *here != is_here {
                *here = is_here;
                self.out.push(if is_here {
                    Command::Here(chair)
                } else {
                    Command::Gone(chair)
                });
            }
        }
    }

    fn sit(&mut self, own: ClaimedChair) {
        if !self.chairs.has(own.chair) {
            return;
        }
        self.letters.sit(own, &mut self.out);
        // The visit is one to another chair, or to none, or is over.
        if self.visit.chair != Some(own.chair) {
            if self.connection.is_accepted() {
                self.say_gone();
            }
            self.connection.restart(self.now, &mut self.out);
        }
    }
}

/// Messages to the relay.
impl Session {
    fn leave(&mut self) {
        if self.connection.is_accepted() {
            self.say_gone();
        }
        self.connection.end(&mut self.out);
    }

    /// Greets a relay, with a will that says that this visit is over.
    fn opened(&mut self) {
        if !self.connection.opened() {
            return;
        }
        self.reader = PacketReader::new();
        self.visit = OwnVisit {
            id: VisitId(self.random.draw()),
            chair: self.letters.own().map(|own| own.chair),
            previous: self
                .visit
                .chair
                .filter(|_| self.visit.number > 0)
                .map(|chair| (chair, self.visit.id))
                .or(self.visit.previous),
            number: 0,
            heartbeat_at: self.now,
        };
        let will = self.visit.chair.map(|chair| {
            let topic = self.topics.name(&Topic::Presence(chair));
            let payload = self.seal(&topic, &end_of_visit(self.visit.id), Padding::Small);
            (topic, payload)
        });
        let will = will
            .as_ref()
            .map(|(topic, payload)| (topic.as_str(), payload.as_slice()));
        let client = format!("red7{}", name(self.random.draw()));
        self.out.push(Command::Send(packet::connect(&client, will)));
    }

    /// Subscribes, and sends the message that is to come back.
    fn ask(&mut self, question: &[u8]) {
        self.out
            .push(Command::Send(packet::subscribe(&self.topics.all())));
        self.publish(&Topic::Echo, question, Padding::Small, false);
    }

    fn send_letter(&mut self, letter: &Letter) {
        if let Some(own) = self.letters.own() {
            self.publish(
                &Topic::Letter(own.chair),
                &letter.to_bytes(),
                Padding::Large,
                true,
            );
            self.probe.sent(self.now);
        }
    }

    /// Sends what the relay should keep of the own letter.
    fn keep_letter(&mut self) {
        let Some(own) = self.letters.own() else {
            return;
        };
        match self.letters.kept() {
            None => {}
            Some(Some(letter)) => {
                let letter = letter.clone();
                self.send_letter(&letter);
            }
            Some(None) => {
                let publication = Publication {
                    topic: &self.topics.name(&Topic::Letter(own.chair)),
                    payload: &[],
                    is_retained: true,
                };
                self.out.push(Command::Send(packet::publish(&publication)));
                self.probe.sent(self.now);
            }
        }
    }

    fn say_here(&mut self) {
        let Some(own) = self.letters.own() else {
            return;
        };
        self.visit.heartbeat_at = self.now + HEARTBEAT;
        self.say_present(own.chair);
        if let Some((chair, previous)) = self.visit.previous.take() {
            self.say_ended(chair, previous);
            // So the chair is never empty meanwhile, and in the end the right message is kept.
            self.say_present(own.chair);
        }
    }

    fn say_gone(&mut self) {
        if let Some(chair) = self.visit.chair.take() {
            self.say_ended(chair, self.visit.id);
        }
    }

    fn say_present(&mut self, chair: Chair) {
        let message = self.next_message(Presence::Here(self.letters.seen()));
        self.publish(&Topic::Presence(chair), &message, Padding::Small, true);
    }

    fn say_ended(&mut self, chair: Chair, visit: VisitId) {
        self.publish(
            &Topic::Presence(chair),
            &end_of_visit(visit),
            Padding::Small,
            true,
        );
    }

    fn sign(&mut self, sign: Sign) {
        if let Some(own) = self.letters.own()
            && self.connection.is_ready()
        {
            let message = self.next_message(sign);
            self.publish(&Topic::Sign(own.chair), &message, Padding::Small, false);
        }
    }

    fn next_message<T: Content>(&mut self, content: T) -> Vec<u8> {
        self.visit.number += 1;
        let message = VisitMessage {
            visit: self.visit.id,
            number: self.visit.number,
            content,
        };
        message.to_bytes()
    }

    fn seal(&mut self, topic: &str, message: &[u8], padding: Padding) -> Vec<u8> {
        self.keys.seal(topic, self.random.nonce(), message, padding)
    }

    fn publish(&mut self, topic: &Topic, message: &[u8], padding: Padding, is_retained: bool) {
        let topic = self.topics.name(topic);
        let payload = self.seal(&topic, message, padding);
        let publication = Publication {
            topic: &topic,
            payload: &payload,
            is_retained,
        };
        self.out.push(Command::Send(packet::publish(&publication)));
    }
}

/// Messages from the relay.
impl Session {
    fn read(&mut self, mut bytes: &[u8]) {
        if !self.connection.is_greeted() {
            return;
        }
        self.connection.heard();
        while let Some(packet) = self.reader.next(&mut bytes) {
            match packet {
                Ok(Packet::Accepted) => self.accepted(),
                Ok(Packet::Message { topic, payload, .. }) if self.connection.is_accepted() => {
                    let is_fine = self.receive(&topic, &payload).is_some();
                    self.dropped = self.dropped.saturating_add(u32::from(!is_fine));
                }
                Ok(Packet::Other | Packet::Message { .. }) => {}
                Ok(Packet::Refused) => self.connection.fail(self.now, &mut self.out),
                Err(_) => {
                    self.dropped = self.dropped.saturating_add(1);
                    self.connection.fail(self.now, &mut self.out);
                }
            }
            if !self.connection.is_greeted() {
                return;
            }
        }
    }

    fn accepted(&mut self) {
        if self.connection.accepted() {
            let question = self.probe.begin(self.now);
            self.ask(&question);
        }
    }

    /// Takes in a message. Returns `None` if it could not be read.
    fn receive(&mut self, name: &str, payload: &[u8]) -> Option<()> {
        let topic = self.topics.parse(name)?;
        if let Topic::Letter(chair) = topic
            && payload.is_empty()
        {
            let copy = self.letters.receive_empty(chair, &mut self.out);
            self.note(copy);
            return Some(());
        }
        let message = self.keys.open(name, payload)?;
        match topic {
            Topic::Letter(chair) => {
                let letter = Letter::parse(chair, &message)?;
                let before = self.letters.own();
                let copy = self.letters.receive(chair, letter, &mut self.out);
                self.note(copy);
                if before.is_some() && self.letters.own().is_none() {
                    self.say_gone();
                }
            }
            Topic::Presence(chair) => self.receive_presence(chair, VisitMessage::parse(&message)?),
            Topic::Sign(chair) => {
                let message: VisitMessage<Sign> = VisitMessage::parse(&message)?;
                if self.attendance[chair.index()].receive_sign(message) {
                    self.out.push(Command::Sign(chair, message.content));
                }
            }
            Topic::Echo => match self.probe.receive(self.now, &message)? {
                Answer::Old => {}
                Answer::Kept(copy) => self.answered(copy),
            },
        }
        Some(())
    }

    fn note(&mut self, copy: Option<RelayCopy>) {
        if let Some(copy) = copy {
            self.probe.note(self.now, copy);
        }
    }

    /// The relay works. Corrects what it keeps.
    fn answered(&mut self, copy: Option<RelayCopy>) {
        self.connection.proved(self.now, &mut self.out);
        // Whatever the relay keeps has come by now.
        self.letters.catch_up(&mut self.out);
        let is_right = match self.letters.kept() {
            None => true,
            Some(Some(_)) => copy == Some(RelayCopy::Right),
            // A relay that keeps nothing sends nothing.
            Some(None) => copy.is_none(),
        };
        if is_right {
            self.probe.settle();
        } else {
            self.keep_letter();
        }
    }

    fn receive_presence(&mut self, chair: Chair, message: VisitMessage<Presence>) {
        if message.visit == self.visit.id {
            return;
        }
        let is_news = self.attendance[chair.index()].receive(self.now, message);
        if let Presence::Here(seen) = message.content
            && self.letters.compare(seen)
        {
            self.probe.look(self.now);
        }
        let is_own = self.letters.own().is_some_and(|own| own.chair == chair);
        // The end of an earlier visit has taken the place of what this one said.
        if is_news && is_own && message.content == Presence::Gone && self.connection.is_ready() {
            self.say_here();
        }
    }
}

/// Last message of a visit.
fn end_of_visit(visit: VisitId) -> Vec<u8> {
    let message = VisitMessage {
        visit,
        number: u32::MAX,
        content: Presence::Gone,
    };
    message.to_bytes()
}

fn name(bytes: [u8; 8]) -> String {
    let mut name = String::new();
    // A String takes anything.
    let _ = hex::write(&bytes, &mut name);
    name
}
