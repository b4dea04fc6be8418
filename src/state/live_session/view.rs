//! A live game as the page shows it.

use super::presence::Presence;
use super::session::LiveSession;
use super::table::LiveTable;
use crate::game::Seat;
use crate::live::{Chair, Status};
use crate::state::app::{Action, NavigationAction};
use crate::state::correspondence::Party;
use crate::state::link::{Link, LiveLink};

/// A friend in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveFriend {
    pub chair: Chair,
    /// The first seat of the friend in the current game, if it is known here.
    pub seat: Option<Seat>,
    /// `true` once somebody has taken the chair.
    pub has_come: bool,
    pub presence: Presence,
}

/// A room as the page shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveView {
    pub status: Status,
    pub friends: Vec<LiveFriend>,
    /// The link for friends who haven't come yet.
    pub link: Option<LiveLink>,
    /// `true` if the relay has all turns of this device.
    pub is_sent: bool,
    /// The friend who is to move, if one is.
    pub waits_for: Option<Chair>,
    /// Opens the newest rematch that a friend has started, once there is no more to see of the game of the room.
    pub rematch: Option<Action>,
}

impl LiveView {
    /// The room of a session, with the games as they are now.
    #[must_use]
    pub fn of(session: &LiveSession, table: LiveTable<'_>) -> Self {
        let room = session.room();
        let slot = room.slot();
        let game = slot.and_then(|slot| table.games.at(slot));
        let seat_of = |party: Party| {
            let seating = &game?.correspondence()?.seating;
            seating.seats_of(party).next()
        };
        let chairs = room.invitation().chairs().chairs();
        let friends = chairs.filter(|&chair| room.chair() != Some(chair));
        let friends = friends.map(|chair| LiveFriend {
            chair,
            seat: match game.and_then(|game| game.sealed()) {
                Some(sealed) => Some(sealed.other()),
                None => room.party_of(chair).and_then(seat_of),
            },
            has_come: session.has_letter(chair),
            presence: session.presence(chair),
        });
        let friends: Vec<LiveFriend> = friends.collect();
        let to_move = game.and_then(|game| game.friend_to_move());
        let waits_for = to_move.and_then(|seat| match game?.correspondence() {
            Some(game) => room.chair_of(game.seating.party_at(seat)?),
            None => friends.first().map(|friend| friend.chair),
        });
        let rematch = game.and_then(|game| {
            let rematches = game.correspondence()?.rematches();
            let known = table.games.iter().filter_map(|(slot, next)| {
                let id = next.correspondence()?.id;
                let distance = rematches.iter().position(|rematch| rematch.id == id)?;
                Some((distance, slot))
            });
            let (_, newest) = known.max_by_key(|&(distance, _)| distance)?;
            let may_open = game.is_match_over() || session.is_left_behind(table);
            may_open.then_some(NavigationAction::Resume(newest))
        });
        let sealed = session.sealed_invitation().cloned().map(Link::Sealed);
        let sealed = sealed.map(|link| NavigationAction::OpenLink(link.to_string()));
        Self {
            status: session.status(),
            link: room.invitation().link(),
            is_sent: game.is_none_or(|game| game.is_sent()),
            waits_for,
            rematch: rematch.or(sealed).map(Action::Navigate),
            friends,
        }
    }

    /// `true` if every friend has come.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.friends.iter().all(|friend| friend.has_come)
    }
}
