//! The player's statistics, as answers to questions: the rating, figures, and tables with a bar in each row.

mod strength;

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use self::strength::strength;
use crate::game::{Color, PlayerCount, Ruleset};
use crate::i18n::Localizer;
use crate::state::{
    OpponentGroup, Outcomes, Rating, Statistics, StatisticsFilter, Totals, WinRate,
    change_document, wilson_interval,
};
use crate::ui::context::use_localizer;
use crate::ui::store::BrowserStorage;
use crate::ui::widgets::{rule_icon, suit};

#[derive(Clone, PartialEq, Properties)]
pub struct StatisticsSheetProps {
    pub statistics: Rc<Statistics>,
}

/// Fewest rounds whose sums, and whose rules, say something.
const FEWEST: u32 = 5;

/// Fewest rounds lost under a rule that make it worth naming.
const MANY_LOST: u32 = 2;

/// The statistics sheet, with its filter.
#[component]
pub fn StatisticsSheet(props: &StatisticsSheetProps) -> Html {
    let filter = use_state(StatisticsFilter::default);
    let rating = use_state(Rating::default);
    {
        let rating = rating.setter();
        use_effect_with((), move |()| {
            // A problem is told when there is something to store.
            if let Ok(found) = change_document(&BrowserStorage, |all: &mut Rating| all.clone()) {
                rating.set(found);
            }
        });
    }
    let choose = {
        let filter = filter.setter();
        Callback::from(move |chosen| filter.set(chosen))
    };
    counted(
        use_localizer(),
        &props.statistics,
        &rating,
        *filter,
        &choose,
    )
}

/// The rating, and the statistics of the rounds that match a filter, with controls to change the filter.
pub fn counted(
    loc: Localizer,
    statistics: &Statistics,
    rating: &Rating,
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
            { strength(loc, rating) }
            { filters(loc, statistics, filter, choose) }
            <div class="found">
                <p class={(sums.rounds > 0).then_some("sr")} role="status">{ found(loc, &sums) }</p>
                if sums.rounds > 0 {
                    <section>
                        <h3>{ loc.statistics_often() }</h3>
                        { figures(loc, &sums, statistics) }
                    </section>
                }
            </div>
            if sums.rounds > 0 {
                { by_rule(loc, &sums) }
                { by_opposition(loc, &statistics.by_opposition(filter)) }
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
    let figure = |name: &str, count: u32| loc.labelled(&count.to_string(), name);
    if sums.rounds == 0 {
        return loc.statistics_none().to_owned();
    }
    let rounds = figure(loc.statistics_rounds(), sums.rounds);
    loc.facts([rounds, figure(loc.statistics_won(), sums.won)])
}

/// The figures that say something: each share with its counts.
fn figures(loc: Localizer, sums: &Totals, statistics: &Statistics) -> Html {
    let part = |won: u32, all: u32| {
        let text = || loc.statistics_part(all as usize, won as usize);
        (all > 0).then(text)
    };
    let points = || loc.statistics_per_rounds(sums.scored as usize, sums.points as usize);
    let points = (sums.scored >= FEWEST).then(points);
    let [without, with] = sums.hints.map(|all| part(all.won, all.rounds));
    let streak = |rounds: u32| (rounds > 1).then(|| rounds.to_string());
    let all = [
        (loc.statistics_all_rounds(), part(sums.won, sums.rounds)),
        (loc.statistics_without_hints(), without),
        (loc.statistics_with_hints(), with),
        (
            loc.statistics_matches(),
            part(sums.matches_won, sums.matches),
        ),
        (loc.statistics_points(), points),
        (loc.statistics_streak(), streak(statistics.streak())),
        (
            loc.statistics_longest(),
            streak(statistics.longest_streak()),
        ),
    ];
    let all = all.into_iter();
    html! {
        <dl class="figures">{ for all.filter_map(|(name, value)| Some(figure(name, &value?))) }</dl>
    }
}

fn figure(name: &'static str, value: &str) -> Html {
    html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
}

/// Shares of rounds won by opponents: a mark for the share, on a band for its interval.
fn by_opposition(loc: Localizer, groups: &[(OpponentGroup, Totals)]) -> Html {
    let row = |&(opposition, sums): &(OpponentGroup, Totals)| {
        let rate = wilson_interval(sums.won, sums.rounds)?;
        let part = loc.statistics_part(sums.rounds as usize, sums.won as usize);
        Some(row(loc.opposition(opposition).into(), band(rate), part))
    };
    let table = Table {
        id: "by-level",
        title: loc.statistics_by_level(),
        lead: None,
        description: loc.statistics_by_level_description().into(),
        heads: [loc.statistics_opponents(), loc.statistics_won()],
    };
    table.view(groups.iter().filter_map(row).collect())
}

/// Rounds lost, of those that ended under each rule, beginning with the rule under which the most are lost, once there
/// are enough of them.
fn by_rule(loc: Localizer, sums: &Totals) -> Html {
    let counted = sums.rules_to_lose_under();
    if counted.is_empty() {
        return Html::default();
    }
    let rounds: u32 = counted.iter().map(|(_, ends)| ends.rounds).sum();
    if rounds < FEWEST {
        return html! {
            <section>
                <h3>{ loc.statistics_lost() }</h3>
                <p class="muted">{ loc.statistics_after((FEWEST - rounds) as usize) }</p>
            </section>
        };
    }
    let earlier = sums.rounds.saturating_sub(rounds) as usize;
    let worst = counted.iter().rev().max_by_key(|(_, ends)| ends.lost());
    let worst = worst.filter(|(_, ends)| ends.lost() >= MANY_LOST);
    let lead = worst.map(|&(rule, ends)| {
        loc.statistics_lose_most(ends.rounds as usize, ends.lost() as usize, rule)
    });
    let description = loc.statistics_lost_description();
    let row = |(color, ends): (Color, Outcomes)| {
        let width = percent(f64::from(ends.lost()) / f64::from(ends.rounds));
        row(
            html! { <>{ rule_icon(loc, color) }{ loc.rule_title(color) }</> },
            html! { <svg class={suit(color)} aria-hidden="true"><rect {width} height="100%" /></svg> },
            loc.statistics_part(ends.rounds as usize, ends.lost() as usize),
        )
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
    table.view(counted.into_iter().map(row).collect())
}

/// A table with its heading. The second column is a plot, and the third has the same value as text.
struct Table {
    id: &'static str,
    title: &'static str,
    /// Answer to the title in a sentence, if there is one.
    lead: Option<String>,
    description: String,
    /// Heads of the first column and of the other two.
    heads: [&'static str; 2],
}

impl Table {
    fn view(self, rows: Html) -> Html {
        let Self {
            id,
            title,
            lead,
            description,
            heads: [head, other],
        } = self;
        html! {
            <section>
                <h3 {id}>{ title }</h3>
                { for lead.map(|lead| html! { <p class="lead">{ lead }</p> }) }
                <p class="muted">{ description }</p>
                <table class="counts" aria-labelledby={id}>
                    <thead><tr><th scope="col">{ head }</th><th scope="col" colspan="2">{ other }</th></tr></thead>
                    <tbody>{ rows }</tbody>
                </table>
            </section>
        }
    }
}

fn row(head: Html, plot: Html, part: String) -> Html {
    html! { <tr><th scope="row">{ head }</th><td class="plot">{ plot }</td><td>{ part }</td></tr> }
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
