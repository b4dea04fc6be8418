//! The menu of a table: groups of actions, with those that can't be undone apart.

use std::rc::Rc;

use yew::prelude::*;

use super::menu_row::MenuRow;
use super::settings::pace;
use crate::bots::Level;
use crate::game::{Scoring, Seat};
use crate::i18n::Localizer;
use crate::state::{
    Action, BoolSetting, CorrespondenceAction, GameAction, NavigationAction, PlayerKind,
    ReplayAction, Scene, Settings, SettingsAction, Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::shell::sheet_shortcut;
use crate::ui::widgets::{Confirmation, RadioGroup, icon, use_lost_focus};

#[derive(Clone, PartialEq, Properties)]
pub struct TableMenuProps {
    pub scene: Rc<Scene>,
    pub settings: Settings,
    /// `true` if the game retries a position from a review.
    pub is_tried: bool,
}

/// An action that needs confirmation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DestructiveAction {
    Restart,
    Resign,
    /// Give up a game with friends.
    GiveUp,
    GiveUpMatch,
}

#[component]
pub fn TableMenu(props: &TableMenuProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let asked = use_state(|| None);
    // Who doesn't go on is back at the row that asked.
    let row = use_lost_focus(asked.is_none());
    let last = use_mut_ref(|| None);
    if asked.is_some() {
        last.replace(*asked);
    }
    let keep = {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(None))
    };
    let ask = |action| {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(Some(action)))
    };
    let menu = Menu {
        loc,
        scene: &props.scene,
        settings: &props.settings,
        dispatch: &dispatch,
    };
    let destructive = match *asked {
        Some(action) => vec![menu.question(action, keep)],
        None => menu.destructive(ask, (*last.borrow()).map(|action| (action, row))),
    };
    html! {
        <div class="menu">
            { group("game", loc.menu_game(), menu.game(props.is_tried)) }
            { group("table", loc.menu_table(), menu.table()) }
            { group("elsewhere", loc.menu_elsewhere(), menu.elsewhere()) }
            if !destructive.is_empty() {
                <section class="loss" aria-label={loc.menu_loss()}>{ for destructive }</section>
            }
        </div>
    }
}

/// A group of rows under a heading.
fn group(name: &'static str, title: &'static str, rows: Html) -> Html {
    let id = format!("menu-{name}");
    html! {
        <section class={id.clone()} aria-labelledby={id.clone()}>
            <h3 {id}>{ title }</h3>
            { rows }
        </section>
    }
}

struct Menu<'a> {
    loc: Localizer,
    scene: &'a Scene,
    settings: &'a Settings,
    dispatch: &'a Callback<Action>,
}

