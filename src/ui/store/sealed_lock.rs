//! Connects the lock of a sealed game to the browser's locks.

use yew::prelude::*;

use crate::platform::{TabLock, TabLockState};
use crate::state::{Action, LockState, SealedAction, SealedLock};
use crate::ui::context::use_page;
use crate::ui::effect::use_effect_with;

#[derive(Clone, PartialEq, Properties)]
pub struct SealedLockProps {
    pub lock: SealedLock,
    /// Takes over what other tabs have stored.
    pub catch_up: Callback<()>,
}

/// Holds the lock of a sealed game as long as it is rendered; shows nothing. What another tab has stored is taken over
/// before the game can be advanced here.
#[component]
pub fn SealedLockHolder(props: &SealedLockProps) -> Html {
    let dispatch = use_page().dispatch;
    let catch_up = props.catch_up.clone();
    use_effect_with(props.lock, move |&lock| {
        let held = TabLock::request(format!("red7:sealed.{}", lock.id), move |state| {
            let state = match state {
                TabLockState::Held => {
                    catch_up.emit(());
                    LockState::Held
                }
                TabLockState::Elsewhere => LockState::Elsewhere,
                TabLockState::Released => LockState::Waiting,
            };
            dispatch.emit(Action::Sealed(SealedAction::LockChanged(lock, state)));
        });
        move || drop(held)
    });
    Html::default()
}
