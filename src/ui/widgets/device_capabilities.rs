//! Facts about the device and the page that components need.

use yew::prelude::*;

use crate::platform;
use crate::state::Language;

/// Capabilities of the device for sharing and feedback.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceCapabilities {
    /// The address of the page for links, without the part after `#`.
    pub address: AttrValue,
    /// `true` if the device has a share sheet.
    pub can_share: bool,
    /// `true` if the device can vibrate.
    pub has_haptics: bool,
}

#[hook]
pub fn use_device(language: Language) -> DeviceCapabilities {
    let device = use_memo(language, |&language| DeviceCapabilities {
        address: page_address(language).into(),
        can_share: platform::can_share(),
        has_haptics: platform::has_haptics(),
    });
    (*device).clone()
}

/// The address of the page for links, without the part after `#`.
pub fn page_address(language: Language) -> String {
    address_in(language, &platform::bare_address())
}

/// The address of the page with a language, for readers whose own languages the page doesn't speak. English needs no
/// mention. A language in the page's own address was that of another sender.
fn address_in(language: Language, address: &str) -> String {
    let bare = address.split('?').next().unwrap_or(address);
    if language == Language::ENGLISH {
        bare.to_owned()
    } else {
        format!("{bare}?lang={}", language.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_carry_the_language_of_their_sender() {
        let address = "https://example.org/red7/";
        let polish = format!("{address}?lang=pl");
        assert_eq!(address_in(Language::ENGLISH, address), address);
        assert_eq!(address_in(Language::POLISH, address), polish);
        assert_eq!(address_in(Language::POLISH, &polish), polish);
        assert_eq!(address_in(Language::ENGLISH, &polish), address);
    }
}
