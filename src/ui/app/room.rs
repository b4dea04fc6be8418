//! What is in the room: the walls, messages, a screen, and the sheet that lies over it.

use std::rc::Rc;

use yew::prelude::*;

use super::later::LaterState;
use super::walls::walls;
use crate::game::Seat;
use crate::platform;
use crate::state::{Action, App, Day, Highlight, Place, Scene, Screen, Sheet};
use crate::ui::context::PageContext;
use crate::ui::daily::DailyScreen;
use crate::ui::friends::LetterScreen;
use crate::ui::home::{HomeScreen, NewGameProps};
use crate::ui::practice::{LessonScreen, PuzzleScreen};
use crate::ui::replay::{ReplayScreen, StoryScreen};
use crate::ui::scenes::Scenes;
use crate::ui::sent::SentScreen;
use crate::ui::sheets::OpenSheet;
use crate::ui::shell::{SheetDialog, notices};
use crate::ui::table::{EndsProps, TableScreen};
use crate::ui::widgets::{Device, text_button};
use crate::words::Words;

/// All that the page shows of a state.
pub struct Room<'a> {
    /// The language.
    pub words: Words,
    /// The state.
    pub app: &'a App,
    /// What the screens show of it.
    pub scenes: &'a Scenes,
    /// The device.
    pub device: &'a Device,
    /// The part of the program that comes after the first cards.
    pub later: LaterState,
    /// Tries once more to load it.
    pub load_again: &'a Callback<()>,
    /// Where actions go.
    pub dispatch: &'a Callback<Action>,
}

impl Room<'_> {
    /// What is in the room. It is said to the person at the table, if one sits there.
    pub fn view(&self) -> Html {
        let on_table = self.scenes.on_table(self.app);
        let given = on_table.and_then(|scene| scene.friends);
        let names = given.map_or(self.app.settings.names, |friends| friends.names);
        let words = self.words.naming(names);
        let words = on_table.map_or(words, |scene| words.to(scene.you));
        let page = PageContext {
            words,
            dispatch: self.dispatch.clone(),
        };
        html! {
            <ContextProvider<PageContext> context={page}>
                { for on_table.iter().map(|scene| walls(scene.view.table())) }
                { notices(&self.app.notices, words, self.dispatch) }
                { self.screen() }
                if let Some(kind) = self.app.sheet {
                    { self.sheet(words, kind) }
                }
            </ContextProvider<PageContext>>
        }
    }

    fn screen(&self) -> Html {
        let (app, scenes) = (self.app, self.scenes);
        let settings = app.settings_in_force();
        match (&app.screen, scenes.on_table(app)) {
            (Screen::Table(_), Some(scene)) => {
                let is_newcomer = !app.has_played() && settings.learned.is_empty();
                let ends = self.ends(scene, scenes.highlight.clone());
                html! { <TableScreen scene={scene.clone()} {settings} {ends} {is_newcomer} /> }
            }
            (Screen::Letter(_), Some(scene)) => {
                let ends = self.ends(scene, None);
                html! { <TableScreen scene={scene.clone()} {settings} {ends} /> }
            }
            (Screen::Sent(sent), _) => {
                let (sent, device) = (sent.clone(), self.device.clone());
                let is_new = settings.learned.is_empty();
                html! { <SentScreen {sent} {is_new} {device} /> }
            }
            (Screen::Home | Screen::Table(_), _) => self.home(),
            (
                Screen::Lesson(_)
                | Screen::Replay(_)
                | Screen::Puzzle(_)
                | Screen::Daily(_)
                | Screen::Letter(_),
                _,
            ) => match self.later {
                LaterState::Here(later) => (later.screen)(self),
                LaterState::Coming | LaterState::Failed | LaterState::ComingAgain => html! {
                    <main class="page coming">{ self.awaited() }</main>
                },
            },
        }
    }

    /// What stands in the place of a table whose round is over.
    fn ends(&self, scene: &Rc<Scene>, highlight: Option<Rc<Highlight>>) -> Html {
        let Some(winner) = scene.view.table().winner() else {
            return Html::default();
        };
        match self.later {
            LaterState::Here(later) => (later.ends)(EndsProps {
                scene: scene.clone(),
                winner,
                settings: self.app.settings_in_force(),
                highlight,
            }),
            LaterState::Coming | LaterState::Failed | LaterState::ComingAgain => self.awaited(),
        }
    }

    fn sheet(&self, words: Words, kind: Sheet) -> Html {
        let sheet = OpenSheet {
            kind,
            words,
            app: self.app,
            scenes: self.scenes,
            device: self.device,
            dispatch: self.dispatch,
        };
        match self.later {
            LaterState::Here(later) => (later.sheet)(&sheet),
            LaterState::Coming | LaterState::Failed | LaterState::ComingAgain => html! {
                <SheetDialog key="coming" title={self.awaited_title()} keys={None::<&'static str>}>
                    { self.awaited() }
                </SheetDialog>
            },
        }
    }

    /// What stands in the place of a part that is not here yet. A button that was pressed keeps the focus.
    fn awaited(&self) -> Html {
        let words = self.words;
        let (has_failed, says) = match self.later {
            LaterState::Coming | LaterState::Here(_) => {
                return html! { <p class="awaited" role="status">{ words.part_coming() }</p> };
            }
            LaterState::Failed => (true, words.part_failed()),
            LaterState::ComingAgain => (false, words.part_coming()),
        };
        let again = self.load_again.reform(|_: MouseEvent| ());
        html! {
            <div class="awaited">
                <p role="alert">{ says }</p>
                <div class="row">
                    <button type="button" class="btn go" aria-disabled={(!has_failed).then_some("true")} onclick={again}>
                        { words.part_again() }
                    </button>
                    { text_button(None, words.part_reload(), Callback::from(|_: MouseEvent| platform::reload())) }
                </div>
            </div>
        }
    }

    fn awaited_title(&self) -> &'static str {
        match self.later {
            LaterState::Coming | LaterState::Here(_) => self.words.part_coming(),
            LaterState::Failed | LaterState::ComingAgain => self.words.part_missing(),
        }
    }

    fn home(&self) -> Html {
        let (app, settings) = (self.app, self.app.settings);
        let form = NewGameProps {
            terms: settings.terms,
            names: settings.names,
            seed: app.seed.clone().into(),
        };
        html! {
            <HomeScreen
                is_new={app.is_new_here()}
                scenes={self.scenes.places.clone()}
                {form}
                is_customising={app.is_customising}
                friends={app.friend_games()}
                daily={app.daily.clone()}
                today={app.today}
                learned={settings.learned}
                puzzles={app.puzzles}
                recent={app.recent.clone()}
            />
        }
    }
}

