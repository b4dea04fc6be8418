//! Statistics: the rounds and games that count.

use std::collections::BTreeMap;

use super::*;
use crate::bots::Level;
use crate::game::{Match, Seat};
use crate::state::archive::{StatisticsFilter, Totals};
use crate::state::document::Document;
use crate::state::play::{FinishedRound, Stage, TurnAction, load_game, save_game};
use crate::state::replay::ReplayAction;
use crate::state::settings::{Pace, SettingsAction};

const SEED: &str = "otherone";

fn app(game: Option<Game>) -> AppState {
    let seed = SEED.parse().expect("a seed");
    let mut found = LoadedData::default();
    let is_there = game.is_some();
    if let Some(game) = game {
        found
            .games
            .put(GameSlot::for_new_game(game.lineup(), None), game);
    }
    let app = AppState::new(seed, Day::FIRST, found);
    if is_there {
        GameSlot::FIXED.into_iter().fold(app, |app, place| {
            app.reduce(Action::Navigate(NavigationAction::Resume(place)))
        })
    } else {
        app
    }
}

/// Makes the next turn of any player, or starts the next round if one is over, only through [`AppState::reduce`].
fn step(app: &AppState) -> AppState {
    let game = app.game().expect("a game");
    if game.is_round_over() {
        app.reduce(Action::Game(GameAction::NextRound))
    } else {
        after_a_turn(app, Level::Skilled)
    }
}

/// Plays until the game ends, or until `rounds` rounds are over.
fn played(mut app: AppState, rounds: usize) -> AppState {
    let is_done = |app: &AppState| {
        let game = app.game().expect("a game");
        game.rounds_over() == rounds || game.scene().is_match_over()
    };
    while !is_done(&app) {
        app = step(&app);
    }
    app
}

fn sums(app: &AppState) -> Totals {
    app.statistics().sums(StatisticsFilter::default())
}

/// Computes the same totals from the record alone, by replaying the turns of all rounds.
fn counted(game: &Game, own: Seat) -> Totals {
    let record = game.record();
    let mut played = Match::deal(record.ruleset, record.players, record.seed);
    let mut sums = Totals::default();
    let mut before = 0;
    let mut lost_under = None;
    for turn in &record.turns {
        if played.next_round() {
            lost_under = None;
        }
        sums.turns += u32::from(played.round().table().turn() == own);
        played.play_turn(turn).expect("a legal turn");
        let table = played.round().table();
        let points = played.points(own);
        if table.is_out(own) {
            lost_under.get_or_insert(table.rule());
        }
        if let Some(winner) = table.winner() {
            sums.rounds += 1;
            sums.share += 12 / record.players.get() as u32;
            sums.scored += u32::from(record.ruleset.is_advanced());
            if winner == own {
                sums.won += 1;
                sums.by_rule[table.rule().index()] += 1;
                sums.points += points - before;
            }
            let rule = lost_under.unwrap_or_else(|| table.rule());
            for outcomes in [&mut sums.ends[rule.index()], &mut sums.hints[0]] {
                outcomes.rounds += 1;
                outcomes.won += u32::from(winner == own);
            }
            before = points;
            if let Some(winners) = played.winners().filter(|_| record.ruleset.is_advanced()) {
                sums.matches += 1;
                sums.matches_won += u32::from(winners.contains(&own));
            }
        }
    }
    sums
}

#[test]
fn whole_matches_are_counted_as_their_records_tell() {
    let mut won = BTreeMap::new();
    for (lineup, rules) in [
        ("h1", "1.3"),
        ("h2", "1.3x"),
        ("1h2", "1.3a"),
        ("h123", "1.0ax"),
        ("3h", "bgaa"),
        ("h1", "weba"),
    ] {
        for seed in ["counted1", "counted2", "counted3"] {
            let game = Game::dealt(lineup, rules, seed);
            let own = game.lineup().persons().next().expect("a person");
            let app = played(app(Some(game)), usize::MAX);
            let game = app.game().expect("a game");
            let expected = counted(game, own);
            assert_eq!(sums(&app), expected, "{lineup} {rules} {seed}");
            assert!(expected.rounds > 0);
            *won.entry(expected.won > 0).or_insert(0) += 1;
        }
    }
    assert!(won[&true] > 5, "{won:?}");
}

