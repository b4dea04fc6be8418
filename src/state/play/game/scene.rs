//! What the table shows of a game.

use super::{Game, Intent};
use crate::game::{Phase, Seat};
use crate::state::play::scene::{Scene, Score, Stage};

impl Game {
    /// All that the table shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let (view, you) = (self.view(), self.you());
        let seats = view.table().players().seats();
        Scene {
            out_since: seats.map(|seat| self.out_since(seat)).collect(),
            stage: self.stage(),
            staged: self.staged(),
            can_undo: self.can_undo(),
            choosable: self.choosable(),
            drawn: self.drawn(),
            hint: self.hint.clone(),
            lineup: self.lineup.clone(),
            next_lineup: self.next_lineup().clone(),
            can_restart: self.round_start().is_some(),
            can_resign: self.can_resign(),
            log: self.log.iter().map(|line| line.seen_by(you)).collect(),
            you,
            score: self.score(),
            seed: self.record.seed.to_string(),
            is_hurried: self.is_hurried,
            day: self.day,
            is_answer: self.rival.is_some(),
            taken_back: self.taken_back,
            can_take_back: self.last_own_turn().is_some(),
            view,
        }
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
            winners: self.played.winners(),
        }
    }

    /// The turn of this round in which a seat went out.
    fn out_since(&self, seat: Seat) -> Option<usize> {
        let lines = self.log.iter().rev();
        let mut this_round = lines.take_while(|line| line.round == self.round_number());
        let line = this_round.find(|line| line.seat == seat && line.out)?;
        Some(line.ply)
    }

    /// What is to be decided next.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let table = self.round().table();
        let own = self.seat();
        match (table.winner(), self.intent) {
            (Some(winner), _) => Stage::Over(winner),
            _ if self.bot_to_move().is_some() && !self.is_covered() && table.is_out(own) => {
                Stage::Out(table.turn())
            }
            _ if self.bot_to_move().is_some() => Stage::Waiting(table.turn()),
            _ if self.is_covered() => Stage::HandingOver(table.turn()),
            (None, Intent::Pass) => Stage::Passing,
            (None, Intent::Put(card)) => Stage::Chosen(card),
            (None, Intent::None) => match self.now().table().phase() {
                Phase::Start => Stage::Idle,
                Phase::Take | Phase::Recycle(_) | Phase::PlayAgain => Stage::Acting,
                Phase::Played | Phase::Discarded | Phase::MayDraw | Phase::Done | Phase::Over => {
                    Stage::Staged
                }
            },
        }
    }
}
