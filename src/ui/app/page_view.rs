//! The content of the page: background, notices, the current screen, and the open sheet.

use std::rc::Rc;

use yew::prelude::*;

use super::lazy_chunk::LoadState;
use super::rule_background::rule_background;
use super::view_context::ViewContext;
use crate::i18n::Localizer;
use crate::state::{Highlight, Notice, ReceivedKind, Scene, Screen, Sheet};
use crate::ui::context::PageContext;
use crate::ui::engine::ModuleStatus;
use crate::ui::home::{HomeScreen, LazyForm, NewGameProps};
use crate::ui::received::{DealScreen, ReceivedScreenProps};
use crate::ui::sheets::OpenSheet;
use crate::ui::shell::{SheetDialog, notices, reload_button, update_button};
use crate::ui::store::SealedLockProps;
use crate::ui::table::{RoundOverProps, TableScreen};
use crate::ui::widgets::page_bar;

/// Number of recent games from which a player is no longer a beginner.
const FEW: usize = 3;

/// The content of the page, with the load state of its lazy parts.
pub struct PageView<'a> {
    pub room: &'a ViewContext<'a>,
    pub lazy: LoadState,
    /// Tries again to load the lazy chunk.
    pub load_again: &'a Callback<()>,
    /// Status of the worker for sealed games, with a callback that tries again to load it.
    pub sealed: (ModuleStatus, &'a Callback<()>),
}

