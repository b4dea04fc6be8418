//! Share card: the result of a day as an SVG picture. Its background is light in every theme.

use crate::game::{Seat, Seed};
use crate::state::play::picture::{GROUND, INK, INK_2, LINEN, Svg, paint};
use crate::state::play::{
    ColorTarget, LeadCell, LeadHistory, LeadHistoryRow, Picture, PictureSize,
};

/// Contents of a share card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareCard<'a> {
    /// The outcome.
    pub title: String,
    /// The name of the deal, and other facts.
    pub lines: Vec<String>,
    /// Names of the players, by seat.
    pub names: Vec<String>,
    /// Course of the game, if known.
    pub course: Option<&'a LeadHistory>,
    /// The seed of the deal, which determines the shape of the strokes.
    pub seed: Seed,
    /// A question to the viewer.
    pub foot: String,
}

/// Width and height of the picture.
pub const SHARE_CARD_SIZE: (u32, u32) = (1200, 630);

/// Top and bottom of the rows.
const ROWS: (i32, i32) = (262, 532);
const LEFT: i32 = 52;
const RIGHT: i32 = 1148;

/// Left edge of the cells, beside the names.
const CELLS: i32 = 262;

/// The most columns that leave space for the painting beside them, and their right edge then.
const FEW: usize = 16;
const BESIDE: i32 = 732;

/// Position, width and format of the painting: tall beside a few columns, or wide above many.
const AMONG_FEW: (i32, i32, i32, PictureSize) = (760, 44, 388, PictureSize::TALL);
const ABOVE_MANY: (i32, i32, i32, PictureSize) = (844, 40, 304, PictureSize::WIDE);

/// Maximum width of a column and height of a row.
const WIDEST: i32 = 62;
const HIGHEST: i32 = 72;

impl ShareCard<'_> {
    /// Draws the card. It refers to symbols of the page, so a file must contain these too.
    #[must_use]
    pub fn draw(&self) -> String {
        let mut svg = Svg::default();
        svg.put(format_args!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif" fill="{INK}" color="{INK}"><path fill="{GROUND}" d="M0 0h1200v630H0z"/>"##
        ));
        svg.brand((LEFT, 44));
        svg.text((LEFT, 156), 58, "bold", INK, &self.title);
        for (y, line) in (198..).step_by(32).zip(&self.lines) {
            svg.text((LEFT, y), 24, "500", INK_2, line);
        }
        if let Some(course) = self.course {
            let rows = course.rows();
            let columns = rows.first().map_or(0, |row| row.cells.len());
            let (right, place) = match columns {
                ..=FEW => (BESIDE, AMONG_FEW),
                _ => (RIGHT, ABOVE_MANY),
            };
            self.rows(&mut svg, &rows, right);
            let own = |seat| seat == Seat::FIRST;
            svg.painting(
                &Picture::of_leads(self.seed, LeadHistory::leads(&rows), own),
                place,
            );
        }
        svg.text((LEFT, 586), 22, "600", INK_2, &self.foot);
        svg.finish()
    }

    /// Draws a row for each player, again for each fold of a long game, with cells up to `right`.
    fn rows(&self, svg: &mut Svg, rows: &[LeadHistoryRow], right: i32) {
        let columns = rows.first().map_or(0, |row| row.cells.len());
        let folds = LeadHistory::folds(columns, LeadHistory::WIDEST);
        let columns = folds.first().map_or(1, ExactSizeIterator::len).max(1) as i32;
        let wide = ((right - CELLS) / columns).min(WIDEST);
        let lines = (rows.len() * folds.len()).max(1) as i32;
        let high = ((ROWS.1 - ROWS.0) / lines).min(HIGHEST);
        let mut y = ROWS.0 + (ROWS.1 - ROWS.0 - high * lines) / 2;
        for fold in folds {
            for row in rows {
                let is_last = fold.end == row.cells.len();
                self.name(svg, row, (y, high));
                let cells = row.cells.get(fold.clone()).unwrap_or_default();
                for (nth, &cell) in (1..).zip(cells) {
                    let x = CELLS + wide * (nth - 1);
                    let wins = row.is_won && is_last && nth as usize == cells.len();
                    svg.cell(cell, (x, y), (wide, high), wins);
                }
                y += high;
            }
        }
    }

    /// Draws a player: an opponent's face or the player's initial, then the name.
    fn name(&self, svg: &mut Svg, row: &LeadHistoryRow, (y, high): (i32, i32)) {
        let size = (high * 3 / 5).min(44);
        let at = (LEFT, y + (high - size) / 2);
        let name = self.names.get(row.seat.index());
        match row.seat.index().checked_sub(1) {
            Some(other) => svg.face(other, row.is_won, at, size),
            None => svg.initial(name.and_then(|name| name.chars().next()), at, size),
        }
        if let Some(name) = name {
            let font = (high * 2 / 5).clamp(15, 25);
            let at = (LEFT + size + 10, y + high / 2 + font * 9 / 25);
            svg.text(at, font, "600", INK, name);
        }
    }
}

