//! Card animation (FLIP).

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::platform::{self, ElementRect, FlipSnapshot, FlipTargets, Movement};
use crate::state::{Motion, Scene};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::use_end_of_update;

/// The cards of the table. They slide within a seat or the canvas, and fly from one to another. A dragged card only
/// follows the pointer.
const CARDS: FlipTargets = FlipTargets {
    all: ".table [data-card]:not([data-dragged])",
    key: "data-card",
    home: "section, article",
};

/// Start of cards that are dealt or drawn.
const DECK: &str = ".deck .card";

/// Hand of the opponent to move: start of cards that were not visible before.
const MOVER: &str = ".turn .fan";

/// The newest turn in the log, and everything that a newer one pushes down.
const TURN: &str = ".side .log > ol > li";
const TURNS: &str = ".side .log > :is(ol, details)";

/// Duration of the flight of a dealt card, and delay between two of them in milliseconds.
const DEAL: (&str, u32) = ("var(--deal)", 45);

/// The same for all other cards; only winning cards are delayed.
const MOVE: (&str, u32) = ("var(--move)", 90);

/// Measurements of the table before it changed.
struct TableSnapshot {
    cards: FlipSnapshot,
    mover: Option<ElementRect>,
    /// Newest turn in the log, and its position.
    turn: Option<(HtmlElement, ElementRect)>,
    /// `true` if the change deals cards.
    is_deal: bool,
    /// `true` once the table has changed since.
    is_due: bool,
}

impl TableSnapshot {
    fn now() -> Self {
        Self {
            cards: FlipSnapshot::now(&CARDS),
            mover: ElementRect::of_first(MOVER),
            turn: platform::query(TURN).map(|turn: HtmlElement| {
                let spot = ElementRect::of(&turn);
                (turn, spot)
            }),
            is_deal: false,
            is_due: false,
        }
    }

    /// Animates the cards from this snapshot to their current positions; a card that is still moving continues from its
    /// current position. Dealt cards start at the deck.
    fn lead_here(&self) {
        let is_deal = self.is_deal;
        let here = FlipSnapshot::at_rest(&CARDS);
        let deck = ElementRect::of_first(DECK);
        let pushed = self
            .turn
            .as_ref()
            .map_or(0, |(turn, before)| ElementRect::of(turn).below(*before));
        let (time, apart) = if is_deal { DEAL } else { MOVE };
        let mut wait = 0;
        here.animate_from(&self.cards, |card, known| {
            let known = known.filter(|_| !is_deal);
            let from = match known {
                Some(known) => Some(known.spot()),
                None if is_deal || card.is_in(".hand") => deck,
                None => self.mover,
            };
            // Without an earlier table there is no animation.
            let from = from.filter(|_| is_deal || !self.cards.is_empty())?;
            if known.is_some_and(|known| known.shares_home(card)) {
                return Some(Movement::Slide { from });
            }
            let way = Movement::Fly { from, time, wait };
            if is_deal || card.is_in(".won") {
                wait += apart;
            }
            Some(way)
        });
        if pushed > 0 {
            platform::slide_down(TURNS, pushed);
        }
    }
}

/// Snapshot from before a change, until the animation starts.
#[derive(Clone)]
pub struct FlipStart(Rc<RefCell<Option<TableSnapshot>>>);

impl FlipStart {
    /// Takes the snapshot, unless there is one. Nothing is borrowed while it measures: that may send events, which take
    /// one as well.
    fn keep(&self, measure: impl FnOnce() -> TableSnapshot) {
        if self.0.borrow().is_none() {
            let now = measure();
            self.0.borrow_mut().get_or_insert(now);
        }
    }
}

impl PartialEq for FlipStart {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The scene a table shows, the number of its visible rules, and that of the turns told.
type TableFrame = (Rc<Scene>, usize, usize);

/// Measures the cards of the table whenever its content is about to change. A [`FlipRunner`] animates them from there,
/// or from the deck when they are dealt.
#[hook]
pub fn use_motion(sight: &TableFrame) -> FlipStart {
    let was_dealt = use_mut_ref(|| false);
    let before = FlipStart(use_mut_ref(|| None));
    // While this renders, the DOM still shows the previous scene.
    use_memo(sight.clone(), |(scene, ..)| {
        let is_dealt = scene.log.iter().all(|line| line.round != scene.score.round);
        let is_deal = is_dealt && !was_dealt.replace(is_dealt);
        // Tests render the table without a DOM.
        if cfg!(target_arch = "wasm32") {
            before.keep(TableSnapshot::now);
            if let Some(before) = &mut *before.0.borrow_mut() {
                before.is_deal |= is_deal;
                before.is_due = true;
            }
        }
    });
    use_effect_with((), |()| {
        let landing = platform::on_landing();
        move || drop(landing)
    });
    before
}

#[derive(Clone, PartialEq, Properties)]
pub struct FlipRunnerProps {
    pub sight: TableFrame,
    pub before: FlipStart,
}

/// Starts the animation. It renders nothing, and must be the first child of the table's parent, because all others
/// are then rendered. An effect could run after the browser has painted, showing the cards at their final positions for a
/// moment. An animation frame is too late as well: it starts with a hit test under the mouse, which shows the cards
/// there.
#[component]
pub fn FlipRunner(props: &FlipRunnerProps) -> Html {
    let measure = use_callback(props.before.clone(), |(), before| {
        before.keep(TableSnapshot::now);
    });
    use_end_of_update(&measure);
    // Unless the table has changed, the next change begins from where the cards are then.
    props.before.0.borrow_mut().take_if(|before| !before.is_due);
    use_memo(props.clone(), |props| {
        let before = props.before.clone();
        if cfg!(target_arch = "wasm32") {
            spawn_local(async move {
                if let Some(seen) = before.0.take() {
                    seen.lead_here();
                }
            });
        }
    });
    Html::default()
}

/// Applies the motion setting to the page; `System` leaves it to the system.
#[hook]
pub fn use_motion_setting(motion: Motion) {
    use_effect_with(motion, |motion| {
        let motion = match motion {
            Motion::System => None,
            Motion::Reduced => Some("reduced"),
            Motion::Off => Some("off"),
        };
        platform::set_root_attribute("data-motion", motion);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(is_deal: bool) -> TableSnapshot {
        TableSnapshot {
            cards: FlipSnapshot::default(),
            mover: None,
            turn: None,
            is_deal,
            is_due: false,
        }
    }

    /// Measuring may send events, by which an update begins, which measures as well.
    #[test]
    fn cards_can_be_measured_while_they_are() {
        let start = FlipStart(Rc::default());
        let mut times = 0;
        start.keep(|| {
            start.keep(|| {
                times += 1;
                measured(true)
            });
            times += 1;
            measured(false)
        });
        start.keep(|| unreachable!("there is a snapshot"));
        let kept = start.0.take().expect("a snapshot");
        // The first that is there stays: what comes later may have been measured in between.
        assert_eq!((times, kept.is_deal), (2, true));
    }
}
