//! The review of a game: opening it, and what comes to be known.

use std::rc::Rc;

use super::{App, Screen, Wish};
use crate::bots::Judgement;
use crate::state::replay::{Replay, ReplayScene};

impl App {
    /// Looks at the game at the table, a round of which is over.
    pub(super) fn review(&mut self) {
        let over = self.games.current().filter(|game| game.is_round_over());
        if let Some(replay) = over.and_then(|game| Replay::of_table(game)) {
            self.replay = Some(Rc::new(replay));
            self.show(Screen::Replay);
        }
    }

    /// What the page shows of the game that is looked at, with how the person has fared with its
    /// deal.
    #[must_use]
    pub fn replay_scene(&self) -> Option<ReplayScene> {
        let replay = self.replay.as_ref()?;
        let mut scene = replay.scene();
        if let Some(deal) = replay.deal_of_round() {
            let results = self.statistics.of_deal(&deal);
            scene.results = results.to_vec();
        }
        Some(scene)
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
        self.in_replay(|replay| replay.judged(task.ply, judgement));
    }

    /// Deals the same cards anew, with each player at another seat.
    pub(super) fn deal_other_seat(&mut self) {
        let deal = self.replay.as_ref().and_then(|replay| replay.other_seat());
        if let Some(game) = deal {
            self.ask_for(Wish::of(game));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Action, Day, Document, Kept, Statistics};

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

    /// The page after the round was played to its end.
    fn played(mut app: App) -> App {
        use crate::bots::Level;
        use crate::state::Place;
        while !app.games.current().is_some_and(|game| game.is_round_over()) {
            let game = app.games.current().expect("a game");
            let Some(turn) = game.task().and_then(|task| task.turn()) else {
                let view = game.view();
                let moves = Level::Casual.choose(&view, 0).turn().moves().to_vec();
                let played = moves
                    .into_iter()
                    .fold(app, |app, mv| app.reduce(Action::Play(mv)));
                let is_pass = played
                    .games
                    .at(Place::Free)
                    .is_some_and(|game| game.staged().is_empty());
                let played = match is_pass {
                    true => played.reduce(Action::AskToPass),
                    false => played,
                };
                app = played.reduce(Action::EndTurn);
                continue;
            };
            let (game, ply) = (game.id(), game.ply());
            app = app.reduce(Action::BotPlayed { game, ply, turn });
        }
        app
    }

    #[test]
    fn what_came_of_a_deal_stands_side_by_side_for_both_seats() {
        let seed = "otherone".parse().expect("a seed");
        let app = App::new(seed, Day::FIRST, Kept::default());
        let dealt = app.reduce(Action::OpenLink("1/1.3/h2/red7game".to_owned()));
        let first = played(dealt).reduce(Action::Review);
        let results = |app: &App| app.replay_scene().expect("a replay").results;
        assert_eq!(results(&first).len(), 1);
        let other = played(first.reduce(Action::OtherSeat)).reduce(Action::Review);
        let both = results(&other);
        let seats: Vec<usize> = both.iter().map(|result| result.seat.index()).collect();
        assert_eq!(seats, [0, 1]);
        assert_eq!(both[0], results(&first)[0]);
        // They are kept with the statistics.
        let text = other.statistics.write();
        let kept = Statistics::read(&text).expect("statistics");
        assert_eq!(kept, *other.statistics);
        // Another deal has none of them.
        let link = Action::OpenLink("1/1.3/h2/otherone/x".to_owned());
        assert_eq!(results(&other.reduce(link)), []);
    }

    #[test]
    fn who_looks_at_another_game_has_no_way_back_to_it() {
        let app = at_table("x");
        let other = "1/1.3a/h2/red7game/x".to_owned();
        let looked = app.reduce(Action::OpenLink(other));
        assert_eq!(looked.reduce(Action::EndReview), looked);
    }
}
