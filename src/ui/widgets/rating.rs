//! Ratings of turns, and their signs.

use yew::prelude::*;

use super::art::icon;
use crate::state::TurnRating;

/// The sign of a turn with a clearly better one, or of a turn as a Master would play it. All other turns have none.
pub fn rating_sign(rating: TurnRating) -> Option<Html> {
    let (class, name) = match rating {
        TurnRating::Mistake => ("miss", "cross"),
        TurnRating::Slip => ("slip", "cross"),
        TurnRating::AsAdvised | TurnRating::Ahead | TurnRating::Certain => ("best", "check"),
        TurnRating::Only
        | TurnRating::Close
        | TurnRating::Outdone
        | TurnRating::Debatable
        | TurnRating::Hopeless
        | TurnRating::NoChoice => return None,
    };
    Some(html! { <span class={classes!("worth-sign", class)}>{ icon(name) }</span> })
}

/// A text with the sign of a rating, if that has one.
pub fn signed(rating: TurnRating, text: Html) -> Html {
    let class = match rating {
        TurnRating::Mistake | TurnRating::Slip => Some("bad"),
        TurnRating::AsAdvised | TurnRating::Ahead | TurnRating::Certain => Some("good"),
        TurnRating::Only
        | TurnRating::Close
        | TurnRating::Outdone
        | TurnRating::Debatable
        | TurnRating::Hopeless
        | TurnRating::NoChoice => None,
    };
    html! {
        <span class={classes!("rating", class)}>{ for rating_sign(rating) }<span>{ text }</span></span>
    }
}
