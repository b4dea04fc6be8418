//! The part of the program that comes after the first cards: the screens around the table, all sheets, and the form for
//! a new game.
//!
//! With the feature `split` it is a file of its own, which is fetched once the first screen is drawn. What is drawn by it
//! is reached through [`LazyChunk`] alone, so that nothing else ties it to the first part.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::lazy_screens::lazy_screen;
use super::view_context::ViewContext;
use crate::ui::home::{FormFields, FormFieldsProps};
use crate::ui::sheets::OpenSheet;
use crate::ui::table::{RoundOver, RoundOverProps};

/// What that part draws.
#[derive(Clone, Copy, Debug)]
pub struct LazyChunk {
    /// A screen other than the start page, a table, and what somebody sent.
    pub screen: fn(&ViewContext<'_>) -> Html,
    /// A sheet.
    pub sheet: fn(&OpenSheet<'_>) -> Html,
    /// What stands in the place of a table once a round is over.
    pub ends: fn(RoundOverProps) -> Html,
    /// The fields of the form for a new game.
    pub form: fn(FormFieldsProps) -> Html,
}

/// How far it has come.
#[derive(Clone, Copy, Debug)]
pub enum LoadState {
    /// It is on its way.
    Coming,
    /// It is here.
    Here(LazyChunk),
    /// It could not be loaded.
    Failed,
    /// After that it is on its way once more.
    ComingAgain,
}

/// Why there is none.
#[derive(Clone, Copy, Debug)]
struct LoadFailed;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for LoadFailed {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Loads it, unless that was done.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(later, fallible)]
fn load() -> Result<LazyChunk, LoadFailed> {
    Ok(LATER)
}

#[cfg(not(feature = "split"))]
#[expect(
    clippy::unused_async,
    reason = "where the module is whole there is nothing to wait for"
)]
async fn load() -> Result<LazyChunk, LoadFailed> {
    Ok(LATER)
}

const LATER: LazyChunk = LazyChunk {
    screen: lazy_screen,
    sheet: |sheet| sheet.view(),
    ends: |props| html! { <RoundOver ..props /> },
    form: |props| html! { <FormFields ..props /> },
};

/// How far it is at first: where the module is whole it is here.
const fn at_first() -> LoadState {
    // The first part names nothing of the second, or that would come with it.
    if cfg!(feature = "split") {
        LoadState::Coming
    } else {
        LoadState::Here(LATER)
    }
}

/// Loads the second part once the first screen is drawn. The callback tries once more.
#[hook]
pub fn use_later() -> (LoadState, Callback<()>) {
    let state = use_state(at_first);
    let attempt = use_state(|| 0_u32);
    {
        let state = state.setter();
        use_effect_with(*attempt, move |_| {
            spawn_local(async move {
                state.set(match load().await {
                    Ok(later) => LoadState::Here(later),
                    Err(LoadFailed) => LoadState::Failed,
                });
            });
        });
    }
    let again = {
        let state = state.setter();
        Callback::from(move |()| {
            state.set(LoadState::ComingAgain);
            attempt.set(*attempt + 1);
        })
    };
    (*state, again)
}
