//! Correspondence games: links that arrive, and what the player does about them.

use std::rc::Rc;

use crate::game::Seed;
use crate::state::app::incoming_link::{
    CorrespondenceAction, IncomingLink, IncomingLinkKind, addressee,
};
use crate::state::app::library::Library;
use crate::state::app::new_game::NewGame;
use crate::state::app::request::{Request, Requests};
use crate::state::app::screen::{Screen, Sheet};
use crate::state::app::session::Session;
use crate::state::correspondence::{
    CorrespondenceLink, GameId, GameOptions, HistoryRelation, Party, Seating,
};
use crate::state::notice::Notice;
use crate::state::play::{Branch, Game, GameSlot};

/// Number of a game until the library gives it one.
pub(super) const UNNUMBERED: u32 = 0;

pub fn update(
    action: CorrespondenceAction,
    session: &Session,
    library: &Library,
    new_game: &NewGame,
) -> Requests {
    let change = |change: fn(Game) -> Game| {
        session.change_game(library, |game| change(game.recall_no_more()))
    };
    match action {
        CorrespondenceAction::Begin { id, next, agreed } => {
            begin_from_form(id, next, agreed, library, new_game)
        }
        CorrespondenceAction::Join(name) => join(&name, session, library),
        CorrespondenceAction::Send => vec![Request::OpenSheet(Sheet::Send)],
        CorrespondenceAction::Sent => change(Game::sent),
        CorrespondenceAction::Resign => {
            let mut requests = vec![Request::CloseSheet];
            requests.extend(change(Game::give_up));
            requests
        }
        CorrespondenceAction::Rematch(seed) => rematch(seed, session, library),
    }
}

/// Opens a link, by what it adds to what is known of its game here.
pub fn receive(link: CorrespondenceLink, library: &Library) -> Requests {
    match library.nearest_branch(&link) {
        None => sit_down_again(&link, library).unwrap_or_else(|| meet(link)),
        Some((slot, _, HistoryRelation::Same)) => {
            vec![Request::Resume(slot), Request::Notify(Notice::LinkKnown)]
        }
        Some((slot, _, HistoryRelation::Behind)) => {
            vec![Request::Resume(slot), Request::Notify(Notice::LinkOutdated)]
        }
        Some((slot, game, HistoryRelation::Ahead)) => match advanced(&game, &link) {
            Some(after) => {
                // The new turns are shown one by one.
                let (from, to) = (game.ply() + 1, after.ply());
                let after = Box::new(after.recall(from, to));
                vec![Request::UpdateGame(slot, after), Request::Resume(slot)]
            }
            None => Vec::new(),
        },
        Some((slot, game, HistoryRelation::Diverged(ply))) => {
            diverge(link, slot, &game, ply, library)
        }
    }
}

/// Takes the same player's seat in another game with the same players, who needn't be asked again.
pub(super) fn sit_down_again(link: &CorrespondenceLink, library: &Library) -> Option<Requests> {
    let mut games = library.games().iter();
    let (own, names) = games.find_map(|(_, game)| game.correspondence()?.place_in_rematch(link))?;
    let game = Game::from_link(UNNUMBERED, link, Some(own)).ok()?;
    let slot = first_branch(link.id);
    Some(vec![
        Request::AddGame(slot, Box::new(game.with_own_names(&names))),
        Request::Resume(slot),
    ])
}

/// Shows a link to a game that isn't known here.
fn meet(link: CorrespondenceLink) -> Requests {
    let is_invitation =
        addressee(&link).is_some_and(|(_, party)| party != Party::FIRST && !link.has_moved(party));
    let kind = if is_invitation {
        IncomingLinkKind::Invitation
    } else {
        IncomingLinkKind::NotForYou
    };
    let Ok(game) = Game::from_link(UNNUMBERED, &link, None) else {
        return Vec::new();
    };
    vec![show(IncomingLink {
        link,
        kind,
        game: Rc::new(game.next_round()),
        slot: None,
    })]
}

