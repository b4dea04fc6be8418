//! One of a few: radio buttons that look like one control. And a switch, for yes or no.

use yew::prelude::*;

use crate::state::Action;

/// One of a few.
pub struct RadioGroup<'a> {
    /// What is chosen, for people.
    pub label: AttrValue,
    /// Whether the label is for screen readers alone.
    pub is_label_hidden: bool,
    /// The name of the group, which no other group has.
    pub name: AttrValue,
    /// What the chosen option means, if it has to be said.
    pub says: Option<AttrValue>,
    /// Where actions go.
    pub dispatch: &'a Callback<Action>,
}

/// One of the options.
pub struct RadioOption {
    /// Its name.
    pub text: AttrValue,
    /// The language of the name, if it is not that of the page.
    pub lang: Option<&'static str>,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// What happens when it is chosen.
    pub action: Action,
}

impl From<(AttrValue, bool, Action)> for RadioOption {
    /// An option with its name, whether it is chosen, and what happens when it is.
    fn from((text, is_chosen, action): (AttrValue, bool, Action)) -> Self {
        Self {
            text,
            lang: None,
            is_chosen,
            action,
        }
    }
}

impl<'a> RadioGroup<'a> {
    /// A choice with its name and label.
    pub fn new(
        name: impl Into<AttrValue>,
        label: impl Into<AttrValue>,
        dispatch: &'a Callback<Action>,
    ) -> Self {
        Self {
            label: label.into(),
            is_label_hidden: false,
            name: name.into(),
            says: None,
            dispatch,
        }
    }

    /// The same choice, that says what the chosen option means.
    pub fn with_description(mut self, says: impl Into<AttrValue>) -> Self {
        self.says = Some(says.into());
        self
    }

    /// The choice among some options.
    pub fn among<T: Into<RadioOption>>(&self, options: impl IntoIterator<Item = T>) -> Html {
        let options = options
            .into_iter()
            .map(|option| self.option(option.into()))
            .collect();
        self.group(options)
    }

    fn group(&self, options: Vec<Html>) -> Html {
        let id = says_id(&self.name);
        html! {
            <fieldset class="field" aria-describedby={self.says.as_ref().map(|_| id.clone())}>
                <legend class={self.is_label_hidden.then_some("sr")}>{ &self.label }</legend>
                <div class="seg">{ for options }</div>
                if let Some(says) = &self.says {
                    <small {id}>{ says }</small>
                }
            </fieldset>
        }
    }

    fn option(&self, option: RadioOption) -> Html {
        let RadioOption {
            text,
            lang,
            is_chosen,
            action,
        } = option;
        let onchange = on_change(self.dispatch, action);
        html! {
            <label>
                <input type="radio" name={self.name.clone()} checked={is_chosen} {onchange} />
                <span {lang}>{ text }</span>
            </label>
        }
    }
}

/// A control for yes or no.
pub struct Toggle {
    /// The name of the control, which no other has.
    pub name: &'static str,
    /// What can be had, for people.
    pub label: &'static str,
    /// What its position means.
    pub says: &'static str,
    /// Its position.
    pub is_on: bool,
    /// What happens when it is switched.
    pub action: Action,
}

impl Toggle {
    /// The control.
    pub fn view(self, dispatch: &Callback<Action>) -> Html {
        let id = says_id(self.name);
        let onchange = on_change(dispatch, self.action);
        html! {
            <div class="switch">
                <label for={self.name}>{ self.label }</label>
                <input
                    id={self.name}
                    type="checkbox"
                    role="switch"
                    checked={self.is_on}
                    aria-describedby={id.clone()}
                    {onchange}
                />
                <small {id}>{ self.says }</small>
            </div>
        }
    }
}

/// Sends an action when a control is changed.
fn on_change(dispatch: &Callback<Action>, action: Action) -> Callback<Event> {
    dispatch.reform(move |_| action.clone())
}

/// The id of what explains a control.
fn says_id(name: &str) -> String {
    format!("{name}-says")
}
