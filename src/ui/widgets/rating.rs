//! The rating of a turn, with an icon.

use yew::prelude::*;

use super::art::icon;
use crate::state::TurnRating;

/// A text with the icon of a rating.
pub fn signed(rating: TurnRating, text: Html) -> Html {
    let (class, sign) = match rating {
        TurnRating::Mistake | TurnRating::Slip => ("rating bad", "warn"),
        TurnRating::AsAdvised | TurnRating::Only | TurnRating::Ahead => ("rating", "check"),
        // Neither good nor bad.
        TurnRating::Close | TurnRating::Hopeless => ("rating none", "eye"),
        TurnRating::NoChoice => ("rating none", "pass"),
    };
    html! { <span {class}>{ icon(sign) }<span>{ text }</span></span> }
}
