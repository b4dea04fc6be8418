//! Destinations of a chosen card, each with a preview of its effect.

use yew::prelude::*;

use crate::game::{Card, Move, Phase, RecycleDeck, View};
use crate::i18n::Localizer;
use crate::state::{Action, FollowUp, MovePreview, TurnAction};
use crate::ui::shell::shortcut;
use crate::ui::table::turn_panel::TurnPanelView;
use crate::ui::widgets::{icon, inline_card, sentence};

pub struct Destination {
    /// Name shared by the drop zone and the button of this destination.
    pub sign: &'static str,
    pub label: &'static str,
    mv: Move,
    outlook: MovePreview,
}

/// Destinations of a card in this phase of the turn, including forbidden ones.
pub fn all_destinations(loc: Localizer, view: &View, card: Card) -> Vec<Destination> {
    let table = view.table();
    let actions = table.ruleset().actions();
    let may_return = actions.is_some_and(|actions| actions.recycle_deck == RecycleDeck::Always);
    let place = |sign, label, mv| Destination {
        sign,
        label,
        mv,
        outlook: MovePreview::of(view, mv),
    };
    let palette = || place("palette", loc.to_palette(), Move::Play(card));
    let canvas = || place("canvas", loc.to_canvas(), Move::ToCanvas(card));
    let deck = || place("deck", loc.to_deck(), Move::ToDeck(card));
    match table.phase() {
        Phase::Take => vec![deck()],
        Phase::Recycle(_) if may_return => vec![canvas(), deck()],
        Phase::Recycle(_) | Phase::Played => vec![canvas()],
        Phase::Discarded => vec![palette()],
        _ => vec![palette(), canvas()],
    }
}

impl Destination {
    /// Returns `true` if the card may not go there.
    fn is_forbidden(&self) -> bool {
        matches!(self.outlook, MovePreview::Illegal(_))
    }

    /// Class of the button or drop zone.
    pub fn class(&self) -> Option<&'static str> {
        match self.outlook {
            MovePreview::Leads => None,
            MovePreview::Behind(_) => Some("warns"),
            MovePreview::Illegal(_) => Some("forbids"),
        }
    }

    /// Icon for the effect of the move.
    pub fn mark(&self) -> &'static str {
        match self.outlook {
            MovePreview::Leads => "check",
            MovePreview::Behind(_) => "warn",
            MovePreview::Illegal(_) => "cross",
        }
    }

    /// Strength with which the player would lead after the move, if the move has no further effect.
    fn leads_with(&self, loc: Localizer, view: &View) -> Option<Html> {
        let is_all = self.outlook == MovePreview::Leads && FollowUp::of(view, self.mv).is_none();
        let after = is_all.then(|| view.after(self.mv).ok()).flatten()?;
        let (table, own) = (after.table(), view.seat());
        let rule = table.rule();
        let standing = table.standing(own, rule)?;
        let strength = loc.strength(rule, Some(standing));
        Some(html! {
            <>{ " " }<span class="with">{ strength }{ " " }{ inline_card(loc, standing.top()) }</span></>
        })
    }

    /// Description of the move's effect.
    pub fn description(&self, loc: Localizer, view: &View) -> String {
        loc.outlook(self.outlook, view, self.mv)
    }
}

/// Announcement of the destinations of a chosen card, each with its effect.
pub fn destinations_status(loc: Localizer, view: &View, card: Card) -> String {
    let places = all_destinations(loc, view, card);
    let told = places.iter().map(|place| {
        let effect = place.description(loc, view);
        loc.stopped(loc.labelled(&effect, place.label))
    });
    let told: Vec<String> = told.collect();
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    loc.sentences(&told)
}

/// Buttons for the destinations of a chosen card, each with its effect.
pub fn destinations(act: &TurnPanelView<'_>, card: Card) -> Html {
    let (loc, view) = (act.loc, &act.scene.view);
    let phase = view.table().phase();
    let places = all_destinations(loc, view, card);
    // With a single destination, the *Back* button takes the position of the missing one.
    let (before, after) = match (phase, places.len()) {
        (Phase::Discarded, _) => (None, Some(loc.back_discarded())),
        (Phase::Played, _) => (Some(loc.back_played()), None),
        (_, 1) => (Some(loc.back_another()), None),
        _ => (None, None),
    };
    html! {
        <>
            <p class="line">
                <span>{ sentence(loc, &loc.where_to(phase, card)) }</span>
                { " " }
                <span class="muted opt">{ loc.where_put_back() }</span>
            </p>
            <div class="row">
                { for before.map(|reason| back(act, reason)) }
                { for places.iter().map(|place| target(act, place)) }
                { for after.map(|reason| back(act, reason)) }
            </div>
        </>
    }
}

/// *Back* button in place of a destination not available in this turn.
fn back(act: &TurnPanelView<'_>, reason: &'static str) -> Html {
    html! {
        <button key="back" type="button" class="target warns" onclick={act.on(Action::Turn(TurnAction::PutBack))}>
            { icon("back") }
            <b>{ act.loc.button_back() }</b>
            { " " }
            <small>{ reason }</small>
        </button>
    }
}

/// Button that moves a chosen card to a destination.
fn target(act: &TurnPanelView<'_>, place: &Destination) -> Html {
    let view = &act.scene.view;
    let keys = match (place.sign, view.table().phase()) {
        ("deck", Phase::Take) => "deck-alone",
        _ => place.sign,
    };
    html! {
        <button
            key={place.sign}
            type="button"
            class={classes!("target", place.class())}
            data-place={place.sign}
            aria-disabled={place.is_forbidden().then_some("true")}
            aria-keyshortcuts={shortcut(act.settings, keys)}
            // A game ignores a forbidden move; a lesson explains it.
            onclick={act.on(Action::Turn(TurnAction::Make(place.mv)))}
        >
            { icon(place.sign) }
            <b>{ place.label }</b>
            { " " }
            <small>
                { icon(place.mark()) }
                { place.description(act.loc, view) }
            </small>
            { for place.leads_with(act.loc, view) }
        </button>
    }
}
