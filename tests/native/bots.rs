//! Opponents: legality of their choices, independence of hidden cards, and playing strength.

use red7::bots::Level;
use red7::engine::EngineRequest;
use red7::game::Record;
use red7::game::{Card, GameRng, Move, PlayerCount, Round, Setup, Turn};

use crate::common::{composed, deal, round, tables, walk};

/// Lets a bot of a level finish the current player's turn.
fn finish_turn(level: Level, round: &mut Round, seed: u64) {
    loop {
        let view = round.view(round.table().turn());
        let choice = level.choose(&view, seed);
        let turn = choice.turn();
        for &mv in turn.moves() {
            let story = format!("{level} chooses {turn} in {view:?}");
            round.play(mv).expect(&story);
        }
        if turn.is_pass() {
            return;
        }
        if !choice.awaits_card() {
            let story = format!("{level} ends with {turn} in {view:?}");
            return round.play(Move::End).expect(&story);
        }
    }
}

/// Levels to test at a moment, by its number. A Master takes long, so it is tested only now and then.
fn levels(moment: u64) -> impl Iterator<Item = Level> {
    let asks_master = moment.is_multiple_of(97);
    let all = Level::ALL.into_iter();
    all.filter(move |&level| level != Level::Master || asks_master)
}

/// Calls `visit` with the moments of random games in every ruleset, from deals and composed positions, including the
/// middle of turns.
fn each_moment(mut visit: impl FnMut(&Round, u64)) {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        let starts = [
            deal(ruleset, players, number),
            composed(&mut rng, ruleset, players),
            composed(&mut rng, ruleset, players),
        ];
        for start in starts {
            walk(&mut rng, start, |round, moves| {
                if round.table().winner().is_none() {
                    visit(round, moves.len() as u64);
                }
            });
        }
    }
}

/// Returns `true` if the player to move can end the turn in the lead without the help of an unknown card.
fn can_stay(round: &Round) -> bool {
    let mover = round.table().turn();
    let unknown = match round.view(mover).deck_top() {
        [] => round.deck().last().copied(),
        _ => None,
    };
    let needs = |turn: &Turn, card: Card| {
        let moves = turn.moves();
        moves.contains(&Move::ToCanvas(card)) || moves.contains(&Move::Play(card))
    };
    round.turns().iter().any(|(turn, after)| {
        !after.table().is_out(mover) && !unknown.is_some_and(|card| needs(turn, card))
    })
}

#[test]
fn choices_are_legal_and_stay_in_where_they_can() {
    let (mut stayed, mut lost) = (0, 0);
    each_moment(|round, seed| {
        let mover = round.table().turn();
        let can_stay = can_stay(round);
        for level in levels(stayed + lost) {
            let mut after = round.clone();
            finish_turn(level, &mut after, seed);
            // If points count, a Master may go out so that the winner scores less.
            let may_give_up = level == Level::Master && round.table().ruleset().is_advanced();
            assert!(
                !can_stay || !after.table().is_out(mover) || may_give_up,
                "{level} goes out in {round:?}"
            );
        }
        *(if can_stay { &mut stayed } else { &mut lost }) += 1;
    });
    assert!(stayed > 500 && lost > 100, "{stayed} and {lost}");
}

/// Returns the round with the cards unknown to the player to move shuffled. `None` in the middle of a turn, or if all
/// players know some of them.
fn with_other_secrets(round: &Round, rng: &mut GameRng) -> Option<Round> {
    let mover = round.table().turn();
    let mut setup: Setup = round.setup()?;
    let unknown: Vec<Card> = round.view(mover).unknown().iter().collect();
    let mut shuffled = unknown.clone();
    rng.shuffle(&mut shuffled);
    let exchange = |card: Card| match unknown.iter().position(|&other| other == card) {
        Some(place) => shuffled[place],
        None => card,
    };
    for card in &mut setup.deck {
        *card = exchange(*card);
    }
    for seat in &mut setup.seats {
        seat.hand = seat.hand.iter().map(exchange).collect();
    }
    let other = Round::try_from(setup).expect("the same cards");
    (other.view(mover) == round.view(mover)).then_some(other)
}

