//! The gallery, and what saved pictures say.

use yew::prelude::*;

use super::ends::at_the_end;
use super::looking::{open, page, played};
use super::rendered;
use super::tree::Element;
use crate::game::Seat;
use crate::i18n::Localizer;
use crate::state::{
    Action, AppState, Day, Document, Gallery, GalleryEnd, GalleryGame, NavigationAction, Picture,
    PictureFrame, RecentAction, SettingsAction, Sheet,
};
use crate::ui::sheets::{paintings, wall};
use crate::ui::table::kept_name;

/// Three games that are over: one won, one lost, and one of two people.
const GAMES: &str = r#"{"version":1,"games":[
    "20261126 + 1/1.3/h3/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x",
    "20261125 - 1/1.3/3h/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x",
    "20261124 = 1/1.3/hh/seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x",
    "20261123 + 1/1.3/h3/seed0002/pR6.cV5"
    ]}"#;

fn shown(end: Option<GalleryEnd>) -> Element {
    let gallery = Gallery::read(GAMES).expect("a gallery");
    rendered(move || {
        let paintings = paintings(&gallery, end, 24);
        wall(
            Localizer::ENGLISH,
            &gallery,
            end,
            &paintings,
            &Callback::noop(),
            &Callback::noop(),
        )
    })
}

/// Texts of the paintings.
fn labels(wall: &Element) -> Vec<String> {
    let buttons = wall.all(".wall button").into_iter();
    buttons.map(Element::text).collect()
}

#[test]
fn the_wall_shows_each_game_with_its_day_and_end() {
    let wall = shown(None);
    assert_eq!(
        labels(&wall),
        [
            "Review: Won the round 26 November",
            "Review: Lost the round 25 November",
            "Review: You won the round 24 November",
        ]
    );
    // The game that isn't over counts, and hangs nowhere.
    assert!(
        wall.text().contains("4 pictures on this device"),
        "{}",
        wall.text()
    );
}

#[test]
fn only_won_or_lost_games_can_be_shown() {
    assert_eq!(
        labels(&shown(Some(GalleryEnd::Won))),
        ["Review: Won the round 26 November"]
    );
    let lost = shown(Some(GalleryEnd::Lost));
    assert_eq!(labels(&lost), ["Review: Lost the round 25 November"]);
    let checked = lost.all("label").into_iter().filter(|label| {
        let inputs = label.all("input");
        inputs.iter().any(|input| input.get("checked").is_some())
    });
    assert_eq!(checked.map(Element::text).collect::<Vec<_>>(), ["Lost"]);
}

#[test]
fn a_match_and_a_round_are_told_apart() {
    let last = |app: &AppState| app.recent().all().first().cloned().expect("a game");
    let round = last(&played(open("1/1.3/h1/red7game")));
    let whole = last(&at_the_end());
    for (loc, round_says, match_says) in [
        (Localizer::ENGLISH, "the round", "the match"),
        (Localizer::POLISH, "runda", "mecz"),
    ] {
        let says = loc.recent_end(&round);
        assert!(says.ends_with(round_says), "{says}");
        let says = loc.recent_end(&whole);
        assert!(says.ends_with(match_says), "{says}");
    }
}

/// Words of the frame of the pictures that a game leaves.
fn signature(app: &AppState, loc: Localizer) -> (PictureFrame<'static>, usize) {
    let scene = app.game().expect("a game").scene();
    let is_match = scene.is_match_over() && scene.score.results.len() > 1;
    let first = if is_match {
        0
    } else {
        scene.round_end.pictures.len() - 1
    };
    let pictures: &'static [Picture] = scene.round_end.pictures[first..].to_vec().leak();
    let today: Day = "20261128".parse().expect("a day");
    let frame = loc.picture_frame(&scene, pictures, today, "https://example.org/red7/");
    (frame, scene.score.results.len())
}

#[test]
fn a_saved_round_says_who_what_when_and_where() {
    let (frame, _) = signature(&played(open("1/1.3/h1/red7game")), Localizer::ENGLISH);
    let says = frame.signature;
    assert!(
        ["I won against Sienna", "Sienna won against me"].contains(&says.title.as_str()),
        "{says:?}"
    );
    assert!(says.facts.starts_with("Under "), "{says:?}");
    assert!(
        says.facts.ends_with(" · v1.3 Basic · 28 November 2026"),
        "{says:?}"
    );
    assert_eq!(says.address, "example.org/red7/#1/1.3/h1/red7game");
    assert_eq!(says.score, None);
}

