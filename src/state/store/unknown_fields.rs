//! Preserves fields of a document that this version does not know when it rewrites the document.

use serde_json::{Map, Value};

/// Returns the text to store in place of an existing document of the same kind.
///
/// `stored` is the existing text, `read` is the same as this version reads and writes it, and `new` is the new content.
/// Fields of `stored` that are missing in `read` are unknown to this version and are carried over.
pub(super) fn with_unknown_fields(stored: &str, read: &str, new: &str) -> String {
    let text = new;
    let values = [stored, read, new].map(serde_json::from_str::<Value>);
    let [Ok(stored), Ok(read), Ok(mut new)] = values else {
        return text.to_owned();
    };
    if copy_unknown(&stored, &read, &mut new) {
        new.to_string()
    } else {
        text.to_owned()
    }
}

/// Returns `true` if there was anything to carry over.
fn copy_unknown(stored: &Value, read: &Value, new: &mut Value) -> bool {
    match (stored, read, new) {
        (Value::Object(stored), Value::Object(read), Value::Object(new)) => {
            carry_fields(stored, read, new)
        }
        (Value::Array(stored), Value::Array(read), Value::Array(new))
            if stored.len() == read.len() =>
        {
            carry_items(stored, read, new)
        }
        _ => false,
    }
}

fn carry_fields(
    stored: &Map<String, Value>,
    read: &Map<String, Value>,
    new: &mut Map<String, Value>,
) -> bool {
    let mut is_any = false;
    for (name, there) in stored {
        match (read.get(name), new.get_mut(name)) {
            (None, None) => {
                new.insert(name.clone(), there.clone());
                is_any = true;
            }
            (Some(read), Some(new)) => is_any |= copy_unknown(there, read, new),
            (None, Some(_)) | (Some(_), None) => {}
        }
    }
    is_any
}

/// Pairs unchanged items with their old version, and changed items with the changed old ones in order.
fn carry_items(stored: &[Value], read: &[Value], new: &mut [Value]) -> bool {
    let mut is_any = false;
    let mut open: Vec<usize> = (0..read.len()).collect();
    let mut changed = Vec::new();
    for (index, item) in new.iter_mut().enumerate() {
        match open.iter().position(|&old| read[old] == *item) {
            Some(found) => {
                let old = open.remove(found);
                is_any |= copy_unknown(&stored[old], &read[old], item);
            }
            None => changed.push(index),
        }
    }
    // If their number differs, it is unclear which items are new.
    if changed.len() == open.len() {
        for (index, old) in changed.into_iter().zip(open) {
            is_any |= copy_unknown(&stored[old], &read[old], &mut new[index]);
        }
    }
    is_any
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(stored: &str, read: &str, new: &str, expected: &str) {
        let carried: Value =
            serde_json::from_str(&with_unknown_fields(stored, read, new)).expect("JSON");
        assert_eq!(
            carried,
            serde_json::from_str::<Value>(expected).expect("JSON")
        );
    }

    #[test]
    fn what_is_unknown_stays_and_what_is_known_changes() {
        check(
            r#"{"a":1,"b":2,"extra":[3]}"#,
            r#"{"a":1,"b":2}"#,
            r#"{"a":5,"c":6}"#,
            r#"{"a":5,"c":6,"extra":[3]}"#,
        );
        check(
            r#"{"in":{"a":1,"extra":2}}"#,
            r#"{"in":{"a":1}}"#,
            r#"{"in":{"a":7}}"#,
            r#"{"in":{"a":7,"extra":2}}"#,
        );
    }

    #[test]
    fn items_of_a_list_keep_what_is_theirs() {
        let stored = r#"[{"day":1,"extra":"x"},{"day":3,"won":0,"extra":"y"}]"#;
        let read = r#"[{"day":1},{"day":3,"won":0}]"#;
        // An item is inserted.
        check(
            stored,
            read,
            r#"[{"day":1},{"day":2},{"day":3,"won":0}]"#,
            r#"[{"day":1,"extra":"x"},{"day":2},{"day":3,"won":0,"extra":"y"}]"#,
        );
        // An item is changed.
        check(
            stored,
            read,
            r#"[{"day":1},{"day":3,"won":1}]"#,
            r#"[{"day":1,"extra":"x"},{"day":3,"won":1,"extra":"y"}]"#,
        );
        check(stored, read, "[]", "[]");
    }

    #[test]
    fn what_is_no_json_gives_way() {
        assert_eq!(
            with_unknown_fields("cut of", "{}", r#"{"a":1}"#),
            r#"{"a":1}"#
        );
    }
}
