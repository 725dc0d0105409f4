//! Plays a script in its own folder, and collects its pictures.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use super::script::Script;
use crate::cargo::{built, root, target_dir};
use crate::screen::{self, Size};
use crate::{Failure, about};

/// Scripts are played in `gallery/WxH/NAME` in the target directory, each with its own saves.
pub struct Stage {
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
        super::files(&folder, "png")
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
