//! Answers rows from standard input one by one.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use super::Output;

/// Answers each row as it arrives. An empty answer prints nothing.
pub fn answer(command: impl Fn(&str) -> Output) -> ExitCode {
    match answer_all(command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns `true` if every row was valid.
fn answer_all(command: impl Fn(&str) -> Output) -> io::Result<bool> {
    let mut out = io::stdout().lock();
    let mut all_good = true;
    for (number, row) in (1..).zip(io::stdin().lock().split(b'\n')) {
        let row = String::from_utf8_lossy(&row?).into_owned();
        match command(row.trim_end_matches('\r')) {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(out, "{text}")?,
            Err(reason) => {
                all_good = false;
                writeln!(out, "error: row {number}: {reason}")?;
            }
        }
        out.flush()?;
    }
    Ok(all_good)
}
