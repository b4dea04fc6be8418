//! The lessons: each can be completed, its positions match its texts, and every attempt gets true feedback.

use red7::game::{Card, CardSet, Color, IllegalMove, Move, Round, Seat, Setup, Standing, Turn};
use red7::i18n::Localizer;
use red7::state::{Feedback, Goal, LESSONS, Lesson, LessonScene, Stage, TurnAction, TurnPart};

use crate::common::round;

/// All legal turns of a position, with the round after each.
pub(crate) fn turns(position: &str) -> Vec<(Turn, Round)> {
    let mut found = Vec::new();
    walk(&round(position), &Turn::default(), &mut found);
    found
}

fn walk(round: &Round, turn: &Turn, found: &mut Vec<(Turn, Round)>) {
    for mv in round.legal_moves() {
        let mut after = round.clone();
        after.play(mv).expect("a legal move");
        let mut longer = turn.clone();
        longer.push(mv).expect("a legal turn fits");
        match mv {
            Move::End | Move::Pass => found.push((longer, after)),
            _ => walk(&after, &longer, found),
        }
    }
}

/// All tasks, with the indexes of lesson and task.
pub(crate) fn tasks() -> impl Iterator<Item = (usize, usize, &'static str, Goal)> {
    LESSONS.iter().enumerate().flat_map(|(lesson, tasks)| {
        let numbered = tasks.iter().enumerate();
        numbered.map(move |(task, it)| (lesson, task, it.position, it.goal))
    })
}

/// A lesson at one of its tasks, reached by solving the ones before.
pub(crate) fn at(lesson: usize, task: usize) -> Lesson {
    let mut under_way = Lesson::begin(lesson).expect("a lesson");
    for _ in 0..task {
        under_way = solve(under_way).next();
    }
    assert_eq!(under_way.scene().task, task);
    under_way
}

/// Solves the task with the first turn that does.
fn solve(lesson: Lesson) -> Lesson {
    let scene = lesson.scene();
    let position = LESSONS[scene.number][scene.task].position;
    let all = turns(position).into_iter();
    let mut tries = all.map(|(turn, _)| make(lesson.clone(), &turn));
    tries
        .find(|tried| tried.answer() == Some(Feedback::Right))
        .expect("a solution")
}

/// Makes a turn as a player does, until the lesson gives feedback.
fn make(mut lesson: Lesson, turn: &Turn) -> Lesson {
    for &mv in turn.moves() {
        lesson = match mv {
            Move::Pass => lesson.after(TurnAction::AskToPass),
            // A draw is taken at the end of the turn.
            Move::Draw => lesson,
            _ => lesson.after(TurnAction::Make(mv)),
        };
    }
    let draws = turn.moves().last() == Some(&Move::Draw);
    if draws || turn.is_pass() {
        lesson.after(TurnAction::EndTurn)
    } else {
        lesson.after(TurnAction::EndWithoutDraw)
    }
}

fn said(lesson: &LessonScene) -> String {
    let answer = lesson.answer.expect("an answer");
    for loc in Localizer::all() {
        let told = loc.answer(answer, lesson);
        assert!(!told.is_empty() && loc.lesson_status(lesson).ends_with(&told));
    }
    Localizer::ENGLISH.answer(answer, lesson)
}

#[test]
fn positions_are_written_as_the_engine_writes_them() {
    for (_, _, position, _) in tasks() {
        let round = round(position);
        assert_eq!(round.table().turn(), Seat::FIRST);
        assert!(
            round
                .setup()
                .is_some_and(|setup| round_again(&setup) == round)
        );
    }
}

fn round_again(setup: &Setup) -> Round {
    round(&setup.to_string())
}

#[test]
fn every_lesson_can_be_learned_and_has_its_words() {
    for (lesson, tasks) in LESSONS.iter().enumerate() {
        let mut under_way = at(lesson, 0);
        for task in 0..tasks.len() {
            assert_eq!(under_way.scene().task, task);
            for loc in Localizer::all() {
                assert!(!loc.learn_task(lesson + 1, task + 1).is_empty());
            }
            let done = solve(under_way);
            assert_eq!(done.is_over(), task + 1 == tasks.len());
            assert_eq!(done.scene().is_over(), done.is_over());
            said(&done.scene());
            under_way = done.next();
        }
        let next = if lesson + 1 < LESSONS.len() {
            lesson + 1
        } else {
            lesson
        };
        assert_eq!(under_way.number(), next);
    }
    assert_eq!(Lesson::begin(LESSONS.len()), None);
}

