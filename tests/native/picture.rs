//! Pictures of rounds, and the brush: the strokes in the stylesheets are those of [`Brush`].

use std::{env, fs};

use red7::game::GameRng;
use red7::state::{Brush, ColorTarget, Picture, load_game, streaks};

/// Strokes of the canvas: the seed and the brush settings of each.
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

/// A wet brush: its tips are close together, and it leaves no drops or gaps.
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
        |start, brush: Brush| format!("<path d='{}'/>", brush.stroke(&mut GameRng::new(start)));
    let mut css = String::from(
        "/* Strokes of a flat brush as masks, the front of one that is still wet, and the marks of bristles in paint.\n   \
         Written by `UPDATE=1 cargo test --test native picture`. */\n@layer tokens {\n  :root {\n",
    );
    let mut line = |name: &str, image: String| css += &format!("    --{name}: {image};\n");
    for (nth, (start, brush)) in (1..).zip(STROKES) {
        line(&format!("stroke-{nth}"), image(1000, &stroke(start, brush)));
    }
    line("front", image(200, &stroke(FRONT.0, FRONT.1)));
    let marks = streaks(&mut GameRng::new(4), 14);
    line("grain", image(1000, &format!("<path d='{marks}'/>")));
    css + "  }\n}\n"
}

#[test]
fn the_styles_have_the_strokes_of_the_brush() {
    let styles = styles();
    assert_eq!(kept("styles/base/paint.css", &styles), styles);
}

/// Pictures of a finished game.
fn pictures(seats: &str) -> Vec<Picture> {
    let text = format!(
        r#"{{"version":1,"rules":"1.3","seats":"{seats}","seed":"seed0001","turns":"pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x"}}"#
    );
    load_game(&text, 0)
        .expect("a game")
        .scene()
        .round_end
        .pictures
}

/// Content of a file; with `UPDATE` set, first replaces it by `now`.
fn kept(file: &str, now: &str) -> String {
    let file = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, now).expect("a file");
    }
    fs::read_to_string(&file).expect("a file")
}

#[test]
fn the_same_game_is_always_the_same_picture() {
    let drawn = pictures("h3")[0].draw(ColorTarget::File);
    let drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 500\" width=\"1600\" height=\"1000\"><defs>{SIGNS}</defs><path d=\"M0 0h800v500h-800z\" fill=\"#fffefb\"/><svg x=\"0\" y=\"0\" width=\"800\" height=\"500\">{drawn}</svg></svg>\n"
    );
    assert_eq!(kept("tests/golden/picture.svg", &drawn), drawn);
}

#[test]
fn a_picture_has_each_rule_in_its_order_and_ones_own_to_the_right() {
    let picture = &pictures("h3")[0];
    let rules: String = picture.rules().map(|rule| rule.to_string()).collect();
    assert_eq!(rules, "RVOYGB");
    let drawn = picture.draw(ColorTarget::Page);
    let signs: Vec<&str> = drawn.split("#p").skip(1).map(|rest| &rest[..1]).collect();
    assert_eq!(signs.concat(), rules);
    // No player set red. The opponents' strokes run to the left, drawn as mirror images.
    let mirrored = |picture: &Picture| picture.draw(ColorTarget::Page).matches("scale(-").count();
    assert_eq!(mirrored(picture), 5);
    assert_eq!(mirrored(&pictures("3h")[0]), 3);
}

#[test]
fn a_file_has_the_colours_of_the_light_theme() {
    let tokens = include_str!("../../styles/base/tokens.css");
    let drawn = pictures("h3")[0].draw(ColorTarget::File);
    for color in ["R", "V", "G", "Y", "B"] {
        let (_, rest) = tokens
            .split_once(&format!("--suit-{color}: light-dark("))
            .expect(color);
        let paint = rest.split(',').next().expect(color);
        assert!(
            drawn.contains(&format!("fill:{paint}\"")),
            "{color}: {paint}"
        );
        let (_, rest) = tokens.split_once(&format!("--ink-{color}: ")).expect(color);
        let ink = rest.split(';').next().expect(color);
        assert!(drawn.contains(&format!("fill:{ink}\"")), "{color}: {ink}");
    }
}

#[test]
fn a_round_of_few_rules_fills_its_picture_as_well() {
    // In the first, the player passes at once, so red is the only rule; in the second there are two rules.
    for (turns, rules) in [("x", "R"), ("pR6.cV5.x", "RV")] {
        let text = format!(
            r#"{{"version":1,"rules":"1.3","seats":"h3","seed":"seed0001","turns":"{turns}"}}"#
        );
        let picture = &load_game(&text, 0)
            .expect("a game")
            .scene()
            .round_end
            .pictures[0];
        let set: String = picture.rules().map(|rule| rule.to_string()).collect();
        assert_eq!(set, rules);
        assert!(picture.draw(ColorTarget::Page).matches("<path").count() >= 4);
    }
}

/// Stand-ins for the pictograms.
const SIGNS: &str =
    r#"<symbol id="pR" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></symbol>"#;