#[test]
fn a_saved_match_says_its_score_and_all_its_rounds() {
    let app = at_the_end();
    let (frame, rounds) = signature(&app, Localizer::ENGLISH);
    assert!(rounds > 1);
    assert_eq!(
        (frame.pictures.len(), frame.captions.len()),
        (rounds, rounds)
    );
    let score = frame.signature.score.clone().expect("a score");
    assert!(
        score.contains("Me ") && score.contains("Sienna "),
        "{score}"
    );
    assert!(
        frame
            .signature
            .facts
            .starts_with(&format!("{rounds} rounds · "))
    );
    let largest = &frame.captions[frame.large];
    let winner = if frame.signature.title.starts_with("I won") {
        "Me"
    } else {
        "Sienna"
    };
    assert_eq!(largest.winner, winner);
    let svg = frame.draw();
    assert_eq!(svg.matches("<svg x=").count(), rounds);
    let (polish, _) = signature(&app, Localizer::POLISH);
    assert!(
        polish.signature.facts.ends_with(" · 28 listopada 2026"),
        "{polish:?}"
    );
}

/// The picture of a match is of one of its rounds, and that is the one to see.
#[test]
fn the_picture_of_a_match_opens_the_round_that_it_shows() {
    let app = at_the_end();
    let game = app.recent().all()[0].clone();
    let mut gallery = Gallery::default();
    gallery.take_in(app.recent());
    let painting = gallery.games(None).next().and_then(GalleryGame::painting);
    let painting = painting.expect("a painting");
    assert!(painting.rounds > 1);
    for number in 1..=painting.rounds {
        let open = Action::Recent(RecentAction::ReviewRound(game.clone(), number));
        let review = app.reduce(open).replay_scene().expect("a review");
        assert_eq!(review.scene.score.round, number);
    }
}

#[test]
fn a_saved_picture_is_named_after_what_it_shows_and_when() {
    let today: Day = "20261128".parse().expect("a day");
    let of = |app: &AppState, is_match| {
        let scene = app.game().expect("a game").scene();
        kept_name(Localizer::ENGLISH, &scene, is_match, today)
    };
    let round = played(open("1/1.3/h1/red7game"));
    assert_eq!(of(&round, false), "red7-round-won-2026-11-28");
    let ended = of(&at_the_end(), true);
    assert!(
        ["red7-match-won-2026-11-28", "red7-match-lost-2026-11-28"].contains(&&*ended),
        "{ended}"
    );
    let together = played(open("1/1.3/hh/red7game"));
    let scene = together.game().expect("a game").scene();
    let nobody = Localizer::ENGLISH.addressing(None);
    assert_eq!(
        kept_name(nobody, &scene, false, today),
        "red7-round-2026-11-28"
    );
}

/// A player with a name is called by it, in saved pictures of their own, too.
#[test]
fn names_that_were_given_are_on_pictures() {
    let app = played(open("1/1.3/h1/red7game"));
    let name = SettingsAction::Name(Seat::FIRST, "Maya".to_owned());
    let names = app.reduce(Action::Settings(name)).settings().names;
    let (frame, _) = signature(&app, Localizer::ENGLISH.with_names(names));
    let title = frame.signature.title;
    assert!(
        ["Maya won against Sienna", "Sienna won against Maya"].contains(&title.as_str()),
        "{title}"
    );
}

#[test]
fn an_empty_wall_says_what_will_hang_there() {
    let none = Gallery::default();
    let (choose, dispatch) = (Callback::noop(), Callback::noop());
    let empty = rendered(move || wall(Localizer::ENGLISH, &none, None, &[], &choose, &dispatch));
    assert!(
        empty.text().starts_with("No pictures yet."),
        "{}",
        empty.text()
    );
}

#[test]
fn recent_games_lead_to_the_gallery() {
    let home = played(open("1/1.3/h1/red7game")).reduce(Action::Navigate(NavigationAction::Home));
    page(&home).saying(".recent button", "Gallery");
    let open = Action::Navigate(NavigationAction::OpenSheet(Sheet::Gallery));
    assert!(
        page(&home.reduce(open))
            .only("dialog")
            .text()
            .starts_with("Gallery")
    );
}
