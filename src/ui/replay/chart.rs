//! A line of values over a row of slots, drawn. The same is told by a table beside it.

use yew::prelude::*;

/// A line through dots.
pub struct Chart {
    /// What stands under the slots, one after another.
    pub names: Vec<String>,
    /// The dots, in the order of their slots.
    pub dots: Vec<Dot>,
    /// The slot that is shown elsewhere.
    pub shown: Option<usize>,
}

/// A value in a slot, counted from 0.
#[derive(Clone, Copy)]
pub struct Dot {
    /// Its slot.
    pub slot: usize,
    /// The value, in thousandths of the whole height.
    pub value: u32,
    /// What it could have been.
    pub could_be: u32,
    /// Whether it is the one to look at.
    pub is_marked: bool,
}

// The drawing, in units of its own.
/// How wide it is.
pub const WIDTH: usize = 320;
const HEIGHT: usize = 132;
/// Where its axis begins.
pub const LEFT: usize = 36;
/// Where its axis ends.
pub const RIGHT: usize = 310;
const TOP: usize = 12;
const BOTTOM: usize = 108;

/// How many names fit in a row.
const NAMES: usize = 12;

/// Where it is on the axis of so many slots, counted in halves of a slot.
pub fn across(halves: usize, slots: usize) -> usize {
    LEFT + halves * (RIGHT - LEFT) / (2 * slots.max(1))
}

impl Chart {
    fn x(&self, slot: usize) -> usize {
        across(2 * slot + 1, self.names.len())
    }

    /// The drawing, with what it shows in a few words.
    pub fn draw(&self, label: &str) -> Html {
        let line: Vec<String> = self
            .dots
            .iter()
            .map(|dot| format!("{},{}", self.x(dot.slot), y(dot.value)))
            .collect();
        let every = self.names.len().div_ceil(NAMES).max(1);
        let names = self.names.iter().enumerate().step_by(every);
        html! {
            <svg class="chart" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label.to_owned()}>
                { for [0, 500, 1_000].map(level) }
                if let Some(slot) = self.shown {
                    <path class="shown" d={format!("M{} {TOP}V{BOTTOM}", self.x(slot))} />
                }
                { for names.map(|(slot, name)| html! {
                    <text x={self.x(slot).to_string()} y={(BOTTOM + 17).to_string()}>{ name }</text>
                }) }
                <polyline points={line.join(" ")} />
                { for self.dots.iter().map(|dot| self.dot(dot)) }
            </svg>
        }
    }

    /// A dot, and above it how high it could have been.
    fn dot(&self, dot: &Dot) -> Html {
        let (x, made, best) = (self.x(dot.slot), y(dot.value), y(dot.could_be));
        let shape = match dot.is_marked {
            true => format!("M{x} {}l7 7l-7 7l-7 -7z", made - 7),
            false => format!("M{} {made}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", x - 4),
        };
        html! {
            <>
                if best + 2 < made {
                    <path class="missed" d={format!("M{x} {made}V{best}M{} {best}h10", x - 5)} />
                }
                <path class={if dot.is_marked { "marked" } else { "dot" }} d={shape} />
            </>
        }
    }
}

fn y(value: u32) -> usize {
    BOTTOM - (value as usize).min(1_000) * (BOTTOM - TOP) / 1_000
}

/// A line across, with its value in percent.
fn level(value: u32) -> Html {
    html! {
        <>
            <path class="level" d={format!("M{LEFT} {}H{RIGHT}", y(value))} />
            <text class="value" x={(LEFT - 5).to_string()} y={(y(value) + 4).to_string()}>{ format!("{}%", value / 10) }</text>
        </>
    }
}
