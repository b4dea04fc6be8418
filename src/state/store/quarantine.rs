//! Quarantine: documents that cannot be read, stored under other names.

use super::storage::Storage;

/// Separates the original name of a quarantined document from its number.
const ASIDE: &str = ".aside";

/// Maximum number of quarantined documents with the same original name.
const MOST: usize = 9;

/// Name of the `number`th quarantined document of `base`.
#[must_use]
pub fn quarantine_name(base: &str, number: usize) -> String {
    format!("{base}{ASIDE}{number}")
}

/// Original name of a quarantined document, or `None` if `name` is not one.
pub(super) fn quarantined_from(name: &str) -> Option<&str> {
    let (base, number) = name.rsplit_once(ASIDE)?;
    number.parse::<u16>().is_ok().then_some(base)
}

/// Stores an unreadable text under the first free quarantine name; returns `true` if it is safe there.
pub(super) fn quarantine(storage: &impl Storage, name: &str, text: &str) -> bool {
    for number in 1..=MOST {
        let aside = quarantine_name(name, number);
        match storage.read(&aside) {
            Ok(None) => return storage.write(&aside, text).is_ok(),
            Ok(Some(there)) if there == text => return true,
            Ok(Some(_)) => {}
            Err(_) => return false,
        }
    }
    false
}
