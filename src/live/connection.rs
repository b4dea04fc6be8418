//! The connection to one relay after another.

use super::command::{Command, Status};
use super::packet;
use super::relay_rotation::RelayRotation;
use super::relay_url::RelayUrl;

// All times are in milliseconds.

/// Time that a relay has to prove that it works.
const ATTEMPT: u64 = 3_000;
/// Time without a relay after which the player is told: at the beginning, later, and after a look at the best relay.
const FIRST_PATIENCE: u64 = 9_000;
const PATIENCE: u64 = 3_000;
const LOOK_PATIENCE: u64 = 6_000;
/// Time between two questions to a relay that works, and time that it has for each answer.
const PING: u64 = 4_000;
const PONG: u64 = 2_500;
/// A relay that works for no longer counts like one that doesn't answer.
const SETTLED: u64 = 10_000;
/// Time after which the best relay is looked for again.
const LOOK: u64 = 60_000;

/// Stage of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// There is none, and there will be none.
    Off,
    /// The next attempt is made after a pause.
    Pausing { until: u64 },
    /// The socket is being opened.
    Opening { until: u64 },
    /// The relay has been greeted.
    Greeting { until: u64 },
    /// A message of our own is on its way back.
    Proving { until: u64 },
    /// It came back.
    Ready {
        since: u64,
        ping_at: u64,
        pong_until: Option<u64>,
        look_at: u64,
    },
}

/// The connection, and what the player knows of it.
pub(super) struct Connection {
    rotation: RelayRotation,
    phase: Phase,
    shown: Option<Status>,
    /// Time at which the player is told that no relay answers.
    away_at: Option<u64>,
}

impl Connection {
    pub fn begin(relays: Vec<RelayUrl>, now: u64, out: &mut Vec<Command>) -> Self {
        let mut connection = Self {
            rotation: RelayRotation::new(relays),
            phase: Phase::Off,
            shown: None,
            away_at: Some(now + FIRST_PATIENCE),
        };
        connection.show(Status::Connecting, out);
        connection.open(now, out);
        connection
    }

    /// Returns whether messages can be sent, and come back.
    pub const fn is_ready(&self) -> bool {
        matches!(self.phase, Phase::Ready { .. })
    }

    /// Returns whether the relay has been greeted.
    pub const fn is_greeted(&self) -> bool {
        matches!(
            self.phase,
            Phase::Greeting { .. } | Phase::Proving { .. } | Phase::Ready { .. }
        )
    }

    /// Returns whether the relay has greeted back.
    pub const fn is_accepted(&self) -> bool {
        matches!(self.phase, Phase::Proving { .. } | Phase::Ready { .. })
    }

    /// The socket is open. Returns whether the relay is to be greeted.
    pub const fn opened(&mut self) -> bool {
        let Phase::Opening { until } = self.phase else {
            return false;
        };
        self.phase = Phase::Greeting { until };
        true
    }

    /// The relay greets back. Returns whether it is to be proved.
    pub const fn accepted(&mut self) -> bool {
        let Phase::Greeting { until } = self.phase else {
            return false;
        };
        self.phase = Phase::Proving { until };
        true
    }

    /// A message of our own came back.
    pub fn proved(&mut self, now: u64, out: &mut Vec<Command>) {
        if matches!(self.phase, Phase::Proving { .. }) {
            self.rotation.settle();
            self.away_at = None;
            self.phase = Phase::Ready {
                since: now,
                ping_at: now + PING,
                pong_until: None,
                look_at: now + LOOK,
            };
            self.show(Status::Ready, out);
        }
    }

    /// Something has come from the relay.
    pub const fn heard(&mut self) {
        if let Phase::Ready { pong_until, .. } = &mut self.phase {
            *pong_until = None;
        }
    }

    /// The socket is closed.
    pub fn closed(&mut self, now: u64, out: &mut Vec<Command>) {
        if !matches!(self.phase, Phase::Off | Phase::Pausing { .. }) {
            self.next(now, out);
        }
    }

    /// Gives the relay up.
    pub fn fail(&mut self, now: u64, out: &mut Vec<Command>) {
        if !matches!(self.phase, Phase::Off | Phase::Pausing { .. }) {
            out.push(Command::Close);
            self.next(now, out);
        }
    }

