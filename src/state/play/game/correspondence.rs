//! Games with friends at other devices.

use std::rc::Rc;

use super::{Game, GameMode};
use crate::game::{Move, Record, ReplayError, Ruleset, Seat, Turn};
use crate::state::correspondence::{
    CorrespondenceGame, CorrespondenceLink, HistoryRelation, Party,
};
use crate::state::lineup::PlayerKind;
use crate::state::play::scene::CorrespondenceScene;
use crate::state::settings::PlayerNames;

/// Whom a game with friends waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitingFor {
    /// Something is to be done at this device.
    You,
    /// The game is to be sent to the person of this seat.
    SendTo(Seat),
    /// The person of this seat, who has got it.
    Friend(Seat),
    /// The game is over.
    Nobody,
}

/// A game with friends in a few words.
#[derive(Clone, Debug, PartialEq)]
pub struct CorrespondenceSummary {
    /// What the seats are called.
    pub names: PlayerNames,
    /// The seat of the person here, the first if there are several.
    pub you: Option<Seat>,
    /// The seats of the friends.
    pub others: Vec<Seat>,
    /// Whether nobody can know a hidden card.
    pub is_sealed: bool,
    /// Whom it waits for.
    pub awaits: WaitingFor,
    /// The rules.
    pub ruleset: Ruleset,
    /// Who has won, once it is over.
    pub winners: Option<Vec<Seat>>,
}

impl CorrespondenceSummary {
    /// Whether it is the person here who does what comes next.
    #[must_use]
    pub const fn is_yours(&self) -> bool {
        matches!(self.awaits, WaitingFor::You | WaitingFor::SendTo(_))
    }
}

impl Game {
    /// The game that a letter tells, as a device has it, or somebody who looks on. `id` tells it from others of this
    /// visit.
    ///
    /// # Errors
    ///
    /// Names the first turn that is not legal.
    pub fn of_letter(
        id: u32,
        letter: &CorrespondenceLink,
        own: Option<Party>,
    ) -> Result<Self, ReplayError> {
        let start = letter.record.at_start();
        let lineup = letter.seating.seen_from(own);
        let mut game = Self::start(id, lineup, start.deal(), start);
        game.kind = GameMode::Correspondence(Rc::new(CorrespondenceGame::of(letter, own)));
        game.play_turns(letter.record.turns.clone())?;
        game.pass_for_resigned();
        Ok(game)
    }

    /// What is known of it as a game with friends, if it is one.
    #[must_use]
    pub fn correspondence(&self) -> Option<&CorrespondenceGame> {
        match &self.kind {
            GameMode::Correspondence(friends) => Some(friends),
            GameMode::Solo | GameMode::Daily(_) | GameMode::Sealed(_) => None,
        }
    }

