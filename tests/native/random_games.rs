//! Two thousand random games at every table: each edition, Basic or Advanced, with or without Actions, for two, three
//! and four players.
//!
//! Cheap checks run at every moment, the others at a sample.

use red7::game::{
    Card, CardSet, Edition, GameRng, Match, Move, Phase, PlayerCount, Record, Round, Ruleset, Seat,
    Seed, Turn,
};

use crate::common::{all_moves, card_sets, parse, random_move, tables};

/// Number of games played at each table.
const GAMES: u64 = 2_000;

/// One in this many moments is checked thoroughly.
const CLOSE_LOOK: usize = 50;

/// One in this many records is formatted and parsed again.
const READ: u64 = 20;

#[test]
fn games_of_v1_3() {
    assert_eq!(play_tables_of(Edition::V1_3), 0);
}

#[test]
fn games_of_the_web() {
    assert_eq!(play_tables_of(Edition::Web), 0);
}

#[test]
fn games_of_v1_0() {
    let exceptions = play_tables_of(Edition::V1_0);
    assert!(exceptions > 0, "the exceptions of section 4 do occur");
}

#[test]
fn games_of_board_game_arena() {
    let exceptions = play_tables_of(Edition::Bga);
    assert!(exceptions > 0, "the exceptions of section 4 do occur");
}

/// Plays all games of an edition. Returns how often the player to move was in the lead, which section 4 of the rules
/// allows in some editions.
fn play_tables_of(edition: Edition) -> usize {
    let tables = (0..).zip(tables());
    tables
        .filter(|(_, (ruleset, _))| ruleset.edition() == edition)
        .map(|(number, table)| {
            let mut guard = InvariantChecker::new(number, table);
            for game in 0..GAMES {
                guard.play_game(1_000_000 * number + game, game % READ == 0);
            }
            guard.exceptions
        })
        .sum()
}

/// Plays games at a table and checks the invariants.
struct InvariantChecker {
    ruleset: Ruleset,
    players: PlayerCount,
    rng: GameRng,
    all_moves: Vec<Move>,
    exceptions: usize,
}

impl InvariantChecker {
    fn new(number: u64, (ruleset, players): (Ruleset, PlayerCount)) -> Self {
        Self {
            ruleset,
            players,
            rng: GameRng::new(number),
            all_moves: all_moves(),
            exceptions: 0,
        }
    }

    fn play_game(&mut self, seed: u64, is_written: bool) {
        let mut record = Record::new(self.ruleset, self.players, Seed::from_entropy(seed));
        let mut game = record.deal();
        loop {
            self.play_round(&mut game, &mut record);
            if !game.next_round() {
                break;
            }
        }
        assert!(game.winners().is_some_and(|winners| !winners.is_empty()));
        assert_eq!(record.replay(usize::MAX).as_ref(), Ok(&game), "{record}");
        if is_written {
            assert_eq!(parse::<Record>(&record.to_string()), record);
        }
    }

    fn play_round(&mut self, game: &mut Match, record: &mut Record) {
        let turns_before = record.turns.len();
        while game.round().table().winner().is_none() {
            let (turn, after) = self.make_turn(game.round());
            assert!(turn.moves().len() <= 12, "{turn} after {record}");
            assert_eq!(game.play_turn(&turn), Ok(()), "{turn} after {record}");
            assert_eq!(*game.round(), after, "{turn} after {record}");
            record.turns.push(turn);
            // Players who stay in spend cards and draw fewer, so no round comes close to this limit.
            assert!(record.turns.len() - turns_before <= 200, "{record}");
        }
        let table = game.round().table();
        let still_in: Vec<Seat> = table.seats_in().collect();
        assert_eq!(table.winner().as_slice(), still_in, "{record}");
        assert_eq!(table.turn(), still_in[0], "{record}");
        assert!(game.round().legal_moves().is_empty(), "{record}");
    }

    /// A random turn, made move by move, and the round after it.
    fn make_turn(&mut self, before: &Round) -> (Turn, Round) {
        let mover = before.table().turn();
        self.check_start(before);
        let mut round = before.clone();
        let mut turn = Turn::default();
        while round.table().turn() == mover && round.table().winner().is_none() {
            check_cards(&round);
            if self.rng.below(CLOSE_LOOK) == 0 {
                self.look_closely(&round);
            }
            let mv = random_move(&mut self.rng, &round);
            assert_eq!(round.play(mv), Ok(()), "a listed move of {before:?}");
            turn.push(mv).expect("a legal turn fits");
        }
        (turn, round)
    }

    /// Section 4: the player to move is not in the lead, except if Actions let players go out after putting another
    /// player in the lead.
    fn check_start(&mut self, round: &Round) {
        assert_eq!(round.table().phase(), Phase::Start);
        if round.table().is_mover_winning() {
            let holds = matches!(self.ruleset.edition(), Edition::V1_3 | Edition::Web);
            let is_exception = !holds && self.ruleset.actions().is_some() && self.players.get() > 2;
            assert!(is_exception, "the player to move is winning: {round:?}");
            self.exceptions += 1;
        }
    }

    /// Checks that a move is listed exactly if it is accepted, and that a rejected one changes nothing. Views allow the
    /// same moves as the round, and don't reveal hidden cards.
    fn look_closely(&self, round: &Round) {
        let listed = round.legal_moves();
        for mv in &self.all_moves {
            let mut after = round.clone();
            let is_accepted = after.play(*mv).is_ok();
            let times = listed.iter().filter(|&other| other == mv).count();
            assert_eq!(times, usize::from(is_accepted), "{mv:?} of {round:?}");
            assert!(is_accepted || after == *round, "{mv:?} of {round:?}");
        }
        let unseen_of_deck = |top: &[Card]| -> CardSet {
            let unseen = round.deck().len() - top.len();
            round.deck()[..unseen].iter().copied().collect()
        };
        for seat in self.players.seats() {
            let view = round.view(seat);
            let is_to_move = seat == round.table().turn();
            let expected = if is_to_move { &listed[..] } else { &[] };
            assert_eq!(
                view.legal_moves().as_slice(),
                expected,
                "{seat:?} of {round:?}"
            );
            let others = self.players.seats().filter(|&other| other != seat);
            let hidden = others.fold(unseen_of_deck(view.deck_top()), |all, other| {
                all | (round.hand(other) - view.shown(other))
            });
            assert_eq!(view.unknown(), hidden, "{seat:?} of {round:?}");
            assert_eq!(view.hand(), round.hand(seat), "{seat:?} of {round:?}");
        }
    }
}

/// Checks that every card is in exactly one location.
fn check_cards(round: &Round) {
    let mut all = CardSet::EMPTY;
    let mut count = 0;
    for set in card_sets(round) {
        all = all | set;
        count += set.len();
    }
    assert_eq!((all, count), (CardSet::FULL, Card::COUNT), "{round:?}");
    assert_eq!(round.table().deck_size(), round.deck().len(), "{round:?}");
}
