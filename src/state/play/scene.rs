//! View models of the table.

mod build;
mod recap;

pub use recap::RecapItem;

use std::cmp::Reverse;
use std::rc::Rc;

use super::finished_round::FinishedRound;
use super::hint::HintState;
use super::lead_status::acts;
use super::log::LogLine;
use super::playback::{EndStep, PlaybackMode};
use crate::collections::sorted_by_key;
use crate::game::{Card, CardSet, IllegalMove, Move, Rule, Seat, Turn, View};
use crate::state::day::Day;
use crate::state::lineup::Lineup;
use crate::state::play::picture::Picture;
use crate::state::sealed_game::{Doubt, SealedRefusal};
use crate::state::settings::PlayerNames;

/// The decision that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Choose a card, or pass.
    Idle,
    /// Choose a place for this card.
    Chosen(Card),
    /// Choose a card for the action of the last card played.
    Acting,
    /// Continue, undo or end the turn: at least one move was made.
    Staged,
    ConfirmingPass,
    /// Confirm that the turn ends and the player goes out.
    ConfirmingOut,
    /// Hand the device to the player of this seat, who is to move.
    HandingOver(Seat),
    /// This opponent is to move.
    OpponentsTurn(Seat),
    /// This friend at another device is to move.
    FriendsTurn(Seat),
    /// The player is out, and this opponent is to move.
    Out(Seat),
    /// The round is over, with this winner.
    Over(Seat),
}

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    pub winner: Seat,
    /// The rule at the end.
    pub rule: Rule,
    /// The cards that went to the winner's score pile.
    pub scored_cards: CardSet,
}

/// The score of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The score pile of each seat, with the cards won in a round that has just ended.
    pub piles: Vec<CardSet>,
    /// The finished rounds, oldest first.
    pub results: Vec<RoundResult>,
    /// Number of the current round, from 1.
    pub round: usize,
    /// The points that end the match; `None` if the match has no target.
    pub target: Option<u32>,
    /// The winners, once the match is over.
    pub winners: Option<Vec<Seat>>,
    /// Reason why the last result isn't certain.
    pub doubt: Option<Doubt>,
}

impl Score {
    /// Index of the round in which a player has won the most points, of those that the player has won.
    #[must_use]
    pub fn best_round(&self, winner: Option<Seat>) -> usize {
        let own = self.results.iter().enumerate();
        let own = own.filter(|(_, result)| Some(result.winner) == winner);
        own.max_by_key(|(_, result)| result.scored_cards.points())
            .map_or(0, |(index, _)| index)
    }

    /// Points and seats, highest first; equal points are in order of seats.
    #[must_use]
    pub fn standings(&self) -> Vec<(u32, Seat)> {
        let piles = self.piles.iter().enumerate();
        let points = piles.filter_map(|(index, pile)| Some((pile.points(), Seat::new(index)?)));
        sorted_by_key(points, |&(points, _)| Reverse(points))
    }
}

/// Additional state of a game with friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CorrespondenceScene {
    pub names: PlayerNames,
    /// `true` for a spectator: no player of this game uses this device.
    pub is_onlooker: bool,
    /// `true` if the friends know all turns.
    pub is_sent: bool,
    /// `true` if the last turn is from this device, so that its link can be sent, or sent again.
    pub can_send: bool,
    /// `true` if what is sent is an invitation.
    pub is_invitation: bool,
    pub sealed: Option<SealedScene>,
}

/// Additional state of a sealed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealedScene {
    /// `true` if there is a message to send, or to send again.
    pub has_message: bool,
    /// The refusal of the cards of a round that couldn't be played out.
    pub refusal: Option<SealedRefusal>,
    /// `true` if the cards of the next round are shuffled.
    pub is_next_dealt: bool,
}

/// All that the table shows of a game. It contains only what the addressed player knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The player's knowledge, with the moves of the unfinished turn.
    pub view: View,
    pub players: PlayersScene,
    pub turn: TurnScene,
    pub controls: GameControls,
    /// `None` if it isn't a game with friends.
    pub friends: Option<CorrespondenceScene>,
    /// The finished turns, oldest first.
    pub log: Vec<LogLine>,
    pub score: Score,
    pub round_end: RoundEndScene,
    pub deal: DealScene,
    pub attempt: AttemptScene,
    pub flow: PlaybackMode,
    /// The frame of the instant replay in progress, if any.
    pub instant_replay: Option<ReplayFrame>,
}

/// The players of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayersScene {
    /// The addressed player; `None` while the hand is hidden, and after a round if several players share the device.
    pub you: Option<Seat>,
    pub lineup: Lineup,
    /// The lineup from the next round on, or of the next game.
    pub next_lineup: Lineup,
    /// The turn of the round in which each seat went out, from 1.
    pub out_since: Vec<Option<usize>>,
}

