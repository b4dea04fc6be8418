//! What each kind of sheet shows.

mod data;
mod how_to;
mod menu;
mod settings;
mod share;
mod statistics;

#[cfg(test)]
pub use data::{DataSheetState, DeleteTarget, all};
#[cfg(test)]
pub use statistics::counted;

use std::rc::Rc;

use yew::prelude::*;

use self::data::DataSheet;
use self::how_to::how_to;
use self::menu::TableMenu;
use self::settings::settings;
use self::share::ShareSheet;
use self::statistics::StatisticsSheet;
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, GameAction, GameLink, Link, Navigation, Scene, Screen, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::correspondence::SendSheet;
use crate::ui::practice::{lessons, puzzle_address, puzzles};
use crate::ui::replay::{replay_log, review};
use crate::ui::scenes::Scenes;
use crate::ui::shell::{SheetDialog, all_keys, sheet_shortcut};
use crate::ui::table::{WhatIf, log, scores};
use crate::ui::widgets::{DeviceCapabilities, text_button};

/// The sheet that lies over the page.
pub struct OpenSheet<'a> {
    /// What it is about.
    pub kind: Sheet,
    /// The language.
    pub words: Localizer,
    /// The state.
    pub app: &'a AppState,
    /// What the screens show of it.
    pub scenes: &'a Scenes,
    /// The device.
    pub device: &'a DeviceCapabilities,
    /// Where actions go.
    pub dispatch: &'a Callback<Action>,
}

