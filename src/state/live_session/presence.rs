//! Presence of players in a room.

/// Presence of a player in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Nothing was heard of the player in this visit.
    Unseen,
    Here,
    /// The player's page is closed, or without a connection, since this time in milliseconds of the page's clock.
    Away {
        since: u64,
    },
}
