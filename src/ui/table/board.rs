//! The board: opponents, canvas, the player's own palette and hand.

use yew::prelude::*;

use super::canvas::Canvas;
use super::card_selection::CardSelection;
use super::dragging::drop_zones;
use super::hand::{Hand, covered};
use super::own_seat::OwnSeat;
use super::paint_progress::{PaintProgress, use_painted};
use super::seat::Opponent;
use crate::game::{Card, CardSet, Move, Scoring, Seat, Table};
use crate::i18n::Localizer;
use crate::state::{ActionTargets, Discardable, LeadStatus, LogLine, PlayerKind, Scene, Stage};
use crate::ui::widgets::Mood;

/// State of a board between renders: the card that had the focus last, the callback that records the next, and the
/// paint progress.
pub struct BoardState {
    last: Option<Card>,
    on_focus: Callback<Card>,
    pub painted: PaintProgress,
}

#[hook]
pub fn use_board() -> BoardState {
    let focused = use_state_eq(|| None);
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |card: Card, ()| focused.set(Some(card)))
    };
    BoardState {
        last: *focused,
        on_focus,
        painted: use_painted(),
    }
}

/// Result that the panel beside the board shows, so the canvas omits it. Who has won leads, which the canvas still says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ShownBeside {
    Nothing,
    Leader,
    Winner,
}

/// The whole board. The leader, and at the end the winner, is shown on the canvas unless the panel beside it shows
/// them. The turn `told` is marked at the seat of its player. Seats tell how they stand in `landed`: the table, or until
/// its cards have landed the one before.
pub fn board(
    loc: Localizer,
    scene: &Scene,
    landed: &Table,
    remembered: &BoardState,
    told: Option<&LogLine>,
    beside: ShownBeside,
) -> Html {
    let (view, own) = (&scene.view, scene.view.seat());
    let painted = &remembered.painted;
    let verdict = LeadStatus::under(landed, painted.rule(view.table()));
    let choosing = choosing(scene, remembered);
    let seats = view.table().players().seats();
    let on_table: Vec<Card> = seats
        .flat_map(|seat| view.table().palette(seat) & scene.turn.choosable)
        .collect();
    let on_table = choosing.among(&on_table);
    html! {
        <>
            { opponents(loc, scene, landed, told, &verdict, &on_table) }
            { canvas(loc, scene, painted.on_painted.clone(), beside, Html::default()) }
            { own_seat(scene, landed, &verdict, on_table) }
            if scene.players.you == Some(own) || scene.round_end.open_hands.is_some() {
                <Hand cards={open(scene, own).unwrap_or(view.hand())} {choosing} />
            } else {
                { covered(loc, view.hand_size(own)) }
            }
        </>
    }
}

/// Cards that can be chosen now, in hand and on the table.
fn choosing(scene: &Scene, remembered: &BoardState) -> CardSelection {
    CardSelection {
        cards: scene.turn.choosable,
        chosen: chosen(scene),
        prospects: ActionTargets::of(&scene.view),
        discardable: match scene.turn.stage {
            Stage::Idle => Discardable::of_hand(&scene.view),
            _ => Vec::new(),
        },
        pointed: scene.turn.hint.card(),
        drawn: scene.turn.drawn,
        has_actions: scene.view.table().ruleset().actions().is_some(),
        stop: remembered.last,
        on_focus: remembered.on_focus.clone(),
    }
}

fn opponents(
    loc: Localizer,
    scene: &Scene,
    landed: &Table,
    told: Option<&LogLine>,
    verdict: &LeadStatus,
    choosing: &CardSelection,
) -> Html {
    let (own, table) = (scene.view.seat(), scene.view.table());
    let others = || table.players().seats().filter(|&seat| seat != own);
    let movable =
        ActionTargets::of(&scene.view).map_or(CardSet::EMPTY, |prospects| prospects.movable);
    let offers = others()
        .any(|seat| !(table.palette(seat) & scene.turn.choosable & movable).is_empty())
        .then_some("offers");
    html! {
        <section
            class={classes!("opponents", offers, told.map(|_| "tells"))}
            aria-label={loc.table_opponents()}
        >
            { for others().map(|seat| {
                let told = told.filter(|line| line.seat == seat);
                opponent(scene, landed, seat, told, verdict, choosing)
            }) }
        </section>
    }
}

pub fn canvas(
    loc: Localizer,
    scene: &Scene,
    on_painted: Callback<usize>,
    beside: ShownBeside,
    lies_beside: Html,
) -> Html {
    let (view, table) = (&scene.view, scene.view.table());
    let mut staged = scene.turn.staged.moves().iter();
    let has_discarded = staged.any(|mv| matches!(mv, Move::ToCanvas(_)));
    let winner = table.winner().filter(|_| beside != ShownBeside::Winner);
    html! {
        <Canvas
            cards={table.canvas().to_vec()}
            before={table.rules().rev().skip(1).collect::<Vec<_>>()}
            deck_size={table.deck_size()}
            deck_top={view.deck_top().last().copied()}
            verdict={LeadStatus::of(table)}
            verdict_before={table.rules().rev().nth(1).map(|rule| LeadStatus::under(table, rule))}
            {on_painted}
            is_staged={has_discarded}
            is_told={beside == ShownBeside::Leader}
            result={winner.map_or_else(String::new, |winner| loc.result(scene, winner))}
            points={gained(scene)}
            look={winner.map_or("", |winner| look(scene, winner))}
            is_festive={celebrates(scene)}
            beside={lies_beside}
            won={winner.map(|winner| table.palette(winner))}
        />
    }
}

