//! A chart of a player's chances over the turns of a round, with the rules below. A table shows the same data.
//!
//! Only the lines stretch with the box. Dots and texts are positioned in fractions of it, so they keep their size.

use yew::prelude::*;

use crate::bots::FairJudgement;
use crate::i18n::Localizer;
use crate::state::{Action, ReplayAction, ReviewScene, ReviewedTurn};
use crate::ui::context::on_click;
use crate::ui::widgets::{glyph, suit};

/// Place, in thousandths of the width, up to which a label has room behind its dot.
const ROOM: usize = 650;

/// Maximum number of turn numbers side by side.
const NUMBERS: usize = 10;

/// Chance, in thousandths, below which a label doesn't fit between the line and the bottom. The summary shows the
/// chance instead.
const FLOOR: u32 = 100;

/// The chances of a round, with the turn that the summary shows.
pub struct Chart<'a> {
    pub loc: Localizer,
    pub review: &'a ReviewScene,
    /// Ply of that turn.
    pub key: Option<usize>,
    pub dispatch: &'a Callback<Action>,
}

/// An assessed turn of the player.
struct Dot<'a> {
    slot: usize,
    turn: &'a ReviewedTurn,
    fair: &'a FairJudgement,
}

impl Chart<'_> {
    /// Renders the chart.
    pub fn draw(&self) -> Html {
        let dots: Vec<Dot<'_>> = self.dots().collect();
        let key = dots.iter().find(|dot| Some(dot.turn.ply) == self.key);
        let mut all = self.review.turns.iter();
        let slot = all.position(|turn| Some(turn.ply) == self.key);
        let turns = self.review.turns.iter();
        html! {
            <div class="chart" role="img" aria-label={self.loc.review_chart(self.review.seat)}>
                { self.levels() }
                { for slot.map(|slot| html! { <i class="band" style={format!("--x:{}", self.x(slot))} /> }) }
                { self.lines(&dots) }
                { for dots.iter().map(|dot| self.dot(dot)) }
                { for key.map(|key| self.could_be(key, &dots)) }
                { self.end() }
                <div class="strip">{ for turns.map(|turn| self.rule(turn)) }</div>
                { for self.numbers() }
                { for self.review.turns.iter().enumerate().map(|(slot, turn)| self.way(slot, turn)) }
            </div>
        }
    }

    /// Click target of a turn, for the mouse only. For the keyboard and screen readers, the list of turns leads to the
    /// same.
    fn way(&self, slot: usize, turn: &ReviewedTurn) -> Html {
        let onclick = on_click(
            self.dispatch,
            Action::Replay(ReplayAction::ShowTurn(turn.ply)),
        );
        let width = 1_000 / self.review.turns.len().max(1);
        html! { <i key={turn.ply} class="action" style={format!("--x:{};--w:{width}", self.x(slot))} {onclick} /> }
    }

    fn dots(&self) -> impl Iterator<Item = Dot<'_>> {
        let turns = self.review.turns.iter().enumerate();
        let own = turns.filter(|(_, turn)| turn.seat == self.review.seat);
        own.filter_map(|(slot, turn)| {
            let fair = turn.fair()?;
            Some(Dot { slot, turn, fair })
        })
    }

    /// Centre of a slot, in thousandths of the width.
    fn x(&self, slot: usize) -> usize {
        (2 * slot + 1) * 500 / self.review.turns.len().max(1)
    }

    fn levels(&self) -> Html {
        let level = |value: u32| {
            html! { <span class="level" style={format!("--y:{value}")}>{ format!("{}%", value / 10) }</span> }
        };
        html! { <>{ for [0, 500, 1_000].map(level) }</> }
    }

    /// The line through the chances to the end of the round, and bars up to the chances of better turns.
    fn lines(&self, dots: &[Dot<'_>]) -> Html {
        let points = dots
            .iter()
            .map(|dot| (self.x(dot.slot), down(dot.fair.played.chance())))
            .chain([(1_000, down(self.end_value()))]);
        let points: Vec<String> = points.map(|(x, y)| format!("{x},{y}")).collect();
        let line = points.join(" ");
        let first = dots.first().map_or(1_000, |dot| self.x(dot.slot));
        html! {
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                <polygon points={format!("{first},1000 {line} 1000,1000")} />
                <polyline points={line} />
                { for dots.iter().map(|dot| self.missed(dot)) }
            </svg>
        }
    }

    fn missed(&self, dot: &Dot<'_>) -> Html {
        let (made, best) = (dot.fair.played.chance(), dot.fair.recommended.chance());
        if !dot.fair.is_worse() {
            return Html::default();
        }
        let is_key = Some(dot.turn.ply) == self.key;
        let class = if is_key { "could" } else { "missed" };
        let d = format!("M{} {}V{}", self.x(dot.slot), down(made), down(best));
        html! { <path key={dot.turn.ply} {class} {d} /> }
    }

    fn dot(&self, dot: &Dot<'_>) -> Html {
        let is_key = (Some(dot.turn.ply) == self.key).then_some("key");
        html! { <i key={dot.turn.ply} class={classes!("dot", is_key)} style={self.place(dot.slot, dot.fair.played.chance())} /> }
    }

    /// Labels of the chance that the key turn gave and of the best one, beside the turn and clear of the line that
    /// continues from it.
    fn could_be(&self, dot: &Dot<'_>, dots: &[Dot<'_>]) -> Html {
        let slots = self.review.turns.len();
        let is_late = 2 * dot.slot > slots;
        // Beside the numbers of the chart.
        let is_early = 8 * dot.slot < slots;
        let side = if is_late { "before" } else { "behind" };
        let (made, best) = (&dot.fair.played, &dot.fair.recommended);
        let is_loss = dot.fair.is_worse();
        let next = dots.iter().find(|next| next.slot > dot.slot);
        let next = next.map_or(self.end_value(), |next| next.fair.played.chance());
        let height = if next < made.chance() && !is_loss {
            "high"
        } else {
            "low"
        };
        // The line may come from above, and goes on below the better chance.
        let has_room = next < best.chance() && self.x(dot.slot) < ROOM;
        let better = match has_room {
            true => classes!("behind"),
            false => classes!(
                "over",
                is_late.then_some("late"),
                is_early.then_some("early")
            ),
        };
        html! {
            <>
                if is_loss {
                    <i class="dot best" style={self.place(dot.slot, best.chance())} />
                    <b class={better} style={self.place(dot.slot, best.chance())}>{ self.loc.could_be(best) }</b>
                }
                if made.chance() >= FLOOR {
                    <b class={classes!(side, height)} style={self.place(dot.slot, made.chance())}>{ self.loc.chance(made) }</b>
                }
            </>
        }
    }

    fn place(&self, slot: usize, chance: u32) -> String {
        format!("--x:{};--y:{chance}", self.x(slot))
    }

    /// The chance at the end of the round, in thousandths: all or nothing.
    fn end_value(&self) -> u32 {
        if self.review.is_won { 1_000 } else { 0 }
    }

    /// The end of the round, as a point of its own.
    fn end(&self) -> Html {
        let says = if self.review.is_won {
            self.loc.review_end_won()
        } else {
            self.loc.review_end_lost()
        };
        let place = format!("--x:1000;--y:{}", self.end_value());
        html! {
            <>
                <i class="dot" style={place.clone()} />
                <b class="end" style={place}>{ says }</b>
            </>
        }
    }

    /// The rule after a turn, in full colour if the player led.
    fn rule(&self, turn: &ReviewedTurn) -> Html {
        let Some((leader, rule)) = turn.lead else {
            return html! { <i /> };
        };
        let is_pale = (leader != self.review.seat).then_some("pale");
        html! { <i class={classes!(suit(rule), is_pale)}>{ glyph(format!("p{rule}"), "") }</i> }
    }

    /// The numbers of the player's turns, as many as fit.
    fn numbers(&self) -> impl Iterator<Item = Html> {
        let slots = self.review.turns.len();
        let turns = self.review.turns.iter().enumerate();
        let own: Vec<_> = turns
            .filter(|(_, turn)| turn.seat == self.review.seat)
            .collect();
        let every = own.len().div_ceil(NUMBERS).max(1);
        let key = own.iter().find(|(_, turn)| Some(turn.ply) == self.key);
        let key = key.map(|&(slot, _)| slot);
        let shown = own
            .into_iter()
            .enumerate()
            .filter(move |&(nth, (slot, _))| {
                let touches = key.is_some_and(|key| slot.abs_diff(key) * (NUMBERS + 2) < slots);
                key == Some(slot) || (nth % every == 0 && !touches)
            });
        shown.map(move |(_, (slot, turn))| {
            let class = classes!("number", (key == Some(slot)).then_some("key"));
            html! { <span key={turn.ply} {class} style={format!("--x:{}", self.x(slot))}>{ turn.turn }</span> }
        })
    }
}

/// Converts a chance to a distance from the top, in thousandths of the height.
fn down(chance: u32) -> u32 {
    1_000_u32.saturating_sub(chance)
}
