//! What a change must pass: format, lints, tests, and that it compiles for browsers. Every step
//! runs, so that one run reports everything.

use std::process::ExitCode;
use std::time::Instant;

use crate::cargo::Cargo;
use crate::needs::Purpose;
use crate::tally::Tally;
use crate::{Failure, setup, tests_run, web};

struct Step {
    name: &'static str,
    call: &'static [&'static str],
    hint: &'static str,
}

const CHECKS: [Step; 2] = [
    Step { name: "format", call: &["fmt", "--all", "--check"], hint: "cargo fmt --all" },
    Step {
        name: "lints",
        call: &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        hint: "cargo clippy --workspace --all-targets --fix, or fix what the lints name above",
    },
];

const TEST_HINT: &str =
    "cargo xtask test NAME runs the tests whose names contain NAME; catalogs: cargo xtask catalog";

struct Outcome {
    name: &'static str,
    passed: bool,
    seconds: u64,
    hint: &'static str,
}

/// `cargo xtask ci`: ends with the line `N passed, N failed`. A failed step other than the tests
/// counts as one.
pub fn ci() -> Result<ExitCode, Failure> {
    setup::ready(Purpose::Test)?;
    let mut outcomes = Vec::new();
    let mut tally = Tally::default();
    let mut step = |name, hint, run: &dyn Fn() -> Result<Tally, Failure>| {
        println!("\n== {name}");
        let began = Instant::now();
        let counted = run()?;
        tally += counted;
        let seconds = began.elapsed().as_secs();
        outcomes.push(Outcome { name, passed: counted.all_passed(), seconds, hint });
        Ok::<_, Failure>(())
    };
    let one = |passed: bool| Tally { passed: 0, failed: u64::from(!passed) };
    for check in &CHECKS {
        step(check.name, check.hint, &|| Ok(one(Cargo::new([]).args(check.call).succeeds()?)))?;
    }
    step("tests", TEST_HINT, &|| tests_run::run_all(&[]))?;
    // If something it needs cannot be installed, the step fails and is reported with the others.
    step("web", "cargo xtask web builds only for browsers", &|| {
        Ok(one(web::check().unwrap_or_else(|failure| {
            eprintln!("{failure}");
            false
        })))
    })?;
    println!();
    for outcome in &outcomes {
        println!("{}", report(outcome));
    }
    Ok(tests_run::conclude(tally))
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
