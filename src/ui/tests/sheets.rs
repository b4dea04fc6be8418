//! Sheets and notices without a screen of their own.

use super::ends::at_the_end;
use super::looking::{after, after_a_turn, app, moved, open, page, page_with, played};
use super::review::OVER;
use super::tree::Element;
use crate::game::{ParseDealError, ParseDeckOrdersError, ParseSeedError, Seat, Seed};
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, DocumentKind, GameAction, LinkError, LoadError, NavigationAction, Notice,
    NoticeAction, RecentAction, ReplayAction, Sheet, TurnAction,
};
use crate::ui::engine::ModuleStatus;
use crate::ui::tests::{keep, keep_parts, outline};

fn sheet(app: &AppState, kind: Sheet) -> Element {
    page(&app.reduce(Action::Navigate(NavigationAction::OpenSheet(kind))))
}

#[test]
fn before_a_game_under_way_is_given_up() {
    let table = open("1/1.3/h111/ac000007");
    let under_way = moved(&table, "pR7");
    let asked = under_way.led_by("1/1.3/h1/red7game");
    keep_parts("replace", &page(&asked), &["dialog"]);
    assert!(
        page(&asked.reduce(Action::Navigate(NavigationAction::CloseSheet)))
            .all("dialog")
            .is_empty()
    );
}

/// A match after two rounds.
pub fn between_rounds() -> AppState {
    let first = played(open("1/1.3a/h12/red7game"));
    played(first.reduce(Action::Game(GameAction::NextRound)))
}

#[test]
fn the_score_sheet() {
    keep_parts(
        "scores",
        &sheet(&between_rounds(), Sheet::Scores),
        &["dialog"],
    );
    let new = sheet(&open("1/1.3at/h12/red7game"), Sheet::Scores);
    keep_parts("scores_of_a_new_match", &new, &["table.rounds"]);
}

/// A player's points are the sum over the rounds, and over the cards in the score pile.
#[test]
fn the_score_sheet_adds_up() {
    let page = sheet(&at_the_end(), Sheet::Scores);
    let number = |text: String| {
        text.trim_start_matches(|sign: char| !sign.is_ascii_digit())
            .parse()
            .unwrap_or(0)
    };
    let numbers = |cells: Vec<&Element>| {
        cells
            .iter()
            .map(|cell| number(cell.text()))
            .collect::<Vec<u32>>()
    };
    let totals = numbers(page.all("tfoot td"));
    let mut sums = vec![0; totals.len()];
    for round in page.all("tbody tr") {
        for (sum, points) in sums.iter_mut().zip(numbers(round.all("td"))) {
            *sum += points;
        }
    }
    let piles = page.all(".piles dd").into_iter();
    let piles: Vec<u32> = piles
        .map(|pile| numbers(pile.all(".inline-card")).iter().sum())
        .collect();
    assert!(totals.iter().sum::<u32>() > 0);
    assert_eq!((&sums, &piles), (&totals, &totals));
}

#[test]
fn the_turns_so_far() {
    let page = sheet(&between_rounds(), Sheet::Log);
    let log = page.only("dialog").only(".log");
    // The earlier round is collapsed.
    assert_eq!(log.all("details").len(), 1);
    assert_eq!(log.only("summary").text(), "Round 1");
    let turns = log.all("li").len();
    assert!(turns > 2, "{turns}");
}

/// The text that others get, in one line.
fn told(page: &Element) -> String {
    page.only("pre.result").text()
}

#[test]
fn what_is_shared_of_a_game() {
    let game = open("1/1.3/h1/red7game");
    let under_way = sheet(&game, Sheet::Share);
    let address = under_way
        .only("input.text")
        .get("value")
        .expect("an address");
    assert_eq!(address, "https://r7.test/#1/1.3/h1/red7game");
    assert_eq!(under_way.only("svg.code").get("role"), Some("img"));
    let over = sheet(&played(game), Sheet::Share);
    keep_parts("share", &over, &["fieldset", "pre.result", ".row"]);
}

