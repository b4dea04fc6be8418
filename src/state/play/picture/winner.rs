//! The winners of a match: their signs in a fan of all seven colours.

use super::brush::{Brush, HEIGHT, WIDTH};
use super::svg::{LINEN, Svg};
use super::{Picture, paint};
use crate::game::Color;

/// The sign of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerSign {
    /// The face of an opponent, by its number from 1.
    Face(usize),
    /// The initial of a person.
    Initial(Option<char>),
    /// The person who tells, without a name.
    Me,
}

/// Length and width of a stroke, and its distance from the middle of the fan.
const STROKE: (i32, i32) = (72, 36);
const AWAY: i32 = 44;

/// Angle of the first stroke, and between two of them, in tenths of a degree.
const FIRST: i32 = -1720;
const STEP: i32 = 273;

/// Draws the signs around a place, in a fan of strokes whose shapes follow from a picture of the match.
pub(super) fn fan(svg: &mut Svg, picture: &Picture, signs: &[PlayerSign], (x, y): (i32, i32)) {
    let mut rng = picture.seed.picture_generator(0);
    for (color, nth) in Color::ALL.into_iter().zip(0..) {
        let brush = Brush {
            bristles: 9,
            width: WIDTH,
            ragged: 24,
            reach: 90,
            dry: 180,
            gaps: 2,
            drops: 2,
        };
        let turned = FIRST + STEP * nth;
        let sign = if turned < 0 { "-" } else { "" };
        svg.put(format_args!(
            r#"<path transform="translate({x} {y})rotate({sign}{}.{})translate({AWAY} -{})scale(.{:03} .{:03})" fill="{}" d="{}"/>"#,
            turned.abs() / 10,
            turned.abs() % 10,
            STROKE.1 / 2,
            STROKE.0 * 1000 / WIDTH,
            STROKE.1 * 1000 / HEIGHT,
            paint(color).0,
            brush.stroke(&mut rng),
        ));
    }
    let size = match signs.len() {
        0 | 1 => 112,
        2 => 84,
        _ => 60,
    };
    let count = signs.len() as i32;
    let left = x - size * count / 2;
    for (sign, nth) in signs.iter().zip(0..) {
        let at = (left + size * nth, y - size / 2);
        match *sign {
            PlayerSign::Face(number) => svg.face(number.saturating_sub(1), true, at, size),
            PlayerSign::Initial(letter) => {
                ground(svg, at, size);
                svg.initial(letter, at, size);
            }
            PlayerSign::Me => {
                ground(svg, at, size);
                svg.person(at, size);
            }
        }
    }
}

/// Draws the ground of the sign of a person, which stands out from the strokes.
fn ground(svg: &mut Svg, (x, y): (i32, i32), size: i32) {
    let half = size / 2;
    svg.put(format_args!(
        r#"<circle cx="{}" cy="{}" r="{}" fill="{LINEN}"/>"#,
        x + half,
        y + half,
        half + 5,
    ));
}
