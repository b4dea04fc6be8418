//! Rendered HTML as a tree that can be queried with simple selectors.

#[derive(Debug)]
pub enum Node {
    Element(Element),
    /// Text with its character references decoded.
    Text(String),
}

/// An element with its children. The root of a page has no name.
#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    attributes: Vec<(String, String)>,
    pub children: Vec<Node>,
}

/// Elements without content.
const VOID: [&str; 3] = ["br", "hr", "input"];

impl Element {
    /// Parses HTML rendered by Yew.
    pub fn read(html: &str) -> Self {
        let mut open = vec![Self::default()];
        for part in html.split('<').skip(1) {
            let (tag, text) = part.split_once('>').expect("a whole tag");
            if tag.starts_with('/') {
                close(&mut open);
            } else {
                let element = Self::opened(tag.trim_end_matches('/'));
                let is_void = tag.ends_with('/') || VOID.contains(&element.name.as_str());
                open.push(element);
                if is_void {
                    close(&mut open);
                }
            }
            if !text.is_empty() {
                let current = open.last_mut().expect("the page");
                current.children.push(Node::Text(decoded(text)));
            }
        }
        assert_eq!(open.len(), 1, "something is not closed");
        open.pop().expect("the page")
    }

    fn opened(tag: &str) -> Self {
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes = Vec::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            // `name="value"`, or the name alone.
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let (value, after) = match after.strip_prefix("=\"") {
                Some(quoted) => quoted.split_once('"').expect("a whole value"),
                None => ("", after),
            };
            attributes.push((name.to_owned(), decoded(value)));
            rest = after;
        }
        Self {
            name: name.to_owned(),
            attributes,
            children: Vec::new(),
        }
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        let (_, value) = attributes.find(|(other, _)| other == name)?;
        Some(value)
    }

    pub fn classes(&self) -> impl Iterator<Item = &str> {
        self.get("class").unwrap_or_default().split_whitespace()
    }

    /// Descendant elements in document order.
    pub fn elements(&self) -> Vec<&Self> {
        let mut found = Vec::new();
        for child in &self.children {
            if let Node::Element(element) = child {
                found.push(element);
                found.extend(element.elements());
            }
        }
        found
    }

    /// Elements matching a selector: `li`, `.panel`, `li.today`, `#seed`, or `dialog button` for the buttons in a
    /// dialog.
    pub fn all(&self, selector: &str) -> Vec<&Self> {
        if let Some((outer, inner)) = selector.split_once(' ') {
            let outer = self.all(outer).into_iter();
            return outer.flat_map(|outer| outer.all(inner)).collect();
        }
        let mut found = self.elements();
        found.retain(|element| element.is(selector));
        found
    }

    /// The only element matching the selector.
    #[track_caller]
    pub fn only(&self, selector: &str) -> &Self {
        let found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector} in {}", self.text());
        found[0]
    }

    /// The only element matching the selector with this text.
    #[track_caller]
    pub fn saying(&self, selector: &str, text: &str) -> &Self {
        let mut found = self.all(selector);
        found.retain(|element| element.text() == text);
        assert_eq!(found.len(), 1, "{selector} {text:?} in {}", self.text());
        found[0]
    }

    fn is(&self, selector: &str) -> bool {
        if let Some(id) = selector.strip_prefix('#') {
            return self.get("id") == Some(id);
        }
        let mut parts = selector.split('.');
        let name = parts.next().unwrap_or_default();
        let is_named = name.is_empty() || self.name == name;
        is_named && parts.all(|part| self.classes().any(|class| class == part))
    }

    /// All text nodes inside, separately.
    pub fn texts(&self) -> Vec<&str> {
        let mut texts = Vec::new();
        for child in &self.children {
            match child {
                Node::Text(text) => texts.push(text.as_str()),
                Node::Element(element) => texts.extend(element.texts()),
            }
        }
        texts
    }

    /// All text inside, with whitespace collapsed.
    pub fn text(&self) -> String {
        let text: String = self.texts().concat();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn close(open: &mut Vec<Element>) {
    let closed = open.pop().expect("an open element");
    let parent = open.last_mut().expect("an element around it");
    parent.children.push(Node::Element(closed));
}

/// Decodes the character references in a text.
fn decoded(text: &str) -> String {
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")];
    let plain = |text: String, (name, sign): (&str, &str)| text.replace(name, sign);
    let text = names.into_iter().fold(text.to_owned(), plain);
    text.replace("&amp;", "&")
}
