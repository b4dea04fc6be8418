//! What the form and an address lead to, and games that are looked at.

use std::rc::Rc;

use super::{App, Screen, Sheet, Wish};
use crate::state::link::{GameLink, Link};
use crate::state::notice::Notice;
use crate::state::play::Place;
use crate::state::replay::Replay;

impl App {
    /// The deal that the form describes, if its seed can be read.
    #[must_use]
    pub fn form(&self) -> Option<GameLink> {
        let terms = self.settings.terms;
        let seed = self.seed.parse().ok()?;
        Some(GameLink::deal(terms.lineup(), terms.ruleset(), seed))
    }

    /// Opens what an address leads to. A bad one is told of, and changes nothing else.
    pub(super) fn open(&mut self, text: &str) {
        match text.parse() {
            Ok(Link::Game(game)) if game.record.turns.is_empty() => {
                self.ask_for(Wish::of(game));
            }
            Ok(Link::Puzzle(id)) => self.begin_puzzle(id),
            Ok(link) => {
                if let Some(replay) = Replay::of(link) {
                    self.replay = Some(Rc::new(replay));
                    self.show(Screen::Replay);
                }
            }
            Err(error) => {
                let notice = Notice::BadLink(error);
                self.notices.retain(|&other| other != notice);
                self.notices.push(notice);
                self.show(Screen::Home);
            }
        }
    }

    /// Changes the game that is looked at, or what is shown of it.
    pub(super) fn in_replay(&mut self, change: impl FnOnce(Replay) -> Replay) {
        if let Some(replay) = self.replay.take() {
            self.replay = Some(Rc::new(change(Rc::unwrap_or_clone(replay))));
        }
    }

    /// Plays on from that moment.
    pub(super) fn play_on(&mut self) {
        let so_far = self.replay.as_ref().and_then(|replay| replay.so_far());
        if let Some(game) = so_far {
            self.ask_for(Wish::of(game));
        }
    }

    /// Starts a game, if there is no other under way that would be lost.
    pub(super) fn ask_for(&mut self, wish: Wish) {
        let place = Place::of(&wish.game.lineup, wish.day);
        let there = self.games.at(place);
        if there.is_some_and(|game| game.is_under_way()) {
            self.asked_for = Some(wish);
            self.sheet = Some(Sheet::Replace);
        } else {
            self.start(wish);
        }
    }

    /// Gives up the game under way for the one that was asked for.
    pub(super) fn replace(&mut self) {
        if let Some(wish) = self.asked_for.take() {
            self.start(wish);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Move;
    use crate::state::{Action, Day, Kept, LinkError};

    const DEAL: &str = "1/1.3a/h2/red7game";
    const GAME: &str = "1/1.3a/h2/red7game/x.pO6.pG7";

    fn app() -> App {
        let seed = "otherone".parse().expect("a seed");
        App::new(seed, Day::FIRST, Kept::default())
    }

    fn open(app: &App, text: &str) -> App {
        app.reduce(Action::OpenLink(text.to_owned()))
    }

    fn link(app: &App) -> String {
        app.games.current().expect("a game").link().to_string()
    }

    /// A page with a game in which something was done.
    fn under_way() -> App {
        let app = open(&app(), "1/1.3/h1/red7game");
        let card = app
            .games
            .current()
            .and_then(|game| game.view().hand().highest());
        let app = app.reduce(Action::Play(Move::Play(card.expect("a card"))));
        assert!(app.games.current().is_some_and(|game| game.is_under_way()));
        app
    }

    #[test]
    fn a_deal_is_dealt_at_once_if_nothing_is_lost() {
        let app = open(&app(), DEAL);
        assert_eq!((app.screen, link(&app)), (Screen::Table, DEAL.to_owned()));
        let other = open(&app, "1/1.3/h4/red7game");
        assert_eq!(link(&other), "1/1.3/h4/red7game");
    }

    #[test]
    fn a_game_under_way_is_given_up_only_if_one_says_so() {
        let before = under_way();
        let asked = open(&before, DEAL);
        assert_eq!(asked.sheet, Some(Sheet::Replace));
        assert_eq!(asked.games, before.games);
        let kept = asked.reduce(Action::Close);
        assert_eq!(kept, before);
        assert_eq!(kept.reduce(Action::Replace), before);
        assert_eq!(link(&asked.reduce(Action::Replace)), DEAL);
    }

    #[test]
    fn the_form_asks_as_well_and_gets_its_next_seed_with_the_game() {
        let before = under_way().reduce(Action::TypeSeed("typedone".to_owned()));
        let next = "nextseed".parse().expect("a seed");
        let asked = before.reduce(Action::Deal(next));
        assert_eq!(asked.sheet, Some(Sheet::Replace));
        assert_eq!(asked.reduce(Action::Close), before);
        let dealt = asked.reduce(Action::Replace);
        assert!(link(&dealt).ends_with("/typedone"));
        assert_eq!(dealt.seed, "nextseed");
    }

    #[test]
    fn a_game_is_looked_at_and_played_on() {
        let app = open(&app(), GAME);
        assert_eq!((app.screen, app.games.current()), (Screen::Replay, None));
        let earlier = app.reduce(Action::ShowPly(2));
        let on = earlier.reduce(Action::PlayOn);
        assert_eq!(
            (on.screen, link(&on)),
            (Screen::Table, "1/1.3a/h2/red7game/x.pO6".to_owned())
        );
    }

    #[test]
    fn a_bad_address_is_told_of_and_changes_nothing() {
        let before = under_way();
        let after = open(&before, "1/1.3/h1/red7game/pR1.pR1");
        assert!(matches!(
            after.notices[..],
            [Notice::BadLink(LinkError::Illegal { .. })]
        ));
        assert_eq!((after.screen, &after.games), (Screen::Home, &before.games));
        assert_eq!(open(&after, "1/1.3/h1/red7game/pR1.pR1"), after);
    }
}
