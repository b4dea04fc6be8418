//! The end of a round or match: the result, its reason, the picture, and how to continue.

mod buttons;
mod gallery;
mod head;
mod highlight;
mod points;
mod press_guard;
mod rating;
mod saved_picture;
mod score_race;
mod sealed_proof;
mod sweep;

use std::rc::Rc;

use yew::prelude::*;

pub use self::gallery::drawing;
#[cfg(test)]
pub use self::saved_picture::kept_name;
pub use self::saved_picture::shown_picture;

use self::buttons::{level_step, same_deal, way_on};
use self::gallery::Gallery;
use self::head::head;
use self::highlight::best;
use self::points::{points, points_of_round};
use self::press_guard::use_press_guard;
use self::rating::RatingStep;
use self::score_race::race;
use self::sealed_proof::proof;
use self::sweep::sweep;
use super::focus::use_focus_here;
use crate::game::{Scoring, Seat};
use crate::i18n::{Localizer, RichText};
use crate::state::{Action, EndStep, Highlight, LogLine, RecentGames, Scene, Settings};
use crate::ui::context::{PageContext, use_page};
use crate::ui::widgets::{Mood, character, sentence};

/// Number of last turns shown.
const TOLD: usize = 3;

#[derive(Clone, PartialEq, Properties)]
pub struct RoundOverProps {
    /// The table whose round is over.
    pub scene: Rc<Scene>,
    /// Winner of the round.
    pub winner: Seat,
    pub settings: Settings,
    /// The highlight of the round, as far as it is known.
    pub highlight: Option<Rc<Highlight>>,
    /// `true` if the user retried a moment of a review; a button leads back to the review.
    #[prop_or_default]
    pub is_tried: bool,
    /// The last games, of which this may be the newest.
    #[prop_or_default]
    pub recent: Rc<RecentGames>,
}

/// The winner's rule while it sweeps over the table, then the result.
pub fn ends(props: RoundOverProps) -> Html {
    if props.scene.round_end.ending == Some(EndStep::Sweep) {
        sweep(&props.scene, props.winner)
    } else {
        html! { <RoundOver ..props /> }
    }
}

/// Replaces the table after a round.
#[component]
pub fn RoundOver(props: &RoundOverProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let is_named = use_mut_ref(bool::default);
    let (scene, winner) = (&*props.scene, props.winner);
    // The result is read first: the focus doesn't go on to a button that starts another game.
    let goes_on = (!scene.is_match_over()).then_some(".actions .primary");
    let place = use_focus_here((), goes_on, None, &is_named);
    let guard = use_press_guard();
    let is_match = scene.view.table().ruleset().scoring() == Scoring::Points;
    let kind = match (is_match, scene.is_match_over()) {
        (false, _) => "one",
        (true, false) => "round",
        (true, true) => "match",
    };
    let is_quiet = scene.score.doubt.map(|_| "quiet");
    html! {
        <section class={classes!("round-over", kind, is_quiet)} aria-label={loc.round_over()} tabindex="-1" ref={place}>
            { head(loc, scene, winner) }
            <div class="result-told">
                { reason(loc, scene, winner, play_on(loc, props, &dispatch)) }
                { for scene.round_end.finished.clone().map(|round| html! { <RatingStep {round} /> }) }
            </div>
            { for props.highlight.iter().map(|highlight| best(loc, highlight, scene, &dispatch)) }
            if is_match {
                if scene.is_match_over() {
                    { race(loc, scene) }
                } else {
                    { points(loc, scene) }
                }
            }
            <Gallery scene={props.scene.clone()} winners={winners(scene)} is_match={is_match && scene.is_match_over()} can_review={props.highlight.is_some() && !props.is_tried} />
            { way_on(loc, &props.settings, scene, props.is_tried, &guard, &dispatch) }
        </section>
    }
}

