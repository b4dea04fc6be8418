//! What the page says of the device that it is shown on.

use yew::prelude::*;

use crate::platform;

/// What there is to give something to others with.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceCapabilities {
    /// The address of the page, without what stands after a `#`.
    pub address: AttrValue,
    /// Whether the device has a sheet of its own to share things by.
    pub can_share: bool,
    /// Whether it can be felt.
    pub has_haptics: bool,
}

/// The device of this visit.
#[hook]
pub fn use_device() -> DeviceCapabilities {
    let device = use_memo((), |()| DeviceCapabilities {
        address: platform::bare_address().into(),
        can_share: platform::can_share(),
        has_haptics: platform::has_haptics(),
    });
    (*device).clone()
}