impl Svg {
    fn painting(&mut self, picture: &Picture, (x, y, width, linen): (i32, i32, i32, PictureSize)) {
        let PictureSize {
            width: across,
            height: down,
        } = linen;
        let height = width * down / across;
        self.put(format_args!(
            r##"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {across} {down}"><path fill="{LINEN}" d="M0 0h{across}v{down}H0z"/>{}</svg>"##,
            picture.draw_on(linen, ColorTarget::File)
        ));
    }

    fn cell(&mut self, cell: LeadCell, (x, y): (i32, i32), (wide, high): (i32, i32), wins: bool) {
        let middle = (x + wide / 2, y + high / 2);
        match cell {
            LeadCell::Gone => {}
            LeadCell::Behind => self.put(format_args!(
                r##"<circle cx="{}" cy="{}" r="3" fill="#a098aa"/>"##,
                middle.0, middle.1
            )),
            LeadCell::Out => self.put(format_args!(
                r##"<path d="M{} {}l10 10m0-10l-10 10" stroke="#a01c14" stroke-width="2.5"/>"##,
                middle.0 - 5,
                middle.1 - 5
            )),
            LeadCell::Leads(rule) => {
                let (fill, ink) = paint(rule);
                let (width, height) = (wide - 4, high - 8);
                let round = (width / 4).min(9);
                self.put(format_args!(
                    r#"<rect x="{}" y="{}" width="{width}" height="{height}" rx="{round}" fill="{fill}"/>"#,
                    x + 2,
                    y + 4
                ));
                let size = width.min(height) * 3 / 5;
                self.put(format_args!(
                    r##"<use href="#p{rule}" x="{}" y="{}" width="{size}" height="{size}" fill="{ink}"/>"##,
                    middle.0 - size / 2,
                    middle.1 - size / 2
                ));
                if wins {
                    self.put(format_args!(
                        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="none" stroke="{INK}" stroke-width="3"/>"#,
                        x - 2,
                        y,
                        wide + 4,
                        high,
                        round + 4
                    ));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::PlayerCount;

    fn drawn(course: &str) -> String {
        let course = LeadHistory::read(course, PlayerCount::TWO).expect(course);
        let card = ShareCard {
            title: "Won in 2 turns".to_owned(),
            lines: vec!["Daily deal".to_owned(), "5 days in a row".to_owned()],
            names: vec!["Me".to_owned(), "A<b>&c".to_owned()],
            course: Some(&course),
            seed: "red7game".parse().expect("a seed"),
            foot: "Can you?".to_owned(),
        };
        card.draw()
    }

    /// The drawing without the painting, which has its own coordinates.
    fn around(svg: &str) -> String {
        let (before, painting) = svg.split_once("<svg x=").expect("a painting");
        let (_, after) = painting.split_once("</svg>").expect("its end");
        format!("{before}{after}")
    }

    /// All numeric values of an attribute.
    fn numbers(svg: &str, name: &str) -> Vec<i32> {
        let start = format!(" {name}=\"");
        let parts = svg.split(&start).skip(1);
        let numbers = parts.filter_map(|part| part.split('"').next()?.parse().ok());
        numbers.collect()
    }

    #[test]
    fn it_tells_how_the_round_went() {
        let svg = drawn("2R1Y2G1Vx2");
        for text in [
            "Won in 2 turns",
            "Daily deal",
            "5 days in a row",
            "Can you?",
            ">Me<",
        ] {
            assert!(svg.contains(text), "{text}");
        }
        // A name can't become part of the drawing.
        assert!(svg.contains(">A&lt;b>&amp;c<"), "{svg}");
        // Each leader's rule appears twice: in the rows and in the painting.
        let rows = around(&svg);
        for sign in ["#pR", "#pY", "#pG", "#pV"] {
            let counts = [&svg, &rows].map(|svg| svg.matches(&format!("{sign}\"")).count());
            assert_eq!(counts, [2, 1], "{sign}");
        }
        assert_eq!(svg.matches("#a01c14").count(), 1);
        assert_eq!(svg.matches("stroke-width=\"3\"").count(), 1);
        // Players who are behind, and the player's initial.
        assert_eq!(svg.matches("<circle").count(), 4);
        assert_eq!(svg.matches("#f1o").count(), 1);
    }

    #[test]
    fn it_stays_within_its_bounds_however_long_a_game_is() {
        for turns in [1, 2, 5, 22, 23, 60, 200] {
            let svg = around(&drawn(&"1R2B".repeat(turns)));
            let ends = |at: &str, size: &str| {
                let ends = numbers(&svg, at).into_iter().zip(numbers(&svg, size));
                ends.map(|(start, length)| start + length).max()
            };
            assert!(ends("x", "width") <= Some(1200), "{turns}");
            assert!(numbers(&svg, "y").into_iter().max() <= Some(600), "{turns}");
            assert!(
                numbers(&svg, "width").into_iter().min() >= Some(0),
                "{turns}"
            );
        }
    }
}
