//! Turns of a review that are tried again.

use std::rc::Rc;

use yew::prelude::*;

use super::looking::{answered, app, page};
use super::review::LOST;
use super::tree::Element;
use super::{keep_parts, rendered};
use crate::engine::EngineReply;
use crate::game::{Move, Turn};
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, LearnAction, LearnSession, Replay, ReplayAction, Screen, Settings, TurnAction,
};
use crate::ui::learn::answer;
use crate::ui::table::TurnPanel;

/// The review of a round, all of whose turns are judged.
fn reviewed(address: &str) -> AppState {
    let replay = Replay::of(address.parse().expect("a link")).expect("a game");
    answered(app().showing(Screen::Replay(Rc::new(replay))))
}

/// The better turn of the first moment, and the one made.
fn turns(replay: &Replay) -> [Turn; 2] {
    let fair = replay.to_learn().0[0].fair.clone().expect("a judgement");
    [fair.recommended.turn, fair.played.turn]
}

/// The session after this turn was tried.
fn tried(session: LearnSession, turn: &Turn) -> LearnSession {
    let moves = turn.moves().iter().map(|&mv| match mv {
        Move::Pass => TurnAction::AskToPass,
        mv => TurnAction::Make(mv),
    });
    let actions = moves.chain([TurnAction::EndTurn]).map(LearnAction::Turn);
    actions.fold(session, LearnSession::after)
}

/// The session once the turn is judged.
fn judged(session: LearnSession) -> LearnSession {
    let queue = session.queue().expect("a turn to judge");
    match queue.request(queue.plies[0]).answer() {
        Some(EngineReply::Judgement(judgement)) => {
            session.after(LearnAction::Judged(queue.record, judgement))
        }
        other => panic!("{other:?}"),
    }
}

/// The panel that tells what came of the turn.
fn panel(session: &LearnSession) -> Element {
    let scene = session.scene();
    rendered(move || {
        let loc = Localizer::ENGLISH.addressing(Some(scene.seat));
        let (settings, none) = (Settings::default(), Callback::noop());
        let button = NodeRef::default();
        answer(loc, &scene, button, &settings, &none, &Callback::noop())
    })
}

#[test]
fn a_review_with_a_better_turn_leads_to_the_try() {
    let shown = page(&reviewed(LOST));
    let button = shown.only(".story-bar").only(".primary");
    assert_eq!(button.text(), "Learn from your mistakes 1 to find");
    assert_eq!(button.get("aria-keyshortcuts"), Some("L"));
    // The word stands in this button alone.
    let text = shown
        .only(".told")
        .text()
        .replace("Learn from your mistakes", "");
    assert!(!text.contains("mistakes"), "{text}");
    // Before the turns are judged there is nothing to learn from.
    let replay = Replay::of(LOST.parse().expect("a link")).expect("a game");
    let begun = page(&app().showing(Screen::Replay(Rc::new(replay))));
    assert!(begun.only(".story-bar").all(".primary").is_empty());
}

#[test]
fn the_position_comes_without_the_answer() {
    let app = reviewed(LOST).reduce(Action::Replay(ReplayAction::Learn));
    let shown = page(&app);
    keep_parts("moments_open", &shown, &[".moments", ".turn-panel"]);
    let text = shown.text();
    assert!(!text.contains('%') && !text.contains("A Master"), "{text}");
    assert_eq!(shown.only(".hand").all(".card").len(), 7);
    assert!(shown.all(".open-hand").is_empty());
}

/// A pass is asked about there, too, but no move that still leads is named: it may be the answer.
#[test]
fn the_question_about_a_pass_tells_no_answer() {
    let app = reviewed(LOST);
    let session = LearnSession::of(app.replay().expect("a replay")).expect("a session");
    let asked = session.after(LearnAction::Turn(TurnAction::AskToPass));
    let says = |task: Option<(String, Html)>| {
        let scene = asked.scene().scene;
        rendered(move || {
            let (scene, task) = (scene.clone(), task.clone());
            html! { <TurnPanel {scene} settings={Settings::default()} {task} /> }
        })
    };
    let at_table = says(None).text();
    let to_learn = says(Some((String::new(), Html::default()))).text();
    assert!(at_table.contains("You can still lead: "), "{at_table}");
    assert!(to_learn.contains("Pass and go out?"), "{to_learn}");
    assert!(!to_learn.contains("You can still lead"), "{to_learn}");
}

#[test]
fn what_came_of_it_is_told() {
    let app = reviewed(LOST);
    let replay = app.replay().expect("a replay");
    let [better, made] = turns(replay);
    let session = LearnSession::of(replay).expect("a session");
    let waits = tried(session.clone(), &made);
    assert!(panel(&waits).all("button").is_empty());
    let wrong = judged(waits);
    keep_parts("moments_wrong", &panel(&wrong), &[".turn-panel"]);
    let told = panel(&wrong);
    let odds = "That’s about 11% to win, against about 41% with the better turn.";
    assert!(told.text().contains(odds), "{}", told.text());
    // The answer isn't told by the way.
    assert!(told.all(".inline-card").is_empty());
    let shown = wrong.clone().after(LearnAction::ShowAnswer);
    keep_parts("moments_shown", &panel(&shown), &[".turn-panel"]);
    let right = judged(tried(wrong.after(LearnAction::TryAgain), &better));
    keep_parts("moments_right", &panel(&right), &[".turn-panel"]);
    let told = panel(&right).only(".verdict").text();
    let odds = "Chance to win: about 41%; in the game it was about 11%.";
    assert!(told.contains(odds), "{told}");
    // So is it to a screen reader, and no more.
    let news = Localizer::ENGLISH.moment_news(&right.scene().stage);
    assert_eq!(news, format!("Yes, that’s the better turn. {odds}"));
}
