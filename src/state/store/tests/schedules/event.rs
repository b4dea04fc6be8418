//! Events in a browser and its tabs.

use proptest::prelude::*;

use super::*;

/// An event, in the tab with a number or in the whole browser.
#[derive(Clone, Debug)]
pub enum ScheduleEvent {
    In(usize, Doing),
    /// The tab syncs with the others, late or early.
    Told(usize),
    /// The page is hidden, or shown again.
    Hidden(usize),
    /// The tab closes, after saving or abruptly. The next event in it opens it again.
    Closed(usize, bool),
    Blocked(bool),
    /// There is no space for some documents from now on.
    Crowded(Vec<&'static str>),
    Emptied,
    Damaged(&'static str),
    /// A newer build stores fields unknown to this version.
    Extended(&'static str),
    NextDay,
}

/// An action of the player.
#[derive(Clone, Debug)]
pub enum Doing {
    Choose(Change),
    Learn(usize),
    OpenLesson,
    OpenPuzzle,
    Puzzle(bool),
    PuzzleOfDay(bool),
    /// Solves this many puzzles of a rush.
    Rush(usize),
    /// Starts a game; `true` to discard another one for it.
    Deal(&'static str, bool),
    Daily(bool),
    Continue(GameSlot),
    Turn,
    Pass,
}

fn choice() -> impl Strategy<Value = Change> {
    let sound = BoolSetting::Sound;
    let seat = |number| crate::game::Seat::new(number).expect("a seat");
    let name = (0..2usize, prop::sample::select(vec!["", "Ann", "Jan"]));
    let setting = prop_oneof![
        prop::sample::select(Theme::ALL.to_vec()).prop_map(SettingsAction::Theme),
        any::<bool>().prop_map(move |is_on| SettingsAction::Switch(sound, is_on)),
        name.prop_map(move |(number, name)| SettingsAction::Name(seat(number), name.to_owned())),
    ];
    let players = || prop::sample::select(PlayerCount::ALL.to_vec());
    prop_oneof![
        4 => setting.prop_map(Change::Setting),
        1 => players().prop_map(|players| Change::Form(NewGameAction::Players(players))),
        1 => any::<bool>().prop_map(|is_on| Change::Form(NewGameAction::Advanced(is_on))),
        1 => players().prop_map(Change::PuzzlePlayers),
        1 => prop::sample::select(Grade::ALL.to_vec()).prop_map(Change::PuzzleGrade),
    ]
}

fn doing() -> impl Strategy<Value = Doing> {
    let terms = prop::sample::select(vec!["1.3/h1", "1.3x/h1", "1.3a/h1", "1.3/1h"]);
    let daily = [0, 0, 1].map(|days| GameSlot::Daily(Some(day(TODAY).after(days))));
    let slot = prop::sample::select([&[GameSlot::Solo; 3], &daily[..]].concat());
    prop_oneof![
        4 => choice().prop_map(Doing::Choose),
        2 => (0..8usize).prop_map(Doing::Learn),
        1 => Just(Doing::OpenLesson),
        1 => Just(Doing::OpenPuzzle),
        2 => any::<bool>().prop_map(Doing::Puzzle),
        1 => any::<bool>().prop_map(Doing::PuzzleOfDay),
        1 => (1..4usize).prop_map(Doing::Rush),
        5 => (terms, any::<bool>()).prop_map(|(terms, is_claimed)| Doing::Deal(terms, is_claimed)),
        2 => any::<bool>().prop_map(Doing::Daily),
        4 => slot.prop_map(Doing::Continue),
        6 => Just(Doing::Turn),
        8 => Just(Doing::Pass),
    ]
}

/// Events, weighted by frequency.
pub fn event() -> impl Strategy<Value = ScheduleEvent> {
    let tab = || 0..3usize;
    let name = || prop::sample::select(Browser::NAMES.to_vec());
    let mut all = Browser::NAMES.to_vec();
    all.push(ASIDES);
    let some = prop::sample::subsequence(all.clone(), 1..3);
    let crowded = prop_oneof![Just(all), some, Just(Vec::new()), Just(Vec::new())];
    prop_oneof![
        60 => (tab(), doing()).prop_map(|(tab, doing)| ScheduleEvent::In(tab, doing)),
        12 => tab().prop_map(ScheduleEvent::Told),
        3 => tab().prop_map(ScheduleEvent::Hidden),
        5 => (tab(), any::<bool>()).prop_map(|(tab, is_told)| ScheduleEvent::Closed(tab, is_told)),
        2 => any::<bool>().prop_map(ScheduleEvent::Blocked),
        5 => crowded.prop_map(ScheduleEvent::Crowded),
        1 => Just(ScheduleEvent::Emptied),
        1 => name().prop_map(ScheduleEvent::Damaged),
        2 => name().prop_map(ScheduleEvent::Extended),
        1 => Just(ScheduleEvent::NextDay),
    ]
}
