//! Answers from counted rounds: how often they are won, under which rule they are lost, and against whom.

use yew::prelude::*;

use super::{Answer, FEWEST, stands_out};
use crate::game::Color;
use crate::i18n::Localizer;
use crate::state::{OpponentGroup, Outcomes, Statistics, Totals};
use crate::ui::widgets::{rule_icon, suit};

/// Fewest rounds lost under a rule that make it worth naming, if there are more than under any other.
const MANY_LOST: u32 = 2;

/// The share of rounds won, below the choice of what is counted, and the figures that say more; `streaks` are known where
/// all rounds are counted.
pub(super) fn how_often(
    loc: Localizer,
    sums: &Totals,
    streaks: Option<&Statistics>,
    filters: Html,
) -> Html {
    html! {
        <section>
            <h3>{ loc.statistics_often() }</h3>
            <p class="lead" role="status">{ loc.rounds_won(sums.rounds, sums.won) }</p>
            { filters }
            { figures(loc, sums, streaks) }
        </section>
    }
}

fn figures(loc: Localizer, sums: &Totals, streaks: Option<&Statistics>) -> Html {
    let part = |won: u32, all: u32| {
        let text = || loc.statistics_part(all as usize, won as usize);
        (all > 0).then(text)
    };
    let points = || loc.statistics_per_rounds(sums.scored as usize, sums.points as usize);
    let points = (sums.scored >= FEWEST).then(points);
    // One of the two alone is the sum once more.
    let has_both = sums.hints.iter().all(|all| all.rounds > 0);
    let hints = sums.hints.map(|all| part(all.won, all.rounds));
    let [without, with] = hints.map(|text| text.filter(|_| has_both));
    let streak = |of: fn(&Statistics) -> u32| {
        let rounds = streaks.map(of).filter(|&rounds| rounds > 1);
        rounds.map(|rounds| rounds.to_string())
    };
    let all = [
        (loc.statistics_without_hints(), without),
        (loc.statistics_with_hints(), with),
        (
            loc.statistics_matches(),
            part(sums.matches_won, sums.matches),
        ),
        (loc.statistics_points(), points),
        (loc.statistics_streak(), streak(Statistics::streak)),
        (loc.statistics_longest(), streak(Statistics::longest_streak)),
    ];
    let all = all
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)));
    let all: Vec<_> = all.collect();
    if all.is_empty() {
        return Html::default();
    }
    html! {
        <dl class="figures">
            { for all.into_iter().map(|(name, value)| html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }) }
        </dl>
    }
}

/// Rounds lost, of those that ended under each rule, beginning with the rule under which the most are lost, once there
/// are enough of them.
pub(super) fn by_rule(loc: Localizer, sums: &Totals) -> Answer {
    let counted = sums.rules_to_lose_under();
    if counted.is_empty() {
        return Answer::Unasked;
    }
    let rounds: u32 = counted.iter().map(|(_, ends)| ends.rounds).sum();
    if rounds < FEWEST {
        let when = loc.statistics_after((FEWEST - rounds) as usize);
        return Answer::Later(loc.statistics_lost(), when);
    }
    let earlier = sums.rounds.saturating_sub(rounds) as usize;
    let lost: u32 = counted.iter().map(|(_, ends)| ends.lost()).sum();
    let next = counted.get(1).map_or(0, |(_, ends)| ends.lost());
    // A rule under which many rounds end is lost under often, and won under as well.
    let is_worse = |ends: &Outcomes| {
        let (usual, here) = (lost * ends.rounds, ends.lost() * rounds);
        here > usual || counted.len() == 1
    };
    let worst = counted.first().filter(|(_, ends)| {
        ends.lost() >= MANY_LOST && stands_out(ends.lost(), next) && is_worse(ends)
    });
    let lead = match worst {
        Some(&(rule, ends)) => {
            loc.statistics_lose_most(ends.rounds as usize, ends.lost() as usize, rule)
        }
        None => loc.statistics_lose_none().to_owned(),
    };
    let description = loc.statistics_lost_description();
    let row = |(color, ends): (Color, Outcomes)| Row {
        head: html! { <>{ rule_icon(loc, color) }{ loc.rule_title(color) }</> },
        class: suit(color),
        done: ends.lost(),
        count: ends.rounds,
    };
    let table = Table {
        id: "by-rule",
        title: loc.statistics_lost(),
        lead,
        description: match earlier {
            0 => description.into(),
            earlier => loc.sentences(&[description, &loc.statistics_earlier(earlier)]),
        },
        heads: [loc.statistics_rule(), loc.statistics_rounds_lost()],
    };
    Answer::Known(table.view(loc, counted.into_iter().map(row).collect()))
}

