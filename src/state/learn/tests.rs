//! Sessions, from their first turn to their last.

use super::*;
use crate::bots::{Estimate, FairJudgement, Judgement};
use crate::engine::{EngineReply, EngineRequest};
use crate::game::{Move, Turn};
use crate::state::document::Document;
use crate::state::play::{Stage, TurnAction};
use crate::state::replay::{Replay, ReviewQueue};

/// A round of Basic in which the player makes mistakes.
const LOST: &str = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

/// The judgement of a turn, as the engine gives it.
fn judgement(queue: &ReviewQueue, ply: usize) -> Judgement {
    match queue.request(ply).answer() {
        Some(EngineReply::Judgement(judgement)) => judgement,
        other => panic!("{other:?}"),
    }
}

/// The review of a round, once all of its turns are judged.
fn reviewed(link: &str) -> Replay {
    let mut replay = Replay::of(link.parse().expect(link)).expect("a replay");
    while let Some(queue) = replay.queue() {
        let ply = queue.plies[0];
        let judgement = judgement(&queue, ply);
        replay = replay.judged(ply, judgement);
    }
    replay
}

/// The session once its question, if it has one, is answered.
fn answered(session: LearnSession) -> LearnSession {
    let Some(queue) = session.queue() else {
        return session;
    };
    let judgement = judgement(&queue, queue.plies[0]);
    session.after(LearnAction::Judged(queue.record, judgement))
}

/// The session after a whole turn of the player, which is then judged.
fn tried(session: LearnSession, turn: &Turn) -> LearnSession {
    let moves = turn.moves().iter().map(|&mv| match mv {
        Move::Pass => TurnAction::AskToPass,
        mv => TurnAction::Make(mv),
    });
    let actions = moves.chain([TurnAction::EndTurn]).map(LearnAction::Turn);
    let made = actions.fold(session, LearnSession::after);
    assert_eq!(made.scene().stage, LearnStage::Judging);
    answered(made)
}

/// The better turn, and the one made in the game.
fn turns(replay: &Replay, index: usize) -> (Turn, Turn) {
    let (turns, _) = replay.to_learn();
    let fair = turns[index].fair.clone().expect("a judgement");
    (fair.recommended.turn, fair.played.turn)
}

fn results(session: &LearnSession) -> Vec<(usize, bool)> {
    session.results().collect()
}

#[test]
fn the_largest_difference_comes_first_and_nothing_is_told_before_the_try() {
    let replay = reviewed(LOST);
    let session = LearnSession::of(&replay).expect("a session");
    let (turns, is_return) = replay.to_learn();
    let losses: Vec<i64> = turns
        .iter()
        .map(|turn| turn.fair.as_ref().map_or(0, FairJudgement::loss))
        .collect();
    assert!(!is_return && losses.is_sorted_by(|one, next| one >= next));
    assert!(
        turns
            .iter()
            .all(|turn| turn.fair.as_ref().is_some_and(FairJudgement::is_worse))
    );
    let scene = session.scene();
    assert_eq!((scene.index, &scene.stage), (0, &LearnStage::Open));
    assert_eq!(scene.scene.turn.stage, Stage::Idle);
    assert_eq!(scene.scene.round_end.open_hands, None);
    // The hand is as it was before the turn.
    let before = replay.after(turns[0].line.ply - 1).scene();
    assert_eq!(
        scene.scene.view.hand(),
        before.scene.round_end.open_hands.as_ref().expect("hands")[scene.seat.index()]
    );
    assert_eq!(session.queue(), None);
}

