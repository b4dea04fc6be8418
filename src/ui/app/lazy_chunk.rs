//! The chunk that loads after the first cards: the screens other than the table, all sheets, and the new-game form.
//!
//! With the feature `split` it is a separate file, fetched once the first screen is drawn. Its views are reached only
//! through [`LazyChunk`], so that nothing else links them into the first chunk.

use std::sync::OnceLock;

use yew::platform::spawn_local;
use yew::prelude::*;

use super::lazy_screens::{beside, lazy_screen};
use super::view_context::ViewContext;
use crate::platform;
use crate::state::{DayTable, Language, LateFunctions, SecondPart};
use crate::ui::correspondence::FriendParts;
use crate::ui::effect::use_effect_with;
use crate::ui::home::{FormFields, FormFieldsProps, KnownPlayerParts};
use crate::ui::received::{ReceivedScreen, ReceivedScreenProps};
use crate::ui::sheets::OpenSheet;
use crate::ui::store::{SealedLockHolder, SealedLockProps, Stores};
use crate::ui::table::{Advice, RoundOverProps, ends};

/// The views of the lazy chunk.
#[derive(Clone, Copy, Debug)]
pub struct LazyChunk {
    /// A screen other than the start page, a table, and a received game.
    pub screen: fn(&ViewContext<'_>) -> Html,
    pub sheet: fn(&OpenSheet<'_>) -> Html,
    /// The screen of what was received, other than a deal.
    pub received: fn(ReceivedScreenProps) -> Html,
    /// Parts that work or appear beside any screen.
    pub beside: fn(&ViewContext<'_>) -> Html,
    /// The result of a round, and before it what sweeps over the table.
    pub ends: fn(RoundOverProps) -> Html,
    /// The fields of the new-game form.
    pub form: fn(FormFieldsProps) -> Html,
    /// Holder of the lock of a sealed game.
    pub lock: fn(SealedLockProps) -> Html,
    /// Access to the stored documents.
    pub stores: Stores,
    state: LateFunctions,
    advice: Advice,
    friends: FriendParts,
    known_player: KnownPlayerParts,
    days: DayTable,
}

#[derive(Clone, Copy, Debug)]
pub enum LoadState {
    Coming,
    Here(&'static LazyChunk),
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
    received: |props| html! { <ReceivedScreen ..props /> },
    beside,
    ends,
    form: |props| html! { <FormFields ..props /> },
    lock: |props| html! { <SealedLockHolder ..props /> },
    stores: Stores::OF_BROWSER,
    state: LateFunctions::ALL,
    advice: Advice::ALL,
    friends: FriendParts::ALL,
    known_player: KnownPlayerParts::ALL,
    days: DayTable::ALL,
};

/// The chunk once its code is loaded, perhaps still without its texts and styles.
static LOADED: OnceLock<LazyChunk> = OnceLock::new();

/// Loads the code of the chunk, if it isn't loaded yet. Returns `None` if that fails.
pub async fn load_lazy_code() -> Option<&'static LazyChunk> {
    let lazy = load().await.ok()?;
    lazy.days.install();
    lazy.state.install();
    lazy.advice.install();
    lazy.friends.install();
    lazy.known_player.install();
    Some(LOADED.get_or_init(|| lazy))
}

/// The code of the chunk, if it is loaded.
pub fn lazy_code() -> Option<&'static LazyChunk> {
    match at_first() {
        LoadState::Here(lazy) => Some(lazy),
        LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => LOADED.get(),
    }
}

/// The initial state: a program other than the page has the chunk and its texts from the start.
const fn at_first() -> LoadState {
    // With `split`, the first chunk must not refer to the lazy one, or it would contain that too.
    if cfg!(any(feature = "split", target_arch = "wasm32")) {
        LoadState::Coming
    } else {
        LoadState::Here(&LAZY)
    }
}

/// Loads the lazy chunk, its texts and its styles once the first screen is drawn. The first callback is told that its code
/// has come; the one that is returned tries again.
#[hook]
pub fn use_lazy_chunk(
    language: Language,
    has_come: Callback<&'static LazyChunk>,
) -> (LoadState, Callback<()>) {
    let state = use_state(at_first);
    let attempt = use_state(|| 0_u32);
    {
        let state = state.setter();
        use_effect_with(*attempt, move |_| {
            let texts = platform::load_texts(language.tag());
            let styles = platform::load_later_styles();
            spawn_local(async move {
                let lazy = load_lazy_code().await;
                if let Some(lazy) = lazy {
                    has_come.emit(lazy);
                }
                state.set(match (lazy, texts.await && styles.await) {
                    (Some(lazy), true) => LoadState::Here(lazy),
                    (None, _) | (_, false) => LoadState::Failed,
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
