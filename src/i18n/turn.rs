//! The current turn: possible moves, their effects, and reasons why a move is illegal.

use super::{Localizer, RichText};
use crate::game::{
    ActionKind, ActionRules, Card, CardSet, IllegalMove, Move, ParseSeedError, Phase, RecycleDeck,
    RecycleSource, Rule, Ruleset, Scoring, Seat, Table, TakeLimit, View,
};
use crate::state::{
    ActionTargets, Discardable, FollowUp, HintState, LeadStatus, MovePreview, Scene, Stage,
};

pub type TitleAndText = (&'static str, &'static str);

impl Localizer {
    /// Heading: the effect of ending the turn now.
    #[must_use]
    pub fn verdict_title(self, verdict: &LeadStatus, own: Seat) -> String {
        match verdict.leader {
            Some((seat, standing)) if seat == own => {
                let having = self.having(verdict.rule, standing);
                self.you_lead_with(&having).plain(self)
            }
            _ => self.would_be_out().to_owned(),
        }
    }

    /// Heading of the current turn. It doesn't warn as long as the player can still take the lead.
    #[must_use]
    pub fn staged_title(self, scene: &Scene, verdict: &LeadStatus) -> String {
        let own = scene.view.seat();
        if !verdict.is_led_by(own) && scene.can_go_on() {
            self.not_leading_yet().to_owned()
        } else {
            self.verdict_title(verdict, own)
        }
    }

    /// Reason for the [`verdict_title`](Self::verdict_title).
    #[must_use]
    pub fn verdict_reason(self, verdict: &LeadStatus, own: Seat) -> RichText {
        let Some((_, best)) = verdict.leader.filter(|(leader, _)| *leader == own) else {
            return self.why_another_leads(verdict, own);
        };
        let Some((rival, second)) = verdict.runner_up else {
            return self.nobody_else_counts().into();
        };
        if !verdict.is_tie() {
            let having = self.having(verdict.rule, second).plain(self);
            return self.next_is(&having.into(), rival);
        }
        let (card, other) = (best.top(), second.top());
        match verdict.rule {
            Rule::Red if card.value() == other.value() => self.color_decides(card, other),
            Rule::Red => self.your_top_beats(card, other, rival),
            _ => self.your_tie_beats(card, second.count(), other, rival),
        }
    }

    /// The leader; if two cards of the same number decide, also that the colour decides.
    #[must_use]
    pub fn why_another_leads(self, verdict: &LeadStatus, own: Seat) -> RichText {
        let leads = self.full_stop(&self.leading(verdict));
        let (Some((_, best)), Some((second, next))) = (verdict.leader, verdict.runner_up) else {
            return leads;
        };
        let (card, other) = (best.top(), next.top());
        if second == own && verdict.is_tie() && card.value() == other.value() {
            self.sentences(&[leads.signed(), self.color_decides(card, other).signed()])
                .into()
        } else {
            leads
        }
    }

    /// The cards that count for a player who doesn't lead.
    #[must_use]
    pub fn has_against(self, table: &Table, own: Seat) -> Option<RichText> {
        let verdict = LeadStatus::of(table);
        (!verdict.is_led_by(own)).then(|| match table.standing(own, verdict.rule) {
            None => self
                .you_have_none(&self.strength(verdict.rule, None))
                .into(),
            Some(standing) if verdict.rule == Rule::Red => self.your_highest(standing.top()),
            Some(standing) => self.you_have(&self.having(verdict.rule, standing), standing.top()),
        })
    }

