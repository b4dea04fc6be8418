//! Whole games: score piles, points, targets and the end of a game (sections 5 and 6 of the rules).

use red7::bots::Level;
use red7::game::{Card, CardSet, Edition, Match, Move, PlayerCount, Ruleset, Seat, Target, Turn};

use crate::common;

/// Plays a game in which all players make any leading turn, and calls `at_end` after each round.
fn play(rules: Ruleset, players: PlayerCount, seed: &str, mut at_end: impl FnMut(&Match)) -> Match {
    let mut game = Match::deal(rules, players, seed.parse().expect("a seed"));
    loop {
        while game.round().table().winner().is_none() {
            let round = game.round();
            let view = round.view(round.table().turn());
            let choice = Level::Novice.choose(&view, 0);
            let turn = choice.turn();
            let played = game.play_turn(turn);
            assert_eq!(played, Ok(()), "{rules} {seed} {turn}");
        }
        at_end(&game);
        if !game.next_round() {
            return game;
        }
    }
}

/// Rulesets of Advanced without Actions, in which a chosen turn is always complete.
fn advanced() -> impl Iterator<Item = Ruleset> {
    Edition::ALL
        .into_iter()
        .map(|edition| Ruleset::new(edition, true, false))
}

fn piles(game: &Match) -> CardSet {
    let seats = game.round().table().players().seats();
    seats.map(|seat| game.pile(seat)).collect()
}

#[test]
fn scored_cards_stay_out_of_every_later_deal() {
    for rules in advanced() {
        for players in PlayerCount::ALL {
            let mut before = CardSet::EMPTY;
            play(rules, players, "scorepil", |game| {
                let table = game.round().table();
                let scored: CardSet = players.seats().map(|seat| table.scored(seat)).collect();
                assert_eq!(scored, before, "{rules}: the piles of the rounds before");
                assert_eq!(
                    common::cards(game.round()).len(),
                    Card::COUNT,
                    "{rules}: no card is lost"
                );
                before = piles(game);
            });
        }
    }
}

#[test]
fn a_round_adds_its_qualifying_set_to_one_pile() {
    for rules in advanced() {
        play(rules, PlayerCount::THREE, "onlyone3", |game| {
            let table = game.round().table();
            let winner = table.winner().expect("over");
            let spoils = table.rule().qualifying(table.palette(winner));
            assert_eq!(game.round().scored_cards(), spoils);
            for seat in table.players().seats() {
                let won = if seat == winner {
                    spoils
                } else {
                    CardSet::EMPTY
                };
                assert_eq!(game.pile(seat), table.scored(seat) | won);
                let points: u32 = game
                    .pile(seat)
                    .iter()
                    .map(|c| u32::from(c.value().get()))
                    .sum();
                assert_eq!(game.points(seat), points);
            }
        });
    }
}

#[test]
fn a_game_ends_at_its_target_or_when_the_cards_run_short() {
    let target = |players: PlayerCount| [40, 35, 30][players.get() - 2];
    for rules in advanced() {
        for with in [Target::None, Target::Points] {
            for (players, seed) in PlayerCount::ALL
                .into_iter()
                .zip(["target22", "target33", "target44"])
            {
                let rules = rules.with_target(with);
                let is_over = |game: &Match| {
                    let most = players.seats().map(|seat| game.points(seat)).max();
                    let reached = with == Target::Points && most >= Some(target(players));
                    reached || Card::COUNT - piles(game).len() < 8 * players.get()
                };
                let game = play(rules, players, seed, |game| {
                    assert_eq!(
                        game.winners().is_some(),
                        is_over(game),
                        "{rules} {players:?}"
                    );
                });
                let winners = game.winners().expect("over");
                let most = players
                    .seats()
                    .map(|seat| game.points(seat))
                    .max()
                    .expect("players");
                let best: Vec<Seat> = players
                    .seats()
                    .filter(|&seat| game.points(seat) == most)
                    .collect();
                assert_eq!(winners, best);
            }
        }
    }
}

#[test]
fn a_basic_game_is_one_round_without_points() {
    let game = play(Ruleset::default(), PlayerCount::FOUR, "basic444", |_| {});
    assert_eq!(game.round_number(), 1);
    assert_eq!(
        game.winners(),
        game.round().table().winner().map(|seat| vec![seat])
    );
    assert_eq!(piles(&game), CardSet::EMPTY);
}

#[test]
fn the_editions_have_their_targets() {
    for edition in Edition::ALL {
        let points =
            PlayerCount::ALL.map(|n| Ruleset::new(edition, true, false).target().points(n));
        let expected = match edition.name() {
            "1.0" | "bga" => [Some(40), Some(35), Some(30)],
            _ => [None; 3],
        };
        assert_eq!(points, expected, "{edition:?}");
        let basic = Ruleset::new(edition, false, false);
        assert_eq!(basic.target(), Target::None);
        assert_eq!(basic.with_target(Target::Points), basic);
    }
}

#[test]
fn a_later_deal_does_not_depend_on_how_the_rounds_before_were_played() {
    let deal = |first: Turn| {
        let mut game = Match::deal(
            "1.3a".parse().expect("rules"),
            PlayerCount::TWO,
            "deterred".parse().expect("a seed"),
        );
        game.play_turn(&first).expect("a pass is always allowed");
        assert!(game.next_round());
        game
    };
    let game = deal(Turn::from(Move::Pass));
    let spoils = piles(&game);
    // The same shuffle, without the scored cards.
    let whole = red7::game::Round::deal_round(
        *game.round().table().ruleset(),
        PlayerCount::TWO,
        "deterred".parse().expect("a seed"),
        1,
    );
    let order = |round: &red7::game::Round| -> Vec<Card> { round.deck().to_vec() };
    assert_eq!(game.round_number(), 2);
    let kept = order(&whole)
        .into_iter()
        .filter(|card| !spoils.contains(*card));
    let dealt = order(game.round());
    // Each card moves up by the number of missing cards before it.
    assert!(
        dealt
            .iter()
            .eq(kept.collect::<Vec<_>>()[..dealt.len()].iter())
    );
}
