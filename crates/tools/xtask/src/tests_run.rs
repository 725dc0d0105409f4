//! Runs every test of the workspace, passes on the output, and counts from what the test programs
//! print.

use crate::cargo::Call;
use crate::needs::Purpose;
use crate::{Failure, setup};
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::ops::AddAssign;
use std::process::{ExitCode, Stdio};

/// Ends with the line `N passed, N failed`.
pub fn test(args: &[String]) -> Result<ExitCode, Failure> {
    setup::ready(Purpose::Test)?;
    let tally = run_all(args, |cargo| cargo)?;
    Ok(conclude(tally))
}

pub fn conclude(tally: Tally) -> ExitCode {
    println!("{tally}");
    if tally.all_passed() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// All test programs run, even after a failure.
pub fn run_all(args: &[String], prepare: fn(Call) -> Call) -> Result<Tally, Failure> {
    let call = Call::cargo(["test", "--workspace", "--locked", "--no-fail-fast"]).args(args);
    let mut cargo = prepare(call);
    let line = cargo.line();
    println!("{line}");
    let mut child = cargo
        .command()
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start `{line}`: {error}"))?;
    let output = child.stdout.take().ok_or("the tests have no output to read")?;
    let tally = count_through(BufReader::new(output), std::io::stdout())
        .map_err(|error| format!("cannot pass on the output of `{line}`: {error}"))?;
    let status = child.wait().map_err(|error| format!("lost track of `{line}`: {error}"))?;
    if !status.success() && tally.all_passed() {
        println!(
            "`{line}` failed without a failed test (the build, or a test program that crashed); counted as one"
        );
    }
    Ok(tally.ended(status.success()))
}

fn count_through(mut from: impl BufRead, mut to: impl Write) -> std::io::Result<Tally> {
    let mut tally = Tally::default();
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 {
        to.write_all(&line)?;
        to.flush()?;
        tally += Tally::of_line(&String::from_utf8_lossy(&line));
        line.clear();
    }
    Ok(tally)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Reads a `test result:` line; any other line counts nothing.
    pub fn of_line(line: &str) -> Self {
        let Some(result) = line.trim_end().strip_prefix("test result: ") else {
            return Self::default();
        };
        let counts = result.split_once(". ").map_or("", |(_, counts)| counts);
        let count = |word: &str| {
            counts
                .split(';')
                .filter_map(|part| part.trim().split_once(' '))
                .find(|(_, name)| *name == word)
                .and_then(|(number, _)| number.parse().ok())
                .unwrap_or(0)
        };
        Self { passed: count("passed"), failed: count("failed") }
    }

    /// A failure without a failed test (a build error, a crash) counts as one.
    pub fn ended(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
    }

    pub fn all_passed(self) -> bool {
        self.failed == 0
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_passes_through_unchanged_while_it_is_counted() {
        let text: &[u8] = b"running 1 test\n\xff odd bytes\ntest result: ok. 1 passed; 0 failed; 0 ignored\nno end of line";
        let mut copy = Vec::new();
        let tally = count_through(text, &mut copy).unwrap();
        assert_eq!(copy, text);
        assert_eq!(tally, Tally { passed: 1, failed: 0 });
    }

    const GOOD: &str = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.02s\n";
    const BAD: &str = "test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1s";

    #[test]
    fn results_of_several_programs_add_up() {
        let mut tally = Tally::default();
        for line in ["running 12 tests", GOOD, "", BAD, "test odds_add_up ... ok"] {
            tally += Tally::of_line(line);
        }
        assert_eq!(tally.to_string(), "14 passed, 3 failed");
    }

    #[test]
    fn a_result_quoted_inside_a_line_counts_nothing() {
        assert_eq!(Tally::of_line(&format!("stdout: {GOOD}")), Tally::default());
        assert_eq!(Tally::of_line("test result: who knows"), Tally::default());
    }

    #[test]
    fn a_run_that_fails_without_a_failed_test_counts_one_failure() {
        let built_but_crashed = Tally { passed: 5, failed: 0 };
        assert_eq!(built_but_crashed.ended(false), Tally { passed: 5, failed: 1 });
        assert_eq!(built_but_crashed.ended(true), built_but_crashed);
        assert_eq!(Tally::of_line(BAD).ended(false), Tally { passed: 2, failed: 3 });
    }
}
