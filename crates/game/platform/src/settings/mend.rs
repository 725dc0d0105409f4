//! Reads a text of the player's that may have wrong lines: these are skipped and reported.

use serde::de::DeserializeOwned;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The line, from 1.
    pub line: usize,
    pub reason: String,
}

/// One entry per line, as the game writes it; wrong ones are left out. Fails if more is broken.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<(T, Vec<Complaint>), Complaint> {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut complaints: Vec<Complaint> = Vec::new();
    loop {
        let error = match ron::from_str(&lines.join("\n")) {
            Ok(read) => return Ok((read, complaints)),
            Err(error) => error,
        };
        let line = error.span.end.line;
        let complaint = Complaint { line, reason: short(&error.code.to_string()) };
        let at_fault = line.checked_sub(1).and_then(|at| lines.get_mut(at));
        match at_fault.filter(|line| is_entry(line)) {
            Some(entry) => *entry = "",
            None => return Err(complaints.into_iter().next().unwrap_or(complaint)),
        }
        complaints.push(complaint);
    }
}

/// A reason without the list of all accepted alternatives.
fn short(reason: &str) -> String {
    let shortened = reason.split(", expected one of").next();
    shortened.unwrap_or(reason).into()
}

/// Whether a line is a complete entry, so that it can be left out.
fn is_entry(line: &str) -> bool {
    let line = line.trim();
    line.ends_with(',') && line.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type Map = BTreeMap<String, u32>;

    #[test]
    fn a_text_that_is_cut_short_is_refused_with_its_line() {
        let Err(complaint) = read::<Map>("{\n    \"a\": 1,\n    \"b\":") else {
            panic!("it has no end");
        };
        assert_eq!(complaint.line, 3);
        assert!(read::<Map>("").is_err());
    }
}
