//! Deals of the days, which never change: each address leads to the same cards and players for ever.

use red7::bots::{DealGames, Level};
use red7::state::{Day, Link, PlayerKind};

use crate::common::parse;

/// The addresses of the days from 1 January to 13 December 2026, a row `DAY<TAB>ADDRESS` each.
const EARLY_DAYS: &str = include_str!("../golden/early_days.tsv");

#[test]
fn early_days_keep_their_addresses() {
    let mut day = Day::FIRST;
    let mut count = 0;
    for row in EARLY_DAYS.lines().skip(1) {
        let (date, address) = row.split_once('\t').expect(row);
        assert_eq!(day, parse(date));
        assert_eq!(day.deal().to_string(), address);
        let Ok(Link::Game(game)) = address.parse() else {
            panic!("{address} is no deal");
        };
        assert_eq!(Day::of_game(&game), Some(day), "{address}");
        day = day.after(1);
        count += 1;
    }
    assert_eq!(count, 347);
}

/// The days of the table, Mondays first.
fn counted_days() -> Vec<Day> {
    let mut day = Day::FIRST_OF_ONE_ROUND;
    let mut days = Vec::new();
    while day.is_counted() {
        days.push(day);
        day = day.after(1);
    }
    assert_eq!(days.len(), 522 * 7);
    days
}

#[test]
fn every_day_is_in_the_band_of_its_weekday() {
    let mut shares = vec![Vec::new(); 7];
    for day in counted_days() {
        let share = day.win_share().expect("a share");
        assert!((15..=90).contains(&share), "{day}: {share}");
        assert!(day.win_share_band().contains(&share), "{day}: {share}");
        assert_eq!(Day::of_game(&day.deal()), Some(day));
        shares[day.in_week()].push(share);
    }
    let middles = shares.into_iter().map(|mut shares| {
        shares.sort_unstable();
        shares[shares.len() / 2]
    });
    let middles: Vec<u8> = middles.collect();
    assert!(
        middles.is_sorted_by(|earlier, later| earlier > later),
        "{middles:?}"
    );
    assert!(middles[0] >= middles[6] + 25, "{middles:?}");
}

#[test]
fn days_are_one_round_against_the_lower_levels() {
    for day in counted_days().into_iter().take(7) {
        let deal = day.deal();
        assert!(!deal.record.ruleset.is_advanced(), "{day}");
        let signs = deal.lineup.to_string();
        let (own, others) = signs.split_at(1);
        assert_eq!(own, "h");
        assert!(
            others.bytes().all(|sign| (b'1'..=b'3').contains(&sign)),
            "{signs}"
        );
    }
}

/// `lab days --check` recounts all of them.
#[test]
fn win_shares_are_counted_exactly() {
    let days = counted_days();
    for week in [0, 300] {
        for &day in &days[week * 7..][..7] {
            let deal = day.deal();
            let others = deal.lineup.others().into_iter();
            let opponents: Vec<Level> = others
                .filter_map(|player| match player {
                    PlayerKind::Bot(level) => Some(level),
                    _ => None,
                })
                .collect();
            let round = deal.record.deal().round().clone();
            let wins = DealGames::new(round, deal.record.seed, &opponents).wins(0..1_000);
            assert_eq!(
                (wins + 5) / 10,
                usize::from(day.win_share().expect("a share")),
                "{day}"
            );
        }
    }
}