#[test]
fn the_better_turn_is_right_and_the_one_made_in_the_game_is_not() {
    let replay = reviewed(LOST);
    let (better, made) = turns(&replay, 0);
    let session = LearnSession::of(&replay).expect("a session");
    let ply = session.scene().moment().line.ply;
    let wrong = tried(session.clone(), &made);
    let LearnStage::Wrong(answer) = wrong.scene().stage else {
        panic!("{:?}", wrong.scene().stage);
    };
    // The same turn is worth the same, and the better one isn't told.
    assert_eq!(answer.now, answer.then);
    assert_eq!(results(&wrong), [(ply, false)]);
    // It can be tried again, and then it is solved.
    let again = wrong.after(LearnAction::TryAgain);
    assert_eq!(again.scene().stage, LearnStage::Open);
    let right = tried(again, &better);
    let LearnStage::Right(answer) = right.scene().stage else {
        panic!("{:?}", right.scene().stage);
    };
    assert!(answer.is_best && answer.now.chance() > answer.then.chance());
    // All chances are those of the review.
    let known = replay.to_learn().0[0].fair.clone().expect("a judgement");
    let chances = [&answer.now, &answer.best].map(Estimate::chance);
    assert_eq!(chances, [known.recommended.chance(); 2]);
    assert_eq!(answer.then, known.played);
    assert_eq!(results(&right), [(ply, true)]);
    assert_eq!(right.scene().moment().result, Some(true));
}

#[test]
fn what_a_hint_or_the_answer_has_told_is_not_solved() {
    let replay = reviewed(LOST);
    let (better, made) = turns(&replay, 0);
    let session = LearnSession::of(&replay).expect("a session");
    let ply = session.scene().moment().line.ply;
    let hinted = session
        .clone()
        .after(LearnAction::Turn(TurnAction::AskForHint));
    assert_ne!(
        hinted.scene().scene.turn.hint,
        session.scene().scene.turn.hint
    );
    assert_eq!(results(&hinted), [(ply, false)]);
    let right = tried(hinted, &better);
    assert!(matches!(right.scene().stage, LearnStage::Right(_)));
    assert_eq!(results(&right), [(ply, false)]);
    let wrong = tried(session, &made);
    let shown = wrong.after(LearnAction::ShowAnswer);
    let LearnStage::Shown(answer) = shown.scene().stage else {
        panic!("{:?}", shown.scene().stage);
    };
    assert_eq!(
        (&answer.now.turn, results(&shown)),
        (&better, vec![(ply, false)])
    );
    // Nor is it when the turn is set up anew.
    let anew = tried(shown.clone().after(LearnAction::GoTo(0)), &answer.now.turn);
    let LearnStage::Right(answer) = anew.scene().stage else {
        panic!("{:?}", anew.scene().stage);
    };
    assert!(answer.is_told);
    assert_eq!(results(&anew), [(ply, false)]);
    // The better turn lies on the table, and nothing else can be done there.
    assert_eq!(shown.scene().scene.log.len(), 0);
    let late = shown
        .clone()
        .after(LearnAction::Turn(TurnAction::AskToPass));
    assert_eq!(late, shown);
}

#[test]
fn what_was_solved_before_has_its_check_and_another_turn_comes_first() {
    let replay = reviewed(LOST);
    let session = LearnSession::of(&replay).expect("a session");
    let plies: Vec<usize> = session
        .scene()
        .moments
        .iter()
        .map(|it| it.line.ply)
        .collect();
    let mut progress = LearnProgress::default();
    let day = "20261128".parse().expect("a day");
    let open = |progress: &LearnProgress| {
        let turns = progress.to_learn(&replay);
        let open = turns.iter().filter(|turn| !turn.is_solved).count();
        (turns.len(), open)
    };
    assert_eq!(open(&progress), (plies.len(), plies.len()));
    progress.note(&session.link(), [(plies[0], true)], day);
    assert_eq!(open(&progress), (plies.len(), plies.len() - 1));
    // As it was stored.
    let progress = LearnProgress::read(&progress.write()).expect("a document");
    let loaded = session.after(LearnAction::Load(progress)).scene();
    assert_eq!(loaded.moments[0].result, Some(true));
    assert_eq!(loaded.index, usize::from(plies.len() > 1));
}

