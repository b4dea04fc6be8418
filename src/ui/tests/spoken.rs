//! Text as a screen reader or a translator gets it. Every page that a test renders is checked.

use super::tree::{Element, Node};

/// Elements that are part of a line of text.
const INLINE: [&str; 8] = ["a", "b", "i", "kbd", "small", "span", "strong", "time"];

/// Checks a rendered page: live regions change as a whole, words are separated, and sentences may be translated.
#[track_caller]
pub fn check(page: &Element) {
    for region in page.elements().into_iter().filter(|it| is_live(it)) {
        assert!(is_whole(region), "announced in parts: {}", region.text());
    }
    page.elements().into_iter().for_each(check_translation);
    let mut line = Line::default();
    line.children(page);
    assert!(line.joined.is_empty(), "read as one: {:?}", line.joined);
}

/// Checks that translators leave drawn cards, initials, keys and results to share alone, and nothing else.
fn check_translation(element: &Element) {
    let is_notation = element.name == "kbd"
        || element
            .classes()
            .any(|it| ["avatar", "inline-card", "result"].contains(&it));
    let is_kept = element.get("translate") == Some("no");
    assert!(
        is_notation || !is_kept,
        "not translated: {}",
        element.text()
    );
    let is_card = element.classes().any(|it| it == "inline-card");
    assert!(is_kept || !is_card, "translated: {}", element.text());
}

fn is_live(element: &Element) -> bool {
    matches!(element.get("role"), Some("status" | "alert"))
        || element.get("aria-live").is_some_and(|live| live != "off")
}

/// Returns `true` if a region is one text, which replaces the text before, or a list of elements, of which only new ones
/// are announced. A status or an alert is announced as a whole, unless it says otherwise, so it must be one text.
fn is_whole(region: &Element) -> bool {
    let is_text = |child: &&Node| matches!(child, Node::Text(text) if !text.trim().is_empty());
    let own = region.children.iter().filter(is_text).count();
    let texts = region.texts().into_iter();
    let all = texts.filter(|text| !text.trim().is_empty()).count();
    let is_in_parts = region.get("role").is_none() || region.get("aria-atomic") == Some("false");
    let is_list = is_in_parts && own == 0;
    is_list || (own == all && own <= 1)
}

/// Marks that stand at the beginning of the next word: opening brackets and quotation marks, and an elided article.
const OPENING: &str = "(“„«‘’";

/// Characters of Japanese, which doesn't separate words: its marks, kana and kanji, and wide forms.
const fn is_japanese(sign: char) -> bool {
    matches!(sign, '\u{3000}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// A line of text, as it is put together from inline elements.
#[derive(Default)]
struct Line {
    /// Last text of the line.
    last: Option<String>,
    /// `true` if an inline element has begun or ended since then.
    is_edge: bool,
    /// Words that no white space separates.
    joined: Vec<String>,
}

impl Line {
    fn children(&mut self, element: &Element) {
        for child in &element.children {
            match child {
                Node::Text(text) => self.text(text),
                Node::Element(element) => self.element(element),
            }
        }
    }

    fn element(&mut self, element: &Element) {
        if element.get("aria-hidden") == Some("true") || element.name == "svg" {
            return;
        }
        let is_inline = INLINE.contains(&element.name.as_str());
        if !is_inline {
            self.last = None;
        }
        self.is_edge = true;
        // A region has a name besides its content.
        let is_named = element.name == "button" || element.get("role") == Some("img");
        match element.get("aria-label").filter(|_| is_named) {
            Some(label) => self.text(label),
            None => self.children(element),
        }
        self.is_edge = true;
        if !is_inline {
            self.last = None;
        }
    }

    fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let last = self.last.replace(text.to_owned()).filter(|_| self.is_edge);
        self.is_edge = false;
        let Some(last) = last else { return };
        let is_apart =
            |sign: char| sign.is_whitespace() || OPENING.contains(sign) || is_japanese(sign);
        let is_word = |sign: char| sign.is_alphanumeric() && !is_japanese(sign);
        if !last.ends_with(is_apart) && text.starts_with(is_word) {
            self.joined.push(format!("{last}{text}"));
        }
    }
}
