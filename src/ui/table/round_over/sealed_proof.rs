//! Proof of a sealed round.

use yew::prelude::*;

use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Doubt, PlayerKind, Scene};
use crate::ui::correspondence::refused_cards;
use crate::ui::widgets::icon;

/// Shows what the proof of a sealed round says, or what is missing for it; empty if the game is not sealed.
pub fn proof(loc: Localizer, scene: &Scene) -> Html {
    let Some(friends) = scene.friends else {
        return Html::default();
    };
    let (Some(sealed), Some(other)) = (friends.sealed, friend(scene)) else {
        return Html::default();
    };
    let (class, sign, says) = match scene.score.doubt {
        None => ("proved", "lock", loc.sealed_proved().to_owned()),
        // The title says so.
        Some(Doubt::Checking | Doubt::Damaged) => return Html::default(),
        Some(Doubt::Failed(Some(seat))) => ("failed", "warn", loc.sealed_not_proved_by(seat)),
        Some(Doubt::Failed(None)) => ("failed", "warn", loc.sealed_not_proved().to_owned()),
        Some(Doubt::Owed(_)) if friends.is_sent => ("open", "lock", loc.sealed_proof_waits(other)),
        Some(Doubt::Owed(_)) => ("open", "lock", loc.sealed_proof_send(other)),
    };
    let is_won = scene.view.table().winner() == scene.players.you;
    let owes = is_won && scene.score.doubt.is_none();
    html! {
        <>
            <p class={classes!("proof", class)}>{ icon(sign) }<span>{ says }</span></p>
            if let Some(refusal) = sealed.refusal {
                <p class="proof failed">{ icon("warn") }<span>{ refused_cards(loc, refusal, other) }</span></p>
            }
            if owes && sealed.has_message && !friends.is_sent {
                <p class="muted">{ loc.sealed_proof_tell(other) }</p>
            }
        </>
    }
}

fn friend(scene: &Scene) -> Option<Seat> {
    let mut seats = scene.players.lineup.players().seats();
    seats.find(|&seat| scene.players.lineup.at(seat) == PlayerKind::Friend)
}
