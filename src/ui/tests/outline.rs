//! Outline of elements: one element per line, with its identifying attributes.

use super::tree::{Element, Node};

/// Elements whose names the outline omits.
const PLAIN: [&str; 5] = ["b", "div", "i", "span", "strong"];

/// Attributes shown with their names.
const TOLD: [&str; 29] = [
    "role",
    "aria-disabled",
    "aria-pressed",
    "aria-expanded",
    "aria-current",
    "aria-invalid",
    "aria-live",
    "aria-valuetext",
    "aria-keyshortcuts",
    "data-card",
    "data-place",
    "data-keys",
    "tabindex",
    "aria-hidden",
    "lang",
    "title",
    "type",
    "checked",
    "selected",
    "open",
    "readonly",
    "required",
    "value",
    "placeholder",
    "maxlength",
    "min",
    "max",
    "points",
    "data-rule",
];

/// Outline of some elements of a page. Their attributes may refer to other elements of the page.
pub fn of(page: &Element, parts: &[&Element]) -> String {
    let mut outline = Outline {
        page,
        lines: String::new(),
    };
    for part in parts {
        outline.element(part, 0);
    }
    outline.lines
}

struct Outline<'a> {
    page: &'a Element,
    lines: String,
}

impl Outline<'_> {
    fn element(&mut self, element: &Element, depth: usize) {
        match element.name.as_str() {
            // A drawing only shows which one it is.
            "svg" if element.get("role").is_none() => {}
            // A card in running text is shown as a single line.
            _ if element.classes().any(|class| class == "inline-card") => {
                let card = format!("{} {}", self.told(element), element.text());
                return self.line(depth, &card);
            }
            "use" => self.line(depth, element.get("href").unwrap_or_default()),
            // The root of the page isn't an element.
            "" => return self.children(element, depth),
            _ => self.line(depth, &self.told(element)),
        }
        self.children(element, depth + 1);
    }

    fn children(&mut self, element: &Element, depth: usize) {
        for child in &element.children {
            match child {
                Node::Element(child) => self.element(child, depth),
                Node::Text(text) => self.line(depth, text),
            }
        }
    }

    fn line(&mut self, depth: usize, text: &str) {
        if !text.trim().is_empty() {
            self.lines.push_str(&"  ".repeat(depth));
            self.lines.push_str(text.trim());
            self.lines.push('\n');
        }
    }

    /// An element with its label and state: `button.card.suit-red "Red 7" data-card=R7`.
    fn told(&self, element: &Element) -> String {
        let name = element.name.as_str();
        let name = if PLAIN.contains(&name) { "" } else { name };
        let told = |told, class| format!("{told}.{class}");
        let mut told = element.classes().fold(name.to_owned(), told);
        let label = element.get("aria-label").map(ToOwned::to_owned);
        if let Some(label) = label.or_else(|| self.named(element, "aria-labelledby")) {
            told.push_str(&format!(" \"{label}\""));
        }
        for name in TOLD {
            match element.get(name) {
                Some("button") if name == "type" => {}
                Some("") => told.push_str(&format!(" {name}")),
                Some(value) if value.contains(' ') => {
                    told.push_str(&format!(" {name}=\"{value}\""));
                }
                Some(value) => told.push_str(&format!(" {name}={value}")),
                None => {}
            }
        }
        if let Some(says) = self.named(element, "aria-describedby") {
            told.push_str(&format!(" says=\"{says}\""));
        }
        told
    }

    /// Text of the elements whose ids are in `attribute`.
    fn named(&self, element: &Element, attribute: &str) -> Option<String> {
        let ids = element.get(attribute)?.split(' ');
        let texts = ids.map(|id| self.page.only(&format!("#{id}")).text());
        Some(texts.collect::<Vec<_>>().join(" "))
    }
}
