//! Turns of a review, tried again before the better one is shown.

mod answer;
mod offer;

pub use answer::answer;
pub use offer::LearnOffer;

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::EngineRequest;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, Day, LearnAction, LearnMoment, LearnProgress, LearnScene, LearnSession, LearnStage,
    NavigationAction, NoticeAction, Replay, ReplayAction, Settings, Sheet, TurnAction, TurnRating,
    change_document,
};
use crate::ui::context::{PageContext, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::engine::JudgedRequest;
use crate::ui::replay::Reviewers;
use crate::ui::store::BrowserStorage;
use crate::ui::table::{TurnPanel, board, told_beside, use_board, use_dragging, zones_for_chosen};
use crate::ui::widgets::{
    IconButton, home_button, rating_sign, sentence, use_focus, use_lost_focus,
};

#[derive(Clone, PartialEq, Properties)]
pub struct LearnScreenProps {
    /// The review.
    pub replay: Rc<Replay>,
    pub settings: Settings,
    pub today: Day,
    /// `true` if a new build of the page can be loaded.
    pub has_update: bool,
    /// `true` while a sheet is open, which Escape closes.
    pub has_sheet: bool,
}

/// A session as a Yew reducer; `None` if there is nothing to try again.
#[derive(PartialEq)]
struct SessionReducer(Option<LearnSession>);

impl Reducible for SessionReducer {
    type Action = LearnAction;

    fn reduce(self: Rc<Self>, action: LearnAction) -> Rc<Self> {
        Rc::new(Self(self.0.clone().map(|session| session.after(action))))
    }
}

/// The screen on which turns are tried again. It owns their session, which ends when it is left; only results are stored.
#[component]
pub fn LearnScreen(props: &LearnScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let session = {
        let replay = props.replay.clone();
        use_reducer_eq(move || SessionReducer(LearnSession::of(&replay)))
    };
    let learn = {
        let dispatcher = session.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    use_stored_results(session.0.as_ref(), props.today, &dispatch, &learn);
    // A turn is one of this session, whatever is at the table.
    let local = use_callback(
        (dispatch, learn.clone()),
        |action, (dispatch, learn)| match action {
            Action::Turn(action) => learn.emit(LearnAction::Turn(action)),
            other => dispatch.emit(other),
        },
    );
    use_effect_with((local.clone(), props.has_sheet), |(local, has_sheet)| {
        let (local, has_sheet) = (local.clone(), *has_sheet);
        let listener = platform::on_key(move |event| {
            if event.key() == "Escape" && !has_sheet {
                local.emit(Action::Turn(TurnAction::PutBack));
            }
        });
        move || drop(listener)
    });
    let on_judged = use_callback(
        learn.clone(),
        |(pending, judgement): JudgedRequest, learn| {
            if let EngineRequest::Review { record, .. } = pending.request {
                learn.emit(LearnAction::Judged(Rc::new(record), judgement));
            }
        },
    );
    {
        // Of a match, other rounds are reviewed meanwhile.
        let learn = learn.clone();
        use_effect_with(props.replay.clone(), move |replay| {
            learn.emit(LearnAction::Find(replay.to_learn().0));
        });
    }
    let Some(session) = &session.0 else {
        return Html::default();
    };
    let scene = session.scene();
    let context = PageContext {
        loc: loc.addressing(Some(scene.seat)),
        dispatch: local,
    };
    html! {
        <ContextProvider<PageContext> {context}>
            <Reviewers queue={session.queue()} {on_judged} has_update={props.has_update} />
            <LearnTable scene={Rc::new(scene)} settings={props.settings} {learn} />
        </ContextProvider<PageContext>>
    }
}

/// Loads which turns were solved in earlier sessions, and stores the results of this one.
#[hook]
fn use_stored_results(
    session: Option<&LearnSession>,
    today: Day,
    dispatch: &Callback<Action>,
    learn: &Callback<LearnAction>,
) {
    let tell = dispatch.reform(|notice| Action::Notice(NoticeAction::Tell(notice)));
    {
        let (learn, tell) = (learn.clone(), tell.clone());
        use_effect_with((), move |()| {
            match change_document(&BrowserStorage, |all: &mut LearnProgress| all.clone()) {
                Ok(progress) => learn.emit(LearnAction::Load(progress)),
                Err(notice) => tell.emit(notice),
            }
        });
    }
    let results = session.map(|session| (session.link(), Vec::from_iter(session.results())));
    use_effect_with(results, move |results| {
        let Some((game, results)) = results.as_ref().filter(|(_, results)| !results.is_empty())
        else {
            return;
        };
        let results = results.iter().copied();
        let noted = change_document(&BrowserStorage, |all: &mut LearnProgress| {
            all.note(game, results, today);
        });
        if let Err(notice) = noted {
            tell.emit(notice);
        }
    });
}

#[derive(Clone, PartialEq, Properties)]
struct LearnTableProps {
    scene: Rc<LearnScene>,
    settings: Settings,
    learn: Callback<LearnAction>,
}

/// The turns to try again, and the table before the one on screen.
#[component]
fn LearnTable(props: &LearnTableProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    use_dragging(&dispatch);
    let remembered = use_board();
    let learn = &*props.scene;
    let scene = &learn.scene;
    // The button that opened this screen, or the turn before, is gone.
    let told = learn.stage != LearnStage::Open;
    let title = use_lost_focus((learn.index, told));
    let is_answered = !matches!(learn.stage, LearnStage::Open | LearnStage::Judging);
    let button = use_focus((is_answered, learn.index));
    // A turn that is solved has a sign, and so is wider.
    let results: Vec<_> = learn.moments.iter().map(|moment| moment.result).collect();
    use_effect_with((learn.index, results), |_| {
        platform::scroll_row_to(".moments [aria-current]");
    });
    let others = scene.view.table().players().get() - 1;
    html! {
        <div class="app learning">
            { top_bar(loc, props, title, &dispatch) }
            <main class="table" data-n={others.to_string()}>
                { board(loc, scene, scene.view.table(), &remembered, None, told_beside(scene)) }
                if told {
                    { answer(loc, learn, button, &props.settings, &props.learn, &dispatch) }
                } else {
                    <TurnPanel
                        key={learn.index}
                        scene={scene.clone()}
                        settings={props.settings}
                        task={Some(task(loc, learn))}
                        is_painted={remembered.painted.is_all(scene.view.table())}
                    />
                }
                { zones_for_chosen(loc, scene) }
            </main>
            <div class="sr" role="status">{ loc.moment_news(&learn.stage) }</div>
        </div>
    }
}

/// The turn made in the game, and the question now.
fn task(loc: Localizer, learn: &LearnScene) -> (String, Html) {
    let text = html! {
        <>
            <p>{ sentence(loc, &loc.log_of(&learn.moment().line)) }{ loc.sentence_gap() }{ loc.moments_ask() }</p>
            <p class="more">{ loc.moments_right_enough() }</p>
        </>
    };
    (loc.moment_again(learn), text)
}

fn top_bar(
    loc: Localizer,
    props: &LearnTableProps,
    title: NodeRef,
    dispatch: &Callback<Action>,
) -> Html {
    let learn = &props.scene;
    let settings = IconButton::new(loc.settings(), "gear");
    let settings = settings.sends(
        Action::Navigate(NavigationAction::OpenSheet(Sheet::Settings)),
        dispatch,
    );
    let back = Action::Replay(ReplayAction::ShowTurn(learn.moment().line.ply));
    let moment = |(index, moment): (usize, &LearnMoment)| {
        let name = loc.moment_to_learn(moment, learn.is_match);
        let is_solved = moment.result == Some(true);
        let label = match is_solved {
            true => loc.moments_solved(&name.clone().into()).plain(loc),
            false => name.clone(),
        };
        let go = props
            .learn
            .reform(move |_: MouseEvent| LearnAction::GoTo(index));
        html! {
            <button
                key={index}
                type="button"
                class="btn"
                aria-label={label}
                aria-current={(index == learn.index).then_some("step")}
                onclick={go}
            >
                if is_solved {
                    { for rating_sign(TurnRating::AsAdvised) }
                }
                { name }
            </button>
        }
    };
    html! {
        <header class="top">
            { home_button(loc, dispatch) }
            <h1 class="sr" tabindex="-1" ref={title}>{ loc.moments_title() }</h1>
            <nav class="moments" aria-label={loc.moments_list()}>
                { for learn.moments.iter().enumerate().map(moment) }
            </nav>
            <nav aria-label={loc.table_menu()}>
                { IconButton::new(loc.review_story_back(), "back").sends(back, dispatch) }
                { settings }
            </nav>
        </header>
    }
}

/// Handler that applies an action of the session on each click.
fn on_learn(learn: &Callback<LearnAction>, action: LearnAction) -> Callback<MouseEvent> {
    learn.reform(move |_| action.clone())
}