/// Rounds won by opponents, after the highest level that the player holds out against.
pub(super) fn by_opposition(loc: Localizer, groups: &[(OpponentGroup, Totals)]) -> Answer {
    let few = || loc.statistics_hold_few(FEWEST as usize);
    match groups {
        [] => return Answer::Unasked,
        // A table would say once more how often one wins.
        [(_, only)] if only.rounds < FEWEST => {
            return Answer::Later(loc.statistics_by_level(), few());
        }
        _ => {}
    }
    let row = |&(opposition, sums): &(OpponentGroup, Totals)| Row {
        head: loc.opposition(opposition).into(),
        class: String::new(),
        done: sums.won,
        count: sums.rounds,
    };
    let enough = groups.iter().rev().filter(|(opposition, sums)| {
        matches!(opposition, OpponentGroup::Level(_)) && sums.rounds >= FEWEST
    });
    let enough: Vec<_> = enough.collect();
    let mut held = enough.iter().filter(|(_, sums)| sums.holds());
    let table = Table {
        id: "by-level",
        title: loc.statistics_by_level(),
        lead: match held.next() {
            Some((opposition, _)) => loc.statistics_hold(loc.opposition(*opposition)),
            None if enough.is_empty() => few(),
            None => loc.statistics_hold_none(FEWEST as usize),
        },
        description: loc.statistics_share().to_owned(),
        heads: [loc.statistics_opponents(), loc.statistics_won()],
    };
    Answer::Known(table.view(loc, groups.iter().map(row).collect()))
}

/// A table with its heading, and a sentence that answers it.
pub(super) struct Table {
    pub id: &'static str,
    pub title: &'static str,
    /// Empty if nothing stands out.
    pub lead: String,
    /// Empty if the table needs no words.
    pub description: String,
    /// Heads of the first column and of the other two.
    pub heads: [&'static str; 2],
}

/// A row of a table: a part of a number, as a bar and as text.
pub(super) struct Row {
    pub head: Html,
    /// Class of the bar.
    pub class: String,
    pub done: u32,
    pub count: u32,
}

impl Table {
    pub fn view(self, loc: Localizer, rows: Vec<Row>) -> Html {
        let Self {
            id,
            title,
            lead,
            description,
            heads: [head, other],
        } = self;
        let most = rows.iter().map(|row| row.count).max();
        // A bar alone would say nothing that its numbers don't.
        let most = most.filter(|_| rows.len() > 1);
        html! {
            <section>
                <h3 {id}>{ title }</h3>
                if !lead.is_empty() {
                    <p class="lead">{ lead }</p>
                }
                if !description.is_empty() {
                    <p class="muted">{ description }</p>
                }
                <table class="counts" aria-labelledby={id}>
                    <thead><tr><th scope="col">{ head }</th><th scope="col" colspan="2">{ other }</th></tr></thead>
                    <tbody>{ for rows.into_iter().map(|row| row.view(loc, most)) }</tbody>
                </table>
            </section>
        }
    }
}

impl Row {
    /// The bar is as long as the row's count is, of the greatest: few rounds don't look like many.
    fn view(self, loc: Localizer, most: Option<u32>) -> Html {
        let width = |count: u32, most: u32| {
            let percent = u64::from(count) * 100 / u64::from(most.max(1));
            format!("{percent}%")
        };
        let bar = |most: u32| {
            html! {
                <svg class={self.class.clone()} aria-hidden="true">
                    <rect class="all" width={width(self.count, most)} height="100%" />
                    <rect width={width(self.done, most)} height="100%" />
                </svg>
            }
        };
        html! {
            <tr>
                <th scope="row">{ self.head }</th>
                <td class="plot">{ for most.map(bar) }</td>
                <td>{ loc.statistics_part(self.count as usize, self.done as usize) }</td>
            </tr>
        }
    }
}
