//! Names for what is set aside.

use super::Backup;
use crate::state::store::quarantine::{quarantine_name, quarantined_from};
use crate::state::store::sorted_set::SortedSet;

/// What is set aside, to which more is put.
pub(super) struct QuarantineNames<'a> {
    names: SortedSet<String>,
    /// The texts, each with the name of the document that it was.
    texts: SortedSet<(&'a str, &'a str)>,
    /// For some documents a number from which on the names may be free.
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

    /// The first free name for a text, if it is not set aside already.
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
