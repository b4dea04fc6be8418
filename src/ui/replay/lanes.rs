//! Who led after each turn, drawn: a lane for each player, on the axis of the chart above it. The same is
//! told by the table beside it.

use yew::prelude::*;

use super::chart::{LEFT, RIGHT, WIDTH, across};
use crate::game::{Players, Rule, Seat};
use crate::state::Judged;
use crate::ui::widgets::{Mood, character, suit};
use crate::words::Words;

/// How high a lane is, in units of the drawing.
const LANE: usize = 22;
/// How high the bars in it are, and how large the signs before it.
const BAR: usize = 18;
/// How wide a sign in a bar is at most.
const SIGN: usize = 14;

/// The turns of a round, one slot each.
pub struct Lanes<'a> {
    /// The language.
    pub words: Words,
    /// How many play.
    pub players: Players,
    /// How the player of a seat looks, if it is an opponent.
    pub mood: &'a dyn Fn(Seat) -> Option<Mood>,
    /// The turns.
    pub turns: &'a [Judged],
    /// The slot that is shown elsewhere.
    pub shown: Option<usize>,
}

impl Lanes<'_> {
    /// The drawing, with what it shows in a few words.
    pub fn draw(&self, label: &str) -> Html {
        let height = self.players.get() * LANE;
        let center = |slot| across(2 * slot + 1, self.turns.len());
        html! {
            <svg class="lanes" viewBox={format!("0 0 {WIDTH} {height}")} role="img" aria-label={label.to_owned()}>
                if let Some(slot) = self.shown {
                    <path class="shown" d={format!("M{} 0V{height}", center(slot))} />
                }
                { for self.players.seats().map(|seat| self.lane(seat)) }
                { for self.bars() }
            </svg>
        }
    }

    /// The sign of a player, and a line until the player is out.
    fn lane(&self, seat: Seat) -> Html {
        let (top, middle) = (top(seat), top(seat) + BAR / 2);
        let out = self
            .turns
            .iter()
            .position(|turn| turn.is_out && turn.seat == seat);
        let end = out.map(|slot| across(2 * slot + 1, self.turns.len()));
        html! {
            <>
                <path class="level" d={format!("M{LEFT} {middle}H{}", end.unwrap_or(RIGHT))} />
                if let Some(mood) = (self.mood)(seat) {
                    <g transform={format!("translate(4 {top})")}>{ character(self.words, seat, Some(mood)) }</g>
                } else {
                    <circle class="token" cx={(4 + BAR / 2).to_string()} cy={middle.to_string()} r={(BAR / 2).to_string()} />
                    <text class="token" x={(4 + BAR / 2).to_string()} y={(middle + 4).to_string()}>
                        { for self.words.name(seat).chars().next() }
                    </text>
                }
                if let Some(x) = end {
                    <path class="missed" d={format!("M{} {}l8 8m0 -8l-8 8", x - 4, middle - 4)} />
                }
            </>
        }
    }

    /// The leads, each as long as it lasted.
    fn bars(&self) -> impl Iterator<Item = Html> {
        let mut slot = 0;
        let leads = self.turns.chunk_by(|turn, next| turn.lead == next.lead);
        leads.filter_map(move |turns| {
            let (from, to) = (slot, slot + turns.len());
            slot = to;
            let (seat, rule) = turns.first()?.lead?;
            let (left, right) = (
                across(2 * from, self.turns.len()),
                across(2 * to, self.turns.len()),
            );
            Some(bar(seat, rule, left, right))
        })
    }
}

/// A lead under a rule.
fn bar(seat: Seat, rule: Rule, left: usize, right: usize) -> Html {
    let width = (right - left).saturating_sub(1);
    let sign = width.min(SIGN);
    let (x, y) = (left + (width - sign) / 2, top(seat) + (BAR - sign) / 2);
    let size = sign.to_string();
    html! {
        <g class={suit(rule)}>
            <rect x={left.to_string()} y={top(seat).to_string()} width={width.to_string()} height={BAR.to_string()} rx="4" />
            <use href={format!("#p{rule}")} x={x.to_string()} y={y.to_string()} width={size.clone()} height={size} />
        </g>
    }
}

fn top(seat: Seat) -> usize {
    seat.index() * LANE
}
