//! Who plays: an opponent has a face, a person an initial. Both are decoration: the name stands beside them.

use yew::prelude::*;

use super::art::{avatar, avatar_of};
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Lineup, PlayerKind, Scene};

/// What a face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// The eyes look up and aside.
    Thinking,
    /// The eyes smile, and the mouth is open.
    Leading,
    /// An outline, with its eyes shut.
    Out,
}

impl Mood {
    /// How the opponent of a seat stands; a person has no mood.
    pub fn at(scene: &Scene, seat: Seat) -> Option<Self> {
        Self::with(scene, seat, scene.view.table().leader() == Some(seat))
    }

    /// The same of one who leads by what is shown, or does not.
    pub fn with(scene: &Scene, seat: Seat, is_leading: bool) -> Option<Self> {
        let mood = match scene.view.table().is_out(seat) {
            true => Self::Out,
            false if is_leading => Self::Leading,
            false => Self::Thinking,
        };
        matches!(scene.lineup.at(seat), PlayerKind::Bot(_)).then_some(mood)
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Thinking => "t",
            Self::Leading => "l",
            Self::Out => "o",
        }
    }
}

/// The sign of the player of a seat: a face, if it is an opponent with a mood. All expressions are there, so that one
/// can fade over another.
pub fn character(loc: Localizer, seat: Seat, mood: Option<Mood>) -> Html {
    let Some(mood) = mood else {
        return avatar(loc, seat);
    };
    let which = match seat.index() {
        0 => Seat::MAX,
        index => index,
    };
    let expression = |mood: Mood| {
        let class = mood.class();
        html! { <use href={format!("#f{which}{class}")} {class} /> }
    };
    html! {
        <svg class={classes!("face", format!("f{which}"), mood.class())} viewBox="0 0 48 48" aria-hidden="true">
            <use href={format!("#f{which}")} />
            { for [Mood::Thinking, Mood::Leading, Mood::Out].map(expression) }
        </svg>
    }
}

/// The sign of whoever sits at a seat: the face of an opponent in a mood, or the initial of a person's name.
pub fn sign_of(loc: Localizer, lineup: &Lineup, seat: Seat, name: &str, mood: Mood) -> Html {
    match lineup.at(seat) {
        PlayerKind::Bot(_) => character(loc, seat, Some(mood)),
        PlayerKind::Human | PlayerKind::Friend => avatar_of(name),
    }
}
