//! The start page.

mod daily;
mod install_offer;
mod known_player;
mod new_game;
mod picture;
mod play_box;
mod recent;

pub use install_offer::InstallOffer;
pub use known_player::KnownPlayerParts;
pub use new_game::{FormFields, FormFieldsProps, LazyForm, NewGameProps};

use std::rc::Rc;

use yew::prelude::*;

use self::daily::week;
use self::play_box::PlayBox;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, Company, CompletedLessons, CorrespondenceSummary, DailyResults, Day, DayHour, GameSlot,
    LessonAction, NavigationAction, PuzzleProgress, RecentGames, Scene, SecondPart, Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::correspondence::{InviteOptions, friend_games};
use crate::ui::effect::use_effect_with;
use crate::ui::puzzle::on_rush;
use crate::ui::widgets::{IconButton, brand, tile};

#[derive(Clone, PartialEq, Properties)]
pub struct HomeScreenProps {
    /// `true` if the user has neither played nor done a lesson yet.
    pub is_new: bool,
    /// The game in each fixed slot, if there is one.
    pub scenes: [Option<Rc<Scene>>; GameSlot::FIXED.len()],
    /// The correspondence games.
    pub friends: Vec<(GameSlot, CorrespondenceSummary)>,
    pub form: NewGameProps,
    /// The fields of the form, or a placeholder while they load.
    pub form_part: LazyForm,
    /// `true` if the form is open.
    pub is_customising: bool,
    pub daily: Rc<DailyResults>,
    pub now: DayHour,
    /// Days whose deal is under way.
    pub begun: Vec<Day>,
    pub learned: CompletedLessons,
    pub puzzles: PuzzleProgress,
    pub recent: Rc<RecentGames>,
}

#[component]
pub fn HomeScreen(props: &HomeScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let scene_at = |slot: GameSlot| props.scenes.get(slot.fixed_index()?)?.as_ref();
    let left = GameSlot::FIXED.into_iter();
    let left = left.filter_map(|slot| Some((slot, &**scene_at(slot)?)));
    let play = PlayBox {
        loc,
        dispatch: &dispatch,
        is_new: props.is_new,
        left: left.filter(|(_, scene)| !scene.is_match_over()).collect(),
        awaiting: first_awaiting(&props.friends),
        form: &props.form,
        is_customising: props.is_customising,
        wanted: use_state(InviteOptions::default),
        part: &props.form_part,
        last: props.recent.finished().next().map(Rc::as_ref),
    };
    let open = |sheet| Action::Navigate(NavigationAction::OpenSheet(sheet));
    let friends = friend_games(loc, &props.friends, &dispatch);
    use_form_in_sight(props.is_customising.then(|| props.form.form.company()));
    html! {
        <div class="page">
            <header class="bar">
                <span class="brand" role="img" aria-label="Red7">{ brand() }</span>
                <nav aria-label={loc.start_menu()}>
                    { IconButton::new(loc.statistics(), "stats").sends(open(Sheet::Statistics), &dispatch) }
                    { IconButton::new(loc.how_to(), "help").sends(open(Sheet::HowTo), &dispatch) }
                    { IconButton::new(loc.settings(), "gear").sends(open(Sheet::Settings), &dispatch) }
                </nav>
            </header>
            <main class="home">
                { play.view() }
                <div class="beside">
                    { week(loc, props.is_new, &props.daily, props.now, &props.begun, &dispatch) }
                    // Without any correspondence games the section comes last, so that the rest is where the static
                    // page frame has it.
                    if props.friends.is_empty() {
                        { more(loc, props, &dispatch) }
                        { friends }
                    } else {
                        { friends }
                        { more(loc, props, &dispatch) }
                    }
                </div>
                if let Some(parts) = KnownPlayerParts::loaded().filter(|_| !props.recent.is_empty()) {
                    { (parts.recent)(loc, &props.recent, &props.form.names, &props.daily, &dispatch) }
                }
            </main>
            <footer class="foot">
                <div>{ privacy(loc) }</div>
                <div>{ loc.start_legal() }</div>
            </footer>
        </div>
    }
}

/// Tells that nothing leaves the device, or when it does. `index.html` has the same words.
fn privacy(loc: Localizer) -> &'static str {
    if platform::offers_live() {
        loc.start_private_live()
    } else {
        loc.start_private()
    }
}

/// The first correspondence game that waits for the user.
fn first_awaiting(
    friends: &[(GameSlot, CorrespondenceSummary)],
) -> Option<(GameSlot, &CorrespondenceSummary)> {
    let mut yours = friends.iter().filter(|(_, summary)| summary.is_yours());
    yours.next().map(|(slot, summary)| (*slot, summary))
}

/// If a button below the form opened it, the page scrolls to the form. If that button is gone, a screen reader continues
/// from there.
#[hook]
fn use_form_in_sight(company: Option<Company>) {
    use_effect_with(company, |company| {
        if company.is_some() {
            platform::focus_main_if_lost();
            platform::bring_into_sight(".play");
        }
    });
}

/// Tiles for everything other than games.
fn more(loc: Localizer, props: &HomeScreenProps, dispatch: &Callback<Action>) -> Html {
    let HomeScreenProps {
        learned, puzzles, ..
    } = props;
    let learn = on_click(dispatch, Action::Lesson(LessonAction::Learn));
    let open = |sheet| {
        on_click(
            dispatch,
            Action::Navigate(NavigationAction::OpenSheet(sheet)),
        )
    };
    let of_day = match puzzles.of_day(props.now.day()) {
        None => loc.tile_puzzle_new().to_owned(),
        Some(_) => loc.puzzles_so_far(puzzles),
    };
    let best = match puzzles.best_rush {
        0 => loc.tile_rush().to_owned(),
        best => loc.tile_rush_best(best as usize),
    };
    html! {
        <nav class="more" aria-label={loc.start_more()}>
            { tile(loc.puzzles(), &of_day, "puzzle", open(Sheet::Puzzles)) }
            { tile(loc.puzzle_rush(), &best, "clock", on_rush(dispatch)) }
            { tile(loc.tile_learn(), &loc.learned(learned.len()), "learn", learn) }
            { tile(loc.tile_wins(), loc.tile_wins_facts(), "lead", open(Sheet::WhatWins)) }
        </nav>
    }
}
