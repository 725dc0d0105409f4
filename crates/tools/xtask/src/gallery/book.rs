//! The gallery's index: every picture with a caption, taken from the scripts.

use super::script::Script;

const HEAD: &str = "\
# Gallery

Every screen, taken from the real program by the scripts in `tests/gallery` with `cargo xtask gallery`. With `--size 844x390` (or any other size) the pictures go
into the target directory instead. Names of scripts as arguments play only these scripts. The pictures have 256 colours to keep them small.
";

pub fn index(scripts: &[Script]) -> String {
    let mut page = HEAD.to_owned();
    for script in scripts.iter().filter(|script| !script.shots.is_empty()) {
        page += &format!("\n## {}\n", script.title);
        for (picture, about) in &script.shots {
            page += &format!("\n{about}:\n\n![{about}]({picture})\n");
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::{folder, sources};
    use super::*;
    use crate::{Failure, about};

    /// The most bytes that the gallery may take, its film included, so that a clone stays small.
    const AT_MOST: u64 = 6_000_000;

    #[test]
    fn the_index_is_what_the_scripts_tell_and_every_picture_is_there() -> Result<(), Failure> {
        let scripts = Script::read_all(&sources())?;
        let file = folder().join("README.md");
        let there = fs::read_to_string(&file).map_err(about(&file))?;
        assert_eq!(there, index(&scripts), "run cargo xtask gallery");
        let names = scripts.iter().flat_map(|script| &script.shots);
        let missing: Vec<&String> =
            names.map(|(name, _)| name).filter(|name| !folder().join(name).is_file()).collect();
        assert!(missing.is_empty(), "run cargo xtask gallery: {missing:?}");
        Ok(())
    }

    #[test]
    fn the_book_stays_small() -> Result<(), Failure> {
        let entries = fs::read_dir(folder()).map_err(about(&folder()))?;
        let bytes: u64 =
            entries.flatten().filter_map(|entry| entry.metadata().ok()).map(|it| it.len()).sum();
        assert!(bytes <= AT_MOST, "docs/gallery has {bytes} bytes");
        Ok(())
    }
}
