//! A game as the human player operates it: staged moves, undo, draws, hints, rounds.

use red7::bots::{Level, Reason};
use red7::game::{Card, CardSet, Move, Phase, PlayerCount, Record, Seat, Seed};
use red7::state::{
    Adviser, Game, Hint, HintState, HintStep, PlaybackMode, Stage, TurnEvent, load_game, save_game,
};

use crate::common::{parse, rulesets};

/// A new game under these rules against two bots, from a numbered seed.
fn game(rules: &str, number: u64) -> Game {
    let seed = Seed::from_entropy(number);
    let deal = Record::new(parse(rules), PlayerCount::THREE, seed);
    Game::new(0, parse("h13"), deal).expect("no turns")
}

/// Lets the bots move until it is the human player's turn or the round is over.
fn until_person(mut game: Game) -> Game {
    while let Some(turn) = game.question().and_then(|question| question.turn()) {
        let ply = game.ply();
        game = game.apply_bot_turn(turn);
        assert_eq!(game.ply(), ply + 1, "an opponent's turn is legal");
    }
    game
}

/// Makes the human player's turn, as a Novice would.
fn persons_turn(mut game: Game) -> Game {
    loop {
        let view = game.view();
        let choice = Level::Novice.choose(&view, 0);
        let turn = choice.turn();
        if turn.is_pass() {
            return game.ask_to_pass().end_turn(false);
        }
        game = turn.moves().iter().copied().fold(game, Game::stage_move);
        if !choice.awaits_card() {
            return game.end_turn(false);
        }
    }
}

/// The game at the end of its round.
fn round_over(game: Game) -> Game {
    let mut game = until_person(game);
    while !game.is_round_over() {
        game = until_person(persons_turn(game));
    }
    game
}

/// Games under these rules at a human player's turn.
fn persons_moments(rules: &str) -> impl Iterator<Item = Game> {
    (0..200)
        .map(move |number| until_person(game(rules, number)))
        .filter(|game| game.stage() == Stage::Idle)
}

/// The first of those turns with a move for which `is_wanted` holds.
fn moment(rules: &str, is_wanted: impl Fn(Move, &Game) -> bool) -> (Game, Move, Game) {
    persons_moments(rules)
        .find_map(|game| {
            let moves = game.view().legal_moves();
            moves.into_iter().find_map(|mv| {
                let after = game.clone().stage_move(mv);
                is_wanted(mv, &after).then(|| (game.clone(), mv, after))
            })
        })
        .expect("some deal has such a move")
}

fn phase(game: &Game) -> Phase {
    game.view().table().phase()
}

#[test]
fn a_drawn_card_ends_what_can_be_undone() {
    let is_three = |mv, after: &Game| {
        let deck = after.view().table().deck_size();
        matches!(mv, Move::Play(card) if card.value().get() == 3) && deck > 0
    };
    let (before, _, drawn) = moment("1.0x", is_three);
    assert_eq!(drawn.view().hand().len(), before.view().hand().len());
    assert!(!drawn.scene().turn.can_undo);
    assert_eq!(drawn.clone().undo(), drawn);
    // Moves after the draw can be undone, but not the draw.
    let moves = drawn.view().legal_moves();
    for mv in moves.into_iter().filter(|&mv| mv != Move::End) {
        let further = drawn.clone().stage_move(mv);
        assert!(further.scene().turn.can_undo, "{mv:?}");
        assert_eq!(further.undo(), drawn, "{mv:?}");
    }
}

#[test]
fn a_move_without_a_draw_can_be_undone() {
    for rules in ["1.3", "1.0ax", "bgaax", "webax"] {
        for game in persons_moments(rules).take(40) {
            let deck = game.view().table().deck_size();
            for mv in game.view().legal_moves() {
                let after = game.clone().stage_move(mv);
                let drew = after.view().table().deck_size() < deck;
                assert_eq!(
                    after.scene().turn.can_undo,
                    mv != Move::Pass && !drew,
                    "{mv:?}"
                );
                if after.scene().turn.can_undo {
                    assert_eq!(after.undo(), game, "{mv:?}");
                }
            }
        }
    }
}

#[test]
fn a_draw_is_taken_unless_one_takes_draws_by_hand() {
    let (before, _, earned) = moment("1.3a", |_, after| phase(after) == Phase::MayDraw);
    let hand = before.view().hand().len() - 1;
    assert_eq!(earned.stage(), Stage::Staged);
    let taken = earned.clone().end_turn(false);
    assert_eq!(taken.view().hand().len(), hand + 1);
    let left = earned.clone().end_turn(true);
    assert_eq!(left.view().hand().len(), hand);
    let by_hand = earned.stage_move(Move::Draw);
    assert!(!by_hand.scene().turn.can_undo);
    assert_eq!(by_hand.end_turn(true), taken);
    let line = &taken.scene().log[taken.ply() - 1];
    assert!(
        matches!(line.events[..], [_, TurnEvent::Drew(Some(_))]),
        "{line:?}"
    );
}

