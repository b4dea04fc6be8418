//! A received deal, of which no turn was played.

use yew::prelude::*;

use super::{ReceivedScreenProps, learn_button, name_of};
use crate::i18n::Localizer;
use crate::state::{Action, Lineup, PlayerKind, ReceivedAction};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::widgets::{Mood, all_rules, dealt, icon, page_bar, sign_of};

/// The screen of a received deal.
#[component]
pub fn DealScreen(props: &ReceivedScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let sent = &*props.sent;
    let lineup = &sent.link.lineup;
    // The player of the received game is called the sender.
    let loc = loc.addressing(lineup.persons().next());
    let play = on_click(&dispatch, Action::Received(ReceivedAction::Play));
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            <main class="sent">
                <section class="box" aria-labelledby="sent">
                    { all_rules() }
                    <h1 id="sent">{ loc.sent_deal() }</h1>
                    <p>{ if lineup.is_shared() { loc.sent_deal_shared() } else { loc.sent_deal_description() } }</p>
                    { players(loc, lineup, false) }
                    <p class="muted">{ loc.game_sent(&sent.link.record.ruleset, 0, lineup.players().get()) }</p>
                    if !sent.hand.is_empty() {
                        <div>
                            <p class="muted">{ loc.sent_hand() }</p>
                            { dealt(loc, sent.hand) }
                        </div>
                    }
                    <div class="actions">
                        <button type="button" class="btn primary" onclick={play}>
                            { icon("play") }
                            { loc.sent_play_deal() }
                        </button>
                        { learn_button(loc, props, &dispatch) }
                    </div>
                    if props.keeps_game {
                        <p class="muted">{ loc.sent_kept() }</p>
                    }
                </section>
            </main>
        </div>
    }
}

/// The players of a deal or game.
pub fn players(loc: Localizer, lineup: &Lineup, has_sender: bool) -> Html {
    let player = |seat| {
        let says = match lineup.at(seat) {
            PlayerKind::Bot(level) => Some(loc.level(level)),
            PlayerKind::Human | PlayerKind::Friend => None,
        };
        let name = name_of(loc, lineup, seat, has_sender);
        let sign = sign_of(loc, lineup, seat, &name, Mood::Thinking);
        html! {
            <li>
                { sign }
                <b>{ name }</b>
                { " " }
                { for says }
            </li>
        }
    };
    html! { <ul class="players">{ for lineup.players().seats().map(player) }</ul> }
}
