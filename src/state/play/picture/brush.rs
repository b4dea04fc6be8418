//! Strokes of a flat brush, as SVG path data. The bristles are uneven: some carry much paint and reach far, others run
//! dry early, leave gaps, or touch again near their ends.

use std::fmt::Write;

use crate::game::GameRng;

/// Size of a stroke, in units of the path.
pub const WIDTH: i32 = 1000;
pub const HEIGHT: i32 = 200;

/// Parameters of a stroke. Lengths are in units of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brush {
    /// Number of bristles.
    pub bristles: usize,
    /// Length of the stroke.
    pub width: i32,
    /// Unevenness of the start.
    pub ragged: usize,
    /// Unevenness of the end.
    pub reach: usize,
    /// Length over which the bristles run dry.
    pub dry: usize,
    /// Number of gaps in the paint.
    pub gaps: usize,
    /// Number of drops beside the stroke.
    pub drops: usize,
}

/// Edges of a bristle (y), the start of its dry part and its end (x).
struct Bristle {
    top: i32,
    bottom: i32,
    dries: i32,
    end: i32,
}

impl Brush {
    /// Returns the path data of a stroke from left to right.
    pub fn stroke(&self, rng: &mut GameRng) -> String {
        let bristles = self.spread(rng);
        let mut path = String::new();
        let dries = |bristle: Option<&Bristle>| bristle.map_or(self.width, |bristle| bristle.dries);
        let start = self.landing(rng, 0);
        self.upper(&mut path, rng, start, dries(bristles.first()));
        tails(&mut path, rng, &bristles);
        self.back(&mut path, rng, &bristles, start, dries(bristles.last()));
        for _ in 0..self.gaps {
            let y = HEIGHT / 10 + below(rng, HEIGHT * 4 / 5);
            let x = self.width * 3 / 5 + below(rng, self.width / 5);
            let length = self.width / 12 + below(rng, self.width / 8);
            lens(&mut path, (x, y), length, -2 - 2 * below(rng, 2));
        }
        for _ in 0..self.drops {
            let (x, y) = (
                self.width - 10 - below(rng, self.width / 10),
                10 + below(rng, HEIGHT - 20),
            );
            let size = 1 + below(rng, 4);
            write(
                &mut path,
                format_args!("M{x} {y}a{0} {size} 0 1 1 {0} 1z", size * 2),
            );
        }
        path
    }

    /// Bristles of different widths. Neighbours reach about equally far.
    fn spread(&self, rng: &mut GameRng) -> Vec<Bristle> {
        let strengths: Vec<i32> = (0..self.bristles).map(|_| 10 + below(rng, 22)).collect();
        let all: i32 = strengths.iter().sum();
        let reach = Swell::new(rng);
        let load = Swell::new(rng);
        let mut seen = 0;
        let place = |part: i32| part * HEIGHT / all.max(1);
        let bristles = strengths.into_iter().map(|strength| {
            let (top, bottom) = (place(seen), place(seen + strength));
            seen += strength;
            let middle = (top + bottom) / 2;
            // Outer bristles lift off first.
            let outer = outer(middle);
            let lift = outer * outer * (30 + below(rng, 100)) / 14_000;
            let short = reach.at(middle) * self.reach as i32 / 100 + below(rng, 22);
            let end = self.width - 6 - short - lift;
            let mut dry =
                self.dry as i32 * (35 + below(rng, 65)) * (145 - load.at(middle) * 9 / 10) / 10_000;
            if rng.below(6) == 0 {
                dry = dry * 19 / 10;
            }
            let dries = (end - 20 - dry).max(self.width / 5);
            Bristle {
                top,
                bottom,
                dries,
                end,
            }
        });
        bristles.collect()
    }

    /// Draws the slightly wavy upper edge from `start` to `to`.
    fn upper(&self, path: &mut String, rng: &mut GameRng, start: i32, to: i32) {
        let (half, wave) = ((to - start) / 2, below(rng, 9) - 4);
        let rest = to - start - half;
        write(
            path,
            format_args!("M{start} 4q{} {wave} {half} 1t{rest} -1", half / 2),
        );
    }

