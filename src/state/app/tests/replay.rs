//! Replays and reviews of games.

use super::*;
use crate::bots::Level;
use crate::state::document::Document;
use crate::state::play::{load_game, save_game};
use crate::state::replay::{ReplayAction, ReplaySource};

/// Returns a page with a game of these turns at the table.
fn at_table(turns: &str) -> AppState {
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let link = format!("1/1.3a/h2/red7game/{turns}");
    app.led_by(&link)
        .reduce(Action::Replay(ReplayAction::PlayOn))
}

#[test]
fn a_round_that_is_over_is_looked_back_at_and_left_again() {
    let app = at_table("x");
    assert_eq!(*app.screen(), Screen::Table(GameSlot::Solo));
    let looked = app.reduce(Action::Replay(ReplayAction::Open));
    assert!(looked.replay().is_some());
    let scene = looked.replay().map(|replay| replay.scene());
    assert!(
        scene.is_some_and(|scene| scene.source == ReplaySource::Table && scene.review.is_some())
    );
    let back = looked
        .reduce(Action::Replay(ReplayAction::GoTo(0)))
        .reduce(Action::Replay(ReplayAction::BackToTable));
    assert_eq!(
        (back.screen(), back.games()),
        (&Screen::Table(GameSlot::Solo), app.games())
    );
}

#[test]
fn a_round_under_way_cannot_be_looked_back_at() {
    let app = at_table("x.pO6");
    assert_eq!(*app.screen(), Screen::Table(GameSlot::Solo));
    assert_eq!(app.reduce(Action::Replay(ReplayAction::Open)), app);
}

#[test]
fn an_answer_counts_once_and_only_for_what_is_asked() {
    let app = at_table("x").reduce(Action::Replay(ReplayAction::Open));
    let asked = app.next_request().expect("a question");
    let judged = |question: &str| {
        let asked = PendingRequest {
            game: None,
            request: question.parse().expect("a question"),
        };
        let judgement = "?large -".parse().expect("a judgement");
        Action::EngineReplied(asked, EngineReply::Judgement(judgement))
    };
    assert_eq!(app.reduce(judged("review 2 1.3 2 red7game x")), app);
    let question = asked.request.to_string();
    let after = app.reduce(judged(&question));
    let review = after.replay().and_then(|replay| replay.scene().review);
    assert_eq!(review.map(|review| review.done()), Some(1));
    assert_eq!(after.reduce(judged(&question)), after);
}

#[test]
fn turns_are_judged_in_any_order_and_each_once() {
    let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let app = app.led_by(&format!("1/1.3/3h/seed0001/{turns}"));
    let queue = app.review_queue().expect("turns to judge");
    assert_eq!(queue.plies.len(), 12);
    // Several workers reply, the last one first.
    let judged = |app: &AppState, ply: usize| {
        let request = queue.request(ply);
        let judgement = "?large -".parse().expect("a judgement");
        let asked = PendingRequest {
            game: None,
            request,
        };
        app.reduce(Action::EngineReplied(
            asked,
            EngineReply::Judgement(judgement),
        ))
    };
    let once = judged(&app, queue.plies[11]);
    let left = |app: &AppState| app.review_queue().map(|queue| queue.plies);
    assert_eq!(left(&once).as_deref(), Some(&queue.plies[..11]));
    assert_eq!(judged(&once, queue.plies[11]), once);
    let all = queue.plies.iter().fold(app, |app, &ply| judged(&app, ply));
    assert_eq!((left(&all), all.next_request()), (None, None));
}

#[test]
fn the_same_deal_is_dealt_from_the_other_seat() {
    let app = at_table("x").reduce(Action::Replay(ReplayAction::Open));
    let asked = app.reduce(Action::Replay(ReplayAction::OtherSeat));
    // Replacing the match under way needs confirmation.
    let dealt = asked.reduce(Action::Game(GameAction::ConfirmReplace));
    let link = dealt.game().map(|game| game.link().to_string());
    assert_eq!(link.as_deref(), Some("1/1.3a/2h/red7game"));
    assert_eq!(*dealt.screen(), Screen::Table(GameSlot::Solo));
}

/// Its hands were open in the review, so what is played on from the middle of a round doesn't count.
#[test]
fn what_was_seen_is_played_on_for_practice() {
    let over = at_table("x").reduce(Action::Replay(ReplayAction::Open));
    let on = over
        .reduce(Action::Replay(ReplayAction::GoTo(0)))
        .reduce(Action::Replay(ReplayAction::PlayOn));
    assert_eq!(on.game().and_then(|game| game.retry_from()), Some(0));
    let back = on.reduce(Action::Replay(ReplayAction::BackToReview));
    assert!(back.replay().is_some());
}

#[test]
fn what_is_tried_again_is_for_practice() {
    // The player makes a mistake in a round that was played on another page.
    let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let link = format!("1/1.3/3h/seed0001/{turns}");
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let mut app = app.led_by(&link);
    while let Some(asked) = app.next_request() {
        let answer = asked.request.answer().expect("an answer");
        app = app.reduce(Action::EngineReplied(asked, answer));
    }
    let tried = app.reduce(Action::Replay(ReplayAction::Retry));
    let game = tried.game().expect("a game");
    assert_eq!((game.ply(), game.taken_back()), (1, 6));
    let trial = |game: &Game| {
        game.scene()
            .attempt
            .retry
            .map(|trial| (trial.turn, trial.begins))
    };
    assert_eq!(trial(game), Some((2, true)));
    // The menu and the browser's back button both return to the summary of the round.
    let story = app
        .replay()
        .expect("a replay")
        .as_ref()
        .clone()
        .with_summary();
    let review = tried.reduce(Action::Replay(ReplayAction::BackToReview));
    for back in [review, tried.back()] {
        assert_eq!(back.replay().map(Rc::as_ref), Some(&story));
    }
    let stored = load_game(&save_game(game), 9).expect("a game");
    assert_eq!(trial(&stored), Some((2, true)));
    let over = played(tried);
    assert_eq!(over.game().and_then(|game| trial(game)), Some((2, false)));
    assert!(over.statistics().is_empty());
}

