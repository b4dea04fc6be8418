//! The gallery, and its document.

use super::*;
use crate::bots::Level;

/// A finished game that ended on a day.
fn over(lineup: &str, rules: &str, seed: &str) -> Rc<RecentGame> {
    let mut game = Game::dealt(lineup, rules, seed);
    while !game.is_match_over() {
        game = if game.is_round_over() {
            game.next_round()
        } else {
            game
        };
        game = game.after_a_turn(Level::Casual);
    }
    let day = "20261128".parse().expect("a day");
    Rc::new(RecentGame::new(game.link(), day).expect("it is over"))
}

fn recent(games: &[Rc<RecentGame>]) -> RecentGames {
    let mut recent = RecentGames::default();
    games.iter().for_each(|game| recent.note(game.clone()));
    recent
}

fn seeds(gallery: &Gallery) -> Vec<String> {
    let seed = |game: &GalleryGame| {
        let painting = game.painting().expect("a painting");
        painting.game.link().record.seed.to_string()
    };
    gallery.games(None).map(seed).collect()
}

#[test]
fn recent_games_are_hung_once_the_newest_first() {
    let games = ["hang0001", "hang0002", "hang0003"].map(|seed| over("h1", "1.3", seed));
    let mut gallery = Gallery::default();
    gallery.take_in(&recent(&games[..2]));
    let two = gallery.clone();
    gallery.take_in(&recent(&games[..2]));
    assert_eq!(gallery, two);
    gallery.take_in(&recent(&games[1..]));
    assert_eq!(seeds(&gallery), ["hang0003", "hang0002", "hang0001"]);
    assert_eq!(Gallery::read(&gallery.write()), Ok(gallery));
}

