//! The scene that is told: until cards have landed, the one before.

use std::mem::replace;
use std::rc::Rc;

use super::scene::Scene;

/// The newest scene, and the last one whose cards have landed.
#[derive(Debug)]
pub struct LandedScene {
    newest: Rc<Scene>,
    landed: Rc<Scene>,
    flights: usize,
}

impl LandedScene {
    /// A table where nothing flies.
    #[must_use]
    pub fn at(scene: &Rc<Scene>) -> Self {
        Self {
            newest: scene.clone(),
            landed: scene.clone(),
            flights: 0,
        }
    }

    /// Shows a scene. Cards that still fly count as landed, so at most the last change is untold.
    pub fn show(&mut self, scene: &Rc<Scene>) {
        let is_flying = !Rc::ptr_eq(&self.newest, &self.landed);
        let before = replace(&mut self.newest, scene.clone());
        if !is_one_table(&before, scene) {
            self.land();
        } else if !lie_alike(&before, scene) {
            self.landed = before;
            self.flights += 1;
        } else if !is_flying {
            self.land();
        }
    }

    /// All cards have landed.
    pub fn land(&mut self) {
        self.landed = self.newest.clone();
    }

    /// The scene to tell about.
    #[must_use]
    pub const fn told(&self) -> &Rc<Scene> {
        &self.landed
    }

    /// Number of flights so far.
    #[must_use]
    pub const fn flights(&self) -> usize {
        self.flights
    }
}

/// Returns `true` if both scenes are of one round, seen by one player.
fn is_one_table(before: &Scene, after: &Scene) -> bool {
    before.deal.seed == after.deal.seed
        && before.score.round == after.score.round
        && before.players.you == after.players.you
}

/// Returns `true` if no card lies elsewhere.
fn lie_alike(before: &Scene, after: &Scene) -> bool {
    let (old, new) = (before.view.table(), after.view.table());
    let mut seats = new.players().seats();
    old.canvas() == new.canvas()
        && old.deck_size() == new.deck_size()
        && before.view.hand() == after.view.hand()
        && seats.all(|seat| old.palette(seat) == new.palette(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::Move;
    use crate::state::Game;
    use crate::state::play::scene::Stage;

    fn told(landing: &LandedScene) -> (usize, usize) {
        let landed = landing.told();
        (landed.log.len(), landed.turn.staged.moves().len())
    }

    #[test]
    fn a_turn_is_told_once_its_cards_have_landed() {
        let mut game = Game::dealt("h11", "1.3", "red7game");
        while game.bot_to_move().is_none() {
            game = game.after_a_turn(Level::Novice);
        }
        let mut landing = LandedScene::at(&Rc::new(game.scene()));
        let before = told(&landing);
        let after = game.after_a_turn(Level::Novice);
        landing.show(&Rc::new(after.scene()));
        assert_eq!(told(&landing), before);
        // The same table again.
        landing.show(&Rc::new(after.clone().pause().scene()));
        assert_eq!(told(&landing), before);
        // The next turn comes before it has landed: only that one is untold.
        let next = after.clone().after_a_turn(Level::Novice);
        landing.show(&Rc::new(next.scene()));
        assert_eq!(told(&landing).0, before.0 + 1);
        assert_eq!(landing.flights, 2);
        landing.land();
        assert_eq!(told(&landing).0, before.0 + 2);
    }

    #[test]
    fn what_moves_no_card_is_told_at_once() {
        let game = Game::dealt("h1", "1.3", "red7game");
        let card = game.view().hand().highest().expect("a card");
        let mut landing = LandedScene::at(&Rc::new(game.scene()));
        landing.show(&Rc::new(game.clone().choose(card).scene()));
        assert_eq!(landing.told().turn.stage, Stage::Chosen(card));
        landing.show(&Rc::new(game.clone().stage_move(Move::Play(card)).scene()));
        assert_eq!(told(&landing), (0, 0));
        landing.land();
        assert_eq!(told(&landing), (0, 1));
        // A pass, and another deal.
        landing.show(&Rc::new(game.clone().scene()));
        landing.land();
        landing.show(&Rc::new(game.ask_to_pass().end_turn(false).scene()));
        assert_eq!(told(&landing), (1, 0));
        landing.show(&Rc::new(Game::dealt("h1", "1.3", "otherone").scene()));
        assert_eq!(told(&landing), (0, 0));
    }
}
