//! The player's statistics: figures, and tables with a bar in each row.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::game::{Color, PlayerCount, Ruleset};
use crate::i18n::Localizer;
use crate::state::{OpponentGroup, Statistics, StatisticsFilter, Totals, WinRate, wilson_interval};
use crate::ui::context::use_localizer;
use crate::ui::widgets::{rule_icon, suit};

#[derive(Clone, PartialEq, Properties)]
pub struct StatisticsSheetProps {
    pub statistics: Rc<Statistics>,
}

/// The statistics sheet, with its filter.
#[component]
pub fn StatisticsSheet(props: &StatisticsSheetProps) -> Html {
    let filter = use_state(StatisticsFilter::default);
    let choose = {
        let filter = filter.setter();
        Callback::from(move |chosen| filter.set(chosen))
    };
    counted(use_localizer(), &props.statistics, *filter, &choose)
}

/// The statistics of the rounds that match a filter, with controls to change the filter.
pub fn counted(
    loc: Localizer,
    statistics: &Statistics,
    filter: StatisticsFilter,
    choose: &Callback<StatisticsFilter>,
) -> Html {
    if statistics.is_empty() {
        return html! {
            <div class="statistics">
                <p>{ loc.statistics_empty() }</p>
                <p class="muted">{ loc.statistics_description() }</p>
            </div>
        };
    }
    let sums = statistics.sums(filter);
    html! {
        <div class="statistics">
            { filters(loc, statistics, filter, choose) }
            <div class="found">
                <p class={(sums.rounds > 0).then_some("sr")} role="status">{ found(loc, &sums) }</p>
                if sums.rounds > 0 {
                    { figures(loc, &sums, statistics) }
                }
            </div>
            if sums.rounds > 0 {
                { by_opposition(loc, &statistics.by_opposition(filter)) }
                if sums.won > 0 {
                    { by_rule(loc, &sums) }
                }
                { details(loc, &sums) }
            }
            <p class="muted">{ loc.statistics_description() }</p>
        </div>
    }
}

/// Filters by rules and number of players, where there is a choice.
fn filters(
    loc: Localizer,
    statistics: &Statistics,
    filter: StatisticsFilter,
    choose: &Callback<StatisticsFilter>,
) -> Html {
    let (rulesets, players) = (statistics.rulesets(), statistics.players());
    html! {
        <>
            if rulesets.len() > 1 {
                { choose_rules(loc, rulesets, filter, choose) }
            }
            if players.len() > 1 {
                <fieldset class="field">
                    <legend>{ loc.statistics_players() }</legend>
                    <div class="segments">
                        { choose_players(loc, None, filter, choose) }
                        { for players.into_iter().map(|players| choose_players(loc, Some(players), filter, choose)) }
                    </div>
                </fieldset>
            }
        </>
    }
}

fn choose_rules(
    loc: Localizer,
    rulesets: Vec<Ruleset>,
    filter: StatisticsFilter,
    choose: &Callback<StatisticsFilter>,
) -> Html {
    let name = |ruleset: &Ruleset| loc.rules_in_force(ruleset);
    let options = rulesets.iter().map(|ruleset| {
        let selected = filter.ruleset == Some(*ruleset);
        html! { <option {selected}>{ name(ruleset) }</option> }
    });
    let options = options.collect::<Html>();
    let onchange = {
        let choose = choose.clone();
        move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            // The first option is "all rules".
            let chosen = usize::try_from(select.selected_index()).ok();
            let place = chosen.and_then(|chosen| chosen.checked_sub(1));
            let ruleset = place.and_then(|place| rulesets.get(place).copied());
            choose.emit(StatisticsFilter { ruleset, ..filter });
        }
    };
    html! {
        <div class="field">
            <label for="statistics-rules">{ loc.statistics_rules() }</label>
            <select id="statistics-rules" class="text" {onchange}>
                <option selected={filter.ruleset.is_none()}>{ loc.statistics_all_rules() }</option>
                { options }
            </select>
        </div>
    }
}

fn choose_players(
    loc: Localizer,
    players: Option<PlayerCount>,
    filter: StatisticsFilter,
    choose: &Callback<StatisticsFilter>,
) -> Html {
    let all = || loc.statistics_all_players().to_owned();
    let name = players.map_or_else(all, |players| players.get().to_string());
    let onchange = choose.reform(move |_: Event| StatisticsFilter { players, ..filter });
    html! {
        <label>
            <input type="radio" name="statistics-players" checked={filter.players == players} {onchange} />
            <span>{ name }</span>
        </label>
    }
}

/// Announcement of what a filter has found.
fn found(loc: Localizer, sums: &Totals) -> String {
    let figure = |name: &str, count: u32| format!("{name}: {count}");
    if sums.rounds == 0 {
        return loc.statistics_none().to_owned();
    }
    let rounds = figure(loc.statistics_rounds(), sums.rounds);
    loc.facts([rounds, figure(loc.statistics_won(), sums.won)])
}

