//! A session: turns that could have been clearly better, one after another.

use std::rc::Rc;

use super::attempt::{LearnAttempt, LearnStage};
use super::progress::LearnProgress;
use crate::bots::{FairJudgement, Judgement};
use crate::game::{Record, Seat};
use crate::state::lineup::Lineup;
use crate::state::link::GameLink;
use crate::state::play::{LogLine, Scene, TurnAction};
use crate::state::replay::{LearnTurn, Replay, ReviewQueue};

/// Turns of a game to try again, and the one on screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnSession {
    lineup: Lineup,
    record: Rc<Record>,
    seat: Seat,
    /// `true` if the turns have come back from an earlier session.
    is_return: bool,
    moments: Vec<LearnMoment>,
    /// Results of earlier sessions.
    known: LearnProgress,
    /// Index of the one on screen.
    index: usize,
    attempt: LearnAttempt,
}

/// A turn to try again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnMoment {
    pub line: LogLine,
    /// Judgement of the turn that was made, once known.
    fair: Option<FairJudgement>,
    /// `true` if it was solved, `false` if it was missed.
    pub result: Option<bool>,
    /// `true` if a part of the better turn has been revealed in this session.
    is_told: bool,
}

impl From<LearnTurn> for LearnMoment {
    fn from(LearnTurn { line, fair }: LearnTurn) -> Self {
        Self {
            line,
            fair,
            result: None,
            is_told: false,
        }
    }
}

/// Actions in a session.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnAction {
    /// Part of the player's turn.
    Turn(TurnAction),
    /// A turn of this record, its last one, has been judged.
    Judged(Rc<Record>, Judgement),
    TryAgain,
    ShowAnswer,
    /// Go to another turn, by its index.
    GoTo(usize),
    /// Mark the turns that were solved in an earlier session, and begin with another one.
    Load(LearnProgress),
    /// Add the turns that the review has found since.
    Find(Vec<LearnTurn>),
}

/// View model of a session.
impl LearnScene {
    /// The turn on screen.
    #[must_use]
    pub fn moment(&self) -> &LearnMoment {
        &self.moments[self.index]
    }

