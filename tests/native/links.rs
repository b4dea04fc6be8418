//! Links to games: each parses back to its game, and damaged links are rejected.

use proptest::prelude::*;
use red7::game::{GameRng, Record, Seed, Setup};
use red7::state::{GameLink, Lineup, Link, LinkError, tidy_link};

use crate::common::{random_cases, random_turn, tables};

/// A random lineup of `players` players with at least one human.
fn some_lineup(rng: &mut GameRng, players: usize) -> Lineup {
    let person = rng.below(players);
    let sign = |seat| match (seat == person, rng.below(8)) {
        (true, _) | (_, 0 | 1) => 'h',
        (_, level) => "123456".as_bytes()[level - 2] as char,
    };
    let signs: String = (0..players).map(sign).collect();
    signs.parse().expect("players")
}

/// Visits random games of up to `most` turns for each ruleset and number of players.
fn for_each_game(most: usize, mut visit: impl FnMut(GameLink)) {
    for (number, (ruleset, players)) in (0..).zip(tables()) {
        let mut rng = GameRng::new(number);
        for round in 0..6 {
            let seed = Seed::from_entropy(1_000 * number + round);
            let mut record = Record::new(ruleset, players, seed);
            let mut game = record.deal();
            while record.turns.len() < most && game.winners().is_none() {
                game.next_round();
                let turn = random_turn(&mut rng, game.round());
                game.play_turn(&turn).expect("a legal turn");
                record.turns.push(turn);
            }
            let lineup = some_lineup(&mut rng, players.get());
            visit(GameLink {
                lineup,
                ply: (round % 2 == 0).then(|| rng.below(record.turns.len() + 1)),
                record,
            });
        }
    }
}

#[test]
fn every_game_comes_back_from_its_address() {
    let mut longest = 0;
    for_each_game(usize::MAX, |game| {
        let text = game.to_string();
        longest = longest.max(text.len());
        let is_safe = |sign: char| sign.is_ascii_alphanumeric() || "/.@".contains(sign);
        assert!(text.chars().all(is_safe), "{text}");
        assert_eq!(text.parse(), Ok(Link::Game(game.clone())), "{text}");
        assert_eq!(tidy_link(&text), text);
        let deal = game.to_deal();
        assert_eq!(deal.to_string().parse(), Ok(Link::Game(deal)));
        // A finished game can be a challenge; an unfinished one can't.
        let whole = GameLink { ply: None, ..game };
        let challenge = Link::Challenge(whole.clone());
        let expected = if whole.can_be_beaten() {
            Ok(challenge.clone())
        } else {
            Err(LinkError::Challenge)
        };
        assert_eq!(challenge.to_string().parse(), expected, "{challenge}");
    });
    assert!(longest < 20_000 / 4, "{longest}");
}

#[test]
fn every_position_comes_back_from_its_address() {
    let mut positions = 0;
    for_each_game(9, |game| {
        let played = game.record.replay(usize::MAX).expect("legal turns");
        if let Some(setup) = played.round().setup() {
            let link = Link::Position(setup);
            assert_eq!(link.to_string().parse(), Ok(link.clone()), "{link}");
            assert_eq!(tidy_link(&link.to_string()), link.to_string());
            positions += 1;
        }
    });
    assert!(positions > 200, "{positions}");
}

#[test]
fn ten_thousand_damaged_addresses_are_refused_or_lead_to_a_game() {
    let signs = "1/@._-hpcRG7x<%& \u{301}ż0".chars().collect::<Vec<char>>();
    let mut rng = GameRng::new(77);
    let (mut tried, mut refused) = (0, 0);
    for_each_game(8, |game| {
        for _ in 0..40 {
            let mut text: Vec<char> = game.to_string().chars().collect();
            for _ in 0..=rng.below(3) {
                let at = rng.below(text.len());
                match rng.below(3) {
                    0 => text[at] = signs[rng.below(signs.len())],
                    1 => text.insert(at, signs[rng.below(signs.len())]),
                    _ => drop(text.remove(at)),
                }
            }
            let text: String = text.into_iter().collect();
            tried += 1;
            match text.parse::<Link>() {
                // A damaged link that parses is a valid link of its own.
                Ok(link) => {
                    assert_eq!(link.to_string().parse(), Ok(link.clone()));
                    assert_eq!(tidy_link(&text).parse(), Ok(link), "{text}");
                }
                Err(error) => refused += usize::from(!error.to_string().is_empty()),
            }
        }
    });
    assert!(
        tried >= 10_000 && refused * 2 > tried,
        "{refused} of {tried}"
    );
}

proptest! {
    #![proptest_config(random_cases(2_000))]

    #[test]
    fn noise_never_panics(text in "(1/)?(p/)?.{0,60}") {
        let _ = text.parse::<Link>();
    }

    /// What is valid as it is keeps its meaning.
    #[test]
    fn tidying_changes_no_valid_link(
        text in "1/(d/?|d/2026112[0-9]|q/[234][emh]-[a-z2-9]{8}|1.3a?/h[1-4h]/[a-zA-Z0-9]{8}(@0)?|.{0,30})(%2[0F]|[./_?&# -])?"
    ) {
        if let Ok(link) = text.parse::<Link>() {
            prop_assert_eq!(tidy_link(&text).parse(), Ok(link));
        }
    }
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let twice = "1.3 V2 V2 2 O7/B6/- G5Y1/O2/-";
    assert!(twice.parse::<Setup>().is_ok());
    let text = format!("1/p/{}", twice.replace(' ', "_"));
    assert_eq!(text.parse::<Link>(), Err(LinkError::Position));
}
