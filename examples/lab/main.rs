//! Command-line access to the rules, bots and solver: text in, text out.
//!
//! ```text
//! cargo run --release --no-default-features --example lab -- COMMAND
//!
//! perft POSITION DEPTH [--divide]   the number of sequences of DEPTH legal turns
//! perft -                           rows POSITION<TAB>DEPTH
//! turns -                           rows POSITION: every legal turn and its result
//! standings -                       rows RULE<TAB>PALETTE/PALETTE/…: winner and set
//! score -                           rows POSITION, round over: cards and points
//! solve -                           rows POSITION: win or loss with all cards open,
//!                                   then the winning turns
//! choose LEVEL SEED -               rows POSITION: the turn of a bot
//! play TURNS -                      rows LEVEL<TAB>RECORD: the record after TURNS more turns
//!                                   of that level at all seats, or fewer at the end
//! review -                          rows RECORD: a judgement of every turn, with all cards
//!                                   open and from its player's view
//! deal RULES PLAYERS SEED [--round N]
//! replay RULES PLAYERS SEED TURNS
//! puzzles KIND COUNT SEED [--levels]
//!                                   rows NAME<TAB>POSITION<TAB>KEY<TAB>PROOF, KIND being 2, 3 or 4
//!                                   players and e, m or h; or the percentage each level solves
//! seal play RULES LEVEL             a sealed game between two processes: its messages, one per line
//! seal verify FILE                  verifies such a game, and reports the deals and turns
//! arena --rules R --players N --bots A,B[,…] --deals D --seed S [--match] [--json] [--threads T]
//!       [--limit MS]                matches between bots, and programs of others (docs/protocol.md) as exec:PROGRAM
//! facts --rules R --players N --deals D --seed S --about TOPIC[,…] --bots A[,…] [--json] [--threads T]
//!       [--resume FILE]             tables about fresh deals: winner, worth, turns, principles, rounds, luck
//! days [--weeks N] [--threads T] [--check]
//!                                   the table of the deals of the days (docs/deals.md), or its comparison with the code
//! values --deals D --seed S         weights of Casual and Skilled (src/bots/weights.rs), learned from solved deals
//! ```
//!
//! `days` needs the feature `app`, `seal` needs the feature `sealed`. `-` reads rows from standard input and answers
//! each, in order. A bad row is answered with `error: …`, and the exit status is then 1.

mod arena;
mod built_in;
mod chance;
mod commands;
mod contestant;
#[cfg(feature = "app")]
mod days;
mod estimate;
mod facts;
mod program;
mod puzzles;
mod rows;
#[cfg(feature = "sealed")]
mod seal;
mod sight;
mod tally;
mod values;

use std::process::ExitCode;

/// Output of a command, or an error message.
type Output = Result<String, String>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["perft", "-"] => rows::answer(commands::perft_row),
        ["perft", position, depth] => one(commands::perft(position, depth)),
        ["perft", position, depth, "--divide"] => one(commands::divide(position, depth)),
        ["turns", "-"] => rows::answer(commands::turns),
        ["standings", "-"] => rows::answer(commands::standings),
        ["score", "-"] => rows::answer(commands::score),
        ["solve", "-"] => rows::answer(commands::solve),
        ["choose", level, seed, "-"] => choose(level, seed),
        ["play", turns, "-"] => rows::answer(|row| commands::play(turns, row)),
        ["review", "-"] => rows::answer(commands::review),
        ["deal", rules, players, seed] => one(commands::deal(rules, players, seed, "1")),
        ["deal", rules, players, seed, "--round", number] => {
            one(commands::deal(rules, players, seed, number))
        }
        ["replay", rules, players, seed, turns] => {
            one(commands::replay(rules, players, seed, turns))
        }
        ["puzzles", kind, count, seed] => one(puzzles::puzzles(kind, count, seed)),
        ["puzzles", kind, count, seed, "--levels"] => one(puzzles::levels(kind, count, seed)),
        #[cfg(feature = "sealed")]
        ["seal", ref options @ ..] => one(sealed(options)),
        #[cfg(feature = "app")]
        ["days", ref options @ ..] => one(days::days(options)),
        ["arena", ref options @ ..] => one(arena::arena(options)),
        ["facts", ref options @ ..] => one(facts::facts(options)),
        ["values", "--deals", deals, "--seed", seed] => one(values::values(deals, seed)),
        _ => one(Err(
            "no such command: perft, turns, standings, score, solve, choose, play, review, deal, replay, puzzles, seal, arena, days, facts, values"
                .to_owned(),
        )),
    }
}

/// Chooses a bot's turn for each row.
fn choose(level: &str, seed: &str) -> ExitCode {
    let level = level
        .parse::<red7::bots::Level>()
        .map_err(|reason| format!("level {level:?}: {reason}"));
    match level.and_then(|level| Ok((level, chance::chance(seed)?))) {
        Ok((level, seed)) => rows::answer(|row| commands::choose(level, seed, row)),
        Err(reason) => one(Err(reason)),
    }
}

#[cfg(feature = "sealed")]
fn sealed(options: &[&str]) -> Output {
    match options {
        ["play", rules, level] => seal::play(rules, level),
        ["verify", file] => seal::verify_file(file),
        // Started by `play`, as two processes.
        ["invite", rules, level] => seal::invite(rules, level),
        ["join", level] => seal::join(level),
        _ => Err("seal play RULES LEVEL, or seal verify FILE".to_owned()),
    }
}

/// Prints the result of a command without rows.
fn one(answer: Output) -> ExitCode {
    match answer {
        Ok(text) => {
            if !text.is_empty() {
                println!("{text}");
            }
            ExitCode::SUCCESS
        }
        Err(reason) => {
            println!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}
