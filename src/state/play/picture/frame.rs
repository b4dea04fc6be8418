//! Saved pictures: the paintings in a frame that says who played, what, and when, with the address.

use super::Picture;
use super::arrangement::{Arrangement, GridArea};
use super::drawing::{ColorTarget, PictureSize};
use super::svg::{GROUND, INK, INK_2, LINEN, Svg};
use super::winner::{PlayerSign, fan};

/// Width and height of a saved picture.
pub const FRAME_SIZE: (u32, u32) = (1600, 1000);

/// Pictures in a frame: of a round, or of all rounds of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFrame<'a> {
    pub pictures: &'a [Picture],
    /// For each picture of a match.
    pub captions: Vec<RoundCaption>,
    /// The winners of a match.
    pub winners: Vec<PlayerSign>,
    /// Index of the picture that is shown largest.
    pub large: usize,
    pub signature: Signature,
}

/// Winner of a round, and the points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundCaption {
    pub winner: String,
    pub points: String,
}

/// The words of a frame.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// The outcome.
    pub title: String,
    /// The score of a match.
    pub score: Option<String>,
    /// The game and its date.
    pub facts: String,
    /// Meaning of the strokes.
    pub legend: String,
    /// Label of the address.
    pub label: String,
    pub address: String,
}

/// Margins of the frame, and its lowest part, for the words.
const LEFT: i32 = 64;
const RIGHT: i32 = 1536;
const FOOT: i32 = 896;

/// Top and bottom of the painting of a round.
const ROUND: (i32, i32) = (56, 848);

/// Top and bottom of the paintings of a match, the room below each for its caption, and between two of them.
const MATCH: (i32, i32) = (216, 868);
const CAPTION: i32 = 38;
const GAP: i32 = 18;

/// Units of a painting for a unit of the frame: small strokes need finer bristles.
const FINENESS: i32 = 2;

/// The middle of the winners of a match, and the left edge of the words beside them.
const WINNERS: (i32, i32) = (180, 146);
const BESIDE: i32 = 324;

/// Font size of the outcome of a match, if it isn't too long for it.
const TITLE: i32 = 68;

/// Widths of the words on both sides of the foot, which leave a gap.
const FACTS: i32 = 620;
const ADDRESS: i32 = 620;

