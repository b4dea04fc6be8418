//! A sealed game before the deal: the invitation, and the shuffle by both players.

use std::rc::Rc;

use yew::prelude::*;

use super::invitation::Invitation;
use crate::game::{PlayerCount, Seat};
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceAction, Game, GameId, Lineup, NavigationAction, NoticeAction, PlayerKind,
    PlayerNames, SealedAction, SealedGame, SealedLink, SealedLobby, SealedRefusal, WaitingFor,
};
use crate::state::{Doubt, Entropy, Notice};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::live_slots::LiveSlots;
use crate::ui::shell::{fresh_entropy, fresh_seed};
use crate::ui::widgets::{all_rules, avatar, icon, page_bar, text_button};

/// Number of messages before both devices have cards.
const SHUFFLING: usize = 4;

#[derive(Clone, PartialEq, Properties)]
pub struct SealedLobbyScreenProps {
    /// The step of the game to show.
    pub visit: Rc<SealedLobby>,
    /// The game, once it is stored here.
    pub game: Option<Rc<Game>>,
    /// `true` while the game is being joined.
    pub is_joining: bool,
    /// `true` if another tab has the game open.
    pub is_elsewhere: bool,
    /// Name of the user on the rest of the page.
    pub own_name: AttrValue,
    /// `true` if the user has done no lesson yet.
    pub is_new: bool,
    /// Parts of the page that show live play.
    #[prop_or_default]
    pub live: Option<Rc<LiveSlots>>,
}

#[component]
pub fn SealedLobbyScreen(props: &SealedLobbyScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let content = match (&*props.visit, &props.game) {
        _ if props.is_elsewhere => only_home(
            loc,
            loc.sealed_other_tab(),
            loc.sealed_other_tab_description(),
            &dispatch,
        ),
        (SealedLobby::Invited(letter), _) => html! {
            <SealedInvitation letter={letter.clone()} is_joining={props.is_joining} own_name={props.own_name.clone()} is_new={props.is_new} />
        },
        (SealedLobby::Elsewhere(letter), _) => elsewhere(loc, letter, &dispatch),
        (SealedLobby::Shuffling(_), Some(game)) if game.doubt() == Some(Doubt::Damaged) => {
            only_home(
                loc,
                loc.sealed_changed(),
                loc.sealed_changed_description(),
                &dispatch,
            )
        }
        (SealedLobby::Shuffling(_), Some(game)) => {
            shuffling(loc, game, props.live.as_deref(), &dispatch)
        }
        (SealedLobby::Beginning(_) | SealedLobby::Shuffling(_), _) => html! {
            <>
                <h1 id="letter">{ loc.sealed_shuffling() }</h1>
                <p role="status">{ loc.part_coming() }</p>
            </>
        },
    };
    html! {
        <div class="page">
            { page_bar(loc, &dispatch) }
            <main class="sent"><section class="box" aria-labelledby="letter">{ all_rules() }{ content }</section></main>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SealedInvitationProps {
    letter: SealedLink,
    is_joining: bool,
    own_name: AttrValue,
    is_new: bool,
}

#[component]
fn SealedInvitation(props: &SealedInvitationProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    let letter = &props.letter;
    let names = host_named(letter);
    let name = use_state(|| props.own_name.to_string());
    let onsubmit = {
        let (name, is_joining) = (name.clone(), props.is_joining);
        dispatch.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let name = if is_joining {
                String::new()
            } else {
                (*name).clone()
            };
            with_entropy(|entropy| SealedAction::Join { name, entropy })
        })
    };
    let rules = loc.rules_in_force(&letter.ruleset);
    let host = loc.with_friends(names, Some(Seat::FIRST)).addressing(None);
    let invitation = Invitation {
        loc,
        names,
        lineup: Lineup::new(PlayerCount::TWO, [PlayerKind::Friend; Seat::MAX - 1]),
        host: Seat::FIRST,
        seat: Some(PlayerCount::TWO.after(Seat::FIRST)),
        terms: format!("{rules} · {}", loc.sealed()),
        says: loc.friends_invited_description(),
        name: &name,
        join: loc.friends_join(),
        is_joining: props.is_joining,
        is_new: props.is_new,
        consent: Html::default(),
        ways: Html::default(),
        notes: html! {
            <>
                if letter.is_unsigned() {
                    <p class="proof failed">{ icon("warn") }<span>{ host.sealed_unsigned(Seat::FIRST) }</span></p>
                }
                <p class="proof muted">{ icon("lock") }<span>{ loc.sealed_invited_description() }</span></p>
                <p class="muted">{ loc.sealed_costs() }</p>
            </>
        },
        onsubmit,
        dispatch: &dispatch,
    };
    invitation.view()
}

/// The name of the player who has sent a message.
fn host_named(letter: &SealedLink) -> PlayerNames {
    let mut names = PlayerNames::NONE;
    names.set(Seat::FIRST, &letter.name);
    names
}

