//! FLIP animations (first, last, invert, play): elements are measured before and after a change,
//! moved back by a transform, and released. The caller chooses what moves, and from where. The
//! styles define how it moves, and how long that takes: for `[data-moves]`, which starts at
//! `--from`, and for `.flight`, a flying copy of an element whose original, `[data-flies]`, is
//! hidden.

use gloo::events::EventListener;
use gloo::utils::{body, document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::dom::{query, query_all};

/// Flying copies of elements.
const FLIGHTS: &str = ".flight";

/// Elements of a part of the page that may move.
#[derive(Clone, Copy, Debug)]
pub struct FlipTargets {
    /// Selector of the elements.
    pub all: &'static str,
    /// Attribute that identifies an element across changes.
    pub key: &'static str,
    /// Selector of the ancestor that an element belongs to.
    pub home: &'static str,
}

/// Position of an element in the viewport, in pixels: its edges, its centre and its height.
#[derive(Clone, Copy, Debug)]
pub struct ElementRect {
    left: i32,
    top: i32,
    x: i32,
    y: i32,
    height: i32,
}

impl ElementRect {
    #[must_use]
    pub fn of(element: &HtmlElement) -> Self {
        let seen = element.get_bounding_client_rect();
        // Whole pixels, because formatting floats would add a lot of code.
        Self {
            left: seen.left().round() as i32,
            top: seen.top().round() as i32,
            x: (seen.left() + seen.width() / 2.0).round() as i32,
            y: (seen.top() + seen.height() / 2.0).round() as i32,
            height: seen.height().round() as i32,
        }
    }

    /// Position of the first element that a selector matches.
    #[must_use]
    pub fn of_first(selector: &str) -> Option<Self> {
        query(selector).as_ref().map(Self::of)
    }

    /// Distance in pixels that this is below `other`.
    #[must_use]
    pub const fn below(self, other: Self) -> i32 {
        self.top - other.top
    }
}

/// An element that may move, and its position.
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

    #[must_use]
    pub const fn spot(&self) -> ElementRect {
        self.spot
    }

    /// Returns `true` if the element is inside one that the selector matches.
    #[must_use]
    pub fn is_in(&self, selector: &str) -> bool {
        self.element.closest(selector).ok().flatten().is_some()
    }

    /// Returns `true` if both have the same home; a flying copy has none.
    #[must_use]
    pub fn shares_home(&self, other: &Self) -> bool {
        self.home.is_some() && self.home == other.home
    }
}

/// Animation of an element to its position.
#[derive(Clone, Copy, Debug)]
pub enum Movement {
    /// Slides the element itself.
    Slide { from: ElementRect },
    /// Flies a copy of the element. If motion is disabled, the element just appears.
    Fly {
        from: ElementRect,
        /// Duration of the flight, as a CSS value.
        time: &'static str,
        /// Delay of the start, in milliseconds.
        wait: u32,
    },
}

/// Positions of all elements that may move, at one moment.
#[derive(Debug, Default)]
pub struct FlipSnapshot(Vec<FlipElement>);

impl FlipSnapshot {
    /// Measures the current positions. A flying copy comes first: its element moves on from there.
    #[must_use]
    pub fn now(what: &FlipTargets) -> Self {
        let seen = query_all(FLIGHTS).into_iter().chain(query_all(what.all));
        Self(seen.map(|element| FlipElement::of(element, what)).collect())
    }

    /// Stops all motion, and measures the resting positions.
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

    /// Returns `true` if there are no elements that may move.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Animates the elements to their positions here. `movement` returns the animation for each
    /// element, given also its earlier state, if it existed; `None` means no animation.
    pub fn animate_from<'a>(
        &self,
        before: &'a Self,
        mut movement: impl FnMut(&FlipElement, Option<&'a FlipElement>) -> Option<Movement>,
    ) {
        // Measures everything before changing anything, so that the page is laid out only once.
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

    /// Earlier state of an element: preferably that of a flying copy, or in the same home, else in
    /// another home.
    fn find(&self, later: &FlipElement) -> Option<&FlipElement> {
        let mut same = self.0.iter().filter(|place| place.key == later.key);
        let first = same.next()?;
        let at_home = |place: &&FlipElement| place.home.is_none() || place.home == later.home;
        if at_home(&first) {
            Some(first)
        } else {
            Some(same.find(at_home).unwrap_or(first))
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

    /// Hides the element while a copy of it flies.
    fn hide(&self, time: &str, wait: u32) {
        // Known names and values are always valid.
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
        // Drawings on the copy may use its height as their unit.
        set("--h", shape.height, "px");
        set("--x", from.x - here.x, "px");
        set("--y", from.y - here.y, "px");
        set("--size", percent(from.height, shape.height), "");
        let _ = copy.style().set_property("rotate", &shape.rotate);
        // Fails only if the page is gone.
        let _ = body().append_child(&copy);
    }

    /// A copy of the element for display only.
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

/// Shape of an element at rest.
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

/// Slides all elements that a selector matches down from `pixels` above.
pub fn slide_down(selector: &str, pixels: i32) {
    for element in query_all(selector) {
        slide(&element, &format!("translateY(-{pixels}px)"), "");
    }
}

/// Animates an element back from where a `transform` has moved it; after a moment, if it was
/// dropped on a target.
pub fn come_back(element: &HtmlElement, transform: &str, is_dropped: bool) {
    if element.has_attribute("data-moves") {
        let _ = element.remove_attribute("data-moves");
        // Reading a size makes the browser notice the removal, so the animation restarts.
        let _ = element.offset_width();
    }
    slide(element, transform, if is_dropped { "dropped" } else { "" });
}

fn slide(element: &HtmlElement, transform: &str, how: &str) {
    // Known names and values are always valid.
    let _ = element.style().set_property("--from", transform);
    let _ = element.set_attribute("data-moves", how);
}

/// Removes copies that have landed, and the marks of elements that have moved. Dropping it removes
/// all copies.
#[derive(Debug)]
pub struct FlightCleanup(#[expect(dead_code, reason = "held for its drop")] EventListener);

impl Drop for FlightCleanup {
    fn drop(&mut self) {
        remove_flights();
    }
}

/// Starts removing copies as they land.
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

/// Returns `true` if the styles allow motion.
#[must_use]
pub fn has_motion() -> bool {
    computed(&document_element(), "--moves").trim() == "1"
}

/// Computed value of a CSS property.
fn computed(element: &Element, property: &str) -> String {
    let style = window().get_computed_style(element).ok().flatten();
    let value = style.map(|style| style.get_property_value(property));
    value.and_then(Result::ok).unwrap_or_default()
}