impl PictureFrame<'_> {
    /// Draws the frame. It refers to symbols of the page, so a file must contain these too.
    #[must_use]
    pub fn draw(&self) -> String {
        let mut svg = Svg::default();
        svg.put(format_args!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif" fill="{INK}" color="{INK}"><path fill="{GROUND}" d="M0 0h1600v1000H0z"/>"##
        ));
        let words = &self.signature;
        if let [picture] = self.pictures {
            let size = (RIGHT - LEFT, ROUND.1 - ROUND.0);
            painting(&mut svg, picture, (LEFT, ROUND.0), size, 1);
            svg.text((LEFT + 200, FOOT + 20), 32, "700", INK, &words.title);
        } else {
            let left = match (self.pictures.first(), &self.winners[..]) {
                (Some(picture), [_, ..]) => {
                    fan(&mut svg, picture, &self.winners, WINNERS);
                    BESIDE
                }
                _ => LEFT,
            };
            // Bold letters are wider by an eighth.
            let font = font_for(&words.title, (RIGHT - left) * 7 / 8).min(TITLE);
            svg.text((left, 122), font, "bold", INK, &words.title);
            if let Some(score) = &words.score {
                svg.text((left, 176), 32, "500", INK_2, score);
            }
            self.paintings(&mut svg);
        }
        self.foot(&mut svg);
        svg.finish()
    }

    /// Draws the paintings of a match so that they fill the sheet.
    fn paintings(&self, svg: &mut Svg) {
        let sheet = Arrangement::of(self.pictures.len(), self.large);
        let (columns, rows) = (sheet.columns as i32, sheet.rows as i32);
        let wide = (RIGHT - LEFT + GAP) / columns;
        let high = (MATCH.1 - MATCH.0) / rows;
        for ((place, picture), number) in sheet.places.iter().zip(self.pictures).zip(1..) {
            let &GridArea {
                column,
                row,
                across,
                down,
            } = place;
            let at = (LEFT + wide * column as i32, MATCH.0 + high * row as i32);
            let size = (wide * across as i32 - GAP, high * down as i32 - CAPTION);
            painting(svg, picture, at, size, FINENESS);
            if let Some(caption) = self.captions.get(number - 1) {
                let (y, font) = (at.1 + size.1 + 24, (size.0 / 8).clamp(12, 20));
                svg.text(
                    (at.0, y),
                    font,
                    "700",
                    INK,
                    &format!("{number} {}", caption.winner),
                );
                svg.text_before((at.0 + size.0, y), font, "500", INK_2, &caption.points);
            }
        }
    }

    /// Draws the name of the game, the facts and the address.
    fn foot(&self, svg: &mut Svg) {
        let words = &self.signature;
        svg.put(format_args!(
            r#"<g transform="translate({LEFT} {FOOT})scale(1.5)">"#
        ));
        svg.brand((0, 0));
        svg.put(format_args!("</g>"));
        let y = if self.pictures.len() == 1 {
            FOOT + 54
        } else {
            FOOT + 34
        };
        for (text, y, largest) in [(&words.facts, y, 26), (&words.legend, y + 28, 18)] {
            let font = font_for(text, FACTS).clamp(10, largest);
            svg.text((LEFT + 200, y), font, "500", INK_2, text);
        }
        let font = font_for(&words.address, ADDRESS).clamp(10, 28);
        svg.text_before((RIGHT, FOOT + 24), 24, "500", INK_2, &words.label);
        svg.text_before((RIGHT, FOOT + 62), font, "600", INK, &words.address);
    }
}

/// Font size with which a text is at most about this wide: in wide fonts letters are three fifths as wide as high.
fn font_for(words: &str, width: i32) -> i32 {
    5 * width / (3 * words.chars().count().max(1) as i32)
}

