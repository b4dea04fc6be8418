//! Immediate feedback: a pressed button is painted before the effect of its action.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, AfterPaint, Pressed};
use crate::state::{Action, TurnAction, UpdateScope};
use crate::ui::effect::use_effect_with;

/// An action that waits until the pressed button has been painted.
struct PendingPress {
    action: Action,
    _painted: AfterPaint,
    _pressed: Pressed,
}

/// Forwards actions. An action that changes much of the screen waits for one frame, which shows the pressed button, so
/// that feedback is immediate on slow devices too. Actions keep their order, and all of them are done before the user's
/// next input is handled.
#[hook]
pub fn use_press_feedback(send: Callback<Action>) -> Callback<Action> {
    let waiting = use_mut_ref(|| None::<PendingPress>);
    {
        let (waiting, send) = (waiting.clone(), send.clone());
        use_effect_with((), move |()| {
            let listening = platform::before_input(move || finish(&waiting, &send));
            move || drop(listening)
        });
    }
    use_callback(send, move |action: Action, send| {
        finish(&waiting, send);
        let extent = action.update_scope();
        if extent == UpdateScope::Minor {
            return send.emit(action);
        }
        let pressed = match action {
            Action::Turn(TurnAction::PutBack) => Pressed::first(".card.selected"),
            _ => Pressed::now(),
        };
        // An action from something other than a button, such as a slider, is forwarded at once.
        if extent == UpdateScope::Screen && !pressed.is_any() {
            return send.emit(action);
        }
        let painted = {
            let (waiting, send) = (waiting.clone(), send.clone());
            platform::after_paint(move || finish(&waiting, &send))
        };
        waiting.replace(Some(PendingPress {
            action,
            _painted: painted,
            _pressed: pressed,
        }));
    })
}

/// Forwards the waiting action, if there is one.
fn finish(waiting: &Rc<RefCell<Option<PendingPress>>>, send: &Callback<Action>) {
    let waiting = waiting.borrow_mut().take();
    if let Some(waiting) = waiting {
        send.emit(waiting.action);
    }
}
