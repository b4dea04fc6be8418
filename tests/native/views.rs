//! Views: they contain exactly what a seat knows (section 8 of the rules).

use red7::bots::Level;
use red7::game::{Card, CardSet, GameRng, Move, Round, Seat, Setup, View};

use crate::common::{composed, deal, random_move, tables, walk};

/// Publicly seen cards in hidden locations, tracked by watching the moves.
#[derive(Default)]
struct Witness {
    /// Topmost last.
    on_deck: Vec<Card>,
    in_hand: [CardSet; Seat::MAX],
}

impl Witness {
    fn watch(&mut self, before: &Round, mv: Move, after: &Round) {
        let mover = before.table().turn().index();
        match mv {
            Move::ToDeck(card) => self.on_deck.push(card),
            Move::Play(card) | Move::ToCanvas(card) => {
                self.in_hand[mover].remove(card);
            }
            Move::Draw | Move::Pass | Move::End => {}
        }
        if after.deck().len() < before.deck().len()
            && let Some(card) = self.on_deck.pop()
        {
            self.in_hand[mover].insert(card);
        }
    }

    fn agrees_with(&self, view: &View, round: &Round, story: &str) {
        let table = round.table();
        let own = view.seat();
        assert_eq!(view.table(), table, "{story}");
        assert_eq!(view.hand(), round.hand(own), "{story}");
        assert_eq!(view.deck_top(), self.on_deck, "{story}");
        let (unseen, seen) = round
            .deck()
            .split_at(round.deck().len() - self.on_deck.len());
        assert_eq!(seen, self.on_deck, "{story}");
        let mut hidden: CardSet = unseen.iter().copied().collect();
        for seat in table.players().seats() {
            let shown = self.in_hand[seat.index()];
            assert_eq!(view.shown(seat), shown, "{seat:?}: {story}");
            assert_eq!(view.hand_size(seat), round.hand(seat).len(), "{story}");
            if seat != own {
                hidden = hidden | (round.hand(seat) - shown);
            }
        }
        assert_eq!(view.unknown(), hidden, "{own:?}: {story}");
    }
}

#[test]
fn views_know_what_was_seen_and_what_is_hidden() {
    let mut shown = 0;
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for game in 0..40 {
            let start = deal(ruleset, players, 1_000 * number + game);
            let mut witness = Witness::default();
            let mut before = start.clone();
            walk(&mut rng, start, |round, moves| {
                if let Some(&mv) = moves.last() {
                    witness.watch(&before, mv, round);
                }
                let story = format!("{moves:?} lead to {round:?}");
                for seat in players.seats() {
                    witness.agrees_with(&round.view(seat), round, &story);
                    shown += round.view(seat).shown(seat).len();
                }
                before = round.clone();
            });
        }
    }
    assert!(shown > 1_000, "cards come back from the deck: {shown}");
}

/// Start of a round with some of its cards permuted.
fn exchanged(start: &Round, from: &[Card], to: &[Card]) -> Round {
    let exchange = |card: Card| match from.iter().position(|&other| other == card) {
        Some(place) => to[place],
        None => card,
    };
    let mut setup: Setup = start.setup().expect("a start");
    for card in &mut setup.deck {
        *card = exchange(*card);
    }
    for seat in &mut setup.seats {
        seat.hand = seat.hand.iter().map(exchange).collect();
    }
    Round::try_from(setup).expect("the same cards")
}

fn replay(start: Round, moves: &[Move]) -> Option<Round> {
    let mut round = start;
    moves.iter().try_for_each(|&mv| round.play(mv)).ok()?;
    Some(round)
}

/// Compares a seat's view with its views of rounds that look the same to that seat, but have the hidden cards
/// elsewhere: the view, its legal moves and the bots' choices are the same. Returns the number of these rounds in which
/// the moves were impossible.
fn compare_with_other_worlds(rng: &mut GameRng, start: &Round, moves: &[Move]) -> usize {
    let mut impossible = 0;
    let round = replay(start.clone(), moves).expect("as it went");
    for seat in round.table().players().seats() {
        let view = round.view(seat);
        let unknown: Vec<Card> = view.unknown().iter().collect();
        let mut shuffled = unknown.clone();
        rng.shuffle(&mut shuffled);
        let other_start = exchanged(start, &unknown, &shuffled);
        // A player who played a 5 and then no other card has revealed something about the hand that no view records:
        // with other cards the action would have required another play.
        let Some(other) = replay(other_start, moves)
            .filter(|other| other.table().phase() == round.table().phase())
        else {
            impossible += 1;
            continue;
        };
        let other_view = other.view(seat);
        let story = format!("{seat:?} cannot tell {other:?} from {round:?}");
        assert_eq!(other_view, view, "{story}");
        assert_eq!(other_view.legal_moves(), view.legal_moves(), "{story}");
        if view.is_to_move() {
            assert_eq!(other.legal_moves(), round.legal_moves(), "{story}");
        }
        // A Master takes too long to be tested everywhere: see `bots.rs`.
        for level in [Level::Novice, Level::Casual, Level::Skilled] {
            let seed = moves.len() as u64;
            let choice = level.choose(&view, seed);
            assert_eq!(level.choose(&other_view, seed), choice, "{level}: {story}");
        }
    }
    impossible
}

