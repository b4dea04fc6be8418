//! View models of the screens. Each is recomputed only when its source has changed.

use std::rc::Rc;

use yew::prelude::*;

use crate::state::{
    AppState, Game, GameSlot, Highlight, IncomingLinkKind, LateFunctions, LessonScene, PuzzleScene,
    ReplayScene, Scene, Screen, SecondPart,
};

/// View models of all screens, as far as they have content.
pub struct Scenes {
    /// The game in each fixed slot, unless it was given up.
    pub slots: [Option<Rc<Scene>>; GameSlot::FIXED.len()],
    /// The game at the table, if its slot isn't fixed, or the one from a link that is not for this user.
    pub other: Option<Rc<Scene>>,
    pub lesson: Option<Rc<LessonScene>>,
    pub replay: Option<Rc<ReplayScene>>,
    /// Highlight of the round that has ended at the table.
    pub highlight: Option<Rc<Highlight>>,
    pub puzzle: Option<Rc<PuzzleScene>>,
}

#[hook]
pub fn use_scenes(app: &AppState) -> Scenes {
    let at = |slot| app.games().at(slot).filter(|game| !game.is_given_up());
    // The start page tells what has happened, and an unfinished turn hasn't.
    let has_draft = !matches!(app.screen(), Screen::Home);
    let slots = [
        use_scene(at(GameSlot::Solo), has_draft),
        use_scene(at(GameSlot::PassAndPlay), has_draft),
        use_scene(at(GameSlot::Received), has_draft),
    ];
    // A user who opens a link meant for another player is a spectator.
    let watched = app
        .incoming_link()
        .filter(|opened| opened.kind == IncomingLinkKind::NotForYou);
    let watched = watched.map(|opened| &opened.game);
    let other = match app.screen() {
        Screen::Table(slot) if slot.fixed_index().is_none() => app.game(),
        _ => watched,
    };
    let other = use_scene(other, true);
    let lesson = use_memo(app.lesson().cloned(), |lesson| {
        Some(Rc::new((LateFunctions::loaded()?.lesson_scene)(
            lesson.as_ref()?,
        )))
    });
    let looked_at = (app.replay().cloned(), app.statistics().clone());
    let replay = use_memo(looked_at, |_| {
        (LateFunctions::loaded()?.replay_scene)(app).map(Rc::new)
    });
    let highlight = use_memo(app.review_at_table().cloned(), |review| {
        (LateFunctions::loaded()?.highlight)(review.as_ref()?).map(Rc::new)
    });
    let puzzle = use_memo(app.puzzle_session().cloned(), |session| {
        let attempt = &session.as_ref()?.attempt;
        Some(Rc::new((LateFunctions::loaded()?.puzzle_scene)(attempt)))
    });
    Scenes {
        slots,
        other,
        lesson: (*lesson).clone(),
        replay: (*replay).clone(),
        highlight: (*highlight).clone(),
        puzzle: (*puzzle).clone(),
    }
}

/// View model of a game at a table, with or without its unfinished turn.
#[hook]
fn use_scene(game: Option<&Rc<Game>>, has_draft: bool) -> Option<Rc<Scene>> {
    let scene = use_memo((game.cloned(), has_draft), |(game, has_draft)| {
        let game = game.as_ref()?;
        Some(Rc::new(match has_draft {
            true => game.scene(),
            false => Game::clone(game).before_draft().scene(),
        }))
    });
    (*scene).clone()
}

impl Scenes {
    /// The table of a fixed slot, if there is a game in it.
    pub fn at(&self, slot: GameSlot) -> Option<&Rc<Scene>> {
        self.slots.get(slot.fixed_index()?)?.as_ref()
    }

    /// The table on the current screen; lessons, replays and puzzles have one as well.
    pub fn on_table(&self, app: &AppState) -> Option<&Rc<Scene>> {
        match app.screen() {
            Screen::Home
            | Screen::Daily(_)
            | Screen::Received(_)
            | Screen::Sealed(_)
            | Screen::Live(_) => None,
            Screen::IncomingLink(_) => self.other.as_ref(),
            Screen::Table(slot) => match slot.fixed_index() {
                Some(_) => self.at(*slot),
                None => self.other.as_ref(),
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