    /// Connects to the same relay anew.
    pub fn restart(&mut self, now: u64, out: &mut Vec<Command>) {
        if self.is_greeted() {
            self.hang_up(out);
            self.away_at.get_or_insert(now + PATIENCE);
            self.open(now, out);
        }
    }

    /// The page is seen again, or the network is back.
    pub fn wake(&mut self, now: u64, out: &mut Vec<Command>) {
        match &mut self.phase {
            Phase::Pausing { .. } => {
                self.rotation.reset();
                self.open(now, out);
            }
            Phase::Ready { ping_at, .. } => *ping_at = now,
            _ => {}
        }
    }

    /// Ends the connection for good.
    pub fn end(&mut self, out: &mut Vec<Command>) {
        if self.is_greeted() {
            self.hang_up(out);
        } else if matches!(self.phase, Phase::Opening { .. }) {
            out.push(Command::Close);
        }
        self.phase = Phase::Off;
        self.away_at = None;
    }

    /// Does what is due. The best relay is looked for only if the session
    /// `may_leave` the present one: while no answer is on its way.
    pub fn pass_time(&mut self, now: u64, may_leave: bool, out: &mut Vec<Command>) {
        match &mut self.phase {
            Phase::Pausing { until } if *until <= now => self.open(now, out),
            Phase::Opening { until } | Phase::Greeting { until } | Phase::Proving { until }
                if *until <= now =>
            {
                self.fail(now, out);
            }
            Phase::Ready {
                pong_until: Some(until),
                ..
            } if *until <= now => self.fail(now, out),
            Phase::Ready { look_at, .. } if *look_at <= now && !self.rotation.is_first() => {
                if may_leave {
                    self.hang_up(out);
                    self.rotation.try_first();
                    self.away_at = Some(now + LOOK_PATIENCE);
                    self.open(now, out);
                } else {
                    *look_at = now + PATIENCE;
                }
            }
            Phase::Ready {
                ping_at,
                pong_until,
                ..
            } if *ping_at <= now => {
                out.push(Command::Send(packet::ping()));
                *ping_at = now + PING;
                pong_until.get_or_insert(now + PONG);
            }
            _ => {}
        }
        if self.away_at.is_some_and(|at| at <= now) {
            self.away_at = None;
            self.show(Status::Away, out);
        }
    }

    /// Time at which something is due.
    pub fn next_deadline(&self) -> Option<u64> {
        let phase = match self.phase {
            Phase::Off => None,
            Phase::Pausing { until }
            | Phase::Opening { until }
            | Phase::Greeting { until }
            | Phase::Proving { until } => Some(until),
            Phase::Ready {
                ping_at,
                pong_until,
                look_at,
                ..
            } => {
                let look_at = Some(look_at).filter(|_| !self.rotation.is_first());
                [Some(ping_at), pong_until, look_at]
                    .into_iter()
                    .flatten()
                    .min()
            }
        };
        [phase, self.away_at].into_iter().flatten().min()
    }

    /// Goes on after the relay is lost, or didn't answer.
    fn next(&mut self, now: u64, out: &mut Vec<Command>) {
        let pause = match self.phase {
            Phase::Ready { since, .. } if now - since >= SETTLED => {
                self.rotation.reset();
                0
            }
            _ => self.rotation.next(),
        };
        match self.shown {
            Some(Status::Ready) => {
                self.away_at.get_or_insert(now + PATIENCE);
            }
            Some(Status::Connecting) if pause > 0 => self.show(Status::Away, out),
            _ => {}
        }
        if pause > 0 {
            self.phase = Phase::Pausing { until: now + pause };
        } else {
            self.open(now, out);
        }
    }

    fn open(&mut self, now: u64, out: &mut Vec<Command>) {
        match self.rotation.current() {
            Some(relay) => {
                out.push(Command::Open(relay.clone()));
                self.phase = Phase::Opening {
                    until: now + ATTEMPT,
                };
            }
            None => {
                self.phase = Phase::Off;
                self.away_at = None;
                self.show(Status::Away, out);
            }
        }
    }

    /// Tells the relay that this is no lost connection.
    fn hang_up(&mut self, out: &mut Vec<Command>) {
        out.push(Command::Send(packet::disconnect()));
        out.push(Command::Close);
    }

    fn show(&mut self, status: Status, out: &mut Vec<Command>) {
        if self.shown != Some(status) {
            self.shown = Some(status);
            out.push(Command::Status(status));
        }
    }
}
