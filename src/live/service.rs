//! The module as the page sees it: a text for each event, and one for what it leads to.

use super::page_event::{Call, PageEvent};
use super::session::Session;

/// Live play, once it has begun.
#[derive(Default)]
pub struct LiveService(Option<Session>);

impl LiveService {
    /// Returns the commands that an event leads to, one a line. Returns `None` for a text that is no event, or an event
    /// before the beginning.
    pub fn reply(&mut self, text: &str) -> Option<String> {
        let call: Call = text.parse().ok()?;
        let commands = match (call.event, &mut self.0) {
            (PageEvent::Begin(begin), place) => {
                let (session, commands) = Session::begin(call.now, *begin);
                *place = Some(session);
                commands
            }
            (event, Some(session)) => session.handle(Call {
                now: call.now,
                event,
            }),
            (_, None) => return None,
        };
        let lines: Vec<String> = commands.iter().map(ToString::to_string).collect();
        Some(lines.join("\n"))
    }
}
