//! Samples a process's memory while it runs, and checks whether it stays flat.

use std::fs;

/// Memory samples, in KiB, evenly spaced in time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory(pub Vec<u64>);

impl Memory {
    /// The resident memory of a process, in KiB; none if it has ended.
    pub fn of(process: u32) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        resident(&status)
    }

    pub fn at(&self, percent: usize) -> Option<u64> {
        let last = self.0.len().checked_sub(1)?;
        self.0.get(last * percent / 100).copied()
    }

    /// The maximum of the first half after it has settled, and that of the second, to show growth.
    pub fn halves(&self) -> Option<(u64, u64)> {
        let (first, second) = self.0.split_at(self.0.len() / 2);
        let settled = first.get(first.len() / 5..)?;
        Some((*settled.iter().max()?, *second.iter().max()?))
    }
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_resident_part_is_read_from_a_status() {
        let status = "Name:\tgame\nVmPeak:\t 900 kB\nVmRSS:\t  397312 kB\nThreads:\t9\n";
        assert_eq!(resident(status), Some(397_312));
        assert_eq!(resident("Name:\tgone\n"), None);
    }

    #[test]
    fn memory_is_told_by_the_time_passed() {
        let memory = Memory((0..=100).collect());
        assert_eq!(
            [10, 50, 100].map(|percent| memory.at(percent)),
            [Some(10), Some(50), Some(100)]
        );
        assert_eq!(Memory::default().at(50), None);
    }

    #[test]
    fn what_is_loaded_at_first_is_no_growth() {
        let memory = Memory(vec![100, 300, 310, 305, 310, 308, 310, 309, 310, 310]);
        assert_eq!(memory.halves(), Some((310, 310)));
        assert_eq!(Memory::default().halves(), None);
    }
}
