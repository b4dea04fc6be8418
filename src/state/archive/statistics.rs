//! The player's statistics, stored as counts without single games.

mod deals;
mod document;
mod opponent_group;
mod totals;

use self::deals::Deals;
use crate::bots::Level;
use crate::game::{PlayerCount, Ruleset, Seat};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::play::FinishedRound;

pub use deals::{DealKey, SeatResult};
pub use opponent_group::OpponentGroup;
pub use totals::{Outcomes, Totals};

/// Counts of rounds with the same rules and opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TableTotals {
    /// With the default target of the edition.
    ruleset: Ruleset,
    /// The player, then the opponents from the weakest to the strongest.
    lineup: Lineup,
    sums: Totals,
}

/// The player's statistics over all counted rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    tables: Vec<TableTotals>,
    streak: u32,
    longest: u32,
    deals: Deals,
}

/// Filter of the rounds to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatisticsFilter {
    /// Rounds under these rules only.
    pub ruleset: Option<Ruleset>,
    /// Rounds with this number of players only.
    pub players: Option<PlayerCount>,
}

impl Statistics {
    pub fn count(&mut self, round: &FinishedRound) {
        let (ruleset, lineup) = (own_target(&round.ruleset), in_order(&round.lineup));
        let is_its = |table: &TableTotals| table.ruleset == ruleset && table.lineup == lineup;
        let place = self.tables.iter().position(is_its).unwrap_or_else(|| {
            let sums = Totals::default();
            self.tables.push(TableTotals {
                ruleset,
                lineup,
                sums,
            });
            self.tables.len() - 1
        });
        let sums = &mut self.tables[place].sums;
        *sums = sums.and(&Totals::of(round));
        self.streak = match round.win {
            Some(_) => self.streak.saturating_add(1),
            None => 0,
        };
        self.longest = self.longest.max(self.streak);
        self.deals.note(round);
    }

    /// Latest results of a deal, ordered by seat.
    #[must_use]
    pub fn of_deal(&self, key: &DealKey) -> &[SeatResult] {
        self.deals.of(key)
    }

    /// Returns `true` if no round has been counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Current number of rounds won in a row.
    #[must_use]
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// Highest number of rounds won in a row.
    #[must_use]
    pub const fn longest_streak(&self) -> u32 {
        self.longest
    }

    /// Totals of the rounds that match a filter.
    #[must_use]
    pub fn sums(&self, filter: StatisticsFilter) -> Totals {
        let tables = self.tables.iter().filter(|table| filter.matches(table));
        tables.fold(Totals::default(), |all, table| all.and(&table.sums))
    }

    /// Totals by opponents, the weakest first, without groups that have no rounds.
    #[must_use]
    pub fn by_opposition(&self, filter: StatisticsFilter) -> Vec<(OpponentGroup, Totals)> {
        let sums = |opposition| {
            let is_its = |table: &&TableTotals| OpponentGroup::of(&table.lineup) == opposition;
            let tables = self.tables.iter().filter(|table| filter.matches(table));
            let all = tables
                .filter(is_its)
                .fold(Totals::default(), |all, table| all.and(&table.sums));
            (opposition, all)
        };
        let groups = OpponentGroup::ALL.into_iter().map(sums);
        groups.filter(|(_, sums)| sums.rounds > 0).collect()
    }

    /// Rules of the counted rounds, in the order in which they were first played.
    #[must_use]
    pub fn rulesets(&self) -> Vec<Ruleset> {
        let mut found: Vec<Ruleset> = Vec::new();
        for table in &self.tables {
            if !found.contains(&table.ruleset) {
                found.push(table.ruleset);
            }
        }
        found
    }

    /// Numbers of players of the counted rounds.
    #[must_use]
    pub fn players(&self) -> Vec<PlayerCount> {
        let has = |players: &PlayerCount| {
            let mut tables = self.tables.iter();
            tables.any(|table| table.lineup.players() == *players)
        };
        PlayerCount::ALL.into_iter().filter(has).collect()
    }
}

impl StatisticsFilter {
    fn matches(&self, table: &TableTotals) -> bool {
        let players = table.lineup.players();
        self.ruleset.is_none_or(|ruleset| ruleset == table.ruleset)
            && self.players.is_none_or(|wanted| wanted == players)
    }
}

/// Returns the rules with the default target of the edition: statistics ignore the target.
const fn own_target(ruleset: &Ruleset) -> Ruleset {
    let has_actions = ruleset.actions().is_some();
    Ruleset::new(ruleset.edition(), ruleset.is_advanced(), has_actions)
}