/// The main figures: rounds, wins, win rate and streaks.
fn figures(loc: Localizer, sums: &Totals, statistics: &Statistics) -> Html {
    html! {
        <dl class="figures">
            { figure(loc.statistics_rounds(), &sums.rounds.to_string()) }
            { figure(loc.statistics_won(), &sums.won.to_string()) }
            { for wilson_interval(sums.won, sums.rounds).map(|rate| figure(loc.statistics_rate(), &loc.rate(rate))) }
            { figure(loc.statistics_streak(), &statistics.streak().to_string()) }
            { figure(loc.statistics_longest(), &statistics.longest_streak().to_string()) }
            if sums.won_with_hints > 0 {
                { figure(loc.statistics_hints(), &loc.statistics_part(sums.won as usize, sums.won_with_hints as usize)) }
            }
        </dl>
    }
}

/// Further figures, collapsed: the interval of the win rate, matches, points, turns.
fn details(loc: Localizer, sums: &Totals) -> Html {
    let part = |won: u32, all: u32| loc.statistics_part(all as usize, won as usize);
    html! {
        <details>
            <summary>{ loc.statistics_details() }</summary>
            <dl class="figures">
                { for wilson_interval(sums.won, sums.rounds).map(|rate| figure(loc.statistics_interval(), &loc.range(rate))) }
                if sums.matches > 0 {
                    { figure(loc.statistics_matches(), &part(sums.matches_won, sums.matches)) }
                }
                if sums.scored > 0 {
                    { figure(loc.statistics_points(), &loc.per_round(sums.points, sums.scored)) }
                }
                { figure(loc.statistics_turns(), &loc.per_round(sums.turns, sums.rounds)) }
            </dl>
            <p class="muted">{ loc.statistics_range_description() }</p>
        </details>
    }
}

fn figure(name: &'static str, value: &str) -> Html {
    html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
}

/// Win rates by opponents: a mark for the rate, on a band for its interval.
fn by_opposition(loc: Localizer, groups: &[(OpponentGroup, Totals)]) -> Html {
    let row = |&(opposition, sums): &(OpponentGroup, Totals)| {
        let rate = wilson_interval(sums.won, sums.rounds)?;
        let part = loc.statistics_part(sums.rounds as usize, sums.won as usize);
        Some(row(
            loc.opposition(opposition).into(),
            band(rate),
            html! { <>
                <td>{ loc.rate(rate) }</td>
                <td>{ part }</td>
            </> },
        ))
    };
    let heads = [
        loc.statistics_opponents(),
        loc.statistics_rate(),
        loc.statistics_won(),
    ];
    let rows = groups.iter().filter_map(row).collect();
    table("by-level", loc.statistics_by_level(), &heads, rows)
}

/// Rounds won, by the rule in force at the end.
fn by_rule(loc: Localizer, sums: &Totals) -> Html {
    let most = sums
        .by_rule
        .iter()
        .copied()
        .max()
        .unwrap_or_default()
        .max(1);
    let row = |color: Color| {
        let rounds = sums.by_rule[color.index()];
        let width = percent(f64::from(rounds) / f64::from(most));
        row(
            html! { <>{ rule_icon(loc, color) }{ loc.rule_title(color) }</> },
            html! { <svg class={suit(color)} aria-hidden="true"><rect {width} height="100%" /></svg> },
            html! { <td>{ rounds }</td> },
        )
    };
    let heads = [loc.statistics_rule(), loc.statistics_won()];
    let rows = Color::ALL.into_iter().map(row).collect();
    table("by-rule", loc.statistics_by_rule(), &heads, rows)
}

/// A table with its heading. The second column is a plot, and the third has the same value as text.
fn table(id: &'static str, title: &'static str, heads: &[&'static str], rows: Html) -> Html {
    let heads = heads.iter().enumerate().map(|(place, head)| {
        let colspan = (place == 1).then_some("2");
        html! { <th scope="col" {colspan}>{ *head }</th> }
    });
    html! {
        <section>
            <h3 {id}>{ title }</h3>
            <table class="counts" aria-labelledby={id}>
                <thead><tr>{ for heads }</tr></thead>
                <tbody>{ rows }</tbody>
            </table>
        </section>
    }
}

fn row(head: Html, plot: Html, cells: Html) -> Html {
    html! { <tr><th scope="row">{ head }</th><td class="plot">{ plot }</td>{ cells }</tr> }
}

/// A plot of a win rate and its interval; the text beside it has the same values.
fn band(rate: WinRate) -> Html {
    html! {
        <svg class="band" aria-hidden="true">
            <line class="all" x1="0" x2="100%" y1="50%" y2="50%" />
            <rect x={percent(rate.low)} width={percent(rate.high - rate.low)} height="100%" />
            <line class="at" x1={percent(rate.value)} x2={percent(rate.value)} y1="0" y2="100%" />
        </svg>
    }
}

fn percent(part: f64) -> String {
    format!("{}%", WinRate::percent(part))
}
