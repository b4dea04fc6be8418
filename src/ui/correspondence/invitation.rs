//! The page of a player who is invited to a game by link: by whom and to what, and the form to join.

use yew::prelude::*;

use super::name_field::name_field;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{Action, LessonAction, Lineup, PlayerKind, PlayerNames};
use crate::ui::context::on_click;
use crate::ui::widgets::{Mood, avatar, character, icon};

pub struct Invitation<'a> {
    pub loc: Localizer,
    pub names: PlayerNames,
    /// The players, as an onlooker sees them.
    pub lineup: Lineup,
    /// Seat of the player who invites.
    pub host: Seat,
    /// Seat of the player who is invited.
    pub seat: Option<Seat>,
    /// The rules, and how far the game is.
    pub terms: String,
    /// Explanation under the title.
    pub says: &'static str,
    pub name: &'a UseStateHandle<String>,
    /// Text of the button that joins.
    pub join: &'static str,
    pub is_joining: bool,
    /// `true` if the user has done no lesson yet.
    pub is_new: bool,
    /// Told before the button that joins: what the player agrees to by it.
    pub consent: Html,
    /// Other ways on, beside the button that joins.
    pub ways: Html,
    /// Notes for the player before joining.
    pub notes: Html,
    pub onsubmit: Callback<SubmitEvent>,
    pub dispatch: &'a Callback<Action>,
}

impl Invitation<'_> {
    pub fn view(self) -> Html {
        let host = self.host;
        let is_for_two = self.lineup.players().get() == 2;
        let loc = self
            .loc
            .with_friends(self.names, is_for_two.then_some(host));
        let title = match self.names.of(host) {
            "" => loc.friends_invited_unnamed().to_owned(),
            _ => loc.addressing(None).friends_invited(host),
        };
        let named = loc.addressing(None);
        let learn = on_click(self.dispatch, Action::Lesson(LessonAction::Learn));
        html! {
            <form class="join" onsubmit={self.onsubmit}>
                <h1 id="letter">{ title }</h1>
                <p>{ self.says }</p>
                { players(loc.addressing(self.seat), &self.lineup) }
                <p class="muted">{ self.terms }</p>
                { name_field(named, self.seat.filter(|_| !is_for_two), self.name) }
                { self.consent }
                <div class="actions">
                    <button type="submit" class="btn primary" aria-disabled={self.is_joining.then_some("true")}>
                        { icon("play") }
                        { if self.is_joining { loc.part_coming() } else { self.join } }
                    </button>
                    { self.ways }
                    if self.is_new {
                        <button type="button" class="btn" onclick={learn}>{ icon("learn") }{ loc.sent_learn() }</button>
                    }
                </div>
                { self.notes }
            </form>
        }
    }
}

/// The players of the game; the one who is invited is addressed.
fn players(loc: Localizer, lineup: &Lineup) -> Html {
    let seats = lineup.players().seats();
    html! {
        <ul class="players">
            { for seats.map(|seat| html! {
                <li>
                    { match lineup.at(seat) {
                        PlayerKind::Bot(_) => character(loc, seat, Some(Mood::Thinking)),
                        PlayerKind::Human | PlayerKind::Friend => avatar(loc, seat),
                    } }
                    <b>{ loc.name(seat) }</b>
                    { " " }
                    if let player @ PlayerKind::Bot(_) = lineup.at(seat) {
                        <span class="muted">{ loc.player(player) }</span>
                    }
                </li>
            }) }
        </ul>
    }
}
