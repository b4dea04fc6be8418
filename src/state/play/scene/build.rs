//! Scenes of games, built after every change.

use std::rc::Rc;

use super::{
    AttemptScene, CorrespondenceScene, DealScene, GameControls, PlayersScene, ReplayFrame,
    RetryScene, RoundEndScene, RoundResult, Scene, Score, SealedScene, Stage, TurnScene,
};
use crate::game::{CardSet, Phase, Round};
use crate::state::correspondence::Party;
use crate::state::lineup::PlayerKind;
use crate::state::play::finished_round::FinishedRound;
use crate::state::play::game::{Game, Intent};
use crate::state::play::log::{LogLine, TurnEvent, events};
use crate::state::play::picture::Picture;

impl Scene {
    /// All that the table shows of a game.
    pub(in crate::state) fn of(game: &Game) -> Self {
        let view = game.view();
        let (core, conditions) = (game.core(), game.conditions());
        let seats = view.table().players().seats();
        let mut scene = Self {
            players: PlayersScene {
                you: game.you(),
                lineup: game.lineup().clone(),
                next_lineup: game.next_lineup().clone(),
                out_since: seats.map(|seat| core.out_since(seat)).collect(),
            },
            turn: TurnScene::of(game),
            controls: GameControls::of(game),
            friends: CorrespondenceScene::of(game),
            log: visible_log(game),
            score: Score::of(game),
            round_end: RoundEndScene {
                ending: game.playback().end_step(),
                open_hands: None,
                pictures: pictures(game),
                finished: view
                    .table()
                    .winner()
                    .and_then(|_| FinishedRound::last_of(game)),
            },
            deal: DealScene {
                seed: core.record().seed.to_string(),
                is_shuffled: !core.record().shuffles.is_none(),
                day: game.day(),
            },
            attempt: AttemptScene {
                is_answer: conditions.challenge().is_some(),
                taken_back: conditions.taken_back(),
                retry: RetryScene::of(game),
            },
            flow: game.flow(),
            instant_replay: None,
            view,
        };
        scene.instant_replay = ReplayFrame::of(game, &scene);
        scene
    }
}

impl TurnScene {
    fn of(game: &Game) -> Self {
        Self {
            stage: Stage::of(game),
            staged: game.staged(),
            can_undo: game.can_undo(),
            choosable: game.choosable(),
            drawn: drawn(game),
            hint: game.hint().clone(),
            may_be_advised: game.can_hint(),
        }
    }
}

impl GameControls {
    fn of(game: &Game) -> Self {
        Self {
            can_restart: game.round_start().is_some(),
            can_resign: game.can_resign(),
            can_give_up_match: game.can_give_up_match(),
            can_take_back: game.last_own_turn().is_some(),
            can_be_shared: game.can_be_shared(),
        }
    }
}

impl Stage {
    pub(in crate::state) fn of(game: &Game) -> Self {
        let table = game.table();
        let to_move = table.turn();
        if let Some(winner) = table.winner() {
            return Self::Over(winner);
        }
        if game.friend_to_move().is_some() {
            return Self::FriendsTurn(to_move);
        }
        let is_covered = game.is_covered();
        if game.bot_to_move().is_some() {
            let is_out = !is_covered && table.is_out(game.seat());
            return if is_out {
                Self::Out(to_move)
            } else {
                Self::OpponentsTurn(to_move)
            };
        }
        if is_covered {
            return Self::HandingOver(to_move);
        }
        match game.draft().intent() {
            Intent::Pass => Self::ConfirmingPass,
            Intent::GoOut => Self::ConfirmingOut,
            Intent::Put(card) => Self::Chosen(card),
            Intent::None => match game.full_round_staged().table().phase() {
                Phase::Start => Self::Idle,
                Phase::Take | Phase::Recycle(_) | Phase::PlayAgain => Self::Acting,
                Phase::Played | Phase::Discarded | Phase::MayDraw | Phase::Done | Phase::Over => {
                    Self::Staged
                }
            },
        }
    }
}

impl RoundResult {
    /// The result of a round; `None` if it isn't over.
    pub(in crate::state) fn of(round: &Round) -> Option<Self> {
        let table = round.table();
        Some(Self {
            winner: table.winner()?,
            rule: table.rule(),
            scored_cards: round.scored_cards(),
        })
    }
}

