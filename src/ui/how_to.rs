//! How to play, in a few sentences.

use yew::prelude::*;

use super::art::dab;
use super::words;
use crate::game::Rule;

/// The rules of the Basic game.
pub fn how_to() -> Html {
    html! {
        <div class="howto">
            <p>
                { "Every colour is a rule. The colour on top of the canvas says what it takes to lead, and you must lead when your turn ends, or you are out. The last one in wins." }
            </p>
            <h3>{ "Your turn" }</h3>
            <p>
                { "Play a card to your palette, or discard a card to the canvas to change the rule, or do both, in this order. You may discard only if you lead right after it." }
            </p>
            <h3>{ "The seven rules" }</h3>
            <ul class="rules7">
                { for Rule::ALL.map(|rule| html! {
                    <li>
                        { dab(rule) }
                        <b>{ words::color_name(rule) }</b>
                        <span>{ words::rule_says(rule) }</span>
                    </li>
                }) }
            </ul>
            <h3>{ "Who is higher" }</h3>
            <p>
                { "With equally many cards the highest of them decides: first the number, then the colour. Red is the highest colour, then orange, yellow, green, blue, indigo, violet. So there is never a tie." }
            </p>
        </div>
    }
}
