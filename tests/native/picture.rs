//! The brush: the strokes in the styles are those that it lays down.

use std::{env, fs};

use red7::game::Generator;
use red7::state::{Brush, streaks};

/// The strokes of the canvas: how the brush is loaded for each.
const STROKES: [(u64, Brush); 5] = [
    (11, brush(26, 14, 70, 170)),
    (23, brush(24, 26, 90, 210)),
    (37, brush(28, 12, 60, 140)),
    (58, brush(22, 34, 120, 260)),
    (71, brush(25, 20, 50, 120)),
];

const fn brush(bristles: usize, ragged: usize, reach: usize, dry: usize) -> Brush {
    Brush {
        bristles,
        width: 1000,
        ragged,
        reach,
        dry,
        gaps: 4,
        drops: 4,
    }
}

/// A brush that is still wet: its tips are close together, and it has left nothing behind.
const FRONT: (u64, Brush) = (
    5,
    Brush {
        bristles: 22,
        width: 200,
        ragged: 0,
        reach: 100,
        dry: 90,
        gaps: 0,
        drops: 0,
    },
);

fn image(width: i32, inside: &str) -> String {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} 200' preserveAspectRatio='none'>{inside}</svg>"
    );
    format!(
        "url(\"data:image/svg+xml,{}\")",
        svg.replace('<', "%3C").replace('>', "%3E")
    )
}

/// The stylesheet of the brush.
fn styles() -> String {
    let stroke =
        |start, brush: Brush| format!("<path d='{}'/>", brush.stroke(&mut Generator::new(start)));
    let mut css = String::from(
        "/* Strokes of a flat brush as masks, the front of one that is still wet, and the marks of bristles in paint.\n   \
         Written by `UPDATE=1 cargo test --test native picture`. */\n@layer tokens {\n  :root {\n",
    );
    let mut line = |name: &str, image: String| css += &format!("    --{name}: {image};\n");
    for (nth, (start, brush)) in (1..).zip(STROKES) {
        line(&format!("stroke-{nth}"), image(1000, &stroke(start, brush)));
    }
    line("front", image(200, &stroke(FRONT.0, FRONT.1)));
    let marks = streaks(&mut Generator::new(4), 14);
    line("grain", image(1000, &format!("<path d='{marks}'/>")));
    css + "  }\n}\n"
}

#[test]
fn the_styles_have_the_strokes_of_the_brush() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/styles/base/paint.css");
    let styles = styles();
    if env::var_os("UPDATE").is_some() {
        fs::write(file, &styles).expect("the stylesheet");
    }
    assert_eq!(fs::read_to_string(file).expect("the stylesheet"), styles);
}
