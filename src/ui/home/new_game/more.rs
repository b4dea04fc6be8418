//! The part of the new-game form that most players leave as it is.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::{FormFieldsProps, player_count, seat_level};
use crate::game::{Edition, PlayerCount, Scoring, Seat, Seed, Target};
use crate::i18n::Localizer;
use crate::state::{
    Action, Company, NavigationAction, NewGameAction, NewGameForm, PlayerKind, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::correspondence::{agreement, seal_switch};
use crate::ui::shell::fresh_seed;
use crate::ui::widgets::{Mood, RadioGroup, character, icon};

/// Seats, edition, end of the match, deal code, and options to agree on. A bad deal code is replaced when they are
/// folded: nobody would see why nothing can be dealt.
pub(super) fn more(
    loc: Localizer,
    props: &FormFieldsProps,
    is_typing: &UseStateHandle<bool>,
    dispatch: &Callback<Action>,
) -> Html {
    let FormFieldsProps { form, wanted } = props;
    let terms = &form.form;
    let is_bad = form.seed.parse::<Seed>().is_err();
    let mend = dispatch.reform(|()| Action::NewGame(NewGameAction::Seed(fresh_seed().to_string())));
    let ontoggle = move |event: Event| {
        let details: Element = event.target_unchecked_into();
        let is_open = details.has_attribute("open");
        if is_open {
            // Its content may lie below the button that starts the game.
            details.scroll_into_view();
        } else if is_bad {
            mend.emit(());
        }
    };
    let is_open_game = terms.company() == Company::Friends && !wanted.seals(terms);
    // Only what differs from a usual game is told while this is folded.
    let sealed = wanted.seals(terms).then(|| loc.sealed());
    let edition = terms.ruleset().edition();
    let edition = (edition != Edition::V1_3).then(|| loc.edition(edition));
    let unusual = edition
        .into_iter()
        .chain(sealed)
        .collect::<Vec<_>>()
        .join(" · ");
    html! {
        <details class="further" {ontoggle}>
            <summary>{ loc.form_more() }{ " " }<span class="muted">{ unusual }</span></summary>
            <div>
                { seats(loc, terms, dispatch) }
                { rules(loc, terms, dispatch) }
                if terms.company() == Company::Friends {
                    { seal_switch(loc, terms, wanted) }
                }
                if !wanted.seals(terms) {
                    { seed(loc, &form.seed, is_typing, dispatch) }
                }
                if is_open_game {
                    { agreement(loc, wanted) }
                }
            </div>
        </details>
    }
}

/// The number of players where it isn't asked for above, and each seat after the first unless all are opponents.
fn seats(loc: Localizer, terms: &NewGameForm, dispatch: &Callback<Action>) -> Html {
    let company = terms.company();
    let is_for_two = terms.players == PlayerCount::TWO;
    let is_told_above = match company {
        Company::Opponents => true,
        Company::Device => is_for_two,
        Company::Friends => false,
    };
    let seats = terms.players.seats().skip(1).enumerate();
    html! {
        if !is_told_above {
            <div class="other-seats">
                if company == Company::Friends {
                    { player_count(loc.form_players(), terms, 0, dispatch) }
                }
                if !is_for_two {
                    { for seats.map(|(number, seat)| other(loc, terms, number, seat, dispatch)) }
                }
            </div>
        }
    }
}

/// A seat after the first: a person here, a friend or an opponent; and an opponent's level.
fn other(
    loc: Localizer,
    terms: &NewGameForm,
    number: usize,
    seat: Seat,
    dispatch: &Callback<Action>,
) -> Html {
    let chosen = terms.others[number];
    let level = chosen.level();
    let opponent = PlayerKind::Bot(level.unwrap_or_else(|| terms.usual_level()));
    let kinds = [
        (loc.player_here(), PlayerKind::Human),
        (loc.player_friend(), PlayerKind::Friend),
        (loc.player_opponent(), opponent),
    ];
    let set = |player| Action::NewGame(NewGameAction::SetOpponent(number, player));
    let kinds = kinds.map(|(name, kind)| (name.into(), kind == chosen, set(kind)));
    let player = RadioGroup {
        is_label_hidden: true,
        ..RadioGroup::new(format!("player-{number}"), loc.form_player(seat), dispatch)
    };
    html! {
        <div key={number}>
            <span class="seat-name">
                { character(loc, seat, level.map(|_| Mood::Leading)) }
                { loc.name(seat) }
            </span>
            { player.among(kinds) }
            if level.is_some() {
                { seat_level(loc, terms, number, seat, dispatch) }
            }
        </div>
    }
}

/// Edition, and the end of a match for points.
fn rules(loc: Localizer, terms: &NewGameForm, dispatch: &Callback<Action>) -> Html {
    let (ruleset, players) = (&terms.ruleset(), terms.players);
    let editions = Edition::ALL.map(|edition| {
        let action = Action::NewGame(NewGameAction::Edition(edition));
        (
            loc.edition(edition).into(),
            edition == ruleset.edition(),
            action,
        )
    });
    let targets = [Target::Points, Target::None].map(|target| {
        let action = Action::NewGame(NewGameAction::Target(target));
        (
            loc.target(target, players).into(),
            target == ruleset.target(),
            action,
        )
    });
    html! {
        <>
            { RadioGroup::new("edition", loc.form_edition(), dispatch)
                .with_description(loc.edition_description(ruleset.edition()))
                .among(editions) }
            if ruleset.scoring() == Scoring::Points {
                { RadioGroup::new("target", loc.form_target(), dispatch)
                    .with_description(loc.target_description(ruleset.target(), players))
                    .among(targets) }
            }
        </>
    }
}

/// The seed as typed, its error, and buttons for a new one and to share the deal. It is validated once it is long
/// enough or the field loses focus, so that no error appears while the user is still typing.
fn seed(
    loc: Localizer,
    typed: &AttrValue,
    is_typing: &UseStateHandle<bool>,
    dispatch: &Callback<Action>,
) -> Html {
    let is_whole = typed.chars().count() >= Seed::LEN;
    let bad = typed.parse::<Seed>().err();
    let error = bad.filter(|_| is_whole || !**is_typing);
    let share = on_click(
        dispatch,
        Action::Navigate(NavigationAction::OpenSheet(Sheet::Share)),
    );
    let typing = is_typing.setter();
    let oninput = dispatch.reform(move |event: InputEvent| {
        typing.set(true);
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::NewGame(NewGameAction::Seed(input.value()))
    });
    let typing = is_typing.setter();
    let onchange = move |_: Event| typing.set(false);
    let another = dispatch
        .reform(|_: MouseEvent| Action::NewGame(NewGameAction::Seed(fresh_seed().to_string())));
    html! {
        <div class="field seed">
            <label for="seed">{ loc.form_seed() }</label>
            <div class="seedrow">
                <input
                    id="seed"
                    class="text"
                    type="text"
                    value={typed}
                    size="8"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid={error.map(|_| "true")}
                    aria-describedby="seed-error"
                    {oninput}
                    {onchange}
                />
                <button type="button" class="btn" onclick={another}>
                    { icon("retry") }
                    { loc.form_new_seed() }
                </button>
                <button
                    type="button"
                    class="btn"
                    aria-label={loc.share()}
                    aria-disabled={bad.map(|_| "true")}
                    onclick={bad.is_none().then_some(share)}
                >
                    { icon("share") }
                </button>
            </div>
            <p id="seed-error" class="error" role="status">
                if let Some(error) = error {
                    { icon("warn") }
                    { loc.seed_error(error) }
                }
            </p>
        </div>
    }
}
