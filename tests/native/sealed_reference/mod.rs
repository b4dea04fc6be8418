//! A second implementation of the protocol for sealed games, following docs/sealed.md: with its own arithmetic, using
//! only the crate's rules of the game. It reads whole recorded games, which never change, and recomputes every byte in
//! them.

mod field;
mod group;

use red7::game::{Card, Round, Seat};
use sha2::{Digest, Sha512};

use field::Number;
use group::Point;

/// Bytes that are read from the front.
struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count);
        self.0 = rest;
        taken
    }

    fn byte(&mut self) -> u8 {
        self.take(1)[0]
    }

    fn word(&mut self) -> [u8; 32] {
        self.take(32).try_into().expect("32 bytes")
    }

    fn words(&mut self) -> Vec<[u8; 32]> {
        (0..self.byte()).map(|_| self.word()).collect()
    }

    fn text(&mut self) -> &'a str {
        let length = self.byte().into();
        str::from_utf8(self.take(length)).expect("text")
    }
}

/// `expand_message_xmd` of RFC 9380 over SHA-512.
pub fn expand(purpose: &str, message: &[u8], length: usize) -> Vec<u8> {
    let version = match purpose {
        "signing" | "nonce" | "challenge" | "code" => 2,
        _ => 1,
    };
    let tag = format!("red7-sealed-v{version}-{purpose}");
    let suffix = [tag.as_bytes(), &[tag.len() as u8]].concat();
    let size = (length as u16).to_be_bytes();
    let first = Sha512::digest([&[0; 128], message, &size, &[0], &suffix].concat());
    let mut last = vec![0; 64];
    let mut all = Vec::new();
    for number in 1..=length.div_ceil(64) as u8 {
        let mixed: Vec<u8> = first.iter().zip(&last).map(|(a, b)| a ^ b).collect();
        last = Sha512::digest([&mixed[..], &[number], &suffix].concat()).to_vec();
        all.extend(&last);
    }
    all.truncate(length);
    all
}

fn number(purpose: &str, message: &[u8]) -> Number {
    Number::wide(&expand(purpose, message, 64).try_into().expect("64 bytes"))
}

fn key(secret: &[u8], place: usize) -> Number {
    number("key", &[secret, &[place as u8]].concat())
}

/// The permutation of a shuffle: for each position in the shuffled deck, the card's position before.
fn order(secret: &[u8], count: usize) -> Vec<usize> {
    let rng = expand("order", secret, 49 * 8);
    let tag = |&place: &usize| {
        let bytes = rng[8 * place..8 * place + 8].try_into().expect("8 bytes");
        (u64::from_be_bytes(bytes) / 64, place)
    };
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by_key(tag);
    places
}

/// The base point of RFC 9496.
const BASE: [u8; 32] = [
    0xe2, 0xf2, 0xae, 0x0a, 0x6a, 0xbc, 0x4e, 0x71, 0xa8, 0x84, 0xa9, 0x61, 0xc5, 0x00, 0x51, 0x5f,
    0x58, 0xe3, 0x0b, 0x6a, 0xa5, 0x82, 0xdd, 0x8d, 0xb6, 0xa6, 0x59, 0x45, 0xe0, 0x8d, 0x2d, 0x76,
];

/// A multiple of the base point.
fn multiple(number: Number) -> [u8; 32] {
    let base = Point::decoded(BASE).expect("a point");
    base.times(number).encoded()
}

/// The public key of a game's secret.
pub fn public_key(secret: &[u8]) -> [u8; 32] {
    multiple(number("signing", secret))
}

/// The signature of the message with this head by the owner of a game's secret.
pub fn signature(secret: &[u8], head: &[u8]) -> Vec<u8> {
    let random = number("nonce", &[secret, head].concat());
    let point = multiple(random);
    let challenge = [&point[..], &public_key(secret), head].concat();
    let response = random + number("challenge", &challenge) * number("signing", secret);
    [point, response.bytes()].concat()
}

