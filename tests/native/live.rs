//! Live play over a model of a relay that has every fault, between devices that reload, sleep, wake and sit down twice.

use red7::live::{Chair, Claim, ClaimedChair, Status};

mod anything;
pub mod device;
#[cfg(feature = "app")]
mod games;
pub mod mqtt;
mod outsiders;
pub mod relay;
mod rules;
mod schedules;
pub mod world;

use device::Device;
use relay::Faults;
use world::World;

/// Chair of a device that sits where its number says.
fn seat(device: usize) -> ClaimedChair {
    ClaimedChair {
        chair: Chair::new(device).expect("a chair"),
        claim: Device::claim(device),
    }
}
