//! Random numbers from the browser: the only source of entropy in the program.

use thiserror::Error;

/// The browser provides no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser gives no random numbers")]
pub struct EntropyError;

/// Returns 64 random bits.
///
/// # Errors
///
/// If the browser has no source of randomness.
pub fn entropy() -> Result<u64, EntropyError> {
    getrandom::u64().map_err(|_| EntropyError)
}

/// Returns `COUNT` random bytes, for secrets.
///
/// # Errors
///
/// If the browser has no source of randomness.
pub fn entropy_bytes<const COUNT: usize>() -> Result<[u8; COUNT], EntropyError> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|_| EntropyError)?;
    Ok(bytes)
}
