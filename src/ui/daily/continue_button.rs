//! The button that leads to a daily deal left under way.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{Action, DailyAction, Day};
use crate::ui::context::on_click;
use crate::ui::widgets::text_button;

/// Button to continue the latest of the days under way, apart from one and its week, to which other buttons lead.
pub fn continue_button(
    loc: Localizer,
    begun: &[Day],
    except: Day,
    dispatch: &Callback<Action>,
) -> Option<Html> {
    let day = *begun.iter().filter(|day| !day.is_on(except)).max()?;
    let play = on_click(dispatch, Action::Daily(DailyAction::Play(day)));
    let text = if day.is_week() {
        loc.daily_continue_day(&loc.day_named(day))
    } else {
        loc.daily_continue_day(&loc.date_of(day))
    };
    Some(text_button(None, text, play))
}
