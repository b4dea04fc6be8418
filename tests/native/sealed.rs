//! Sealed games between two participants that share only their messages. Both are stored and restored at every message.
//!
//! `SEALED=10000 cargo test --features sealed --test native sealed` plays that many games.

use std::thread;

use red7::bots::Level;
use red7::game::{GameRng, Move, Record, Ruleset, Seat, Turn, View};
use red7::sealed::{
    Awaiting, Base64Error, Participant, PlayerName, Proof, ProtocolError, RestoreError, Secret,
    VerifyError, to_record, verify,
};

use crate::common::parse;

mod carrier;
mod forger;
mod friend;
mod reader;
mod versions;

/// Rules of a game by its number: one in twelve is a match of several rounds.
fn rules(number: u64) -> Ruleset {
    const BASIC: [&str; 3] = ["1.3", "1.0", "bga"];
    const ADVANCED: [&str; 3] = ["1.3at", "1.0a", "bgaa"];
    let kind = number as usize / 12 % 3;
    parse(if number % 12 == 4 {
        ADVANCED[kind]
    } else {
        BASIC[kind]
    })
}

/// Maximum length of a link, in characters: some messengers cut longer ones.
const LONGEST: usize = 2_700;

fn secret(rng: &mut GameRng) -> Secret {
    Secret::new(std::array::from_fn(|_| rng.below(256) as u8))
}

fn name(name: &str) -> PlayerName {
    PlayerName::new(name).expect("a name")
}

/// View of a player when a turn was due, and the index of the round.
struct Snapshot {
    round: usize,
    view: View,
}

/// A whole game.
struct Sealed {
    sides: [Participant; 2],
    moments: Vec<Snapshot>,
}

/// The secrets of a game by its number.
fn secrets(number: u64) -> [[u8; Secret::LEN]; 2] {
    let mut rng = GameRng::new(number);
    [(); 2].map(|()| std::array::from_fn(|_| rng.below(256) as u8))
}

/// A game that has begun: the player who invited is to read.
fn begun(number: u64, rules: &str) -> Sealed {
    let [first, second] = secrets(number).map(Secret::new);
    let here = Participant::invite(parse(rules), name("Ann"), first).expect("rules");
    let there = Participant::join(sent(&here), name("Ben"), second).expect("a beginning");
    Sealed {
        sides: [here, there],
        moments: Vec::new(),
    }
}

impl Sealed {
    /// Plays the game with this number. Between any two messages both devices restore their state from storage; in games
    /// after the first hundred only now and then, because that takes most of the time.
    fn play(number: u64) -> Self {
        let mut rng = GameRng::new(number);
        let here =
            Participant::invite(rules(number), name("Ann"), secret(&mut rng)).expect("rules");
        let there =
            Participant::join(sent(&here), name("Ben"), secret(&mut rng)).expect("a beginning");
        let mut sealed = Self {
            sides: [here, there],
            moments: Vec::new(),
        };
        while sealed.sides[0].due() != Awaiting::Nothing {
            let seed = rng.below(1 << 30) as u64;
            // In later rounds only now and then, because restoring verifies all earlier rounds.
            let is_short = number < 100 && sealed.sides[0].rounds().is_empty();
            if is_short || seed.is_multiple_of(16) {
                sealed.restore();
            }
            sealed.step(seed);
        }
        sealed
    }

    fn restore(&mut self) {
        self.sides = [restored(&self.sides[0]), restored(&self.sides[1])];
    }

    /// The waiting participant reads the other's message, and makes a turn if one is due.
    fn step(&mut self, seed: u64) {
        let [reader, sender] = &mut self.sides;
        *reader = reader.read(sent(sender)).expect("a message");
        if reader.due() == Awaiting::Turn {
            let view = reader.view().expect("cards are dealt");
            let choice = Level::Novice.choose(&view, seed);
            let round = reader.rounds().len();
            self.moments.push(Snapshot { round, view });
            *reader = reader.play(choice.turn()).expect("a legal turn");
            check_drawn(reader, choice.turn());
        }
        self.sides.swap(0, 1);
    }

    fn messages(&self) -> Vec<&str> {
        let [side, other] = &self.sides;
        let longer = if side.messages().len() > other.messages().len() {
            side
        } else {
            other
        };
        longer.messages().iter().map(String::as_str).collect()
    }
}

fn sent(side: &Participant) -> &str {
    side.to_send().expect("a message")
}

/// A drawn card counts at once, but its player sees it only after the other's reply.
fn check_drawn(side: &Participant, turn: &Turn) {
    let view = side.view().expect("the round is not proved yet");
    let unseen = view.hand_size(side.seat()) - view.hand().len();
    let drawn = turn.moves().contains(&Move::Draw);
    assert_eq!(unseen, usize::from(drawn), "{turn}");
}

