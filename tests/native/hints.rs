//! Hints: every statement about a turn is true under the rules, and most hints give a reason specific to the turn.

use red7::bots::{HintFocus, Level, Reason, ReplyCount};
use red7::game::{
    Card, CardSet, GameRng, Move, PlayerCount, Round, Rule, Ruleset, Scoring, Seat, Turn, View,
};

use crate::common::{composed, deal, parse, tables};

/// Tables, and the number of games played at each.
const TABLES: [(&str, PlayerCount, u64); 10] = [
    ("1.3", PlayerCount::TWO, 8),
    ("1.3", PlayerCount::THREE, 6),
    ("1.3", PlayerCount::FOUR, 6),
    ("1.0", PlayerCount::TWO, 4),
    ("1.3a", PlayerCount::TWO, 6),
    ("1.3a", PlayerCount::FOUR, 4),
    ("1.0a", PlayerCount::THREE, 4),
    ("1.3x", PlayerCount::TWO, 4),
    ("1.3ax", PlayerCount::THREE, 3),
    ("bgax", PlayerCount::FOUR, 3),
];

/// A recommended turn, or the rest of one.
struct Advised {
    /// The current round, including the moves made so far.
    round: Round,
    view: View,
    turn: Turn,
}

impl Advised {
    fn by(level: Level, round: &Round, seed: u64) -> Self {
        let view = round.view(round.table().turn());
        let turn = level.choose(&view, seed).turn().clone();
        Self {
            round: round.clone(),
            view,
            turn,
        }
    }

    fn reasons(&self) -> Vec<Reason> {
        Reason::all_of(&self.view, &self.turn)
    }

    fn story(&self) -> String {
        let (view, turn) = (&self.view, &self.turn);
        format!("{:?} {turn} {view:?}", self.reasons())
    }
}

/// Recommended turns in games of all kinds, most at the start of a turn, some in the middle of one.
fn advised() -> Vec<Advised> {
    let mut all = Vec::new();
    for (rules, players, games) in TABLES {
        let ruleset: Ruleset = parse(rules);
        for number in 0..games {
            let mut round = deal(ruleset, players, number);
            let mut seed = number;
            while round.table().winner().is_none() {
                seed += 1;
                // A Master takes long, so it is used only now and then.
                let level = if seed.is_multiple_of(23) {
                    Level::Master
                } else {
                    Level::Skilled
                };
                let start = Advised::by(level, &round, seed);
                let mut begun = round.clone();
                let first = start.turn.moves().first().copied();
                if seed.is_multiple_of(9)
                    && let Some(mv) = first.filter(|&mv| mv != Move::Pass)
                {
                    begun.play(mv).expect("a legal move");
                    all.push(Advised::by(level, &begun, seed));
                }
                all.push(start);
                let played = [Level::Casual, Level::Skilled][(seed % 2) as usize];
                let turn = played.whole_turn(&round, seed);
                round.play_turn(&turn).expect("a legal turn");
            }
        }
    }
    all
}

/// Recommended turns in positions that cannot result from a deal: with short or empty hands.
fn advised_in_composed() -> impl Iterator<Item = Advised> {
    tables().zip(0..).flat_map(|((ruleset, players), number)| {
        let mut rng = GameRng::new(number);
        let rounds = (0..20).map(move |_| composed(&mut rng, ruleset, players));
        let open = rounds.filter(|round| round.table().winner().is_none());
        open.map(|round| Advised::by(Level::Skilled, &round, 7))
    })
}

#[test]
fn few_hints_have_but_a_general_reason() {
    let all = advised();
    let is_general = |one: &&Advised| one.reasons().iter().all(Reason::is_general);
    let general = all.iter().filter(is_general).count();
    assert!(all.len() >= 500, "{}", all.len());
    assert!(10 * general <= all.len(), "{general} of {}", all.len());
}