    /// Advice for the rest of a turn: `is_there` if a legal card exists for this phase, `is_leading` if the player
    /// leads.
    #[must_use]
    pub fn what_next(self, phase: Phase, is_there: bool, is_leading: bool) -> Option<&'static str> {
        match (phase, is_there, is_leading) {
            (Phase::Played, true, true) => Some(self.still_discard()),
            (Phase::Discarded, true, true) => Some(self.still_play()),
            (Phase::MayDraw, _, _) => Some(self.still_earned()),
            (_, _, true) => None,
            (Phase::Played, true, false) => Some(self.still_change_rule()),
            (Phase::Discarded, true, false) => Some(self.still_play_to_lead()),
            (_, _, false) => Some(self.still_nothing()),
        }
    }

    /// Advice for the rest of a turn in which a card was drawn, so that nothing can be undone.
    #[must_use]
    pub fn what_next_drawn(self, phase: Phase, is_there: bool, is_leading: bool) -> &'static str {
        match (phase, is_there, is_leading) {
            (Phase::Played, true, false) => self.still_change_rule_drawn(),
            _ => self.cannot_undo(),
        }
    }

    /// Note that the turn can't end yet.
    #[must_use]
    pub fn must_lead(self) -> TitleAndText {
        (self.must_lead_title(), self.must_lead_description())
    }

    /// Question where the chosen card should go.
    #[must_use]
    pub fn where_to(self, phase: Phase, card: Card) -> RichText {
        match phase {
            Phase::Take => self.where_take(card),
            Phase::Recycle(_) => self.where_move(card),
            _ => self.where_go(card),
        }
    }

    #[must_use]
    pub fn drew_cards(self, cards: CardSet) -> RichText {
        self.drew(&self.listed(cards.iter().map(|card| self.drawn_card(card))))
    }

    /// Note that the action of the card just played has no effect, with the reason.
    #[must_use]
    pub fn idle_action(self, scene: &Scene) -> Option<String> {
        let value = scene.idle_action()?.value();
        let table = scene.view.table();
        let own = table.turn();
        let mut others = table.seats_in().filter(|&seat| seat != own);
        let is_take = value.action() == Some(ActionKind::Take);
        let has_cards = is_take && others.any(|seat| !table.palette(seat).is_empty());
        let take = table.ruleset().actions().map(|actions| actions.take);
        Some(match take.filter(|_| has_cards) {
            Some(TakeLimit::NotFromFewer) => self.action_idle_fewer().to_owned(),
            Some(TakeLimit::NotTheOnlyOne) => self.action_idle_only().to_owned(),
            Some(TakeLimit::Any) | None => self.action_idle(value.get().into()),
        })
    }

    /// The choice that the action of the card just played requires.
    #[must_use]
    pub fn acting(self, phase: Phase, ruleset: &Ruleset) -> TitleAndText {
        match phase {
            Phase::Take => (self.acting_take(), self.acting_take_description()),
            Phase::Recycle(_) => (
                self.acting_move(),
                match ruleset.actions().map(|actions| actions.recycle_deck) {
                    Some(RecycleDeck::Always) => self.acting_move_description(),
                    None | Some(RecycleDeck::Never) => self.acting_move_canvas_description(),
                },
            ),
            _ => (self.acting_play(), self.acting_play_description()),
        }
    }

    /// Effect of a card, for screen readers.
    #[must_use]
    pub fn prospect(self, card: Card, prospects: ActionTargets) -> &'static str {
        match () {
            () if prospects.leading.contains(card) => self.card_leads(),
            () if prospects.movable.contains(card) => self.card_allowed(),
            () => self.card_forbidden(),
        }
    }

    /// Effect of a pass; `others` are the other players still in the round.
    #[must_use]
    pub fn pass(self, others: &[Seat]) -> String {
        match others {
            [last] => self.pass_last(*last),
            _ => self.pass_others().to_owned(),
        }
    }

    /// Question before a round is given up; `others` are the other players still in it.
    #[must_use]
    pub fn resign_asks(self, others: &[Seat]) -> String {
        match others {
            [last] => self.menu_resign_last(*last),
            _ => self.menu_resign_asks().to_owned(),
        }
    }

    /// Effect of ending a turn without the lead; `others` are the other players still in the round.
    #[must_use]
    pub fn leave(self, others: &[Seat]) -> String {
        match others {
            [last] => self.leave_last(*last),
            _ => self.leave_others().to_owned(),
        }
    }

    /// Effect of a move, in a few words. It names the new rule if the move changes it.
    #[must_use]
    pub fn outlook(self, outlook: MovePreview, view: &View, mv: Move) -> String {
        let table = view.table();
        let new_rule = match mv {
            Move::ToCanvas(card) => Some(card.color()).filter(|&rule| rule != table.rule()),
            _ => None,
        };
        let head: RichText = match (outlook, new_rule) {
            (MovePreview::Illegal(IllegalMove::NotWinning { leader }), Some(rule)) => {
                return self.leader_under(rule, leader);
            }
            (MovePreview::Illegal(reason), _) => return self.refusal(reason, table),
            (MovePreview::Leads, Some(rule)) => self.leader_under(rule, Some(view.seat())).into(),
            (MovePreview::Leads, None) => self.outlook_leads().into(),
            (MovePreview::Behind(leader), Some(rule)) => self.leader_under(rule, leader).into(),
            (MovePreview::Behind(Some(seat)), None) if table.leader() == Some(seat) => {
                self.outlook_behind(seat).into()
            }
            // The lead would be lost to this player.
            (MovePreview::Behind(Some(seat)), None) => self.refused_would_lead(seat).into(),
            (MovePreview::Behind(None), None) => self.outlook_nobody().into(),
        };
        let follow_up = FollowUp::of(view, mv);
        let sentence = match follow_up {
            None => head,
            Some(FollowUp::Take) => self.outlook_take(&head),
            Some(FollowUp::Recycle) => self.outlook_move(&head),
            Some(FollowUp::PlayAgain) => self.outlook_play_again(&head),
            Some(FollowUp::Draw) => self.outlook_draw(&head),
            Some(FollowUp::MayDraw) => self.outlook_may_draw(&head),
            Some(FollowUp::Nothing) => self.outlook_no_action(&head),
        };
        let demands_staying = match (mv, table.ruleset().actions()) {
            (Move::Play(card), Some(actions)) => actions.requires_lead(card.value()),
            _ => false,
        };
        let sentence = match (demands_staying, follow_up) {
            (false, _) => sentence,
            (true, None | Some(FollowUp::Nothing)) => self.outlook_must_lead(&sentence),
            (true, Some(_)) => self.outlook_and_must_lead(&sentence),
        };
        sentence.plain(self)
    }

    /// The player who would lead if the rule changed to this one.
    fn leader_under(self, rule: Rule, leader: Option<Seat>) -> String {
        match leader {
            Some(seat) => self.outlook_under(rule, seat),
            None => self.outlook_under_nobody(rule),
        }
    }

    /// Reason why a move is illegal, in a few words.
    fn refusal(self, reason: IllegalMove, table: &Table) -> String {
        match reason {
            IllegalMove::NotWinning { leader: Some(seat) } => self.refused_would_lead(seat),
            IllegalMove::NotWinning { leader: None } => self.refused_nobody().to_owned(),
            IllegalMove::TooLow { palette, .. } => self.refused_too_low(palette),
            IllegalMove::CannotStay => self.refused_cannot_stay().to_owned(),
            IllegalMove::NotForAction(_) => self.not_for_action(table).to_owned(),
            IllegalMove::NotNow if table.phase() == Phase::PlayAgain => {
                self.refused_play_first().to_owned()
            }
            IllegalMove::NotNow => self.refused_not_now().to_owned(),
            IllegalMove::NotThere(card) => self.refused_not_there(card).plain(self),
            IllegalMove::Over => self.refused_over().to_owned(),
        }
    }

    /// Reason why the current action can't move a card.
    fn not_for_action(self, table: &Table) -> &'static str {
        let Some(ActionRules { take, recycle, .. }) = table.ruleset().actions() else {
            return self.refused_action();
        };
        match (table.phase(), take, recycle) {
            (Phase::Take, TakeLimit::NotFromFewer, _) => self.refused_smaller(),
            (Phase::Take, TakeLimit::NotTheOnlyOne, _) => self.refused_only(),
            (Phase::Recycle(_), _, RecycleSource::Another) => self.refused_this_seven(),
            _ => self.refused_action(),
        }
    }

    /// Announces the start of the player's turn to screen readers, unless the focus already does.
    #[must_use]
    pub fn turn_start_status(self, scene: &Scene) -> Option<String> {
        let begins = scene.turn.stage == Stage::Idle && scene.turn.hint == HintState::None;
        begins.then(|| self.stopped(self.turn_yours()))
    }

    /// Status for screen readers. `asks_for_draws` is `true` if the player confirms each draw.
    #[must_use]
    pub fn status_text(self, scene: &Scene, verdict: &LeadStatus, asks_for_draws: bool) -> String {
        let (own, table) = (scene.view.seat(), scene.view.table());
        let scoring = table.ruleset().scoring();
        let titled = |(title, text)| vec![self.stopped(title), str::to_owned(text)];
        let sentences = match scene.turn.stage {
            Stage::Idle | Stage::Acting | Stage::Staged if scene.turn.hint == HintState::Asked => {
                vec![self.hint_asked().to_owned()]
            }
            Stage::Idle | Stage::Acting | Stage::Staged
                if let HintState::Given(hint) = &scene.turn.hint =>
            {
                let sentences = self.hint(hint).into_iter();
                sentences.map(|sentence| sentence.plain(self)).collect()
            }
            Stage::Staged if scene.must_lead_yet() => {
                let idle = self.idle_action(scene).into_iter();
                idle.chain(titled(self.must_lead())).collect()
            }
            Stage::Staged => {
                // The outcome of the turn comes first, as on the page.
                let mut sentences = vec![
                    self.stopped(self.staged_title(scene, verdict)),
                    self.verdict_reason(verdict, own).plain(self),
                ];
                sentences.extend(self.idle_action(scene));
                if !scene.turn.drawn.is_empty() {
                    sentences.push(self.drew_cards(scene.turn.drawn).plain(self));
                }
                if asks_for_draws && table.phase() == Phase::MayDraw {
                    sentences.push(self.draw_question().to_owned());
                }
                sentences
            }
            Stage::Acting => titled(self.acting(table.phase(), table.ruleset())),
            Stage::Over(winner) => {
                let is_scored = scoring == Scoring::Points && scene.score.doubt.is_none();
                let result = self.result(scene, winner);
                let standings = is_scored.then(|| self.standings(&scene.score));
                let sentences = std::iter::once(result).chain(standings);
                sentences.map(|sentence| self.stopped(sentence)).collect()
            }
            Stage::Chosen(card) => vec![self.where_to(table.phase(), card).plain(self)],
            Stage::ConfirmingPass => vec![self.pass_question().to_owned()],
            Stage::ConfirmingOut => vec![self.leave_question().to_owned()],
            Stage::Idle => {
                let mut sentences = vec![self.who_leads_stop(verdict)];
                if scene.view.hand().is_empty() {
                    sentences.push(self.turn_empty_hand().to_owned());
                }
                let trial = scene.attempt.retry.filter(|trial| trial.begins);
                sentences.extend(trial.map(|trial| self.trial_begins(trial.turn)));
                sentences
            }
            Stage::HandingOver(seat) => vec![self.stopped(self.handing_over(seat))],
            Stage::FriendsTurn(seat) => {
                let is_sent = scene.friends.is_none_or(|friends| friends.is_sent);
                let waits = if is_sent {
                    self.stopped(self.friends_waits(seat))
                } else {
                    self.friends_ready_description(seat)
                };
                vec![waits, self.who_leads_stop(verdict)]
            }
            Stage::OpponentsTurn(_) | Stage::Out(_) => vec![self.who_leads_stop(verdict)],
        };
        let sentences: Vec<&str> = sentences.iter().map(String::as_str).collect();
        self.sentences(&sentences)
    }

    #[must_use]
    pub fn discardable(self, discardable: Discardable) -> &'static str {
        match discardable {
            Discardable::Now => self.matrix_may(),
            Discardable::AfterPlay => self.matrix_later(),
            Discardable::No => self.matrix_may_not(),
        }
    }

    /// Reason why a deal code is invalid.
    #[must_use]
    pub fn seed_error(self, error: ParseSeedError) -> String {
        match error {
            ParseSeedError::Length(length) => self.seed_length(length),
            ParseSeedError::Character { found, .. } => self.seed_character(&found.to_string()),
        }
    }
}
