//! Games with friends: the form, the table while waiting or watching, incoming links, and the list.

use super::looking::{after, after_a_turn, app, page};
use super::tree::Element;
use crate::game::{PlayerCount, Seat};
use crate::state::{
    Action, AppState, Branch, Company, CorrespondenceAction, CorrespondenceLink, GameAction,
    GameId, GameOptions, GameSlot, LessonAction, Link, NavigationAction, NewGameAction, PlayerKind,
    ReplayAction, SettingsAction, TurnAction, WaitingFor,
};
use crate::ui::tests::keep_parts;

const ID: &str = "h3k2m9xq";

/// The form of a game for two, with a friend at the other seat.
fn form() -> AppState {
    let second = Seat::new(1).expect("a seat");
    let actions = [
        Action::NewGame(NewGameAction::Open),
        Action::NewGame(NewGameAction::Players(PlayerCount::TWO)),
        Action::NewGame(NewGameAction::SetOpponent(0, PlayerKind::Friend)),
        Action::Settings(SettingsAction::Name(Seat::FIRST, "Ann".to_owned())),
        Action::Settings(SettingsAction::Name(second, "Ben".to_owned())),
    ];
    after(&app(), actions)
}

fn begun(id: &str) -> AppState {
    begun_with(id, true)
}

fn begun_with(id: &str, hints: bool) -> AppState {
    form().reduce(Action::Correspondence(CorrespondenceAction::Begin {
        id: GameId(id.parse().expect(id)),
        next: "nextdeal".parse().expect("a seed"),
        agreed: GameOptions {
            hints,
            take_backs: true,
        },
    }))
}

/// The game once it is ready to be sent.
fn ready() -> AppState {
    let mut app = begun(ID);
    while awaits(&app) == Some(WaitingFor::You) {
        app = after_a_turn(&app);
    }
    app
}

/// The player who begins knows before the first turn that it is sent as a link; later there is nothing to say.
#[test]
fn who_begins_is_told_that_the_link_comes_after_the_turn() {
    let says = |app: &AppState| page(app).only(".turn-panel").text();
    let begun = (0..20)
        .map(|number| begun(&format!("h3k2m9{number:02}")))
        .find(|app| awaits(app) == Some(WaitingFor::You))
        .expect("a game that the player begins");
    let told = says(&begun);
    assert!(
        told.contains("You begin. After your turn, you send the invitation."),
        "{told}"
    );
    assert!(!says(&ready()).contains("You begin."));
}

fn awaits(app: &AppState) -> Option<WaitingFor> {
    app.game().and_then(|game| game.awaits())
}

fn letter(app: &AppState) -> CorrespondenceLink {
    let game = app.game().expect("a game");
    game.correspondence_link().expect("with friends")
}

fn sent() -> AppState {
    let shown = ready().reduce(Action::Correspondence(CorrespondenceAction::Send));
    shown.reduce(Action::Correspondence(CorrespondenceAction::Sent))
}

fn follow(app: &AppState, letter: CorrespondenceLink) -> AppState {
    app.reduce(Action::Navigate(NavigationAction::OpenLink(
        Link::Correspondence(letter).to_string(),
    )))
}

fn invited() -> AppState {
    follow(&app(), letter(&ready()))
}

/// The game after the friend's turn.
fn answer() -> AppState {
    let mut there = invited().reduce(Action::Correspondence(CorrespondenceAction::Join(
        "Ben".to_owned(),
    )));
    while awaits(&there) == Some(WaitingFor::You) {
        there = after_a_turn(&there);
    }
    there
}

/// A branch known to the page, and a link with another one.
fn forked() -> AppState {
    let passed = [
        Action::Turn(TurnAction::AskToPass),
        Action::Turn(TurnAction::EndTurn),
    ];
    let joined = invited().reduce(Action::Correspondence(CorrespondenceAction::Join(
        String::new(),
    )));
    let other = after(&joined, passed);
    let known = follow(&sent(), letter(&answer()));
    follow(&known, letter(&other))
}

/// A spectator opens the game while it is the other player's turn.
fn watched() -> AppState {
    let back = follow(&sent(), letter(&answer()));
    let mut app = back;
    while awaits(&app) == Some(WaitingFor::You) {
        app = after_a_turn(&app);
    }
    follow(&super::looking::app(), letter(&app))
}

/// All states of the page.
pub fn states() -> Vec<AppState> {
    let home = sent().reduce(Action::Navigate(NavigationAction::Home));
    vec![
        form(),
        ready(),
        sent(),
        invited(),
        forked(),
        watched(),
        home,
    ]
}

