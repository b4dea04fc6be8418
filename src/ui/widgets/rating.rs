//! Ratings of turns, and their signs.

use yew::prelude::*;

use super::art::icon;
use crate::state::TurnRating;

/// The sign of a turn with a clearly better one, or of a turn as a Master would play it. All other turns have an empty one.
pub fn rating_sign(rating: Option<TurnRating>) -> Html {
    let (class, name) = match rating {
        Some(TurnRating::Mistake) => ("miss", Some("cross")),
        Some(TurnRating::Slip) => ("slip", Some("cross")),
        Some(TurnRating::AsAdvised) => ("best", Some("check")),
        _ => ("", None),
    };
    html! { <span class={classes!("worth-sign", class)}>{ for name.map(icon) }</span> }
}

/// A text with the sign of a rating, if that has one.
pub fn signed(rating: TurnRating, text: Html) -> Html {
    let is_best = rating == TurnRating::AsAdvised;
    let class = match rating.is_loss() {
        true => "bad",
        false if is_best => "good",
        false => "",
    };
    html! {
        <span class={classes!("rating", class)}>
            if !class.is_empty() {
                { rating_sign(Some(rating)) }
            }
            <span>{ text }</span>
        </span>
    }
}
