//! The program under soak, software-rendered on a virtual display: its memory while it plays, and
//! how it ended.

use std::fs::{self, File};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::memory::Memory;
use crate::cargo::root;
use crate::screen::on_a_screen;
use crate::{Failure, about, probe};

/// Time between two samples of memory.
const BETWEEN: Duration = Duration::from_secs(2);
/// Writes its process id to a file and becomes the program, to be found behind other programs.
const NUMBERED: &str = "echo $$ > \"$0\" && exec \"$@\"";

pub struct Played {
    pub memory: Memory,
    /// The end of its output, if it failed.
    pub trouble: Option<String>,
}

pub fn play(program: &Path, script: &Path, folder: &Path) -> Result<Played, Failure> {
    let (told, number) = (folder.join("output.txt"), folder.join("number"));
    let file = File::create(&told).map_err(about(&told))?;
    let again = file.try_clone().map_err(|error| error.to_string())?;
    let mut call = on_a_screen("1280x720");
    if let Some(driver) = probe::vulkan_driver("lvp_icd") {
        call.env("VK_DRIVER_FILES", driver).env("WGPU_BACKEND", "vulkan");
    }
    let mut child = call
        .args(["sh", "-c", NUMBERED])
        .arg(&number)
        .arg(program)
        .args(["--mute", "--no-bloom", "--window", "--size", "1280x720"])
        .arg("--frames")
        .arg(folder.join("frames.json"))
        .arg("--script")
        .arg(script)
        .arg("--saves")
        .arg(folder.join("saves"))
        .current_dir(root())
        .env("DAEMONFALL_ASSETS", root().join("assets"))
        .env_remove("WAYLAND_DISPLAY")
        // With this, the driver draws on the calling thread, which leaves the main thread a core.
        .env("LP_NUM_THREADS", "0")
        .env("RUST_BACKTRACE", "1")
        .stdout(file)
        .stderr(again)
        .spawn()
        .map_err(|error| format!("cannot start xvfb-run: {error}"))?;
    let mut memory = Memory::default();
    let status = loop {
        let ended = child.try_wait().map_err(|error| error.to_string())?;
        if let Some(status) = ended {
            break status;
        }
        let process = fs::read_to_string(&number).ok();
        let process = process.and_then(|number| number.trim().parse().ok());
        memory.0.extend(process.and_then(Memory::of));
        sleep(BETWEEN);
    };
    let words = fs::read_to_string(&told).unwrap_or_default();
    let well = status.success() && !words.contains("panicked at");
    let trouble = (!well).then(|| format!("the program ended with {status}:\n{}", end_of(&words)));
    Ok(Played { memory, trouble })
}

fn end_of(words: &str) -> String {
    let lines: Vec<&str> = words.lines().collect();
    lines[lines.len().saturating_sub(30)..].join("\n")
}
