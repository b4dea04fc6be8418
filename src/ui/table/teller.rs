//! What a screen reader is told of a table.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::Timer;
use crate::state::{LogLine, Scene};
use crate::ui::context::use_words;
use crate::words::Words;

/// How long what happens is gathered before it is told, in milliseconds: what comes sooner after each other than that,
/// a screen reader may leave out, or tell in another order.
const GATHER: u32 = 200;

/// What [`Teller`] tells.
#[derive(Clone, PartialEq, Properties)]
pub struct TellerProps {
    /// The table.
    pub scene: Rc<Scene>,
    /// Where the person stands at it.
    pub news: AttrValue,
}

/// How much of a game was heard.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Heard {
    round: usize,
    ply: usize,
}

impl Heard {
    /// All of it.
    fn all(scene: &Scene) -> Self {
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
#[component]
pub fn Teller(props: &TellerProps) -> Html {
    let words = use_words();
    let text = use_state(|| props.news.clone());
    let heard = use_mut_ref(|| Heard::all(&props.scene));
    {
        let (text, scene) = (text.clone(), props.scene.clone());
        let change = (Heard::all(&scene), props.news.clone(), words);
        use_effect_with(change, move |(all, news, words)| {
            let (all, news, words) = (*all, news.clone(), *words);
            let timer = Timer::after(GATHER, move || {
                let before = heard.replace(all);
                text.set(tell(words, &scene, before, &news));
            });
            move || drop(timer)
        });
    }
    html! { <div class="sr" role="status">{ (*text).clone() }</div> }
}

fn tell(words: Words, scene: &Scene, before: Heard, news: &AttrValue) -> AttrValue {
    let begins = (scene.score.round > before.round.max(1))
        .then(|| words.stopped(words.round(scene.score.round)));
    let turns = before.since(scene);
    let turns = turns.map(|line| words.log_of(line).plain(words));
    let all: Vec<String> = turns.chain(begins).chain([news.to_string()]).collect();
    all.join(" ").into()
}

/// The turns of this round, to be read by a screen reader whenever one likes.
pub fn turns(words: Words, scene: &Scene) -> Html {
    let lines = scene
        .log
        .iter()
        .filter(|line| line.round == scene.score.round);
    let lines = lines.map(|line| html! { <p>{ words.log_of(line).plain(words) }</p> });
    html! {
        <div class="sr" role="log" aria-live="off" aria-label={words.table_happened()}>
            { for lines }
        </div>
    }
}