/// The strokes of the player of this device start at the left, also in a game with a friend.
#[test]
fn a_game_with_a_friend_is_painted_from_this_device() {
    let turns = "seed0001/pR6.cV5.pB2.pO2.pR2.pI3.pO3.pG2cO1.cY4.pG4cG6.cB4.x";
    let painted = |sign: &str| {
        let text = format!(r#"{{"version":1,"games":["20261128 {sign} 1/1.3/hh/{turns}"]}}"#);
        let gallery = Gallery::read(&text).expect("a gallery");
        let mut games = gallery.games(None);
        games
            .next()
            .and_then(GalleryGame::painting)
            .expect("one")
            .picture
    };
    let seen_by = |lineup: &str| {
        let Ok(Link::Game(link)) = format!("1/1.3/hh/{turns}").parse() else {
            panic!("a game");
        };
        let lineup = lineup.parse().expect("a lineup");
        let game = Game::new(0, lineup, link.record).expect("a game");
        game.scene().round_end.pictures[0].clone()
    };
    // The first player wins.
    assert_eq!(painted("+"), seen_by("hf"));
    assert_eq!(painted("-"), seen_by("fh"));
    assert_eq!(painted("="), seen_by("hh"));
    assert_ne!(seen_by("hf"), seen_by("fh"));
}

#[test]
fn the_last_hundred_stay() {
    let mut gallery = Gallery::default();
    for number in 0..=Gallery::MOST {
        gallery.take_in(&recent(&[over("h1", "1.3", &format!("wall{number:04}"))]));
    }
    let seeds = seeds(&gallery);
    assert_eq!(seeds.len(), Gallery::MOST);
    assert_eq!(
        (seeds[0].as_str(), seeds[99].as_str()),
        ("wall0100", "wall0001")
    );
}

#[test]
fn long_games_take_the_room_of_others() {
    let long = |number: usize| GalleryGame {
        day: Day::FIRST,
        end: GalleryEnd::Won,
        link: format!("{number:0>20000}"),
    };
    let mut gallery = Gallery {
        games: (0..30).map(long).collect(),
        friends: Vec::new(),
    };
    let recent = recent(&[over("h1", "1.3", "red7game")]);
    gallery.take_in(&recent);
    assert_eq!(gallery.len(), 13);
    assert!(Gallery::read(&gallery.write()).is_ok());
    // Nothing is hung again that was taken down for lack of room.
    let full = gallery.clone();
    gallery.take_in(&recent);
    assert_eq!(gallery, full);
    const { assert!(Gallery::LONGEST * RecentGames::MOST <= Gallery::MOST_BYTES) };
}

#[test]
fn games_are_told_by_their_ends() {
    let mut gallery = Gallery::default();
    let games = (0..6).map(|number| over("h1", "1.3", &format!("ends{number:04}")));
    let games: Vec<_> = games.chain([over("hh", "1.3", "red7game")]).collect();
    gallery.take_in(&recent(&games));
    let count = |end| gallery.games(end).count();
    let ends = [GalleryEnd::Won, GalleryEnd::Lost, GalleryEnd::Shared];
    let [won, lost, shared] = ends.map(|end| count(Some(end)));
    assert!(won > 0 && lost > 0, "{won} {lost}");
    assert_eq!((shared, won + lost + shared), (1, count(None)));
    for game in gallery.games(Some(GalleryEnd::Won)) {
        let painting = game.painting().expect("a painting");
        assert_eq!(painting.rounds, 1);
        assert_eq!(
            painting.game.rules().next_back().map(|last| last.rule),
            Some(painting.rule)
        );
    }
}

#[test]
fn a_match_is_the_best_round_of_its_winner() {
    let game = over("h1", "1.3a", "red7game");
    let mut gallery = Gallery::default();
    gallery.take_in(&recent(std::slice::from_ref(&game)));
    let painting = gallery.games(None).next().and_then(GalleryGame::painting);
    let painting = painting.expect("a painting");
    let link = game.link().clone();
    let scene = Game::new(0, link.lineup, link.record)
        .expect("a game")
        .scene();
    let results = &scene.score.results;
    assert!(results.len() > 1);
    assert_eq!(painting.rounds, results.len());
    let shown = &results[painting.picture.round() - 1];
    let best = results
        .iter()
        .filter(|result| game.winners().contains(&result.winner));
    let best = best.map(|result| result.scored_cards.points()).max();
    assert_eq!(Some(shown.scored_cards.points()), best);
    assert!(game.winners().contains(&shown.winner));
}

/// A game that isn't finished, or ends otherwise than it says, is not painted.
#[test]
fn hostile_games_are_not_painted() {
    let mut gallery = Gallery::default();
    gallery.take_in(&recent(&[over("h1", "1.3", "red7game")]));
    let whole = gallery.write();
    let end = gallery.games(None).next().expect("a game").end;
    let other = if end == GalleryEnd::Won { "-" } else { "+" };
    let lie = format!(" {other} ");
    for (old, new) in [
        (format!(" {} ", end.sign()), lie),
        ("/h1/".to_owned(), "/h9/".to_owned()),
        ("red7game".to_owned(), "red7gamf".to_owned()),
        ("1/1.3/h1".to_owned(), "1/q/2h-k7q2m9xd ".to_owned()),
        (
            "1/1.3/h1/".to_owned(),
            "<script>alert(1)</script>".to_owned(),
        ),
        ("1/1.3/h1/".to_owned(), "\u{202e}\u{0}".to_owned()),
    ] {
        let altered = serde_json::from_str::<serde_json::Value>(&whole).expect("JSON");
        let text = altered["games"][0]
            .as_str()
            .expect("a game")
            .replacen(&old, &new, 1);
        let text = to_json(&GalleryDocument {
            version: VERSION,
            games: vec![text],
            friends: Vec::new(),
        });
        assert_ne!(text, whole);
        let gallery = Gallery::read(&text).expect("it has the form");
        assert_eq!(
            gallery.games(None).next().and_then(GalleryGame::painting),
            None,
            "{text}"
        );
    }
}

#[test]
fn hostile_documents_are_refused() {
    let document = |games: Vec<String>| {
        to_json(&GalleryDocument {
            version: VERSION,
            games,
            friends: Vec::new(),
        })
    };
    let game = "20261128 + 1/1.3/h1/red7game/x".to_owned();
    let long = format!("20261128 + {}", "1".repeat(Gallery::LONGEST + 1));
    let heavy = format!("20261128 + {}", "1".repeat(Gallery::LONGEST));
    assert!(Gallery::read(&document(vec![game.clone(); Gallery::MOST])).is_ok());
    for text in [
        String::new(),
        "[]".to_owned(),
        "{}".to_owned(),
        r#"{"version":1,"games":{}}"#.to_owned(),
        r#"{"version":1,"games":[1]}"#.to_owned(),
        document(vec![game; Gallery::MOST + 1]),
        document(vec![long]),
        document(vec![heavy; 13]),
        document(vec!["20261131 + 1/1.3/h1/red7game/x".to_owned()]),
        document(vec!["20261128 ? 1/1.3/h1/red7game/x".to_owned()]),
        document(vec!["20261128 +".to_owned()]),
        document(vec![String::new()]),
    ] {
        assert_eq!(
            Gallery::read(&text),
            Err(LoadError::Unreadable),
            "{:.80}",
            text
        );
    }
    let newer = r#"{"version":2,"games":7}"#;
    assert_eq!(Gallery::read(newer), Err(LoadError::Newer(2)));
}
