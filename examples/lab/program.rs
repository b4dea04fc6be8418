//! Programs of others as players: one line in, one line out (docs/protocol.md).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use red7::game::{Move, Round, Turn};

use super::sight::Sight;

/// Time for an answer, unless another is given.
pub const TIME_LIMIT: Duration = Duration::from_secs(1);

/// Last character of an answer whose program wants to see the card that it draws.
const AWAITS_CARD: char = '+';

/// A running program. After a fault it is started again.
pub struct Program {
    command: String,
    limit: Duration,
    process: Option<Process>,
}

impl Program {
    /// Starts a program, given with its arguments, separated by spaces.
    pub fn start(command: &str, limit: Duration) -> Result<Self, String> {
        Ok(Self {
            command: command.to_owned(),
            limit,
            process: Some(Process::start(command)?),
        })
    }

    /// Returns the program with its arguments.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Asks for the turn of the player to move. An answer that is late, illegal or no turn is reported on standard
    /// error, and counts as a pass.
    pub fn turn(&mut self, round: &Round) -> Turn {
        self.try_turn(round).unwrap_or_else(|fault| {
            eprintln!("{}: {fault}; it passes", self.command);
            Turn::from(Move::Pass)
        })
    }

    fn try_turn(&mut self, round: &Round) -> Result<Turn, String> {
        let mover = round.table().turn();
        let mut now = round.clone();
        let mut turn = Turn::default();
        loop {
            let answer = self.exchange(&Sight::of(&now.view(mover), &turn).to_string())?;
            let refused = |reason: &dyn std::fmt::Display| format!("{answer:?}: {reason}");
            let (moves, awaits_card) = match answer.strip_suffix(AWAITS_CARD) {
                Some(moves) => (moves, true),
                None => (answer.as_str(), false),
            };
            if moves != "-" || turn.is_empty() {
                let moves = moves.parse::<Turn>().map_err(|reason| refused(&reason))?;
                for &mv in moves.moves() {
                    turn.push(mv).map_err(|reason| refused(&reason))?;
                    now.play(mv).map_err(|reason| refused(&reason))?;
                }
            }
            if !awaits_card {
                let checked = round.clone().play_turn(&turn);
                return checked.map(|()| turn).map_err(|reason| refused(&reason));
            }
            if now.table().turn() != mover || now.table().winner().is_some() {
                return Err(refused(&"the turn is over"));
            }
        }
    }

    fn exchange(&mut self, line: &str) -> Result<String, String> {
        let process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.command)?,
        };
        // A program with a fault ends here.
        let process = self.process.insert(process);
        let answer = process.exchange(line, self.limit);
        if answer.is_err() {
            self.process = None;
        }
        answer
    }
}

/// A process, and the lines it writes. It is killed when it is no longer needed.
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Process {
    fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{command}: {error}"))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or("a process without pipes")?;
        let (sender, answers) = sync_channel(1);
        thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            // Ends with the output, or when nobody waits for it any more.
            lines
                .map_while(Result::ok)
                .take_while(|line| sender.send(line.clone()).is_ok())
                .for_each(drop);
        });
        Ok(Self {
            child,
            input,
            answers,
        })
    }

    fn exchange(&mut self, line: &str, limit: Duration) -> Result<String, String> {
        let ended = |_| "it has ended".to_owned();
        writeln!(self.input, "{line}").map_err(ended)?;
        self.input.flush().map_err(ended)?;
        let answer = self
            .answers
            .recv_timeout(limit)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => format!("no answer within {} ms", limit.as_millis()),
                RecvTimeoutError::Disconnected => "it has ended".to_owned(),
            })?;
        Ok(answer.trim().to_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::super::built_in::BuiltIn;
    use super::*;
    use red7::game::{GameRng, PlayerCount, Seed};

    fn round(rules: &str, seed: u64) -> Round {
        let rules = rules.parse().expect("rules");
        Round::deal(rules, PlayerCount::TWO, Seed::from_entropy(seed))
    }

    /// A program that answers each line with the next of these.
    fn answering(answers: &[&str]) -> Program {
        let edits = (1..)
            .zip(answers)
            .map(|(line, answer)| format!(" -e {line}s/.*/{answer}/"));
        let command = format!("sed -u{}", edits.collect::<String>());
        Program::start(&command, Duration::from_secs(20)).expect("sed")
    }

    #[test]
    fn faults_are_named() {
        let round = round("1.3", 1);
        for (command, fault) in [
            (
                "cat",
                "at character 0: a move starts with one of p c t d x, not with '1'",
            ),
            ("sleep 5", "no answer within 300 ms"),
            ("true", "it has ended"),
        ] {
            let mut program = Program::start(command, Duration::from_millis(300)).expect(command);
            let told = program.try_turn(&round).expect_err(command);
            assert!(told.ends_with(fault), "{told}");
            // It is started again for the next turn.
            assert!(program.turn(&round).is_pass());
        }
        assert!(Program::start("/no/such/program", TIME_LIMIT).is_err());
    }

    #[test]
    fn illegal_turns_are_passes_and_the_program_goes_on() {
        let round = round("1.3", 1);
        let legal = BuiltIn::Simple.turn(&round, 0).expect("a turn");
        let foreign = round.hand(PlayerCount::TWO.after(round.table().turn()));
        let foreign = foreign.highest().expect("a card");
        let mut program = answering(&[
            &format!("p{foreign}"),
            &format!("p{foreign}+"),
            "x+",
            "+",
            "-",
            &legal.to_string(),
        ]);
        for _ in 0..2 {
            let told = program.try_turn(&round).expect_err("not in hand");
            assert!(told.contains(&foreign.to_string()), "{told}");
        }
        let told = program.try_turn(&round);
        assert_eq!(told, Err("\"x+\": the turn is over".to_owned()));
        for _ in 0..2 {
            assert!(program.try_turn(&round).is_err());
        }
        assert_eq!(program.turn(&round), legal);
    }

    #[test]
    fn a_program_can_wait_for_a_card() {
        let position = "1.3x - B4V4 1 R3/V2/- G4/O6/-";
        let setup: red7::game::Setup = position.parse().expect("a position");
        let round = Round::try_from(setup).expect("a position");
        let turn = |answers: &[&str]| {
            let turn = answering(answers).try_turn(&round);
            turn.map(|turn| turn.to_string())
        };
        assert_eq!(turn(&["pR3+", "cB4"]).as_deref(), Ok("pR3cB4"));
        assert_eq!(turn(&["pR3+", "-"]).as_deref(), Ok("pR3"));
        assert!(turn(&["pR3+", "cV4"]).is_err());
    }

    /// The example in Python plays as the built-in bot of the same name.
    #[test]
    fn simple_in_python_plays_the_same() {
        let is_there =
            |command: &mut Command| command.output().is_ok_and(|out| out.status.success());
        if !is_there(Command::new("python3").arg("--version")) {
            return;
        }
        let example = "python3 examples/simple.py";
        let mut program = Program::start(example, Duration::from_secs(20)).expect("python");
        for seed in 0..60 {
            let players = PlayerCount::ALL[GameRng::new(seed).below(3)];
            let rules = ["1.3", "1.0", "bga"][GameRng::new(seed).below(3)]
                .parse()
                .expect("rules");
            let mut round = Round::deal(rules, players, Seed::from_entropy(seed));
            while round.table().winner().is_none() {
                let turn = BuiltIn::Simple.turn(&round, 0).expect("a turn");
                assert_eq!(program.try_turn(&round), Ok(turn.clone()));
                round.play_turn(&turn).expect("a legal turn");
            }
        }
    }
}
