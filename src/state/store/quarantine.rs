//! Documents that cannot be read, set aside under names of their own.

use super::storage::Storage;

/// What stands between the name of a document and the number of what was set aside of it.
const ASIDE: &str = ".aside";

/// How many unreadable documents are kept beside each other.
const MOST: usize = 9;

/// The name under which a document is set aside, of several the one with this number.
#[must_use]
pub fn quarantine_name(base: &str, number: usize) -> String {
    format!("{base}{ASIDE}{number}")
}

/// The name of the document of which this one was set aside, if it was.
pub(super) fn quarantined_from(name: &str) -> Option<&str> {
    let (base, number) = name.rsplit_once(ASIDE)?;
    number.parse::<u16>().is_ok().then_some(base)
}

/// Stores an unreadable text under the first free name beside its own; says whether it is safe there.
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
