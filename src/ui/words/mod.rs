//! The page's words: every sentence that depends on the game, in one place.

mod log;
mod notice;
pub mod rules;
mod score;
mod sentence;
mod turn;

use crate::bots::Level;
use crate::game::{Card, CardSet, Color, Players, Rule, Scoring, Seat, Standing};
use crate::state::{Pace, Player, Theme, Verdict};

pub use log::{log_line, lost};
pub use notice::notice;
pub use rules::rules_in_force;
pub use score::{
    match_result, out_of_the_deal, played_to, points, points_unit, round, round_result, standings,
    target, why_over,
};
pub use sentence::{Piece, Sentence};
pub use turn::{
    acting, cannot_undo, draw_question, drew, must_lead, outlook, pass, prospect, verdict_reason,
    verdict_title, what_next, where_to,
};

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
        Level::Casual => "Casual",
        Level::Skilled => "Skilled",
        Level::Master => "Master",
    }
}

/// What is true of a level.
pub fn level_says(level: Level) -> &'static str {
    match level {
        Level::Novice => "plays any turn that leads",
        Level::Casual => "keeps its cards",
        Level::Skilled => "looks one turn ahead",
        Level::Master => "tries what the hidden cards may be",
    }
}

fn level_pips(level: Level) -> usize {
    match level {
        Level::Novice => 1,
        Level::Casual => 2,
        Level::Skilled => 3,
        Level::Master => 4,
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

/// How a palette stands, after "with": "3 even cards", "Red 7".
fn with(rule: Rule, standing: Standing) -> String {
    let (count, top) = (standing.count(), standing.top());
    let cards = if count == 1 { "card" } else { "cards" };
    match rule {
        Rule::Red => card_name(top),
        Rule::Orange => {
            let numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"];
            let number = numbers.get(count).copied().unwrap_or("many");
            let plural = if count == 1 { "" } else { "s" };
            format!("{number} {}{plural}", top.value())
        }
        Rule::Yellow => format!("{} {cards}", strength(rule, Some(standing))),
        Rule::Green => format!("{count} even {cards}"),
        Rule::Blue => strength(rule, Some(standing)),
        Rule::Indigo => format!("a {}", strength(rule, Some(standing))),
        Rule::Violet => format!("{count} {cards} below 4"),
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

/// Who has won: the game, if it was one round, else the round.
pub fn wins(winner: Seat, scoring: Scoring) -> String {
    let what = match scoring {
        Scoring::Game => "game",
        Scoring::Points => "round",
    };
    format!(
        "{} {} the {what}",
        name(winner),
        verb(winner, "win", "wins")
    )
}

/// By what the round was won.
pub fn won_by(rule: Rule, standing: Option<Standing>) -> String {
    match standing {
        Some(standing) => format!("The last one in, with {}", with(rule, standing)),
        None => "The last one in".to_owned(),
    }
}

/// What a card does when it is played, in a word; nothing for most cards.
pub fn action_name(card: Card) -> Option<&'static str> {
    match card.value().get() {
        1 => Some("take"),
        3 => Some("draw"),
        5 => Some("play again"),
        7 => Some("move"),
        _ => None,
    }
}

/// Several names or cards, one after another: "a, b and c".
fn listed(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The cards in a hand that all know of, behind their number: ", among them Green 6".
pub fn known_in_hand(cards: CardSet) -> String {
    if cards.is_empty() {
        return String::new();
    }
    let names: Vec<String> = cards.iter().map(card_name).collect();
    format!(", among them {}", listed(&names))
}

/// The deck with a card on top that all know of.
pub fn known_on_deck(card: Card) -> String {
    format!("deck, {} on top, as all have seen", card_name(card))
}

/// The cards in a hand, in number.
pub fn cards_in_hand(number: usize) -> String {
    match number {
        1 => "1 card in hand".to_owned(),
        _ => format!("{number} cards in hand"),
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
