//! Facts about winning, counted in two-player Basic deals with perfect play.

use crate::game::{Card, Color};

include!(concat!(env!("OUT_DIR"), "/strategy.rs"));

/// A fact about winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    OneCard,
    PlayFirst,
    LeadingDiscard,
    LeaveRed,
    KeepCards,
    TwoCardsOnly,
    Sevens,
    OneSeven,
    Fives,
    FirstSeat,
}

/// Unit of the figures of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactUnit {
    /// Share of the cases counted.
    Percent,
    /// Percentage points of winning, above or below a comparison.
    Points,
}

/// Subject of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactSubject {
    /// The subject with this index, by the fact.
    Nth(usize),
    Rule(Color),
    Card(Card),
    Number(u8),
}

/// A deal in which a fact can be seen on the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactExample {
    seed: &'static str,
    /// Number of first turns that win, with all cards open.
    pub winning: usize,
    /// Number of first turns that leave the player in the lead.
    pub leading: usize,
}

impl FactExample {
    /// Link to the deal, against a Master.
    #[must_use]
    pub fn link(&self) -> String {
        format!("1/1.3/h4/{}", self.seed)
    }
}

impl Fact {
    /// In the order of `docs/strategy.md`.
    pub const ALL: [Self; 10] = [
        Self::OneCard,
        Self::PlayFirst,
        Self::LeadingDiscard,
        Self::LeaveRed,
        Self::KeepCards,
        Self::TwoCardsOnly,
        Self::Sevens,
        Self::OneSeven,
        Self::Fives,
        Self::FirstSeat,
    ];