/// Draws a painting on linen.
fn painting(
    svg: &mut Svg,
    picture: &Picture,
    (x, y): (i32, i32),
    (width, height): (i32, i32),
    fineness: i32,
) {
    let linen = PictureSize {
        width: width * fineness,
        height: height * fineness,
    };
    let PictureSize {
        width: across,
        height: down,
    } = linen;
    svg.put(format_args!(
        r##"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {across} {down}"><path fill="{LINEN}" d="M0 0h{across}v{down}H0z"/>{}</svg>"##,
        picture.draw_on(linen, ColorTarget::File)
    ));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Rule, Seat, Seed};

    fn pictures(count: usize) -> Vec<Picture> {
        let seed: Seed = "red7game".parse().expect("a seed");
        let leads = [(Seat::FIRST, Rule::Red), (Seat::FIRST, Rule::Blue)];
        let picture = Picture::of_leads(seed, leads, |_| true);
        vec![picture; count]
    }

    fn drawn(count: usize) -> String {
        let caption = RoundCaption {
            winner: "Sienna".to_owned(),
            points: "+7".to_owned(),
        };
        let frame = PictureFrame {
            pictures: &pictures(count),
            captions: vec![caption; count],
            winners: vec![PlayerSign::Face(1), PlayerSign::Initial(Some('<'))],
            large: 0,
            signature: Signature {
                title: "<Ann> & Bob".to_owned(),
                score: Some("Me 92, Sienna 59".to_owned()),
                facts: "28 November 2026".to_owned(),
                legend: "One stroke for each rule".to_owned(),
                label: "Same cards:".to_owned(),
                address: "example.org/red7/#1/1.3/h1/red7game".to_owned(),
            },
        };
        frame.draw()
    }

    #[test]
    fn every_saved_picture_says_who_what_when_and_where() {
        for count in [1, 2, 13] {
            let svg = drawn(count);
            for says in [
                ">28 November 2026<",
                ">One stroke for each rule<",
                ">Same cards:<",
                ">example.org/red7/#1/1.3/h1/red7game<",
                "#wR",
            ] {
                assert!(svg.contains(says), "{count}: {says}");
            }
            // A name can't become part of the drawing.
            assert!(svg.contains("&lt;Ann> &amp; Bob"), "{svg}");
            assert!(!svg.contains("var(--"));
            let paintings = svg.matches("<svg x=").count();
            assert_eq!(paintings, count);
            let captions = svg.matches(">+7<").count();
            assert_eq!(captions, if count == 1 { 0 } else { count });
        }
        assert!(drawn(2).contains("Me 92") && !drawn(1).contains("Me 92"));
        // The winners of a match: a laughing face, and an initial.
        for says in ["#f1l", ">&lt;</text>"] {
            assert!(
                drawn(2).contains(says) && !drawn(1).contains(says),
                "{says}"
            );
        }
    }

    /// A bold letter of a wide font is about two thirds as wide as it is high.
    #[test]
    fn a_long_title_stays_on_the_sheet() {
        let title = "Umber won against Sienna, Chalk and me";
        let signature = Signature {
            title: title.to_owned(),
            ..Signature::default()
        };
        let frame = PictureFrame {
            pictures: &pictures(2),
            captions: Vec::new(),
            winners: vec![PlayerSign::Face(1)],
            large: 0,
            signature,
        };
        let svg = frame.draw();
        let (text, _) = svg.split_once(title).expect("the title");
        let (_, size) = text.rsplit_once("font-size=\"").expect("its size");
        let size: i32 = size
            .split('"')
            .next()
            .and_then(|it| it.parse().ok())
            .expect("a number");
        let width = size * title.chars().count() as i32 * 2 / 3;
        assert!(BESIDE + width <= RIGHT, "{size}");
    }

    #[test]
    fn strokes_are_as_wide_as_their_painting_asks_for() {
        let svg = drawn(1);
        let scales = svg.split("scale(").skip(1);
        let across = scales.filter_map(|scale| scale.split_once(' ')?.0.parse::<f64>().ok());
        let strokes: Vec<f64> = across.map(f64::abs).collect();
        assert!(!strokes.is_empty());
        // Strokes take more than half of the linen, which is wider than a stroke of the brush.
        assert!(strokes.iter().all(|&across| across > 0.7), "{strokes:?}");
        assert!(strokes.iter().any(|&across| across > 1.0), "{strokes:?}");
    }

    #[test]
    fn the_paintings_of_a_match_fill_the_sheet() {
        let numbers = |svg: &str, name: &str| {
            let paintings = svg.split("<svg x=").skip(1);
            let number = |painting: &str| {
                let all = format!("x={painting}");
                let (_, rest) = all.split_once(&format!("{name}=\""))?;
                rest.split('"').next()?.parse::<i32>().ok()
            };
            paintings.filter_map(number).collect::<Vec<_>>()
        };
        for count in 2..30 {
            let svg = drawn(count);
            let (x, width) = (numbers(&svg, "x"), numbers(&svg, "width"));
            let (y, height) = (numbers(&svg, "y"), numbers(&svg, "height"));
            let ends = |starts: Vec<i32>, sizes: Vec<i32>| {
                starts
                    .into_iter()
                    .zip(sizes)
                    .map(|(start, size)| start + size)
                    .max()
            };
            let (right, bottom) = (ends(x, width), ends(y, height));
            assert!(
                right > Some(RIGHT - 30) && right <= Some(RIGHT),
                "{count}: {right:?}"
            );
            let lowest = MATCH.1 - CAPTION;
            assert!(
                bottom > Some(lowest - 5) && bottom <= Some(lowest),
                "{count}: {bottom:?}"
            );
        }
    }
}
