//! Sealed games: the joint shuffle, the table while a turn waits, and the proof at the end of a round.

use std::rc::Rc;

use super::keep_parts;
use super::looking::{after, app, page};
use super::tree::Element;
use crate::game::{PlayerCount, Seat};
use crate::state::{
    Action, AppState, CorrespondenceAction, Entropy, GameId, Link, LockState, NavigationAction,
    NewGameAction, PlayerKind, ProofStatus, SealedAction, SealedAwaiting, SealedRejection,
    SealedService, SealedSide, SettingsAction, Sheet, TurnAction, WaitingFor,
};

mod invitation;
mod stored;

/// Applies an action, then answers all requests about sealed games.
fn sealed(app: AppState, action: Action) -> AppState {
    app.reduce(action).settled(&mut SealedService::default())
}

/// Ann's game, ready to be sent to Ben.
fn begun() -> AppState {
    begun_for_points(false)
}

fn begun_for_points(is_for_points: bool) -> AppState {
    let form = [
        Action::NewGame(NewGameAction::Advanced(is_for_points)),
        Action::NewGame(NewGameAction::Players(PlayerCount::TWO)),
        Action::NewGame(NewGameAction::SetOpponent(0, PlayerKind::Friend)),
        Action::Settings(SettingsAction::Name(Seat::FIRST, "Ann".to_owned())),
    ];
    let begin = SealedAction::Begin {
        id: GameId("h3k2m9xq".parse().expect("an id")),
        entropy: Entropy([1; Entropy::LEN]),
    };
    sealed(after(&app(), form), Action::Sealed(begin))
}

/// It can be changed on its way, and its game has no code.
#[test]
fn an_invitation_without_a_signature_says_so() {
    let signed = link(&begun());
    let Ok(Link::Sealed(mut unsigned)) = signed.parse() else {
        panic!("{signed}");
    };
    unsigned.message = unsigned.message.replacen("Ag", "AQ", 1).into();
    for (link, expected) in [(signed, false), (format!("1/{unsigned}"), true)] {
        let told = page(&follow(app(), link)).only("form.join").text();
        assert_eq!(told.contains("isn’t signed"), expected, "{told}");
    }
}

/// The link to send from a page.
fn link(app: &AppState) -> String {
    let game = app.sealed_game().expect("a sealed game");
    let sealed = game.sealed().expect("a sealed game");
    format!("1/{}", sealed.last_link().expect("a message"))
}

fn follow(app: AppState, link: String) -> AppState {
    sealed(app, Action::Navigate(NavigationAction::OpenLink(link)))
}

fn invited() -> AppState {
    follow(app(), link(&begun()))
}

fn joined() -> AppState {
    join(invited())
}

fn join(invited: AppState) -> AppState {
    let join = SealedAction::Join {
        name: "Ben".to_owned(),
        entropy: Entropy([2; Entropy::LEN]),
    };
    sealed(invited, Action::Sealed(join))
}

fn sent(app: &AppState) -> AppState {
    app.reduce(Action::Correspondence(CorrespondenceAction::Send))
}

/// Both pages once a player is to move, that player's page first.
fn dealt() -> [AppState; 2] {
    shuffled([joined(), begun()])
}

fn shuffled([mut here, mut there]: [AppState; 2]) -> [AppState; 2] {
    loop {
        there = follow(there, link(&here));
        let game = there.sealed_game().expect("a sealed game");
        if game.awaits() == Some(WaitingFor::You) {
            return [there, here];
        }
        (here, there) = (there, here);
    }
}

/// The page after a pass: before it is sealed, and after.
fn passed() -> [AppState; 2] {
    let [here, _] = dealt();
    pass(&here)
}

fn pass(here: &AppState) -> [AppState; 2] {
    let asked = here.reduce(Action::Turn(TurnAction::AskToPass));
    let sealing = asked.reduce(Action::Turn(TurnAction::EndTurn));
    let done = sealed(asked, Action::Turn(TurnAction::EndTurn));
    [sealing, done]
}

/// All states of the page.
pub fn states() -> Vec<AppState> {
    let [here, _] = dealt();
    let [sealing, lost] = passed();
    vec![
        begun(),
        invited(),
        joined(),
        sent(&joined()),
        here,
        sealing,
        lost,
        won(),
    ]
}

/// The winner's page, with the proof.
fn won() -> AppState {
    let [_, there] = dealt();
    let [_, lost] = passed();
    follow(there, link(&lost))
}

#[test]
fn both_shuffle_and_each_sends_a_link() {
    keep_parts("sealed_begun", &page(&begun()), &["main"]);
    let sending = page(&sent(&begun()));
    keep_parts("sealed_invited", &page(&invited()), &["main"]);
    let text = sending.only("textarea").text();
    let text = sending
        .only("textarea")
        .get("value")
        .map_or(text, str::to_owned);
    // The ID follows from the invitation.
    let id = begun().sealed_game().map(|game| game.record().seed);
    let id = id.expect("a game");
    let start = format!("Let’s play a sealed game of Red7: https://r7.test/#1/s1/1.3/{id}/Ann/1/");
    assert!(text.starts_with(&start), "{text}");
    assert_eq!(page(&joined()).all(".steps .done").len(), 1);
    assert_eq!(page(&sent(&joined())).all(".steps .done").len(), 2);
    let list = page(&joined().reduce(Action::Navigate(NavigationAction::Home)));
    keep_parts("sealed_list", &list, &[".friends"]);
}