    /// Number of turns for which a better one was found without help.
    #[must_use]
    pub fn solved(&self) -> usize {
        let moments = self.moments.iter();
        moments.filter(|moment| moment.result == Some(true)).count()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LearnScene {
    pub scene: Rc<Scene>,
    /// The player who made the turns.
    pub seat: Seat,
    pub moments: Vec<LearnMoment>,
    /// Index of the one on screen.
    pub index: usize,
    pub stage: LearnStage,
    /// `true` if the better turn is known, so that it can be shown.
    pub can_show: bool,
    /// Index of the next turn without a result.
    pub next: Option<usize>,
    /// `true` if the game has several rounds.
    pub is_match: bool,
}

impl LearnSession {
    /// Begins with the turns of a replay: those that came back, or else all that could have been clearly better. `None`
    /// if there are none.
    #[must_use]
    pub fn of(replay: &Replay) -> Option<Self> {
        let GameLink { lineup, record, .. } = replay.game_link()?;
        let (turns, is_return) = replay.to_learn();
        let moments: Vec<LearnMoment> = turns.into_iter().map(LearnMoment::from).collect();
        let first = moments.first()?;
        let seat = first.line.seat;
        let attempt = LearnAttempt::new(&lineup, &record.until(first.line.ply))?;
        let session = Self {
            lineup,
            record: Rc::new(record),
            seat,
            is_return,
            attempt,
            moments,
            known: LearnProgress::default(),
            index: 0,
        };
        Some(session)
    }

    /// The turn on screen.
    fn moment(&self) -> &LearnMoment {
        &self.moments[self.index]
    }

    fn judgement(&self) -> Option<&FairJudgement> {
        self.moment().fair.as_ref()
    }

    /// The session after an action. Ignores one that doesn't fit.
    #[must_use]
    pub fn after(mut self, action: LearnAction) -> Self {
        let known = self.judgement().cloned();
        match action {
            LearnAction::Turn(action) => {
                self.attempt = self.attempt.after(action, known.as_ref());
            }
            LearnAction::Judged(record, judgement) => return self.judged(&record, judgement),
            LearnAction::TryAgain => self.attempt = self.attempt.again(),
            LearnAction::ShowAnswer => {
                if let Some(known) = &known {
                    self.attempt = self.attempt.shown(known);
                }
            }
            LearnAction::GoTo(index) => return self.at(index),
            LearnAction::Load(progress) => return self.loaded(progress),
            LearnAction::Find(turns) => return self.found(turns),
        }
        self.noted()
    }

    fn loaded(mut self, progress: LearnProgress) -> Self {
        self.known = progress;
        self.mark_solved();
        let is_open = |moment: &LearnMoment| moment.result.is_none();
        let open = self.moments.iter().position(is_open);
        self.at(open.unwrap_or_default())
    }

    fn found(mut self, turns: Vec<LearnTurn>) -> Self {
        let plies: Vec<usize> = self.moments.iter().map(|it| it.line.ply).collect();
        let new = turns.into_iter();
        let new = new.filter(|turn| !plies.contains(&turn.line.ply));
        self.moments.extend(new.map(LearnMoment::from));
        self.mark_solved();
        self
    }

    fn mark_solved(&mut self) {
        let game = self.link();
        for moment in &mut self.moments {
            if self.known.is_solved(&game, moment.line.ply) {
                moment.result = Some(true);
            }
        }
    }

    fn at(mut self, index: usize) -> Self {
        let Some(moment) = self.moments.get(index) else {
            return self;
        };
        let record = self.record.until(moment.line.ply);
        if let Some(mut attempt) = LearnAttempt::new(&self.lineup, &record) {
            attempt.is_told = moment.is_told;
            (self.index, self.attempt) = (index, attempt);
        }
        self
    }

    fn judged(mut self, record: &Record, judgement: Judgement) -> Self {
        let Some(fair) = judgement.fair else {
            return self;
        };
        let asked = self.queue();
        if asked.is_none_or(|asked| *asked.record != *record) {
            return self;
        }
        if self.judgement().is_none() {
            self.attempt = self.attempt.advised(Some(&fair));
            let index = self.index;
            self.moments[index].fair = Some(fair);
        } else {
            self.attempt.judge(fair);
        }
        self.noted()
    }

    /// Notes the result of the attempt. What was solved stays so; what was missed can still be solved.
    fn noted(mut self) -> Self {
        let index = self.index;
        let moment = &mut self.moments[index];
        moment.is_told = self.attempt.is_told;
        if moment.result != Some(true) {
            let result = self.attempt.result(moment.fair.as_ref());
            moment.result = result.or(moment.result);
        }
        self
    }

    /// The turn to judge now: that of the game if it isn't judged yet, or the one tried, in the deals of the former.
    #[must_use]
    pub fn queue(&self) -> Option<ReviewQueue> {
        let made = self.record.until(self.moment().line.ply);
        let known = self.judgement();
        let asked = match known {
            None => made,
            Some(_) => self.attempt.question(&made)?,
        };
        Some(ReviewQueue {
            plies: vec![asked.turns.len()],
            record: Rc::new(asked),
            deals: known.map(|known| known.recommended.worlds),
        })
    }

    /// The whole game.
    #[must_use]
    pub fn link(&self) -> GameLink {
        GameLink {
            lineup: self.lineup.clone(),
            record: Record::clone(&self.record),
            ply: None,
        }
    }

    /// Results so far: the plies of the turns, each with `true` if it was solved. A turn that came back and was missed
    /// again doesn't count: it comes back only once.
    pub fn results(&self) -> impl Iterator<Item = (usize, bool)> {
        let results = self.moments.iter();
        let results = results.filter_map(|moment| Some((moment.line.ply, moment.result?)));
        results.filter(|&(_, is_solved)| is_solved || !self.is_return)
    }

    #[must_use]
    pub fn scene(&self) -> LearnScene {
        let open = |index: &usize| self.moments[*index].result.is_none() && *index != self.index;
        let count = self.moments.len();
        let later = (self.index + 1..count).find(open);
        LearnScene {
            scene: Rc::new(self.attempt.scene()),
            seat: self.seat,
            moments: self.moments.clone(),
            index: self.index,
            stage: self.attempt.stage(self.judgement()),
            can_show: self.judgement().is_some(),
            next: later.or_else(|| (0..self.index).find(open)),
            is_match: self.moments.iter().any(|moment| moment.line.round > 1),
        }
    }
}
