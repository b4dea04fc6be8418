//! The part of the program that comes after the first cards: the screens around the table, all sheets, and the form for
//! a new game.
//!
//! With the feature `split` it is a file of its own, which is fetched once the first screen is drawn. What is drawn by it
//! is reached through [`Later`] alone, so that nothing else ties it to the first part.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::around::screen_around;
use super::room::Room;
use crate::ui::home::{FormFields, FormFieldsProps};
use crate::ui::sheets::OpenSheet;
use crate::ui::table::{Ends, EndsProps};

/// What that part draws.
#[derive(Clone, Copy, Debug)]
pub struct Later {
    /// A screen other than the start page, a table, and what somebody sent.
    pub screen: fn(&Room<'_>) -> Html,
    /// A sheet.
    pub sheet: fn(&OpenSheet<'_>) -> Html,
    /// What stands in the place of a table once a round is over.
    pub ends: fn(EndsProps) -> Html,
    /// The fields of the form for a new game.
    pub form: fn(FormFieldsProps) -> Html,
}

/// How far it has come.
#[derive(Clone, Copy, Debug)]
pub enum LaterState {
    /// It is on its way.
    Coming,
    /// It is here.
    Here(Later),
    /// It could not be loaded.
    Failed,
    /// After that it is on its way once more.
    ComingAgain,
}

/// Why there is none.
#[derive(Clone, Copy, Debug)]
struct Missing;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Loads it, unless that was done.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(later, fallible)]
fn load() -> Result<Later, Missing> {
    Ok(LATER)
}

#[cfg(not(feature = "split"))]
#[expect(
    clippy::unused_async,
    reason = "where the module is whole there is nothing to wait for"
)]
async fn load() -> Result<Later, Missing> {
    Ok(LATER)
}

const LATER: Later = Later {
    screen: screen_around,
    sheet: |sheet| sheet.view(),
    ends: |props| html! { <Ends ..props /> },
    form: |props| html! { <FormFields ..props /> },
};

/// How far it is at first: where the module is whole it is here.
const fn at_first() -> LaterState {
    // The first part names nothing of the second, or that would come with it.
    if cfg!(feature = "split") {
        LaterState::Coming
    } else {
        LaterState::Here(LATER)
    }
}

/// Loads the second part once the first screen is drawn. The callback tries once more.
#[hook]
pub fn use_later() -> (LaterState, Callback<()>) {
    let state = use_state(at_first);
    let attempt = use_state(|| 0_u32);
    {
        let state = state.setter();
        use_effect_with(*attempt, move |_| {
            spawn_local(async move {
                state.set(match load().await {
                    Ok(later) => LaterState::Here(later),
                    Err(Missing) => LaterState::Failed,
                });
            });
        });
    }
    let again = {
        let state = state.setter();
        Callback::from(move |()| {
            state.set(LaterState::ComingAgain);
            attempt.set(*attempt + 1);
        })
    };
    (*state, again)
}
