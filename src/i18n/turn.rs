//! A turn under way: what can be done, what it would lead to, and why not.

use super::{Localizer, RichText};
use crate::game::{
    ActionRules, Card, CardSet, IllegalMove, Move, ParseSeedError, Phase, RecycleDeck,
    RecycleSource, Rule, Ruleset, Scoring, Seat, Table, TakeLimit, View,
};
use crate::state::{
    ActionTargets, Discardable, FollowUp, HintState, LeadStatus, MovePreview, Scene, Stage,
};

/// A heading, and what there is to say about it.
pub type TitleAndText = (&'static str, &'static str);

impl Localizer {
    /// What would become of a turn that ended now: a heading.
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

    /// The heading of a turn under way: what can still be mended is no reason for alarm.
    #[must_use]
    pub fn staged_title(self, scene: &Scene, verdict: &LeadStatus) -> String {
        let own = scene.view.seat();
        match !verdict.is_led_by(own) && scene.can_go_on() {
            true => self.not_leading_yet().to_owned(),
            false => self.verdict_title(verdict, own),
        }
    }

    /// Why that is so.
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

    /// Who else leads; where two cards of one number decide it, by which of their colours.
    #[must_use]
    pub fn why_another_leads(self, verdict: &LeadStatus, own: Seat) -> RichText {
        let leads = self.full_stop(&self.leading(verdict));
        let (Some((_, best)), Some((second, next))) = (verdict.leader, verdict.runner_up) else {
            return leads;
        };
        let (card, other) = (best.top(), next.top());
        match second == own && verdict.is_tie() && card.value() == other.value() {
            true => leads.then(&self.color_decides(card, other)),
            false => leads,
        }
    }

    /// What a player who does not lead has against it.
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

    /// What can still be done in a turn that was begun: in which phase it is, whether
    /// there is a card for it that is allowed, and whether one leads.
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

    /// A turn that may not end yet.
    #[must_use]
    pub fn must_lead(self) -> TitleAndText {
        (self.must_lead_title(), self.must_lead_says())
    }

    /// What would come of a discard that sets another rule.
    #[must_use]
    pub fn under_rule(self, rule: Rule, outlook: &str) -> String {
        let rule = RichText::from(self.rule_short(rule).to_owned());
        self.outlook_under(&RichText::from(outlook.to_owned()), &rule)
            .plain(self)
    }

    /// Where a chosen card is asked to go.
    #[must_use]
    pub fn where_to(self, phase: Phase, card: Card) -> RichText {
        match phase {
            Phase::Take => self.where_take(card),
            Phase::Recycle(_) => self.where_move(card),
            _ => self.where_go(card),
        }
    }

    /// What was just drawn.
    #[must_use]
    pub fn drew_cards(self, cards: CardSet) -> RichText {
        self.drew(&self.listed(cards.iter().map(|card| self.drawn_card(card))))
    }

    /// That the action of the card just played does nothing, and why.
    #[must_use]
    pub fn idle_action(self, scene: &Scene) -> Option<String> {
        let card = scene.idle_action()?;
        Some(self.action_idle(card.value().get().into()))
    }

    /// What the action of the card just played asks for.
    #[must_use]
    pub fn acting(self, phase: Phase, ruleset: &Ruleset) -> TitleAndText {
        match phase {
            Phase::Take => (self.acting_take(), self.acting_take_says()),
            Phase::Recycle(_) => (
                self.acting_move(),
                match ruleset.actions().map(|actions| actions.recycle_deck) {
                    Some(RecycleDeck::Always) => self.acting_move_says(),
                    None | Some(RecycleDeck::Never) => self.acting_move_canvas_says(),
                },
            ),
            _ => (self.acting_play(), self.acting_play_says()),
        }
    }

