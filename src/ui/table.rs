//! The table: everyone's place around the canvas.

use std::rc::Rc;

use yew::prelude::*;

use super::act::Act;
use super::art::{brand, icon};
use super::canvas::Canvas;
use super::choosing::Choosing;
use super::hand::Hand;
use super::log::log;
use super::mine::Mine;
use super::scores::scores;
use super::seat::Seat;
use super::what_if::WhatIf;
use super::words;
use crate::game::{CardSet, Move, Phase, Scoring, Seat as SeatNumber};
use crate::platform;
use crate::state::{Action, LogLine, Prospects, Scene, Settings, Sheet, Stage, Verdict};

/// What [`Table`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct TableProps {
    /// All that there is to see.
    pub scene: Rc<Scene>,
    /// The settings.
    pub settings: Settings,
    /// Where actions go.
    pub dispatch: Callback<Action>,
    /// Asks for another deal.
    pub on_play_again: Callback<MouseEvent>,
}

/// The table and the panels beside it.
#[component]
pub fn Table(props: &TableProps) -> Html {
    use_effect_with(props.dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = platform::on_key(move |event| {
            if event.key() == "Escape" {
                dispatch.emit(Action::PutBack);
            }
        });
        move || drop(listener)
    });
    let scene = &props.scene;
    let (view, table) = (&scene.view, scene.view.table());
    let own = view.seat();
    let verdict = Verdict::of(table);
    let staged = scene.staged.moves();
    let has_discarded = staged.iter().any(|mv| matches!(mv, Move::ToCanvas(_)));
    let chosen = match scene.stage {
        Stage::Chosen(card) => Some(card),
        _ => None,
    };
    let others = table.players().seats().filter(|&seat| seat != own);
    let choosing = Choosing {
        cards: scene.choosable,
        chosen,
        prospects: Prospects::of(view),
        drawn: scene.drawn,
        has_actions: table.ruleset().actions().is_some(),
        dispatch: props.dispatch.clone(),
    };
    html! {
        <div class="app">
            { top(props) }
            <main class="table" data-n={(table.players().get() - 1).to_string()}>
                <section class="opps" aria-label="Opponents">
                    { for others.map(|seat| opponent(scene, seat, &verdict, &choosing)) }
                </section>
                <Canvas
                    cards={table.canvas().to_vec()}
                    deck_size={table.deck_size()}
                    deck_top={view.deck_top().last().copied()}
                    {verdict}
                    is_staged={has_discarded}
                    scoring={table.ruleset().scoring()}
                    won={table.winner().map(|winner| (winner, table.palette(winner)))}
                />
                <Mine
                    seat={own}
                    palette={table.palette(own)}
                    rule={table.rule()}
                    is_leading={verdict.is_led_by(own)}
                    is_out={table.is_out(own)}
                    staged={scene.staged.plays().collect::<CardSet>()}
                    ghost={chosen.filter(|&card| view.check(Move::Play(card)).is_ok())}
                    points={points(scene, own)}
                    choosing={choosing.clone()}
                />
                <Hand cards={view.hand()} {choosing} />
                <Act
                    scene={scene.clone()}
                    settings={props.settings}
                    dispatch={props.dispatch.clone()}
                    on_play_again={props.on_play_again.clone()}
                />
            </main>
            <aside class="side">
                if is_between_rounds(scene) {
                    <section class="panel" aria-label="Score sheet">
                        <header><h2>{ "Score sheet" }</h2></header>
                        { scores(&scene.score, true) }
                    </section>
                } else {
                    <section class="panel" aria-label="What if">
                        <header><h2>{ "What if the rule were…" }</h2></header>
                        <WhatIf view={view.clone()} />
                    </section>
                }
                <section class="panel" aria-label="Turns">
                    <header><h2>{ "Turns" }</h2></header>
                    { log(&scene.log, true) }
                </section>
            </aside>
            { told(scene) }
            <div class="sr" role="status">{ news(scene, &verdict, &props.settings) }</div>
        </div>
    }
}

/// Whether a round for points is over, so that the score is what matters.
fn is_between_rounds(scene: &Scene) -> bool {
    let table = scene.view.table();
    table.winner().is_some() && table.ruleset().scoring() == Scoring::Points
}

/// The points of a seat, if the match is for points.
fn points(scene: &Scene, seat: SeatNumber) -> Option<u32> {
    let is_for_points = scene.view.table().ruleset().scoring() == Scoring::Points;
    let pile = scene.score.piles.get(seat.index())?;
    is_for_points.then(|| pile.points())
}

