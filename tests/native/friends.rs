//! Games with friends, played by passing links between devices that share nothing else.
//!
//! `FRIENDS=10000 cargo test --test native friends` plays that many games.

pub(crate) mod device;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use red7::bots::Level;
use red7::engine::{EngineReply, EngineRequest};
use red7::game::{GameRng, Move, PlayerCount, Record, Ruleset, Seat, Seed, write_turns};
use red7::state::{
    Action, AppState, Branch, CorrespondenceAction, CorrespondenceLink, Game, GameAction, GameId,
    GameOptions, GameSlot, HistoryRelation, IncomingLinkKind, Link, NavigationAction,
    NewGameAction, Notice, NoticeAction, Party, PlayerKind, PlayerNames, Screen, Seating, Storage,
    StorageError, Store, StoreReport, TurnAction, WaitingFor, load_correspondence, save_game,
};

use self::device::{TestPage, replayed};
use crate::common::{parse, pick, random_turn, tables};

/// Maximum number of rounds of a match that are played.
const ROUNDS: usize = 3;

/// Players of a game, as seen from the device where it is started.
fn some_players(rng: &mut GameRng, players: PlayerCount) -> Vec<PlayerKind> {
    let all = [
        PlayerKind::Human,
        PlayerKind::Friend,
        PlayerKind::Friend,
        PlayerKind::Bot(Level::Novice),
        PlayerKind::Bot(Level::Casual),
    ];
    let mut others: Vec<PlayerKind> = (1..players.get()).map(|_| pick(rng, &all)).collect();
    let place = rng.below(others.len());
    others[place] = PlayerKind::Friend;
    others
}

/// The devices playing one game.
struct World {
    rng: GameRng,
    pages: Vec<TestPage>,
    /// Links sent so far, oldest first, each with its number of turns.
    links: Vec<(usize, String)>,
    /// Number of branches of the game stored on each device.
    stories: Vec<usize>,
    id: GameId,
}

impl World {
    /// Starts a game on one device.
    fn begin(number: u64, ruleset: Ruleset, players: PlayerCount) -> Self {
        let mut rng = GameRng::new(number);
        let mut page = TestPage::new();
        page.act(NewGameAction::Players(players));
        for (place, player) in some_players(&mut rng, players).into_iter().enumerate() {
            page.act(NewGameAction::SetOpponent(place, player));
        }
        page.act(NewGameAction::Edition(ruleset.edition()));
        page.act(NewGameAction::Advanced(ruleset.is_advanced()));
        page.act(NewGameAction::Actions(ruleset.actions().is_some()));
        page.act(NewGameAction::Seed(Seed::from_entropy(number).to_string()));
        let id = GameId(Seed::from_entropy(number ^ 0xffff_ffff));
        page.act(CorrespondenceAction::Begin {
            id,
            next: parse("nextdeal"),
            agreed: GameOptions {
                hints: rng.below(2) == 0,
                take_backs: rng.below(2) == 0,
            },
        });
        let devices = (0..4).filter(|&device| {
            let device = device_of(&page, device);
            device.is_some()
        });
        let count = devices.count();
        let mut pages = vec![page];
        pages.extend((1..count).map(|_| TestPage::new()));
        Self {
            rng,
            stories: vec![0; count],
            pages,
            links: Vec::new(),
            id,
        }
    }

    /// Plays until the game is over or a link is to be sent; returns the recipient's seat, if any.
    fn play_on(&mut self, at: usize) -> Option<Seat> {
        loop {
            let page = &mut self.pages[at];
            self.stories[at] = self.stories[at].max(1);
            match page.game().awaits().expect("a game with friends") {
                WaitingFor::SendTo(seat) => return Some(seat),
                WaitingFor::Nobody => return None,
                WaitingFor::Friend(seat) => unreachable!("{seat} has the game already"),
                WaitingFor::You if page.game().scene().score.round > ROUNDS => return None,
                WaitingFor::You => page.step(&mut self.rng),
            }
            let before = save_game(page.game());
            page.reload();
            assert_eq!(save_game(page.game()), before);
        }
    }

