//! What is proved of a sealed round.

use yew::prelude::*;

use crate::state::{Proved, Scene};
use crate::ui::widgets::icon;
use crate::words::Words;

/// Whether both have shown what they kept secret, and whether it fits; nothing if the game is not sealed.
pub fn proof(words: Words, scene: &Scene) -> Html {
    let Some(sealed) = scene.friends.and_then(|friends| friends.sealed) else {
        return Html::default();
    };
    let (sign, says) = match sealed.proved {
        Some(Proved::Yes) => ("lock", words.sealed_proved()),
        Some(Proved::No) => ("warn", words.sealed_not_proved()),
        None => ("lock", words.sealed_proof_waits()),
    };
    let class = classes!(
        "proof",
        (sealed.proved == Some(Proved::No)).then_some("failed")
    );
    html! { <p {class}>{ icon(sign) }<span>{ says }</span></p> }
}
