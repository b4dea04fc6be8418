//! The turns that a view allows, as far as it can look ahead.

use crate::game::{Move, Phase, Turn, View};

/// A way to the end of a turn.
///
/// A card drawn from the deck on the way is not known beforehand. Looking on, the
/// candidate counts it as a card in hand, but does not play it; and its turn stops
/// short after the draw, as the card may change the player's mind.
#[derive(Clone, Debug)]
pub struct Candidate {
    turn: Turn,
    end: View,
}

impl Candidate {
    /// The moves to make now.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The view at the end of the turn, right before [`Move::End`].
    #[must_use]
    pub const fn end(&self) -> &View {
        &self.end
    }

    /// Whether the turn ends with its player winning, and so staying in.
    #[must_use]
    pub fn stays(&self) -> bool {
        self.end.table().is_mover_winning()
    }
}

/// All ways to go on from a view to the end of the turn, but to pass. None if the
/// player of the view is not to move.
///
/// Several 5s that are played one after another stand in one order only, since
/// their order changes nothing.
#[must_use]
pub fn candidates(view: &View) -> Vec<Candidate> {
    let mut found = Vec::new();
    explore(view, None, &mut Turn::default(), &mut found);
    found
}

/// Whether a turn that a bot chose for a view stops at a card drawn from the
/// deck that may be discarded in this same turn, so that the bot is to be asked
/// again.
#[must_use]
pub fn stops_short(view: &View, turn: &Turn) -> bool {
    let end = turn
        .moves()
        .iter()
        .try_fold(view.clone(), |view, &mv| view.after(mv));
    end.is_ok_and(|end| end.table().phase() == Phase::Played && !knows_hand(&end))
}

/// Whether no card was drawn that the view does not know.
fn knows_hand(view: &View) -> bool {
    view.hand_size(view.seat()) == view.hand().len()
}

fn explore(view: &View, last: Option<Move>, turn: &mut Turn, found: &mut Vec<Candidate>) {
    let goes_on = knows_hand(view);
    for mv in view.legal_moves() {
        match mv {
            Move::Pass => {}
            Move::End => found.push(Candidate {
                turn: turn.clone(),
                end: view.clone(),
            }),
            _ if is_other_order(last, mv) => {}
            _ => {
                let Ok(after) = view.after(mv) else { continue };
                if goes_on {
                    turn.push(mv);
                }
                explore(&after, Some(mv), turn, found);
                if goes_on {
                    turn.pop();
                }
            }
        }
    }
}

/// Whether two plays in a row are of one value, so of two 5s, the lower one first.
fn is_other_order(last: Option<Move>, mv: Move) -> bool {
    match (last, mv) {
        (Some(Move::Play(last)), Move::Play(card)) => last.value() == card.value() && last < card,
        _ => false,
    }
}

/// The turn of a player whom no candidate leaves winning: to pass, or in the
/// middle of a turn to do what has to be done yet.
pub(super) fn concede(view: &View, candidates: &[Candidate]) -> Turn {
    if view.check(Move::Pass).is_ok() {
        return Turn::from_iter([Move::Pass]);
    }
    candidates
        .first()
        .map(|candidate| candidate.turn.clone())
        .unwrap_or_default()
}
