//! The offer to try turns again that were missed a week ago.

use yew::prelude::*;

use crate::state::{Action, Day, LearnProgress, RecentAction, ReturningMoments, change_document};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::{IconButton, icon, text_button};

#[derive(Clone, PartialEq, Properties)]
pub struct LearnOfferProps {
    pub today: Day,
}

/// The offer, if there are such turns. It is shown once, and can be put away.
#[component]
pub fn LearnOffer(props: &LearnOfferProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let due = use_state(|| None::<ReturningMoments>);
    {
        let due = due.setter();
        use_effect_with(props.today, move |&today| {
            // A problem is told when there is something to store.
            if let Ok(Some(found)) = change_document(&BrowserStorage, |all: &mut LearnProgress| {
                all.take_due(today)
            }) {
                due.set(Some(found));
            }
        });
    }
    let Some(found) = &*due else {
        return Html::default();
    };
    let again = RecentAction::LearnAgain(found.game.clone(), found.plies.clone());
    let put_away = {
        let due = due.setter();
        Callback::from(move |_: MouseEvent| due.set(None))
    };
    html! {
        <aside class="offer" aria-label={loc.moments_title()}>
            <div class="notice">
                { icon("hint") }
                <p>{ loc.moments_offer(found.plies.len()) }</p>
                { text_button(None, loc.review_try(), on_click(&dispatch, Action::Recent(again))) }
                { IconButton::new(loc.notice_dismiss(), "cross").view(put_away) }
            </div>
        </aside>
    }
}
