//! The client and the live module: each tells the other what happens, and the socket carries it.

use super::LiveClient;
use crate::live::{Call, Command, PageEvent, RelayUrl};
use crate::platform::{self, Socket, SocketEvent, Timer, WasmModuleError};

impl LiveClient {
    /// Tells the module of an event, after those that were told before: what it replies to one may lead to another.
    pub(super) fn tell(&self, event: PageEvent) {
        self.0.events.borrow_mut().push_back(event);
        if self.0.is_telling.replace(true) {
            return;
        }
        loop {
            let next = self.0.events.borrow_mut().pop_front();
            match next {
                Some(event) => self.tell_now(event),
                None => break,
            }
        }
        self.0.is_telling.set(false);
        if self.0.has_news.replace(false) {
            self.changed();
            self.catch_up();
        } else if !self.0.is_catching_up.get() {
            self.store();
        }
    }

    fn tell_now(&self, event: PageEvent) {
        let Some(module) = self.0.module.borrow().clone() else {
            return;
        };
        let call = Call {
            now: platform::millis(),
            event,
        };
        match module.reply(&call.to_string()) {
            Ok(commands) => {
                let commands = commands.unwrap_or_default();
                let read = commands.lines().filter_map(|line| line.parse().ok());
                for command in read {
                    self.obey(command);
                }
            }
            Err(WasmModuleError) => {
                self.0.module.replace(None);
                self.0.socket.replace(None);
                self.0.timer.replace(None);
                self.0.has_failed.set(true);
                self.0.has_news.set(true);
            }
        }
    }

    fn obey(&self, command: Command) {
        match command {
            Command::Open(url) => self.open(&url),
            Command::Close => {
                self.0.socket.replace(None);
            }
            Command::Send(bytes) => {
                // The counter of a letter is stored before it goes out.
                self.store();
                if let Some(socket) = &*self.0.socket.borrow() {
                    socket.send(&bytes);
                }
            }
            Command::Timer(millis) => {
                let client = self.clone();
                let millis = millis.try_into().unwrap_or(u32::MAX >> 1);
                let timer = Timer::after(millis, move || client.tell(PageEvent::Tick));
                self.0.timer.replace(Some(timer));
            }
            command => {
                // Counters are stored, and nothing else comes of them.
                let is_news = !matches!(command, Command::Counters(_) | Command::Dropped(_));
                self.0.has_news.set(self.0.has_news.get() || is_news);
                let now = platform::millis();
                let effects = {
                    let mut session = self.0.session.borrow_mut();
                    session.as_mut().map(|session| session.take(command, now))
                };
                self.carry_out(effects.unwrap_or_default());
            }
        }
    }

    fn open(&self, url: &RelayUrl) {
        let client = self.clone();
        let visit = self.0.visit.get();
        let socket = Socket::open(url.as_str(), move |event| {
            if client.0.visit.get() != visit {
                return;
            }
            client.tell(match event {
                SocketEvent::Opened => PageEvent::Opened,
                SocketEvent::Bytes(bytes) => PageEvent::Bytes(bytes),
                SocketEvent::Closed => PageEvent::Closed,
            });
        });
        match socket {
            Ok(socket) => {
                self.0.socket.replace(Some(socket));
            }
            Err(_) => {
                // Told later, as a socket that fails would.
                let client = self.clone();
                let timer = Timer::after(0, move || client.tell(PageEvent::Closed));
                self.0.timer.replace(Some(timer));
            }
        }
    }
}
