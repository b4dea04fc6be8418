//! Replays, and the review of a finished round.

use std::rc::Rc;

use super::looking::{after, answered, app, open, page, played};
use super::tree::Element;
use crate::game::Seat;
use crate::state::{
    Action, AppState, NavigationAction, ReceivedAction, Replay, ReplayAction, Screen, Sheet, Step,
};
use crate::ui::tests::keep_parts;

/// A round of Basic for two in which the opponent makes a mistake.
pub const OVER: &str = "1/1.3/h3/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

/// The same round, in which the human player makes it.
pub const LOST: &str = "1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";

/// A replay of a game played on this device.
fn kept(address: &str) -> AppState {
    let link = address.parse().expect("a link");
    let replay = Replay::of(link).expect("a game");
    app().showing(Screen::Replay(Rc::new(replay)))
}

fn review(page: &Element) -> &Element {
    page.only(".review")
}

#[test]
fn of_a_round_that_is_not_judged_yet() {
    let at_table = page(&kept(&format!("{OVER}@2")));
    keep_parts(
        "review_not_judged",
        &at_table,
        &[".progress", ".opinion", ".deal"],
    );
    // All cards are open from the start, and no opponent is thinking.
    let hand = at_table.only(".opponents .open-hand").all(".card");
    let deck = at_table.only(".open-deck").all(".inline-card");
    assert_eq!((hand.len(), deck.len()), (6, 33));
    assert_eq!(at_table.only(".hand").all(".card").len(), 6);
    assert!(at_table.all(".fan").is_empty());
    let story = page(&kept(OVER));
    keep_parts(
        "story_not_judged",
        &story,
        &[".choice", ".facts", ".story-bar"],
    );
}

#[test]
fn of_a_turn_that_was_a_mistake() {
    let page = page(&answered(kept(&format!("{LOST}@2"))));
    let parts = [
        ".progress",
        ".opinion",
        ".deal",
        ".review .row",
        ".turn-panel",
    ];
    keep_parts("review_of_a_mistake", &page, &parts);
    let told = review(&page).only(".opinion").text();
    assert!(told.contains("Mistake: about 11% to win"), "{told}");
    assert!(told.contains("A Master would play"), "{told}");
    // With all cards open is another question, asked by its own button.
    assert!(!told.contains("sure to win"), "{told}");
    let open = review(&page).only("details.open-cards");
    assert!(open.get("open").is_none());
    let open = open.text();
    assert!(open.starts_with("With all cards face up?"), "{open}");
    assert!(open.contains("No turn was sure to win."), "{open}");
}

/// Each row is that of the turn it names: on the table, the turn has the same number and text.
#[test]
fn a_row_tells_of_its_turn() {
    let story = kept(OVER);
    let rows = page(&story);
    let rows = rows.only(".turns").all("li");
    assert_eq!(rows.len(), 12);
    for (ply, row) in (1..).zip(rows) {
        let number = row.only(".ordinal").text();
        let label = row.only("button").get("aria-label").expect("a label");
        let says = label.strip_prefix(&format!("{number} ")).expect("a number");
        let shown = page(&story.reduce(Action::Replay(ReplayAction::GoTo(ply))));
        let told = shown.only(".turn-panel .verdict").text();
        assert!(
            told.starts_with(&format!("After turn {number} of 12")),
            "{told}"
        );
        assert!(told.contains(says.trim()), "{told}, not {says}");
    }
}

