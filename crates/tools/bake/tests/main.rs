//! Pictures and sounds: their sources, and the baked files.

mod own;
mod sound;

fn assets() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets")
}
