//! What a turn was worth, with a sign that says it as well.

use yew::prelude::*;

use super::art::icon;
use crate::state::Rating;

/// A text with the sign of a rating.
pub fn signed(rating: Rating, text: Html) -> Html {
    let (class, sign) = match rating {
        Rating::Mistake => ("rating bad", "warn"),
        Rating::AsAdvised | Rating::Only | Rating::Fair => ("rating", "check"),
        // Neither good nor bad.
        Rating::NoChoice => ("rating none", "pass"),
    };
    html! { <span {class}>{ icon(sign) }<span>{ text }</span></span> }
}
