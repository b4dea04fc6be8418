//! Pictures as SVG: layout and drawing of the strokes.

use std::fmt::Write;

use super::brush::{Brush, HEIGHT as STROKE_HEIGHT, WIDTH as STROKE_WIDTH, streaks};
use super::{Picture, RulePeriod};
use crate::game::{Color, GameRng, Rule};

/// Size of a picture, in SVG units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureSize {
    pub width: i32,
    pub height: i32,
}

impl PictureSize {
    /// The size on the page and in files.
    pub const WIDE: Self = Self {
        width: 800,
        height: 500,
    };

    /// A tall picture, beside text.
    pub const TALL: Self = Self {
        width: 620,
        height: 868,
    };
}

/// Horizontal and vertical margins around the strokes.
const BESIDE: i32 = 36;
const ABOVE: i32 = 22;

/// Maximum height of a pass of the brush. Higher strokes take several passes, which keeps the bristles fine.
const PASS: i32 = 150;

/// The target of a drawing, which decides how it names colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorTarget {
    /// The page: custom properties of its theme.
    Page,
    /// A file: the colours of the light theme, on a background.
    File,
}

impl ColorTarget {
    fn suit(self, color: Color) -> String {
        match self {
            Self::Page => format!("var(--suit-{color})"),
            Self::File => paint(color).0.to_owned(),
        }
    }

    fn ink(self, color: Color) -> String {
        match self {
            Self::Page => format!("var(--ink-{color})"),
            Self::File => paint(color).1.to_owned(),
        }
    }
}

/// Fill of a colour in the light theme and the ink on it, for pictures outside the page.
pub const fn paint(color: Color) -> (&'static str, &'static str) {
    match color {
        Color::Red => ("#c9281d", "#fff"),
        Color::Orange => ("#f5861c", "#2a1200"),
        Color::Yellow => ("#fbd84b", "#2a2000"),
        Color::Green => ("#46b584", "#02231a"),
        Color::Blue => ("#1170c4", "#fff"),
        Color::Indigo => ("#2e2a7a", "#fff"),
        Color::Violet => ("#b988ec", "#200a3a"),
    }
}

/// Position, size and rotation of a stroke. The rotation is in tenths of a degree.
struct Strip {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
    turned: i32,
}

impl Picture {
    /// The `viewBox` of a picture of `PictureSize::WIDE`.
    pub const VIEW: &str = "0 0 800 500";

    /// The content of an SVG element with the `viewBox` [`Picture::VIEW`]. It refers to the page's pictograms by id.
    #[must_use]
    pub fn draw(&self, paints: ColorTarget) -> String {
        self.draw_on(PictureSize::WIDE, paints)
    }

    /// The content of an SVG element of another size.
    #[must_use]
    pub fn draw_on(&self, linen: PictureSize, paints: ColorTarget) -> String {
        let mut rng = self.seed.picture_generator(self.round);
        let places = self.places(linen, &mut rng);
        let mut svg = String::new();
        // The page animates the strokes one after another.
        let style = |color: String, nth| match paints {
            ColorTarget::Page => format!("{color};--nth:{nth}"),
            ColorTarget::File => color,
        };
        for (nth, ((mark, is_own), strip)) in self.strokes.iter().zip(&places).enumerate() {
            open(&mut svg, strip, &style(paints.suit(mark.rule), nth));
            let passes = 1 + strip.height / PASS;
            for pass in 0..passes {
                stroke(&mut svg, &mut rng, strip, *is_own, (pass, passes));
            }
            svg.push_str("</g>");
        }
        for (nth, ((mark, is_own), strip)) in self.strokes.iter().zip(&places).enumerate() {
            // The height that the next stroke doesn't cover.
            let bare = places
                .get(nth + 1)
                .map_or(strip.height, |next| (next.y - strip.y).min(strip.height));
            open(&mut svg, strip, &style(paints.ink(mark.rule), nth));
            sign(&mut svg, mark.rule, strip, *is_own, bare);
            svg.push_str("</g>");
        }
        svg
    }

