//! Random bytes that the page hands to the module.

use std::fmt;
use std::str::FromStr;

use super::hex;
use super::message_error::MessageError;

macro_rules! secret_bytes {
    ($(#[$about:meta])* $name:ident, $len:literal) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq)]
        pub struct $name(pub [u8; Self::LEN]);

        impl $name {
            /// Number of bytes.
            pub const LEN: usize = $len;
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = MessageError;

            fn from_str(text: &str) -> Result<Self, MessageError> {
                hex::parse_array(text).map(Self).ok_or(MessageError)
            }
        }
    };
}

secret_bytes! {
    /// The secret in the link of a room: everybody who has it is a player.
    RoomSecret, 16
}

secret_bytes! {
    /// Random bytes of one visit, used once.
    VisitSeed, 32
}