/// Once it is judged, any turn is shown in the summary: of an opponent, or of a player without a choice, there is no button
/// to play on in its place.
#[test]
fn a_row_leads_to_its_turn_in_the_summary() {
    let story = answered(kept(LOST));
    for (ply, chances, buttons) in [(4, 2, 3), (3, 2, 2), (12, 1, 2)] {
        let shown = page(&story.reduce(Action::Replay(ReplayAction::ShowTurn(ply))));
        let made = shown.only(".made").text();
        assert!(made.contains(&format!("Turn {ply}")), "{made}");
        let rows = shown.only(".turns").all("button");
        let current = rows.iter().filter(|row| row.get("aria-current").is_some());
        let current: Vec<_> = current.map(|row| row.only(".ordinal").text()).collect();
        assert_eq!(current, [ply.to_string()]);
        assert_eq!(shown.all(".chance").len(), chances, "turn {ply}");
        assert_eq!(shown.only(".story-bar").all("button").len(), buttons);
        let told = shown.only(".facts").text();
        let whose = if ply % 2 == 0 { "you" } else { "Ochre" };
        let is_estimated = told.contains(&format!("by what {whose} knew"));
        assert_eq!(is_estimated, ply != 12, "{told}");
    }
    let key = page(&story.reduce(Action::Replay(ReplayAction::ShowTurn(2))));
    assert!(key.only(".made").text().contains("Key moment: turn 2"));
}

/// The arrow keys lead to the turns beside the one shown; beyond the last there is none.
#[test]
fn arrow_keys_go_from_turn_to_turn() {
    let story = answered(kept(LOST));
    for (ply, keys) in [
        (2, [Some(1), Some(3)]),
        (7, [Some(6), Some(8)]),
        (12, [Some(11), None]),
    ] {
        let shown = page(&story.reduce(Action::Replay(ReplayAction::ShowTurn(ply))));
        let rows = shown.only(".turns").all("button");
        let turn_of = |key| {
            let row = rows
                .iter()
                .position(|row| row.get("aria-keyshortcuts") == Some(key));
            row.map(|index| index + 1)
        };
        assert_eq!(["ArrowLeft", "ArrowRight"].map(turn_of), keys);
    }
}

/// The review opens on the summary: the deciding turn, the better turn, and a button to retry it.
#[test]
fn of_a_round_with_a_mistake_as_a_story() {
    let story = answered(kept(LOST));
    let shown = page(&story);
    let parts = [".chances", ".choice", ".facts", ".story-bar", ".turns"];
    keep_parts("story_of_a_mistake", &shown, &parts);
    let chances = shown.all(".chance").into_iter().map(Element::text);
    assert_eq!(
        chances.collect::<Vec<_>>(),
        ["about 11% to win", "about 41% to win"]
    );
    // The end is a separate point.
    assert_eq!(shown.only(".end").text(), "lost");
    assert_eq!(shown.only(".end").get("style"), Some("--x:1000;--y:0"));
    let better = page(&after(&story, [Action::Replay(ReplayAction::ShowBetter)]));
    let act = better.only(".turn-panel").text();
    assert!(act.contains("Turn 2: the better turn"), "{act}");
    assert!(
        act.contains("As a Master would play: about 41% to win"),
        "{act}"
    );
    better
        .only(".turn-panel")
        .saying("button", "See the review");
}

/// A difference is said to be within luck exactly if it is, whatever its size.
#[test]
fn a_difference_that_luck_explains_is_said_to() {
    let story = answered(kept(OVER));
    let turns = page(&story).only(".turns").all("li").len();
    let mut is_told = Vec::new();
    for ply in 1..=turns {
        let app = story.reduce(Action::Replay(ReplayAction::ShowTurn(ply)));
        let Screen::Replay(replay) = app.screen() else {
            panic!("{:?}", app.screen());
        };
        let summary = replay.scene().summary.expect("a summary");
        let moment = summary.moment().expect("a moment");
        let Some(other) = &moment.comparison.other else {
            continue;
        };
        let (made, other) = (&moment.comparison.made.estimate, &other.estimate);
        if made.worlds != other.worlds || made.won == other.won {
            continue;
        }
        let is_luck = other.lead().abs() <= other.margin();
        let text = page(&app).only(".other").text();
        assert_eq!(
            text.contains("luck alone could explain it"),
            is_luck,
            "{text}"
        );
        is_told.push(is_luck);
    }
    assert!(
        is_told.contains(&true) && is_told.contains(&false),
        "{is_told:?}"
    );
}

