//! Alters texts: by bytes, numbers, words and brackets, and JSON by its fields too. The body of a
//! text in an envelope gets a new checksum, so that it is read.

use super::lossy;
use daemonfall_core::{Stream, Streams, envelope};
use serde_json::Value;

/// Numbers at the bounds of the types that readers use, and beyond.
pub const BOUNDS: [&str; 20] = [
    "0",
    "1",
    "-1",
    "127",
    "128",
    "255",
    "256",
    "-32768",
    "32767",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "1e400",
    "0.5",
];

const NESTED: usize = 2_000;

type Change = fn(&mut Mutator, &mut Vec<u8>, &[String]);

/// Makes altered texts; the same seed makes the same ones.
pub struct Mutator {
    dice: Streams,
}

impl Mutator {
    pub fn new(seed: u64) -> Self {
        Self { dice: Streams::new(seed) }
    }

    /// One of these texts, altered in one place or a few.
    pub fn alter(&mut self, corpus: &[String]) -> String {
        let text = &corpus[self.below(corpus.len())];
        match envelope::kind(text).zip(text.split_once('\n')) {
            Some((kind, (_, body))) if self.below(4) > 0 => {
                envelope::wrap(&kind, &self.altered(body, corpus))
            }
            _ => self.altered(text, corpus),
        }
    }

    fn altered(&mut self, text: &str, corpus: &[String]) -> String {
        const CHANGES: [Change; 8] = [flip, cut, repeat, splice, number, number, word, group];
        if self.below(2) == 0
            && let Ok(mut value) = serde_json::from_str::<Value>(text)
        {
            for _ in 0..=self.below(2) {
                self.alter_field(&mut value);
            }
            return value.to_string();
        }
        let mut bytes = text.as_bytes().to_vec();
        if self.below(64) == 0 {
            nest(self, &mut bytes);
        }
        for _ in 0..=self.below(3) {
            CHANGES[self.below(CHANGES.len())](self, &mut bytes, corpus);
        }
        lossy(bytes)
    }

    /// Alters a JSON value somewhere inside.
    fn alter_field(&mut self, value: &mut Value) {
        let go_on = self.below(8) > 0;
        match value {
            Value::Array(list) if go_on && !list.is_empty() => {
                let place = self.below(list.len());
                match self.below(12) {
                    0 => drop(list.remove(place)),
                    1 => list.push(list[place].clone()),
                    2 => list.swap(0, place),
                    _ => self.alter_field(&mut list[place]),
                }
            }
            Value::Object(fields) if go_on && !fields.is_empty() => {
                let name = fields.keys().nth(self.below(fields.len())).cloned().unwrap_or_default();
                match self.below(12) {
                    0 => drop(fields.remove(&name)),
                    _ => self.alter_field(&mut fields[&name]),
                }
            }
            Value::Number(_) => *value = self.bound(),
            other => {
                *other = match self.below(5) {
                    0 => Value::Null,
                    1 => Value::Array(Vec::new()),
                    2 => "x".repeat(self.below(300)).into(),
                    3 => true.into(),
                    _ => self.bound(),
                }
            }
        }
    }

    fn bound(&mut self) -> Value {
        serde_json::from_str(BOUNDS[self.below(BOUNDS.len())]).unwrap_or(Value::Null)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice.below(Stream::Dive, bound as u32) as usize
    }

    /// A place in these bytes, its end included.
    fn place(&mut self, bytes: &[u8]) -> usize {
        self.below(bytes.len() + 1)
    }

    /// A short range of these bytes.
    fn range(&mut self, bytes: &[u8]) -> std::ops::Range<usize> {
        let from = self.place(bytes);
        from..(from + self.below(40)).min(bytes.len())
    }

