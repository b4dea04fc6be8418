//! The chunk that loads after the first cards: the screens other than the table, all sheets, and the new-game form.
//!
//! With the feature `split` it is a separate file, fetched once the first screen is drawn. Its views are reached only
//! through [`LazyChunk`], so that nothing else links them into the first chunk.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::lazy_screens::{beside, lazy_screen};
use super::view_context::ViewContext;
use crate::platform;
use crate::state::{DayTable, Language};
use crate::ui::effect::use_effect_with;
use crate::ui::home::{FormFields, FormFieldsProps};
use crate::ui::sheets::OpenSheet;
use crate::ui::store::{SealedLockHolder, SealedLockProps};
use crate::ui::table::{RoundOverProps, ends};

/// The views of the lazy chunk.
#[derive(Clone, Copy, Debug)]
pub struct LazyChunk {
    /// A screen other than the start page, a table, and a received game.
    pub screen: fn(&ViewContext<'_>) -> Html,
    pub sheet: fn(&OpenSheet<'_>) -> Html,
    /// Parts that work or appear beside any screen.
    pub beside: fn(&ViewContext<'_>) -> Html,
    /// The result of a round, and before it what sweeps over the table.
    pub ends: fn(RoundOverProps) -> Html,
    /// The fields of the new-game form.
    pub form: fn(FormFieldsProps) -> Html,
    /// Holder of the lock of a sealed game.
    pub lock: fn(SealedLockProps) -> Html,
    days: DayTable,
}

#[derive(Clone, Copy, Debug)]
pub enum LoadState {
    Coming,
    Here(LazyChunk),
    Failed,
    /// A second attempt is under way.
    ComingAgain,
}

/// Failure to load the lazy chunk.
#[derive(Clone, Copy, Debug)]
struct LoadFailed;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for LoadFailed {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Loads the lazy chunk, if it isn't loaded yet.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(lazy, fallible)]
fn load() -> Result<LazyChunk, LoadFailed> {
    Ok(LAZY)
}

#[cfg(not(feature = "split"))]
#[expect(
    clippy::unused_async,
    reason = "where the module is whole there is nothing to wait for"
)]
async fn load() -> Result<LazyChunk, LoadFailed> {
    Ok(LAZY)
}

const LAZY: LazyChunk = LazyChunk {
    screen: lazy_screen,
    sheet: |sheet| sheet.view(),
    beside,
    ends,
    form: |props| html! { <FormFields ..props /> },
    lock: |props| html! { <SealedLockHolder ..props /> },
    days: DayTable::TEN_YEARS,
};

/// The initial state: a program other than the page has the chunk and its texts from the start.
const fn at_first() -> LoadState {
    // With `split`, the first chunk must not refer to the lazy one, or it would contain that too.
    if cfg!(any(feature = "split", target_arch = "wasm32")) {
        LoadState::Coming
    } else {
        LoadState::Here(LAZY)
    }
}

/// Loads the lazy chunk, its texts and its styles once the first screen is drawn. The callback tries again.
#[hook]
pub fn use_lazy_chunk(language: Language) -> (LoadState, Callback<()>) {
    let state = use_state(at_first);
    let attempt = use_state(|| 0_u32);
    {
        let state = state.setter();
        use_effect_with(*attempt, move |_| {
            let texts = platform::load_texts(language.tag());
            let styles = platform::load_later_styles();
            spawn_local(async move {
                state.set(match (load().await, texts.await && styles.await) {
                    (Ok(lazy), true) => {
                        lazy.days.install();
                        LoadState::Here(lazy)
                    }
                    (Err(LoadFailed), _) | (_, false) => LoadState::Failed,
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
