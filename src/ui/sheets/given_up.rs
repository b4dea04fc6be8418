//! The end of a match that was given up: the standings, and the ways on.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, GameAction, Scene};
use crate::ui::context::on_click;
use crate::ui::shell::fresh_seed;
use crate::ui::table::scores;
use crate::ui::widgets::text_button;

/// The scores as they stand, and buttons for a rematch and the review of the finished rounds.
pub fn given_up(loc: Localizer, scene: &Scene, dispatch: &Callback<Action>) -> Html {
    let again = dispatch.reform(|_: MouseEvent| Action::Game(GameAction::Rematch(fresh_seed())));
    let review = on_click(dispatch, Action::Game(GameAction::ReviewGivenUp));
    let has_rounds = !scene.score.results.is_empty();
    html! {
        <div class="given-up">
            <p>{ loc.given_up_description() }</p>
            <div class="row">
                { text_button(Some("primary"), loc.friends_rematch(), again) }
                if has_rounds {
                    { text_button(None, loc.review_look_back(), review) }
                }
            </div>
            if has_rounds {
                { scores(loc, scene, false) }
            }
        </div>
    }
}
