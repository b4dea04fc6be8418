//! Announcements of the table for screen readers (ARIA live region).

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform::Timer;
use crate::state::{LogLine, Scene, Stage};
use crate::ui::context::use_localizer;
use crate::ui::effect::use_effect_with;

/// Time over which events are gathered before they are announced, in milliseconds. A screen reader may skip or reorder
/// announcements that follow each other faster.
const GATHER: u32 = 200;

#[derive(Clone, PartialEq, Properties)]
pub struct AnnouncerProps {
    pub scene: Rc<Scene>,
    /// Announcement that the player's turn begins, if it does.
    pub opens: Option<AttrValue>,
    /// The player's current standing.
    pub news: AttrValue,
    /// `true` if the focus has moved to the turn panel, whose name already announces the player's turn.
    pub is_named: Rc<RefCell<bool>>,
}

/// Position in the log up to which turns were announced.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AnnouncedUpTo {
    round: usize,
    ply: usize,
}

impl AnnouncedUpTo {
    /// The end of the log.
    pub fn all(scene: &Scene) -> Self {
        Self {
            round: scene.score.round,
            ply: scene.log.last().map_or(0, |line| line.ply),
        }
    }

    /// Turns made since then, oldest first. Empty if announced turns were taken back.
    fn since(self, scene: &Scene) -> impl Iterator<Item = &LogLine> {
        scene.log.iter().filter(move |line| line.ply > self.ply)
    }
}

/// Announces the turns made since the last announcement, and the player's standing, in one text and only once. While
/// the device is handed over it announces the handover at once, and keeps the turns for the next player.
#[component]
pub fn Announcer(props: &AnnouncerProps) -> Html {
    let loc = use_localizer();
    let text = use_state(|| props.news.clone());
    let heard = use_mut_ref(|| AnnouncedUpTo::all(&props.scene));
    let is_handed_over = matches!(props.scene.turn.stage, Stage::HandingOver(_));
    {
        let (text, scene) = (text.clone(), props.scene.clone());
        let is_named = props.is_named.clone();
        let news = (props.opens.clone(), props.news.clone());
        let change = (AnnouncedUpTo::all(&scene), news, loc);
        use_effect_with(change, move |(all, news, loc)| {
            let (all, (opens, news), loc) = (*all, news.clone(), *loc);
            let timer = (!is_handed_over).then(|| {
                Timer::after(GATHER, move || {
                    let before = heard.replace(all);
                    let opens = opens.filter(|_| !is_named.replace(false));
                    let news = opens.into_iter().chain([news]);
                    text.set(tell(loc, &scene, before, news));
                })
            });
            move || drop(timer)
        });
    }
    let told = if is_handed_over { &props.news } else { &*text };
    html! { <div class="sr" role="status">{ told }</div> }
}

/// Joins the turns made since `before`, the start of a new round between them, and then `news`.
pub fn tell(
    loc: Localizer,
    scene: &Scene,
    before: AnnouncedUpTo,
    news: impl IntoIterator<Item = AttrValue>,
) -> AttrValue {
    let round = scene.score.round;
    let (earlier, now): (Vec<_>, Vec<_>) = before.since(scene).partition(|line| line.round < round);
    let turns = |lines: Vec<&LogLine>| {
        let told = lines.into_iter().map(|line| loc.log_of(line).plain(loc));
        told.collect::<Vec<_>>()
    };
    let begins = (round > before.round).then(|| loc.stopped(loc.round(round)));
    let told = turns(earlier).into_iter().chain(begins).chain(turns(now));
    let news = news.into_iter().map(|news| news.to_string());
    let news = news.filter(|news| !news.is_empty());
    let told: Vec<String> = told.chain(news).collect();
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    loc.sentences(&told).into()
}

/// Log of the current round, which a screen reader can read at any time.
pub fn turns(loc: Localizer, scene: &Scene) -> Html {
    let lines = scene
        .log
        .iter()
        .filter(|line| line.round == scene.score.round);
    let lines = lines.map(|line| html! { <p>{ loc.log_of(line).plain(loc) }</p> });
    html! {
        <div class="sr" role="log" aria-live="off" aria-label={loc.table_happened()}>
            { for lines }
        </div>
    }
}
