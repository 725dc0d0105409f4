//! The arguments of a task: switches such as `--release`, values such as `--seed 7`, and names.

use crate::Failure;
use std::str::FromStr;

pub struct Flags {
    /// Each flag, what follows it by the list of the task, and what was given.
    given: Vec<(String, String, String)>,
    /// The words that belong to no flag.
    pub names: Vec<String>,
}

impl Flags {
    /// `takes` lists what the task takes, for messages too: `names, --seed N, --release`.
    pub fn read(args: &[String], takes: &str) -> Result<Self, Failure> {
        let mut flags = Self { given: Vec::new(), names: Vec::new() };
        let has_names = !takes.starts_with('-');
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let parts = takes.split(", ").map(|part| part.split_once(' ').unwrap_or((part, "")));
            match parts.into_iter().find(|(flag, _)| arg == flag) {
                Some((flag, what)) => {
                    let value =
                        if what.is_empty() { Some("") } else { args.next().map(|it| &**it) };
                    let value = value.ok_or_else(|| wrong(flag, what))?;
                    flags.given.push((flag.into(), what.into(), value.into()));
                }
                None if has_names && !arg.starts_with('-') => flags.names.push(arg.clone()),
                None => return Err(format!("unknown argument `{arg}`; it takes {takes}")),
            }
        }
        Ok(flags)
    }

    pub fn value(&self, flag: &str) -> Option<&str> {
        self.given.iter().rfind(|it| it.0 == flag).map(|it| it.2.as_str())
    }

    pub fn has(&self, flag: &str) -> bool {
        self.value(flag).is_some()
    }

    pub fn number<N: FromStr>(&self, flag: &str) -> Result<Option<N>, Failure> {
        let given = self.given.iter().rfind(|it| it.0 == flag);
        let read = given.map(|(_, what, it)| it.parse().map_err(|_| wrong(flag, what)));
        read.transpose()
    }
}

fn wrong(flag: &str, what: &str) -> Failure {
    format!("write {flag} {what}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    const TAKES: &str = "names of scripts, --seed N, --serve PORT, --release";

    #[test]
    fn flags_values_and_names_are_read_in_any_order() -> Result<(), Failure> {
        let flags = Flags::read(&words("dive --seed 40 --release door"), TAKES)?;
        assert_eq!((flags.number("--seed")?, flags.value("--seed")), (Some(40), Some("40")));
        assert!(flags.has("--release") && !flags.has("--serve"));
        assert_eq!(flags.names, ["dive", "door"]);
        assert_eq!(flags.number::<u16>("--serve")?, None);
        Ok(())
    }

    #[test]
    fn what_is_unknown_or_makes_no_sense_is_refused_in_words() {
        for (line, told) in [
            ("--fast", "unknown argument `--fast`; it takes names of scripts, --seed N"),
            ("--serve", "write --serve PORT"),
            ("--serve many", "write --serve PORT"),
            ("--serve 70000", "write --serve PORT"),
        ] {
            let read = Flags::read(&words(line), TAKES);
            let port = read.and_then(|flags| flags.number::<u16>("--serve"));
            assert!(port.is_err_and(|reason| reason.starts_with(told)), "{line}");
        }
        let nameless = Flags::read(&words("door"), "--release");
        assert!(nameless.is_err_and(|reason| reason.contains("`door`")));
    }
}
