//! The eight lessons: positions, and what is to be done in each.

use crate::state::play::TurnEvent;

/// One thing to do in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Where it starts, in the notation of [`Setup`](crate::game::Setup). The person has the
    /// first seat, and is to move.
    pub position: &'static str,
    /// What is asked.
    pub goal: Goal,
}

/// What a task asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Play a card by which one leads. The turn need not be ended.
    Lead,
    /// End a turn in the lead, with all these deeds in it.
    Turn(&'static [TurnPart]),
    /// End a turn without leading, since no turn leads.
    GoOut,
    /// Win the round with at least so many points, by a turn that has no answer.
    Win(u32),
}

/// Something that is done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPart {
    /// Play a card.
    Play,
    /// Discard a card.
    Discard,
    /// Draw a card.
    Draw,
    /// Take another player's card by a 1.
    Take,
    /// Play another card by a 5.
    PlayAgain,
    /// Move a card of one's own by a 7.
    Move,
}

impl TurnPart {
    /// Whether it was done in a turn in which these things happened.
    #[must_use]
    pub fn is_in(self, events: &[TurnEvent]) -> bool {
        let times = |is: fn(&TurnEvent) -> bool| events.iter().filter(|event| is(event)).count();
        match self {
            Self::Play => times(|event| matches!(event, TurnEvent::Played(_))) > 0,
            Self::PlayAgain => times(|event| matches!(event, TurnEvent::Played(_))) > 1,
            Self::Discard => times(|event| matches!(event, TurnEvent::Discarded(_))) > 0,
            Self::Draw => times(|event| matches!(event, TurnEvent::Drew(_))) > 0,
            Self::Take => times(|event| matches!(event, TurnEvent::Took(..))) > 0,
            Self::Move => {
                times(|event| matches!(event, TurnEvent::Recycled(_) | TurnEvent::Returned(_))) > 0
            }
        }
    }
}

/// Each of the seven rules, over the same cards. What leads has more cards that count, or under red
/// a higher number: which of equally many leads is for the next lesson.
const RULES: [Task; 7] = [
    lead("1.3 - - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1B1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1B1I1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1B1I1V1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
];

const fn lead(position: &'static str) -> Task {
    Task {
        position,
        goal: Goal::Lead,
    }
}

const fn turn(position: &'static str, deeds: &'static [TurnPart]) -> Task {
    Task {
        position,
        goal: Goal::Turn(deeds),
    }
}

/// The lessons, each with its tasks.
pub const LESSONS: [&[Task]; 8] = [
    // Each rule.
    &RULES,
    // Comparing cards: by number, by colour, with equally many.
    &[
        lead("1.3 - - 1 R5V7B3/G2/- O2G1/O6/-"),
        lead("1.3 - - 1 Y6B6V6/I2/- O2G1/G6/-"),
        lead("1.3 G1 - 1 V4B6R3/I2/- O2O1/G4R2/-"),
    ],
    // Playing a card.
    &[
        turn("1.3 Y1 - 1 O1O6G7V4/O3/- R1I1/B5B2/-", &[TurnPart::Play]),
        turn("1.3 I1 - 1 R6G4B2V5/I5/- R1V1/Y4B3/-", &[TurnPart::Play]),
    ],
    // Discarding: where no play helps, and in the lead.
    &[
        turn("1.3 - - 1 V1Y5G3O1/G4B2/- O2I1/R7/-", &[TurnPart::Discard]),
        turn("1.3 - - 1 O5V1G1/R7B5/- O2I1/R6V4/-", &[TurnPart::Discard]),
    ],
    // Both in one turn, where neither is enough.
    &[turn(
        "1.3 - - 1 G4G5B7I6/G2/- O2I1/R7R6O3/-",
        &[TurnPart::Play, TurnPart::Discard],
    )],
    // Going out: oneself, and the last opponent.
    &[
        Task {
            position: "1.3 B1 - 1 V3V2/V4/- Y2B2/B7O3/-",
            goal: Goal::GoOut,
        },
        Task {
            position: "1.3 V1 - 1 G2R3I6/B2/- -/O1V5/-",
            goal: Goal::Win(0),
        },
    ],
    // Advanced: a discard that earns a card, and points.
    &[
        turn(
            "1.3a Y2 O2I7 1 G6B6V2/R4B3/- Y7O1/I5/-",
            &[TurnPart::Discard, TurnPart::Draw],
        ),
        Task {
            position: "1.3a G1 - 1 R7B4V5/B6I2/- -/Y3V7/-",
            goal: Goal::Win(15),
        },
    ],
    // Actions: a 1, a 3, a 5 and a 7.
    &[
        turn("1.3x - O6 1 V1B4G2/B5/- Y5O1/R6Y4/-", &[TurnPart::Take]),
        turn("1.3x - V2R3 1 V3B4/I2/- Y5O1/O6/-", &[TurnPart::Draw]),
        turn(
            "1.3x Y1 O6 1 B5B4V2/B3/- Y7O1/R4R2/-",
            &[TurnPart::PlayAgain],
        ),
        turn("1.3x G1 O6 1 V7B3/B4R5/- Y7O1/R6R4/-", &[TurnPart::Move]),
    ],
];
