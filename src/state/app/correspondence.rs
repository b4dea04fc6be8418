//! Games with friends: letters that come, and what is done about them.

use std::cmp::Reverse;
use std::rc::Rc;

use super::opened::{CorrespondenceAction, IncomingLink, IncomingLinkKind, addressee};
use super::{AppState, Screen, Sheet};
use crate::game::Seed;
use crate::state::correspondence::{
    CorrespondenceLink, GameId, GameOptions, HistoryRelation, Party, Seating,
};
use crate::state::notice::Notice;
use crate::state::play::{Branch, CorrespondenceSummary, Game, GameSlot, WaitingFor};

impl AppState {
    /// Something that is done about games with friends.
    pub(super) fn correspond(&mut self, action: CorrespondenceAction) {
        match action {
            CorrespondenceAction::Begin { id, next, agreed } => {
                self.begin_with_friends(id, next, agreed)
            }
            CorrespondenceAction::Join(name) => self.join(&name),
            CorrespondenceAction::Send if self.sealed_game().is_some() => self.send_sealed(),
            CorrespondenceAction::Send => {
                self.in_game(Game::sent);
                self.sheet = Some(Sheet::Send);
            }
            CorrespondenceAction::Resign => {
                self.sheet = None;
                self.in_game(Game::give_up);
            }
            CorrespondenceAction::Rematch { id, seed } => self.rematch(id, seed),
        }
    }

    /// The games with friends in a few words, those that wait for the person first.
    #[must_use]
    pub fn friend_games(&self) -> Vec<(GameSlot, CorrespondenceSummary)> {
        let games = self.games.iter();
        let games = games.filter_map(|(place, game)| Some((place, game.glance()?)));
        let (mut yours, rest): (Vec<_>, Vec<_>) =
            games.partition(|(_, glance)| match glance.awaits {
                WaitingFor::You | WaitingFor::SendTo(_) => true,
                WaitingFor::Friend(_) | WaitingFor::Nobody => false,
            });
        let is_over =
            |(_, glance): &(GameSlot, CorrespondenceSummary)| glance.awaits == WaitingFor::Nobody;
        let (over, waiting): (Vec<_>, Vec<_>) = rest.into_iter().partition(is_over);
        yours.extend(waiting);
        yours.extend(over);
        yours
    }

    /// The stories that are told of a game.
    fn stories(&self, id: GameId) -> impl Iterator<Item = (GameSlot, &Rc<Game>)> {
        let is_of = move |place| matches!(place, GameSlot::Correspondence(story) if story.id == id);
        self.games.iter().filter(move |&(place, _)| is_of(place))
    }

    /// Takes a letter that came.
    pub(super) fn receive(&mut self, letter: CorrespondenceLink) {
        let stories = self.stories(letter.id).filter_map(|(place, game)| {
            let relation = HistoryRelation::of(&letter, &game.letter()?);
            Some((place, game.clone(), relation))
        });
        let nearest = stories.min_by_key(|&(.., relation)| match relation {
            HistoryRelation::Same => (0, Reverse(0)),
            HistoryRelation::Ahead => (1, Reverse(0)),
            HistoryRelation::Behind => (2, Reverse(0)),
            HistoryRelation::Diverged(ply) => (3, Reverse(ply)),
        });
        match nearest {
            None => self.meet(letter),
            Some((place, _, HistoryRelation::Same)) => {
                self.go_on(place);
                self.notices.push(Notice::LetterKnown);
            }
            Some((place, _, HistoryRelation::Behind)) => {
                self.go_on(place);
                self.notices.push(Notice::LetterOlder);
            }
            Some((place, game, HistoryRelation::Ahead)) => {
                if let Some(further) = further(&game, &letter) {
                    // What has happened since is told turn by turn.
                    let (from, to) = (game.ply() + 1, further.ply());
                    self.games.put(place, further.recall(from, to));
                    self.go_on(place);
                }
            }
            Some((place, game, HistoryRelation::Diverged(ply))) => {
                self.fork(letter, place, &game, ply)
            }
        }
    }

    /// Shows a letter of a game that is not known here.
    fn meet(&mut self, letter: CorrespondenceLink) {
        let invites = addressee(&letter)
            .is_some_and(|(_, party)| party != Party::FIRST && !letter.has_moved(party));
        let arrival = match invites {
            true => IncomingLinkKind::Invitation,
            false => IncomingLinkKind::NotForYou,
        };
        if let Ok(game) = Game::of_letter(self.next_id, &letter, None) {
            self.next_id += 1;
            self.show(Screen::IncomingLink(Rc::new(IncomingLink {
                letter,
                arrival,
                game: Rc::new(game.next_round()),
                place: None,
            })));
        }
    }

