//! The end of a match: its winner, how it went, and what sweeps over the page before.

use super::looking::{after_a_turn, open, page, played};
use super::tree::Element;
use crate::game::Seat;
use crate::state::{Action, AppState, EndStep, GameAction, PlayerKind};

/// After a match its winner laughs in a fan of all colours, even if out in the last round.
#[test]
fn the_winner_of_a_match_looks_like_one() {
    let mut matches = (0..40).map(|number| {
        let mut app = played(open(&format!("1/1.3a/h3/winner{number:02}")));
        while !app.game().is_some_and(|game| game.is_match_over()) {
            app = played(app.reduce(Action::Game(GameAction::NextRound)));
        }
        app
    });
    let second = Seat::new(1).expect("a seat");
    let is_out = |app: &AppState| {
        let scene = app.game().expect("a game").scene();
        let is_winner = scene.score.winners.as_deref() == Some(&[second]);
        is_winner && scene.view.table().winner() != Some(second)
    };
    let app = matches.find(is_out).expect("such a match");
    let ended = page(&app);
    assert_eq!(ended.only(".canvas h1").text(), "Sienna wins the match");
    assert_eq!(ended.all(".halo i").len(), 7);
    assert_eq!(ended.all(".halo .face.l").len(), 1);
    assert_eq!(ended.all(".race .face.l").len(), 1);
    let scene = app.game().expect("a game").scene();
    let most = scene.score.standings()[0].0;
    assert_eq!(ended.only(".total .most").text(), format!("Sienna {most}"));
}

/// The target of a match is told by its own line of the race alone.
#[test]
fn the_race_tells_its_target_once() {
    let mut app = played(open("1/1.3at/h3/red7game"));
    while !app.game().is_some_and(|game| game.is_match_over()) {
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
    }
    let ended = page(&app);
    let race = ended.only(".race");
    let figures = [".tick", ".goal"].map(|class| race.all(class));
    let figures = figures.into_iter().flatten().map(Element::text);
    assert_eq!(figures.filter(|figure| figure == "40").count(), 1);
}

/// A match before the last turn of its last round, and the sweep after that turn.
fn sweep_of(deal: &str) -> AppState {
    let mut app = open(deal);
    while !app.game().is_some_and(|game| game.is_match_over()) {
        let is_over = app.game().is_some_and(|game| game.is_round_over());
        app = match is_over {
            true => app
                .reduce(Action::Game(GameAction::ShowResult))
                .reduce(Action::Game(GameAction::NextRound)),
            false => after_a_turn(&app),
        };
    }
    let ending = |app: &AppState| app.game().expect("a game").scene().round_end.ending;
    while ending(&app).is_some_and(|step| step != EndStep::Sweep) {
        app = app.reduce(Action::Game(GameAction::NextEndStep));
    }
    app
}

/// All colours sweep over the end of a match, from the side of its winner, whoever won the last round.
#[test]
fn the_end_of_a_match_has_a_sweep_of_its_own() {
    let mut seen = [false; 2];
    for number in 0..40 {
        let app = sweep_of(&format!("1/1.3a/h3/winner{number:02}"));
        let scene = app.game().expect("a game").scene();
        let is_human = |seat: &Seat| scene.players.lineup.at(*seat) == PlayerKind::Human;
        let winners = scene.score.winners.as_deref().expect("winners");
        let last = scene.view.table().winner().expect("a winner");
        let is_won = winners.iter().any(is_human);
        let shown = page(&app);
        let sweep = shown.only(".sweep.of-match");
        assert_eq!(sweep.all("i").len(), 7);
        let is_theirs = sweep.classes().any(|class| class == "theirs");
        assert_eq!(is_theirs, !is_won);
        seen[usize::from(is_won)] |= is_human(&last) != is_won;
        if seen == [true; 2] {
            return;
        }
    }
    panic!("no such matches: {seen:?}");
}

/// A match tells of its last round only how it was won.
#[test]
fn the_last_round_of_a_match_takes_one_line() {
    let mut app = played(open("1/1.3a/h111/ac000007"));
    let turns = |app: &AppState| page(app).only(".because").all("li").len();
    assert!(turns(&app) > 1);
    let mut rounds = 1;
    while !app.game().is_some_and(|game| game.is_match_over()) {
        app = played(app.reduce(Action::Game(GameAction::NextRound)));
        rounds += 1;
    }
    assert_eq!(turns(&app), 1);
    let scene = app.game().expect("a game").scene();
    let winner = scene.score.winners.as_deref().expect("winners")[0];
    let won = scene
        .score
        .results
        .iter()
        .filter(|result| result.winner == winner)
        .count();
    let ended = page(&app);
    let told = ended.only(".rounds-won").text();
    assert!(
        told.ends_with(&format!(" won {won} of {rounds} rounds.")),
        "{told}"
    );
    assert!(
        ended
            .only(".canvas h1")
            .text()
            .starts_with(told.split(' ').next().unwrap_or_default())
    );
}