#[test]
fn a_lost_round_is_tried_again_from_its_end() {
    let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let mut app = app
        .led_by(&format!("1/1.3/3h/seed0001/{turns}"))
        .reduce(Action::Replay(ReplayAction::PlayOn));
    assert_eq!(*app.screen(), Screen::Table(GameSlot::Solo));
    while let Some(asked) = app.next_request() {
        let answer = asked.request.answer().expect("an answer");
        app = app.reduce(Action::EngineReplied(asked, answer));
    }
    let tried = app.reduce(Action::Replay(ReplayAction::Retry));
    let game = tried.game().expect("a game");
    let trial = game
        .scene()
        .attempt
        .retry
        .map(|trial| (trial.turn, trial.begins));
    assert_eq!((game.ply(), trial), (1, Some((2, true))));
    // The result of the round is unchanged: the retry is a separate game.
    let result = played(tried)
        .reduce(Action::Replay(ReplayAction::BackToReview))
        .reduce(Action::Replay(ReplayAction::BackToTable));
    assert_eq!(*result.screen(), Screen::Table(GameSlot::Solo));
    assert_eq!(result.game(), app.game());
}

/// Plays the round to its end.
fn played(mut app: AppState) -> AppState {
    while !app.game().is_some_and(|game| game.is_round_over()) {
        app = after_a_turn(&app, Level::Casual);
    }
    app
}

#[test]
fn what_came_of_a_deal_stands_side_by_side_for_both_seats() {
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let dealt = app.led_by("1/1.3/h2/red7game");
    let first = played(dealt).reduce(Action::Replay(ReplayAction::Open));
    let results = |app: &AppState| app.replay_scene().expect("a replay").results;
    assert_eq!(results(&first).len(), 1);
    let other = played(first.reduce(Action::Replay(ReplayAction::OtherSeat)))
        .reduce(Action::Replay(ReplayAction::Open));
    let both = results(&other);
    let seats: Vec<usize> = both.iter().map(|result| result.seat.index()).collect();
    assert_eq!(seats, [0, 1]);
    assert_eq!(both[0], results(&first)[0]);
    // The results are stored with the statistics.
    let text = other.statistics().write();
    let kept = Statistics::read(&text).expect("statistics");
    assert_eq!(kept, **other.statistics());
    // They don't appear for another deal.
    assert_eq!(results(&other.led_by("1/1.3/h2/otherone/x")), []);
}

#[test]
fn who_looks_at_another_game_has_no_way_back_to_it() {
    let app = at_table("x");
    let looked = app.led_by("1/1.3a/h2/red7game/x");
    assert_eq!(
        looked.reduce(Action::Replay(ReplayAction::BackToTable)),
        looked
    );
}

/// Returns the page after the reply to its pending request.
fn answered_once(app: &AppState) -> AppState {
    let asked = app.next_request().expect("a question");
    let answer = asked.request.answer().expect("an answer");
    app.reduce(Action::EngineReplied(asked, answer))
}

#[test]
fn the_round_at_the_table_is_reviewed_while_its_end_is_shown() {
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let over = played(app.led_by("1/1.3/h1/red7game"));
    let begun = answered_once(&over);
    let review = begun.review_at_table().expect("a review").clone();
    assert_ne!(over.review_at_table(), Some(&review));
    // The replay continues the review begun at the table, and the table keeps the replay's progress.
    let looked = answered_once(&begun.reduce(Action::Replay(ReplayAction::Open)));
    let done = |replay: &Replay| replay.scene().review.map(|review| review.done());
    assert_eq!(looked.replay().map(|replay| done(replay)), Some(Some(2)));
    let back = looked.reduce(Action::Replay(ReplayAction::BackToTable));
    assert_eq!(back.screen(), over.screen());
    assert_eq!(
        back.review_at_table().map(|replay| done(replay)),
        Some(Some(2))
    );
    // The review ends with the round.
    let again = back.reduce(Action::Game(GameAction::SameDeal));
    assert_eq!(again.review_at_table(), None);
}

#[test]
fn every_round_of_a_match_is_reviewed_from_its_end() {
    let seed = "otherone".parse().expect("a seed");
    let app = AppState::new(seed, Day::FIRST, LoadedData::default());
    let mut app = played(app.led_by("1/1.3a/h1/red7game"));
    while !app.game().is_some_and(|game| game.is_match_over()) {
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
    }
    let rounds = app.game().map_or(0, |game| game.rounds_over());
    assert!(rounds > 2);
    let round = |app: &AppState| app.replay_scene().map(|scene| scene.scene.score.round);
    let opened = app.reduce(Action::Replay(ReplayAction::Open));
    for number in 1..=rounds {
        // By its picture, or by the review of another round.
        for shown in [
            app.reduce(Action::Replay(ReplayAction::OpenRound(number))),
            opened.reduce(Action::Replay(ReplayAction::ShowRound(number))),
        ] {
            assert_eq!(round(&shown), Some(number));
            // Back at the table, it is again the last round whose end is shown.
            let back = shown.reduce(Action::Replay(ReplayAction::BackToTable));
            assert_eq!(back.screen(), app.screen());
            let review = back.review_at_table().expect("a review");
            assert_eq!(review.scene().scene.score.round, rounds);
        }
    }
}
