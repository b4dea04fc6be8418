//! The rooms in which this browser's player takes part: a document of their own.

use serde::{Deserialize, Serialize};

use super::room::LiveRoom;
use crate::live::Chair;
use crate::state::document::{Document, DocumentKind, LoadError, VERSION, read, to_json};
use crate::state::link::LiveLink;
use crate::state::play::GameSlot;

/// Rooms, those that were entered last at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveRooms(Vec<LiveRoom>);

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct RoomsDocument {
    version: u32,
    rooms: Vec<RoomDocument>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct RoomDocument {
    /// The invitation.
    link: String,
    claim: String,
    name: String,
    /// Name of the slot of the current game.
    game: String,
    chair: Option<usize>,
    parties: Vec<usize>,
    counters: String,
    seated: String,
    cleared: bool,
}

impl LiveRooms {
    /// Most rooms kept; those that were entered first are forgotten.
    pub const MOST: usize = 30;

    /// The room in which the game of a slot is played, in this version or another one. Anybody who knows a game can write
    /// an invitation to another room for it: the room that was entered first is the players'.
    #[must_use]
    pub fn of_game(&self, slot: GameSlot) -> Option<&LiveRoom> {
        let mut rooms = self.0.iter().rev();
        rooms.find(|room| room.slot.is_some_and(|game| game.is_version_of(slot)))
    }

    /// The room of an invitation.
    #[must_use]
    pub fn of_link(&self, link: &LiveLink) -> Option<&LiveRoom> {
        let mut rooms = self.0.iter();
        rooms.find(|room| room.invitation.to_string() == link.as_str())
    }

    /// Stores a room in place of what was known of it. Another tab that has the room open may have seen later letters.
    pub fn put(&mut self, mut room: LiveRoom) {
        let mut rooms = self.0.iter_mut();
        match rooms.find(|known| known.invitation == room.invitation) {
            Some(known) => {
                // A device without a chair goes back to what the relay keeps.
                if room.chair.is_some() && known.chair.is_some() {
                    room.counters.raise_all(known.counters);
                }
                *known = room;
            }
            None => {
                self.0.insert(0, room);
                self.0.truncate(Self::MOST);
            }
        }
    }

    /// Forgets a room. Whoever has a link can write another one with the same secret, which is another room.
    pub fn remove(&mut self, room: &LiveRoom) {
        self.0.retain(|other| other.invitation != room.invitation);
    }

    pub fn iter(&self) -> impl Iterator<Item = &LiveRoom> {
        self.0.iter()
    }
}

impl RoomDocument {
    fn of(room: &LiveRoom) -> Self {
        Self {
            link: room.invitation.to_string(),
            claim: room.claim.to_string(),
            name: room.name.clone(),
            game: room.slot.map(GameSlot::name).unwrap_or_default(),
            chair: room.chair.map(Chair::index),
            parties: room.parties.to_vec(),
            counters: room.counters.to_string(),
            seated: room.seated.to_string(),
            cleared: room.is_cleared,
        }
    }

    fn room(self) -> Option<LiveRoom> {
        let invitation = self.link.parse().ok()?;
        let claim = self.claim.parse().ok()?;
        let chair = match self.chair {
            Some(index) => Some(Chair::new(index)?),
            None => None,
        };
        let slot = match self.game.as_str() {
            "" => None,
            name => Some(GameSlot::from_name(name)?),
        };
        let room = LiveRoom::new(invitation, claim, self.name);
        Some(LiveRoom {
            chair: chair.filter(|&chair| room.invitation.chairs().has(chair)),
            slot,
            parties: self.parties.try_into().ok()?,
            counters: self.counters.parse().ok()?,
            seated: self.seated.parse().ok()?,
            is_cleared: self.cleared,
            ..room
        })
    }
}

impl Document for LiveRooms {
    const KIND: DocumentKind = DocumentKind::Live;
    const NAME: &'static str = "live";

    fn write(&self) -> String {
        to_json(&RoomsDocument {
            version: VERSION,
            rooms: self.0.iter().map(RoomDocument::of).collect(),
        })
    }

    /// A room that can't be read is left out: its game is stored elsewhere, and goes on by link.
    fn read(text: &str) -> Result<Self, LoadError> {
        let document: RoomsDocument = read(text)?;
        let rooms = document.rooms.into_iter().take(Self::MOST);
        Ok(Self(rooms.filter_map(RoomDocument::room).collect()))
    }
}
