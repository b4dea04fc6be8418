//! The sheet that shares a deal or a game.

use yew::prelude::*;

use crate::state::{Day, GameLink, Link};
use crate::ui::context::use_localizer;
use crate::ui::widgets::{DeviceCapabilities, LinkBox};

#[derive(Clone, PartialEq, Properties)]
pub struct ShareSheetProps {
    /// The game to share, or whose deal to share.
    pub game: GameLink,
    /// `true` if it is a position of a replay.
    pub is_moment: bool,
    /// The result in words for others, if the game is over.
    pub told: Option<String>,
    pub device: DeviceCapabilities,
    /// The picture of the game, if it is over.
    pub children: Children,
}

/// Length of an address from which it is a nuisance in a message.
const LONG: usize = 300;

#[derive(Clone, Copy, PartialEq, Eq)]
enum ShareTarget {
    Deal,
    Game,
    Challenge,
}

/// The choice of what to share, its link, and the share buttons.
#[component]
pub fn ShareSheet(props: &ShareSheetProps) -> Html {
    let loc = use_localizer();
    let game = &props.game;
    let can_be_beaten = !game.record.turns.is_empty() && game.can_be_beaten();
    // The turns of a daily deal would give it away while it is under way.
    let day = Day::of_game(game);
    let is_secret = day.is_some() && !props.is_moment && !can_be_beaten;
    let has_turns = !game.record.turns.is_empty() && !is_secret;
    let chosen = use_state(|| {
        if props.is_moment {
            ShareTarget::Game
        } else if props.told.is_some() && !is_long(&Link::Challenge(game.clone()), &props.device) {
            ShareTarget::Challenge
        } else {
            ShareTarget::Deal
        }
    });
    let shared = match *chosen {
        ShareTarget::Game if has_turns => ShareTarget::Game,
        ShareTarget::Challenge if can_be_beaten => ShareTarget::Challenge,
        _ => ShareTarget::Deal,
    };
    let (link, says) = match shared {
        ShareTarget::Deal => match day {
            Some(day) if !day.is_week() => (Link::Day(Some(day)), loc.share_day_description()),
            Some(week) => (Link::Day(Some(week)), loc.share_deal_description()),
            None => (Link::Game(game.to_deal()), loc.share_deal_description()),
        },
        ShareTarget::Game => (Link::Game(game.clone()), loc.share_game_description()),
        ShareTarget::Challenge => (Link::Challenge(game.clone()), loc.share_beat_description()),
    };
    let is_long = shared != ShareTarget::Deal && is_long(&link, &props.device);
    let record = (shared == ShareTarget::Game).then(|| game.record.to_string());
    let message = props.told.as_ref().map(|told| match shared {
        ShareTarget::Game => told.clone(),
        ShareTarget::Deal | ShareTarget::Challenge => format!("{told}\n{}", loc.share_challenge()),
    });
    let choice = |it: ShareTarget, name: &'static str| {
        let chosen = chosen.clone();
        let onchange = move |_: Event| chosen.set(it);
        html! {
            <label>
                <input type="radio" name="share" checked={shared == it} {onchange} />
                <span>{ name }</span>
            </label>
        }
    };
    let game_name = if props.is_moment {
        loc.share_moment()
    } else {
        loc.share_game()
    };
    html! {
        <div class="share">
            if has_turns {
                <fieldset class="field">
                    <legend class="sr">{ loc.share_what() }</legend>
                    <div class="segments">
                        { choice(ShareTarget::Deal, loc.share_deal()) }
                        { choice(ShareTarget::Game, game_name) }
                        if can_be_beaten {
                            { choice(ShareTarget::Challenge, loc.share_beat()) }
                        }
                    </div>
                </fieldset>
            }
            <p>
                { says }
                if is_long {
                    { loc.sentence_gap() }{ loc.share_long() }
                }
            </p>
            <LinkBox {link} {message} {record} device={props.device.clone()} />
            { for props.children.iter() }
        </div>
    }
}

/// Returns `true` for links of games that a message would consist of.
fn is_long(link: &Link, device: &DeviceCapabilities) -> bool {
    device.address.len() + 1 + link.to_string().len() > LONG
}