    /// What a card would lead to, for a screen reader.
    #[must_use]
    pub fn prospect(self, card: Card, prospects: ActionTargets) -> &'static str {
        match () {
            () if prospects.leading.contains(card) => self.card_leads(),
            () if prospects.movable.contains(card) => self.card_allowed(),
            () => self.card_forbidden(),
        }
    }

    /// What comes of a pass, if these others are in the round.
    #[must_use]
    pub fn pass(self, others: &[Seat]) -> String {
        match others {
            [last] => self.pass_last(*last),
            _ => self.pass_others().to_owned(),
        }
    }

    /// What comes of the end of a turn that does not lead, if these others are in the round.
    #[must_use]
    pub fn leave(self, others: &[Seat]) -> String {
        match others {
            [last] => self.leave_last(*last),
            _ => self.leave_others().to_owned(),
        }
    }

    /// What one destination of a card would mean, in a few words.
    #[must_use]
    pub fn outlook(self, outlook: MovePreview, view: &View, mv: Move) -> String {
        let table = view.table();
        let head: RichText = match outlook {
            MovePreview::Leads => self.outlook_leads().into(),
            MovePreview::Behind(Some(seat)) => self.outlook_behind(seat).into(),
            MovePreview::Behind(None) => self.outlook_nobody().into(),
            MovePreview::Illegal(reason) => return self.refusal(reason, table),
        };
        let follow_up = FollowUp::of(view, mv);
        let told = match follow_up {
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
        let told = match (demands_staying, follow_up) {
            (false, _) => told,
            (true, None | Some(FollowUp::Nothing)) => self.outlook_must_lead(&told),
            (true, Some(_)) => self.outlook_and_must_lead(&told),
        };
        told.plain(self)
    }

    /// Why a move is not allowed, in a few words.
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

    /// Why the action that is to be carried out may not move a card.
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

    /// That the player's turn begins, for a screen reader, as far as the focus does not say it.
    #[must_use]
    pub fn turn_start_status(self, scene: &Scene) -> Option<String> {
        let begins = scene.stage == Stage::Idle && scene.hint == HintState::None;
        begins.then(|| self.stopped(self.turn_yours()))
    }

    /// How things stand, for a screen reader; `asks_for_draws` if draws are taken by hand.
    #[must_use]
    pub fn status_text(self, scene: &Scene, verdict: &LeadStatus, asks_for_draws: bool) -> String {
        let (own, table) = (scene.view.seat(), scene.view.table());
        let scoring = table.ruleset().scoring();
        let told = |(title, text)| vec![self.stopped(title), str::to_owned(text)];
        let sentences = match scene.stage {
            Stage::Idle | Stage::Acting | Stage::Staged if scene.hint == HintState::Asked => {
                vec![self.hint_asked().to_owned()]
            }
            Stage::Idle | Stage::Acting | Stage::Staged
                if let HintState::Given(hint) = &scene.hint =>
            {
                let told = self.hint(hint).into_iter();
                told.map(|sentence| sentence.plain(self)).collect()
            }
            Stage::Staged if scene.must_lead_yet() => {
                let idle = self.idle_action(scene).into_iter();
                idle.chain(told(self.must_lead())).collect()
            }
            Stage::Staged => {
                let mut sentences: Vec<String> = self.idle_action(scene).into_iter().collect();
                if !scene.drawn.is_empty() {
                    sentences.push(self.drew_cards(scene.drawn).plain(self));
                }
                sentences.push(self.stopped(self.staged_title(scene, verdict)));
                sentences.push(self.verdict_reason(verdict, own).plain(self));
                if asks_for_draws && table.phase() == Phase::MayDraw {
                    sentences.push(self.draw_question().to_owned());
                }
                sentences
            }
            Stage::Acting => told(self.acting(table.phase(), table.ruleset())),
            Stage::Over(winner) => {
                let is_scored = scoring == Scoring::Points;
                let result = match &scene.score.winners {
                    Some(winners) if is_scored => self.match_result(winners),
                    _ => self.wins(winner, scoring),
                };
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
                let trial = scene.retry.filter(|trial| trial.begins);
                sentences.extend(trial.map(|trial| self.trial_begins(trial.turn)));
                sentences
            }
            Stage::HandingOver(seat) => vec![self.stopped(self.handing_over(seat))],
            Stage::FriendsTurn(seat) => {
                let is_sent = scene.friends.is_none_or(|friends| friends.is_sent);
                let waits = match is_sent {
                    true => self.stopped(self.friends_waits(seat)),
                    false => self.friends_ready_says(seat),
                };
                vec![waits, self.who_leads_stop(verdict)]
            }
            Stage::OpponentsTurn(_) | Stage::Out(_) => vec![self.who_leads_stop(verdict)],
        };
        sentences.join(" ")
    }

    /// Whether a card in hand can be discarded.
    #[must_use]
    pub fn discardable(self, discardable: Discardable) -> &'static str {
        match discardable {
            Discardable::Now => self.matrix_may(),
            Discardable::AfterPlay => self.matrix_later(),
            Discardable::No => self.matrix_may_not(),
        }
    }

    /// What is wrong with a seed.
    #[must_use]
    pub fn seed_error(self, error: ParseSeedError) -> String {
        match error {
            ParseSeedError::Length(length) => self.seed_length(length),
            ParseSeedError::Character { found, .. } => self.seed_character(&found.to_string()),
        }
    }
}