/// The code of the message by which the second player joins.
fn code(head: &[u8]) -> String {
    let digits = expand("code", head, 20);
    let digits: Vec<String> = digits.iter().map(|byte| (byte % 10).to_string()).collect();
    let groups: Vec<String> = digits.chunks(5).map(<[String]>::concat).collect();
    groups.join("-")
}

/// The secret of a round, from that of the game.
pub fn round_secret(secret: &[u8], round: u16) -> Vec<u8> {
    expand("round", &[secret, &round.to_be_bytes()].concat(), 32)
}

/// Decodes base64url, by the value of each character.
pub fn decoded(text: &str) -> Vec<u8> {
    let value = |sign: char| match sign {
        'A'..='Z' => sign as u32 - 'A' as u32,
        'a'..='z' => sign as u32 - 'a' as u32 + 26,
        '0'..='9' => sign as u32 - '0' as u32 + 52,
        '-' => 62,
        _ => 63,
    };
    let bits: Vec<u8> = text
        .chars()
        .flat_map(|sign| (0..6).rev().map(move |bit| (value(sign) >> bit & 1) as u8))
        .collect();
    let (bytes, _) = bits.as_chunks::<8>();
    bytes
        .iter()
        .map(|byte| byte.iter().fold(0, |n, bit| n << 1 | bit))
        .collect()
}

/// A message after the deal: its sender, keys, and the turn with the positions and keys of its cards.
struct SentMessage {
    seat: usize,
    keys: Vec<[u8; 32]>,
    turn: Option<String>,
    cards: Vec<(usize, [u8; 32])>,
}

/// A round, as reconstructed from its messages.
struct RoundTranscript {
    opener: usize,
    cards: Vec<Card>,
    commitments: Vec<[u8; 32]>,
    decks: Vec<Vec<[u8; 32]>>,
    sent: Vec<SentMessage>,
    secrets: [Vec<u8>; 2],
}

impl RoundTranscript {
    fn new(opener: usize, cards: Vec<Card>) -> Self {
        Self {
            opener,
            cards,
            commitments: Vec::new(),
            decks: Vec::new(),
            sent: Vec::new(),
            secrets: [Vec::new(), Vec::new()],
        }
    }

    fn shuffled(&mut self, input: &mut Input<'_>) {
        self.commitments.push(input.word());
        self.decks.push(input.words());
    }

    /// Recomputes both shuffles and the locks.
    fn check_decks(&self) {
        let (first, second) = (&self.secrets[self.opener], &self.secrets[1 - self.opener]);
        for (seat, commitment) in [self.opener, 1 - self.opener]
            .into_iter()
            .zip(&self.commitments)
        {
            let message = [&[seat as u8], &self.secrets[seat][..]].concat();
            assert_eq!(expand("commitment", &message, 32), commitment);
        }
        let count = self.cards.len();
        let mask = number("mask", first);
        let encoded = |points: &[Point]| -> Vec<[u8; 32]> {
            points.iter().map(|point| point.encoded()).collect()
        };
        let card = |place: usize| {
            let text = self.cards[place].to_string();
            let uniform = expand("card", text.as_bytes(), 64)
                .try_into()
                .expect("64 bytes");
            Point::of_uniform(&uniform)
        };
        let masked: Vec<Point> = order(first, count)
            .into_iter()
            .map(|place| card(place).times(mask))
            .collect();
        assert_eq!(encoded(&masked), self.decks[0]);
        let locked: Vec<Point> = (0..)
            .zip(order(second, count))
            .map(|(place, from)| masked[from].times(key(second, place)))
            .collect();
        assert_eq!(encoded(&locked), self.decks[1]);
        let relocked: Vec<Point> = (0..)
            .zip(&locked)
            .map(|(place, point)| point.times(mask.inverse() * key(first, place)))
            .collect();
        assert_eq!(encoded(&relocked), self.decks[2]);
        let point = Point::decoded(self.decks[2][0]).expect("a point");
        assert_eq!(point.encoded(), self.decks[2][0]);
    }

    /// The cards in the order of the deal.
    fn order(&self) -> Vec<Card> {
        let first = order(&self.secrets[self.opener], self.cards.len());
        let second = order(&self.secrets[1 - self.opener], self.cards.len());
        second
            .into_iter()
            .map(|place| self.cards[first[place]])
            .collect()
    }

