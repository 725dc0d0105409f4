//! The peak memory of this program.

/// In MiB, from Linux's `/proc`; `None` elsewhere.
pub fn peak_mib() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(crate::rounded(kib / 1024.0, 1))
}
