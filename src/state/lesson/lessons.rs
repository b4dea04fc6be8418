//! The ten lessons: positions and tasks.

use crate::state::play::TurnEvent;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The start, in the notation of [`Setup`](crate::game::Setup). The player has the first seat and is to move.
    pub position: &'static str,
    pub goal: Goal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Play a card that takes the lead; ending the turn is optional.
    Lead,
    /// End a turn in the lead that includes all these parts.
    Turn(&'static [TurnPart]),
    /// End a turn without the lead, because no turn leads.
    GoOut,
    /// Win the round with at least this many points, by a turn that no one can answer.
    Win(u32),
    /// End a turn in the lead that leaves the highest card in hand.
    KeepHighest,
    /// End a turn in the lead that takes one card from the hand.
    SpendOne,
}

/// A part of a turn that a task asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPart {
    Play,
    Discard,
    Draw,
    /// Take another player's card with a 1.
    Take,
    /// Play another card with a 5.
    PlayAgain,
    /// Move a card of the player's own with a 7.
    Move,
}

impl TurnPart {
    /// Returns `true` if a turn with these events includes this part.
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

/// Each of the seven rules, with the same cards. The leader has more cards that count, or a higher number under red;
/// the next lesson is about equal counts.
const RULES: [Task; 7] = [
    lead("1.3 - - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1B1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1B1I1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
    lead("1.3 O1Y1G1B1I1V1 - 1 R7R4Y3O2/Y5O4Y4/- R1/G6V6V5/-"),
];

const fn task(position: &'static str, goal: Goal) -> Task {
    Task { position, goal }
}

const fn lead(position: &'static str) -> Task {
    task(position, Goal::Lead)
}

const fn turn(position: &'static str, deeds: &'static [TurnPart]) -> Task {
    task(position, Goal::Turn(deeds))
}

pub const LESSONS: [&[Task]; 10] = [
    // Each rule.
    &RULES,
    // Comparing cards: by number, by colour, with equal counts.
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
    // Discarding: when no play helps, and in the lead.
    &[
        turn("1.3 - - 1 V1Y5G3O1/G4B2/- O2I1/R7/-", &[TurnPart::Discard]),
        turn("1.3 - - 1 O5V1G1/R7B5/- O2I1/R6V4/-", &[TurnPart::Discard]),
    ],
    // Both in one turn, when neither is enough.
    &[turn(
        "1.3 - - 1 G4G5B7I6/G2/- O2I1/R7R6O3/-",
        &[TurnPart::Play, TurnPart::Discard],
    )],
    // Going out: the player, and the last opponent.
    &[
        task("1.3 B1 - 1 V3V2/V4/- Y2B2/B7O3/-", Goal::GoOut),
        task("1.3 V1 - 1 G2R3I6/B2/- -/O1V5/-", Goal::Win(0)),
    ],
    // Advanced: a discard that earns a card, and points.
    &[
        turn(
            "1.3a Y2 O2I7 1 G6B6V2/R4B3/- Y7O1/I5/-",
            &[TurnPart::Discard, TurnPart::Draw],
        ),
        task("1.3a G1 - 1 R7B4V5/B6I2/- -/Y3V7/-", Goal::Win(15)),
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
    // Saving the highest card: under red, where it counts, and under blue, where it doesn't.
    &[
        task("1.3 - - 1 R7O6G3B2/V4/- Y1V2/I5/-", Goal::KeepHighest),
        task("1.3 B3 - 1 O7B1I2/R2Y4/- G1V1/G5V3/-", Goal::KeepHighest),
    ],
    // Spending two cards only where one isn't enough.
    &[
        task("1.3 - - 1 Y6G3O2V1/B4/- I3B1/R5/-", Goal::SpendOne),
        turn(
            "1.3 - - 1 O3I4I2G5/B5/- O2V1/R6Y6/-",
            &[TurnPart::Play, TurnPart::Discard],
        ),
    ],
];
