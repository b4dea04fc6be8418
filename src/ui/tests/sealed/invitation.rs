//! Sealed games before the deal: the invitation, and the steps of the shuffle.

use super::*;
use crate::state::LessonAction;

#[test]
fn a_guest_arrives_at_an_invitation() {
    let invited = invited();
    let shown = page(&invited);
    assert_eq!(shown.only("h1").text(), "Ann invites you to a game");
    let players = shown.only(".players").all("b").into_iter();
    let players: Vec<String> = players.map(Element::text).collect();
    assert_eq!(players, ["Ann", "You"]);
    // The explanation of a sealed game comes after the way into it.
    let told = shown.only("form.join").text();
    let at = |says: &str| told.find(says).expect(says);
    assert!(at("Join") < at("Learn") && at("Learn") < at("It’s sealed"));
    let lesson = invited.reduce(Action::Lesson(LessonAction::Learn));
    let back = lesson.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(back.screen(), invited.screen());
}

/// A player who has joined a game before is known by that name.
#[test]
fn a_second_invitation_knows_the_name() {
    let begin = SealedAction::Begin {
        id: GameId("anotherg".parse().expect("an id")),
        entropy: Entropy([3; Entropy::LEN]),
    };
    let friend = Action::NewGame(NewGameAction::SetOpponent(0, PlayerKind::Friend));
    let other = sealed(begun().reduce(friend), Action::Sealed(begin));
    let invited = page(&follow(joined(), link(&other)));
    assert_eq!(invited.only("input").get("value"), Some("Ben"));
}

#[test]
fn the_steps_of_the_shuffle_address_the_player() {
    for (app, steps) in [
        (
            begun(),
            [
                "You shuffle and lock every card",
                "Your friend shuffles and locks them again",
                "You unlock your friend’s hand",
                "Your friend unlocks your hand",
            ],
        ),
        (
            joined(),
            [
                "Ann shuffles and locks every card",
                "You shuffle and lock them again",
                "Ann unlocks your hand",
                "You unlock Ann’s hand",
            ],
        ),
    ] {
        let shown = page(&app);
        let told = shown.all(".steps li").into_iter();
        // The avatar is the first letter.
        let told: Vec<String> = told.map(|step| step.text()[1..].to_owned()).collect();
        assert_eq!(told, steps);
    }
}