#[test]
fn what_a_hint_says_is_true() {
    let mut told = Vec::new();
    for one in advised().into_iter().chain(advised_in_composed()) {
        let reasons = one.reasons();
        assert!((1..=2).contains(&reasons.len()), "{}", one.story());
        for reason in &reasons {
            check(&one, reason);
        }
        check_look(&one);
        told.extend(reasons);
    }
    // Some reasons are rare, but each occurs.
    let is_told = |is: fn(&Reason) -> bool| assert!(told.iter().any(is));
    is_told(|reason| matches!(reason, Reason::NoReply { wins: true, .. }));
    is_told(|reason| matches!(reason, Reason::NoReply { wins: false, .. }));
    is_told(|reason| matches!(reason, Reason::Wins(Some(_))));
    is_told(|reason| matches!(reason, Reason::Wins(None)));
    for reason in [Reason::Only, Reason::Hope, Reason::Draws, Reason::Lost] {
        assert!(told.contains(&reason), "{reason:?}");
    }
}

/// The round after the moves of a turn.
fn after(round: &Round, turn: &Turn) -> Round {
    let mut after = round.clone();
    for &mv in turn.moves() {
        after.play(mv).expect("a legal move");
    }
    after
}

/// The player's view after a turn, without the cards drawn in it.
fn seen(one: &Advised, turn: &Turn) -> View {
    let moves = turn.moves().iter();
    let after = |view: View, &mv: &Move| view.after(mv).expect("a legal move");
    moves.fold(one.view.clone(), after)
}

/// Ends the turn, then passes for players without cards.
fn passed_on(mut round: Round) -> Round {
    let mover = round.table().turn();
    // After a pass the turn has already ended.
    let _ = round.play(Move::End);
    while round.table().winner().is_none()
        && round.table().turn() != mover
        && round.hand(round.table().turn()).is_empty()
    {
        round.play(Move::Pass).expect("a legal move");
    }
    round
}

/// Turns that leave the player to move in, without using unknown cards. Turns that differ only in a final draw or in
/// the order of 5s occur once.
fn staying(round: &Round) -> Vec<(Turn, Round)> {
    let own = round.table().turn();
    let known = round.view(own);
    let own_cards = round.hand(own) | known.deck_top().iter().copied().collect();
    let mut found: Vec<(Turn, Round)> = Vec::new();
    for (turn, after) in round.turns() {
        let uses = |mv: &Move| match mv {
            Move::Play(card) => !own_cards.contains(*card),
            Move::ToCanvas(card) | Move::ToDeck(card) => {
                let seats = round.table().players().seats();
                let lies = seats.fold(own_cards, |all, seat| all | round.table().palette(seat));
                !lies.contains(*card)
            }
            Move::Draw | Move::Pass | Move::End => false,
        };
        if !after.table().is_out(own) && !turn.moves().iter().any(uses) {
            found.push((turn, after));
        }
    }
    found
}

/// Moves of a turn without a final draw, sorted to identify turns with the same effect.
fn deeds(turn: &Turn) -> Vec<String> {
    let moves = turn
        .moves()
        .iter()
        .filter(|&&mv| !matches!(mv, Move::Draw | Move::End));
    let mut deeds: Vec<String> = moves.map(|mv| format!("{mv:?}")).collect();
    deeds.sort();
    deeds
}

/// Returns `true` if a palette leads under a rule against others, computed from the standings alone.
fn leads(rule: Rule, palette: CardSet, others: &[CardSet]) -> bool {
    let best = others
        .iter()
        .filter_map(|&other| rule.standing(other))
        .max();
    rule.standing(palette) > best
}

