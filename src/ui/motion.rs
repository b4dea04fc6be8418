//! Cards that come from where they were.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{self, Frame, Places};
use crate::state::{Motion, Scene};

/// Lets the cards of the table come from where they were whenever the scene changes, and
/// from the deck when they are dealt.
#[hook]
pub fn use_motion(scene: &Rc<Scene>) {
    let was_dealt = use_mut_ref(|| false);
    let is_awaited = use_memo((), |()| Cell::new(false));
    let frame = use_mut_ref(|| None);
    // While this is rendered, the page still shows the scene before. Effects may come after the page was
    // painted, and the cards would be seen where they are to go.
    use_memo(scene.clone(), |scene| {
        let is_dealt = scene.log.iter().all(|line| line.round != scene.score.round);
        let is_deal = is_dealt && !was_dealt.replace(is_dealt);
        // Tests render the table where there is no page.
        if cfg!(target_arch = "wasm32") && !is_awaited.replace(true) {
            let before = Places::now();
            frame.replace(Some(Frame::next(move || {
                is_awaited.set(false);
                before.lead_here(is_deal);
            })));
        }
    });
    use_effect_with((), |()| {
        let landing = platform::on_landing();
        move || drop(landing)
    });
}

/// Sets how much the page moves.
#[hook]
pub fn use_motion_setting(motion: Motion) {
    use_effect_with(motion, |motion| {
        platform::set_motion(match motion {
            Motion::System => None,
            Motion::Reduced => Some("reduced"),
            Motion::Off => Some("off"),
        });
    });
}
