//! `cargo xtask gallery`: the gallery's pictures, taken by scripts from the real program, and the
//! film in the README.

mod script;

use crate::cargo::{Call, built, root, target_dir};
use crate::flags::Flags;
use crate::needs::Purpose;
use crate::screen::{self, Size};
use crate::{Failure, about, files, setup};
use script::Script;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};

const OF_THE_BOOK: Size = (1280, 720);
/// Milliseconds per picture of the film, equal to the frame time in its scripts.
const OF_THE_FILM: &str = "80";

/// With a size, the pictures go only into the target directory.
pub fn gallery(args: &[String]) -> Result<ExitCode, Failure> {
    let wish = Wish::read(args)?;
    let scripts = if wish.film {
        Script::read_all(&sources().join("film"))?
    } else {
        chosen(Script::read_all(&sources())?, &wish.names)?
    };
    setup::ready(Purpose::Test)?;
    Call::cargo(["build", "--workspace", "--locked"])
        .args(["--bin", "daemonfall", "--bin", "daemonfall-lab", "--bin", "daemonfall-bake"])
        .run()?;
    let size = wish.size.unwrap_or(OF_THE_BOOK);
    let stage = Stage::new(size);
    let mut pictures = Vec::new();
    for script in &scripts {
        let taken = stage.play(script)?;
        println!("{:<16} {} pictures", script.name, taken.len());
        pictures.extend(taken);
    }
    if wish.film {
        let film = folder().join("film.png");
        bake(&["film", "--milliseconds", OF_THE_FILM], &film, &pictures)?;
    } else if wish.size.is_none() {
        bake(&["shrink"], &folder(), &pictures)?;
        let all = Script::read_all(&sources())?;
        let page = folder().join("README.md");
        fs::write(&page, index(&all)).map_err(about(&page))?;
    } else {
        let size = screen::text(size);
        println!("in {}", target_dir().join("gallery").join(size).display());
    }
    Ok(ExitCode::SUCCESS)
}

fn sources() -> PathBuf {
    root().join("tests/gallery")
}

fn folder() -> PathBuf {
    root().join("docs/gallery")
}

fn bake(command: &[&str], out: &Path, pictures: &[PathBuf]) -> Result<(), Failure> {
    let program = built("daemonfall-bake", false);
    Call::of(program).args(command).args([out]).args(pictures).run().map(|_| ())
}

fn chosen(scripts: Vec<Script>, names: &[String]) -> Result<Vec<Script>, Failure> {
    let known = |name: &String| scripts.iter().any(|script| script.name == *name);
    if let Some(odd) = names.iter().find(|name| !known(name)) {
        let all: Vec<&str> = scripts.iter().map(|script| script.name.as_str()).collect();
        return Err(format!("there is no script `{odd}`; these exist: {}", all.join(", ")));
    }
    let mut scripts = scripts;
    scripts.retain(|script| names.is_empty() || names.contains(&script.name));
    Ok(scripts)
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Wish {
    film: bool,
    size: Option<Size>,
    names: Vec<String>,
}

impl Wish {
    fn read(args: &[String]) -> Result<Self, Failure> {
        let flags = Flags::read(args, "names of scripts, --size WxH, --film")?;
        let size = flags.value("--size").map(screen::read).transpose()?;
        let wish = Self { film: flags.has("--film"), size, names: flags.names };
        if wish.film && (wish.size.is_some() || !wish.names.is_empty()) {
            Err("--film stands alone: it has scripts and a size of its own".to_owned())
        } else {
            Ok(wish)
        }
    }
}

/// Scripts are played in `gallery/WxH/NAME` in the target directory, each with its own saves.
struct Stage {
    size: Size,
    folder: PathBuf,
}

impl Stage {
    pub fn new(size: Size) -> Self {
        Self { size, folder: target_dir().join("gallery").join(screen::text(size)) }
    }

    pub fn play(&self, script: &Script) -> Result<Vec<PathBuf>, Failure> {
        let folder = self.folder.join(&script.name);
        let _ = fs::remove_dir_all(&folder);
        // Includes the folder for replays that the lab may write.
        let replays = folder.join("saves/replays");
        fs::create_dir_all(&replays).map_err(about(&replays))?;
        for arguments in &script.lab {
            let mut lab = Command::new(built("daemonfall-lab", false));
            lab.env("DAEMONFALL_ASSETS", root().join("assets")).args(arguments);
            ends_well(lab.current_dir(&folder), script)?;
        }
        let mut game = screen::game(&built("daemonfall", false), self.size);
        game.args(["--saves", "saves", "--script"]).arg(&script.file).args(&script.game);
        ends_well(game.current_dir(&folder), script)?;
        files(&folder, ".png")
    }
}

fn ends_well(call: &mut Command, script: &Script) -> Result<(), Failure> {
    let name = call.get_program().to_string_lossy().into_owned();
    let Output { status, stdout, stderr } = call
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("cannot start {name}: {error}"))?;
    let told = [stdout, stderr].concat();
    match status.success() {
        true => Ok(()),
        false => Err(format!(
            "{}: {name} failed ({status}) with this output:\n{}",
            script.file.display(),
            String::from_utf8_lossy(&told)
        )),
    }
}

const HEAD: &str = "\
# Gallery

Every screen, taken from the real program by the scripts in `tests/gallery` with `cargo xtask gallery`. With `--size 844x390` (or any other size) the pictures go
into the target directory instead. Names of scripts as arguments play only these scripts. The pictures have 256 colours to keep them small.
";

fn index(scripts: &[Script]) -> String {
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
    use super::*;
    use crate::{Failure, about};

    fn read(line: &str) -> Result<Wish, Failure> {
        Wish::read(&crate::words(line))
    }

    #[test]
    fn names_and_a_size_are_read_in_any_order() {
        let wish =
            Wish { film: false, size: Some((844, 390)), names: vec!["dive".into(), "door".into()] };
        assert_eq!(read("dive --size 844x390 door"), Ok(wish));
        assert_eq!(read(""), Ok(Wish::default()));
    }

    #[test]
    fn what_it_does_not_know_is_refused() {
        assert!(read("--film dive").is_err_and(|reason| reason.contains("alone")));
        let refused = chosen(Vec::new(), &["dive".to_owned()]);
        assert!(refused.is_err_and(|reason| reason.contains("`dive`")));
    }

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
