//! The rules in force, in words: what the form's choices mean, and the rules page.
//!
//! There is a function for each field of a [`Ruleset`], so that nothing is said that
//! is not in force. The edition only gives its name.

use yew::AttrValue;

use super::{color_name, rule_says};
use crate::game::{
    ActionRules, DiscardBonus, Edition, Players, RecycleCanvas, RecycleDeck, RecycleSource, Rule,
    Ruleset, Scoring, TakeLimit, Target, TurnOrder,
};

/// Sentences that make up one paragraph.
pub type Paragraph = Vec<AttrValue>;

/// A part of the rules page.
#[derive(Debug)]
pub struct Section {
    /// Its heading.
    pub title: &'static str,
    /// What it says.
    pub says: Paragraph,
    /// What it says of each rule or card.
    pub items: Vec<Item>,
}

/// What the rules page says of one thing, with its sign.
#[derive(Debug)]
pub struct Item {
    /// What it is about.
    pub sign: Sign,
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub says: Paragraph,
}

/// What an item of the rules page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A rule.
    Rule(Rule),
    /// The cards of a value.
    Value(u8),
}

/// The name of an edition, for a choice among them.
pub fn edition_name(edition: Edition) -> &'static str {
    match edition {
        Edition::V1_3 => "v1.3",
        Edition::V1_0 => "v1.0",
        Edition::Bga => "Board Game Arena",
        Edition::Web => "Web guide",
    }
}

/// Where an edition comes from, and what a turn under it is like if that is unusual.
pub fn edition_says(rules: &Ruleset) -> String {
    let source = match rules.edition() {
        Edition::V1_3 => "The printed rules of 2016.",
        Edition::V1_0 => "The first print.",
        Edition::Bga => "As it is played at Board Game Arena.",
        Edition::Web => "As a guide on the web tells it.",
    };
    match rules.order() {
        TurnOrder::PlayFirst => source.to_owned(),
        TurnOrder::Either => format!("{source} Discard first if you like."),
    }
}

/// The name of Basic or Advanced.
pub fn game_name(advanced: bool) -> &'static str {
    if advanced { "Advanced" } else { "Basic" }
}

/// What Basic or Advanced means.
pub fn game_says(rules: &Ruleset) -> &'static str {
    match (rules.scoring(), rules.discard_bonus()) {
        (Scoring::Game, _) => "One round, and its winner wins the game.",
        (Scoring::Points, DiscardBonus::None) => "Rounds for points.",
        (Scoring::Points, DiscardBonus::Draw) => "Rounds for points; high discards earn cards.",
        (Scoring::Points, DiscardBonus::Limit) => "Rounds for points; no low discards.",
    }
}

/// The name of a target.
pub fn target_name(target: Target, players: Players) -> AttrValue {
    match target.points(players) {
        Some(points) => format!("{points} points").into(),
        None => "Cards run short".into(),
    }
}

/// What a target means.
pub fn target_says(target: Target, players: Players) -> AttrValue {
    end(target, players).swap_remove(0)
}

/// What having Actions or not means.
pub fn actions_say(actions: Option<&ActionRules>) -> &'static str {
    match actions {
        Some(_) => "Odd cards act when played: take, draw, play again, move.",
        None => "No card acts when played.",
    }
}

/// What taking draws by hand or not means.
pub fn draws_say(by_hand: bool) -> &'static str {
    if by_hand {
        "In Advanced, you decide on each draw that you earn."
    } else {
        "In Advanced, a draw that you earn is taken for you."
    }
}

/// The rules in a few words: "Rules v1.3, Advanced, with Actions".
pub fn rules_in_force(rules: &Ruleset) -> String {
    let head = match rules.edition() {
        Edition::V1_3 | Edition::V1_0 => "Rules ",
        Edition::Bga | Edition::Web => "",
    };
    let actions = rules.actions().map_or("", |_| ", with Actions");
    format!(
        "{head}{}, {}{actions}",
        edition_name(rules.edition()),
        game_name(rules.is_advanced())
    )
}

/// All rules in force.
pub fn sections(rules: &Ruleset, players: Players) -> Vec<Section> {
    let section = |title, says| Section {
        title,
        says,
        items: Vec::new(),
    };
    let mut sections = vec![
        section("The goal", goal(rules)),
        section("The deal", deal()),
        section("Your turn", turn(rules)),
        Section {
            title: "The seven rules",
            says: sentences(&[
                "On an empty canvas red is the rule.",
                "One card is enough for any rule, but who has no card that counts does not lead.",
            ]),
            items: seven_rules(),
        },
        section("Who is higher", who_is_higher()),
    ];
    if let Some(says) = discard_bonus(rules) {
        sections.push(section("What you discard", says));
    }
    if rules.scoring() == Scoring::Points {
        sections.push(section("Points", points()));
        sections.push(section("The end", end(rules.target(), players)));
    }
    if let Some(actions) = rules.actions() {
        sections.push(Section {
            title: "Actions",
            says: all_actions(rules.order(), actions),
            items: each_action(rules.discard_bonus(), actions),
        });
    }
    sections
}