#[test]
fn a_round_is_proved_once_both_have_shown_what_they_kept_secret() {
    let [sealing, lost] = passed();
    assert!(page(&sealing).all(".actions .primary").is_empty());
    let shown = page(&lost);
    keep_parts("sealed_lost", &shown, &[".because", ".actions"]);
    let shown = page(&won());
    keep_parts("sealed_won", &shown, &[".because", ".actions"]);
    // The winner can review the round at once, and play again once the link is sent.
    let again = page(&sent(&won()));
    assert_eq!(again.only(".actions .primary").text(), "Rematch");
}

/// A winner who has cheated would keep back the link that shows it.
#[test]
fn a_win_is_none_before_it_is_proved() {
    const OWED: &str = "Ann’s win isn’t proved yet";
    let lost = sent(&passed()[1]);
    let home = Action::Navigate(NavigationAction::Home);
    let shown = page(&lost);
    for place in [".because h2", ".linen h1", ".sr"] {
        let told: Vec<String> = shown.all(place).into_iter().map(Element::text).collect();
        let told = told.join(" ");
        assert!(told.contains(OWED) && !told.contains("Ann win"), "{told}");
    }
    assert!(shown.only(".proof.open").text().contains("Ann owes you"));
    assert_eq!(
        page(&lost.reduce(home.clone())).only(".games b").text(),
        OWED
    );
    // The winner's own page asks for the link that is missing.
    let told = page(&won()).only(".because").text();
    assert!(told.contains("without it, your win isn’t proved"), "{told}");
    let proved = follow(lost, link(&won()));
    let shown = page(&proved);
    assert_eq!(shown.only(".because h2").text(), "Why Ann won");
    assert!(!shown.text().contains(OWED));
    let listed = page(&proved.reduce(home));
    assert_eq!(listed.only(".games b").text(), "Ann wins the round");
}

#[test]
fn a_game_that_another_tab_has_open_is_not_shown() {
    let [here, _] = dealt();
    let (lock, _) = here.sealed_lock().expect("a lock");
    let elsewhere = SealedAction::LockChanged(lock, LockState::Elsewhere);
    let elsewhere = here.reduce(Action::Sealed(elsewhere));
    let shown = page(&elsewhere);
    let told = shown.only("main").text();
    assert!(
        told.starts_with("This game is open in another tab"),
        "{told}"
    );
    assert!(shown.all(".hand").is_empty() && shown.all(".notice").is_empty());
    let held = Action::Sealed(SealedAction::LockChanged(lock, LockState::Held));
    assert_eq!(page(&elsewhere.reduce(held)).all(".hand").len(), 1);
}

#[test]
fn points_that_are_not_proved_are_told_as_such() {
    let ann = begun_for_points(true);
    let ben = join(follow(app(), link(&ann)));
    let [here, there] = shuffled([ben, ann]);
    let [_, lost] = pass(&here);
    let owed =
        |app: &AppState, part: &str| page(app).only(part).text().contains("isn’t proved yet");
    assert!(owed(&lost, ".points"));
    let scores = Action::Navigate(NavigationAction::OpenSheet(Sheet::Scores));
    assert!(owed(&lost.reduce(scores.clone()), ".scores"));
    let won = follow(there, link(&lost));
    let proved = follow(lost, link(&won));
    assert!(!owed(&proved, ".points") && !owed(&proved.reduce(scores), ".scores"));
}

#[test]
fn a_proof_that_failed_is_told_with_whose_doing_it_was() {
    let second = PlayerCount::TWO.after(Seat::FIRST);
    for (fault, says) in [
        (Some(second), "what Ben sent at the end"),
        (None, "the cards aren’t what they were said to be"),
    ] {
        let [_, there] = dealt();
        let [_, lost] = passed();
        let failed = replied(&there, link(&lost), |side| {
            side.rounds = vec![ProofStatus::No(fault)];
        });
        let page = page(&failed);
        let told = page.only(".proof.failed").text();
        assert!(told.contains(says), "{told}");
        assert_eq!(page.only(".because h2").text(), "The proof failed");
        assert_eq!(shares(&failed), 0);
    }
}

/// Both pages show the same code, before the cards are dealt and beside each link.
#[test]
fn both_can_compare_a_code() {
    let second = joined();
    let first = follow(begun(), link(&second));
    let code = |app: &AppState| {
        let game = app.sealed_game().expect("a sealed game");
        let identity = game.sealed().and_then(|it| it.side.identity.clone());
        identity.and_then(|it| it.code).expect("a code")
    };
    assert_eq!(code(&first), code(&second));
    for (app, friend) in [(&first, "Ben"), (&second, "Ann")] {
        let says = format!("Your code is {}. Compare it with {friend}’s", code(app));
        assert!(page(app).only("main").text().contains(&says));
        assert!(page(&sent(app)).text().contains(&says));
    }
    assert!(!page(&begun()).only("main").text().contains("code"));
}