/// The texts of all tasks differ, so none is missing.
#[test]
fn every_task_is_told_in_its_own_words() {
    for loc in Localizer::all() {
        let mut told: Vec<String> = tasks()
            .map(|(lesson, task, _, _)| loc.learn_task(lesson + 1, task + 1).plain(loc))
            .collect();
        let count = told.len();
        told.sort();
        told.dedup();
        assert_eq!(told.len(), count, "{loc:?}");
    }
}

/// Returns `true` if a turn meets the goal, judged by the rules alone.
pub(crate) fn is_right(round: &Round, turn: &Turn, after: &Round, goal: Goal) -> bool {
    let out = after.table().is_out(Seat::FIRST);
    let moves = turn.moves();
    let does = |deed: &TurnPart| match deed {
        TurnPart::Play => turn.plays().count() > 0,
        TurnPart::PlayAgain => turn.plays().count() > 1,
        TurnPart::Draw => after.deck().len() < round.deck().len(),
        TurnPart::Take => moves.iter().any(|mv| matches!(mv, Move::ToDeck(_))),
        // A card of the player's own palette, even if played in this turn.
        TurnPart::Move => moves.iter().any(|mv| match mv {
            Move::ToCanvas(card) | Move::ToDeck(card) => {
                !round.hand(Seat::FIRST).contains(*card) || turn.plays().any(|own| own == *card)
            }
            _ => false,
        }),
        TurnPart::Discard => moves.iter().any(|mv| matches!(mv, Move::ToCanvas(_))),
    };
    match goal {
        Goal::Lead => false,
        Goal::Turn(deeds) => !out && deeds.iter().all(does),
        Goal::GoOut => out,
        Goal::Win(points) => {
            let mut end = after.clone();
            let passes = Turn::from(Move::Pass);
            !out && end.play_turn(&passes).is_ok() && end.pile(Seat::FIRST).points() >= points
        }
        Goal::KeepHighest => {
            let highest = round.hand(Seat::FIRST).highest().expect("a card");
            !out && after.hand(Seat::FIRST).contains(highest)
        }
        Goal::SpendOne => {
            !out && after.hand(Seat::FIRST).len() + 1 == round.hand(Seat::FIRST).len()
        }
    }
}

#[test]
fn every_legal_turn_is_judged_by_the_rules() {
    for (lesson, task, position, goal) in tasks() {
        if goal == Goal::Lead {
            continue;
        }
        let (start, before) = (at(lesson, task), round(position));
        let (mut right, mut wrong) = (0, 0);
        for (turn, after) in turns(position) {
            let tried = make(start.clone(), &turn);
            let answer = tried.answer().expect("an answer");
            let is_right = is_right(&before, &turn, &after, goal);
            assert_eq!(
                answer == Feedback::Right,
                is_right,
                "{position} {turn} {answer:?}"
            );
            said(&tried.scene());
            if answer == Feedback::Out {
                assert!(after.table().is_out(Seat::FIRST), "{position} {turn}");
            }
            if is_right {
                right += 1;
            } else {
                wrong += 1;
                let again = tried.next().try_again();
                assert_eq!(again, start, "{position} {turn}");
            }
        }
        assert!(right > 0, "{position}");
        assert!(wrong > 0 || goal == Goal::GoOut, "{position}");
    }
}

