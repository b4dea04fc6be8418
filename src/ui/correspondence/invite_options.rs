//! Options that friends agree on when a game starts.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::game::PlayerCount;
use crate::i18n::Localizer;
use crate::state::{GameOptions, NewGameForm};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InviteOptions {
    /// The agreed options of a game that is not sealed.
    pub options: GameOptions,
    /// `true` if the player wants a sealed game; the rules may not allow it.
    pub is_sealed: bool,
}

impl InviteOptions {
    /// Returns `true` if a game with these rules will be sealed.
    pub fn seals(self, terms: &NewGameForm) -> bool {
        self.is_sealed && terms.can_be_sealed()
    }
}

/// Switches for a sealed game, or for hints and take-backs, with the notes on each kind of game.
pub fn agreement(
    loc: Localizer,
    terms: &NewGameForm,
    wanted: &UseStateHandle<InviteOptions>,
) -> Html {
    let toggle = |id: &'static str, label, says, is_on: bool, set: fn(&mut InviteOptions, bool)| {
        let says_id = format!("{id}-says");
        let wanted = wanted.clone();
        let onchange = move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut changed = *wanted;
            set(&mut changed, input.checked());
            wanted.set(changed);
        };
        html! {
            <div class="switch" key={id}>
                <label for={id}>{ label }</label>
                <input {id} type="checkbox" role="switch" checked={is_on} aria-describedby={says_id.clone()} {onchange} />
                <small id={says_id}>{ says }</small>
            </div>
        }
    };
    let InviteOptions {
        options: agreed, ..
    } = **wanted;
    let is_sealed = wanted.seals(terms);
    let hints = match agreed.hints {
        true => loc.friends_hints_description(),
        false => loc.friends_hints_off(),
    };
    let take_backs = match agreed.take_backs {
        true => loc.friends_take_backs_description(),
        false => loc.friends_take_backs_off(),
    };
    html! {
        <div class="agreed">
            if terms.can_be_sealed() {
                { toggle("agreed-sealed", loc.sealed(), loc.sealed_description(), is_sealed, |wanted, is_on| wanted.is_sealed = is_on) }
            } else if terms.players == PlayerCount::TWO {
                <p class="muted">{ loc.sealed_not_with_actions() }</p>
            }
            if is_sealed {
                <p class="muted">{ loc.sealed_costs() }</p>
            } else {
                { toggle("agreed-hints", loc.friends_hints(), hints, agreed.hints, |wanted, is_on| wanted.options.hints = is_on) }
                { toggle("agreed-back", loc.friends_take_backs(), take_backs, agreed.take_backs, |wanted, is_on| wanted.options.take_backs = is_on) }
                <p class="muted">{ loc.friends_honest() }</p>
            }
        </div>
    }
}
