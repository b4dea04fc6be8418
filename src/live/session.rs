//! A visit to a room.

mod incoming;
mod outgoing;

use super::attendance::Attendance;
use super::chair::{Chair, ChairCount, ClaimedChair};
use super::command::Command;
use super::connection::Connection;
use super::hex;
use super::letter_box::LetterBox;
use super::packet::PacketReader;
use super::page_event::{Begin, Call, PageEvent};
use super::probe::{Probe, ProbeAction};
use super::room_keys::RoomKeys;
use super::topic::Topics;
use super::visit_message::VisitId;
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
            PageEvent::Begin(begin) => {
                self.leave();
                let mut out = std::mem::take(&mut self.out);
                let (session, commands) = Self::begin(self.now, *begin);
                *self = session;
                out.extend(commands);
                return out;
            }
            PageEvent::Opened => self.opened(),
            PageEvent::Closed => self.connection.closed(self.now, &mut self.out),
            PageEvent::Bytes(bytes) => self.read(&bytes),
            PageEvent::Tick => self.timer = None,
            PageEvent::Wake => {
                self.connection.wake(self.now, &mut self.out);
                self.probe.ask_now(self.now);
            }
            PageEvent::Sit(own) => self.sit(own),
            PageEvent::Seat(seated) if self.chairs.has(seated.chair) => self.letters.seat(seated),
            PageEvent::Seat(_) => {}
            PageEvent::Say(body) => self.letters.say(body),
            PageEvent::Reaction(reaction) => self.send_reaction(reaction),
            PageEvent::Clear => {
                self.letters.clear();
                if self.connection.is_ready() {
                    self.keep_letter();
                }
            }
            PageEvent::Leave => self.leave(),
        }
        self.settle();
        if self.dropped != dropped {
            self.out.push(Command::Dropped(self.dropped));
        }
        std::mem::take(&mut self.out)
    }

    /// Does all that is due, and sets the timer.
    fn settle(&mut self) {
        let may_leave = !self.probe.is_waiting();
        self.connection
            .pass_time(self.now, may_leave, &mut self.out);
        if self.connection.is_ready() {
            match self.probe.next_action(self.now) {
                ProbeAction::Wait => {}
                ProbeAction::Ask => {
                    let question = self.probe.ask(self.now);
                    self.ask(&question);
                }
                ProbeAction::Fail => self.connection.fail(self.now, &mut self.out),
            }
        }
        if self.connection.is_ready() {
            if let Some(letter) = self.letters.write(&mut self.out) {
                self.send_letter(&letter);
            }
            if self.visit.heartbeat_at <= self.now {
                self.announce_visit();
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
                self.end_visit();
            }
            self.connection.restart(self.now, &mut self.out);
        }
    }
}

fn name(bytes: [u8; 8]) -> String {
    let mut name = String::new();
    // A String takes anything.
    let _ = hex::write(&bytes, &mut name);
    name
}
