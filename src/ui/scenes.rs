//! What the screens show of the state. Each part is worked out anew only when what it comes from
//! has changed.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{
    AppState, Game, GameSlot, Highlight, IncomingLinkKind, LessonScene, PuzzleScene, ReplayScene,
    Scene, Screen,
};

/// What each screen shows, as far as there is something for it.
pub struct Scenes {
    /// The game at each place that there always is.
    pub places: [Option<Rc<Scene>>; GameSlot::FIXED.len()],
    /// The game with friends that is at the table, or that somebody else's letter tells.
    pub friends: Option<Rc<Scene>>,
    /// The lesson.
    pub lesson: Option<Rc<LessonScene>>,
    /// The game that is looked at.
    pub replay: Option<Rc<ReplayScene>>,
    /// What to remember of the round that has ended at the table.
    pub highlight: Option<Rc<Highlight>>,
    /// The puzzle.
    pub puzzle: Option<Rc<PuzzleScene>>,
}

/// What the screens show of the state.
#[hook]
pub fn use_scenes(app: &AppState) -> Scenes {
    let places = [
        use_scene(app.games().at(GameSlot::Solo)),
        use_scene(app.games().at(GameSlot::Daily)),
        use_scene(app.games().at(GameSlot::PassAndPlay)),
        use_scene(app.games().at(GameSlot::Received)),
    ];
    // Who opens a letter for somebody else looks on.
    let watched = app
        .incoming_link()
        .filter(|opened| opened.arrival == IncomingLinkKind::NotForYou);
    let watched = watched.map(|opened| &opened.game);
    let friends = app.game().filter(|game| game.is_with_friends());
    let friends = use_scene(friends.or(watched));
    let lesson = use_memo(app.lesson().cloned(), |lesson| {
        lesson.as_ref().map(|lesson| Rc::new(lesson.scene()))
    });
    let looked_at = (app.replay().cloned(), app.statistics().clone());
    let replay = use_memo(looked_at, |_| app.replay_scene().map(Rc::new));
    let highlight = use_memo(app.review_at_table().cloned(), |review| {
        review.as_ref()?.highlight().map(Rc::new)
    });
    let puzzle = use_memo(app.puzzle_session().cloned(), |sitting| {
        sitting
            .as_ref()
            .map(|sitting| Rc::new(sitting.attempt.scene()))
    });
    Scenes {
        places,
        friends,
        lesson: (*lesson).clone(),
        replay: (*replay).clone(),
        highlight: (*highlight).clone(),
        puzzle: (*puzzle).clone(),
    }
}

/// What the table shows of a game.
#[hook]
fn use_scene(game: Option<&Rc<Game>>) -> Option<Rc<Scene>> {
    let scene = use_memo(game.cloned(), |game| {
        game.as_ref().map(|game| Rc::new(game.scene()))
    });
    (*scene).clone()
}

impl Scenes {
    /// What the table of a place shows, if there is one game there at most.
    pub fn at(&self, place: GameSlot) -> Option<&Rc<Scene>> {
        self.places.get(place.fixed_index()?)?.as_ref()
    }

    /// What lies on the table, at which a lesson takes place as well.
    pub fn on_table(&self, app: &AppState) -> Option<&Rc<Scene>> {
        match app.screen() {
            Screen::Home | Screen::Daily(_) | Screen::Received(_) | Screen::Sealed(_) => None,
            Screen::IncomingLink(_) => self.friends.as_ref(),
            Screen::Table(place) => match place.fixed_index() {
                Some(_) => self.at(*place),
                None => self.friends.as_ref(),
            },
            Screen::Lesson(_) => self.lesson.as_ref().map(|lesson| &lesson.scene),
            Screen::Replay(_) => self.replay.as_ref().map(|replay| &replay.scene),
            Screen::Puzzle(_) => self
                .puzzle
                .as_ref()
                .and_then(|puzzle| puzzle.scene.as_ref()),
        }
    }
}
