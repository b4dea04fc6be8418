//! Strokes of paint on linen: those of the last round, or the rule in force.

use yew::prelude::*;

use crate::game::{Rule, Scoring};
use crate::i18n::Localizer;
use crate::state::{LeadStatus, RecentGame, Scene};
use crate::ui::widgets::{glyph, icon, lying, stroke, suit};

/// A stroke for each rule of the last round of a game, in order: from the left if the player set it, from the right if
/// an opponent did. The longer a rule lasted, the higher its stroke, as in the picture at the end of the round.
pub fn last_round(loc: Localizer, game: &RecentGame) -> Html {
    let mut persons = game.link().lineup.persons();
    let you = persons.next().filter(|_| persons.next().is_none());
    let strokes = game.rules().map(|period| {
        let is_own = period.by.is_some() && period.by == you;
        stroke((period.rule, is_own), Some(period.height()))
    });
    // The winner of a match may have lost its last round.
    let is_match = game.link().record.ruleset.scoring() == Scoring::Points;
    let caption = you.zip(game.rules().next_back()).filter(|_| !is_match);
    html! {
        <figure class="art round">
            { for strokes }
            if let Some((you, last)) = caption {
                <figcaption>{ loc.last_round_end(game.winners().contains(&you), last.rule) }</figcaption>
            }
        </figure>
    }
}

/// Number of earlier rules visible below the one in force.
const BELOW: usize = 2;

/// The rule in force in a game, with its card, on top of earlier rules, and the leader: as on the table.
pub fn in_force(loc: Localizer, scene: &Scene) -> Html {
    let table = scene.view.table();
    let verdict = LeadStatus::of(table);
    let rule = verdict.rule;
    let leads = match table.winner() {
        Some(winner) => loc.round_won(scene.score.round, winner),
        None => loc.who_leads(&verdict),
    };
    let mut cards = table.canvas().iter().rev();
    let top = cards.next();
    let below: Vec<Rule> = cards.map(|card| card.color()).take(BELOW).collect();
    html! {
        <div class={classes!("art", "in-force", suit(rule))}>
            { for below.into_iter().rev().map(|rule| html! { <i class={classes!("paint", suit(rule))}><b /></i> }) }
            <i class={classes!("paint", suit(rule))}><b>{ glyph(format!("p{rule}"), "sign") }</b></i>
            if let Some(&top) = top {
                { lying(loc, top, Classes::new()) }
            }
            <p>
                <span>{ loc.rule_in_force(rule) }</span>
                { " " }
                <b>{ loc.rule_title(rule) }</b>
                { " " }
                <span>{ icon("lead") }{ leads }</span>
            </p>
        </div>
    }
}
