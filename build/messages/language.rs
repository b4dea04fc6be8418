//! The list of languages, and their plural categories by the rules of Unicode's CLDR.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::catalogue::Key;

/// A language of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Tag, such as `pl` or `pt-BR`; also the name of its folder.
    pub tag: String,
    /// Name in the language itself.
    pub name: String,
    /// An unfinished language takes missing messages from the first language, and isn't offered.
    pub is_finished: bool,
    pub plurals: Plurals,
}

/// Plural categories of whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plurals {
    /// The categories that occur, except the last one, which is the default.
    pub categories: Vec<Key>,
    /// Category of each number: of those below 100, then of all others by their last two digits. A category is the
    /// digit of its place in [`CATEGORIES`]; the default is the digit after these.
    pub table: String,
}

/// Categories in the order of CLDR. A default has the key [`Key::Other`], whatever it is called.
const CATEGORIES: [(PluralCategory, Key); 6] = [
    (PluralCategory::ZERO, Key::Zero),
    (PluralCategory::ONE, Key::One),
    (PluralCategory::TWO, Key::Two),
    (PluralCategory::FEW, Key::Few),
    (PluralCategory::MANY, Key::Many),
    (PluralCategory::OTHER, Key::Other),
];

/// Greatest number of languages: `Language::MAX` of `src/state/`.
const MOST: usize = 32;

/// Numbers up to here are compared with the table. CLDR has rules for whole millions, which the page never counts.
const CHECKED: usize = 20_000;

/// Reads the list of languages.
pub fn read_list(text: &str, faults: &mut Vec<String>) -> Vec<Language> {
    let mut languages: Vec<Language> = Vec::new();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let (name, is_finished) = match line.strip_suffix(" unfinished") {
            Some(name) => (name, false),
            None => (line, true),
        };
        let Some((tag, name)) = name.split_once(' ') else {
            faults.push(format!("languages.txt: no tag and name: {line:?}"));
            continue;
        };
        if languages.iter().any(|known| known.tag == tag) {
            faults.push(format!("languages.txt: {tag} is there twice"));
        }
        match Plurals::of(tag) {
            Ok(plurals) => languages.push(Language {
                tag: tag.to_owned(),
                name: name.to_owned(),
                is_finished,
                plurals,
            }),
            Err(fault) => faults.push(format!("languages.txt: {fault}")),
        }
    }
    if languages.first().is_none_or(|first| !first.is_finished) {
        faults.push("languages.txt: the first language isn’t finished".to_owned());
    }
    if languages.len() > MOST {
        faults.push(format!("languages.txt: more than {MOST} languages"));
    }
    languages
}

impl Plurals {
    /// Returns the plural categories of a language.
    pub fn of(tag: &str) -> Result<Self, String> {
        let identifier: LanguageIdentifier = tag
            .parse()
            .map_err(|_| format!("{tag:?} is no language tag"))?;
        // Rules are listed by the language alone.
        let language = LanguageIdentifier::from_parts(identifier.language, None, None, &[]);
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL)
            .map_err(|_| format!("{tag} has no plural rules"))?;
        let category = |number: usize| {
            let found = rules.select(number).unwrap_or(PluralCategory::OTHER);
            let mut places = CATEGORIES.iter();
            places
                .position(|(known, _)| *known == found)
                .unwrap_or_default()
        };
        let table: Vec<usize> = (0..200).map(category).collect();
        if let Some(number) = (200..CHECKED).find(|&it| category(it) != table[100 + it % 100]) {
            return Err(format!(
                "the plural of {number} in {tag} needs a longer table"
            ));
        }
        let occurs = |place: &usize| table.contains(place);
        let occurring: Vec<usize> = (0..CATEGORIES.len()).filter(occurs).collect();
        let (default, others) = occurring.split_last().ok_or("no plural categories")?;
        let digit = |&place: &usize| {
            let place = if place == *default {
                CATEGORIES.len() - 1
            } else {
                place
            };
            char::from(b'0' + u8::try_from(place).unwrap_or_default())
        };
        Ok(Self {
            categories: others.iter().map(|&place| CATEGORIES[place].1).collect(),
            table: table.iter().map(digit).collect(),
        })
    }
}