impl Score {
    fn of(game: &Game) -> Self {
        let core = game.core();
        let ruleset = core.record().ruleset;
        let players = game.lineup().players();
        Self {
            piles: players.seats().map(|seat| core.pile(seat)).collect(),
            results: core.results().to_vec(),
            round: core.round_number(),
            target: ruleset.target().points(players),
            winners: game.winners(),
            doubt: game.doubt(),
        }
    }
}

impl CorrespondenceScene {
    /// Returns `None` if it isn't a game with friends.
    fn of(game: &Game) -> Option<Self> {
        let friends = game.correspondence();
        let is_sent = game.is_sent();
        let players = game.core().log().iter().rev();
        let mut players = players.map(|line| game.lineup().at(line.seat));
        let last = players.find(|player| player.level().is_none());
        Some(Self {
            names: game.friend_names()?,
            is_onlooker: friends.is_some_and(|friends| friends.own.is_none()),
            is_sent,
            can_send: match last {
                _ if !is_sent => true,
                Some(player) => player == PlayerKind::Human,
                None => friends.is_none_or(|friends| friends.own == Some(Party::FIRST)),
            },
            is_invitation: game.is_invitation(),
            sealed: SealedScene::of(game),
        })
    }
}

impl SealedScene {
    /// Returns `None` if it isn't a sealed game.
    fn of(game: &Game) -> Option<Self> {
        let side = &game.sealed()?.side;
        Some(Self {
            has_message: side.message.is_some() && game.turn_to_seal().is_none(),
            is_next_dealt: game.core().is_next_dealt(),
            refusal: game.refusal(),
        })
    }
}

impl RetryScene {
    /// Returns `None` if it isn't a retry.
    fn of(game: &Game) -> Option<Self> {
        let from = game.retry_from()?;
        let core = game.core();
        let turn = match core.log().get(from) {
            Some(line) => line.turn,
            None => core.round_log().len() + 1,
        };
        Some(Self {
            turn,
            begins: from == game.ply(),
        })
    }
}

impl ReplayFrame {
    /// The current frame of the instant replay, as the player saw the table then. `now` is the scene of the game.
    fn of(game: &Game, now: &Scene) -> Option<Self> {
        let replay = game.playback().replay()?;
        let record = game.record().until(replay.ply());
        // All turns were legal.
        let then = Game::new(game.id(), game.lineup().clone(), record).ok()?;
        let then = if then.round_number() < game.round_number() {
            then.next_round()
        } else {
            then
        };
        let view = then.full_round().view(game.seat());
        let seats = view.table().players().seats();
        let scene = Scene {
            players: PlayersScene {
                out_since: seats.map(|seat| then.core().out_since(seat)).collect(),
                ..now.players.clone()
            },
            view: if game.you().is_some() {
                view
            } else {
                view.covered()
            },
            ..now.clone()
        };
        Some(Self {
            ply: replay.ply(),
            is_before: replay.is_before(),
            scene: Rc::new(scene),
        })
    }
}

/// The cards in hand that the player drew in the unfinished turn or, before the first move, in the last one.
fn drawn(game: &Game) -> CardSet {
    if game.is_covered() {
        return CardSet::EMPTY;
    }
    let own = game.seat();
    let events = if game.is_persons_turn() && !game.draft().is_empty() {
        events(game.full_round(), &game.staged(), own)
    } else {
        let mut lines = game.core().round_log().iter().rev();
        let last = lines.find(|line| line.seat == own);
        last.map(|line| line.events.clone()).unwrap_or_default()
    };
    let drawn = events.into_iter().filter_map(|event| match event {
        TurnEvent::Drew(card) => card,
        _ => None,
    });
    let hand = game.full_round_staged().hand(own);
    (drawn.collect::<CardSet>() & hand) - game.mode().unseen(game.core())
}

/// The finished turns as the addressed player saw them, or as all players did.
fn visible_log(game: &Game) -> Vec<LogLine> {
    let you = game.you();
    let unseen = game.mode().unseen(game.core());
    let lines = game.log().iter().map(|line| {
        let mut line = line.seen_by(you);
        line.hide(unseen);
        line
    });
    lines.collect()
}

/// The pictures of all rounds, once the current one is over.
fn pictures(game: &Game) -> Vec<Picture> {
    if !game.is_round_over() {
        return Vec::new();
    }
    let is_human = |seat| game.lineup().at(seat) == PlayerKind::Human;
    let seed = game.record().seed;
    let rounds = (1..).zip(game.core().rules());
    let pictures = rounds.map(|(round, rules)| Picture::new(seed, round, rules, is_human));
    pictures.collect()
}
