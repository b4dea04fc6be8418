//! The content of each kind of sheet.

mod data;
mod gallery;
mod given_up;
mod how_to;
mod menu;
mod menu_row;
mod settings;
mod share;
mod statistics;
mod what_wins;

#[cfg(test)]
pub use data::{DataSheetState, DeleteTarget, all};
#[cfg(test)]
pub use gallery::{paintings, wall};
#[cfg(test)]
pub use statistics::{Known, counted};

pub use gallery::GalleryKeeper;

use std::rc::Rc;

use yew::prelude::*;

use self::data::DataSheet;
use self::gallery::GallerySheet;
use self::given_up::given_up;
use self::how_to::how_to;
use self::menu::TableMenu;
use self::settings::settings;
use self::share::ShareSheet;
use self::statistics::StatisticsSheet;
use self::what_wins::what_wins;
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, Game, GameAction, GameLink, Link, NavigationAction, Scene, Screen, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::correspondence::{SendSheet, sealed_code};
use crate::ui::lesson::lessons;
use crate::ui::live_slots::FollowerPlace;
use crate::ui::puzzle::{puzzle_address, puzzles};
use crate::ui::replay::{replay_log, review};
use crate::ui::scenes::Scenes;
use crate::ui::shell::{SheetDialog, all_keys, sheet_shortcut};
use crate::ui::table::{WhatIf, action_key, log, scores, shown_picture};
use crate::ui::widgets::{DeviceCapabilities, text_button};

/// The sheet that is open.
pub struct OpenSheet<'a> {
    pub kind: Sheet,
    pub loc: Localizer,
    pub app: &'a AppState,
    pub scenes: &'a Scenes,
    pub device: &'a DeviceCapabilities,
    pub follower: &'a FollowerPlace,
    pub dispatch: &'a Callback<Action>,
}

