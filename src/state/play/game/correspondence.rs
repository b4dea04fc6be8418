//! Games with friends at other devices.

use std::rc::Rc;

use super::{Game, GameKind};
use crate::game::{Move, Record, ReplayError, Ruleset, Seat, Turn};
use crate::state::friends::{Correspondence, Letter, Party, Relation};
use crate::state::lineup::Player;
use crate::state::play::scene::FriendScene;
use crate::state::settings::Names;

/// Whom a game with friends waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// Something is to be done at this device.
    You,
    /// The game is to be sent to the person of this seat.
    Sending(Seat),
    /// The person of this seat, who has got it.
    Friend(Seat),
    /// The game is over.
    Nobody,
}

/// A game with friends in a few words.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// What the seats are called.
    pub names: Names,
    /// The seat of the person here, the first if there are several.
    pub you: Option<Seat>,
    /// The seats of the friends.
    pub others: Vec<Seat>,
    /// Whether nobody can know a hidden card.
    pub is_sealed: bool,
    /// Whom it waits for.
    pub awaits: Awaits,
    /// The rules.
    pub ruleset: Ruleset,
    /// Who has won, once it is over.
    pub winners: Option<Vec<Seat>>,
}

impl Glance {
    /// Whether it is the person here who does what comes next.
    #[must_use]
    pub const fn is_yours(&self) -> bool {
        matches!(self.awaits, Awaits::You | Awaits::Sending(_))
    }
}

impl Game {
    /// The game that a letter tells, as a device has it, or somebody who looks on. `id` tells it from others of this
    /// visit.
    ///
    /// # Errors
    ///
    /// Names the first turn that is not legal.
    pub fn of_letter(id: u32, letter: &Letter, own: Option<Party>) -> Result<Self, ReplayError> {
        let start = letter.record.at_start();
        let lineup = letter.seating.seen_from(own);
        let mut game = Self::start(id, lineup, start.deal(), start);
        game.kind = GameKind::Friends(Rc::new(Correspondence::of(letter, own)));
        game.play_turns(letter.record.turns.clone())?;
        game.pass_for_absent();
        Ok(game)
    }

    /// What is known of it as a game with friends, if it is one.
    #[must_use]
    pub fn correspondence(&self) -> Option<&Correspondence> {
        match &self.kind {
            GameKind::Friends(friends) => Some(friends),
            GameKind::Free | GameKind::Day(_) | GameKind::Sealed(_) => None,
        }
    }

    /// The game as it travels, if it is one with friends.
    #[must_use]
    pub fn letter(&self) -> Option<Letter> {
        let friends = self.correspondence()?;
        Some(Letter {
            id: friends.id,
            seating: friends.seating.clone(),
            record: Record::clone(&self.record),
            names: friends.names,
            agreed: friends.agreed,
            gave_up: friends.gave_up.clone(),
        })
    }

    /// Whether friends at other devices take part in it.
    #[must_use]
    pub fn is_with_friends(&self) -> bool {
        self.friend_names().is_some()
    }

    /// What the seats are called, if it is a game with friends.
    #[must_use]
    pub fn friend_names(&self) -> Option<Names> {
        match &self.kind {
            GameKind::Free | GameKind::Day(_) => None,
            GameKind::Friends(friends) => Some(friends.names),
            GameKind::Sealed(sealed) => Some(sealed.names),
        }
    }

    /// How this telling of a game with friends stands to another that is known; `None` if they are not of one kind.
    #[must_use]
    pub(in crate::state) fn relation(&self, known: &Self) -> Option<Relation> {
        match (&self.kind, &known.kind) {
            (GameKind::Friends(_), GameKind::Friends(_)) => {
                Some(Relation::of(&self.letter()?, &known.letter()?))
            }
            (GameKind::Sealed(sealed), GameKind::Sealed(other)) => Some(sealed.relation(other)),
            _ => None,
        }
    }

    /// What the table shows of it as a game with friends, if it is one.
    pub(super) fn friend_scene(&self) -> Option<FriendScene> {
        let is_onlooker = self
            .correspondence()
            .is_some_and(|friends| friends.own.is_none());
        Some(FriendScene {
            names: self.friend_names()?,
            is_onlooker,
            is_sent: match &self.kind {
                GameKind::Sealed(sealed) => !sealed.is_to_send() && self.turn_to_seal().is_none(),
                GameKind::Friends(friends) => friends.sent == Some(self.ply()),
                GameKind::Free | GameKind::Day(_) => true,
            },
            sealed: self.seal_scene(),
        })
    }