    /// Figures in tenths.
    #[must_use]
    pub const fn figures(self) -> &'static [i16] {
        match self {
            Self::OneCard => &KINDS_OF_TURN,
            Self::PlayFirst => &SINGLE_CARDS,
            Self::LeadingDiscard => &LEADING_DISCARDS,
            Self::LeaveRed => &RULES_LEFT,
            Self::KeepCards => &PRINCIPLES,
            Self::TwoCardsOnly => &TWO_CARDS_ONLY,
            Self::Sevens => &SEVENS,
            Self::OneSeven => &PAIRS_OF_SEVENS,
            Self::Fives => &INSTEAD_OF_ONE,
            Self::FirstSeat => &FIRST_MOVER,
        }
    }

    #[must_use]
    pub const fn unit(self) -> FactUnit {
        match self {
            Self::Sevens | Self::OneSeven | Self::Fives => FactUnit::Points,
            Self::OneCard
            | Self::PlayFirst
            | Self::LeadingDiscard
            | Self::LeaveRed
            | Self::KeepCards
            | Self::TwoCardsOnly
            | Self::FirstSeat => FactUnit::Percent,
        }
    }

    /// Subject of the figure with this index.
    #[must_use]
    pub fn subject(self, index: usize) -> FactSubject {
        match self {
            Self::LeaveRed => FactSubject::Rule(Color::ALL[index]),
            Self::Sevens => FactSubject::Card(Card::ALL[index]),
            Self::Fives => FactSubject::Number(index as u8 + 2),
            Self::OneCard
            | Self::PlayFirst
            | Self::LeadingDiscard
            | Self::KeepCards
            | Self::TwoCardsOnly
            | Self::OneSeven
            | Self::FirstSeat => FactSubject::Nth(index),
        }
    }

    #[must_use]
    pub const fn example(self) -> FactExample {
        let (seed, winning, leading) = match self {
            Self::OneCard => ("what0036", 2, 34),
            Self::PlayFirst => ("what0093", 4, 41),
            Self::LeadingDiscard => ("what1573", 3, 38),
            Self::LeaveRed => ("what0508", 6, 31),
            Self::KeepCards => ("what0975", 1, 35),
            Self::TwoCardsOnly => ("what0154", 4, 32),
            Self::Sevens => ("what0048", 7, 31),
            Self::OneSeven => ("what0297", 17, 28),
            Self::Fives => ("what0281", 7, 23),
            Self::FirstSeat => ("what0042", 14, 18),
        };
        FactExample {
            seed,
            winning,
            leading,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::solve_bounded;
    use crate::game::{Move, Round, Seat, Setup, Turn};
    use crate::state::Link;

    /// The first turns of a deal that leave the player in the lead, each with the round after it; and those that win.
    struct FirstTurns {
        leading: Vec<(Turn, Round)>,
        winning: Vec<Turn>,
    }

    impl FirstTurns {
        fn of(round: &Round) -> Self {
            let mut leading = round.turns();
            leading.retain(|(_, after)| !after.table().is_out(Seat::FIRST));
            let winning = solve_bounded(round).expect("a duel in Basic");
            Self { leading, winning }
        }

        fn wins(&self, is_meant: impl Fn(&Turn) -> bool) -> bool {
            self.winning.iter().any(is_meant)
        }

        fn leads(&self, is_meant: impl Fn(&Turn) -> bool) -> bool {
            self.leading.iter().any(|(turn, _)| is_meant(turn))
        }
    }

    fn round_of(fact: Fact) -> Round {
        let link = fact.example().link();
        let Ok(Link::Game(deal)) = link.parse() else {
            panic!("{link} is no deal");
        };
        deal.record.deal().round().clone()
    }

    /// The same deal with two cards in each other's place.
    fn swapped(round: &Round, one: &str, other: &str) -> Round {
        let text = round.setup().expect("a whole deal").to_string();
        let text = text.replace(one, "?").replace(other, one);
        position(&text.replace('?', other))
    }

    fn position(text: &str) -> Round {
        let setup = text.parse::<Setup>().expect("a position");
        Round::try_from(setup).expect("a round")
    }

    fn can_win(round: &Round) -> bool {
        !FirstTurns::of(round).winning.is_empty()
    }

    fn is_discard(turn: &Turn) -> bool {
        let mut moves = turn.moves().iter();
        moves.any(|mv| matches!(mv, Move::ToCanvas(_)))
    }

    fn is_play(turn: &Turn) -> bool {
        turn.plays().next().is_some()
    }

    fn is_single_play(turn: &Turn) -> bool {
        is_play(turn) && !is_discard(turn)
    }

    fn is_single_discard(turn: &Turn) -> bool {
        is_discard(turn) && !is_play(turn)
    }

    fn is_both(turn: &Turn) -> bool {
        is_play(turn) && is_discard(turn)
    }

    #[test]
    fn every_example_says_how_many_of_its_first_turns_win() {
        for fact in Fact::ALL {
            let round = round_of(fact);
            assert_eq!(round.table().turn(), Seat::FIRST, "{fact:?}");
            let turns = FirstTurns::of(&round);
            let example = fact.example();
            let counted = (turns.winning.len(), turns.leading.len());
            assert_eq!(counted, (example.winning, example.leading), "{fact:?}");
        }
    }

    #[test]
    fn every_example_shows_its_fact() {
        for fact in Fact::ALL {
            let round = round_of(fact);
            let turns = FirstTurns::of(&round);
            let hand = round.view(Seat::FIRST).hand();
            let holds = |card: &str| hand.contains(card.parse().expect("a card"));
            let shows = match fact {
                Fact::OneCard => turns.leads(is_both) && !turns.wins(is_both),
                Fact::PlayFirst => turns.wins(is_single_play) && !turns.leads(is_single_discard),
                Fact::LeadingDiscard => {
                    turns.leads(is_single_discard) && !turns.wins(is_single_discard)
                }
                Fact::LeaveRed => {
                    let mut after = turns.leading.iter();
                    after.all(|(turn, after)| {
                        !turns.winning.contains(turn) || after.table().rule() == Color::Red
                    })
                }
                Fact::KeepCards => {
                    let others = turns
                        .leading
                        .iter()
                        .filter(|(turn, _)| is_single_play(turn));
                    turns.winning.iter().all(is_single_play) && others.count() > 1
                }
                Fact::TwoCardsOnly => {
                    turns.leads(is_single_play) && turns.winning.iter().all(is_both)
                }
                Fact::Sevens => holds("R7") && !can_win(&swapped(&round, "R7", "R1")),
                Fact::OneSeven => {
                    holds("R7") && holds("O7") && can_win(&swapped(&round, "O7", "O1"))
                }
                Fact::Fives => holds("V5") && can_win(&swapped(&round, "V5", "V1")),
                Fact::FirstSeat => {
                    let text = round.setup().expect("a whole deal").to_string();
                    can_win(&position(&text.replacen(" 1 ", " 2 ", 1)))
                }
            };
            assert!(shows, "{fact:?}");
        }
    }
}