#[test]
fn a_round_counts_once_also_after_a_reload() {
    let game = Game::dealt("h1", "1.3a", "counted1");
    let over = played(app(Some(game)), 1);
    assert_eq!(sums(&over).rounds, 1);
    assert_eq!(over.snapshot().journal.end(), 1);
    // The page is reloaded at the end of the round.
    let text = save_game(over.game().expect("a game"));
    let kept = Statistics::read(&over.statistics().write()).expect("statistics");
    let again =
        app(load_game(&text, 0).ok()).reduce(Action::StoreChanged(StoreEvent::Statistics(kept)));
    let idle = again
        .reduce(Action::Navigate(NavigationAction::Resume(GameSlot::Solo)))
        .reduce(Action::Game(GameAction::FastForward));
    assert_eq!(sums(&idle).rounds, 1);
    let next = played(idle.reduce(Action::Game(GameAction::NextRound)), 2);
    assert_eq!(sums(&next).rounds, 2);
    assert_eq!(next.snapshot().journal.end(), 1);
}

#[test]
fn that_a_hint_was_asked_for_counts_also_after_a_reload() {
    let mut won = 0;
    for number in 1..=9 {
        let seed = format!("counted{number}");
        let mut mine = app(Some(Game::dealt("h1", "1.3", &seed)));
        while mine.game().is_some_and(|game| game.stage() != Stage::Idle) {
            mine = step(&mine);
        }
        assert_eq!(sums(&played(mine.clone(), 1)).won_with_hints, 0, "{seed}");
        let asked = mine.reduce(Action::Turn(TurnAction::AskForHint));
        let text = save_game(asked.game().expect("a game"));
        let over = sums(&played(app(load_game(&text, 0).ok()), 1));
        assert_eq!(over.won_with_hints, over.won, "{seed}");
        won += over.won;
    }
    assert!(won > 0, "a round that was won");
}

#[test]
fn what_was_played_elsewhere_does_not_count() {
    let game = Game::dealt("h1", "1.3a", "counted1");
    let whole = played(app(Some(game)), 2);
    let link = whole.game().expect("a game").link().to_string();
    // This also holds if the link replaces a game that has just been dealt.
    for here in [None, Some(Game::dealt("h1", "1.3a", "counted2"))] {
        let opened = app(here)
            .led_by(&link)
            .reduce(Action::Replay(ReplayAction::GoTo(1_000)))
            .reduce(Action::Replay(ReplayAction::PlayOn));
        let rounds = opened.game().map(|game| game.rounds_over());
        assert_eq!(rounds, Some(2));
        assert_eq!(sums(&opened).rounds, 0);
        assert_eq!(sums(&played(opened, 3)).rounds, 1);
    }
}

/// The round that is over, as the rating has it.
fn finished(app: &AppState) -> Option<FinishedRound> {
    app.game().and_then(|game| game.scene().round_end.finished)
}

#[test]
fn the_round_that_is_over_is_known_by_its_number_and_opponents() {
    let begun = app(Some(Game::dealt("h1", "1.3a", "counted1")));
    assert_eq!(finished(&begun), None);
    let over = played(begun, 1);
    let first = finished(&over).expect("a round");
    assert_eq!(
        (first.number, first.is_known, first.had_hints),
        (1, false, false)
    );
    assert_eq!(
        (first.seed, first.deal()),
        (first.deal(), "counted1".parse().ok())
    );
    let next = over.reduce(Action::Game(GameAction::NextRound));
    assert_eq!(finished(&next), None);
    let second = finished(&played(next, 2)).expect("a round");
    assert_eq!((second.number, second.deal()), (2, None));
    assert_eq!(second.seed, first.seed);
    assert_eq!(
        finished(&played(app(Some(Game::dealt("hh1", "1.3", SEED))), 1)),
        None
    );
}

