//! Lessons.

use super::Localizer;
use super::turn::TitleAndText;
use crate::game::{IllegalMove, Move, Scoring};
use crate::state::{
    Feedback, HintState, LESSONS, LeadStatus, LessonScene, MovePreview, RemainingStep, Stage,
    TurnPart,
};

impl Localizer {
    /// Number of lessons done, or a description of the lessons if there are none yet.
    #[must_use]
    pub fn learned(self, done: usize) -> String {
        match done {
            0 => self.learn_description().to_owned(),
            _ => self.learn_done(LESSONS.len(), done),
        }
    }

    #[must_use]
    pub fn answer_title(self, answer: Feedback) -> &'static str {
        match answer {
            Feedback::Right => self.learn_right(),
            _ => self.learn_wrong(),
        }
    }

    /// Feedback on the last try; after the last task, also the end of the lesson.
    #[must_use]
    pub fn answer(self, answer: Feedback, lesson: &LessonScene) -> String {
        let view = &lesson.scene.view;
        let verdict = LeadStatus::of(view.table());
        let leads = || self.who_leads_stop(&verdict).into();
        match answer {
            Feedback::Right if lesson.is_over() => {
                self.sentences(&[&self.done(lesson), &self.learn_end(lesson.number + 1)])
            }
            Feedback::Right => self.done(lesson),
            Feedback::Illegal(
                Move::ToCanvas(card),
                IllegalMove::NotWinning { leader: Some(who) },
            ) => {
                let why = self.stopped(self.refused_would_lead(who));
                let text = self.learn_illegal_discard(card.color(), &why.into());
                text.plain(self)
            }
            Feedback::Illegal(mv, reason) => {
                let why = self.stopped(self.outlook(MovePreview::Illegal(reason), view, mv));
                self.learn_illegal(&why.into()).plain(self)
            }
            Feedback::Behind => self.learn_behind(&leads()).plain(self),
            Feedback::Out if lesson.has_passed() => self.learn_passed().to_owned(),
            Feedback::Out => self.learn_out(&leads()).plain(self),
            Feedback::Missing(deed) => self.missing(deed).to_owned(),
            Feedback::Poor(points) => self.learn_poor(points as usize),
            Feedback::SpentHighest => self.learn_spent_highest().to_owned(),
            Feedback::SpentTwo => self.learn_spent_two().to_owned(),
        }
    }

    /// Result of a correct turn.
    fn done(self, lesson: &LessonScene) -> String {
        let scene = &lesson.scene;
        let (table, own) = (scene.view.table(), scene.view.seat());
        let verdict = LeadStatus::of(table);
        match (scene.turn.stage, table.ruleset().scoring()) {
            (Stage::Over(winner), _) if winner != own => self.learn_now_out(winner),
            (Stage::Over(_), Scoring::Points) => {
                let points = scene.score.piles.get(own.index()).map(|pile| pile.points());
                self.learn_won_points(points.unwrap_or_default() as usize)
            }
            (Stage::Over(winner), Scoring::Game) => self.stopped(self.wins_round(winner)),
            // The end of the lesson follows, so the reason is left out.
            _ if lesson.is_over() => self.stopped(self.verdict_title(&verdict, own)),
            _ => {
                let title = self.stopped(self.verdict_title(&verdict, own));
                let reason = self.verdict_reason(&verdict, own).plain(self);
                self.sentences(&[&title, &reason])
            }
        }
    }

    fn missing(self, deed: TurnPart) -> &'static str {
        match deed {
            TurnPart::Play => self.learn_missing_play(),
            TurnPart::Discard => self.learn_missing_discard(),
            TurnPart::Draw => self.learn_missing_draw(),
            TurnPart::Take => self.learn_missing_take(),
            TurnPart::PlayAgain => self.learn_missing_again(),
            TurnPart::Move => self.learn_missing_move(),
        }
    }

    /// Feedback on a turn that is correct so far, with the step that remains.
    #[must_use]
    pub fn right_so_far(self, left: RemainingStep) -> TitleAndText {
        let text = match left {
            RemainingStep::Play => self.learn_half_play(),
            RemainingStep::Discard => self.learn_half_discard(),
            RemainingStep::End => self.learn_half_end(),
        };
        (self.learn_half(), text)
    }

    /// Status of a lesson for screen readers.
    #[must_use]
    pub fn lesson_status(self, lesson: &LessonScene) -> String {
        if let Some(answer) = lesson.answer {
            let title = self.stopped(self.answer_title(answer));
            return self.sentences(&[&title, &self.answer(answer, lesson)]);
        }
        let scene = &lesson.scene;
        if let (Some(left), HintState::None) = (lesson.left, &scene.turn.hint) {
            let (title, text) = self.right_so_far(left);
            let title = self.stopped(title);
            return if scene.turn.drawn.is_empty() {
                self.sentences(&[&title, text])
            } else {
                let drew = self.drew_cards(scene.turn.drawn).plain(self);
                self.sentences(&[&title, &drew, text])
            };
        }
        // The task isn't repeated here: it has the focus, so the screen reader reads it.
        self.status_text(scene, &LeadStatus::of(scene.view.table()), false)
    }
}