/// Stores another branch of a game, and shows that there are two.
pub(super) fn diverge(
    link: CorrespondenceLink,
    other: GameSlot,
    known: &Game,
    ply: usize,
    library: &Library,
) -> Requests {
    let own = known.correspondence().and_then(|game| game.own);
    let own = own.filter(|own| link.seating.seats_of(*own).next().is_some());
    let (Some(slot), Ok(game)) = (
        library.free_branch(link.id),
        Game::from_link(UNNUMBERED, &link, own),
    ) else {
        return Vec::new();
    };
    let added = own.map(|_| Request::AddGame(slot, Box::new(game.clone())));
    let shown = show(IncomingLink {
        link,
        kind: IncomingLinkKind::Conflict(ply, other),
        game: Rc::new(game),
        slot: own.map(|_| slot),
    });
    added.into_iter().chain([shown]).collect()
}

fn show(link: IncomingLink) -> Request {
    Request::Show(Screen::IncomingLink(Rc::new(link)))
}

/// Takes the seat that the link on the screen is for.
fn join(name: &str, session: &Session, library: &Library) -> Requests {
    let Screen::IncomingLink(opened) = session.screen() else {
        return Vec::new();
    };
    // Another tab may have taken it in the meantime.
    if library.branches(opened.link.id).next().is_some() {
        return receive(opened.link.clone(), library);
    }
    let Some((seat, own)) = opened.addressee() else {
        return Vec::new();
    };
    let Ok(game) = Game::from_link(UNNUMBERED, &opened.link, Some(own)) else {
        return Vec::new();
    };
    let game = match name.trim() {
        "" => game,
        name => game.named(seat, name),
    };
    let slot = first_branch(opened.link.id);
    vec![
        Request::AddGame(slot, Box::new(game)),
        Request::Resume(slot),
    ]
}

fn begin_from_form(
    id: GameId,
    next: Seed,
    agreed: GameOptions,
    library: &Library,
    new_game: &NewGame,
) -> Requests {
    let form = library.settings().new_game;
    let link = new_game.link(&form).and_then(|deal| {
        let seating = Seating::of(&deal.lineup)?;
        let (ruleset, seed) = (deal.record.ruleset, deal.record.seed);
        let names = library.settings().names;
        Some(CorrespondenceLink::begin(
            id, seating, ruleset, seed, names, agreed,
        ))
    });
    let mut requests = link.map_or_else(Vec::new, |link| begin(&link, library));
    if !requests.is_empty() {
        // The game is listed on the start page from here on, so the form is for opponents again.
        requests.push(Request::SetSeed(next));
        requests.push(Request::SaveForm(form.without_friends()));
    }
    requests
}

/// Starts another game with the same players, or goes on with it.
fn rematch(seed: Seed, session: &Session, library: &Library) -> Requests {
    let over = session
        .game(library)
        .filter(|game| game.winners().is_some());
    let link = over.and_then(|game| {
        let last = game.correspondence()?;
        let own = last.own?;
        Some(CorrespondenceLink::begin(
            last.id.rematch(own),
            last.seating.turned(own),
            game.record().ruleset,
            seed,
            last.names.turned(last.seating.players()),
            last.options,
        ))
    });
    // Another player may have started it already.
    let known = over.and_then(|game| {
        let mut games = library.games().iter();
        let last = game.correspondence()?;
        games.find_map(|(slot, game)| {
            let link = game.correspondence_link()?;
            last.place_in_rematch(&link).map(|_| slot)
        })
    });
    match (known, link) {
        (Some(slot), _) => vec![Request::Resume(slot)],
        (None, Some(link)) => begin(&link, library),
        (None, None) => Vec::new(),
    }
}

/// Starts a game on this device; an id that is in use starts nothing.
fn begin(link: &CorrespondenceLink, library: &Library) -> Requests {
    let slot = first_branch(link.id);
    match Game::from_link(UNNUMBERED, link, Some(Party::FIRST)) {
        Ok(game) if library.games().at(slot).is_none() => vec![
            Request::AddGame(slot, Box::new(game.sent_at(None))),
            Request::Resume(slot),
        ],
        _ => Vec::new(),
    }
}

pub(super) const fn first_branch(id: GameId) -> GameSlot {
    GameSlot::Correspondence(Branch { id, number: 1 })
}

/// A game with the turns that a link adds to it.
pub(super) fn advanced(game: &Game, link: &CorrespondenceLink) -> Option<Game> {
    let known = game.correspondence()?;
    let after = Game::from_link(game.id(), link, known.own).ok()?;
    let after = after.with_own_names(&known.names);
    Some(after.with_take_backs(game.taken_back()))
}
