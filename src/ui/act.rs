//! What can be done now, and what it would lead to.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::art::{icon, pill, sentence};
use super::words::{self, Sentence};
use crate::game::{Card, IllegalMove, Move, Phase, Seat, View};
use crate::platform;
use crate::state::{Action, Outlook, Pace, Scene, Stage, Verdict};

/// What [`Act`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ActProps {
    /// All that the table shows.
    pub scene: std::rc::Rc<Scene>,
    /// How long opponents take.
    pub pace: Pace,
    /// Where actions go.
    pub dispatch: Callback<Action>,
    /// Asks for another deal.
    pub on_play_again: Callback<MouseEvent>,
}

/// The verdict and the buttons. It keeps its size in every state.
#[component]
pub fn Act(props: &ActProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        let decision = (props.scene.stage, props.scene.staged.clone());
        use_effect_with(decision, move |(stage, _)| {
            if let Some(element) = place.cast::<HtmlElement>() {
                platform::focus_if_lost(&element);
                if *stage == Stage::Idle {
                    platform::move_focus(&element, ".hand button");
                }
            }
        });
    }
    let scene = &props.scene;
    let label = match scene.stage {
        Stage::Waiting(_) | Stage::Out(_) => "Waiting",
        Stage::Over(_) => "The round is over",
        _ => "Your turn",
    };
    let content = match scene.stage {
        Stage::Idle => idle(props),
        Stage::Chosen(card) => chosen(props, card),
        Stage::Staged => staged(props),
        Stage::Passing => passing(props),
        Stage::Waiting(seat) => waiting(seat),
        Stage::Out(_) => out(props),
        Stage::Over(winner) => over(props, winner),
    };
    html! { <section class="act" aria-label={label} tabindex="-1" ref={place}>{ content }</section> }
}

fn on(props: &ActProps, action: Action) -> Callback<MouseEvent> {
    props.dispatch.reform(move |_| action.clone())
}

/// A button. Its key tells it from the one that stands there in the next stage: a
/// second Enter must not confirm what the first one asked for.
fn button(
    key: &'static str,
    class: &'static str,
    onclick: Callback<MouseEvent>,
    content: Html,
) -> Html {
    html! {
        <button {key} type="button" class={classes!("btn", class)} {onclick}>{ content }</button>
    }
}

/// The button that ends a turn, while it cannot.
fn not_yet() -> Html {
    html! {
        <button key="not-yet" type="button" class="btn go" aria-disabled="true">
            { "Not your turn" }
        </button>
    }
}

/// A heading with an icon, and what there is to say about it.
fn verdict(class: &'static str, sign: Option<&'static str>, title: &str, text: Html) -> Html {
    html! {
        <div class={classes!("verdict", class)}>
            <strong>{ for sign.map(icon) }{ " " }{ title }</strong>
            { text }
        </div>
    }
}

fn idle(props: &ActProps) -> Html {
    let view = &props.scene.view;
    let verdict_now = Verdict::of(view.table());
    let cannot_play = view.hand().is_empty();
    let text = if cannot_play {
        "Your hand is empty: you can only pass, and are out."
    } else {
        "Choose a card."
    };
    html! {
        <>
            { verdict("calm", None, "Your turn", html! {
                <p>{ words::leads(&verdict_now) }{ ". " }{ text }</p>
            }) }
            <div class="row">
                { button("ask", "tool", on(props, Action::AskToPass), html! {
                    <>{ icon("pass") }<span>{ "Pass" }</span></>
                }) }
            </div>
        </>
    }
}

fn chosen(props: &ActProps, card: Card) -> Html {
    let view = &props.scene.view;
    html! {
        <>
            <p class="line">
                <span>{ "Where does " }{ pill(card) }{ " go?" }</span>
                <span class="muted opt">{ "Tap it again to put it back" }</span>
            </p>
            <div class="row">
                if view.check(Move::Play(card)) == Err(IllegalMove::NotNow) {
                    { back_to_turn(props) }
                } else {
                    { target(props, view, Move::Play(card), "palette", "To your palette") }
                }
                { target(props, view, Move::ToCanvas(card), "canvas", "To the canvas") }
            </div>
        </>
    }
}

/// Stands where the palette would, once a card was played.
fn back_to_turn(props: &ActProps) -> Html {
    html! {
        <button key="back" type="button" class="target warns" onclick={on(props, Action::PutBack)}>
            { icon("back") }
            <b>{ "Back" }</b>
            <small>{ "You have played a card" }</small>
        </button>
    }
}