#[test]
fn where_a_card_is_to_lead_the_play_is_the_answer() {
    for (lesson, task, position, goal) in tasks() {
        if goal != Goal::Lead {
            continue;
        }
        let (start, before) = (at(lesson, task), round(position));
        assert_ne!(before.table().leader(), Some(Seat::FIRST), "{position}");
        let mut right = CardSet::EMPTY;
        for card in before.hand(Seat::FIRST) {
            let tried = start.clone().after(TurnAction::Make(Move::Play(card)));
            let palette = before.table().palette(Seat::FIRST).with(card);
            let rule = before.table().rule();
            let others = before.table().best(rule, Some(Seat::FIRST));
            let leads = rule.standing(palette) > others.map(|(_, standing)| standing);
            let answer = if leads {
                Feedback::Right
            } else {
                Feedback::Behind
            };
            assert_eq!(tried.answer(), Some(answer), "{position} {card}");
            said(&tried.scene());
            if leads {
                right.insert(card);
            }
        }
        let all = before.hand(Seat::FIRST).len();
        assert!(!right.is_empty() && right.len() < all, "{position}");
    }
}

#[test]
fn every_illegal_try_says_why_and_changes_nothing() {
    for (lesson, task, position, _) in tasks() {
        let start = at(lesson, task);
        let before = round(position);
        for card in before.hand(Seat::FIRST) {
            for mv in [Move::Play(card), Move::ToCanvas(card), Move::ToDeck(card)] {
                let Err(reason) = before.view(Seat::FIRST).check(mv) else {
                    continue;
                };
                let chosen = start.clone().after(TurnAction::Choose(card));
                let tried = chosen.after(TurnAction::Make(mv));
                assert_eq!(tried.answer(), Some(Feedback::Illegal(mv, reason)));
                let told = said(&tried.scene());
                if let IllegalMove::NotWinning { leader: Some(_) } = reason {
                    assert!(told.contains("would lead"), "{told}");
                }
                assert_eq!(tried.try_again(), start);
            }
        }
    }
}

#[test]
fn while_there_is_an_answer_nothing_else_is_heard() {
    let answered = solve(at(2, 0));
    let card: Card = "G7".parse().expect("a card");
    for action in [
        TurnAction::Choose(card),
        TurnAction::Make(Move::Play(card)),
        TurnAction::EndTurn,
        TurnAction::Undo,
        TurnAction::AskForHint,
    ] {
        assert_eq!(answered.clone().after(action), answered, "{action:?}");
    }
    // No card can be chosen either, even if the turn has not ended.
    let played = solve(at(0, 0)).scene();
    assert!(!played.scene.view.hand().is_empty());
    assert!(played.scene.turn.choosable.is_empty());
    // Without feedback there is no next task.
    let start = at(2, 0);
    assert_eq!(start.clone().next(), start);
}

/// In the first lesson a player leads with more cards or a higher number; ties are the subject of the second lesson.
#[test]
fn the_first_lesson_is_learned_without_ties() {
    for task in LESSONS[0] {
        let before = round(task.position);
        let rule = before.table().rule();
        let strength = |standing: Option<Standing>| match rule {
            Color::Red => standing.map(|standing| usize::from(standing.top().value().get())),
            _ => standing.map(Standing::count),
        };
        let rival = strength(before.table().standing(sienna(), rule));
        for card in before.hand(Seat::FIRST) {
            let palette = before.table().palette(Seat::FIRST).with(card);
            let mut after = before.clone();
            after.play(Move::Play(card)).expect("a legal move");
            let leads = after.table().leader() == Some(Seat::FIRST);
            let is_more = strength(rule.standing(palette)) > rival;
            assert_eq!(leads, is_more, "{} {card}", task.position);
        }
    }
}

