//! The panel at the table while a friend is to move in a live game.

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::live::Status;
use crate::state::{
    Action, CorrespondenceAction, Game, LiveView, NavigationAction, Presence, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::table::verdict;
use crate::ui::widgets::icon;

/// Time away from which it is told, in milliseconds.
const SHORT: u64 = 30_000;

/// Time away from which the friend is offered the link, in milliseconds.
const LONG: u64 = 180_000;

/// The friend the game waits for, and ways on if there is no connection.
pub struct FriendsTurn<'a> {
    pub loc: Localizer,
    pub view: &'a LiveView,
    pub game: &'a Game,
    /// `true` if there is no relay.
    pub is_away: bool,
    /// Time in milliseconds of the page's clock.
    pub now: u64,
    /// Tries to connect at once.
    pub wake: Callback<MouseEvent>,
    pub dispatch: &'a Callback<Action>,
}

impl FriendsTurn<'_> {
    /// Renders the panel; `None` if the game waits for no friend.
    pub fn view(&self) -> Option<Html> {
        let loc = self.loc;
        let seat = self.game.friend_to_move()?;
        let waits_for = self.view.waits_for?;
        let mut friends = self.view.friends.iter();
        let friend = friends.find(|friend| friend.chair == waits_for)?;
        let away = match friend.presence {
            Presence::Away { since } => self.now.saturating_sub(since),
            Presence::Here | Presence::Unseen => 0,
        };
        Some(if self.is_away {
            self.panel(
                loc.live_away(),
                loc.live_away_description(),
                html! {
                    <>
                        { self.send("primary", loc.live_send_turn()) }
                        { way("again", "half", "retry", loc.live_try_again(), self.wake.clone()) }
                    </>
                },
            )
        } else if !friend.has_come {
            let share = self.share("primary");
            self.panel(
                loc.live_wait_friend(),
                loc.live_wait_friend_description(),
                share,
            )
        } else if self.view.status != Status::Ready {
            self.panel(
                &loc.live_waits(seat),
                loc.live_connecting(),
                Html::default(),
            )
        } else if away >= SHORT {
            let send = if away >= LONG {
                self.send("half", &loc.live_send_link(seat))
            } else {
                self.share("half")
            };
            self.panel(&loc.live_gone(seat), loc.live_gone_description(), send)
        } else {
            let (says, ways) = match friend.presence {
                Presence::Here => (loc.live_waits_here(seat), Html::default()),
                Presence::Away { .. } => (loc.live_waits_left(seat), self.share("half")),
                Presence::Unseen => (loc.live_waits_unseen(seat), self.share("half")),
            };
            self.panel(&loc.live_waits(seat), &says, ways)
        })
    }

    /// Button that shows the link of the room.
    fn share(&self, class: &'static str) -> Html {
        let open = NavigationAction::OpenSheet(Sheet::Live);
        let open = on_click(self.dispatch, Action::Navigate(open));
        way("share", class, "share", self.loc.live_share_link(), open)
    }

    /// Button that sends the game by link, if its last turn is from here.
    fn send(&self, class: &'static str, name: &str) -> Html {
        let friends = self.game.scene().friends;
        if !friends.is_some_and(|friends| friends.can_send) {
            return Html::default();
        }
        let send = on_click(
            self.dispatch,
            Action::Correspondence(CorrespondenceAction::Send),
        );
        way("send", class, "share", name, send)
    }

    fn panel(&self, title: &str, says: &str, ways: Html) -> Html {
        let home = on_click(self.dispatch, Action::Navigate(NavigationAction::Home));
        html! {
            <>
                { verdict("calm", None, title, html! { <p>{ says }</p> }) }
                <div class="row">
                    <button key="home" type="button" class="btn tool leave" onclick={home}>
                        { icon("back") }
                        <span class="sr">{ self.loc.button_home() }</span>
                    </button>
                    { ways }
                </div>
            </>
        }
    }
}

fn way(
    key: &'static str,
    class: &'static str,
    sign: &'static str,
    name: &str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button {key} type="button" class={classes!("btn", class)} {onclick}>
            { icon(sign) }
            { name }
        </button>
    }
}
