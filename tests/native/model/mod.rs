//! A second implementation of the rules of Red7: slow, plain, and independent of the engine.
//!
//! It follows the wording of the rules, section by section. A card is a letter and a number, every location of cards is
//! a list, and a rule is applied by checking each set that might qualify. All turns of a position are found by trying.

pub(crate) mod standing;

use standing::sort;
pub(crate) use standing::{Card, leader};

/// Cards of a player.
#[derive(Clone, Debug)]
struct ModelPlayer {
    out: bool,
    hand: Vec<Card>,
    palette: Vec<Card>,
    scored: Vec<Card>,
}

/// A position between two turns or in the middle of one.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    edition: &'static str,
    advanced: bool,
    actions: bool,
    /// Oldest first.
    canvas: Vec<Card>,
    /// Top card first.
    deck: Vec<Card>,
    /// Index of the player to move, from 0.
    turn: usize,
    players: Vec<ModelPlayer>,
}

impl Position {
    /// Section 9: parses a position.
    pub(crate) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let edition = ["1.3", "1.0", "bga", "web"]
            .into_iter()
            .find(|edition| fields[0].starts_with(edition))
            .expect("an edition");
        let options = &fields[0][edition.len()..];
        Self {
            edition,
            advanced: options.contains('a'),
            actions: options.contains('x'),
            canvas: read_cards(fields[1]),
            deck: read_cards(fields[2]),
            turn: fields[3].parse::<usize>().expect("a number") - 1,
            players: fields[4..].iter().map(|text| read_player(text)).collect(),
        }
    }

    /// Section 9: formats a position.
    pub(crate) fn write(&self) -> String {
        let advanced = if self.advanced { "a" } else { "" };
        let actions = if self.actions { "x" } else { "" };
        let mut fields = vec![
            format!("{}{advanced}{actions}", self.edition),
            write_cards(&self.canvas),
            write_cards(&self.deck),
            (self.turn + 1).to_string(),
        ];
        fields.extend(self.players.iter().map(write_player));
        fields.join(" ")
    }

    fn is(&self, editions: &[&str]) -> bool {
        editions.contains(&self.edition)
    }

    fn own(&mut self) -> &mut ModelPlayer {
        &mut self.players[self.turn]
    }

    fn hand(&self) -> Vec<Card> {
        self.players[self.turn].hand.clone()
    }

    fn palette(&self) -> Vec<Card> {
        self.players[self.turn].palette.clone()
    }

    /// Returns `true` if the player to move is in the lead.
    fn winning(&self) -> bool {
        let rule = self.canvas.last().map_or('R', |card| card.0);
        let palettes: Vec<Option<Vec<Card>>> = self
            .players
            .iter()
            .map(|player| (!player.out).then(|| player.palette.clone()))
            .collect();
        leader(rule, &palettes) == Some(self.turn)
    }

    fn players_in(&self) -> usize {
        self.players.iter().filter(|player| !player.out).count()
    }

    /// Sections 4, 5 and 7: every legal turn, with the position after it. A finished round has none.
    pub(crate) fn turns(&self) -> Vec<(String, Self)> {
        if self.players_in() == 1 {
            return Vec::new();
        }
        let start = Turn {
            text: String::new(),
            at: self.clone(),
            must_stay: false,
        };
        let discards = start.discards();
        let mut turns = Vec::new();
        for card in self.hand() {
            for played in start.plays(card) {
                turns.extend(played.discards());
                turns.push(played);
            }
        }
        if self.is(&["1.0"]) {
            for discard in &discards {
                let hand = discard.at.hand();
                turns.extend(hand.iter().flat_map(|&card| discard.plays(card)));
            }
        }
        turns.extend(discards);
        turns.retain(|turn| !turn.must_stay || turn.at.winning());
        let mut ends: Vec<(String, Self)> = turns
            .into_iter()
            .map(|turn| (turn.text, turn.at.winning(), turn.at))
            .chain([("x".to_owned(), false, self.clone())])
            .map(|(text, stays, at)| (text, at.next_player(stays)))
            .collect();
        ends.sort_by(|a, b| a.0.cmp(&b.0));
        ends
    }

    /// The position after the end of the turn.
    fn next_player(mut self, stays: bool) -> Self {
        if !stays {
            self.own().out = true;
        }
        loop {
            self.turn = (self.turn + 1) % self.players.len();
            if !self.own().out {
                return self;
            }
        }
    }
}

/// A turn that might end here or continue.
#[derive(Clone)]
struct Turn {
    text: String,
    at: Position,
    /// `true` if a card was played that requires its player to end the turn in the lead.
    must_stay: bool,
}

