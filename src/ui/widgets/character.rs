//! Pictures of the players: a face for an opponent, an initial for a person. Both are decoration: the name is beside
//! them.

use yew::prelude::*;

use super::art::{avatar, avatar_of};
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Lineup, PlayerKind, Scene};

/// The expression of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Eyes that look up and aside.
    Thinking,
    /// Smiling eyes and an open mouth.
    Leading,
    /// An outline with closed eyes.
    Out,
}

impl Mood {
    /// Mood of the opponent at a seat; `None` for a person. After a match its winners look like winners, even if they are
    /// out in the last round.
    pub fn at(scene: &Scene, seat: Seat) -> Option<Self> {
        let winners = scene.score.winners.iter().flatten();
        if winners.copied().any(|winner| winner == seat) {
            let is_bot = matches!(scene.players.lineup.at(seat), PlayerKind::Bot(_));
            return is_bot.then_some(Self::Leading);
        }
        Self::in_round(scene, seat)
    }

    /// Mood of the opponent at a seat in the current round; `None` for a person.
    pub fn in_round(scene: &Scene, seat: Seat) -> Option<Self> {
        Self::with(scene, seat, scene.view.table().leader() == Some(seat))
    }

    /// Like [`at`](Self::at), but `is_leading` decides who leads: the table may not show the new leader yet.
    pub fn with(scene: &Scene, seat: Seat, is_leading: bool) -> Option<Self> {
        let mood = match scene.shows_out(seat) {
            true => Self::Out,
            false if is_leading => Self::Leading,
            false => Self::Thinking,
        };
        matches!(scene.players.lineup.at(seat), PlayerKind::Bot(_)).then_some(mood)
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Thinking => "t",
            Self::Leading => "l",
            Self::Out => "o",
        }
    }
}

/// Picture of the player at a seat: a face if there is a mood. It contains all expressions, so that one can fade into
/// another.
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

/// Picture of the player at a seat: the face of an opponent in a mood, or the avatar of a person; of the sender, who isn't "you"
/// here, it is that of a friend.
pub fn sign_of(loc: Localizer, lineup: &Lineup, seat: Seat, name: &str, mood: Mood) -> Html {
    match lineup.at(seat) {
        PlayerKind::Bot(_) => character(loc, seat, Some(mood)),
        PlayerKind::Human | PlayerKind::Friend if name == loc.sent_sender() => {
            avatar_of(loc.player_friend())
        }
        PlayerKind::Human | PlayerKind::Friend => avatar(loc, seat),
    }
}
