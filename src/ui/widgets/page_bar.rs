//! The top bar of a page without a table: a button to the start page, and the settings.

use yew::prelude::*;

use super::art::{brand, suit};
use super::card::face;
use super::icon_button::IconButton;
use crate::game::CardSet;
use crate::i18n::Localizer;
use crate::state::{Action, NavigationAction, Sheet};
use crate::ui::context::on_click;

pub fn page_bar(loc: Localizer, dispatch: &Callback<Action>) -> Html {
    let open = |sheet| Action::Navigate(NavigationAction::OpenSheet(sheet));
    html! {
        <header class="bar">
            <button
                type="button"
                class="brand"
                aria-label={loc.table_home()}
                onclick={on_click(dispatch, Action::Navigate(NavigationAction::Home))}
            >
                { brand() }
            </button>
            <nav aria-label={loc.start_menu()}>
                { IconButton::new(loc.how_to(), "help").sends(open(Sheet::HowTo), dispatch) }
                { IconButton::new(loc.settings(), "gear").sends(open(Sheet::Settings), dispatch) }
            </nav>
        </header>
    }
}

/// A hand to look at only.
pub fn dealt(loc: Localizer, hand: CardSet) -> Html {
    html! {
        <div class="dealt">
            { for hand.iter().map(|card| html! {
                <div class={classes!("card", suit(card.color()))} role="img" aria-label={loc.card_name(card)}>
                    { face(card) }
                </div>
            }) }
        </div>
    }
}