/// The participant after being stored and restored.
fn restored(side: &Participant) -> Participant {
    let text = side.store();
    let restored = Participant::restore(&text).expect("what was stored");
    assert_eq!(*restored.store(), *text);
    assert_eq!(restored.due(), side.due());
    restored
}

/// Checks that each player's views were those of a round with real cards in the proved order.
fn check_moments(moments: &[Snapshot], proofs: &[Proof]) {
    let mut moments = moments.iter();
    for (number, proof) in proofs.iter().enumerate() {
        let mut round = dealt(proof);
        for turn in proof.turns() {
            let moment = moments.next().expect("a view of each turn");
            assert_eq!(
                (moment.round, &moment.view),
                (number, &round.view(round.table().turn()))
            );
            round.play_turn(turn).expect("a legal turn");
        }
        assert_eq!(round, *proof.round());
    }
    assert!(moments.next().is_none());
}

/// The round of a proof before its first turn, parsed from a position.
fn dealt(proof: &Proof) -> red7::game::Round {
    let text = |cards: &[red7::game::Card]| {
        let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
        if texts.is_empty() {
            "-".to_owned()
        } else {
            texts.concat()
        }
    };
    let order = proof.order();
    let table = proof.round().table();
    let begins = if order[14] > order[15] { 2 } else { 1 };
    let seat = |index: usize| {
        let seat = Seat::new(index).expect("a seat");
        let hand = text(&order[7 * index..7 * index + 7]);
        format!("{hand}/{}/{}", order[14 + index], table.scored(seat))
    };
    let setup = format!(
        "{} - {} {begins} {} {}",
        table.ruleset(),
        text(&order[16..]),
        seat(0),
        seat(1)
    );
    crate::common::round(&setup)
}

/// Changes one character of one message.
fn damaged(messages: &[&str], rng: &mut GameRng) -> (usize, String) {
    let which = rng.below(messages.len());
    let mut text: Vec<char> = messages[which].chars().collect();
    let at = rng.below(text.len());
    let signs: Vec<char> = ('A'..='Z')
        .chain('a'..='z')
        .chain('0'..='9')
        .chain(['-', '_'])
        .collect();
    let others: Vec<char> = signs.into_iter().filter(|&sign| sign != text[at]).collect();
    text[at] = others[rng.below(others.len())];
    (which, text.into_iter().collect())
}

fn check_game(number: u64) -> usize {
    let sealed = Sealed::play(number);
    let messages = sealed.messages();
    let proofs = verify(&messages).expect("a game without a fault");
    for side in &sealed.sides {
        let own: Vec<Proof> = side
            .rounds()
            .iter()
            .cloned()
            .map(|proof| proof.expect("no fault"))
            .collect();
        assert_eq!(own, proofs, "game {number}");
    }
    let game = to_record(&proofs).expect("a game");
    let read: Record = game.to_string().parse().expect("a record");
    let end = read.replay(usize::MAX).expect("legal turns");
    let last = proofs.last().expect("a round").round();
    assert_eq!((&read, end.round()), (&game, last));
    assert!(last.game_winners().is_some(), "game {number}");
    check_moments(&sealed.moments, &proofs);
    let mut rng = GameRng::new(number);
    let (which, text) = damaged(&messages, &mut rng);
    let mut changed = messages.clone();
    changed[which] = &text;
    verify(&changed).expect_err("something was changed");
    messages
        .iter()
        .map(|message| message.len())
        .max()
        .unwrap_or_default()
}

#[test]
fn games_between_two_sides_are_proved_and_changed_ones_are_not() {
    let games = std::env::var("SEALED")
        .ok()
        .map(|games| parse(&games))
        .unwrap_or(100);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let longest = thread::scope(|scope| {
        let check = |core| move || (core..games).step_by(cores).map(check_game).max();
        let threads: Vec<_> = (0..cores as u64)
            .map(|core| scope.spawn(check(core)))
            .collect();
        let longest = threads
            .into_iter()
            .map(|thread| thread.join().expect("no fault"));
        longest.max().flatten().expect("a game")
    });
    assert!(
        (2_000..LONGEST).contains(&longest),
        "a message has {longest} characters"
    );
}

