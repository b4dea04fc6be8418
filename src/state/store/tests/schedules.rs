//! Random schedules of events in two or three tabs: nothing is lost, and nothing counts twice.
//!
//! `PROPTEST_CASES` sets the number of schedules, `PROPTEST_RNG_SEED` the random seed.

mod event;
mod expected;
mod world;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use self::event::event;
use self::world::World;
use super::model::{Change, DocumentName, Documents, KnownGame, Memory, Stored};
use super::*;
use crate::game::PlayerCount;
use crate::puzzle::Grade;
use crate::state::{
    BoolSetting, DailyAction, GameResult, LessonAction, NewGameAction, PuzzleMode, RecentGame,
    SettingsAction, Sheet, Theme, load_game, save_game,
};

fn config() -> ProptestConfig {
    let config = ProptestConfig::default();
    ProptestConfig {
        // The same schedules in every run, unless the environment sets a seed.
        rng_seed: match config.rng_seed {
            RngSeed::Random => RngSeed::Fixed(7),
            RngSeed::Fixed(seed) => RngSeed::Fixed(seed),
        },
        failure_persistence: None,
        ..config
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn nothing_is_lost_and_nothing_counts_twice(
        tabs in 2..=3usize,
        events in prop::collection::vec(event(), 1..60),
    ) {
        let mut world = World::new(tabs);
        for event in events {
            world.happen(event);
        }
        world.end();
    }
}
