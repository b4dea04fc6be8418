//! How a game goes on: what is to be thought about, the turns that are made, and the next round.

use std::rc::Rc;

use super::{Game, Intent};
use crate::bots::Level;
use crate::game::{IllegalMove, Record, Round, Scoring, Turn};
use crate::state::engine::EngineRequest;
use crate::state::lineup::PlayerKind;
use crate::state::play::hint::{Adviser, HintState};
use crate::state::play::log::{LogLine, PassReason, events, private_draws};
use crate::state::play::picture::RuleHistory;
use crate::state::play::playback::Playback;
use crate::state::play::scene::RoundResult;

impl Game {
    /// What there is to be thought about: the turn of the opponent to move, or a hint for
    /// the person, if one was asked for.
    #[must_use]
    pub fn question(&self) -> Option<EngineRequest> {
        match self.bot_to_move() {
            Some(level) => Some(EngineRequest::Turn(level, Record::clone(&self.record))),
            _ if self.hint == HintState::Asked => Some(EngineRequest::Hint(
                self.staged(),
                Record::clone(&self.record),
            )),
            _ => None,
        }
    }

    /// Takes the answer to [`Self::question`]: the opponent's turn, or the hint.
    #[must_use]
    pub fn answered(self, turn: Turn) -> Self {
        match self.bot_to_move() {
            Some(_) => self.apply_bot_turn(turn),
            None => self.hinted(&turn, Adviser::Master),
        }
    }

    /// Deals the next round, if one is over and the match is not.
    #[must_use]
    pub fn next_round(mut self) -> Self {
        if self.winners().is_none() && Rc::make_mut(&mut self.played).next_round() {
            self.lineup = self.next_lineup.take().unwrap_or(self.lineup);
            self.flow = Playback::Timed;
            self.pass_for_resigned();
        }
        self
    }

    /// Makes an opponent's turn. One that is not legal, or comes while none is to move, changes nothing.
    #[must_use]
    pub fn apply_bot_turn(mut self, turn: Turn) -> Self {
        if self.bot_to_move().is_some() && self.play_turn(turn).is_ok() {
            self.pass_for_resigned();
        }
        self
    }

    /// Why the player to move in a round passes, if the turn is a pass. With Actions nobody knows what might have been drawn, and in a match
    /// a Master may give a round up.
    fn pass_reason(&self, round: &Round, turn: &Turn) -> PassReason {
        let (seat, ruleset) = (round.table().turn(), round.table().ruleset());
        let is_open = match self.lineup.at(seat) {
            PlayerKind::Bot(Level::Master) => ruleset.scoring() == Scoring::Game,
            PlayerKind::Bot(_) => true,
            PlayerKind::Human | PlayerKind::Friend => false,
        };
        // To look at all turns takes a while: it is done for a pass alone.
        let is_told = turn.is_pass() && is_open && ruleset.actions().is_none();
        let leads = |(_, after): &(Turn, Round)| !after.table().is_out(seat);
        if round.hand(seat).is_empty() {
            PassReason::NoCards
        } else if is_told && !round.turns().iter().any(leads) {
            PassReason::NothingLeads
        } else {
            PassReason::NotTold
        }
    }

    /// Makes the next turn, whoever is to move: for showing how it could go on. One that is not
    /// legal changes nothing.
    #[must_use]
    pub(in crate::state) fn played(mut self, turn: Turn) -> Self {
        let _ = self.play_turn(turn);
        self
    }

    pub(super) fn play_turn(&mut self, turn: Turn) -> Result<(), IllegalMove> {
        let before = self.full_round().clone();
        Rc::make_mut(&mut self.played)
            .play_turn(&turn)
            .map_err(|illegal| illegal.reason)?;
        self.staged.clear();
        self.intent = Intent::None;
        self.hint = HintState::None;
        let seat = before.table().turn();
        let rule = before.table().rule();
        let after = self.table();
        let (is_out, now) = (after.is_out(seat), after.rule());
        let lead = after.best(now, None);
        let marks = Rc::make_mut(&mut self.marks);
        if marks.len() < self.played.round_number() {
            marks.push(RuleHistory::new(before.table()));
        }
        if let Some(marks) = marks.last_mut() {
            marks.add(&before, &turn);
        }
        let before_it = self
            .log
            .last()
            .filter(|line| line.round == self.round_number());
        let line = LogLine {
            ply: self.ply() + 1,
            round: self.round_number(),
            turn: before_it.map_or(1, |line| line.turn + 1),
            seat,
            rule,
            events: events(&before, &turn, seat),
            hidden: private_draws(&before, &turn),
            out: is_out,
            pass_reason: self.pass_reason(&before, &turn),
            lead: lead.map(|(leader, _)| (leader, now)),
            having: lead.map(|(_, standing)| standing),
        };
        Rc::make_mut(&mut self.log).push(line);
        Rc::make_mut(&mut self.record).turns.push(turn);
        let round = self.full_round();
        if let Some(winner) = round.table().winner() {
            let result = RoundResult {
                winner,
                rule: round.table().rule(),
                spoils: round.scored_cards(),
            };
            Rc::make_mut(&mut self.results).push(result);
        }
        // Who holds the turn that ends a round looks at that, too.
        let is_held_to_the_end = self.flow == Playback::Paused && self.is_round_over();
        if self.bot_to_move().is_none() && !is_held_to_the_end {
            self.flow = Playback::Timed;
        }
        Ok(())
    }
}
