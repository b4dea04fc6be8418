//! Dragging: a button follows the pointer, and is dropped on a place. A small move is
//! still a tap, and the browser's own.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use super::find::all;
use super::motion;

/// What can be dragged, by its `data-card`.
const DRAGGED: &str = "button[data-card]:not([aria-disabled])";

/// Where it can be dropped, by their `data-drop`.
const PLACES: &str = "[data-drop]";

/// The buttons that put it there, by their `data-place`.
const TARGETS: &str = ".target[data-place]";

/// What it stays inside of.
const ROOM: &str = ".room";

/// A pointer that has moved less far, in pixels, has not dragged.
const SLACK: i32 = 8;

/// How far from the edge of the room it stays, in pixels: it is drawn a little larger.
const EDGE: i32 = 8;

/// What happens to what is dragged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drag {
    /// It has left its place.
    Up(String),
    /// It was dropped on this place.
    On(String),
    /// It was dropped elsewhere, or given up, and returns.
    Back,
}

/// Dragging goes on until this is dropped.
#[derive(Debug)]
pub struct Dragging(#[expect(dead_code, reason = "held for its drop")] [EventListener; 8]);

/// Calls `tell` for all that is dragged.
#[must_use]
pub fn on_drag(tell: impl Fn(Drag) + 'static) -> Dragging {
    let dragger = Rc::new(Dragger {
        hold: RefCell::new(None),
        has_dragged: Cell::new(false),
        tell: Box::new(tell),
    });
    let on = |name, react: fn(&Dragger, &PointerEvent)| {
        let dragger = dragger.clone();
        listen(name, move |event| {
            if let Some(event) = event.dyn_ref() {
                react(&dragger, event);
            }
        })
    };
    let (at_key, at_touch, at_click) = (dragger.clone(), dragger.clone(), dragger.clone());
    Dragging([
        on("pointerdown", Dragger::down),
        on("pointermove", Dragger::moved),
        on("pointerup", Dragger::up),
        on("pointercancel", Dragger::canceled),
        on("lostpointercapture", Dragger::lost),
        listen("keydown", move |event| {
            let key = event.dyn_ref().map(KeyboardEvent::key);
            if key.as_deref() == Some("Escape") {
                at_key.give_up();
            }
        }),
        listen("touchmove", move |event| at_touch.touched(event)),
        listen("click", move |event| at_click.clicked(event)),
    ])
}

/// Listens before all others, and may keep the browser from what it would do.
fn listen(name: &'static str, callback: impl Fn(&Event) + 'static) -> EventListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    EventListener::new_with_options(&document(), name, options, callback)
}

struct Dragger {
    hold: RefCell<Option<Hold>>,
    /// Whether the click that may come belongs to a drag that is over.
    has_dragged: Cell<bool>,
    tell: Box<dyn Fn(Drag)>,
}

/// A button under a pointer that is down.
struct Hold {
    button: HtmlElement,
    pointer: i32,
    /// Where the pointer went down.
    start: (i32, i32),
    /// Once the button has left its place: its box there, and the one it stays inside of.
    boxes: Option<(DomRect, DomRect)>,
}

impl Dragger {
    fn down(&self, event: &PointerEvent) {
        self.has_dragged.set(false);
        // A second finger means something else.
        if self.hold.borrow().is_some() {
            return self.give_up();
        }
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let button = target.and_then(|target| target.closest(DRAGGED).ok().flatten());
        if event.is_primary()
            && event.button() == 0
            && let Some(Ok(button)) = button.map(JsCast::dyn_into)
        {
            self.hold.replace(Some(Hold {
                button,
                pointer: event.pointer_id(),
                start: (event.client_x(), event.client_y()),
                boxes: None,
            }));
        }
    }

    fn moved(&self, event: &PointerEvent) {
        let Some(mut hold) = self.take(event) else {
            return;
        };
        let is_lost = event.buttons() == 0 || !hold.button.is_connected();
        let lifted = (!is_lost).then(|| hold.follow(event)).flatten();
        self.hold.replace(Some(hold));
        if is_lost {
            self.give_up();
        }
        if let Some(lifted) = lifted {
            (self.tell)(Drag::Up(lifted));
        }
    }

    fn up(&self, event: &PointerEvent) {
        if let Some(hold) = self.take(event)
            && hold.boxes.is_some()
        {
            self.has_dragged.set(true);
            let place = hold.place(event);
            hold.let_go(place.is_some());
            (self.tell)(place.map_or(Drag::Back, Drag::On));
        }
    }

    fn canceled(&self, event: &PointerEvent) {
        let is_held = |hold: &Hold| hold.pointer == event.pointer_id();
        if self.hold.borrow().as_ref().is_some_and(is_held) {
            self.give_up();
        }
    }