/// The unfinished turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnScene {
    pub stage: Stage,
    /// The moves so far.
    pub staged: Turn,
    /// `true` if the last of them can be undone.
    pub can_undo: bool,
    /// The cards that the player can choose now, in hand or on the table.
    pub choosable: CardSet,
    /// The cards in hand that the player drew in the unfinished turn or, before its first move, in the last one.
    pub drawn: CardSet,
    pub hint: HintState,
    /// `true` if the game allows hints.
    pub may_be_advised: bool,
}

/// The ways in which the player can change or leave the game, besides a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameControls {
    /// `true` if the player can restart the round.
    pub can_restart: bool,
    /// `true` if the player can resign the round.
    pub can_resign: bool,
    /// `true` if the player can give up the match.
    pub can_give_up_match: bool,
    /// `true` if the player can take the last turn back.
    pub can_take_back: bool,
    /// `true` if the game can be shared as a link.
    pub can_be_shared: bool,
}

/// The end of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundEndScene {
    /// The step of the end of the round; `None` during the round, and once the result is shown.
    pub ending: Option<EndStep>,
    /// All hands, by seat; `None` if they aren't open.
    pub open_hands: Option<Vec<CardSet>>,
    /// The pictures of all rounds, oldest first; empty during a round.
    pub pictures: Vec<Picture>,
    /// The round that is over, if one player played it against opponents.
    pub finished: Option<FinishedRound>,
}

/// The origin of the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealScene {
    /// The seed of the deal, as text: the page must not deal the cards, as it could from a [`Seed`](crate::game::Seed).
    pub seed: String,
    /// `true` if the players shuffled the cards, not the seed.
    pub is_shuffled: bool,
    /// The day of the daily deal, if this is the counted try.
    pub day: Option<Day>,
}

/// Conditions under which a result counts: turns taken back, and games that are played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttemptScene {
    /// `true` if the game is an attempt to beat a received one.
    pub is_answer: bool,
    /// Number of turns that the player took back.
    pub taken_back: usize,
    pub retry: Option<RetryScene>,
}

/// Start of a retry of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryScene {
    /// Number of the first retried turn in its round, from 1.
    pub turn: usize,
    /// `true` if that turn hasn't been played yet.
    pub begins: bool,
}

/// A frame of an instant replay.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayFrame {
    pub ply: usize,
    /// `true` if it shows the table before the first turn.
    pub is_before: bool,
    /// The table then. All other parts of the scene are current.
    pub scene: Rc<Scene>,
}

impl Scene {
    /// The other players still in the round.
    #[must_use]
    pub fn others_in(&self) -> Vec<Seat> {
        let seats = self.view.table().seats_in();
        seats.filter(|&seat| seat != self.view.seat()).collect()
    }

    /// Returns `true` if the unfinished turn can't end yet because one of its cards demands that the player leads at
    /// the end (section 7 of the rules).
    #[must_use]
    pub fn must_lead_yet(&self) -> bool {
        self.view.check(Move::End) == Err(IllegalMove::CannotStay)
    }

    /// Returns `true` if the player can continue the turn: discard a card, or play another one.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        let mut moves = self.view.legal_moves().into_iter();
        moves.any(|mv| matches!(mv, Move::ToCanvas(_) | Move::Play(_)))
    }

    /// Returns `true` for a daily deal that is played for practice.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        let ruleset = self.view.table().ruleset();
        self.deal.day.is_none()
            && Day::of_deal(&self.players.lineup, ruleset, &self.deal.seed).is_some()
    }

    /// Returns `true` at the end of a match of several rounds.
    #[must_use]
    pub fn ends_match(&self) -> bool {
        self.is_match_over() && self.score.results.len() > 1
    }

    /// Returns `true` if the round counts for the player's statistics once it is over, as things stand.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.players.lineup.lone_person().is_some() && self.attempt.taken_back == 0
    }

    /// The last card played in the unfinished turn, if its action has nothing to act on.
    #[must_use]
    pub fn idle_action(&self) -> Option<Card> {
        let Some(&Move::Play(card)) = self.turn.staged.moves().last() else {
            return None;
        };
        let is_idle = self.turn.stage == Stage::Staged && self.turn.drawn.is_empty();
        (is_idle && acts(self.view.table(), card)).then_some(card)
    }

    /// Returns `true` if the table shows that the seat is out; the last one to go stays upright until it falls.
    #[must_use]
    pub fn shows_out(&self, seat: Seat) -> bool {
        let is_upright = self
            .round_end
            .ending
            .is_some_and(|step| step < EndStep::Fall);
        self.view.table().is_out(seat) && !(is_upright && self.is_last(seat))
    }

    /// Returns `true` if the end of the round shows how the cards of the seat fall.
    #[must_use]
    pub fn falls(&self, seat: Seat) -> bool {
        self.round_end.ending.is_some() && self.shows_out(seat) && self.is_last(seat)
    }

    /// Returns `true` if the seat made the last turn.
    fn is_last(&self, seat: Seat) -> bool {
        self.log.last().is_some_and(|line| line.seat == seat)
    }

    #[must_use]
    pub const fn is_match_over(&self) -> bool {
        self.score.winners.is_some()
    }
}
