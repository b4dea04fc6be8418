//! What the table shows of a game.

mod build;
mod recap;

pub use recap::RecapItem;

use std::rc::Rc;

use super::hint::HintState;
use super::lead_status::acts;
use super::log::LogLine;
use super::playback::PlaybackMode;
use crate::game::{Card, CardSet, IllegalMove, Move, Rule, Seat, Turn, View};
use crate::state::day::Day;
use crate::state::lineup::Lineup;
use crate::state::play::picture::Picture;
use crate::state::sealed_game::ProofStatus;
use crate::state::settings::PlayerNames;

/// What is to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Choose a card, or pass.
    Idle,
    /// Choose where this card goes.
    Chosen(Card),
    /// Choose a card for the action of the one just played.
    Acting,
    /// Moves were made; the turn can be continued, ended or undone.
    Staged,
    /// Confirm a pass.
    ConfirmingPass,
    /// Confirm the end of a turn by which one goes out.
    ConfirmingOut,
    /// The device is to be handed to the person of this seat, who is to move.
    HandingOver(Seat),
    /// An opponent is to move.
    OpponentsTurn(Seat),
    /// A friend at another device is to move.
    FriendsTurn(Seat),
    /// The person is out, and others play on.
    Out(Seat),
    /// The round is over.
    Over(Seat),
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Who won it.
    pub winner: Seat,
    /// The rule in force at its end.
    pub rule: Rule,
    /// The cards that went to the score pile.
    pub spoils: CardSet,
}

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The score pile of each seat, with what it wins by a round that is just over.
    pub piles: Vec<CardSet>,
    /// The rounds that are over, the oldest first.
    pub results: Vec<RoundResult>,
    /// The number of the round under way or just over, from 1.
    pub round: usize,
    /// The points that end the match, if it has a target.
    pub target: Option<u32>,
    /// Who has won the match, once it is over.
    pub winners: Option<Vec<Seat>>,
}

impl Score {
    /// The seats with their points, the most first; of as many, who sits first. There are too few for a sort, which
    /// would make the module larger by kilobytes.
    #[must_use]
    pub fn standings(&self) -> Vec<(u32, Seat)> {
        let mut standings: Vec<(u32, Seat)> = Vec::with_capacity(self.piles.len());
        for (index, pile) in self.piles.iter().enumerate() {
            if let Some(seat) = Seat::new(index) {
                let points = pile.points();
                let place = standings.partition_point(|&(others, _)| others >= points);
                standings.insert(place, (points, seat));
            }
        }
        standings
    }
}

/// What the table shows of a game with friends besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CorrespondenceScene {
    /// What the seats are called.
    pub names: PlayerNames,
    /// Whether nobody of the players is at this device.
    pub is_onlooker: bool,
    /// Whether others know the game as it stands.
    pub is_sent: bool,
    /// What there is to know of it as a sealed game, if it is one.
    pub sealed: Option<SealedScene>,
}

/// What the table shows of a sealed game besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealedScene {
    /// Whether there is a message to be sent, or sent once more.
    pub has_message: bool,
    /// Whether the cards of the next round are shuffled.
    pub is_next_dealt: bool,
    /// What came out when both had shown what they kept secret in the round at the table; `None` before that.
    pub proved: Option<ProofStatus>,
}

/// What the table shows of a game: nothing in it that the person does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What the person knows, the moves of the turn under way included.
    pub view: View,
    /// The person to whom the table speaks; `None` while nobody's hand may be seen, or at the end
    /// of a round where several persons share the device.
    pub you: Option<Seat>,
    /// What is to be decided next.
    pub stage: Stage,
    /// The moves of the turn under way.
    pub staged: Turn,
    /// Whether the last of them can be taken back.
    pub can_undo: bool,
    /// The cards that can be chosen now, in hand or on the table.
    pub choosable: CardSet,
    /// The cards in hand that were drawn in the turn under way, or in the one before.
    pub drawn: CardSet,
    /// What a master would do, if that was asked.
    pub hint: HintState,
    /// Whether hints are given.
    pub may_be_advised: bool,
    /// What there is to know of a game with friends besides, if it is one.
    pub friends: Option<CorrespondenceScene>,
    /// Who plays.
    pub lineup: Lineup,
    /// Who plays from the next round on, or in the next game.
    pub next_lineup: Lineup,
    /// Whether the round can be started again.
    pub can_restart: bool,
    /// Whether the person can give up the round.
    pub can_resign: bool,
    /// All hands, by seat, where they lie open.
    pub open_hands: Option<Vec<CardSet>>,
    /// The turn of the round in which each seat went out, if it did.
    pub out_since: Vec<Option<usize>>,
    /// The finished turns, the oldest first.
    pub log: Vec<LogLine>,
    /// How the match stands.
    pub score: Score,
    /// The pictures that its rounds have left, the oldest first, while none is under way.
    pub pictures: Vec<Picture>,
    /// The seed of the deal, to be shown: a [`Seed`](crate::game::Seed) could deal the cards.
    pub seed: String,
    /// Whether players have shuffled the cards, and not the seed.
    pub is_shuffled: bool,
    /// Whether others can be shown it as a link.
    pub can_be_shared: bool,
    /// The day whose deal it is, if this is the try that counts.
    pub day: Option<Day>,
    /// Whether it is to beat a game that somebody sent.
    pub is_answer: bool,
    /// How many turns the person took back.
    pub taken_back: usize,
    /// The moment from which it is tried once more, if it was played to its end before.
    pub retry: Option<RetryScene>,
    /// Whether there is a turn that could be taken back.
    pub can_take_back: bool,
    /// How the turns of opponents follow one another.
    pub flow: PlaybackMode,
    /// What is shown once more.
    pub instant_replay: Option<ReplayFrame>,
}

/// From where a game is tried once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryScene {
    /// The number of the first turn that is tried, in its round.
    pub turn: usize,
    /// Whether that turn is still to be made.
    pub begins: bool,
}

/// A moment that is shown once more.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayFrame {
    /// After so many turns.
    pub ply: usize,
    /// Whether it is the one before the turns that are shown.
    pub is_before: bool,
    /// What the table shows of it. All but what lies there is of now.
    pub scene: Rc<Scene>,
}

impl Scene {
    /// Whether the turn under way may not end as it stands, since a card of it demands
    /// that it ends with its player winning (section 7 of the rules).
    #[must_use]
    pub fn must_lead_yet(&self) -> bool {
        self.view.check(Move::End) == Err(IllegalMove::CannotStay)
    }

    /// Whether the turn under way can go on: with a discard, or with another card played.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        let mut moves = self.view.legal_moves().into_iter();
        moves.any(|mv| matches!(mv, Move::ToCanvas(_) | Move::Play(_)))
    }

    /// Whether it is the deal of a day, played for practice.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        let ruleset = self.view.table().ruleset();
        self.day.is_none() && Day::of_deal(&self.lineup, ruleset, &self.seed).is_some()
    }

    /// The card that was played last in the turn under way, if its action found nothing to act on.
    #[must_use]
    pub fn idle_action(&self) -> Option<Card> {
        let Some(&Move::Play(card)) = self.staged.moves().last() else {
            return None;
        };
        let is_idle = self.stage == Stage::Staged && self.drawn.is_empty();
        (is_idle && acts(self.view.table(), card)).then_some(card)
    }

    /// Whether the whole match is over.
    #[must_use]
    pub const fn is_match_over(&self) -> bool {
        self.score.winners.is_some()
    }
}