/// Checks the claims in the texts of single tasks.
#[test]
fn the_positions_are_as_their_texts_say() {
    let position = |lesson: usize, task: usize| LESSONS[lesson - 1][task - 1].position;
    let stays = |lesson, task| -> Vec<Turn> {
        let all = turns(position(lesson, task)).into_iter();
        let stays = all.filter(|(_, after)| !after.table().is_out(Seat::FIRST));
        stays.map(|(turn, _)| turn).collect()
    };
    // The seven rules in order, with the same cards.
    for (number, color) in Color::ALL.into_iter().enumerate() {
        let (now, first) = (round(position(1, number + 1)), round(position(1, 1)));
        assert_eq!(now.table().rule(), color);
        assert_eq!(now.hand(Seat::FIRST), first.hand(Seat::FIRST));
    }
    // 2.1: Sienna leads with a 6. 2.2: all cards in hand, and Sienna's highest, are 6s. 2.3: Sienna has two even cards,
    // the player one.
    let top = |task| round(position(2, task)).table().palette(sienna()).highest();
    assert_eq!(top(1).map(|card| card.value().get()), Some(6));
    let sixes = round(position(2, 2)).hand(Seat::FIRST);
    assert!(sixes.iter().all(|card| card.value().get() == 6));
    assert_eq!(top(2).map(|card| card.value().get()), Some(6));
    let third = round(position(2, 3));
    let even = |seat| {
        let standing = third.table().standing(seat, third.table().rule());
        standing.map(Standing::count)
    };
    assert_eq!((even(sienna()), even(Seat::FIRST)), (Some(2), Some(1)));
    // 3.2: more than one card leads.
    let plays = stays(3, 2);
    assert!(
        plays
            .iter()
            .filter(|turn| turn.moves().len() == 1 && turn.plays().count() == 1)
            .count()
            > 1
    );
    // 4.1: no play helps against the Red 7. 4.2: the player already leads, and some discards are illegal.
    let seven: Card = "R7".parse().expect("a card");
    assert!(
        round(position(4, 1))
            .table()
            .palette(sienna())
            .contains(seven)
    );
    assert!(stays(4, 1).iter().all(|turn| {
        turn.moves()
            .iter()
            .any(|mv| matches!(mv, Move::ToCanvas(_)))
    }));
    let leading = round(position(4, 2));
    assert_eq!(leading.table().leader(), Some(Seat::FIRST));
    let hand = leading.hand(Seat::FIRST);
    let allowed = hand.iter().filter(|&card| {
        leading
            .view(Seat::FIRST)
            .check(Move::ToCanvas(card))
            .is_ok()
    });
    assert!(allowed.count() < hand.len());
    // 5: neither the play nor the discard is enough.
    assert!(stays(5, 1).iter().all(|turn| turn.moves().len() == 2));
    // 6.1: no turn leads. 6.2 and 7.2: Sienna has no cards.
    assert!(stays(6, 1).is_empty());
    for (lesson, task) in [(6, 2), (7, 2)] {
        assert!(round(position(lesson, task)).hand(sienna()).is_empty());
    }
    // 7.1: two cards in the palette. 7.2: at most 15 points are possible.
    assert_eq!(round(position(7, 1)).table().palette(Seat::FIRST).len(), 2);
    let points = turns(position(7, 2))
        .into_iter()
        .filter_map(|(_, mut after)| {
            after.play_turn(&Turn::from(Move::Pass)).ok()?;
            Some(after.pile(Seat::FIRST).points())
        });
    assert_eq!(points.max(), Some(15));
    // 9.1: two cards beat Sienna's 5. 9.2: under blue, every card leads.
    let single = |turn: &Turn| turn.moves().len() == 1;
    let leading = |task| {
        stays(9, task)
            .iter()
            .filter(|turn| turn.plays().count() == 1 && single(turn))
            .count()
    };
    let top = round(position(9, 1)).table().palette(sienna()).highest();
    assert_eq!(top.map(|card| card.value().get()), Some(5));
    assert_eq!((leading(1), leading(2)), (2, 3));
    assert_eq!(round(position(9, 2)).table().rule(), Color::Blue);
    // 10.1: one card or two lead. 10.2: only two do.
    assert!(stays(10, 1).iter().any(single) && !stays(10, 1).iter().all(single));
    assert!(!stays(10, 2).is_empty() && !stays(10, 2).iter().any(single));
}

fn sienna() -> Seat {
    Seat::new(1).expect("a seat")
}

#[test]
fn a_task_that_is_won_ends_the_round() {
    for (lesson, task) in [(5, 1), (6, 1)] {
        let done = solve(at(lesson, task)).scene();
        assert_eq!(done.scene.turn.stage, Stage::Over(Seat::FIRST));
    }
    let out = solve(at(5, 0)).scene();
    assert_eq!(out.scene.turn.stage, Stage::Over(sienna()));
}
