//! Answers from what was played again: kinds of mistakes, and the deals of the days.

use yew::prelude::*;

use super::outcomes::{Row, Table};
use super::{Answer, stands_out};
use crate::i18n::Localizer;
use crate::state::{DailyResults, Day, Mistake, Mistakes};

/// Fewest mistakes whose kinds say something.
const FEWEST: u32 = 3;

/// The kinds of turns that were tried again, the most frequent first.
pub(super) fn to_work_on(loc: Localizer, mistakes: Mistakes) -> Answer {
    let (count, kinds) = (mistakes.count(), mistakes.kinds());
    let Some(&(worst, most)) = kinds.first().filter(|_| count >= FEWEST) else {
        return Answer::Later(loc.statistics_work(), loc.mistakes_after(FEWEST as usize));
    };
    // Of about as many mistakes of two kinds, neither is named.
    let is_alone = kinds.get(1).is_none_or(|&(_, next)| stands_out(most, next));
    let row = |&(kind, done): &(Mistake, u32)| Row {
        head: loc.mistake(kind).into(),
        class: String::new(),
        done,
        count,
    };
    let table = Table {
        id: "mistakes",
        title: loc.statistics_work(),
        lead: if is_alone {
            loc.mistakes_most(count as usize, most as usize, loc.mistake(worst))
        } else {
            loc.mistakes_none().to_owned()
        },
        description: loc.mistakes_description().into(),
        heads: [loc.mistakes_turn(), loc.mistakes_count()],
    };
    Answer::Known(table.view(loc, kinds.iter().map(row).collect()))
}

/// The deals of the days: how many were played, and how many days in a row.
pub(super) fn daily_deals(loc: Localizer, daily: &DailyResults, today: Day) -> Answer {
    let days = daily.days();
    if days == 0 {
        return Answer::Unasked;
    }
    let (streak, longest) = (daily.streak(today), daily.longest_streak());
    let streak = (streak > 1).then(|| loc.daily_streak(streak));
    let longest = (longest > 1).then(|| loc.daily_longest(longest));
    Answer::Known(html! {
        <section>
            <h3>{ loc.daily() }</h3>
            <p class="lead">{ loc.daily_won_of(days, daily.days_won()) }</p>
            { for streak.into_iter().chain(longest).map(|says| html! { <p class="muted">{ says }</p> }) }
        </section>
    })
}
