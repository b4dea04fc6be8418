//! The relays for live games that the host of the page has named: `tools/relays.mjs` writes their list beside the page,
//! and a mark into it.

use gloo::utils::window;
use serde_json::Value;
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Response};

use super::dom::query;

/// Address of the list.
const ADDRESS: &str = "relays.json";

/// Limits of the list, as in `tools/relays.mjs`.
const MOST_BYTES: usize = 16_384;
const MOST_RELAYS: usize = 8;
const LONGEST_URL: usize = 200;
const LONGEST_NAME: usize = 40;

/// Addresses to which browsers connect without encryption, for tests.
const ON_THIS_MACHINE: [&str; 2] = ["ws://127.0.0.1:", "ws://localhost:"];

/// The list of relays could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no list of relays")]
pub struct RelaysError;

/// A relay that the page may connect to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relay {
    place: u16,
    url: String,
    name: String,
}

impl Relay {
    /// Number by which links name it. It never means another relay.
    #[must_use]
    pub const fn place(&self) -> u16 {
        self.place
    }

    /// Address of its WebSocket, without spaces.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Name of its operator, for the player.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the relay of an entry; `None` if it is retired or isn't valid.
    fn of(entry: &Value) -> Option<Self> {
        let text = |key: &str| entry.get(key).and_then(Value::as_str);
        let place = entry.get("place").and_then(Value::as_u64)?;
        let (url, name) = (text("url")?, text("name")?);
        let is_secure = url.starts_with("wss://");
        let is_here = ON_THIS_MACHINE.iter().any(|start| url.starts_with(start));
        let is_valid = (is_secure || is_here)
            && url.len() <= LONGEST_URL
            && url.bytes().all(|byte| byte.is_ascii_graphic())
            && !name.is_empty()
            && name.chars().count() <= LONGEST_NAME;
        is_valid.then_some(Self {
            place: u16::try_from(place).ok()?,
            url: url.to_owned(),
            name: name.to_owned(),
        })
    }
}

/// Returns `true` if the host has named a relay, so that the page can offer live games.
#[must_use]
pub fn offers_live() -> bool {
    cfg!(target_arch = "wasm32") && query::<Element>("script[data-relays]").is_some()
}

/// Loads the list of relays, in the order of the host.
///
/// # Errors
///
/// If the list can't be loaded or read.
pub async fn relays() -> Result<Vec<Relay>, RelaysError> {
    let text = load().await.map_err(|_| RelaysError)?;
    parse(&text.as_string().ok_or(RelaysError)?)
}

async fn load() -> Result<JsValue, JsValue> {
    let response = JsFuture::from(window().fetch_with_str(ADDRESS)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(response.text()?).await
}

/// Parses the list. Entries that can't be used are left out.
fn parse(text: &str) -> Result<Vec<Relay>, RelaysError> {
    let list = match serde_json::from_str(text) {
        Ok(Value::Array(list)) if text.len() <= MOST_BYTES => list,
        _ => return Err(RelaysError),
    };
    let mut relays: Vec<Relay> = Vec::new();
    for relay in list.iter().filter_map(Relay::of) {
        if relays.len() < MOST_RELAYS && relays.iter().all(|known| known.place != relay.place) {
            relays.push(relay);
        }
    }
    Ok(relays)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(text: &str) -> Vec<u16> {
        let relays = parse(text).expect("a list");
        relays.iter().map(Relay::place).collect()
    }

    /// A list with a single relay.
    fn list(place: &str, url: &str, name: &str) -> String {
        format!(r#"[{{"place": {place}, "url": "{url}", "name": "{name}"}}]"#)
    }

    #[test]
    fn the_example_is_read() {
        let example = include_str!("../../docs/hosting/relays.json");
        let relays = parse(example).expect("a list");
        assert_eq!(places(example), [1, 2, 3]);
        assert_eq!(relays[0].url(), "wss://broker.emqx.io:8084/mqtt");
        assert_eq!(relays[0].name(), "EMQX");
    }

    #[test]
    fn the_list_of_a_page_without_live_games_is_empty() {
        assert_eq!(parse(include_str!("../../static/relays.json")), Ok(vec![]));
    }

    #[test]
    fn what_is_no_list_is_an_error() {
        for text in ["", "{}", "[", "null", "<!doctype html>"] {
            assert_eq!(parse(text), Err(RelaysError), "{text}");
        }
        let long = format!("[{}]", " ".repeat(MOST_BYTES));
        assert_eq!(parse(&long), Err(RelaysError));
    }

    #[test]
    fn entries_that_cannot_be_used_are_left_out() {
        let good = list("7", "wss://relay.example.org/mqtt", "Example");
        assert_eq!(places(&good), [7]);
        assert_eq!(places(&list("7", "ws://127.0.0.1:9017/mqtt", "Here")), [7]);
        let long = format!("wss://relay.example.org/{}", "x".repeat(LONGEST_URL));
        for bad in [
            list("-1", "wss://relay.example.org", "Example"),
            list("65536", "wss://relay.example.org", "Example"),
            list("\\\"7\\\"", "wss://relay.example.org", "Example").replace('\\', ""),
            list("7", "https://relay.example.org", "Example"),
            list("7", "ws://relay.example.org", "Example"),
            list("7", "ws://127.0.0.1.example.org", "Example"),
            list(
                "7",
                "wss://relay.example.org/ wss://other.example.org",
                "Example",
            ),
            list("7", "wss://relay.example.org/\\n", "Example"),
            list("7", &long, "Example"),
            list("7", "wss://relay.example.org", ""),
            list(
                "7",
                "wss://relay.example.org",
                &"x".repeat(LONGEST_NAME + 1),
            ),
            r#"[{"place": 7, "retired": true}, null, 7, []]"#.to_owned(),
        ] {
            assert_eq!(places(&bad), [0; 0], "{bad}");
        }
    }

    #[test]
    fn a_place_and_a_list_are_bounded() {
        let entry = |place: usize| {
            format!(r#"{{"place": {place}, "url": "wss://{place}.example.org", "name": "x"}}"#)
        };
        let twice = format!("[{}, {}]", entry(3), entry(3));
        assert_eq!(places(&twice), [3]);
        let many: Vec<String> = (1..20).map(entry).collect();
        assert_eq!(places(&format!("[{}]", many.join(","))).len(), MOST_RELAYS);
    }
}
