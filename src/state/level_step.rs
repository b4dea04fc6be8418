//! Offer of opponents one level up or down after a match.

use super::archive::{RecentGame, RecentGames};
use super::lineup::{Lineup, PlayerKind};
use crate::bots::Level;
use crate::game::Seat;

/// Number of losses in a row after which weaker opponents are offered.
const LOSSES: usize = 3;

/// The same table with opponents of another level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelStep {
    pub is_up: bool,
    pub lineup: Lineup,
}

impl LevelStep {
    /// Step after the newest of `recent` games, if one person played it against opponents in this lineup: up for the
    /// weakest of them after a win that isn't the first for long, down for the strongest after three losses in a row.
    #[must_use]
    pub fn after(lineup: &Lineup, recent: &RecentGames) -> Option<Self> {
        let is_here = |game: &RecentGame| game.link().lineup == *lineup;
        let is_lost = |game: &RecentGame| !game.winners().contains(&Seat::FIRST);
        let newest = recent.finished().next().filter(|game| is_here(game))?;
        let is_up = newest.winners() == [Seat::FIRST];
        let here = recent.finished().filter(|game| is_here(game));
        let after_win = usize::from(is_up);
        let losses = here.skip(after_win).take_while(|game| is_lost(game));
        let has_lost_often = losses.count() >= LOSSES;
        if is_up == has_lost_often {
            return None;
        }
        let levels: Option<Vec<Level>> = lineup
            .others()
            .iter()
            .map(|player| player.offered().level())
            .collect();
        let levels = levels.filter(|_| lineup.at(Seat::FIRST) == PlayerKind::Human)?;
        let (from, to) = if is_up {
            let weakest = *levels.iter().min()?;
            (
                weakest,
                Level::OFFERED.into_iter().find(|&level| level > weakest)?,
            )
        } else {
            let strongest = *levels.iter().max()?;
            (
                strongest,
                Level::OFFERED
                    .into_iter()
                    .rfind(|&level| level < strongest)?,
            )
        };
        let mut changed = lineup.clone();
        for (seat, &level) in lineup.players().seats().skip(1).zip(&levels) {
            if level == from {
                changed = changed.with_level(seat, to);
            }
        }
        Some(Self {
            is_up,
            lineup: changed,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::state::day::Day;
    use crate::state::play::Game;

    /// The game of this deal, played by the same level at all seats.
    fn played(lineup: &str, seed: &str) -> Rc<RecentGame> {
        let mut game = Game::dealt(lineup, "1.3", seed);
        while !game.is_match_over() {
            game = game.after_a_turn(Level::Casual);
        }
        Rc::new(RecentGame::new(game.link(), Day::FIRST).expect("a game that is over"))
    }

    /// As many games as asked for that the first player has won or lost, each with another deal.
    fn games(lineup: &str, is_won: bool, count: usize) -> Vec<Rc<RecentGame>> {
        let played = (0..).map(|number| played(lineup, &format!("step{number:04}")));
        let wanted = played.filter(|game| (game.winners() == [Seat::FIRST]) == is_won);
        wanted.take(count).collect()
    }

    /// The step after these games, oldest first, at the table of the last one.
    fn step(games: &[Rc<RecentGame>]) -> Option<(bool, String)> {
        let mut recent = RecentGames::default();
        games.iter().for_each(|game| recent.note(game.clone()));
        let lineup = &games.last().expect("a game").link().lineup;
        let step = LevelStep::after(lineup, &recent)?;
        Some((step.is_up, step.lineup.to_string()))
    }

    #[test]
    fn a_win_leads_one_level_up_for_the_weakest() {
        for (lineup, up) in [
            ("h1", "h5"),
            ("h131", "h535"),
            ("h44", ""),
            ("h34", "h44"),
            ("h2", "h6"),
            ("h65", "h66"),
        ] {
            let expected = (!up.is_empty()).then(|| (true, up.to_owned()));
            assert_eq!(step(&games(lineup, true, 1)), expected, "{lineup}");
        }
    }

    #[test]
    fn three_losses_in_a_row_lead_one_level_down_for_the_strongest() {
        for (lineup, down) in [
            ("h2", "h1"),
            ("h41", "h61"),
            ("h1", ""),
            ("h6", "h5"),
            ("h3", "h5"),
        ] {
            let lost = games(lineup, false, 3);
            let expected = (!down.is_empty()).then(|| (false, down.to_owned()));
            assert_eq!(step(&lost), expected, "{lineup}");
            assert_eq!(step(&lost[..2]), None, "{lineup}");
            let won = games(lineup, true, 1);
            let interrupted = [&lost[..2], &won, &lost[2..]].concat();
            assert_eq!(step(&interrupted), None, "{lineup}");
        }
        // A win after them is no reason to go up.
        let won = games("h2", true, 1);
        let lost = games("h2", false, 3);
        assert_eq!(step(&[&lost[..], &won].concat()), None);
        let up = Some((true, "h6".to_owned()));
        assert_eq!(step(&[&lost[1..], &won].concat()), up);
        // Losses at other tables don't count.
        let other = games("h3", false, 1);
        let lost = games("h2", false, 3);
        assert_eq!(step(&[&lost[..2], &other].concat()), None);
        let all = [&lost[..2], &other, &lost[2..]].concat();
        assert_eq!(step(&all), Some((false, "h1".to_owned())));
    }

    #[test]
    fn no_level_is_offered_to_several_persons_or_after_another_game() {
        assert_eq!(step(&games("hh", true, 1)), None);
        assert_eq!(step(&games("hh3", true, 1)), None);
        let mut recent = RecentGames::default();
        recent.note(played("h2", "step0001"));
        let other = "h3".parse().expect("a lineup");
        assert_eq!(LevelStep::after(&other, &recent), None);
    }
}