/// The page of the player who reads a message, if the module replies with this change.
fn replied(app: &AppState, message: String, change: impl FnOnce(&mut SealedSide)) -> AppState {
    let reads = app.reduce(Action::Navigate(NavigationAction::OpenLink(message)));
    let asked = reads.sealed_request().expect("a message to read");
    let answer = SealedService::default().answer(&asked.request);
    let answer = answer.map(|mut side| {
        change(&mut side);
        Rc::new(side)
    });
    reads.reduce(Action::Sealed(SealedAction::Replied(asked, answer)))
}

#[test]
fn cards_that_were_refused_are_told_with_whose_doing_it_was() {
    let second = PlayerCount::TWO.after(Seat::FIRST);
    // In the lobby, and at the table after a turn.
    let [_, there] = dealt();
    let [_, lost] = passed();
    for (app, message) in [(begun(), link(&joined())), (there, link(&lost))] {
        let record = app.sealed_game().and_then(|game| {
            let side = &game.sealed()?.side;
            side.record.clone()
        });
        let open = replied(&app, message.clone(), |side| {
            side.due = SealedAwaiting::Secret;
            side.rounds.clear();
            side.record = record.clone();
        });
        let told = page(&open).text();
        assert!(told.contains("a key from Ben opens no card"), "{told}");
        let proved = replied(&app, message, |side| {
            side.due = SealedAwaiting::Nothing;
            side.rounds = vec![ProofStatus::No(Some(second))];
            side.record = record;
        });
        let told = page(&proved).text();
        assert!(
            told.contains("it was no accident: the proof shows that Ben"),
            "{told}"
        );
    }
}

/// Number of *Share* buttons.
fn shares(app: &AppState) -> usize {
    let page = page(app);
    let buttons = page.all("button").into_iter();
    let shares = buttons
        .filter(|button| button.text() == "Share" || button.get("aria-label") == Some("Share"));
    shares.count()
}

#[test]
fn what_is_not_open_is_not_shared() {
    let [here, _] = dealt();
    for app in [&here, &passed()[1]] {
        assert_eq!(shares(app), 0);
    }
    // One in the top bar, one among the buttons after the round.
    assert_eq!(shares(&won()), 2);
}

#[test]
fn a_link_that_is_refused_is_told() {
    for (refusal, says) in [
        (SealedRejection::Damaged, "damaged or cut off"),
        (SealedRejection::Newer, "newer version"),
        (SealedRejection::Known, "already sent or opened"),
        (SealedRejection::Early, "haven’t opened the previous link"),
        (SealedRejection::OtherGame, "isn’t saved in this browser"),
        (SealedRejection::Forked, "doesn’t match your game"),
        (SealedRejection::Signature, "isn’t from your friend"),
        (SealedRejection::Secret, "isn’t the one that was fixed"),
        (SealedRejection::NextDeck, "the next one wasn’t dealt"),
        (SealedRejection::Wrong, "opens no card"),
    ] {
        let asked = joined().reduce(Action::Navigate(NavigationAction::OpenLink(link(&begun()))));
        let question = asked.sealed_request().expect("a message to read");
        let answered = SealedAction::Replied(question, Err(refusal));
        let told = page(&asked.reduce(Action::Sealed(answered)));
        let notice = told.only(".notice").text();
        assert!(notice.contains(says), "{notice}");
    }
}

/// A player whose browser data is gone gets an explanation of the consequences.
#[test]
fn a_link_of_a_game_that_is_elsewhere_is_told_with_what_can_be_done() {
    let lost = page(&follow(app(), link(&joined())));
    let told = lost.only("main").text();
    assert!(
        told.starts_with("This game is in another browser"),
        "{told}"
    );
    assert!(
        told.contains("If you’ve cleared that browser’s data, the game can’t be finished."),
        "{told}"
    );
    lost.saying("main button", "Home");
}

#[test]
fn the_form_says_which_games_cannot_be_sealed() {
    let friend = [
        Action::NewGame(NewGameAction::Open),
        Action::NewGame(NewGameAction::Players(PlayerCount::TWO)),
        Action::NewGame(NewGameAction::SetOpponent(0, PlayerKind::Friend)),
    ];
    let form = after(&app(), friend);
    let agreed = |app: &AppState| {
        let page = page(app);
        let agreed = page.only(".seal");
        (agreed.all("#agreed-sealed").len(), agreed.text())
    };
    assert_eq!(agreed(&form).0, 1);
    let (switches, says) = agreed(&form.reduce(Action::NewGame(NewGameAction::Actions(true))));
    assert_eq!(switches, 0);
    assert!(
        says.contains("Games with Actions can’t be sealed"),
        "{says}"
    );
}