/// Draws a screen that comes later.
pub fn later_screen(room: &Room<'_>) -> Html {
    let (app, scenes) = (room.app, room.scenes);
    let settings = app.settings_in_force();
    match &app.screen {
        Screen::Lesson(_) => html! {
            { for scenes.lesson.iter().map(|lesson| html! {
                <LessonScreen lesson={lesson.clone()} {settings} />
            }) }
        },
        Screen::Replay(_) => html! {
            { for scenes.replay.iter().map(|replay| match replay.story {
                Some(_) => html! { <StoryScreen replay={replay.clone()} /> },
                None => html! { <ReplayScreen replay={replay.clone()} {settings} /> },
            }) }
        },
        Screen::Puzzle(sitting) => html! {
            { for scenes.puzzle.iter().map(|puzzle| html! {
                <PuzzleScreen
                    puzzle={puzzle.clone()}
                    sitting={sitting.clone()}
                    book={app.puzzles}
                    {settings}
                />
            }) }
        },
        &Screen::Daily(day) => daily(room, day),
        Screen::Letter(opened) => {
            let own_name = settings.names.of(Seat::FIRST).to_owned();
            let (letter, arrival, place) = (opened.letter.clone(), opened.arrival, opened.place);
            html! { <LetterScreen {letter} {arrival} {place} {own_name} /> }
        }
        Screen::Home | Screen::Table(_) | Screen::Sent(_) => Html::default(),
    }
}

fn daily(room: &Room<'_>, day: Day) -> Html {
    let app = room.app;
    let daily = room.scenes.at(Place::Daily);
    let is_begun = daily.is_some_and(|scene| scene.day == Some(day));
    html! {
        <DailyScreen
            key={day.to_string()}
            {day}
            today={app.today}
            daily={app.daily.clone()}
            {is_begun}
            is_new={app.is_new_here()}
            can_review={app.try_of(day).is_some()}
            device={room.device.clone()}
        />
    }
}
