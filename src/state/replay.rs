//! A game that is looked at turn by turn.

use std::rc::Rc;

use crate::game::{CardSet, Record, Round};

use super::game::Game;
use super::lineup::Lineup;
use super::link::{GameLink, Link};
use super::scene::Scene;

/// A game, and the moment of it that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The whole game; `None` for a position, which is all there is.
    game: Option<(Lineup, Record)>,
    ply: usize,
    shown: Game,
}

/// What the page shows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayScene {
    /// After how many turns.
    pub ply: usize,
    /// How many there are.
    pub plies: usize,
    /// Whether one can play on from here.
    pub can_go_on: bool,
    /// The table.
    pub scene: Rc<Scene>,
}

impl Replay {
    /// The game or position to which an address leads.
    #[must_use]
    pub fn of(link: Link) -> Option<Self> {
        match link {
            Link::Game(GameLink {
                lineup,
                record,
                ply,
            }) => {
                let ply = ply.unwrap_or(record.turns.len());
                Self::at(lineup, record, ply)
            }
            Link::Position(setup) => Some(Self {
                game: None,
                ply: 0,
                shown: Game::from_position(Round::try_from(setup).ok()?),
            }),
        }
    }

    fn at(lineup: Lineup, record: Record, ply: usize) -> Option<Self> {
        let turns = record.turns.iter().take(ply).cloned().collect();
        let (ruleset, seed) = (record.ruleset, record.seed);
        Some(Self {
            shown: Game::new(0, lineup.clone(), ruleset, seed, turns).ok()?,
            ply: ply.min(record.turns.len()),
            game: Some((lineup, record)),
        })
    }

    /// The same game after so many turns.
    #[must_use]
    pub fn after(self, ply: usize) -> Self {
        let moved = self.game.clone();
        let moved = moved.and_then(|(lineup, record)| Self::at(lineup, record, ply));
        moved.unwrap_or(self)
    }

    /// Who plays, and the game up to the moment that is shown; nothing for a position.
    #[must_use]
    pub fn so_far(&self) -> Option<GameLink> {
        self.game.as_ref()?;
        Some(self.shown.link())
    }

    /// What the page shows.
    #[must_use]
    pub fn scene(&self) -> ReplayScene {
        let mut scene = self.shown.scene();
        scene.choosable = CardSet::EMPTY;
        let plies = self.game.as_ref();
        ReplayScene {
            ply: self.ply,
            plies: plies.map_or(0, |(_, record)| record.turns.len()),
            can_go_on: plies.is_some() && scene.score.winners.is_none(),
            scene: Rc::new(scene),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replay(text: &str) -> Replay {
        Replay::of(text.parse().expect(text)).expect("a replay")
    }

    #[test]
    fn every_moment_can_be_seen() {
        let replay = replay("1/1.3a/h2/red7game/x.pO6.pG7");
        assert_eq!((replay.scene().ply, replay.scene().plies), (3, 3));
        for ply in 0..=3 {
            let scene = replay.clone().after(ply).scene();
            assert_eq!((scene.ply, scene.scene.log.len()), (ply, ply));
            assert_eq!(scene.scene.choosable, CardSet::EMPTY);
        }
        assert_eq!(replay.clone().after(9), replay);
        let so_far = replay.after(1).so_far().expect("a game");
        assert_eq!(so_far.to_string(), "1/1.3a/h2/red7game/x");
    }

    #[test]
    fn a_position_is_all_there_is() {
        let replay = replay("1/p/1.3_V2_R1_2_O7/B6/-_G5Y1/O2/-");
        assert_eq!(replay.clone().after(1), replay);
        assert_eq!(replay.so_far(), None);
        assert!(!replay.scene().can_go_on);
    }
}