    /// The game as it travels, if it is one with friends.
    #[must_use]
    pub fn letter(&self) -> Option<CorrespondenceLink> {
        let friends = self.correspondence()?;
        Some(CorrespondenceLink {
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
    pub fn friend_names(&self) -> Option<PlayerNames> {
        match &self.kind {
            GameMode::Solo | GameMode::Daily(_) => None,
            GameMode::Correspondence(friends) => Some(friends.names),
            GameMode::Sealed(sealed) => Some(sealed.names),
        }
    }

    /// How this telling of a game with friends stands to another that is known; `None` if they are not of one kind.
    #[must_use]
    pub(in crate::state) fn relation(&self, known: &Self) -> Option<HistoryRelation> {
        match (&self.kind, &known.kind) {
            (GameMode::Correspondence(_), GameMode::Correspondence(_)) => {
                Some(HistoryRelation::of(&self.letter()?, &known.letter()?))
            }
            (GameMode::Sealed(sealed), GameMode::Sealed(other)) => Some(sealed.relation(other)),
            _ => None,
        }
    }

    /// What the table shows of it as a game with friends, if it is one.
    pub(super) fn friend_scene(&self) -> Option<CorrespondenceScene> {
        let is_onlooker = self
            .correspondence()
            .is_some_and(|friends| friends.own.is_none());
        Some(CorrespondenceScene {
            names: self.friend_names()?,
            is_onlooker,
            is_sent: match &self.kind {
                GameMode::Sealed(sealed) => !sealed.is_to_send() && self.turn_to_seal().is_none(),
                GameMode::Correspondence(friends) => friends.sent == Some(self.ply()),
                GameMode::Solo | GameMode::Daily(_) => true,
            },
            sealed: self.seal_scene(),
        })
    }

    /// What the start page tells of it, if it is a game with friends.
    #[must_use]
    pub fn glance(&self) -> Option<CorrespondenceSummary> {
        let seats = self.lineup.players().seats();
        let is_friend = |&seat: &Seat| self.lineup.at(seat) == PlayerKind::Friend;
        Some(CorrespondenceSummary {
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
    pub fn awaits(&self) -> Option<WaitingFor> {
        if let GameMode::Sealed(sealed) = &self.kind {
            return Some(self.seal_awaits(sealed));
        }
        let is_sent = self.correspondence()?.sent == Some(self.ply());
        Some(match self.friend_to_move() {
            _ if self.winners().is_some() => WaitingFor::Nobody,
            Some(seat) if is_sent => WaitingFor::Friend(seat),
            Some(seat) => WaitingFor::SendTo(seat),
            None => WaitingFor::You,
        })
    }

    /// The person at another device who is to move, if one is.
    #[must_use]
    pub fn friend_to_move(&self) -> Option<Seat> {
        let is_friend = |&seat: &Seat| self.lineup.at(seat) == PlayerKind::Friend;
        self.to_move().filter(is_friend)
    }

    /// The seats that have given up.
    #[must_use]
    pub fn resigned_seats(&self) -> Vec<Seat> {
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
                game.pass_for_resigned();
                game
            }
        }
    }

    /// The players of this device are called like this, and the others as they are.
    #[must_use]
    pub(in crate::state) fn with_own_names(self, names: &PlayerNames) -> Self {
        let own: Vec<Seat> = self.lineup.persons().collect();
        self.with_friends(|friends| {
            for seat in own {
                friends.names.set(seat, names.of(seat));
            }
        })
    }

    /// A player of this device is called like this.
    #[must_use]
    pub(in crate::state) fn named(self, seat: Seat, name: &str) -> Self {
        let is_own = self.lineup.at(seat) == PlayerKind::Human;
        self.with_friends(|friends| {
            if is_own {
                friends.names.set(seat, name);
            }
        })
    }

    fn with_friends(mut self, change: impl FnOnce(&mut CorrespondenceGame)) -> Self {
        if let GameMode::Correspondence(friends) = &mut self.kind {
            change(Rc::make_mut(friends));
        }
        self
    }

    /// Who has won because the others have given up; they play the round to its end.
    pub(super) fn winners_by_resignation(&self) -> Option<Vec<Seat>> {
        let friends = self.correspondence()?;
        let gave_up = self.resigned_seats();
        let left = || {
            friends
                .seating
                .winners_by_resignation(|seat| gave_up.contains(&seat))
        };
        self.is_round_over().then(left).flatten()
    }

    /// Whoever has given up passes.
    pub(super) fn pass_for_resigned(&mut self) {
        let gave_up = self.resigned_seats();
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
    use crate::state::correspondence::{GameId, GameOptions};
    use crate::state::play::{load_correspondence, save_game};

    /// A game that is begun here, and not sent yet.
    fn game(seating: &str, rules: &str) -> Game {
        agreed_on(seating, rules, false)
    }

    fn agreed_on(seating: &str, rules: &str, hints: bool) -> Game {
        let agreed = GameOptions {
            hints,
            take_backs: true,
        };
        let (seating, rules) = (seating.parse().expect(seating), rules.parse().expect(rules));
        let [id, seed] = ["h3k2m9xq", "red7game"].map(|seed| seed.parse().expect("a seed"));
        let letter =
            CorrespondenceLink::begin(GameId(id), seating, rules, seed, PlayerNames::NONE, agreed);
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
        while game.awaits() != Some(WaitingFor::You) {
            game = passed_on(&game);
        }
        let seat = game.seat();
        let mut game = game.give_up();
        assert_eq!(game.resigned_seats(), [seat]);
        for _ in 0..30 {
            assert_ne!(
                game.awaits(),
                Some(WaitingFor::You),
                "only at the others' devices"
            );
            let mut there = passed_on(&game);
            while there.awaits() == Some(WaitingFor::You) {
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
        while game.awaits() != Some(WaitingFor::You) {
            game = passed_on(&game);
        }
        let other = game.lineup().players().after(game.seat());
        let game = game.give_up();
        assert_eq!(
            (game.winners(), game.awaits()),
            (Some(vec![other]), Some(WaitingFor::Nobody))
        );
        assert_eq!(game.clone().next_round(), game);
        assert_eq!(game.letter().and_then(|letter| letter.next()), None);
    }

    #[test]
    fn there_are_hints_if_that_was_agreed_on() {
        for hints in [false, true] {
            let mut game = agreed_on("ab", "1.3", hints);
            while game.awaits() != Some(WaitingFor::You) {
                game = passed_on(&game);
            }
            assert_eq!(game.ask_for_hint().question().is_some(), hints);
        }
    }

    #[test]
    fn a_turn_can_be_taken_back_until_it_is_sent() {
        let mut game = game("ab", "1.3");
        while game.awaits() != Some(WaitingFor::You) {
            game = passed_on(&game);
        }
        let after = game.clone().after_a_turn(Level::Novice);
        assert_eq!(after.clone().take_back(), game.with_take_backs(1));
        let sent = after.sent();
        assert_eq!(sent.clone().take_back(), sent);
    }
}
