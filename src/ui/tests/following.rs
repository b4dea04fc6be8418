//! Opponents' turns: shown one by one as they are made, and together once it is the player's turn again.

use std::rc::Rc;

use yew::{AttrValue, html};

use super::looking::{after, after_a_turn, open, page, page_in};
use super::sheets::between_rounds;
use super::tree::Element;
use super::{keep_parts, rendered};
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, Game, GameAction, LeadStatus, Pace, PlaybackMode, ReplayAction, Scene,
    Settings, SettingsAction, Stage, TurnAction,
};
use crate::ui::table::{AnnouncedUpTo, TurnPanel, tell};

/// After the player's first turn against three opponents.
fn answered() -> AppState {
    after_a_turn(&open("1/1.3/h111/ac000007"))
}

/// The player's next turn.
fn mine() -> AppState {
    let mut app = answered();
    while app.next_request().is_some() {
        app = after_a_turn(&app);
    }
    assert_eq!(app.game().map(|game| game.stage()), Some(Stage::Idle));
    app
}

fn game(app: &AppState, action: GameAction) -> AppState {
    app.reduce(Action::Game(action))
}

/// Labels of the playback controls.
fn controls(app: &AppState) -> Vec<String> {
    let page = page(app);
    let name = |button: &&Element| match button.get("aria-label") {
        Some(label) => label.to_owned(),
        None => button.text(),
    };
    page.all(".controls button").iter().map(name).collect()
}

/// Texts of the recap's rows, and labels of the rows that can be replayed.
fn since(page: &Element) -> (Vec<String>, Vec<String>) {
    let list = page.only(".recap");
    let texts = list.all("li").iter().map(|line| line.text()).collect();
    let buttons = list.all("li button").into_iter();
    let labels = buttons.filter_map(|button| button.get("aria-label").map(str::to_owned));
    (texts, labels.collect())
}

/// Announcement for screen readers when `now` follows `before`.
fn told_between(before: &Scene, now: &Scene) -> String {
    let told = tell(
        Localizer::ENGLISH,
        now,
        AnnouncedUpTo::all(before),
        [AttrValue::from("And now.")],
    );
    told.to_string()
}

fn scene(app: &AppState) -> Scene {
    app.game().expect("a game").scene()
}

#[test]
fn what_was_done_is_told_in_one_piece_in_the_order_in_which_it_happened() {
    let (before, now) = (scene(&answered()), scene(&mine()));
    assert_eq!(
        told_between(&before, &now),
        "Sienna played Yellow 6. Umber played Green 6 and changed the rule to Violet with Violet 5. \
         Chalk played Indigo 5 and changed the rule to Yellow with Yellow 7. And now."
    );
    // It is announced only once.
    assert_eq!(told_between(&now, &now), "And now.");
    // Turns taken back are not announced.
    assert_eq!(told_between(&now, &before), "And now.");
}

#[test]
fn a_round_that_begins_is_told_after_the_end_of_the_one_before() {
    let over = between_rounds();
    let mut before = scene(&over);
    before.log.pop();
    let begun = scene(&game(&over, GameAction::NextRound));
    assert_eq!(
        told_between(&before, &begun),
        "You couldn’t take the lead and went out. Round 3. And now."
    );
}

#[test]
fn each_turn_is_told_in_a_sentence_beside_a_face() {
    let first = answered();
    let page_first = page(&first);
    assert_eq!(page_first.only(".tell").text(), "Sienna is thinking…");
    assert_eq!(page_first.all(".tell .face.t").len(), 1);
    let told = after_a_turn(&first);
    let page_told = page(&told);
    assert_eq!(
        page_told.only(".tell").text(),
        "Sienna plays Yellow 6, leading with Yellow 6."
    );
    assert_eq!(page_told.all(".tell .face.l").len(), 1);
    keep_parts("following_told", &page_told, &[".turn-panel"]);
    assert!(
        page(&told)
            .all(".turn-panel button")
            .iter()
            .all(|button| button.get("aria-disabled").is_none())
    );
}

