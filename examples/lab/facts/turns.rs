//! Winning first turns, with all cards open.

use red7::game::{Color, Move, Round, Turn};

use super::deal::Deal;
use super::ledger::{Answers, Ledger};
use super::table::Table;

const SOLVED: &str = "turns: solved";
const WON: &str = "turns: won";
const NONE_LEADS: &str = "turns: none leads";
const NUMBER: &str = "turns: number of winning ones";
const LEADING: &str = "turns: number of leading ones";
const ONE: &str = "turns: exactly one";
const PLAY_WINS: &str = "turns: some play wins";
const DISCARD_WINS: &str = "turns: some discard wins";
const BOTH_ONLY: &str = "turns: only two cards win";
const SINGLE_MISLEADS: &str = "turns: a single card leads, but only two cards win";
const DISCARD_WHERE_LEADING: &str = "turns: a discard wins where one leads";
const DISCARD_OF_ALL: &str = "turns: a discard wins where one leads, of all deals";

/// Kind of a turn without actions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Play,
    Discard,
    Both,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Play, Self::Discard, Self::Both];

    fn of(turn: &Turn) -> Self {
        let discards = turn
            .moves()
            .iter()
            .any(|mv| matches!(mv, Move::ToCanvas(_)));
        match (turn.plays().next(), discards) {
            (Some(_), true) => Self::Both,
            (Some(_), false) => Self::Play,
            (None, _) => Self::Discard,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Play => "play a card",
            Self::Discard => "discard a card",
            Self::Both => "play one and discard one",
        }
    }

    fn question(self) -> String {
        format!("turns: wins if it is to {}", self.label())
    }
}

fn rule_question(color: Color) -> String {
    format!("turns: wins if it ends under {}", color.letter())
}

/// Returns the turns that leave the player to move in.
pub fn leading_turns(round: &Round) -> Vec<(Turn, Round)> {
    let mover = round.table().turn();
    let mut turns = round.turns();
    turns.retain(|(_, after)| !after.table().is_out(mover));
    turns
}

pub fn count(deal: &Deal, answers: &mut Answers) {
    let winning = deal.winning_turns();
    answers.ask(SOLVED, winning.is_some());
    let Some(winning) = winning else { return };
    let leading = leading_turns(deal.round());
    answers.ask(NONE_LEADS, leading.is_empty());
    answers.ask(WON, !winning.is_empty());
    let has = |kind| winning.iter().any(|turn| Kind::of(turn) == kind);
    let leads = |kind| leading.iter().any(|(turn, _)| Kind::of(turn) == kind);
    if leads(Kind::Discard) {
        answers.ask(DISCARD_OF_ALL, has(Kind::Discard));
    }
    if winning.is_empty() {
        return;
    }
    answers.measure(NUMBER, winning.len());
    answers.measure(LEADING, leading.len());
    answers.ask(ONE, winning.len() == 1);
    answers.ask(PLAY_WINS, has(Kind::Play));
    answers.ask(DISCARD_WINS, has(Kind::Discard));
    let needs_both = !has(Kind::Play) && !has(Kind::Discard);
    answers.ask(BOTH_ONLY, needs_both);
    let single_leads = leads(Kind::Play) || leads(Kind::Discard);
    answers.ask(SINGLE_MISLEADS, needs_both && single_leads);
    if leads(Kind::Discard) {
        answers.ask(DISCARD_WHERE_LEADING, has(Kind::Discard));
    }
    for (turn, after) in &leading {
        let wins = winning.contains(turn);
        answers.ask(&Kind::of(turn).question(), wins);
        answers.ask(&rule_question(after.table().rule()), wins);
    }
}

pub fn tables(ledger: &Ledger) -> Vec<Table> {
    let percent = |question: &str| ledger.share(question).percent();
    let all = Table::new("First turns, all deals", "% of deals")
        .row("the solver can tell all winning turns", percent(SOLVED))
        .row(
            "no turn leads, so the first to move is out at once",
            percent(NONE_LEADS),
        )
        .row("the first to move can win", percent(WON))
        .row(
            "where a single discard leads: one wins",
            percent(DISCARD_OF_ALL),
        );
    let won = Table::new("First turns, deals that can be won", "% of these deals")
        .row("exactly one turn wins", percent(ONE))
        .row("a single play wins", percent(PLAY_WINS))
        .row("a single discard wins", percent(DISCARD_WINS))
        .row("only turns of two cards win", percent(BOTH_ONLY))
        .row(
            "the same, although a single card leads",
            percent(SINGLE_MISLEADS),
        )
        .row(
            "where a single discard leads: one wins",
            percent(DISCARD_WHERE_LEADING),
        );
    let (winning, leading) = (ledger.distribution(NUMBER), ledger.distribution(LEADING));
    let numbers = Table::new("First turns, deals that can be won", "turns")
        .row("that win, mean", winning.mean())
        .row("that win, median", winning.median())
        .row("that lead, mean", leading.mean())
        .row("that lead, median", leading.median());
    let kinds = Kind::ALL.into_iter();
    let kinds = kinds.fold(
        Table::new("A first turn that leads, in deals that can be won", "% win"),
        |table, kind| table.row(kind.label(), percent(&kind.question())),
    );
    let rules = Color::ALL.into_iter().map(|color| {
        let label = format!("ends under {}", color.letter());
        (label, percent(&rule_question(color)))
    });
    let rules = Table::new("A first turn that leads, by the rule it leaves", "% win")
        .ranked(rules.collect());
    vec![all, won, numbers, kinds, rules]
}
