//! News waits until it has happened: while cards fly, standings, log, recap and *What if* stay as they were.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{LandedScene, Scene};

/// Returns the scene to tell about, and an element by whose animation the styles say when cards have landed.
#[hook]
pub fn use_landed(scene: &Rc<Scene>) -> (Rc<Scene>, Html) {
    let landing = use_mut_ref(|| LandedScene::at(scene));
    let update = use_force_update();
    landing.borrow_mut().show(scene);
    let (told, flights) = {
        let landing = landing.borrow();
        (landing.told().clone(), landing.flights())
    };
    let on_landed = move |_: AnimationEvent| {
        landing.borrow_mut().land();
        update.force_update();
    };
    let marker = html! { <i key={format!("landing {flights}")} class="landing" onanimationend={on_landed} /> };
    (told, marker)
}
