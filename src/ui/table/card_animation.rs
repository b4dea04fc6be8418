//! Cards that come from where they were.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::platform::{self, ElementRect, FlipSnapshot, FlipTargets, Movement};
use crate::state::{Motion, Scene};

/// The cards of the table: inside of a player's place or the canvas they slide, and from one to another they fly.
/// One that is dragged follows the pointer alone.
const CARDS: FlipTargets = FlipTargets {
    all: ".table [data-card]:not([data-dragged])",
    key: "data-card",
    home: "section, article",
};

/// Where cards are dealt and drawn from.
const DECK: &str = ".deck .card";

/// The hand of the opponent to move, where cards come from that nobody has seen before.
const MOVER: &str = ".turn .fan";

/// The newest of the turns that are told, and all that a newer one pushes down.
const TURN: &str = ".side .log > ol > li";
const TURNS: &str = ".side .log > :is(ol, details)";

/// How long cards fly that are dealt, and how many milliseconds after each other they set out.
const DEAL: (&str, u32) = ("var(--deal)", 45);

/// The same for all others; one after another set out those that have won.
const MOVE: (&str, u32) = ("var(--move)", 90);

/// What was seen of the table before it changed.
struct TableSnapshot {
    cards: FlipSnapshot,
    mover: Option<ElementRect>,
    /// The newest turn, and where it stood.
    turn: Option<(HtmlElement, ElementRect)>,
    /// Whether the change is that cards are dealt.
    is_deal: bool,
}

impl TableSnapshot {
    fn now(is_deal: bool) -> Self {
        Self {
            cards: FlipSnapshot::now(&CARDS),
            mover: ElementRect::of_first(MOVER),
            turn: platform::query(TURN).map(|turn: HtmlElement| {
                let spot = ElementRect::of(&turn);
                (turn, spot)
            }),
            is_deal,
        }
    }

    /// Lets the cards come from here to where they are by now; whatever still moves
    /// goes on from where it is. Dealt cards come from the deck.
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
            // A table that was not seen before is just there.
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

/// What was seen before, until the cards are led from there.
#[derive(Clone)]
pub struct FlipStart(Rc<RefCell<Option<TableSnapshot>>>);

impl PartialEq for FlipStart {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What a table shows: a scene, and how many of its rules can be seen.
type TableFrame = (Rc<Scene>, usize);

/// Reads where the cards of the table are whenever what it shows is about to change. A [`Mover`] lets them come
/// from there, and from the deck when they are dealt.
#[hook]
pub fn use_motion(sight: &TableFrame) -> FlipStart {
    let was_dealt = use_mut_ref(|| false);
    let before = FlipStart(use_mut_ref(|| None));
    // While this is rendered, the page still shows the scene before.
    use_memo(sight.clone(), |(scene, _)| {
        let is_dealt = scene.log.iter().all(|line| line.round != scene.score.round);
        let is_deal = is_dealt && !was_dealt.replace(is_dealt);
        // Tests render the table where there is no page.
        if cfg!(target_arch = "wasm32") {
            let mut before = before.0.borrow_mut();
            before.get_or_insert_with(|| TableSnapshot::now(is_deal));
        }
    });
    use_effect_with((), |()| {
        let landing = platform::on_landing();
        move || drop(landing)
    });
    before
}

/// What [`Mover`] needs.
#[derive(Clone, PartialEq, Properties)]
pub struct FlipRunnerProps {
    /// What is shown.
    pub sight: TableFrame,
    /// Where cards were before.
    pub before: FlipStart,
}

/// Sets the cards in motion. It shows nothing, and it is the last part of a table: when it is rendered, all
/// others are. An effect might come after the page was painted, and the cards would be seen where they are
/// to go; a frame as well begins by looking what is under the mouse, and then they have jumped.
#[component]
pub fn FlipRunner(props: &FlipRunnerProps) -> Html {
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

/// Chooses how much the page moves, or leaves it to the system.
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
