//! A live game while the page is open: takes in what comes from the relay, and says what there is to send.

use super::view::{LiveView, Presence};
use crate::live::{Chair, Claim, ClaimedChair, Command, Event, Sign, Status};
use crate::state::app::{Action, LiveAction, NavigationAction};
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation};
use crate::state::link::Link;
use crate::state::live::{LiveRoom, LiveTerms};
use crate::state::play::{Branch, Game, GameSlot, Games};
use crate::state::sealed_game::SealedLink;

/// Something that the page has to do for a live game.
#[derive(Clone, Debug, PartialEq)]
pub enum LiveEffect {
    /// Tell the live module.
    Tell(Event),
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
    /// `true` for chairs whose letter was cleared: they have the end of the game.
    has_cleared: [bool; Chair::MAX],
    /// Text of the own letter.
    said: Option<String>,
    sign: Option<(Chair, Sign)>,
    /// The chair that somebody else turned out to have.
    lost: Option<Chair>,
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
            has_cleared: [false; Chair::MAX],
            said: None,
            sign: None,
            lost: None,
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

    /// The sign that a friend shows.
    #[must_use]
    pub const fn sign(&self) -> Option<(Chair, Sign)> {
        self.sign
    }

    /// A visit has begun: the live module knows nothing of what was said before.
    pub fn begin_visit(&mut self) {
        self.said = None;
    }

