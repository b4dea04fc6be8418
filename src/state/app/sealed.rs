//! Sealed games: what is asked of where they are kept secret, and what its answers change.

use std::rc::Rc;

use super::{App, Screen, Sheet};
use crate::game::{PlayerCount, Ruleset, Seat};
use crate::state::friends::{GameId, SealedGame, SealedLetter};
use crate::state::notice::Notice;
use crate::state::play::{Game, Place};
use crate::state::sealing::{Entropy, SealQuestion, SealRefusal, SealedSide};
use crate::state::settings::Names;

/// What can be done about sealed games.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedAction {
    /// Begin the game that the form describes.
    Begin {
        /// What tells it from all others.
        id: GameId,
        /// What its secrets follow from.
        entropy: Entropy,
    },
    /// Begin another like the one at the table, once that is over.
    Again {
        /// What tells it from all others.
        id: GameId,
        /// What its secrets follow from.
        entropy: Entropy,
    },
    /// Join the game of the link on the page.
    Join {
        /// What the player is called.
        name: String,
        /// What the secrets follow from.
        entropy: Entropy,
    },
    /// What was asked was answered.
    Answered(SealAsked, Result<Rc<SealedSide>, SealRefusal>),
}

/// A question about a sealed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealAsked {
    /// The game.
    pub id: GameId,
    /// The question.
    pub question: SealQuestion,
}

/// A sealed game on the page that has no cards yet.
#[derive(Clone, Debug, PartialEq)]
pub enum SealedVisit {
    /// A link invites to it.
    Invited(SealedLetter),
    /// A link belongs to it, but it is not kept here.
    Elsewhere(SealedLetter),
    /// It is being begun here.
    Beginning(GameId),
    /// Both shuffle, message by message.
    Shuffling(GameId),
}

/// What waits for an answer, besides turns: these are part of their games.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SealErrand {
    Begin {
        id: GameId,
        ruleset: Ruleset,
        names: Names,
        entropy: Entropy,
    },
    Join {
        letter: SealedLetter,
        name: String,
        entropy: Entropy,
    },
    Read(SealedLetter),
}

impl App {
    /// Something that is done about sealed games.
    pub(super) fn seal(&mut self, action: SealedAction) {
        match action {
            SealedAction::Begin { id, entropy } if self.settings.terms.can_be_sealed() => {
                let (ruleset, names) = (self.settings.terms.ruleset(), self.settings.names);
                self.settings.terms = self.settings.terms.without_friends();
                self.begin_sealed(id, ruleset, names, entropy);
            }
            SealedAction::Begin { .. } => {}
            SealedAction::Again { id, entropy } => self.seal_again(id, entropy),
            SealedAction::Join { name, entropy } => self.join_sealed(name, entropy),
            SealedAction::Answered(asked, answer) => {
                if self.seal_asked().as_ref() == Some(&asked) {
                    self.seal_answered(asked, answer);
                }
            }
        }
    }

    /// What is asked of where sealed games are kept secret, wherever the player looks: turns that were made first, then
    /// what came. An answer counts as long as this is asked.
    #[must_use]
    pub fn seal_asked(&self) -> Option<SealAsked> {
        let mut games = self.games.iter();
        let turn = games.find_map(|(_, game)| {
            let sealed = game.sealed()?;
            let question = SealQuestion::Play {
                turn: game.turn_to_seal()?.clone(),
                side: sealed.side.stored.clone(),
            };
            Some(SealAsked {
                id: sealed.id,
                question,
            })
        });
        turn.or_else(|| self.errands.iter().find_map(|errand| self.to_ask(errand)))
    }

    fn to_ask(&self, errand: &SealErrand) -> Option<SealAsked> {
        let (id, question) = match errand {
            SealErrand::Begin {
                id,
                ruleset,
                entropy,
                ..
            } => (*id, SealQuestion::Invite(*ruleset, entropy.clone())),
            SealErrand::Join {
                letter, entropy, ..
            } => (
                letter.id,
                SealQuestion::Join(entropy.clone(), letter.message.clone()),
            ),
            SealErrand::Read(letter) => {
                let game = self.games.at(Place::Sealed(letter.id))?;
                let question = SealQuestion::Read {
                    message: letter.message.clone(),
                    side: game.sealed()?.side.stored.clone(),
                };
                (letter.id, question)
            }
        };
        Some(SealAsked { id, question })
    }

