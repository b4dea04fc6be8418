//! HTML as an outline: an element a line, with what tells it from others.

/// Elements that are told by what is in them.
const PLAIN: [&str; 5] = ["b", "div", "i", "span", "strong"];

/// Attributes that are told, each with its name.
const TOLD: [&str; 7] = [
    "role",
    "aria-disabled",
    "aria-pressed",
    "aria-keyshortcuts",
    "data-card",
    "tabindex",
    "aria-hidden",
];

/// Elements without content.
const VOID: [&str; 3] = ["br", "hr", "input"];

/// The outline of a page that Yew has rendered.
pub fn of(html: &str) -> String {
    let mut lines = String::new();
    let mut depth = 0;
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a whole tag");
        if tag.starts_with('/') {
            depth -= 1;
        } else {
            let name = tag.split([' ', '/']).next().unwrap_or_default();
            match name {
                // Of a drawing it says which one it is.
                "svg" => {}
                "use" => line(&mut lines, depth, value(tag, "href").unwrap_or_default()),
                _ => line(&mut lines, depth, &element(tag)),
            }
            if !VOID.contains(&name) && !tag.ends_with('/') {
                depth += 1;
            }
        }
        line(&mut lines, depth, text);
    }
    lines
}

fn line(lines: &mut String, depth: usize, text: &str) {
    if !text.trim().is_empty() {
        lines.push_str(&"  ".repeat(depth));
        lines.push_str(text.trim());
        lines.push('\n');
    }
}

/// An element with its label and state: `button.card.suit-red "Red 7" data-card=R7`.
fn element(tag: &str) -> String {
    let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
    let class = value(attributes, "class").unwrap_or_default();
    let classes = class.split(' ').filter(|class| !class.is_empty());
    let name = if PLAIN.contains(&name) { "" } else { name };
    let mut told = classes.fold(name.to_owned(), |told, class| format!("{told}.{class}"));
    if let Some(label) = value(attributes, "aria-label") {
        told.push_str(&format!(" \"{label}\""));
    }
    for name in TOLD {
        if let Some(value) = value(attributes, name) {
            told.push_str(&format!(" {name}={value}"));
        }
    }
    told
}

/// The value of an attribute.
fn value<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let start = attributes.find(&format!("{name}=\""))? + name.len() + 2;
    let (value, _) = attributes[start..].split_once('"')?;
    Some(value)
}