    /// What the start page tells of it, if it is a game with friends.
    #[must_use]
    pub fn glance(&self) -> Option<Glance> {
        let seats = self.lineup.players().seats();
        let is_friend = |&seat: &Seat| self.lineup.at(seat) == Player::Friend;
        Some(Glance {
            names: self.friend_names()?,
            is_sealed: self.sealed().is_some(),
            you: self.lineup.persons().next(),
            others: seats.filter(is_friend).collect(),
            awaits: self.awaits()?,
            ruleset: self.record.ruleset,
            winners: self.winners(),
        })
    }

    /// Whom the game waits for, if it is one with friends.
    #[must_use]
    pub fn awaits(&self) -> Option<Awaits> {
        if let GameKind::Sealed(sealed) = &self.kind {
            return Some(self.seal_awaits(sealed));
        }
        let is_sent = self.correspondence()?.sent == Some(self.ply());
        Some(match self.friend_to_move() {
            _ if self.winners().is_some() => Awaits::Nobody,
            Some(seat) if is_sent => Awaits::Friend(seat),
            Some(seat) => Awaits::Sending(seat),
            None => Awaits::You,
        })
    }

    /// The person at another device who is to move, if one is.
    #[must_use]
    pub fn friend_to_move(&self) -> Option<Seat> {
        let is_friend = |&seat: &Seat| self.lineup.at(seat) == Player::Friend;
        self.to_move().filter(is_friend)
    }

    /// The seats that have given up.
    #[must_use]
    pub fn gave_up(&self) -> Vec<Seat> {
        let friends = self.correspondence();
        let plies = friends.map_or(&[][..], |friends| &friends.gave_up);
        let lines = plies.iter().filter_map(|&ply| self.log.get(ply - 1));
        lines.map(|line| line.seat).collect()
    }

    /// Others know the game as it stands.
    #[must_use]
    pub fn sent(self) -> Self {
        let sent = Some(self.ply());
        self.sent_at(sent).with_message_sent()
    }

    /// Others know the game after so many turns.
    #[must_use]
    pub(in crate::state) fn sent_at(self, sent: Option<usize>) -> Self {
        self.with_friends(|friends| friends.sent = sent)
    }

    /// Others know of the game what they know by another telling of it.
    #[must_use]
    pub(in crate::state) fn sent_as(self, other: &Self) -> Self {
        match (self.correspondence(), other.correspondence()) {
            (Some(own), Some(other)) => {
                let sent = own.sent.max(other.sent);
                self.sent_at(sent)
            }
            _ if other.sealed().is_some_and(|other| !other.is_to_send()) => self.sent(),
            _ => self,
        }
    }

    /// The person to move gives up: they pass, and pass from then on.
    #[must_use]
    pub fn give_up(self) -> Self {
        if !self.is_persons_turn() || self.correspondence().is_none() {
            return self;
        }
        let ply = self.ply() + 1;
        let mut game = self.clone();
        match game.play_turn(Turn::from(Move::Pass)) {
            Err(_) => self,
            Ok(()) => {
                game = game.with_friends(|friends| friends.gave_up.push(ply));
                game.pass_for_absent();
                game
            }
        }
    }

    /// The players of this device are called like this, and the others as they are.
    #[must_use]
    pub(in crate::state) fn with_own_names(self, names: &Names) -> Self {
        let own: Vec<Seat> = self.lineup.persons().collect();
        self.with_friends(|friends| {
            for seat in own {
                friends.names.give(seat, names.of(seat));
            }
        })
    }

    /// A player of this device is called like this.
    #[must_use]
    pub(in crate::state) fn named(self, seat: Seat, name: &str) -> Self {
        let is_own = self.lineup.at(seat) == Player::Human;
        self.with_friends(|friends| {
            if is_own {
                friends.names.give(seat, name);
            }
        })
    }

