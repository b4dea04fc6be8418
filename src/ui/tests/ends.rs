//! The end of a round and of a match: the result, its reason, and the buttons to continue.

use super::keep_parts;
use super::looking::{Rest, after_a_turn, answered, open, page, page_until, played};
use super::review::{LOST, OVER};
use super::sheets::between_rounds;
use super::tree::Element;
use crate::game::Seat;
use crate::state::{
    Action, AppState, GameAction, PassReason, ReplayAction, RoundSummary, TurnAction, TurnEvent,
};

/// A finished match.
pub fn at_the_end() -> AppState {
    let mut app = between_rounds();
    while !app.game().is_some_and(|game| game.scene().is_match_over()) {
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
    }
    app
}

#[test]
fn ends_are_told() {
    keep_parts(
        "ends_of_a_game",
        &page(&played(open("1/1.3/h1/red7game"))),
        &[".round-over"],
    );
    keep_parts(
        "ends_of_a_round",
        &page(&between_rounds()),
        &[".round-over"],
    );
    keep_parts("ends_of_a_match", &page(&at_the_end()), &[".round-over"]);
}

/// The lesson is read right after the reason for the result, before the picture.
#[test]
fn the_lesson_stands_beside_the_reason() {
    let ended = page(&played(open("1/1.3/h1/red7game")));
    let boxes = ended.only(".round-over").all(".box").into_iter();
    let names = ["because", "best", "gallery"];
    let named = boxes.filter_map(|it| it.classes().find(|class| names.contains(class)));
    assert_eq!(named.collect::<Vec<_>>(), names);
}

/// A round for two whose second player is left without a card, after its turn.
fn ending(lineup: &str) -> AppState {
    let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4@11";
    let app = open(&format!("1/1.3/{lineup}/seed0001/{turns}"));
    after_a_turn(&app.reduce(Action::Replay(ReplayAction::PlayOn)))
}

/// The last turn is told on the table, whose player's cards fall; the winner's rule sweeps over it; then comes the result.
#[test]
fn a_round_ends_step_by_step() {
    let next = Action::Game(GameAction::NextEndStep);
    for (lineup, seat, told, side) in [
        (
            "h3",
            ".opponents",
            "Sienna had no cards left and went out. You win the round",
            "",
        ),
        (
            "3h",
            ".own-area",
            "You had no cards left and went out. Ochre wins the round",
            " theirs",
        ),
    ] {
        let falls = ending(lineup);
        let table = page(&falls);
        assert_eq!(table.only(".turn-panel .tell p").text(), told);
        assert!(table.all(".verdict").is_empty());
        assert_eq!(table.all(&format!("{seat} .fallen")).len(), 1);
        assert_eq!(table.all(".seat .fallen").len(), 1);
        // Who has won leads, on the canvas and at the table.
        let leads = table.all(".linen .lead").last().map(|lead| lead.text());
        assert!(leads.is_some_and(|leads| leads.contains(" with 3 colours")));
        let marked = table.all(".opponents .seat.told").len();
        assert_eq!(marked, usize::from(!side.is_empty()));
        let says = table
            .all(".sr")
            .into_iter()
            .filter(|it| it.get("role") == Some("status"));
        assert_eq!(says.map(Element::text).collect::<String>(), "");
        let sweeps = falls.reduce(next.clone());
        let swept = page(&sweeps);
        let class = swept.only(".sweep").get("class").expect("classes");
        assert_eq!(class, format!("sweep s-B{side}"));
        assert!(swept.all(".round-over").is_empty());
        let result = page(&sweeps.reduce(next.clone()));
        assert!(result.all(".sweep").is_empty());
        let lost = result.all(".round-over .linen .fallen .card").len();
        assert_eq!(lost, if side.is_empty() { 0 } else { 5 });
        let faces = result.all(".linen .face.l").len();
        assert_eq!(faces, usize::from(!side.is_empty()));
        // Any key or tap leads there as well.
        let skipped = falls.reduce(Action::Game(GameAction::ShowResult));
        assert_eq!(page(&skipped).text(), result.text());
    }
}

/// Until the result is shown, the part of the page that shows it may still be loading.
#[test]
fn nothing_sweeps_before_it_is_loaded() {
    let sweeps = ending("h3").reduce(Action::Game(GameAction::NextEndStep));
    let table = page_until(Rest::Coming, &sweeps);
    assert!(table.all(".sweep").is_empty() && table.all(".loading").is_empty());
}

