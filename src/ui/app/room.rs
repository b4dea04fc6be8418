//! What is in the room: the walls, messages, a screen, and the sheet that lies over it.

use yew::prelude::*;

use super::scenes::Scenes;
use super::walls::walls;
use crate::state::{Action, App, Screen};
use crate::ui::home::HomeScreen;
use crate::ui::lesson::LessonScreen;
use crate::ui::puzzle::PuzzleScreen;
use crate::ui::replay::ReplayScreen;
use crate::ui::sheets::open_sheet;
use crate::ui::shell::notices;
use crate::ui::table::TableScreen;
use crate::ui::widgets::Device;
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
    /// Where actions go.
    pub dispatch: &'a Callback<Action>,
    /// Asks for another seed.
    pub on_new_seed: &'a Callback<MouseEvent>,
    /// Asks for another deal.
    pub on_play_again: &'a Callback<MouseEvent>,
}

impl Room<'_> {
    /// What is in the room. It is said to the person at the table, if one sits there.
    pub fn view(&self) -> Html {
        let on_table = self.scenes.on_table(self.app);
        let words = self.words.naming(self.app.settings.names);
        let words = on_table.map_or(words, |scene| words.to(scene.you));
        html! {
            <>
                { for on_table.iter().map(|scene| walls(scene.view.table())) }
                { notices(&self.app.notices, words, self.dispatch) }
                { self.screen(words) }
                if let Some(kind) = self.app.sheet {
                    { open_sheet(words, kind, self.app, self.scenes, self.device, self.dispatch) }
                }
            </>
        }
    }

    fn screen(&self, words: Words) -> Html {
        let (app, scenes) = (self.app, self.scenes);
        let settings = app.settings;
        let dispatch = self.dispatch.clone();
        match (&app.screen, scenes.on_table(app)) {
            (Screen::Lesson(_), _) => html! {
                { for scenes.lesson.iter().map(|lesson| html! {
                    <LessonScreen {words} lesson={lesson.clone()} {settings} dispatch={dispatch.clone()} />
                }) }
            },
            (Screen::Replay(_), _) => html! {
                { for scenes.replay.iter().map(|replay| html! {
                    <ReplayScreen {words} replay={replay.clone()} {settings} dispatch={dispatch.clone()} />
                }) }
            },
            (Screen::Puzzle(sitting), _) => html! {
                { for scenes.puzzle.iter().map(|puzzle| html! {
                    <PuzzleScreen
                        {words}
                        puzzle={puzzle.clone()}
                        rush={sitting.rush()}
                        book={app.puzzles}
                        {settings}
                        dispatch={dispatch.clone()}
                    />
                }) }
            },
            (Screen::Table(_), Some(scene)) => {
                let on_play_again = self.on_play_again.clone();
                html! {
                    <TableScreen {words} scene={scene.clone()} {settings} {dispatch} {on_play_again} />
                }
            }
            (Screen::Home | Screen::Table(_), _) => self.home(words),
        }
    }

    fn home(&self, words: Words) -> Html {
        let (app, settings) = (self.app, self.app.settings);
        html! {
            <HomeScreen
                {words}
                terms={settings.terms}
                names={settings.names}
                theme={settings.theme}
                has_sound={settings.has_sound}
                learned={settings.learned}
                statistics={app.statistics.clone()}
                puzzles={app.puzzles}
                seed={app.seed.clone()}
                scenes={self.scenes.places.clone()}
                daily={app.daily.clone()}
                today={app.today}
                dispatch={self.dispatch.clone()}
                on_new_seed={self.on_new_seed.clone()}
            />
        }
    }
}