    /// Checks that every key belongs to the position it was due for, and that every card is the one named.
    fn check_keys(&self) {
        let order = self.order();
        let hand = |seat: usize| 7 * seat..7 * seat + 7;
        let mut owned = [hand(0).collect::<Vec<usize>>(), hand(1).collect()];
        let mut owed =
            [0, 1].map(|seat: usize| hand(1 - seat).chain([14, 15]).collect::<Vec<usize>>());
        let mut to_draw = 16..;
        for SentMessage {
            seat,
            keys,
            turn,
            cards,
        } in &self.sent
        {
            let seat = *seat;
            let due: Vec<[u8; 32]> = owed[seat]
                .drain(..)
                .map(|place| key(&self.secrets[seat], place).bytes())
                .collect();
            assert_eq!(*keys, due);
            let turn = turn.as_deref().unwrap_or_default();
            let named: Vec<char> = turn
                .chars()
                .filter(|sign| !"pcxd".contains(*sign))
                .collect();
            let named: Vec<String> = named.chunks(2).map(|card| card.iter().collect()).collect();
            assert_eq!(named.len(), cards.len());
            for (name, (place, given)) in named.iter().zip(cards) {
                assert_eq!(order[*place].to_string(), *name);
                assert_eq!(key(&self.secrets[seat], *place).bytes(), *given);
                let at = owned[seat]
                    .iter()
                    .position(|own| own == place)
                    .expect("a card of the hand");
                owned[seat].remove(at);
            }
            if turn.ends_with('d') {
                let place = to_draw.next().expect("a card to draw");
                owned[seat].push(place);
                owed[1 - seat].push(place);
            }
        }
    }

    /// Replays the round from a position.
    fn played(&self, rules: &str, scored: &[String; 2]) -> Round {
        let order = self.order();
        let text = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<String>();
        let begins = if order[14] > order[15] { 2 } else { 1 };
        let [first, second] = [0, 1].map(|seat: usize| {
            let hand = text(&order[7 * seat..7 * seat + 7]);
            format!("{hand}/{}/{}", order[14 + seat], scored[seat])
        });
        let deck = text(&order[16..]);
        let mut round =
            crate::common::round(&format!("{rules} - {deck} {begins} {first} {second}"));
        for turn in self.sent.iter().filter_map(|sent| sent.turn.as_ref()) {
            round
                .play_turn(&turn.parse().expect("a turn"))
                .expect("a legal turn");
        }
        assert!(round.table().winner().is_some());
        round
    }
}

/// A game, as far as its messages have been read.
struct Reading {
    rules: String,
    /// The keys and names of the players who have introduced themselves.
    introduced: Vec<([u8; 32], String)>,
    scored: [String; 2],
    told: RoundTranscript,
    rounds: usize,
}

impl Reading {
    /// Reads the body of a message.
    fn take(&mut self, seat: usize, is_introduction: bool, input: &mut Input<'_>) {
        let kind = input.byte();
        if kind == 1 {
            self.rules = input.text().to_owned();
        }
        if is_introduction {
            self.introduced
                .push((input.word(), input.text().to_owned()));
        }
        match kind {
            1 | 2 => self.told.shuffled(input),
            3 => {
                self.told.decks.push(input.words());
                self.told.sent.push(SentMessage {
                    seat,
                    keys: input.words(),
                    turn: None,
                    cards: Vec::new(),
                });
            }
            4 => read_move(&mut self.told, seat, input),
            kind => {
                assert_eq!(kind, 5);
                self.close(seat, input);
            }
        }
    }

    /// Reads the end of a round, and the beginning of the next if there is one.
    fn close(&mut self, seat: usize, input: &mut Input<'_>) {
        self.told.secrets[seat] = input.word().to_vec();
        self.told.check_decks();
        self.told.check_keys();
        let round = self.told.played(&self.rules, &self.scored);
        self.rounds += 1;
        let pile = |seat| round.pile(Seat::new(seat).expect("a seat")).to_string();
        self.scored = [0, 1].map(pile);
        let is_over = round.game_winners().is_some();
        assert_eq!(input.byte() == 0, is_over);
        if !is_over {
            let away = self.scored.concat();
            let cards = Card::ALL
                .into_iter()
                .filter(|card| !away.contains(&card.to_string()));
            self.told = RoundTranscript::new(seat, cards.collect());
            self.told.shuffled(input);
        }
    }
}