fn sentences(all: &[&'static str]) -> Paragraph {
    all.iter().copied().map(AttrValue::from).collect()
}

fn goal(rules: &Ruleset) -> Paragraph {
    sentences(&[
        "Every colour is a rule.",
        "The colour on top of the canvas says what it takes to lead.",
        "You must lead when your turn ends, or you are out.",
        match rules.scoring() {
            Scoring::Game => "The last one in wins the game.",
            Scoring::Points => "The last one in wins the round and scores.",
        },
    ])
}

fn deal() -> Paragraph {
    sentences(&[
        "Everyone gets seven cards in hand and one in front: the palette.",
        "The player after the highest palette card begins, and turns pass to the next who is still in.",
    ])
}

fn turn(rules: &Ruleset) -> Paragraph {
    sentences(&[
        "Play a card to your palette, or discard a card to the canvas to change the rule, or do both.",
        order(rules.order()),
        "You may discard only if you lead right after it.",
        "Who does neither passes, and is out; with no card in hand you can only pass.",
        "The palette of a player who is out does not count any more.",
    ])
}

fn order(order: TurnOrder) -> &'static str {
    match order {
        TurnOrder::PlayFirst => "The play comes first.",
        TurnOrder::Either => "Either may come first.",
    }
}

fn seven_rules() -> Vec<Item> {
    let item = |rule| Item {
        sign: Sign::Rule(rule),
        name: color_name(rule),
        says: sentences(&[rule_says(rule)]),
    };
    Rule::ALL.map(item).into()
}

fn who_is_higher() -> Paragraph {
    sentences(&[
        "With equally many cards the highest of them decides: first the number, then the colour.",
        "Red is the highest colour, then orange, yellow, green, blue, indigo, violet.",
        "So there is never a tie.",
        "Of two equally large sets in one palette, the one with the highest card counts.",
    ])
}

fn discard_bonus(rules: &Ruleset) -> Option<Paragraph> {
    let says = match rules.discard_bonus() {
        DiscardBonus::None => return None,
        DiscardBonus::Draw => [
            "After you discard a card that is higher than the number of cards in your palette, you may draw a card from the deck, if one is left.",
            "They are counted when you discard, so one played before counts.",
            "The draw ends your turn: the card is for later.",
        ],
        DiscardBonus::Limit => [
            "A card that you discard may not be lower than the number of cards in your palette.",
            "They are counted when you discard, so one played before counts.",
            "Equal is allowed.",
        ],
    };
    Some(sentences(&says))
}

fn points() -> Paragraph {
    sentences(&[
        "Who wins a round keeps the cards that count under the rule in force, and each is worth its number.",
        "All other cards are shuffled for the next round.",
    ])
}

fn end(target: Target, players: Players) -> Paragraph {
    let mut says = Vec::new();
    if let Some(points) = target.points(players) {
        says.push(format!("The first with {points} points or more wins.").into());
    }
    let needed = 8 * players.get();
    says.push(
        format!("When fewer than {needed} cards are left to deal, the highest score wins.").into(),
    );
    says.push("Equal highest scores share the win.".into());
    says
}

fn all_actions(order: TurnOrder, actions: &ActionRules) -> Paragraph {
    let mut says = sentences(&[
        "A 1, 3, 5 or 7 that you play to your palette acts at once; one that you discard does not.",
        "You must do what it says if it can be done, and nothing happens if it cannot.",
        match order {
            TurnOrder::PlayFirst => "Then you may still discard.",
            TurnOrder::Either => "Then you may still discard, unless you did so before.",
        },
    ]);
    says.extend(must_stay(actions.must_stay));
    says
}

fn must_stay(values: &[u8]) -> Option<AttrValue> {
    let (first, others) = values.split_first()?;
    let names = others.iter().fold(format!("A {first}"), |names, value| {
        format!("{names} or {value}")
    });
    Some(format!("{names} may be played only if you can still end the turn in the lead, and then you must.").into())
}

fn each_action(bonus: DiscardBonus, actions: &ActionRules) -> Vec<Item> {
    let item = |value, name, says: &[&'static str]| Item {
        sign: Sign::Value(value),
        name,
        says: sentences(says),
    };
    let (canvas, deck) = (canvas(actions.recycle_canvas), deck(actions.recycle_deck));
    let mut recycle = sentences(&[source(actions.recycle)]);
    recycle.push(format!("Put it on the canvas{canvas}{deck}.").into());
    if bonus == DiscardBonus::Draw {
        recycle.push("It earns no draw.".into());
    }
    vec![
        item(
            1,
            "1 takes a card away",
            &[
                "Take a card out of the palette of another player still in, and put it face down on top of the deck.",
                take(actions.take),
            ],
        ),
        item(
            3,
            "3 draws",
            &[
                "Draw the top card of the deck.",
                "You may use it in this turn.",
            ],
        ),
        item(
            5,
            "5 plays again",
            &["Play another card to your palette, and do what that one says."],
        ),
        Item {
            sign: Sign::Value(7),
            name: "7 moves a card",
            says: recycle,
        },
    ]
}

fn take(limit: TakeLimit) -> &'static str {
    match limit {
        TakeLimit::NotFromFewer => {
            "Never from a player with fewer palette cards than you, this 1 included."
        }
        TakeLimit::NotTheOnlyOne => "Never a player’s only palette card.",
        TakeLimit::Any => "Even an only card may be taken.",
    }
}

fn source(source: RecycleSource) -> &'static str {
    match source {
        RecycleSource::Any => "Take a card out of your own palette, this 7 or another.",
        RecycleSource::Another => "Take another card than this 7 out of your own palette.",
    }
}

fn canvas(canvas: RecycleCanvas) -> &'static str {
    match canvas {
        RecycleCanvas::Always => "",
        RecycleCanvas::IfWinning => " if you lead right after it",
        RecycleCanvas::IfWinningAndNotTooLow => {
            " if you lead right after it and it is not lower than the number of cards left in your palette"
        }
    }
}

fn deck(deck: RecycleDeck) -> &'static str {
    match deck {
        RecycleDeck::Always => ", or face down on top of the deck",
        RecycleDeck::Never => "",
    }
}
