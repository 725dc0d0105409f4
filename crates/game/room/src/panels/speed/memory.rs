//! The program's memory use, where it is known.

#[cfg(target_os = "linux")]
pub fn taken() -> Option<u64> {
    let about = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = about.split_whitespace().nth(1)?.parse().ok()?;
    // The kernel counts in pages, which have this size on all supported targets.
    Some(pages * 4096)
}

#[cfg(target_family = "wasm")]
pub fn taken() -> Option<u64> {
    Some(core::arch::wasm32::memory_size(0) as u64 * 65536)
}

#[cfg(not(any(target_os = "linux", target_family = "wasm")))]
pub fn taken() -> Option<u64> {
    None
}
