//! How a game is seen: its scene, made anew after every change.

use super::sealed::before_looking;
use super::{Game, Intent};
use crate::game::{Phase, Seat};
use crate::state::lineup::PlayerKind;
use crate::state::play::log::LogLine;
use crate::state::play::picture::Picture;
use crate::state::play::scene::{RetryScene, Scene, Score, Stage};

impl Game {
    /// All that the table shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let (view, you) = (self.view(), self.you());
        let seats = view.table().players().seats();
        let mut scene = Scene {
            open_hands: None,
            out_since: seats.map(|seat| self.out_since(seat)).collect(),
            stage: self.stage(),
            staged: self.staged(),
            can_undo: self.can_undo(),
            choosable: self.choosable(),
            drawn: self.drawn(),
            hint: self.hint.clone(),
            may_be_advised: self.can_hint(),
            friends: self.friend_scene(),
            lineup: self.lineup.clone(),
            next_lineup: self.next_lineup().clone(),
            can_restart: self.round_start().is_some(),
            can_resign: self.can_resign(),
            log: self.lines_seen_by(you),
            you,
            score: self.score(),
            pictures: self.pictures(),
            seed: self.record.seed.to_string(),
            is_shuffled: !self.record.shuffles.is_none(),
            can_be_shared: self.can_be_shared(),
            flow: self.flow,
            instant_replay: None,
            day: self.day(),
            is_answer: self.rival.is_some(),
            taken_back: self.taken_back,
            retry: self.trial_scene(),
            can_take_back: self.last_own_turn().is_some(),
            view,
        };
        scene.instant_replay = self.recalled(&scene);
        scene
    }

    /// The finished turns as a seat saw them, or as all did.
    fn lines_seen_by(&self, observer: Option<Seat>) -> Vec<LogLine> {
        let unseen = self.unseen();
        let lines = self.log.iter();
        lines
            .map(|line| before_looking(line.seen_by(observer), unseen))
            .collect()
    }

    /// From where it is tried once more, if it is.
    fn trial_scene(&self) -> Option<RetryScene> {
        let from = self.retry_from()?;
        let round = self.round_number();
        let turn = match self.log.get(from) {
            Some(line) => line.turn,
            None => 1 + self.log.iter().filter(|line| line.round == round).count(),
        };
        Some(RetryScene {
            turn,
            begins: from == self.ply(),
        })
    }

    /// The pictures of the rounds, once one is over.
    fn pictures(&self) -> Vec<Picture> {
        if !self.is_round_over() {
            return Vec::new();
        }
        let is_persons = |seat| self.lineup.at(seat) == PlayerKind::Human;
        let rounds = (1..).zip(self.marks.iter());
        let painted =
            rounds.map(|(round, marks)| Picture::new(self.record.seed, round, marks, is_persons));
        painted.collect()
    }

    /// How the match stands.
    fn score(&self) -> Score {
        let ruleset = self.record.ruleset;
        let players = self.lineup.players();
        let seats = players.seats();
        Score {
            piles: seats.map(|seat| self.played.pile(seat)).collect(),
            results: self.results.to_vec(),
            round: self.played.round_number(),
            target: ruleset.target().points(players),
            winners: self.winners(),
        }
    }

    /// The turn of this round in which a seat went out.
    pub(super) fn out_since(&self, seat: Seat) -> Option<usize> {
        let lines = self.log.iter().rev();
        let mut this_round = lines.take_while(|line| line.round == self.round_number());
        let line = this_round.find(|line| line.seat == seat && line.out)?;
        Some(line.turn)
    }

    /// What is to be decided next.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let table = self.table();
        let own = self.seat();
        match (table.winner(), self.intent) {
            (Some(winner), _) => Stage::Over(winner),
            _ if self.friend_to_move().is_some() => Stage::FriendsTurn(table.turn()),
            _ if self.bot_to_move().is_some() && !self.is_covered() && table.is_out(own) => {
                Stage::Out(table.turn())
            }
            _ if self.bot_to_move().is_some() => Stage::OpponentsTurn(table.turn()),
            _ if self.is_covered() => Stage::HandingOver(table.turn()),
            (None, Intent::Pass) => Stage::ConfirmingPass,
            (None, Intent::GoOut) => Stage::ConfirmingOut,
            (None, Intent::Put(card)) => Stage::Chosen(card),
            (None, Intent::None) => match self.table_now().phase() {
                Phase::Start => Stage::Idle,
                Phase::Take | Phase::Recycle(_) | Phase::PlayAgain => Stage::Acting,
                Phase::Played | Phase::Discarded | Phase::MayDraw | Phase::Done | Phase::Over => {
                    Stage::Staged
                }
            },
        }
    }
}
