//! The end of a round: its last turn and who won by it, step by step, before the result.

use crate::state::play::log::{LogLine, TurnEvent};

/// A step of the end of a round, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EndStep {
    /// The last card lands.
    Landing,
    /// Its paint spreads over the canvas.
    Wash,
    /// The player who went out topples.
    Fall,
    /// The winner's rule sweeps over the whole page.
    Sweep,
}

impl EndStep {
    /// Time of the step, in milliseconds. The style sheets move as long, but the fall, which is then held: who has lost
    /// is seen. After the last one, the result settles for about a quarter of a second.
    #[must_use]
    pub const fn millis(self) -> u32 {
        match self {
            Self::Landing => 240,
            Self::Wash => 600,
            Self::Fall => 850,
            Self::Sweep => 540,
        }
    }
}

/// Progress through these steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    step: EndStep,
    /// `true` if the last turn put a card on the canvas.
    paints: bool,
}

impl RoundEnd {
    /// The end of a round by its last turn.
    pub fn by(last: &LogLine) -> Self {
        let moves_cards = last.events.iter().any(|event| *event != TurnEvent::Passed);
        Self {
            step: if moves_cards {
                EndStep::Landing
            } else {
                EndStep::Fall
            },
            paints: last.paints(),
        }
    }

    pub const fn step(self) -> EndStep {
        self.step
    }

    /// Returns the end at its next step; `None` after the last one.
    pub const fn advanced(self) -> Option<Self> {
        let step = match self.step {
            EndStep::Landing if self.paints => EndStep::Wash,
            EndStep::Landing | EndStep::Wash => EndStep::Fall,
            EndStep::Fall => EndStep::Sweep,
            EndStep::Sweep => return None,
        };
        Some(Self { step, ..self })
    }
}
