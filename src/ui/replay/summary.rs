//! The summary of a round: its chances, the key turn, a better one, and the button to try it.

use std::rc::Rc;

use yew::prelude::*;

use super::chart::Chart;
use super::review::{more, whose};
use super::rounds::Rounds;
use super::turn_list::turns;
use crate::i18n::Localizer;
use crate::platform;
use crate::state::{
    Action, KeyMoment, KeyTurn, LearnProgress, MomentKind, NavigationAction, Replay, ReplayAction,
    ReplayScene, ReplaySource, ReviewRound, ReviewScene, RoundSummary, Settings, Sheet, TurnRating,
    TurnToLearn, change_document,
};
use crate::ui::context::{PageContext, on_click, use_page};
use crate::ui::effect::use_effect_with;
use crate::ui::shell::shortcut;
use crate::ui::store::BrowserStorage;
use crate::ui::table::strength;
use crate::ui::widgets::{
    IconButton, brand, icon, inline_card, lying, rating_sign, rule_icon, sentence, use_lost_focus,
};

#[derive(Clone, PartialEq, Properties)]
pub struct SummaryScreenProps {
    pub replay: Rc<ReplayScene>,
    /// The replay with the reviews of all rounds so far.
    pub whole: Rc<Replay>,
    pub settings: Settings,
}

/// The summary screen of a finished round. The layout doesn't shift when results arrive: each part reserves its space.
#[component]
pub fn SummaryScreen(props: &SummaryScreenProps) -> Html {
    let PageContext { loc, dispatch } = use_page();
    // The button that opened this screen is gone.
    let place = use_lost_focus(());
    let progress = use_learn_progress();
    let replay = &props.replay;
    let shown = replay.summary.as_ref().and_then(RoundSummary::moment);
    use_effect_with(shown.map(|moment| moment.ply), |_| {
        platform::show_in_list(".turns [aria-current]");
    });
    let (Some(review), Some(summary)) = (&replay.review, &replay.summary) else {
        return Html::default();
    };
    let page = StoryPage {
        loc,
        replay,
        review,
        summary,
        settings: &props.settings,
        to_learn: progress.to_learn(&props.whole),
        dispatch: &dispatch,
    };
    html! {
        <div class="summary-page">
            { page.top_bar(place) }
            { page.rounds() }
            <main class="review-summary" aria-label={loc.review()}>
                <div class="told">
                    { page.chances() }
                    { page.details() }
                    { page.bar() }
                </div>
                { turns(loc, replay, review, &dispatch) }
                <details class="panel more">
                    <summary>{ loc.review_more_title() }</summary>
                    <div class="review">{ more(loc, review, replay, &dispatch) }</div>
                </details>
            </main>
        </div>
    }
}

/// The stored results of learning, which are read when the screen opens.
#[hook]
fn use_learn_progress() -> UseStateHandle<LearnProgress> {
    let progress = use_state(LearnProgress::default);
    let set = progress.setter();
    use_effect_with((), move |()| {
        // A problem is told when there is something to store.
        if let Ok(stored) = change_document(&BrowserStorage, |all: &mut LearnProgress| all.clone())
        {
            set.set(stored);
        }
    });
    progress
}

pub(super) struct StoryPage<'a> {
    pub(super) loc: Localizer,
    pub(super) replay: &'a ReplayScene,
    pub(super) review: &'a ReviewScene,
    pub(super) summary: &'a RoundSummary,
    pub(super) settings: &'a Settings,
    pub(super) to_learn: Vec<TurnToLearn>,
    pub(super) dispatch: &'a Callback<Action>,
}

