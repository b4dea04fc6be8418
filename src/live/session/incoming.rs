//! Messages from the relay.

use super::Session;
use crate::live::chair::Chair;
use crate::live::command::Command;
use crate::live::letter::Letter;
use crate::live::letter_box::RelayCopy;
use crate::live::packet::Packet;
use crate::live::probe::ProbeReply;
use crate::live::reaction::Reaction;
use crate::live::topic::Topic;
use crate::live::visit_message::{Presence, VisitMessage};

impl Session {
    pub(super) fn read(&mut self, mut bytes: &[u8]) {
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
                Ok(Packet::TooLarge) => self.dropped = self.dropped.saturating_add(1),
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
            let question = self.probe.start(self.now);
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
            self.check_copy(copy);
            return Some(());
        }
        let message = self.keys.open(name, payload)?;
        match topic {
            Topic::Letter(chair) => {
                let letter = Letter::parse(chair, &message)?;
                let before = self.letters.own();
                let copy = self.letters.receive(chair, letter, &mut self.out);
                self.check_copy(copy);
                if before.is_some() && self.letters.own().is_none() {
                    self.end_visit();
                }
            }
            Topic::Presence(chair) => self.receive_presence(chair, VisitMessage::parse(&message)?),
            Topic::Reaction(chair) => {
                let message: VisitMessage<Reaction> = VisitMessage::parse(&message)?;
                if self.attendance[chair.index()].receive_reaction(message) {
                    self.out.push(Command::Reaction(chair, message.payload));
                }
            }
            Topic::Echo => match self.probe.receive(self.now, &message)? {
                ProbeReply::Old => {}
                ProbeReply::Kept(copy) => self.answered(copy),
            },
        }
        Some(())
    }

    fn check_copy(&mut self, copy: Option<RelayCopy>) {
        if let Some(copy) = copy {
            self.probe.receive_copy(self.now, copy);
        }
    }

    /// The relay works. Corrects what it keeps.
    fn answered(&mut self, copy: Option<RelayCopy>) {
        self.connection.proved(self.now, &mut self.out);
        // By now, all that the relay keeps has come.
        self.letters.go_back(&mut self.out);
        self.letters.catch_up(&mut self.out);
        let is_right = match self.letters.kept() {
            None => true,
            Some(Some(_)) => copy == Some(RelayCopy::Right),
            // A relay that keeps nothing sends nothing.
            Some(None) => copy.is_none(),
        };
        if is_right {
            self.probe.reset_pause();
        } else {
            self.keep_letter();
        }
    }

    fn receive_presence(&mut self, chair: Chair, message: VisitMessage<Presence>) {
        if message.visit == self.visit.id {
            return;
        }
        let attendance = &mut self.attendance[chair.index()];
        let was_here = attendance.is_here(message.visit);
        let is_news = attendance.receive(self.now, message);
        if let Presence::Here(seen) = message.payload
            && self.letters.compare(seen)
        {
            self.probe.ask_soon(self.now);
        }
        let is_own = self.letters.own().is_some_and(|own| own.chair == chair);
        if !is_news || !is_own || !self.connection.is_ready() {
            return;
        }
        if message.payload == Presence::Gone {
            // The end of an earlier visit has taken the place of what this one said.
            self.announce_visit();
        } else if !was_here {
            self.out.push(Command::Arrived);
        }
    }
}
