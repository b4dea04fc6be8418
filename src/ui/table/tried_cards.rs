//! Tracks the cards the player has tried in a turn.

use yew::prelude::*;

use crate::game::{CardSet, Move};
use crate::state::{MovePreview, Scene, Stage};

/// Returns `true` if the player has chosen each card in hand in this turn and none leads on its own. It reveals no more
/// than the destinations of these cards have shown.
#[hook]
pub fn use_tried_all_cards(scene: &Scene) -> bool {
    let tried = use_mut_ref(|| (0, CardSet::EMPTY));
    let (ply, cards) = &mut *tried.borrow_mut();
    let ply_now = scene.log.last().map_or(0, |line| line.ply);
    if *ply != ply_now {
        (*ply, *cards) = (ply_now, CardSet::EMPTY);
    }
    if let Stage::Chosen(card) = scene.turn.stage
        && scene.turn.staged.is_empty()
    {
        cards.insert(card);
    }
    has_tried(scene, *cards)
}

/// Returns `true` if `cards` covers the whole hand and no card in it leads on its own.
pub fn has_tried(scene: &Scene, cards: CardSet) -> bool {
    let view = &scene.view;
    let leads = |mv| MovePreview::of(view, mv) == MovePreview::Leads;
    let is_all = !view.hand().is_empty() && (view.hand() - cards).is_empty();
    let mut hand = view.hand().iter();
    scene.turn.stage == Stage::Idle
        && is_all
        && !hand.any(|card| leads(Move::Play(card)) || leads(Move::ToCanvas(card)))
}
