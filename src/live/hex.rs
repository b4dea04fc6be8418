//! Bytes as lower-case hexadecimal digits, two for each.

const DIGITS: [u8; 16] = *b"0123456789abcdef";

/// Appends the digits of the bytes.
pub(super) fn write(bytes: &[u8], to: &mut impl std::fmt::Write) -> std::fmt::Result {
    let digit = |value: u8| char::from(DIGITS[usize::from(value)]);
    let digits = bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 0xf])
        .map(digit);
    to.write_str(&digits.collect::<String>())
}

/// Returns the bytes that the digits stand for. Returns `None` if they are anything else than [`write()`] would have
/// written.
pub(super) fn parse(text: &str) -> Option<Vec<u8>> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
        return None;
    };
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    pairs.iter().map(byte).collect()
}

/// Returns the bytes that the digits stand for, if there are exactly `N`.
pub(super) fn parse_array<const N: usize>(text: &str) -> Option<[u8; N]> {
    parse(text)?.try_into().ok()
}