/// The game after the requested hint was given.
fn hinted(game: Game) -> Game {
    let asked = game.ask_for_hint();
    let turn = asked
        .question()
        .and_then(|question| question.turn())
        .expect("a hint");
    asked.hinted(&turn, Adviser::Master)
}

/// The hint shown in a game.
fn hint(game: &Game) -> Hint {
    let hint = match game.scene().turn.hint {
        HintState::Given(hint) => Some(hint),
        HintState::None | HintState::Asked => None,
    };
    hint.expect("a hint")
}

#[test]
fn a_hint_is_given_once_it_is_asked_for() {
    for rules in ["1.3", "1.3ax"] {
        for game in persons_moments(rules).take(5) {
            assert_eq!(game.question(), None);
            let given = hinted(game.clone());
            assert!(!hint(&given).events.is_empty());
            assert_eq!(given.question(), None, "it is asked for once");
            let told = told_step_by_step(&given);
            assert_eq!(told.clone().ask_for_hint(), told);
            // The hint applies only to this moment.
            for mv in game.view().legal_moves() {
                let after = given.clone().stage_move(mv);
                if mv != Move::Pass {
                    assert_eq!(after.scene().turn.hint, HintState::None, "{mv:?}");
                }
            }
            let ended = given.ask_to_pass().end_turn(false);
            assert_eq!(ended.scene().turn.hint, HintState::None);
        }
    }
}

/// Requests the rest of the hint step by step; this needs no further search. Returns the game with the whole hint.
fn told_step_by_step(given: &Game) -> Game {
    let mut game = given.clone();
    let mut steps = vec![hint(&game).step];
    while game.scene().turn.hint.has_more() {
        let more = game.clone().ask_for_hint();
        assert_eq!(more.question(), None);
        assert_eq!(hint(&more).events, hint(given).events);
        steps.push(hint(&more).step);
        game = more;
    }
    let card = hint(&game).card();
    let expected: &[HintStep] = if card.is_some() && hint(&game).reasons != [Reason::Lost] {
        &[HintStep::Look, HintStep::Card, HintStep::Turn]
    } else {
        &[HintStep::Turn]
    };
    assert_eq!(steps, expected);
    // The card is highlighted once the hint names it.
    assert_eq!(
        given.scene().turn.hint.card(),
        card.filter(|_| steps.len() == 1)
    );
    assert_eq!(game.scene().turn.hint.card(), card);
    game
}

#[test]
fn a_round_in_which_a_hint_was_asked_for_is_told_apart() {
    let start = persons_moments("1.3a").next().expect("a moment");
    assert_eq!(start.last_hinted(), 0);
    // Neither a move nor the end of the turn clears the mark.
    let over = round_over(hinted(start.clone()));
    assert!(over.last_finished().expect("it counts").had_hints);
    let next = round_over(over.next_round());
    assert_eq!((next.rounds_over(), next.last_hinted()), (2, 1));
    assert!(!next.last_finished().expect("it counts").had_hints);
    let without = round_over(start).last_finished();
    assert!(!without.expect("it counts").had_hints);
}

#[test]
fn a_hint_that_nobody_asked_for_changes_nothing() {
    let game = persons_moments("1.3").next().expect("a moment");
    let turn = "x".parse().expect("a turn");
    assert_eq!(game.clone().hinted(&turn, Adviser::Master), game);
    let asked = game.ask_for_hint();
    assert_ne!(asked.clone().hinted(&turn, Adviser::Master), asked);
}

#[test]
fn a_hint_does_not_tell_what_it_draws() {
    let draws = persons_moments("1.3ax")
        .take(15)
        .map(|game| hint(&hinted(game)).events);
    let draws: Vec<TurnEvent> = draws
        .flatten()
        .filter(|event| matches!(event, TurnEvent::Drew(_)))
        .collect();
    assert!(!draws.is_empty());
    assert!(draws.iter().all(|&event| event == TurnEvent::Drew(None)));
}

