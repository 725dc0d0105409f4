//! Fingerprints: one number per state, the same exactly when the states are the same.
//!
//! A value's own `Serialize` writes it as canonical little-endian bytes (never `usize`-dependent,
//! never std's `Hash`). These are mixed word by word, so desktop and web agree.

mod writer;

use serde::{Deserialize, Serialize};
use std::fmt;

/// A 64-bit fingerprint. A sum over separate objects does not depend on their order.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// Replaces one object's share of a sum.
    pub fn replace(&mut self, old: Fingerprint, new: Fingerprint) {
        self.0 = self.0.wrapping_sub(old.0).wrapping_add(new.0);
    }

    /// Adds an object's share to a sum.
    pub fn add(&mut self, share: Fingerprint) {
        self.0 = self.0.wrapping_add(share.0);
    }

    /// Removes an object's share from a sum.
    pub fn remove(&mut self, share: Fingerprint) {
        self.0 = self.0.wrapping_sub(share.0);
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The fingerprint of one value.
pub fn fingerprint_of<T: Serialize + ?Sized>(value: &T) -> Fingerprint {
    let mut writer = writer::Writer::default();
    match value.serialize(&mut writer) {
        Ok(()) => Fingerprint(writer.finish()),
        // The writer never fails; only a hand-written `Serialize` can.
        Err(_) => Fingerprint(u64::MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Pair {
        left: u16,
        right: Option<i32>,
    }

    #[test]
    fn different_values_have_different_fingerprints() {
        let mut seen = std::collections::BTreeSet::new();
        for left in 0..64 {
            for right in [None, Some(0), Some(1), Some(-1), Some(i32::MAX)] {
                assert!(seen.insert(fingerprint_of(&Pair { left, right }).0));
            }
        }
        assert!(seen.insert(fingerprint_of(&(1u8, 2u8)).0));
        assert!(seen.insert(fingerprint_of(&(2u8, 1u8)).0));
    }

    #[test]
    fn the_fingerprint_is_the_same_on_every_machine() {
        let value = (1u64, -2i32, "daemon", vec![Some(3u8), None], 'x');
        let same = (1u64, -2i32, String::from("daemon"), &[Some(3u8), None][..], 'x');
        assert_eq!(fingerprint_of(&value).to_string(), fingerprint_of(&same).to_string());
    }
}