/// One of the places where a chosen card can go, and what that would mean.
fn target(
    props: &ActProps,
    view: &View,
    mv: Move,
    sign: &'static str,
    label: &'static str,
) -> Html {
    let outlook = Outlook::of(view, mv);
    let (class, mark, is_legal) = match outlook {
        Outlook::Leads => (None, "check", true),
        Outlook::Behind(_) => (Some("warns"), "warn", true),
        Outlook::Illegal(_) => (None, "cross", false),
    };
    let onclick = match is_legal {
        true => on(props, Action::Play(mv)),
        false => Callback::noop(),
    };
    html! {
        <button
            key={sign}
            type="button"
            class={classes!("target", class)}
            aria-disabled={(!is_legal).then_some("true")}
            {onclick}
        >
            { icon(sign) }
            <b>{ label }</b>
            <small>{ icon(mark) }{ words::outlook(outlook) }</small>
        </button>
    }
}

fn staged(props: &ActProps) -> Html {
    let view = &props.scene.view;
    let verdict_now = Verdict::of(view.table());
    let is_leading = verdict_now.is_led_by(view.seat());
    let reason = sentence(&words::verdict_reason(&verdict_now, view.seat()));
    let may_discard = view.table().phase() == Phase::Played && !view.hand().is_empty();
    let can_discard = view
        .legal_moves()
        .iter()
        .any(|mv| matches!(mv, Move::ToCanvas(_)));
    let more = words::what_next(may_discard, can_discard, is_leading);
    let (class, sign) = if is_leading {
        ("good", "check")
    } else {
        ("bad", "warn")
    };
    let title = words::verdict_title(&verdict_now, view.seat());
    let text = html! {
        <>
            <p>{ reason }</p>
            if let Some(more) = more {
                <p class="more">{ more }</p>
            }
        </>
    };
    let (go, label) = if is_leading {
        ("go", "End turn")
    } else {
        ("go out", "End turn and be out")
    };
    html! {
        <>
            { verdict(class, Some(sign), &title, text) }
            <div class="row">
                { button("undo", "tool", on(props, Action::Undo), html! {
                    <>{ icon("undo") }<span>{ "Undo" }</span></>
                }) }
                <button key="end" type="button" class={classes!("btn", "final", go)} onclick={on(props, Action::EndTurn)}>
                    { label }
                </button>
            </div>
        </>
    }
}

fn passing(props: &ActProps) -> Html {
    let view = &props.scene.view;
    let seats = view.table().seats_in();
    let others: Vec<Seat> = seats.filter(|&seat| seat != view.seat()).collect();
    let text = html! { <p>{ words::pass(&others) }</p> };
    html! {
        <>
            { verdict("bad", Some("warn"), "Pass and be out?", text) }
            <div class="row">
                { button("back", "half", on(props, Action::PutBack), html! { "Back" }) }
                { button("pass", "go out final", on(props, Action::EndTurn), html! { "Pass" }) }
            </div>
        </>
    }
}

fn waiting(seat: Seat) -> Html {
    html! {
        <>
            <p class="line"><span><b>{ words::name(seat) }</b>{ " is to move." }</span></p>
            <div class="row">
                { not_yet() }
            </div>
        </>
    }
}

/// The button that skips stands where no button of the state after it stands: whoever
/// taps it in the moment the round ends must not start another.
fn out(props: &ActProps) -> Html {
    let text = html! { <p>{ "The others play on for the round." }</p> };
    let can_skip = props.pace != Pace::Instant && !props.scene.is_hurried;
    html! {
        <>
            { verdict("calm", None, "You are out", text) }
            <div class="row">
                if can_skip {
                    { button("skip", "half", on(props, Action::Hurry), html! { "Skip to the end" }) }
                }
                { not_yet() }
            </div>
        </>
    }
}

fn over(props: &ActProps, winner: Seat) -> Html {
    let view = &props.scene.view;
    let (class, sign) = match winner == view.seat() {
        true => ("good", Some("check")),
        false => ("calm", None),
    };
    let text = Sentence::new(format!("The seed of this deal is {}.", props.scene.seed));
    let text = html! { <p>{ sentence(&text) }</p> };
    html! {
        <>
            { verdict(class, sign, &words::wins(winner), text) }
            <div class="row">
                { button("home", "tool leave", on(props, Action::GoHome), html! {
                    <>{ icon("back") }<span class="sr">{ "Home" }</span></>
                }) }
                { button("same", "half final", on(props, Action::SameDeal), html! { "Same deal again" }) }
                { button("again", "go final", props.on_play_again.clone(), html! { "Play again" }) }
            </div>
        </>
    }
}
