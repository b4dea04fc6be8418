//! The new-game form.

mod more;

use yew::prelude::*;

use self::more::more;
use crate::bots::Level;
use crate::game::{PlayerCount, Seat};
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, Company, NavigationAction, NewGameAction, NewGameForm, PlayerKind, PlayerNames, Sheet,
};
use crate::ui::context::{PageContext, use_page};
use crate::ui::correspondence::{InviteOptions, way_to_play};
use crate::ui::widgets::{IconButton, Mood, RadioGroup, Toggle, character, name_fields};

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

/// The whole form except the button that deals: the company and what it needs; everything else is folded.
#[component]
pub fn FormFields(props: &FormFieldsProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    // `true` while the user types the deal code.
    let is_typing = use_state_eq(|| false);
    let FormFieldsProps { form, wanted } = props;
    html! {
        <div class="new">
            { company(loc, &form.form, &dispatch) }
            { who_plays(loc, form, &dispatch) }
            <div class="by">
                { game(loc, &form.form, &dispatch) }
                if form.form.company() == Company::Friends {
                    if platform::offers_live() {
                        { way_to_play(loc, wanted) }
                    }
                }
            </div>
            { more(loc, props, &is_typing, &dispatch) }
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

/// Opponents, a friend elsewhere, or people at this device.
fn company(loc: Localizer, terms: &NewGameForm, dispatch: &Callback<Action>) -> Html {
    let chosen = terms.company();
    let choices = Company::ALL.map(|company| {
        let name = match company {
            Company::Opponents => loc.form_opponents(),
            Company::Friends => loc.form_friend(),
            Company::Device => loc.friends_here(),
        };
        let action = Action::NewGame(NewGameAction::Company(company));
        (name.into(), company == chosen, action)
    });
    RadioGroup::new("company", loc.form_company(), dispatch).among(choices)
}

/// The number of opponents and their strength, or the people's names.
fn who_plays(loc: Localizer, props: &NewGameProps, dispatch: &Callback<Action>) -> Html {
    let terms = &props.form;
    let lineup = terms.lineup();
    let persons = terms
        .players
        .seats()
        .filter(|&seat| !matches!(lineup.at(seat), PlayerKind::Bot(_)));
    html! {
        <div class="who">
            { match terms.company() {
                Company::Opponents => html! {
                    <>
                        { player_count(loc.form_how_many(), terms, 1, dispatch) }
                        { strength(loc, terms, dispatch) }
                    </>
                },
                Company::Friends => name_fields(loc, &props.names, persons, false, lineup.only_friend(), dispatch),
                Company::Device => html! {
                    <>
                        { player_count(loc.form_players(), terms, 0, dispatch) }
                        { name_fields(loc, &props.names, persons, false, None, dispatch) }
                    </>
                },
            } }
        </div>
    }
}

/// Number of players, of whom `uncounted` are not part of the numbers shown.
fn player_count(
    label: &'static str,
    terms: &NewGameForm,
    uncounted: usize,
    dispatch: &Callback<Action>,
) -> Html {
    let numbers = PlayerCount::ALL.map(|players| {
        let number = (players.get() - uncounted).to_string().into();
        let action = Action::NewGame(NewGameAction::Players(players));
        (number, players == terms.players, action)
    });
    RadioGroup::new("players", label, dispatch).among(numbers)
}

/// Level of the opponent, or of each of several. Their place is as high for one as for three, so nothing moves with
/// the number.
fn strength(loc: Localizer, terms: &NewGameForm, dispatch: &Callback<Action>) -> Html {
    if terms.players == PlayerCount::TWO {
        let level = terms.usual_level();
        let opponent = terms.players.after(Seat::FIRST);
        let choice = RadioGroup::new("level", loc.form_how_strong(), dispatch)
            .with_description(loc.level_description(opponent, level))
            .among(levels(loc, Some(level), NewGameAction::Level));
        return html! { <div class="levels">{ choice }</div> };
    }
    let seats = terms.players.seats().skip(1).enumerate();
    let row = |(number, seat)| {
        html! {
            <div class="seat-level" key={number}>
                { character(loc, seat, Some(Mood::Leading)) }
                { seat_level(loc, terms, number, seat, dispatch) }
            </div>
        }
    };
    html! {
        <div class="levels field">
            <span aria-hidden="true">{ loc.form_how_strong() }</span>
            { for seats.map(row) }
        </div>
    }
}

/// Level of the opponent in one seat.
fn seat_level(
    loc: Localizer,
    terms: &NewGameForm,
    number: usize,
    seat: Seat,
    dispatch: &Callback<Action>,
) -> Html {
    let set = |level| NewGameAction::SetOpponent(number, PlayerKind::Bot(level));
    let group = RadioGroup {
        is_label_hidden: true,
        ..RadioGroup::new(format!("level-{number}"), loc.form_level(seat), dispatch)
    };
    let level = terms.others[number].level();
    let described = match level {
        Some(level) => group.with_description(loc.level_description(seat, level)),
        None => group,
    };
    described.among(levels(loc, level, set))
}

/// The levels to choose from.
fn levels(
    loc: Localizer,
    chosen: Option<Level>,
    set: impl Fn(Level) -> NewGameAction,
) -> impl IntoIterator<Item = (AttrValue, bool, Action)> {
    Level::OFFERED.map(|level| {
        let action = Action::NewGame(set(level));
        (loc.level(level).into(), Some(level) == chosen, action)
    })
}

/// Basic or Advanced, and Actions.
fn game(loc: Localizer, terms: &NewGameForm, dispatch: &Callback<Action>) -> Html {
    let ruleset = &terms.ruleset();
    let games = [false, true].map(|advanced| {
        let action = Action::NewGame(NewGameAction::Advanced(advanced));
        (
            loc.game(advanced).into(),
            advanced == ruleset.is_advanced(),
            action,
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
    html! {
        <>
            { RadioGroup::new("game", loc.form_game(), dispatch)
                .with_description(loc.game_description(ruleset))
                .among(games) }
            <div class="has-help-button">
                { actions.view(dispatch) }
                { IconButton::new(loc.form_actions_help(), "help").sends(help, dispatch) }
            </div>
        </>
    }
}
