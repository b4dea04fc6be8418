//! Simple principles for the first turn, judged with all cards open.

use red7::bots::{Candidate, Level, candidates};
use red7::game::{CardSet, GameRng, Round, Turn, View};

use super::deal::{Deal, draw};
use super::ledger::{Answers, Ledger};
use super::table::Table;

/// A way to choose the first turn from what its player knows.
#[derive(Clone, Copy)]
enum Principle {
    Any,
    KeepCards,
    FewReplies,
    Level(Level),
}

impl Principle {
    const ALL: [Self; 5] = [
        Self::Any,
        Self::KeepCards,
        Self::FewReplies,
        Self::Level(Level::Skilled),
        Self::Level(Level::Master),
    ];

    const fn label(self) -> &'static str {
        match self {
            Self::Any => "any turn that leads",
            Self::KeepCards => "keep the most cards",
            Self::FewReplies => "leave the fewest single cards that reply",
            Self::Level(Level::Skilled) => "both: as Skilled",
            Self::Level(_) => "as Master",
        }
    }

    fn question(self) -> String {
        format!("principle: {}", self.label())
    }

    /// Returns the turn that it leads to; among several it is chosen by chance.
    fn turn(self, round: &Round, rng: &mut GameRng) -> Option<Turn> {
        let view = round.view(round.table().turn());
        let mut turns = candidates(&view);
        turns.retain(Candidate::stays);
        match self {
            Self::Any => {}
            Self::KeepCards => keep_least(&mut turns, |turn| turn.turn().moves().len()),
            Self::FewReplies => keep_least(&mut turns, |turn| replies(turn.end())),
            Self::Level(level) => return Some(level.whole_turn(round, draw(rng))),
        }
        let any = rng.below(turns.len());
        turns.get(any).map(|turn| turn.turn().clone())
    }
}

fn keep_least(turns: &mut Vec<Candidate>, count: impl Fn(&Candidate) -> usize) {
    let least = turns.iter().map(&count).min();
    turns.retain(|turn| Some(count(turn)) == least);
}

/// Returns the number of unseen cards with which the next player could take the lead, each alone.
fn replies(end: &View) -> usize {
    let table = end.table();
    let next = table.players().after(end.seat());
    let (unseen, palette) = (end.unknown(), table.palette(next));
    let threshold = table.lead_threshold(next);
    let leads = |&card: &_| threshold.is_met(table.rule(), palette.with(card));
    let plays: CardSet = unseen.iter().filter(leads).collect();
    (plays | threshold.discards(palette, unseen)).len()
}

pub fn count(deal: &Deal, answers: &mut Answers) {
    let Some(winning) = deal.winning_turns().filter(|turns| !turns.is_empty()) else {
        return;
    };
    for (number, principle) in (1..).zip(Principle::ALL) {
        let turn = principle.turn(deal.round(), &mut deal.rng(number));
        let wins = turn.is_some_and(|turn| winning.contains(&turn));
        answers.ask(&principle.question(), wins);
    }
}

pub fn tables(ledger: &Ledger) -> Vec<Table> {
    let table = Table::new(
        "Deals that can be won: the first turn chosen so wins",
        "% of these deals",
    );
    let rows = Principle::ALL.into_iter();
    vec![rows.fold(table, |table, principle| {
        table.row(
            principle.label(),
            ledger.share(&principle.question()).percent(),
        )
    })]
}
