//! The catalog of sectors: generated ones as text, so that a change to generation shows in a diff.
//!
//! `cargo xtask catalog` (or `DAEMONFALL_UPDATE=1`) rewrites the files; look at their diff before
//! you commit it.

use crate::small;
use daemonfall_core::Streams;
use daemonfall_sector::{Rules, spread};
use std::fs;
use std::path::Path;

const SEEDS: std::ops::RangeInclusive<u64> = 1..=4;

#[test]
fn generated_sectors_are_those_of_the_catalog() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/catalog");
    let rules = small::rules();
    let update = std::env::var_os("DAEMONFALL_UPDATE").is_some();
    if update {
        fs::create_dir_all(&folder).unwrap();
    }
    let sizes: Vec<String> =
        rules.library.recipes().iter().map(|recipe| recipe.key.clone()).collect();
    let mut breaches = strangers(&folder, &sizes);
    for size in &sizes {
        let path = folder.join(file(size));
        let text: String = SEEDS.map(|seed| sector(&rules, size, seed)).collect();
        if update {
            fs::write(&path, text).unwrap();
        } else {
            breaches.extend(difference(&path, &text));
        }
    }
    assert!(
        breaches.is_empty(),
        "{}\nIf the new sectors are correct, run: cargo xtask catalog",
        breaches.join("\n")
    );
}

fn strangers(folder: &Path, sizes: &[String]) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().display().to_string());
    names
        .filter(|name| !sizes.iter().any(|size| *name == file(size)))
        .map(|name| format!("{name} belongs to no size"))
        .collect()
}

fn file(size: &str) -> String {
    format!("{size}.txt")
}

fn sector(rules: &Rules, size: &str, seed: u64) -> String {
    let sector = rules.generate(size, &mut Streams::new(seed)).unwrap();
    let values = rules.start_values(&sector);
    let totals: Vec<String> = values
        .iter()
        .map(|value| {
            let kind = sector.faction(value.faction).kind;
            format!("{} {}", rules.library.faction(kind).key, value.total)
        })
        .collect();
    format!(
        "Sector {size}, seed {seed}\n\n{}Starts: {}, {} % apart\nFingerprint {}\n\n",
        rules.picture(&sector),
        totals.join(", "),
        spread(&values),
        sector.fingerprint()
    )
}

fn difference(path: &Path, text: &str) -> Option<String> {
    let name = path.file_name().unwrap_or_default().display();
    let Ok(known) = fs::read_to_string(path) else {
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