#[test]
fn in_the_form_friends_agree_on_what_is_allowed() {
    let page = page(&form());
    // Each switch says what its current position means.
    for (id, says) in [
        ("#agreed-hints-says", "no one can ask for one"),
        ("#agreed-back-says", "a finished turn stays as it is"),
    ] {
        assert_eq!(page.only(id).text(), says);
    }
    keep_parts("friends_form", &page, &[".agreed", ".names", ".play .go"]);
}

#[test]
fn a_turn_is_ready_and_then_waited_for() {
    // A friend who has not been sent the turn does not think about the next one.
    let thinks = |app: &AppState| page(app).all(".opponents .think").len();
    assert_eq!((thinks(&ready()), thinks(&sent())), (0, 1));
    keep_parts("friends_ready", &page(&ready()), &[".turn-panel"]);
    let sent = page(&sent());
    keep_parts("friends_sent", &sent, &[".turn-panel", "dialog"]);
    let address = sent.only("textarea").get("value").map(str::to_owned);
    let text = address.unwrap_or_else(|| sent.only("textarea").text());
    assert!(
        text.starts_with(
            "Ann invites you to Red7, a card game to play in the browser (Basic). Open the link to join: https://r7.test/#1/f1/"
        ),
        "{text}"
    );
    // Who has played knows the game, and that it goes on.
    let mut later = follow(&self::sent(), letter(&answer()));
    while awaits(&later) == Some(WaitingFor::You) {
        later = after_a_turn(&later);
    }
    page(&answer()).saying(".turn-panel button", "Send the turn");
    let later = later.reduce(Action::Correspondence(CorrespondenceAction::Send));
    let text = page(&later).only("textarea").text();
    let goes_on = [
        "Ben, it’s your turn in Red7: ",
        "Here’s how our game of Red7 ended: ",
    ];
    assert!(
        goes_on.iter().any(|start| text.starts_with(start)),
        "{text}"
    );
}

#[test]
fn who_is_invited_sees_by_whom_and_to_what() {
    let page = page(&invited());
    keep_parts("friends_invited", &page, &[".sent"]);
    assert!(page.only("main").all(".card").is_empty());
}

