//! Invariants at every moment of every round, including composed rounds that cannot result from a deal.
//! `random_games.rs` covers whole games.

use red7::game::{CardSet, GameRng, Move, Phase, Round, Seat};

use crate::common::{all_moves, cards, composed, deal, tables, walk};

/// Visits the moments of random games at each table, dealt and composed.
fn for_each_moment(games: u64, mut visit: impl FnMut(&Round, &[Move])) {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for game in 0..games {
            let start = deal(ruleset, players, 1_000 * number + game);
            walk(&mut rng, start, &mut visit);
            let start = composed(&mut rng, ruleset, players);
            walk(&mut rng, start, &mut visit);
        }
    }
}

#[test]
fn composed_rounds_keep_their_cards() {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for _ in 0..20 {
            let start = composed(&mut rng, ruleset, players);
            let there: CardSet = cards(&start).into_iter().collect();
            walk(&mut rng, start, |round, moves| {
                let cards = cards(round);
                assert_eq!(cards.len(), there.len(), "{moves:?}: {round:?}");
                assert_eq!(CardSet::from_iter(cards), there, "{moves:?}: {round:?}");
                assert_eq!(round.table().deck_size(), round.deck().len(), "{moves:?}");
            });
        }
    }
}

#[test]
fn a_move_is_listed_exactly_if_it_is_accepted() {
    let all = all_moves();
    for_each_moment(2, |round, moves| {
        let listed = round.legal_moves();
        for mv in &all {
            let mut after = round.clone();
            let accepted = after.play(*mv).is_ok();
            let times = listed.iter().filter(|&other| other == mv).count();
            assert_eq!(times, usize::from(accepted), "{mv:?} of {round:?}");
            if !accepted {
                assert_eq!(after, *round, "{mv:?} was refused after {moves:?}");
            }
        }
    });
}

#[test]
fn a_view_allows_what_the_round_allows() {
    let all = all_moves();
    for_each_moment(1, |round, _| {
        let table = round.table();
        for seat in table.players().seats() {
            let view = round.view(seat);
            let to_move = table.winner().is_none() && table.turn() == seat;
            assert_eq!(view.is_to_move(), to_move, "{seat:?} of {round:?}");
            if to_move {
                assert_eq!(view.legal_moves(), round.legal_moves(), "{round:?}");
            } else {
                assert!(view.legal_moves().is_empty(), "{seat:?} of {round:?}");
            }
            for &mv in &all {
                let accepted = to_move && round.clone().play(mv).is_ok();
                let allowed = view.check(mv).is_ok();
                assert_eq!(allowed, accepted, "{mv:?} by {seat:?} of {round:?}");
                assert_eq!(view.after(mv).is_ok(), accepted, "{mv:?} by {seat:?}");
            }
        }
    });
}

#[test]
fn a_turn_is_refused_as_a_whole() {
    for_each_moment(2, |round, _| {
        if round.table().phase() != Phase::Start {
            return;
        }
        for (turn, after) in round.turns() {
            let mut whole = round.clone();
            assert_eq!(whole.play_turn(&turn), Ok(()), "{turn} of {round:?}");
            assert_eq!(whole, after, "{turn} of {round:?}");
            // After the turn another player moves, who doesn't have the same cards.
            let mut refused = after.clone();
            if let Err(illegal) = refused.play_turn(&turn) {
                assert!(illegal.index <= turn.moves().len(), "{turn} of {round:?}");
                assert_eq!(refused, after, "{turn} a second time");
            } else {
                assert!(turn.is_pass(), "{turn} a second time");
            }
        }
    });
}

#[test]
fn a_turn_passes_to_the_next_seat_still_in() {
    for_each_moment(3, |round, _| {
        let table = round.table();
        if table.phase() != Phase::Start {
            return;
        }
        for (turn, after) in round.turns() {
            let is_in = |seat: &Seat| !after.table().is_out(*seat);
            let mut seat = table.turn();
            let next = std::iter::repeat_with(|| {
                seat = table.players().after(seat);
                seat
            })
            .find(is_in);
            assert_eq!(Some(after.table().turn()), next, "{turn} of {round:?}");
            for other in table.players().seats().filter(|&s| s != table.turn()) {
                let kept = table.is_out(other) == after.table().is_out(other);
                assert!(kept, "{turn} puts {other:?} out of {round:?}");
            }
        }
    });
}

#[test]
fn a_dealt_round_is_as_the_rules_say() {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        for game in 0..20 {
            let round = deal(ruleset, players, 1_000 * number + game);
            let table = round.table();
            let seats = || players.seats();
            assert!(seats().all(|seat| round.hand(seat).len() == 7), "{round:?}");
            assert!(
                seats().all(|seat| table.palette(seat).len() == 1),
                "{round:?}"
            );
            assert!(table.canvas().is_empty(), "{round:?}");
            let leader = seats().max_by_key(|&seat| table.palette(seat).highest());
            assert_eq!(leader.map(|seat| players.after(seat)), Some(table.turn()));
            let again = Round::try_from(round.setup().expect("a start"));
            assert_eq!(again.as_ref(), Ok(&round));
        }
    }
}