#[test]
fn that_cards_were_known_is_noted() {
    let is_known = |game: Game| {
        let over = played(app(Some(game)), 1);
        finished(&over).expect("a round").is_known
    };
    assert!(!is_known(Game::dealt("h1", "1.3", SEED)));
    assert!(is_known(Game::dealt("h1", "1.3", SEED).with_take_backs(1)));
    assert!(is_known(
        Game::dealt("h1", "1.3", SEED).with_retry_from(Some(0))
    ));
    // A deal of a day, played for practice, and a game to beat.
    let day: Day = "20261128".parse().expect("a day");
    let (lineup, rules) = (day.lineup().to_string(), day.ruleset().to_string());
    assert!(is_known(Game::dealt(&lineup, &rules, &day.to_string())));
    let beaten = played(app(Some(Game::dealt("h1", "1.3", SEED))), 1);
    let turns = beaten.game().expect("a game").record().turns.clone();
    let answer = Game::dealt("h1", "1.3", SEED).with_challenge(turns.into());
    assert!(is_known(answer.expect("a game to beat")));
}

#[test]
fn neither_shared_devices_nor_turns_taken_back_count() {
    let shared = played(app(Some(Game::dealt("hh1", "1.3", SEED))), 1);
    assert!(shared.statistics().is_empty());
    let marked = Game::dealt("h1", "1.3", SEED).with_take_backs(1);
    assert!(played(app(Some(marked)), 1).statistics().is_empty());
}

#[test]
fn the_first_three_games_are_calm_unless_another_pace_is_chosen() {
    let mut app = app(None);
    for number in 0_u64..3 {
        assert_eq!((app.library.pace(), app.notices()), (Pace::Calm, &[][..]));
        let deal = GameAction::Deal(Seed::from_entropy(number));
        app = played(app.reduce(Action::Game(deal)), 1);
    }
    assert_eq!(
        (app.recent().all().len(), app.library.pace()),
        (3, Pace::Brisk)
    );
    assert_eq!(app.notices(), [Notice::Faster]);
    // A notice seen on the start page is gone when the user leaves it.
    let home = app.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(home.notices(), [Notice::Faster]);
    let next = home.reduce(Action::Game(GameAction::Deal(Seed::from_entropy(3))));
    assert_eq!(next.notices(), []);
    let chosen = app.reduce(Action::Settings(SettingsAction::Pace(Pace::Calm)));
    assert_eq!(chosen.library.pace(), Pace::Calm);
    let new = super::app().reduce(Action::Settings(SettingsAction::Pace(Pace::Steps)));
    assert_eq!(new.library.pace(), Pace::Steps);
}

#[test]
fn a_moment_that_is_shown_once_more_ends_with_whatever_is_done() {
    let mut app = app(Some(Game::dealt("h111", "1.3", "recalled")));
    while app
        .game()
        .is_none_or(|game| game.stage() != Stage::Idle || game.scene().narrated_turn().is_none())
    {
        app = step(&app);
    }
    let game = app.game().expect("a game");
    let told = game.scene().narrated_turn().expect("a turn").ply;
    let card = game.view().hand().highest().expect("a card");
    let shown = app.reduce(Action::Game(GameAction::ReplayTurns(told, told)));
    assert!(
        shown
            .game()
            .is_some_and(|game| game.scene().instant_replay.is_some())
    );
    assert_eq!(shown.reduce(Action::Game(GameAction::StopReplay)), app);
    let choose = Action::Turn(TurnAction::Choose(card));
    assert_eq!(shown.reduce(choose.clone()), app.reduce(choose));
    let on = Action::Game(GameAction::ReplayNext);
    let after = shown.reduce(on.clone()).reduce(on.clone());
    assert_eq!(after, app);
    assert_eq!(after.reduce(on), app);
}
