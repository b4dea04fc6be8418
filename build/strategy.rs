//! Generates the figures that the page shows from the tables of `docs/strategy.md`, which `lab facts` prints.

use std::fmt::Write;
use std::io::Error;
use std::path::Path;
use std::{env, fs};

/// A table of the document: the mark of its figures, and its heading.
struct Table(&'static str, &'static str);

const FIRST_TURNS: Table = Table("facts-turns", "First turns, deals that can be won");
const LEADING_TURNS: Table = Table(
    "facts-turns",
    "A first turn that leads, in deals that can be won",
);
const RULES_LEFT: Table = Table(
    "facts-turns",
    "A first turn that leads, by the rule it leaves",
);
const PRINCIPLES: Table = Table(
    "facts-principles",
    "Deals that can be won: the first turn chosen so wins",
);
const CARDS: Table = Table("facts-worth", "This card, hand");
const PAIRS: Table = Table("facts-worth", "Two cards in hand, against the sum of both");
const EXTREME_PAIRS: Table = Table(
    "facts-worth",
    "Pairs at both ends of all 1,176, against the sum of both",
);
const INSTEAD_OF_ONE: Table = Table("facts-worth", "Instead of a 1, hand");
const WINNER: Table = Table("facts-winner", "All cards open, perfect play");

/// Rows by the name of their constant.
const SERIES: [(&str, &[(Table, &str)]); 10] = [
    (
        "KINDS_OF_TURN",
        &[
            (LEADING_TURNS, "play a card"),
            (LEADING_TURNS, "play one and discard one"),
        ],
    ),
    (
        "SINGLE_CARDS",
        &[
            (FIRST_TURNS, "a single play wins"),
            (FIRST_TURNS, "a single discard wins"),
        ],
    ),
    (
        "LEADING_DISCARDS",
        &[(FIRST_TURNS, "where a single discard leads: one wins")],
    ),
    (
        "RULES_LEFT",
        &[
            (RULES_LEFT, "ends under R"),
            (RULES_LEFT, "ends under O"),
            (RULES_LEFT, "ends under Y"),
            (RULES_LEFT, "ends under G"),
            (RULES_LEFT, "ends under B"),
            (RULES_LEFT, "ends under I"),
            (RULES_LEFT, "ends under V"),
        ],
    ),
    (
        "PRINCIPLES",
        &[
            (PRINCIPLES, "leave the fewest single cards that reply"),
            (PRINCIPLES, "keep the most cards"),
            (PRINCIPLES, "both: as Skilled"),
            (PRINCIPLES, "as Master"),
        ],
    ),
    (
        "TWO_CARDS_ONLY",
        &[
            (FIRST_TURNS, "only turns of two cards win"),
            (FIRST_TURNS, "the same, although a single card leads"),
        ],
    ),
    (
        "SEVENS",
        &[
            (CARDS, "R7"),
            (CARDS, "O7"),
            (CARDS, "Y7"),
            (CARDS, "G7"),
            (CARDS, "B7"),
            (CARDS, "I7"),
            (CARDS, "V7"),
        ],
    ),
    (
        "PAIRS_OF_SEVENS",
        &[(PAIRS, "two 7s"), (EXTREME_PAIRS, "R7 O7")],
    ),
    (
        "INSTEAD_OF_ONE",
        &[
            (INSTEAD_OF_ONE, "a 2"),
            (INSTEAD_OF_ONE, "a 3"),
            (INSTEAD_OF_ONE, "a 4"),
            (INSTEAD_OF_ONE, "a 5"),
            (INSTEAD_OF_ONE, "a 6"),
            (INSTEAD_OF_ONE, "a 7"),
        ],
    ),
    (
        "FIRST_MOVER",
        &[(
            WINNER,
            "the first to move wins, against all others together",
        )],
    ),
];

const DOCUMENT: &str = "docs/strategy.md";

/// Writes the constants, in tenths.
///
/// # Errors
///
/// Returns an error if the document lacks a row, or if a file can't be read or written.
pub fn make() -> Result<(), Error> {
    println!("cargo::rerun-if-changed={DOCUMENT}");
    let text = fs::read_to_string(DOCUMENT)?;
    let mut code = String::new();
    for (name, rows) in SERIES {
        let values = rows.iter().map(|(table, row)| {
            let value = table.tenths(&text, row);
            value.ok_or_else(|| Error::other(format!("{DOCUMENT} lacks {row:?} of {:?}", table.1)))
        });
        let values = values.collect::<Result<Vec<i32>, _>>()?;
        let _ = writeln!(code, "const {name}: [i16; {}] = {values:?};", values.len());
    }
    let folder = env::var("OUT_DIR").map_err(Error::other)?;
    fs::write(Path::new(&folder).join("strategy.rs"), code)
}

impl Table {
    /// The value of a row in tenths; `None` if the document lacks it.
    fn tenths(&self, text: &str, row: &str) -> Option<i32> {
        let &Self(mark, heading) = self;
        let block = text.split_once(&format!("<!-- figures: {mark} -->"))?.1;
        let block = block.split_once("<!-- end -->")?.0;
        let heading = format!("| {heading} |");
        let tables = block.split("\n\n");
        let with_heading = tables.filter(|table| table.trim().starts_with(&heading));
        let mut lines = with_heading.flat_map(str::lines);
        let cells = lines.find_map(|line| line.strip_prefix(&format!("| {row} | ")))?;
        let value: f64 = cells.split(' ').next()?.parse().ok()?;
        Some((value * 10.0).round() as i32)
    }
}
