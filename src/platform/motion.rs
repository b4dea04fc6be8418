//! Elements that move from where they were to where they are. How, and how long it
//! takes, `styles/motion.css` says; here it is told from where.

use gloo::events::EventListener;
use gloo::utils::{body, document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::find::{all, first};

/// The cards of the table, by their `data-card`. One that is dragged follows the pointer alone.
const CARDS: &str = ".table [data-card]:not([data-dragged])";

/// Copies of them on their way.
const FLIGHTS: &str = ".flight";

/// The newest of the turns that are told, and all that a newer one pushes down.
const TURN: &str = ".side .log > ol > li";
const TURNS: &str = ".side .log > :is(ol, details)";

/// What a card belongs to: inside of it, it moves up; to another one, it flies.
const HOMES: &str = "section, article";

/// How long after each other cards set out, in milliseconds: those that are dealt, and
/// those that have won.
const APART: (usize, usize) = (45, 90);

/// Chooses how much moves (`reduced`, `off`), or leaves it to the system.
pub fn set_motion(motion: Option<&str>) {
    let root = document_element();
    // An attribute with a fixed name cannot be refused.
    let _ = match motion {
        Some(motion) => root.set_attribute("data-motion", motion),
        None => root.remove_attribute("data-motion"),
    };
}

/// Lets an element go back from where a `transform` has put it; one that was dropped on a place after a moment.
pub fn come_back(element: &HtmlElement, transform: &str, is_dropped: bool) {
    if element.has_attribute("data-moves") {
        let _ = element.remove_attribute("data-moves");
        // Asking for a size lets the browser see that it is gone, so that it begins anew.
        let _ = element.offset_width();
    }
    slide(element, transform, if is_dropped { "dropped" } else { "" });
}

fn slide(element: &HtmlElement, transform: &str, how: &str) {
    // Names and values that the browser knows cannot be refused.
    let _ = element.style().set_property("--from", transform);
    let _ = element.set_attribute("data-moves", how);
}

/// Removes the copies that have landed, and the marks of what has moved, until this is dropped; then
/// all copies.
#[derive(Debug)]
pub struct Landing(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl Drop for Landing {
    fn drop(&mut self) {
        clear();
    }
}

/// Removes copies as they land.
#[must_use]
pub fn on_landing() -> Landing {
    Landing(EventListener::new(&document(), "animationend", |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(target) = target {
            let _ = target.remove_attribute("data-moves");
            let _ = target.remove_attribute("data-flies");
            if target.matches(FLIGHTS) == Ok(true) {
                target.remove();
            }
        }
    }))
}

fn clear() {
    for copy in all(FLIGHTS) {
        copy.remove();
    }
}

/// Where an element is seen: its edges, its middle, and how high it is.
#[derive(Clone, Copy, Debug)]
struct Spot {
    left: i32,
    top: i32,
    x: i32,
    y: i32,
    height: i32,
}

impl Spot {
    fn of(element: &HtmlElement) -> Self {
        let seen = element.get_bounding_client_rect();
        // Whole pixels: to write anything else would need a lot of code.
        Self {
            left: seen.left().round() as i32,
            top: seen.top().round() as i32,
            x: (seen.left() + seen.width() / 2.0).round() as i32,
            y: (seen.top() + seen.height() / 2.0).round() as i32,
            height: seen.height().round() as i32,
        }
    }
}

/// A card, and where it is.
#[derive(Debug)]
struct Place {
    element: HtmlElement,
    card: Option<String>,
    home: Option<Element>,
    spot: Spot,
}

impl Place {
    fn of(element: HtmlElement) -> Self {
        Self {
            card: element.get_attribute("data-card"),
            home: element.closest(HOMES).ok().flatten(),
            spot: Spot::of(&element),
            element,
        }
    }

    fn is_in(&self, home: &str) -> bool {
        self.element.closest(home).ok().flatten().is_some()
    }
}

/// Where all cards are at a moment.
#[derive(Debug)]
pub struct Places {
    cards: Vec<Place>,
    /// The hand of the opponent to move.
    mover: Option<Spot>,
    /// The newest turn, and its upper edge.
    turn: Option<(HtmlElement, i32)>,
}

impl Places {
    /// Where they are seen now, those on their way included.
    #[must_use]
    pub fn now() -> Self {
        let cards = all(FLIGHTS).into_iter().chain(all(CARDS));
        Self {
            cards: cards.map(Place::of).collect(),
            mover: first(".turn .fan").as_ref().map(Spot::of),
            turn: first(TURN).map(|turn: HtmlElement| (turn.clone(), Spot::of(&turn).top)),
        }
    }

    /// Lets the cards come from here to where they are by now; whatever still moves
    /// goes on from where it is. Dealt cards come from the deck.
    pub fn lead_here(&self, is_deal: bool) {
        clear();
        for moved in all("[data-moves], [data-flies]") {
            let _ = moved.remove_attribute("data-moves");
            let _ = moved.remove_attribute("data-flies");
        }
        let deck = first(".deck .card").as_ref().map(Spot::of);
        // All is asked before anything is changed: the page is laid out once.
        let has_motion = has_motion();
        let cards: Vec<Place> = all(CARDS).into_iter().map(Place::of).collect();
        let ways = cards.iter().filter_map(|card| {
            let known = self.of(card).filter(|_| !is_deal);
            let from = match known {
                Some(place) => Some(place.spot),
                None if is_deal || card.is_in(".hand") => deck,
                None => self.mover,
            };
            let from = from.filter(|_| is_deal || !self.cards.is_empty())?;
            let is_at_home =
                known.is_some_and(|known| known.home.is_some() && known.home == card.home);
            Some(match is_at_home {
                true => Way::Slide(card, from),
                false => Way::Fly(card, from, has_motion.then(|| Shape::of(&card.element))),
            })
        });
        let ways: Vec<Way<'_>> = ways.collect();
        let pushed = self
            .turn
            .as_ref()
            .map(|(turn, before)| Spot::of(turn).top - before);
        if let Some(pushed) = pushed.filter(|&pushed| pushed > 0) {
            for turns in all(TURNS) {
                slide(&turns, &format!("translateY(-{pushed}px)"), "");
            }
        }
        let (time, apart) = if is_deal {
            ("var(--deal)", APART.0)
        } else {
            ("var(--move)", APART.1)
        };
        let mut wait = 0;
        for way in ways {
            match way {
                Way::Slide(card, from) => card.slide_from(from),
                Way::Fly(card, from, shape) => {
                    card.hide(time, wait);
                    if let Some(shape) = shape {
                        card.fly_from(from, &shape);
                    }
                    if is_deal || card.is_in(".won") {
                        wait += apart;
                    }
                }
            }
        }
    }

    /// Where a card was: on its way, in the same place, or in another.
    fn of(&self, card: &Place) -> Option<&Place> {
        let mut same = self.cards.iter().filter(|place| place.card == card.card);
        let first = same.next()?;
        let at_home = |place: &&Place| place.home.is_none() || place.home == card.home;
        match at_home(&first) {
            true => Some(first),
            false => Some(same.find(at_home).unwrap_or(first)),
        }
    }
}

impl Place {
    fn slide_from(&self, from: Spot) {
        let (x, y) = (from.left - self.spot.left, from.top - self.spot.top);
        if x.abs() > 1 || y.abs() > 1 {
            slide(&self.element, &format!("translate({x}px,{y}px)"), "");
        }
    }

    /// Hides the element for as long as a copy of it flies here.
    fn hide(&self, time: &str, wait: usize) {
        // Names and values that the browser knows cannot be refused.
        let style = self.element.style();
        let _ = style.set_property("--time", time);
        let _ = style.set_property("--wait", &format!("{wait}ms"));
        let _ = self.element.set_attribute("data-flies", "");
    }

    fn fly_from(&self, from: Spot, shape: &Shape) {
        let here = self.spot;
        let Some(copy) = self.copy() else {
            return;
        };
        let set = |name, value: i32, unit| {
            let _ = copy.style().set_property(name, &format!("{value}{unit}"));
        };
        set("left", here.x - shape.width / 2, "px");
        set("top", here.y - shape.height / 2, "px");
        set("width", shape.width, "px");
        set("--h", shape.height, "px");
        set("--x", from.x - here.x, "px");
        set("--y", from.y - here.y, "px");
        set("--size", percent(from.height, shape.height), "");
        let _ = copy.style().set_property("rotate", &shape.rotate);
        // Fails only where there is no page any more.
        let _ = body().append_child(&copy);
    }

    /// A copy of the card that is only seen.
    fn copy(&self) -> Option<HtmlElement> {
        let node: Node = self.element.clone_node_with_deep(true).ok()?;
        let copy: HtmlElement = node.dyn_into().ok()?;
        let _ = copy.set_attribute("inert", "");
        let _ = copy.set_attribute("aria-hidden", "true");
        let _ = copy.remove_attribute("data-flies");
        copy.set_class_name(&format!("{} flight", copy.class_name()));
        Some(copy)
    }
}

/// How a card is to get where it is.
enum Way<'a> {
    /// Within its home.
    Slide(&'a Place, Spot),
    /// From another one; without a shape it appears, and nothing flies.
    Fly(&'a Place, Spot, Option<Shape>),
}

/// The shape of an element that does not move.
struct Shape {
    width: i32,
    height: i32,
    rotate: String,
}

impl Shape {
    fn of(element: &HtmlElement) -> Self {
        Self {
            width: element.offset_width(),
            height: element.offset_height(),
            rotate: computed(element, "rotate"),
        }
    }
}

fn percent(part: i32, whole: i32) -> i32 {
    part * 100 / whole.max(1)
}

/// Whether anything may move.
fn has_motion() -> bool {
    computed(&document_element(), "--moves").trim() == "1"
}

/// A property as the styles have it.
fn computed(element: &Element, property: &str) -> String {
    let style = window().get_computed_style(element).ok().flatten();
    let value = style.map(|style| style.get_property_value(property));
    value.and_then(Result::ok).unwrap_or_default()
}
