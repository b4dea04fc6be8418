//! Names for quarantined documents.

use super::Backup;
use crate::collections::SortedSet;
use crate::state::store::quarantine::{quarantine_name, quarantined_from};

/// Names and texts in quarantine, to which more can be added.
pub(super) struct QuarantineNames<'a> {
    names: SortedSet<String>,
    /// Pairs of original name and text.
    texts: SortedSet<(&'a str, &'a str)>,
    /// For some original names, a number such that no lower number is free.
    next: Vec<(&'a str, usize)>,
}

impl<'a> QuarantineNames<'a> {
    pub fn of(backup: &'a Backup) -> Self {
        let asides = || backup.asides();
        let text_of = |(name, text)| quarantined_from(name).map(|base| (base, text));
        Self {
            names: asides().map(|(name, _)| name.to_owned()).collect(),
            texts: asides().filter_map(text_of).collect(),
            next: Vec::new(),
        }
    }

    /// Returns the first free name for a text, or `None` if the text is already in quarantine.
    pub fn place(&mut self, base: &'a str, text: &'a str) -> Option<String> {
        if !self.texts.insert((base, text)) {
            return None;
        }
        let at = self.next.iter().position(|&(known, _)| known == base);
        let at = at.unwrap_or_else(|| {
            self.next.push((base, 1));
            self.next.len() - 1
        });
        let next = &mut self.next[at].1;
        loop {
            let name = quarantine_name(base, *next);
            *next += 1;
            if self.names.insert(name.clone()) {
                return Some(name);
            }
        }
    }
}