    /// The first run of such bytes from some place on.
    fn run(&mut self, bytes: &[u8], is: fn(&u8) -> bool) -> Option<std::ops::Range<usize>> {
        let from = self.place(bytes);
        let start = from + bytes[from..].iter().position(is)?;
        let length = bytes[start..].iter().position(|byte| !is(byte));
        Some(start..length.map_or(bytes.len(), |length| start + length))
    }
}

#[expect(clippy::ptr_arg, reason = "all changes have one signature")]
fn flip(mutator: &mut Mutator, bytes: &mut Vec<u8>, _: &[String]) {
    let place = mutator.place(bytes);
    let bit = 1 << mutator.below(8);
    if let Some(byte) = bytes.get_mut(place) {
        *byte ^= bit;
    }
}

fn cut(mutator: &mut Mutator, bytes: &mut Vec<u8>, _: &[String]) {
    match mutator.below(4) {
        0 => bytes.truncate(mutator.place(bytes)),
        _ => drop(bytes.drain(mutator.range(bytes))),
    }
}

fn repeat(mutator: &mut Mutator, bytes: &mut Vec<u8>, _: &[String]) {
    let range = mutator.range(bytes);
    bytes.splice(range.start..range.start, bytes[range].to_vec());
}

fn splice(mutator: &mut Mutator, bytes: &mut Vec<u8>, corpus: &[String]) {
    let other = corpus[mutator.below(corpus.len())].as_bytes();
    let (from, to) = (mutator.place(other), mutator.place(bytes));
    bytes.truncate(to);
    bytes.extend_from_slice(&other[from..]);
}

fn number(mutator: &mut Mutator, bytes: &mut Vec<u8>, _: &[String]) {
    let bound = BOUNDS[mutator.below(BOUNDS.len())];
    if let Some(digits) = mutator.run(bytes, u8::is_ascii_digit) {
        bytes.splice(digits, bound.bytes());
    }
}

fn word(mutator: &mut Mutator, bytes: &mut Vec<u8>, corpus: &[String]) {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let other = corpus[mutator.below(corpus.len())].as_bytes();
    if let (Some(old), Some(new)) = (mutator.run(bytes, is_letter), mutator.run(other, is_letter)) {
        bytes.splice(old, other[new].iter().copied());
    }
}

/// Empties, repeats or removes what stands in brackets.
fn group(mutator: &mut Mutator, bytes: &mut Vec<u8>, _: &[String]) {
    let opens = |byte: &u8| b"([{".contains(byte);
    let Some(start) = mutator.run(bytes, opens).map(|run| run.start) else { return };
    let mut depth = 0;
    let end = bytes[start..].iter().position(|byte| {
        depth += i32::from(opens(byte)) - i32::from(b")]}".contains(byte));
        depth == 0
    });
    let Some(end) = end.map(|length| start + length) else { return };
    match mutator.below(3) {
        0 => drop(bytes.drain(start + 1..end)),
        1 => drop(bytes.drain(start..=end)),
        _ => {
            let again = [&b","[..], &bytes[start..=end]].concat();
            bytes.splice(end + 1..end + 1, again);
        }
    }
}

fn nest(mutator: &mut Mutator, bytes: &mut Vec<u8>) {
    let (place, open) = (mutator.place(bytes), b"([{"[mutator.below(3)]);
    bytes.splice(place..place, std::iter::repeat_n(open, NESTED));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_alters_alike_and_what_was_sealed_stays_so() {
        let corpus = [envelope::wrap("run", "{\"turn\":3,\"units\":[1,2,{\"health\":4}]}")];
        let make = || {
            let mut mutator = Mutator::new(7);
            (0..400).map(|_| mutator.alter(&corpus)).collect::<Vec<_>>()
        };
        let texts = make();
        assert_eq!(texts, make());
        let opened = texts.iter().filter(|text| envelope::open("run", text).is_ok()).count();
        assert!((200..400).contains(&opened), "{opened}");
        let changed = texts.iter().filter(|text| **text != corpus[0]).count();
        assert!(changed > 350, "{changed}");
    }
}