    /// Sends the current game to the device of a seat; returns the index of that device.
    fn send(&mut self, at: usize, seat: Seat) -> usize {
        let link = self.pages[at].link();
        assert!(link.len() < 2_000, "{link}");
        let plies = self.pages[at].game().ply();
        self.pages[at].act(CorrespondenceAction::Sent);
        let game = self.pages[at].game();
        assert_eq!(game.awaits(), Some(WaitingFor::Friend(seat)));
        // A turn that was sent can't be taken back.
        let sent = save_game(game);
        self.pages[at].act(GameAction::TakeBack);
        assert_eq!(save_game(self.pages[at].game()), sent);
        let seating = self.pages[at].letter().seating;
        let to = (0..).zip(0..4).find(|&(_, device)| {
            let device = device_of(&self.pages[at], device);
            device.is_some() && device == seating.party_at(seat)
        });
        let (to, _) = to.expect("a device");
        let page = &mut self.pages[to];
        let known = page.shelf.games();
        page.follow(&link);
        match known.first() {
            None => {
                assert_eq!(page.asks(), Some(IncomingLinkKind::Invitation));
                assert_eq!(page.shelf.games().len(), 0);
                page.act(CorrespondenceAction::Join(format!("No. {to}")));
            }
            Some((_, game)) => assert!(game.ply() < page.game().ply() && page.said().is_none()),
        }
        assert_eq!(page.letter().record, parse_letter(&link).record);
        self.links.push((plies, link));
        to
    }

    /// Opens links that add nothing new.
    fn disturb(&mut self, at: usize) {
        let (plies, link) = pick_link(&mut self.rng, &self.links);
        let page = &mut self.pages[at];
        let before = save_game(page.game());
        page.follow(&link);
        let said = if plies == page.game().ply() {
            Notice::LinkKnown
        } else {
            Notice::LinkOutdated
        };
        assert_eq!((page.asks(), page.said()), (None, Some(said)));
        assert_eq!(save_game(page.game()), before);
        let screen = page.app.screen().clone();
        let damaged = damaged(&mut self.rng, &link);
        page.follow(&damaged);
        assert_eq!(*page.app.screen(), Screen::Home, "{damaged}");
        let notice = page.app.notices().last().copied();
        assert!(matches!(notice, Some(Notice::BadLink(_))), "{damaged}");
        page.act(NoticeAction::Dismiss(notice.expect("it is told")));
        if let Screen::Table(place) = screen {
            page.act(NavigationAction::Resume(place));
        }
        assert_eq!(save_game(page.game()), before);
        // A stranger sees no hand, and the stranger's browser stores nothing.
        let mut stranger = TestPage::new();
        stranger.follow(&link);
        let opened = stranger.app.incoming_link().expect("a letter");
        assert!(matches!(
            opened.kind,
            IncomingLinkKind::NotForYou | IncomingLinkKind::Invitation
        ));
        let scene = opened.game.scene();
        assert!(scene.players.you.is_none() && scene.view.hand().is_empty());
        assert!(stranger.shelf.games().is_empty());
    }

