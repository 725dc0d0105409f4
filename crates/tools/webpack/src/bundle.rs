//! Puts the bundle together: program, page, assets, compressed files, sizes.

use crate::files::{self, PackError, Weight};
use crate::page::{self, Bundle};
use crate::program;
use crate::weigh::Sizes;
use std::fs;
use std::path::{Path, PathBuf};

/// What a bundle is made of.
#[derive(clap::Args, Debug)]
pub struct Parts {
    /// The program, as the compiler wrote it
    #[arg(long, value_name = "FILE")]
    pub wasm: PathBuf,
    /// Pictures, fonts, sounds and data
    #[arg(long, value_name = "DIR", default_value = "assets")]
    pub assets: PathBuf,
    /// Sources of the page
    #[arg(long, value_name = "DIR", default_value = "web")]
    pub page: PathBuf,
    /// Where the bundle goes; an old bundle there is replaced
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub dist: PathBuf,
    /// Shrink the program with this wasm-opt
    #[arg(long, value_name = "FILE")]
    pub wasm_opt: Option<PathBuf>,
    /// Do not write compressed files
    #[arg(long)]
    pub plain: bool,
}

/// The file that marks a folder as a bundle, even an incomplete one.
const MARK: &str = ".daemonfall-bundle";

pub fn bundle(parts: &Parts) -> Result<(), PackError> {
    let mut sizes = Sizes::default();
    let program = program::bind(&parts.wasm)?;
    let mut wasm = program.wasm;
    if let Some(tool) = &parts.wasm_opt {
        match program::shrink(tool, &wasm)? {
            Some(shrunk) => {
                sizes.before_shrinking = Some(wasm.len() as u64);
                wasm = shrunk;
            }
            None => println!(
                "{} mixes up the program's tables, so no browser could start it: the program was not shrunk. Newer versions (npm: package \
                 binaryen) do not.",
                tool.display()
            ),
        }
    }
    let assets = assets(&parts.assets)?;
    let folder = folder_name(&assets);
    let bundle = Bundle {
        glue: files::hashed("daemonfall.js", &program.glue),
        wasm: files::hashed("daemonfall.wasm", &wasm),
        wasm_bytes: wasm.len(),
        first: first(&assets),
        assets: folder,
    };
    let mut all = vec![(bundle.glue.clone(), program.glue), (bundle.wasm.clone(), wasm)];
    all.extend(
        assets.into_iter().map(|(name, bytes)| (format!("{}/{name}", bundle.assets), bytes)),
    );
    all.extend(page::files(&parts.page, &parts.assets, &bundle)?);
    // Nothing can fail from here on, so the old bundle can go.
    clear(&parts.dist)?;
    files::write(&parts.dist.join(MARK), b"")?;
    for (name, bytes) in &all {
        let path = parts.dist.join(name);
        files::write(&path, bytes)?;
        let weight =
            if parts.plain { Weight::plain(bytes.len()) } else { files::put_beside(&path, bytes)? };
        sizes.add(&bundle, name, weight);
    }
    print!("{}", sizes.table(&parts.dist, parts.plain));
    Ok(())
}

/// Removes an old bundle; any other folder is left alone.
fn clear(dist: &Path) -> Result<(), PackError> {
    let empty = fs::read_dir(dist).map_or(true, |mut entries| entries.next().is_none());
    if empty {
        return Ok(());
    }
    if !dist.join(MARK).is_file() {
        let reason = "it holds something other than a bundle; nothing was changed";
        return Err(PackError::at(dist, reason));
    }
    fs::remove_dir_all(dist).map_err(PackError::of(dist))
}

pub fn assets(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, PackError> {
    let found = files::below(folder)?;
    let wanted = found.into_iter().filter(|(name, _)| is_shipped(name));
    wanted.map(|(name, path)| Ok((name, files::read(&path)?))).collect()
}

fn is_shipped(name: &str) -> bool {
    !name.contains("/src/") && !name.ends_with(".md") && name != "art/sprites.json"
}

/// Named after a hash of the content: a page of an older bundle never mixes its files with newer.
fn folder_name(assets: &[(String, Vec<u8>)]) -> String {
    let parts: Vec<&[u8]> =
        assets.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes.as_slice()]).collect();
    format!("assets-{}", files::print(&parts))
}

/// With bytes. Sounds come after the title, other palettes and sizes on demand, licences never.
pub fn first(assets: &[(String, Vec<u8>)]) -> Vec<(String, usize)> {
    let later = |name: &str| {
        name.starts_with("art/atlas_")
            || name.starts_with("sound/")
            // English is built into the program.
            || name.starts_with("text/")
            || name.ends_with(".txt")
            || name == "art/icon.png"
    };
    let first = assets.iter().filter(|(name, _)| !later(name));
    first.map(|(name, bytes)| (name.clone(), bytes.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_of_pictures_are_not_shipped_and_other_palettes_and_sounds_come_later() {
        let names = [
            "art/atlas.png",
            "art/atlas_safe.png",
            "art/src/bat.svg",
            "art/README.md",
            "sound/step.ogg",
        ];
        let shipped: Vec<&str> = names.into_iter().filter(|name| is_shipped(name)).collect();
        assert_eq!(shipped, ["art/atlas.png", "art/atlas_safe.png", "sound/step.ogg"]);
        let assets: Vec<_> = shipped.iter().map(|name| (name.to_string(), vec![0; 3])).collect();
        assert_eq!(first(&assets), [("art/atlas.png".to_string(), 3)]);
    }

    #[test]
    fn a_folder_that_is_no_bundle_is_left_alone() -> Result<(), PackError> {
        let folder = tempfile::tempdir().map_err(PackError::of("a folder for a test"))?;
        let dist = folder.path().join("dist");
        clear(&dist)?;
        files::write(&dist.join("letter.txt"), b"mine")?;
        assert!(clear(&dist).is_err());
        assert!(dist.join("letter.txt").is_file());
        files::write(&dist.join(MARK), b"")?;
        clear(&dist)?;
        assert!(!dist.exists());
        Ok(())
    }

    #[test]
    fn the_folder_of_assets_is_named_after_names_and_content() {
        let one = |name: &str, bytes: &[u8]| folder_name(&[(name.to_string(), bytes.to_vec())]);
        assert_eq!(one("a", b"x"), one("a", b"x"));
        assert_ne!(one("a", b"x"), one("b", b"x"));
        assert_ne!(one("a", b"x"), one("a", b"y"));
    }
}