    /// Keeps another story of a game, and shows that there are two.
    fn fork(&mut self, letter: CorrespondenceLink, other: GameSlot, known: &Game, ply: usize) {
        let own = known.correspondence().and_then(|friends| friends.own);
        let own = own.filter(|own| letter.seating.seats_of(*own).next().is_some());
        // Where all numbers are taken, nothing is written over.
        let numbers = (1..=u8::MAX).map(|number| {
            GameSlot::Correspondence(Branch {
                id: letter.id,
                number,
            })
        });
        let place = numbers
            .into_iter()
            .find(|&place| self.games.at(place).is_none());
        if let (Some(place), Ok(game)) = (place, Game::of_letter(self.next_id, &letter, own)) {
            self.next_id += 1;
            let game = Rc::new(game);
            if own.is_some() {
                self.games.put(place, game.clone());
            }
            self.show(Screen::IncomingLink(Rc::new(IncomingLink {
                letter,
                arrival: IncomingLinkKind::Conflict(ply, other),
                game,
                place: own.map(|_| place),
            })));
        }
    }

    /// Takes the seat that the letter on the page is for.
    fn join(&mut self, name: &str) {
        let Screen::IncomingLink(opened) = self.screen.clone() else {
            return;
        };
        // Another tab may have taken it meanwhile.
        if self.stories(opened.letter.id).next().is_some() {
            return self.receive(opened.letter.clone());
        }
        let Some((seat, own)) = opened.addressee() else {
            return;
        };
        if let Ok(game) = Game::of_letter(self.next_id, &opened.letter, Some(own)) {
            self.next_id += 1;
            let story = Branch {
                id: opened.letter.id,
                number: 1,
            };
            let game = match name.trim() {
                "" => game,
                name => game.named(seat, name),
            };
            self.games.put(GameSlot::Correspondence(story), game);
            self.go_on(GameSlot::Correspondence(story));
        }
    }

    fn begin_with_friends(&mut self, id: GameId, next: Seed, agreed: GameOptions) {
        let Some(form) = self.form() else {
            return;
        };
        if let Some(seating) = Seating::of(&form.lineup) {
            let (ruleset, seed) = (form.record.ruleset, form.record.seed);
            let names = self.settings.names;
            let begun = self.begin(CorrespondenceLink::begin(
                id, seating, ruleset, seed, names, agreed,
            ));
            if begun {
                self.seed = next.to_string();
                // It goes on from the list of games with friends: *Play* is for opponents again.
                self.settings.terms = self.settings.terms.without_friends();
            }
        }
    }

    fn rematch(&mut self, id: GameId, seed: Seed) {
        let letter = self
            .game()
            .filter(|game| game.winners().is_some())
            .and_then(|game| {
                let friends = game.correspondence()?;
                Some(CorrespondenceLink::begin(
                    id,
                    friends.seating.turned(friends.own?),
                    game.record().ruleset,
                    seed,
                    friends.names.turned(friends.seating.players()),
                    friends.agreed,
                ))
            });
        if let Some(letter) = letter {
            self.begin(letter);
        }
    }

    /// Begins a game here; says whether it did.
    fn begin(&mut self, letter: CorrespondenceLink) -> bool {
        let place = GameSlot::Correspondence(Branch {
            id: letter.id,
            number: 1,
        });
        let game = Game::of_letter(self.next_id, &letter, Some(Party::FIRST));
        match game {
            Ok(game) if self.games.at(place).is_none() => {
                self.next_id += 1;
                self.games.put(place, game.sent_at(None));
                self.go_on(place);
                true
            }
            _ => false,
        }
    }

    /// Takes what another tab has stored of a game with friends.
    pub(super) fn take_friends_news(&mut self, place: GameSlot, stored: &Rc<Game>) {
        let Some(own) = self.games.at(place).cloned() else {
            self.games
                .put(place, Game::clone(stored).numbered(self.next_id));
            self.next_id += 1;
            return;
        };
        let after = match stored.relation(&own) {
            Some(HistoryRelation::Ahead) => Game::clone(stored).numbered(own.id()),
            Some(HistoryRelation::Same) => Game::clone(&own).sent_as(stored),
            // A sealed game has one side here: what is stored may have been sent, what is not stored cannot have been.
            Some(HistoryRelation::Diverged(_)) if own.sealed().is_some() => {
                self.next_id += 1;
                Game::clone(stored).numbered(self.next_id - 1)
            }
            Some(HistoryRelation::Behind | HistoryRelation::Diverged(_)) | None => return,
        };
        if after != *own {
            self.update_sealed_game(place, after);
        }
    }
}

/// A game as a letter carries it on.
fn further(game: &Game, letter: &CorrespondenceLink) -> Option<Game> {
    let friends = game.correspondence()?;
    let further = Game::of_letter(game.id(), letter, friends.own).ok()?;
    Some(
        further
            .with_own_names(&friends.names)
            .with_take_backs(game.taken_back()),
    )
}
