//! Points, rounds, and the end of a match.

use super::{Localizer, RichText};
use crate::game::{Card, PlayerCount, Rule, Ruleset, Scoring, Seat, Table};
use crate::state::{Doubt, Scene, Score, Stage};

impl Localizer {
    /// Standings of the match, best first: "You 17, Umber 9".
    #[must_use]
    pub fn standings(self, score: &Score) -> String {
        let standings = score.standings().into_iter();
        self.facts(standings.map(|(points, who)| self.score_of(points as usize, who)))
    }

    /// Names the winner or winners of the match.
    #[must_use]
    pub fn match_result(self, winners: &[Seat]) -> String {
        match winners {
            [winner] => self.wins_match(*winner),
            _ => {
                let names = self.listed(winners.iter().map(|&who| self.name(who)));
                self.share_match(&names.plain(self))
            }
        }
    }

    /// Names the winner of a single round, or the winner or winners of a match.
    #[must_use]
    pub fn game_result(self, ruleset: &Ruleset, winners: &[Seat]) -> String {
        match (ruleset.scoring(), winners) {
            (Scoring::Game, [winner]) => self.wins_round(*winner),
            _ => self.match_result(winners),
        }
    }

    /// Names the winner of the match if it is over, else of the round, if the result is certain.
    #[must_use]
    pub fn result(self, scene: &Scene, winner: Seat) -> String {
        let scoring = scene.view.table().ruleset().scoring();
        match (scene.score.doubt, &scene.score.winners) {
            (Some(doubt), _) => self.doubt(doubt),
            (None, Some(winners)) if scoring == Scoring::Points => self.match_result(winners),
            (None, _) => self.wins_round(winner),
        }
    }

    /// Reason why the result of a sealed game isn't certain.
    #[must_use]
    pub fn doubt(self, doubt: Doubt) -> String {
        match doubt {
            Doubt::Checking => self.sealed_checking().to_owned(),
            Doubt::Damaged => self.sealed_damaged().to_owned(),
            Doubt::Owed(winner) => self.sealed_owed(winner),
            Doubt::Failed(_) => self.sealed_failed().to_owned(),
        }
    }

    /// The same as a sentence about a score.
    #[must_use]
    pub fn doubt_about(self, score: &Score) -> Option<String> {
        Some(self.stopped(self.doubt(score.doubt?)))
    }

    /// Mark of a game that doesn't count, in a few words.
    #[must_use]
    pub fn marked(self, scene: &Scene) -> Option<String> {
        let taken_back = Some(scene.attempt.taken_back).filter(|&count| count > 0);
        match scene.attempt.retry {
            Some(trial) => Some(self.trial(trial.turn)),
            None => taken_back.map(|count| self.taken_back(count)),
        }
    }

    /// The same mark as a sentence, once the round is over.
    #[must_use]
    pub fn marked_at_end(self, scene: &Scene) -> Option<String> {
        match scene.attempt.retry {
            Some(trial) => Some(self.trial_over(trial.turn)),
            None => self.marked(scene).map(|mark| self.stopped(mark)),
        }
    }

    /// The card that decided a round in which the winner and the last player to go out had as many cards that count.
    #[must_use]
    pub fn why_tie_broken(self, table: &Table, winner: Seat, last_out: Seat) -> Option<RichText> {
        let rule = table.rule();
        let [won, lost] = [winner, last_out].map(|seat| rule.standing(table.palette(seat)));
        let (won, lost) = (won?, lost?);
        let (card, other) = (won.top(), lost.top());
        if won.count() != lost.count() || won <= lost {
            None
        } else if card.value() == other.value() {
            Some(self.color_decides(card, other))
        } else {
            (rule != Rule::Red).then(|| self.why_tie(card, other))
        }
    }

    /// Reason why the match is over.
    #[must_use]
    pub fn why_over(self, score: &Score) -> String {
        let most = score.piles.iter().map(|pile| pile.points()).max();
        match score.target {
            Some(target) if most >= Some(target) => self.over_points(target as usize),
            _ => self.over_cards().to_owned(),
        }
    }

    /// Current round and target of a match, in a few words.
    #[must_use]
    pub fn round_and_target(self, score: &Score) -> String {
        match score.target {
            Some(target) => self.round_to_points(target as usize, score.round),
            None => self.round_to_the_end(score.round),
        }
    }

    /// Current round and target of a match, as a sentence.
    #[must_use]
    pub fn round_played_to(self, score: &Score) -> String {
        match score.target {
            Some(target) => self.round_played_to_points(target as usize, score.round),
            None => self.round_played_to_the_end(score.round),
        }
    }

    /// Number of cards for the next rounds, in a match that goes on until these are too few.
    #[must_use]
    pub fn left_to_deal(self, score: &Score) -> Option<String> {
        let players = PlayerCount::new(score.piles.len())?;
        let scored: usize = score.piles.iter().map(|pile| pile.len()).sum();
        let left = Card::COUNT.checked_sub(scored)?;
        let is_open = score.target.is_none() && score.winners.is_none();
        is_open.then(|| self.scores_left(left, players.cards_dealt()))
    }

    /// Number of cards in score piles.
    #[must_use]
    pub fn out_of_the_deal(self, cards: usize) -> String {
        match cards {
            0 => self.scores_all_in().to_owned(),
            _ => self.scores_out_of_deal(cards),
        }
    }

    /// Names the player to move in a game to resume.
    #[must_use]
    pub fn left_at(self, stage: Stage) -> String {
        match stage {
            Stage::OpponentsTurn(seat)
            | Stage::FriendsTurn(seat)
            | Stage::Out(seat)
            | Stage::HandingOver(seat) => self.last_to_move(seat),
            Stage::Over(_) => self.last_round_over().to_owned(),
            _ => self.last_your_turn().to_owned(),
        }
    }
}
