//! Texts of judgements, in which they come from the worker.
//!
//! `EXACT FAIR`: the winning turns with dots between, `-` if there are none, or `?` and the
//! reason why they are unknown; then with `,` between the recommended turn, the turn that was made,
//! and the others, as `TURN:WON/WORLDS+BETTER-WORSE`; or `-`.

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
        write!(f, "{},{}", self.recommended, self.played)?;
        for other in &self.others {
            write!(f, ",{other}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            turn,
            won,
            worlds,
            better,
            worse,
        } = self;
        write!(f, "{turn}:{won}/{worlds}+{better}-{worse}")
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
        let mut estimates = text.split(',').map(estimate);
        let mut main = || estimates.next().ok_or(ParseJudgementError)?;
        Ok(Self {
            recommended: main()?,
            played: main()?,
            others: estimates.collect::<Result<_, _>>()?,
        })
    }
}

fn estimate(text: &str) -> Result<Estimate, ParseJudgementError> {
    let (made, counts) = text.split_once(':').ok_or(ParseJudgementError)?;
    let (count, pairs) = counts.split_once('+').ok_or(ParseJudgementError)?;
    let (won, worlds) = numbers(count, '/')?;
    let (better, worse) = numbers(pairs, '-')?;
    if worlds > 0 && better <= won && won + worse <= worlds {
        Ok(Estimate {
            turn: made.parse().map_err(|_| ParseJudgementError)?,
            won,
            worlds,
            better,
            worse,
        })
    } else {
        Err(ParseJudgementError)
    }
}

/// Parses two numbers with a character between. They must fit into 16 bits, more than any count here.
fn numbers(text: &str, sign: char) -> Result<(u32, u32), ParseJudgementError> {
    let number = |text: &str| text.parse::<u16>().map(u32::from);
    let (a, b) = text.split_once(sign).ok_or(ParseJudgementError)?;
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
            "pR7.pR7cG2 pR7:130/240+12-3,cG2:121/240+0-0,cV1:3/24+1-9",
            "- x:0/240+0-0,x:0/240+0-0",
            "?actions -",
            "?large pR7:1/1+1-0,cG2:0/1+0-0",
        ] {
            let judgement: Judgement = text.parse().expect(text);
            assert_eq!(judgement.to_string(), text);
        }
        for text in [
            "",
            "-",
            "?none -",
            "pR9 -",
            "- x:0/1,x:0/1",
            "- x:0/1+0-0",
            "- x:2/1+0-0,x:0/1+0-0",
            "- x:0/0+0-0,x:0/0+0-0",
            "- x:1/2+2-0,x:0/2+0-0",
            "- x:1/2+0-2,x:0/2+0-0",
            "- x:0/99999+0-0,x:0/1+0-0",
        ] {
            assert_eq!(
                text.parse::<Judgement>(),
                Err(ParseJudgementError),
                "{text}"
            );
        }
    }
}