impl StoryPage<'_> {
    pub(super) fn on(&self, action: ReplayAction) -> Callback<MouseEvent> {
        on_click(self.dispatch, Action::Replay(action))
    }

    fn top_bar(&self, title: NodeRef) -> Html {
        let loc = self.loc;
        let settings = IconButton::new(loc.settings(), "gear");
        let settings = settings.sends(
            Action::Navigate(NavigationAction::OpenSheet(Sheet::Settings)),
            self.dispatch,
        );
        let to = |action| on_click(self.dispatch, Action::Navigate(action));
        let home = to(NavigationAction::Home);
        let back = match self.replay.source {
            ReplaySource::Table => Some((loc.review_back(), self.on(ReplayAction::BackToTable))),
            ReplaySource::Gallery => Some((loc.gallery(), to(NavigationAction::BackToGallery))),
            ReplaySource::Local | ReplaySource::Received | ReplaySource::Position => None,
        };
        html! {
            <header class="top">
                <button type="button" class="brand" aria-label={loc.table_home()} onclick={home.clone()}>{ brand() }</button>
                <h1 tabindex="-1" ref={title}>{ loc.review() }</h1>
                <nav aria-label={loc.table_menu()}>
                    { for back.map(|(name, back)| html! {
                        <button type="button" class="btn back" onclick={back}>{ icon("back") }{ name }</button>
                    }) }
                    if self.replay.source == ReplaySource::Local {
                        { IconButton::new(loc.settings_home(), "back").view(home) }
                    }
                    { settings }
                </nav>
            </header>
        }
    }

    /// The rounds of a match.
    fn rounds(&self) -> Html {
        let rounds = &self.replay.rounds;
        if rounds.is_empty() {
            return Html::default();
        }
        let shown = self.replay.scene.score.round;
        let found = |round: &ReviewRound| {
            let of_round = |turn: &&TurnToLearn| turn.round == round.number && turn.is_solved;
            self.to_learn.iter().filter(of_round).count()
        };
        let found: Vec<usize> = rounds.iter().map(found).collect();
        let players = self.replay.scene.view.table().players();
        let bots = players.seats().filter(|&seat| self.replay.is_bot(seat));
        let bots = bots.collect::<Vec<_>>();
        html! { <Rounds rounds={rounds.clone()} {found} {bots} {shown} /> }
    }

    fn chances(&self) -> Html {
        let chart = Chart {
            loc: self.loc,
            review: self.review,
            key: self.summary.moment().map(|moment| moment.ply),
            dispatch: self.dispatch,
        };
        html! {
            <section class="panel chances" aria-labelledby="chances">
                <header>
                    <h2 id="chances">{ self.loc.review_story(self.review, self.replay.round()) }</h2>
                    if self.review.persons.len() > 1 {
                        { whose(self.loc, self.review, self.dispatch) }
                    }
                    // The legend reserves its space before it is known whether there are any mistakes.
                    <p class={classes!("muted", (!self.review.has_losses()).then_some("blank"))}>
                        { self.loc.review_legend(self.review.seat) }
                    </p>
                </header>
                { chart.draw() }
            </section>
        }
    }

    /// The key turn, the turn to compare it with, and the position to try again from.
    fn details(&self) -> Html {
        let loc = self.loc;
        match self.summary {
            RoundSummary::KeyMoment(moment) => html! {
                <>
                    { self.made(moment) }
                    { self.other(moment) }
                    { self.facts(moment) }
                </>
            },
            RoundSummary::Analysing(done, count) => html! {
                <>
                    <section class="panel choice made" aria-live="polite">
                        <p key={*done} class="muted">{ loc.review_progress(*count, *done) }</p>
                    </section>
                    <section class="panel choice other" />
                    <section class="panel facts" />
                </>
            },
            RoundSummary::NoKeyMoment => html! {
                <section class="panel choice made alone" aria-live="polite">
                    <h2>{ icon("check") }{ loc.no_mistakes(self.review.seat, self.review.lost_chance()) }</h2>
                </section>
            },
        }
    }

    fn made(&self, moment: &KeyMoment) -> Html {
        let loc = self.loc;
        let alone = moment.comparison.other.is_none().then_some("alone");
        let next = moment.next.as_ref().map(|line| loc.log_of(line));
        let estimate = &moment.comparison.made.estimate;
        let is_out_by_draw = moment.line.out && estimate.won > 0;
        let chance = match is_out_by_draw {
            _ if moment.rating == TurnRating::NoChoice => String::new(),
            true => loc.before_draw(estimate),
            false => loc.chance_to_win(estimate),
        };
        // Such a player went out whatever the turn was before the draw.
        let is_won = self.review.is_won && self.is_own(moment);
        let rating = loc
            .moment_rating(moment, is_won)
            .filter(|_| !is_out_by_draw);
        let advised = moment.comparison.advised.as_ref();
        html! {
            <section class={classes!("panel", "choice", "made", alone)} aria-labelledby="made" aria-live="polite">
                { head(loc.moment(moment), "made", rating_sign(moment.rating), place(moment), &chance) }
                <p class="did">{ sentence(loc, &loc.log_of(&moment.line)) }</p>
                { palette(loc, &moment.comparison.made) }
                { for rating.map(|says| html! { <p>{ says }</p> }) }
                { for advised.map(|turn| html! {
                    <>
                        <p>{ sentence(loc, &loc.chance_advised(&turn.estimate, &turn.events)) }</p>
                        <p class="muted">{ loc.review_others_higher() }</p>
                    </>
                }) }
                if moment.kind == MomentKind::Best && !moment.comparison.why.is_empty() {
                    { for self.reason(moment) }
                }
                if moment.number.is_some() && !self.review.has_losses() {
                    <p>{ loc.no_mistakes(self.review.seat, self.review.lost_chance()) }</p>
                }
                <p class="muted then">{ for next.map(|next| sentence(loc, &loc.review_then(&next))) }</p>
                <div class="row">
                    <button type="button" class="btn" onclick={self.on(ReplayAction::GoTo(moment.ply))}>
                        { loc.review_on_table() }
                    </button>
                    { for self.next_moment(moment) }
                </div>
            </section>
        }
    }

    fn next_moment(&self, moment: &KeyMoment) -> Option<Html> {
        let is_another = moment.count > usize::from(moment.number.is_some());
        is_another.then(|| {
            html! {
                <button
                    type="button"
                    class="btn"
                    aria-keyshortcuts={shortcut(self.settings, "next")}
                    onclick={self.on(ReplayAction::NextMoment)}
                >
                    { if moment.has_next { self.loc.review_moment_next() } else { self.loc.review_moment_first() } }
                </button>
            }
        })
    }

    fn other(&self, moment: &KeyMoment) -> Html {
        let loc = self.loc;
        let is_better = moment.better().is_some();
        let Some(other) = &moment.comparison.other else {
            return Html::default();
        };
        // A better turn is one that a Master would make.
        let (sign, class) = match is_better {
            true => (rating_sign(TurnRating::AsAdvised), "better"),
            false => (
                Some(html! { <span class="worth-sign">{ icon("fork") }</span> }),
                "",
            ),
        };
        let name = loc.beside_moment(moment).to_owned();
        html! {
            <section class={classes!("panel", "choice", "other", class)} aria-labelledby="other">
                { head(name, "other", sign, None, &loc.chance_to_win(&other.estimate)) }
                <p class="did">{ sentence(loc, &loc.turn_told(&other.events)) }</p>
                { palette(loc, other) }
                <p class="muted then">
                    if other.is_open {
                        { loc.review_open_turn() }
                    } else if !other.is_out {
                        { rule_icon(loc, other.rule) }
                        { loc.label(&loc.rule_title(other.rule)) }
                        { strength(loc, other.rule, other.palette) }
                    }
                </p>
                { for loc.more_wins(moment).map(|says| html! { <p>{ says }</p> }) }
                if is_better && moment.comparison.has_higher {
                    <p class="muted">{ loc.review_others_higher() }</p>
                }
                if is_better {
                    { for self.reason(moment) }
                    if !other.is_open {
                        <div class="row">
                            <button type="button" class="btn" onclick={self.on(ReplayAction::ShowBetter)}>
                                { loc.review_show_better() }
                            </button>
                        </div>
                    }
                }
            </section>
        }
    }

    /// Reasons for the better turn, or for the player's own best turn. Their wording addresses the player who made the turn.
    fn reason(&self, moment: &KeyMoment) -> Option<Html> {
        let why = &moment.comparison.why;
        let sentence =
            |text| html! { <>{ sentence(self.loc, &text) }{ self.loc.sentence_gap() }</> };
        let reasons = self.loc.reasons(why, true).map(sentence);
        let better = moment.better().map(|better| &better.estimate);
        let none = better
            .filter(|_| why.is_empty())
            .map(|it| self.loc.no_reason(it));
        let is_told = self.loc.is_addressing(moment.line.seat);
        is_told.then(|| html! { <p class="speaks">{ for reasons }{ none }</p> })
    }

    /// Label of the button to play on from before a moment: to try a better turn, if there was one.
    pub(super) fn way_on(&self, moment: &KeyMoment) -> &'static str {
        match moment.better() {
            Some(_) => self.loc.review_try(),
            None => self.loc.review_play_on(),
        }
    }

    /// Returns `true` if a turn is one of the reviewed player's own.
    fn is_own(&self, moment: &KeyMoment) -> bool {
        moment.line.seat == self.review.seat
    }

    /// Returns `true` if the player can try another turn.
    pub(super) fn can_retry(&self, moment: &KeyMoment) -> bool {
        self.is_own(moment) && moment.rating != TurnRating::NoChoice
    }

    /// The position from which the player plays on.
    fn facts(&self, moment: &KeyMoment) -> Html {
        let loc = self.loc;
        html! {
            <section class="panel facts" aria-labelledby={self.can_retry(moment).then_some("try")}>
                if self.can_retry(moment) {
                    <h2 id="try">{ self.way_on(moment) }</h2>
                    <p class="description">{ loc.review_try_description(moment.line.turn) }</p>
                }
                <p class="stood">{ rule_icon(loc, moment.verdict.rule) }{ loc.who_leads_stop(&moment.verdict) }</p>
                if !moment.hand.is_empty() {
                    <p class="held">
                        { loc.seat_in_hand() }{ " " }
                        { for moment.hand.iter().map(|card| inline_card(loc, card)) }
                    </p>
                }
                if moment.rating != TurnRating::NoChoice {
                    <p class="muted">{ loc.estimated_from(&moment.comparison.made.estimate, moment.line.seat) }</p>
                }
                if !self.is_own(moment) && moment.rating != TurnRating::NoChoice {
                    <p class="muted">{ loc.review_each() }</p>
                }
            </section>
        }
    }
}

