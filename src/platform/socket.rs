//! WebSockets, by which live games reach a relay.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::{ArrayBuffer, Uint8Array};
use thiserror::Error;
use wasm_bindgen::JsCast;
use web_sys::{BinaryType, Event, MessageEvent, WebSocket};

/// Subprotocol of MQTT.
const PROTOCOL: &str = "mqtt";

/// Longest message that is read. A relay may send several packets in one.
const MOST_BYTES: u32 = 1 << 20;

/// The browser refuses to connect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser refuses to connect")]
pub struct SocketError;

/// Event of a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// It is connected.
    Opened,
    /// It has received some bytes, which may be part of an MQTT packet, or several.
    Bytes(Vec<u8>),
    /// It couldn't connect, or isn't connected any more. Nothing follows.
    Closed,
}

/// A connection to a relay. Dropping it closes it, without an event.
#[derive(Debug)]
pub struct Socket {
    socket: WebSocket,
    #[expect(dead_code, reason = "held for their drop")]
    listeners: [EventListener; 4],
}

struct Receiver {
    socket: WebSocket,
    on_event: Box<dyn Fn(SocketEvent)>,
    is_closed: Cell<bool>,
}

impl Socket {
    /// Begins to connect, and reports each event from then on.
    ///
    /// # Errors
    ///
    /// If the browser refuses the address at once. Firefox and WebKit do if the page's policy doesn't name it; Chromium
    /// reports that the socket is closed.
    pub fn open(
        address: &str,
        on_event: impl Fn(SocketEvent) + 'static,
    ) -> Result<Self, SocketError> {
        let socket = WebSocket::new_with_str(address, PROTOCOL).map_err(|_| SocketError)?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let receiver = Rc::new(Receiver {
            socket: socket.clone(),
            on_event: Box::new(on_event),
            is_closed: Cell::new(false),
        });
        let listen = |name: &'static str, act: fn(&Receiver, &Event)| {
            let receiver = receiver.clone();
            EventListener::new(&socket, name, move |event| act(&receiver, event))
        };
        let listeners = [
            listen("open", |receiver, _| receiver.report(SocketEvent::Opened)),
            listen("message", Receiver::receive),
            // If the page's policy forbids the address, Chromium sends no `close`.
            listen("error", |receiver, _| receiver.close()),
            listen("close", |receiver, _| receiver.close()),
        ];
        Ok(Self { socket, listeners })
    }

    /// Sends some bytes. Before the socket is opened, and after it is closed, nothing is sent.
    pub fn send(&self, bytes: &[u8]) {
        let _ = self.socket.send_with_u8_array(bytes);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        // Fails only with a code or a reason.
        let _ = self.socket.close();
    }
}

impl Receiver {
    fn report(&self, event: SocketEvent) {
        if !self.is_closed.get() {
            (self.on_event)(event);
        }
    }

    fn receive(&self, event: &Event) {
        let data = event.dyn_ref().map(MessageEvent::data);
        match data.map(JsCast::dyn_into::<ArrayBuffer>) {
            Some(Ok(buffer)) if buffer.byte_length() <= MOST_BYTES => {
                self.report(SocketEvent::Bytes(Uint8Array::new(&buffer).to_vec()));
            }
            // No relay sends that.
            _ => self.close(),
        }
    }

    fn close(&self) {
        let _ = self.socket.close();
        if !self.is_closed.replace(true) {
            (self.on_event)(SocketEvent::Closed);
        }
    }
}
