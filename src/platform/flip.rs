//! Elements that move from where they were to where they are: they are measured before a change and after it, put
//! back by a transform, and let go. What moves, and where from, whoever calls says. How, and how long it takes,
//! the styles say: for `[data-moves]`, which comes from `--from`, and for `.flight`, a copy that flies while the
//! element itself, `[data-flies]`, is not seen.

use gloo::events::EventListener;
use gloo::utils::{body, document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::dom::{query, query_all};

/// Copies of elements on their movement.
const FLIGHTS: &str = ".flight";

/// What may move in a part of the page.
#[derive(Clone, Copy, Debug)]
pub struct FlipTargets {
    /// The selector of all of it.
    pub all: &'static str,
    /// The attribute by which one is known again.
    pub key: &'static str,
    /// The selector of what one belongs to.
    pub home: &'static str,
}

/// Where an element is seen: its edges, its middle, and how high it is.
#[derive(Clone, Copy, Debug)]
pub struct ElementRect {
    left: i32,
    top: i32,
    x: i32,
    y: i32,
    height: i32,
}

impl ElementRect {
    /// Where this element is seen now.
    #[must_use]
    pub fn of(element: &HtmlElement) -> Self {
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

    /// Where the first element of a selector is seen now.
    #[must_use]
    pub fn of_first(selector: &str) -> Option<Self> {
        query(selector).as_ref().map(Self::of)
    }

    /// How many pixels it is below another one.
    #[must_use]
    pub const fn below(self, other: Self) -> i32 {
        self.top - other.top
    }
}

/// An element that may move, and where it is.
#[derive(Debug)]
pub struct FlipElement {
    element: HtmlElement,
    key: Option<String>,
    home: Option<Element>,
    spot: ElementRect,
}

impl FlipElement {
    fn of(element: HtmlElement, what: &FlipTargets) -> Self {
        Self {
            key: element.get_attribute(what.key),
            home: element.closest(what.home).ok().flatten(),
            spot: ElementRect::of(&element),
            element,
        }
    }

    /// Where it is seen.
    #[must_use]
    pub const fn spot(&self) -> ElementRect {
        self.spot
    }

    /// Whether the element is inside of what a selector finds.
    #[must_use]
    pub fn is_in(&self, selector: &str) -> bool {
        self.element.closest(selector).ok().flatten().is_some()
    }

    /// Whether both belong to the same; what flies belongs to nothing.
    #[must_use]
    pub fn shares_home(&self, other: &Self) -> bool {
        self.home.is_some() && self.home == other.home
    }
}

/// How an element gets to its place.
#[derive(Clone, Copy, Debug)]
pub enum Movement {
    /// It slides there.
    Slide {
        /// Where it comes from.
        from: ElementRect,
    },
    /// A copy of it flies there. If nothing may move, it appears.
    Fly {
        /// Where it comes from.
        from: ElementRect,
        /// How long it flies, as the styles say it.
        time: &'static str,
        /// How many milliseconds later it sets out.
        wait: u32,
    },
}

/// Where all that may move is at a moment.
#[derive(Debug)]
pub struct FlipSnapshot(Vec<FlipElement>);

impl FlipSnapshot {
    /// Where it is seen now: a copy on its movement is where the element comes from next.
    #[must_use]
    pub fn now(what: &FlipTargets) -> Self {
        let seen = query_all(FLIGHTS).into_iter().chain(query_all(what.all));
        Self(seen.map(|element| FlipElement::of(element, what)).collect())
    }

    /// Stops all that moves, and tells where everything lies then.
    #[must_use]
    pub fn at_rest(what: &FlipTargets) -> Self {
        remove_flights();
        for moved in query_all("[data-moves], [data-flies]") {
            remove_marks(&moved);
        }
        let lying = query_all(what.all).into_iter();
        Self(
            lying
                .map(|element| FlipElement::of(element, what))
                .collect(),
        )
    }

    /// Whether there is nothing that may move.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Lets everything come here. For each element `movement` says how, and gets the place where it was before, if it
    /// was there; without a movement it is just here.
    pub fn animate_from<'a>(
        &self,
        before: &'a Self,
        mut movement: impl FnMut(&FlipElement, Option<&'a FlipElement>) -> Option<Movement>,
    ) {
        // All is asked before anything is changed: the page is laid out once.
        let has_motion = has_motion();
        let movements = self.0.iter().filter_map(|place| {
            let movement = movement(place, before.find(place))?;
            let shape = match movement {
                Movement::Fly { .. } if has_motion => Some(Shape::of(&place.element)),
                _ => None,
            };
            Some((place, movement, shape))
        });
        let movements: Vec<_> = movements.collect();
        for (place, movement, shape) in movements {
            match movement {
                Movement::Slide { from } => place.slide_from(from),
                Movement::Fly { from, time, wait } => {
                    place.hide(time, wait);
                    if let Some(shape) = shape {
                        place.fly_from(from, &shape);
                    }
                }
            }
        }
    }

    /// Where an element was: on its movement, in the same home, or in another.
    fn find(&self, later: &FlipElement) -> Option<&FlipElement> {
        let mut same = self.0.iter().filter(|place| place.key == later.key);
        let first = same.next()?;
        let at_home = |place: &&FlipElement| place.home.is_none() || place.home == later.home;
        match at_home(&first) {
            true => Some(first),
            false => Some(same.find(at_home).unwrap_or(first)),
        }
    }
}

impl FlipElement {
    fn slide_from(&self, from: ElementRect) {
        let (x, y) = (from.left - self.spot.left, from.top - self.spot.top);
        if x.abs() > 1 || y.abs() > 1 {
            slide(&self.element, &format!("translate({x}px,{y}px)"), "");
        }
    }

    /// Hides the element for as long as a copy of it flies here.
    fn hide(&self, time: &str, wait: u32) {
        // Names and values that the browser knows cannot be refused.
        let style = self.element.style();
        let _ = style.set_property("--time", time);
        let _ = style.set_property("--wait", &format!("{wait}ms"));
        let _ = self.element.set_attribute("data-flies", "");
    }

    fn fly_from(&self, from: ElementRect, shape: &Shape) {
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
        // What is drawn on it may be measured by its height.
        set("--h", shape.height, "px");
        set("--x", from.x - here.x, "px");
        set("--y", from.y - here.y, "px");
        set("--size", percent(from.height, shape.height), "");
        let _ = copy.style().set_property("rotate", &shape.rotate);
        // Fails only where there is no page any more.
        let _ = body().append_child(&copy);
    }

    /// A copy of the element that is only seen.
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

/// Lets all elements of a selector come down from so many pixels above.
pub fn slide_down(selector: &str, pixels: i32) {
    for element in query_all(selector) {
        slide(&element, &format!("translateY(-{pixels}px)"), "");
    }
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
pub struct FlightCleanup(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl Drop for FlightCleanup {
    fn drop(&mut self) {
        remove_flights();
    }
}

/// Removes copies as they land.
#[must_use]
pub fn on_landing() -> FlightCleanup {
    FlightCleanup(EventListener::new(&document(), "animationend", |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(target) = target {
            remove_marks(&target);
            if target.matches(FLIGHTS) == Ok(true) {
                target.remove();
            }
        }
    }))
}

fn remove_marks(element: &Element) {
    let _ = element.remove_attribute("data-moves");
    let _ = element.remove_attribute("data-flies");
}

fn remove_flights() {
    for copy in query_all(FLIGHTS) {
        copy.remove();
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