impl OpenSheet<'_> {
    /// Renders the sheet; renders nothing if it has no content.
    pub fn view(&self) -> Html {
        let Some((title, content)) = self.content() else {
            return Html::default();
        };
        let keys = sheet_shortcut(self.app.settings(), self.kind);
        html! {
            <SheetDialog key={self.kind as u8} {title} {keys}>{ content }</SheetDialog>
        }
    }

    fn content(&self) -> Option<(&'static str, Html)> {
        let Self {
            loc, app, dispatch, ..
        } = *self;
        Some(match self.kind {
            Sheet::HowTo => (loc.how_to(), self.rules(None)),
            Sheet::Discards => (loc.how_to(), self.rules(Some(loc.discard_title()))),
            Sheet::Actions => (loc.how_to(), self.rules(Some(loc.actions_title()))),
            Sheet::Settings => (loc.settings(), self.settings()),
            Sheet::Keys => (loc.keys(), all_keys(loc)),
            Sheet::Lessons => (loc.learn_list(), self.lessons()),
            Sheet::Puzzles => (
                loc.puzzles(),
                puzzles(loc, app.puzzles(), app.today(), dispatch),
            ),
            Sheet::Share => (loc.share(), self.share()?),
            Sheet::Send => self.sending()?,
            Sheet::WhatIf => {
                let scene = self.scene()?.clone();
                let says = html! { <p class="muted">{ loc.what_if_description() }</p> };
                let content = html! { <>{ says }<WhatIf {scene} /></> };
                (loc.what_if_title(), content)
            }
            Sheet::Menu => {
                let scene = self.scenes.on_table(app)?.clone();
                let settings = app.effective_settings();
                let is_tried = app.retried_from().is_some();
                let content = html! { <TableMenu {scene} {settings} {is_tried} /> };
                (loc.table_menu(), content)
            }
            Sheet::Log => (loc.turns(), self.turns()?),
            Sheet::Review => (loc.review(), self.review()?),
            Sheet::Scores => (loc.scores_title(), scores(loc, self.scene()?, false)),
            Sheet::Statistics => {
                let (statistics, today) = (app.statistics().clone(), app.today());
                let (daily, recent) = (app.daily().clone(), app.recent().clone());
                let content = html! { <StatisticsSheet {statistics} {daily} {recent} {today} /> };
                (loc.statistics(), content)
            }
            Sheet::WhatWins => (loc.strategy(), what_wins(loc, dispatch)),
            Sheet::Data => (loc.data(), html! { <DataSheet /> }),
            Sheet::Gallery => {
                let recent = app.recent().clone();
                (loc.gallery(), html! { <GallerySheet {recent} /> })
            }
            Sheet::Live => (loc.live_title(), self.live()),
            Sheet::GivenUp => {
                let scene = app.given_up()?.scene();
                (loc.given_up_title(), given_up(loc, &scene, dispatch))
            }
            Sheet::Replace => (loc.replace_title(), replace(loc, dispatch)),
        })
    }

    fn live(&self) -> Html {
        let Self { loc, app, .. } = *self;
        let follower = self.follower.borrow();
        let live = follower.as_ref();
        let live = live.map(|live| live.sheet(loc, app, self.device, self.dispatch));
        live.unwrap_or_default()
    }

    /// The correspondence game to send, or the next message of a sealed game.
    fn sending(&self) -> Option<(&'static str, Html)> {
        let (loc, app, device) = (self.loc, self.app, self.device.clone());
        if let Some(game) = app.sealed_game() {
            let sealed = game.sealed()?;
            let link = Link::Sealed(app.sealed_message()?);
            let other = sealed.other();
            let loc = loc.with_friends(sealed.names, Some(other)).addressing(None);
            let line = match sealed.names.of(other) {
                _ if sealed.side.messages == 1 => loc.sealed_line_first().to_owned(),
                "" => loc.sealed_line_unnamed().to_owned(),
                _ => loc.sealed_line(other),
            };
            let mut says = loc.sealed_send_description().to_owned();
            if let Some(code) = sealed_code(loc, sealed) {
                says = format!("{says} {code}");
            }
            let content = html! { <SendSheet {link} {line} {says} {device} /> };
            return Some((loc.sealed_send(), content));
        }
        let game = app.game()?;
        let link = game.correspondence_link()?;
        let (title, line) = match game.friend_to_move() {
            Some(_) if game.is_invitation() => (loc.friends_send_invitation(), self.invites(game)),
            Some(seat) if link.names.of(seat).is_empty() => {
                (loc.friends_send(), loc.friends_line_unnamed().to_owned())
            }
            Some(seat) => (loc.friends_send(), loc.friends_line(seat)),
            None => {
                let told = loc.told_to_others(&game.scene()).unwrap_or_default();
                let line = format!("{}\n{told}\n", loc.friends_line_over());
                (loc.friends_send_result(), line)
            }
        };
        let link = Link::Correspondence(link);
        let says = loc.friends_send_description();
        Some((title, html! { <SendSheet {link} {line} {says} {device} /> }))
    }

    /// The first message to a friend: who invites to what.
    fn invites(&self, game: &Game) -> String {
        let rules = self.loc.told_game(&game.record().ruleset);
        let own = game.lineup().persons().next();
        let link = game.correspondence_link();
        let name = own.zip(link.as_ref());
        match name.map_or("", |(own, link)| link.names.of(own)) {
            "" => self.loc.friends_line_invite_unnamed(&rules),
            name => self.loc.friends_line_invite(&rules, name),
        }
    }

    fn scene(&self) -> Option<&Rc<Scene>> {
        self.scenes.on_table(self.app)
    }

    /// The rules of the game on the table, else those of the form. If the sheet opens at the section on Actions, it
    /// includes them even if the form has none.
    fn rules(&self, at: Option<&'static str>) -> Html {
        let mut terms = self.app.settings().new_game;
        terms.has_actions |= at.is_some();
        let table = self.scene().map(|scene| scene.view.table());
        let (ruleset, players) = match (table, self.app.screen()) {
            (Some(table), _) => (*table.ruleset(), table.players()),
            (None, Screen::Daily(day)) => (day.ruleset(), day.lineup().players()),
            (None, _) => (terms.ruleset(), terms.players),
        };
        how_to(self.loc, &ruleset, players, at, self.dispatch)
    }

    fn settings(&self) -> Html {
        // A table has a menu with these links.
        let has_menu = matches!(
            self.app.screen(),
            Screen::Table(_) | Screen::IncomingLink(_)
        );
        let leads_out = self.scene().is_some() && !has_menu;
        let can_share = shared(self.app).is_some();
        let values = self.app.effective_settings();
        settings(
            self.loc,
            values,
            self.device.has_haptics,
            leads_out,
            can_share,
            self.dispatch,
        )
    }

    fn lessons(&self) -> Html {
        let current = self.app.lesson().map(|lesson| lesson.number());
        let learned = self.app.settings().learned;
        lessons(self.loc, learned, current, self.dispatch)
    }

    fn share(&self) -> Option<Html> {
        if let Some(session) = self.app.puzzle_session() {
            let progress = self.app.puzzles();
            return Some(puzzle_address(self.loc, session, progress, self.device));
        }
        let replay = self.app.replay();
        let over = replay.and_then(|replay| Some((replay.finished_game()?, replay.game_link()?)));
        let is_moment = replay.is_some() && over.is_none();
        let (game, scene, loc) = match over {
            // The same words as at the table, whatever moment of the game the review shows.
            Some((game, link)) => {
                let scene = game.scene();
                let loc = self.loc.addressing(scene.players.you);
                (link, Some(Rc::new(scene)), loc)
            }
            // The start page has the deal of its form, which nobody has played.
            None => (shared(self.app)?, self.scene().cloned(), self.loc),
        };
        let told = scene.as_ref().and_then(|scene| loc.told_to_others(scene));
        let today = self.app.today();
        let picture = scene.filter(|_| told.is_some());
        let picture =
            picture.and_then(|scene| shown_picture(loc, &scene, &self.device.address, today));
        Some(html! {
            <ShareSheet {game} {is_moment} {told} device={self.device.clone()}>{ for picture }</ShareSheet>
        })
    }

    /// The turns of the replay, else those of the current game.
    fn turns(&self) -> Option<Html> {
        let scene = self.scene()?;
        Some(match &self.scenes.replay {
            Some(replay) => replay_log(self.loc, replay, self.dispatch),
            None => html! {
                <>
                    { action_key(self.loc, scene.view.table().ruleset()) }
                    { log(self.loc, &scene.log, false, None) }
                </>
            },
        })
    }

    fn review(&self) -> Option<Html> {
        let (loc, replay) = (self.loc, self.scenes.replay.as_ref()?);
        Some(html! {
            <>
                { review(loc, replay, self.dispatch) }
                <h3>{ loc.turns() }</h3>
                { replay_log(loc, replay, self.dispatch) }
            </>
        })
    }
}

/// The game that can be shared: the one on the table, the one replayed, or the one of the form.
fn shared(app: &AppState) -> Option<GameLink> {
    match app.screen() {
        Screen::Table(_) => app
            .game()
            .filter(|game| game.can_be_shared())
            .map(|game| game.link()),
        Screen::Replay(replay) => replay.as_played(),
        Screen::Home => app.form(),
        Screen::Lesson(_)
        | Screen::Puzzle(_)
        | Screen::Daily(_)
        | Screen::Received(_)
        | Screen::IncomingLink(_)
        | Screen::Sealed(_)
        | Screen::Live(_) => None,
    }
}

/// Confirmation before the current game is discarded.
fn replace(loc: Localizer, dispatch: &Callback<Action>) -> Html {
    html! {
        <div class="asks">
            <p>{ loc.replace_description() }</p>
            <div class="row">
                { text_button(None, loc.replace_keep(), on_click(dispatch, Action::Navigate(NavigationAction::CloseSheet))) }
                { text_button(Some("primary out"), loc.replace_go(), on_click(dispatch, Action::Game(GameAction::ConfirmReplace))) }
            </div>
        </div>
    }
}
