//! The page's words: every sentence that depends on the game, in one place.

mod sentence;

use crate::bots::Level;
use crate::game::{Card, Color, IllegalMove, Move, Players, Rule, Seat, Standing};
use crate::state::{LogLine, Notice, Outlook, Pace, Player, Theme, Verdict};

pub use sentence::{Piece, Sentence};

/// What the person at the first seat is called, and the opponents after it.
const NAMES: [&str; Seat::MAX] = ["You", "Sienna", "Umber", "Chalk"];

/// The name of a seat.
pub fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

/// Whether a seat is spoken to, not about.
fn is_you(seat: Seat) -> bool {
    seat == Seat::FIRST
}

/// The verb that goes with a name: the first form is for "you".
fn verb(seat: Seat, you: &'static str, other: &'static str) -> &'static str {
    if is_you(seat) { you } else { other }
}

/// The level of a player; nothing for a person.
pub fn level(player: Player) -> Option<(&'static str, usize)> {
    match player {
        Player::Human => None,
        Player::Bot(level) => Some((level_name(level), level_pips(level))),
    }
}

/// The name of a level.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Novice => "Novice",
        Level::Skilled => "Skilled",
    }
}

/// What is true of a level.
pub fn level_says(level: Level) -> &'static str {
    match level {
        Level::Novice => "plays any turn that leads",
        Level::Skilled => "looks one turn ahead",
    }
}

fn level_pips(level: Level) -> usize {
    match level {
        Level::Novice => 1,
        Level::Skilled => 2,
    }
}

/// How many play, as a number.
pub fn number(players: Players) -> &'static str {
    match players.get() {
        2 => "2",
        3 => "3",
        _ => "4",
    }
}

/// The name of a colour.
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::Red => "Red",
        Color::Orange => "Orange",
        Color::Yellow => "Yellow",
        Color::Green => "Green",
        Color::Blue => "Blue",
        Color::Indigo => "Indigo",
        Color::Violet => "Violet",
    }
}

/// The name of a card: "Green 7".
pub fn card_name(card: Card) -> String {
    format!("{} {}", color_name(card.color()), card.value())
}

/// What a rule asks for, in a few words.
pub fn rule_title(rule: Rule) -> &'static str {
    match rule {
        Rule::Red => "Highest card",
        Rule::Orange => "Most of one number",
        Rule::Yellow => "Most of one colour",
        Rule::Green => "Most even cards",
        Rule::Blue => "Most different colours",
        Rule::Indigo => "Longest run",
        Rule::Violet => "Most cards below 4",
    }
}

/// What a rule asks for, for a narrow column.
pub fn rule_short(rule: Rule) -> &'static str {
    match rule {
        Rule::Red => "Highest",
        Rule::Orange => "One number",
        Rule::Yellow => "One colour",
        Rule::Green => "Even",
        Rule::Blue => "Colours",
        Rule::Indigo => "Run",
        Rule::Violet => "Below 4",
    }
}

/// What a rule asks for, in full.
pub fn rule_says(rule: Rule) -> &'static str {
    match rule {
        Rule::Red => "The highest card leads.",
        Rule::Orange => "The most cards of one number lead.",
        Rule::Yellow => "The most cards of one colour lead.",
        Rule::Green => "The most even cards lead: 2, 4 and 6.",
        Rule::Blue => "The most different colours lead.",
        Rule::Indigo => "The longest run of numbers leads: 3 4 5, of any colours.",
        Rule::Violet => "The most cards below 4 lead: 1, 2 and 3.",
    }
}

/// How a palette stands, without its top card: "3 even".
pub fn strength(rule: Rule, standing: Option<Standing>) -> String {
    let Some(standing) = standing else {
        return match rule {
            Rule::Green => "no even card",
            Rule::Violet => "nothing below 4",
            _ => "no card",
        }
        .to_owned();
    };
    let (count, top) = (standing.count(), standing.top());
    match rule {
        Rule::Red => "highest".to_owned(),
        Rule::Orange => format!("{count} × {}", top.value()),
        Rule::Yellow => format!("{count} {}", color_name(top.color()).to_lowercase()),
        Rule::Green => format!("{count} even"),
        Rule::Blue if count == 1 => "1 colour".to_owned(),
        Rule::Blue => format!("{count} colours"),
        Rule::Indigo => format!("run of {count}"),
        Rule::Violet => format!("{count} below 4"),
    }
}

