//! Messages to the relay.

use super::{HEARTBEAT, OwnVisit, Session, name};
use crate::live::chair::Chair;
use crate::live::command::Command;
use crate::live::letter::Letter;
use crate::live::packet::{self, PacketReader, Publication};
use crate::live::reaction::Reaction;
use crate::live::room_keys::Padding;
use crate::live::topic::Topic;
use crate::live::visit_message::{Payload, Presence, VisitId, VisitMessage};

impl Session {
    pub(super) fn leave(&mut self) {
        if self.connection.is_accepted() {
            self.end_visit();
        }
        self.connection.end(&mut self.out);
    }

    /// Greets a relay, with a will that says that this visit is over.
    pub(super) fn opened(&mut self) {
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
    pub(super) fn ask(&mut self, question: &[u8]) {
        self.letters.ask();
        self.out
            .push(Command::Send(packet::subscribe(&self.topics.all())));
        self.publish(&Topic::Echo, question, Padding::Small, false);
    }

    pub(super) fn send_letter(&mut self, letter: &Letter) {
        if let Some(own) = self.letters.own() {
            self.publish(
                &Topic::Letter(own.chair),
                &letter.to_bytes(),
                Padding::Large,
                true,
            );
            self.probe.ask_soon(self.now);
        }
    }

    /// Sends what the relay should keep of the own letter.
    pub(super) fn keep_letter(&mut self) {
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
                self.probe.ask_soon(self.now);
            }
        }
    }

    pub(super) fn announce_visit(&mut self) {
        let Some(own) = self.letters.own() else {
            return;
        };
        self.visit.heartbeat_at = self.now + HEARTBEAT;
        if self.visit.number == 0 {
            self.out.push(Command::Arrived);
        }
        self.publish_here(own.chair);
        if let Some((chair, previous)) = self.visit.previous.take() {
            self.publish_gone(chair, previous);
            // So the chair is never empty meanwhile, and in the end the right message is kept.
            self.publish_here(own.chair);
        }
    }

    pub(super) fn end_visit(&mut self) {
        if let Some(chair) = self.visit.chair.take() {
            self.publish_gone(chair, self.visit.id);
        }
    }

    fn publish_here(&mut self, chair: Chair) {
        let message = self.next_message(Presence::Here(self.letters.seen()));
        self.publish(&Topic::Presence(chair), &message, Padding::Small, true);
    }

    fn publish_gone(&mut self, chair: Chair, visit: VisitId) {
        self.publish(
            &Topic::Presence(chair),
            &end_of_visit(visit),
            Padding::Small,
            true,
        );
    }

    pub(super) fn send_reaction(&mut self, reaction: Reaction) {
        if let Some(own) = self.letters.own()
            && self.connection.is_ready()
        {
            let message = self.next_message(reaction);
            self.publish(&Topic::Reaction(own.chair), &message, Padding::Small, false);
        }
    }

    fn next_message<T: Payload>(&mut self, payload: T) -> Vec<u8> {
        self.visit.number += 1;
        let message = VisitMessage {
            visit: self.visit.id,
            number: self.visit.number,
            payload,
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

/// Last message of a visit.
fn end_of_visit(visit: VisitId) -> Vec<u8> {
    let message = VisitMessage {
        visit,
        number: u32::MAX,
        payload: Presence::Gone,
    };
    message.to_bytes()
}