    /// Copies the device that is to move, and sends a different turn from each copy. Returns the index of the device to
    /// move next.
    fn fork(&mut self, at: usize) -> usize {
        let mut twin = TestPage::open(self.pages[at].shelf.copied());
        twin.act(NavigationAction::Resume(self.place()));
        let plies = twin.game().ply();
        let round = twin.game().round_number();
        let mut other = GameRng::new(self.rng.below(1 << 20) as u64);
        while twin.game().awaits() == Some(WaitingFor::You) && twin.game().round_number() == round {
            twin.step(&mut other);
        }
        let Some(seat) = self.play_on(at) else {
            return at;
        };
        let told = HistoryRelation::of(&twin.letter(), &self.pages[at].letter());
        let (HistoryRelation::Diverged(ply), Some(WaitingFor::SendTo(_))) =
            (told, twin.game().awaits())
        else {
            return at;
        };
        assert!(ply > plies);
        let to = self.send(at, seat);
        self.stories[to] = self.stories[to].max(1) + 1;
        let (place, stories) = (self.place(), self.stories[to]);
        let page = &mut self.pages[to];
        let before = save_game(page.game());
        let link = twin.link();
        page.follow(&link);
        assert_eq!(page.asks(), Some(IncomingLinkKind::Conflict(ply, place)));
        let all = page.shelf.games();
        assert_eq!(all.len(), stories);
        let told =
            |(_, game): &(String, Game)| game.correspondence_link().map(|letter| letter.record);
        assert!(
            all.iter()
                .any(|game| told(game) == Some(twin.letter().record))
        );
        // Opening the same link again leads to the stored game.
        page.follow(&link);
        assert_eq!(page.said(), Some(Notice::LinkKnown));
        page.act(NavigationAction::Resume(place));
        assert_eq!(save_game(page.game()), before);
        to
    }

    fn place(&self) -> GameSlot {
        GameSlot::Correspondence(Branch {
            id: self.id,
            number: 1,
        })
    }
}

fn pick_link(rng: &mut GameRng, links: &[(usize, String)]) -> (usize, String) {
    links[rng.below(links.len())].clone()
}

fn parse_letter(link: &str) -> CorrespondenceLink {
    match link.parse() {
        Ok(Link::Correspondence(letter)) => letter,
        other => unreachable!("{link} is a letter, not {other:?}"),
    }
}

/// The device with this number among those playing the page's game, if there are that many.
fn device_of(page: &TestPage, number: usize) -> Option<Party> {
    let seating = page.letter().seating;
    let mut devices: Vec<Party> = seating
        .players()
        .seats()
        .filter_map(|seat| seating.party_at(seat))
        .collect();
    devices.sort();
    devices.dedup();
    devices.get(number).copied()
}

/// The link with a character changed, inserted or removed, or cut off.
fn damaged(rng: &mut GameRng, link: &str) -> String {
    let signs = b"0aZ_-.x";
    let mut bytes = link.as_bytes().to_vec();
    let at = 5 + rng.below(bytes.len() - 5);
    match rng.below(4) {
        0 => {
            let others: Vec<u8> = signs
                .iter()
                .copied()
                .filter(|&sign| sign != bytes[at])
                .collect();
            bytes[at] = pick(rng, &others);
        }
        1 => bytes.insert(at, pick(rng, signs)),
        2 => drop(bytes.remove(at)),
        _ => bytes.truncate(at),
    }
    let damaged = String::from_utf8(bytes).expect("plain signs");
    if damaged == link {
        format!("{link}x")
    } else {
        damaged
    }
}

/// Plays one game. Returns the number of links sent, and the length of the longest in characters.
fn play(number: u64, ruleset: Ruleset, players: PlayerCount) -> (usize, usize) {
    let mut world = World::begin(number, ruleset, players);
    let mut at = 0;
    loop {
        if world.rng.below(12) == 0 && !world.links.is_empty() {
            at = world.fork(at);
        }
        let Some(seat) = world.play_on(at) else {
            break;
        };
        at = world.send(at, seat);
        if world.rng.below(4) == 0 {
            world.disturb(at);
        }
    }
    world.check(at);
    let longest = world.links.iter().map(|(_, link)| link.len()).max();
    (world.links.len(), longest.unwrap_or_default())
}

impl World {
    /// At the end every device has stored the game once, in the state of the last link it received.
    fn check(&self, at: usize) {
        let whole = self.pages[at].letter();
        for (page, &stories) in self.pages.iter().zip(&self.stories) {
            let games = page.shelf.games();
            assert_eq!(games.len(), stories);
            let Some((_, first)) = games.first() else {
                continue;
            };
            let known = first.correspondence_link().expect("a game with friends");
            let relation = HistoryRelation::of(&whole, &known);
            assert!(matches!(
                relation,
                HistoryRelation::Same | HistoryRelation::Ahead
            ));
        }
        opponents_are_the_same(&whole);
    }
}