/// How a palette stands, with its top card: "3 even, top Green 6".
pub fn standing(rule: Rule, standing: Option<Standing>) -> String {
    let strength = strength(rule, standing);
    match standing.map(|standing| card_name(standing.top())) {
        None => strength,
        Some(top) if rule == Rule::Red => format!("highest card {top}"),
        Some(top) => format!("{strength}, top {top}"),
    }
}

/// How a palette stands, after "with": "3 even", "Red 7".
fn with(rule: Rule, standing: Standing) -> String {
    match rule {
        Rule::Red => card_name(standing.top()),
        Rule::Indigo => format!("a {}", strength(rule, Some(standing))),
        Rule::Yellow => {
            let cards = if standing.count() == 1 {
                "card"
            } else {
                "cards"
            };
            format!("{} {cards}", strength(rule, Some(standing)))
        }
        _ => strength(rule, Some(standing)),
    }
}

/// Who leads, and by what: "Umber leads with 3 even, top Green 6".
pub fn leads(verdict: &Verdict) -> String {
    let Some((seat, standing)) = verdict.leader else {
        return "Nobody has a card that counts".to_owned();
    };
    let head = format!(
        "{} {} with {}",
        name(seat),
        verb(seat, "lead", "leads"),
        with(verdict.rule, standing)
    );
    if verdict.rule == Rule::Red {
        return head;
    }
    format!("{head}, top {}", card_name(standing.top()))
}

/// What would become of a turn that ended now: a heading.
pub fn verdict_title(verdict: &Verdict, own: Seat) -> String {
    match verdict.leader {
        Some((seat, standing)) if seat == own => {
            format!("You lead with {}", with(verdict.rule, standing))
        }
        _ => "You would be out".to_owned(),
    }
}

/// Why that is so.
pub fn verdict_reason(verdict: &Verdict, own: Seat) -> Sentence {
    let Some((leader, best)) = verdict.leader else {
        return Sentence::new("Nobody has a card that counts.");
    };
    if leader != own {
        return Sentence::new(format!("{}.", leads(verdict)));
    }
    let Some((next, second)) = verdict.next else {
        return Sentence::new("Nobody else has a card that counts.");
    };
    if !verdict.is_tie() {
        let strength = with(verdict.rule, second);
        return Sentence::new(format!("Next is {} with {strength}.", name(next)));
    }
    let head = match verdict.rule {
        Rule::Red => Sentence::new("Your "),
        _ => Sentence::new(format!(
            "{} has {} as well, but your ",
            name(next),
            second.count()
        )),
    };
    let whose = if verdict.rule == Rule::Red {
        format!(" beats {}’s ", name(next))
    } else {
        " beats the ".to_owned()
    };
    head.card(best.top())
        .text(whose)
        .card(second.top())
        .text(".")
}

/// What can still be done in a turn that was begun: whether a discard may follow,
/// and whether there is one that is allowed.
pub fn what_next(may_follow: bool, is_there: bool, is_leading: bool) -> Option<&'static str> {
    match (may_follow, is_there, is_leading) {
        (true, true, true) => Some("You may still discard a card to change the rule."),
        (true, true, false) => Some("Change the rule with a discard, or undo."),
        (_, _, true) => None,
        (_, _, false) => Some("No discard would save you: undo, and try another way."),
    }
}

/// What comes of a pass, if these others are in the round.
pub fn pass(others: &[Seat]) -> String {
    match others {
        [last] => format!("If you pass, {} wins the round.", name(*last)),
        _ => "If you pass you are out, and the others play on.".to_owned(),
    }
}

/// What one destination of a card would mean, in a few words.
pub fn outlook(outlook: Outlook) -> String {
    match outlook {
        Outlook::Leads => "You lead".to_owned(),
        Outlook::Behind(Some(seat)) => format!("{} still leads", name(seat)),
        Outlook::Behind(None) => "Nobody leads".to_owned(),
        Outlook::Illegal(reason) => refusal(reason),
    }
}

