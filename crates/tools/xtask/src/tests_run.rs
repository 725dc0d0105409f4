//! Runs every test of the workspace, passes on the output, and counts.

use std::io::{BufRead, BufReader, Write};
use std::process::{ExitCode, Stdio};

use crate::cargo::{Cargo, cannot_start};
use crate::needs::Purpose;
use crate::tally::Tally;
use crate::{Failure, setup};

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
pub fn run_all(args: &[String], prepare: fn(Cargo) -> Cargo) -> Result<Tally, Failure> {
    let call = Cargo::new(["test", "--workspace", "--locked", "--no-fail-fast"]).args(args);
    let mut cargo = prepare(call);
    let line = cargo.line();
    println!("{line}");
    let mut child = cargo
        .command()
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| cannot_start(&line, &error))?;
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
}
