//! The report of a soak: frame times by screen, memory, and failures.

use super::program::Memory;
use std::fmt::{self, Display, Formatter};

/// Growth allowed from the first half to the second, in percent: for longer lists, not for a leak.
const GROWTH: u64 = 5;

/// Frame times of a screen, in microseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    name: String,
    frames: u64,
    median: u64,
    percentile_99: u64,
    worst: u64,
    long: u64,
}

/// Parsed here, since the report has few lines and xtask needs no library.
pub fn screens(report: &str) -> Vec<Screen> {
    let Some((_, screens)) = report.split_once("\"screens\"") else { return Vec::new() };
    let parts = screens.split('}').filter_map(|part| {
        let (name, numbers) = part.rsplit_once('{')?;
        Some(Screen {
            name: name.rsplit('"').nth(1)?.to_owned(),
            frames: number(numbers, "frames")?,
            median: number(numbers, "median")?,
            percentile_99: number(numbers, "percentile_99")?,
            worst: number(numbers, "worst")?,
            long: number(numbers, "long")?,
        })
    });
    parts.collect()
}

pub fn long_frames(report: &str) -> Vec<String> {
    let Some((_, long)) = report.split_once("\"long_frames\"") else { return Vec::new() };
    let parts = long.split('}').filter_map(|part| {
        let on = part.split_once("\"on\":")?.1.split('"').nth(1)?;
        let (at, took) = (number(part, "at")?, number(part, "took")?);
        let mut told = format!("{on} after {at} s: {} ms", milliseconds(took));
        for (key, words) in [("ran", "of them run"), ("waited", "without a core")] {
            if let Some(part) = number(part, key) {
                told += &format!(", {} ms {words}", milliseconds(part));
            }
        }
        Some(told)
    });
    parts.collect()
}

/// The integer part of a number in a list of keys and values.
pub fn number(list: &str, key: &str) -> Option<u64> {
    let (_, rest) = list.split_once(&format!("\"{key}\":"))?;
    let digits = rest.trim_start();
    let end = digits.find(|sign: char| !sign.is_ascii_digit());
    digits[..end.unwrap_or(digits.len())].parse().ok()
}

pub struct Told {
    pub frames: Vec<Screen>,
    /// The times of frames over 50 ms, as text.
    pub long: Vec<String>,
    pub memory: Memory,
    pub trouble: Option<String>,
    /// Whether frames over 50 ms are failures: an unoptimized build is not expected to be smooth.
    pub strict: bool,
}

impl Told {
    pub fn failures(&self) -> Vec<String> {
        let mut wrong: Vec<String> = self.trouble.iter().cloned().collect();
        if self.frames.is_empty() {
            wrong.push("the program wrote no frame times".into());
        }
        match self.memory.halves() {
            Some((first, second)) if second * 100 > first * (100 + GROWTH) => wrong.push(format!(
                "memory grows: at most {} in the first half, {} in the second",
                mebibytes(first),
                mebibytes(second)
            )),
            Some(_) => {}
            None => wrong.push("memory was not measured".into()),
        }
        let long = self.frames.iter().filter(|screen| screen.long > 0);
        if self.strict {
            wrong.extend(
                long.map(|screen| {
                    format!("{}: {} frames took over 50 ms", screen.name, screen.long)
                }),
            );
        }
        wrong
    }
}

fn mebibytes(kibibytes: u64) -> String {
    format!("{} MiB", kibibytes / 1024)
}

fn milliseconds(micros: u64) -> String {
    format!("{}.{:02}", micros / 1000, micros % 1000 / 10)
}

impl Display for Told {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        writeln!(
            out,
            "| screen | frames | median | 99 % | worst | over 50 ms |\n|---|---|---|---|---|---|"
        )?;
        for screen in &self.frames {
            writeln!(
                out,
                "| {} | {} | {} ms | {} ms | {} ms | {} |",
                screen.name,
                screen.frames,
                milliseconds(screen.median),
                milliseconds(screen.percentile_99),
                milliseconds(screen.worst),
                screen.long
            )?;
        }
        writeln!(out)?;
        for long in &self.long {
            writeln!(out, "{long}")?;
        }
        for percent in [10, 50, 100] {
            if let Some(memory) = self.memory.at(percent) {
                writeln!(out, "memory at {percent} % of the time: {}", mebibytes(memory))?;
            }
        }
        let failures = self.failures();
        for failure in &failures {
            writeln!(out, "WRONG: {failure}")?;
        }
        match failures.len() {
            0 => write!(out, "All is well."),
            all => write!(out, "{all} failures."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"{ "panels": true, "entities": 812, "screens": {
        "dive": { "frames": 300, "median": 4120, "percentile_99": 9050, "worst": 61000, "long": 2 },
        "run end": { "frames": 40, "median": 900, "percentile_99": 1000, "worst": 1100, "long": 0 } },
        "long_frames": [ { "on": "dive", "at": 61.75, "took": 61000, "ran": null, "waited": null }, { "on": "dive", "at": 90.5, "took": 52340, "ran": 12000, "waited": 40300 } ] }"#;

    fn told(memory: Vec<u64>, strict: bool) -> Told {
        Told {
            frames: screens(REPORT),
            long: long_frames(REPORT),
            memory: Memory(memory),
            trouble: None,
            strict,
        }
    }

    #[test]
    fn screens_are_read_from_the_programs_report() {
        let found = screens(REPORT);
        assert_eq!(found.len(), 2);
        assert_eq!(
            found[1],
            Screen {
                name: "run end".into(),
                frames: 40,
                median: 900,
                percentile_99: 1000,
                worst: 1100,
                long: 0
            }
        );
        assert!(screens("").is_empty());
    }

    #[test]
    fn long_frames_are_wrong_where_the_build_is_meant_to_be_smooth() {
        let flat = vec![400_000; 20];
        assert!(told(flat.clone(), false).failures().is_empty());
        let wrong = told(flat, true).failures();
        assert_eq!(wrong, ["dive: 2 frames took over 50 ms"]);
    }

    #[test]
    fn memory_that_grows_is_wrong() {
        let grows = (0..20).map(|step| 400_000 + step * 10_000).collect();
        let wrong = told(grows, false).failures();
        assert!(wrong[0].contains("memory grows"), "{wrong:?}");
    }

    #[test]
    fn the_table_names_every_screen() {
        let text = told(vec![400_000; 20], false).to_string();
        assert!(text.contains("| dive | 300 | 4.12 ms | 9.05 ms | 61.00 ms | 2 |"), "{text}");
        assert!(
            text.contains("dive after 61 s: 61.00 ms\ndive after 90 s: 52.34 ms, 12.00 ms of them run, 40.30 ms without a core\n"),
            "{text}"
        );
        assert!(text.contains("memory at 50 % of the time: 390 MiB"), "{text}");
    }
}