#[test]
fn an_action_asks_for_the_cards_that_it_may_ask_for() {
    let (_, _, taking) = moment("1.3x", |_, after| phase(after) == Phase::Take);
    let table = taking.view().table().clone();
    let others = table
        .players()
        .seats()
        .filter(|&seat| seat != taking.seat());
    let open = others.fold(CardSet::EMPTY, |all, seat| all | table.palette(seat));
    assert_eq!(taking.stage(), Stage::Acting);
    assert_eq!(taking.scene().turn.choosable, open);

    let (_, _, moving) = moment("1.3x", |_, after| matches!(phase(after), Phase::Recycle(_)));
    let own = moving.view().table().palette(moving.seat());
    assert_eq!(moving.scene().turn.choosable, own);

    let (_, _, again) = moment("1.3x", |_, after| phase(after) == Phase::PlayAgain);
    assert_eq!(again.scene().turn.choosable, again.view().hand());

    for game in [taking, moving, again] {
        for card in Card::ALL {
            let chosen = game.clone().choose(card);
            let is_choosable = game.scene().turn.choosable.contains(card);
            assert_eq!(chosen != game, is_choosable, "{card}");
            assert_eq!(chosen.stage() == Stage::Chosen(card), is_choosable);
            assert_eq!(chosen.put_back(), game, "{card}");
        }
        // The turn cannot end before the action is carried out.
        assert_eq!(game.clone().end_turn(false), game);
    }
}

#[test]
fn whole_matches_can_be_played_and_tell_what_happened() {
    for ruleset in rulesets() {
        let rules = ruleset.to_string();
        let mut game = until_person(game(&rules, 1));
        loop {
            let scene = game.scene();
            let score = &scene.score;
            let points: u32 = score.piles.iter().map(|pile| pile.points()).sum();
            let won = score
                .results
                .iter()
                .map(|result| result.scored_cards.points());
            assert_eq!(won.sum::<u32>(), points, "{rules}");
            let lines = scene.log.iter().filter(|line| line.round == score.round);
            // Turns are numbered within their round.
            assert!(
                lines
                    .clone()
                    .map(|line| line.turn)
                    .eq(1..=lines.clone().count())
            );
            let gone = lines.clone().filter(|line| line.out);
            for line in gone.clone() {
                assert_eq!(scene.players.out_since[line.seat.index()], Some(line.turn));
            }
            let out = gone.count();
            let table = scene.view.table();
            let seats = table.players().seats();
            assert_eq!(seats.filter(|&seat| table.is_out(seat)).count(), out);
            assert_eq!(scene.players.out_since.iter().flatten().count(), out);
            game = match scene.turn.stage {
                Stage::Over(_) if score.winners.is_some() => break,
                Stage::Over(winner) => {
                    let result = score.results.last().expect("a round that is over");
                    assert_eq!((result.winner, score.results.len()), (winner, score.round));
                    let next = game.hurry().next_round();
                    assert_eq!(next.flow(), PlaybackMode::Timed);
                    assert_eq!(next.round_number(), score.round + 1);
                    until_person(next)
                }
                _ => {
                    let same = game.clone().next_round();
                    assert_eq!(same, game, "no round is dealt while one is under way");
                    until_person(persons_turn(game))
                }
            };
        }
        assert_eq!(game.clone().next_round(), game, "the match is over");
        let replayed = game.record().replay(usize::MAX).expect("a legal record");
        assert_eq!(replayed.winners(), game.scene().score.winners, "{rules}");
    }
}

#[test]
fn a_scene_tells_nothing_of_what_others_draw() {
    let own = Seat::FIRST;
    let mut draws = 0;
    for number in 0..10 {
        let mut game = until_person(game("1.3ax", number));
        while game.stage() == Stage::Idle {
            game = until_person(persons_turn(game));
        }
        let scene = game.scene();
        let others = scene.log.iter().filter(|line| line.seat != own);
        for event in others.flat_map(|line| &line.events) {
            if let TurnEvent::Drew(known) = event {
                draws += 1;
                let shown = scene.log.iter().flat_map(|line| &line.events).any(|event| {
                    matches!(event, TurnEvent::Took(card, _) | TurnEvent::Returned(card) if Some(*card) == *known)
                });
                assert!(known.is_none() || shown, "{known:?} was never seen");
            }
        }
    }
    assert!(draws > 20, "{draws}");
}

/// A match under these rules, played by Novices until `is_there`.
fn played(rules: &str, is_there: impl Fn(&Game) -> bool) -> Game {
    let mut game = until_person(game(rules, 7));
    while !is_there(&game) {
        game = until_person(match game.stage() {
            Stage::Over(_) => game.next_round(),
            _ => persons_turn(game),
        });
    }
    // The end of a round isn't stored.
    game.show_result()
}

#[test]
fn a_match_comes_back_in_its_round() {
    for rules in ["1.3ax", "1.0ax", "bgaa", "webax"] {
        let between = played(rules, |game| {
            game.round_number() == 2 && matches!(game.stage(), Stage::Over(_))
        });
        assert_eq!(load_game(&save_game(&between), 0), Ok(between.clone()));
        let dealt = between.next_round();
        assert_eq!(dealt.round_number(), 3, "{rules}");
        assert_eq!(load_game(&save_game(&dealt), 0), Ok(dealt.clone()));
        let over = played(rules, |game| game.scene().is_match_over());
        assert_eq!(load_game(&save_game(&over), 0), Ok(over));
    }
}
