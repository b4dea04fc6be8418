//! Links and deal codes as they arrive: messengers and people add to them on the way.

use crate::state::settings::is_seen;

/// Mark of a link that was cut off. No valid link contains it.
pub(super) const CUT: &str = "…";

/// Removes what can't be seen in a code, and what surrounds it: brackets, quotation marks, a full stop.
#[must_use]
pub fn tidy(text: &str) -> String {
    visible(text).trim_matches(surrounds).to_owned()
}

/// Restores a link as it was meant: tidy, with percent-encoded characters decoded, and without the parameters that
/// messengers append. Three dots at its end become `…`. A valid link stays the same.
#[must_use]
pub fn tidy_link(text: &str) -> String {
    let text = visible(&decode(text));
    let start = text.trim_start_matches(surrounds);
    let link = start.split(['?', '&', '#']).next().unwrap_or_default();
    let kept = link.trim_end_matches(surrounds);
    let end = &link[kept.len()..];
    let is_cut = end.contains(CUT) || end.contains("...");
    [kept, if is_cut { CUT } else { "" }].concat()
}

/// The text without spaces, invisible characters, and the backslashes that Markdown adds.
fn visible(text: &str) -> String {
    let is_kept = |&sign: &char| is_seen(sign) && !sign.is_whitespace() && sign != '\\';
    text.chars().filter(is_kept).collect()
}

/// Returns `true` for punctuation and symbols that may stand beside a link, but neither begin nor end it.
fn surrounds(sign: char) -> bool {
    let is_ascii = sign.is_ascii_punctuation() && sign != '-';
    is_ascii || matches!(sign, '«' | '»' | '\u{2000}'..)
}

/// Decodes percent-encoded characters, also those that were encoded twice.
fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    for byte in text.bytes() {
        bytes.push(byte);
        if let [.., b'%', high, low] = bytes[..]
            && let (Some(high), Some(low)) = (hex(high), hex(low))
        {
            bytes.truncate(bytes.len() - 3);
            bytes.push(high << 4 | low);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_meant() {
        const GAME: &str = "1/1.3a/h2/red7game/x.pO6@1";
        for (carried, meant) in [
            (GAME, GAME),
            ("1/1.3a/h2/red7game/x.pO6@1.", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1).", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1>", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1”", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1%E2%80%9D", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1/", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1🙂", GAME),
            (" /1/1.3a/h2/red7game/x.pO6@1\n", GAME),
            ("1/1.3a/h2/\u{200b}red7\u{ad}game/x.\r\n pO6@1%20", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1%E2%80%8B", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1?fbclid=IwAR0", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1&utm_source=a…", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1.?utm_source=a", GAME),
            ("1/1.3a/h2/red7game/x.pO6@1#top", GAME),
            ("#1/1.3a/h2/red7game/x.pO6@1", GAME),
            ("1%2F1.3a%2Fh2%2fred7game%2Fx.pO6%401", GAME),
            ("1%252F1.3a/h2/red7game/x.pO6%25401", GAME),
            (r"*1/1.3a/h2/red7game/x\.pO6\@1*", GAME),
            ("1/p/1.3_V2/O2/-", "1/p/1.3_V2/O2/-"),
            ("1/1.3a/h2/red7game/x.pO…", "1/1.3a/h2/red7game/x.pO…"),
            ("1/1.3a/h2/red7game/x.pO...", "1/1.3a/h2/red7game/x.pO…"),
            ("1/1.3a/h2/red7game/....)", "1/1.3a/h2/red7game…"),
            ("1/1.3a…x.pO6", "1/1.3a…x.pO6"),
            ("1/1.3/h1/red7gam%", "1/1.3/h1/red7gam"),
            ("1/1.3/h1/red7gam%C3%A9", "1/1.3/h1/red7gamé"),
            ("1/1.3/h1/%zz%4", "1/1.3/h1/%zz%4"),
            ("", ""),
        ] {
            assert_eq!(tidy_link(carried), meant, "{carried}");
        }
    }

    #[test]
    fn a_code_is_read_as_meant() {
        for code in ["k7q2m9xd.", " (k7q2m9xd)", "k7q2 m9xd", "„k7q2m9xd”"] {
            assert_eq!(tidy(code), "k7q2m9xd");
        }
        assert_eq!(tidy("k7q2?m9xd"), "k7q2?m9xd");
    }
}
