//! Topics of a room.

use super::chair::{Chair, ChairCount};
use super::room_keys::RoomKeys;

/// A topic of the room, apart from its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// Newest letter of a chair, retained.
    Letter(Chair),
    /// Newest word on whether somebody is at a chair, retained.
    Presence(Chair),
    /// Reactions of a chair.
    Reaction(Chair),
    /// Messages of this visit to itself.
    Echo,
}

/// The topics of a room, as one visit uses them.
pub(super) struct Topics {
    root: String,
    /// Name of the visit.
    visit: String,
    chairs: ChairCount,
}

impl Topics {
    pub fn new(keys: &RoomKeys, visit: String, chairs: ChairCount) -> Self {
        Self {
            root: keys.root().to_owned(),
            visit,
            chairs,
        }
    }

    /// Name of a topic.
    pub fn name(&self, topic: &Topic) -> String {
        let root = &self.root;
        match topic {
            Topic::Letter(chair) => format!("{root}/l/{chair}"),
            Topic::Presence(chair) => format!("{root}/p/{chair}"),
            Topic::Reaction(chair) => format!("{root}/s/{chair}"),
            Topic::Echo => format!("{root}/e/{}", self.visit),
        }
    }

    /// All topics to subscribe to.
    pub fn all(&self) -> Vec<String> {
        let kinds = [Topic::Letter, Topic::Presence, Topic::Reaction];
        let topics = kinds
            .into_iter()
            .flat_map(|kind| self.chairs.chairs().map(kind));
        topics
            .chain([Topic::Echo])
            .map(|topic| self.name(&topic))
            .collect()
    }

    /// Topic of this name, if the room has it.
    pub fn parse(&self, name: &str) -> Option<Topic> {
        let (kind, rest) = name
            .strip_prefix(&self.root)?
            .strip_prefix('/')?
            .split_once('/')?;
        if kind == "e" {
            return (rest == self.visit).then_some(Topic::Echo);
        }
        let chair: Chair = rest.parse().ok()?;
        let topic = match kind {
            "l" => Topic::Letter(chair),
            "p" => Topic::Presence(chair),
            "s" => Topic::Reaction(chair),
            _ => return None,
        };
        self.chairs.has(chair).then_some(topic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::RoomSecret;

    #[test]
    fn names_are_read_back() {
        let keys = RoomKeys::new(&RoomSecret([1; RoomSecret::LEN]));
        let topics = Topics::new(&keys, "ab".to_owned(), ChairCount::new(2).expect("a room"));
        let all = topics.all();
        assert_eq!(all.len(), 7);
        for name in &all {
            let topic = topics.parse(name).expect(name);
            assert_eq!(topics.name(&topic), *name);
        }
        let root = keys.root();
        for name in [
            "",
            "/",
            root,
            "l/0",
            &format!("{root}/l/2"),
            &format!("{root}/e/ac"),
            &format!("{root}/x/0"),
            &format!("{root}/l/0/0"),
        ] {
            assert_eq!(topics.parse(name), None, "{name}");
        }
    }
}
