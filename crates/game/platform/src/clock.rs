//! The only place that reads something unpredictable from outside: a fresh seed.

use daemonfall_core::fingerprint_of;

/// A random seed. `elapsed` is the time the game has run, which is finer than a browser's clock.
pub fn fresh_seed(elapsed: std::time::Duration) -> u64 {
    // Eight digits are enough to tell dives apart and short enough to read out to a friend.
    let mixed = fingerprint_of(&(elapsed.as_nanos() as u64, system_nanos())).0;
    let seed = (mixed >> 32) ^ (mixed & 0xFFFF_FFFF);
    // Every offered seed has two groups of digits.
    seed | 0x1000_0000
}

#[cfg(not(target_family = "wasm"))]
fn system_nanos() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}

#[cfg(target_family = "wasm")]
fn system_nanos() -> u64 {
    // A browser reports milliseconds.
    (js_sys::Date::now() as u64).wrapping_mul(1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn fresh_seeds_have_two_groups_of_digits() {
        for nanos in 0..200 {
            let text = daemonfall_core::seed_text(fresh_seed(Duration::from_nanos(nanos)));
            assert_eq!(text.len(), 9, "{text}");
        }
    }
}
