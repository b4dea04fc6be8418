//! 32-bit FNV-1a by Fowler, Noll and Vo.

/// Hash of a text. Links and documents hold such hashes, so it must never change. A change of a single byte always
/// changes it.
pub fn fnv1a(text: &str) -> u32 {
    let add = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_hashes_agree() {
        for (text, hash) in [
            ("", 0x811c_9dc5),
            ("a", 0xe40c_292c),
            ("foobar", 0xbf9c_f968),
        ] {
            assert_eq!(fnv1a(text), hash, "{text}");
        }
    }
}
