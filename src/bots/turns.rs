//! Turns that a view allows, as far as it can look ahead.

use super::choice::Choice;
use crate::game::{Move, Phase, Turn, View};

/// A turn that a player could make, and its result as far as the player can know it.
///
/// A drawn card isn't known beforehand. It counts as a card in hand, but isn't played; and the turn
/// stops after the draw, since the card may change the player's mind.
#[derive(Clone, Debug)]
pub struct Candidate {
    turn: Turn,
    end: View,
    /// Returns `true` if the turn stops at a drawn card.
    stops_short: bool,
}

impl Candidate {
    /// Returns the moves to make now.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns the view at the end of the turn, right before [`Move::End`].
    #[must_use]
    pub const fn end(&self) -> &View {
        &self.end
    }

    /// Returns `true` if the turn ends with its player winning, and so staying in.
    #[must_use]
    pub fn stays(&self) -> bool {
        self.end.table().is_mover_winning()
    }

    /// Returns the choice to make this turn.
    pub(super) fn choice(&self) -> Choice {
        if self.stops_short {
            Choice::up_to_card(self.turn.clone())
        } else {
            Choice::whole(self.turn.clone())
        }
    }

    /// Returns `true` if the turn ends with a drawn card that isn't known yet, and that could still be
    /// discarded.
    pub(super) fn awaits_card(&self) -> bool {
        awaits_card(&self.end)
    }
}

/// Returns every turn that the player of a view could make, except passing; in the middle of a turn,
/// every way to finish it. Returns no turn if another player is to move.
///
/// 5s played one after another come in one order only, since their order makes no difference.
#[must_use]
pub fn candidates(view: &View) -> Vec<Candidate> {
    let mut found = Vec::new();
    explore(view, None, &mut Turn::default(), false, &mut found);
    found
}

/// Returns `true` if the turn may continue with a drawn card that isn't known yet.
pub(super) fn awaits_card(view: &View) -> bool {
    view.table().phase() == Phase::Played && !knows_hand(view)
}

/// Returns `true` if the view knows all cards that were drawn.
pub(super) fn knows_hand(view: &View) -> bool {
    view.hand_size(view.seat()) == view.hand().len()
}

/// Returns `true` if two turns differ at most by a draw that was earned.
pub(super) fn is_same_but_for_draw(one: &Turn, other: &Turn) -> bool {
    let moves = |turn: &Turn| {
        let moves = turn.moves().iter().copied();
        moves.filter(|&mv| mv != Move::Draw).collect::<Vec<_>>()
    };
    moves(one) == moves(other)
}

fn explore(
    view: &View,
    last: Option<Move>,
    turn: &mut Turn,
    stopped_short: bool,
    found: &mut Vec<Candidate>,
) {
    let goes_on = knows_hand(view);
    let stops_short = stopped_short || awaits_card(view);
    for mv in view.legal_moves() {
        match mv {
            Move::Pass => {}
            Move::End => found.push(Candidate {
                turn: turn.clone(),
                end: view.clone(),
                stops_short,
            }),
            _ if is_other_order(last, mv) => {}
            _ => {
                let Ok(after) = view.after(mv) else { continue };
                // A legal turn always has room.
                if goes_on && turn.push(mv).is_err() {
                    continue;
                }
                explore(&after, Some(mv), turn, stops_short, found);
                if goes_on {
                    turn.pop();
                }
            }
        }
    }
}

/// Returns `true` if two plays in a row are of the same value, so of two 5s, with the lower one first.
fn is_other_order(last: Option<Move>, mv: Move) -> bool {
    match (last, mv) {
        (Some(Move::Play(last)), Move::Play(card)) => last.value() == card.value() && last < card,
        _ => false,
    }
}

/// Returns the turn of a player whom no candidate leaves winning: passing or, in the middle of a turn,
/// the moves that are still required.
pub(super) fn concede(view: &View, candidates: &[Candidate]) -> Choice {
    if view.check(Move::Pass).is_ok() {
        return Choice::whole(Turn::from(Move::Pass));
    }
    candidates
        .first()
        .map(Candidate::choice)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(position: &str) -> Vec<String> {
        let mut texts: Vec<String> = candidates(&View::of_position(position))
            .iter()
            .map(|candidate| candidate.turn().to_string())
            .collect();
        texts.sort();
        texts
    }

    #[test]
    fn candidates_are_all_turns_except_passing() {
        assert_eq!(
            texts("1.3 - - 1 R7V2/O1/- -/R6/-"),
            ["cV2", "pR7", "pR7cV2", "pV2"]
        );
        assert_eq!(texts("1.3 - - 1 -/O1/- -/R6/-"), [""; 0]);
    }

    #[test]
    fn candidates_stop_at_an_unknown_card() {
        let position = "1.3x - B4 1 R3O2/O6/- -/Y5/-";
        assert_eq!(
            texts(position),
            ["cO2", "cR3", "pO2", "pO2cR3", "pR3", "pR3"]
        );
        let short = |position| {
            let drawing = "pR3".parse().expect("a turn");
            let choices = candidates(&View::of_position(position)).into_iter();
            let mut choices = choices.map(|candidate| candidate.choice());
            choices.any(|choice| *choice.turn() == drawing && choice.awaits_card())
        };
        assert!(short(position));
        assert!(!short("1.3x - - 1 R3O2/O6/- -/Y5/-"));
    }

    #[test]
    fn fives_come_in_one_order() {
        let position = "1.3x - - 1 R5O5/V6/- -/Y4/-";
        assert_eq!(texts(position), ["cO5", "cR5", "pR5pO5"]);
    }

    #[test]
    fn a_lost_player_finishes_the_turn() {
        let before = View::of_position("bgax - - 1 V1/V2/- -/R6Y6/-");
        let one = Move::Play("V1".parse().expect("a card"));
        let middle = before.after(one).expect("legal");
        let rest = concede(&middle, &candidates(&middle));
        assert_eq!(rest.turn().to_string(), "tR6");
        let pass = concede(&before, &candidates(&before));
        assert_eq!(pass.turn().to_string(), "x");
    }
}
