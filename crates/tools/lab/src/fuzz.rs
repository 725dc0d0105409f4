//! Fuzzing: readers are given altered texts, and must neither panic nor take long.
//!
//! A table of [`Target`]s is tried by a test, for seconds; `cargo xtask fuzz` tries it for as long
//! as one likes. Texts that were once a fault are kept in `tests/corpus` and come first.

mod mutator;

pub use mutator::{BOUNDS, Mutator};

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long a table is tried where the environment does not say.
const USUAL: Duration = Duration::from_secs(8);
/// How many altered texts each target reads at least, however slow the machine is.
const LEAST: u32 = 4;
/// A reader that takes longer for a text of the corpus's size is at fault.
const LONGEST: Duration = Duration::from_secs(20);

pub struct Target<'a> {
    pub name: &'static str,
    /// Sound texts; altered ones are made of them.
    pub corpus: Vec<String>,
    /// Reads a text and uses what it read for a while.
    pub read: Box<dyn Fn(&str) + 'a>,
}

impl<'a> Target<'a> {
    pub fn new(name: &'static str, corpus: Vec<String>, read: impl Fn(&str) + 'a) -> Self {
        assert!(!corpus.is_empty(), "{name}: nothing to alter");
        Self { name, corpus, read: Box::new(read) }
    }
}

/// A text that a reader cannot bear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub target: &'static str,
    pub what: String,
    pub file: PathBuf,
}

/// How long, and from which seed; `cargo xtask fuzz` sets both.
pub struct Effort {
    pub time: Duration,
    pub seed: u64,
}

impl Effort {
    pub fn asked() -> Self {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        Self {
            time: number("DAEMONFALL_FUZZ_SECONDS").map_or(USUAL, Duration::from_secs),
            seed: number("DAEMONFALL_FUZZ_SEED").unwrap_or(0),
        }
    }
}

/// Tries every target for its share of the time: the sound texts, those in its folder of `kept`,
/// and altered ones. Prints how many texts each target read.
pub fn run(targets: &[Target], kept: &Path, effort: &Effort) -> Vec<Finding> {
    let share = effort.time / targets.len().max(1) as u32;
    targets.iter().filter_map(|target| attempt(target, kept, share, effort.seed).err()).collect()
}

fn attempt(target: &Target, kept: &Path, share: Duration, seed: u64) -> Result<(), Finding> {
    let begun = Instant::now();
    // A text that ends the whole program is still there afterwards.
    let file = std::env::temp_dir().join(format!("daemonfall-fuzz-{}.txt", target.name));
    let mut mutator = Mutator::new(seed);
    let known = target.corpus.iter().cloned().chain(texts(&kept.join(target.name)));
    let mut known = known.collect::<Vec<_>>().into_iter();
    let (mut count, mut altered) = (0u64, 0u32);
    loop {
        let text = match known.next() {
            Some(text) => text,
            None if altered < LEAST || begun.elapsed() < share => {
                altered += 1;
                mutator.alter(&target.corpus)
            }
            None => break,
        };
        // What cannot be kept is only not there afterwards.
        let _ = std::fs::write(&file, &text);
        count += 1;
        let finding = |what| Finding { target: target.name, what, file: file.clone() };
        let started = Instant::now();
        catch_unwind(AssertUnwindSafe(|| (target.read)(&text)))
            .map_err(|panic| finding(format!("text {count}: {}", message(&*panic))))?;
        if started.elapsed() > LONGEST {
            return Err(finding(format!("text {count} took {:?}", started.elapsed())));
        }
    }
    println!("{}: {count} texts", target.name);
    // It was sound.
    let _ = std::fs::remove_file(&file);
    Ok(())
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panics: {}", text.unwrap_or("without a message"))
}

/// The texts of a folder, by name; none if there is no such folder.
pub fn texts(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files.iter().filter_map(|file| std::fs::read(file).ok()).map(lossy).collect()
}

fn lossy(bytes: Vec<u8>) -> String {
    String::from_utf8_lossy(&bytes).into_owned()
}
