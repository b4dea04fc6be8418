//! Dates, percentages and lists, held against Unicode's CLDR.

use crate::i18n::{Localizer, RichText};
use crate::state::Day;

/// Written by `tools/cldr.mjs`.
const ROWS: &str = include_str!("cldr.tsv");

/// The page's text for a row: of the kind `kind`, made of `input`.
fn said(loc: Localizer, kind: &str, input: &str) -> String {
    let day = || input.parse::<Day>().expect(input);
    let items = || input.split(' ').map(RichText::from);
    match kind {
        "date" => loc.date_of(day()),
        "date and year" => loc.date_and_year_of(day()),
        "day" => loc.day_named(day()),
        "month" => loc.month_of(day()),
        "percent" => loc.review_percent(input.parse().expect(input)),
        "and" => loc.listed(items()).plain(loc),
        "or" => loc.joined(items(), Localizer::list_or).plain(loc),
        _ => panic!("no such kind: {kind}"),
    }
}

#[test]
fn dates_percentages_and_lists_are_those_of_cldr() {
    let mut faults = Vec::new();
    for loc in Localizer::all() {
        let tag = loc.language().tag();
        let rows = ROWS
            .lines()
            .filter_map(|row| row.strip_prefix(tag)?.strip_prefix('\t'));
        let mut count = 0;
        for row in rows {
            count += 1;
            let mut cells = row.split('\t');
            let mut cell = || cells.next().expect(row);
            let (kind, input, cldr) = (cell(), cell(), cell());
            let said = said(loc, kind, input);
            // French has an ordinal number for the first of a month, which CLDR leaves out.
            let said = said.replace("1er ", "1 ");
            if said != cldr {
                faults.push(format!("{tag}, {kind}: {said:?}, not {cldr:?}"));
            }
        }
        assert!(count > 0, "no row for {tag}: run tools/cldr.mjs");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
