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
    /// `true` if the player wants to play live.
    pub is_live: bool,
}

impl InviteOptions {
    /// Returns `true` if a game with these rules will be sealed.
    pub fn seals(self, terms: &NewGameForm) -> bool {
        self.is_sealed && terms.can_be_sealed()
    }
}

/// Choice between playing live and by link.
pub fn way_to_play(loc: Localizer, wanted: &UseStateHandle<InviteOptions>) -> Html {
    let choice = |is_live: bool, name: &'static str| {
        let wanted = wanted.clone();
        let is_chosen = wanted.is_live == is_live;
        let onchange = move |_: Event| wanted.set(InviteOptions { is_live, ..*wanted });
        html! {
            <label>
                <input type="radio" name="way" checked={is_chosen} {onchange} />
                <span>{ name }</span>
            </label>
        }
    };
    let says = if wanted.is_live {
        loc.form_live_description()
    } else {
        loc.form_by_link_description()
    };
    html! {
        <fieldset class="field">
            <legend>{ loc.form_how() }</legend>
            <div class="segments">
                { choice(true, loc.form_live()) }
                { choice(false, loc.form_by_link()) }
            </div>
            <small>{ says }</small>
        </fieldset>
    }
}

/// Switch for a sealed game, if the rules allow one, with the notes on it.
pub fn seal_switch(
    loc: Localizer,
    terms: &NewGameForm,
    wanted: &UseStateHandle<InviteOptions>,
) -> Html {
    let is_sealed = wanted.seals(terms);
    let says = match is_sealed {
        true => loc.sealed_description(),
        false => loc.sealed_off(),
    };
    html! {
        <div class="agreed seal">
            if terms.can_be_sealed() {
                { switch(wanted, "agreed-sealed", loc.sealed(), says, is_sealed, |wanted, is_on| wanted.is_sealed = is_on) }
            } else if terms.players == PlayerCount::TWO {
                <p class="muted">{ loc.sealed_not_with_actions() }</p>
            }
            if is_sealed {
                <p class="muted">{ loc.sealed_costs() }</p>
            }
        </div>
    }
}

/// Switches for hints and take-backs in a game that isn't sealed, with the notes on it.
pub fn agreement(loc: Localizer, wanted: &UseStateHandle<InviteOptions>) -> Html {
    let GameOptions { hints, take_backs } = wanted.options;
    let about_hints = if hints {
        loc.friends_hints_description()
    } else {
        loc.friends_hints_off()
    };
    let about_take_backs = if take_backs {
        loc.friends_take_backs_description()
    } else {
        loc.friends_take_backs_off()
    };
    html! {
        <div class="agreed">
            { switch(wanted, "agreed-hints", loc.friends_hints(), about_hints, hints, |wanted, is_on| wanted.options.hints = is_on) }
            { switch(wanted, "agreed-back", loc.friends_take_backs(), about_take_backs, take_backs, |wanted, is_on| wanted.options.take_backs = is_on) }
            <p class="muted">{ loc.friends_honest() }</p>
        </div>
    }
}

fn switch(
    wanted: &UseStateHandle<InviteOptions>,
    id: &'static str,
    label: &'static str,
    says: &'static str,
    is_on: bool,
    set: fn(&mut InviteOptions, bool),
) -> Html {
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
}
