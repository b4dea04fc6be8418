//! Thinking in steps.

use super::choice::Choice;
use super::determinized_search::DeterminizedSearch;

/// A bot that thinks about its turn, step by step. It can be given up between two steps.
///
/// How many steps there are follows from the view and the seed alone, never from the time
/// they take. So the choice is the same however they are spread over time.
pub struct Thinking(Progress);

enum Progress {
    Done(Choice),
    Open(Box<DeterminizedSearch>),
}

impl Thinking {
    pub(super) fn open(contest: DeterminizedSearch) -> Self {
        Self(Progress::Open(Box::new(contest)))
    }

    /// Thinks for one step, which takes a small part of the whole time. Returns the choice
    /// once it is made, and from then on.
    pub fn step(&mut self) -> Option<&Choice> {
        if let Progress::Open(contest) = &mut self.0
            && let Some(choice) = contest.step()
        {
            self.0 = Progress::Done(choice);
        }
        match &self.0 {
            Progress::Done(choice) => Some(choice),
            Progress::Open(_) => None,
        }
    }

    /// Thinks to the end, and returns the choice.
    #[must_use]
    pub fn finish(self) -> Choice {
        match self.0 {
            Progress::Done(choice) => choice,
            Progress::Open(mut contest) => loop {
                if let Some(choice) = contest.step() {
                    return choice;
                }
            },
        }
    }
}

impl From<Choice> for Thinking {
    /// What needs no thinking.
    fn from(choice: Choice) -> Self {
        Self(Progress::Done(choice))
    }
}