/// The place of a key moment among all of the round, if there are several.
fn place(moment: &KeyMoment) -> Option<String> {
    let number = moment.number.filter(|_| moment.count > 1)?;
    Some(format!("{number}/{}", moment.count))
}

/// Heading of a panel, with the chance of its turn.
fn head(
    name: String,
    id: &'static str,
    sign: Option<Html>,
    place: Option<String>,
    chance: &str,
) -> Html {
    html! {
        <header>
            { for sign }
            <h2 {id}>{ name }</h2>
            { for place.map(|place| html! { <><span class="count muted">{ place }</span>{ " " }</> }) }
            <b class="chance">{ chance }</b>
        </header>
    }
}

/// The player's palette after a turn; the cards played in this turn have a frame.
fn palette(loc: Localizer, choice: &KeyTurn) -> Html {
    let counting = choice.rule.qualifying(choice.palette);
    let rest = choice.palette - counting;
    let shown = |class: &'static str| {
        move |card| {
            let is_new = choice.played.contains(card).then_some("new");
            lying(loc, card, classes!(class, is_new))
        }
    };
    let class = classes!("palette", choice.is_out.then_some("out"));
    html! {
        <div {class} style={format!("--ns:{};--nr:{}", counting.len(), rest.len())}>
            if !counting.is_empty() {
                <div class="set">{ for counting.iter().map(shown("")) }</div>
            }
            <div class="rest">{ for rest.iter().map(shown("idle")) }</div>
        </div>
    }
}
