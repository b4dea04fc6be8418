//! Who holds the device, where several persons share it.

use crate::game::Seat;
use crate::state::lineup::PlayerKind;
use crate::state::play::game::Game;

impl Game {
    /// The seat from which the table is seen: that of the person to move, else of the one
    /// who holds the device.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let mut persons = self.lineup.persons();
        let holder = self.person_to_move().or(self.holder);
        holder.or_else(|| persons.next()).unwrap_or(Seat::FIRST)
    }

    /// The person that is to move, if one is.
    fn person_to_move(&self) -> Option<Seat> {
        let is_person = |&seat: &Seat| self.lineup.at(seat) == PlayerKind::Human;
        self.to_move().filter(is_person)
    }

    /// Whether the person from whose seat the table is seen has yet to take the device;
    /// until then nobody sees that hand.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.holder != Some(self.seat())
    }

    /// The person to whom the table speaks. When a round is over it speaks to all who
    /// share the device.
    pub(in crate::state) fn you(&self) -> Option<Seat> {
        let is_over = self.table().winner().is_some();
        let is_for_all = self.is_covered() || is_over && self.lineup.is_shared();
        (!is_for_all).then(|| self.seat())
    }

    /// The person to move takes the device.
    #[must_use]
    pub fn take_device(mut self) -> Self {
        if let Some(person) = self.person_to_move() {
            self.holder = Some(person);
        }
        self
    }

    /// A device that several persons share is put down: the person to move has yet to take it.
    #[must_use]
    pub(in crate::state) fn put_down_device(mut self) -> Self {
        if self.lineup.is_shared() {
            self.holder = None;
        }
        self
    }

    /// Whether the person at the device is to move.
    pub(in crate::state) fn is_persons_turn(&self) -> bool {
        let is_due = self.sealed().is_none_or(|sealed| sealed.is_turn_due());
        is_due && self.person_to_move().is_some() && !self.is_covered()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::{CardSet, Move};
    use crate::state::play::log::TurnEvent;
    use crate::state::play::scene::{Scene, Stage};

    fn game(lineup: &str, rules: &str) -> Game {
        Game::dealt(lineup, rules, "shared77")
    }

    /// Every scene of a match, as far as it goes.
    fn scenes(mut game: Game) -> Vec<(Game, Scene)> {
        let mut scenes = Vec::new();
        for _ in 0..60 {
            scenes.push((game.clone(), game.scene()));
            game = match game.bot_to_move() {
                None if game.person_to_move().is_none() => game.next_round(),
                _ => game.after_a_turn(Level::Novice),
            };
        }
        scenes
    }

    #[test]
    fn a_hand_is_covered_until_its_player_takes_the_device() {
        let mut hands = 0;
        for (game, scene) in scenes(game("h2hh", "1.3ax")) {
            let Stage::HandingOver(person) = scene.stage else {
                continue;
            };
            assert_eq!((scene.you, scene.view.seat()), (None, person));
            assert_eq!(scene.view.hand(), CardSet::EMPTY);
            assert!(scene.drawn.is_empty() && scene.choosable.is_empty());
            // Nothing can be done until then.
            assert_eq!(game.clone().ask_to_pass().stage(), scene.stage);
            assert_eq!(game.clone().ask_for_hint().question(), None);
            let taken = game.take_device();
            assert_eq!(taken.stage(), Stage::Idle);
            assert_eq!(taken.scene().you, Some(person));
            assert_eq!(taken.view(), taken.full_round().view(person));
            hands += taken.view().hand().len();
        }
        assert!(hands > 0);
    }

    #[test]
    fn who_holds_the_device_sees_the_own_draws_alone() {
        let drew = |scene: &Scene, by: Option<Seat>| {
            let lines = scene.log.iter().filter(|line| Some(line.seat) == by);
            let events = lines.flat_map(|line| line.events.clone());
            events
                .filter(|event| matches!(event, TurnEvent::Drew(Some(_))))
                .count()
        };
        let mut own = 0;
        for (_, scene) in scenes(game("hh", "1.3ax")) {
            let hidden = scene.log.iter().filter(|line| !line.hidden.is_empty());
            assert!(hidden.clone().all(|line| Some(line.seat) == scene.you));
            own += drew(&scene, scene.you);
        }
        assert!(own > 0);
    }

    #[test]
    fn one_person_alone_never_has_to_take_the_device() {
        for (game, scene) in scenes(game("h22", "1.3a")) {
            assert!(!game.is_covered());
            assert_eq!(scene.you, Some(Seat::FIRST));
            assert!(!matches!(scene.stage, Stage::HandingOver(_)));
        }
    }

    #[test]
    fn at_the_end_of_a_round_the_table_speaks_to_all() {
        let all = scenes(game("hhh", "1.3"));
        let (_, last) = all.last().expect("a scene");
        assert!(matches!(last.stage, Stage::Over(_)));
        assert_eq!((last.you, last.view.hand()), (None, CardSet::EMPTY));
        assert!(last.view.check(Move::Pass).is_err());
    }
}
