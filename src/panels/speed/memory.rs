//! How much memory the program takes, where that can be known.

/// Bytes that the program has in memory now.
#[cfg(target_os = "linux")]
pub fn taken() -> Option<u64> {
    let about = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = about.split_whitespace().nth(1)?.parse().ok()?;
    // The kernel counts in its own pages; all that this game is built for have these.
    Some(pages * 4096)
}

/// Bytes of the page's memory.
#[cfg(target_family = "wasm")]
pub fn taken() -> Option<u64> {
    Some(core::arch::wasm32::memory_size(0) as u64 * 65536)
}

/// Elsewhere it is not known.
#[cfg(not(any(target_os = "linux", target_family = "wasm")))]
pub fn taken() -> Option<u64> {
    None
}
