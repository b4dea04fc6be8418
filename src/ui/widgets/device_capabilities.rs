//! Facts about the device and the page that components need.

use yew::prelude::*;

use crate::platform;

/// Capabilities of the device for sharing and feedback.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceCapabilities {
    /// The address of the page, without the part after `#`.
    pub address: AttrValue,
    /// `true` if the device has a share sheet.
    pub can_share: bool,
    /// `true` if the device can vibrate.
    pub has_haptics: bool,
}

#[hook]
pub fn use_device() -> DeviceCapabilities {
    let device = use_memo((), |()| DeviceCapabilities {
        address: platform::bare_address().into(),
        can_share: platform::can_share(),
        has_haptics: platform::has_haptics(),
    });
    (*device).clone()
}
