//! Correspondence games: links opened in any order, and the games stored from them.

use super::*;
use crate::bots::Level;
use crate::game::PlayerCount;
use crate::state::correspondence::{CorrespondenceLink, GameId, GameOptions};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::play::{Branch, WaitingFor};
use crate::state::settings::Company;
use crate::state::{
    Document, Gallery, GalleryEnd, Link, NavigationAction, NewGameAction, TurnAction,
};

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
    // Whoever only looks at the link has not sent it.
    let shown = friends(&begun, CorrespondenceAction::Send);
    assert!(matches!(awaits(&shown), Some(WaitingFor::SendTo(_))));
    assert_eq!(shown.sheet(), Some(Sheet::Send));
    let sent = friends(&shown, CorrespondenceAction::Sent);
    assert!(matches!(awaits(&sent), Some(WaitingFor::Friend(_))));
    assert_eq!(sent.sheet(), Some(Sheet::Send));
}

#[test]
fn what_is_known_and_what_is_older_changes_nothing_and_says_so() {
    let sent = friends(&begun(), CorrespondenceAction::Sent);
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
        &friends(&begun(), CorrespondenceAction::Sent),
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

/// Both pages once Ann has given up: Ann's and Ben's.
fn over() -> [AppState; 2] {
    let ben = played(joined());
    let sent = friends(&begun(), CorrespondenceAction::Sent);
    let ann = friends(&follow(&sent, link(&ben)), CorrespondenceAction::Resign);
    let ben = follow(&ben, link(&ann));
    for app in [&ann, &ben] {
        assert!(app.game().is_some_and(|game| game.winners().is_some()));
    }
    [ann, ben]
}

#[test]
fn a_rematch_needs_no_second_joining() {
    let rematch = CorrespondenceAction::Rematch("nextgame".parse().expect("a seed"));
    // The other player sits down at once, no matter which of them starts it.
    for (starts, follows) in [(0, 1), (1, 0)] {
        let pages = over();
        let begun = played(friends(&pages[starts], rematch.clone()));
        let joined = follow(&pages[follows], link(&begun));
        assert_eq!(joined.incoming_link(), None);
        assert_eq!(joined.games().iter().count(), 2);
        assert_eq!(awaits(&joined), Some(WaitingFor::You));
        // Ben keeps the name under which he has joined before.
        let game = joined.game().expect("a game");
        let names = game.friend_names().expect("with friends");
        let ben = game.lineup().players().seats();
        let ben = ben.filter(|&seat| names.of(seat) == "Ben");
        let is_own = follows == 1;
        let is_human = |seat| game.lineup().at(seat) == PlayerKind::Human;
        assert_eq!(ben.map(is_human).collect::<Vec<_>>(), [is_own]);
        // The answer is a turn of the same game.
        let answer = link(&played(joined));
        let back = follow(&begun, answer);
        assert_eq!(back.incoming_link(), None);
        assert_eq!(awaits(&back), Some(WaitingFor::You));
    }
}

#[test]
fn a_rematch_that_is_begun_goes_on() {
    let rematch = CorrespondenceAction::Rematch("nextgame".parse().expect("a seed"));
    let [ann, _] = over();
    let over = GameSlot::Correspondence(Branch {
        id: GameId(ID.parse().expect(ID)),
        number: 1,
    });
    let begun = friends(&ann, rematch.clone());
    let back = begun.reduce(Action::Navigate(NavigationAction::Resume(over)));
    let again = friends(&back, rematch);
    assert_eq!(again.games().iter().count(), 2);
    assert_eq!(again.game(), begun.game());
}

#[test]
fn a_stranger_is_invited_to_a_rematch() {
    let rematch = CorrespondenceAction::Rematch("nextgame".parse().expect("a seed"));
    let [ann, _] = over();
    let begun = played(friends(&ann, rematch));
    let invited = follow(&app(), link(&begun));
    let opened = invited.incoming_link().expect("an invitation");
    assert_eq!(opened.kind, IncomingLinkKind::Invitation);
}

/// After a friend’s turn, a player who only waits has nothing to send.
#[test]
fn only_a_turn_from_here_is_sent() {
    let can_send = |app: &AppState| {
        let scene = app.game().expect("a game").scene();
        scene.friends.expect("with friends").can_send
    };
    let begun = begun();
    assert!(can_send(&begun));
    assert!(can_send(&friends(&begun, CorrespondenceAction::Sent)));
    let [ann, ben] = over();
    assert!(can_send(&ann) && !can_send(&ben));
}

/// Both pages after a whole game: Ann's and Ben's.
fn played_out() -> [AppState; 2] {
    let ben = played(joined());
    let sent = friends(&begun(), CorrespondenceAction::Sent);
    let mut pages = [follow(&sent, link(&ben)), ben];
    for turn in 0.. {
        let (here, there) = (turn % 2, 1 - turn % 2);
        pages[here] = played(pages[here].clone());
        let address = link(&pages[here]);
        pages[here] = friends(&pages[here], CorrespondenceAction::Sent);
        pages[there] = follow(&pages[there], address);
        let is_over = |app: &AppState| app.game().is_some_and(|game| game.is_match_over());
        if pages.iter().all(is_over) {
            break;
        }
    }
    pages
}

#[test]
fn a_game_that_is_over_hangs_in_the_gallery_of_each_player() {
    let mut ends = Vec::new();
    for page in played_out() {
        let games = page.finished_with_friends();
        let mut gallery = Gallery::default();
        gallery.take_in_friends(&games, page.today());
        let hung = gallery.games(None).next().expect("a game");
        let painting = hung.painting().expect("a painting");
        assert_eq!(painting.game.day(), page.today());
        ends.push(painting.end);
        // It hangs once, and doesn't come back when others have taken its place.
        let stored = gallery.write();
        gallery.take_in_friends(&games, page.today());
        assert_eq!(gallery.write(), stored);
        let games: Vec<String> = Vec::new();
        let mut document: serde_json::Value = serde_json::from_str(&stored).expect("JSON");
        document["games"] = games.into();
        let mut gallery = Gallery::read(&document.to_string()).expect("a gallery");
        gallery.take_in_friends(&page.finished_with_friends(), page.today());
        assert!(gallery.is_empty());
    }
    ends.sort_by_key(|&end| end == GalleryEnd::Won);
    assert_eq!(ends, [GalleryEnd::Lost, GalleryEnd::Won]);
}

#[test]
fn the_level_of_the_opponents_outlasts_a_game_with_a_friend() {
    let app = app().reduce(Action::NewGame(NewGameAction::Level(Level::Master)));
    let begun = begin(&app, ID);
    assert!(begun.game().is_some_and(|game| game.is_with_friends()));
    let form = begun.settings().new_game;
    assert_eq!(form.lineup().to_string(), "h4");
}