/// The confirmation of a pass says if the match ends with it.
#[test]
fn a_pass_that_ends_the_match_says_so() {
    let mut app = open("1/1.3at/h1/red7game");
    let mut told = Vec::new();
    while !app.game().is_some_and(|game| game.is_match_over()) {
        let game = app.game().expect("a game");
        if game.is_round_over() {
            app = app.reduce(Action::Game(GameAction::ShowResult));
            app = app.reduce(Action::Game(GameAction::NextRound));
        } else if game.bot_to_move().is_some() {
            app = after_a_turn(&app);
        } else {
            let asked = app.reduce(Action::Turn(TurnAction::AskToPass));
            let says = page(&asked).only(".turn-panel").text();
            app = asked.reduce(Action::Turn(TurnAction::EndTurn));
            told.push(says.contains("That ends the match."));
            assert!(says.contains("You can still lead: "), "{says}");
        }
    }
    let last = told.pop();
    assert_eq!((last, told.contains(&true)), (Some(true), false));
    let basic = open("1/1.3/h111/ac000007").reduce(Action::Turn(TurnAction::AskToPass));
    let says = page(&basic).only(".turn-panel").text();
    assert!(!says.contains("ends the match"), "{says}");
}

/// The result lists the turns with which players went out, however early.
#[test]
fn all_who_went_out_are_told() {
    let mut app = open("1/1.3/h111/ac000007");
    for action in [TurnAction::AskToPass, TurnAction::EndTurn] {
        app = app.reduce(Action::Turn(action));
    }
    let page = page(&played(app));
    let told = page
        .only(".because")
        .all("li")
        .iter()
        .map(|it| it.text())
        .collect::<Vec<_>>();
    let outs = told.iter().filter(|it| it.ends_with("out.")).count();
    assert_eq!((told.len(), outs), (4, 3));
    assert!(told[0].ends_with("You passed and went out."), "{told:?}");
    let order = page.only(".because").all("p").into_iter();
    let order = order.map(Element::text).find(|it| it.starts_with("Out"));
    let order = order.expect("an order");
    assert!(order.starts_with("Out in this order: You, "), "{order}");
    assert_eq!(order.matches(", ").count(), 2);
    // The rating's step isn't part of the reason.
    assert!(page.only(".because").all(".rating-step").is_empty());
    let steps = page.only(".result-told").all(".rating-step").len();
    assert_eq!(steps, page.all(".rating-step").len());
}

/// For two the points say it.
#[test]
fn more_than_two_have_their_places_in_a_match() {
    let mut app = played(open("1/1.3at/h13/red7game"));
    while !app.game().is_some_and(|game| game.is_match_over()) {
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
    }
    let standings = app.game().expect("a game").scene().score.standings();
    let ended = page(&app);
    let places = ended.only(".total").all("span").into_iter();
    let places: Vec<String> = places.map(|it| it.text().trim().to_owned()).collect();
    assert_eq!(places.len(), 3);
    for (place, ((points, _), says)) in (1..).zip(standings.iter().zip(&places)) {
        let shared = standings.iter().filter(|(others, _)| others == points);
        assert!(
            shared.count() > 1 || says.starts_with(&format!("{place}. ")),
            "{says}"
        );
        assert!(says.ends_with(&format!(" {points}")), "{says}");
    }
}

/// The cards that brought the points are those on the canvas.
#[test]
fn points_are_explained_where_they_are_told() {
    let app = between_rounds();
    let score = app.game().expect("a game").scene().score;
    let cards = score.results.last().expect("a round").scored_cards;
    let values: Vec<String> = cards
        .iter()
        .map(|card| card.value().get().to_string())
        .collect();
    let round = page(&app);
    let says = round.only(".points").text();
    let sum = format!(
        "{} points for the winning cards: {}.",
        cards.points(),
        values.join(" + ")
    );
    assert!(says.contains(&sum), "{says}");
    assert_eq!(
        round.only(".gain").text(),
        format!("+{} points", cards.points())
    );
}

