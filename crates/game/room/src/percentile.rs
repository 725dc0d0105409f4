//! Percentiles of times.

use std::time::Duration;

/// The time that `part` hundredths of the values do not exceed. Sorts the values.
fn percentile(times: &mut [Duration], part: usize) -> Option<Duration> {
    times.sort_unstable();
    let place = (times.len() * part).div_ceil(100).max(1) - 1;
    times.get(place).copied()
}

/// The median, the time that 99 of 100 do not exceed, and the longest. Sorts the values.
pub fn spread(times: &mut [Duration]) -> Option<[Duration; 3]> {
    Some([percentile(times, 50)?, percentile(times, 99)?, percentile(times, 100)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_frames_the_second_worst_is_the_99th() {
        let mut frames: Vec<Duration> = (1..=100).map(Duration::from_millis).collect();
        let found = [99, 50, 100].map(|part| percentile(&mut frames, part));
        assert_eq!(found, [99, 50, 100].map(|time| Some(Duration::from_millis(time))));
        assert_eq!(percentile(&mut [], 99), None);
    }
}