/// Every device would have made the same turns for the bots.
fn opponents_are_the_same(letter: &CorrespondenceLink) {
    let mut record = Record::new(
        letter.record.ruleset,
        letter.record.players,
        letter.record.seed,
    );
    for turn in &letter.record.turns {
        let seat = replayed(&record).table().turn();
        let lineup = letter.seating.seen_from(None);
        if let PlayerKind::Bot(level) = lineup.at(seat) {
            let question = EngineRequest::Turn(level, record.clone());
            assert_eq!(question.answer(), Some(EngineReply::Turn(turn.clone())));
        }
        record.turns.push(turn.clone());
    }
}

#[test]
fn games_travel_by_links_and_nothing_is_lost_or_doubled() {
    let games = std::env::var("FRIENDS")
        .ok()
        .and_then(|games| games.parse().ok());
    let games = games.unwrap_or(200);
    let all: Vec<(Ruleset, PlayerCount)> = tables().collect();
    let mut links = 0;
    for number in 0..games {
        // The factor spreads any number of games over all tables.
        let (ruleset, players) = all[(number * 7) as usize % all.len()];
        links += play(number, ruleset, players).0;
    }
    assert!(links as u64 > games * 2, "{links}");
}

/// Finds the longest link among whole matches, with names of maximum length.
#[test]
fn the_link_of_a_whole_match_is_short() {
    let matches = std::env::var("MATCHES")
        .ok()
        .and_then(|matches| matches.parse().ok());
    let matches: u64 = matches.unwrap_or(96);
    let all: Vec<(Ruleset, PlayerCount)> = tables().collect();
    let names = PlayerNames::from(vec!["€".repeat(PlayerNames::LENGTH); Seat::MAX]);
    let mut longest = (0, 0, 0);
    for number in 0..matches {
        let (ruleset, players) = all[number as usize % all.len()];
        let seating: Seating = parse(&"abcd"[..players.get()]);
        let seed = Seed::from_entropy(number);
        let mut letter = CorrespondenceLink::begin(
            GameId(seed),
            seating,
            ruleset,
            seed,
            names,
            GameOptions::default(),
        );
        let mut game = letter.record.deal();
        while game.winners().is_none() {
            game.next_round();
            let turn = Level::Skilled.whole_turn(game.round(), seed.bot_seed(letter.plies()));
            game.play_turn(&turn).expect("a legal turn");
            letter.record.turns.push(turn);
        }
        let text = Link::Correspondence(letter.clone()).to_string();
        assert_eq!(parse_letter(&text), letter);
        let written = write_turns(&letter.record.turns).len();
        longest = longest.max((text.len(), letter.plies(), written));
    }
    let (signs, turns, written) = longest;
    println!("the longest of {matches}: {signs} signs for {turns} turns, written {written}");
    assert!(signs < 1_000, "{signs}");
}

/// Links sent years ago must remain readable.
#[test]
fn a_link_is_for_good() {
    let golden =
        "1/f1/1.3ax/ab3/red7game/h3k2m9xq/Ann.-17b-aneta./ht/21.YdFDhgB0xREyYEQ2FkBTO/0woe6id";
    let letter = parse_letter(golden);
    let turns = "pY1cB5d.pR4.cG2d.pG6.cV1.cG7d.pR5pV2cV6d.pV7cO6.pI3.pV5pI4cY5d.cG1.pB6.pG5pO5.pG3cI5.pY3cV6d.\
                 pO5pG7tO5cR3.pB3cO6d.pI3.pO1tY3cY4d.x.pI1tG4";
    assert_eq!(write_turns(&letter.record.turns), turns);
    assert_eq!(letter.resigned, [20]);
    assert_eq!(Vec::from(letter.names), ["Ann", "Żaneta", "", ""]);
    assert_eq!(Link::Correspondence(letter).to_string(), golden);
}
