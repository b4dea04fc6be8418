//! Skilled: the opponent that looks one turn ahead.

use super::Bot;
use super::choice::Choice;
use super::log2::ONE;
use super::replies::expected_replies;
use super::turns::{Candidate, candidates, concede};
use crate::game::{Card, CardSet, GameRng, Move, View};

/// Value of one more card in hand: as much as halving the next player's replies three times. In the
/// match-ups tried, any value from two halvings on did equally well; half a halving won clearly less
/// often against novices.
pub(super) const CARD: i64 = 3 * ONE;

/// Keeps its cards, and leaves the players after it few replies: of the turns that leave it winning it
/// chooses the one that does best in both. If there is none, it plays for the draw that is most likely
/// to save it; if no draw can, it passes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Skilled;

impl Bot for Skilled {
    fn choose(&self, view: &View, seed: u64) -> Choice {
        choose_by(score, view, seed)
    }
}

/// Returns the turn with the most valuable end of those that stay in; if there is none, that with the best draw.
pub(super) fn choose_by(value: fn(&Candidate) -> i64, view: &View, seed: u64) -> Choice {
    let all = candidates(view);
    let staying = all.iter().filter(|candidate| candidate.stays());
    let hoping = all.iter().filter(|candidate| luck(candidate) > 0);
    match favourite(staying, value, seed).or_else(|| favourite(hoping, luck, seed)) {
        Some(candidate) => candidate.choice(),
        None => concede(view, &all),
    }
}

/// Returns the candidate with the most valuable end; among several the seed decides.
fn favourite<'a>(
    candidates: impl Iterator<Item = &'a Candidate>,
    value: impl Fn(&Candidate) -> i64,
    seed: u64,
) -> Option<&'a Candidate> {
    let valued: Vec<_> = candidates
        .map(|candidate| (value(candidate), candidate))
        .collect();
    let highest = valued.iter().map(|&(value, _)| value).max()?;
    let equals: Vec<_> = valued
        .into_iter()
        .filter(|&(value, _)| value == highest)
        .collect();
    let any = GameRng::new(seed).below(equals.len());
    equals.get(any).map(|&(_, candidate)| candidate)
}

/// Returns the choices whose score is at most `margin` below the best. If no turn stays in, these are the draws most
/// likely to save the player, or else the pass.
pub(super) fn near_best(view: &View, margin: i64) -> Vec<Choice> {
    let all = candidates(view);
    let staying = all.iter().filter(|candidate| candidate.stays());
    let hoping = all.iter().filter(|candidate| luck(candidate) > 0);
    let mut near = within(staying, score, margin);
    if near.is_empty() {
        near = within(hoping, luck, 0);
    }
    if near.is_empty() {
        near.push(concede(view, &all));
    }
    near
}

/// Returns the choices of the candidates whose value is at most `margin` below the highest.
fn within<'a>(
    candidates: impl Iterator<Item = &'a Candidate>,
    value: impl Fn(&Candidate) -> i64,
    margin: i64,
) -> Vec<Choice> {
    let valued: Vec<_> = candidates
        .map(|candidate| (value(candidate), candidate))
        .collect();
    let highest = valued.iter().map(|&(value, _)| value).max();
    let near = valued
        .into_iter()
        .filter(|&(value, _)| Some(value + margin) >= highest);
    near.map(|(_, candidate)| candidate.choice()).collect()
}

/// Returns the value of ending the turn here, in steps of the logarithm.
pub(super) fn score(candidate: &Candidate) -> i64 {
    let end = candidate.end();
    CARD * end.hand_size(end.seat()) as i64 - threat(end)
}

/// Returns the threat of the others' replies: the logarithm of the next player's expected replies, and
/// half as much weight for each further player.
fn threat(end: &View) -> i64 {
    let table = end.table();
    let mut seat = table.players().after(end.seat());
    let mut share = 1;
    let mut threat = 0;
    while seat != end.seat() {
        if !table.is_out(seat) {
            threat += expected_replies(end, seat).log2() / share;
            share *= 2;
        }
        seat = table.players().after(seat);
    }
    threat
}

/// Returns the number of unknown cards that would save a player who is lost without the card just
/// drawn.
fn luck(candidate: &Candidate) -> i64 {
    if !candidate.awaits_card() {
        return 0;
    }
    let end = candidate.end();
    let saves = |&card: &Card| {
        let hand = CardSet::EMPTY.with(card);
        end.table().check(hand, Move::ToCanvas(card)).is_ok()
    };
    end.unknown().iter().filter(saves).count() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(position: &str) -> Vec<String> {
        let view = View::of_position(position);
        let mut choices: Vec<String> = (0..20)
            .map(|seed| Skilled.choose(&view, seed).turn().to_string())
            .collect();
        choices.sort();
        choices.dedup();
        choices
    }

    #[test]
    fn skilled_keeps_its_cards() {
        // Discarding V2 as well would be legal, under violet, but costs a card.
        assert_eq!(choices("1.3 - - 1 R7O7V2/Y1/- G4G3/O6/-"), ["pO7", "pR7"]);
    }

    #[test]
    fn skilled_leaves_few_replies() {
        assert_eq!(choices("1.3 - - 1 R7G6/Y1/- G4G3/O5/-"), ["pR7"]);
    }

    #[test]
    fn skilled_takes_the_draw() {
        assert_eq!(choices("1.3a - R1 1 I7/R6/- G4/V5/-"), ["cI7d"]);
    }

    #[test]
    fn skilled_passes_only_if_no_draw_can_help() {
        // A 3 may draw a discard that saves: some of the unknown cards do.
        assert_eq!(choices("1.3x - B4V4 1 R3/V2/- G4/O6/-"), ["pR3"]);
        assert_eq!(choices("1.3x - - 1 R3/V2/- G4/O6/-"), ["x"]);
        assert_eq!(choices("1.3 - B4V4 1 R3/V2/- G4/O6/-"), ["x"]);
    }
}