/// The reasons for a turn are shown only to its player.
#[test]
fn why_a_turn_is_better_is_told_to_its_player() {
    let own = page(&answered(kept(LOST)));
    assert!(!own.only(".other .speaks").text().is_empty());
    let sent = after(
        &app(),
        [
            Action::Navigate(NavigationAction::OpenLink(LOST.to_owned())),
            Action::Received(ReceivedAction::Watch),
            Action::Replay(ReplayAction::ShowSummary),
        ],
    );
    let sent = page(&answered(sent));
    let other = sent.only(".other").text();
    assert!(other.contains("about 41% to win"), "{other}");
    assert!(
        other.contains(" more wins in the same 240 deals, give or take "),
        "{other}"
    );
    assert!(sent.all(".speaks").is_empty());
}

/// Without a mistake, the summary shows the best turn.
#[test]
fn of_a_round_without_a_mistake_as_a_story() {
    let shown = page(&answered(kept(OVER)));
    keep_parts("story_of_the_best_turn", &shown, &[".choice", ".end"]);
    let told = shown.only(".made").text();
    assert!(told.contains("Best of the round"), "{told}");
    // There is nothing better to try. As there was a small slip, the page doesn't say that it found nothing.
    assert!(!told.contains("No mistakes found."), "{told}");
    shown.only(".story-bar").saying("button", "Play on");
    assert!(!shown.text().contains("Try it now"));
    // Without bars there is no legend; its text is blank but keeps its space.
    let is_blank = |page: &Element| {
        let legend = page.only(".chances .muted");
        legend.classes().any(|class| class == "blank")
    };
    assert!(!is_blank(&shown) && is_blank(&page(&kept(OVER))));
}

/// A table provides the data of the charts as text.
#[test]
fn as_a_table() {
    let page = page(&answered(kept(&format!("{LOST}@2"))));
    let [open, known] = review(&page).all("tbody")[..] else {
        panic!("two tables");
    };
    // Each turn with all cards open has its row elsewhere.
    let open: Vec<String> = open.all("tr").into_iter().map(Element::text).collect();
    assert_eq!(open[..2], ["1 Ochreyes", "2 Youno"]);
    let rows = known.all("tr").into_iter();
    let rows = rows.map(|row| {
        let cells = ["th", "td"].iter().flat_map(|cell| row.all(cell));
        // For an icon, only its text for screen readers counts.
        let said = |cell: &Element| match cell.all(".sr").first() {
            Some(said) => said.text(),
            None => cell.text(),
        };
        cells.map(said).collect::<Vec<_>>().join(" | ")
    });
    let rows: Vec<String> = rows.collect();
    assert_eq!(rows.len(), 12);
    assert_eq!(rows[0], "1 Ochre | Ochre, Red | 38% (32 to 44%) | –");
    let told = "2 You | You, Violet | 11% (7 to 16%) | 41% (35 to 47%)";
    assert_eq!(rows[1], told);
    // There was no choice.
    assert_eq!(rows[11], "12 You | Ochre, Blue | – | –");
    // Below it, what the words for losses mean.
    let grades =
        "more than 10 percentage points below that of a Master’s choice, or more than 5 below";
    assert!(review(&page).text().contains(grades));
    assert!(
        review(&page)
            .text()
            .contains("A difference of less than 3 points")
    );
}

/// In a review, each turn in the log has a rating.
#[test]
fn of_every_turn_in_the_list() {
    let page = page(&answered(kept(&format!("{OVER}@2"))));
    let list = page.only("aside.side").only(".log");
    let mut rated = list.all(".worth").into_iter().map(Element::text);
    let is_told = |text: String| text.ends_with(" to win") || text == "No way to lead";
    assert!(rated.all(is_told));
    assert_eq!(list.all(".worth").len(), 12);
}

#[test]
fn before_the_first_turn() {
    let page = page(&answered(kept(&format!("{OVER}@0"))));
    keep_parts("review_at_the_deal", &page, &[".opinion", ".turn-panel"]);
}