impl Menu<'_> {
    fn sends(&self, sign: &'static str, text: &'static str, action: Action) -> MenuRow {
        MenuRow::new(sign, text, on_click(self.dispatch, action))
    }

    fn opens(&self, sign: &'static str, text: &'static str, sheet: Sheet) -> MenuRow {
        let open = Action::Navigate(NavigationAction::OpenSheet(sheet));
        let key = sheet_shortcut(self.settings, sheet);
        let key = key.map(|key| html! { <kbd aria-hidden="true" translate="no">{ key }</kbd> });
        MenuRow {
            end: key.unwrap_or_default(),
            ..self.sends(sign, text, open)
        }
    }

    fn is_match(&self) -> bool {
        self.scene.view.table().ruleset().scoring() == Scoring::Points
    }

    fn game(&self, is_tried: bool) -> Html {
        let (loc, scene) = (self.loc, self.scene);
        html! {
            <>
                if is_tried {
                    { MenuRow {
                        is_first: true,
                        ..self.sends("back", loc.review_again(), Action::Replay(ReplayAction::BackToReview))
                    }.view() }
                }
                { MenuRow {
                    is_first: !is_tried,
                    ..self.opens("log", loc.turns_so_far(), Sheet::Log)
                }.view() }
                if self.is_match() {
                    { self.opens("scores", loc.scores_title(), Sheet::Scores).view() }
                }
                if scene.controls.can_be_shared {
                    { MenuRow {
                        detail: Some(loc.deal_of(&scene.deal.seed)),
                        ..self.opens("share", loc.share(), Sheet::Share)
                    }.view() }
                }
            </>
        }
    }

    fn table(&self) -> Html {
        let (loc, scene) = (self.loc, self.scene);
        let is_on = self.settings.has_sound;
        let sound = Action::Settings(SettingsAction::Switch(BoolSetting::Sound, !is_on));
        let sign = if is_on { "sound" } else { "mute" };
        let has_opponents = !self.opponents().is_empty();
        // A game of one round has no next one.
        let may_change = self.is_match() && scene.deal.day.is_none() && scene.friends.is_none();
        html! {
            <>
                <label class="item switch">
                    { icon(sign) }
                    <b>{ loc.settings_sounds() }</b>
                    <input
                        type="checkbox"
                        role="switch"
                        checked={is_on}
                        onchange={self.dispatch.reform(move |_: Event| sound.clone())}
                    />
                </label>
                if has_opponents {
                    <div class="setting">{ icon("clock") }{ pace(loc, self.settings, self.dispatch) }</div>
                    if may_change {
                        { self.levels() }
                    }
                }
            </>
        }
    }

    /// The opponents with their levels from the next round on.
    fn opponents(&self) -> Vec<(Seat, Level)> {
        let seats = self.scene.players.lineup.players().seats();
        let opponents = seats.filter_map(|seat| match self.scene.players.next_lineup.at(seat) {
            PlayerKind::Bot(level) => Some((seat, level)),
            PlayerKind::Human | PlayerKind::Friend => None,
        });
        opponents.collect()
    }

    /// The levels of the opponents, folded. Changes apply from the next round.
    fn levels(&self) -> Html {
        let opponents = self.opponents().into_iter();
        html! {
            <details class="setting">
                <summary class="item">{ icon("person") }<b>{ self.loc.menu_levels() }</b></summary>
                { for opponents.map(|(seat, level)| self.opponent(seat, level)) }
            </details>
        }
    }

    fn opponent(&self, seat: Seat, chosen: Level) -> Html {
        let loc = self.loc;
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
        let name = format!("next-{}", seat.index());
        RadioGroup::new(name, loc.name(seat), self.dispatch).among(levels)
    }

    fn elsewhere(&self) -> Html {
        let loc = self.loc;
        let is_over = self.scene.score.winners.is_some();
        let home = Action::Navigate(NavigationAction::Home);
        html! {
            <>
                { self.opens("help", loc.how_to(), Sheet::HowTo).view() }
                { self.opens("stats", loc.statistics(), Sheet::Statistics).view() }
                { self.opens("gear", loc.settings(), Sheet::Settings).view() }
                { MenuRow {
                    detail: (!is_over).then(|| loc.menu_home_keeps().to_owned()),
                    ..self.sends("home", loc.button_home(), home)
                }.view() }
            </>
        }
    }

    /// The rows that ask first; the one that has asked has a reference.
    fn destructive(
        &self,
        ask: impl Fn(DestructiveAction) -> Callback<MouseEvent>,
        asked: Option<(DestructiveAction, NodeRef)>,
    ) -> Vec<Html> {
        let (loc, scene) = (self.loc, self.scene);
        let node = |action| {
            let asked = asked.as_ref().filter(|(last, _)| *last == action);
            asked.map_or_else(NodeRef::default, |(_, node)| node.clone())
        };
        let counts = |text: &str| scene.is_counted().then(|| text.to_owned());
        let row = |sign, text, detail, action| MenuRow {
            detail,
            node: node(action),
            ..MenuRow::new(sign, text, ask(action))
        };
        let restart = scene.controls.can_restart.then(|| {
            let detail = counts(loc.menu_restart_counts());
            row(
                "retry",
                loc.menu_restart(),
                detail,
                DestructiveAction::Restart,
            )
        });
        let resign = match scene.friends {
            _ if !scene.controls.can_resign => None,
            None => {
                let detail = counts(loc.menu_resign_counts());
                Some(row(
                    "pass",
                    loc.menu_resign(),
                    detail,
                    DestructiveAction::Resign,
                ))
            }
            Some(friends) if friends.sealed.is_none() => Some(row(
                "pass",
                loc.friends_give_up(),
                None,
                DestructiveAction::GiveUp,
            )),
            Some(_) => None,
        };
        let give_up = scene.controls.can_give_up_match.then(|| {
            let detail = counts(loc.menu_give_up_counts());
            row(
                "cross",
                loc.menu_give_up(),
                detail,
                DestructiveAction::GiveUpMatch,
            )
        });
        let rows = restart.into_iter().chain(resign).chain(give_up);
        rows.map(MenuRow::view).collect()
    }

    fn question(&self, asked: DestructiveAction, on_leave: Callback<MouseEvent>) -> Html {
        let loc = self.loc;
        let (text, go, action) = match asked {
            DestructiveAction::Restart => (
                AttrValue::from(loc.menu_restart_asks()),
                loc.menu_restart_go(),
                Action::Game(GameAction::RestartRound),
            ),
            DestructiveAction::Resign => (
                loc.resign_asks(&self.scene.others_in()).into(),
                loc.menu_resign_go(),
                Action::Game(GameAction::Resign),
            ),
            DestructiveAction::GiveUp => (
                loc.friends_give_up_asks().into(),
                loc.menu_resign_go(),
                Action::Correspondence(CorrespondenceAction::Resign),
            ),
            DestructiveAction::GiveUpMatch => (
                loc.menu_give_up_asks().into(),
                loc.menu_resign_go(),
                Action::Game(GameAction::GiveUpMatch),
            ),
        };
        let on_go = on_click(self.dispatch, action);
        html! { <Confirmation {text} leave={loc.menu_keep()} {go} is_loss={true} {on_leave} {on_go} /> }
    }
}