/// Why a move is not allowed, in a few words.
fn refusal(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::NotWinning { leader: Some(seat) } => format!("{} would lead", name(seat)),
        IllegalMove::NotWinning { leader: None } => "Nobody would lead".to_owned(),
        IllegalMove::TooLow { palette, .. } => format!("Lower than your {palette} cards"),
        IllegalMove::CannotStay => "You could not stay in".to_owned(),
        IllegalMove::NotForAction(_) => "Not for this action".to_owned(),
        IllegalMove::NotNow => "Not at this point of the turn".to_owned(),
        IllegalMove::NotThere(card) => format!("{} is not there", card_name(card)),
        IllegalMove::Over => "The round is over".to_owned(),
    }
}

/// What a finished turn did.
pub fn log_line(line: &LogLine) -> Sentence {
    let mut sentence = Sentence::default().bold(name(line.seat));
    let mut rule = line.rule;
    let moves = line.turn.moves();
    for (number, &mv) in moves.iter().enumerate() {
        sentence = sentence.text(match (number, number + 1 == moves.len()) {
            (0, _) => " ",
            (_, false) => ", ",
            (_, true) => " and ",
        });
        sentence = match mv {
            Move::Play(card) => sentence.text("played ").card(card),
            Move::ToCanvas(card) if card.color() == rule => sentence
                .text("discarded ")
                .card(card)
                .text(", so the rule stays"),
            Move::ToCanvas(card) => {
                rule = card.color();
                let changed = sentence.text("changed the rule to ").bold(color_name(rule));
                changed.text(" with ").card(card)
            }
            Move::ToDeck(card) => sentence.text("put ").card(card).text(" on the deck"),
            Move::Draw => sentence.text("drew a card"),
            Move::Pass => sentence.text("passed"),
            Move::End => sentence,
        };
    }
    if line.out && !line.turn.is_pass() {
        sentence = sentence.text(", did not lead");
    }
    match line.out {
        true => sentence.text(format!(" and {} out.", verb(line.seat, "are", "is"))),
        false => sentence.stop(),
    }
}

/// Who has won the round.
pub fn wins(winner: Seat) -> String {
    format!("{} {} the round", name(winner), verb(winner, "win", "wins"))
}

/// By what the round was won.
pub fn won_by(rule: Rule, standing: Option<Standing>) -> String {
    match standing {
        Some(standing) => format!("The last one in, with {}", with(rule, standing)),
        None => "The last one in".to_owned(),
    }
}

/// The cards in a hand, in number.
pub fn cards_in_hand(number: usize) -> String {
    match number {
        1 => "1 card in hand".to_owned(),
        _ => format!("{number} cards in hand"),
    }
}

/// What a message says.
pub fn notice(notice: Notice) -> &'static str {
    match notice {
        Notice::StorageBlocked => {
            "Your browser does not let this page store anything. You can play, but closing the page ends the game."
        }
        Notice::StorageFull => {
            "Your browser’s storage is full. You can play on, but closing the page ends the game."
        }
        Notice::UnreadableGame => {
            "The stored game could not be read, so it was set aside. Nothing was deleted."
        }
        Notice::UnreadableSettings => {
            "The stored settings could not be read, so they were set aside. Nothing was deleted."
        }
        Notice::NewerSettings => {
            "The stored settings come from a newer version of this page, so they were set aside. Nothing was deleted."
        }
        Notice::CannotSetAside => {
            "Something stored could not be read, and there is no room to set it aside. It stays as it is; closing this page ends the game."
        }
        Notice::OtherTab => {
            "Another tab has stored a game or settings since, and this tab does not write over that. Closing this page ends its game."
        }
        Notice::NewerGame => {
            "The stored game comes from a newer version of this page, so it was set aside. Nothing was deleted."
        }
    }
}

/// The name of a theme.
pub fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// The name of a pace.
pub fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => "Calm",
        Pace::Brisk => "Brisk",
        Pace::Instant => "Instant",
    }
}
