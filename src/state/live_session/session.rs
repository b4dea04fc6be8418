//! A live game while the page is open: takes in what comes from the relay, and says what there is to send.

mod receive;
mod sync;

use super::effect::LiveEffect;
use super::inbox::Inbox;
use super::outbox::Outbox;
use super::presence::Presence;
use super::rematch_choice::RematchChoice;
use super::sealed_games::SealedGames;
use crate::live::{Chair, Claim, ClaimedChair, Command, PageEvent, Reaction, Status};
use crate::state::app::LiveAction;
use crate::state::correspondence::{CorrespondenceLink, Rematch};
use crate::state::live::{LiveRoom, LiveTerms};
use crate::state::play::{Branch, GameSlot};
use crate::state::sealed_game::SealedLink;

/// A room that is open on this page.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveSession {
    room: LiveRoom,
    status: Status,
    presence: [Presence; Chair::MAX],
    inbox: Inbox,
    outbox: Outbox,
    reaction: Option<(Chair, Reaction)>,
    /// The chair that somebody else turned out to have.
    lost: Option<Chair>,
    /// `true` once the game of the room was seen in this visit, or dealt again.
    has_game: bool,
    sealed: SealedGames,
    rematch: RematchChoice,
}

impl LiveSession {
    #[must_use]
    pub fn new(room: LiveRoom) -> Self {
        Self {
            room,
            status: Status::Connecting,
            presence: [Presence::Unseen; Chair::MAX],
            inbox: Inbox::default(),
            outbox: Outbox::default(),
            reaction: None,
            lost: None,
            has_game: false,
            sealed: SealedGames::default(),
            rematch: RematchChoice::default(),
        }
    }

    #[must_use]
    pub const fn room(&self) -> &LiveRoom {
        &self.room
    }

    #[must_use]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The reaction that a friend shows.
    #[must_use]
    pub const fn reaction(&self) -> Option<(Chair, Reaction)> {
        self.reaction
    }

    /// A visit has begun: the live module knows nothing of what was said before.
    pub fn begin_visit(&mut self) {
        self.outbox.say_again();
    }

    /// Stops showing a friend's reaction.
    pub const fn hide_reaction(&mut self) {
        self.reaction = None;
    }

    /// Takes in a command of the live module that isn't about the socket or the timer.
    pub fn take(&mut self, command: Command, now: u64) -> Vec<LiveEffect> {
        match command {
            Command::Open(_) | Command::Close | Command::Send(_) | Command::Timer(_) => Vec::new(),
            Command::Status(status) => {
                self.status = status;
                Vec::new()
            }
            Command::Letter {
                chair, claim, body, ..
            } => {
                self.inbox.receive(chair, claim, body.to_string());
                self.seat(ClaimedChair { chair, claim })
            }
            Command::Seated(claims) => {
                self.room.seated = claims;
                vec![LiveEffect::Store]
            }
            Command::Taken(chair) => {
                self.room.chair = None;
                self.lost = Some(chair);
                vec![LiveEffect::Store]
            }
            Command::Cleared(chair) => {
                self.inbox.clear(chair);
                Vec::new()
            }
            Command::Here(chair) => {
                self.presence[chair.index()] = Presence::Here;
                // Whoever comes back after the end may lack it.
                if self.room.is_cleared && self.room.chair != Some(chair) {
                    self.say_end_again();
                }
                Vec::new()
            }
            Command::Gone(chair) => {
                self.presence[chair.index()] = Presence::Away { since: now };
                Vec::new()
            }
            Command::Arrived => {
                self.outbox.forget_repetitions();
                if let Some(chair) = self.room.chair {
                    self.inbox.reread_newest(chair);
                }
                Vec::new()
            }
            Command::Reaction(chair, reaction) => {
                if self.room.chair != Some(chair) {
                    self.reaction = Some((chair, reaction));
                }
                Vec::new()
            }
            Command::Counters(counters) => {
                self.room.counters = counters;
                vec![LiveEffect::Store]
            }
            Command::Dropped(_) => Vec::new(),
        }
    }

    fn say_end_again(&mut self) {
        self.room.is_cleared = false;
        self.outbox.say_again();
    }

    /// The host seats whoever comes first to a free chair.
    fn seat(&mut self, taken: ClaimedChair) -> Vec<LiveEffect> {
        let is_host = self.room.chair == Some(Chair::HOST);
        if !is_host || taken.chair == Chair::HOST || self.room.seated.at(taken.chair).is_some() {
            return Vec::new();
        }
        self.room.seated = self.room.seated.with(taken);
        vec![LiveEffect::Tell(PageEvent::Seat(taken)), LiveEffect::Store]
    }

