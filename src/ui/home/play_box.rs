//! The primary section of the start page: a first round, the last opponents, or a game to resume. The new-game form
//! opens below.

use yew::prelude::*;

use super::KnownPlayerParts;
use super::new_game::{FormFieldsProps, LazyForm, NewGameProps};
use super::picture::in_force;
use crate::game::{PlayerCount, Scoring, Seat, Seed};
use crate::i18n::Localizer;
use crate::state::{
    Action, CorrespondenceAction, CorrespondenceSummary, GameAction, GameId, GameSlot,
    LessonAction, Lineup, NavigationAction, NewGameAction, RecentGame, Scene, SecondPart, Sheet,
};
use crate::ui::context::on_click;
use crate::ui::correspondence::{FriendParts, InviteOptions, begin_sealed};
use crate::ui::shell::fresh_seed;
use crate::ui::widgets::{Mood, all_rules, character, icon, sign_of};

/// The box with the button that starts or resumes a game.
pub struct PlayBox<'a> {
    pub loc: Localizer,
    pub dispatch: &'a Callback<Action>,
    /// `true` if the user has neither played nor done a lesson yet.
    pub is_new: bool,
    /// The games to resume, with their slots.
    pub left: Vec<(GameSlot, &'a Scene)>,
    /// The first correspondence game that waits for the user.
    pub awaiting: Option<(GameSlot, &'a CorrespondenceSummary)>,
    pub form: &'a NewGameProps,
    /// `true` if the form is open.
    pub is_customising: bool,
    /// Options to agree on with friends who are invited.
    pub wanted: UseStateHandle<InviteOptions>,
    /// The fields of the form, or a placeholder while they load.
    pub part: &'a LazyForm,
    /// The most recent game that is over.
    pub last: Option<&'a RecentGame>,
}

/// The action of the primary button.
#[derive(Clone, Copy, PartialEq)]
enum PrimaryAction<'a> {
    /// Starts a newcomer's first round.
    First,
    /// Deals as the form describes.
    Deal,
    /// Resumes a game.
    Left(GameSlot, &'a Scene),
    /// Opens a correspondence game.
    Friends(GameSlot, &'a CorrespondenceSummary),
}

impl<'a> PlayBox<'a> {
    /// Renders the box. The form and the button that opens it stay the same elements in all states; the button that
    /// deals comes after the fields, as one fills them in.
    pub fn view(&self) -> Html {
        let loc = self.loc;
        let onsubmit = self.onsubmit();
        let lead = self.lead();
        let is_new = lead == PrimaryAction::First;
        let class = classes!(
            "box",
            "play",
            is_new.then_some("first"),
            self.is_customising.then_some("customising")
        );
        html! {
            <section {class} aria-label={loc.play_label()}>
                { self.picture(lead) }
                <form class="body" aria-label={loc.form_title()} novalidate=true {onsubmit}>
                    <h1 class={(!is_new).then_some("sr")}>{ loc.start_title() }</h1>
                    if is_new {
                        <p class="description">{ loc.start_description() }</p>
                    }
                    if !self.is_customising || self.has_begun() {
                        <div class="row">
                            if !self.is_customising {
                                { self.primary(lead) }
                            }
                            { self.beside(lead) }
                        </div>
                    }
                    { self.table(lead) }
                    if self.is_customising {
                        { self.fields() }
                        <div class="go">{ self.primary(lead) }</div>
                    } else if self.left.len() > 1 {
                        <div class="others-left">
                            { for self.left.iter().skip(1).map(|&(slot, scene)| self.also(slot, scene)) }
                        </div>
                    }
                </form>
            </section>
        }
    }

    fn fields(&self) -> Html {
        match self.part {
            LazyForm::Here(fields) => fields(FormFieldsProps {
                form: self.form.clone(),
                wanted: self.wanted.clone(),
            }),
            LazyForm::Awaited(awaited) => html! { <div class="new">{ awaited.clone() }</div> },
        }
    }

    fn has_friends(&self) -> bool {
        self.form.form.lineup().has_friends()
    }

    /// Deals, or invites friends.
    fn onsubmit(&self) -> Callback<SubmitEvent> {
        let (has_friends, agreed) = (self.has_friends(), self.wanted.options);
        let is_sealed = self.wanted.seals(&self.form.form);
        let is_live = has_friends && self.wanted.is_live;
        let dispatch = self.dispatch.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let next = fresh_seed();
            dispatch.emit(match has_friends {
                true if is_sealed => begin_sealed(),
                true => Action::Correspondence(CorrespondenceAction::Begin {
                    id: GameId(fresh_seed()),
                    next,
                    agreed,
                }),
                false => Action::Game(GameAction::Deal(next)),
            });
            if is_live {
                dispatch.emit(Action::Navigate(NavigationAction::OpenSheet(Sheet::Live)));
            }
        })
    }

    fn lead(&self) -> PrimaryAction<'a> {
        match (self.left.first(), self.awaiting) {
            _ if self.is_customising => PrimaryAction::Deal,
            (Some(&(slot, scene)), _) => PrimaryAction::Left(slot, scene),
            (None, Some((slot, summary))) => PrimaryAction::Friends(slot, summary),
            (None, None) if self.is_new => PrimaryAction::First,
            (None, None) => PrimaryAction::Deal,
        }
    }

    /// Returns `true` if there is a game to resume.
    fn has_begun(&self) -> bool {
        !self.left.is_empty() || self.awaiting.is_some()
    }

    fn picture(&self, lead: PrimaryAction<'_>) -> Html {
        match (lead, self.last) {
            (PrimaryAction::Left(_, scene), _) => in_force(
                self.naming(&scene.players.lineup)
                    .addressing(scene.players.you),
                scene,
            ),
            (PrimaryAction::Deal, Some(game)) => {
                let loc = self.naming(&game.link().lineup);
                let parts = KnownPlayerParts::loaded();
                parts.map_or_else(all_rules, |parts| (parts.last_round)(loc, game))
            }
            (PrimaryAction::First | PrimaryAction::Deal | PrimaryAction::Friends(..), _) => {
                all_rules()
            }
        }
    }

    fn primary(&self, lead: PrimaryAction<'_>) -> Html {
        let (loc, dispatch) = (self.loc, self.dispatch);
        let (text, onclick) = match lead {
            PrimaryAction::First => {
                let first = |_: MouseEvent| Action::Lesson(LessonAction::FirstRound(fresh_seed()));
                (loc.play_first(), Some(dispatch.reform(first)))
            }
            PrimaryAction::Deal if self.has_friends() => (loc.friends_begin(), None),
            PrimaryAction::Deal => (loc.play(), None),
            PrimaryAction::Left(slot, _) | PrimaryAction::Friends(slot, _) => {
                let go_on = Action::Navigate(NavigationAction::Resume(slot));
                (loc.last_continue(), Some(on_click(dispatch, go_on)))
            }
        };
        let is_bad = lead == PrimaryAction::Deal && self.form.seed.parse::<Seed>().is_err();
        let kind = if onclick.is_some() {
            "button"
        } else {
            "submit"
        };
        html! {
            <button type={kind} class="btn primary" aria-disabled={is_bad.then_some("true")} {onclick}>
                { icon("play") }
                { text }
            </button>
        }
    }

    /// The button beside the primary one: the first lesson, or another game than the one to resume.
    fn beside(&self, lead: PrimaryAction<'_>) -> Html {
        let loc = self.loc;
        let learn = on_click(self.dispatch, Action::Lesson(LessonAction::Learn));
        html! {
            if lead == PrimaryAction::First {
                <button type="button" class="btn" onclick={learn}>
                    { icon("learn") }
                    { loc.play_learn() }
                </button>
            } else if self.has_begun() {
                { self.opener("btn", loc.play_new()) }
            }
        }
    }

    /// The players and the rules, and the button that opens the form.
    fn table(&self, lead: PrimaryAction<'_>) -> Html {
        let loc = self.loc;
        let terms = &self.form.form;
        let thinking = |seat| character(loc, seat, Some(Mood::Thinking));
        let at_table = |lineup: &Lineup, own: Seat| {
            let loc = self.naming(lineup);
            let others = lineup.players().seats().filter(|&seat| seat != own);
            let sign = |seat| sign_of(loc, lineup, seat, &loc.name(seat), Mood::Thinking);
            others.map(sign).collect::<Html>()
        };
        let (faces, title, says) = match lead {
            PrimaryAction::First => {
                let rival = PlayerCount::TWO.after(Seat::FIRST);
                let says = loc.play_first_description().to_owned();
                (thinking(rival), loc.play_first_against(rival), says)
            }
            PrimaryAction::Deal => {
                let lineup = terms.lineup();
                let title = self.naming(&lineup).others_at(terms.players, Seat::FIRST);
                let says = loc.table_in_short(&lineup, &terms.ruleset());
                (at_table(&lineup, Seat::FIRST), title, says)
            }
            PrimaryAction::Left(_, scene) => {
                let (title, says) = self.left_at(scene);
                (
                    at_table(&scene.players.lineup, own_seat(scene)),
                    title,
                    says,
                )
            }
            PrimaryAction::Friends(_, summary) => {
                let Some(parts) = FriendParts::loaded() else {
                    return Html::default();
                };
                let (title, says) = (parts.told_of)(loc, summary);
                let friends = (parts.friends_of)(loc, summary).into_iter();
                (friends.collect(), title, says)
            }
        };
        html! {
            <div class="setup">
                <span class="faces" aria-hidden="true">{ faces }</span>
                <p><b>{ title }</b>{ " " }<span class="muted">{ says }</span></p>
                if !self.has_begun() {
                    { self.opener("link", loc.play_customise()) }
                }
            </div>
        }
    }

    /// Button that opens or closes the form.
    fn opener(&self, class: &'static str, opens: &'static str) -> Html {
        let is_open = self.is_customising;
        let onclick = self.dispatch.reform(move |_: MouseEvent| {
            Action::NewGame(if is_open {
                NewGameAction::Close(fresh_seed())
            } else {
                NewGameAction::Open
            })
        });
        let expanded = if is_open { "true" } else { "false" };
        html! {
            <button type="button" {class} aria-expanded={expanded} {onclick}>
                { if is_open { self.loc.play_done() } else { opens } }
            </button>
        }
    }

    /// Another game to resume.
    fn also(&self, slot: GameSlot, scene: &Scene) -> Html {
        let loc = self.loc;
        let go_on = on_click(
            self.dispatch,
            Action::Navigate(NavigationAction::Resume(slot)),
        );
        let (title, says) = self.left_at(scene);
        html! {
            <div class="also">
                <p><b>{ title }</b>{ " " }<span class="muted">{ says }</span></p>
                <button type="button" class="btn" onclick={go_on}>{ loc.last_continue() }</button>
            </div>
        }
    }

    /// The localizer with the names that were given to people in a lineup.
    fn naming(&self, lineup: &Lineup) -> Localizer {
        let names = self.form.names.of_people(lineup);
        self.loc.with_friends(names, lineup.only_friend())
    }

    /// The player to move in a game to resume; and its progress, with the other players or the standings.
    fn left_at(&self, scene: &Scene) -> (String, String) {
        let loc = self
            .naming(&scene.players.lineup)
            .addressing(scene.players.you);
        let to_move = loc.left_at(scene.turn.stage);
        let ruleset = scene.view.table().ruleset();
        let says = match ruleset.scoring() {
            Scoring::Game => {
                let turn = loc.last_turn(scene.log.len() + 1);
                let others = loc.others_at(scene.players.lineup.players(), own_seat(scene));
                format!("{turn} · {others}")
            }
            Scoring::Points => {
                let round = loc.round(scene.score.round);
                format!("{round} · {}", loc.standings(&scene.score))
            }
        };
        if scene.attempt.retry.is_some() || scene.is_practice() {
            (format!("{to_move} · {}", loc.practice()), says)
        } else {
            (to_move, says)
        }
    }
}

/// The seat of the user, or of the first of several people at this device.
fn own_seat(scene: &Scene) -> Seat {
    scene.players.you.unwrap_or(Seat::FIRST)
}