/// Buttons to play another game with this deal or these players, if there are any.
fn play_on(loc: Localizer, props: &RoundOverProps, dispatch: &Callback<Action>) -> Html {
    let step = level_step(loc, &props.scene, &props.recent, dispatch);
    let step = step.filter(|_| !props.is_tried);
    let buttons: Vec<Html> = same_deal(loc, &props.scene, dispatch)
        .into_iter()
        .chain(step)
        .collect();
    html! { if !buttons.is_empty() { <div class="play-on">{ for buttons }</div> } }
}

/// Winner of each round, as far as the results are certain.
fn winners(scene: &Scene) -> Vec<Option<Seat>> {
    let (results, doubt) = (&scene.score.results, scene.score.doubt);
    let is_certain = |number| number < results.len() || doubt.is_none();
    let results = (1..).zip(results);
    results
        .map(|(number, result)| is_certain(number).then_some(result.winner))
        .collect()
}

/// Turns that decided the round: its winner's last turn, those with which the others went out, and the last turns up to
/// [`TOLD`] in all. At the end of a match the winner's last turn is enough.
fn decisive(scene: &Scene, winner: Seat) -> Vec<&LogLine> {
    let round = scene.score.round;
    let lines = || scene.log.iter().filter(|line| line.round == round);
    let winning = lines().rfind(|line| line.seat == winner);
    if scene.ends_match() {
        return winning.into_iter().collect();
    }
    let outs = lines().filter(|line| line.out);
    let mut told: Vec<usize> = winning
        .into_iter()
        .chain(outs)
        .map(|line| line.ply)
        .collect();
    for line in lines().rev() {
        if told.len() < TOLD && !told.contains(&line.ply) {
            told.push(line.ply);
        }
    }
    lines().filter(|line| told.contains(&line.ply)).collect()
}

fn tie(loc: Localizer, scene: &Scene, winner: Seat) -> Option<RichText> {
    let round = scene.score.round;
    let mut outs = scene
        .log
        .iter()
        .filter(|line| line.round == round && line.out);
    loc.why_tie_broken(scene.view.table(), winner, outs.next_back()?.seat)
}

/// Order in which three or more players but the winner went out: a round has no places but the first.
fn out_order(loc: Localizer, scene: &Scene) -> Option<String> {
    let round = scene.score.round;
    let lines = scene.log.iter();
    let outs = lines.filter(|line| line.round == round && line.out);
    let names: Vec<String> = outs.map(|line| loc.name(line.seat)).collect();
    (names.len() > 1).then(|| loc.out_order(&loc.facts(names)))
}

/// The deciding turns, and notes about the game.
fn reason(loc: Localizer, scene: &Scene, winner: Seat, way: Html) -> Html {
    let practice = scene.is_practice().then(|| loc.practice_description());
    let is_long = scene.ends_match();
    let note = loc.marked_at_end(scene);
    let doubt = scene.score.doubt;
    let title = match doubt {
        Some(doubt) => loc.doubt(doubt),
        // The winner of the last round may not be the winner of the match.
        None if is_long => loc.round_won(scene.score.round, winner),
        None => loc.why_won(winner),
    };
    html! {
        <section class="because box" aria-label={title.clone()}>
            <div class="title">
                <h2>{ title }</h2>
                { for out_order(loc, scene).map(|says| html! { <p class="muted">{ says }</p> }) }
            </div>
            <ol>
                { for decisive(scene, winner).into_iter().map(|line| html! {
                    <li>{ character(loc, line.seat, Mood::in_round(scene, line.seat)) }<span>{ sentence(loc, &loc.narrate_deciding_turn(line)) }</span></li>
                }) }
            </ol>
            // In a match that goes on they are told beside the standings.
            if is_long {
                { for points_of_round(loc, &scene.score).map(|says| html! { <p class="muted">{ says }</p> }) }
            }
            { for tie(loc, scene, winner).map(|tie| html! { <p>{ sentence(loc, &tie) }</p> }) }
            { proof(loc, scene) }
            { for practice.map(|says| html! { <p class="muted">{ says }</p> }) }
            { for note.map(|note| html! { <p class="muted">{ note }</p> }) }
            { way }
        </section>
    }
}
