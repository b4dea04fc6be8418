//! Review of turns: exact if all cards are open, fair if they are not.

use red7::bots::{
    Estimate, FairJudgement, Judgement, Level, SolveError, Worlds, is_winning_turn, is_won,
    review_in_deals, review_turn, solve, solve_bounded,
};
use red7::game::{GameRng, PlayerCount, Round, Ruleset, Turn};

use crate::brute_force::{small, winning_turns};
use crate::common::{deal, parse, round, text};

fn judge(round: &Round, made: &Turn) -> Judgement {
    review_turn(round, made, 7)
}

fn sorted(turns: &[Turn]) -> Vec<String> {
    let mut texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// Plays a round to its end, with turns chosen by a bot of this level; calls `look` with each position and its turn.
fn play(mut round: Round, level: Level, mut look: impl FnMut(&Round, &Turn)) {
    let mut ply = 0;
    while round.table().winner().is_none() {
        let turn = level.whole_turn(&round, ply);
        look(&round, &turn);
        round.play_turn(&turn).expect("a legal turn");
        ply += 1;
    }
}

#[test]
fn with_all_cards_open_it_agrees_with_trying_all_turns() {
    for (rules, players, hand) in [("1.3", 2, 4), ("1.3a", 2, 3), ("1.3", 3, 3), ("1.3", 4, 2)] {
        let mut rng = GameRng::new(11);
        let mut only = 0;
        for _ in 0..25 {
            let start = small(&mut rng, rules, players, hand);
            play(start, Level::Novice, |round, made| {
                // In Advanced the solver supports two players.
                let exact = judge(round, made).exact.expect("in reach");
                assert_eq!(sorted(&exact), winning_turns(round), "{}", text(round));
                only += usize::from(exact.len() == 1);
            });
        }
        assert!(only > 0, "{rules}: no turn was the only one");
    }
}

#[test]
fn of_whole_games_it_says_what_the_solver_says() {
    for number in 0..300 {
        play(
            deal(parse("1.3"), PlayerCount::TWO, number),
            Level::Casual,
            |round, _| {
                let solved = solve(round).expect("in reach");
                let bounded = solve_bounded(round);
                assert_eq!(bounded.as_ref(), Ok(&solved), "{}", text(round));
                assert_eq!(is_won(round), Ok(!solved.is_empty()), "{}", text(round));
            },
        );
    }
}

#[test]
fn the_bounded_solver_finds_the_same_or_gives_up() {
    let mut found = 0;
    for number in 0..6 {
        let round = deal(parse("1.3"), PlayerCount::THREE, number);
        let solved = solve_bounded(&round);
        if solved != Err(SolveError::TooLarge) {
            assert_eq!(solved, solve(&round), "{}", text(&round));
            found += 1;
        }
    }
    assert!(found > 0);
}

#[test]
fn a_turn_wins_if_the_solver_lists_it() {
    let round = deal(parse("1.3"), PlayerCount::TWO, 1);
    let winning = solve(&round).expect("in reach");
    for (turn, _) in round.turns() {
        let wins = is_winning_turn(&round, &turn);
        assert_eq!(wins, Ok(winning.contains(&turn)), "{turn}");
    }
}

#[test]
fn where_the_solver_does_not_reach_it_says_so_and_is_fair_all_the_same() {
    let round = deal(parse("1.3ax"), PlayerCount::TWO, 1);
    let judgement = judge(&round, &Level::Novice.whole_turn(&round, 0));
    assert_eq!(judgement.exact, Err(SolveError::Actions));
    assert!(judgement.fair.is_some());
}

/// Judges a turn in some other deals that its player cannot distinguish from the real one.
fn fair_in_all_worlds(round: &Round, made: &Turn) {
    let view = round.view(round.table().turn());
    let fair = judge(round, made).fair;
    assert!(fair.is_some(), "{}", text(round));
    let mut differ = 0;
    for world in Worlds::of(&view, GameRng::new(3)).take(3) {
        differ += usize::from(world != *round);
        assert_eq!(judge(&world, made).fair, fair, "{}", text(round));
    }
    assert!(differ > 0 || view.unknown().len() < 2);
}

#[test]
fn what_is_fair_never_depends_on_a_hidden_card() {
    for (number, rules) in (0..).zip(["1.3", "1.3a", "1.3x", "1.3ax", "bgaax"]) {
        let rules: Ruleset = parse(rules);
        let players = PlayerCount::ALL[number as usize % 3];
        let mut plies = 0;
        play(
            deal(rules, players, number),
            Level::Skilled,
            |round, made| {
                // A turn that continues with a card drawn in it is judged by its moves before the draw.
                plies += 1;
                if plies % 4 == 1 {
                    fair_in_all_worlds(round, made);
                }
            },
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_verdict() {
    let round = round("1.3 - - 1 R6V2B4G1/Y1/- B5B3I7/O5/-");
    let made = parse("pR6cG1");
    let judgement = judge(&round, &made);
    assert_eq!(judge(&round, &made), judgement);
    let other = review_turn(&round, &made, 8);
    assert_eq!(other.exact, judgement.exact);
    assert_ne!(other.fair, judgement.fair);
    // It is the same on every machine.
    let golden = "pR6cB4.pR6cV2.pR6cG1.pR6.pB4cV2.pB4cG1.pV2cB4.pV2cG1.pG1cB4.pG1cV2 pR6:219/240+25-0,\
        pR6cG1:194/240+0-0,pR6cB4:213/240+23-4,pG1cV2:194/240+24-24,pV2cB4:182/240+9-21,pG1cB4:16/24+1-4,\
        pR6cV2:15/24+1-5,pV2cG1:15/24+0-4,cV2:14/24+0-5,pB4cG1:11/24+0-8,pB4cV2:8/24+0-11";
    assert_eq!(judgement.to_string(), golden);
    assert_eq!(parse::<Judgement>(golden), judgement);
}

#[test]
fn a_turn_in_the_place_of_another_is_judged_in_the_same_deals() {
    for (players, rules) in [(PlayerCount::TWO, "1.3"), (PlayerCount::FOUR, "1.3ax")] {
        let mut tried = 0;
        play(
            deal(parse(rules), players, 3),
            Level::Novice,
            |round, made| {
                let Some(known) = judge(round, made).fair else {
                    return;
                };
                let deals = known.recommended.worlds;
                let again = |made| {
                    review_in_deals(round, made, 7, deals)
                        .fair
                        .expect("a verdict")
                };
                let counts = |it: &Estimate| (it.turn.clone(), it.won, it.worlds);
                for other in known.others.iter().filter(|other| other.worlds == deals) {
                    let fair = again(&other.turn);
                    assert_eq!(counts(&fair.recommended), counts(&known.recommended));
                    assert_eq!(counts(&fair.played), counts(other));
                    tried += 1;
                }
                let fair = again(made);
                assert_eq!(fair.played, known.played);
                assert_eq!(fair.recommended, known.recommended);
            },
        );
        assert!(tried > 10, "{rules}: {tried}");
    }
}

fn fair(position: &str, made: &str) -> FairJudgement {
    let judgement = judge(&round(position), &parse(made));
    judgement.fair.expect("a fair verdict")
}

#[test]
fn a_turn_that_gives_the_round_away_is_a_mistake() {
    // A player who plays R7 cannot be beaten under red. V2 changes the rule to violet, under which many cards beat it.
    let position = "1.3 - - 1 R7V2V1/Y1/- B4B3G2/O5/-";
    let bad = fair(position, "pR7cV2");
    let good = fair(position, "pR7");
    assert!(bad.is_mistake() && !bad.is_as_advised(), "{bad}");
    assert!(
        bad.loss() > 100 && bad.played.chance() < bad.recommended.chance(),
        "{bad}"
    );
    assert!(!good.is_mistake() && good.is_as_advised(), "{good}");
    assert_eq!((good.loss(), good.recommended.better), (0, 0));
}

#[test]
fn to_go_out_wins_nothing() {
    let fair = fair("1.3 - - 1 R7V2V1/Y1/- B4B3G2/O5/-", "x");
    assert_eq!(fair.played.won, 0);
    assert!(fair.is_mistake(), "{fair}");
}

/// A player who could have added a discard to the turn, but ended it without leading, is out.
#[test]
fn a_turn_that_ends_without_the_lead_wins_nothing() {
    for position in [
        "1.3 - - 1 R1O2V3/Y1/- B4B3G2/O5/- G6G4/B5/-",
        "1.3a - - 1 R1O2V3/Y1/- B4B3G2/O5/- G6G4/B5/-",
        "1.3ax - - 1 R1O2V3/Y1/- B4B3G2/O5/-",
    ] {
        let fair = fair(position, "pO2");
        assert_eq!(
            (fair.played.turn.to_string().as_str(), fair.played.won),
            ("pO2", 0)
        );
        assert!(fair.recommended.won > 0, "{fair}");
    }
}

#[test]
fn what_was_drawn_in_a_turn_does_not_count() {
    // R3 draws B4, which is then discarded: the decision was to play R3.
    let position = "1.3ax - B4 1 R3O2/O6/- -/Y5/-";
    let fair = fair(position, "pR3cB4");
    assert_eq!(fair.played.turn.to_string(), "pR3");
}

#[test]
fn a_chance_lies_within_its_limits() {
    let fair = |won, worlds| {
        let text = format!("- pR7:{won}/{worlds}+0-0,pR7:{won}/{worlds}+0-0");
        parse::<Judgement>(&text).fair.expect("a verdict").played
    };
    for (won, worlds, chance, interval) in [
        (0, 240, 0, (0, 17)),
        (240, 240, 1000, (983, 1000)),
        (120, 240, 500, (435, 565)),
        (1, 1, 1000, (200, 1000)),
    ] {
        let estimate = fair(won, worlds);
        assert_eq!(estimate.chance(), chance);
        assert_eq!(estimate.interval(), interval, "{won} of {worlds}");
    }
}

#[test]
fn chance_alone_makes_no_mistake() {
    for (better, worse, worlds, won, is_mistake) in [
        (30, 2, 240, 9, true),
        (24, 0, 240, 9, false),
        (60, 34, 240, 40, true),
        (90, 64, 240, 70, true),
        (120, 94, 240, 100, false),
        (2, 0, 4, 1, false),
        // A turn that never wins lost every remaining chance, and is a mistake from smaller losses on.
        (24, 0, 240, 0, true),
        (13, 0, 240, 0, true),
        (12, 0, 240, 0, false),
        (5, 0, 240, 0, false),
        (0, 0, 240, 0, false),
    ] {
        let advised = won + better - worse;
        let text = format!("- pR7:{advised}/{worlds}+{better}-{worse},pR6:{won}/{worlds}+0-0");
        let fair = parse::<Judgement>(&text).fair.expect("a verdict");
        assert_eq!(fair.is_mistake(), is_mistake, "{text}");
    }
}

#[test]
fn a_difference_within_its_margin_is_close() {
    for (better, worse, worlds, won, is_worse) in [
        // 17 % against 20 %: about what luck does.
        (25, 18, 240, 41, false),
        (10, 2, 240, 41, true),
        (9, 3, 240, 41, false),
        (60, 0, 240, 41, true),
        (3, 20, 240, 41, false),
    ] {
        let advised = won + better - worse;
        let text = format!("- pR7:{advised}/{worlds}+{better}-{worse},pR6:{won}/{worlds}+0-0");
        let fair = parse::<Judgement>(&text).fair.expect("a verdict");
        assert_eq!(fair.is_worse(), is_worse, "{text}");
        let advised = &fair.recommended;
        assert_eq!(fair.is_worse(), advised.lead() > advised.margin(), "{text}");
        assert_eq!(
            fair.is_close(),
            advised.lead().abs() <= advised.margin(),
            "{text}"
        );
    }
    // The turn without its draw is no other turn.
    let text = "- cB7d:180/240+0-0,cB7d:180/240+0-0,cB7:60/240+0-120,pR6:170/240+20-30";
    let fair = parse::<Judgement>(text).fair.expect("a verdict");
    let next = fair.next_best().map(|next| next.turn.to_string());
    assert_eq!((next.as_deref(), fair.is_close()), (Some("pR6"), true));
    let alone = parse::<Judgement>("- cB7d:180/240+0-0,cB7d:180/240+0-0,cB7:60/240+0-120");
    assert_eq!(alone.fair.expect("a verdict").next_best(), None);
    // The advised turn stands alone only if the next best isn't near.
    for (next, is_best) in [
        ("150/240+30-60", true),
        ("160/240+40-60", false),
        ("14/24+3-6", false),
        ("19/24+0-5", false),
    ] {
        let text = format!("- pR7:180/240+0-0,pR7:180/240+0-0,pR6:{next}");
        let fair = parse::<Judgement>(&text).fair.expect("a verdict");
        assert_eq!(fair.is_clearly_best(), is_best, "{text}");
    }
}

#[test]
fn a_turn_that_another_outdoes_is_told_of() {
    for (advised, other, outdoing) in [
        ("pR7:100/240+0-0", "pR6:130/240+50-20", true),
        ("pR7:100/240+0-0", "pR6:106/240+50-44", false),
        // In fewer deals luck decides.
        ("pR7:100/240+0-0", "pR6:20/24+12-0", false),
        // A Master would have made a third turn, which is not clearly better.
        ("pV1:104/240+10-6", "pR6:130/240+50-20", true),
        ("pV1:104/240+10-6", "pR6:106/240+50-44", false),
    ] {
        let text = format!("- {advised},pR7:100/240+0-0,{other}");
        let fair = parse::<Judgement>(&text).fair.expect("a verdict");
        assert_eq!(fair.outdoing().is_some(), outdoing, "{text}");
        let rival = fair.rival().map(|rival| rival.turn.to_string());
        assert_eq!(rival.as_deref(), Some("pR6"), "{text}");
        assert!(!fair.is_worse() && !fair.is_clearly_best(), "{text}");
    }
}
