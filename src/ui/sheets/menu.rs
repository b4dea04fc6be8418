//! The menu of a table: actions on the round, levels of the opponents, and links to other sheets.

use std::rc::Rc;

use yew::prelude::*;

use crate::bots::Level;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceAction, GameAction, NavigationAction, PlayerKind, ReplayAction, Scene,
    Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{Confirmation, RadioGroup, text_button};

#[derive(Clone, PartialEq, Properties)]
pub struct TableMenuProps {
    pub scene: Rc<Scene>,
    /// `true` if the game retries a position from a review.
    pub is_tried: bool,
}

/// An action that needs confirmation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DestructiveAction {
    Restart,
    Resign,
    GiveUp,
}

#[component]
pub fn TableMenu(props: &TableMenuProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let asked = use_state(|| None);
    let scene = &props.scene;
    let ask = |loss| {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(Some(loss)))
    };
    let keep = {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(None))
    };
    let way = |text: &'static str, way| {
        text_button(None, text, on_click(&dispatch, Action::Navigate(way)))
    };
    html! {
        <div class="settings">
            if let Some(loss) = *asked {
                { question(loc, loss, &dispatch, keep) }
            } else {
                if props.is_tried {
                    { text_button(None, loc.review_again(), on_click(&dispatch, Action::Replay(ReplayAction::BackToReview))) }
                }
                if scene.can_restart {
                    { text_button(None, loc.menu_restart(), ask(DestructiveAction::Restart)) }
                }
                if scene.can_resign && scene.friends.is_some_and(|friends| friends.sealed.is_none()) {
                    { text_button(None, loc.friends_give_up(), ask(DestructiveAction::GiveUp)) }
                }
                if scene.can_resign && scene.friends.is_none() {
                    { text_button(None, loc.menu_resign(), ask(DestructiveAction::Resign)) }
                }
            }
            if scene.day.is_none() && scene.friends.is_none() {
                { opponents(loc, scene, &dispatch) }
            }
            if scene.can_be_shared {
                { way(loc.share(), NavigationAction::OpenSheet(Sheet::Share)) }
            }
            { way(loc.how_to(), NavigationAction::OpenSheet(Sheet::HowTo)) }
            { way(loc.statistics(), NavigationAction::OpenSheet(Sheet::Statistics)) }
            { way(loc.settings(), NavigationAction::OpenSheet(Sheet::Settings)) }
            { way(loc.settings_home(), NavigationAction::Home) }
        </div>
    }
}

fn question(
    loc: Localizer,
    loss: DestructiveAction,
    dispatch: &Callback<Action>,
    on_leave: Callback<MouseEvent>,
) -> Html {
    let (text, go, action) = match loss {
        DestructiveAction::Restart => (
            loc.menu_restart_asks(),
            loc.menu_restart_go(),
            Action::Game(GameAction::RestartRound),
        ),
        DestructiveAction::Resign => (
            loc.menu_resign_asks(),
            loc.menu_resign_go(),
            Action::Game(GameAction::Resign),
        ),
        DestructiveAction::GiveUp => (
            loc.friends_give_up_asks(),
            loc.menu_resign_go(),
            Action::Correspondence(CorrespondenceAction::Resign),
        ),
    };
    let on_go = on_click(dispatch, action);
    html! { <Confirmation {text} leave={loc.menu_keep()} {go} is_loss={true} {on_leave} {on_go} /> }
}

/// The levels of the opponents. Changes apply from the next round.
fn opponents(loc: Localizer, scene: &Scene, dispatch: &Callback<Action>) -> Html {
    let seats = scene.lineup.players().seats();
    let opponents = seats.filter_map(|seat| match scene.next_lineup.at(seat) {
        PlayerKind::Bot(level) => Some((seat, level)),
        PlayerKind::Human | PlayerKind::Friend => None,
    });
    html! {
        <>
            { for opponents.map(|(seat, level)| opponent(loc, seat, level, dispatch)) }
        </>
    }
}

fn opponent(loc: Localizer, seat: Seat, chosen: Level, dispatch: &Callback<Action>) -> Html {
    // An older game goes on with its own Casual or Skilled until another level is chosen.
    let levels = Level::OFFERED.map(|level| {
        let level = if level == chosen.offered() {
            chosen
        } else {
            level
        };
        let action = Action::Game(GameAction::ChangeLevel(seat, level));
        (loc.level(level).into(), level == chosen, action)
    });
    let label = loc.menu_opponent(seat);
    RadioGroup::new(format!("next-{}", seat.index()), label, dispatch).among(levels)
}
