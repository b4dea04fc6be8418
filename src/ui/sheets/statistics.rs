//! The player's statistics, as answers to questions. Each begins with a sentence that answers it.

mod mistakes;
mod outcomes;
mod strength;

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use self::mistakes::{daily_deals, to_work_on};
use self::outcomes::{by_opposition, by_rule, how_often};
use self::strength::{course, strength};
use crate::game::{PlayerCount, Ruleset};
use crate::i18n::Localizer;
use crate::state::{
    DailyResults, Day, LearnProgress, Mistakes, Rating, RecentGames, Statistics, StatisticsFilter,
    change_document,
};
use crate::ui::context::use_localizer;
use crate::ui::effect::use_effect_with;
use crate::ui::store::BrowserStorage;

#[derive(Clone, PartialEq, Properties)]
pub struct StatisticsSheetProps {
    pub statistics: Rc<Statistics>,
    pub daily: Rc<DailyResults>,
    pub recent: Rc<RecentGames>,
    pub today: Day,
}

/// All that the sheet tells of.
pub struct Known<'a> {
    pub statistics: &'a Statistics,
    pub rating: &'a Rating,
    pub mistakes: Mistakes,
    pub daily: &'a DailyResults,
    pub today: Day,
}

/// The answer to a question, as far as there is one.
enum Answer {
    Known(Html),
    /// The question, and when there will be an answer.
    Later(&'static str, String),
    /// The question isn't asked.
    Unasked,
}

/// Fewest rounds whose sums, and whose rules, say something.
const FEWEST: u32 = 5;

/// Returns `true` if the greatest of several counts is so far ahead of the next that one may speak of it: six are as good
/// as five.
const fn stands_out(most: u32, next: u32) -> bool {
    most * 2 >= next * 3
}

/// The statistics sheet, with its filter.
#[component]
pub fn StatisticsSheet(props: &StatisticsSheetProps) -> Html {
    let filter = use_state(StatisticsFilter::default);
    let stored = use_state(|| (Rating::default(), Mistakes::default()));
    {
        let (stored, recent) = (stored.setter(), props.recent.clone());
        use_effect_with((), move |()| {
            // A problem is told when there is something to store.
            let rating = change_document(&BrowserStorage, |all: &mut Rating| all.clone());
            let mistakes = change_document(&BrowserStorage, |all: &mut LearnProgress| {
                Mistakes::of(all, &recent)
            });
            stored.set((rating.unwrap_or_default(), mistakes.unwrap_or_default()));
        });
    }
    let choose = {
        let filter = filter.setter();
        Callback::from(move |chosen| filter.set(chosen))
    };
    let (rating, mistakes) = &*stored;
    let known = Known {
        statistics: &props.statistics,
        rating,
        mistakes: *mistakes,
        daily: &props.daily,
        today: props.today,
    };
    counted(use_localizer(), &known, *filter, &choose)
}

/// The answers that are about all rounds, and those about the rounds that match a filter, with controls to change it.
pub fn counted(
    loc: Localizer,
    known: &Known<'_>,
    filter: StatisticsFilter,
    choose: &Callback<StatisticsFilter>,
) -> Html {
    let statistics = known.statistics;
    if statistics.is_empty() {
        return html! {
            <div class="statistics">
                <p>{ loc.statistics_empty() }</p>
                <p class="muted">{ loc.statistics_description() }</p>
            </div>
        };
    }
    let sums = statistics.sums(filter);
    let has_choice = statistics.sums(StatisticsFilter::default()).rounds >= FEWEST;
    let filter_row = has_choice.then(|| filters(loc, statistics, filter, choose));
    let is_whole = filter == StatisticsFilter::default();
    let streaks = is_whole.then_some(statistics);
    let often = how_often(loc, &sums, streaks, filter_row.unwrap_or_default());
    let first = [
        strength(loc, known.rating),
        course(loc, known.rating.course()),
        Answer::Known(often),
    ];
    let second = [
        by_opposition(loc, &statistics.by_opposition(filter)),
        by_rule(loc, &sums),
        match is_whole {
            true => to_work_on(loc, known.mistakes),
            false => Answer::Unasked,
        },
        daily_deals(loc, known.daily, known.today),
    ];
    let part = |answers: &[Answer]| {
        let known = answers.iter().filter_map(|answer| match answer {
            Answer::Known(section) => Some(section.clone()),
            Answer::Later(..) | Answer::Unasked => None,
        });
        let known: Vec<Html> = known.collect();
        html! { if !known.is_empty() { <div class="part">{ for known }</div> } }
    };
    let later = |answer: &Answer| match answer {
        Answer::Later(title, when) => {
            Some(html! { <li><b>{ title }</b>{ " " }{ when.clone() }</li> })
        }
        Answer::Known(_) | Answer::Unasked => None,
    };
    let later: Vec<Html> = first.iter().chain(&second).filter_map(later).collect();
    html! {
        <div class="statistics">
            { part(&first) }
            { part(&second) }
            if !later.is_empty() {
                <ul class="later muted">{ for later }</ul>
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