/// Checks a game; returns the number of its rounds. Since version 2 the secrets of the players are needed, too: their
/// signatures follow from them.
fn check<'a>(messages: impl Iterator<Item = &'a str>, secrets: Option<[&[u8]; 2]>) -> usize {
    let mut reading = Reading {
        rules: String::new(),
        introduced: Vec::new(),
        scored: ["-".to_owned(), "-".to_owned()],
        told: RoundTranscript::new(0, Card::ALL.to_vec()),
        rounds: 0,
    };
    let mut name = Vec::new();
    let mut head = Vec::new();
    for (index, line) in messages.enumerate() {
        let bytes = decoded(line);
        let signature_length = if secrets.is_some() { 64 } else { 0 };
        let (bytes, signed) = bytes.split_at(bytes.len() - signature_length);
        let (said, check) = bytes.split_at(bytes.len() - 16);
        let mut input = Input(said);
        let version = if secrets.is_some() { 2 } else { 1 };
        assert_eq!(input.byte(), version, "the version");
        assert_eq!(input.take(2), (index as u16 + 1).to_be_bytes());
        if index > 0 {
            assert_eq!((input.take(8), input.take(32)), (&name[..], &head[..]));
        }
        head = expand("chain", said, 32);
        assert_eq!(head[..16], *check);
        if index == 0 {
            name = head[..8].to_vec();
        }
        reading.take(index % 2, secrets.is_some() && index < 2, &mut input);
        assert!(input.0.is_empty());
        if let Some(secrets) = secrets {
            let secret = secrets[index % 2];
            assert_eq!(reading.introduced[index % 2].0, public_key(secret));
            assert_eq!(signature(secret, &head), signed);
        }
    }
    reading.rounds
}

fn read_move(told: &mut RoundTranscript, seat: usize, input: &mut Input<'_>) {
    let keys = input.words();
    let (mut turn, mut cards) = (None, Vec::new());
    if input.byte() == 1 {
        turn = Some(input.text().to_owned());
        cards = (0..input.byte())
            .map(|_| (input.byte().into(), input.word()))
            .collect();
    }
    if input.byte() == 1 {
        told.secrets[seat] = input.word().to_vec();
    }
    told.sent.push(SentMessage {
        seat,
        keys,
        turn,
        cards,
    });
}

#[test]
fn a_second_implementation_comes_to_every_byte_of_games_that_were_played() {
    let check = |game: &str| check(game.lines(), None);
    assert_eq!(check(include_str!("../../golden/sealed-basic.txt")), 1);
    assert!(check(include_str!("../../golden/sealed-advanced.txt")) > 1);
}

/// The recorded game begins with the secrets of both players, and their code.
#[test]
fn a_second_implementation_comes_to_every_byte_of_a_signed_game() {
    let mut lines = include_str!("../../golden/sealed-signed.txt").lines();
    let secrets = [lines.next(), lines.next()].map(|line| decoded(line.expect("a secret")));
    let told = lines.next().expect("a code");
    let messages: Vec<&str> = lines.collect();
    let join = decoded(messages[1]);
    let head = expand("chain", &join[..join.len() - 80], 32);
    assert_eq!(code(&head), told);
    let [first, second] = &secrets;
    assert!(check(messages.iter().copied(), Some([first, second])) > 1);
    red7::sealed::verify(&messages).expect("a game without a fault");
}

/// The crate must always accept the same files.
#[test]
fn games_that_were_played_are_proved_for_ever() {
    for game in [
        include_str!("../../golden/sealed-basic.txt"),
        include_str!("../../golden/sealed-advanced.txt"),
    ] {
        let messages: Vec<&str> = game.lines().collect();
        red7::sealed::verify(&messages).expect("a game without a fault");
    }
}