#[test]
fn a_changed_message_is_refused_and_the_game_stays() {
    let mut rng = GameRng::new(1);
    let here = Participant::invite(parse("1.3"), name("Ann"), secret(&mut rng)).expect("rules");
    let there = Participant::join(sent(&here), name("Ben"), secret(&mut rng)).expect("a beginning");
    let text = sent(&there).to_owned();
    let before = here.store();
    for at in (0..text.len()).step_by(37) {
        let mut changed = text.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(changed).expect("signs");
        let refused = here.read(&changed).expect_err("it was changed");
        let is_refused = matches!(
            refused,
            ProtocolError::Unreadable(_) | ProtocolError::Signature
        );
        assert!(is_refused, "{at}: {refused}");
    }
    for end in (0..text.len()).step_by(41) {
        let refused = here.read(&text[..end]).expect_err("it was cut off");
        assert!(
            matches!(refused, ProtocolError::Unreadable(_)),
            "{end}: {refused}"
        );
    }
    let refused = here
        .read(&format!("{text}AAAA"))
        .expect_err("it was added to");
    assert!(matches!(refused, ProtocolError::Unreadable(_)), "{refused}");
    let refused = here.read("not a message").expect_err("it is none");
    let signs = Base64Error::Sign { at: 3, found: ' ' };
    assert_eq!(refused, ProtocolError::Unreadable(signs.into()));
    assert_eq!(*here.store(), *before);
    here.read(&text).expect("the message itself");
}

#[test]
fn old_foreign_and_forked_messages_are_told_apart() {
    let mut rng = GameRng::new(2);
    let mut game = || {
        let here = Participant::invite(parse("1.3"), name("Ann"), secret(&mut rng)).expect("rules");
        let there =
            Participant::join(sent(&here), name("Ben"), secret(&mut rng)).expect("a beginning");
        let here = here.read(sent(&there)).expect("a message");
        [here, there]
    };
    let [here, there] = game();
    let [elsewhere, _] = game();
    let [first, second] = [&here.messages()[0], &here.messages()[1]];
    assert_eq!(here.read(first).err(), Some(ProtocolError::Known(1)));
    assert_eq!(here.read(second).err(), Some(ProtocolError::Known(2)));
    assert_eq!(
        there.read(sent(&elsewhere)).err(),
        Some(ProtocolError::OtherGame)
    );
    assert_eq!(
        there.read(&elsewhere.messages()[0]).err(),
        Some(ProtocolError::OtherGame)
    );
    let other =
        Participant::join(first, name(""), Secret::new([9; Secret::LEN])).expect("a beginning");
    assert_eq!(
        here.read(sent(&other)).err(),
        Some(ProtocolError::Forked(2))
    );
    assert_eq!(
        other.read(sent(&here)).err(),
        Some(ProtocolError::Forked(3))
    );
    let there = there.read(sent(&here)).expect("a message");
    let begun =
        Participant::join(first, name(""), Secret::new([9; Secret::LEN])).expect("a beginning");
    let (expected, found) = (3, 4);
    let last = there.messages().last().expect("a message");
    if there.messages().len() == 4 {
        assert_eq!(
            begun.read(last).err(),
            Some(ProtocolError::Early { expected, found })
        );
    }
    let no_beginning = Participant::join(second, name(""), Secret::new([9; Secret::LEN]));
    assert_eq!(no_beginning.err(), Some(ProtocolError::NoBeginning));
}

#[test]
fn games_with_actions_cannot_be_sealed() {
    for rules in ["1.3x", "1.3ax", "bgaax"] {
        let invited = Participant::invite(parse(rules), name(""), Secret::new([1; Secret::LEN]));
        assert_eq!(invited.err(), Some(ProtocolError::Actions), "{rules}");
    }
}

#[test]
fn what_is_no_stored_side_is_refused() {
    let side =
        Participant::invite(parse("1.3"), name(""), Secret::new([1; Secret::LEN])).expect("rules");
    let text = side.store();
    let lines: Vec<&str> = text.lines().collect();
    let with = |line: usize, other: &str| {
        let mut lines = lines.clone();
        lines[line] = other;
        Participant::restore(&lines.join("\n")).expect_err("it was changed")
    };
    assert_eq!(with(0, "red7-sealed-2"), RestoreError::Title);
    assert_eq!(with(1, "3"), RestoreError::Seat);
    assert_eq!(with(2, "AAAA"), RestoreError::Secret);
    let (number, reason) = (1, ProtocolError::NotOurs);
    let other = "A".repeat(43);
    assert_eq!(with(2, &other), RestoreError::Message { number, reason });
    assert!(matches!(
        with(3, "x"),
        RestoreError::Message { number: 1, .. }
    ));
    let none = Participant::restore(&lines[..3].join("\n")).expect_err("there is no message");
    assert!(matches!(none, RestoreError::Message { number: 1, .. }));
}

#[test]
fn a_game_that_is_not_over_proves_nothing() {
    let sealed = Sealed::play(0);
    let messages = sealed.messages();
    for end in 1..messages.len() {
        let unproved = verify(&messages[..end]).expect_err("it is not over");
        assert_eq!(unproved, VerifyError::Unfinished(end));
    }
}
