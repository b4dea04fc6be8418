//! Colours of cards and paint in every style and theme: text on them is readable, and all suits are distinguishable,
//! also with colour blindness. `tests/browser/color_vision.spec.mjs` checks the colours as rendered.

use std::collections::HashMap;

const TOKENS: &str = include_str!("../../styles/base/tokens.css");
const STYLES: &str = include_str!("../../styles/base/card_styles.css");
const SUITS: [char; 7] = ['R', 'O', 'Y', 'G', 'B', 'I', 'V'];
const IVORY: &str = "#fbf5e6";

/// A colour in linear light: red, green, blue.
type Light = [f64; 3];
type Tokens = HashMap<String, Vec<String>>;

/// Colour tokens of a block, each with one value, or one for the light and one for the dark theme.
fn tokens(css: &str, selector: &str) -> Tokens {
    let (_, block) = css.split_once(&format!("{selector} {{")).expect("a block");
    let (block, _) = block.split_once('}').expect("its end");
    let lines = block.lines().filter_map(|line| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": ")?;
        let values = value.split(['(', ',', ')', ';', ' ']);
        let colours: Vec<String> = values
            .filter(|value| value.starts_with('#'))
            .map(str::to_owned)
            .collect();
        (!colours.is_empty()).then(|| (name.to_owned(), colours))
    });
    lines.collect()
}

/// Every style in every theme.
fn looks() -> Vec<(String, HashMap<String, String>)> {
    let paint = tokens(TOKENS, ":root");
    let mut looks = Vec::new();
    for style in ["paint", "classic", "print"] {
        let own = match style {
            "paint" => Tokens::new(),
            style => tokens(STYLES, &format!(":root[data-style=\"{style}\"]")),
        };
        for (at, theme) in ["light", "dark"].into_iter().enumerate() {
            let all = paint.iter().chain(&own);
            let look = all.map(|(name, values)| {
                let value = values.get(at).unwrap_or(&values[0]);
                (name.clone(), value.clone())
            });
            looks.push((format!("{style}, {theme}"), look.collect()));
        }
    }
    looks
}

/// Red, green, blue and opacity, each from 0 to 1.
fn parts(colour: &str) -> [f64; 4] {
    let digits: Vec<u32> = colour[1..]
        .chars()
        .map(|digit| digit.to_digit(16).expect("a digit"))
        .collect();
    let wide: Vec<u32> = match digits.len() {
        3 | 4 => digits.iter().map(|digit| digit * 17).collect(),
        _ => digits
            .chunks(2)
            .map(|pair| pair[0] * 16 + pair[1])
            .collect(),
    };
    let part = |at: usize| wide.get(at).map_or(1.0, |&part| f64::from(part) / 255.0);
    [part(0), part(1), part(2), part(3)]
}

fn to_light(part: f64) -> f64 {
    if part <= 0.04045 {
        part / 12.92
    } else {
        ((part + 0.055) / 1.055).powf(2.4)
    }
}

fn light(colour: &str) -> Light {
    let [red, green, blue, _] = parts(colour);
    [red, green, blue].map(to_light)
}

/// Result of painting a translucent colour over another.
fn over(top: &str, ground: &str) -> Light {
    let ([.., alpha], ground) = (parts(top), parts(ground));
    let mixed = |at: usize| to_light(parts(top)[at] * alpha + ground[at] * (1.0 - alpha));
    [mixed(0), mixed(1), mixed(2)]
}

fn contrast(one: Light, other: Light) -> f64 {
    let [one, other] =
        [one, other].map(|[red, green, blue]| 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    one.max(other) / one.min(other)
}

/// The colour in a perceptual colour space (OKLab).
fn lab([red, green, blue]: Light) -> [f64; 3] {
    let [l, m, s] = [
        0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue,
        0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
        0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue,
    ]
    .map(f64::cbrt);
    [
        0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
}

fn from_lab([lightness, a, b]: [f64; 3]) -> Light {
    let [l, m, s] = [
        lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b,
        lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b,
        lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b,
    ]
    .map(|part| part.powi(3));
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
}

/// `color-mix(in oklab, one share, other)`.
fn mix(one: &str, share: f64, other: &str) -> Light {
    let (one, other) = (lab(light(one)), lab(light(other)));
    from_lab([0, 1, 2].map(|at| one[at] * share + other[at] * (1.0 - share)))
}

/// Colour vision with all cones, and with one kind missing (Machado, Oliveira and Fernandes, 2009).
const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen(matrix: [[f64; 3]; 3], colour: &str) -> [f64; 3] {
    let [red, green, blue] = light(colour);
    lab(matrix.map(|[of_red, of_green, of_blue]| {
        (of_red * red + of_green * green + of_blue * blue).clamp(0.0, 1.0)
    }))
}

#[test]
fn what_stands_on_paint_can_be_read() {
    for (look, tokens) in looks() {
        for suit in SUITS {
            let [paint, ink, ground] =
                ["suit", "ink", "ground"].map(|name| &*tokens[&format!("{name}-{suit}")]);
            let pale = mix(paint, 0.42, &tokens["panel-2"]);
            for (what, one, other) in [
                ("words on paint", light(ink), light(paint)),
                ("words over the sign", light(ink), over(ground, paint)),
                ("a card that does not count", light(&tokens["ink"]), pale),
            ] {
                let contrast = contrast(one, other);
                assert!(contrast >= 4.5, "{look}, {suit}: {what}, {contrast:.2}");
            }
        }
    }
}

#[test]
fn what_stands_on_ivory_can_be_read() {
    assert!(STYLES.contains(&format!("--face: {IVORY};")));
    let classic = tokens(STYLES, ":root[data-style=\"classic\"]");
    let idle = tokens(STYLES, ":root[data-style=\"classic\"] .card.idle");
    for suit in SUITS {
        let [paint, deep] = ["suit", "deep"].map(|name| &*classic[&format!("{name}-{suit}")][0]);
        let on_face = contrast(light(deep), light(IVORY));
        let over_sign = contrast(light(deep), mix(paint, 0.3, IVORY));
        assert!(
            on_face >= 4.5 && over_sign >= 3.0,
            "{suit}: {on_face:.2}, {over_sign:.2}"
        );
        for face in &idle["face"] {
            let dim = contrast(light(deep), light(face));
            assert!(dim >= 4.5, "{suit} where it does not count: {dim:.2}");
        }
    }
}

/// A distance of 0.02 is just noticeable.
#[test]
fn no_two_suits_look_alike() {
    for (look, tokens) in looks() {
        for (sight, matrix) in SIGHTS {
            for (at, one) in SUITS.iter().enumerate() {
                for other in &SUITS[..at] {
                    let [a, b] =
                        [one, other].map(|suit| seen(matrix, &tokens[&format!("suit-{suit}")]));
                    let apart = (0..3).map(|at| (a[at] - b[at]).powi(2)).sum::<f64>().sqrt();
                    assert!(
                        apart >= 0.1,
                        "{look}, {sight}: {one} and {other}, {apart:.3}"
                    );
                }
            }
        }
    }
}
