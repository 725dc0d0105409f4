//! What a change must pass: format, lints, tests, and that it compiles for browsers. Every step
//! runs, so that one run reports everything.

use crate::cargo::Call;
use crate::needs::Purpose;
use crate::tests_run::{self, Tally};
use crate::{Failure, setup, web};
use std::process::ExitCode;
use std::time::Instant;

const TEST_HINT: &str =
    "cargo xtask test NAME runs the tests whose names contain NAME; catalogs: cargo xtask catalog";

struct Outcome {
    name: &'static str,
    passed: bool,
    seconds: u64,
    hint: &'static str,
}

/// Ends with the line `N passed, N failed`; a failed step other than the tests counts as one.
pub fn ci() -> Result<ExitCode, Failure> {
    setup::ready(Purpose::Test)?;
    let format =
        step("format", "cargo fmt --all", || Call::cargo(["fmt", "--all", "--check"]).succeeds())?;
    let lints = step(
        "lints",
        "cargo clippy --workspace --all-targets --fix, or fix what is named above",
        || linted(Call::cargo(["build", "--workspace", "--all-targets", "--locked"])).succeeds(),
    )?;
    let mut tests = Tally::default();
    let tested = step("tests", TEST_HINT, || {
        // What the lints refuse is not compiled: then the tests are built without them.
        let lints: fn(Call) -> Call = if lints.passed { linted } else { |cargo| cargo };
        tests = tests_run::run_all(&[], lints)?;
        Ok(tests.all_passed())
    })?;
    let web = step("web", "cargo xtask web builds only for browsers", || {
        // If something it needs cannot be installed, the step fails and is reported with the others.
        Ok(web::check().unwrap_or_else(|failure| {
            eprintln!("{failure}");
            false
        }))
    })?;
    println!();
    for outcome in [&format, &lints, &tested, &web] {
        println!("{}", report(outcome));
    }
    tests.failed += [&format, &lints, &web].iter().filter(|step| !step.passed).count() as u64;
    Ok(tests_run::conclude(tests))
}

/// Lints while it compiles: one pass over the code, and one over the libraries, instead of two.
/// Sets what `cargo clippy -- -D warnings` sets for its own `cargo check`.
fn linted(cargo: Call) -> Call {
    cargo
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__")
}

fn step(
    name: &'static str,
    hint: &'static str,
    run: impl FnOnce() -> Result<bool, Failure>,
) -> Result<Outcome, Failure> {
    println!("\n== {name}");
    let began = Instant::now();
    let passed = run()?;
    Ok(Outcome { name, passed, seconds: began.elapsed().as_secs(), hint })
}

fn report(outcome: &Outcome) -> String {
    let Outcome { name, seconds, hint, .. } = outcome;
    let time = format!("{:>3} min {:02} s", seconds / 60, seconds % 60);
    if outcome.passed {
        format!("{name:<7} ok     {time}")
    } else {
        format!("{name:<7} FAILED {time}   to fix: {hint}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passed_step_is_reported_with_its_time_alone() {
        let outcome = Outcome { name: "lints", passed: true, seconds: 125, hint: "unused" };
        assert_eq!(report(&outcome), "lints   ok       2 min 05 s");
    }

    #[test]
    fn a_failed_step_says_how_to_mend_it() {
        let outcome =
            Outcome { name: "format", passed: false, seconds: 3, hint: "cargo fmt --all" };
        assert_eq!(report(&outcome), "format  FAILED   0 min 03 s   to fix: cargo fmt --all");
    }
}
