//! Drawings as files of their own.

use crate::collections::sorted_by_key;
use crate::platform;

/// Completes a drawing with its size, and with the symbols that it references on the page.
pub fn picture_file(drawing: &str, (width, height): (u32, u32)) -> String {
    let names = drawing.split("href=\"#").skip(1);
    let names = names.filter_map(|rest| rest.split('"').next());
    let mut names = sorted_by_key(names, |&name| name);
    names.dedup();
    let signs = names
        .iter()
        .map(|name| platform::outer_html(&format!("#{name}")));
    let signs: String = signs.collect();
    let size = format!("<svg width=\"{width}\" height=\"{height}\"");
    let whole = drawing.replacen("<svg", &size, 1);
    match whole.split_once('>') {
        Some((start, rest)) => format!("{start}><defs>{signs}</defs>{rest}"),
        None => whole,
    }
}
