//! Pictures of the game for the docs: each in 256 colours, or several as a film.

mod colours;
mod file;
mod picture;

use std::path::{Path, PathBuf};

use crate::BakeError;
use crate::output::Baked;
use colours::Colours;
use picture::Picture;

pub fn shrink(path: &Path) -> Result<Baked, BakeError> {
    let picture = Picture::read(path)?;
    let colours = Colours::of(&[&picture]);
    let name = path.file_name().unwrap_or_default();
    Ok(Baked::new(name, file::still(&picture, &colours)?))
}

/// A film at half size as animated PNG, with the same 256 colours throughout, repeated forever.
pub fn film(paths: &[PathBuf], milliseconds: u16) -> Result<Vec<u8>, BakeError> {
    let read = |path: &PathBuf| Picture::read(path)?.halved();
    let pictures = paths.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let first = pictures.first().ok_or_else(|| BakeError::Draw("a film needs a picture".into()))?;
    let other = pictures.iter().position(|it| it.size() != first.size());
    if let Some(at) = other {
        return Err(BakeError::source(&paths[at], "its size differs from the first picture's"));
    }
    let colours = Colours::of(&pictures.iter().collect::<Vec<_>>());
    file::film(&pictures, &colours, milliseconds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn saved(
        folder: &Path,
        name: &str,
        size: (u32, u32),
        colour: impl Fn(u32, u32) -> [u8; 3],
    ) -> PathBuf {
        let picture = Picture::drawn(size, colour);
        let path = folder.join(name);
        let colours = Colours::of(&[&picture]);
        fs::write(&path, file::still(&picture, &colours).expect("it is a picture"))
            .expect("the folder can be written");
        path
    }

    #[test]
    fn a_shrunk_picture_keeps_its_name_and_its_few_colours() {
        let folder = tempfile::tempdir().expect("a folder");
        let check = |x: u32, y: u32| {
            if (x / 4 + y / 4).is_multiple_of(2) { [8, 12, 24] } else { [80, 230, 255] }
        };
        let path = saved(folder.path(), "title.png", (32, 16), check);
        let baked = shrink(&path).expect("it is a picture");
        assert_eq!(baked.path, Path::new("title.png"));
        fs::write(&path, &baked.bytes).expect("the folder can be written");
        assert_eq!(Picture::read(&path).expect("it is a picture"), Picture::drawn((32, 16), check));
    }

    #[test]
    fn pictures_of_different_sizes_make_no_film_and_the_odd_one_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let one = saved(folder.path(), "one.png", (8, 8), |_, _| [0, 0, 0]);
        let odd = saved(folder.path(), "odd.png", (8, 16), |_, _| [0, 0, 0]);
        let told = film(&[one, odd], 80).expect_err("they differ").to_string();
        assert!(told.contains("odd.png"), "{told}");
        assert!(film(&[], 80).is_err());
    }

    #[test]
    fn what_is_no_picture_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("torn.png");
        fs::write(&path, "no picture").expect("the folder can be written");
        let told = shrink(&path).expect_err("it is torn").to_string();
        assert!(told.contains("torn.png"), "{told}");
    }
}
