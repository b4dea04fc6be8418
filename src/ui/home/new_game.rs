//! The new-game form.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::game::{Edition, PlayerCount, Scoring, Seat, Seed, Target};
use crate::i18n::Localizer;
use crate::state::{
    Action, NavigationAction, NewGameAction, NewGameForm, PlayerKind, PlayerNames, Sheet,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::correspondence::{InviteOptions, agreement};
use crate::ui::shell::fresh_seed;
use crate::ui::widgets::{IconButton, Mood, RadioGroup, Toggle, character, icon, name_fields};

#[derive(Clone, PartialEq)]
pub struct NewGameProps {
    pub form: NewGameForm,
    pub names: PlayerNames,
    /// The seed, as typed.
    pub seed: AttrValue,
}

#[derive(Clone, PartialEq, Properties)]
pub struct FormFieldsProps {
    pub form: NewGameProps,
    /// Options to agree on with friends who are invited.
    pub wanted: UseStateHandle<InviteOptions>,
}

/// Players, opponents, rules, seed, and options to agree on: the whole form except the button that deals.
#[component]
pub fn FormFields(props: &FormFieldsProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    // `true` while the user types the deal code.
    let is_typing = use_state_eq(|| false);
    let FormFieldsProps { form, wanted } = props;
    html! {
        <div class="new">
            { who_plays(loc, form, &dispatch) }
            { by_which_rules(loc, &form.form, &dispatch) }
            if !wanted.seals(&form.form) {
                { seed(loc, &form.seed, &is_typing, &dispatch) }
            }
            if form.form.lineup().has_friends() {
                { agreement(loc, &form.form, wanted) }
            }
        </div>
    }
}

/// The fields of the form, which are in the lazy chunk.
#[derive(Clone)]
pub enum LazyForm {
    /// The function that renders them.
    Here(fn(FormFieldsProps) -> Html),
    /// A placeholder while they load.
    Awaited(Html),
}

impl PartialEq for LazyForm {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            // There is only one such function.
            (Self::Here(_), Self::Here(_)) => true,
            (Self::Awaited(one), Self::Awaited(other)) => one == other,
            (Self::Here(_), Self::Awaited(_)) | (Self::Awaited(_), Self::Here(_)) => false,
        }
    }
}

/// Number of players, their kinds, and their names if several are people.
fn who_plays(loc: Localizer, props: &NewGameProps, dispatch: &Callback<Action>) -> Html {
    let terms = &props.form;
    let numbers = PlayerCount::ALL.map(|players| {
        let number = players.get().to_string().into();
        let is_chosen = players == terms.players;
        (
            number,
            is_chosen,
            Action::NewGame(NewGameAction::Players(players)),
        )
    });
    let lineup = terms.lineup();
    let persons = terms
        .players
        .seats()
        .filter(|&seat| !matches!(lineup.at(seat), PlayerKind::Bot(_)));
    let opponents = terms.players.seats().skip(1).enumerate();
    html! {
        <div class="who">
            { RadioGroup::new("players", loc.form_players(), dispatch).among(numbers) }
            <div class="field">
                <span>{ loc.form_opponents() }</span>
                <div class="bots">
                    { for opponents.map(|(number, seat)| opponent(loc, terms, number, seat, dispatch)) }
                </div>
                if lineup.is_shared() || lineup.has_friends() {
                    { name_fields(loc, &props.names, persons, dispatch) }
                }
            </div>
        </div>
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

fn opponent(
    loc: Localizer,
    terms: &NewGameForm,
    number: usize,
    seat: Seat,
    dispatch: &Callback<Action>,
) -> Html {
    let chosen = terms.others[number];
    let mood = matches!(chosen, PlayerKind::Bot(_)).then_some(Mood::Leading);
    let players = PlayerKind::ALL.map(|player| {
        let name = loc.player(player).into();
        (
            name,
            player == chosen,
            Action::NewGame(NewGameAction::SetOpponent(number, player)),
        )
    });
    let choice = RadioGroup {
        is_label_hidden: true,
        ..RadioGroup::new(format!("player-{number}"), loc.form_player(seat), dispatch)
    };
    html! {
        <div key={number}>
            <span class="seat-name">{ character(loc, seat, mood) }{ loc.name(seat) }</span>
            { choice.among(players) }
            <small class="muted">{ loc.player_description(chosen) }</small>
        </div>
    }
}

/// Edition, Basic or Advanced, target, Actions.
fn by_which_rules(loc: Localizer, terms: &NewGameForm, dispatch: &Callback<Action>) -> Html {
    let (ruleset, players) = (&terms.ruleset(), terms.players);
    let editions = Edition::ALL.map(|edition| {
        let name = loc.edition(edition).into();
        let is_chosen = edition == ruleset.edition();
        (
            name,
            is_chosen,
            Action::NewGame(NewGameAction::Edition(edition)),
        )
    });
    let games = [false, true].map(|advanced| {
        let name = loc.game(advanced).into();
        let is_chosen = advanced == ruleset.is_advanced();
        (
            name,
            is_chosen,
            Action::NewGame(NewGameAction::Advanced(advanced)),
        )
    });
    let targets = [Target::Points, Target::None].map(|target| {
        let name = loc.target(target, players).into();
        (
            name,
            target == ruleset.target(),
            Action::NewGame(NewGameAction::Target(target)),
        )
    });
    let has_actions = ruleset.actions().is_some();
    let actions = Toggle {
        name: "actions",
        label: loc.form_actions(),
        description: loc.actions_description(ruleset.actions()),
        is_on: has_actions,
        action: Action::NewGame(NewGameAction::Actions(!has_actions)),
    };
    let help = Action::Navigate(NavigationAction::OpenSheet(Sheet::Actions));
    let choice = |name, label, says: AttrValue| {
        RadioGroup::new(name, label, dispatch).with_description(says)
    };
    let target_says = loc.target_description(ruleset.target(), players);
    html! {
        <div class="by">
            { choice("edition", loc.form_edition(), loc.edition_description(ruleset.edition()).into()).among(editions) }
            { choice("game", loc.form_game(), loc.game_description(ruleset).into()).among(games) }
            if ruleset.scoring() == Scoring::Points {
                { choice("target", loc.form_target(), target_says.into()).among(targets) }
            }
            <div class="has-help-button">
                { actions.view(dispatch) }
                { IconButton::new(loc.form_actions_help(), "help").sends(help, dispatch) }
            </div>
        </div>
    }
}
