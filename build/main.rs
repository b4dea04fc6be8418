//! Build script.

#[cfg(feature = "app")]
mod messages;
#[cfg(feature = "app")]
mod strategy;

fn main() -> Result<(), std::io::Error> {
    println!("cargo::rerun-if-changed=build");
    // The linked module can be split only if it keeps its relocations.
    #[cfg(feature = "split")]
    println!("cargo::rustc-link-arg-bin=red7=--emit-relocs");
    #[cfg(feature = "app")]
    {
        messages::make()?;
        strategy::make()?;
    }
    Ok(())
}
