//! Live games: links that travel by themselves.

use std::rc::Rc;

use super::correspondence::{UNNUMBERED, advanced, diverge, first_branch, receive, sit_down_again};
use crate::state::app::action::Action;
use crate::state::app::library::Library;
use crate::state::app::request::{Request, Requests};
use crate::state::app::session::Session;
use crate::state::correspondence::{CorrespondenceLink, HistoryRelation, Party};
use crate::state::play::{Game, GameSlot};
use crate::state::sealed_game::SealedLink;

/// Most versions of a game to which letters add one. Players add them one by one, when they move differently at two
/// devices; whoever has the link could fill the storage with them.
const MOST_VERSIONS: usize = 16;

#[derive(Clone, Debug, PartialEq)]
pub enum LiveAction {
    /// Take the seats of a party in a game that is new here, under this name.
    Sit {
        link: CorrespondenceLink,
        party: Party,
        name: String,
        /// `true` if the player sat elsewhere in the same room, whose seats turned out to be somebody else's.
        is_moving: bool,
    },
    /// Take in a link from a party. It opens the game only if that is asked for, or if there is a conflict at the table.
    Deliver {
        link: CorrespondenceLink,
        from: Party,
        opens: bool,
    },
    /// Take in a message of a sealed game that is known here.
    DeliverSealed(SealedLink),
    /// The relay has the link of the game in this slot with this number of turns, or this message of a sealed game.
    Sent(GameSlot, usize),
}

/// An action of live play with the code that carries it out, which so stays in the page's second part: nothing else does
/// such actions.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveStep {
    action: Rc<LiveAction>,
    reducer: LiveReducer,
}

#[derive(Clone, Copy, Debug)]
struct LiveReducer(fn(&LiveAction, &Session, &Library) -> Requests);

impl PartialEq for LiveReducer {
    fn eq(&self, _: &Self) -> bool {
        // There is only one.
        true
    }
}

impl LiveStep {
    /// Returns `true` if it takes in something from a friend.
    #[must_use]
    pub fn is_delivery(&self) -> bool {
        matches!(
            *self.action,
            LiveAction::Deliver { .. } | LiveAction::DeliverSealed(_)
        )
    }

    pub(in crate::state::app) fn update(&self, session: &Session, library: &Library) -> Requests {
        (self.reducer.0)(&self.action, session, library)
    }
}

impl From<LiveAction> for Action {
    fn from(action: LiveAction) -> Self {
        Self::Live(LiveStep {
            action: Rc::new(action),
            reducer: LiveReducer(update),
        })
    }
}

fn update(action: &LiveAction, session: &Session, library: &Library) -> Requests {
    match action.clone() {
        LiveAction::Sit {
            link,
            party,
            name,
            is_moving,
        } => sit(link, party, &name, is_moving, library),
        LiveAction::Deliver { link, from, opens } => deliver(link, from, opens, session, library),
        LiveAction::DeliverSealed(link) => match library.games().at(GameSlot::Sealed(link.id)) {
            Some(_) => vec![Request::ReadSealed(link)],
            None => Vec::new(),
        },
        LiveAction::Sent(slot, number) => sent(slot, number, library),
    }
}

fn sit(
    link: CorrespondenceLink,
    party: Party,
    name: &str,
    is_moving: bool,
    library: &Library,
) -> Requests {
    let slot = first_branch(link.id);
    let known = library.games().at(slot);
    let own = known.and_then(|game| game.correspondence()?.own);
    if own == Some(party) {
        return vec![Request::Resume(slot)];
    }
    let known_link = known.and_then(|game| game.correspondence_link());
    // No letter tells any more of a game that is over, but this device may have looked on until its end.
    let has_end = known.is_some_and(|game| game.is_match_over()) && (own.is_none() || is_moving);
    let end = known_link.clone().filter(|_| has_end);
    let end = end.filter(|end| HistoryRelation::of(&link, end) == HistoryRelation::Behind);
    let link = end.unwrap_or(link);
    // Turns on seats that are somebody else's, of which nobody has heard, are dropped. But whoever knows a game can write
    // an invitation with its id, which must not take the place of the game.
    let may_replace = |known: CorrespondenceLink| match HistoryRelation::of(&link, &known) {
        HistoryRelation::Same | HistoryRelation::Ahead => own.is_none() || is_moving,
        HistoryRelation::Behind | HistoryRelation::Diverged(_) => {
            is_moving && link.has_same_start(&known)
        }
    };
    if known_link.is_some_and(|known| !may_replace(known)) {
        return receive(link, library);
    }
    let id = known.map_or(UNNUMBERED, |game| game.id());
    let Ok(game) = Game::from_link(id, &link, Some(party)) else {
        return Vec::new();
    };
    let name = name.trim();
    let seats = link.seating.seats_of(party).filter(|_| !name.is_empty());
    let game = seats.fold(game, |game, seat| game.named(seat, name));
    let game = Box::new(game);
    let change = match known {
        Some(_) => Request::UpdateGame(slot, game),
        None => Request::AddGame(slot, game),
    };
    vec![change, Request::Resume(slot)]
}

fn deliver(
    link: CorrespondenceLink,
    from: Party,
    opens: bool,
    session: &Session,
    library: &Library,
) -> Requests {
    let is_asked = |request: &Request| opens || !matches!(request, Request::Resume(_));
    match library.nearest_branch(&link) {
        None => {
            let requests = sit_down_again(&link, library).unwrap_or_default();
            requests.into_iter().filter(is_asked).collect()
        }
        Some((slot, game, HistoryRelation::Same | HistoryRelation::Behind)) => {
            let named = naming(&game, &link, from);
            let is_new = named.friend_names() != game.friend_names();
            let update = Request::UpdateGame(slot, Box::new(named));
            is_new.then_some(update).into_iter().collect()
        }
        Some((slot, game, HistoryRelation::Ahead)) => {
            let missed = link.plies() - game.ply();
            let next = game.with_friends_turn(&link);
            let next = next.filter(|_| missed <= game.lineup().players().get());
            let after = next.or_else(|| {
                let after = advanced(&game, &link)?;
                let (from, to) = (game.ply() + 1, after.ply());
                Some(after.recall(from, to))
            });
            let named = after.map(|after| naming(&after, &link, from));
            let update = named.map(|game| Request::UpdateGame(slot, Box::new(game)));
            update.into_iter().collect()
        }
        Some((slot, game, HistoryRelation::Diverged(ply))) => {
            if library.branches(link.id).count() >= MOST_VERSIONS {
                return Vec::new();
            }
            let is_shown = session.slot() == Some(slot);
            let requests = diverge(link, slot, &game, ply, library).into_iter();
            requests
                .filter(|request| is_shown || !matches!(request, Request::Show(_)))
                .collect()
        }
    }
}

/// The game with the names that a party has given itself.
fn naming(game: &Game, link: &CorrespondenceLink, from: Party) -> Game {
    let seats = link.seating.seats_of(from);
    seats.fold(game.clone(), |game, seat| {
        game.with_friends_name(seat, link.names.of(seat))
    })
}

fn sent(slot: GameSlot, number: usize, library: &Library) -> Requests {
    let game = library.games().at(slot);
    let game = game.filter(|game| match game.sealed() {
        Some(sealed) => sealed.side.messages == number,
        None => game.ply() == number,
    });
    let after = game.map(|game| Game::clone(game).sent());
    let update = after.map(|game| Request::UpdateGame(slot, Box::new(game)));
    update.into_iter().collect()
}
