//! Turns that are tried again after a review.

use super::{Localizer, RichText};
use crate::state::{LearnAnswer, LearnMoment, LearnScene, LearnStage};

impl Localizer {
    /// Name of a turn, within its round or its match.
    #[must_use]
    pub fn moment_to_learn(self, moment: &LearnMoment, is_match: bool) -> String {
        let line = &moment.line;
        if is_match {
            self.moments_round_turn(line.round, line.turn)
        } else {
            self.moments_turn(line.turn)
        }
    }

    /// Title of the turn on screen.
    #[must_use]
    pub fn moment_again(self, learn: &LearnScene) -> String {
        let name = self.moment_to_learn(learn.moment(), learn.is_match);
        self.moments_again(&name.into()).plain(self)
    }

    /// The chance with a turn, and with the one that was made in the game; between them that with the better turn of the
    /// review, if it is another one.
    #[must_use]
    pub fn moment_odds(self, answer: &LearnAnswer) -> RichText {
        let (then, now) = (self.odds(&answer.then), self.odds(&answer.now));
        if answer.is_best {
            self.moments_odds(&then, &now)
        } else {
            self.moments_odds_beside(&self.odds(&answer.best), &then, &now)
        }
    }

    /// Argument against a turn, its chance, and that of the better one of the review.
    #[must_use]
    pub fn moment_missed(self, answer: &LearnAnswer) -> String {
        let odds = self.moments_wrong_text(&self.odds(&answer.best), &self.odds(&answer.now));
        let same = answer.is_same.then(|| self.moments_same());
        let drawn = answer.is_out_by_draw.then(|| self.moments_drawn_out());
        let out = answer.is_out_in_any_case.then(|| self.moments_out());
        let against = self.reasons(answer.against.as_slice(), true).next();
        let against = against.map(|reason| reason.plain(self));
        self.sentences(&[
            same.unwrap_or_default(),
            out.unwrap_or_default(),
            &against.unwrap_or_default(),
            &odds,
            drawn.unwrap_or_default(),
        ])
    }

    /// Result of a turn, in a few words.
    #[must_use]
    pub fn moment_result(self, stage: &LearnStage) -> &'static str {
        match stage {
            LearnStage::Open | LearnStage::Judging => self.moments_judging(),
            LearnStage::Right(answer) if answer.is_best => self.moments_best(),
            LearnStage::Right(answer) if answer.is_behind => self.moments_much_better(),
            LearnStage::Right(_) => self.moments_good(),
            LearnStage::Wrong(answer) if answer.is_gain() => self.moments_better(),
            LearnStage::Wrong(_) => self.moments_wrong(),
            LearnStage::Shown(_) => self.moments_answer(),
        }
    }

    /// Words of a screen reader about a turn: none before it is made, then its result.
    #[must_use]
    pub fn moment_news(self, stage: &LearnStage) -> String {
        let title = self.moment_result(stage);
        match stage {
            LearnStage::Open => String::new(),
            LearnStage::Judging => self.stopped(title.to_owned()),
            LearnStage::Wrong(answer) => {
                self.sentences(&[&self.stopped(title.to_owned()), &self.moment_missed(answer)])
            }
            LearnStage::Right(answer) | LearnStage::Shown(answer) => {
                let odds = self.moment_odds(answer).plain(self);
                self.sentences(&[&self.stopped(title.to_owned()), &odds])
            }
        }
    }
}