/// Notice that a link belongs to a game that is not stored here.
fn elsewhere(loc: Localizer, letter: &SealedLink, dispatch: &Callback<Action>) -> Html {
    let loc = loc.with_friends(host_named(letter), Some(Seat::FIRST));
    let loc = loc.addressing(None);
    let says = loc.sealed_elsewhere_description(Seat::FIRST);
    only_home(loc, loc.sealed_elsewhere(), &says, dispatch)
}

/// Reason why the game can't be shown, with the way home.
fn only_home(loc: Localizer, title: &str, says: &str, dispatch: &Callback<Action>) -> Html {
    let home = on_click(dispatch, Action::Navigate(NavigationAction::Home));
    html! {
        <>
            <h1 id="letter">{ title }</h1>
            <p>{ says }</p>
            <div class="actions">{ text_button(None, loc.button_home(), home) }</div>
        </>
    }
}

/// The steps of the shuffle, with the next thing to do.
fn shuffling(
    loc: Localizer,
    game: &Game,
    live: Option<&LiveSlots>,
    dispatch: &Callback<Action>,
) -> Html {
    let (Some(sealed), Some(awaits)) = (game.sealed(), game.awaits()) else {
        return Html::default();
    };
    let other = sealed.other();
    let loc = loc.with_friends(sealed.names, Some(other));
    let loc = loc.addressing(Some(sealed.side.seat));
    let is_to_send = matches!(awaits, WaitingFor::SendTo(_));
    let done = sealed.side.messages - usize::from(is_to_send);
    let steps = (0..SHUFFLING).map(|number| {
        let seat = match number % 2 {
            0 => Seat::FIRST,
            _ => PlayerCount::TWO.after(Seat::FIRST),
        };
        let says = match number {
            0 => loc.sealed_step_first(seat),
            1 => loc.sealed_step_again(seat),
            _ => loc.sealed_step_keys(PlayerCount::TWO.after(seat), seat),
        };
        let state = match number {
            _ if number < done => Some("done"),
            _ if number == done => Some("now"),
            _ => None,
        };
        html! {
            <li class={state} aria-current={(state == Some("now")).then_some("step")}>
                { avatar(loc, seat) }
                <span>{ says }</span>
                if state == Some("done") {
                    { icon("check") }
                }
            </li>
        }
    });
    let refusal = game.refusal();
    let (title, says) = if let Some(refusal) = refusal {
        let title = match awaits {
            WaitingFor::Nobody => loc.friends_over().to_owned(),
            _ if is_to_send => loc.friends_sending(other),
            _ => loc.friends_waits(other),
        };
        (title, refused_cards(loc, refusal, other))
    } else if is_to_send {
        (
            loc.friends_sending(other),
            format!(
                "{} {}",
                loc.sealed_send_description(),
                loc.sealed_send_long()
            ),
        )
    } else {
        let says = if live.is_some_and(|live| live.is_open) {
            loc.live_waiting_for_host_description()
        } else {
            loc.friends_waits_description()
        };
        (loc.friends_waits(other), says.to_owned())
    };
    let send = on_click(dispatch, Action::Correspondence(CorrespondenceAction::Send));
    html! {
        <div class="shuffling">
            <h1 id="letter">{ loc.sealed_shuffling() }</h1>
            <ol class="steps">{ for steps }</ol>
            <div aria-live="polite"><p key={title.as_str()}><b>{ title }</b><br />{ says }</p></div>
            { sealed_code(loc, sealed).map(|code| html! { <p class="muted">{ code }</p> }) }
            <div class="actions">
                <button type="button" class={classes!("btn", is_to_send.then_some("primary"))} onclick={send}>
                    { icon("share") }
                    { if is_to_send { loc.sealed_send() } else { loc.friends_send_again() } }
                </button>
                { for live.map(|live| live.button.clone()) }
            </div>
        </div>
    }
}

/// The code that the two players can compare, once both have introduced themselves.
pub fn sealed_code(loc: Localizer, sealed: &SealedGame) -> Option<String> {
    let code = sealed.side.identity.as_ref()?.code.as_deref()?;
    Some(loc.sealed_code(code, sealed.other()))
}

/// Outcome of a refusal of cards.
pub fn refused_cards(loc: Localizer, refusal: SealedRefusal, other: Seat) -> String {
    match refusal {
        SealedRefusal::Open => loc.sealed_refused(other),
        SealedRefusal::Proved(seat) => loc.sealed_refused_by(seat),
    }
}

/// Action that starts a sealed game as the form describes it.
pub fn begin_sealed() -> Action {
    with_entropy(|entropy| SealedAction::Begin {
        id: GameId(fresh_seed()),
        entropy,
    })
}

/// Action that starts another game like the one at the table.
pub fn seal_again() -> Action {
    with_entropy(|entropy| SealedAction::Rematch {
        id: GameId(fresh_seed()),
        entropy,
    })
}

/// Builds an action that needs secret entropy. If the browser provides none, the action shows a notice instead.
fn with_entropy(action: impl FnOnce(Entropy) -> SealedAction) -> Action {
    match fresh_entropy() {
        Ok(entropy) => Action::Sealed(action(entropy)),
        Err(_) => Action::Notice(NoticeAction::Tell(Notice::NoEntropy)),
    }
}
