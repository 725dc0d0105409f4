//! The program under soak, software-rendered on a virtual display: its memory while it plays,
//! whether that stays flat, and how it ended.

use crate::cargo::root;
use crate::screen::{dress, on_a_screen};
use crate::{Failure, about};
use std::fs::{self, File};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

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
    call.args(["sh", "-c", NUMBERED]).arg(&number).arg(program);
    let mut child = dress(call, (1280, 720))
        .args(["--no-bloom", "--frames"])
        .arg(folder.join("frames.json"))
        .arg("--script")
        .arg(script)
        .arg("--saves")
        .arg(folder.join("saves"))
        .current_dir(root())
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

/// Memory samples, in KiB, evenly spaced in time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory(pub Vec<u64>);

impl Memory {
    /// The resident memory of a process, in KiB; none if it has ended.
    pub fn of(process: u32) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        resident(&status)
    }

    pub fn at(&self, percent: usize) -> Option<u64> {
        let last = self.0.len().checked_sub(1)?;
        self.0.get(last * percent / 100).copied()
    }

    /// The maximum of the first half after it has settled, and that of the second, to show growth.
    pub fn halves(&self) -> Option<(u64, u64)> {
        let (first, second) = self.0.split_at(self.0.len() / 2);
        let settled = first.get(first.len() / 5..)?;
        Some((*settled.iter().max()?, *second.iter().max()?))
    }
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_resident_part_is_read_from_a_status() {
        let status = "Name:\tgame\nVmPeak:\t 900 kB\nVmRSS:\t  397312 kB\nThreads:\t9\n";
        assert_eq!(resident(status), Some(397_312));
        assert_eq!(resident("Name:\tgone\n"), None);
    }

    #[test]
    fn memory_is_told_by_the_time_passed() {
        let memory = Memory((0..=100).collect());
        assert_eq!(
            [10, 50, 100].map(|percent| memory.at(percent)),
            [Some(10), Some(50), Some(100)]
        );
        assert_eq!(Memory::default().at(50), None);
    }

    #[test]
    fn what_is_loaded_at_first_is_no_growth() {
        let memory = Memory(vec![100, 300, 310, 305, 310, 308, 310, 309, 310, 310]);
        assert_eq!(memory.halves(), Some((310, 310)));
        assert_eq!(Memory::default().halves(), None);
    }
}
