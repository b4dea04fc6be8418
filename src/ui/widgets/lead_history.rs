//! The course of a game: a row for each player, a column for each turn.

use yew::prelude::*;

use super::art::{glyph, suit};
use super::character::{Mood, sign_of};
use crate::i18n::Localizer;
use crate::state::{LeadCell, LeadHistory, LeadHistoryRow, Lineup};

/// The rows of a game, folded if there are too many columns for a narrow page. Screen readers get them as sentences.
pub fn lead_history_table(
    loc: Localizer,
    rows: &[LeadHistoryRow],
    lineup: &Lineup,
    names: &[String],
) -> Html {
    let columns = rows.first().map_or(0, |row| row.cells.len());
    let folds = LeadHistory::folds(columns, LeadHistory::WIDEST);
    let width = folds.first().map_or(1, ExactSizeIterator::len);
    let named = || rows.iter().zip(names);
    let line = |row: &LeadHistoryRow, name: &String, from: usize, to: usize| {
        let cells = row.cells.get(from..to).unwrap_or_default();
        let wins = |nth: usize| row.is_won && from + nth + 1 == columns;
        html! {
            <div class="course">
                { sign_of(loc, lineup, row.seat, name, mood(row)) }
                <b>{ name }</b>
                <span class="cells">
                    { for cells.iter().enumerate().map(|(nth, &it)| cell(it, wins(nth))) }
                </span>
            </div>
        }
    };
    let fold = |fold: std::ops::Range<usize>| {
        html! { <div class="fold">{ for named().map(|(row, name)| line(row, name, fold.start, fold.end)) }</div> }
    };
    html! {
        <div class="story">
            <ul class="sr">
                { for named().map(|(row, name)| html! { <li>{ loc.course_row(name, row) }</li> }) }
            </ul>
            <div aria-hidden="true" style={format!("--n:{width}")}>{ for folds.into_iter().map(fold) }</div>
        </div>
    }
}

/// Mood of an opponent at the end of a round. In a match, no row shows the winner.
fn mood(row: &LeadHistoryRow) -> Mood {
    match row.is_won {
        true => Mood::Leading,
        false if row.cells.contains(&LeadCell::Out) => Mood::Out,
        false => Mood::Thinking,
    }
}

fn cell(cell: LeadCell, wins: bool) -> Html {
    match cell {
        LeadCell::Gone => html! { <i /> },
        LeadCell::Behind => html! { <i class="behind" /> },
        LeadCell::Out => html! { <i class="gone">{ glyph("i-cross", "") }</i> },
        LeadCell::Leads(rule) => html! {
            <i class={classes!("led", suit(rule), wins.then_some("wins"))}>
                { glyph(format!("p{rule}"), "") }
            </i>
        },
    }
}
