//! How the person has done so far, as counts: no game is listed.

mod deals;
mod document;
mod win_rate;

use self::deals::Deals;
use crate::bots::Level;
use crate::game::{PlayerCount, Ruleset, Seat};
use crate::state::lineup::{Lineup, PlayerKind};
use crate::state::play::FinishedRound;

pub use deals::{DealKey, SeatResult};
pub use win_rate::{WinRate, wilson_interval};

/// Counts of several rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Rounds.
    pub rounds: u32,
    /// Rounds that the person won.
    pub won: u32,
    /// Of these, rounds in which the person had hints.
    pub won_with_hints: u32,
    /// Turns that the person made.
    pub turns: u32,
    /// Rounds that were played for points.
    pub scored: u32,
    /// Points that the person won.
    pub points: u32,
    /// Matches for points that came to their end.
    pub matches: u32,
    /// Matches that the person won, or shared.
    pub matches_won: u32,
    /// Rounds that the person won, by the rule in force at the end.
    pub by_rule: [u32; 7],
}

/// Rounds at the same kind of table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TableTotals {
    /// The rules, with the target that belongs to them.
    ruleset: Ruleset,
    /// The person, and then the others from the weakest to the strongest.
    lineup: Lineup,
    sums: Totals,
}

/// How the person has done so far, over all rounds that count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    tables: Vec<TableTotals>,
    streak: u32,
    longest: u32,
    deals: Deals,
}

/// Which rounds are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatisticsFilter {
    /// Those under these rules alone.
    pub ruleset: Option<Ruleset>,
    /// Those of so many players alone.
    pub players: Option<PlayerCount>,
}

/// The opponents of a round: all of a level, or of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentGroup {
    /// All of one level.
    Level(Level),
    /// Of different levels.
    Mixed,
}

impl Statistics {
    /// Counts a round.
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

    /// How the person fared with a deal the last time, by seats.
    #[must_use]
    pub fn of_deal(&self, key: &DealKey) -> &[SeatResult] {
        self.deals.of(key)
    }

    /// Whether no round was counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// How many rounds were won in a row, up to the last one.
    #[must_use]
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The most rounds that were ever won in a row.
    #[must_use]
    pub const fn longest_streak(&self) -> u32 {
        self.longest
    }

    /// All rounds that a filter lets through.
    #[must_use]
    pub fn sums(&self, filter: StatisticsFilter) -> Totals {
        let tables = self.tables.iter().filter(|table| filter.matches(table));
        tables.fold(Totals::default(), |all, table| all.and(&table.sums))
    }

    /// The same by opponents, the weakest first; only those there were.
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

    /// The rules of the rounds there are, in the order in which they were first played.
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

    /// The numbers of players of the rounds there are.
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

impl OpponentGroup {
    /// All that there can be, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Level(Level::Novice),
        Self::Level(Level::Casual),
        Self::Level(Level::Skilled),
        Self::Level(Level::Master),
        Self::Mixed,
    ];

    fn of(lineup: &Lineup) -> Self {
        match lineup.others() {
            [PlayerKind::Bot(first), rest @ ..]
                if rest.iter().all(|&other| other == PlayerKind::Bot(*first)) =>
            {
                Self::Level(*first)
            }
            _ => Self::Mixed,
        }
    }
}

impl Totals {
    /// The counts of a single round.
    fn of(round: &FinishedRound) -> Self {
        let mut sums = Self {
            rounds: 1,
            turns: round.turns,
            scored: u32::from(round.ruleset.is_advanced()),
            ..Self::default()
        };
        if let Some(win) = round.win {
            sums.won = 1;
            sums.won_with_hints = u32::from(round.had_hints);
            sums.points = win.points;
            sums.by_rule[win.rule.index()] = 1;
        }
        if let Some(is_won) = round.won_match {
            sums.matches = 1;
            sums.matches_won = u32::from(is_won);
        }
        sums
    }

    /// These and others together.
    fn and(&self, other: &Self) -> Self {
        let mut by_rule = self.by_rule;
        for (all, more) in by_rule.iter_mut().zip(other.by_rule) {
            *all = all.saturating_add(more);
        }
        Self {
            rounds: self.rounds.saturating_add(other.rounds),
            won: self.won.saturating_add(other.won),
            won_with_hints: self.won_with_hints.saturating_add(other.won_with_hints),
            turns: self.turns.saturating_add(other.turns),
            scored: self.scored.saturating_add(other.scored),
            points: self.points.saturating_add(other.points),
            matches: self.matches.saturating_add(other.matches),
            matches_won: self.matches_won.saturating_add(other.matches_won),
            by_rule,
        }
    }
}

/// The same rules with the target of the edition: rounds do not differ by it.
const fn own_target(ruleset: &Ruleset) -> Ruleset {
    let has_actions = ruleset.actions().is_some();
    Ruleset::new(ruleset.edition(), ruleset.is_advanced(), has_actions)
}

/// The same players with the person first, and the others from the weakest to the strongest.
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
    use crate::state::play::Win;

    fn round(rules: &str, lineup: &str, win: Option<(Rule, u32)>) -> FinishedRound {
        FinishedRound {
            ruleset: rules.parse().expect("rules"),
            lineup: lineup.parse().expect("players"),
            turns: 4,
            winner: Seat::FIRST,
            win: win.map(|(rule, points)| Win { rule, points }),
            had_hints: false,
            won_match: None,
            deal: None,
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
                (OpponentGroup::Level(Level::Skilled), 1),
                (OpponentGroup::Mixed, 2)
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
