//! Drawings outside the page: texts, names and faces in the colours of the light theme.

use std::fmt::{self, Write};

use super::paint;
use crate::game::{Color, Seat};

pub const INK: &str = "#1e1a24";
pub const INK_2: &str = "#4b4554";
pub const GROUND: &str = "#f4f0ea";
pub const LINEN: &str = "#fffefb";

/// Colours of the feature that distinguishes an opponent, and of its mouth; the last is that of the first seat.
const FEATURES: [(&str, &str); Seat::MAX] = [
    ("#a4451f", "#1d1217"),
    ("#5a4026", "#fbf3e8"),
    ("#574f4b", "#1d1217"),
    ("#96691c", "#1d1217"),
];

/// A drawing in progress.
#[derive(Debug, Default)]
pub struct Svg(String);

impl Svg {
    /// The whole drawing.
    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }

    /// Writes a part. Writing to a string never fails.
    pub fn put(&mut self, text: fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(text);
    }

    /// Draws a text, which may be a player's own words, and escapes it.
    pub fn text(&mut self, (x, y): (i32, i32), size: i32, weight: &str, ink: &str, words: &str) {
        self.put(format_args!(
            r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{ink}">"#
        ));
        for sign in words.chars() {
            match sign {
                '<' => self.0.push_str("&lt;"),
                '&' => self.0.push_str("&amp;"),
                sign => self.0.push(sign),
            }
        }
        self.0.push_str("</text>");
    }

    /// Draws a text that ends at a place.
    pub fn text_before(&mut self, at: (i32, i32), size: i32, weight: &str, ink: &str, words: &str) {
        self.put(format_args!(r#"<g text-anchor="end">"#));
        self.text(at, size, weight, ink, words);
        self.put(format_args!("</g>"));
    }

    /// Draws the name of the game as on the page, 113 units wide and 44 high.
    pub fn brand(&mut self, (x, y): (i32, i32)) {
        for (nth, sign) in (0..).zip(["wR", "we", "wd"]) {
            let (x, y) = (x + 25 * nth, y + 6);
            self.put(format_args!(
                r##"<use href="#{sign}" x="{x}" y="{y}" width="27" height="36"/>"##
            ));
        }
        self.put(format_args!(
            r##"<g transform="rotate(6 {} {})"><rect x="{}" y="{y}" width="32" height="44" rx="5" fill="{}"/><use href="#n7" x="{}" y="{}" width="24" height="32" fill="#fff"/></g>"##,
            x + 96,
            y + 22,
            x + 82,
            paint(Color::Red).0,
            x + 86,
            y + 6
        ));
    }

    /// Draws the face of an opponent, which smiles after a win, in the colours of `styles/widgets/character.css`.
    pub fn face(&mut self, other: usize, is_won: bool, (x, y): (i32, i32), size: i32) {
        let (number, scale) = (other + 1, size * 1000 / 48);
        let (own, mouth) = FEATURES[other % FEATURES.len()];
        let (body, line, feature, mouth, mood) = match is_won {
            true => ("#fbf8f2", "#1d1217", own, mouth, "l"),
            false if mouth == "#fbf3e8" => (GROUND, INK_2, "#a6a0ab", GROUND, "o"),
            false => (GROUND, INK_2, "#a6a0ab", INK_2, "o"),
        };
        self.put(format_args!(
            r##"<g transform="translate({x} {y})scale({}.{:03})" style="--body:{body};--edge:{line};--face-ink:{line};--feature:{feature};--mouth:{mouth}"><use href="#f{number}"/><use href="#f{number}{mood}" fill="none" stroke="{line}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/></g>"##,
            scale / 1000,
            scale % 1000
        ));
    }

    /// Draws the sign of a person.
    pub fn person(&mut self, (x, y): (i32, i32), size: i32) {
        let half = size / 2;
        let (left, top, side) = (x + size / 5, y + size / 6, size * 3 / 5);
        self.put(format_args!(
            r##"<circle cx="{}" cy="{}" r="{half}" fill="{INK_2}"/><use href="#i-person" x="{left}" y="{top}" width="{side}" height="{side}" fill="#fff"/>"##,
            x + half,
            y + half
        ));
    }

    /// Draws the player's initial on a disc.
    pub fn initial(&mut self, letter: Option<char>, (x, y): (i32, i32), size: i32) {
        let half = size / 2;
        self.put(format_args!(
            r#"<circle cx="{}" cy="{}" r="{half}" fill="{INK_2}"/><g text-anchor="middle">"#,
            x + half,
            y + half
        ));
        let font = size / 2;
        let letter: String = letter.into_iter().collect();
        let at = (x + half, y + half + font * 9 / 25);
        self.text(at, font, "700", "#fff", &letter);
        self.put(format_args!("</g>"));
    }
}