/// The result includes the turn with which the winner took the lead for the last time, even if all others passed after
/// it.
#[test]
fn what_won_a_round_is_told() {
    let mut all_passed = 0;
    for number in 0..20 {
        let page = page(&played(open(&format!("1/1.3/h111/whywon{number:02}"))));
        let because = page.only(".because");
        let title = because.only("h2").text();
        let winner = title
            .trim_start_matches("Why ")
            .trim_end_matches(" won")
            .to_lowercase();
        let lines = because.all("li");
        let turns: Vec<String> = lines.iter().map(|it| it.text()).collect();
        let is_winners = |it: &String| it.to_lowercase().contains(&format!("{winner} "));
        let won = turns.iter().position(is_winners);
        let won = won.unwrap_or_else(|| panic!("{title}: {turns:?}"));
        let mut after = turns[won + 1..].iter();
        all_passed += u32::from(after.len() > 1 && after.all(|it| it.contains("out.")));
    }
    assert!(all_passed > 0, "a round in which the others passed");
}

#[test]
fn the_turn_to_remember_is_shown_once_the_review_has_found_it() {
    let over = open(OVER).reduce(Action::Replay(ReplayAction::PlayOn));
    assert!(page(&over).only(".best").text().starts_with("0 of "));
    let known = answered(over);
    keep_parts("ends_turn_to_remember", &page(&known), &[".best"]);
    let best = known.review_at_table().expect("a review").highlight();
    let RoundSummary::KeyMoment(moment) = best.expect("a person's").summary else {
        panic!("a turn stands out");
    };
    let shown = known.reduce(Action::Replay(ReplayAction::OpenAt(moment.ply)));
    let replay = shown.replay_scene().expect("the review");
    assert_eq!((replay.ply, replay.summary), (moment.ply, None));
}

#[test]
fn the_ways_on_stand_in_one_order() {
    let ends = [
        (played(open("1/1.3/h1/red7game")), "Rematch"),
        (between_rounds(), "Next round"),
        (at_the_end(), "Rematch"),
    ];
    for (app, first) in ends {
        let page = page(&app);
        let ways = page.only(".actions").texts();
        assert_eq!(ways, [first, "Review", "Share", "Home"]);
    }
}

#[test]
fn a_moment_that_is_looked_back_at_counts_within_its_round() {
    let app = at_the_end();
    let log = app.game().map(|game| game.scene().log).unwrap_or_default();
    let last = log.last().expect("a turn");
    assert!(last.round > 1 && last.turn < last.ply);
    let shown = app
        .reduce(Action::Replay(ReplayAction::Open))
        .reduce(Action::Replay(ReplayAction::GoTo(last.ply)));
    let title = format!("Round {0} · After turn {1} of {1}", last.round, last.turn);
    let page = page(&shown);
    assert!(page.only(".turn-panel").text().contains(&title));
}

#[test]
fn a_match_has_a_row_of_pictures() {
    let app = at_the_end();
    let rounds = app
        .game()
        .map_or(0, |game| game.scene().score.results.len());
    assert!(rounds > 1);
    let ended = page(&app);
    let says = ended.all("figcaption").into_iter();
    let says = Vec::from_iter(says.map(Element::text));
    assert_eq!(says.len(), rounds);
    for (number, says) in says.iter().enumerate() {
        assert!(
            says.starts_with(&format!("Round {}: ", number + 1)),
            "{says}"
        );
        assert!(says.ends_with(" won"), "{says}");
    }
    assert_eq!(ended.all("figure").len(), rounds);
    assert_eq!(page(&between_rounds()).all("figure").len(), 1);
}

/// Each picture of a match opens the review of its round, whose title says what is true of that round.
#[test]
fn each_picture_of_a_match_opens_its_round() {
    let app = at_the_end();
    let score = app.game().expect("a game").scene().score;
    let ended = page(&app);
    let pictures = ended.only(".gallery").all("button.painting");
    assert_eq!(pictures.len(), score.results.len());
    for ((number, result), picture) in (1..).zip(&score.results).zip(pictures) {
        let label = picture.get("aria-label").expect("a label");
        let says = format!("Review: Round {number}, painted:");
        assert!(label.starts_with(&says), "{label}");
        let open = Action::Replay(ReplayAction::OpenRound(number));
        let review = page(&app.reduce(open));
        let title = review.only("#chances").text();
        let points = format!(" took {} points", result.scored_cards.points());
        let title = title.trim_end_matches(", the costliest round in points");
        assert!(title.ends_with(&points), "{title}");
        let is_won = title.starts_with(&format!("Round {number}: you "));
        assert_eq!(is_won, result.winner == Seat::FIRST, "{title}");
        // From there, any other round is one press away.
        let rounds = review.only("nav.review-rounds").all("button");
        assert_eq!(rounds.len(), score.results.len());
        let shown = rounds.iter().filter(|it| it.get("aria-current").is_some());
        let shown: Vec<_> = shown.filter_map(|it| it.get("aria-label")).collect();
        assert_eq!(shown, [title]);
    }
    // A round alone has no such row, and its picture no such button.
    let one = page(&between_rounds());
    assert!(one.all("button.painting").is_empty());
    let review = page(&between_rounds().reduce(Action::Replay(ReplayAction::Open)));
    assert_eq!(review.all(".review-rounds").len(), 1);
    let alone = open(LOST).reduce(Action::Replay(ReplayAction::Open));
    assert!(page(&alone).all(".review-rounds").is_empty());
}