#[test]
fn views_do_not_depend_on_what_is_hidden() {
    let mut compared = 0;
    let mut impossible = 0;
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        let mut other_generator = GameRng::new(number + 1_000);
        for game in 0..6 {
            let starts = [
                deal(ruleset, players, 1_000 * number + game),
                composed(&mut rng, ruleset, players),
            ];
            for start in starts {
                walk(&mut rng, start.clone(), |_, moves| {
                    compared += players.get();
                    impossible += compare_with_other_worlds(&mut other_generator, &start, moves);
                });
            }
        }
    }
    assert!(
        impossible * 50 < compared,
        "{impossible} of {compared} worlds cannot be"
    );
}

/// Compares a view after a move with the view of the round after it; returns the drawn card if the view doesn't know
/// it.
fn compare_after(round: &Round, mv: Move) -> Option<Card> {
    let view = round.view(round.table().turn());
    let seat = view.seat();
    let mut after_round = round.clone();
    after_round.play(mv).expect("a legal move");
    let expected = after_round.view(seat);
    let after = view.after(mv).expect("a legal move");
    let drawn = expected.hand() - after.hand();
    if drawn.is_empty() {
        assert_eq!(after, expected, "{mv:?} in {round:?}");
        return None;
    }
    let story = format!("{mv:?} draws {drawn} in {round:?}");
    assert!(view.deck_top().is_empty(), "{story}");
    assert_eq!(drawn.highest(), round.deck().last().copied(), "{story}");
    assert_eq!(after.table(), expected.table(), "{story}");
    assert_eq!(after.hand() | drawn, expected.hand(), "{story}");
    assert_eq!(after.deck_top(), expected.deck_top(), "{story}");
    assert_eq!(after.unknown(), expected.unknown() | drawn, "{story}");
    for other in round.table().players().seats() {
        assert_eq!(after.hand_size(other), expected.hand_size(other), "{story}");
        assert_eq!(after.shown(other), expected.shown(other), "{story}");
    }
    let allowed = expected.legal_moves();
    for mv in after.legal_moves() {
        assert!(allowed.contains(&mv), "then {mv:?}: {story}");
    }
    drawn.highest()
}

#[test]
fn a_view_carried_on_is_the_view_of_the_round_carried_on() {
    let mut drawn = 0;
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for game in 0..10 {
            let starts = [
                deal(ruleset, players, 1_000 * number + game),
                composed(&mut rng, ruleset, players),
            ];
            for start in starts {
                walk(&mut rng, start, |round, _| {
                    let moves = round.legal_moves();
                    drawn += moves
                        .iter()
                        .filter_map(|&mv| compare_after(round, mv))
                        .count();
                });
            }
        }
    }
    assert!(drawn > 100, "cards are drawn: {drawn}");
}

#[test]
fn a_view_carried_through_a_turn_keeps_what_it_does_not_know_apart() {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for game in 0..20 {
            let mut round = deal(ruleset, players, 1_000 * number + game);
            while round.table().winner().is_none() {
                let seat = round.table().turn();
                let mut view = round.view(seat);
                let mut knows_moves = true;
                while view.is_to_move() {
                    let mv = random_move(&mut rng, &round);
                    // The view doesn't offer moves with a card it saw only face down.
                    knows_moves &= view.legal_moves().contains(&mv);
                    if !knows_moves {
                        break;
                    }
                    view = view.after(mv).expect("a listed move");
                    round.play(mv).expect("a legal move");
                    let unknown = round.hand(seat) - view.hand();
                    assert!((view.hand() - round.hand(seat)).is_empty(), "{round:?}");
                    assert_eq!(view.unknown() & unknown, unknown, "{mv:?}: {round:?}");
                    assert_eq!(view.hand_size(seat), round.hand(seat).len(), "{round:?}");
                }
                while round.table().winner().is_none() && round.table().turn() == seat {
                    let mv = random_move(&mut rng, &round);
                    round.play(mv).expect("a legal move");
                }
            }
        }
    }
}
