//! Ten marks that show how many of ten players win a deal.

use yew::prelude::*;

use crate::state::Day;

/// Marks of a day's deal, all of them empty while its figure is loading.
pub fn tenths(day: Day) -> Html {
    let style = format!("--tenths:{}", day.win_tenths().unwrap_or_default());
    html! { <i class="tenths" aria-hidden="true" {style} /> }
}