/// A retried moment explains the task and that it doesn't count.
#[test]
fn a_moment_that_is_tried_once_more_is_marked_as_practice() {
    let tried = answered(open(LOST)).reduce(Action::Replay(ReplayAction::Retry));
    let table = page(&tried);
    assert_eq!(
        table.only(".verdict").text(),
        "Your turn · practiceYou’re back just before turn 2. Play on from here: it’s practice and doesn’t count."
    );
    let info = table.only(".info").text();
    assert!(info.ends_with("practice from turn 2 on"), "{info}");
    // *Back to the review* is visible during the retry and after it.
    let back = table.only(".top .return").get("aria-label");
    let over = page(&played(tried));
    let review = over.only(".actions").all(".btn")[1].text();
    assert_eq!([back, Some(&*review)], [Some("Back to the review"); 2]);
    let because = over.only(".because").text();
    let says = "This was practice from turn 2 on, so it doesn’t count.";
    assert!(because.contains(says), "{because}");
}

/// The reason an opponent passed is shown only if it reveals nothing about its cards: never with Actions, and never for
/// a Master in a match.
#[test]
fn an_opponent_that_could_not_lead_is_said_to() {
    let reasons = |deal: &str| -> Vec<PassReason> {
        let over = played(open(&format!("1/{deal}/whypass1")));
        let log = over.game().expect("a game").scene().log;
        let outs = log
            .iter()
            .filter(|line| line.seat != Seat::FIRST && line.out);
        let passes = outs.filter(|line| line.events == [TurnEvent::Passed]);
        let told = passes.filter(|line| line.pass_reason != PassReason::NoCards);
        told.map(|line| line.pass_reason).collect()
    };
    for (deal, told) in [
        ("1.3/h111", PassReason::NothingLeads),
        ("1.3/h444", PassReason::NothingLeads),
        ("1.3a/h333", PassReason::NothingLeads),
        ("1.3a/h444", PassReason::NotTold),
        ("1.3x/h111", PassReason::NotTold),
    ] {
        let reasons = reasons(deal);
        assert!(!reasons.is_empty(), "a pass in {deal}");
        assert!(
            reasons.iter().all(|&reason| reason == told),
            "{deal}: {reasons:?}"
        );
    }
}

/// The reason is shown to a person who passes, but not to others at the same device.
#[test]
fn a_person_that_could_not_lead_is_said_to() {
    let reasons = |lineup: &str| -> Vec<PassReason> {
        let over = (0..8).map(|number| played(open(&format!("1/1.3/{lineup}/stuck{number:03}"))));
        let own = over.flat_map(|over| {
            let log = over.game().expect("a game").scene().log;
            log.into_iter()
                .find(|line| line.seat == Seat::FIRST && line.out)
        });
        own.map(|line| line.pass_reason).collect()
    };
    assert!(reasons("h4").contains(&PassReason::NothingLeads));
    let shared = reasons("hh");
    assert!(!shared.is_empty() && !shared.contains(&PassReason::NothingLeads));
}

#[test]
fn a_level_up_is_offered_after_a_win_and_kept_for_later_games() {
    let played = (0..).map(|number| played(open(&format!("1/1.3/h12/levelup{number}"))));
    let winner = |app: &AppState| {
        app.game()
            .and_then(|game| game.scene().view.table().winner())
    };
    let mut games = played.take(20);
    let won = games.find(|app| winner(app) == Some(Seat::FIRST));
    let won = won.expect("a game that was won");
    page(&won).saying("button", "One level up: Casual");
    let lineup = "h52".parse().expect("a lineup");
    let seed = "nextgame".parse().expect("a seed");
    let next = won.reduce(Action::Game(GameAction::PlayAgainst(lineup, seed)));
    let game = next.game().expect("a game");
    assert_eq!(game.record().seed, seed);
    assert_eq!(game.lineup().to_string(), "h52");
    assert_eq!(next.settings().new_game.lineup().to_string(), "h55");
}
