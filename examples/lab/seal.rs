//! Sealed games between two processes that exchange messages through pipes, verified afterwards.

use std::io::{self, BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use red7::bots::Level;
use red7::game::{Ruleset, Turn};
use red7::sealed::{Awaiting, Participant, PlayerName, Secret, to_record, verify};

use super::Output;
use super::commands::parse;

/// `seal play RULES LEVEL`: plays a game between two processes of this program, and returns its messages, one per line.
pub fn play(rules: &str, level: &str) -> Output {
    let (_, _): (Ruleset, Level) = (parse(rules, "rules")?, parse(level, "level")?);
    let mut sides = [
        Process::start(&["seal", "invite", rules, level])?,
        Process::start(&["seal", "join", level])?,
    ];
    let mut messages = Vec::new();
    loop {
        let [sender, reader] = &mut sides;
        let Some(message) = sender.said()? else {
            break;
        };
        reader.tell(&message)?;
        messages.push(message);
        sides.swap(0, 1);
    }
    for side in sides {
        side.end()?;
    }
    check(&messages.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(messages.join("\n"))
}

/// `seal verify FILE`: verifies the messages of a game, one per line, and reports the deals and turns.
pub fn verify_file(file: &str) -> Output {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    check(&text.lines().collect::<Vec<_>>())
}

fn check(messages: &[&str]) -> Output {
    let proofs = verify(messages).map_err(|unproved| unproved.to_string())?;
    let rounds = (1..).zip(&proofs).map(|(number, proof)| {
        let order: String = proof.order().iter().map(ToString::to_string).collect();
        let turns = red7::game::write_turns(proof.turns());
        let winner = proof.round().table().winner();
        let winner = winner.map_or_else(|| "no one".to_owned(), |seat| format!("seat {seat}"));
        format!("round {number}: {winner} wins\t{order}\t{turns}")
    });
    let verdict = "verified: both shuffled honestly".to_owned();
    let game = to_record(&proofs).ok_or("the rounds are of no game")?;
    let game = format!("the game, with all cards open: {game}");
    let lines: Vec<String> = rounds.chain([game, verdict]).collect();
    Ok(lines.join("\n"))
}

/// `seal invite RULES LEVEL`: one participant, which writes messages to standard output and reads the other's from
/// standard input.
pub fn invite(rules: &str, level: &str) -> Output {
    let level = parse(level, "level")?;
    let side = Participant::invite(parse(rules, "rules")?, PlayerName::default(), secret()?);
    converse(side.map_err(|refused| refused.to_string())?, level)
}

/// `seal join LEVEL`: the other participant, which reads first.
pub fn join(level: &str) -> Output {
    let level = parse(level, "level")?;
    let first = io::stdin().lines().next().ok_or("there is no message")?;
    let first = first.map_err(|error| error.to_string())?;
    let side = Participant::join(&first, PlayerName::default(), secret()?)
        .map_err(|refused| refused.to_string())?;
    converse(side, level)
}

/// Sends and reads messages until the game is over.
fn converse(mut side: Participant, level: Level) -> Output {
    loop {
        if let Some(message) = side.to_send() {
            let mut out = io::stdout().lock();
            let written = writeln!(out, "{message}").and_then(|()| out.flush());
            written.map_err(|error| error.to_string())?;
        }
        if side.due() == Awaiting::Nothing {
            break;
        }
        let Some(message) = io::stdin().lines().next() else {
            return Err("the other side has gone".to_owned());
        };
        let message = message.map_err(|error| error.to_string())?;
        side = side.read(&message).map_err(|refused| refused.to_string())?;
        if side.due() == Awaiting::Turn {
            side = side
                .play(&turn(&side, level)?)
                .map_err(|refused| refused.to_string())?;
        }
    }
    let fault = side.rounds().iter().find_map(|proof| proof.as_ref().err());
    fault.map_or_else(|| Ok(String::new()), |fault| Err(fault.to_string()))
}

/// The turn of a bot that sees only its participant's view.
fn turn(side: &Participant, level: Level) -> Result<Turn, String> {
    let view = side.view().ok_or("no cards are dealt")?;
    let choice = level.choose(&view, side.messages().len() as u64);
    Ok(choice.turn().clone())
}

fn secret() -> Result<Secret, String> {
    let mut random = [0; Secret::LEN];
    getrandom::fill(&mut random).map_err(|error| error.to_string())?;
    Ok(Secret::new(random))
}

/// A participant in a separate process.
struct Process {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Process {
    fn start(args: &[&str]) -> Result<Self, String> {
        let start = || -> io::Result<Option<Self>> {
            let mut child = Command::new(std::env::current_exe()?)
                .args(args)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()?;
            let pipes = child.stdin.take().zip(child.stdout.take());
            Ok(pipes.map(|(input, output)| Self {
                child,
                input,
                output: BufReader::new(output).lines(),
            }))
        };
        let started = start().map_err(|error| error.to_string())?;
        started.ok_or_else(|| "a process without pipes".to_owned())
    }

    /// The next message; `None` when the game is over.
    fn said(&mut self) -> Result<Option<String>, String> {
        let line = self.output.next().transpose();
        line.map_err(|error| error.to_string())
    }

    fn tell(&mut self, message: &str) -> Result<(), String> {
        writeln!(self.input, "{message}").map_err(|error| error.to_string())
    }

    fn end(mut self) -> Result<(), String> {
        drop(self.input);
        let status = self.child.wait().map_err(|error| error.to_string())?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("a side ended with {status}"))
        }
    }
}