/// A turn is told in one sentence and gets its line in the log; the list of turns shows its cards only afterwards.
#[test]
fn a_turn_is_told_once_beside_the_log() {
    let cards_told = |app: &AppState| {
        let page = page(app);
        let told = page.all(".turn-panel .inline-card");
        told.iter()
            .filter(|card| card.classes().any(|class| class == "s-B"))
            .count()
    };
    let mut app = answered();
    for _ in 0..2 {
        app = after_a_turn(&app);
    }
    let umber = page(&app);
    assert_eq!(
        umber.only(".tell").text(),
        "Umber plays Green 6 and changes the rule to Violet with Violet 5, leading with 1 card below 4."
    );
    let (texts, _) = since(&umber);
    assert_eq!(texts, ["Sienna Yellow 6", "Umber: just now", "Chalk: next"]);
    assert_eq!(cards_told(&app), 0);
    assert_eq!(umber.only(".log").all("li").len(), scene(&app).log.len());
    // With an empty hand, *Your turn* repeats the last turn in words.
    let emptied = open("1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4@11")
        .reduce(Action::Replay(ReplayAction::PlayOn));
    let (texts, _) = since(&page(&emptied));
    assert_eq!(texts, ["Ochre: just now"]);
    assert_eq!(cards_told(&emptied), 1);
}

#[test]
fn nobody_thinks_with_an_empty_hand() {
    let thinks = |plies: usize| {
        let turns = "pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4";
        let app = open(&format!("1/1.3/h3/seed0001/{turns}@{plies}"));
        let page = page(&app.reduce(Action::Replay(ReplayAction::PlayOn)));
        let dots = page.all(".opponents .think").len();
        (page.only(".tell").text(), dots)
    };
    assert_eq!(thinks(9), ("Sienna is thinking…".to_owned(), 1));
    assert_eq!(thinks(11), ("Sienna has no cards left.".to_owned(), 0));
}

/// The seat of the turn shown is framed, and the cards it added to its palette are marked.
#[test]
fn a_turn_is_seen_where_it_was_made() {
    let framed = |app: &AppState| {
        let page = page(app);
        let seats: Vec<String> = page
            .all(".opponents.tells .told .name")
            .iter()
            .map(|it| it.text())
            .collect();
        let fresh: Vec<String> = page
            .all(".card.fresh")
            .iter()
            .filter_map(|it| it.get("data-card").map(str::to_owned))
            .collect();
        (seats.join(" "), fresh.join(" "))
    };
    let first = answered();
    assert_eq!(framed(&first), (String::new(), String::new()));
    let told = after_a_turn(&first);
    assert_eq!(framed(&told), ("Sienna".to_owned(), "Y6".to_owned()));
    // In the player's own turn no opponent is framed; the cards stay marked until the player begins a move.
    let app = mine();
    assert_eq!(framed(&app), (String::new(), "I5".to_owned()));
    let card = app.game().and_then(|game| game.view().hand().highest());
    let chosen = app.reduce(Action::Turn(TurnAction::Choose(card.expect("a card"))));
    assert_eq!(framed(&chosen), (String::new(), String::new()));
}

/// Until the paint covers it, the text of the previous rule shows the current leader under that rule.
#[test]
fn the_words_that_are_painted_over_are_of_this_moment() {
    let app = mine();
    let game = app.game().expect("a game");
    let table = game.view();
    let before = table.table().rules().rev().nth(1).expect("a rule before");
    let verdict = LeadStatus::under(table.table(), before);
    let past = page(&app).only(".past").only(".lead").text();
    assert_eq!(past, Localizer::ENGLISH.who_leads(&verdict));
}

#[test]
fn what_stands_beside_the_sentence_follows_the_pace() {
    let told = after_a_turn(&answered());
    assert_eq!(controls(&told), ["Pause", "Next →", "My turn Space"]);
    let held = game(&told, GameAction::Pause);
    assert_eq!(controls(&held), ["Resume", "Next →", "My turn Space"]);
    let steps = told.reduce(Action::Settings(SettingsAction::Pace(Pace::Steps)));
    assert_eq!(controls(&steps), ["Next →", "My turn Space"]);
    assert_eq!(
        (
            steps.opponent_delay(),
            held.opponent_delay(),
            told.opponent_delay()
        ),
        (None, None, Some(2600))
    );
    let run = game(&held, GameAction::FastForward);
    assert_eq!(
        run.game().map(|game| game.flow()),
        Some(PlaybackMode::FastForward)
    );
}

