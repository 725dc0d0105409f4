//! The only place that reads the time of day: for a fresh seed, and for today and its seed.

use daemonfall_campaign::Day;
use daemonfall_core::fingerprint_of;

/// A random seed. `elapsed` is the time the game has run, which is finer than a browser's clock.
pub fn fresh_seed(elapsed: std::time::Duration) -> u64 {
    // Eight digits are enough to tell dives apart and short enough to read out to a friend.
    let mixed = fingerprint_of(&(elapsed.as_nanos() as u64, system_nanos())).0;
    let seed = (mixed >> 32) ^ (mixed & 0xFFFF_FFFF);
    // Every offered seed has two groups of digits.
    seed | 0x1000_0000
}

/// Today in UTC. The digits of the seed of its run are its date, such as 2026-1127.
pub fn today() -> Day {
    let days = system_nanos() / (24 * 60 * 60 * 1_000_000_000);
    Day { number: days as u32, seed: seed_of_day(days) }
}

/// A day's date, such as 2026-11-27.
pub fn date(day: u32) -> String {
    let digits = format!("{:08x}", seed_of_day(day.into()));
    [&digits[..4], &digits[4..6], &digits[6..]].join("-")
}

/// For a number of days since the first of January 1970.
fn seed_of_day(days: u64) -> u64 {
    // In years that begin in March, a leap day is the last day: 146,097 days are 400 years.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let (month, turns) = if from_march < 10 { (from_march + 3, 0) } else { (from_march - 9, 1) };
    let year = 400 * era + year + turns;
    let digits = year * 10_000 + month * 100 + day;
    // Seeds are written in hexadecimal digits: each decimal digit becomes one of them.
    (0..8).map(|place| (digits / 10_u64.pow(place) % 10) << (4 * place)).sum()
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
    fn the_seed_of_a_day_is_written_as_its_date() {
        let days = [(0, "1970-0101"), (19_781, "2024-0228"), (19_782, "2024-0229")];
        let more = [(19_783, "2024-0301"), (20_784, "2026-1127"), (24_837, "2038-0101")];
        for (day, date) in days.into_iter().chain(more) {
            assert_eq!(daemonfall_core::seed_text(seed_of_day(day)), date);
        }
        assert_eq!(date(20_784), "2026-11-27");
    }

    #[test]
    fn fresh_seeds_have_two_groups_of_digits() {
        for nanos in 0..200 {
            let text = daemonfall_core::seed_text(fresh_seed(Duration::from_nanos(nanos)));
            assert_eq!(text.len(), 9, "{text}");
        }
    }
}
