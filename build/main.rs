//! What is done before the crate is compiled.

#[cfg(feature = "app")]
mod messages;

fn main() -> Result<(), std::io::Error> {
    println!("cargo::rerun-if-changed=build");
    #[cfg(feature = "app")]
    messages::make()?;
    Ok(())
}
