//! Cards that come from where they were.

use std::cell::RefCell;
use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::platform::{self, Places};
use crate::state::{Motion, Scene};

/// Where cards were, and whether they are dealt anew, until they are led from there.
#[derive(Clone)]
pub struct Before(Rc<RefCell<Option<(Places, bool)>>>);

impl PartialEq for Before {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Reads where the cards of the table are whenever the scene is about to change. A [`Mover`] lets them come
/// from there, and from the deck when they are dealt.
#[hook]
pub fn use_motion(scene: &Rc<Scene>) -> Before {
    let was_dealt = use_mut_ref(|| false);
    let before = Before(use_mut_ref(|| None));
    // While this is rendered, the page still shows the scene before.
    use_memo(scene.clone(), |scene| {
        let is_dealt = scene.log.iter().all(|line| line.round != scene.score.round);
        let is_deal = is_dealt && !was_dealt.replace(is_dealt);
        // Tests render the table where there is no page.
        if cfg!(target_arch = "wasm32") {
            let mut before = before.0.borrow_mut();
            before.get_or_insert_with(|| (Places::now(), is_deal));
        }
    });
    use_effect_with((), |()| {
        let landing = platform::on_landing();
        move || drop(landing)
    });
    before
}

/// What [`Mover`] needs.
#[derive(Clone, PartialEq, Properties)]
pub struct MoverProps {
    /// The scene that is shown.
    pub scene: Rc<Scene>,
    /// Where cards were in the one before.
    pub before: Before,
}

/// Sets the cards in motion. It shows nothing, and it is the last part of a table: when it is rendered, all
/// others are. An effect might come after the page was painted, and the cards would be seen where they are
/// to go; a frame as well begins by looking what is under the mouse, and then they have jumped.
#[component]
pub fn Mover(props: &MoverProps) -> Html {
    use_memo(props.clone(), |props| {
        let before = props.before.clone();
        if cfg!(target_arch = "wasm32") {
            spawn_local(async move {
                if let Some((before, is_deal)) = before.0.take() {
                    before.lead_here(is_deal);
                }
            });
        }
    });
    Html::default()
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