fn top(props: &TableProps) -> Html {
    let on = |action: Action| props.dispatch.reform(move |_: MouseEvent| action.clone());
    let sheet = |sheet, name: &'static str, sign, class| {
        html! {
            <button
                type="button"
                class={classes!("icon-btn", class)}
                aria-label={name}
                onclick={on(Action::Open(sheet))}
            >
                { icon(sign) }
            </button>
        }
    };
    let (ruleset, score) = (props.scene.view.table().ruleset(), &props.scene.score);
    let is_for_points = ruleset.scoring() == Scoring::Points;
    let rules = words::rules_in_force(ruleset);
    let info = match is_for_points {
        true => format!(
            "Round {}, {} · {rules} · deal {}",
            score.round,
            words::target(score.target),
            props.scene.seed
        ),
        false => format!("{rules} · deal {}", props.scene.seed),
    };
    html! {
        <header class="top">
            <button type="button" class="brand" aria-label="Red7: to the start page" onclick={on(Action::GoHome)}>
                { brand() }
            </button>
            <p class="info">{ info }</p>
            <nav aria-label="Game menu">
                <button
                    type="button"
                    class="btn whatif only-phone"
                    onclick={on(Action::Open(Sheet::WhatIf))}
                >
                    { icon("fork") }
                    <span class="lbl">{ "What if?" }</span>
                </button>
                if is_for_points {
                    { sheet(Sheet::Scores, "Score sheet", "stats", Some("scores-btn")) }
                }
                { sheet(Sheet::Log, "Turns so far", "log", Some("only-phone")) }
                { sheet(Sheet::HowTo, "How to play", "help", Some("wide")) }
                { sheet(Sheet::Settings, "Settings", "gear", None) }
            </nav>
        </header>
    }
}

fn opponent(scene: &Scene, seat: SeatNumber, verdict: &Verdict, choosing: &Choosing) -> Html {
    let (view, table) = (&scene.view, scene.view.table());
    let is_over = table.winner().is_some();
    let last = scene.log.last().filter(|line| line.seat == seat);
    let fresh = last.and_then(LogLine::last_play);
    html! {
        <Seat
            key={seat.index()}
            {seat}
            player={scene.lineup.at(seat)}
            palette={table.palette(seat)}
            hand_size={view.hand_size(seat)}
            rule={table.rule()}
            is_leading={verdict.is_led_by(seat)}
            is_to_move={table.turn() == seat && !is_over}
            is_out={table.is_out(seat)}
            out_since={scene.out_since[seat.index()]}
            {fresh}
            shown={view.shown(seat)}
            points={points(scene, seat)}
            choosing={choosing.clone()}
        />
    }
}

/// The turns of this round for a screen reader, which tells each when it is added.
fn told(scene: &Scene) -> Html {
    let lines = scene
        .log
        .iter()
        .filter(|line| line.round == scene.score.round);
    let lines = lines.map(|line| html! { <p key={line.ply}>{ words::log_line(line).plain() }</p> });
    html! {
        <div class="sr" role="log" aria-label="What has happened">
            if scene.score.round > 1 {
                <p key={format!("round-{}", scene.score.round)}>{ words::round(scene.score.round) }{ "." }</p>
            }
            { for lines }
        </div>
    }
}

/// How things stand in words, for a screen reader.
fn news(scene: &Scene, verdict: &Verdict, settings: &Settings) -> String {
    let (own, table) = (scene.view.seat(), scene.view.table());
    let scoring = table.ruleset().scoring();
    match scene.stage {
        Stage::Staged if scene.must_lead_yet() => {
            let (title, text) = words::must_lead();
            format!("{title}. {text}")
        }
        Stage::Staged => {
            let drew = match scene.drawn.is_empty() {
                true => String::new(),
                false => words::drew(scene.drawn).plain() + " ",
            };
            let asks = table.phase() == Phase::MayDraw && settings.takes_draws_by_hand;
            format!(
                "{drew}{}. {} {}",
                words::verdict_title(verdict, own),
                words::verdict_reason(verdict, own).plain(),
                if asks { words::draw_question() } else { "" }
            )
        }
        Stage::Acting => {
            let (title, text) = words::acting(table.phase(), table.ruleset());
            format!("{title}. {text}")
        }
        Stage::Over(winner) => match &scene.score.winners {
            Some(winners) if scoring == Scoring::Points => format!(
                "{}. {}.",
                words::match_result(winners),
                words::standings(&scene.score)
            ),
            _ => format!("{}.", words::wins(winner, scoring)),
        },
        Stage::Chosen(card) => {
            let (before, behind) = words::where_to(table.phase());
            format!("{before}{}{behind}", words::card_name(card))
        }
        Stage::Passing => "Pass and be out?".to_owned(),
        Stage::Idle => format!("Your turn. {}.", words::leads(verdict)),
        Stage::Waiting(_) | Stage::Out(_) => format!("{}.", words::leads(verdict)),
    }
}