/// Four lines: who won against whom, what was played, a challenge, and the link to it.
#[test]
fn a_round_is_told_in_four_lines() {
    let seeds = ["red7game", "seed0001", "k7q2m9xd"];
    let texts = seeds.map(|seed| {
        let game = played(open(&format!("1/1.3/h12/{seed}")));
        let told = sheet(&game, Sheet::Share)
            .only("pre.result")
            .texts()
            .concat();
        (told, game)
    });
    for (text, game) in &texts {
        let lines: Vec<&str> = text.lines().collect();
        let [title, facts, challenge, address] = lines[..] else {
            panic!("{text}");
        };
        let game = game.game().expect("a game");
        let own = game
            .scene()
            .log
            .iter()
            .filter(|line| line.seat == Seat::FIRST)
            .count();
        let is_won = game.winners() == Some(vec![Seat::FIRST]);
        let turns = match is_won {
            true => format!(" in {own} turns"),
            false => format!(" after {own} turns"),
        };
        assert!(title.ends_with(&turns), "{text}");
        let levels = title.matches(" (Novice)").count() + title.matches(" (Casual)").count();
        assert_eq!(levels, if is_won { 2 } else { 1 }, "{text}");
        assert!(
            title.starts_with(if is_won {
                "I won against "
            } else {
                "I lost to "
            }),
            "{text}"
        );
        assert!(facts.starts_with("Red7 · Basic"), "{text}");
        // No other number than that of the turns.
        assert!(facts.matches(char::is_numeric).eq(["7"]), "{text}");
        assert_eq!(challenge, "Can you do better? You get the same cards:");
        assert!(
            address.starts_with("https://r7.test/#1/b/1.3/h12/"),
            "{text}"
        );
    }
    let lost = |(text, _): &(String, _)| text.starts_with("I lost to ");
    assert!(texts.iter().any(lost), "{texts:?}");
}

/// After a match its result is shared with the link to the deal: one with all turns would be most of the message.
#[test]
fn a_match_that_is_over_is_shared_with_its_result() {
    let shared = sheet(&at_the_end(), Sheet::Share);
    let text = told(&shared);
    let score = at_the_end().game().expect("a game").scene().score;
    let (title, others) = text.split_once(" Red7 · ").expect("rules");
    assert_eq!(title, "I won against Sienna (Novice) and Umber (Casual)");
    let name = |seat: Seat| ["Me", "Sienna", "Umber"][seat.index()];
    let standings = score.standings().into_iter();
    let points = standings.map(|(points, seat)| format!("{} {points}", name(seat)));
    let points: Vec<String> = points.collect();
    let facts = format!("Advanced · {} · Rounds I won: ", points.join(", "));
    assert!(others.starts_with(&facts), "{text}");
    let deal = " https://r7.test/#1/1.3a/h12/red7game";
    assert!(others.ends_with(deal), "{text}");
    let paintings = shared.only(".saved-picture .drawn").all("svg svg");
    assert_eq!(paintings.len(), score.results.len());
    let under_way = sheet(&between_rounds(), Sheet::Share);
    assert!(under_way.all("pre.result, .saved-picture").is_empty());
}

/// A game from the recent ones or the gallery is shared with the words of its end, whatever round of it the review shows; an
/// earlier moment as such.
#[test]
fn a_review_shares_the_result() {
    for app in [played(open("1/1.3/h12/red7game")), at_the_end()] {
        let at_table = sheet(&app, Sheet::Share);
        let recent = app.recent().all().first().cloned().expect("a game");
        let reviews = [
            RecentAction::Review(recent.clone()),
            RecentAction::ReviewRound(recent, 1),
        ];
        for review in reviews {
            let reviewed = app.reduce(Action::Recent(review));
            let shared = sheet(&reviewed, Sheet::Share);
            assert_eq!(told(&shared), told(&at_table));
            assert_eq!(shared.all(".segments label").len(), 3);
            let early = reviewed.reduce(Action::Replay(ReplayAction::GoTo(2)));
            let early = sheet(&early, Sheet::Share);
            assert!(early.all("pre.result").is_empty());
            let moment = "The game, from here";
            assert!(
                early
                    .saying(".segments label", moment)
                    .get("class")
                    .is_none()
            );
        }
        // From the table, too.
        let reviewed = app.reduce(Action::Replay(ReplayAction::Open));
        assert_eq!(told(&sheet(&reviewed, Sheet::Share)), told(&at_table));
    }
}

/// Notices of every kind.
pub fn notices() -> Vec<Notice> {
    let mut all = vec![
        Notice::StorageBlocked,
        Notice::StorageFull,
        Notice::StorageCleared,
        Notice::CannotSetAside,
        Notice::DrawnCard,
        Notice::NoWorker,
        Notice::NewVersion,
        Notice::OtherTab,
        Notice::NoTexts,
        Notice::Faster,
    ];
    let length = "short".parse::<Seed>().expect_err("too short");
    assert_eq!(length, ParseSeedError::Length(5));
    let kinds = [
        DocumentKind::Game,
        DocumentKind::Settings,
        DocumentKind::Statistics,
        DocumentKind::Daily,
        DocumentKind::Puzzles,
    ];
    for kind in kinds {
        for error in [LoadError::Unreadable, LoadError::Newer(2)] {
            all.push(Notice::NotRead(kind, error));
        }
    }
    for error in [
        LinkError::TooLong(20_001),
        LinkError::Cut,
        LinkError::Form,
        LinkError::Parts(3),
        LinkError::Rules,
        LinkError::Deal(ParseDealError::Seed(length)),
        LinkError::Deal(ParseDealError::Shuffles(ParseDeckOrdersError::Sign('1'))),
        LinkError::Turn(5),
        LinkError::Ply,
        LinkError::Position,
        LinkError::Puzzle,
    ] {
        all.push(Notice::BadLink(error));
    }
    all
}