impl Turn {
    /// Section 4: the legal discards, with and without the draw.
    fn discards(&self) -> Vec<Self> {
        let palette = self.at.palette().len();
        let mut turns = Vec::new();
        for card in self.at.hand() {
            let value = usize::from(card.1);
            if self.at.advanced && self.at.is(&["1.0"]) && value < palette {
                continue;
            }
            let mut discarded = self.clone();
            discarded.text += &format!("c{}{}", card.0, card.1);
            discarded.at.own().hand.retain(|&c| c != card);
            discarded.at.canvas.push(card);
            if !discarded.at.winning() {
                continue;
            }
            let earns_draw = self.at.advanced && !self.at.is(&["1.0"]) && value > palette;
            if earns_draw && !self.at.deck.is_empty() {
                let mut drawn = discarded.clone();
                drawn.text += "d";
                drawn.draw();
                turns.push(drawn);
            }
            turns.push(discarded);
        }
        turns
    }

    fn draw(&mut self) {
        let card = self.at.deck.remove(0);
        self.at.own().hand.push(card);
    }

    /// Section 7: all ways to play a card and carry out its actions.
    fn plays(&self, card: Card) -> Vec<Self> {
        let mut played = self.clone();
        played.text += &format!("p{}{}", card.0, card.1);
        played.at.own().hand.retain(|&c| c != card);
        played.at.own().palette.push(card);
        if !self.at.actions {
            return vec![played];
        }
        played.must_stay |= match card.1 {
            1 => self.at.is(&["1.3", "web"]),
            7 => self.at.is(&["1.3"]),
            _ => false,
        };
        let choices = match card.1 {
            1 => played.takes(),
            3 if !played.at.deck.is_empty() => {
                played.draw();
                Vec::new()
            }
            5 => {
                let hand = played.at.hand();
                let mut plays: Vec<Self> = hand.iter().flat_map(|&c| played.plays(c)).collect();
                plays.retain(Self::may_go_on);
                plays
            }
            7 => played.recycles(card),
            _ => Vec::new(),
        };
        if choices.is_empty() {
            vec![played]
        } else {
            choices
        }
    }

    /// Returns `true` if the turn can end in the lead, or needn't.
    fn may_go_on(&self) -> bool {
        !self.must_stay || self.at.winning() || !self.discards().is_empty()
    }

    /// The action of a 1.
    fn takes(&self) -> Vec<Self> {
        let own = self.at.palette().len();
        let mut turns = Vec::new();
        for (number, player) in self.at.players.iter().enumerate() {
            let allowed = if self.at.is(&["1.3", "web"]) {
                player.palette.len() >= own
            } else if self.at.is(&["bga"]) {
                player.palette.len() != 1
            } else {
                true
            };
            if number != self.at.turn && !player.out && allowed {
                turns.extend(
                    player
                        .palette
                        .iter()
                        .map(|&card| self.to_deck(number, card)),
                );
            }
        }
        turns
    }

    /// The action of a 7.
    fn recycles(&self, seven: Card) -> Vec<Self> {
        let mut turns = Vec::new();
        for card in self.at.palette() {
            if card == seven && self.at.is(&["bga", "1.0"]) {
                continue;
            }
            if self.at.is(&["1.3", "web"]) {
                turns.push(self.to_deck(self.at.turn, card));
            }
            let mut recycled = self.clone();
            recycled.text += &format!("c{}{}", card.0, card.1);
            recycled.at.own().palette.retain(|&c| c != card);
            recycled.at.canvas.push(card);
            let left = recycled.at.palette().len();
            let high_enough = usize::from(card.1) >= left;
            let allowed = if self.at.is(&["1.3"]) {
                true
            } else if self.at.is(&["1.0"]) && self.at.advanced {
                recycled.at.winning() && high_enough
            } else {
                recycled.at.winning()
            };
            if allowed {
                turns.push(recycled);
            }
        }
        turns
    }

    fn to_deck(&self, player: usize, card: Card) -> Self {
        let mut turn = self.clone();
        turn.text += &format!("t{}{}", card.0, card.1);
        turn.at.players[player].palette.retain(|&c| c != card);
        turn.at.deck.insert(0, card);
        turn
    }
}

/// Parses a list of cards, keeping its order.
pub(crate) fn read_cards(text: &str) -> Vec<Card> {
    let chars: Vec<char> = text.trim_matches('-').chars().collect();
    let digit = |c: char| c.to_digit(10).expect("a digit") as u8;
    chars
        .chunks(2)
        .map(|pair| (pair[0], digit(pair[1])))
        .collect()
}

/// Formats a list of cards, keeping its order.
pub(crate) fn write_cards(cards: &[Card]) -> String {
    if cards.is_empty() {
        return "-".to_owned();
    }
    cards
        .iter()
        .map(|(color, value)| format!("{color}{value}"))
        .collect()
}

fn read_player(text: &str) -> ModelPlayer {
    let lists: Vec<Vec<Card>> = text.trim_matches('x').split('/').map(read_cards).collect();
    let [hand, palette, scored] = lists.try_into().expect("three lists");
    ModelPlayer {
        out: text.starts_with('x'),
        hand,
        palette,
        scored,
    }
}

fn write_player(player: &ModelPlayer) -> String {
    let lists = [&player.hand, &player.palette, &player.scored].map(|cards| {
        let mut cards = cards.clone();
        sort(&mut cards);
        write_cards(&cards)
    });
    let out = if player.out { "x" } else { "" };
    format!("{out}{}", lists.join("/"))
}
