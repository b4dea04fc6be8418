//! Whole games over the faulty relay, between devices that reload, lose what wasn't stored, sleep, and share chairs.
//!
//! `LIVE=10000 cargo test --no-default-features --features app,live --test native live::games` plays that many, and with
//! `LIVE_FIRST=9000` those from number 9,000 on.

mod page;
mod table;

use red7::game::{GameRng, Move, Seed, Turn};
use red7::live::Chair;
use red7::state::{CorrespondenceLink, GameId, WaitingFor};

use self::page::Loss;
use self::table::Table;
use super::relay::Faults;
use super::schedules::random_faults;
use crate::common::random_turn;
use crate::friends::device::replayed;

/// Steps with faults.
const STEPS: usize = 80;

/// Most rounds of turns until a game is over.
const MOST_ROUNDS: usize = 400;

const SEATINGS: [&str; 6] = ["ab", "abc", "ab3", "abcd", "a3b", "ab4c"];
const RULES: [&str; 5] = ["1.3", "1.3a", "1.3x", "1.3ax", "bga"];

/// Plays a game. In a split game, a player who sits at two devices may move differently at each.
fn play(number: u64) {
    let is_split = number % 4 == 3;
    let seating = SEATINGS[(number / 4 % 6) as usize];
    let rules = RULES[(number % 5) as usize];
    let persons = seating.bytes().filter(u8::is_ascii_lowercase).count();
    let devices = persons + (number / 2 % 3) as usize;
    let relays = 1 + (number / 7 % 2) as usize;
    let mut table = Table::new(number, seating, rules, devices, relays);
    let mind = |page: usize| if is_split { page as u64 } else { 0 };
    for step in 0..STEPS {
        if step % 10 == 0 {
            for relay in 0..relays {
                table.relays[relay].faults = random_faults(&mut table.rng);
            }
        }
        disturb(&mut table, mind);
        let pause = match table.rng.below(16) {
            0 => table.rng.below(100_000),
            1..6 => table.rng.below(8_000),
            _ => table.rng.below(300),
        };
        table.run(pause as u64);
    }
    for relay in &mut table.relays {
        relay.faults = Faults::default();
        relay.start();
    }
    for page in 0..devices {
        table.pages[page].may_deliver = true;
        table.wake(page);
        table.happen(page, Vec::new());
    }
    table.run(280_000);
    for _ in 0..MOST_ROUNDS {
        if is_split && table.ledger_is_split() {
            break;
        }
        if table.pages.iter().all(page::Page::is_over) {
            break;
        }
        for page in 0..devices {
            table.sit_somewhere(page);
            table.play(page, mind(page));
            table.run(700);
        }
    }
    table.run(280_000);
    if is_split && table.ledger_is_split() {
        for page in 0..devices {
            table.watch(page);
        }
        table.run(10_000);
        table.check_every_version_is_known();
    } else {
        let is_over = table.pages.iter().all(page::Page::is_over);
        assert!(is_over, "it never ends: {}", table.describe());
        table.check_everyone_has_the_game();
    }
}

fn disturb(table: &mut Table, mind: impl Fn(usize) -> u64) {
    let page = table.rng.below(table.pages.len());
    let relay = table.rng.below(table.relays.len());
    let is_asleep = table.pages[page].is_asleep;
    if table.rng.below(6) == 0 {
        table.pages[page].keep_backup();
    }
    match table.rng.below(30) {
        _ if is_asleep && table.rng.below(3) == 0 => table.wake(page),
        0 => table.load(page, Loss::Nothing),
        1 => table.load(page, Loss::Games),
        2 => table.load(page, Loss::Everything),
        3 => table.pages[page].is_asleep = true,
        4 => {
            let now = table.now();
            table.relays[relay].stop(now);
        }
        5..8 => table.relays[relay].start(),
        8 => table.relays[relay].forget(),
        9 => table.relays[relay].mute(),
        10..12 if !is_asleep => {
            table.pages[page].may_deliver ^= true;
            table.happen(page, Vec::new());
        }
        _ if is_asleep => {}
        12..16 => table.sit_somewhere(page),
        _ => table.play(page, mind(page)),
    }
}

#[test]
fn nothing_is_lost_between_devices() {
    let number_in = |name| std::env::var(name).ok()?.parse().ok();
    let games = number_in("LIVE_FIRST").unwrap_or(0)..number_in("LIVE").unwrap_or(24);
    let fails = |&number: &u64| std::panic::catch_unwind(|| play(number)).is_err();
    let failed: Vec<u64> = games.filter(fails).collect();
    assert!(failed.is_empty(), "games {failed:?}");
}

/// The player has moved at another device, which is gone, and nobody else has heard of the turn.
#[test]
fn a_reload_keeps_a_turn_that_waits_to_be_shown() {
    let mut table = Table::new(1, "ab", "1.3a", 3, 1);
    table.run(5_000);
    for (page, chair) in [(1, Chair::ALL[1]), (2, Chair::HOST)] {
        table.sit(page, chair);
        table.run(5_000);
    }
    table.play(1, 0);
    table.run(5_000);
    table.pages[1].is_asleep = true;
    table.pages[2].may_deliver = false;
    table.play(0, 0);
    table.run(5_000);
    table.pages[0].is_asleep = true;
    table.load(2, Loss::Nothing);
    table.run(5_000);
    let [other, reloaded] = [0, 2].map(|page| table.pages[page].game().expect("a game").record());
    assert_eq!(reloaded, other);
    assert_eq!(table.versions(2).len(), 1);
}