    /// Draws the lower edge back from `from`, then the uneven start up to the upper edge at `start`.
    fn back(
        &self,
        path: &mut String,
        rng: &mut GameRng,
        bristles: &[Bristle],
        start: i32,
        from: i32,
    ) {
        let mut x = self.landing(rng, HEIGHT);
        let (half, wave) = ((x - from) / 2, below(rng, 9) - 4);
        write(
            path,
            format_args!("q{} {wave} {half} 0t{} -1", half / 2, x - from - half),
        );
        let mut y = HEIGHT - 4;
        for pair in bristles.chunks(2).rev().skip(1) {
            let Some(last) = pair.last() else {
                continue;
            };
            let left = self.landing(rng, last.bottom);
            write(
                path,
                format_args!(
                    "q-6 {} {} {}",
                    (last.bottom - y) / 2,
                    left - x,
                    last.bottom - y
                ),
            );
            (x, y) = (left, last.bottom);
        }
        write(
            path,
            format_args!("q-6 {} {} {}z", (4 - y) / 2, start - x, 4 - y),
        );
    }

    /// Start (x) of a bristle at this height. Outer bristles start a little later.
    fn landing(&self, rng: &mut GameRng, y: i32) -> i32 {
        let outer = outer(y);
        6 + below(rng, self.ragged as i32 / 2 + 4) + outer * outer * self.ragged as i32 / 8000
    }
}

/// Draws the end of the stroke: out to the end of each bristle, and back to the start of the gap before the next one.
fn tails(path: &mut String, rng: &mut GameRng, bristles: &[Bristle]) {
    let mut x = bristles.first().map_or(0, |bristle| bristle.dries);
    let mut y = 4;
    for (nth, bristle) in bristles.iter().enumerate() {
        let height = bristle.bottom - bristle.top;
        let tip = bristle.top + height / 2 + below(rng, height.max(1)) / 3 - height / 6;
        // The gap starts where the first of the two bristles runs dry.
        let next = bristles.get(nth + 1);
        let gap = next.map_or(bristle.dries, |next| bristle.dries.min(next.dries));
        let end = bristle.end.max(x + 8);
        let bottom = if next.is_some() {
            bristle.bottom
        } else {
            HEIGHT - 3
        };
        let bend = 35 + below(rng, 25);
        let (out, back) = (end - x, gap - end);
        write(
            path,
            format_args!("q{} {} {out} {}", out * bend / 100, (tip - y) / 3, tip - y),
        );
        write(
            path,
            format_args!(
                "q{} {} {back} {}",
                back * (100 - bend) / 100,
                (bottom - tip) * 2 / 3,
                bottom - tip
            ),
        );
        (x, y) = (gap, bottom);
    }
}

/// Draws a long thin shape. Negative thickness reverses its direction, so it cuts a gap into the shape around it.
fn lens(path: &mut String, (x, y): (i32, i32), length: i32, thick: i32) {
    let (half, under) = (length / 2, -thick);
    write(
        path,
        format_args!("M{x} {y}q{half} {under} {length} 0q-{half} {thick} -{length} 0z"),
    );
}

/// Path data of the marks that bristles leave in wet paint.
pub fn streaks(rng: &mut GameRng, count: usize) -> String {
    let mut path = String::new();
    for _ in 0..count {
        let y = HEIGHT / 14 + below(rng, HEIGHT * 6 / 7);
        let x = 20 + below(rng, WIDTH * 9 / 20);
        let length = (WIDTH / 6 + below(rng, WIDTH / 2)).min(WIDTH - 140 - x);
        lens(&mut path, (x, y), length, 2 + 2 * below(rng, 3));
    }
    path
}

/// Nearness to an edge of the brush: 100 at the edges, 0 in the middle.
fn outer(y: i32) -> i32 {
    (HEIGHT / 7 - y.min(HEIGHT - y)).max(0) * 700 / HEIGHT
}

/// Smooth random function from the top of a stroke to its bottom, with values from 0 to 100.
struct Swell([i32; 6]);

impl Swell {
    fn new(rng: &mut GameRng) -> Self {
        Self(std::array::from_fn(|_| below(rng, 101)))
    }

    fn at(&self, y: i32) -> i32 {
        let steps = self.0.len() as i32 - 1;
        let along = (y.clamp(0, HEIGHT - 1)) * steps * 100 / HEIGHT;
        let (step, part) = ((along / 100) as usize, along % 100);
        let part = part * part * (300 - 2 * part) / 10_000;
        (self.0[step] * (100 - part) + self.0[step + 1] * part) / 100
    }
}

fn below(rng: &mut GameRng, bound: i32) -> i32 {
    rng.below(bound.max(0) as usize) as i32
}

/// Writing to a `String` can't fail.
fn write(path: &mut String, data: std::fmt::Arguments<'_>) {
    let _ = path.write_fmt(data);
}