#[test]
fn who_is_out_can_finish_the_round() {
    let mut app = open("1/1.3/h111/ac000007");
    app = after(
        &app,
        [
            Action::Turn(TurnAction::AskToPass),
            Action::Turn(TurnAction::EndTurn),
        ],
    );
    assert_eq!(
        controls(&app),
        ["Pause", "Next →", "Finish the round Space"]
    );
    assert!(page(&app).only(".turn-panel").text().contains("You’re out"));
    let told = after_a_turn(&app);
    assert!(page(&told).only(".tell").text().starts_with("Sienna plays"));
}

#[test]
fn what_the_others_have_done_fills_and_stays_until_it_is_shown_once_more() {
    let (texts, buttons) = since(&page(&answered()));
    assert_eq!(
        texts,
        [
            "Sienna: next",
            "Umber: still to play",
            "Chalk: still to play"
        ]
    );
    assert!(buttons.is_empty());
    let app = mine();
    let table = page(&app);
    let (texts, buttons) = since(&table);
    assert_eq!(
        texts,
        [
            "Sienna Yellow 6",
            "Umber Green 6 Violet 5",
            "Chalk Indigo 5 Yellow 7"
        ]
    );
    assert_eq!(
        buttons[1],
        "Umber plays Green 6 and changes the rule to Violet with Violet 5, leading with 1 card below 4. Show it again."
    );
    assert_eq!(table.all(".recap.now").len(), 1);
    // The verdict shows the player's standing.
    assert_eq!(
        table.only(".verdict").text(),
        "Your turnChalk leads with 2 indigo cards, highest Indigo 5. You have 1 yellow card, highest Yellow 4. \
         Choose a card."
    );
    keep_parts("following_since", &table, &[".turn-panel"]);
    // On small screens the recap makes way for a chosen card.
    let card = app
        .game()
        .and_then(|game| game.view().hand().highest())
        .expect("a card");
    let chosen = page(&app.reduce(Action::Turn(TurnAction::Choose(card))));
    assert!(chosen.all(".recap.now").is_empty() && chosen.all(".recap").len() == 1);
    // Before the first turns there is nothing to show.
    assert!(page(&open("1/1.3/h111/ac000007")).all(".recap").is_empty());
}

