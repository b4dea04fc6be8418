//! What a screen reader is told of a table.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::platform::Timer;
use crate::state::{LogLine, Scene, Stage};
use crate::ui::context::use_localizer;

/// How long what happens is gathered before it is told, in milliseconds: what comes sooner after each other than that,
/// a screen reader may leave out, or tell in another order.
const GATHER: u32 = 200;

/// What [`Teller`] tells.
#[derive(Clone, PartialEq, Properties)]
pub struct AnnouncerProps {
    /// The table.
    pub scene: Rc<Scene>,
    /// That the person's turn begins, if it does.
    pub opens: Option<AttrValue>,
    /// Where the person stands at it.
    pub news: AttrValue,
    /// Whether the focus has come to where the person decides, and so has told that the turn begins.
    pub is_named: Rc<RefCell<bool>>,
}

/// How much of a game was heard.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AnnouncedUpTo {
    round: usize,
    ply: usize,
}

impl AnnouncedUpTo {
    /// All of it.
    pub fn all(scene: &Scene) -> Self {
        Self {
            round: scene.score.round,
            ply: scene.log.last().map_or(0, |line| line.ply),
        }
    }

    /// The turns that were made since, oldest first. There are none if some of those that were told were taken back.
    fn since(self, scene: &Scene) -> impl Iterator<Item = &LogLine> {
        scene.log.iter().filter(move |line| line.ply > self.ply)
    }
}

/// Tells in one piece, and once, which turns were made since it told something last, and where one stands by them.
/// While the device is handed over it tells that at once, and keeps the turns for whoever takes it.
#[component]
pub fn Announcer(props: &AnnouncerProps) -> Html {
    let loc = use_localizer();
    let text = use_state(|| props.news.clone());
    let heard = use_mut_ref(|| AnnouncedUpTo::all(&props.scene));
    let is_handed_over = matches!(props.scene.stage, Stage::HandingOver(_));
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

/// The turns that were made since, with a round that begins between them, and then what else there is to tell.
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
    let told: Vec<String> = told.chain(news).collect();
    told.join(" ").into()
}

/// The turns of this round, to be read by a screen reader whenever one likes.
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