/// A review opened from the table has a button back to it, and one to play the same deal from another seat.
#[test]
fn of_a_game_at_the_table() {
    let over = played(open("1/1.3/h1/red7game"));
    let looked = over.reduce(Action::Replay(ReplayAction::Open));
    let page = page(&looked);
    page.only(".top").saying("button", "Back to the game");
    let buttons = page.only(".more").all("button");
    assert!(buttons.last().is_some_and(|it| it.text().contains("seat")));
}

/// An unfinished game has no review, but a button to continue it.
#[test]
fn a_game_under_way_is_looked_at_without() {
    let game = "1/1.3a/h43/k7q2m9xd/cV4d.pR1.cO2d.pO3";
    let looked = open(&format!("{game}@2"));
    let shown = page(&looked);
    keep_parts("replay", &shown, &[".top", ".turn-panel"]);
    assert!(shown.all(".review, .story, .open-hand").is_empty());
    shown.only(".turn-panel").saying("button", "Take over here");
    let shared = page(&looked.reduce(Action::Navigate(NavigationAction::OpenSheet(Sheet::Share))));
    let address = shared.only("dialog").only("input.text").get("value");
    assert_eq!(
        address,
        Some("https://r7.test/#1/1.3a/h43/k7q2m9xd/cV4d.pR1")
    );
}

/// A replay of an unfinished match shows the hands of finished rounds only.
#[test]
fn of_a_match_under_way_only_what_is_over_is_open() {
    let looked = open("1/1.3a/h2/red7game/x.pO6.pG7");
    let shown = page(&looked);
    assert!(shown.all(".open-hand").is_empty());
    assert!(shown.all(".review").is_empty());
    let back = |app: &AppState| app.reduce(Action::Replay(ReplayAction::Step(Step::Previous)));
    let over = back(&back(&looked));
    assert_eq!(page(&over).all(".open-hand").len(), 1);
}

/// After a deal was played from both seats, the results are shown side by side.
#[test]
fn of_a_deal_that_was_played_from_both_seats() {
    let once = played(open("1/1.3/h1/red7game")).reduce(Action::Replay(ReplayAction::Open));
    assert!(page(&once).all(".seats").is_empty());
    let other = played(once.reduce(Action::Replay(ReplayAction::OtherSeat)));
    let shown = page(&other.reduce(Action::Replay(ReplayAction::Open)));
    let seats = shown.only(".seats");
    assert_eq!(seats.only("h3").text(), "This deal, from each seat");
    let rows = seats.only("tbody").all("th").into_iter().map(Element::text);
    assert_eq!(rows.collect::<Vec<_>>(), ["1", "2, this time"]);
}

/// At a shared device, the user selects whose chances are shown.
#[test]
fn of_a_round_of_several_persons() {
    let shared = kept(&OVER.replace("/h3/", "/hh/"));
    let chances = |app: &AppState| {
        let page = page(app);
        assert_eq!(page.only(".whose").all("option").len(), 2);
        let chart = page.only(".chart").get("aria-label");
        chart.expect("what it shows").to_owned()
    };
    let second = Seat::new(1).expect("a seat");
    let others = shared.reduce(Action::Replay(ReplayAction::SelectPlayer(second)));
    assert_ne!(chances(&shared), chances(&others));
}

#[test]
fn a_position_asks_who_wins() {
    let act = |app: &AppState| page(app).only(".turn-panel").text();
    let position = open("1/p/1.3_-_-_1_R7G6/Y1/-_G4G3/O5/-");
    assert!(act(&position).contains("Who wins?"), "{}", act(&position));
    let trying = act(&after(&position, [Action::Replay(ReplayAction::Solve)]));
    assert!(!trying.contains("Who wins?"), "{trying}");
    let actions = act(&open("1/p/1.3x_-_-_1_R7G6/Y1/-_G4G3/O5/-"));
    let says = "With Actions there’s no exact answer.";
    assert!(
        actions.contains(says) && !actions.contains("Who wins?"),
        "{actions}"
    );
}
