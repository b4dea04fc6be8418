//! What a seat knows, as a line for programs of others: docs/protocol.md.

use std::fmt;

use red7::game::{Card, CardSet, Ruleset, Turn, View};

/// Everything that the player to move knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    ruleset: Ruleset,
    /// Discards, the oldest first.
    canvas: Vec<Card>,
    /// Known cards of the deck, the top card first, and the number of those below.
    deck: (Vec<Card>, usize),
    /// Number of the player's own seat, counted from 1.
    own: usize,
    /// Moves made in this turn.
    moves: Turn,
    seats: Vec<SeatSight>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeatSight {
    is_out: bool,
    /// Known cards in hand, and the number of others.
    hand: (CardSet, usize),
    palette: CardSet,
    scored: CardSet,
}

impl Sight {
    /// Returns what the player of a view knows, who has made these moves in this turn.
    pub fn of(view: &View, moves: &Turn) -> Self {
        let table = view.table();
        let known: Vec<Card> = view.deck_top().iter().rev().copied().collect();
        let hidden = table.deck_size() - known.len();
        let seats = table.players().seats().map(|seat| {
            let known = if seat == view.seat() {
                view.hand()
            } else {
                view.shown(seat)
            };
            SeatSight {
                is_out: table.is_out(seat),
                hand: (known, view.hand_size(seat) - known.len()),
                palette: table.palette(seat),
                scored: table.scored(seat),
            }
        });
        Self {
            ruleset: *table.ruleset(),
            canvas: table.canvas().to_vec(),
            deck: (known, hidden),
            own: view.seat().index() + 1,
            moves: moves.clone(),
            seats: seats.collect(),
        }
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let canvas = partly_known(&self.canvas, 0);
        let deck = partly_known(&self.deck.0, self.deck.1);
        let moves = if self.moves.is_empty() {
            "-".to_owned()
        } else {
            self.moves.to_string()
        };
        write!(f, "{} {canvas} {deck} {} {moves}", self.ruleset, self.own)?;
        for seat in &self.seats {
            let out = if seat.is_out { "x" } else { "" };
            let known: Vec<Card> = seat.hand.0.iter().collect();
            let hand = partly_known(&known, seat.hand.1);
            write!(f, " {out}{hand}/{}/{}", seat.palette, seat.scored)?;
        }
        Ok(())
    }
}

/// Writes known cards and the number of others: `R7O3?5`, `R7`, `?5`; `-` if there are neither.
fn partly_known(known: &[Card], hidden: usize) -> String {
    let cards: String = known.iter().map(ToString::to_string).collect();
    match (known, hidden) {
        ([], 0) => "-".to_owned(),
        (_, 0) => cards,
        _ => format!("{cards}?{hidden}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use red7::bots::Level;
    use red7::game::{Move, PlayerCount, Round, Seed};

    /// Reads a line as docs/protocol.md describes it.
    fn read(line: &str) -> Sight {
        let fields: Vec<&str> = line.split(' ').collect();
        let [rules, canvas, deck, own, moves, seats @ ..] = &fields[..] else {
            panic!("{line}");
        };
        let cards = |text: &str| -> Vec<Card> {
            let letters: Vec<char> = text.trim_matches('-').chars().collect();
            let pairs = letters
                .chunks(2)
                .map(|pair| pair.iter().collect::<String>());
            pairs.map(|card| card.parse().expect("a card")).collect()
        };
        let partly = |text: &str| match text.split_once('?') {
            Some((known, hidden)) => (cards(known), hidden.parse().expect("a number")),
            None => (cards(text), 0),
        };
        let seats = seats.iter().map(|text| {
            let parts: Vec<&str> = text.trim_start_matches('x').split('/').collect();
            let (known, hidden) = partly(parts[0]);
            SeatSight {
                is_out: text.starts_with('x'),
                hand: (known.into_iter().collect(), hidden),
                palette: parts[1].parse().expect("cards"),
                scored: parts[2].parse().expect("cards"),
            }
        });
        Sight {
            ruleset: rules.parse().expect("rules"),
            canvas: cards(canvas),
            deck: partly(deck),
            own: own.parse().expect("a seat"),
            moves: match *moves {
                "-" => Turn::default(),
                moves => moves.parse().expect("moves"),
            },
            seats: seats.collect(),
        }
    }

    #[test]
    fn a_dealt_round_is_one_line() {
        let setup: red7::game::Setup = "1.3 V2 R1G7 1 O7/B6/- G5Y1/O2/I7"
            .parse()
            .expect("a position");
        let round = Round::try_from(setup).expect("a position");
        let view = round.view(round.table().turn());
        let line = Sight::of(&view, &Turn::default()).to_string();
        assert_eq!(line, "1.3 V2 ?2 1 - O7/B6/- ?2/O2/I7");
    }

    /// Games with Actions put known cards on the deck and into hands.
    #[test]
    fn lines_give_everything_back_that_a_seat_knows() {
        let mut has_known = [false; 2];
        for seed in 0..40 {
            let players = PlayerCount::ALL[seed as usize % 3];
            let rules = ["1.3ax", "bgaax", "1.0x", "1.3"][seed as usize % 4];
            let rules = rules.parse().expect("rules");
            let mut round = Round::deal(rules, players, Seed::from_entropy(seed));
            while round.table().winner().is_none() {
                let mover = round.table().turn();
                let turn = Level::Novice.whole_turn(&round, seed);
                let mut made = Turn::default();
                for &mv in turn.moves().iter().chain(&[Move::End]) {
                    let sight = Sight::of(&round.view(mover), &made);
                    assert_eq!(read(&sight.to_string()), sight, "{sight}");
                    has_known[0] |= !sight.deck.0.is_empty();
                    let mut others = (1..)
                        .zip(&sight.seats)
                        .filter(|&(seat, _)| seat != sight.own);
                    has_known[1] |= others.any(|(_, seat)| !seat.hand.0.is_empty());
                    if mv == Move::End && turn.is_pass() {
                        break;
                    }
                    round.play(mv).expect("a legal move");
                    made.push(mv).expect("a short turn");
                }
            }
        }
        assert_eq!(has_known, [true; 2]);
    }
}