#[test]
fn two_stories_are_both_kept_and_one_is_chosen() {
    let forked = forked();
    keep_parts("friends_forked", &page(&forked), &[".sent"]);
    let numbers = forked.games().iter().filter_map(|(place, _)| match place {
        GameSlot::Correspondence(Branch { number, .. }) => Some(number),
        GameSlot::Solo
        | GameSlot::Daily(_)
        | GameSlot::PassAndPlay
        | GameSlot::Received
        | GameSlot::Sealed(_) => None,
    });
    assert_eq!(numbers.collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn who_looks_on_sees_no_hand() {
    let app = watched();
    let page = page(&app);
    keep_parts("friends_watched", &page, &[".turn-panel"]);
    assert!(page.all(".hand button").is_empty());
    // The hand is face down.
    let view = app.incoming_link().expect("a letter").game.view();
    let cards = view.hand_size(view.seat());
    assert!(cards > 0);
    assert_eq!(page.only(".hand").all(".card.back").len(), cards);
}

#[test]
fn games_stand_on_the_start_page_those_that_wait_for_one_first() {
    let home = |app: &AppState| app.reduce(Action::Navigate(NavigationAction::Home));
    // A game that waits for the friend doesn't get the primary button.
    let waiting = home(&sent());
    let lead = |app: &AppState| page(app).only(".play").only(".primary").text();
    assert_eq!(lead(&waiting), "Play");
    let form = waiting.reduce(Action::NewGame(NewGameAction::Company(Company::Friends)));
    let dealt = form.reduce(Action::Correspondence(CorrespondenceAction::Begin {
        id: GameId("otherone".parse().expect("a seed")),
        next: "nextdeal".parse().expect("a seed"),
        agreed: GameOptions::default(),
    }));
    // No one has played yet.
    let says = page(&dealt).only(".turn-panel").text();
    assert!(
        says.contains("The cards are dealt. Ben goes first"),
        "{says}"
    );
    let both = home(&dealt);
    assert_eq!(lead(&both), "Continue");
    let setup = page(&both).only(".play").only(".setup").text();
    assert!(setup.contains("Send Ben the link"), "{setup}");
    keep_parts("friends_list", &page(&both), &[".friends"]);
    // Both ways to begin stay, under the names that the form has for them.
    for way in ["Invite a friend", "Share this device"] {
        for app in [&app(), &both] {
            page(app).saying(".friends .action b", way);
        }
        page(&form).saying(".new label", way);
    }
}

/// Friends who play without hints get none by the question about a pass either.
#[test]
fn a_pass_names_a_turn_that_leads_only_where_hints_are_agreed() {
    let asks = |id: &str, hints| {
        let app = begun_with(id, hints).reduce(Action::Turn(TurnAction::AskToPass));
        page(&app).only(".turn-panel").text()
    };
    let mut ids = (0..20).map(|number| format!("h3k2m9{number:02}"));
    let id = ids.find(|id| asks(id, true).contains("You can still lead: "));
    let asked = asks(&id.expect("a turn that leads"), false);
    assert!(asked.contains("Pass and go out?"), "{asked}");
    assert!(!asked.contains("You can still lead"), "{asked}");
}

/// The page of whoever has a friend without a name.
fn unnamed() -> AppState {
    let form = app().reduce(Action::NewGame(NewGameAction::Company(Company::Friends)));
    form.reduce(Action::Correspondence(CorrespondenceAction::Begin {
        id: GameId(ID.parse().expect(ID)),
        next: "nextdeal".parse().expect("a seed"),
        agreed: GameOptions::default(),
    }))
}

#[test]
fn a_friend_without_a_name_is_called_a_friend() {
    let form = app().reduce(Action::NewGame(NewGameAction::Company(Company::Friends)));
    let form = page(&form);
    assert!(form.only(".setup").text().contains("Friend"));
    let fields = form.only(".names").all("label").into_iter();
    let fields: Vec<String> = fields.map(Element::text).collect();
    assert_eq!(fields, ["Your name", "FYour friend’s name"]);
    let mut begun = unnamed();
    while awaits(&begun) == Some(WaitingFor::You) {
        begun = after_a_turn(&begun);
    }
    for app in [
        begun.reduce(Action::Correspondence(CorrespondenceAction::Sent)),
        begun.reduce(Action::Navigate(NavigationAction::Home)),
    ] {
        let told = page(&app).text();
        assert!(told.to_lowercase().contains("your friend"), "{told}");
        assert!(!told.contains("Ochre") && !told.contains("Umber"), "{told}");
    }
    let invited = page(&follow(&app(), letter(&begun)));
    assert_eq!(invited.only("h1").text(), "A friend invites you to a game");
    let players = invited.only(".players").all("b").into_iter();
    let mut players: Vec<String> = players.map(Element::text).collect();
    players.sort();
    assert_eq!(players, ["You", "Your friend"]);
}

#[test]
fn who_is_invited_can_learn_first_and_comes_back() {
    let invited = invited();
    let learn = |app: &AppState| {
        let page = page(app);
        let buttons = page.only(".join").all("button");
        buttons.iter().any(|button| button.text().contains("Learn"))
    };
    assert!(learn(&invited));
    let lesson = invited.reduce(Action::Lesson(LessonAction::Learn));
    let back = lesson.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(back.screen(), invited.screen());
}

#[test]
fn who_gives_up_alone_leaves_the_other_as_the_winner() {
    let app = answer();
    let back = follow(&sent(), letter(&app));
    let given_up = after(
        &back,
        [
            Action::Game(GameAction::TakeDevice),
            Action::Correspondence(CorrespondenceAction::Resign),
        ],
    );
    keep_parts("friends_given_up", &page(&given_up), &[".actions"]);
}

/// A finished game says how it ended, in the friends' names.
#[test]
fn the_result_of_a_game_with_a_friend_is_sent_in_words() {
    let mut sides = [
        sent(),
        invited().reduce(Action::Correspondence(CorrespondenceAction::Join(
            "Ben".to_owned(),
        ))),
    ];
    let mut turn = 1;
    let over = loop {
        let mut app = sides[turn % 2].clone();
        while awaits(&app) == Some(WaitingFor::You) {
            app = after_a_turn(&app);
        }
        if app.game().is_some_and(|game| game.scene().is_match_over()) {
            break app;
        }
        sides[(turn + 1) % 2] = follow(&sides[(turn + 1) % 2], letter(&app));
        sides[turn % 2] = app;
        turn += 1;
    };
    let sheet = over.reduce(Action::Correspondence(CorrespondenceAction::Send));
    let message = page(&sheet).only("textarea").text();
    assert!(
        ["Ann won against Ben in ", "Ben won against Ann in "]
            .iter()
            .any(|won| message.contains(won)),
        "{message}"
    );
    assert!(message.contains(" turns Red7 · Basic "), "{message}");
    // Only opponents of the program have a face in its review.
    let review = page(&over.reduce(Action::Replay(ReplayAction::Open)));
    let turns = review.only(".turns");
    let avatars = turns.all(".avatar").len();
    assert_eq!(
        (turns.all("li").len(), turns.all("svg.face").len()),
        (avatars, 0)
    );
}