#[test]
fn choices_follow_from_the_view_and_the_seed() {
    let mut rng = GameRng::new(1);
    let mut compared = 0;
    each_moment(|round, seed| {
        let mover = round.table().turn();
        let Some(other) = with_other_secrets(round, &mut rng) else {
            return;
        };
        for level in levels(compared) {
            let choice = level.choose(&round.view(mover), seed);
            assert_eq!(level.choose(&round.view(mover), seed), choice, "{round:?}");
            assert_eq!(level.choose(&other.view(mover), seed), choice, "{round:?}");
        }
        compared += 1;
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn who_is_not_to_move_chooses_nothing() {
    each_moment(|round, seed| {
        for seat in round.table().players().seats() {
            if seat != round.table().turn() {
                for level in Level::ALL {
                    let choice = level.choose(&round.view(seat), seed);
                    assert!(choice.turn().is_empty());
                }
            }
        }
    });
}

/// Number of wins of `level` against `others` at all other seats, playing each deal once from every seat.
fn wins(level: Level, others: Level, ruleset: &str, players: usize, deals: u64) -> usize {
    let ruleset = ruleset.parse().expect("rules");
    let players = PlayerCount::new(players).expect("two to four");
    let wins_from = |seat, number| {
        let mut round = deal(ruleset, players, number);
        for ply in 0.. {
            if let Some(winner) = round.table().winner() {
                return winner == seat;
            }
            let mover = round.table().turn();
            let level = if mover == seat { level } else { others };
            finish_turn(level, &mut round, number << 16 | ply);
        }
        false
    };
    (0..deals)
        .flat_map(|number| players.seats().map(move |seat| (seat, number)))
        .filter(|&(seat, number)| wins_from(seat, number))
        .count()
}

#[test]
fn the_skilled_beat_novices() {
    // Equal players would win half of the 200 games for two, and a quarter of the 200 games for four.
    let (skilled, novice) = (Level::Skilled2, Level::Novice);
    let two = wins(skilled, novice, "1.3", 2, 100);
    assert!(two > 135, "{two} of 200");
    let two = wins(skilled, novice, "1.3ax", 2, 100);
    assert!(two > 180, "{two} of 200");
    let four = wins(skilled, novice, "1.3", 4, 50);
    assert!(four > 70, "{four} of 200");
}

/// Number of wins in 400 games for two of Basic.
fn wins_in_basic(level: Level, others: Level) -> usize {
    wins(level, others, "1.3", 2, 200)
}

#[test]
fn levels_offered_beat_those_below_and_the_older_ones() {
    for (level, others) in [
        (Level::Casual2, Level::Novice),
        (Level::Casual2, Level::Casual),
        (Level::Skilled2, Level::Casual2),
        (Level::Skilled2, Level::Skilled),
    ] {
        let won = wins_in_basic(level, others);
        assert!(won > 210, "{level} against {others}: {won} of 400");
    }
}

#[test]
fn choices_are_the_same_on_every_machine() {
    let mut rows = include_str!("../golden/choices.tsv").lines();
    let names = rows.next().expect("a head").split('\t').skip(1);
    let levels: Vec<Level> = names
        .map(|name| name.to_lowercase().parse().expect(name))
        .collect();
    assert_eq!(levels.len(), Level::ALL.len());
    for row in rows {
        let mut turns = row.split('\t');
        let position = turns.next().expect(row);
        let choose = |level: &Level| level.whole_turn(&round(position), 7).to_string();
        assert!(levels.iter().map(choose).eq(turns), "{row}");
    }
}

#[test]
fn games_are_the_same_on_every_machine() {
    for row in include_str!("../golden/games.tsv").lines().skip(1) {
        let (level, record) = row.split_once('\t').expect(row);
        let level: Level = level.parse().expect(row);
        let mut record: Record = record.parse().expect(row);
        for turn in std::mem::take(&mut record.turns) {
            let question = EngineRequest::Turn(level, record.clone());
            assert_eq!(question.turn().as_ref(), Some(&turn), "{question}");
            record.turns.push(turn);
        }
    }
}