#[test]
fn messages_of_every_kind() {
    let app = after(
        &app(),
        notices()
            .into_iter()
            .map(|it| Action::Notice(NoticeAction::Tell(it))),
    );
    // One after another, the most important first.
    let mut awaited = notices();
    awaited.sort_by_key(|notice| notice.importance());
    let shown = awaited.iter().scan(app, |app, &notice| {
        let shown = page(app);
        *app = app.reduce(Action::Notice(NoticeAction::Dismiss(notice)));
        Some(shown)
    });
    let shown: Vec<Element> = shown.collect();
    let texts = shown.iter().map(|page| page.only(".notice p").text());
    let awaited = awaited
        .iter()
        .map(|&notice| Localizer::ENGLISH.notice(notice));
    assert_eq!(texts.collect::<Vec<_>>(), awaited.collect::<Vec<_>>());
    let parts = shown
        .iter()
        .map(|page| outline::of(page, &[page.only(".notice")]));
    keep("notices", &parts.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_problem_with_the_engine_waits_for_what_is_said_of_data_alone() {
    let told = |notices: &[Notice]| {
        let told = notices.iter().copied().map(NoticeAction::Tell);
        let page = page_with(
            ModuleStatus::NeedsWorker,
            &after(&app(), told.map(Action::Notice)),
        );
        page.only(".notice").text()
    };
    assert!(told(&[Notice::Faster, Notice::DrawnCard]).contains("Try again"));
    assert!(told(&[Notice::NewVersion]).contains("Try again"));
    assert!(told(&[Notice::NewVersion, Notice::StorageFull]).contains("storage is full"));
}

#[test]
fn what_was_deleted_can_be_put_back() {
    let tell = Action::Notice(NoticeAction::Tell(Notice::StorageCleared));
    let page = page(&app().reduce(tell));
    let put_back = page.only(".notice").saying("button", "Put it back");
    assert_eq!(put_back.get("type"), Some("button"));
}

#[test]
fn a_problem_with_the_engine_is_shown_with_another_try() {
    assert!(page(&app()).all(".notice").is_empty());
    for (status, says, is_busy) in [
        (ModuleStatus::Missing, "couldn’t be loaded", None),
        (ModuleStatus::NeedsWorker, "need a background worker", None),
        (ModuleStatus::InvalidReply, "makes no sense", None),
        (ModuleStatus::Retrying, "One moment…", Some("true")),
    ] {
        let page = page_with(status, &app());
        let notice = page.only(".notices .notice");
        assert!(notice.text().contains(says), "{}", notice.text());
        let again = notice.saying("button", "Try again");
        assert_eq!(again.get("aria-disabled"), is_busy, "{status:?}");
        notice.saying("button", "Reload the page");
    }
}

/// The server doesn't have the modules of an old build any more, so neither another try nor the same build helps.
#[test]
fn a_module_that_is_missing_comes_with_the_new_version_if_there_is_one() {
    let tell = Action::Notice(NoticeAction::Tell(Notice::NewVersion));
    let dismiss = Action::Notice(NoticeAction::Dismiss(Notice::NewVersion));
    let told = app().reduce(tell);
    for app in [told.reduce(dismiss), told] {
        let page = page_with(ModuleStatus::Missing, &app);
        let notice = page.only(".notices .notice");
        assert!(notice.text().contains("needs the new version"));
        assert_eq!(notice.only("button").text(), "Update now");
        let page = page_with(ModuleStatus::NeedsWorker, &app);
        page.saying("button", "Try again");
    }
}

/// The notice appears wherever something waits for the engine: an opponent, a hint or a review.
#[test]
fn a_missing_engine_is_shown_wherever_something_waits_for_it() {
    let mine = open("1/1.3/h1/layout77");
    let waiting = [
        after_a_turn(&mine),
        mine.reduce(Action::Turn(TurnAction::AskForHint)),
        open(&format!("{OVER}@2")),
    ];
    for app in waiting {
        assert!(
            app.next_request().is_some(),
            "nothing waits: {:?}",
            app.screen()
        );
        let page = page_with(ModuleStatus::Missing, &app);
        let told = page.only(".notices .notice").text();
        assert!(told.contains("couldn’t be loaded"), "{told}");
    }
}

/// A sheet without content doesn't open.
#[test]
fn without_a_game_there_is_no_sheet_of_it() {
    for kind in [Sheet::WhatIf, Sheet::Log, Sheet::Scores, Sheet::Review] {
        assert!(sheet(&app(), kind).all("dialog").is_empty(), "{kind:?}");
    }
}
