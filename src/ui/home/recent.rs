//! Recent games, each with buttons to review it and to play its deal again.

use std::rc::Rc;

use yew::prelude::*;

use crate::i18n::Localizer;
use crate::state::{
    Action, DailyResults, NavigationAction, PlayerNames, RecentAction, RecentGame, RecentGames,
    Sheet,
};
use crate::ui::context::on_click;
use crate::ui::widgets::{icon, text_button};

/// The list of recent games, newest first.
pub fn recent_games(
    loc: Localizer,
    recent: &RecentGames,
    names: &PlayerNames,
    daily: &DailyResults,
    dispatch: &Callback<Action>,
) -> Html {
    let row = |(number, game): (usize, &Rc<RecentGame>)| {
        let loc = loc.with_names(names.of_people(&game.link().lineup));
        row(loc, number, game, daily, dispatch)
    };
    let games = recent.all().iter().enumerate();
    let gallery = Action::Navigate(NavigationAction::OpenSheet(Sheet::Gallery));
    html! {
        <section class="box recent" aria-labelledby="recent">
            <div class="head">
                <h2 id="recent">{ loc.recent() }</h2>
                { text_button(Some("small"), loc.gallery(), on_click(dispatch, gallery)) }
            </div>
            <ul>{ for games.map(row) }</ul>
        </section>
    }
}

fn row(
    loc: Localizer,
    number: usize,
    game: &Rc<RecentGame>,
    daily: &DailyResults,
    dispatch: &Callback<Action>,
) -> Html {
    let id = format!("recent-{number}");
    let review = Action::Recent(RecentAction::Review(game.clone()));
    let again = Action::Recent(RecentAction::PlayAgain(game.clone()));
    html! {
        <li>
            <p id={id.clone()}>
                <b>{ loc.recent_score(game) }</b>
                { " " }
                <span class="muted">{ loc.recent_in_short(game, daily.is_practice(game)) }</span>
            </p>
            <button type="button" class="btn" aria-describedby={id.clone()} onclick={on_click(dispatch, review)}>
                { loc.review() }
            </button>
            <button
                type="button"
                class="btn"
                aria-label={loc.recent_again()}
                aria-describedby={id}
                title={loc.recent_again()}
                onclick={on_click(dispatch, again)}
            >
                { icon("retry") }
            </button>
        </li>
    }
}