impl OpenSheet<'_> {
    /// The sheet with what it shows now; nothing where there is nothing to show.
    pub fn view(&self) -> Html {
        let Some((title, content)) = self.content() else {
            return Html::default();
        };
        let keys = sheet_shortcut(&self.app.settings, self.kind);
        html! {
            <SheetDialog key={self.kind as u8} {title} {keys}>{ content }</SheetDialog>
        }
    }

    fn content(&self) -> Option<(&'static str, Html)> {
        let Self {
            words,
            app,
            dispatch,
            ..
        } = *self;
        Some(match self.kind {
            Sheet::HowTo => (words.how_to(), self.rules(None)),
            Sheet::Discards => (words.how_to(), self.rules(Some(words.discard_title()))),
            Sheet::Actions => (words.how_to(), self.rules(Some(words.actions_title()))),
            Sheet::Settings => (words.settings(), self.settings()),
            Sheet::Keys => (words.keys(), all_keys(words)),
            Sheet::Lessons => (words.learn_list(), self.lessons()),
            Sheet::Puzzles => (
                words.puzzles(),
                puzzles(words, &app.puzzles, app.today, dispatch),
            ),
            Sheet::Share => (words.share(), self.share()?),
            Sheet::Send => self.sending()?,
            Sheet::WhatIf => {
                let scene = self.scene()?.clone();
                let says = html! { <p class="muted">{ words.what_if_says() }</p> };
                let content = html! { <>{ says }<WhatIf {scene} /></> };
                (words.what_if_title(), content)
            }
            Sheet::Menu => {
                let scene = self.scenes.on_table(app)?.clone();
                (words.table_menu(), {
                    let is_tried = app.tried_from().is_some();
                    html! { <TableMenu {scene} {is_tried} /> }
                })
            }
            Sheet::Log => (words.turns(), self.turns()?),
            Sheet::Review => (words.review(), self.review()?),
            Sheet::Scores => (words.scores_title(), scores(words, self.scene()?, false)),
            Sheet::Statistics => {
                let statistics = app.statistics.clone();
                (
                    words.statistics(),
                    html! { <StatisticsSheet {statistics} /> },
                )
            }
            Sheet::Data => (words.data(), html! { <DataSheet /> }),
            Sheet::Replace => (words.replace_title(), replace(words, dispatch)),
        })
    }

    /// The game with friends as it is sent, or the message of a sealed one.
    fn sending(&self) -> Option<(&'static str, Html)> {
        let (words, app, device) = (self.words, self.app, self.device.clone());
        if let Some(game) = app.sealed_game() {
            let sealed = game.sealed()?;
            let link = Link::Sealed(sealed.letter()?);
            let words = words.with_names(sealed.names).addressing(None);
            let line = match sealed.side.messages {
                1 => words.sealed_line_first().to_owned(),
                _ => words.sealed_line(sealed.other()),
            };
            let says = words.sealed_send_says();
            let content = html! { <SendSheet {link} {line} {says} {device} /> };
            return Some((words.sealed_send(), content));
        }
        let game = app.game()?;
        let link = Link::Letter(game.letter()?);
        let (title, line) = match game.friend_to_move() {
            Some(seat) => (words.friends_send(), words.friends_line(seat)),
            None => {
                let line = words.friends_line_over().to_owned();
                (words.friends_send_result(), line)
            }
        };
        let says = words.friends_send_says();
        Some((title, html! { <SendSheet {link} {line} {says} {device} /> }))
    }

    /// What lies on the table.
    fn scene(&self) -> Option<&Rc<Scene>> {
        self.scenes.on_table(self.app)
    }

    /// The rules of the game on the table, else those of the form. At what Actions do they open before there are any.
    fn rules(&self, at: Option<&'static str>) -> Html {
        let mut terms = self.app.settings.terms;
        terms.has_actions |= at.is_some();
        let table = self.scene().map(|scene| scene.view.table());
        let (ruleset, players) = match (table, &self.app.screen) {
            (Some(table), _) => (*table.ruleset(), table.players()),
            (None, Screen::Daily(day)) => (day.ruleset(), day.lineup().players()),
            (None, _) => (terms.ruleset(), terms.players),
        };
        how_to(self.words, &ruleset, players, at, self.dispatch)
    }

    fn settings(&self) -> Html {
        // A game has a menu for that.
        let has_menu = matches!(self.app.screen, Screen::Table(_) | Screen::IncomingLink(_));
        let leads_out = self.scene().is_some() && !has_menu;
        let can_share = shared(self.app).is_some();
        let values = self.app.effective_settings();
        settings(
            self.words,
            values,
            self.device.has_haptics,
            leads_out,
            can_share,
            self.dispatch,
        )
    }

    fn lessons(&self) -> Html {
        let current = self.app.lesson().map(|lesson| lesson.number());
        let learned = self.app.settings.learned;
        lessons(self.words, learned, current, self.dispatch)
    }

    fn share(&self) -> Option<Html> {
        if let Some(sitting) = self.app.sitting() {
            let book = &self.app.puzzles;
            return Some(puzzle_address(self.words, sitting, book, self.device));
        }
        let game = shared(self.app)?;
        let is_moment = self.app.replay().is_some();
        Some(html! { <ShareSheet {game} {is_moment} device={self.device.clone()} /> })
    }

    /// The turns of the game that is looked at, else of the one that is played.
    fn turns(&self) -> Option<Html> {
        let scene = self.scene()?;
        Some(match &self.scenes.replay {
            Some(replay) => replay_log(self.words, replay, self.dispatch),
            None => log(self.words, &scene.log, false, None),
        })
    }

    fn review(&self) -> Option<Html> {
        let (words, replay) = (self.words, self.scenes.replay.as_ref()?);
        Some(html! {
            <>
                { review(words, replay, self.dispatch) }
                <h3>{ words.turns() }</h3>
                { replay_log(words, replay, self.dispatch) }
            </>
        })
    }
}

/// The game that can be shared: the one on the table, the one that is looked at, or the one of the form.
fn shared(app: &AppState) -> Option<GameLink> {
    match &app.screen {
        Screen::Table(_) => app
            .game()
            .filter(|game| game.can_be_shared())
            .map(|game| game.link()),
        Screen::Replay(replay) => replay.so_far(),
        Screen::Home => app.form(),
        Screen::Lesson(_)
        | Screen::Puzzle(_)
        | Screen::Daily(_)
        | Screen::Received(_)
        | Screen::IncomingLink(_)
        | Screen::Sealed(_) => None,
    }
}

/// The question before a game under way is given up.
fn replace(words: Localizer, dispatch: &Callback<Action>) -> Html {
    html! {
        <div class="asks">
            <p>{ words.replace_says() }</p>
            <div class="row">
                { text_button(None, words.replace_keep(), on_click(dispatch, Action::Navigate(Navigation::CloseSheet))) }
                { text_button(Some("go out"), words.replace_go(), on_click(dispatch, Action::Game(GameAction::ConfirmReplace))) }
            </div>
        </div>
    }
}