/// Returns the lineup with the player first, then the opponents from the weakest to the strongest.
fn in_order(lineup: &Lineup) -> Lineup {
    let of_level = |level| {
        let seats = lineup.players().seats();
        let players = seats.map(|seat| lineup.at(seat));
        players.filter(move |&player| player == PlayerKind::Bot(level))
    };
    let mut others = [PlayerKind::Human; Seat::MAX - 1];
    for (place, player) in others
        .iter_mut()
        .zip(Level::ALL.into_iter().flat_map(of_level))
    {
        *place = player;
    }
    Lineup::new(lineup.players(), others)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Color, Rule};

    fn round(rules: &str, lineup: &str, win: Option<(Rule, u32)>) -> FinishedRound {
        FinishedRound {
            ruleset: rules.parse().expect("rules"),
            lineup: lineup.parse().expect("players"),
            turns: 4,
            winner: Seat::FIRST,
            rule: win.map_or(Color::Violet, |(rule, _)| rule),
            win: win.map(|(_, points)| points),
            had_hints: false,
            won_match: None,
            seed: None,
            number: 1,
            is_known: false,
        }
    }

    fn counted(rounds: &[FinishedRound]) -> Statistics {
        let mut statistics = Statistics::default();
        for round in rounds {
            statistics.count(round);
        }
        statistics
    }

    #[test]
    fn tables_are_of_one_kind_whoever_sits_where() {
        let rounds = [
            round("1.3a", "h13", Some((Color::Red, 7))),
            round("1.3at", "3h1", Some((Color::Blue, 9))),
            round("1.3a", "h33", None),
        ];
        let statistics = counted(&rounds);
        assert_eq!(statistics.tables.len(), 2);
        let all = statistics.sums(StatisticsFilter::default());
        assert_eq!((all.rounds, all.won, all.points, all.scored), (3, 2, 16, 3));
        assert_eq!(all.by_rule, [1, 0, 0, 0, 1, 0, 0]);
        let groups = statistics.by_opposition(StatisticsFilter::default());
        let rounds = |(opposition, sums): &(OpponentGroup, Totals)| (*opposition, sums.rounds);
        assert_eq!(
            groups.iter().map(rounds).collect::<Vec<_>>(),
            [
                (OpponentGroup::Level(Level::Skilled2), 1),
                (OpponentGroup::Mixed, 2)
            ]
        );
    }

    #[test]
    fn opponents_of_one_name_are_one_group() {
        let rounds = ["h2", "h5", "h25", "h26"].map(|lineup| round("1.3", lineup, None));
        let groups = counted(&rounds).by_opposition(StatisticsFilter::default());
        let rounds = |(group, sums): &(OpponentGroup, Totals)| (*group, sums.rounds);
        assert_eq!(
            groups.iter().map(rounds).collect::<Vec<_>>(),
            [
                (OpponentGroup::Level(Level::Casual2), 3),
                (OpponentGroup::Mixed, 1)
            ]
        );
    }

    #[test]
    fn rounds_won_with_hints_are_counted_apart() {
        let hinted = |win| FinishedRound {
            had_hints: true,
            ..round("1.3", "h1", win)
        };
        let win = Some((Color::Red, 0));
        let statistics = counted(&[hinted(win), hinted(None), round("1.3", "h1", win)]);
        let sums = statistics.sums(StatisticsFilter::default());
        assert_eq!((sums.rounds, sums.won, sums.won_with_hints), (3, 2, 1));
        let pairs = |all: &[Outcomes]| all.iter().map(|it| (it.won, it.rounds)).collect::<Vec<_>>();
        assert_eq!(pairs(&sums.hints), [(1, 1), (1, 2)]);
        // Two ended under red and were won, one under violet and was lost.
        let ends = pairs(&sums.ends);
        assert_eq!((ends[0], ends[6], sums.ends[6].lost()), ((2, 2), (0, 1), 1));
    }

    #[test]
    fn a_filter_lets_through_what_it_names() {
        let statistics = counted(&[
            round("1.3", "h1", None),
            round("1.3", "h11", None),
            round("1.0x", "h1", Some((Color::Green, 0))),
            round("1.0x", "h1", None),
            round("1.0x", "h1", None),
        ]);
        let rules = |text: &str| text.parse::<Ruleset>().expect("rules");
        assert_eq!(statistics.rulesets(), [rules("1.3"), rules("1.0x")]);
        assert_eq!(statistics.players(), [PlayerCount::TWO, PlayerCount::THREE]);
        let rounds = |ruleset: Option<&str>, players: Option<usize>| {
            let filter = StatisticsFilter {
                ruleset: ruleset.map(rules),
                players: players.and_then(PlayerCount::new),
            };
            statistics.sums(filter).rounds
        };
        assert_eq!(rounds(None, None), 5);
        assert_eq!(rounds(Some("1.3"), None), 2);
        assert_eq!(rounds(None, Some(2)), 4);
        assert_eq!(rounds(Some("1.3"), Some(3)), 1);
        assert_eq!(rounds(Some("1.0x"), Some(3)), 0);
    }

    #[test]
    fn a_streak_ends_with_a_loss_and_the_longest_stays() {
        let win = || round("1.3", "h1", Some((Color::Red, 0)));
        let loss = || round("1.3", "h1", None);
        let longest = |rounds: &[FinishedRound]| counted(rounds).longest_streak();
        assert_eq!(longest(&[win(), loss(), win(), win()]), 2);
        let mut statistics = counted(&[win(), win(), win(), loss(), win()]);
        assert_eq!((statistics.streak(), statistics.longest_streak()), (1, 3));
        statistics.count(&loss());
        assert_eq!((statistics.streak(), statistics.longest_streak()), (0, 3));
    }

    #[test]
    fn counts_never_wrap() {
        let mut statistics = Statistics::default();
        let long = FinishedRound {
            turns: u32::MAX,
            ..round("1.3", "h1", None)
        };
        statistics.count(&long);
        statistics.count(&long);
        assert_eq!(statistics.sums(StatisticsFilter::default()).turns, u32::MAX);
    }
}