/// A turn too long for a sentence is listed at once, not after the time in which a shorter one is told.
#[test]
fn a_long_last_turn_is_listed_at_once() {
    let is_listed = |scene: &Scene| {
        let scene = Rc::new(scene.clone());
        let panel = rendered(move || {
            html! { <TurnPanel scene={scene.clone()} settings={Settings::default()} tells_last=true /> }
        });
        panel.all(".recap.now").len() == 1
    };
    let mut seen = [false; 2];
    for seed in ["ac000007", "ac000012", "red7game"] {
        let mut app = open(&format!("1/1.3x/h111/{seed}"));
        while app.game().is_some_and(|game| !game.is_round_over()) {
            let scene = scene(&app);
            let losses = Localizer::ENGLISH.losses(&scene.log, scene.view.seat());
            if let Some(line) = scene.narrated_turn()
                && scene.turn.stage == Stage::Idle
                && losses.is_empty()
                && !scene.view.hand().is_empty()
            {
                let is_long = line.events.len() > 2;
                assert_eq!(is_listed(&scene), is_long, "{line:?}");
                seen[usize::from(is_long)] = true;
            }
            app = after_a_turn(&app);
        }
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn the_signs_of_actions_in_the_list_come_with_their_key() {
    let of = |rules: &str| {
        let mut app = open(&format!("1/{rules}/h111/ac000007"));
        let is_mine = |game: &Rc<Game>| game.ply() > 3 && game.stage() == Stage::Idle;
        while !app.game().is_some_and(is_mine) {
            app = after_a_turn(&app);
        }
        let page = page(&app);
        let named = |selector| {
            let buttons = page.all(selector).into_iter();
            let names = buttons.filter_map(|button| button.get("aria-label").map(str::to_owned));
            names.collect::<Vec<_>>()
        };
        [".recap header .icon-btn", ".row .signs-help"].map(named)
    };
    // One of them is shown: small screens have no header.
    assert_eq!(of("1.3x"), [["What Actions do"]; 2]);
    assert_eq!(of("1.3"), [[""; 0]; 2]);
}

#[test]
fn a_turn_is_shown_once_more_with_the_rule_of_then() {
    let app = mine();
    let ply = app.game().map_or(0, |game| game.ply()) - 1;
    let rule = |app: &AppState| page(app).only(".canvas h1").text();
    let hand = |app: &AppState| page(app).only(".hand").text();
    let before = game(&app, GameAction::ReplayTurns(ply, ply));
    assert_eq!(rule(&before), "Highest card");
    let shown = game(&before, GameAction::ReplayNext);
    assert_eq!(rule(&shown), "Most cards below 4");
    assert_eq!(page(&shown).all(".event.current").len(), 1);
    assert_eq!(hand(&shown), hand(&app));
    for looking in [&before, &shown] {
        let verdict = page(looking).only(".verdict").text();
        assert!(
            verdict.starts_with("What Umber didUmber played Green 6"),
            "{verdict}"
        );
    }
    // A replay announces nothing again.
    let spoken = |app: &AppState| {
        let page = page(app);
        let mut spoken = page.all(".sr");
        spoken.retain(|it| it.get("role").is_some());
        spoken.iter().map(|it| it.text()).collect::<Vec<_>>()
    };
    assert_eq!(spoken(&shown), spoken(&app));
    assert_eq!(rule(&game(&shown, GameAction::ReplayNext)), rule(&app));
}

/// The sentence that replaces all rows on small screens.
#[test]
fn the_only_other_turn_and_one_that_is_shown_once_more_are_told_in_words() {
    let worded = |app: &AppState| {
        let page = page(app);
        let told = page.all(".recap .alone .worded .told").into_iter();
        told.map(Element::text).collect::<Vec<_>>()
    };
    let mut alone = after_a_turn(&open("1/1.3/h1/red7game"));
    assert_eq!(worded(&alone), [""; 0]);
    while alone.next_request().is_some() {
        alone = after_a_turn(&alone);
    }
    let [told] = &worded(&alone)[..] else {
        panic!("one sentence");
    };
    assert_eq!(told, "Sienna played Red 4.");
    let app = mine();
    assert_eq!(worded(&app), [""; 0]);
    let ply = app.game().map_or(0, |game| game.ply()) - 1;
    let before = game(&app, GameAction::ReplayTurns(ply, ply));
    let shown = game(&before, GameAction::ReplayNext);
    for looking in [&before, &shown] {
        let expected = "Umber played Green 6 and changed the rule to Violet with Violet 5.";
        assert_eq!(worded(looking), [expected]);
    }
}

#[test]
fn a_turn_is_told_before_whose_turn_it_is_then() {
    let app = mine();
    let table = page(&app);
    let told: Vec<&Element> = table
        .all(".sr")
        .into_iter()
        .filter(|it| it.get("role").is_some())
        .collect();
    let [log, status] = told[..] else {
        panic!("a log and a status");
    };
    assert_eq!(
        (log.get("role"), status.get("role")),
        (Some("log"), Some("status"))
    );
    assert!(
        log.text().ends_with("to Yellow with Yellow 7."),
        "{}",
        log.text()
    );
    assert!(
        status.text().starts_with("Chalk leads"),
        "{}",
        status.text()
    );
}

#[test]
fn it_is_told_in_polish() {
    let app = after_a_turn(&answered());
    let told = page_in(Localizer::POLISH, &app).only(".tell").text();
    assert!(
        told.starts_with("Siena zagrywa żółtą 6: prowadzi z"),
        "{told}"
    );
}