    fn with_friends(mut self, change: impl FnOnce(&mut Correspondence)) -> Self {
        if let GameKind::Friends(friends) = &mut self.kind {
            change(Rc::make_mut(friends));
        }
        self
    }

    /// Who has won because the others have given up; they play the round to its end.
    pub(super) fn left_over(&self) -> Option<Vec<Seat>> {
        let friends = self.correspondence()?;
        let gave_up = self.gave_up();
        let left = || friends.seating.left_over(|seat| gave_up.contains(&seat));
        self.is_round_over().then(left).flatten()
    }

    /// Whoever has given up passes.
    pub(super) fn pass_for_absent(&mut self) {
        let gave_up = self.gave_up();
        while self.to_move().is_some_and(|seat| gave_up.contains(&seat)) {
            if self.play_turn(Turn::from(Move::Pass)).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::state::friends::{Agreed, GameId};
    use crate::state::play::{load_correspondence, save_game};

    /// A game that is begun here, and not sent yet.
    fn game(seating: &str, rules: &str) -> Game {
        agreed_on(seating, rules, false)
    }

    fn agreed_on(seating: &str, rules: &str, hints: bool) -> Game {
        let agreed = Agreed {
            hints,
            take_backs: true,
        };
        let (seating, rules) = (seating.parse().expect(seating), rules.parse().expect(rules));
        let [id, seed] = ["h3k2m9xq", "red7game"].map(|seed| seed.parse().expect("a seed"));
        let letter = Letter::begin(GameId(id), seating, rules, seed, Names::NONE, agreed);
        let game = Game::of_letter(0, &letter, Some(Party::FIRST)).expect("no turns");
        game.sent_at(None)
    }

    /// The game of the other device.
    fn passed_on(game: &Game) -> Game {
        let letter = game.letter().expect("with friends");
        let seat = letter.next().expect("somebody is to move");
        let party = letter.seating.party_at(seat);
        Game::of_letter(0, &letter, party).expect("legal turns")
    }

    #[test]
    fn who_gives_up_passes_from_then_on() {
        let mut game = game("abc", "1.3a");
        while game.awaits() != Some(Awaits::You) {
            game = passed_on(&game);
        }
        let seat = game.seat();
        let mut game = game.give_up();
        assert_eq!(game.gave_up(), [seat]);
        for _ in 0..30 {
            assert_ne!(
                game.awaits(),
                Some(Awaits::You),
                "only at the others' devices"
            );
            let mut there = passed_on(&game);
            while there.awaits() == Some(Awaits::You) {
                there = match there.is_round_over() {
                    true => there.next_round(),
                    false => there.after_a_turn(Level::Novice),
                };
            }
            let again = load_correspondence(&save_game(&there), 0).expect("a document");
            assert_eq!(save_game(&again), save_game(&there));
            game = Game::of_letter(0, &there.letter().expect("a letter"), Some(Party::FIRST))
                .expect("legal turns");
            if game.winners().is_some() {
                return;
            }
        }
    }

    #[test]
    fn who_is_left_alone_has_won_once_the_round_is_over() {
        let mut game = game("ab", "1.3a");
        while game.awaits() != Some(Awaits::You) {
            game = passed_on(&game);
        }
        let other = game.lineup().players().after(game.seat());
        let game = game.give_up();
        assert_eq!(
            (game.winners(), game.awaits()),
            (Some(vec![other]), Some(Awaits::Nobody))
        );
        assert_eq!(game.clone().next_round(), game);
        assert_eq!(game.letter().and_then(|letter| letter.next()), None);
    }

    #[test]
    fn there_are_hints_if_that_was_agreed_on() {
        for hints in [false, true] {
            let mut game = agreed_on("ab", "1.3", hints);
            while game.awaits() != Some(Awaits::You) {
                game = passed_on(&game);
            }
            assert_eq!(game.ask_for_hint().question().is_some(), hints);
        }
    }

    #[test]
    fn a_turn_can_be_taken_back_until_it_is_sent() {
        let mut game = game("ab", "1.3");
        while game.awaits() != Some(Awaits::You) {
            game = passed_on(&game);
        }
        let after = game.clone().after_a_turn(Level::Novice);
        assert_eq!(after.clone().take_back(), game.marked(1));
        let sent = after.sent();
        assert_eq!(sent.clone().take_back(), sent);
    }
}
