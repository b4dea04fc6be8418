//! Fills in message templates. `build/messages/template.rs` defines their format.

use std::fmt::Write;
use std::str::Chars;
use std::sync::OnceLock;

use super::{Language, Localizer, NAMES_FTL, RichText};
use crate::game::{Card, Color, Seat};

/// The messages of a file, in each language.
///
/// Each file is a separate static, so the chunk that loads first contains no messages that only later screens use.
pub(super) type MessageFile = [Templates; Language::ALL.len()];

/// The messages of a file in one language.
pub(super) struct Templates {
    /// The templates, each followed by a NUL character.
    text: &'static str,
    /// The templates by number, split at the first use.
    texts: OnceLock<Vec<&'static str>>,
    /// Numbers of the templates that name a card: the plain form first, then the other forms.
    pub cards: &'static [usize],
    /// Pairs of numbers: a form of a player's name, and its message for a player with a custom name.
    names: &'static [(usize, usize)],
}

impl Templates {
    pub(super) const fn of(
        text: &'static str,
        cards: &'static [usize],
        names: &'static [(usize, usize)],
    ) -> Self {
        let texts = OnceLock::new();
        Self {
            text,
            texts,
            cards,
            names,
        }
    }

    fn get(&self, number: usize) -> &'static str {
        let texts = self
            .texts
            .get_or_init(|| self.text.split_terminator('\0').collect());
        // The build counted the messages and assigned the numbers.
        texts.get(number).copied().unwrap_or_default()
    }
}

/// Value of a placeholder.
#[derive(Clone, Copy)]
pub(super) enum Arg<'a> {
    /// A number, or the index of a card or a colour.
    Number(usize),
    Seat(Seat),
    Text(&'a str),
    Phrase(&'a RichText),
}

impl Arg<'_> {
    pub(super) const fn seat(seat: Seat) -> Self {
        Self::Seat(seat)
    }

    pub(super) const fn color(color: Color) -> Self {
        Self::Number(color.index())
    }

    pub(super) const fn card(card: Card) -> Self {
        Self::Number(card.rank())
    }
}

/// Keys of a choice that are plural categories rather than exact numbers.
const ONE: usize = 100;
const FEW: usize = 101;
const OTHER: usize = 102;

impl Localizer {
    /// The messages of a file in this language.
    pub(super) const fn templates(self, file: &'static MessageFile) -> &'static Templates {
        &file[self.language() as usize]
    }

    /// A template, unfilled.
    pub(super) fn template(self, file: &'static MessageFile, number: usize) -> &'static str {
        self.templates(file).get(number)
    }

    /// A message with its placeholders filled in.
    pub(super) fn fill(
        self,
        file: &'static MessageFile,
        number: usize,
        args: &[Arg<'_>],
    ) -> String {
        let templates = self.templates(file);
        let mut text = String::new();
        match self.given(templates, number, args) {
            Some((form, name)) => {
                self.fill_in(templates.get(form), &[Arg::Text(name)], &mut text);
            }
            None => self.fill_in(templates.get(number), args, &mut text),
        }
        text
    }

    /// For a message that names a player with a custom name: the message to use instead, and that name.
    fn given(
        self,
        templates: &Templates,
        number: usize,
        args: &[Arg<'_>],
    ) -> Option<(usize, &'static str)> {
        let mut forms = templates.names.iter();
        let &(_, form) = forms.find(|(form, _)| *form == number)?;
        match args.first()? {
            Arg::Seat(seat) => Some((form, self.given_name(*seat)?)),
            _ => None,
        }
    }

    fn fill_in(self, template: &str, args: &[Arg<'_>], text: &mut String) {
        let mut rest = template.chars();
        while let Some(sign) = rest.next() {
            if sign < '\u{5}' {
                let arg = args
                    .get(number(&mut rest))
                    .copied()
                    .unwrap_or(Arg::Number(0));
                match (sign, arg) {
                    ('\u{2}', arg) => {
                        text.push_str(&self.fill(&NAMES_FTL, number(&mut rest), &[arg]));
                    }
                    ('\u{3}', Arg::Number(rank)) => {
                        text.push(RichText::card_sign(rank, number(&mut rest)));
                    }
                    ('\u{4}', arg) => self.choose_in(&mut rest, arg, args, text),
                    (_, Arg::Text(loc)) => text.push_str(loc),
                    (_, Arg::Phrase(phrase)) => text.push_str(phrase.signed()),
                    (_, Arg::Seat(seat)) => text.push_str(&self.name(seat)),
                    (_, Arg::Number(number)) => {
                        // Writing to a string never fails.
                        let _ = write!(text, "{number}");
                    }
                }
            } else {
                text.push(sign);
            }
        }
    }

    /// Key of a seat in messages: 0 for the player addressed.
    fn number_of(self, seat: Seat) -> usize {
        match seat.index() {
            _ if self.is_addressing(seat) => 0,
            0 => Seat::MAX,
            index => index,
        }
    }

    /// Fills in the first choice that fits, and skips the others.
    fn choose_in(self, rest: &mut Chars<'_>, by: Arg<'_>, args: &[Arg<'_>], text: &mut String) {
        let mut is_chosen = false;
        for _ in 0..number(rest) {
            let key = number(rest);
            let length = number(rest);
            let (inner, behind) = rest.as_str().split_at(length);
            if !is_chosen && self.fits(key, by) {
                is_chosen = true;
                self.fill_in(inner, args, text);
            }
            *rest = behind.chars();
        }
    }

    fn fits(self, key: usize, by: Arg<'_>) -> bool {
        match (key, by) {
            (OTHER, _) => true,
            (ONE | FEW, Arg::Number(number)) => self.category(number) == key,
            (_, Arg::Number(number)) => key == number,
            (_, Arg::Seat(seat)) => key == self.number_of(seat),
            (_, Arg::Text(_) | Arg::Phrase(_)) => false,
        }
    }

    /// The plural category of a number, by the CLDR plural rules of Unicode.
    pub(super) const fn category(self, number: usize) -> usize {
        match (self.language(), number, number % 10, number % 100) {
            (_, 1, _, _) => ONE,
            (Language::Polish, _, _, 12..=14) => OTHER,
            (Language::Polish, _, 2..=4, _) => FEW,
            _ => OTHER,
        }
    }
}

/// The number encoded in the next character.
fn number(rest: &mut Chars<'_>) -> usize {
    rest.next().map_or(0, |sign| sign as usize - 32)
}
