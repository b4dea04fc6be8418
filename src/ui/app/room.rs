//! What is in the room: the walls, messages, a screen, and the sheet that lies over it.

use yew::prelude::*;

use super::walls::walls;
use crate::game::Seat;
use crate::state::{Action, App, Day, Place, Screen, Sheet};
use crate::ui::context::PageContext;
use crate::ui::daily::DailyScreen;
use crate::ui::friends::LetterScreen;
use crate::ui::home::{HomeScreen, NewGameProps};
use crate::ui::practice::{LessonScreen, PuzzleScreen};
use crate::ui::replay::{ReplayScreen, StoryScreen};
use crate::ui::scenes::Scenes;
use crate::ui::sent::SentScreen;
use crate::ui::sheets::OpenSheet;
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
            (Screen::Lesson(_), _) => html! {
                { for scenes.lesson.iter().map(|lesson| html! {
                    <LessonScreen lesson={lesson.clone()} {settings} />
                }) }
            },
            (Screen::Replay(_), _) => html! {
                { for scenes.replay.iter().map(|replay| match replay.story {
                    Some(_) => html! { <StoryScreen replay={replay.clone()} /> },
                    None => html! { <ReplayScreen replay={replay.clone()} {settings} /> },
                }) }
            },
            (Screen::Puzzle(sitting), _) => html! {
                { for scenes.puzzle.iter().map(|puzzle| html! {
                    <PuzzleScreen
                        puzzle={puzzle.clone()}
                        sitting={sitting.clone()}
                        book={app.puzzles}
                        {settings}
                    />
                }) }
            },
            (Screen::Table(_), Some(scene)) => {
                let highlight = scenes.highlight.clone();
                let is_newcomer = !app.has_played() && settings.learned.is_empty();
                html! { <TableScreen scene={scene.clone()} {settings} {highlight} {is_newcomer} /> }
            }
            (&Screen::Daily(day), _) => self.daily(day),
            (Screen::Sent(sent), _) => {
                let (sent, device) = (sent.clone(), self.device.clone());
                let is_new = settings.learned.is_empty();
                html! { <SentScreen {sent} {is_new} {device} /> }
            }
            (Screen::Letter(_), Some(scene)) => {
                html! { <TableScreen scene={scene.clone()} {settings} /> }
            }
            (Screen::Letter(opened), None) => {
                let own_name = settings.names.of(Seat::FIRST).to_owned();
                let (letter, arrival, place) =
                    (opened.letter.clone(), opened.arrival, opened.place);
                html! { <LetterScreen {letter} {arrival} {place} {own_name} /> }
            }
            (Screen::Home | Screen::Table(_), _) => self.home(),
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
        sheet.view()
    }

    fn daily(&self, day: Day) -> Html {
        let app = self.app;
        let daily = self.scenes.at(Place::Daily);
        let is_begun = daily.is_some_and(|scene| scene.day == Some(day));
        html! {
            <DailyScreen
                key={day.to_string()}
                {day}
                today={app.today}
                daily={app.daily.clone()}
                {is_begun}
                can_review={app.try_of(day).is_some()}
                device={self.device.clone()}
            />
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
