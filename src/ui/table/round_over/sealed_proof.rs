//! Proof of a sealed round.

use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{PlayerKind, ProofStatus, Scene};
use crate::ui::widgets::icon;

/// Shows whether both players have revealed their secrets and whether the proof holds; empty if the game is not sealed.
pub fn proof(loc: Localizer, scene: &Scene) -> Html {
    let Some(friends) = scene.friends else {
        return Html::default();
    };
    let (Some(sealed), Some(other)) = (friends.sealed, friend(scene)) else {
        return Html::default();
    };
    let (class, sign, says) = match sealed.proved {
        Some(ProofStatus::Yes) => ("proved", "lock", loc.sealed_proved().to_owned()),
        Some(ProofStatus::No(Some(seat))) => ("failed", "warn", loc.sealed_not_proved_by(seat)),
        Some(ProofStatus::No(None)) => ("failed", "warn", loc.sealed_not_proved().to_owned()),
        None if friends.is_sent => ("open", "lock", loc.sealed_proof_waits(other)),
        None => ("open", "lock", loc.sealed_proof_send(other)),
    };
    let tells = sealed.proved.is_some() && sealed.has_message && !friends.is_sent;
    html! {
        <>
            <p class={classes!("proof", class)}>{ icon(sign) }<span>{ says }</span></p>
            if tells {
                <p class="muted">{ loc.sealed_proof_tell(other) }</p>
            }
        </>
    }
}

fn friend(scene: &Scene) -> Option<Seat> {
    let mut seats = scene.lineup.players().seats();
    seats.find(|&seat| scene.lineup.at(seat) == PlayerKind::Friend)
}
