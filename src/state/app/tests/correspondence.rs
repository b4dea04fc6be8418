//! Correspondence games: links opened in any order, and the games stored from them.

use super::*;
use crate::bots::Level;
use crate::game::PlayerCount;
use crate::state::correspondence::{CorrespondenceLink, GameId, GameOptions};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::play::{Branch, WaitingFor};
use crate::state::settings::Company;
use crate::state::{Link, NavigationAction, NewGameAction, TurnAction};

const ID: &str = "h3k2m9xq";

fn friends(app: &AppState, action: CorrespondenceAction) -> AppState {
    app.reduce(Action::Correspondence(action))
}

fn awaits(app: &AppState) -> Option<WaitingFor> {
    app.game()?.awaits()
}

fn link(app: &AppState) -> CorrespondenceLink {
    app.game()
        .and_then(|game| game.correspondence_link())
        .expect("a letter")
}

fn follow(app: &AppState, link: CorrespondenceLink) -> AppState {
    let address = Link::Correspondence(link).to_string();
    app.reduce(Action::Navigate(NavigationAction::OpenLink(address)))
}

/// Makes turns until the player of this page is no longer to move.
fn played(mut app: AppState) -> AppState {
    while awaits(&app) == Some(WaitingFor::You) {
        app = after_a_turn(&app, Level::Novice);
    }
    app
}

/// Starts a correspondence game.
fn begin(app: &AppState, id: &str) -> AppState {
    let form = app.reduce(Action::NewGame(NewGameAction::Company(Company::Friends)));
    let begin = CorrespondenceAction::Begin {
        id: GameId(id.parse().expect(id)),
        next: "nextgame".parse().expect("a seed"),
        agreed: GameOptions {
            hints: true,
            take_backs: true,
        },
    };
    friends(&form, begin)
}

/// Starts a game, and plays until its link is to be sent.
fn begun() -> AppState {
    played(begin(&app(), ID))
}

/// Returns the friend's page after joining.
fn joined() -> AppState {
    let invited = follow(&app(), link(&begun()));
    friends(&invited, CorrespondenceAction::Join("Ben".to_owned()))
}

/// IDs of the stored correspondence games, each with its branch number.
fn stories(app: &AppState) -> Vec<(u32, u8)> {
    let number = |(place, game): (GameSlot, &Rc<Game>)| match place {
        GameSlot::Correspondence(Branch { number, .. }) => Some((game.id(), number)),
        _ => None,
    };
    app.games().iter().filter_map(number).collect()
}

/// Correspondence games continue from the list. The form has an opponent again, and *Play* deals at once.
#[test]
fn the_form_has_an_opponent_once_a_game_with_a_friend_is_begun() {
    let begun = begun();
    let form = begun.form().expect("a deal");
    assert_eq!(
        form.lineup,
        Lineup::new(PlayerCount::TWO, [PlayerKind::Bot(Level::Novice); 3])
    );
}

#[test]
fn a_game_waits_for_the_friend_once_it_is_sent() {
    let begun = begun();
    assert!(matches!(awaits(&begun), Some(WaitingFor::SendTo(_))));
    let sent = friends(&begun, CorrespondenceAction::Send);
    assert!(matches!(awaits(&sent), Some(WaitingFor::Friend(_))));
    assert_eq!(sent.sheet(), Some(Sheet::Send));
}

#[test]
fn what_is_known_and_what_is_older_changes_nothing_and_says_so() {
    let sent = friends(&begun(), CorrespondenceAction::Send);
    let old = link(&sent);
    let back = link(&played(joined()));
    let further = follow(&sent, back.clone());
    assert_eq!(link(&further), back);
    assert_eq!(further.notices(), []);
    for (link, notice) in [(back, Notice::LinkKnown), (old, Notice::LinkOutdated)] {
        let again = follow(&further, link);
        assert_eq!(again.games(), further.games());
        assert_eq!(again.notices(), [notice]);
        // The notice concerns that game only.
        let home = again.reduce(Action::Navigate(NavigationAction::Home));
        assert_eq!(home.notices(), []);
    }
}

#[test]
fn two_stories_of_a_game_are_both_kept_as_games_of_their_own() {
    let known = follow(
        &friends(&begun(), CorrespondenceAction::Send),
        link(&played(joined())),
    );
    let passed = joined()
        .reduce(Action::Turn(TurnAction::AskToPass))
        .reduce(Action::Turn(TurnAction::EndTurn));
    let forked = follow(&known, link(&passed));
    let opened = forked.incoming_link().expect("a letter");
    assert!(matches!(opened.kind, IncomingLinkKind::Conflict(..)));
    let [(first, 1), (second, 2)] = stories(&forked)[..] else {
        unreachable!("{:?}", stories(&forked));
    };
    assert_ne!(first, second);
    // The next game gets another ID.
    let next = begin(&forked, "other2id");
    let id = next.game().map(|game| game.id());
    assert!(id.is_some_and(|id| id != first && id != second));
}