    /// Whether a message that came is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        let mut errands = self.errands.iter();
        errands.any(|errand| matches!(errand, SealErrand::Read(_)))
    }

    /// Whether the game of the link on the page is being joined.
    #[must_use]
    pub fn is_joining(&self) -> bool {
        let Screen::Sealed(visit) = &self.screen else {
            return false;
        };
        let SealedVisit::Invited(shown) = &**visit else {
            return false;
        };
        let mut errands = self.errands.iter();
        errands.any(|errand| matches!(errand, SealErrand::Join { letter, .. } if letter == shown))
    }

    /// The sealed game on the page, at the table or before there are cards.
    #[must_use]
    pub fn sealed_game(&self) -> Option<&Rc<Game>> {
        match &self.screen {
            Screen::Sealed(visit) => match **visit {
                SealedVisit::Shuffling(id) => self.games.at(Place::Sealed(id)),
                SealedVisit::Invited(_) | SealedVisit::Elsewhere(_) | SealedVisit::Beginning(_) => {
                    None
                }
            },
            _ => self.game().filter(|game| game.sealed().is_some()),
        }
    }

    /// Takes a message that came.
    pub(super) fn receive_sealed(&mut self, letter: SealedLetter) {
        let is_of_letter = |notice: &Notice| matches!(notice, Notice::Sealed(_));
        self.notices.retain(|notice| !is_of_letter(notice));
        let place = Place::Sealed(letter.id);
        if self.games.at(place).is_none() {
            let visit = match letter.number {
                1 => SealedVisit::Invited(letter),
                _ => SealedVisit::Elsewhere(letter),
            };
            return self.show(Screen::Sealed(Rc::new(visit)));
        }
        self.go_on(place);
        let errand = SealErrand::Read(letter);
        if !self.errands.contains(&errand) {
            self.errands.push(errand);
        }
    }

    /// The screen of a sealed game.
    pub(super) fn sealed_screen(&self, id: GameId) -> Screen {
        let place = Place::Sealed(id);
        match self.games.at(place) {
            Some(game) if game.is_dealt() => Screen::Table(place),
            _ => Screen::Sealed(Rc::new(SealedVisit::Shuffling(id))),
        }
    }

    /// The last message of the sealed game on the page is sent, if that is stored: a side that forgets what it has sent may
    /// answer twice, and so give cards away.
    pub(super) fn send_sealed(&mut self) {
        if let Some(game) = self.sealed_game().cloned()
            && let Some(place) = self.games.place_of(game.id())
        {
            if self.unstored.contains(&place) {
                self.notices.retain(|&notice| notice != Notice::NotSent);
                return self.notices.push(Notice::NotSent);
            }
            self.games.put(place, Game::clone(&game).sent());
            self.sheet = Some(Sheet::Send);
        }
    }

    fn begin_sealed(&mut self, id: GameId, ruleset: Ruleset, names: Names, entropy: Entropy) {
        self.errands.push(SealErrand::Begin {
            id,
            ruleset,
            names,
            entropy,
        });
        self.show(Screen::Sealed(Rc::new(SealedVisit::Beginning(id))));
    }

    /// Whoever begins it sits at the first seat.
    fn seal_again(&mut self, id: GameId, entropy: Entropy) {
        let over = self.sealed_game().filter(|game| game.is_match_over());
        if let Some(sealed) = over.and_then(|game| game.sealed()).cloned() {
            let names = match sealed.side.seat {
                Seat::FIRST => sealed.names,
                _ => sealed.names.turned(PlayerCount::TWO),
            };
            self.begin_sealed(id, sealed.side.ruleset, names, entropy);
        }
    }

    fn join_sealed(&mut self, name: String, entropy: Entropy) {
        let Screen::Sealed(visit) = &self.screen else {
            return;
        };
        let SealedVisit::Invited(letter) = &**visit else {
            return;
        };
        let letter = letter.clone();
        // Another tab may have joined meanwhile.
        if self.games.at(Place::Sealed(letter.id)).is_some() {
            return self.receive_sealed(letter);
        }
        if !self.is_joining() {
            self.errands.push(SealErrand::Join {
                letter,
                name,
                entropy,
            });
        }
    }

    fn seal_answered(&mut self, asked: SealAsked, answer: Result<Rc<SealedSide>, SealRefusal>) {
        let SealAsked { id, question } = asked;
        if let SealQuestion::Play { .. } = question {
            return self.turn_sealed(id, answer);
        }
        let mut errands = self.errands.iter();
        let is_asked = |errand: &SealErrand| {
            let asked = self.to_ask(errand);
            asked.is_some_and(|asked| asked.id == id && asked.question == question)
        };
        let Some(at) = errands.position(is_asked) else {
            return;
        };
        match (self.errands.remove(at), answer) {
            (SealErrand::Begin { names, .. }, Ok(side)) => self.meet_sealed(id, side, names),
            // What is not what its link said is not kept.
            (SealErrand::Join { letter, .. } | SealErrand::Read(letter), Ok(side))
                if side.ruleset != letter.ruleset =>
            {
                self.notices.push(Notice::Sealed(SealRefusal::Wrong));
            }
            (SealErrand::Join { letter, name, .. }, Ok(side)) => {
                let mut names = Names::NONE;
                names.give(Seat::FIRST, &letter.name);
                names.give(side.seat, name.trim());
                self.meet_sealed(id, side, names);
            }
            (SealErrand::Read(letter), Ok(side)) => self.sealed_further(&letter, side),
            (SealErrand::Begin { .. }, Err(refusal)) => {
                self.leave_sealed(&SealedVisit::Beginning(id));
                self.notices.push(Notice::Sealed(refusal));
            }
            (SealErrand::Join { .. }, Err(refusal)) => self.notices.push(Notice::Sealed(refusal)),
            (SealErrand::Read(_), Err(refusal)) => self.notices.push(Notice::Sealed(refusal)),
        }
    }

    /// A game has come to be here: it was begun, or joined.
    fn meet_sealed(&mut self, id: GameId, side: Rc<SealedSide>, names: Names) {
        let place = Place::Sealed(id);
        let sealed = SealedGame {
            id,
            names: names.among(PlayerCount::TWO),
            sent: 0,
            side,
        };
        // All turns were checked.
        if self.games.at(place).is_none()
            && let Ok(game) = Game::of_sealed(self.next_id, sealed)
        {
            self.next_id += 1;
            self.games.put(place, game);
        }
        let is_shown = match &self.screen {
            Screen::Sealed(visit) => match &**visit {
                SealedVisit::Invited(letter) | SealedVisit::Elsewhere(letter) => letter.id == id,
                SealedVisit::Beginning(other) | SealedVisit::Shuffling(other) => *other == id,
            },
            _ => false,
        };
        if is_shown {
            self.go_on(place);
        }
    }

    fn leave_sealed(&mut self, visit: &SealedVisit) {
        let is_shown = matches!(&self.screen, Screen::Sealed(shown) if **shown == *visit);
        if is_shown {
            self.show(Screen::Home);
        }
    }

    /// A message was read: what has happened since is told turn by turn.
    fn sealed_further(&mut self, letter: &SealedLetter, side: Rc<SealedSide>) {
        let place = Place::Sealed(letter.id);
        let Some(before) = self.games.at(place).cloned() else {
            return;
        };
        // All turns were checked.
        let Ok(after) = before.with_side(side) else {
            return self.notices.push(Notice::Sealed(SealRefusal::Wrong));
        };
        let (from, to) = (before.ply() + 1, after.ply());
        let after = after.naming_friend(&letter.name).recall(from, to);
        self.put_sealed(place, after);
    }

    /// A turn was made into a message, or could not be.
    fn turn_sealed(&mut self, id: GameId, answer: Result<Rc<SealedSide>, SealRefusal>) {
        let place = Place::Sealed(id);
        let Some(before) = self.games.at(place).cloned() else {
            return;
        };
        let after = match &answer {
            Ok(side) => before.with_side(side.clone()).ok(),
            Err(_) => None,
        };
        match after.or_else(|| before.unsealed()) {
            Some(after) => self.put_sealed(place, after),
            None => return,
        }
        if let Err(refusal) = answer {
            self.notices.push(Notice::Sealed(refusal));
        }
    }

    /// Puts a later telling of a sealed game at its place. Who waits for its cards gets to the table once there are any.
    pub(super) fn put_sealed(&mut self, place: Place, game: Game) {
        let id = game.sealed().map(|sealed| sealed.id);
        self.games.put(place, game);
        if let (Some(id), Screen::Sealed(visit)) = (id, &self.screen)
            && **visit == SealedVisit::Shuffling(id)
        {
            self.screen = self.sealed_screen(id);
        }
        self.review_table();
    }
}
