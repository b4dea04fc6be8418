//! The buttons below the summary of a round.

use yew::prelude::*;

use super::summary::StoryPage;
use crate::state::{Action, NavigationAction, ReplayAction, RoundSummary, Sheet};
use crate::ui::context::on_click;
use crate::ui::shell::shortcut;
use crate::ui::widgets::icon;

impl StoryPage<'_> {
    /// The buttons to share the round, to play on from the turn shown, and to try turns again.
    pub(super) fn bar(&self) -> Html {
        let loc = self.loc;
        let mut to_learn = self.to_learn.iter();
        let has_mistake = to_learn.any(|turn| turn.is_mistake);
        let open = self.to_learn.iter().filter(|turn| !turn.is_solved).count();
        let mut rounds = self.replay.rounds.iter();
        let is_counted = rounds.all(|round| round.losses.is_some());
        // A friend's mistakes are not the user's, and small slips are none.
        let learn = match has_mistake && loc.is_addressing(self.review.seat) {
            true => loc.moments(),
            false => loc.moments_title(),
        };
        let solved = (is_counted && open == 0)
            .then(|| loc.moments_solved(&learn.to_owned().into()).plain(loc));
        let is_analysing = matches!(self.summary, RoundSummary::Analysing(..));
        let unsettled = is_analysing.then_some("unsettled");
        let share = on_click(
            self.dispatch,
            Action::Navigate(NavigationAction::OpenSheet(Sheet::Share)),
        );
        // With keys, no button is made into another one when more of them appear.
        let share = html! {
            <button key="share" type="button" class="btn" onclick={share}>{ icon("share") }{ loc.share() }</button>
        };
        let moment = self.summary.moment();
        let retry = moment.filter(|moment| self.can_retry(moment)).map(|moment| {
            html! {
                <button key="retry" type="button" class="btn" onclick={self.on(ReplayAction::Retry)}>
                    { icon("play") }{ self.way_on(moment) }
                </button>
            }
        });
        let has_some = !self.to_learn.is_empty() && moment.is_some();
        let learn = has_some.then(|| {
            html! {
                <button
                    key="learn"
                    type="button"
                    class="btn primary"
                    aria-label={solved}
                    aria-keyshortcuts={shortcut(self.settings, "learn")}
                    onclick={self.on(ReplayAction::Learn)}
                >
                    { icon("hint") }
                    { learn }
                    if is_counted {
                        { " " }
                        if open > 0 {
                            <span class="count">{ loc.moments_left(open) }</span>
                        } else {
                            { icon("check") }
                        }
                    }
                </button>
            }
        });
        let buttons = [Some(share), retry, learn].into_iter().flatten();
        html! { <div class={classes!("story-bar", unsettled)}>{ for buttons }</div> }
    }
}
