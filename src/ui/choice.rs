//! One of a few: radio buttons that look like one control.

use yew::prelude::*;

/// What a choice is about.
pub struct Choice {
    /// What is chosen, for people.
    pub label: AttrValue,
    /// Whether the label is for screen readers alone.
    pub is_label_hidden: bool,
    /// The name of the group, which no other group has.
    pub name: AttrValue,
}

impl Choice {
    /// The choice among some options with their names.
    pub fn among<T: Copy + PartialEq + 'static>(
        self,
        options: &[(T, &'static str)],
        chosen: T,
        on_choose: &Callback<T>,
    ) -> Html {
        let options = options.iter().map(|&(option, text)| {
            let onchange = on_choose.reform(move |_: Event| option);
            self.option(text, option == chosen, onchange)
        });
        html! {
            <fieldset class="field">
                <legend class={self.is_label_hidden.then_some("sr")}>{ &self.label }</legend>
                <div class="seg">{ for options }</div>
            </fieldset>
        }
    }

    fn option(&self, text: &'static str, is_chosen: bool, onchange: Callback<Event>) -> Html {
        html! {
            <label>
                <input type="radio" name={self.name.clone()} checked={is_chosen} {onchange} />
                <span>{ text }</span>
            </label>
        }
    }
}
