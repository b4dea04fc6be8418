//! Texts of judgements, in which they come from the worker.
//!
//! `EXACT FAIR`: the winning turns with dots between, `-` if there are none, or `?` and the
//! reason why they are unknown; then `BETTER-WORSE`, and after a `,` each the recommended turn,
//! the turn that was made, and the others, as `TURN:WON/WORLDS`; or `-`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::super::solver::SolveError;
use super::{Estimate, FairJudgement, Judgement};
use crate::game::{read_turns, write_turns};

/// Stands for nothing.
const NOTHING: &str = "-";

const REASONS: [SolveError; 6] = [
    SolveError::Over,
    SolveError::MidTurn,
    SolveError::Actions,
    SolveError::Hand,
    SolveError::Advanced,
    SolveError::TooLarge,
];

const fn reason_text(reason: SolveError) -> &'static str {
    match reason {
        SolveError::Over => "?over",
        SolveError::MidTurn => "?midturn",
        SolveError::Actions => "?actions",
        SolveError::Hand => "?hand",
        SolveError::Advanced => "?advanced",
        SolveError::TooLarge => "?large",
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.exact {
            Ok(turns) => f.write_str(&write_turns(turns))?,
            Err(reason) => f.write_str(reason_text(*reason))?,
        }
        match &self.fair {
            Some(fair) => write!(f, " {fair}"),
            None => write!(f, " {NOTHING}"),
        }
    }
}

impl fmt::Display for FairJudgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.better, self.worse)?;
        let main = [&self.recommended, &self.played].into_iter();
        for estimate in main.chain(&self.others) {
            let Estimate { turn, won, worlds } = estimate;
            write!(f, ",{turn}:{won}/{worlds}")?;
        }
        Ok(())
    }
}

/// The text isn't a [`Judgement`], or not a [`FairJudgement`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a judgement is EXACT FAIR")]
pub struct ParseJudgementError;

impl FromStr for Judgement {
    type Err = ParseJudgementError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (exact, fair) = text.split_once(' ').ok_or(ParseJudgementError)?;
        let reason = REASONS
            .into_iter()
            .find(|&known| reason_text(known) == exact);
        Ok(Self {
            exact: match reason {
                Some(reason) => Err(reason),
                None => Ok(read_turns(exact).map_err(|_| ParseJudgementError)?),
            },
            fair: match fair {
                NOTHING => None,
                fair => Some(fair.parse()?),
            },
        })
    }
}

impl FromStr for FairJudgement {
    type Err = ParseJudgementError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split(',');
        let (better, worse) = numbers(parts.next(), '-')?;
        let mut estimates = parts.map(estimate);
        let mut main = || estimates.next().ok_or(ParseJudgementError)?;
        Ok(Self {
            recommended: main()?,
            played: main()?,
            better,
            worse,
            others: estimates.collect::<Result<_, _>>()?,
        })
    }
}

fn estimate(text: &str) -> Result<Estimate, ParseJudgementError> {
    let (made, count) = text.split_once(':').ok_or(ParseJudgementError)?;
    let (won, worlds) = numbers(Some(count), '/')?;
    if won <= worlds && worlds > 0 {
        Ok(Estimate {
            turn: made.parse().map_err(|_| ParseJudgementError)?,
            won,
            worlds,
        })
    } else {
        Err(ParseJudgementError)
    }
}

/// Parses two numbers with a character between. They must fit into 16 bits, more than any count here.
fn numbers(text: Option<&str>, sign: char) -> Result<(u32, u32), ParseJudgementError> {
    let number = |text: &str| text.parse::<u16>().map(u32::from);
    let (a, b) = text
        .and_then(|text| text.split_once(sign))
        .ok_or(ParseJudgementError)?;
    match (number(a), number(b)) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        _ => Err(ParseJudgementError),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_round_trip_through_their_texts() {
        for text in [
            "pR7.pR7cG2 12-3,pR7:130/240,cG2:121/240,cV1:3/24",
            "- 0-0,x:0/240,x:0/240",
            "?actions -",
            "?large 1-0,pR7:1/1,cG2:0/1",
        ] {
            let judgement: Judgement = text.parse().expect(text);
            assert_eq!(judgement.to_string(), text);
        }
        for text in [
            "",
            "-",
            "?none -",
            "pR9 -",
            "- 1,x:0/1,x:0/1",
            "- 1-0,x:0/1",
            "- 0-0,x:2/1,x:0/1",
            "- 0-0,x:0/0,x:0/0",
            "- 0-0,x:0/99999,x:0/1",
        ] {
            assert_eq!(
                text.parse::<Judgement>(),
                Err(ParseJudgementError),
                "{text}"
            );
        }
    }
}
