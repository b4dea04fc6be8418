//! A live game while the page is open: takes in what comes from the relay, and says what there is to send.

mod catch_up;
mod receive;
mod rematch;
mod versions;

use super::presence::Presence;
use crate::live::{Chair, Claim, ClaimedChair, Command, PageEvent, Reaction, Status};
use crate::state::app::Action;
use crate::state::correspondence::CorrespondenceLink;
use crate::state::live::LiveRoom;
use crate::state::play::{GameSlot, Games};
use crate::state::sealed_game::SealedLink;

/// Something that the page has to do for a live game.
#[derive(Clone, Debug, PartialEq)]
pub enum LiveEffect {
    /// Tell the live module.
    Tell(PageEvent),
    Dispatch(Box<Action>),
    /// Join the sealed game of the invitation on the screen, under this name.
    JoinSealed(String),
    /// Store the room.
    Store,
}

/// The games as they are now, with what may be sent of the one on the screen.
#[derive(Clone, Copy, Debug)]
pub struct LiveTable<'a> {
    pub games: &'a Games,
    /// Slot of the game at the table.
    pub shown: Option<GameSlot>,
    /// The last message of the sealed game on the screen, if it may be sent.
    pub sealed_message: Option<&'a SealedLink>,
    /// `true` if the invitation of a sealed game is on the screen.
    pub is_invited: bool,
    /// `true` if the next turn of a friend may be shown now.
    pub may_deliver: bool,
}

/// The newest letter of a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Letter {
    claim: Claim,
    body: String,
    /// `true` once nothing more follows from it.
    is_done: bool,
}

/// A room that is open on this page.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveSession {
    room: LiveRoom,
    status: Status,
    presence: [Presence; Chair::MAX],
    letters: [Option<Letter>; Chair::MAX],
    /// Versions that had yet to be taken in when a letter with another one took their place, with their chairs.
    passed_over: Vec<(Chair, CorrespondenceLink)>,
    /// `true` for chairs whose letter was cleared: they have the end of the game.
    has_cleared: [bool; Chair::MAX],
    /// Text of the own letter.
    said: Option<String>,
    /// Text that was said again after another version by a device on the same chair.
    answered: Option<String>,
    reaction: Option<(Chair, Reaction)>,
    /// The chair that somebody else turned out to have.
    lost: Option<Chair>,
    /// `true` once the game of the room was seen in this visit, or dealt again.
    has_game: bool,
    /// The first message of another sealed game, which waits for the player.
    sealed_invitation: Option<SealedLink>,
    /// `true` once the sealed game on the screen is being joined.
    is_joining: bool,
    /// The room before its last rematch.
    before_rematch: Option<LiveRoom>,
    /// The rematch that takes the place of one that was started here at the same time.
    preferred: Option<GameSlot>,
}

impl LiveSession {
    #[must_use]
    pub fn new(room: LiveRoom) -> Self {
        Self {
            room,
            status: Status::Connecting,
            presence: [Presence::Unseen; Chair::MAX],
            letters: [const { None }; Chair::MAX],
            passed_over: Vec::new(),
            has_cleared: [false; Chair::MAX],
            said: None,
            answered: None,
            reaction: None,
            lost: None,
            has_game: false,
            sealed_invitation: None,
            is_joining: false,
            before_rematch: None,
            preferred: None,
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
        self.said = None;
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
                self.has_cleared[chair.index()] = false;
                let letter = Letter {
                    claim,
                    body: body.to_string(),
                    is_done: false,
                };
                self.pass_over(chair, &letter);
                self.letters[chair.index()] = Some(letter);
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
                // Anybody can clear a letter, so what it said still counts.
                self.has_cleared[chair.index()] = true;
                Vec::new()
            }
            Command::Here(chair) => {
                self.presence[chair.index()] = Presence::Here;
                // Whoever comes back after the end may lack it.
                if self.room.is_cleared && self.room.chair != Some(chair) {
                    self.room.is_cleared = false;
                    self.said = None;
                }
                Vec::new()
            }
            Command::Gone(chair) => {
                self.presence[chair.index()] = Presence::Away { since: now };
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
            chair != Chair::HOST
                && self.room.chair != Some(chair)
                && self.letters[chair.index()].is_none()
                && self.room.seated.at(chair).is_none()
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
        let letter = self.letters[chair.index()].as_ref();
        let listed = self.room.seated.at(chair);
        listed.or_else(|| letter.map(|letter| letter.claim))
    }

    fn name_of(&self, chair: Chair) -> String {
        let link = self.open_letter(chair);
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
        let mut effects = self.own_chair();
        effects.extend(sit);
        effects
    }

    fn own_chair(&self) -> Vec<LiveEffect> {
        let tell = self
            .room
            .own()
            .map(|own| LiveEffect::Tell(PageEvent::Sit(own)));
        tell.into_iter().chain([LiveEffect::Store]).collect()
    }

    fn open_letter(&self, chair: Chair) -> Option<CorrespondenceLink> {
        self.letters[chair.index()].as_ref()?.body.parse().ok()
    }

    pub(super) const fn sealed_invitation(&self) -> Option<&SealedLink> {
        self.sealed_invitation.as_ref()
    }

    pub(super) fn presence(&self, chair: Chair) -> Presence {
        self.presence[chair.index()]
    }

    pub(super) fn has_letter(&self, chair: Chair) -> bool {
        self.letters[chair.index()].is_some() || self.room.seated.at(chair).is_some()
    }

    /// Text of the newest letter of a chair.
    #[cfg(test)]
    pub(super) fn letter(&self, chair: Chair) -> Option<&str> {
        let letter = self.letters[chair.index()].as_ref();
        letter.map(|letter| letter.body.as_str())
    }

    /// The chair that somebody else turned out to have.
    #[must_use]
    pub const fn lost(&self) -> Option<Chair> {
        self.lost
    }
}