    /// Stops showing a friend's sign.
    pub const fn hide_sign(&mut self) {
        self.sign = None;
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
                self.letters[chair.index()] = Some(Letter {
                    claim,
                    body: body.to_string(),
                    is_done: false,
                });
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
                self.letters[chair.index()] = None;
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
            Command::Sign(chair, sign) => {
                if self.room.chair != Some(chair) {
                    self.sign = Some((chair, sign));
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
        vec![LiveEffect::Tell(Event::Seat(taken)), LiveEffect::Store]
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
        let taken = chairs.filter(|&chair| self.letters[chair.index()].is_some());
        taken.map(|chair| (chair, self.name_of(chair))).collect()
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
        if let Some(letter) = &self.letters[chair.index()] {
            self.room.claim = letter.claim;
        }
        self.room.chair = Some(chair);
        self.lost = None;
        let LiveTerms::Open(start) = &self.room.invitation.terms else {
            return self.own_chair();
        };
        let Some(party) = self.room.party_of(chair) else {
            return self.own_chair();
        };
        let (id, start) = (start.id, start.clone());
        self.room.slot = Some(GameSlot::Correspondence(Branch { id, number: 1 }));
        let letters = self.room.invitation.chairs().chairs();
        let letters = letters.filter_map(|chair| self.open_letter(chair));
        let newest = letters.filter(|link| link.id == id);
        let link = newest.max_by_key(CorrespondenceLink::plies);
        let sit = LiveAction::Sit {
            link: link.unwrap_or(*start),
            party,
            name: self.room.name.clone(),
        };
        let mut effects = self.own_chair();
        effects.push(LiveEffect::Dispatch(Box::new(Action::Live(sit))));
        effects
    }

    fn own_chair(&self) -> Vec<LiveEffect> {
        let tell = self.room.own().map(|own| LiveEffect::Tell(Event::Sit(own)));
        tell.into_iter().chain([LiveEffect::Store]).collect()
    }

    fn open_letter(&self, chair: Chair) -> Option<CorrespondenceLink> {
        self.letters[chair.index()].as_ref()?.body.parse().ok()
    }

    /// Catches up with the games: sends what is new here, and takes in what is new there.
    pub fn sync(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let mut effects = self.follow_rematch(table);
        effects.extend(self.follow_sealed(table));
        effects.extend(self.send(table));
        effects.extend(self.receive(table));
        effects.extend(self.clear(table));
        effects
    }

    fn game<'a>(&self, table: LiveTable<'a>) -> Option<(GameSlot, &'a Game)> {
        let slot = self.room.slot?;
        Some((slot, table.games.at(slot)?))
    }

    /// Goes on with a rematch once it is at the table.
    fn follow_rematch(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let followed = || {
            let (_, last) = self.game(table)?;
            let slot = table.shown?;
            if self.preferred.is_some_and(|preferred| preferred != slot) {
                return None;
            }
            let next = table.games.at(slot)?.correspondence()?;
            Some((slot, LiveRoom::starter(last.correspondence()?, next)?))
        };
        let Some((slot, first)) = followed() else {
            return Vec::new();
        };
        self.preferred = None;
        self.before_rematch = Some(self.room.clone());
        self.room.go_on_with(slot, first);
        self.room.is_cleared = false;
        self.has_cleared = [false; Chair::MAX];
        self.said = None;
        self.letters
            .iter_mut()
            .flatten()
            .for_each(|letter| letter.is_done = false);
        vec![LiveEffect::Store]
    }

    /// Joins a sealed game, and goes on with the one that was joined, or with its rematch.
    fn follow_sealed(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let is_sealed = matches!(self.room.invitation.terms, LiveTerms::Sealed { .. });
        if !is_sealed || self.room.chair.is_none() {
            return Vec::new();
        }
        let is_over = self
            .game(table)
            .is_none_or(|(_, game)| game.is_match_over());
        let slot = table
            .shown
            .filter(|&slot| matches!(slot, GameSlot::Sealed(_)) && self.room.slot != Some(slot));
        match slot {
            Some(slot) if is_over => {
                self.room.slot = Some(slot);
                self.sealed_invitation = None;
                vec![LiveEffect::Store]
            }
            None if is_over && table.is_invited && !self.is_joining => {
                self.is_joining = true;
                vec![LiveEffect::JoinSealed(self.room.name.clone())]
            }
            _ => {
                self.is_joining &= table.is_invited;
                Vec::new()
            }
        }
    }

    /// Text of the letter that says how the game is here, if anything may be said of it.
    fn body(&self, table: LiveTable<'_>) -> Option<(GameSlot, usize, String)> {
        let (slot, game) = self.game(table)?;
        if let Some(sealed) = game.sealed() {
            let message = table.sealed_message.filter(|link| link.id == sealed.id)?;
            return Some((slot, message.number, message.to_string()));
        }
        let link = game.correspondence_link()?;
        Some((slot, link.plies(), link.to_string()))
    }

    fn send(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let Some((slot, number, body)) = self.body(table) else {
            return Vec::new();
        };
        if self.room.chair.is_none() || self.room.is_cleared {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if self.said.as_ref() != Some(&body)
            && let Ok(text) = body.parse()
        {
            self.said = Some(body);
            effects.push(LiveEffect::Tell(Event::Say(text)));
        }
        let is_sent = table.games.at(slot).is_some_and(|game| game.is_sent());
        if self.status == Status::Ready && !is_sent {
            let sent = LiveAction::Sent(slot, number);
            effects.push(LiveEffect::Dispatch(Box::new(Action::Live(sent))));
        }
        effects
    }

    fn receive(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let mut effects = Vec::new();
        for chair in self.room.invitation.chairs().chairs() {
            let Some(letter) = &self.letters[chair.index()] else {
                continue;
            };
            if letter.is_done {
                continue;
            }
            let body = letter.body.clone();
            let (is_done, effect) = self.consider(chair, &body, table);
            effects.extend(effect);
            if let Some(letter) = &mut self.letters[chair.index()] {
                letter.is_done = is_done;
            }
            // Each changes the games by which the next is judged.
            if effects
                .iter()
                .any(|effect| matches!(effect, LiveEffect::Dispatch(_)))
            {
                break;
            }
        }
        effects
    }

    /// What follows from a letter, with `true` if nothing more will.
    fn consider(
        &mut self,
        chair: Chair,
        body: &str,
        table: LiveTable<'_>,
    ) -> (bool, Option<LiveEffect>) {
        if let Ok(link) = body.parse::<SealedLink>() {
            return self.consider_sealed(chair, link, table);
        }
        let Ok(link) = body.parse::<CorrespondenceLink>() else {
            return (true, None);
        };
        let Some((_, game)) = self.game(table) else {
            // Taken in on the way to the chair.
            return (false, None);
        };
        let (Some(current), Some(own)) = (game.correspondence(), game.correspondence_link()) else {
            return (true, None);
        };
        let Some(from) = self.room.party_of(chair) else {
            return (true, None);
        };
        let deliver = |link, opens| {
            let action = LiveAction::Deliver { link, from, opens };
            Some(LiveEffect::Dispatch(Box::new(Action::Live(action))))
        };
        if link.id != current.id && self.prefers(&link, game, table) {
            let slot = GameSlot::Correspondence(Branch {
                id: link.id,
                number: 1,
            });
            if let Some(before) = self.before_rematch.take() {
                self.room.slot = before.slot;
                self.room.parties = before.parties;
            }
            self.preferred = Some(slot);
            return (false, deliver(link, true));
        }
        if link.id != current.id {
            let mut parties = current.seating.parties();
            let is_rematch = parties.any(|party| current.id.rematch(party) == link.id);
            let id = link.id;
            let slot = GameSlot::Correspondence(Branch { id, number: 1 });
            let is_new = is_rematch && table.games.at(slot).is_none();
            // It is looked at again once it is the game of the room.
            return (
                !is_rematch,
                if is_new { deliver(link, false) } else { None },
            );
        }
        match HistoryRelation::of(&link, &own) {
            HistoryRelation::Same | HistoryRelation::Behind => {
                let seats = link.seating.seats_of(from);
                let is_renamed = seats
                    .filter(|&seat| !link.names.of(seat).is_empty())
                    .any(|seat| link.names.of(seat) != own.names.of(seat));
                (
                    true,
                    if is_renamed {
                        deliver(link, false)
                    } else {
                        None
                    },
                )
            }
            HistoryRelation::Ahead => {
                let is_waiting = game.friend_to_move().is_some() || game.human_to_move().is_some();
                let may_take = table.may_deliver && is_waiting && !game.is_round_over();
                (false, if may_take { deliver(link, false) } else { None })
            }
            HistoryRelation::Diverged(_) => (true, deliver(link, false)),
        }
    }

    /// Returns `true` if a rematch takes the place of the one that was started here at the same time, in which nobody has
    /// moved yet: that of the lower chair does.
    fn prefers(&self, link: &CorrespondenceLink, game: &Game, table: LiveTable<'_>) -> bool {
        let preferred = || {
            let before = self.before_rematch.as_ref()?;
            let last = table.games.at(before.slot?)?.correspondence()?;
            let mut parties = last.seating.parties();
            let theirs = parties.find(|&party| last.id.rematch(party) == link.id)?;
            let ours = LiveRoom::starter(last, game.correspondence()?)?;
            Some(before.chair_of(theirs)? < before.chair_of(ours)?)
        };
        game.ply() == 0 && preferred() == Some(true)
    }

    fn consider_sealed(
        &mut self,
        chair: Chair,
        link: SealedLink,
        table: LiveTable<'_>,
    ) -> (bool, Option<LiveEffect>) {
        if self.room.chair == Some(chair) {
            return (true, None);
        }
        let slot = GameSlot::Sealed(link.id);
        if let Some(sealed) = table.games.at(slot).and_then(|game| game.sealed()) {
            if link.number <= sealed.side.messages {
                return (true, None);
            }
            if !table.may_deliver {
                return (false, None);
            }
            let deliver = Action::Live(LiveAction::DeliverSealed(link));
            return (true, Some(LiveEffect::Dispatch(Box::new(deliver))));
        }
        let is_over = self
            .game(table)
            .is_some_and(|(_, game)| game.is_match_over());
        if link.number == 1 && is_over {
            self.sealed_invitation = Some(link);
        } else if link.number == 1 && self.room.slot.is_none() {
            if self.room.chair.is_none() {
                // Taken in once there is a chair.
                return (false, None);
            }
            let open = NavigationAction::OpenLink(Link::Sealed(link).to_string());
            return (
                true,
                Some(LiveEffect::Dispatch(Box::new(Action::Navigate(open)))),
            );
        }
        (true, None)
    }

    /// Clears the letter once everybody has the end of the game.
    fn clear(&mut self, table: LiveTable<'_>) -> Vec<LiveEffect> {
        let Some((_, game)) = self.game(table) else {
            return Vec::new();
        };
        let Some(own) = game.correspondence_link() else {
            return Vec::new();
        };
        if !game.is_match_over() || self.room.is_cleared || self.status != Status::Ready {
            return Vec::new();
        }
        let mut others = self.room.invitation.chairs().chairs();
        let know_all = others.all(|chair| {
            self.room.chair == Some(chair)
                || self.has_cleared[chair.index()]
                || self.open_letter(chair).is_some_and(|link| {
                    link.id == own.id && HistoryRelation::of(&link, &own) == HistoryRelation::Same
                })
        });
        if !know_all {
            return Vec::new();
        }
        self.room.is_cleared = true;
        vec![LiveEffect::Tell(Event::Clear), LiveEffect::Store]
    }

    /// What the page shows of the room.
    #[must_use]
    pub fn view(&self, table: LiveTable<'_>) -> LiveView {
        LiveView::of(self, table)
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