impl PageView<'_> {
    /// Renders the page. Its texts address the player at the table, if there is one.
    pub fn view(&self) -> Html {
        let &ViewContext {
            app,
            scenes,
            dispatch,
            ..
        } = self.room;
        let on_table = scenes.on_table(app);
        let given = on_table.and_then(|scene| scene.friends);
        let given = on_table.zip(given);
        let given =
            given.map(|(scene, friends)| (friends.names, scene.players.lineup.only_friend()));
        let own = app.settings().names;
        let people_here =
            || on_table.map_or_else(|| own.alone(), |scene| own.of_people(&scene.players.lineup));
        let (names, friend) = given
            .or_else(|| app.replay_names())
            .unwrap_or_else(|| (people_here(), None));
        let loc = self.room.loc.with_friends(names, friend);
        let loc = on_table.map_or(loc, |scene| loc.addressing(scene.players.you));
        let sender = app.replay_sender();
        let loc = sender.map_or(loc, |sender| loc.about_sender(sender));
        let page = PageContext {
            loc,
            dispatch: dispatch.clone(),
        };
        let notices_now = app.notices().iter().copied();
        let told: Vec<Notice> = notices_now
            .filter(|notice| *app.screen() == Screen::Home || !notice.can_wait())
            .collect();
        let mut engine = self.room.engine;
        let puzzle = scenes.puzzle.as_ref();
        // The screen of a puzzle that can't be made says so itself.
        if puzzle.is_some_and(|puzzle| puzzle.scene.is_none())
            && matches!(self.lazy, LoadState::Here(_))
        {
            engine.0 = ModuleStatus::Ok;
        }
        html! {
            <ContextProvider<PageContext> context={page}>
                { for on_table.iter().map(|scene| rule_background(scene.view.table())) }
                { notices(&told, [engine, self.sealed], app, loc, dispatch) }
                { self.beside() }
                { self.screen() }
                if let Some(kind) = app.sheet() {
                    { self.sheet(loc, kind) }
                }
                { self.lock() }
            </ContextProvider<PageContext>>
        }
    }

    /// Parts of the lazy chunk beside any screen.
    fn beside(&self) -> Html {
        match self.lazy {
            LoadState::Here(lazy) => (lazy.beside)(self.room),
            LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => Html::default(),
        }
    }

    fn screen(&self) -> Html {
        let (app, scenes) = (self.room.app, self.room.scenes);
        let settings = app.effective_settings();
        if app.awaits_screen() {
            return self.awaited_page();
        }
        match (app.screen(), scenes.on_table(app)) {
            (Screen::Table(slot), Some(scene)) => {
                let is_newcomer = !app.has_played() && settings.learned.is_empty();
                let ends = self.ends(scene, scenes.highlight.clone());
                let is_beginner = app.recent().finished().count() < FEW;
                // One key per slot: the local state of a table must not carry over to another.
                let key = slot.name();
                let is_tried = app.retried_from().is_some();
                html! { <TableScreen {key} scene={scene.clone()} {settings} {ends} live={self.room.live.cloned()} {is_newcomer} {is_tried} {is_beginner} /> }
            }
            (Screen::IncomingLink(_), Some(scene)) => {
                let ends = self.ends(scene, None);
                html! { <TableScreen key="letter" scene={scene.clone()} {settings} {ends} /> }
            }
            (Screen::Received(sent), _) => {
                let (sent, device) = (sent.clone(), self.room.device.clone());
                let is_new = settings.learned.is_empty();
                let keeps_game = self.room.app.has_saved_game();
                if sent.kind == ReceivedKind::Deal {
                    return html! { <DealScreen {sent} {is_new} {keeps_game} {device} /> };
                }
                let props = ReceivedScreenProps {
                    sent,
                    is_new,
                    keeps_game,
                    device,
                };
                match self.lazy {
                    LoadState::Here(lazy) => (lazy.received)(props),
                    LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => {
                        self.awaited_page()
                    }
                }
            }
            (Screen::Home | Screen::Table(_), _) => self.home(),
            (
                Screen::Lesson(_)
                | Screen::Replay(_)
                | Screen::Puzzle(_)
                | Screen::Daily(_)
                | Screen::IncomingLink(_)
                | Screen::Sealed(_)
                | Screen::Live(_),
                _,
            ) => match self.lazy {
                LoadState::Here(lazy) => (lazy.screen)(self.room),
                LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => {
                    self.awaited_page()
                }
            },
        }
    }

    /// The result that replaces the table once a round is over, and before it what sweeps over the table.
    fn ends(&self, scene: &Rc<Scene>, highlight: Option<Rc<Highlight>>) -> Html {
        let Some(winner) = scene.view.table().winner() else {
            return Html::default();
        };
        match self.lazy {
            LoadState::Here(lazy) => (lazy.ends)(RoundOverProps {
                scene: scene.clone(),
                winner,
                settings: self.room.app.effective_settings(),
                highlight,
                is_tried: self.room.app.retried_from().is_some(),
                recent: self.room.app.recent().clone(),
            }),
            LoadState::Coming | LoadState::Failed | LoadState::ComingAgain
                if scene.round_end.ending.is_some() =>
            {
                Html::default()
            }
            LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => self.awaited(),
        }
    }

    /// Holds the lock of the sealed game that this tab advances.
    fn lock(&self) -> Html {
        let ViewContext { app, catch_up, .. } = *self.room;
        match (self.lazy, app.sealed_lock()) {
            (LoadState::Here(lazy), Some((lock, _))) => (lazy.lock)(SealedLockProps {
                lock,
                catch_up: catch_up.clone(),
            }),
            _ => Html::default(),
        }
    }

    fn sheet(&self, loc: Localizer, kind: Sheet) -> Html {
        let sheet = OpenSheet {
            kind,
            loc,
            app: self.room.app,
            scenes: self.room.scenes,
            device: self.room.device,
            follower: self.room.follower,
            dispatch: self.room.dispatch,
        };
        match self.lazy {
            LoadState::Here(lazy) => (lazy.sheet)(&sheet),
            LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => html! {
                <SheetDialog key="coming" title={self.awaited_title()} keys={None::<&'static str>}>
                    { self.awaited() }
                </SheetDialog>
            },
        }
    }

    /// Placeholder for a screen, with a way back.
    fn awaited_page(&self) -> Html {
        html! {
            <div class="page">
                { page_bar(self.room.loc, self.room.dispatch) }
                <main class="is-loading">{ self.awaited() }</main>
            </div>
        }
    }

    /// Placeholder for a view that is still loading. The button keeps the focus after it is pressed. A view that can't be
    /// loaded while there is a new build belongs to an old one, which the server doesn't have any more.
    fn awaited(&self) -> Html {
        let loc = self.room.loc;
        let (has_failed, says) = match self.lazy {
            LoadState::Coming | LoadState::Here(_) => {
                return html! { <p class="loading" role="status">{ loc.part_coming() }</p> };
            }
            LoadState::Failed if self.room.app.has_update() => {
                return html! {
                    <div class="loading">
                        <p role="alert">{ loc.part_outdated() }</p>
                        { update_button(loc) }
                    </div>
                };
            }
            LoadState::Failed => (true, loc.part_failed()),
            LoadState::ComingAgain => (false, loc.part_coming()),
        };
        let again = self.load_again.reform(|_: MouseEvent| ());
        html! {
            <div class="loading">
                <p role="alert">{ says }</p>
                <div class="row">
                    <button type="button" class="btn primary" aria-disabled={(!has_failed).then_some("true")} onclick={again}>
                        { loc.part_again() }
                    </button>
                    { reload_button(loc) }
                </div>
            </div>
        }
    }

    fn awaited_title(&self) -> &'static str {
        match self.lazy {
            LoadState::Coming | LoadState::Here(_) => self.room.loc.part_coming(),
            LoadState::Failed | LoadState::ComingAgain => self.room.loc.part_missing(),
        }
    }

    fn home(&self) -> Html {
        let (app, settings) = (self.room.app, self.room.app.settings());
        let form = NewGameProps {
            form: settings.new_game,
            names: settings.names,
            seed: app.seed().into(),
        };
        let form_part = match self.lazy {
            LoadState::Here(lazy) => LazyForm::Here(lazy.form),
            LoadState::Coming | LoadState::Failed | LoadState::ComingAgain => {
                LazyForm::Awaited(self.awaited())
            }
        };
        html! {
            <HomeScreen
                is_new={app.is_new_player()}
                scenes={self.room.scenes.slots.clone()}
                {form}
                {form_part}
                is_customising={app.is_customising()}
                friends={app.correspondence_games()}
                daily={app.daily().clone()}
                now={app.now()}
                begun={app.days_under_way()}
                learned={settings.learned}
                puzzles={*app.puzzles()}
                recent={app.recent().clone()}
            />
        }
    }
}
