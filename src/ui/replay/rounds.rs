//! The rounds of a match, to choose the one to review.

use web_sys::Element;
use yew::prelude::*;

use crate::game::Seat;
use crate::state::{Action, ReplayAction, ReviewRound};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::table::drawing;
use crate::ui::widgets::{Mood, character, icon};

#[derive(Clone, PartialEq, Properties)]
pub struct RoundsProps {
    /// The finished rounds, oldest first.
    pub rounds: Vec<ReviewRound>,
    /// Numbers of better turns of each that were found when tried again.
    pub found: Vec<usize>,
    /// The opponents of the program, who have a face.
    pub bots: Vec<Seat>,
    /// Number of the round on screen.
    pub shown: usize,
}

/// Number of better turns of a round that are still to find, or a check if all were found.
fn to_find(open: usize) -> Html {
    if open == 0 {
        return html! { <span class="losses">{ icon("check") }</span> };
    }
    html! { <span class="losses">{ icon("hint") }{ open }</span> }
}

/// A row of buttons, one for each round: its picture, its winner and the points, and the better turns that were missed.
#[component]
pub fn Rounds(props: &RoundsProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let strip = use_node_ref();
    // The round on screen is in view.
    let place = (strip.clone(), props.shown, props.rounds.len());
    use_effect_with(place, |&(ref strip, shown, count)| {
        if let Some(strip) = strip.cast::<Element>() {
            let middle = (2 * shown as i32 - 1) * strip.scroll_width() / (2 * count.max(1) as i32);
            strip.set_scroll_left(middle - strip.client_width() / 2);
        }
    });
    let round = |(round, found): (&ReviewRound, &usize)| {
        let losses = round.losses.filter(|&losses| losses > 0);
        let open = losses.map(|losses| losses.saturating_sub(*found));
        let show = Action::Replay(ReplayAction::ShowRound(round.number));
        let mood = props.bots.contains(&round.winner).then_some(Mood::Leading);
        let is_shown = (round.number == props.shown).then_some("true");
        html! {
            <button
                key={round.number}
                type="button"
                aria-label={loc.round_reviewed(round, open)}
                aria-current={is_shown}
                onclick={on_click(&dispatch, show)}
            >
                { for round.picture.as_ref().map(|picture| html! { <span class="painting">{ drawing(picture) }</span> }) }
                { for open.map(to_find) }
                <span><b>{ round.number }</b>{ character(loc, round.winner, mood) }{ round.points }</span>
            </button>
        }
    };
    html! {
        <nav class="review-rounds" aria-label={loc.review_rounds()} ref={strip}>
            { for props.rounds.iter().zip(&props.found).map(round) }
        </nav>
    }
}
