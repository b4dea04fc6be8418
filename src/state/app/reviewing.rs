//! The review of a game: opening it, and what comes to be known.

use std::rc::Rc;

use super::{App, Screen, Wish};
use crate::bots::Judgement;
use crate::state::replay::Replay;

impl App {
    /// Looks at the game at the table, a round of which is over.
    pub(super) fn review(&mut self) {
        let over = self.games.current().filter(|game| game.is_round_over());
        if let Some(replay) = over.and_then(|game| Replay::of_table(game)) {
            self.replay = Some(Rc::new(replay));
            self.show(Screen::Replay);
        }
    }

    /// Goes back to the game that is looked at, if it is at the table.
    pub(super) fn end_review(&mut self) {
        let id = self.replay.as_ref().and_then(|replay| replay.of_game());
        if self.games.current().map(|game| game.id()) == id && id.is_some() {
            self.show(Screen::Table);
        }
    }

    /// Takes the judgement of a turn, if it is of the game that is looked at.
    pub(super) fn judged(&mut self, question: &str, judgement: Judgement) {
        let task = self.replay.as_ref().and_then(|replay| replay.task());
        let Some(task) = task.filter(|task| task.to_string() == question) else {
            return;
        };
        if let Some(replay) = self.replay.take() {
            let judged = Rc::unwrap_or_clone(replay).judged(task.ply, judgement);
            self.replay = Some(Rc::new(judged));
        }
    }

    /// Deals the same cards anew, with each player at another seat.
    pub(super) fn deal_other_seat(&mut self) {
        let deal = self.replay.as_ref().and_then(|replay| replay.other_seat());
        if let Some(game) = deal {
            self.ask_for(Wish { game, day: None });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Action, Day, Kept};

    /// A page with a game of these turns at the table.
    fn at_table(turns: &str) -> App {
        let seed = "otherone".parse().expect("a seed");
        let app = App::new(seed, Day::FIRST, Kept::default());
        let link = format!("1/1.3a/h2/red7game/{turns}");
        let looked = app.reduce(Action::OpenLink(link));
        looked.reduce(Action::PlayOn)
    }

    #[test]
    fn a_round_that_is_over_is_looked_back_at_and_left_again() {
        let app = at_table("x");
        assert_eq!(app.screen, Screen::Table);
        let looked = app.reduce(Action::Review);
        assert_eq!(looked.screen, Screen::Replay);
        let scene = looked.replay.as_ref().map(|replay| replay.scene());
        assert!(scene.is_some_and(|scene| scene.is_own && scene.review.is_some()));
        let back = looked.reduce(Action::ShowPly(0)).reduce(Action::EndReview);
        assert_eq!((back.screen, &back.games), (Screen::Table, &app.games));
    }

    #[test]
    fn a_round_under_way_cannot_be_looked_back_at() {
        let app = at_table("x.pO6");
        assert_eq!(app.screen, Screen::Table);
        assert_eq!(app.reduce(Action::Review), app);
    }

    #[test]
    fn an_answer_counts_once_and_only_for_what_is_asked() {
        let app = at_table("x").reduce(Action::Review);
        let task = app.replay.as_ref().and_then(|replay| replay.task());
        let judged = |question: &str| Action::Judged {
            question: question.to_owned(),
            judgement: "?large -".parse().expect("a judgement"),
        };
        let question = task.expect("a question").to_string();
        assert_eq!(app.reduce(judged("review 2 1.3 2 red7game x")), app);
        let after = app.reduce(judged(&question));
        let done = after
            .replay
            .as_ref()
            .and_then(|replay| replay.scene().review);
        assert_eq!(done.map(|review| review.done()), Some(1));
        assert_eq!(after.reduce(judged(&question)), after);
    }

    #[test]
    fn the_same_deal_is_dealt_from_the_other_seat() {
        let app = at_table("x").reduce(Action::Review);
        let asked = app.reduce(Action::OtherSeat);
        // The match under way is not given up without a question.
        let dealt = asked.reduce(Action::Replace);
        let link = dealt.games.current().map(|game| game.link().to_string());
        assert_eq!(link.as_deref(), Some("1/1.3a/2h/red7game"));
        assert_eq!(dealt.screen, Screen::Table);
    }

    #[test]
    fn who_looks_at_another_game_has_no_way_back_to_it() {
        let app = at_table("x");
        let other = "1/1.3a/h2/red7game/x".to_owned();
        let looked = app.reduce(Action::OpenLink(other));
        assert_eq!(looked.reduce(Action::EndReview), looked);
    }
}
