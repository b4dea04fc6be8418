//! The worth of cards in hand and in the palette, with all cards open and perfect play.

use std::ops::Add;

use red7::game::{Card, Color, Seat, Value};

use super::super::estimate::Estimate;
use super::deal::Deal;
use super::ledger::{Answers, Ledger, Share};
use super::pairs;
use super::table::Table;

/// Every hand of which the result is known.
pub const ANY: &str = "worth: any hand";

const HAND: &str = "hand";
const PALETTE: &str = "palette";
/// Hands by the place of their player in turn order.
const PLACES: [&str; 2] = ["hand of the first to move", "hand of the second to move"];

/// Counts, for each seat of which the result is known, whether it wins with the cards it was dealt.
pub fn count(deal: &Deal, answers: &mut Answers) {
    let Some(mover_wins) = deal.mover_wins() else {
        return;
    };
    let mover = deal.mover();
    count_seat(deal, (mover, PLACES[0]), mover_wins, answers);
    if deal.players().get() == 2 {
        let other = deal.players().after(mover);
        count_seat(deal, (other, PLACES[1]), !mover_wins, answers);
    }
}

fn count_seat(deal: &Deal, (seat, place): (Seat, &str), wins: bool, answers: &mut Answers) {
    let (hand, palette) = (deal.round().hand(seat), deal.round().table().palette(seat));
    answers.ask(ANY, wins);
    for card in hand {
        answers.ask(&with_card(HAND, card), wins);
        for hands in [HAND, place] {
            answers.ask(&with_value(hands, card.value()), wins);
            answers.ask(&with_color(hands, card.color()), wins);
        }
    }
    for card in palette {
        answers.ask(&with_card(PALETTE, card), wins);
        answers.ask(&with_value(PALETTE, card.value()), wins);
        answers.ask(&with_color(PALETTE, card.color()), wins);
    }
    pairs::count(hand, wins, answers);
}

/// Question for hands, or palettes, with a card; a hand counts once for each.
fn with_card(place: &str, card: Card) -> String {
    format!("{place}: {card}")
}

fn with_value(place: &str, value: Value) -> String {
    format!("{place}: {}", value.get())
}

fn with_color(place: &str, color: Color) -> String {
    format!("{place}: {}", color.letter())
}

/// Question for hands with a card.
pub fn in_hand(card: Card) -> String {
    with_card(HAND, card)
}

/// Unit of these tables.
pub const POINTS: &str = "points of winning";

/// Factor of the difference between hands with one card and hands with another. Six of 48 hands with one hold the other
/// as well, and make no difference: so it is 42/48 of what it means to change one for the other.
const SWAP: f64 = 48.0 / 42.0;

pub fn tables(ledger: &Ledger) -> Vec<Table> {
    let mut tables = vec![
        value_table(HAND, SWAP, ledger),
        value_table(PLACES[0], SWAP, ledger),
        value_table(PLACES[1], SWAP, ledger),
        value_table(PALETTE, 1.0, ledger),
    ];
    let [first, second] = PLACES;
    tables.extend([HAND, first, second, PALETTE].map(|place| color_table(place, ledger)));
    tables.extend([HAND, PALETTE].map(|place| card_table(place, ledger)));
    tables.extend(pairs::tables(ledger));
    tables
}

/// Compares cards of each number with 1s.
fn value_table(place: &str, factor: f64, ledger: &Ledger) -> Table {
    let of_value = |value| ledger.share(&with_value(place, value));
    let lowest = of_value(Value::ALL[0]);
    let table = Table::new(format!("Instead of a 1, {place}"), POINTS);
    Value::ALL.into_iter().skip(1).fold(table, |table, value| {
        let more = of_value(value).points_above(lowest);
        table.row(format!("a {}", value.get()), more.times(factor))
    })
}

fn color_table(place: &str, ledger: &Ledger) -> Table {
    let of_color = |color| ledger.share(&with_color(place, color));
    let any = Color::ALL
        .into_iter()
        .map(of_color)
        .fold(Share::default(), Share::add);
    let rows = Color::ALL.into_iter();
    let rows = rows.map(|color| (color.letter().to_string(), against(any, of_color(color))));
    Table::new(format!("A card of this colour, {place}"), POINTS).ranked(rows.collect())
}

fn card_table(place: &str, ledger: &Ledger) -> Table {
    let of_card = |card| ledger.share(&with_card(place, card));
    let any = Card::ALL
        .into_iter()
        .map(of_card)
        .fold(Share::default(), Share::add);
    let rows = Card::ALL.into_iter();
    let rows = rows.map(|card| (card.to_string(), against(any, of_card(card))));
    Table::new(format!("This card, {place}"), POINTS).ranked(rows.collect())
}

/// Returns how much more often some win than all do, of which there are many more.
fn against(any: Share, some: Share) -> Estimate {
    let more = some.rate() - any.rate();
    Estimate::normal(more, some.variance(), some.count()).times(100.0)
}