    /// Chairs that nobody has taken, as far as is known.
    pub fn free_chairs(&self) -> impl Iterator<Item = Chair> {
        let chairs = self.room.invitation.chairs().chairs();
        chairs.filter(|&chair| {
            chair != Chair::HOST && self.room.chair != Some(chair) && !self.has_letter(chair)
        })
    }

    /// Chairs that others have taken, with the names that they gave.
    #[must_use]
    pub fn taken_chairs(&self) -> Vec<(Chair, String)> {
        let chairs = self.room.invitation.chairs().chairs();
        let taken = chairs.filter(|&chair| self.claim_to(chair).is_some());
        taken.map(|chair| (chair, self.name_of(chair))).collect()
    }

    /// The claim by which somebody has a chair: that which the host lists, since a letter there may be a rival's.
    fn claim_to(&self, chair: Chair) -> Option<Claim> {
        let listed = self.room.seated.at(chair);
        listed.or_else(|| self.inbox.claim(chair))
    }

    fn name_of(&self, chair: Chair) -> String {
        let link = self.inbox.link(chair);
        let party = self.room.party_of(chair);
        let name = link.zip(party).and_then(|(link, party)| {
            let seat = link.seating.seats_of(party).next()?;
            Some(link.names.of(seat).to_owned())
        });
        name.unwrap_or_default()
    }

    /// Sits down on a chair, on a taken one as another device of the same player.
    pub fn sit(&mut self, chair: Chair) -> Vec<LiveEffect> {
        if let Some(claim) = self.claim_to(chair) {
            self.room.claim = claim;
        }
        self.room.chair = Some(chair);
        self.lost = None;
        let sit = self.take_seats();
        let own = self.room.own();
        let tell = own.map(|own| LiveEffect::Tell(PageEvent::Sit(own)));
        tell.into_iter()
            .chain([LiveEffect::Store])
            .chain(sit)
            .collect()
    }

    /// Takes the seats of the own chair in the game of the room, or in the newest rematch of it that letters tell of. The
    /// first game of the room is known without any letter.
    fn take_seats(&mut self) -> Option<LiveEffect> {
        let LiveTerms::Open(start) = &self.room.invitation.terms else {
            return None;
        };
        let chair = self.room.chair?;
        let is_moving = self.room.slot.is_some();
        let id = match self.room.slot {
            Some(GameSlot::Correspondence(last)) => last.id,
            _ => start.id,
        };
        let rematches = Rematch::after(id, &start.seating);
        let chairs = self.room.invitation.chairs().chairs();
        let told = chairs.filter_map(|chair| {
            let link = self.inbox.link(chair)?;
            let mut later = rematches.iter();
            let distance = later.position(|rematch| rematch.id == link.id);
            let is_first = link.id == id && (id != start.id || link.has_same_start(start));
            let is_later = distance.is_some()
                && link.seating.players() == start.seating.players()
                && link.seating.parties().count() == start.seating.parties().count();
            (is_first || is_later).then_some((distance, link))
        });
        let newest = told.max_by_key(|(distance, link)| (*distance, link.plies()));
        let first = || (start.id == id).then(|| (None, CorrespondenceLink::clone(start)));
        let (distance, link) = newest.or_else(first)?;
        let slot = first_version(&link);
        match distance {
            Some(distance) => self.room.go_on_with(slot, &rematches[distance]),
            None => self.room.slot = Some(slot),
        }
        Some(LiveEffect::dispatch(LiveAction::Sit {
            link,
            party: self.room.party_of(chair)?,
            name: self.room.name.clone(),
            is_moving,
        }))
    }

    pub(super) const fn sealed_invitation(&self) -> Option<&SealedLink> {
        self.sealed.invitation()
    }

    pub(super) fn presence(&self, chair: Chair) -> Presence {
        self.presence[chair.index()]
    }

    pub(super) fn has_letter(&self, chair: Chair) -> bool {
        self.inbox.has_letter(chair) || self.room.seated.at(chair).is_some()
    }

    /// Text of the newest letter of a chair.
    #[cfg(test)]
    pub(super) fn letter(&self, chair: Chair) -> Option<&str> {
        self.inbox.text(chair)
    }

    /// The chair that somebody else turned out to have.
    #[must_use]
    pub const fn lost(&self) -> Option<Chair> {
        self.lost
    }
}

/// The slot of the game of a link, if no other version of the game is known.
fn first_version(link: &CorrespondenceLink) -> GameSlot {
    GameSlot::Correspondence(Branch {
        id: link.id,
        number: 1,
    })
}
