//! What friends agree on when a game is begun.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::state::Agreed;
use crate::words::Words;

/// Whether there are hints and take-backs, and what has to be said of such a game.
pub fn agreement(words: Words, agreed: &UseStateHandle<Agreed>) -> Html {
    let toggle = |id: &'static str, label, says, is_on: bool, set: fn(&mut Agreed, bool)| {
        let says_id = format!("{id}-says");
        let agreed = agreed.clone();
        let onchange = move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut changed = *agreed;
            set(&mut changed, input.checked());
            agreed.set(changed);
        };
        html! {
            <div class="switch">
                <label for={id}>{ label }</label>
                <input {id} type="checkbox" role="switch" checked={is_on} aria-describedby={says_id.clone()} {onchange} />
                <small id={says_id}>{ says }</small>
            </div>
        }
    };
    html! {
        <div class="agreed">
            { toggle("agreed-hints", words.friends_hints(), words.friends_hints_say(), agreed.hints, |agreed, is_on| agreed.hints = is_on) }
            { toggle("agreed-back", words.friends_take_backs(), words.friends_take_backs_say(), agreed.take_backs, |agreed, is_on| agreed.take_backs = is_on) }
            <p class="muted">{ words.friends_honest() }</p>
        </div>
    }
}
