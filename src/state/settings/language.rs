//! The languages of the page, which are listed in `locales/languages.txt`.

use std::sync::OnceLock;

/// A language of the page, by its number in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(u8);

#[derive(Debug)]
struct ListedLanguage {
    tag: &'static str,
    name: &'static str,
    is_finished: bool,
}

static LIST: OnceLock<Vec<ListedLanguage>> = OnceLock::new();

/// The list until another one is set. The page has its list from `index.html`, so that another language changes nothing
/// in its module.
const DEFAULT_LIST: &str = if cfg!(target_arch = "wasm32") {
    "en English"
} else {
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/locales/languages.txt"
    ))
};

impl Language {
    /// Greatest number of languages.
    pub const MAX: usize = 32;

    /// The language of `index.html`, which is also that of users whose languages the page doesn't speak.
    pub const ENGLISH: Self = Self(0);

    /// Polish, which tests compare with English.
    #[cfg(test)]
    pub const POLISH: Self = Self(1);

    /// Sets the list of languages, before any of them is used: the lines of `locales/languages.txt`, or the same
    /// separated by semicolons.
    pub fn set_list(list: &'static str) {
        let listed = if list.is_empty() { DEFAULT_LIST } else { list };
        LIST.get_or_init(|| read(listed));
    }

    /// All languages, also unfinished ones.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).zip(list()).map(|(number, _)| Self(number))
    }

    /// The languages to choose from, in the order in which the settings show them.
    pub fn offered() -> impl Iterator<Item = Self> {
        let all = (0..).zip(list());
        let offered = all.filter(|(_, entry)| entry.is_finished);
        offered.map(|(number, _)| Self(number))
    }

    /// The language with exactly this tag.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::all().find(|it| it.tag() == tag)
    }

    /// The first preferred language that the page offers, or English. `preferred` contains tags such as `pl` or `en-GB`;
    /// `pt-PT` finds `pt` or `pt-BR` if there is no closer one.
    #[must_use]
    pub fn best<T: AsRef<str>>(preferred: impl IntoIterator<Item = T>) -> Self {
        let find = |part: fn(&str) -> &str, tag: &str| {
            let mut offered = Self::offered();
            offered.find(|it| part(it.tag()).eq_ignore_ascii_case(part(tag)))
        };
        let mut tags = preferred.into_iter();
        let best = tags.find_map(|tag| {
            let tag = tag.as_ref();
            find(|whole| whole, tag).or_else(|| find(primary, tag))
        });
        best.unwrap_or(Self::ENGLISH)
    }

    /// Tag for the `lang` attribute.
    #[must_use]
    pub fn tag(self) -> &'static str {
        list()[self.index()].tag
    }

    /// Name in the language itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        list()[self.index()].name
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

fn list() -> &'static [ListedLanguage] {
    LIST.get_or_init(|| read(DEFAULT_LIST))
}

/// Reads a list of languages, which the build has checked.
fn read(list: &'static str) -> Vec<ListedLanguage> {
    let lines = list
        .split(['\n', ';'])
        .filter(|line| !line.starts_with('#'));
    let entries = lines.filter_map(|line| {
        let finished = line.strip_suffix(" unfinished");
        let (tag, name) = finished.unwrap_or(line).split_once(' ')?;
        Some(ListedLanguage {
            tag,
            name,
            is_finished: finished.is_none(),
        })
    });
    entries.take(Language::MAX).collect()
}

/// The language of a tag without script and region.
fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or(tag)
}

/// The language in the document of the settings: its tag, or `system` if the page follows the browser.
pub mod setting {
    use super::Language;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    const SYSTEM: &str = "system";

    pub fn serialize<S: Serializer>(
        language: &Option<Language>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(language.map_or(SYSTEM, Language::tag))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Language>, D::Error> {
        let tag = String::deserialize(deserializer)?;
        if tag == SYSTEM {
            return Ok(None);
        }
        let language = Language::of_tag(&tag);
        let unknown = || D::Error::custom("an unknown language");
        language.map(Some).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_languages_are_english_and_polish() {
        assert_eq!(Language::ENGLISH.tag(), "en");
        assert_eq!(Language::of_tag("pl"), Some(Language::POLISH));
        assert_eq!(Language::POLISH.name(), "Polski");
        assert_eq!(Language::of_tag("en-GB"), None);
    }

    #[test]
    fn a_list_names_languages_and_tells_which_are_unfinished() {
        for list in [
            "# A comment\nen English\nid Bahasa Indonesia\nnl Nederlands unfinished\n",
            "en English;id Bahasa Indonesia;nl Nederlands unfinished",
        ] {
            let entries = read(list);
            let names: Vec<_> = entries
                .iter()
                .map(|it| (it.tag, it.name, it.is_finished))
                .collect();
            assert_eq!(
                names,
                [
                    ("en", "English", true),
                    ("id", "Bahasa Indonesia", true),
                    ("nl", "Nederlands", false)
                ]
            );
        }
    }

    #[test]
    fn the_first_language_that_is_offered_is_chosen() {
        for (preferred, chosen) in [
            (&[][..], Language::ENGLISH),
            (&["pl"], Language::POLISH),
            (&["pl-PL", "en"], Language::POLISH),
            (&["PL"], Language::POLISH),
            (&["en-GB", "pl"], Language::ENGLISH),
            (&["tlh", "pl", "en"], Language::POLISH),
            (&["tlh", "art-x-none"], Language::ENGLISH),
            (&["", "-", "plt"], Language::ENGLISH),
        ] {
            assert_eq!(Language::best(preferred), chosen, "{preferred:?}");
        }
    }
}