/// A player has moved differently at two devices, and one of them has forgotten that when it comes back.
#[test]
fn a_device_that_comes_gets_all_versions() {
    for forgets in [0, 1] {
        let mut table = Table::new(1, "ab", "1.3a", 3, 1);
        table.run(5_000);
        table.sit(1, Chair::ALL[1]);
        table.run(5_000);
        let is_host = table.pages[0].game().expect("a game").awaits() == Some(WaitingFor::You);
        let pair = [usize::from(!is_host), 2];
        let chair = table.pages[pair[0]].live.room().chair();
        table.sit(2, chair.expect("a chair"));
        table.run(5_000);
        table.pages[pair[forgets]].keep_backup();
        // The letters cross.
        for page in pair {
            table.play(page, page as u64);
        }
        table.run(60_000);
        assert_eq!(pair.map(|page| table.versions(page).len()), [2; 2]);
        table.load(pair[forgets], Loss::Everything);
        assert_eq!(table.versions(pair[forgets])[0].plies(), 0);
        table.run(10_000);
        table.check_every_version_is_known();
    }
}

/// The storage was full, so neither the turn nor the counter of its letter was stored, and nobody else is there.
#[test]
fn a_turn_that_could_not_be_stored_comes_back_from_the_relay() {
    let mut table = Table::new(1, "ab", "1.3a", 2, 1);
    table.run(5_000);
    table.sit_somewhere(1);
    table.run(5_000);
    let mover =
        usize::from(table.pages[0].game().expect("a game").awaits() != Some(WaitingFor::You));
    table.pages[mover].keep_backup();
    table.pages[1 - mover].is_asleep = true;
    table.play(mover, 0);
    table.run(1_000);
    let [before, after] = [Loss::Everything, Loss::Nothing].map(|loss| {
        table.load(mover, loss);
        let before = table.versions(mover);
        table.run(5_000);
        (before, table.versions(mover))
    });
    assert_eq!(before.0[0].plies(), 0);
    // From then on it is stored.
    assert_eq!([&before.1, &after.0, &after.1].map(Vec::len), [1; 3]);
    assert_eq!((&before.1, &after.0), (&after.0, &after.1));
    assert_eq!(after.1[0].plies(), 1);
    table.wake(1 - mover);
    table.run(5_000);
    table.check_everyone_has_the_game();
}

/// Whoever has the link can write letters, but no other game than that of the room.
#[test]
fn letters_with_other_games_change_nothing() {
    let mut table = Table::new(1, "ab", "1.3a", 2, 1);
    table.run(5_000);
    table.sit_somewhere(1);
    table.run(5_000);
    for _ in 0..4 {
        for page in 0..2 {
            table.play(page, 0);
            table.run(1_000);
        }
    }
    table.check_everyone_has_the_game();
    let known = table.versions(0).remove(0);
    assert!(known.plies() > 2);
    let text = known.to_string();
    let mut forged = vec![text[..text.len() - 1].to_owned(), text[1..].to_owned()];
    let mut changed = |change: fn(&mut CorrespondenceLink)| {
        let mut link = known.clone();
        change(&mut link);
        forged.push(link.to_string());
    };
    changed(|link| link.id = GameId(Seed::from_entropy(5)));
    changed(|link| link.record.seed = Seed::from_entropy(6));
    changed(|link| link.options.take_backs ^= true);
    changed(|link| link.record.turns.push(Turn::from(Move::Draw)));
    changed(|link| link.record.turns.swap(0, 1));
    changed(|link| link.record.turns.clear());
    for body in forged {
        let before: Vec<_> = (0..2).map(|page| table.versions(page)).collect();
        table.forge(1, &body);
        table.run(10_000);
        let after: Vec<_> = (0..2).map(|page| table.versions(page)).collect();
        assert_eq!(after, before, "{body}");
    }
}

/// Whoever has the link can write as many versions of the game as there are legal turns.
#[test]
fn letters_do_not_fill_the_storage_with_versions() {
    let mut table = Table::new(1, "ab", "1.3a", 2, 1);
    table.run(5_000);
    table.sit_somewhere(1);
    table.run(5_000);
    for _ in 0..4 {
        for page in 0..2 {
            table.play(page, 0);
            table.run(1_000);
        }
    }
    let known = table.versions(0).remove(0);
    for number in 0..80 {
        let mut link = known.clone();
        link.record.turns.truncate(number % known.plies());
        let mut rng = GameRng::new(number as u64);
        let turn = random_turn(&mut rng, &replayed(&link.record));
        link.record.turns.push(turn);
        table.forge(1, &link.to_string());
        table.run(2_000);
    }
    assert_eq!(table.versions(0).len(), 16);
}
