//! Form controls: radio buttons that look like one control, and a switch.

use yew::prelude::*;

use crate::state::Action;

/// A choice among a few options.
pub struct RadioGroup<'a> {
    pub label: AttrValue,
    /// `true` if only screen readers get the label.
    pub is_label_hidden: bool,
    /// Name of the group, unique on the page.
    pub name: AttrValue,
    /// Description of the chosen option, if it needs one.
    pub description: Option<AttrValue>,
    pub dispatch: &'a Callback<Action>,
}

pub struct RadioOption {
    pub text: AttrValue,
    /// Language of the text, if it differs from that of the page.
    pub lang: Option<&'static str>,
    pub is_chosen: bool,
    pub action: Action,
}

impl From<(AttrValue, bool, Action)> for RadioOption {
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
    pub fn new(
        name: impl Into<AttrValue>,
        label: impl Into<AttrValue>,
        dispatch: &'a Callback<Action>,
    ) -> Self {
        Self {
            label: label.into(),
            is_label_hidden: false,
            name: name.into(),
            description: None,
            dispatch,
        }
    }

    /// Adds a description of the chosen option.
    pub fn with_description(mut self, says: impl Into<AttrValue>) -> Self {
        self.description = Some(says.into());
        self
    }

    /// Renders the group with its options.
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
            <fieldset class="field" aria-describedby={self.description.as_ref().map(|_| id.clone())}>
                <legend class={self.is_label_hidden.then_some("sr")}>{ &self.label }</legend>
                <div class="segments">{ for options }</div>
                if let Some(says) = &self.description {
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

/// A switch.
pub struct Toggle {
    /// Name of the switch, unique on the page.
    pub name: &'static str,
    pub label: &'static str,
    /// Description of the switch.
    pub description: &'static str,
    pub is_on: bool,
    pub action: Action,
}

impl Toggle {
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
                <small {id}>{ self.description }</small>
            </div>
        }
    }
}

/// Dispatches an action on each change of a control.
fn on_change(dispatch: &Callback<Action>, action: Action) -> Callback<Event> {
    dispatch.reform(move |_| action.clone())
}

/// Id of the description of a control.
fn says_id(name: &str) -> String {
    format!("{name}-says")
}
