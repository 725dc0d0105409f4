//! Gives the readers of rules, lab and game altered texts, for minutes or hours.

use std::process::ExitCode;

use crate::Failure;
use crate::cargo::Cargo;

/// The two tests that try a table of readers each: that of the lab, and that of the game.
const TABLES: [&str; 6] = ["test", "--locked", "--workspace", "--lib", "--test", "main"];

struct Plan {
    minutes: u64,
    seed: u64,
}

pub fn fuzz(args: &[String]) -> Result<ExitCode, Failure> {
    let plan = read(args)?;
    Cargo::new(TABLES)
        .args(["fuzz::no_altered", "--", "--nocapture"])
        .env("DAEMONFALL_FUZZ_SECONDS", &(plan.minutes * 30).to_string())
        .env("DAEMONFALL_FUZZ_SEED", &plan.seed.to_string())
        .run()
}

fn read(args: &[String]) -> Result<Plan, Failure> {
    let mut plan = Plan { minutes: 10, seed: 0 };
    for pair in args.chunks(2) {
        let number = pair.get(1).and_then(|number| number.parse().ok());
        match (pair[0].as_str(), number) {
            ("--minutes", Some(number)) => plan.minutes = number,
            ("--seed", Some(number)) => plan.seed = number,
            (flag, _) => return Err(format!("takes --minutes N and --seed N, not `{flag}`")),
        }
    }
    Ok(plan)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn minutes_and_a_seed_are_read_and_nothing_else() {
        let plan = read(&words("--minutes 90 --seed 7")).unwrap();
        assert_eq!((plan.minutes, plan.seed), (90, 7));
        for wrong in ["--minutes", "--minutes many", "--hours 2"] {
            assert!(read(&words(wrong)).is_err(), "{wrong}");
        }
    }
}
