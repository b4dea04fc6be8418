//! Bytes as text that is safe in links: base64url without padding (RFC 4648, section 5), read
//! strictly.

use thiserror::Error;

/// Alphabet: the character for each number from 0 to 63.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Error decoding base64url.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Base64Error {
    /// A character is not in the alphabet.
    #[error("{found:?} at character {at} is none of A to Z, a to z, 0 to 9, - and _")]
    Sign {
        /// Position of the character, counted in characters from 0.
        at: usize,
        /// The character.
        found: char,
    },
    /// The length is impossible, or the last character has bits set beyond the last byte.
    #[error("it has been cut off")]
    CutOff,
}

/// Encodes bytes.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, at| {
            bits << 8 | u32::from(chunk.get(at).copied().unwrap_or_default())
        });
        let signs = (0..=chunk.len()).map(|at| SIGNS[(bits >> (18 - 6 * at) & 63) as usize]);
        text.extend(signs.map(char::from));
    }
    text
}

/// Decodes a text written by [`encode`]; any other text is an error.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, Base64Error> {
    let mut numbers = Vec::with_capacity(text.len());
    for (at, found) in text.chars().enumerate() {
        let number = SIGNS.iter().position(|&sign| char::from(sign) == found);
        numbers.push(number.ok_or(Base64Error::Sign { at, found })? as u32);
    }
    let mut bytes = Vec::with_capacity(numbers.len() * 3 / 4);
    for chunk in numbers.chunks(4) {
        let bits = (0..4).fold(0, |bits, at| {
            bits << 6 | chunk.get(at).copied().unwrap_or_default()
        });
        let [_, all @ ..] = bits.to_be_bytes();
        let (read, rest) = all.split_at(chunk.len() * 3 / 4);
        if read.is_empty() || rest.iter().any(|&byte| byte != 0) {
            return Err(Base64Error::CutOff);
        }
        bytes.extend_from_slice(read);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text), Ok(bytes.as_bytes().to_vec()));
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn there_is_one_text_for_some_bytes() {
        for text in ["A", "Zm9vY", "Zh", "Zm9", "Zm9vYh"] {
            assert_eq!(decode(text), Err(Base64Error::CutOff), "{text}");
        }
        for (text, at, found) in [("Zg==", 2, '='), ("Z g", 1, ' '), ("é", 0, 'é')] {
            assert_eq!(decode(text), Err(Base64Error::Sign { at, found }));
        }
    }
}