    /// Lays the strokes out from top to bottom in time. Height grows with the turns under the rule, width with the
    /// strength of its leader. The viewer's own strokes start at the left, those of others at the right.
    fn places(&self, linen: PictureSize, rng: &mut GameRng) -> Vec<Strip> {
        let weight = |mark: &RulePeriod| mark.height() as i32;
        let all: i32 = self.strokes.iter().map(|(mark, _)| weight(mark)).sum();
        let (room, wide) = (linen.height - 2 * ABOVE, linen.width - 2 * BESIDE);
        let tilt = amount(rng, 30) - 15;
        let mut y = ABOVE;
        let places = self.strokes.iter().map(|(mark, is_own)| {
            let row = room * weight(mark) / all.max(1);
            let height = (row * 3 / 2 + room * 35 / 1000).min(room);
            let strength =
                (mark.strength.saturating_sub(1) as i32 * 25 + 12 + amount(rng, 20)).min(100);
            let width = wide * (5200 + 48 * strength) / 10_000;
            let off = (wide - width) * amount(rng, 100) / 200;
            let x = if *is_own {
                BESIDE + off
            } else {
                linen.width - BESIDE - width - off
            };
            let (highest, lowest) = (ABOVE * 2 / 5, linen.height - ABOVE * 2 / 5 - height);
            let top = (y + row / 2 - height / 2).clamp(highest, lowest);
            y += row;
            Strip {
                x,
                y: top,
                width,
                height,
                turned: tilt + amount(rng, 26) - 13,
            }
        });
        places.collect()
    }
}

/// Opens the group element of a stroke.
fn open(svg: &mut String, strip: &Strip, color: &str) {
    let (sign, turned) = (if strip.turned < 0 { "-" } else { "" }, strip.turned.abs());
    put(
        svg,
        format_args!(
            "<g transform=\"translate({} {})rotate({sign}{}.{} {} {})\" style=\"fill:{color}\">",
            strip.x,
            strip.y,
            turned / 10,
            turned % 10,
            strip.width / 2,
            strip.height / 2,
        ),
    );
}

/// Draws one pass of the brush over a part of a stroke's height.
fn stroke(
    svg: &mut String,
    rng: &mut GameRng,
    strip: &Strip,
    is_own: bool,
    (pass, passes): (i32, i32),
) {
    let brush = Brush {
        bristles: (strip.height / passes / 5).clamp(9, 26) as usize,
        width: STROKE_WIDTH,
        ragged: 12 + rng.below(24),
        reach: 50 + rng.below(70),
        dry: 120 + rng.below(140),
        gaps: 2 + rng.below(3),
        drops: rng.below(4),
    };
    // Passes overlap by a sixth.
    let height = strip.height * 7 / (6 * passes + 1);
    let y = if passes > 1 {
        (strip.height - height) * pass / (passes - 1)
    } else {
        0
    };
    // Scale in thousandths. Strokes of others run to the left.
    let across = thousandths(strip.width * 1000 / STROKE_WIDTH);
    let down = height * 1000 / STROKE_HEIGHT;
    let (from, turn) = if is_own { (0, "") } else { (strip.width, "-") };
    let path = brush.stroke(rng);
    let marks = streaks(rng, 5);
    put(
        svg,
        format_args!(
            "<g transform=\"translate({from} {y})scale({turn}{across} {}.{:03})\"><path d=\"{path}\"/><path d=\"{marks}\" style=\"fill:#000\" opacity=\".13\"/></g>",
            down / 1000,
            down % 1000,
        ),
    );
}

/// A number in thousandths, as SVG has it.
fn thousandths(number: i32) -> String {
    let (whole, part) = (number / 1000, number % 1000);
    if whole == 0 {
        format!(".{part:03}")
    } else {
        format!("{whole}.{part:03}")
    }
}

/// Draws the pictogram at the start of a stroke, in the upper part that the next stroke doesn't cover.
fn sign(svg: &mut String, rule: Rule, strip: &Strip, is_own: bool, bare: i32) {
    let size = (bare * 3 / 5).clamp(12, 34);
    let start = strip.width * 7 / 100;
    let x = if is_own {
        start
    } else {
        strip.width - start - size
    };
    let y = (bare - size) / 2;
    put(
        svg,
        format_args!(
            "<use href=\"#p{rule}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>"
        ),
    );
}

fn amount(rng: &mut GameRng, bound: usize) -> i32 {
    rng.below(bound + 1) as i32
}

/// Writing to a `String` can't fail.
fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(text);
}