    /// A finger belongs to what it touches first, and that may be a part of the button:
    /// that it is the button's from then on is no loss.
    fn lost(&self, event: &PointerEvent) {
        let is_held = |hold: &Hold| event.target().as_ref() == Some(hold.button.as_ref());
        if self.hold.borrow().as_ref().is_some_and(is_held) {
            self.give_up();
        }
    }

    fn give_up(&self) {
        if let Some(hold) = self.hold.take()
            && hold.boxes.is_some()
        {
            self.has_dragged.set(true);
            hold.let_go(false);
            (self.tell)(Drag::Back);
        }
    }

    /// A card that is let go in a quick move is a fling to some browsers, even where
    /// nothing scrolls, and they take the next tap for the one that stops it.
    fn touched(&self, event: &Event) {
        let is_dragged = |hold: &Hold| hold.boxes.is_some();
        if self.hold.borrow().as_ref().is_some_and(is_dragged) {
            event.prevent_default();
        }
    }

    /// A drag may end with a click, which is not meant. Those of keys have no detail.
    fn clicked(&self, event: &Event) {
        let is_pointers = event
            .dyn_ref()
            .is_some_and(|event: &MouseEvent| event.detail() > 0);
        if is_pointers && self.has_dragged.replace(false) {
            event.stop_propagation();
        }
    }

    /// What is under the pointer of an event.
    fn take(&self, event: &PointerEvent) -> Option<Hold> {
        let mut hold = self.hold.borrow_mut();
        hold.take_if(|hold| hold.pointer == event.pointer_id())
    }
}

impl Hold {
    /// Goes where the pointer is. Says what it is when it leaves its place.
    fn follow(&mut self, event: &PointerEvent) -> Option<String> {
        let (x, y) = (
            event.client_x() - self.start.0,
            event.client_y() - self.start.1,
        );
        let mut lifted = None;
        if self.boxes.is_none() {
            if x * x + y * y < SLACK * SLACK {
                return None;
            }
            let room = self.button.closest(ROOM).ok().flatten()?;
            // Its box is that of a card that is not raised any more.
            let _ = self.button.set_attribute("data-dragged", "");
            for lender in self.lenders() {
                let _ = lender.set_attribute("data-lends", "");
            }
            let own = self.button.get_bounding_client_rect();
            self.boxes = Some((own, room.get_bounding_client_rect()));
            // Fails only if the pointer has gone up by now; that is told next.
            let _ = self.button.set_pointer_capture(self.pointer);
            lifted = self.button.get_attribute("data-card");
        }
        let (own, room) = self.boxes.as_ref()?;
        // Whole pixels: to write anything else would need a lot of code.
        let within =
            |way: i32, low: f64, high: f64| way.min(high as i32 - EDGE).max(low as i32 + EDGE);
        let x = within(x, room.left() - own.left(), room.right() - own.right());
        let y = within(y, room.top() - own.top(), room.bottom() - own.bottom());
        mark(self.place(event).as_deref());
        let transform = format!("translate({x}px, {y}px) scale(1.06)");
        let _ = self.button.style().set_property("transform", &transform);
        lifted
    }

    /// What has lent the button: the room, and the palette that it was in.
    fn lenders(&self) -> impl Iterator<Item = Element> {
        [ROOM, ".pal"]
            .into_iter()
            .filter_map(|lender| self.button.closest(lender).ok().flatten())
    }

    /// The place under the pointer.
    fn place(&self, event: &PointerEvent) -> Option<String> {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let place = all(PLACES).into_iter().find(|place| {
            let place = place.get_bounding_client_rect();
            place.left() <= x && x < place.right() && place.top() <= y && y < place.bottom()
        });
        place?.get_attribute("data-drop")
    }

    /// Lets it go back to its place; where it has left for another, this is not seen.
    fn let_go(&self, is_dropped: bool) {
        let transform = self.button.style().remove_property("transform");
        let _ = self.button.remove_attribute("data-dragged");
        for lender in all("[data-lends]") {
            let _ = lender.remove_attribute("data-lends");
        }
        let _ = self.button.release_pointer_capture(self.pointer);
        mark(None);
        if let Ok(transform) = transform {
            motion::come_back(&self.button, &transform, is_dropped);
        }
    }
}

/// Marks the place under the pointer, and the button that means the same.
fn mark(place: Option<&str>) {
    for (places, name) in [(PLACES, "data-drop"), (TARGETS, "data-place")] {
        for each in all(places) {
            let is_here = place.is_some() && each.get_attribute(name).as_deref() == place;
            let _ = each.toggle_attribute_with_force("data-hot", is_here);
        }
    }
}
