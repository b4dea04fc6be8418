//! What a turn was worth, with a sign that says it as well.

use yew::prelude::*;

use super::art::icon;
use crate::state::Rating;

/// A text with the sign of a rating.
pub fn signed(rating: Rating, text: Html) -> Html {
    let (class, sign) = match rating {
        Rating::Mistake => ("rating bad", "warn"),
        _ => ("rating", "check"),
    };
    html! { <span {class}>{ icon(sign) }<span>{ text }</span></span> }
}