#[test]
fn what_comes_back_is_judged_first_and_comes_back_only_once() {
    let link: crate::state::Link = LOST.parse().expect("a link");
    let replay = Replay::of(link).expect("a replay");
    let ply = reviewed(LOST).to_learn().0[0].line.ply;
    let back = replay.learning_again(vec![ply]);
    // The review doesn't go on beside it.
    assert_eq!((back.is_learning(), back.queue()), (true, None));
    let session = LearnSession::of(&back).expect("a session");
    let asked = session.queue().expect("its own turn");
    assert_eq!(asked.plies, [ply]);
    // A hint waits for it.
    let hinted = session
        .clone()
        .after(LearnAction::Turn(TurnAction::AskForHint));
    let given = answered(hinted.clone());
    assert_ne!(
        given.scene().scene.turn.hint,
        hinted.scene().scene.turn.hint
    );
    let known = answered(session);
    assert!(known.scene().can_show && known.queue().is_none());
    let (_, made) = turns(&reviewed(LOST), 0);
    let missed = tried(known, &made);
    assert_eq!(missed.scene().moment().result, Some(false));
    assert_eq!(results(&missed), []);
}

#[test]
fn in_a_match_the_other_rounds_are_reviewed_meanwhile() {
    // Three rounds are over, the fourth is under way.
    let link = "1/1.0a/h3/lostgame/cV2.x.x.x.pY6";
    let replay = Replay::of(link.parse().expect(link)).expect("a replay");
    let log = replay.scene().log;
    let replay = replay.in_round(2);
    let (own, others): (Vec<_>, Vec<_>) = log
        .iter()
        .filter(|line| line.round < 4)
        .partition(|line| line.seat.index() == 0);
    assert!(!own.is_empty() && !others.is_empty());
    let queue = replay.clone().learning().queue().expect("turns to judge");
    let mut plies = queue.plies.clone();
    // The round that was on screen comes first.
    let round = |ply: usize| log[ply - 1].round;
    assert_eq!(round(plies[0]), 2);
    plies.sort_unstable();
    assert_eq!(plies, own.iter().map(|line| line.ply).collect::<Vec<_>>());
    // A turn that is found later joins the others.
    let replay = reviewed(LOST);
    let session = LearnSession::of(&replay).expect("a session");
    let found = replay.to_learn().0;
    assert_eq!(
        session.clone().after(LearnAction::Find(found.clone())),
        session
    );
    let mut another = found[0].clone();
    another.line.ply = 4;
    let more = session.after(LearnAction::Find(vec![another])).scene();
    assert_eq!(
        (more.moments.len(), more.next),
        (found.len() + 1, Some(found.len()))
    );
}

#[test]
fn who_ends_a_turn_without_the_lead_is_told_to_be_out() {
    let replay = reviewed(LOST);
    let session = LearnSession::of(&replay).expect("a session");
    let is_out = |session: &LearnSession| match session.scene().stage {
        LearnStage::Wrong(answer) => answer.is_out_in_any_case,
        stage => panic!("{stage:?}"),
    };
    let (_, made) = turns(&replay, 0);
    assert!(!is_out(&tried(session.clone(), &made)));
    let view = session.scene().scene.view.clone();
    let mut cards = view.hand().iter();
    let leads = |card| {
        view.after(Move::Play(card))
            .is_ok_and(|after| after.table().is_mover_winning())
    };
    let lost = cards
        .find(|&card| !leads(card))
        .expect("a card that doesn't lead");
    let lost = format!("p{lost}").parse().expect("a turn");
    assert!(is_out(&tried(session, &lost)));
}

#[test]
fn a_late_judgement_changes_nothing() {
    let replay = reviewed(LOST);
    let session = LearnSession::of(&replay).expect("a session");
    let (_, made) = turns(&replay, 0);
    let judged = tried(session.clone(), &made);
    let record = std::rc::Rc::new(session.link().record);
    let late = EngineRequest::Review {
        ply: 1,
        record: session.link().record,
        deals: None,
    };
    let late = late.answer();
    let Some(EngineReply::Judgement(late)) = late else {
        panic!("{late:?}");
    };
    for session in [session, judged] {
        let after = session
            .clone()
            .after(LearnAction::Judged(record.clone(), late.clone()));
        assert_eq!(after, session);
    }
}
