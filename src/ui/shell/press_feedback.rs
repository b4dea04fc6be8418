//! An answer comes first: what was pressed is seen pressed before what comes of it.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, AfterPaint, Pressed};
use crate::state::{Action, TurnAction, UpdateScope};

/// An action that waits until what was pressed is seen.
struct Waiting {
    action: Action,
    _painted: AfterPaint,
    _pressed: Pressed,
}

/// Passes actions on. One that changes much of what is seen waits for a frame, which shows what was pressed; so on a
/// slow device too an answer is seen at once. All come in the order in which they were sent, and whatever a person
/// does next finds them done.
#[hook]
pub fn use_press_feedback(send: Callback<Action>) -> Callback<Action> {
    let waiting = use_mut_ref(|| None::<Waiting>);
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
        // What no button sent, such as a slider's move, is passed on at once.
        if extent == UpdateScope::Screen && !pressed.is_any() {
            return send.emit(action);
        }
        let painted = {
            let (waiting, send) = (waiting.clone(), send.clone());
            platform::after_paint(move || finish(&waiting, &send))
        };
        waiting.replace(Some(Waiting {
            action,
            _painted: painted,
            _pressed: pressed,
        }));
    })
}

/// Passes on what waits, if anything does.
fn finish(waiting: &Rc<RefCell<Option<Waiting>>>, send: &Callback<Action>) {
    let waiting = waiting.borrow_mut().take();
    if let Some(waiting) = waiting {
        send.emit(waiting.action);
    }
}