/// Counts the unseen cards with which a seat can reply at the end of a turn, testing each by the rules.
fn answers(view: &View, seat: Seat) -> ReplyCount {
    let (own, table) = (view.seat(), view.table());
    let mut others: Vec<CardSet> = Vec::new();
    let mut other = table.players().after(own);
    let mut is_before = true;
    while other != own {
        is_before &= other != seat;
        // Players before it have no cards, and are out when it moves.
        if other != seat && !table.is_out(other) && !is_before {
            others.push(table.palette(other));
        }
        other = table.players().after(other);
    }
    others.push(table.palette(own));
    let palette = table.palette(seat);
    let unseen: Vec<Card> = view.unknown().iter().collect();
    let limit = if table.ruleset().to_string().starts_with("1.0a") {
        palette.len()
    } else {
        0
    };
    let does = |&&card: &&Card| {
        let may_discard = usize::from(card.value().get()) >= limit;
        leads(table.rule(), palette.with(card), &others)
            || may_discard && leads(card.color(), palette, &others)
    };
    ReplyCount {
        count: unseen.iter().filter(does).count(),
        unseen: unseen.len(),
        held: view.hand_size(seat),
    }
}

/// Checks a reason.
fn check(one: &Advised, reason: &Reason) {
    let (round, own) = (&one.round, one.view.seat());
    let story = one.story();
    let end = after(round, &one.turn);
    let stays = staying(round);
    match reason {
        Reason::Lost => assert!(stays.is_empty(), "{story}"),
        Reason::Hope => {
            assert!(
                stays.is_empty() && end.deck().len() < round.deck().len(),
                "{story}"
            );
        }
        Reason::Draws => {
            let begins = |turn: &Turn| turn.moves().starts_with(one.turn.moves());
            assert!(stays.iter().any(|(turn, _)| begins(turn)), "{story}");
            assert!(end.deck().len() < round.deck().len(), "{story}");
        }
        Reason::Cheaper => {
            let scoring = round.table().ruleset().scoring();
            assert!(!stays.is_empty() && scoring == Scoring::Points, "{story}");
        }
        Reason::Only => {
            let mut ways: Vec<_> = stays.iter().map(|(turn, _)| deeds(turn)).collect();
            ways.sort();
            ways.dedup();
            assert_eq!(ways.len(), 1, "{story}");
            assert_eq!(ways[0], deeds(&one.turn), "{story}");
        }
        Reason::Wins(last) => {
            let after = passed_on(end.clone());
            assert_eq!(after.table().winner(), Some(own), "{story}");
            let others: Vec<_> = end.table().seats_in().filter(|&seat| seat != own).collect();
            assert_eq!(*last, (others.len() == 1).then(|| others[0]), "{story}");
        }
        Reason::NoReply { seat, wins } => no_reply(one, &end, *seat, *wins),
        Reason::Answers {
            seat,
            answers: told,
            has_actions,
            is_fewest,
            against,
        } => {
            assert_eq!(*against, None, "{story}");
            assert_eq!(passed_on(end.clone()).table().turn(), *seat, "{story}");
            assert!(told.held > 0);
            assert_eq!(*told, answers(&seen(one, &one.turn), *seat), "{story}");
            let average = told.count as f64 * told.held as f64 / told.unseen as f64;
            assert!((told.about() as f64 - average).abs() <= 0.5, "{story}");
            assert_eq!(*has_actions, end.table().ruleset().actions().is_some());
            if *is_fewest {
                fewest(one, *told);
            }
        }
        Reason::LeadsUnder(rules) => {
            for rule in Rule::ALL {
                let leads = end.table().leader_under(rule) == Some(own);
                assert_eq!(rules.contains(&rule), leads, "{rule:?} {story}");
            }
        }
        Reason::Cheapest => {
            let kept = |round: &Round| round.hand(own).len();
            // The continuation of a turn with a drawn card isn't recommended yet.
            let is_other = |turn: &Turn| !turn.moves().starts_with(one.turn.moves());
            let mut others = stays.iter().filter(|(turn, _)| is_other(turn));
            assert!(others.all(|(_, other)| kept(other) < kept(&end)), "{story}");
            assert!(stays.len() > 1, "{story}");
        }
        Reason::Earns => assert!(one.turn.moves().ends_with(&[Move::Draw]), "{story}"),
        Reason::Saves(card) => {
            assert!(end.hand(own).contains(*card), "{story}");
            let leader = end.table().leader_under(card.color());
            assert_eq!(leader, Some(own), "{story}");
            assert_ne!(card.color(), end.table().rule(), "{story}");
        }
        // Only puzzles give the first reason, and only reviews the others.
        Reason::Key
        | Reason::StaysIn
        | Reason::MoreCards(_)
        | Reason::KeepsDiscards(_)
        | Reason::LeadsUnderToo(_)
        | Reason::KeepsPlay(..)
        | Reason::KeepsHighest(_) => unreachable!("{story}"),
        Reason::KeepsCards => {
            let kept = |round: &Round| round.hand(own).len();
            let fewer = stays.iter().filter(|(_, other)| kept(other) < kept(&end));
            assert!(2 * fewer.count() >= stays.len() - 1, "{story}");
        }
        Reason::BestOnTheWhole => {}
    }
}

