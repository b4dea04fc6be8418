//! Sentences made of pieces, so that a card in one is drawn on the page and named
//! for a screen reader.

use super::card_name;
use crate::game::Card;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Plain words.
    Text(String),
    /// Words that stand out.
    Bold(String),
    /// A card.
    Card(Card),
    /// The full stop, which stays on the line of what it follows.
    Stop,
}

/// Words, with cards among them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sentence(pub Vec<Piece>);

impl Sentence {
    /// A sentence of plain words.
    pub fn new(text: impl Into<String>) -> Self {
        Self(Vec::new()).text(text)
    }

    /// Adds plain words.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.0.push(Piece::Text(text.into()));
        self
    }

    /// Adds words that stand out.
    pub fn bold(mut self, text: impl Into<String>) -> Self {
        self.0.push(Piece::Bold(text.into()));
        self
    }

    /// Adds a card.
    pub fn card(mut self, card: Card) -> Self {
        self.0.push(Piece::Card(card));
        self
    }

    /// Adds the full stop.
    pub fn stop(mut self) -> Self {
        self.0.push(Piece::Stop);
        self
    }

    /// The sentence in words alone.
    pub fn plain(&self) -> String {
        let pieces = self.0.iter().map(|piece| match piece {
            Piece::Text(text) | Piece::Bold(text) => text.clone(),
            Piece::Card(card) => card_name(*card),
            Piece::Stop => ".".to_owned(),
        });
        pieces.collect()
    }
}
