//! What the screens show of the state. Each part is worked out anew only when what it comes from
//! has changed.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{App, LessonScene, Place, PuzzleScene, ReplayScene, Scene, Screen};

/// What each screen shows, as far as there is something for it.
pub struct Scenes {
    /// The game at each place.
    pub places: [Option<Rc<Scene>>; Place::ALL.len()],
    /// The lesson.
    pub lesson: Option<Rc<LessonScene>>,
    /// The game that is looked at.
    pub replay: Option<Rc<ReplayScene>>,
    /// The puzzle.
    pub puzzle: Option<Rc<PuzzleScene>>,
}

/// What the screens show of the state.
#[hook]
pub fn use_scenes(app: &App) -> Scenes {
    let places = [
        use_scene(app, Place::Free),
        use_scene(app, Place::Daily),
        use_scene(app, Place::Shared),
        use_scene(app, Place::Sent),
    ];
    let lesson = use_memo(app.lesson().cloned(), |lesson| {
        lesson.as_ref().map(|lesson| Rc::new(lesson.scene()))
    });
    let looked_at = (app.replay().cloned(), app.statistics.clone());
    let replay = use_memo(looked_at, |_| app.replay_scene().map(Rc::new));
    let puzzle = use_memo(app.sitting().cloned(), |sitting| {
        sitting
            .as_ref()
            .map(|sitting| Rc::new(sitting.attempt.scene()))
    });
    Scenes {
        places,
        lesson: (*lesson).clone(),
        replay: (*replay).clone(),
        puzzle: (*puzzle).clone(),
    }
}

/// What the table shows of the game at a place.
#[hook]
fn use_scene(app: &App, place: Place) -> Option<Rc<Scene>> {
    let game = app.games.at(place).cloned();
    let scene = use_memo(game, |game| game.as_ref().map(|game| Rc::new(game.scene())));
    (*scene).clone()
}

impl Scenes {
    /// What lies on the table, at which a lesson takes place as well.
    pub fn on_table(&self, app: &App) -> Option<&Rc<Scene>> {
        match app.screen {
            Screen::Home | Screen::Daily(_) | Screen::Sent(_) => None,
            Screen::Table(place) => self.places[place as usize].as_ref(),
            Screen::Lesson(_) => self.lesson.as_ref().map(|lesson| &lesson.scene),
            Screen::Replay(_) => self.replay.as_ref().map(|replay| &replay.scene),
            Screen::Puzzle(_) => self
                .puzzle
                .as_ref()
                .and_then(|puzzle| puzzle.scene.as_ref()),
        }
    }
}
