//! Golden files: texts that a test makes, kept in a folder, so that a change shows in their diff.
//!
//! `cargo xtask catalog` (or `DAEMONFALL_UPDATE=1`) rewrites them. Check the diff before you commit.

use std::fs;
use std::path::Path;

/// Compares texts with the files of their names, or writes them. The folder holds no other files.
pub fn compare(folder: &Path, texts: &[(String, String)]) {
    let update = std::env::var_os("DAEMONFALL_UPDATE").is_some();
    if update {
        fs::create_dir_all(folder).unwrap();
    }
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().display().to_string());
    let strangers = names.filter(|name| texts.iter().all(|(known, _)| known != name));
    let mut breaches: Vec<String> =
        strangers.map(|name| format!("{name} belongs to nothing")).collect();
    for (name, text) in texts {
        if update {
            fs::write(folder.join(name), text).unwrap();
        } else {
            breaches.extend(difference(folder, name, text));
        }
    }
    let breaches = breaches.join("\n");
    assert!(breaches.is_empty(), "{breaches}\nIf the new texts are correct: cargo xtask catalog");
}

fn difference(folder: &Path, name: &str, text: &str) -> Option<String> {
    let Ok(known) = fs::read_to_string(folder.join(name)) else {
        return Some(format!("{name} is missing"));
    };
    let known = known.replace("\r\n", "\n");
    if known == text {
        return None;
    }
    let (mut old, mut new) = (known.lines(), text.lines());
    let mut line = 1;
    loop {
        match (old.next(), new.next()) {
            (Some(before), Some(now)) if before == now => line += 1,
            (before, now) => {
                let [before, now] = [before, now].map(|text| text.unwrap_or("(nothing)"));
                return Some(format!("{name}:{line}\n  was {before}\n  is  {now}"));
            }
        }
    }
}
