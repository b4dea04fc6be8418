//! Dragging: an element follows the pointer and is dropped on a target. A small movement is still a
//! tap, and left to the browser. A dragged element has `data-dragged`; the room and the holder it
//! is lifted out of have `data-lends`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use super::dom::query_all;
use super::flip;

/// Selectors for dragging.
#[derive(Clone, Copy, Debug)]
pub struct Draggable {
    /// Elements that can be dragged.
    pub all: &'static str,
    /// Drop targets.
    pub places: &'static str,
    /// Ancestor that the dragged element stays inside.
    pub room: &'static str,
    /// Further ancestor, inside the room, that the element may be lifted out of.
    pub holder: &'static str,
}

/// Distance in pixels that the pointer must move before a drag starts.
const SLACK: i32 = 8;

/// Distance in pixels from the edge of the room that the dragged element keeps, because it is drawn
/// a little larger.
const EDGE: i32 = 8;

/// Events of a drag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drag {
    /// The element has left its place.
    Lifted(HtmlElement),
    /// The element has moved, and is over this target or over none.
    Over(Option<HtmlElement>),
    /// The element was dropped on this target.
    Dropped(HtmlElement),
    /// The element was dropped elsewhere, or the drag was cancelled.
    Returned,
}

/// Listeners for dragging; dropping this ends it.
#[derive(Debug)]
pub struct Dragging(#[expect(dead_code, reason = "held for its drop")] [EventListener; 8]);

/// Calls `tell` for every event of a drag.
#[must_use]
pub fn on_drag(what: Draggable, tell: impl Fn(Drag) + 'static) -> Dragging {
    let dragger = Rc::new(Dragger {
        what,
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

/// Listens in the capture phase, before all other listeners, and may prevent default actions.
fn listen(name: &'static str, callback: impl Fn(&Event) + 'static) -> EventListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    EventListener::new_with_options(&document(), name, options, callback)
}

struct Dragger {
    what: Draggable,
    hold: RefCell<Option<Hold>>,
    /// `true` if the next click belongs to a drag that has ended.
    has_dragged: Cell<bool>,
    tell: Box<dyn Fn(Drag)>,
}

/// An element under a pressed pointer.
struct Hold {
    element: HtmlElement,
    pointer: i32,
    /// Position where the pointer went down.
    start: (i32, i32),
    /// Boxes of the element in its place and of the room, once the element is lifted.
    boxes: Option<(DomRect, DomRect)>,
}

impl Dragger {
    fn down(&self, event: &PointerEvent) {
        self.has_dragged.set(false);
        // A second finger means another gesture, so it cancels the drag.
        if self.hold.borrow().is_some() {
            return self.give_up();
        }
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let element = target.and_then(|target| target.closest(self.what.all).ok().flatten());
        if event.is_primary()
            && event.button() == 0
            && let Some(Ok(element)) = element.map(JsCast::dyn_into)
        {
            self.hold.replace(Some(Hold {
                element,
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
        if event.buttons() == 0 || !hold.element.is_connected() {
            self.hold.replace(Some(hold));
            return self.give_up();
        }
        let lifted = hold.lift(event, &self.what).then(|| hold.element.clone());
        // Targets are measured before the element moves.
        let over = hold.boxes.is_some().then(|| self.place(event));
        hold.follow(event);
        self.hold.replace(Some(hold));
        let news = [lifted.map(Drag::Lifted), over.map(Drag::Over)];
        news.into_iter().flatten().for_each(&self.tell);
    }

    fn up(&self, event: &PointerEvent) {
        if let Some(hold) = self.take(event)
            && hold.boxes.is_some()
        {
            self.has_dragged.set(true);
            let place = self.place(event);
            hold.let_go(place.is_some());
            (self.tell)(place.map_or(Drag::Returned, Drag::Dropped));
        }
    }

    fn canceled(&self, event: &PointerEvent) {
        let is_held = |hold: &Hold| hold.pointer == event.pointer_id();
        if self.hold.borrow().as_ref().is_some_and(is_held) {
            self.give_up();
        }
    }

    /// A touch is first captured by the element that it starts on, which may be a descendant of the
    /// dragged one. Losing that capture to the dragged element must not cancel the drag.
    fn lost(&self, event: &PointerEvent) {
        let is_held = |hold: &Hold| event.target().as_ref() == Some(hold.element.as_ref());
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
            (self.tell)(Drag::Returned);
        }
    }

    /// Prevents native scrolling. After a quick drag some browsers assume a fling, even if nothing
    /// scrolls, and use the next tap to stop it.
    fn touched(&self, event: &Event) {
        let is_dragged = |hold: &Hold| hold.boxes.is_some();
        if self.hold.borrow().as_ref().is_some_and(is_dragged) {
            event.prevent_default();
        }
    }

    /// Suppresses the click at the end of a drag. Clicks by keyboard have no `detail`, and are
    /// kept.
    fn clicked(&self, event: &Event) {
        let is_pointers = event
            .dyn_ref()
            .is_some_and(|event: &MouseEvent| event.detail() > 0);
        if is_pointers && self.has_dragged.replace(false) {
            event.stop_propagation();
        }
    }

    /// Removes and returns the hold, if it belongs to the event's pointer.
    fn take(&self, event: &PointerEvent) -> Option<Hold> {
        let mut hold = self.hold.borrow_mut();
        hold.take_if(|hold| hold.pointer == event.pointer_id())
    }

    /// Drop target under the pointer.
    fn place(&self, event: &PointerEvent) -> Option<HtmlElement> {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        query_all(self.what.places).into_iter().find(|place| {
            let place = place.get_bounding_client_rect();
            place.left() <= x && x < place.right() && place.top() <= y && y < place.bottom()
        })
    }
}

impl Hold {
    /// Distance that the pointer has moved.
    fn way(&self, event: &PointerEvent) -> (i32, i32) {
        let (x, y) = self.start;
        (event.client_x() - x, event.client_y() - y)
    }

    /// Lifts the element out of its place if the pointer has moved far enough. Returns `true` if it
    /// was lifted now.
    fn lift(&mut self, event: &PointerEvent, what: &Draggable) -> bool {
        let (x, y) = self.way(event);
        if self.boxes.is_some() || x * x + y * y < SLACK * SLACK {
            return false;
        }
        let around = |selector| self.element.closest(selector).ok().flatten();
        let Some(room) = around(what.room) else {
            return false;
        };
        // Set before measuring, because a dragged element is no longer raised.
        let _ = self.element.set_attribute("data-dragged", "");
        let _ = room.set_attribute("data-lends", "");
        if let Some(holder) = around(what.holder) {
            let _ = holder.set_attribute("data-lends", "");
        }
        let own = self.element.get_bounding_client_rect();
        self.boxes = Some((own, room.get_bounding_client_rect()));
        // Fails only if the pointer is already up; that event comes next.
        let _ = self.element.set_pointer_capture(self.pointer);
        true
    }

    /// Moves a lifted element with the pointer.
    fn follow(&self, event: &PointerEvent) {
        let Some((own, room)) = &self.boxes else {
            return;
        };
        // Whole pixels, because formatting floats would add a lot of code.
        let within =
            |way: i32, low: f64, high: f64| way.min(high as i32 - EDGE).max(low as i32 + EDGE);
        let (x, y) = self.way(event);
        let x = within(x, room.left() - own.left(), room.right() - own.right());
        let y = within(y, room.top() - own.top(), room.bottom() - own.bottom());
        let transform = format!("translate({x}px, {y}px) scale(1.06)");
        let _ = self.element.style().set_property("transform", &transform);
    }

    /// Returns the element to its place; if it was dropped on a target, this is not visible.
    fn let_go(&self, is_dropped: bool) {
        let transform = self.element.style().remove_property("transform");
        let _ = self.element.remove_attribute("data-dragged");
        for lender in query_all("[data-lends]") {
            let _ = lender.remove_attribute("data-lends");
        }
        let _ = self.element.release_pointer_capture(self.pointer);
        if let Ok(transform) = transform {
            flip::come_back(&self.element, &transform, is_dropped);
        }
    }
}
