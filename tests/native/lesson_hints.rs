//! Hints in lessons, and the feedback on a turn that is right so far.

use red7::game::{Move, Seat, Turn};
use red7::i18n::Localizer;
use red7::state::{
    Goal, HintState, HintStep, RemainingStep, Stage, TurnAction, TurnEvent, TurnPart,
};

use crate::common::round;
use crate::lessons::{at, is_right, tasks, turns};

#[test]
fn a_hint_leads_to_what_is_asked_from_wherever_one_stands() {
    for (lesson, task, position, _) in tasks() {
        let start = at(lesson, task);
        let mut begun = vec![start.clone()];
        for card in round(position).hand(Seat::FIRST) {
            let played = start.clone().after(TurnAction::Make(Move::Play(card)));
            begun.extend(played.answer().is_none().then_some(played));
        }
        for lesson in begun {
            let hinted = lesson.after(TurnAction::AskForHint);
            assert_eq!(hinted.answer(), None, "{position}");
            let scene = hinted.scene();
            let HintState::Given(hint) = &scene.scene.turn.hint else {
                panic!("no hint: {position}");
            };
            // The task has already given the focus, so the hint starts with a card or a pass.
            let card = hint.card();
            let step = if card.is_some() {
                HintStep::Card
            } else {
                HintStep::Turn
            };
            assert_eq!(
                (hint.step, &hint.reasons),
                (step, &Vec::new()),
                "{position}"
            );
            let told = hinted.after(TurnAction::AskForHint).scene();
            assert!(!told.scene.turn.hint.has_more(), "{position}");
            let news = Localizer::ENGLISH.lesson_status(&told);
            assert!(news.contains("Try this: "), "{news}");
        }
    }
}

/// A hint only recommends what the task asks for, because anything else may not have been taught yet.
#[test]
fn a_hint_asks_for_what_the_task_asks_and_no_more() {
    for (lesson, task, position, goal) in tasks() {
        let start = at(lesson, task).after(TurnAction::AskForHint).scene();
        let HintState::Given(hint) = &start.scene.turn.hint else {
            panic!("no hint: {position}");
        };
        let is_asked = |event: &TurnEvent| match goal {
            Goal::Lead | Goal::KeepHighest => matches!(event, TurnEvent::Played(_)),
            Goal::GoOut => *event == TurnEvent::Passed,
            Goal::Win(_) | Goal::SpendOne => {
                matches!(event, TurnEvent::Played(_) | TurnEvent::Discarded(_))
            }
            Goal::Turn(deeds) => match event {
                TurnEvent::Discarded(_) => deeds.contains(&TurnPart::Discard),
                TurnEvent::Played(_) => {
                    deeds != [TurnPart::Discard] && deeds != [TurnPart::Discard, TurnPart::Draw]
                }
                TurnEvent::Took(..) => deeds.contains(&TurnPart::Take),
                TurnEvent::Recycled(_) | TurnEvent::Returned(_) => deeds.contains(&TurnPart::Move),
                TurnEvent::Drew(_) => deeds.contains(&TurnPart::Draw),
                TurnEvent::Passed => false,
            },
        };
        // A 3 may draw a card that then has to be discarded to take the lead.
        let draws = hint
            .events
            .iter()
            .any(|event| matches!(event, TurnEvent::Drew(_)));
        assert!(
            draws || hint.events.iter().all(is_asked),
            "{position} {:?}",
            hint.events
        );
        if lesson < 4 {
            assert_eq!(hint.events.len(), 1, "{position}");
        }
    }
}

#[test]
fn a_first_half_that_is_right_is_told_from_one_that_is_not() {
    let after = |lesson: usize, task: usize, moves: &str| {
        let moves: Turn = moves.parse().expect("moves");
        let made = moves
            .moves()
            .iter()
            .fold(at(lesson - 1, task - 1), |lesson, &mv| {
                lesson.after(TurnAction::Make(mv))
            });
        assert_eq!(made.answer(), None);
        made.scene()
    };
    // Play and discard: the play alone does not lead, but it is right.
    let half = after(5, 1, "pG4");
    assert_ne!(half.scene.view.table().leader(), Some(Seat::FIRST));
    assert_eq!(half.left, Some(RemainingStep::Discard));
    let news = Localizer::ENGLISH.lesson_status(&half);
    assert!(news.starts_with("Good so far."), "{news}");
    assert!(!news.contains("out"), "{news}");
    assert_eq!(after(5, 1, "pG4cG5").left, Some(RemainingStep::End));
    assert_eq!(after(3, 1, "pO6").left, Some(RemainingStep::End));
    assert_eq!(after(8, 4, "pV7cB4").left, Some(RemainingStep::End));
    assert_eq!(after(8, 2, "pV3").left, Some(RemainingStep::Discard));
    // There is no such feedback before the first move, or if the task is to go out.
    assert_eq!(at(4, 0).scene().left, None);
    assert_eq!(after(6, 1, "pV3").left, None);
}

#[test]
fn a_first_half_is_right_if_it_can_be_finished_as_asked() {
    let (mut right, mut wrong) = (0, 0);
    for (lesson, task, position, goal) in tasks() {
        if matches!(goal, Goal::Lead | Goal::GoOut) {
            continue;
        }
        let (start, before) = (at(lesson, task), round(position));
        let ways = turns(position).into_iter();
        let ways = ways.filter(|(turn, after)| is_right(&before, turn, after, goal));
        let ways: Vec<Vec<Move>> = ways.map(|(turn, _)| without_end(&turn)).collect();
        let shortest = ways.iter().map(Vec::len).min().expect("a way");
        for mv in before.legal_moves() {
            let made = start.clone().after(TurnAction::Make(mv));
            if made.scene().scene.turn.stage != Stage::Staged {
                continue;
            }
            let goes_on = |way: &&Vec<Move>| way.starts_with(&[mv]) && way.len() <= shortest + 1;
            let way = ways.iter().filter(goes_on).min_by_key(|way| way.len());
            let left = made.scene().left;
            assert_eq!(left.is_some(), way.is_some(), "{position} {mv}");
            *(if left.is_some() {
                &mut right
            } else {
                &mut wrong
            }) += 1;
        }
    }
    assert!(right > 10 && wrong > 10, "{right} and {wrong}");
}

/// Moves of a turn without its end.
fn without_end(turn: &Turn) -> Vec<Move> {
    let moves = turn.moves().iter().copied();
    moves.filter(|&mv| mv != Move::End).collect()
}