fn own_seat(scene: &Scene, landed: &Table, verdict: &LeadStatus, choosing: CardSelection) -> Html {
    let (view, table) = (&scene.view, scene.view.table());
    let own = view.seat();
    html! {
        <OwnSeat
            seat={own}
            palette={table.palette(own)}
            landed={landed.palette(own)}
            rule={verdict.rule}
            is_leading={verdict.is_led_by(own)}
            is_out={scene.shows_out(own)}
            falls={scene.falls(own)}
            is_shared={scene.players.lineup.is_shared()}
            staged={scene.turn.staged.plays().collect::<CardSet>()}
            ghost={chosen(scene).filter(|&card| view.check(Move::Play(card)).is_ok())}
            points={points(scene, own)}
            {choosing}
        />
    }
}

/// Drop zones for the chosen card, if any, while it is dragged.
pub fn zones_for_chosen(loc: Localizer, scene: &Scene) -> Html {
    match chosen(scene) {
        Some(card) => drop_zones(loc, &scene.view, card),
        None => Html::default(),
    }
}

const fn chosen(scene: &Scene) -> Option<Card> {
    match scene.turn.stage {
        Stage::Chosen(card) => Some(card),
        _ => None,
    }
}

/// Points the winner scored in the finished round, if the match is for points and goes on.
fn gained(scene: &Scene) -> Option<u32> {
    let result = scene.score.results.last();
    result
        .filter(|_| {
            is_for_points(scene) && scene.score.winners.is_none() && scene.score.doubt.is_none()
        })
        .map(|result| result.scored_cards.points())
}

/// Class of a result: pale while it isn't certain, else painted from the winner's side.
fn look(scene: &Scene, winner: Seat) -> &'static str {
    match () {
        () if scene.score.doubt.is_some() => "won quiet",
        () if is_human(scene, winner) => "won",
        () => "won theirs",
    }
}

/// Returns `true` if a human player at this device has certainly won the game or match.
pub fn celebrates(scene: &Scene) -> bool {
    let mut winners = scene.score.winners.iter().flatten();
    scene.score.doubt.is_none() && winners.any(|&seat| is_human(scene, seat))
}

/// Returns `true` if a human player at this device plays the seat.
pub fn is_human(scene: &Scene, seat: Seat) -> bool {
    scene.players.lineup.at(seat) == PlayerKind::Human
}

fn is_for_points(scene: &Scene) -> bool {
    scene.view.table().ruleset().scoring() == Scoring::Points
}

/// Points of a seat, if the match is for points.
fn points(scene: &Scene, seat: Seat) -> Option<u32> {
    let pile = scene.score.piles.get(seat.index())?;
    is_for_points(scene).then(|| pile.points())
}

/// Hand of a seat, if all hands are open.
fn open(scene: &Scene, seat: Seat) -> Option<CardSet> {
    let hands = scene.round_end.open_hands.as_ref()?;
    hands.get(seat.index()).copied()
}

fn opponent(
    scene: &Scene,
    landed: &Table,
    seat: Seat,
    told: Option<&LogLine>,
    verdict: &LeadStatus,
    choosing: &CardSelection,
) -> Html {
    let (view, table) = (&scene.view, scene.view.table());
    let is_to_move = table.turn() == seat && table.winner().is_none();
    let is_sent = scene.friends.is_none_or(|friends| friends.is_sent);
    // In the player's own turn only the cards are marked: a frame shows who is busy.
    let is_framed = scene.turn.stage != Stage::Idle || scene.instant_replay.is_some();
    // As a round ends, the frame is its winner's.
    let winner = table.winner().filter(|_| scene.round_end.ending.is_some());
    let is_marked = winner.map_or(told.is_some() && is_framed, |winner| winner == seat);
    html! {
        <Opponent
            key={seat.index()}
            {seat}
            player={scene.players.lineup.at(seat)}
            mood={Mood::with(scene, seat, verdict.is_led_by(seat))}
            palette={table.palette(seat)}
            landed={landed.palette(seat)}
            hand_size={view.hand_size(seat)}
            rule={verdict.rule}
            is_leading={verdict.is_led_by(seat)}
            {is_to_move}
            is_thinking={is_to_move && is_sent}
            is_told={is_marked}
            fresh={told.map_or(CardSet::EMPTY, LogLine::played)}
            is_out={scene.shows_out(seat)}
            falls={scene.falls(seat)}
            out_since={scene.players.out_since[seat.index()]}
            shown={open(scene, seat).unwrap_or(view.shown(seat))}
            open={open(scene, seat)}
            points={points(scene, seat)}
            choosing={choosing.clone()}
        />
    }
}