/// Asserts that the next player with cards goes out, whatever that player holds.
fn no_reply(one: &Advised, end: &Round, seat: Seat, wins: bool) {
    let own = one.view.seat();
    let mut rng = GameRng::new(3);
    let view = end.view(own);
    let mut unknown: Vec<Card> = view.unknown().iter().collect();
    for _ in 0..4 {
        rng.shuffle(&mut unknown);
        let world = passed_on(view.determinize(&unknown));
        assert_eq!(world.table().turn(), seat, "{}", one.story());
        assert!(staying(&world).is_empty(), "{}", one.story());
        let mut rest = world;
        rest.play(Move::Pass).expect("a legal move");
        let is_won = passed_on(rest).table().winner() == Some(own);
        assert_eq!(is_won, wins, "{}", one.story());
    }
}

/// Asserts that no other turn leaves fewer replies on average, among turns that keep the lead and as many cards.
fn fewest(one: &Advised, told: ReplyCount) {
    let average = |one: ReplyCount, other: ReplyCount| one.count * one.held * other.unseen;
    for (turn, _) in staying(&one.round) {
        let moves = turn.moves().iter().copied().filter(|&mv| mv != Move::End);
        let Ok(turn) = Turn::from_moves(moves) else {
            continue;
        };
        let end = after(&one.round, &turn);
        let kept = |round: &Round| round.hand(one.view.seat()).len();
        if kept(&end) < kept(&after(&one.round, &one.turn)) {
            continue;
        }
        let next = passed_on(end);
        assert_eq!(next.table().winner(), None, "{turn} wins: {}", one.story());
        let other = answers(&seen(one, &turn), next.table().turn());
        assert!(
            average(other, told) >= average(told, other),
            "{turn} leaves {other:?}: {}",
            one.story()
        );
    }
}

/// Checks the focus of a hint.
fn check_look(one: &Advised) {
    let (before, own) = (one.round.table(), one.view.seat());
    let end = after(&one.round, &one.turn);
    let (rule, moves) = (end.table().rule(), one.turn.moves());
    let plays = moves.iter().any(|mv| matches!(mv, Move::Play(_)));
    let leads = |rule| before.leader_under(rule) == Some(own);
    match HintFocus::of(&one.view, &one.turn) {
        HintFocus::Nowhere => {
            let moves_none = |mv: &Move| matches!(mv, Move::Draw | Move::Pass);
            assert!(moves.iter().all(moves_none), "{}", one.story());
        }
        HintFocus::InForce(told) => {
            assert!(
                plays && told == rule && told == before.rule(),
                "{}",
                one.story()
            );
        }
        HintFocus::Keep(told) => assert!(told == before.rule() && leads(told), "{}", one.story()),
        HintFocus::Change(told) => {
            assert!(
                told == rule && told != before.rule() && leads(told),
                "{}",
                one.story()
            );
        }
        HintFocus::Build(told) => {
            assert!(
                plays && told == rule && told != before.rule(),
                "{}",
                one.story()
            );
        }
        HintFocus::Palette(seat) => {
            let changed = end.table().palette(seat) != before.palette(seat);
            let is_returned = moves
                .iter()
                .any(|mv| matches!(mv, Move::ToDeck(_) | Move::ToCanvas(_)));
            assert!(changed || is_returned && seat == own, "{}", one.story());
        }
    }
}
