//! Strokes of paint on linen: those of the last round, or the one in force.

use yew::prelude::*;

use crate::game::Seat;
use crate::state::{RecentGame, Scene};
use crate::ui::widgets::{lying, stroke, suit};
use crate::words::Words;

/// A stroke for each rule of the last round of a game, from the first to the last: from the left where the person has
/// set it, from the right where others have, as in the picture that the round leaves.
pub fn last_round(words: Words, game: &RecentGame) -> Html {
    let mut persons = game.link().lineup.persons();
    let you = persons.next().filter(|_| persons.next().is_none());
    let is_own = |seat: Seat| you == Some(seat);
    let rules = game.rules();
    let strokes = rules.iter().map(|&(rule, seat)| (rule, is_own(seat)));
    let caption = you.zip(rules.last());
    html! {
        <figure class="art round">
            { for strokes.map(stroke) }
            if let Some((you, &(rule, _))) = caption {
                <figcaption>{ words.last_round_end(game.winners().contains(&you), rule) }</figcaption>
            }
        </figure>
    }
}

/// The rule in force in a game, with the card that made it.
pub fn in_force(words: Words, scene: &Scene) -> Html {
    let table = scene.view.table();
    let rule = table.rule();
    html! {
        <div class={classes!("art", "in-force", suit(rule))}>
            <i class={classes!("paint", suit(rule))}><b /></i>
            if let Some(&top) = table.canvas().last() {
                { lying(words, top, Classes::new()) }
            }
            <p>{ words.rule_title(rule) }</p>
        </div>
    }
}
